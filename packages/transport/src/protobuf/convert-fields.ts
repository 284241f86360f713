import { checkShape, convertAt } from "./message-error.ts";
import type { FieldType, MessagePlan, PlannedField } from "./message-field.ts";
import type { Fields } from "./unknown-fields.ts";
import { valueOf } from "./value-of.ts";

type Convert = ((value: unknown) => unknown) | undefined;

/**
 * Sets the fields of a message to what a caller gave, in which fields may be missing at any depth.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the place of a value whose field has another type.
 */
export function convertFields({ fields }: MessagePlan, object: Fields, message: Fields): void {
  for (const { name, type, repeated, map, convert, $case } of fields) {
    const given = object[name];
    const value =
      $case === undefined ? given : valueOf(given as { $case: string; value: unknown } | undefined, $case);
    if (value === undefined || isInherited(name, value)) continue;
    // The only null that is a value is that of JSON.
    if (value === null && ($case !== undefined || map || repeated || !(type as FieldType).nullable)) continue;
    const converted = convertAt(
      name,
      value,
      map
        ? map.convert
        : repeated
          ? (list) => convertList(list as unknown[], convert as Convert)
          : (convert as Convert),
    );
    message[name] = $case === undefined ? converted : { $case, value: converted };
  }
  for (const { name, $case } of fields) {
    const given = object[name];
    if ($case === undefined || message[name] !== undefined || isInherited(name, given)) continue;
    const cases = fields.filter((field) => field.name === name).map((field) => field.$case);
    convertAt(name, given ?? { $case }, (oneof) =>
      checkShape(
        cases.includes((Object(oneof) as PlannedField).$case),
        `$case: ${cases.join(" or ")}`,
        oneof,
      ),
    );
  }
}

/** Whether all objects have a value, such as that of `constructor`. */
function isInherited(name: string, value: unknown): boolean {
  return typeof value === "function" && value === Object.prototype[name as keyof object];
}

function convertList(list: unknown[], convert: Convert): unknown[] {
  checkShape(typeof list.map === "function", "a list", list);
  return list.map((item, index) => convertAt(`${index}`, item, convert));
}
