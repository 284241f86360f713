import type { Operation } from "@node-access/transport";
import { invalidArgument, kindOf } from "@node-access/auth";
import { checkObject } from "./check-argument.ts";
import type { BinaryReader } from "./binary-reader.ts";
import type { BinaryWriter } from "./binary-writer.ts";

/** Values that a {@link DeepPartial} leaves unchanged. */
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
 * A view of a message: each field is decoded when you first access it. Use views if you read few fields of large
 * messages. You read a view like the message itself, but it has no own properties: to copy it, change it or list its
 * fields, call `toObject()`. A view shares the memory of the bytes that it was made from.
 *
 * Accessing a malformed field throws NodeAccessError: `UNDECODABLE_BODY` if a server sent the message,
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

/** The call option to return a view of each response. */
export interface LazyOption {
  /** Returns a {@link LazyMessage} instead of the decoded message: faster if you read few fields of large messages. */
  readonly lazy: true;
}

/** A field of a {@link LazyMessage}: a view of a message, a list or map of views, or the value itself. */
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

/** The functions of a message type. Each generated message exports them as a value with its name. */
export interface MessageFns<T> {
  /**
   * Encodes a message; `encode(message).finish()` returns its bytes. A view is encoded as its original bytes.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` if a value does not match the type of its field.
   */
  encode(message: T | LazyMessage<T>, writer?: BinaryWriter): BinaryWriter;
  /**
   * Decodes a message.
   *
   * @param message - A message to merge it into, by protobuf's rules for merging.
   * @throws NodeAccessError `INVALID_ARGUMENT` if the bytes are not a message.
   */
  decode(input: BinaryReader | Uint8Array, length?: number, message?: T): T;
  /**
   * Creates a view of a message, which decodes each field when you access it.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` if the input is not bytes. A malformed field throws when you access it.
   */
  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<T>;
  /** Creates a message; fields that you omit get their defaults. */
  create(base?: DeepPartial<T>): T;
  /** Creates a message; fields that you omit, at any depth, get their defaults. */
  fromPartial(object: DeepPartial<T>): T;
}

/** A method of a service. Its name on the wire is `package.Service/Method`. */
export interface Method extends Operation {
  /** What streams: nothing, the requests, the responses, or both. */
  readonly stream: "none" | "client" | "server" | "both";
  /** Whether the responses continue until the caller cancels: if the server ends the stream, the call fails. */
  readonly endless: boolean;
  /** The name of the request message. */
  readonly request: string;
  /** The name of the response message. */
  readonly response: string;
}

/** The calls of a service by the names of a client's functions. */
export type Methods<Service> = { readonly [Name in keyof Service]: Method };

/**
 * One request, or an async iterable of requests. A stream of requests ends when your iterable ends.
 *
 * If you pass one request and the method has a single response, the stream of requests ends after it. If responses
 * stream too, the call stays open for them.
 */
export type Requests<T> = DeepPartial<T> | AsyncIterable<DeepPartial<T>>;

/**
 * The responses of a stream, for `for await`. The stream opens on the first `next()`. While you are not reading,
 * back-pressure pauses the server. To cancel, leave the loop, call `return()` or abort the option `signal`. You can
 * iterate a stream only once.
 */
export interface MessageStream<T> extends AsyncIterable<T> {
  /**
   * @returns the next response, or `done` when the server has ended a stream that is not endless.
   * @throws NodeAccessError if the stream cannot be opened, fails, or ends too early.
   */
  next(): Promise<IteratorResult<T, void>>;
  /** Cancels the stream. */
  return(): Promise<IteratorResult<T, void>>;
  [Symbol.asyncIterator](): MessageStream<T>;
}

/** Sets an own property, even one named `__proto__`, to which an assignment would change the prototype. @internal */
export function setOwn<T>(target: { [key: string]: T }, key: string | number, value: T): void {
  checkObject("target", target);
  if (!Object.isExtensible(target))
    throw invalidArgument("target", "an object that can be extended", "one that is frozen or sealed");
  if (!/^(string|number)$/.test(typeof key)) throw invalidArgument("key", "a string or number", kindOf(key));
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
