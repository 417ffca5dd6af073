/** Where each call that begins tells all tabs and islands of the site: only the newest may be heard. */
export const openCallChannel = () => new BroadcastChannel("call");
