import { hash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";

const COMPRESSIBLE = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".xml",
  ".txt",
  ".webmanifest",
  ".wasm",
  ".bin",
]);

/** In smaller files, the headers outweigh the gain. */
const MIN_BYTES = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** By a hash of the file: builds that differ in a setting have most files in common. */
const compressed = new Map<
  string,
  Promise<readonly [br: Buffer, gz: Buffer]>
>();

/** Node compresses several files at once, on threads of its own. */
export async function compressFiles(dir: string): Promise<void> {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      if (bytes.byteLength < MIN_BYTES) return;
      const [br, gz] = await compress(bytes);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}

function compress(bytes: Buffer) {
  const key = hash("sha256", bytes);
  const forms =
    compressed.get(key) ??
    Promise.all([
      brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]:
            zlib.constants.BROTLI_MAX_QUALITY,
        },
      }),
      gzip(bytes, { level: 9 }),
    ]);
  compressed.set(key, forms);
  return forms;
}
