import type { Operation } from "@node-access/transport";
import type { BinaryReader } from "./wire/binary-reader.ts";
import type { BinaryWriter } from "./wire/binary-writer.ts";

/** Values that stay as they are in a {@link DeepPartial}. */
type Whole = Uint8Array | string | number | boolean | undefined;

/**
 * A message whose fields are all optional, at any depth. A 64-bit integer may also be a number or
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

/**
 * A message whose fields are decoded when they are accessed: for programs that read few fields of large messages. It is
 * read like the message itself. Each field is decoded once. A view has no own properties: to copy or change it, or
 * to list its fields, use `toObject()`. It shares the memory of its bytes.
 *
 * A field that is malformed throws NodeAccessError when it is accessed: `UNDECODABLE_BODY` if a server sent it,
 * `INVALID_ARGUMENT` otherwise.
 *
 * @example
 * ```ts
 * import { SubscribeUpdate } from "@node-access/grpc/geyser/messages";
 *
 * export function slotOf(bytes: Uint8Array): bigint | undefined {
 *   const { updateOneof } = SubscribeUpdate.lazy(bytes);
 *   return updateOneof?.$case === "transaction" ? updateOneof.value.slot : undefined;
 * }
 * ```
 */
export type LazyMessage<T> = { readonly [Key in keyof T]: Lazy<T[Key]> } & {
  /** Decodes the whole message. Throws NodeAccessError if any part of it is malformed. */
  toObject(): T;
};

/** Makes a call return a view of each response. */
export interface LazyOption {
  /** Returns a {@link LazyMessage} instead of the decoded message: for programs that read few fields of large messages. */
  readonly lazy: true;
}

/** What a {@link LazyMessage} has for a field: views of messages, lists and maps of them, or the value itself. */
export type Lazy<T> = unknown extends T
  ? T
  : T extends Whole | bigint
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Lazy<Item>[]
      : T extends ReadonlyMap<infer Key, infer Value>
        ? ReadonlyMap<Key, Lazy<Value>>
        : T extends { $case: string; value: unknown }
          ? { readonly $case: T["$case"]; readonly value: Lazy<T["value"]> }
          : number extends keyof T
            ? { readonly [Key in keyof T]: Lazy<T[Key]> }
            : LazyMessage<T>;

/** What a message type does: the value that goes by its name. */
export interface MessageFns<T> {
  /**
   * Writes a message; `encode(message).finish()` returns its bytes. A view is written as its original bytes.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` if a value does not fit its field.
   */
  encode(message: T | LazyMessage<T>, writer?: BinaryWriter): BinaryWriter;
  /**
   * Reads a message.
   *
   * @param message - A message to merge it into, as protobuf merges the parts of one.
   * @throws NodeAccessError `INVALID_ARGUMENT` if the bytes are not a message.
   */
  decode(input: BinaryReader | Uint8Array, length?: number, message?: T): T;
  /**
   * Makes a view of a message, which decodes each field when it is accessed.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` if the input is not bytes. Malformed bytes throw when they are accessed.
   */
  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<T>;
  /** Makes a whole message. */
  create(base?: DeepPartial<T>): T;
  /** Makes a whole message. */
  fromPartial(object: DeepPartial<T>): T;
}

/** A call as the spec states it. Its name on the wire is `package.Service/Method`. */
export interface Method extends Operation {
  /** What streams: nothing, the requests, the responses, or both. */
  readonly stream: "none" | "client" | "server" | "both";
  /** Whether the responses continue until the caller ends them: an end by the server is then a failure. */
  readonly endless: boolean;
  /** The message that each request is, by name. */
  readonly request: string;
  /** The name of the response message. */
  readonly response: string;
}

/** The calls of a service by the names of a client's functions. */
export type Methods<Service> = { readonly [Name in keyof Service]: Method };

/**
 * One request, or requests as they come. A stream of requests ends with your iterable. One request is the only one of a call with a single
 * response; where responses stream too, the stream then stays open for them.
 */
export type Requests<T> = DeepPartial<T> | AsyncIterable<DeepPartial<T>>;

/**
 * The responses of a stream, for `for await`. The stream opens on the first `next()`, reads no further than its consumer
 * does, and is cancelled by `return()` (a `break` calls it) or by the option `signal`. It is read once.
 */
export interface MessageStream<T> extends AsyncIterable<T> {
  /**
   * @returns the next response, or `done` when the server ended a stream that has an end.
   * @throws NodeAccessError if the stream cannot be opened, fails, or ends too early.
   */
  next(): Promise<IteratorResult<T, void>>;
  /** Cancels the stream. */
  return(): Promise<IteratorResult<T, void>>;
  [Symbol.asyncIterator](): MessageStream<T>;
}

/** Sets a property as an object's own, whatever its name. An assignment to `__proto__` would change the prototype. @internal */
export function setOwn<T>(target: { [key: string]: T }, key: string | number, value: T): void {
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
