import { expect, type Page, type Route } from "@playwright/test";
import { expectPhase, press } from "./call.ts";
import {
  type CallBehaviour,
  callMachine,
  type CallRecord,
} from "./call-machine.ts";
import { watchMedia } from "./media-watch.ts";
import { hydrated } from "./test.ts";

/** How the provider behaves, by default correctly. */
interface ProviderOptions extends CallBehaviour {
  /** The answer to a request for a call. A held one waits for `release()`. */
  readonly call?: "created" | "held" | keyof typeof REFUSALS | "unreachable";
  /** The answer to the browser's request for the transport's code. */
  readonly bundle?: "served" | "refused";
}

interface CallRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const API = "https://api.vapi.ai/call/web";
const BUNDLES = "https://c.daily.co/call-machine/versioned/";

// Both hosts let every origin read their answers.
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "GET, POST",
};

const REFUSALS = {
  unauthorised: {
    message:
      "Invalid Key. Hot tip, you may be using the private key instead of the public key, or vice versa.",
    error: "Unauthorized",
    statusCode: 401,
  },
  failing: { message: "Internal server error", statusCode: 500 },
} as const;

function createdCall() {
  const callUrl = `https://vapi.daily.co/${crypto.randomUUID()}`;
  return {
    id: crypto.randomUUID(),
    type: "webCall",
    status: "queued",
    createdAt: new Date(),
    webCallUrl: callUrl,
    transport: { provider: "daily", callUrl },
  };
}

/**
 * Stands in for the voice provider: its network, and the far end of its calls. The provider's own code runs
 * unmodified, and the page reaches nothing outside this machine. To be called before the page is opened.
 *
 * The far end's actions wait until the last call has progressed far enough, and fail if it doesn't.
 */
async function startProvider(page: Page, initial: ProviderOptions) {
  let options = initial;
  const requests: CallRequest[] = [];
  const strays: string[] = [];
  let bundles = 0;
  let held = Promise.withResolvers<void>();

  async function answerCall(route: Route): Promise<void> {
    const request = route.request();
    const body = request.postDataJSON() as unknown;
    requests.push({ headers: await request.allHeaders(), body });
    if (options.call === "held") await held.promise;
    const { call } = options;
    if (call === "unreachable") return route.abort("connectionrefused");
    const refusal =
      call === "unauthorised" || call === "failing"
        ? REFUSALS[call]
        : undefined;
    return route.fulfill({
      status: refusal?.statusCode ?? 201,
      headers: CORS,
      json: refusal ?? createdCall(),
    });
  }

  async function answerBundle(route: Route): Promise<void> {
    bundles += 1;
    if (options.bundle === "refused") return route.abort("connectionrefused");
    return route.fulfill({
      headers: CORS,
      contentType: "text/javascript",
      body: `(${String(callMachine)})(${JSON.stringify(options)});`,
    });
  }

  await page.route(
    ({ protocol, hostname }) =>
      protocol.startsWith("http") && hostname !== "127.0.0.1",
    (route) => {
      const url = route.request().url();
      if (url.startsWith(BUNDLES)) return answerBundle(route);
      if (url === API)
        return route.request().method() === "OPTIONS"
          ? route.fulfill({ status: 204, headers: CORS })
          : answerCall(route);
      strays.push(url);
      return route.abort("blockedbyclient");
    },
  );

  /** Every call since the page was opened, oldest first. */
  const calls = (): Promise<CallRecord[]> =>
    page.evaluate(() => (window.__calls ?? []).map((one) => one.record()));

  const reach = (stage: CallRecord["stage"]) =>
    expect
      .poll(async () => (await calls()).at(-1)?.stage, { intervals: [50] })
      .toBe(stage);

  /** The far end of the last call. */
  const last = () =>
    page.evaluateHandle(() => {
      const call = window.__calls?.at(-1);
      if (!call) throw new Error("No call reached the transport");
      return call;
    });

  async function joined() {
    await reach("joined");
    return last();
  }

  /** Passes an event of the room to the SDK unchanged. */
  const emit = async (action: string, event: object) =>
    (await joined()).evaluate((far, sent) => far.emit(sent), {
      action,
      ...event,
    });

  const app = (data: string) => emit("app-message", { data, fromId: "far" });
  const message = (body: object) => app(JSON.stringify(body));
  const call = async () => (await last()).evaluate((far) => far.record());
  const speak = async (level: number) =>
    (await joined()).evaluate((far, loud) => far.speak(loud), level);

  return {
    requests,
    /** How often the transport's code was requested. */
    bundles: () => bundles,
    /** The page's other requests to the outside. */
    strays,
    /** Lets the held answers go, by the options at that time. */
    release() {
      held.resolve();
      held = Promise.withResolvers<void>();
    },
    calls,
    call,
    /** Changes how the next requests and calls go. */
    set(changes: ProviderOptions): void {
      options = { ...options, ...changes };
    },
    joinAsked: () => reach("joining"),
    /** The assistant is ready (call-start, spec 4). */
    listening: () => app("listening"),
    /** The assistant calls one of its client-side tools. */
    tool: (name: string, given: object) =>
      message({
        type: "tool-calls",
        toolCallList: [{ id: "1", function: { name, arguments: given } }],
      }),
    transcript: (role: "assistant" | "user", text: string, final = true) =>
      message({
        type: "transcript",
        role,
        transcriptType: final ? "final" : "partial",
        transcript: text,
      }),
    /** The assistant's sound, as the root mean square of its samples: 0.15 is the loudest that the SDK tells apart. */
    speak,
    silence: () => speak(0),
    /** The provider says why a call is over, before the room closes. */
    statusEnded: (endedReason: string) =>
      message({ type: "status-update", status: "ended", endedReason }),
    /** A fatal error of the room, which "ejected" is at a normal end, too. */
    roomError: async (type: string, text: string) =>
      (await last()).evaluate((far, given) => far.throwOut(...given), [
        type,
        text,
      ] as const),
    assistantLeaves: async () =>
      (await joined()).evaluate((far) => far.assistantLeaves()),
    /** The transport reports a refused microphone, or a camera, which only calls with video need. */
    refused: (media: "audio" | "video") =>
      emit("camera-error", {
        errorMsg: {
          errorMsg: "Denied",
          audioOk: media !== "audio",
          videoOk: media !== "video",
        },
        error: {
          type: "permissions",
          msg: "Denied",
          blockedBy: "user",
          blockedMedia: [media],
        },
      }),
    /** In the middle of a call: the call library says so, and the SDK switches the microphone on. */
    noiseCancellationBreaks: () =>
      emit("nonfatal-error", {
        type: "audio-processor-error",
        errorMsg: "The noise cancellation stopped",
      }),
    network: (event: "interrupted" | "connected") =>
      emit("network-connection", { type: "signaling", event }),
    /** The page's messages to the far end in the last call, with JSON parsed. */
    sent: async (): Promise<unknown[]> =>
      (await call()).sent.map((text) =>
        text.startsWith("{") ? (JSON.parse(text) as unknown) : text,
      ),
  };
}

/** A page of the site, with the provider's stand-in behind it. */
export async function open(
  page: Page,
  options: ProviderOptions = {},
  path = "/",
) {
  const media = await watchMedia(page);
  const provider = await startProvider(page, options);
  await page.goto(path);
  await hydrated(page);
  return {
    ...provider,
    microphones: media.microphones,
    async connect() {
      await press(page);
      await provider.listening();
      await expectPhase(page, "in-call");
    },
    nothingLeft: () =>
      expect
        .poll(media.leftovers)
        .toEqual({ microphones: 0, audioContexts: 0, audioElements: 0 }),
  };
}
