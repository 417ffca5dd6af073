import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("says where to report a weakness, and expires within a year", () => {
  const now = Date.parse("2025-07-01T12:00:00.000Z");
  const text = securityTxt(
    { siteUrl: "https://www.example.com", email: "desk@clinic.example" },
    now,
  );
  expect(text.trimEnd().split("\n")).toEqual([
    "Contact: mailto:desk@clinic.example",
    "Expires: 2026-06-30T12:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "Policy: https://www.example.com/security",
  ]);
});
