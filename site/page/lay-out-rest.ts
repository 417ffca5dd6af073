const root = document.documentElement;

/** How long it waits for the page to load, in milliseconds: a font may never come. */
const MAX_WAIT = 3000;

const loaded = async () => {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve));
  await document.fonts.ready;
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a browser may be busy before it goes on all the same, in milliseconds. */
const MAX_BUSY = 1000;

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  "requestIdleCallback" in window
    ? new Promise<unknown>((resolve) =>
        requestIdleCallback(resolve, { timeout: MAX_BUSY }),
      )
    : sleep(50);

/**
 * Lays out what head.ts left for later, one section per idle moment, so that no tap waits long. Until then
 * the scroll bar is an estimate, and `innerText`, which readers and assistants use, lacks what is far below.
 */
export async function layOutRest(): Promise<void> {
  if (!("deferred" in root.dataset)) return;
  await Promise.race([loaded(), sleep(MAX_WAIT)]);
  for (const part of document.querySelectorAll<HTMLElement>(
    "main > section, body > footer",
  )) {
    await idle();
    part.dataset.laidOut = "";
  }
  await idle();
  delete root.dataset.deferred;
}
