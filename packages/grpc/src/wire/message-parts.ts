import { invalidArgument } from "@node-access/auth";
import type { BinaryReader } from "./binary-reader.ts";
import type { BinaryWriter } from "./binary-writer.ts";

/** Fields that a message's type does not have, by tag (number and wire type), each with its values' bytes. */
export type UnknownFields = { [tag: number]: Uint8Array[] };

interface Message {
  _unknownFields?: UnknownFields | undefined;
}

interface PartialMessage {
  readonly _unknownFields?: { [tag: number]: Uint8Array[] | undefined } | undefined;
}

/** What a field of bytes holds that was left out. */
export const NO_BYTES: Uint8Array = new Uint8Array(0);

/** Whether a value is bytes, of whatever realm. */
export function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array || Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** Reads a field that the type of the message does not have. It is written again with the message. */
export function keepUnknown(message: Message, tag: number, reader: BinaryReader): void {
  const { _unknownFields: fields = {} } = message;
  (fields[tag] ??= []).push(reader.skip(tag));
  Object.assign(message, { _unknownFields: fields });
}

/** Writes the fields that the type of the message does not have. */
export function writeUnknown(fields: UnknownFields, writer: BinaryWriter): void {
  for (const [tag, values] of Object.entries(fields))
    for (const value of values) writer.uint32(Number(tag)).raw(value);
}

/** Takes the fields that the type of a message does not have over into its copy. */
export function copyUnknown({ _unknownFields: fields }: PartialMessage, copy: Message): void {
  if (fields && Object.keys(fields).length > 0) Object.assign(copy, { _unknownFields: { ...fields } });
}

/** The value of a oneof if it is of this case: a message that comes in parts is merged. */
export function valueOf<Case extends string, OneOf extends { $case: string; value: unknown }>(
  oneof: OneOf | undefined,
  name: Case,
): Extract<OneOf, { $case: Case }>["value"] | undefined {
  return oneof?.$case === name ? oneof.value : undefined;
}

/** The error of a value that has no JSON form, where any JSON value goes. */
export function notJson(value: unknown): Error {
  return invalidArgument("message", "a JSON value", `a ${typeof value}`);
}
