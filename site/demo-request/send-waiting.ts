// Every page sends what waits: at once, when the network or the visitor comes back, and now and then.

import { sendWaiting } from "./outbox.ts";

/** In milliseconds. */
const TRY_EVERY = 30_000;

const send = () => void sendWaiting();

send();
addEventListener("online", () => void sendWaiting(true));
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") send();
});
setInterval(send, TRY_EVERY);
