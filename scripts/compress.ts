import { hash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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

/** Below this many bytes the headers outweigh the gain. */
const WORTH_IT = 512;

/** The keys are the files' bytes: builds that differ in a setting have most files in common. */
const compressed = new Map<
  string,
  { readonly br: Buffer; readonly gz: Buffer }
>();

export function compressFiles(dir: string): void {
  for (const entry of readdirSync(dir, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.byteLength < WORTH_IT) continue;
    const { br, gz } = compress(bytes);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }
}

function compress(bytes: Buffer) {
  const key = hash("sha256", bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  const forms = compressed.get(key) ?? {
    br: brotliCompressSync(bytes, { params }),
    gz: gzipSync(bytes, { level: 9 }),
  };
  compressed.set(key, forms);
  return forms;
}
