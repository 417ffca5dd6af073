const END_OF_HEAD = "\r\n\r\n";

/** Takes what comes over a connection. @returns the status once the answer is whole, until then undefined */
export type AnswerReader = (chunk: Buffer) => number | undefined;

/**
 * Reads HTTP/1.1 answers to requests that are sent one after the other, never as HEAD. It does little, because it
 * shares the machine with the server that is measured: the body is counted, not kept.
 *
 * @throws {Error} when more comes than was announced, or no length was
 */
export function createAnswerReader(): AnswerReader {
  /** What has come of a head that is not whole yet. */
  let head: Buffer | undefined;
  let status = 0;
  /** Bytes of the body that are still to come; undefined before its head is whole. */
  let missing: number | undefined;

  return (chunk) => {
    if (missing === undefined) {
      const seen = head ? Buffer.concat([head, chunk]) : chunk;
      const end = seen.indexOf(END_OF_HEAD);
      if (end < 0) {
        // A copy: whoever reads the socket may use its buffer again.
        head = Buffer.from(seen);
        return undefined;
      }
      const text = seen.toString("latin1", 0, end);
      status = Number(text.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
      head = undefined;
      missing = lengthOf(text, status);
      missing -= seen.length - end - END_OF_HEAD.length;
    } else missing -= chunk.length;
    if (missing < 0) throw new Error("More came than was announced.");
    if (missing > 0) return undefined;
    missing = undefined;
    return status;
  };
}

/** The bytes of body that a head announces (RFC 9112, 6.3). */
function lengthOf(head: string, status: number): number {
  if (status === 204 || status === 304) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`No length: ${head}`);
  return Number(length);
}
