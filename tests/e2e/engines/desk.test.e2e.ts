import { someone } from "../support/demo-request.ts";
import { request, startWithDesk, TOKEN } from "../support/desk.ts";
import { expect, test } from "./support/test.ts";
import { watchSite } from "./support/watched-site.ts";

test("the person who rings back signs in, reads, and makes a note", async ({
  visitor,
}) => {
  const name = someone();
  const site = await startWithDesk();
  // WebKit keeps no secure cookie over a plain connection, not even to this machine.
  const tls = visitor.browser.name === "webkit";
  const desk = await watchSite(site.deskUrl, { tls });
  await request(site, name);
  await visitor.browser.open(desk.url);
  await visitor.fill("Token", TOKEN);
  await visitor.browser.press("Enter");
  await visitor.reads("Today, ", "h2");
  await visitor.press("request", name);
  await visitor.reads("campaign autumn", "dd");
  await visitor.fill("Note, if any", "Demo on Tuesday");
  await visitor.press("button", "Rung back");
  await visitor.reads("It is written down.", "[role=status]");
  await visitor.press("link", "Rung back");
  await visitor.browser.reload();
  await visitor.press("request", name);
  await visitor.sees(
    "Demo on Tuesday",
    () => document.querySelector<HTMLInputElement>("[name=note]")?.value,
  );
  await visitor.press("button", "Sign out");
  await visitor.hasFocus("#token");
  expect(desk.takeFaults()).toEqual([]);
  await visitor.browser.open("about:blank");
  await desk.stop();
  await site.stop();
});
