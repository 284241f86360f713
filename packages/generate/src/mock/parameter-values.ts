import type { ParameterWriter, Type } from "../model/index.ts";

/** The parameters of a query in their order, as they are in the URL. */
export type RawQuery = readonly (readonly [name: string, text: string])[];

/** Splits a query or the body of a form. Names are decoded, texts are not. */
export function splitQuery(query: string): RawQuery {
  return query
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", ...rest] = part.split("=");
      return [decoded(name), rest.join("=")];
    });
}

/** Decodes a text of a query. One that is not encoded correctly is returned as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/**
 * Returns the value of a parameter in the query, or `undefined` if it is not there.
 *
 * @param type - Without references.
 */
export function queryValue(name: string, query: RawQuery, type: Type, style?: ParameterWriter): unknown {
  if (style === "deepObject") return bracketValue(name, query);
  if (style === "explodedObject" || (style === "rawCookie" && isObject(type))) {
    const known = Object.keys(type.properties ?? {});
    const own = query.filter(([key]) => known.length === 0 || known.includes(key));
    return own.length === 0 ? undefined : createObject(own.map(([key, text]) => [key, decoded(text)]));
  }
  const texts = query.filter(([key]) => key === name || key === `${name}[]`).map(([, text]) => text);
  const [first] = texts;
  if (first === undefined) return undefined;
  if (style === "jsonParameter") return jsonOr(decoded(first));
  if (style === "commaDelimited") return flatValue(first.split(",").map(decoded), type);
  if (style === "spaceDelimited") return flatValue(decoded(first).split(" "), type);
  if (style === "pipeDelimited") return flatValue(decoded(first).split("|"), type);
  const values = texts.map(decoded);
  return isList(type) || (values.length > 1 && !isPlain(type)) ? values : values[0];
}

/** Returns the value of a parameter in the path, or of a header. */
export function plainValue(text: string, type: Type, style?: ParameterWriter): unknown {
  switch (style) {
    case "jsonParameter":
      return jsonOr(decodedPart(text));
    case "jsonHeader":
      return jsonOr(text);
    case "explodedSimple":
    case "explodedHeader":
      return namedValue(text.split(","), type);
    case "label":
      return plainValue(text.replace(/^\./, ""), type);
    case "explodedLabel":
      return namedValue(text.replace(/^\./, "").split("."), type);
    case "matrix":
      return plainValue(text.replace(/^;[^=]*=?/, ""), type);
    case "explodedMatrix": {
      const parts = text.replace(/^;/, "").split(";");
      return namedValue(isObject(type) ? parts : parts.map((part) => part.replace(/^[^=]*=?/, "")), type);
    }
  }
  if (isList(type) || isObject(type)) return flatValue(text.split(",").map(decodedPart), type);
  return decodedPart(text);
}

/** The items of a list; or of an object, each with its name. */
function namedValue(parts: readonly string[], type: Type): unknown {
  if (!isObject(type)) return isList(type) ? parts.map(decodedPart) : decodedPart(parts.join(","));
  return createObject(
    parts.map((part): [string, string] => {
      const [name = "", ...rest] = part.split("=");
      return [decodedPart(name), decodedPart(rest.join("="))];
    }),
  );
}

/** In a path, a plus is a plus. */
function decodedPart(text: string): string {
  return decoded(text.replaceAll("+", "%2B"));
}

/** Reads `filter[ids][0]=7`. Objects whose keys are all indices are lists. */
export function bracketValue(name: string, query: RawQuery): unknown {
  let root: unknown;
  for (const [key, text] of query) {
    if (key !== name && !key.startsWith(`${name}[`)) continue;
    const steps = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, step = ""]) => step);
    root = withValue(root, steps, decoded(text));
  }
  return listsIn(root);
}

function withValue(parent: unknown, [step, ...rest]: readonly string[], value: string): unknown {
  if (step === undefined) return value;
  const object =
    typeof parent === "object" && parent !== null ? (parent as Record<string, unknown>) : empty();
  const key = step === "" ? String(Object.keys(object).length) : step;
  object[key] = withValue(object[key], rest, value);
  return object;
}

function listsIn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, listsIn(part)] as const);
  return entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, part]) => part)
    : createObject(entries);
}

/** The items of a list; or of an object, whose names and values alternate. */
function flatValue(parts: readonly string[], type: Type): unknown {
  if (!isObject(type)) return parts;
  return createObject(
    parts.flatMap((part, index): [string, string][] =>
      index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : [],
    ),
  );
}

/** A field may be named like a property of all objects. */
function createObject(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.assign(empty(), Object.fromEntries(entries));
}

function empty(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

function isObject({ kind, properties }: Type): boolean {
  return properties !== undefined || kind === "map";
}

function isList({ kind, items }: Type): boolean {
  return kind === "list" || kind === "tuple" || items !== undefined;
}

function isPlain({ kind }: Type): boolean {
  return ["text", "integer", "number", "boolean", "enum"].includes(kind);
}

export function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
