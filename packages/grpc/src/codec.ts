import { invalidArgument } from "@node-access/auth";
import type { GrpcEndpoint } from "./endpoint.ts";
import type { Method } from "./message.ts";
import { undecodable } from "./status-error.ts";
import { BinaryReader } from "./wire/binary-reader.ts";

/** The messages of a surface by name, as their module exports them. */
export type Messages = Readonly<Record<string, unknown>>;

/** Encodes a call's requests and decodes its responses. */
export interface Codec {
  /** @throws NodeAccessError `INVALID_ARGUMENT` if a value does not fit its field. */
  readonly encode: (request: unknown) => Buffer;
  /** @throws NodeAccessError `UNDECODABLE_BODY`. */
  readonly decode: (bytes: Buffer) => unknown;
  /** Makes a view of a response. Its fields throw `UNDECODABLE_BODY` when they are accessed. */
  readonly lazy: (bytes: Buffer) => unknown;
}

/** What is used of the value that goes by a message's name. */
interface MessageType {
  fromPartial(object: unknown): unknown;
  encode(message: unknown): { finish(): Uint8Array };
  decode(input: BinaryReader): unknown;
  lazy(input: BinaryReader): unknown;
}

/** Makes the codec of a call. */
export function codecOf(endpoint: GrpcEndpoint, method: Method, messages: Messages): Codec {
  // The table and the messages are generated together.
  const request = messages[method.request] as MessageType;
  const response = messages[method.response] as MessageType;
  const malformed = (reason: string, bytes: Uint8Array): Error =>
    undecodable(endpoint, method, bytes, reason);
  return {
    encode: (value) => {
      try {
        const bytes = request.encode(request.fromPartial(value ?? {})).finish();
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw invalidArgument("request", `a ${method.request}`, `one that cannot be written: ${reason}`);
      }
    },
    decode: (bytes) => response.decode(new BinaryReader(bytes, malformed)),
    lazy: (bytes) => response.lazy(new BinaryReader(bytes, malformed)),
  };
}

/** The bytes are encoded and decoded here, so that a failure has its own error. */
export function asBytes(bytes: Buffer): Buffer {
  return bytes;
}
