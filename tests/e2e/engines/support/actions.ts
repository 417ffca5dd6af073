import { voice } from "../../../../site/content/voice.ts";
import type { Visitor } from "./visitor.ts";

/** Runs in the page. */
export const phase = () =>
  document.querySelector<HTMLElement>("button[data-phase]")?.dataset.phase;

export async function call(visitor: Visitor): Promise<void> {
  await visitor.press("button", voice.idle);
  await visitor.sees("in-call", phase);
}

/** Types, and waits until the assistant begins to answer: a visitor may type on at any time. */
export async function ask(visitor: Visitor, words: string): Promise<void> {
  await visitor.fill("Type to Ellaira", words);
  await visitor.browser.press("Enter");
  await visitor.sees(
    true,
    (said) => {
      const turns = [
        ...document.querySelectorAll<HTMLElement>("[data-speaker]"),
      ];
      const mine = turns.findLastIndex(
        ({ dataset }) => dataset["speaker"] === "visitor",
      );
      return (
        turns[mine]?.textContent.includes(said) &&
        Boolean(turns[mine + 1]?.textContent)
      );
    },
    words,
  );
}

/** Everything of the form but the kind of practice. */
export async function fill(visitor: Visitor, name: string): Promise<void> {
  await visitor.fill("Full Name", name);
  await visitor.fill("Email Address", "zoe@clinic.example");
  await visitor.fill("Phone Number", "01632 960 123");
  await visitor.fill("Practice Name", "High Street Surgery");
}

export const send = (visitor: Visitor) =>
  visitor.press("button", "Request Your Demo", "#contact");
