import type { BinaryWriter } from "./binary-writer.ts";
import { invalidArgument } from "@node-access/auth";
import { NO_BYTES } from "./bytes.ts";
import { planOf } from "./define-message.ts";
import { type FieldType, type MessagePlan, type PlannedField, type Scalar } from "./message-field.ts";
import type { Fields } from "./unknown-fields.ts";
import { valueOf } from "./value-of.ts";

/** Writes a field of a message: for modules, what they state no code for, which is a map or a wrapper. @internal */
export function writeField(type: object, tag: number, target: object, writer: BinaryWriter): void {
  const plan = planOf(type);
  const field = plan.byTag[tag];
  if (field === undefined) throw invalidArgument("tag", "that of a field of the message", String(tag));
  // A message whose map is missing is malformed.
  if (field.map !== undefined) writeEntries(field, (target as Fields)[field.name], writer);
  else writePlanned(plan, field, target as Fields, writer);
}

/** Writes all fields of a message that it has. */
export function writeFields(plan: MessagePlan, message: Fields, writer: BinaryWriter): void {
  for (const field of plan.fields) writePlanned(plan, field, message, writer);
}

function writePlanned(plan: MessagePlan, field: PlannedField, message: Fields, writer: BinaryWriter): void {
  const { name, tags, type, $case } = field;
  const oneof = message[name] as { $case: string; value: unknown } | undefined;
  const value = $case === undefined ? message[name] : valueOf(oneof, $case);
  if (value === undefined || isDefault(value, plan.defaults[field.place])) return;
  if (field.map !== undefined) writeEntries(field, value, writer);
  else if (field.repeated) writeList(field, value as readonly unknown[], writer);
  else writeValue(tags[0] as number, type, value, writer);
}

function isDefault(value: unknown, initial: unknown): boolean {
  return value === initial || (initial === NO_BYTES && (value as Uint8Array).length === 0);
}

function writeValue(tag: number, type: Scalar | FieldType, value: unknown, writer: BinaryWriter): void {
  writer.uint32(tag);
  if (typeof type === "string") writer[type](value as never);
  else type.encode(type.wrap ? type.wrap(value) : value, writer.fork()).join();
}

function writeList({ name, tags, type }: PlannedField, list: readonly unknown[], writer: BinaryWriter): void {
  if (typeof list[Symbol.iterator] !== "function") throw new TypeError(`${name} is not a list`);
  const [tag = 0, packed] = tags;
  if (packed === undefined || typeof type !== "string") {
    for (const item of list) writeValue(tag, type, item, writer);
    return;
  }
  if (list.length === 0) return;
  writer.uint32(packed).fork();
  for (const item of list) writer[type](item as never);
  writer.join();
}

function writeEntries({ tags, type, map }: PlannedField, value: unknown, writer: BinaryWriter): void {
  map?.eachEntry?.(value, (entry) => writeValue(tags[0] as number, type, entry, writer));
}
