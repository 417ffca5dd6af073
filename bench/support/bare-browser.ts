import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";
import { launchChromium } from "./chromium.ts";

/** What the DevTools protocol takes and gives: https://chromedevtools.github.io/devtools-protocol/ */
type Values = Readonly<Record<string, unknown>>;

/** A page that nothing listens to: only what it is told and asked goes over the line. */
export interface BarePage {
  send(method: string, params?: Values): Promise<Values>;
  /**
   * Calls a function in the page, as `callText` does.
   *
   * @throws {Error} when it throws
   */
  call<In extends readonly unknown[], Out>(
    work: (...args: In) => Out,
    ...args: In
  ): Promise<Awaited<Out>>;
  /** Asks every 50 ms. @throws {Error} when it does not hold within half a minute */
  waitFor(holds: () => boolean): Promise<void>;
  close(): Promise<void>;
}

interface BareBrowser {
  /** A page of its own profile. */
  open(): Promise<BarePage>;
  close(): Promise<void>;
}

/** A call as text. A function among what it takes is sent as its own text, all else as JSON. */
export const callText = <In extends readonly unknown[]>(
  work: (...args: In) => unknown,
  ...args: In
): string => {
  const texts = args.map((arg) =>
    typeof arg === "function" ? String(arg) : JSON.stringify(arg),
  );
  return `(${String(work)})(${texts.join()})`;
};

interface Answer {
  readonly id?: number;
  readonly result?: Values;
  readonly error?: { readonly message: string };
}

/**
 * The browser of the journeys without what watches a page for them. With the protocol's `Runtime`
 * domain, which every test library enables, V8 notes the positions of all that it evaluates: React's
 * module takes ten times as long as in a visitor's browser.
 */
export async function launchBare(): Promise<BareBrowser> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const about = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await about.json()) as {
    readonly webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");

  const waiting = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });

  async function send(method: string, params: Values, sessionId?: string) {
    const id = (sent += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  }

  return {
    async open() {
      const { browserContextId } = await send(
        "Target.createBrowserContext",
        {},
      );
      const { targetId } = await send("Target.createTarget", {
        url: "about:blank",
        browserContextId,
      });
      const { sessionId } = await send("Target.attachToTarget", {
        targetId,
        flatten: true,
      });
      return pageOf(
        (method, params = {}) => send(method, params, String(sessionId)),
        async () => {
          await send("Target.disposeBrowserContext", { browserContextId });
        },
      );
    },
    close: () => browser.close(),
  };
}

function pageOf(send: BarePage["send"], close: BarePage["close"]): BarePage {
  const call = async <In extends readonly unknown[], Out>(
    work: (...args: In) => Out,
    ...args: In
  ): Promise<Awaited<Out>> => {
    const { result, exceptionDetails } = (await send("Runtime.evaluate", {
      expression: callText(work, ...args),
      awaitPromise: true,
      returnByValue: true,
    })) as {
      readonly result: { readonly value: Awaited<Out> };
      readonly exceptionDetails?: {
        readonly exception: { readonly description: string };
      };
    };
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception.description);
    return result.value;
  };
  return {
    send,
    call,
    async waitFor(holds) {
      for (let tries = 0; tries < 600; tries += 1) {
        if (await call(holds)) return;
        await sleep(50);
      }
      throw new Error(`Never so: ${String(holds)}`);
    },
    close,
  };
}
