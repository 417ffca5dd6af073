/** Both ends are inclusive, counted from 0. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** RFC 9110, 14.1.2. @returns undefined where the whole is the answer: malformed, another unit, several ranges */
export function readRange(
  header: string,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header);
  if (!match) return undefined;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length > 0
      ? { first: size - length, last: size - 1 }
      : "unsatisfiable";
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= size) return "unsatisfiable";
  return { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
