import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { callFailures, voice } from "../content/voice.ts";
import { CallButton } from "./call-button.tsx";
import { CallMessage } from "./call-message.tsx";
import { IDLE } from "./call-state.ts";
import { createVoiceSession } from "./session.ts";

const session = createVoiceSession({
  load: () => Promise.reject(new Error("nothing is loaded here")),
  report: () => undefined,
  onHandOver: () => undefined,
});

function built(unavailable: boolean): string {
  const call = { state: IDLE, session, place: "home", unavailable } as const;
  return renderToStaticMarkup(
    <>
      <CallButton {...call} />
      <CallMessage {...call} />
    </>,
  );
}

const [before = ""] = callFailures["not-configured"].split("{phone}");

test("only without an assistant to call, the page is built with a button that says so", () => {
  expect(built(true)).toContain('aria-disabled="true"');
  expect(built(true)).toContain(voice.idle);
  expect(built(true)).toContain(before);
  expect(built(false)).not.toContain("aria-disabled");
  expect(built(false)).not.toContain(before);
});
