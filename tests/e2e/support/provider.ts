import { expect, type Page } from "@playwright/test";
import type { Call, CallRecord } from "./call-protocol.ts";
import { interceptProvider, type ProviderOptions } from "./provider-network.ts";

export type Provider = Awaited<ReturnType<typeof startProvider>>;

/**
 * Stands in for the voice provider: its network, and the far end of its calls. The provider's own code runs
 * unmodified, and the page reaches nothing outside this machine. To be called before the page is opened.
 *
 * The far end's actions wait until the last call has progressed far enough, and fail if it doesn't.
 */
export async function startProvider(page: Page, initial: ProviderOptions = {}) {
  let options = initial;
  const network = await interceptProvider(page, () => options);

  /** Every call since the page was opened, oldest first. */
  const calls = (): Promise<CallRecord[]> =>
    page.evaluate(() => (window.__calls ?? []).map((one) => one.record()));

  async function call(): Promise<CallRecord> {
    const last = (await calls()).at(-1);
    if (!last) throw new Error("No call reached the transport");
    return last;
  }

  async function reach(stage: "joinAskedAt" | "joinedAt"): Promise<void> {
    const reached = async () => {
      const last = (await calls()).at(-1);
      return last?.leftAt === 0 && last[stage] > 0;
    };
    await expect
      .poll(reached, { message: `the call reaches ${stage}`, intervals: [50] })
      .toBe(true);
  }

  async function steer<Name extends keyof Call>(
    stage: "joinAskedAt" | "joinedAt",
    name: Name,
    ...values: Parameters<Call[Name]>
  ): Promise<void> {
    await reach(stage);
    await page.evaluate(
      ([method, given]) => {
        const last = window.__calls?.at(-1);
        // The signature above pairs every method with its own parameters.
        (last?.[method] as ((...all: unknown[]) => void) | undefined)?.(
          ...given,
        );
      },
      [name, values] as const,
    );
  }

  const app = (data: string) =>
    steer("joinedAt", "emit", { action: "app-message", data, fromId: "far" });
  const message = (body: object) => app(JSON.stringify(body));

  return {
    ...network,
    calls,
    call,
    /** Changes how the next requests and calls go. */
    set(changes: ProviderOptions): void {
      options = { ...options, ...changes };
    },
    joinAsked: () => reach("joinAskedAt"),
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
    speak: (level: number) => steer("joinedAt", "speak", level),
    silence: () => steer("joinedAt", "speak", 0),
    /** The provider says why a call is over, before the room closes. */
    statusEnded: (endedReason: string) =>
      message({ type: "status-update", status: "ended", endedReason }),
    /** The room closes at the far end: a normal end. */
    hangUp: () => steer("joinedAt", "throwOut", "ejected", "Meeting has ended"),
    assistantLeaves: () => steer("joinedAt", "assistantLeaves"),
    /** A fatal error of the room, during the join or in the call. */
    roomError: (type: string, text: string) =>
      steer("joinAskedAt", "throwOut", type, text),
    /** The camera alone, which only calls with video need. */
    cameraRefused: () =>
      steer("joinedAt", "emit", {
        action: "camera-error",
        errorMsg: { errorMsg: "Denied", audioOk: true, videoOk: false },
        error: {
          type: "permissions",
          msg: "Denied",
          blockedBy: "user",
          blockedMedia: ["video"],
        },
      }),
    /** In the middle of a call: the call library says so, and the SDK switches the microphone on. */
    noiseCancellationBreaks: () =>
      steer("joinedAt", "emit", {
        action: "nonfatal-error",
        type: "audio-processor-error",
        errorMsg: "The noise cancellation stopped",
      }),
    network: (event: "interrupted" | "connected") =>
      steer("joinedAt", "emit", {
        action: "network-connection",
        type: "signaling",
        event,
      }),
    /** The page's messages to the far end in the last call, with JSON parsed. */
    sent: async (): Promise<unknown[]> =>
      (await call()).sent.map((text) =>
        text.startsWith("{") ? (JSON.parse(text) as unknown) : text,
      ),
  };
}
