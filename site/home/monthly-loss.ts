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
