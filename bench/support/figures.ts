/** The value below which this part (0 to 1) of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.ceil(part * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How steep the straight line is that lies nearest to the points (least squares). */
export function slope(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  return (
    mean((point) => (point.x - x) * (point.y - y)) /
    mean((point) => (point.x - x) ** 2)
  );
}

export const between = (least: number, most: number) =>
  least + Math.random() * (most - least);

/** Prints a figure, and fails the bench if it does not hold. */
export function figure(name: string, value: unknown, holds = true): void {
  console.log(`${holds ? " " : "✗"} ${name.padEnd(44)} ${String(value)}`);
  if (!holds) process.exitCode = 1;
}
