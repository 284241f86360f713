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

/** Returns where a value has bytes, whatever else its schema allows. Unions are left out: their base64 may stay text. */
export function bytePaths(value: unknown, schema: unknown, document: Loose): string[] {
  const found: string[] = [];
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
  change: (value: unknown, path: string, isCertain: boolean) => unknown,
  path = "",
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
      return own === undefined ? item : map(item, own, document, change, `${path}[${index}]`, isCertain);
    });
  if (typeof changed !== "object" || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([key, item]) => {
      const own = at(schema, "properties", key) ?? at(schema, "additionalProperties");
      return [key, own === undefined ? item : map(item, own, document, change, `${path}.${key}`, isCertain)];
    }),
  );
}

/** Returns the value at a path such as `.photos[0].data`. */
export function valueAt(value: unknown, path: string): unknown {
  return at(value, ...stepsOf(path));
}

function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((step) => step !== "");
}

/**
 * Calls a method with text where it takes bytes. The client names each such place, whose text becomes bytes, until the
 * call is made.
 *
 * @param names - What the errors call each argument.
 */
export async function callWithBytes(
  call: (args: readonly unknown[]) => unknown,
  args: readonly unknown[],
  names: readonly string[],
): Promise<unknown> {
  const own = structuredCloneOf(args) as unknown[];
  for (let count = 0; ; count += 1)
    try {
      return await call(own);
    } catch (error) {
      const [, name = "", path = ""] =
        /(?:^|: )([^\s.[:]+)((?:\.[^\s:]+|\[\d+\])*): expected a Uint8Array/.exec((error as Error).message) ??
        [];
      const index = names.indexOf(name);
      const [place, steps] = index >= 0 ? [index, stepsOf(path)] : [own.length - 1, [name, ...stepsOf(path)]];
      const all = [String(place), ...steps];
      const last = all.pop() ?? "";
      const holder = at(own, ...all) as Record<string, unknown>;
      if (name === "" || count > 1_000 || typeof holder?.[last] !== "string") throw error;
      holder[last] = new Uint8Array(Buffer.from(holder[last], "base64"));
    }
}

/** Copies lists and plain objects. Files and bytes stay the same. */
function structuredCloneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneOf);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, structuredCloneOf(one)]));
}
