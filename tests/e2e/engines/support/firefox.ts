import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserOptions, KEYS } from "./browser.ts";

/** A running Firefox, for any number of visitors. */
export interface Firefox {
  /** The context of a visitor with nothing stored. */
  newBrowser(width: number, height: number): Promise<Browser>;
  quit(): Promise<void>;
}

/** Starts a stock Firefox without a window, which speaks WebDriver BiDi itself. */
export async function startFirefox(
  program: string,
  {
    reducedMotion = false,
    javaScript = true,
  }: Pick<BrowserOptions, "reducedMotion" | "javaScript">,
): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  await writeFile(
    join(profile, "user.js"),
    Object.entries({
      "javascript.enabled": javaScript,
      "ui.prefersReducedMotion": Number(reducedMotion),
      "app.update.auto": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      "network.captive-portal-service.enabled": false,
      "network.connectivity-service.enabled": false,
      "remote.prefs.recommended": true,
    })
      .map(([name, value]) => `user_pref("${name}", ${String(value)});\n`)
      .join(""),
  );
  const child = spawn(
    program,
    ["--headless", "--no-remote", "--remote-debugging-port=0"].concat(
      "--profile",
      profile,
      "about:blank",
    ),
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const gone = once(child, "exit");
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    child.stderr.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(printed);
      if (found?.[1]) resolve(found[1]);
    });
    gone.then(
      () => reject(new Error(`Firefox did not start: ${printed}`)),
      reject,
    );
  });
  const { send, close } = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });

  return {
    async newBrowser(width, height) {
      const { userContext } = await send("browser.createUserContext");
      const type = "tab";
      const tab = await send("browsingContext.create", { type, userContext });
      const browser = browserOf(send, tab.context, async () => {
        await send("browser.removeUserContext", { userContext });
      });
      await browser.resize(width, height);
      return browser;
    },
    async quit() {
      await send("browser.close");
      close();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param context a tab, as the protocol names it */
function browserOf(
  send: Connection["send"],
  context: unknown,
  close: () => Promise<void>,
): Browser {
  const resize = async (width: number, height: number) => {
    const viewport = { width, height };
    await send("browsingContext.setViewport", { context, viewport });
  };
  const traverse = async (delta: number) =>
    void (await send("browsingContext.traverseHistory", { context, delta }));
  const pointer = async (...actions: object[]) =>
    void (await send("input.performActions", {
      context,
      actions: [{ type: "pointer", id: "mouse", actions }],
    }));
  const keys = async (text: string) =>
    void (await send("input.performActions", {
      context,
      actions: [
        {
          type: "key",
          id: "keyboard",
          actions: [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    }));
  const moveTo = (x: number, y: number) => ({
    type: "pointerMove",
    x: Math.round(x),
    y: Math.round(y),
  });

  return {
    name: "firefox",
    resize,
    close,
    open: async (url) =>
      void (await send("browsingContext.navigate", {
        context,
        url,
        wait: "complete",
      })),
    back: () => traverse(-1),
    forward: () => traverse(1),
    reload: async () =>
      void (await send("browsingContext.reload", {
        context,
        wait: "complete",
      })),
    async evaluate(expression) {
      const answer = await send("script.callFunction", {
        // Without JavaScript in the page, its promises stay pending: no other caller waits for one.
        functionDeclaration: `() => {
          const value = ${expression};
          return value instanceof Promise
            ? value.then(JSON.stringify)
            : JSON.stringify(value);
        }`,
        awaitPromise: true,
        target: { context },
        userActivation: false,
      });
      if (answer.type === "exception")
        throw new Error(JSON.stringify(answer.exceptionDetails));
      // A string, or nothing where the value was undefined.
      const { value } = answer.result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    click: (x, y) =>
      pointer(
        moveTo(x, y),
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ),
    move: (x, y) => pointer(moveTo(x, y)),
    press: (key) => keys(KEYS[key]),
    type: keys,
    async screenshot() {
      const { data } = await send("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(String(data), "base64");
    },
  };
}

type Answer = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
}

interface Connection {
  /** Sends a command. @throws the browser's error */
  send(method: string, params?: object): Promise<Answer>;
  close(): void;
}

/** Speaks WebDriver BiDi (w3.org/TR/webdriver-bidi) over a WebSocket. */
async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return {
    async send(method, params = {}) {
      const id = ++last;
      const answer = new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
      });
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answer;
      if (type === "error")
        throw new Error(`${method}: ${error ?? ""}: ${message ?? ""}`);
      return result ?? {};
    },
    close: () => socket.close(),
  };
}
