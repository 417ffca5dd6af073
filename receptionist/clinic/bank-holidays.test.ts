import { expect, test } from "vitest";
import { bankHolidayOn, bankHolidays, easterSunday } from "./bank-holidays.ts";

// Easter by the Church of England's tables; bank holidays as GOV.UK lists them.
test.each([
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2028, "2028-04-16"],
  [2038, "2038-04-25"],
])("Easter Sunday %i", (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test.each([
  [
    "2025-01-01 2025-04-18 2025-04-21 2025-05-05 2025-05-26 2025-08-25 2025-12-25 2025-12-26",
  ],
  [
    "2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28",
  ],
  [
    "2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28",
  ],
  [
    "2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26",
  ],
  ["2022-01-03 2022-04-15 2022-04-18 2022-12-26 2022-12-27"],
])("the clinic is closed on %s", (days) => {
  for (const day of days.split(" "))
    expect(bankHolidayOn(day), day).toBeDefined();
});

test("holidays at a weekend count on their own day, too, and on no other", () => {
  expect(
    [...bankHolidays(2027).keys()].filter((day) => day > "2027-12"),
  ).toEqual(
    expect.arrayContaining([
      "2027-12-25",
      "2027-12-26",
      "2027-12-27",
      "2027-12-28",
    ]),
  );
  expect(bankHolidays(2026).size).toBe(9);
  expect(bankHolidayOn("2026-12-29")).toBeUndefined();
});
