import type { BinaryReader } from "./binary-reader.ts";
import type { BinaryWriter } from "./binary-writer.ts";
import { checkShape } from "./message-error.ts";

/** The types of fields that are not messages. An enum is an `int32`. */
export type Scalar =
  | "bool"
  | "bytes"
  | "double"
  | "fixed32"
  | "fixed64"
  | "float"
  | "int32"
  | "int64"
  | "sfixed32"
  | "sfixed64"
  | "sint32"
  | "sint64"
  | "string"
  | "uint32"
  | "uint64";

/** A field of a message, as its proto declares it. */
export interface MessageField {
  /** The property. */
  readonly name: string;
  /** Its number and wire type; for repeated numbers a second one, with which they are packed. */
  readonly tags: readonly number[];
  /** Its type. For a map, what `mapOf` returns. */
  readonly type: Scalar | FieldType;
  /** Whether it is a list. */
  readonly repeated?: true;
  /** Its case if the property is a oneof. */
  readonly $case?: string;
}

/** The functions of a message type that fields of the type use. */
export interface FieldType {
  /** Reads a message, or the next part of one. */
  decode(input: BinaryReader | Uint8Array, length?: number, message?: unknown): unknown;
  /** Returns a view, which reads a field when it is used. */
  lazy(input: BinaryReader | Uint8Array, length?: number): unknown;
  /** Writes a message. */
  encode(message: unknown, writer?: BinaryWriter): BinaryWriter;
  /** Creates a message without fields. */
  create(): unknown;
  /** Creates a message from some of its fields. */
  fromPartial(object: unknown): unknown;
  /** The message of a value, if fields of the type have a value in place of the message, such as a JSON value. */
  wrap?(value: unknown): unknown;
  /** The value of such a message. */
  unwrap?(message: unknown): unknown;
  /** The value that a field has if a caller gives this one. Default: the same. */
  convert?(value: unknown): unknown;
  /** If the type is that of a map's entries: the map. */
  readonly map?: MapPlan;
  /** Whether `null` is a value. */
  readonly nullable?: boolean;
}

/** How a map is read and written: an object, or a `Map` if its keys are no properties. */
export interface MapPlan {
  /** Creates an empty map. */
  create(): object;
  /** Sets an entry. The key may be missing in the entry. */
  add(map: object, key: unknown, value: unknown): void;
  /** The value of an entry without one, in a message. */
  emptyValue?(): unknown;
  /** The value of an entry without one, in a view. */
  emptyView(): unknown;
  /** Passes on each entry to write. @throws TypeError if the value is no such map. */
  eachEntry?(value: unknown, use: (entry: object) => void): void;
  /** Converts a map that a caller gave. @throws TypeError if the value is no such map. */
  convert?(value: unknown): unknown;
}

/** A field, and how its property is read and written. All have the same properties, which makes access fast. */
export interface PlannedField {
  readonly name: string;
  readonly tags: readonly number[];
  /** For a map, the type of the entries. */
  readonly type: Scalar | FieldType;
  readonly repeated: boolean | undefined;
  readonly $case: string | undefined;
  readonly map: MapPlan | undefined;
  /** The index of its property. */
  readonly place: number;
  /** Converts a value that a caller gave. Default: it stays the same. */
  readonly convert: ((value: never) => unknown) | undefined;
}

/** What a message type knows of its fields. */
export interface MessagePlan {
  readonly type: FieldType;
  readonly names: readonly string[];
  /** The default of each property, or a function that creates it: each message has its own lists and maps. */
  readonly defaults: readonly unknown[];
  readonly fields: readonly PlannedField[];
  readonly byTag: readonly (PlannedField | undefined)[];
  /** The positions of the fields in an empty message: all 0. */
  readonly absent: readonly number[];
  /** The values of a view that has decoded nothing yet. */
  readonly blank: readonly undefined[];
}

/** The tags of a field by its number: for numbers a second one, with which lists of them are packed. @internal */
export function tagsOf(number: number, type: Scalar | FieldType): number[] {
  const delimited = number * 8 + 2;
  if (typeof type !== "string" || type === "string" || type === "bytes") return [delimited];
  if (/fixed32|float/.test(type)) return [number * 8 + 5, delimited];
  return [/fixed64|double/.test(type) ? number * 8 + 1 : number * 8, delimited];
}

/** Creates the plan of a type of message. @param empty - Creates a message without fields. @internal */
export function planMessage(
  type: FieldType,
  empty: () => object,
  declared: readonly (MessageField & { readonly map?: MapPlan })[],
): MessagePlan {
  const names = [...new Set(declared.map(({ name }) => name))];
  const byTag: PlannedField[] = [];
  const fields = declared.map((field) => {
    const planned = planField(field, names.indexOf(field.name));
    for (const tag of field.tags) byTag[tag] = planned;
    return planned;
  });
  const message = empty() as Readonly<Record<string, unknown>>;
  const defaults = names.map((name) => {
    const value = message[name];
    const isShared = typeof value !== "object" || value instanceof Uint8Array;
    return isShared ? value : () => (empty() as typeof message)[name];
  });
  return {
    type,
    names,
    defaults,
    fields,
    byTag,
    absent: names.map(() => 0),
    blank: names.map(() => undefined),
  };
}

function planField(field: MessageField & { readonly map?: MapPlan }, place: number): PlannedField {
  const { name, tags, type, repeated, $case } = field;
  const map = field.map ?? (typeof type === "string" ? undefined : type.map);
  // Lists of texts and numbers may be long, and the writer rejects what is none.
  const isPlain = repeated && typeof type === "string" && !/64|bool/.test(type);
  return { name, tags, type, repeated, $case, map, place, convert: isPlain ? undefined : converter(type) };
}

/** Returns what converts values of a type that a caller gave. */
export function converter(type: Scalar | FieldType): PlannedField["convert"] {
  if (typeof type !== "string") return type.unwrap ? type.convert : type.fromPartial;
  if (type.endsWith("64"))
    return (value: unknown) => {
      // `BigInt` also reads lists, booleans and empty texts.
      checkShape(value !== "" && /bigint|number|string/.test(typeof value), type, value);
      return BigInt(value as string);
    };
  // The writer rejects numbers that a type does not have.
  const kind = { bool: "boolean", bytes: "object", string: "string" }[type as string] ?? "number";
  return (value: unknown) => {
    if (typeof value !== kind) checkShape(false, type, value);
    return value;
  };
}
