import type { WireMessage } from "./wire-message.ts";

/** Creates the response of a unary call. */
export type Answer = (request: WireMessage) => WireMessage;
