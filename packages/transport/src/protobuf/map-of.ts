import { kindOf, propertyOf } from "@node-access/auth";
import { NO_BYTES } from "./bytes.ts";
import { defineByFields } from "./define-by-fields.ts";
import { setOwn } from "./message.ts";
import { checkShape, errorAt } from "./message-error.ts";
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
  const each = (value: unknown, use: (key: unknown, item: unknown) => void): void => {
    if (kind === "Map") {
      const map = value as ReadonlyMap<unknown, unknown>;
      checkShape(typeof propertyOf(map, "forEach") === "function", "a Map", value);
      map.forEach((item, own) => use(own, item));
    } else {
      // A Map has no entries of its own, so nothing of it would be sent.
      checkShape(kindOf(value) === "object" && !(Symbol.iterator in (value as object)), "an object", value);
      // Keys of objects are texts.
      for (const [own, item] of Object.entries(value as object))
        use(key === "string" ? own : Number(own), item);
    }
  };
  return {
    create,
    add,
    emptyValue: () => emptyValue(values),
    emptyView: () => (isScalar || values.unwrap ? emptyValue(values) : values.lazy(NO_BYTES)),
    eachEntry(value, use) {
      each(value, (own, item) => {
        checkShape(item !== undefined || !isScalar, `a value for ${String(own)}`, item);
        // A wrapper, such as a JSON value, may be undefined by its type.
        if (item !== undefined || isScalar || !values.unwrap) use({ key: own, value: item });
      });
    },
    convert(value) {
      const map = create();
      each(value, (own, item) => {
        try {
          if (item !== undefined) add(map, own, convertItem ? convertItem(item) : item);
        } catch (error) {
          throw errorAt(String(own), error);
        }
      });
      return map;
    },
  };
}

/** How entries are set. @param emptyKey - The key of an entry without one. @internal */
export function mapKind(kind: "object" | "Map", emptyKey?: unknown): Pick<MapPlan, "add" | "create"> {
  return {
    create: () => (kind === "Map" ? new Map() : {}),
    add(map, key = emptyKey, value) {
      if (value === undefined) return;
      if (kind === "Map") (map as Map<unknown, unknown>).set(key, value);
      else setOwn(map as { [key: string]: unknown }, key as string, value);
    },
  };
}

/** Whether values of a type are bigints. */
function isLong(type: Scalar | FieldType): boolean {
  return typeof type === "string" && type.endsWith("64");
}

function emptyValue(type: Scalar | FieldType): unknown {
  if (typeof type === "string") return emptyScalar(type);
  return type.unwrap ? type.unwrap(type.create()) : type.create();
}

function emptyScalar(type: Scalar): unknown {
  const empty = { string: "", bytes: NO_BYTES, bool: false }[type as string];
  return empty ?? (isLong(type) ? 0n : 0);
}

/** Values of a map may be texts, numbers and booleans of another type. */
function itemConverter(type: Scalar | FieldType): PlannedField["convert"] {
  if (typeof type !== "string" || type === "bytes" || isLong(type)) return converter(type);
  return { string: String, bool: Boolean }[type as string] ?? numberFrom;
}

/** The number that a value stands for. What is none stays, for the error that tells so. */
function numberFrom(value: unknown): unknown {
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}
