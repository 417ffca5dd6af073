/** @returns the samples by name and labels as written, e.g. `up{job="x"}` */
export function readMetrics(text: string): ReadonlyMap<string, number> {
  return new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const end = line.lastIndexOf(" ");
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
}
