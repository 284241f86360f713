import type { IncomingMessage } from "node:http";
import { BodyPieces } from "../body-pieces.ts";

/** Bytes of a body that are still read after its response. */
const maxBytes = 1024 * 1024;

/**
 * Reads the rest of a body whose request has its response already, so that the caller sees the response and
 * can use the connection again. Node alone would read it to its end, however long that takes.
 */
export function discardBody(request: IncomingMessage): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const pieces = new BodyPieces();
  const discard = ({ length }: Buffer): void => {
    if (pieces.add(length) && pieces.bytes <= maxBytes) return;
    request.off("data", discard).pause();
    request.socket.destroySoon();
  };
  request.on("data", discard);
}
