import type { BinaryReader } from "./binary-reader.ts";

/** A field as the codec of its message reads it. */
export interface LazyField {
  /** The property. */
  readonly name: string;
  /** Its number and wire type; for repeated numbers a second one, with which they are packed. */
  readonly tags: readonly number[];
  /** The type of a message, or what a reader calls that of a scalar. */
  readonly type: Scalar | FieldType;
  /** Whether it is a list. */
  readonly repeated?: true;
  /** What it is if it is a map. Its type is then that of the entries. */
  readonly map?: "object" | "Map";
  /** The type of a map's values if they are messages. */
  readonly values?: FieldType;
  /** Its case if the property is a oneof. */
  readonly $case?: string;
}

type Scalar =
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

/** What is used of a type of message. JSON values and field masks are unwrapped. */
export interface FieldType {
  /** Reads a message. */
  decode(input: BinaryReader | Uint8Array): unknown;
  /** Makes a view of a message. */
  lazy(input: BinaryReader | Uint8Array, length?: number): unknown;
  /** The value that stands in place of the message. */
  unwrap?(message: unknown): unknown;
}

/** What all views of a type of message share. */
export interface ViewPlan {
  readonly type: FieldType;
  readonly names: readonly string[];
  /** What each property is without its field, or what makes it: each view has its own lists and maps. */
  readonly defaults: readonly unknown[];
  readonly byTag: readonly (PlacedField | undefined)[];
  /** Where each field is found in an empty message: nowhere. */
  readonly absent: readonly number[];
  /** The values of a view that has decoded none. */
  readonly blank: readonly undefined[];
}

interface PlacedField extends LazyField {
  /** The place of its property. */
  readonly place: number;
  /** Whether it may occur several times, each with another value. */
  readonly isMany: boolean;
}

/** Makes the plan of a type of message. @param empty - A message without fields. */
export function planOf(type: FieldType, empty: object, fields: readonly LazyField[]): ViewPlan {
  const names = Object.keys(empty);
  const byTag: PlacedField[] = [];
  for (const field of fields) {
    const isMany = field.repeated === true || field.map !== undefined;
    const placed = { ...field, place: names.indexOf(field.name), isMany };
    for (const tag of field.tags) byTag[tag] = placed;
  }
  const defaults = Object.values(empty).map((value: unknown) => {
    if (Array.isArray(value)) return () => [];
    if (value instanceof Map) return () => new Map();
    return typeof value === "object" && !(value instanceof Uint8Array) ? () => ({}) : value;
  });
  return {
    type,
    names,
    defaults,
    byTag,
    absent: names.map(() => 0),
    blank: names.map(() => undefined),
  };
}
