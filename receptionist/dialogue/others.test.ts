import { describe, expect, test } from "vitest";
import { BOOKING, effects, last, said } from "../testing/talk.ts";

const TWO = [
  "I need to book a check-up for both my kids",
  "Tuesday the 7th of April at ten",
  "well it's Cormac McAleer he's the older one and Aoife McAleer that's A O I F E",
  "07700 900588",
];

describe("two people in one call", () => {
  test("are both told at the read-back, and booked by a yes each", () => {
    const first = { name: "Cormac McAleer", time: "10:00" };
    const second = { name: "Aoife McAleer", time: "10:30", day: "2026-04-07" };
    expect(said(last(...TWO))).toContain("Then I’ll book Aoife McAleer.");
    for (const lines of [["yes"], ["straight after him", "yes"]])
      expect(effects(...TWO, "yes please", ...lines)).toMatchObject([
        { appointment: first },
        { appointment: second },
      ]);
  });

  test.each([
    ["half past ten, but can you do me as well straight after", "Zoë O'Hara"],
    ["half ten", "Zoë O'Hara, and one for my son straight after"],
    ["half ten, then my daughter straight after", "Zoë O'Hara"],
  ])("are two where the second is named on the way: %s, %s", (time, name) => {
    const lines = ["a check-up", "Thursday", time, name, "07700 900123"];
    expect(said(last(...lines))).toContain("Then I’ll book the other one.");
    expect(last(...lines, "yes")).toMatchObject({
      asks: "name",
      state: { slots: { time: "11:00" } },
    });
  });

  test.each([
    "no no now you've moved Cormac he's at ten it's Aoife's at half past",
    "can Aoife come at twenty past",
  ])("%s waits until it is the turn of the second", (words) => {
    const reply = last(...TWO, words);
    expect(said(reply)).toContain("one after the other");
    expect(reply.state.slots).toMatchObject({
      name: "Cormac McAleer",
      time: "10:00",
    });
  });

  test("the name of who was booked before may be that of the next", () => {
    const next = ["book a check-up", "Wednesday at half nine", "Ann Hart"];
    const lines = [...BOOKING, "yes", ...next, "same number"];
    const reply = last(...lines, "yes, under Zoë O'Hara");
    expect(reply.effects).toEqual([]);
    expect(said(reply)).toContain("The name is Zoë O'Hara");
  });

  test("after a yes, what is said of the second is of the second", () => {
    const words = "yes and then I need another one at half past ten for Aoife";
    const reply = last(...TWO, words);
    expect(reply.effects).toMatchObject([
      { appointment: { name: "Cormac McAleer", time: "10:00" } },
    ]);
    expect(reply.state.slots).toMatchObject({
      name: "Aoife McAleer",
      time: "10:30",
    });
    const after = last(...TWO, words, "no Cormac's at ten");
    expect(after.state.slots.time).toBe("10:30");
  });

  test("a name that is put right is that of whom it is like", () => {
    const { slots, others } = last(...TWO, "no it's Aoifa A O I F A").state;
    expect(slots.name).toBe("Cormac McAleer");
    expect(others).toMatchObject([{ name: "Aoifa McAleer" }]);
  });

  test("a question of the second is answered", () => {
    const reply = last(...TWO, "and does Aoife have to pay");
    expect(said(reply)).toContain("£");
    expect(reply.state.others).toEqual(last(...TWO).state.others);
  });

  test.each([
    ["no, just the one", []],
    ["forget about Aoife", []],
  ])("of whom %s leaves one", (words, others) => {
    expect(last(...TWO, words).state.others).toEqual(others);
  });
});

test("the name that is told next is of who has none yet", () => {
  const asked = "book a check-up for me and my son on Friday at ten";
  const lines = [asked, "Ann Hart", "07700 900123", "it's Tom Hart"];
  const { slots, others } = last(...lines).state;
  expect([slots.name, others[0]?.name]).toEqual(["Ann Hart", "Tom Hart"]);
  expect(last(...lines, "no it's Anna Hart").state).toMatchObject({
    slots: { name: "Anna Hart" },
    others: [{ name: "Tom Hart" }],
  });
});

