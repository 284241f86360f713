import type { WireMessage } from "./wire-message.ts";

/** Makes the response of a unary call. */
export type Answer = (request: WireMessage) => WireMessage;
