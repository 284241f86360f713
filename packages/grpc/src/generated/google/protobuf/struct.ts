// Generated from specs/grpc. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../../wire/message.ts";
import { BinaryReader } from "../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, notJson, valueOf, writeUnknown } from "../../../wire/message-parts.ts";
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

export interface Struct_FieldsEntry {
  key: string;
  value: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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
    | /** Represents a JSON `null`. */
      { $case: "nullValue"; value: NullValue }
    /**
     * Represents a JSON number. Must not be `NaN`, `Infinity` or
     * `-Infinity`, since those are not supported in JSON. This also cannot
     * represent large Int64 values, since JSON format generally does not
     * support them in its number type.
     */
    | { $case: "numberValue"; value: number }
    /** Represents a JSON string. */
    | { $case: "stringValue"; value: string }
    /** Represents a JSON boolean (`true` or `false` literal in JSON). */
    | { $case: "boolValue"; value: boolean }
    /** Represents a JSON object. */
    | { $case: "structValue"; value: { [key: string]: any } | undefined }
    /** Represents a JSON array. */
    | { $case: "listValue"; value: Array<any> | undefined }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Represents a JSON array. */
export interface ListValue {
  /** Repeated field of dynamically typed values. */
  values: any[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseStruct(): Struct {
  return { fields: {} };
}

let StructView: ViewClass<Struct> | undefined;

export const Struct: MessageFns<Struct> & StructWrapperFns = /* @__PURE__ */ checkedFns("Struct", {
  encode(message: Struct, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    globalThis.Object.entries(message.fields).forEach(([key, value]: [string, unknown]) => {
      if (value !== undefined) {
        Struct_FieldsEntry.encode({ key, value }, writer.uint32(10).fork()).join();
      }
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Struct = createBaseStruct()): Struct {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          const entry1 = Struct_FieldsEntry.decode(reader, reader.length());
          if (entry1.value !== undefined) {
            setOwn(message.fields, entry1.key, entry1.value);
          }
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Struct> {
    StructView ??= viewClass(Struct, createBaseStruct, [
      { name: "fields", tags: [10], type: Struct_FieldsEntry, map: "object" },
    ]);
    return new StructView(input, length);
  },

  create(base?: DeepPartial<Struct>): Struct {
    return Struct.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Struct>): Struct {
    const message = createBaseStruct();
    message.fields = (globalThis.Object.entries(object.fields ?? {}) as [string, unknown][]).reduce(
      (acc: { [key: string]: unknown }, [key, value]: [string, unknown]) => {
        if (value !== undefined) {
          setOwn(acc, key, value);
        }
        return acc;
      },
      {},
    );
    copyUnknown(object, message);
    return message;
  },

  wrap(object: { [key: string]: any } | undefined): Struct {
    const struct = createBaseStruct();

    if (object !== undefined) {
      for (const key of globalThis.Object.keys(object)) {
        setOwn(struct.fields, key, object[key]);
      }
    }
    return struct;
  },

  unwrap(message: Struct): { [key: string]: any } {
    const object: { [key: string]: any } = {};
    if (message.fields) {
      for (const key of globalThis.Object.keys(message.fields)) {
        setOwn(object, key, message.fields[key]);
      }
    }
    return object;
  },
});

function createBaseStruct_FieldsEntry(): Struct_FieldsEntry {
  return { key: "", value: undefined };
}

let Struct_FieldsEntryView: ViewClass<Struct_FieldsEntry> | undefined;

export const Struct_FieldsEntry: MessageFns<Struct_FieldsEntry> = /* @__PURE__ */ checkedFns("Struct_FieldsEntry", {
  encode(message: Struct_FieldsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    writer.uint32(10).string(message.key);

    if (message.value !== undefined) {
      Value.encode(Value.wrap(message.value), writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Struct_FieldsEntry = createBaseStruct_FieldsEntry(),
  ): Struct_FieldsEntry {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.key = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.value = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.value)));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Struct_FieldsEntry> {
    Struct_FieldsEntryView ??= viewClass(Struct_FieldsEntry, createBaseStruct_FieldsEntry, [
      { name: "key", tags: [10], type: "string" },
      { name: "value", tags: [18], type: Value },
    ]);
    return new Struct_FieldsEntryView(input, length);
  },

  create(base?: DeepPartial<Struct_FieldsEntry>): Struct_FieldsEntry {
    return Struct_FieldsEntry.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Struct_FieldsEntry>): Struct_FieldsEntry {
    const message = createBaseStruct_FieldsEntry();
    message.key = object.key ?? "";
    message.value = object.value === undefined ? undefined : object.value;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseValue(): Value {
  return { kind: undefined };
}

let ValueView: ViewClass<Value> | undefined;

export const Value: MessageFns<Value> & AnyValueWrapperFns = /* @__PURE__ */ checkedFns("Value", {
  encode(message: Value, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    switch (message.kind?.$case) {
      case "nullValue":
        writer.uint32(8).int32(message.kind.value);
        break;
      case "numberValue":
        writer.uint32(17).double(message.kind.value);
        break;
      case "stringValue":
        writer.uint32(26).string(message.kind.value);
        break;
      case "boolValue":
        writer.uint32(32).bool(message.kind.value);
        break;
      case "structValue":
        Struct.encode(Struct.wrap(message.kind.value), writer.uint32(42).fork()).join();
        break;
      case "listValue":
        ListValue.encode(ListValue.wrap(message.kind.value), writer.uint32(50).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Value = createBaseValue()): Value {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.kind = { $case: "nullValue", value: reader.enumeration() };
          continue;
        }
        case 2: {
          if (tag !== 17) {
            break;
          }

          message.kind = { $case: "numberValue", value: reader.double() };
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.kind = { $case: "stringValue", value: reader.string() };
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.kind = { $case: "boolValue", value: reader.bool() };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.kind = {
            $case: "structValue",
            value: Struct.unwrap(
              Struct.decode(reader, reader.length(), Struct.wrap(valueOf(message.kind, "structValue"))),
            ),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.kind = {
            $case: "listValue",
            value: ListValue.unwrap(
              ListValue.decode(reader, reader.length(), ListValue.wrap(valueOf(message.kind, "listValue"))),
            ),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Value> {
    ValueView ??= viewClass(Value, createBaseValue, [
      { name: "kind", tags: [8], type: "int32", $case: "nullValue" },
      { name: "kind", tags: [17], type: "double", $case: "numberValue" },
      { name: "kind", tags: [26], type: "string", $case: "stringValue" },
      { name: "kind", tags: [32], type: "bool", $case: "boolValue" },
      { name: "kind", tags: [42], type: Struct, $case: "structValue" },
      { name: "kind", tags: [50], type: ListValue, $case: "listValue" },
    ]);
    return new ValueView(input, length);
  },

  create(base?: DeepPartial<Value>): Value {
    return Value.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Value>): Value {
    const message = createBaseValue();
    switch (object.kind?.$case) {
      case "nullValue": {
        if (object.kind?.value !== undefined && object.kind?.value !== null) {
          message.kind = { $case: "nullValue", value: object.kind.value };
        }
        break;
      }
      case "numberValue": {
        if (object.kind?.value !== undefined && object.kind?.value !== null) {
          message.kind = { $case: "numberValue", value: object.kind.value };
        }
        break;
      }
      case "stringValue": {
        if (object.kind?.value !== undefined && object.kind?.value !== null) {
          message.kind = { $case: "stringValue", value: object.kind.value };
        }
        break;
      }
      case "boolValue": {
        if (object.kind?.value !== undefined && object.kind?.value !== null) {
          message.kind = { $case: "boolValue", value: object.kind.value };
        }
        break;
      }
      case "structValue": {
        if (object.kind?.value !== undefined && object.kind?.value !== null) {
          message.kind = { $case: "structValue", value: object.kind.value };
        }
        break;
      }
      case "listValue": {
        if (object.kind?.value !== undefined && object.kind?.value !== null) {
          message.kind = { $case: "listValue", value: object.kind.value };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },

  wrap(value: any): Value {
    const result = createBaseValue();
    if (value === null) {
      result.kind = { $case: "nullValue", value: NullValue.NULL_VALUE };
    } else if (typeof value === "boolean") {
      result.kind = { $case: "boolValue", value };
    } else if (typeof value === "number") {
      result.kind = { $case: "numberValue", value };
    } else if (typeof value === "string") {
      result.kind = { $case: "stringValue", value };
    } else if (globalThis.Array.isArray(value)) {
      result.kind = { $case: "listValue", value };
    } else if (typeof value === "object") {
      result.kind = { $case: "structValue", value };
    } else if (typeof value !== "undefined") {
      throw notJson(value);
    }
    return result;
  },

  unwrap(message: Value): string | number | boolean | Object | null | Array<any> | undefined {
    return message.kind?.$case === "nullValue" ? null : message.kind?.value;
  },
});

function createBaseListValue(): ListValue {
  return { values: [] };
}

let ListValueView: ViewClass<ListValue> | undefined;

export const ListValue: MessageFns<ListValue> & ListValueWrapperFns = /* @__PURE__ */ checkedFns("ListValue", {
  encode(message: ListValue, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.values) {
      Value.encode(Value.wrap(v!), writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: ListValue = createBaseListValue()): ListValue {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.values.push(Value.unwrap(Value.decode(reader, reader.length())));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListValue> {
    ListValueView ??= viewClass(ListValue, createBaseListValue, [
      { name: "values", tags: [10], type: Value, repeated: true },
    ]);
    return new ListValueView(input, length);
  },

  create(base?: DeepPartial<ListValue>): ListValue {
    return ListValue.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ListValue>): ListValue {
    const message = createBaseListValue();
    message.values = object.values?.map((e) => e) || [];
    copyUnknown(object, message);
    return message;
  },

  wrap(array: Array<any> | undefined): ListValue {
    const result = createBaseListValue();
    result.values = array ?? [];
    return result;
  },

  unwrap(message: ListValue): Array<any> {
    if (message?.hasOwnProperty("values") && globalThis.Array.isArray(message.values)) {
      return message.values;
    } else {
      return message as unknown as Array<any>;
    }
  },
});


export interface StructWrapperFns {
  wrap(object: { [key: string]: any } | undefined): Struct;
  unwrap(message: Struct): { [key: string]: any };
}

export interface AnyValueWrapperFns {
  wrap(value: any): Value;
  unwrap(message: any): string | number | boolean | Object | null | Array<any> | undefined;
}

export interface ListValueWrapperFns {
  wrap(array: Array<any> | undefined): ListValue;
  unwrap(message: ListValue): Array<any>;
}
