/** In `days` of opening, with `calls` a day from new patients, `share` per cent of them missed, `worth` pounds each. */
export const monthlyLoss = (
  days: number,
  calls: number,
  share: number,
  worth: number,
): number => (days * calls * share * worth) / 100;

const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});

/** Without pence. */
export const pounds = (sum: number): string => whole.format(sum);

/** Reads a figure such as "1,500" or "£150". @returns at most `max`, or undefined if it is not a figure */
export function figureIn(typed: string, max: number): number | undefined {
  const digits = typed.replaceAll(/[\s,£%]/g, "");
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return Math.min(Number(digits), max);
}
