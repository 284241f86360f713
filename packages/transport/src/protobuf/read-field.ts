import type { BinaryReader } from "./binary-reader.ts";
import { planOf } from "./define-message.ts";
import type { FieldType, MapPlan, PlannedField, Scalar } from "./message-field.ts";
import { type Fields, keepUnknown } from "./unknown-fields.ts";
import { valueOf } from "./value-of.ts";

/**
 * Reads a field of a message: for modules, what they state no code for, such as a map, a wrapper, or a field that the type
 * does not have.
 *
 * @internal
 */
export function readField(type: object, target: object, tag: number, reader: BinaryReader): void {
  const message = target as Fields;
  const field = planOf(type).byTag[tag];
  if (field === undefined) {
    keepUnknown(message, tag, reader);
    return;
  }
  const { name, type: own, tags, $case } = field;
  if (field.map !== undefined) readEntry(field, field.map, message, reader);
  else if (field.repeated) {
    const list = (message[name] ??= []) as unknown[];
    if (tag === tags[0]) list.push(readValue(own, reader));
    else
      for (const end = reader.endOf(reader.length()); isBefore(reader, end);)
        list.push(readValue(own, reader));
  } else if ($case === undefined) message[name] = readValue(own, reader, message[name]);
  else {
    const before = message[name] as { $case: string; value: unknown } | undefined;
    message[name] = { $case, value: readValue(own, reader, valueOf(before, $case)) };
  }
}

/** Reads a value. @param before - The value of the field, into which another part of a message is merged. */
function readValue(type: Scalar | FieldType, reader: BinaryReader, before?: unknown): unknown {
  if (typeof type === "string") return reader[type]();
  if (!type.unwrap) return type.decode(reader, reader.length(), before);
  const message = before === undefined ? undefined : type.wrap?.(before);
  return type.unwrap(type.decode(reader, reader.length(), message));
}

function readEntry({ name, type }: PlannedField, map: MapPlan, message: Fields, reader: BinaryReader): void {
  const { key, value } = readValue(type, reader) as { key: unknown; value: unknown };
  map.add((message[name] ??= map.create()) as object, key, value === undefined ? map.emptyValue?.() : value);
}

/** Whether packed numbers follow before the position where they end. @internal */
export function isBefore(reader: BinaryReader, end: number): boolean {
  if (reader.pos < end) return true;
  reader.expectEnd(end);
  return false;
}
