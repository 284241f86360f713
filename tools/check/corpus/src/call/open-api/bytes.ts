import { at, type Loose, resolved } from "../samples.ts";

/** What stands for bytes in samples. Those of documents are often not base64. */
const SAMPLE = "AAEC/w==";

/** Whether a schema is of bytes as text: `format: byte` in OpenAPI 3.0, `contentEncoding` in 3.1. */
function isBytes(schema: unknown): boolean {
  if (![at(schema, "type")].flat().includes("string") || at(schema, "enum") || at(schema, "const"))
    return false;
  return /^base64(?:url)?$/i.test(
    String(at(schema, "contentEncoding") ?? at(schema, "format")).replace(/^byte$/, "base64"),
  );
}

/** Replaces the texts at places of bytes with base64. */
export function withBase64(value: unknown, schema: unknown, document: Loose): unknown {
  return map(value, schema, document, (text) => (typeof text === "string" ? SAMPLE : text));
}

/** Returns where a value has bytes, whatever else its schema allows. Unions are omitted: their base64 may stay text. */
export function bytePlaces(value: unknown, schema: unknown, document: Loose): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  map(value, schema, document, (text, path, isCertain) => {
    if (typeof text === "string" && isCertain) found.push(path);
    return text;
  });
  return found;
}

function map(
  value: unknown,
  given: unknown,
  document: Loose,
  change: (value: unknown, path: readonly string[], isCertain: boolean) => unknown,
  path: readonly string[] = [],
  isCertain = true,
): unknown {
  const schema = resolved(given, document);
  if (isBytes(schema)) return change(value, path, isCertain);
  let changed = value;
  for (const key of ["allOf", "anyOf", "oneOf"])
    for (const part of (at(schema, key) ?? []) as readonly unknown[])
      changed = map(changed, part, document, change, path, isCertain && key === "allOf");
  if (Array.isArray(changed))
    return changed.map((item: unknown, index) => {
      const own = (at(schema, "prefixItems", index) ?? at(schema, "items")) as unknown;
      return own === undefined ? item : map(item, own, document, change, [...path, String(index)], isCertain);
    });
  if (typeof changed !== "object" || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([key, item]) => {
      const own = at(schema, "properties", key) ?? at(schema, "additionalProperties");
      return [key, own === undefined ? item : map(item, own, document, change, [...path, key], isCertain)];
    }),
  );
}

/**
 * Calls a method with text where it takes bytes. The client names each such place, with these names of the arguments, and its
 * text becomes bytes, until the call is made.
 */
export async function callWithBytes(
  call: (args: readonly unknown[]) => unknown,
  args: readonly unknown[],
  names: readonly string[],
): Promise<unknown> {
  const own = cloneStructure(args) as unknown[];
  for (let count = 0; ; count += 1)
    try {
      return await call(own);
    } catch (error) {
      const [, place = ""] = /(\S+): expected a Uint8Array/.exec((error as Error).message) ?? [];
      const index = names.findIndex(
        (name) => place === name || (/^[.[]/.test(place.slice(name.length)) && place.startsWith(name)),
      );
      const argument = index < 0 ? own.length - 1 : index;
      const within = index < 0 ? place : place.slice(names[index]?.length);
      const steps = [String(argument), ...stepsIn(own[argument], within)];
      const last = steps.pop() ?? "";
      const holder = at(own, ...steps) as Record<string, unknown>;
      if (place === "" || count > 1_000 || typeof holder?.[last] !== "string") throw error;
      holder[last] = new Uint8Array(Buffer.from(holder[last], "base64"));
    }
}

/** Returns the keys of a path. A name may have dots and brackets itself. */
function stepsIn(value: unknown, path: string): string[] {
  if (path === "" || typeof value !== "object" || value === null) return [];
  for (const key of Object.keys(value))
    for (const step of [key, `.${key}`, `[${key}]`]) {
      const rest = path.slice(step.length);
      const within =
        path.startsWith(step) && /^(?:$|[.[])/.test(rest)
          ? (value as Record<string, unknown>)[key]
          : undefined;
      if (within === undefined) continue;
      const more = stepsIn(within, rest);
      if (rest === "" || more.length > 0) return [key, ...more];
    }
  return [];
}

/** Copies lists and plain objects. Files and bytes stay the same. */
function cloneStructure(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneStructure);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloneStructure(one)]));
}
