/** A gRPC message's fields by name. */
export type Message = { readonly [field: string]: MessageValue };
/** 64-bit integers are bigints, other integers and enums numbers. A message may be given as its bytes. */
export type MessageValue =
  | bigint
  | number
  | string
  | boolean
  | Uint8Array
  | Message
  | readonly MessageValue[];

/** Writes a message in protobuf's wire format. */
export type Encode = (type: string, message: Message) => Uint8Array;

/** Creates the response of a unary call. */
export type Respond = (request: Message) => Message | Promise<Message>;
/** Responses of calls, by name. */
export type Responses = Readonly<Record<string, Respond>>;

/** A call about something that does not exist on the simulated chain. */
export class NotFoundError extends Error {}
