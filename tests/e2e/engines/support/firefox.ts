import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserOptions, KEYS } from "./browser.ts";
import { connect } from "./bidi.ts";

/** A stock Firefox without a window, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(
  program: string,
  options: BrowserOptions,
): Promise<Browser> {
  const { reducedMotion = false, javaScript = true } = options;
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
  const tree = await send("browsingContext.getTree", { maxDepth: 0 });
  // As the protocol has it; a browser starts with one tab.
  const [tab] = tree.contexts as { context: string }[];
  const context = tab?.context;

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
  await resize(options.width, options.height);

  return {
    name: "firefox",
    resize,
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
        // Without JavaScript in the page, its promises stay as they are: nothing else waits for one.
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
    async close() {
      await send("browser.close");
      close();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
