/** Each call that begins announces itself here to all tabs and islands of the site: only the newest may be heard. */
export const openCallChannel = () => new BroadcastChannel("call");
