// Every page sends waiting requests: at once, when the network comes back, and at times, with longer and longer pauses.

import { sendWaiting } from "./outbox.ts";

const TRY_EVERY_MS = 30_000;

const send = () => void sendWaiting();
const sendEarly = () => void sendWaiting({ early: true });

sendEarly();
addEventListener("online", sendEarly);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") send();
});
setInterval(send, TRY_EVERY_MS);
