import { monthlyLoss, pounds } from "./monthly-loss.ts";
import { onEachPage } from "../page/on-each-page.ts";

/** Nothing of what is typed in is kept. */
function start(): void {
  const sum = document.querySelector<HTMLElement>("[data-own-sum]");
  const output = sum?.querySelector("output");
  if (!sum || !output) return;
  const figures = sum.querySelectorAll("input");
  const count = () => {
    const [calls = 0, share = 0, worth = 0] = Array.from(
      figures,
      ({ valueAsNumber, min, max }) =>
        Math.min(Math.max(valueAsNumber || 0, Number(min)), Number(max)),
    );
    const days = Number(sum.dataset.ownSum);
    output.value = pounds(monthlyLoss(days, calls, share, worth));
  };
  for (const figure of figures) figure.readOnly = false;
  sum.addEventListener("input", count);
  // The browser may have restored the visitor's figures.
  count();
}

onEachPage(start);
