/** A JSON object of a spec, of unknown content. */
export type JsonObject = { readonly [key: string]: unknown };

/** @returns the value as an object; an empty one if it is none. */
export function objectAt(value: unknown, ...path: readonly string[]): JsonObject {
  let current: unknown = value;
  for (const key of path) current = isObject(current) ? current[key] : undefined;
  return isObject(current) ? current : {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @returns the value as a list of objects. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
