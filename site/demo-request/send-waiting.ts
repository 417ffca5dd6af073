// Every page sends what waits: now, when the network is back, when the tab is looked at again, and now and then.

import { sendWaiting } from "./outbox.ts";

/** Pause between attempts while a page stays open, in milliseconds. */
const TRY_EVERY = 30_000;

const send = () => void sendWaiting();

send();
addEventListener("online", send);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") send();
});
setInterval(send, TRY_EVERY);
