import { describe, expect, test } from "vitest";
import type { Reply } from "./types.ts";
import { BOOKING, effects, last, said, talk } from "./testing/talk.ts";

test.each(["suicide", "stroke", "unconscious"])(
  "%s, in a single word, is asked about",
  (word) => {
    expect(said(last(word))).toMatch(/999.*Is this an emergency now/);
    expect(effects(word, "yes")).toMatchObject([{ name: "emergency" }]);
  },
);

test("a word that tells of nothing is not", () => {
  expect(last("book", "purple").asks).toBe("day");
  expect(said(last("book", "purple"))).not.toContain("999");
});

describe("an emergency comes first", () => {
  test.each([[], ["book"], BOOKING, ["cancel my appointment", "Friday"]])(
    "after %j",
    (...before) => {
      const reply = last(
        ...before,
        "my husband has chest pain and can't breathe",
      );
      expect(reply.understood.intent).toBe("emergency");
      const text = said(reply);
      expect(reply.effects).toEqual([
        { name: "emergency", number: "999", text },
      ]);
      expect(text).toContain("999");
    },
  );

  test("and is told once more unless the caller wants something else", () => {
    const alone = "I'm all on my own here";
    const replies = talk("I've got chest pain", alone, alone);
    const text = said(last("I've got chest pain"));
    const alarm = { name: "emergency", number: "999", text };
    expect(replies.map((reply) => reply.effects)).toEqual([
      [alarm],
      [alarm],
      [],
    ]);
    expect(last("I've got chest pain", "do you have parking").effects).toEqual([
      expect.objectContaining({ name: "answered" }),
    ]);
  });

  test("medical advice is never given", () => {
    const reply = last("is this mole dangerous?");
    expect(reply.understood.intent).toBe("medical");
    expect(said(reply)).toContain("111");
  });
});

describe("in doubt whether it is an emergency", () => {
  const DOUBT = "my throat feels a bit funny";

  test("the receptionist gives both numbers and asks", () => {
    expect(last("book", DOUBT)).toMatchObject({
      say: [expect.stringMatching(/999.*111/), "Is this an emergency now?"],
      effects: [],
    });
  });

  test.each([
    ["yes", "999"],
    ["yes it's closing up", "999"],
    ["I'm not sure", "111"],
    ["it might be", "111"],
    ["maybe", "111"],
    ["I can't breathe", "999"],
  ])("%s leads to %s", (words, number) => {
    expect(effects("book", DOUBT, words)).toEqual([
      {
        name: "emergency",
        number,
        text: expect.stringContaining(`call ${number}`),
      },
    ]);
  });

  test("the same complaint again leads to a number", () => {
    expect(effects("book", DOUBT, DOUBT)).toEqual([
      {
        name: "emergency",
        number: expect.stringMatching(/^(?:999|111)$/),
        text: expect.stringMatching(/call (?:999|111) now/),
      },
    ]);
  });

  test("a no goes on with what was said before", () => {
    expect(last("book", DOUBT).state.doubt).toBe(DOUBT);
    const reply = last("book", DOUBT, "no");
    expect(reply).toMatchObject({ asks: "day", effects: [] });
    expect(reply.state.doubt).toBeUndefined();
  });

  test("any other answer is taken with what was said before", () => {
    expect(last("book", DOUBT, "Friday at three").state.slots).toMatchObject({
      day: "2026-03-13",
      time: "15:00",
    });
  });
});

describe("despair and violence have words of their own", () => {
  test.each([
    ["I don't want to be here any more", "mind", "116 123"],
    ["I'm depressed and I want to end it", "mind", "116 123"],
    ["I keep cutting myself and I can't stop", "mind", "option 2"],
    ["my husband hits me", "violence", "0808 2000 247"],
  ])("%s", (words, help, told) => {
    const reply = last(words);
    expect(reply.effects).toMatchObject([{ name: "emergency", help }]);
    expect(said(reply)).toContain(told);
    expect(said(reply)).toContain("999");
  });
});

