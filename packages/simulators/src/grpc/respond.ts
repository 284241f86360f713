import type { Message } from "./message.ts";

/** Creates the response of a unary call. */
export type Respond = (request: Message) => Message | Promise<Message>;

/** A call about something that does not exist on the simulated chain. */
export class NotFoundError extends Error {}
