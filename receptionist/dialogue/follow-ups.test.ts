import { describe, expect, test } from "vitest";
import { last, said } from "../testing/talk.ts";

describe("a short question is asked of what went before", () => {
  test("another day", () => {
    const reply = last("are you open on saturdays", "and on Sunday");
    expect(said(reply)).toContain("closed on Sunday");
    expect(reply.asks).toBe("anything");
  });

  test("another treatment", () => {
    expect(said(last("how much is a check-up", "and a root canal"))).toContain(
      "from £450",
    );
  });
});

test("of two questions in a line both are answered", () => {
  const words = "how much is a check-up and is there parking";
  expect(said(last(words))).toMatch(/bays outside.*£60/);
});

test("of two treatments both prices are told", () => {
  const words = "how much is a check-up and do you do lip filler";
  expect(said(last(words))).toMatch(/£60.*£220/);
});

test("a question beside a wish is answered before it goes on", () => {
  const reply = last(
    "book me a check-up for Friday at ten and where do I park",
  );
  expect(said(reply)).toMatch(/bays outside.*What name/);
  expect(reply.state.slots.time).toBe("10:00");
});

describe("an owner", () => {
  test("who asks how it books starts no booking", () => {
    const { task } = last("I run a clinic", "can it book new patients").state;
    expect(task).toBeUndefined();
  });

  test("who has given a name to answer by is told our price", () => {
    const reply = last(
      "answer as Byron Dental please",
      "how much is it a month",
    );
    expect(reply.understood.intent).toBe("price");
  });

  test("may still come as a patient", () => {
    const reply = last("I run a clinic", "can you put me in for Friday at ten");
    expect(reply.asks).toBe("name");
  });
});

test("what was done before is not had new to have it undone", () => {
  const reply = last("can you take my old filler out");
  expect(said(reply)).toMatch(/ask the clinician.*note/);
  expect(reply.state.task).toBeUndefined();
});

test("whether a treatment suits the caller is for a clinician", () => {
  const reply = last("do you do lip filler", "is it safe if I'm on tablets");
  expect(reply.understood.intent).toBe("medical");
});
