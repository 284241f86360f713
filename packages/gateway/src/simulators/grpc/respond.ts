import type { WireMessage } from "./wire-message.ts";

/** Creates the response of a unary call. */
export type Respond = (request: WireMessage) => WireMessage;
