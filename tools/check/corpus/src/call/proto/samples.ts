import { create, type DescField, type DescMessage, type Message, ScalarType } from "@bufbuild/protobuf";
import { reflect, type ReflectMessage } from "@bufbuild/protobuf/reflect";

/** The most levels of a sample. Messages that contain each other have no end. */
const DEPTH = 4;

const SCALARS: Readonly<Record<number, unknown>> = {
  [ScalarType.BOOL]: true,
  [ScalarType.BYTES]: new Uint8Array([0, 1, 255]),
  [ScalarType.DOUBLE]: -2.5,
  [ScalarType.FIXED32]: 4_000_000_000,
  [ScalarType.FIXED64]: 18_446_744_073_709_551_615n,
  [ScalarType.FLOAT]: 1.5,
  [ScalarType.INT32]: -7,
  [ScalarType.INT64]: -9_007_199_254_740_993n,
  [ScalarType.SFIXED32]: -8,
  [ScalarType.SFIXED64]: -9n,
  [ScalarType.SINT32]: -10,
  [ScalarType.SINT64]: -11n,
  [ScalarType.STRING]: "tëxt",
  [ScalarType.UINT32]: 4_294_967_295,
  [ScalarType.UINT64]: 9_007_199_254_740_993n,
};

/** Returns a message in which every field has a value, and every `oneof` the next of its cases. */
export function sampleMessage(type: DescMessage): Message {
  return fill(type, 0).message;
}

function fill(type: DescMessage, depth: number): ReflectMessage {
  const message = reflect(type, create(type));
  if (type.typeName === "google.protobuf.Value") {
    const text = type.field["stringValue"];
    if (text) message.set(text, "json");
    return message;
  }
  const first = new Set<string>();
  for (const field of type.fields) {
    if (field.oneof) {
      if (first.has(field.oneof.name)) continue;
      first.add(field.oneof.name);
    }
    set(message, field, depth);
  }
  return message;
}

function set(message: ReflectMessage, field: DescField, depth: number): void {
  if (depth >= DEPTH && field.message) return;
  const value = field.message
    ? fill(field.message, depth + 1)
    : field.enum
      ? (field.enum.values.at(-1)?.number ?? 0)
      : SCALARS[field.scalar ?? 0];
  if (field.fieldKind === "list") message.get(field).add(value as never);
  else if (field.fieldKind === "map") message.get(field).set(SCALARS[field.mapKey] as never, value as never);
  else message.set(field, value);
}
