import { describe, expect, test } from "vitest";
import { effects, last, said } from "../testing/talk.ts";

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

  test.each([
    "Mondays are bedlam here",
    "I'd want it to come to my hygienist",
    "we do a lot of lip filler",
  ])("has no appointment made of “%s”", (words) => {
    expect(last("I run a clinic", words).state.task).toBeUndefined();
  });

  test("leaves a trial booking by saying who they are", () => {
    const words =
      "right, leave that, I'm a practice manager, what plans are there";
    const { state, say } = last("book a check-up", "Friday at ten", words);
    expect(state.task).toBeUndefined();
    expect(say.join(" ")).toContain("Starter Plan");
  });

  test("has what they ask for put into the form", () => {
    const words = "put the notice period and uptime in my demo request please";
    expect(effects("I run a clinic", words)).toMatchObject([
      { name: "noted", fields: { message: words } },
    ]);
  });

  test("may still come as a patient", () => {
    const reply = last("I run a clinic", "can you put me in for Friday at ten");
    expect(reply.asks).toBe("name");
  });
});

test("what was done before is not had new to have it undone", () => {
  const reply = last("can you take my old filler out");
  expect(said(reply)).toMatch(/one for the clinician.*note/);
  expect(reply.state.task).toBeUndefined();
});

test("whether a treatment suits the caller is for a clinician", () => {
  const reply = last("do you do lip filler", "is it safe if I'm on tablets");
  expect(reply.understood.intent).toBe("medical");
});
