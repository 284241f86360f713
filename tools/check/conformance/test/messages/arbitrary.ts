import {
  create,
  type DescField,
  type DescMessage,
  fromJson,
  type JsonValue,
  type Message,
  ScalarType,
} from "@bufbuild/protobuf";
import fc from "fast-check";

/** A zero below zero is a zero like any other to some libraries. */
const double = fc.double().map((value) => value + 0);
const text = fc.string({ unit: "binary", maxLength: 40 });
const bytes = fc.uint8Array({ maxLength: 300 });
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const int64 = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -300n, max: 300n }),
);
const uint64 = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 300n }));

const scalars: Partial<Record<ScalarType, fc.Arbitrary<unknown>>> = {
  [ScalarType.DOUBLE]: double,
  [ScalarType.INT64]: int64,
  [ScalarType.UINT64]: uint64,
  [ScalarType.INT32]: int32,
  [ScalarType.UINT32]: uint32,
  [ScalarType.BOOL]: fc.boolean(),
  [ScalarType.STRING]: text,
  [ScalarType.BYTES]: bytes,
};

const anyJson = fc.json({ maxDepth: 2 }).map((value) => JSON.parse(value.replaceAll("-0", "0")) as JsonValue);
const jsonObject = fc.dictionary(text, anyJson, { maxKeys: 3, noNullPrototype: true });

/** Types whose messages are any JSON values. */
const jsonValues: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  "google.protobuf.Value": anyJson,
  "google.protobuf.ListValue": fc.array(anyJson, { maxLength: 3 }),
  "google.protobuf.Struct": jsonObject,
};

const known = new Map<string, fc.Arbitrary<Message>>();

/** Generates messages of a type, nested down to some depth. */
export function createMessages(desc: DescMessage, depth = 3): fc.Arbitrary<Message> {
  const key = `${desc.typeName} ${depth}`;
  const json = jsonValues[desc.typeName];
  const arbitrary =
    known.get(key) ??
    (json
      ? json.map((value) => fromJson(desc, value))
      : createInit(desc, depth).map((init) => create(desc, init)));
  known.set(key, arbitrary);
  return arbitrary;
}

function createInit(desc: DescMessage, depth: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    desc.members.flatMap((member): [string, fc.Arbitrary<unknown>][] => {
      if (member.kind !== "oneof") {
        const value = createValue(member, depth);
        return value ? [[member.localName, value]] : [];
      }
      const cases = member.fields.flatMap((field) => {
        const value = createValue(field, depth);
        return value ? [value.map((chosen) => ({ case: field.localName, value: chosen }))] : [];
      });
      return cases.length > 0 ? [[member.localName, fc.oneof(...cases)]] : [];
    }),
  );
  return fc.record(fields, { requiredKeys: [] });
}

/** Generates values of a field. Nothing for a message that is nested too deep. */
function createValue(field: DescField, depth: number): fc.Arbitrary<unknown> | undefined {
  switch (field.fieldKind) {
    case "scalar":
      return scalar(field.scalar);
    case "enum":
      return int32;
    case "message":
      return createMessage(field.message, depth);
    case "list": {
      const item =
        field.listKind === "scalar"
          ? scalar(field.scalar)
          : field.listKind === "enum"
            ? int32
            : createMessage(field.message, depth);
      return item && fc.array(item, { maxLength: 3 });
    }
    case "map": {
      const value =
        field.mapKind === "scalar"
          ? scalar(field.scalar)
          : field.mapKind === "enum"
            ? int32
            : createMessage(field.message, depth);
      const key = scalar(field.mapKey).map(String);
      return value && fc.dictionary(key, value, { maxKeys: 3 });
    }
  }
}

function createMessage(desc: DescMessage, depth: number): fc.Arbitrary<unknown> | undefined {
  if (depth === 0) return undefined;
  // Within another message, protobuf-es represents it as a JSON object.
  return desc.typeName === "google.protobuf.Struct" ? jsonObject : createMessages(desc, depth - 1);
}

function scalar(type: ScalarType): fc.Arbitrary<unknown> {
  const arbitrary = scalars[type];
  if (!arbitrary)
    throw new Error(`the specs now have a field of type ${ScalarType[type]}: add an arbitrary for it`);
  return arbitrary;
}
