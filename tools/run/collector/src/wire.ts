import { BinaryReader } from "@bufbuild/protobuf/wire";

/** How a field is read: the message that it holds, or a function that reads a plain value. */
export interface Field {
  readonly name: string;
  readonly read: Shape | ((reader: BinaryReader) => unknown);
  readonly isList?: true;
}

/** The fields of a message that are read, by number. */
export type Shape = Readonly<Record<number, Field>>;

/** @returns a message as JSON has it, without the fields that its shape lacks. */
export function readMessage(shape: Shape, bytes: Uint8Array): Record<string, unknown> {
  const reader = new BinaryReader(bytes);
  const message: Record<string, unknown> = {};
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    const field = shape[number];
    if (!field) reader.skip(wireType, number);
    else {
      const { name, read, isList } = field;
      const value = typeof read === "function" ? read(reader) : readMessage(read, reader.bytes());
      message[name] = isList ? [...((message[name] as unknown[] | undefined) ?? []), value] : value;
    }
  }
  return message;
}
