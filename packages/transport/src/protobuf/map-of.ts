import { NO_BYTES } from "./bytes.ts";
import { defineByFields } from "./define-by-fields.ts";
import { setOwn } from "./message.ts";
import {
  converter,
  type FieldType,
  type MapPlan,
  type PlannedField,
  type Scalar,
  tagsOf,
} from "./message-field.ts";

interface Entry {
  key: unknown;
  value: unknown;
}

/** The type of a map's entries, which are messages on the wire. @internal */
export function mapOf(key: Scalar, values: Scalar | FieldType): FieldType {
  const type = defineByFields<Entry>("map entry", {
    // Without defaults, which would not be written.
    empty: () => ({ key: undefined, value: undefined }),
    fields: () => [
      { name: "key", tags: tagsOf(1, key), type: key },
      { name: "value", tags: tagsOf(2, values), type: values },
    ],
  });
  return Object.assign(type as FieldType, { map: planMap(key, values) });
}

function planMap(key: Scalar, values: Scalar | FieldType): MapPlan {
  const kind = isLong(key) || key === "bool" ? "Map" : "object";
  const { create, add } = mapKind(kind, emptyScalar(key));
  const convertItem = itemConverter(values) as ((item: unknown) => unknown) | undefined;
  const isScalar = typeof values === "string";
  const each = (name: string, value: unknown, use: (key: unknown, item: unknown) => void): void => {
    if (kind === "Map") forEachEntry(name, value, use);
    // Keys of objects are texts.
    else
      for (const [own, item] of Object.entries(value as object))
        use(key === "string" ? own : Number(own), item);
  };
  return {
    create,
    add,
    emptyValue: () => emptyValue(values),
    emptyView: () => (isScalar || values.unwrap ? emptyValue(values) : values.lazy(NO_BYTES)),
    eachEntry(name, value, use) {
      each(name, value, (own, item) => {
        if (item === undefined && isScalar) throw new TypeError(`${name}.${String(own)} is undefined`);
        // A wrapper, such as a JSON value, may be undefined by its type.
        if (item !== undefined || isScalar || !values.unwrap) use({ key: own, value: item });
      });
    },
    convert(name, value) {
      const map = create();
      each(name, value, (own, item) => {
        if (item !== undefined) add(map, own, convertItem ? convertItem(item) : item);
      });
      return map;
    },
  };
}

/** How entries are set. @param emptyKey - The key of an entry without one. @internal */
export function mapKind(kind: "object" | "Map", emptyKey?: unknown): Pick<MapPlan, "add" | "create"> {
  if (kind === "Map")
    return {
      create: () => new Map(),
      add(map, key = emptyKey, value) {
        if (value !== undefined) (map as Map<unknown, unknown>).set(key, value);
      },
    };
  return {
    create: () => ({}),
    add(map, key = emptyKey, value) {
      if (value !== undefined) setOwn(map as { [key: string]: unknown }, key as string, value);
    },
  };
}

/** Whether values of a type are bigints. */
function isLong(type: Scalar | FieldType): boolean {
  return typeof type === "string" && type.endsWith("64");
}

function forEachEntry(name: string, value: unknown, use: (key: unknown, item: unknown) => void): void {
  const map = value as ReadonlyMap<unknown, unknown> | null | undefined;
  if (typeof map?.forEach !== "function") throw new TypeError(`${name} is not a Map`);
  map.forEach((item, key) => use(key, item));
}

function emptyValue(type: Scalar | FieldType): unknown {
  if (typeof type === "string") return emptyScalar(type);
  return type.unwrap ? type.unwrap(type.create()) : type.create();
}

function emptyScalar(type: Scalar): unknown {
  if (type === "string") return "";
  if (type === "bytes") return NO_BYTES;
  if (type === "bool") return false;
  return isLong(type) ? 0n : 0;
}

/** Values of a map may be texts, numbers and booleans of another type. */
function itemConverter(type: Scalar | FieldType): PlannedField["convert"] {
  if (typeof type !== "string" || type === "bytes" || isLong(type)) return converter(type);
  if (type === "string") return String;
  return type === "bool" ? Boolean : numberFrom;
}

/** The number that a value stands for. What is none stays, for the error that tells so. */
function numberFrom(value: unknown): unknown {
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}
