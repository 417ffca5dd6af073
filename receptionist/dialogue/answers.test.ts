import { describe, expect, test } from "vitest";
import { HANDBOOK } from "../testing/handbook.ts";
import { BOOKING, effects, last, said, talk } from "../testing/talk.ts";

const answerOf = (id: string): string => {
  const { clinic, product } = HANDBOOK;
  const entry = [...clinic.entries, ...product.entries].find(
    (each) => each.id === id,
  );
  return typeof entry?.say === "string" ? entry.say : "";
};

describe("a question is answered from the handbook", () => {
  test.each([
    ["where can I leave the car", "parking"],
    ["how much do you charge a month", "price"],
    ["do you integrate with our crm", "crm"],
    ["are you a real machine", "who"],
    ["how does Ellaira handle emergencies", "emergencies"],
  ])("%s: %s", (words, id) => {
    const reply = last(words);
    expect(reply.understood.intent).toBe(id);
    expect(said(reply)).toBe(answerOf(id));
  });

  test("nothing is asked after it, but what was asked before", () => {
    expect(said(last("where do I park"))).not.toContain("How can I help");
    expect(said(last("book", "where do I park"))).toMatch(/Which day/);
  });

  test.each([
    "what time do you open on the 31st of February",
    "are you open on Monday the 12th of March",
  ])("the opening hours, on a day that there is not: %s", (words) => {
    expect(said(last(words))).toContain("Monday to Friday");
  });

  test("a plan's features, all of them", () => {
    for (const { name, features } of HANDBOOK.product.plans) {
      const reply = said(last(`what's in ${name}`)).toLowerCase();
      for (const feature of features)
        expect(reply).toContain(feature.toLowerCase());
    }
  });

  test.each(["do you sell houseplants", "what colour is the door"])(
    "what it does not hold is not made up: %s",
    (words) => {
      const reply = last(words);
      expect(reply.understood.intent).toBe("unknown");
      expect(said(reply)).toMatch(
        /don’t (?:know that|think we do that).*leave a note/,
      );
    },
  );
});

describe("a treatment", () => {
  test.each([
    ["how much is a check-up", "A check-up is £60, and takes 30 minutes."],
    ["what does a root canal cost", "from £450, and takes an hour and a half."],
    ["what is a root canal", "cleans and fills the inside of the tooth"],
    ["does a root canal hurt", "That’s one for the clinician."],
  ])("%s", (words, answer) => {
    const reply = last(words);
    expect(said(reply)).toContain(answer);
    expect(said(reply)).toContain("Shall I book one for you?");
  });

  test.each(["yes please", "book it"])("is booked after %s", (words) => {
    expect(last("how much is a check-up", words)).toMatchObject({
      asks: "day",
      state: { task: "book", slots: { treatment: "check-up" } },
    });
  });

  test("is not booked after a no", () => {
    const reply = last("how much is a check-up", "no thanks");
    expect(reply.state.task).toBeUndefined();
    expect(reply.effects).toEqual([]);
  });

  test.each(["lip filler please", "I need a root canal", "can I get fillers"])(
    "%s begins a booking, with its length",
    (words) => {
      const reply = last(words);
      expect(reply.state.task).toBe("book");
      expect(said(reply)).toMatch(/takes .* Which day/);
    },
  );

  test("stands in the read-back and in the appointment", () => {
    const lines = ["a check-up on Thursday at 3", "Jo Bell", "07700 900123"];
    expect(said(last(...lines))).toContain("That’s a check-up on Thursday");
    expect(effects(...lines, "yes")).toMatchObject([
      { appointment: { treatment: "Check-up" } },
    ]);
  });
});

describe("what only the company can say", () => {
  test("is noted for the demo after a yes", () => {
    const lines = ["can you take deposits"];
    expect(said(last(...lines))).toContain("Shall I note it for the demo?");
    const message = "can you take deposits";
    expect(effects(...lines, "yes", "I'd like a demo")).toEqual([
      { name: "answered", question: message },
      { name: "noted", fields: { message } },
      { name: "hand-over", fields: { message } },
    ]);
    expect(effects(...lines, "no", "I'd like a demo")).toEqual([
      { name: "answered", question: message },
      { name: "hand-over", fields: {} },
    ]);
  });

  test("and so is what an owner asks and nobody foresaw", () => {
    const lines = ["I run a practice", "do you wash the windows for us"];
    expect(said(last(...lines))).toContain("Shall I note it for the demo?");
  });
});

test("who runs a practice is asked to go on, and not sent away", () => {
  const [reply] = talk("I run a dental practice in Leeds");
  expect(reply?.effects).toEqual([]);
  expect(reply?.state.isOwner).toBe(true);
});

test("who is not buying is not taken to the form", () => {
  expect(effects("I'm not buying, just looking")).toEqual([]);
});

test("an owner's question is kept, not only greeted", () => {
  const reply = last(
    "half our patients only play the ukulele, can it tune one",
  );
  expect(reply.state.offer).toMatchObject({ kind: "question" });
});

describe("whose question it is", () => {
  const OF_IT = [
    "how long does it take",
    "what's the price",
    "how much",
    "is it free",
    "and how much does it cost",
  ];
  const BEFORE = [
    "I'd like to book a check-up",
    "how much is a check-up",
    "tell me about a check-up",
  ];
  test.each(BEFORE.flatMap((before) => OF_IT.map((it) => [before, it])))(
    "%s, %s: the treatment's",
    (...lines) => {
      expect(said(last(...lines))).toMatch(
        /A check-up (?:is £60, and )?takes 30 minutes/,
      );
    },
  );

  test("an owner's word asks about the product all the same", () => {
    const lines = ["I'd like to book a check-up", "how much is Ellaira"];
    expect(last(...lines).understood.intent).toBe("price");
  });

  test("whoever wants to be rung by our company is offered the form", () => {
    const words = "Can someone from your company ring me back?";
    expect(last(words).state.offer).toEqual({ kind: "form" });
    expect(effects(words, "yes")).toMatchObject([{ name: "hand-over" }]);
    const after = last("We run a clinic", "Can someone ring me back?");
    expect(after.state.offer).toEqual({ kind: "form" });
  });

  test("a note ends with the word that nobody really rings", () => {
    const lines = ["Can the dentist ring me back", "It's about my bill"];
    expect(said(last(...lines, "Ann Hart", "07700 900123", "yes"))).toContain(
      "nobody will really ring",
    );
  });
});

test.each(["what does ellaira cost", "how much does it cost a month"])(
  "%s is asked of the product, also after a booking",
  (words) => {
    expect(last(...BOOKING, "yes", words).understood.intent).toBe("price");
  },
);
