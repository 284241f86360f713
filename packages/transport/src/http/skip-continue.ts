import type { Socket } from "node:net";

const BEGINNING = "HTTP/1.1 100";
const END = "\r\n\r\n";

/**
 * Removes responses `100 Continue` from what arrives on a socket: a server may send one that nobody asked for, and undici would
 * give up the connection. JSON cannot hold such a text, as it has line breaks.
 *
 * Source: RFC 9110 section 15.2.
 */
export function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket) as () => Buffer | null;
  let held: Buffer | undefined;
  socket.read = () => {
    let chunk = read();
    if (held && chunk) {
      chunk = Buffer.concat([held, chunk]);
      held = undefined;
    }
    while (chunk && isBeginning(chunk)) {
      const end = chunk.indexOf(END);
      if (end < 0) {
        held = chunk;
        return null;
      }
      chunk = chunk.length > end + END.length ? chunk.subarray(end + END.length) : read();
    }
    return chunk;
  };
}

function isBeginning(chunk: Buffer): boolean {
  // The first byte says it of nearly all.
  return chunk[0] === 72 && chunk.toString("latin1", 0, BEGINNING.length) === BEGINNING;
}
