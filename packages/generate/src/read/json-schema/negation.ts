import { entries, formatValue, list } from "../spec-document.ts";

type Schema = Record<string, unknown>;

/**
 * Applies `not` to a schema where a type can express it: it allows nothing, excludes values of an enum or types, or
 * excludes a property. Otherwise, the schema stays as it is, which also allows what `not` excludes.
 */
export function without(own: Schema, not: unknown): Schema | false {
  if (not === true) return false;
  const excluded = entries(not).filter(([key]) => !/^(?:title|description|\$comment|x-.*)$/.test(key));
  if (typeof not === "object" && not !== null && excluded.length === 0) return false;
  const [[key, value] = ["", undefined], ...others] = excluded;
  if (others.length > 0) return own;
  if (key === "const" || key === "enum") return withoutValues(own, key === "const" ? [value] : list(value));
  if (key === "type") return withoutTypes(own, [value].flat());
  if (key === "required" && list(value).length === 1)
    return withoutProperty(own, formatValue(list(value)[0]));
  return own;
}

function withoutValues(own: Schema, excluded: readonly unknown[]): Schema | false {
  const texts = new Set(excluded.map((value) => JSON.stringify(value)));
  const isLeft = (value: unknown): boolean => !texts.has(JSON.stringify(value));
  if ("const" in own) return isLeft(own["const"]) ? own : false;
  if (!Array.isArray(own["enum"])) return excluded.includes(null) ? withoutTypes(own, ["null"]) : own;
  const left = own["enum"].filter(isLeft);
  return left.length > 0 ? { ...own, enum: left } : false;
}

function withoutTypes(own: Schema, excluded: readonly unknown[]): Schema | false {
  const types = [own["type"] ?? []].flat();
  // An integer is a number too.
  const left = types.filter(
    (type) => !excluded.includes(type) && !(type === "integer" && excluded.includes("number")),
  );
  if (types.length === 0 || left.length === types.length) return own;
  const [only] = left;
  return left.length === 0 ? false : { ...own, type: left.length === 1 ? only : left };
}

/** An object without a property. A map stays one: as an object, it would have no other properties. */
function withoutProperty(own: Schema, name: string): Schema | false {
  if (list(own["required"]).includes(name) && own["properties"] !== undefined) return false;
  if (own["properties"] === undefined && "type" in own) return own;
  return { ...own, properties: { ...(own["properties"] as Schema | undefined), [name]: false } };
}
