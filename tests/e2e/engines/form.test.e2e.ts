import { arrival, someone } from "../support/demo-request.ts";
import { fill, send } from "./support/actions.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedFaults: /503/ });

test("an incomplete request leads to the missing field, and is sent once it is complete", async ({
  visitor,
  site,
}) => {
  const name = someone();
  await visitor.open("/");
  await visitor.wakes();
  await fill(visitor, name);
  await send(visitor);
  await visitor.hasFocus("select:invalid");
  await visitor.choose("Practice Type", "gp");
  // Some engines' message covers the window until a press elsewhere.
  await visitor.press("field", "Practice Name");
  await send(visitor);
  await visitor.reads("Thank You", "#contact h3, #contact h2");
  const { request } = await arrival(site.webhook, name);
  expect(request).toMatchObject({
    practiceType: "gp",
    practice: "High Street Surgery",
  });
});

test.describe("on a phone", () => {
  test.use({ window: { width: 390, height: 844 } });

  test("the label of the missing field is not under the bar, and a field at the window's foot scrolls in with its whole focus ring", async ({
    visitor,
  }) => {
    await visitor.open("/");
    await visitor.wakes();
    await visitor.scrollTo("field", "Full Name");
    await send(visitor);
    await visitor.hasFocus("#demo-name");
    await visitor.sees(true, () => {
      const top = (wanted: string) =>
        document.querySelector(wanted)?.getBoundingClientRect();
      const label = top("[for=demo-name]");
      const bar = top("header");
      return (
        label && bar && label.top > bar.bottom && label.bottom < innerHeight
      );
    });

    await visitor.run(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>(
        "#sum-calls, #sum-share",
      );
      const { top = 0 } = second?.getBoundingClientRect() ?? {};
      scrollBy({ top: top - innerHeight + 5, behavior: "instant" });
      first?.focus({ preventScroll: true });
    });
    await visitor.browser.press("Tab");
    await visitor.hasFocus("#sum-share");
    await visitor.sees(true, () => {
      const { bottom = 1e6 } =
        document.activeElement?.getBoundingClientRect() ?? {};
      return bottom + 8 < innerHeight;
    });
  });
});

test("a request waits in the browser while the server is full, and is sent from the next page", async ({
  visitor,
  site,
}) => {
  const name = someone();
  await visitor.open("/");
  await visitor.wakes();
  await fill(visitor, name);
  await visitor.choose("Practice Type", "gp");
  site.accepts = false;
  await send(visitor);
  await visitor.reads("has not been sent yet", "#contact");
  site.accepts = true;
  await visitor.open("/security");
  await arrival(site.webhook, name);
  await visitor.sees(0, () => localStorage.length);
});
