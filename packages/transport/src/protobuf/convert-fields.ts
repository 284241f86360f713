import { checkShape, errorAt } from "./message-error.ts";
import type { FieldType, MessagePlan, PlannedField } from "./message-field.ts";
import type { Fields } from "./unknown-fields.ts";

type OneOf = { readonly $case?: unknown; readonly value?: unknown } | null;

/**
 * Sets the fields of a message to what a caller gave, in which fields may be missing at any depth.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the place of a value whose field has another type.
 */
export function convertFields({ fields }: MessagePlan, object: Fields, message: Fields): void {
  let place = "";
  /** The index in a list. */
  let at = -1;
  try {
    for (const { name, type, repeated, map, convert, $case } of fields) {
      place = name;
      const given = object[name];
      if (given === undefined || isInherited(name, given)) continue;
      let value = $case === undefined ? given : valueIn(given as OneOf, $case, name, fields);
      if (value === undefined) continue;
      // The only null that is a value is that of JSON.
      if (value === null && ($case !== undefined || map || repeated || !(type as FieldType).nullable))
        continue;
      if (map) value = map.convert?.(value);
      else if (repeated) {
        checkShape(typeof (value as unknown[]).map === "function", "a list", value);
        const list = (value as unknown[]).slice();
        if (convert) for (at = 0; at < list.length; at += 1) list[at] = convert(list[at] as never);
        at = -1;
        value = list;
      } else if (convert) value = convert(value as never);
      message[name] = $case === undefined ? value : { $case, value };
    }
  } catch (error) {
    throw errorAt(at < 0 ? place : `${place}.${at}`, error);
  }
}

/** Whether all objects have a value, such as that of `constructor`. */
function isInherited(name: string, value: unknown): boolean {
  return typeof value === "function" && value === Object.prototype[name as keyof object];
}

/** The value of a oneof if it has a case. */
function valueIn(oneof: OneOf, own: string, name: string, fields: readonly PlannedField[]): unknown {
  if (oneof?.$case === own) return oneof.value;
  const cases = fields.flatMap((field) => (field.name === name ? [field.$case] : []));
  checkShape(oneof === null || cases.includes(oneof.$case as string), `$case: ${cases.join(" or ")}`, oneof);
  return undefined;
}
