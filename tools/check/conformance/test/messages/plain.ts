import { type DescField, type DescMessage, isFieldSet, type Message, toJson } from "@bufbuild/protobuf";
import { FieldDescriptorProto_Label } from "@bufbuild/protobuf/wkt";

/** A message's values by field number, in a form that can be compared between libraries. */
export interface Plain {
  readonly [field: number]: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** Messages of protobuf itself that the package has as JSON values. */
const JSON_VALUES = /^google\.protobuf\.(Struct|Value|ListValue)$/;
const FIELD_MASK = "google.protobuf.FieldMask";

/** @param message - Of protobuf-es. */
export function plainOfEs(desc: DescMessage, message: Message): Plain {
  return plain(
    desc,
    (field) => {
      if (!isFieldSet(message, field)) return undefined;
      const values = message as unknown as Values;
      if (!field.oneof) return values[field.localName];
      return (values[field.oneof.localName] as { value: unknown }).value;
    },
    (type, value) => {
      if (type.typeName === FIELD_MASK) return (value as { paths: string[] }).paths;
      // A struct in another message is a JSON object already.
      if (JSON_VALUES.test(type.typeName))
        return "$typeName" in (value as object) ? toJson(type, value as Message) : value;
      return plainOfEs(type, value as Message);
    },
  );
}

/** @param message - Of the package. */
export function plainOfOurs(desc: DescMessage, message: object): Plain {
  const values = new Map(Object.entries(message).map(([name, value]) => [folded(name), value as unknown]));
  return plain(
    desc,
    (field) => {
      if (!field.oneof)
        return isDefault(field, values.get(folded(field.name))) ? undefined : values.get(folded(field.name));
      const oneof = values.get(folded(field.oneof.name)) as { $case: string; value: unknown } | undefined;
      return oneof && folded(oneof.$case) === folded(field.name) ? oneof.value : undefined;
    },
    (type, value) => {
      const isUnwrapped = type.typeName === FIELD_MASK || JSON_VALUES.test(type.typeName);
      return isUnwrapped ? value : plainOfOurs(type, value as object);
    },
  );
}

function plain(
  desc: DescMessage,
  get: (field: DescField) => unknown,
  message: (type: DescMessage, value: unknown) => unknown,
): Plain {
  const entries = desc.fields.flatMap((field): [number, unknown][] => {
    const value = get(field);
    if (value === undefined) return [];
    const one = (item: unknown): unknown => {
      if (field.message && item !== undefined) return message(field.message, item);
      return item instanceof Uint8Array ? Buffer.from(item).toString("hex") : item;
    };
    if (field.fieldKind === "list") return [[field.number, (value as unknown[]).map(one)]];
    if (field.fieldKind === "map") {
      const pairs = value instanceof Map ? [...value] : Object.entries(value as object);
      return [
        [field.number, new Map(pairs.map(([key, item]: [unknown, unknown]) => [String(key), one(item)]))],
      ];
    }
    return [[field.number, one(value)]];
  });
  return Object.fromEntries(entries);
}

/** Whether a field without presence has its default value. */
function isDefault(field: DescField, value: unknown): boolean {
  if (field.fieldKind === "message" || field.proto.proto3Optional) return false;
  if (value instanceof Map) return value.size === 0;
  if (field.proto.label === FieldDescriptorProto_Label.REPEATED)
    return Object.keys(value as object).length === 0;
  return value instanceof Uint8Array ? value.length === 0 : !value && !Number.isNaN(value);
}

function folded(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}
