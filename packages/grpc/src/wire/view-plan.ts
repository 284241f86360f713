import type { BinaryReader } from "./binary-reader.ts";

/** How to read a field of a message. */
export interface LazyField {
  /** The property. */
  readonly name: string;
  /** Its number and wire type; for repeated numbers a second one, with which they are packed. */
  readonly tags: readonly number[];
  /** The type of a message, or the reader's name for that of a scalar. */
  readonly type: Scalar | FieldType;
  /** Whether it is a list. */
  readonly repeated?: true;
  /** For a map: an object or a `Map`. The field's type is then that of the entries. */
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

/** The functions of a message type that views use. JSON values and field masks are unwrapped. */
export interface FieldType {
  /** Decodes a message. */
  decode(input: BinaryReader | Uint8Array): unknown;
  /** Creates a view of a message. */
  lazy(input: BinaryReader | Uint8Array, length?: number): unknown;
  /** The value that a wrapper message is replaced with. */
  unwrap?(message: unknown): unknown;
}

/** The data that all views of a type of message share. */
export interface ViewPlan {
  readonly type: FieldType;
  readonly names: readonly string[];
  /** The default of each property, or a function that creates it: each view has its own lists and maps. */
  readonly defaults: readonly unknown[];
  readonly byTag: readonly (PlacedField | undefined)[];
  /** The positions of the fields in an empty message: all 0. */
  readonly absent: readonly number[];
  /** The values of a view that has decoded nothing yet. */
  readonly blank: readonly undefined[];
}

interface PlacedField extends LazyField {
  /** The index of its property. */
  readonly place: number;
  /** Whether it may occur several times, each time with another value. */
  readonly isMany: boolean;
}

/** Creates the plan of a type of message. @param empty - A message without fields. */
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
