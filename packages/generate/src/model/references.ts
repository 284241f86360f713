import type { Types } from "./spec.ts";
import { mapValues } from "./tables.ts";
import type { Type } from "./type.ts";

export function listParts(type: Type): Type[] {
  const { anyOf = [], oneOf = [], allOf = [], prefixItems = [], properties = {} } = type;
  const single = [type.items, type.additionalProperties, type.propertyNames];
  return [
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...prefixItems,
    ...Object.values(properties),
    ...single.filter((part) => part !== undefined),
  ];
}

/** References by type. Caching is safe because types never change, and worthwhile because they are read often. */
const known = new WeakMap<Type, readonly string[]>();

/** Returns the names that a type refers to, in order. References of the referenced types are not included. */
export function referencesIn(type: Type): readonly string[] {
  const found = known.get(type);
  if (found) return found;
  const own = type.reference === undefined ? [] : [type.reference];
  const names = [...own, ...listParts(type).flatMap(referencesIn)];
  known.set(type, names);
  return names;
}

/** Returns the names that types refer to, directly or through other types. */
export function reachableFrom(
  from: Iterable<Type>,
  typeOf: (name: string) => Type | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (type: Type): void => {
    for (const name of referencesIn(type)) {
      const next = typeOf(name);
      if (found.has(name) || next === undefined) continue;
      found.add(name);
      visit(next);
    }
  };
  for (const type of from) visit(type);
  return found;
}

/** Follows a reference to its type. Returns any other type unchanged. */
export function resolved(type: Type | undefined, types: Types): Type {
  if (type?.reference === undefined) return type ?? { kind: "any" };
  return types[type.reference]?.type ?? { kind: "any" };
}

const single = new Set(["items", "additionalProperties", "propertyNames", "unevaluatedProperties", "not"]);
const several = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);

/** Returns the value of a keyword with other schemas in it, if it has schemas. */
export function mapKeyword(key: string, value: unknown, map: (part: unknown) => unknown): unknown {
  if (single.has(key)) return map(value);
  if (several.has(key)) return (value as readonly unknown[]).map(map);
  return key === "properties" ? mapValues(value as Readonly<Record<string, unknown>>, map) : value;
}

export function mapParts(type: Type, map: (part: Type) => Type): Type {
  return mapValues({ ...type }, (value, key) =>
    mapKeyword(key, value, (part) => map(part as Type)),
  ) as unknown as Type;
}

/** Numbers types, so that a set of them has a key. */
export class TypeKeys {
  readonly #numbers = new Map<Type, number>();

  keyOf(types: readonly Type[]): string {
    for (const type of types) if (!this.#numbers.has(type)) this.#numbers.set(type, this.#numbers.size);
    const numbers = types.map((type) => this.#numbers.get(type) ?? 0);
    return numbers.toSorted((one, other) => one - other).join();
  }
}

/** Whether a type allows any value, or says nothing of what an object contains. */
export function isAnything({ kind, properties, additionalProperties, items, prefixItems }: Type): boolean {
  if (kind !== "any" && kind !== "map" && kind !== "object") return false;
  return (properties ?? additionalProperties ?? items ?? prefixItems) === undefined;
}
