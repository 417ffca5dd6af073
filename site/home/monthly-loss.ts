/** Per month: `days` open, `calls` a day from new patients, `share` missed in per cent, `worth` in pounds. */
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

/** What is typed in a field, "1,500" or "£150" too, kept within its bounds; nothing where it is no such figure. */
export function figureIn(typed: string, max: number): number | undefined {
  const digits = typed.replaceAll(/[\s,£%]/g, "");
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return Math.min(Number(digits), max);
}
