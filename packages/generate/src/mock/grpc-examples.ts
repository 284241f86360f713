import {
  type DescEnum,
  type DescField,
  type DescMessage,
  type JsonObject,
  type JsonValue,
  ScalarType,
} from "@bufbuild/protobuf";

const wellKnown: Readonly<Record<string, JsonValue>> = {
  "google.protobuf.Any": {},
  "google.protobuf.BoolValue": true,
  "google.protobuf.BytesValue": "AAEC",
  "google.protobuf.DoubleValue": 1,
  "google.protobuf.Duration": "1s",
  "google.protobuf.Empty": {},
  "google.protobuf.FieldMask": "name",
  "google.protobuf.FloatValue": 1,
  "google.protobuf.Int32Value": 1,
  "google.protobuf.Int64Value": "1",
  "google.protobuf.ListValue": [],
  "google.protobuf.StringValue": "text",
  "google.protobuf.Struct": {},
  "google.protobuf.Timestamp": "2026-01-31T12:00:00Z",
  "google.protobuf.UInt32Value": 1,
  "google.protobuf.UInt64Value": "1",
  "google.protobuf.Value": "text",
};

/** Below this many messages, fields with messages are omitted: messages of large services contain each other. */
const DEPTH = 3;

/**
 * Returns an example of a message in the JSON of protobuf: all fields have a value, and of a `oneof` the first one.
 *
 * @param above - The names of the messages that contain it.
 */
export function messageExample(message: DescMessage, above: readonly string[] = []): JsonValue {
  const known = wellKnown[message.typeName];
  if (known !== undefined) return known;
  const within = [...above, message.typeName];
  const json: JsonObject = {};
  for (const member of message.members) {
    const field = member.kind === "oneof" ? member.fields[0] : member;
    const value = field && fieldExample(field, within);
    if (field && value !== undefined) json[field.jsonName] = value;
  }
  return json;
}

function fieldExample(field: DescField, above: readonly string[]): JsonValue | undefined {
  const value = single(field, above);
  if (value === undefined) return undefined;
  if (field.fieldKind === "list") return [value];
  if (field.fieldKind === "map")
    return {
      [field.mapKey === ScalarType.STRING ? "key" : field.mapKey === ScalarType.BOOL ? "true" : "1"]: value,
    };
  return value;
}

function single(field: DescField, above: readonly string[]): JsonValue | undefined {
  if (field.message) {
    const { typeName } = field.message;
    const isWithin = above.includes(typeName) || above.length >= DEPTH;
    return isWithin && wellKnown[typeName] === undefined ? undefined : messageExample(field.message, above);
  }
  if (field.enum) return enumExample(field.enum);
  return field.scalar === undefined ? undefined : scalarExample(field.scalar);
}

/** The first value that is not the default. */
function enumExample({ typeName, values }: DescEnum): JsonValue {
  if (typeName === "google.protobuf.NullValue") return null;
  return (values.find(({ number }) => number !== 0) ?? values[0])?.name ?? 0;
}

function scalarExample(type: ScalarType): JsonValue {
  if (type === ScalarType.STRING) return "text";
  if (type === ScalarType.BYTES) return "AAEC";
  return type === ScalarType.BOOL ? true : 1;
}
