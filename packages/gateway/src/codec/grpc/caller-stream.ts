import type { OutgoingHttpHeaders, ServerStreamResponseOptions } from "node:http2";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * The gateway's side of a gRPC call, as HTTP/2 has it. A call over gRPC-Web looks the same: its trailers are written
 * into the body.
 */
export interface CallerStream extends Duplex {
  readonly headersSent: boolean;
  readonly sentHeaders?: OutgoingHttpHeaders | undefined;
  readonly sentTrailers?: OutgoingHttpHeaders | undefined;
  /** Whether a node may have received the call, which is not known to be harmless. */
  isWriteSent?: boolean;
  readonly session: { readonly socket: Socket; destroy(): void } | undefined;
  /** Sends the headers of the response. Trailers follow if its options say that it waits for them. */
  respond(headers: OutgoingHttpHeaders, options: ServerStreamResponseOptions): void;
  sendTrailers(trailers: OutgoingHttpHeaders): void;
  /** Ends the call. With an error code, also what has not been sent yet. */
  close(code?: number): void;
}
