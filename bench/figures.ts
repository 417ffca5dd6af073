/** The value that this share of the values (0 to 1) does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const between = (least: number, most: number) =>
  least + Math.random() * (most - least);

/** Prints a figure, and fails the bench if it does not hold. */
export function figure(name: string, value: unknown, holds = true): void {
  console.log(`${holds ? " " : "✗"} ${name.padEnd(44)} ${String(value)}`);
  if (!holds) process.exitCode = 1;
}
