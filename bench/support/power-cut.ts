import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Builds the recorder. @returns the file to preload, or undefined where there is no C compiler */
export function buildRecorder(dir: string): string | undefined {
  const file = join(dir, "record-writes.so");
  const source = join(import.meta.dirname, "record-writes.c");
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", file, source, "-ldl"]);
    return file;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

interface Entry {
  /** Create, write, truncate, sync, unlink: the recorder's letters. */
  readonly what: string;
  readonly name: string;
  readonly offset: number;
  readonly data: Buffer;
}

const HEAD_BYTES = 24;

function* readRecord(file: string): Generator<Entry> {
  const bytes = readFileSync(file);
  for (let at = 0; at + HEAD_BYTES <= bytes.length;) {
    const what = String.fromCharCode(bytes.readUInt8(at));
    const nameLength = bytes.readUInt32LE(at + 4);
    const offset = Number(bytes.readBigUInt64LE(at + 8));
    const length = Number(bytes.readBigUInt64LE(at + 16));
    const name = at + HEAD_BYTES;
    const data = name + nameLength;
    // The kill came in the middle of it, so it was never made either.
    if (data + length > bytes.length) return;
    yield {
      what,
      offset,
      name: bytes.toString("utf8", name, data),
      data: bytes.subarray(data, data + length),
    };
    at = data + length;
  }
}

/** Larger than any file of a trial; only what is used takes memory. */
const MAX_FILE_BYTES = 2 ** 30;

/** A file's content, which can grow. */
function contentOf(bytes: Uint8Array): ArrayBuffer {
  const content = new ArrayBuffer(bytes.length, {
    maxByteLength: MAX_FILE_BYTES,
  });
  new Uint8Array(content).set(bytes);
  return content;
}

/** What a truncation cuts off is zeros when the file grows again. */
function apply(content: ArrayBuffer, { what, offset, data }: Entry): void {
  if (what === "w") {
    content.resize(Math.max(content.byteLength, offset + data.length));
    new Uint8Array(content).set(data, offset);
  } else if (what === "t") content.resize(offset);
}

interface FileState {
  /** As of its last sync. */
  readonly durable: ArrayBuffer;
  unsynced: Entry[];
}

const PAGE = 4096;
const SECTOR = 512;

interface PowerCut {
  /** The folder as it was when the recording began, all of it durable. */
  readonly before: string;
  readonly record: string;
  /** Where to put what is left. */
  readonly after: string;
  /** How likely a page that was not synced had been written back all the same, 0 to 1. */
  readonly survival: number;
}

/**
 * Makes what a power cut leaves: each file as of its last sync, and over it, page by page, by chance, what was written
 * since; some pages torn between sectors, and the file as long as before or as after.
 */
export function makePowerCut(cut: PowerCut): void {
  const files = new Map<string, FileState>();
  const stateOf = (name: string) => {
    const file = join(cut.before, name);
    const state = files.get(name) ?? {
      durable: contentOf(
        existsSync(file) ? readFileSync(file) : new Uint8Array(),
      ),
      unsynced: [],
    };
    files.set(name, state);
    return state;
  };
  // The database file is opened, and may not be written to.
  stateOf("ellaira.db");
  stateOf("ellaira.db-wal");
  for (const entry of readRecord(cut.record)) {
    if (entry.what === "u") {
      files.delete(entry.name);
      continue;
    }
    const state = stateOf(entry.name);
    if (entry.what === "s") {
      for (const change of state.unsynced) apply(state.durable, change);
      state.unsynced = [];
    } else state.unsynced.push(entry);
  }
  mkdirSync(cut.after, { recursive: true });
  for (const [name, { durable, unsynced }] of files) {
    // After a crash SQLite makes it anew, whatever is in it.
    if (name.endsWith("-shm")) continue;
    const cached = contentOf(new Uint8Array(durable));
    for (const change of unsynced) apply(cached, change);
    const left = mix(Buffer.from(durable), Buffer.from(cached), cut.survival);
    writeFileSync(join(cut.after, name), left);
  }
}

function mix(durable: Buffer, cached: Buffer, survival: number): Buffer {
  const length = Math.random() < survival ? cached.length : durable.length;
  const left = Buffer.alloc(length);
  durable.copy(left);
  const most = Math.min(length, cached.length);
  for (let page = 0; page < most; page += PAGE) {
    if (Math.random() >= survival) continue;
    const torn = Math.random() < 0.1;
    const end = Math.min(page + PAGE, most);
    for (let sector = page; sector < end; sector += SECTOR)
      if (!torn || Math.random() < 0.5)
        cached.copy(left, sector, sector, Math.min(sector + SECTOR, end));
  }
  return left;
}
