import { expect, test } from "vitest";
import { developmentStore } from "./development-store.ts";

test("development has a store of its own and delivers nowhere", () => {
  expect(developmentStore({})).toEqual({
    DATA_DIR: "./data/dev",
    DATABASE_URL: "",
    DEMO_WEBHOOK_URL: "",
    LEAD_EMAIL_TO: "",
    SMTP_URL: "",
  });
});

test("a webhook that the command itself is given is used", () => {
  const DEMO_WEBHOOK_URL = "http://127.0.0.1:9000/hook";
  expect(developmentStore({ DEMO_WEBHOOK_URL })).toMatchObject({
    DEMO_WEBHOOK_URL,
  });
});
