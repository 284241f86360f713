import type { BinaryReader } from "./binary-reader.ts";
import type { BinaryWriter } from "./binary-writer.ts";

/** Fields that a message's type does not have, by tag (number and wire type), each with its values' bytes. */
export type UnknownFields = { [tag: number]: Uint8Array[] };

/** A message by its properties. */
export type Fields = { [name: string]: unknown } & { _unknownFields?: UnknownFields | undefined };

interface Message {
  _unknownFields?: UnknownFields | undefined;
}

const UNKNOWN = "_unknownFields";

/** Stores an unknown field, so that encoding the message writes it again. @internal */
export function keepUnknown(message: Message, tag: number, reader: BinaryReader): void {
  ((message[UNKNOWN] ??= {})[tag] ??= []).push(reader.rawValue(tag));
}

/** Writes a message's unknown fields. @internal */
export function writeUnknown(fields: UnknownFields, writer: BinaryWriter): void {
  for (const [tag, values] of Object.entries(fields))
    for (const value of values) writer.uint32(Number(tag)).raw(value);
}

/** Copies a message's unknown fields. @internal */
export function copyUnknown({ _unknownFields: fields }: Message, copy: Message): void {
  if (fields && Object.keys(fields).length > 0) copy[UNKNOWN] = { ...fields };
}
