import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import type { MessageFns } from "./message.ts";
import { checkObject, checkText } from "./check-argument.ts";
import { BinaryReader } from "./binary-reader.ts";
import type { BinaryWriter } from "./binary-writer.ts";
import type { FieldType } from "./view-plan.ts";

/** Fields that a message's type does not have, by tag (number and wire type), each with its values' bytes. */
export type UnknownFields = { [tag: number]: Uint8Array[] };

interface Message {
  _unknownFields?: UnknownFields | undefined;
}

interface PartialMessage {
  readonly _unknownFields?: { [tag: number]: Uint8Array[] | undefined } | undefined;
}

/** The functions of a message type that read values of its users. */
interface ValueFns {
  encode(message: never, writer?: BinaryWriter): BinaryWriter;
  fromPartial(object: never): unknown;
  wrap?(value: never): unknown;
  unwrap?(message: never): unknown;
}

/** Makes a message's functions reject values that are not such a message, whatever they are. @internal */
export function checkedFns<Fns extends ValueFns>(type: string, fns: Fns): Fns {
  checkText("type", type);
  checkObject("fns", fns);
  const checked = <Args extends unknown[], T>(run: (...args: Args) => T) => {
    return (...args: Args): T => {
      try {
        return run(...args);
      } catch (error) {
        if (isNodeAccessError(error)) throw error;
        const reason = error instanceof Error ? error.message : "";
        throw invalidArgument("message", `a ${type}`, `a value that is none: ${reason}`);
      }
    };
  };
  const { encode, fromPartial, wrap, unwrap } = fns;
  return {
    ...fns,
    encode: checked(encode),
    fromPartial: checked(fromPartial),
    ...(wrap && { wrap: checked(wrap) }),
    ...(unwrap && { unwrap: checked(unwrap) }),
  };
}

/** Stores an unknown field, so that encoding the message writes it again. @internal */
export function keepUnknown(message: Message, tag: number, reader: BinaryReader): void {
  checkObject("message", message);
  if (!(reader instanceof BinaryReader)) throw invalidArgument("reader", "a BinaryReader", kindOf(reader));
  const { _unknownFields: fields = {} } = message;
  (fields[tag] ??= []).push(reader.rawValue(tag));
  Object.assign(message, { _unknownFields: fields });
}

/** Writes a message's unknown fields. @internal */
export function writeUnknown(fields: UnknownFields, writer: BinaryWriter): void {
  checkObject("fields", fields);
  if (typeof (writer as BinaryWriter | undefined)?.uint32 !== "function")
    throw invalidArgument("writer", "a BinaryWriter", kindOf(writer));
  for (const [tag, values] of Object.entries(fields)) {
    if (!Array.isArray(values)) throw invalidArgument(`fields[${tag}]`, "a list", kindOf(values));
    for (const value of values) writer.uint32(Number(tag)).raw(value);
  }
}

/** Copies a message's unknown fields. @internal */
export function copyUnknown(message: PartialMessage, copy: Message): void {
  checkObject("message", message);
  const { _unknownFields: fields } = message;
  if (fields && Object.keys(fields).length > 0) Object.assign(copy, { _unknownFields: { ...fields } });
}

/** The value of a oneof if it has this case, to merge the next part of the message into. @internal */
export function valueOf<Case extends string, OneOf extends { $case: string; value: unknown }>(
  oneof: OneOf | undefined,
  name: Case,
): Extract<OneOf, { $case: Case }>["value"] | undefined {
  return oneof?.$case === name ? oneof?.value : undefined;
}

/** Reads wrappers, such as `StringValue`, as their values. @internal */
export function unwrapped<T>(type: MessageFns<{ value: T }>): FieldType {
  // Not earlier, because messages may refer to each other.
  const fns = (): MessageFns<{ value: T }> => {
    if (typeof (type as typeof type | undefined)?.decode === "function" && typeof type.lazy === "function")
      return type;
    throw invalidArgument("type", "a message type", kindOf(type));
  };
  return {
    decode: (input) => fns().decode(input),
    lazy: (input, length) => fns().lazy(input, length),
    unwrap: (message) => (Object(message) as { value: T }).value,
  };
}

/** The wrapper of a value, such as `StringValue`, to merge the next part of the message into. @internal */
export function wrapped<T>(value: T | undefined): { value: T } | undefined {
  return value === undefined ? undefined : { value };
}

/** Creates the error of a value that is not JSON, in a field that takes JSON. @internal */
export function notJson(value: unknown): Error {
  return invalidArgument("message", "a JSON value", `a ${typeof value}`);
}
