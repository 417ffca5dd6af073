import {
  createOutbox,
  PREFIX,
  type Outbox,
  type OutboxOptions,
} from "./outbox.ts";
import { sendDemoRequest } from "./send-demo-request.ts";

/** Pause between attempts while a page stays open, in milliseconds. */
const TRY_EVERY = 30_000;

/** Tabs take turns with the browser's locks; where there are none, the server tells repeats by their key. */
async function alone(key: string, act: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return act();
  await navigator.locks.request(
    PREFIX + key,
    { ifAvailable: true },
    async (lock) => {
      if (lock) await act();
    },
  );
}

/** Stands in where even asking for the storage is an error. */
const NO_STORAGE: OutboxOptions["storage"] = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new Error("There is no storage");
  },
};

function browserStorage(): OutboxOptions["storage"] {
  try {
    return localStorage;
  } catch {
    return NO_STORAGE;
  }
}

let outbox: Outbox | undefined;

/** The outbox of this page, over the storage that all pages of the site share. */
export function browserOutbox(): Outbox {
  // Not before it is asked for: the form is rendered at build time too, where there is no storage.
  outbox ??= createOutbox({
    storage: browserStorage(),
    send: sendDemoRequest,
    alone,
    now: Date.now,
  });
  return outbox;
}

const sendWaiting = () => void browserOutbox().sendWaiting();

/** Sends what waits: now, when the network is back, when the tab is looked at again, and now and then. */
export function sendWaitingRequests(): void {
  sendWaiting();
  addEventListener("online", sendWaiting);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") sendWaiting();
  });
  setInterval(sendWaiting, TRY_EVERY);
}
