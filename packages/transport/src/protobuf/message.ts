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

/** Sets an own property, even one named `__proto__`, to which an assignment would change the prototype. @internal */
export function setOwn<T>(target: { [key: string]: T }, key: string | number, value: T): void {
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
