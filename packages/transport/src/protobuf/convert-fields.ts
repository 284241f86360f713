import type { FieldType, MessagePlan } from "./message-field.ts";
import type { Fields } from "./unknown-fields.ts";

type Convert = (value: unknown) => unknown;

/** Sets the fields of a message to what a caller gave, in which fields may be missing at any depth. */
export function convertFields({ fields }: MessagePlan, object: Fields, message: Fields): void {
  for (const { name, type, repeated, map, convert, $case } of fields) {
    const given = object[name];
    const value = $case === undefined ? given : valueIn(given, $case);
    if (value === undefined || isInherited(name, value)) continue;
    // The only null that is a value is that of JSON.
    if (value === null && ($case !== undefined || map || repeated || !(type as FieldType).nullable)) continue;
    const converted = map
      ? map.convert?.(name, value)
      : repeated
        ? convertList(name, value as unknown[], convert as Convert | undefined)
        : convert
          ? convert(value as never)
          : value;
    message[name] = $case === undefined ? converted : { $case, value: converted };
  }
}

/** Whether all objects have a value, such as that of `constructor`. */
function isInherited(name: string, value: unknown): boolean {
  return typeof value === "function" && value === Object.prototype[name as keyof object];
}

function valueIn(oneof: unknown, name: string): unknown {
  const { $case, value } = (oneof ?? {}) as { $case?: unknown; value?: unknown };
  return $case === name ? value : undefined;
}

function convertList(name: string, list: unknown[], convert: Convert | undefined): unknown[] {
  if (typeof list.map !== "function") throw new TypeError(`${name} is not a list`);
  return convert ? list.map((item) => convert(item)) : list.slice();
}
