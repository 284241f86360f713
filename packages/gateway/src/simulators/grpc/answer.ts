import type { WireMessage } from "./wire-message.ts";

/** How a unary call is answered. */
export interface Answer {
  /** The message's full name. */
  readonly type: string;
  /** Makes the answer of the request's bytes. */
  readonly make: (request: Uint8Array) => WireMessage;
}
