import { invalidArgument } from "@node-access/auth";
import { messageError } from "./message-error.ts";
import { setOwn, type MessageFns } from "./message.ts";
import type { FieldType } from "./message-field.ts";

/** The functions of a message type whose fields have a value in place of the message, such as a text for `StringValue`. */
export interface Wrapper<T, Given, Value = Given> {
  /** Creates the message of a value. */
  wrap(value: Given): T;
  /** The value of a message. */
  unwrap(message: T): Value;
}

// As in the types of generated messages, so that callers read properties of JSON without conversion.
// oxlint-disable-next-line no-explicit-any
type Json = any;
type JsonObject = { [key: string]: Json };
type Wrapped<T, Given, Value = Given> = MessageFns<T> & Wrapper<T, Given, Value>;
type Kind = { $case: string; value?: unknown };

/** Makes fields of a type such as `StringValue` the value itself. @internal */
export function scalarWrapper<T extends { value: unknown }>(type: MessageFns<T>): Wrapped<T, T["value"]> {
  const convert = (value: T["value"]): T["value"] => type.fromPartial({ value } as never).value;
  return extended("message of a value", type, {
    wrap: (value) => ({ value }) as T,
    unwrap: ({ value }) => value,
    convert,
  });
}

/** Makes fields of the type `Struct` objects. @internal */
export function structWrapper<T extends { fields: { [key: string]: unknown } }>(
  type: MessageFns<T>,
): Wrapped<T, JsonObject | undefined, JsonObject> {
  return extended("Struct", type, {
    wrap: (object) => ({ fields: copyJson(object) }) as T,
    unwrap: ({ fields }) => copyJson(fields),
  });
}

/** Makes fields of the type `ListValue` lists. @internal */
export function listWrapper<T extends { values: Json[] }>(
  type: MessageFns<T>,
): Wrapped<T, Json[] | undefined, Json[]> {
  return extended("ListValue", type, {
    wrap: (values) => ({ values: values ?? [] }) as unknown as T,
    unwrap: ({ values }) => values,
  });
}

/** Makes fields of the type `FieldMask` lists of paths. @internal */
export function maskWrapper<T extends { paths: string[] }>(type: MessageFns<T>): Wrapped<T, string[]> {
  return extended("FieldMask", type, {
    wrap: (paths = []) => ({ paths }) as unknown as T,
    unwrap: ({ paths }) => paths,
  });
}

/** Makes fields of the type `Value` JSON values. @internal */
export function jsonWrapper<T extends { kind: Kind | undefined }>(type: MessageFns<T>): Wrapped<T, Json> {
  return extended("Value", type, {
    wrap: (value: unknown) => ({ kind: jsonKind(value) }) as T,
    unwrap: ({ kind }) => (kind?.$case === "nullValue" ? null : kind?.value),
    nullable: true,
  });
}

function copyJson(from: object = {}): JsonObject {
  const object = {};
  for (const [key, value] of Object.entries(from)) setOwn(object, key, value);
  return object;
}

function jsonKind(value: unknown): Kind | undefined {
  if (value === undefined) return undefined;
  if (value === null) return { $case: "nullValue", value: 0 };
  if (Array.isArray(value)) return { $case: "listValue", value };
  const $case = { boolean: "boolValue", number: "numberValue", string: "stringValue", object: "structValue" }[
    typeof value as string
  ];
  if ($case === undefined) throw invalidArgument("message", "a JSON value", `a ${typeof value}`);
  return { $case, value };
}

/** Adds functions to a message type. Wrapping or unwrapping what is no such value throws NodeAccessError. */
function extended<T, Given, Value>(
  name: string,
  type: MessageFns<T>,
  { wrap, unwrap, ...rest }: Wrapper<T, Given, Value> & Pick<FieldType, "convert" | "nullable">,
): Wrapped<T, Given, Value> {
  const checked = <From, To>(run: (value: From) => To) => {
    return (value: From): To => {
      try {
        return run(value);
      } catch (error) {
        throw messageError(name, error);
      }
    };
  };
  return Object.assign(type, rest, { wrap: checked(wrap), unwrap: checked(unwrap) });
}
