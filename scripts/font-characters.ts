/** Reads a TrueType font's `cmap` table, whose subtables are of format 4 or 12 (OpenType). */
export function charactersOf(font: Buffer): Set<string> {
  const cmap = tableOf(font, "cmap");
  const characters = new Set<string>();
  for (let n = 0; n < cmap.readUInt16BE(2); n++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * n + 4));
    for (const [first, last] of rangesOf(subtable))
      for (let code = first; code <= last; code++)
        characters.add(String.fromCodePoint(code));
  }
  return characters;
}

function tableOf(font: Buffer, name: string): Buffer {
  for (let n = 0; n < font.readUInt16BE(4); n++) {
    const entry = 12 + 16 * n;
    if (font.toString("latin1", entry, entry + 4) !== name) continue;
    const offset = font.readUInt32BE(entry + 8);
    return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no table "${name}".`);
}

/** A subset has a glyph for everything that its ranges name. */
function rangesOf(subtable: Buffer): [first: number, last: number][] {
  const format = subtable.readUInt16BE(0);
  if (format === 12)
    return Array.from({ length: subtable.readUInt32BE(12) }, (_, n) => [
      subtable.readUInt32BE(16 + 12 * n),
      subtable.readUInt32BE(20 + 12 * n),
    ]);
  if (format !== 4) return [];
  const bytes = subtable.readUInt16BE(6);
  const ranges = Array.from({ length: bytes / 2 }, (_, n): [number, number] => [
    subtable.readUInt16BE(16 + bytes + 2 * n),
    subtable.readUInt16BE(14 + 2 * n),
  ]);
  // The last range only marks the end.
  return ranges.filter(([first]) => first !== 0xffff);
}
