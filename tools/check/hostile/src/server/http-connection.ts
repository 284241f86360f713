import type { Socket } from "node:net";

export interface WireRequest {
  readonly head: string;
  readonly body: string;
}

/**
 * Reads the requests of a connection.
 *
 * @param first - Called with a request's first bytes. If it returns `true`, these bytes are not read.
 * @param request - Called with each complete request.
 */
export function readRequests(
  socket: Socket,
  first: (chunk: Buffer) => boolean,
  request: (request: WireRequest) => void,
): void {
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    if (received === "" && first(chunk)) return;
    received += chunk.toString("latin1");
    for (;;) {
      const end = received.indexOf("\r\n\r\n");
      if (end === -1) return;
      const head = received.slice(0, end);
      const from = end + 4;
      const chunked = /^transfer-encoding: *chunked/im.test(head);
      const to = chunked
        ? received.indexOf("0\r\n\r\n", from) + 5
        : from + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      if (received.length < to || to < from) return;
      request({ head, body: received.slice(from, to) });
      received = received.slice(to);
    }
  });
}
