import { invalidArgument, kindOf } from "@node-access/auth";
import { checkObject, isObject } from "./check-argument.ts";
import type { CallEndpoint } from "./channel.ts";
import type { Method } from "../wire/method.ts";
import { undecodable } from "./call-errors.ts";
import { BinaryReader, type BinaryWriter } from "@node-access/transport/protobuf";

/** The messages of a surface by name, as their module exports them. */
export type Messages = Readonly<Record<string, unknown>>;

/** Encodes a call's requests and decodes its responses. */
export interface Codec {
  /**
   * @param writer - Has what comes before the request.
   * @throws NodeAccessError `INVALID_ARGUMENT` if a value does not match the type of its field.
   */
  readonly encode: (request: unknown, writer?: BinaryWriter) => Uint8Array;
  /** Copies a request that may be sent again, because the caller may change it. Rejects as `encode` does. */
  readonly copy: (request: unknown) => unknown;
  /** @throws NodeAccessError `UNDECODABLE_BODY`. */
  readonly decode: (bytes: Uint8Array) => unknown;
  /** Creates a view of a response. Accessing a malformed field throws `UNDECODABLE_BODY`. */
  readonly lazy: (bytes: Uint8Array) => unknown;
}

/** The functions of a message type that a codec uses. */
interface MessageType {
  fromPartial(object: unknown): unknown;
  encode(message: unknown, writer?: BinaryWriter): BinaryWriter;
  decode(input: BinaryReader): unknown;
  lazy(input: BinaryReader): unknown;
}

export function createCodec(endpoint: CallEndpoint, method: Method, messages: Messages): Codec {
  checkObject("messages", messages);
  const request = messages[method.request] as MessageType;
  const response = messages[method.response] as MessageType;
  for (const name of [method.request, method.response]) checkObject(`messages.${name}`, messages[name]);
  const malformed = (reason: string, bytes: Uint8Array): Error =>
    undecodable(endpoint, method, bytes, reason);
  const convert = <T>(value: unknown, write: (message: unknown) => T): T => {
    if (value !== undefined && !isObject(value))
      throw invalidArgument("request", `a ${method.request}`, kindOf(value));
    try {
      return write(request.fromPartial(value ?? {}));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw invalidArgument("request", `a ${method.request}`, `an object that cannot be written: ${reason}`);
    }
  };
  return {
    encode: (value, writer) => convert(value, (message) => request.encode(message, writer).finish()),
    copy: (value) => convert(value, (message) => message),
    decode: (bytes) => response.decode(new BinaryReader(bytes, malformed)),
    lazy: (bytes) => response.lazy(new BinaryReader(bytes, malformed)),
  };
}
