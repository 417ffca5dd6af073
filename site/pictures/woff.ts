import { inflateSync } from "node:zlib";

/** Lengths in bytes: the header and one entry of the table directory, in WOFF and in the font inside. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/** Takes the font out of a WOFF 1 file (W3C Recommendation, 2012), for programs that read only the font. */
export function unpackWoff(woff: Buffer<ArrayBuffer>): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF")
    throw new Error("Not a WOFF 1 file");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT.header + SFNT.entry * count);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  const searchRange = 16 * 2 ** power;
  [count, searchRange, power, 16 * count - searchRange].forEach((value, at) =>
    directory.writeUInt16BE(value, 4 + 2 * at),
  );
  const parts = [directory];
  let offset = directory.length;
  for (let table = 0; table < count; table++) {
    const from = WOFF.header + WOFF.entry * table;
    const [start = 0, packed = 0, length = 0] = [4, 8, 12].map((at) =>
      woff.readUInt32BE(from + at),
    );
    const bytes = woff.subarray(start, start + packed);
    const to = SFNT.header + SFNT.entry * table;
    woff.copy(directory, to, from, from + 4); // tag
    woff.copy(directory, to + 4, from + 16, from + 20); // checksum
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
