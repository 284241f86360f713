// Generated from specs/grpc. Do not edit: change the spec and run `npm run generate`.

import {
  defineMessage,
  jsonWrapper,
  listWrapper,
  mapOf,
  type MessageFns,
  readerOf,
  readField,
  structWrapper,
  type Wrapper,
  writeField,
} from "@node-access/transport/protobuf";

/**
 * Represents a JSON `null`.
 *
 * `NullValue` is a sentinel, using an enum with only one value to represent
 * the null value for the `Value` type union.
 *
 * A field of type `NullValue` with any value other than `0` is considered
 * invalid. Most ProtoJSON serializers will emit a `Value` with a `null_value`
 * set as a JSON `null` regardless of the integer value, and so will round trip
 * to a `0` value.
 */
export const NullValue = {
  /** NULL_VALUE - Null value. */
  NULL_VALUE: 0,
  UNRECOGNIZED: -1,
} as const;

export type NullValue = (typeof NullValue)[keyof typeof NullValue];

export namespace NullValue {
  export type NULL_VALUE = typeof NullValue.NULL_VALUE;
  export type UNRECOGNIZED = typeof NullValue.UNRECOGNIZED;
}

/**
 * Represents a JSON object.
 *
 * An unordered key-value map, intending to perfectly capture the semantics of a
 * JSON object. This enables parsing any arbitrary JSON payload as a message
 * field in ProtoJSON format.
 *
 * This follows RFC 8259 guidelines for interoperable JSON: notably this type
 * cannot represent large Int64 values or `NaN`/`Infinity` numbers,
 * since the JSON format generally does not support those values in its number
 * type.
 *
 * If you do not intend to parse arbitrary JSON into your message, a custom
 * typed message should be preferred instead of using this type.
 */
export interface Struct {
  /** Unordered map of dynamically typed values. */
  fields: { [key: string]: unknown };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyStruct = (): Struct => ({ fields: {} });

export const Struct: MessageFns<Struct> & Wrapper<Struct, { [key: string]: any } | undefined, { [key: string]: any }> =
  /* @__PURE__ */ structWrapper(
    defineMessage("Struct", {
      empty: emptyStruct,
      fields: () => [{ name: "fields", tags: [10], type: mapOf("string", Value) }],
      decode(input, length, message = emptyStruct()) {
        const reader = readerOf(input);
        const end = reader.enter(length);
        while (reader.pos < end) {
          const tag = reader.tag();
          readField(Struct, message, tag, reader);
        }
        reader.leave(end);
        return message;
      },
      encode(message, writer) {
        writeField(Struct, 10, message, writer);
      },
    }),
  );

/**
 * Represents a JSON value.
 *
 * `Value` represents a dynamically typed value which can be either
 * null, a number, a string, a boolean, a recursive struct value, or a
 * list of values. A producer of value is expected to set one of these
 * variants. Absence of any variant is an invalid state.
 */
export interface Value {
  /** The kind of value. */
  kind:
    // Represents a JSON `null`.
    | { $case: "nullValue"; value: NullValue }
    // Represents a JSON number. Must not be `NaN`, `Infinity` or
    // `-Infinity`, since those are not supported in JSON. This also cannot
    // represent large Int64 values, since JSON format generally does not
    // support them in its number type.
    | { $case: "numberValue"; value: number }
    // Represents a JSON string.
    | { $case: "stringValue"; value: string }
    // Represents a JSON boolean (`true` or `false` literal in JSON).
    | { $case: "boolValue"; value: boolean }
    // Represents a JSON object.
    | { $case: "structValue"; value: { [key: string]: any } | undefined }
    // Represents a JSON array.
    | { $case: "listValue"; value: any[] | undefined }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValue = (): Value => ({ kind: undefined });

export const Value: MessageFns<Value> & Wrapper<Value, any> = /* @__PURE__ */ jsonWrapper(
  defineMessage("Value", {
    empty: emptyValue,
    fields: () => [
      { name: "kind", tags: [8], type: "int32", $case: "nullValue" },
      { name: "kind", tags: [17], type: "double", $case: "numberValue" },
      { name: "kind", tags: [26], type: "string", $case: "stringValue" },
      { name: "kind", tags: [32], type: "bool", $case: "boolValue" },
      { name: "kind", tags: [42], type: Struct, $case: "structValue" },
      { name: "kind", tags: [50], type: ListValue, $case: "listValue" },
    ],
    decode(input, length, message = emptyValue()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = { $case: "nullValue", value: reader.enumeration() };
        else if (tag === 17) message.kind = { $case: "numberValue", value: reader.double() };
        else if (tag === 26) message.kind = { $case: "stringValue", value: reader.string() };
        else if (tag === 32) message.kind = { $case: "boolValue", value: reader.bool() };
        else readField(Value, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind?.$case === "nullValue") writer.uint32(8).int32(message.kind.value);
      else if (message.kind?.$case === "numberValue") writer.uint32(17).double(message.kind.value);
      else if (message.kind?.$case === "stringValue") writer.uint32(26).string(message.kind.value);
      else if (message.kind?.$case === "boolValue") writer.uint32(32).bool(message.kind.value);
      else if (message.kind?.$case === "structValue") writeField(Value, 42, message, writer);
      else if (message.kind?.$case === "listValue") writeField(Value, 50, message, writer);
    },
  }),
);

/** Represents a JSON array. */
export interface ListValue {
  /** Repeated field of dynamically typed values. */
  values: any[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListValue = (): ListValue => ({ values: [] });

export const ListValue: MessageFns<ListValue> & Wrapper<ListValue, any[] | undefined, any[]> =
  /* @__PURE__ */ listWrapper(
    defineMessage("ListValue", {
      empty: emptyListValue,
      fields: () => [{ name: "values", tags: [10], type: Value, repeated: true }],
      decode(input, length, message = emptyListValue()) {
        const reader = readerOf(input);
        const end = reader.enter(length);
        while (reader.pos < end) {
          const tag = reader.tag();
          readField(ListValue, message, tag, reader);
        }
        reader.leave(end);
        return message;
      },
      encode(message, writer) {
        writeField(ListValue, 10, message, writer);
      },
    }),
  );
