// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { documents } from "../content/compliance.ts";
import { settings } from "../settings.ts";
import { DocumentList } from "./document-list.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("each button logs and says how to get its document", async () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  render(<DocumentList />);

  for (const { name, download } of documents.list) {
    await userEvent.click(screen.getByRole("button", { name: download }));
    expect(alert).toHaveBeenLastCalledWith(
      `The download of the ${name} would start now. Please contact ${settings.email} to receive your copy.`,
    );
  }
  expect(log).toHaveBeenCalledTimes(documents.list.length);
});

test("without JavaScript each document can be asked for by email", () => {
  render(<DocumentList />);
  for (const { name } of documents.list) {
    expect(
      screen
        .getByRole("link", { name: new RegExp(name.replaceAll(/[()]/g, ".")) })
        .getAttribute("href"),
    ).toBe(`mailto:${settings.email}?subject=${encodeURIComponent(name)}`);
  }
});
