import { beforeEach, expect, test } from "vitest";
import { createOutbox, PREFIX } from "./outbox.ts";
import type { Answer, Submission } from "./send-demo-request.ts";

/** What the first version of this site wrote, to the letter. */
const FIRST_VERSION =
  '{"submission":{"key":"00112233445566778899aabbccddeeff","request":{"name":"Zoë","email":"zoe@clinic.example","phone":"01632 960 123","practice":"High Street Surgery","practiceType":"gp","message":"","timestamp":"2026-01-05T09:00:00.000Z","source":"Ellaira website"},"trapped":false},"keptAt":1767603600000,"notBefore":0}';

const AGAIN: Answer = { name: "again", after: 0 };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

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

const entryOf = (submission: Submission) =>
  JSON.stringify({ submission, keptAt: now, notBefore: 0 });

/** A browser's storage, which can be full. */
function createStorage() {
  const entries = new Map<string, string>();
  return {
    full: false,
    get length() {
      return entries.size;
    },
    key: (n: number) => [...entries.keys()][n] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    removeItem: (name: string) => void entries.delete(name),
    setItem(name: string, value: string) {
      if (this.full) throw new DOMException("full", "QuotaExceededError");
      entries.set(name, value);
    },
  };
}

let storage: ReturnType<typeof createStorage>;
let now: number;
let answers: Answer[];
let sent: { readonly name: string; readonly key: string }[];

const busy = new Set<string>();

/** A page: its own outbox over the storage that all pages share. */
const open = () =>
  createOutbox({
    storage,
    now: () => now,
    send: async ({ key, request }) => {
      sent.push({ name: request.name, key });
      return answers.shift() ?? { name: "accepted" };
    },
    alone: async (key, act) => {
      if (busy.has(key)) return;
      busy.add(key);
      await act().finally(() => busy.delete(key));
    },
  });

beforeEach(() => {
  storage = createStorage();
  now = Date.parse("2026-01-05T09:00:00Z");
  answers = [];
  sent = [];
});

test("keeps nothing of a request that the server has accepted", async () => {
  await open().submit(from("Ann"));
  expect(sent).toHaveLength(1);
  expect(storage.length).toBe(0);
});

test("keeps the request while it is being sent", async () => {
  let kept = 0;
  const outbox = createOutbox({
    storage,
    now: () => now,
    send: async () => {
      kept = storage.length;
      return { name: "accepted" };
    },
    alone: (_key, act) => act(),
  });
  await outbox.submit(from("Ann"));
  expect(kept).toBe(1);
});

test("sends again, from another page too, under the same key", async () => {
  answers = [
    { name: "again", after: 0 },
    { name: "again", after: 0 },
  ];
  const page = open();
  await page.submit(from("Ann"));
  await page.sendWaiting();
  await open().sendWaiting();
  expect(sent.map(({ name }) => name)).toEqual(["Ann", "Ann", "Ann"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(storage.length).toBe(0);
});

test("gives every submission a key of its own", async () => {
  const page = open();
  await page.submit(from("Ann"));
  await page.submit(from("Ann"));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test("leaves the server alone for as long as it asks", async () => {
  answers = [{ name: "again", after: 60_000 }];
  const page = open();
  await page.submit(from("Ann"));
  await page.sendWaiting();
  expect(sent).toHaveLength(1);
  now += 60_000;
  await page.sendWaiting();
  expect(sent).toHaveLength(2);
  expect(storage.length).toBe(0);
});

test("says what became of the request", async () => {
  answers = [{ name: "accepted" }, AGAIN, AGAIN];
  const page = open();
  expect(await page.submit(from("Ann"))).toBe("sent");
  expect(await page.submit(from("Bob"))).toBe("kept");
  storage.full = true;
  expect(await page.submit(from("Cem"))).toBe("in this page");
});

test("forgets after 30 days what could not be sent", async () => {
  answers = [{ name: "again", after: 0 }];
  await open().submit(from("Ann"));
  now += 30 * DAY + 1;
  await open().sendWaiting();
  expect(sent).toHaveLength(1);
  expect(storage.length).toBe(0);
});

test("keeps what the storage does not take as long as the page", async () => {
  storage.full = true;
  answers = [{ name: "again", after: 0 }];
  const page = open();
  await page.submit(from("Ann"));
  await page.sendWaiting();
  await page.sendWaiting();
  expect(sent).toHaveLength(2);
});

test("forgets an entry that it can't read", async () => {
  storage.setItem("ellaira.demo-request.x", "{");
  storage.setItem("somebody else's", "stays");
  await open().sendWaiting();
  expect(storage.length).toBe(1);
  expect(sent).toEqual([]);
});

test.each([
  ["without a request", { keptAt: 1, notBefore: 0 }],
  ["that is empty", {}],
  ["that is nothing", null],
])("an entry %s is dropped, and blocks none behind it", async (_, entry) => {
  answers = [AGAIN];
  storage.setItem(`${PREFIX}a`, JSON.stringify(entry));
  await open().submit(from("Ann"));
  await open().sendWaiting();
  expect(sent).toHaveLength(2);
  expect(storage.length).toBe(0);
});

test("a request whose sending fails holds up none behind it", async () => {
  storage.setItem(`${PREFIX}a`, entryOf(from("Ann")));
  storage.setItem(`${PREFIX}b`, entryOf(from("Bob")));
  const reached: string[] = [];
  const outbox = createOutbox({
    storage,
    now: () => now,
    async send({ request }) {
      reached.push(request.name);
      if (request.name === "Ann") throw new Error("too large to send");
      return { name: "accepted" };
    },
    alone: (_key, act) => act(),
  });
  await outbox.sendWaiting();
  expect(reached).toEqual(["Ann", "Bob"]);
  expect(storage.length).toBe(1);
});

test.each([
  ["times in the future", { keptAt: 9e15, notBefore: 9e15 }],
  ["no times", {}],
])(
  "a request with %s is sent within the hour, and forgotten after 30 days",
  async (_, times) => {
    const entry = { submission: from("Ann"), ...times };
    storage.setItem(`${PREFIX}a`, JSON.stringify(entry));
    await open().sendWaiting();
    now += HOUR;
    answers = [AGAIN];
    await open().sendWaiting();
    expect(sent.length).toBeGreaterThan(0);
    now += 30 * DAY + 1;
    await open().sendWaiting();
    expect(storage.length).toBe(0);
  },
);

test("what the version before kept is sent as it was", async () => {
  const { submission } = JSON.parse(FIRST_VERSION) as {
    submission: Submission;
  };
  now = Date.parse("2026-01-30T09:00:00Z");
  storage.setItem(`${PREFIX}${submission.key}`, FIRST_VERSION);
  await open().sendWaiting();
  expect(sent).toEqual([{ name: "Zoë", key: submission.key }]);
  expect(storage.length).toBe(0);
});

test("two pages that try at the same time send once", async () => {
  answers = [{ name: "again", after: 0 }];
  await open().submit(from("Ann"));
  await Promise.all([open().sendWaiting(), open().sendWaiting()]);
  expect(sent).toHaveLength(2);
});
