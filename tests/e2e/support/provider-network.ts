import type { Page, Route } from "@playwright/test";
import { callMachine } from "./call-machine.ts";
import type { CallBehaviour } from "./call-protocol.ts";

/** How the provider behaves, by default correctly. Anything held waits for `release()`. */
export interface ProviderOptions extends CallBehaviour {
  /** The answer to a request for a call. */
  readonly call?:
    "created" | "held" | "unauthorised" | "failing" | "unreachable";
  /** The answer to the browser's request for the transport's code. */
  readonly bundle?: "served" | "refused";
}

/** A request for a call. Times are in milliseconds since 1970. */
export interface CallRequest {
  /** 0 until it is answered. */
  answeredAt: number;
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

/** Answers for the provider's hosts, and keeps a page from everything else that is not on this machine. */
export async function interceptProvider(
  page: Page,
  options: () => ProviderOptions,
) {
  const requests: CallRequest[] = [];
  const bundles: number[] = [];
  const strays: string[] = [];
  let held = Promise.withResolvers<void>();

  async function answerCall(route: Route): Promise<void> {
    const request = {
      answeredAt: 0,
      headers: await route.request().allHeaders(),
      body: route.request().postDataJSON() as unknown,
    };
    requests.push(request);
    if (options().call === "held") await held.promise;
    request.answeredAt = Date.now();
    const { call } = options();
    if (call === "unreachable") {
      await route.abort("connectionrefused");
      return;
    }
    const refusal =
      call === "unauthorised" || call === "failing"
        ? REFUSALS[call]
        : undefined;
    await route.fulfill({
      status: refusal?.statusCode ?? 201,
      headers: CORS,
      json: refusal ?? createdCall(),
    });
  }

  async function answerBundle(route: Route): Promise<void> {
    bundles.push(Date.now());
    if (options().bundle === "refused") await route.abort("connectionrefused");
    else
      await route.fulfill({
        headers: CORS,
        contentType: "text/javascript",
        body: `(${String(callMachine)})(${JSON.stringify(options())});`,
      });
  }

  await page.route(
    ({ protocol, hostname }) =>
      protocol.startsWith("http") && hostname !== "127.0.0.1",
    async (route) => {
      const url = route.request().url();
      if (url === API && route.request().method() === "OPTIONS")
        await route.fulfill({ status: 204, headers: CORS });
      else if (url === API) await answerCall(route);
      else if (url.startsWith(BUNDLES)) await answerBundle(route);
      else {
        strays.push(url);
        await route.abort("blockedbyclient");
      }
    },
  );

  return {
    requests,
    /** When the transport's code was requested. */
    bundles,
    /** The page's other requests to the outside. */
    strays,
    /** Lets the held answers go, by the options at that time. */
    release() {
      held.resolve();
      held = Promise.withResolvers<void>();
    },
  };
}
