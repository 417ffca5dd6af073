import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { errorCode } from "../log.ts";
import { problemDocument } from "./problem.ts";

/** Told of each answer that no handler of ours made. @returns the headers that it should carry */
export type EarlyAnswers = (status: number) => Readonly<Record<string, string>>;

interface Early {
  readonly status: number;
  readonly detail: string;
}

const MALFORMED: Early = {
  status: 400,
  detail: "The request is malformed.",
};

export const NO_HOST: Early = {
  status: 400,
  detail: "The request should say which Host it is for.",
};

const EXPECTATION: Early = {
  status: 417,
  detail: "The only expectation that can be met is 100-continue.",
};

const BY_CODE: Readonly<Record<string, Early>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: "The head of the request is too large.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    detail: "The chunk extensions are too large.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: "The request took too long to come.",
  },
};

/** Answers with a problem document where Node, before there is a request to hand on, would send a bare status line. */
export function answerEarly(
  server: Server,
  early: EarlyAnswers,
  underWay: (socket: Duplex) => Iterable<ServerResponse>,
): void {
  server.on("checkExpectation", (_, response: ServerResponse) =>
    sendEarly(response, EXPECTATION, early),
  );
  server.on("clientError", (error, socket) => {
    const [current] = underWay(socket);
    // Gone, or in the middle of an answer, where a second would be taken for a part of it.
    if (!socket.writable || current?.headersSent) {
      socket.destroy();
      return;
    }
    const code = errorCode(error) ?? "";
    // A connection that broke off is no request.
    if (!/^HPE_|^ERR_HTTP_/.test(code)) {
      socket.destroy();
      return;
    }
    const { status, detail } = BY_CODE[code] ?? MALFORMED;
    const { headers, body } = write({ status, detail }, early);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map((header) => header.join(": ")),
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  });
}

export function sendEarly(
  response: ServerResponse,
  { status, detail }: Early,
  early: EarlyAnswers,
): void {
  const { headers, body } = write({ status, detail }, early);
  response.writeHead(status, headers).end(body);
}

export function malformed(early: EarlyAnswers): Response {
  const { headers, body } = write(MALFORMED, early);
  return new Response(body, { status: MALFORMED.status, headers });
}

function write({ status, detail }: Early, early: EarlyAnswers) {
  const body = problemDocument({ status, detail });
  const headers = {
    ...early(status),
    "Content-Type": "application/problem+json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
  };
  return { headers, body };
}
