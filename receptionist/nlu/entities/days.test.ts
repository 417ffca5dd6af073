import { describe, expect, test } from "vitest";
import { NO_SUCH_DAY } from "./day-names.ts";
import { findDays } from "./days.ts";
import { chosen } from "./entity.ts";
import { inDigits } from "./numbers.ts";
import { plain } from "../normalise.ts";

// A Wednesday.
const TODAY = "2026-03-11";

function dayIn(words: string, asked = false) {
  const text = inDigits(plain(words));
  const { mentions, rest } = findDays(text, TODAY, asked);
  return chosen(
    rest,
    mentions.filter(({ out }) => !out),
  );
}

describe("a day in British speech", () => {
  test.each([
    ["Thursday", "2026-03-12"],
    ["on thursdy please", "2026-03-12"],
    ["this Wednesday", "2026-03-11"],
    ["next Thursday", "2026-03-19"],
    ["Thursday next week", "2026-03-19"],
    ["the first Monday afternoon slot", "2026-03-16"],
    ["Monday the 23rd, afternoon", "2026-03-23"],
    ["Monday the twenty third half nine", "2026-03-23"],
    ["Thursday it's the Friday hen the thirteenth", "2026-03-13"],
    ["Tuesday the twenty fourth half past nine", "2026-03-24"],
    ["not this Friday the other one after", "2026-03-20"],
    ["Thursday not this week's the one following", "2026-03-19"],
    ["it can't be this Friday it'd have to be the one after", "2026-03-20"],
    ["it's Wednesday today so could I come Friday", "2026-03-13"],
    ["my grandson Mondays and Tuesdays so not those, Thursday", "2026-03-12"],
    ["the wedding's on the 18th of April so three weeks before", "2026-03-28"],
    ["two days after the 20th", "2026-03-20"],
    ["the week of the 16th, the Thursday that week", "2026-03-19"],
    ["the first slot on the 20th of April", "2026-04-20"],
    ["the first Monday in April", "2026-04-06"],
    ["second tuesday of next month", "2026-04-14"],
    ["the last Friday of March", "2026-03-27"],
    ["the last day of March", "2026-03-31"],
    ["the third Tuesday of this month", "2026-03-17"],
    ["a Thursday in April", "2026-04-02"],
    ["Monday in a fortnight", "2026-03-23"],
    ["Tuesday week", "2026-03-24"],
    ["a week on Tuesday", "2026-03-24"],
    ["tomorrow week", "2026-03-19"],
    ["a week today", "2026-03-18"],
    ["Monday fortnight", "2026-03-30"],
    ["two weeks on Thursday", "2026-03-26"],
    ["in a fortnight's time", "2026-03-25"],
    ["in three days' time", "2026-03-14"],
    ["a month from now", "2026-04-11"],
    ["the Thursday after next", "2026-03-19"],
    ["today", "2026-03-11"],
    ["this afternoon", "2026-03-11"],
    ["tmrw", "2026-03-12"],
    ["the day after tomorrow", "2026-03-13"],
    ["yesterday", "2026-03-10"],
    ["last Thursday", "2026-03-05"],
    ["the thirtieth", "2026-03-30"],
    ["oh of course, Thursday the second then", "2026-04-02"],
    ["Thursday'd be fine", "2026-03-12"],
    ["the twenty-first of April", "2026-04-21"],
    ["March the 12th", "2026-03-12"],
    ["Thursday the 12th of March", "2026-03-12"],
    ["Thursday, March 12", "2026-03-12"],
    ["the first of May", "2026-05-01"],
    ["tenth of March", "2027-03-10"],
    ["12/3", "2026-03-12"],
    ["2026-03-12", "2026-03-12"],
    ["12.3.26", "2026-03-12"],
    ["the 5th of next month", "2026-04-05"],
    ["Good Friday", "2026-04-03"],
    ["Boxing Day", "2026-12-26"],
    ["New Year's Day", "2027-01-01"],
    ["Thursday, no sorry, Friday", "2026-03-13"],
    ["Thursday or Friday", "2026-03-12"],
    ["Friday not Thursday", "2026-03-13"],
    ["not this coming Friday, the Friday after", "2026-03-20"],
    ["the 14th of April, so the day after, the fifteenth", "2026-04-15"],
    ["I'm in Spain till the 24th so the Friday after", "2026-03-27"],
    ["Monday's no good, Tuesday", "2026-03-17"],
    ["the 31st of June", NO_SUCH_DAY],
    ["Tuesday the seventh", "2026-04-07"],
    ["Tuesday would be fine, Tuesday the seventh", "2026-04-07"],
    ["Friday the 12th", "2026-03-12~5"],
    ["It's my birthday on Friday, so the Monday", "2026-03-16"],
    // In a story a day is no wish.
    ["Saturday's when I did it, I want Thursday", "2026-03-12"],
    [
      "I had a filling done on Monday and it's out, is Friday free",
      "2026-03-13",
    ],
    ["I twisted my knee and need Saturday", "2026-03-14"],
    ["I fancied Saturday", "2026-03-14"],
  ])("%s", (words, day) => {
    expect(dayIn(words)).toBe(day);
  });

  test.each([
    // A day is mentioned, and not wanted.
    "my wedding's on the twenty first",
    "the kids are off school for Easter",
    "in the second week",
    "we fly out on the 25th",
    "I'm away from the 18th",
    "it's been hurting since Saturday",
    "I was in last Tuesday",
    "I saw the dentist last Thursday",
    "it's my birthday on Friday so not then",
    "I ricked my neck painting the ceiling on Saturday",
    "the first one that's free",
    "text me a week before",
    "any day bar Wednesday",
    // No day is named.
    "half two",
    "do you answer 24/7",
    "may I book",
    "may 2 people come",
    "first thing",
    "the second one",
    "for the second time",
    "next week",
    "07700 900123",
    "2.30",
    "give me a second",
    "we got wed last year",
    "my date of birth is the fourth of May",
  ])("%s gives no day", (words) => {
    expect(dayIn(words)).toBeUndefined();
  });

  test.each([
    ["Friday the eighth", "2026-05-01", "2026-05-08"],
    ["the Wednesday that week", "2026-04-13", "2026-04-15"],
    ["that same week, the Friday", "2026-04-13", "2026-04-17"],
    ["same day the week after'd do", "2026-03-18", "2026-03-25"],
  ])("%s, once %s was named", (words, named, day) => {
    const text = inDigits(plain(words));
    const { mentions } = findDays(text, TODAY, false, named);
    expect(chosen(text, mentions)).toBe(day);
  });

  test("a bare number is a date only where a day was asked for", () => {
    expect(dayIn("12")).toBeUndefined();
    expect(dayIn("the 12", true)).toBe("2026-03-12");
    expect(dayIn("ah, the 26, so it is Thursday", true)).toBe("2026-03-26");
    expect(dayIn("the 26 of April", true)).toBe("2026-04-26");
    expect(dayIn("twelve", true)).toBe("2026-03-12");
  });
});