describe("calm", () => {
  test.each([
    "My mum's got an appointment tomorrow but I don't know what time, can you tell me?",
    "my daughter doesn't know what to say at the dentist",
    "We've lost our receptionist and I'm drowning",
    "We've got two receptionists and they're drowning on Monday mornings",
    "I had Botox with you on Friday and now one of my eyelids is drooping",
    "I nearly passed out when I saw the price",
    "my face is numb from yesterday's injection, is that normal?",
    "lip filler on Friday and one side's gone lumpy",
    "I need stitches taking out",
  ])("%s", (words) => {
    expect(last(words).understood.intent).not.toBe("emergency");
  });

  const PARTS = "lip chin eyebrow underarm leg back tooth cheek chest".split(
    " ",
  );
  const KINDS =
    "filler wax laser whitening peel massage botox tightening extraction".split(
      " ",
    );
  const WAYS = ["X", "X please", "do you do X", "how much is X", "I want X"];

  test("treatments of every part of the body are wishes", () => {
    const alarms = PARTS.flatMap((part) =>
      KINDS.flatMap((kind) =>
        WAYS.map((way) => way.replace("X", `${part} ${kind}`)),
      ),
    ).filter((words) => isAlarm(last(words)));
    expect(alarms).toEqual([]);
  });

  test("mild complaints are offered an appointment", () => {
    const COMPLAINTS =
      "headache,stiff neck,sore throat,cough,cold,toothache,sore knee,rash,tummy ache,earache,runny nose,bad back".split(
        ",",
      );
    const SAYS = [
      "bit of a X",
      "I've got a X",
      "my son has a X",
      "a slight X",
      "X",
      "it's for a X",
    ];
    const alarms = COMPLAINTS.flatMap((complaint) =>
      SAYS.map((way) => way.replace("X", complaint)),
    ).filter((words) => isAlarm(last(words)));
    expect(alarms).toEqual([]);
  });

  test.each([
    "",
    "um",
    "...",
    "I think",
    "Friday, I think",
    "and my son",
    "Здравствуйте",
    "I'm tired",
    "a sore tooth",
    "I had a stroke last year",
    "you nearly gave me a heart attack",
    "I'm dying to see the dentist",
    "our phones are dying on us",
    "what do you do if a patient has chest pain",
    "do you run first aid courses",
  ])("%j is no emergency, at any question", (words) => {
    const before = [
      [],
      ["book"],
      ["book", "Thursday"],
      ["book", "Thursday at 3"],
      BOOKING,
    ];
    for (const lines of before)
      expect(isAlarm(last(...lines, words)), lines.join()).toBe(false);
  });

  test("who is in pain is offered the first time, and told of 111", () => {
    const reply = last("my tooth hurts");
    expect(said(reply)).toMatch(/111.*today|111.*11th of March/);
    expect(last("my tooth hurts", "yes please").state.slots).toMatchObject({
      day: "2026-03-11",
      time: "10:15",
    });
    expect(last("my tooth hurts", "Friday").state.slots.day).toBe("2026-03-13");
  });
});

const isAlarm = ({ effects: all, state }: Reply): boolean =>
  all.some(({ name }) => name === "emergency") || state.doubt !== undefined;

test.each([
  "I have taken an overdose on purpose",
  "she's taken an overdose",
  "I've swallowed two packets of paracetamol",
  "I'm standing on the bridge and want it to end",
  "I'm by the train tracks and going to end it",
])(
  "a life in danger is told 999 first, and then the Samaritans: %s",
  (words) => {
    const reply = last(words);
    expect(reply.effects).toMatchObject([{ number: "999", help: "mind" }]);
    expect(said(reply)).toMatch(/^Call 999 now\. .*Samaritans/);
  },
);

describe("after an alarm", () => {
  test.each([
    "he's fine but he can't stand up",
    "it's only getting worse",
    "no no no please help me",
    "I'm okay I just feel sleepy",
  ])("%s does not end it", (words) => {
    expect(
      said(last("my dad has chest pain and is all grey", words)),
    ).not.toContain("misheard");
  });

  test("a whole denial ends it", () => {
    const words = "oh no love I'm all right it's only a bruise";
    expect(said(last("I want to die", words))).toMatch(/misheard/);
  });
});

describe("what was asked in the words that alarmed", () => {
  const WORDS = "where do I park, my chest feels tight and I can't breathe";

  test.each(["Carry on", "no no I'm quite all right, it was only an example"])(
    "is answered after %s",
    (words) => {
      expect(said(last(WORDS, words))).toMatch(/bays/);
    },
  );

  test("is booked only once the alarm is denied", () => {
    const wish = "a check-up on Friday, I can't breathe";
    expect(last(wish, "Carry on").state.task).toBeUndefined();
    expect(last(wish, "it's not an emergency").asks).toBe("time");
  });
});

test.each([
  ["what if she only said an ache down her arm and chest pain", false],
  ["they told one of my patients with chest pain to wait, would you", false],
  ["I've got chest pain", true],
  ["can you help my husband, he has chest pain", true],
])("an owner's “%s” raises an alarm: %s", (words, isRaised) => {
  const { effects: all } = last("I run a dental practice", words);
  expect(all.some(({ name }) => name === "emergency")).toBe(isRaised);
});

test("her chip “Carry on” goes on to the question at hand", () => {
  const reply = last("book a check-up", "I've got chest pain", "Carry on");
  expect(reply).toMatchObject({ asks: "day", effects: [] });
});

test("who asks of callers is answered, and told of no number", () => {
  const words = "what about somebody who rings with chest pain";
  expect(last(words).effects).not.toContainEqual(
    expect.objectContaining({ name: "emergency" }),
  );
});