test("three are booked one after the other", () => {
  const lines = [
    "book check-ups for three of us on Friday at two",
    "Ann Hart, Tom Hart and Lily Hart",
    "07700 900123",
  ];
  const times = ["yes", "half two", "yes", "three", "yes"];
  const names = ["Ann Hart", "Tom Hart", "Lily Hart"];
  expect(effects(...lines, ...times)).toMatchObject(
    names.map((name) => ({ appointment: { name } })),
  );
});

test("one more is added at the read-back", () => {
  const one = "book a check-up on Thursday at ten, Ann Hart, 07700 900123";
  const words = "could you do my husband after me he's called Trevor Hart";
  const reply = last(one, words);
  expect(reply.state.slots.name).toBe("Ann Hart");
  expect(said(reply)).toContain("Then I’ll book Trevor Hart");
});

test("a yes is taken after however many times it was asked for", () => {
  const asked = "book a check-up on Thursday at ten, Ann Hart, 07700 900123";
  const doubts = ["yes I suppose", "what have I got so far", "what day is it"];
  const [effect] = last(asked, ...doubts, "yes please").effects;
  expect(effect?.name).toBe("booked");
});

test("the appointments of two people are cancelled one after the other", () => {
  const lines = [
    "I need to cancel two appointments on Friday, mine and my husband's",
    "Joan Hart",
    "yes",
    "Peter Hart",
    "yes",
  ];
  expect(effects(...lines)).toEqual([
    {
      name: "cancelled",
      appointment: { name: "Joan Hart", day: "2026-03-13" },
    },
    {
      name: "cancelled",
      appointment: { name: "Peter Hart", day: "2026-03-13" },
    },
  ]);
});

test("after a cancellation “and my husband's” is cancelled as well, under his own name", () => {
  const reply = last(
    "cancel my appointment on Friday, Joan Hart",
    "yes",
    "and my husband's",
    "Friday as well",
  );
  expect(reply).toMatchObject({ asks: "name", effects: [] });
});

test("“no, cancel both” refuses nothing", () => {
  const lines = [
    "cancel my appointment on Friday, Jack Adeyemi",
    "no, cancel both of them",
  ];
  expect(said(last(...lines))).toContain("Then I’ll cancel the other one");
  expect(effects(...lines, "yes", "Poppy Adeyemi", "yes")).toHaveLength(2);
});

test.each([
  "actually he wants to come in another time, after the 20th",
  "I want to make a new one for my husband for after the 20th",
  "we need to rebook for the week after",
])("after a cancellation a new appointment is booked: %s", (words) => {
  const reply = last(
    "cancel my appointment on Friday, Joan Hart",
    "yes",
    words,
  );
  expect(reply.state).toMatchObject({ task: "book", others: [] });
});

test("two days of one person are cancelled without asking for the name again", () => {
  const lines = [
    "cancel the 17th and the 24th please, Denise Hartley",
    "yes",
    "yes",
  ];
  expect(effects(...lines)).toMatchObject([
    { appointment: { name: "Denise Hartley", day: "2026-03-17" } },
    { appointment: { name: "Denise Hartley", day: "2026-03-24" } },
  ]);
});

test("a parent's own name gives way to those of the children", () => {
  const lines = [
    "can I get my two kids in for a check-up on Thursday at half three",
    "I'm Priya Nair, it's for Arjun and Meera",
    "07700 900233",
    "no not for me, it's Arjun first then Meera",
  ];
  const { slots, others } = last(...lines).state;
  expect([slots.name, ...others.map(({ name }) => name)]).toEqual([
    "Arjun",
    "Meera",
  ]);
});
