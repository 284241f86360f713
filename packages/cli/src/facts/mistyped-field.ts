import { suggestNames } from "./suggest.ts";

type Schema = Readonly<Record<string, unknown>>;

/**
 * Names a field that an object's schema lacks, if its name is similar to one that it has. Other unknown fields pass:
 * nodes take more than the specs say.
 */
export function findMistypedField(
  value: unknown,
  schema: object | boolean,
  definitions: object,
  path: string,
): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const parts = listParts(schema, definitions);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: own }) => (isSchema(own) ? [own] : []));
    const all = { anyOf: items };
    return findFirst(
      value.map((item, index) => findMistypedField(item, all, definitions, `${path}[${index}]`)),
    );
  }
  const fields = new Map<string, Schema[]>();
  for (const { properties = {} } of parts)
    for (const [name, own] of Object.entries(properties as Schema))
      fields.set(name, [...(fields.get(name) ?? []), ...(isSchema(own) ? [own] : [])]);
  return findFirst(
    Object.entries(value).map(([name, item]) => {
      const own = fields.get(name);
      if (own) return findMistypedField(item, { anyOf: own }, definitions, `${path}.${name}`);
      const hint = suggestNames(name, fields.keys());
      return hint === "" ? undefined : `${path} has no field ${JSON.stringify(name)}${hint}`;
    }),
  );
}

/** The schema and all that it consists of. */
function listParts(schema: unknown, definitions: object, seen: Set<unknown> = new Set()): Schema[] {
  if (!isSchema(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const { $defs = {} } = definitions as { $defs?: Schema };
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema as Record<string, unknown>;
  const target = typeof $ref === "string" ? [$defs[$ref.slice($ref.lastIndexOf("/") + 1)]] : [];
  const others = [...target, ...(anyOf as unknown[]), ...(oneOf as unknown[]), ...(allOf as unknown[])];
  return [schema, ...others.flatMap((one) => listParts(one, definitions, seen))];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

function findFirst(texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined);
}
