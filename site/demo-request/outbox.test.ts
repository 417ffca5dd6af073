// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Submission } from "./send-demo-request.ts";

/** What the first version of this site wrote, to the letter. */
const FIRST_VERSION =
  '{"submission":{"key":"00112233445566778899aabbccddeeff","request":{"name":"Zoë","email":"zoe@clinic.example","phone":"01632 960 123","practice":"High Street Surgery","practiceType":"gp","message":"","timestamp":"2026-01-05T09:00:00.000Z","source":"Ellaira website"},"trapped":false},"keptAt":1767603600000,"notBefore":0}';

const PREFIX = "ellaira.demo-request.";
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const from = (name: string): Submission => ({
  key: crypto.randomUUID(),
  request: {
    name,
    email: "zoe@clinic.example",
    phone: "01632 960 123",
    practice: "High Street Surgery",
    practiceType: "gp",
    message: "",
    timestamp: "2026-01-05T09:00:00.000Z",
    source: "Ellaira website",
  },
  trapped: false,
});

/** A page of the site: what pages share is the storage. */
function open() {
  vi.resetModules();
  return import("./outbox.ts");
}

/** What the server says to the next requests; after these, that it has them. */
let answers: Response[];
let sent: { readonly name: string; readonly key: string | null }[];
/** How many requests were stored when each was sent. */
let stored: number[];

const busy = (seconds = 0) =>
  new Response(null, {
    status: 503,
    headers: { "retry-after": String(seconds) },
  });
const refused = () => new Response(null, { status: 422 });
const wait = (time: number) => vi.setSystemTime(Date.now() + time);
const fillStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-01-05T09:00:00Z");
  localStorage.clear();
  answers = [];
  sent = [];
  stored = [];
  vi.stubGlobal("fetch", async (_: string, { body, headers }: RequestInit) => {
    const { name } = JSON.parse(String(body)) as { name: string };
    sent.push({ name, key: new Headers(headers).get("idempotency-key") });
    stored.push(localStorage.length);
    return answers.shift() ?? new Response(null, { status: 202 });
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  // An error is logged for each answer but an acceptance.
  vi.mocked(console.error).mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("keeps the request while it is being sent, and nothing of it once the server has it", async () => {
  const { submit } = await open();
  expect(await submit(from("Ann"))).toBe("sent");
  expect(stored).toEqual([1]);
  expect(localStorage).toHaveLength(0);
});

/** Lets pages try as often as they do, for so long. */
async function tryFor(time: number): Promise<void> {
  const { sendWaiting } = await open();
  for (const end = Date.now() + time; Date.now() < end; wait(30_000))
    await sendWaiting();
}

test("sends again, from another page at once, under the same key", async () => {
  answers = [busy(), busy()];
  const { submit, sendWaiting } = await open();
  expect(await submit(from("Ann"))).toBe("kept");
  wait(30_000);
  await sendWaiting();
  await (await open()).sendWaiting({ early: true });
  expect(sent.map(({ name }) => name)).toEqual(["Ann", "Ann", "Ann"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(localStorage).toHaveLength(0);
});

test("pauses twice as long after each failure, an hour at most, and reports only the first", async () => {
  answers = Array.from({ length: 100 }, () => busy());
  const { submit } = await open();
  await submit(from("Ann"));
  await tryFor(HOUR);
  // At once, and after 30 s, 1, 2, 4, 8, 16 minutes.
  expect(sent).toHaveLength(7);
  await tryFor(DAY);
  expect(sent).toHaveLength(7 + 24);
  expect(console.error).toHaveBeenCalledOnce();
});

test("sends what the server refuses once a day, from a new page too, and reports it once", async () => {
  answers = Array.from({ length: 100 }, refused);
  const { submit } = await open();
  await submit(from("Ann"));
  await tryFor(DAY);
  await (await open()).sendWaiting({ early: true });
  expect(sent).toHaveLength(2);
  await tryFor(5 * DAY);
  expect(sent).toHaveLength(6);
  expect(console.error).toHaveBeenCalledOnce();
});

test("keeps a request that can't be sent at all, and says so to the page", async () => {
  vi.stubGlobal("AbortController", undefined);
  const { submit } = await open();
  await expect(submit(from("Ann"))).rejects.toThrow();
  expect(localStorage).toHaveLength(1);
  expect(console.error).toHaveBeenCalledOnce();
});

test("leaves the server alone for as long as it asks", async () => {
  answers = [busy(60)];
  const { submit, sendWaiting } = await open();
  await submit(from("Ann"));
  await sendWaiting({ early: true });
  expect(sent).toHaveLength(1);
  wait(60_000);
  await sendWaiting();
  expect(sent).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

test("forgets after 7 days what could not be sent", async () => {
  answers = [busy()];
  const { submit, sendWaiting } = await open();
  await submit(from("Ann"));
  wait(7 * DAY + 1);
  await sendWaiting();
  expect(sent).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test("keeps what the storage does not take as long as the page", async () => {
  fillStorage();
  answers = [busy()];
  const { submit, sendWaiting } = await open();
  expect(await submit(from("Ann"))).toBe("in this page");
  await sendWaiting({ early: true });
  await sendWaiting({ early: true });
  expect(sent).toHaveLength(2);
});

test.each(["{", "{}", "null", '{"keptAt":1,"notBefore":0}'])(
  "drops an entry that it can't read, and sends what is behind it: %s",
  async (entry) => {
    answers = [busy()];
    localStorage.setItem(`${PREFIX}a`, entry);
    localStorage.setItem("somebody else's", "stays");
    const { submit, sendWaiting } = await open();
    await submit(from("Ann"));
    await sendWaiting({ early: true });
    expect(sent).toHaveLength(2);
    expect(Object.keys(localStorage)).toEqual(["somebody else's"]);
  },
);

test.each([
  ["times in the future", { keptAt: 9e15, notBefore: 9e15, retryAt: 9e15 }],
  ["no times", {}],
])(
  "a request with %s is sent within the hour, and forgotten after 7 days",
  async (_, times) => {
    const entry = { submission: from("Ann"), ...times };
    localStorage.setItem(`${PREFIX}a`, JSON.stringify(entry));
    const { sendWaiting } = await open();
    answers = [busy(), busy()];
    await sendWaiting();
    wait(HOUR);
    await sendWaiting();
    expect(sent).toHaveLength(2);
    wait(7 * DAY + 1);
    await sendWaiting();
    expect(sent).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  },
);

test("what the version before kept is sent as it was", async () => {
  const { submission } = JSON.parse(FIRST_VERSION) as {
    submission: Submission;
  };
  vi.setSystemTime("2026-01-11T09:00:00Z");
  localStorage.setItem(PREFIX + submission.key, FIRST_VERSION);
  await (await open()).sendWaiting();
  expect(sent).toEqual([{ name: "Zoë", key: submission.key }]);
  expect(localStorage).toHaveLength(0);
});

test("tells whose answer was a refusal, and of nothing that says whose request it is", async () => {
  answers = [refused(), busy()];
  const { submit, unsent } = await open();
  expect(await submit(from("Ann"))).toBe("refused");
  expect(await submit(from("Bob"))).toBe("kept");
  const { unsent: onAnotherPage } = await open();
  const told = onAnotherPage();
  expect(told).toEqual(unsent());
  expect(told.map(({ refused: isRefused }) => isRefused).toSorted()).toEqual([
    false,
    true,
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Ann|Bob|zoe@/);
});
