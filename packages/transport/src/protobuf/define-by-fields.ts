import { readerOf } from "./binary-reader.ts";
import { defineMessage, type MessageCode, planOf } from "./define-message.ts";
import type { MessageFns } from "./message.ts";
import { readField } from "./read-field.ts";
import type { Fields } from "./unknown-fields.ts";
import { writeFields } from "./write-field.ts";

/** Defines a type of message by its fields alone. Encoding and decoding take longer than with straight code. @internal */
export function defineByFields<T extends object>(
  name: string,
  { empty, fields }: Pick<MessageCode<T>, "empty" | "fields">,
): MessageFns<T> {
  const type = defineMessage<T>(name, {
    empty,
    fields,
    decode(input, length, message = empty()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) readField(type, message, reader.tag(), reader);
      reader.leave(end);
      return message;
    },
    encode: (message, writer) => writeFields(planOf(type), message as Fields, writer),
  });
  return type;
}
