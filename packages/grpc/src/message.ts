import type { Operation } from "@node-access/transport";
import type { BinaryReader } from "./wire/binary-reader.ts";
import type { BinaryWriter } from "./wire/binary-writer.ts";

/** Values that stay as they are in a {@link DeepPartial}. */
type Whole = Uint8Array | string | number | boolean | undefined;

/**
 * A message of which any field may be left out, at any depth. A 64-bit integer may also be given as a number or as
 * decimal text.
 */
export type DeepPartial<T> = unknown extends T
  ? T
  : T extends bigint
    ? string | number | bigint
    : T extends Whole
      ? T
      : T extends readonly (infer Item)[]
        ? DeepPartial<Item>[]
        : T extends { $case: string; value: unknown }
          ? { $case: T["$case"]; value?: DeepPartial<T["value"]> }
          : { [Key in keyof T]?: DeepPartial<T[Key]> };

/** What a message type does: the value that goes by its name. */
export interface MessageFns<T> {
  /** Writes a message; `encode(message).finish()` gives its bytes. */
  encode(message: T, writer?: BinaryWriter): BinaryWriter;
  /** Reads a message. Throws if the bytes are none. */
  decode(input: BinaryReader | Uint8Array, length?: number, message?: T): T;
  /** Makes a whole message. */
  create(base?: DeepPartial<T>): T;
  /** Makes a whole message. */
  fromPartial(object: DeepPartial<T>): T;
}

/** A call as the spec states it. Its name on the wire is `package.Service/Method`. */
export interface Method extends Operation {
  /** What streams: nothing, the answers, or requests and answers. */
  readonly stream: "none" | "server" | "both";
  /** Whether the answers go on until the caller ends them: an end by the server is then a failure. */
  readonly endless: boolean;
  /** The message that each request is, by name. */
  readonly request: string;
  /** The message that each answer is, by name. */
  readonly response: string;
}

/** The calls of a service by the names of a client's functions. */
export type Methods<Service> = { readonly [Name in keyof Service]: Method };

/** One request, or requests as they come: on a stream each one takes the place of the one before. */
export type Requests<T> = DeepPartial<T> | AsyncIterable<DeepPartial<T>>;

/**
 * The answers of a stream, for `for await`. It is opened by the first `next()`, reads no further than its consumer
 * does, and is cancelled by `return()` (a `break` calls it) or by the option `signal`. It is read once.
 */
export interface MessageStream<T> extends AsyncIterable<T> {
  /**
   * @returns the next answer, or `done` where the server ended a stream that has an end.
   * @throws NodeAccessError if the stream cannot be opened, fails, or ends too early.
   */
  next(): Promise<IteratorResult<T, void>>;
  /** Cancels the stream. */
  return(): Promise<IteratorResult<T, void>>;
  [Symbol.asyncIterator](): MessageStream<T>;
}

/** Sets a property as an object's own, whatever its name. An assignment to `__proto__` would change the prototype. */
export function setOwn<T>(target: { [key: string]: T }, key: string, value: T): void {
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
