// Every page sends what waits: at once, when the network comes back, and now and then, with longer and longer pauses.

import { sendWaiting } from "./outbox.ts";

/** In milliseconds. */
const TRY_EVERY = 30_000;

const send = () => void sendWaiting();
const sendAnew = () => void sendWaiting({ anew: true });

sendAnew();
addEventListener("online", sendAnew);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") send();
});
setInterval(send, TRY_EVERY);
