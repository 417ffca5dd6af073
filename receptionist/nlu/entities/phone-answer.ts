import type { ExpectedSlot, Slots } from "../../types.ts";
import {
  findLoosePhone,
  findPhone,
  type FoundPhone,
  isPutRight,
} from "./phone.ts";

/** Digits that are an attempt at a phone number: fewer where one was asked for. */
const MIN_DIGITS = { asked: 3, unasked: 7 } as const;

/** "It ends in 456": the digits at the end of a number that was given are put right. */
function endIn(text: string, phone = ""): FoundPhone | undefined {
  const end =
    /\b(?:ends? (?:in|with)|(?:last|final) (?:\w+ )?(?:digits?|numbers?|bit|part) (?:is|are|should be|was))((?: (?:\d+|oh?|double|triple|treble))+)/.exec(
      text,
    )?.[1];
  const digits = end && findPhone(end.trim(), 1)?.digits;
  const found = digits && findPhone(phone.slice(0, -digits.length) + digits);
  return found && found.valid ? { ...found, rest: "" } : undefined;
}

/** The phone number in an utterance, or what was given of it, by what was asked. */
export function phoneIn(
  text: string,
  {
    asks,
    digits,
    agreed,
  }: {
    readonly asks: ExpectedSlot;
    readonly digits?: string | undefined;
    readonly agreed?: Slots | undefined;
  },
): FoundPhone | undefined {
  const end = asks === "confirm" ? endIn(text, agreed?.phone) : undefined;
  if (end) return end;
  if (asks !== "phone") return findPhone(text, MIN_DIGITS.unasked);
  const alone =
    (isPutRight(text) && findLoosePhone(text)) ||
    findPhone(text, MIN_DIGITS.asked);
  // Digits go on from those before, unless these are a whole number again, or begin one.
  if (alone?.valid) return alone;
  const joined = digits ? findPhone(`${digits} ${text}`, 1) : undefined;
  const whole = joined?.valid ? joined : findLoosePhone(text);
  if (whole || !digits) return whole ?? alone;
  return alone?.digits.startsWith("0") ? alone : (joined ?? alone);
}
