import { field, list, type Placed, type SpecDocument } from "../spec-document.ts";

/** A schema with those that apply joinNames with it, by `allOf` and `$ref`. */
interface Together {
  readonly parts: readonly Placed[];
  /** The properties that one of the parts requires, and none describes. */
  readonly undescribed: readonly string[];
  /** The properties that a part requires and another one describes. */
  readonly elsewhere: ReadonlyMap<string, Placed>;
}

/**
 * Returns the properties that a schema, or a part of it under `allOf`, requires but leaves to another part to describe.
 * One that no part describes has any value.
 *
 * @param schema - A schema with `allOf`, or with keywords next to `$ref`.
 */
export function findRequiredElsewhere(spec: SpecDocument, schema: Placed): ReadonlyMap<string, Placed> {
  const { elsewhere, undescribed } = joinNames(spec, schema, new Set());
  const unknown = undescribed.map((name) => [name, { value: {}, path: schema.path }] as const);
  return new Map([...elsewhere, ...unknown]);
}

/** @param seen - The schemas that have been read: they may contain themselves, and others several times. */
function joinNames(spec: SpecDocument, schema: Placed, seen: Set<string>): Together {
  const inline: Placed[] = [];
  const targets: Placed[] = [];
  const open = [schema];
  for (let part = open.shift(); part; part = open.shift()) {
    const { value, path } = part;
    inline.push(part);
    const ref = field(value, "$ref");
    const target = typeof ref === "string" ? spec.target(ref, path) : undefined;
    if (target) targets.push(target);
    for (const [index, one] of list(field(value, "allOf")).entries())
      open.push({ value: one, path: [...path, "allOf", index] });
  }
  const others = targets.flatMap((target) => {
    const key = target.path.join("/");
    if (seen.has(key)) return [];
    seen.add(key);
    return [joinNames(spec, target, seen)];
  });
  const parts = [...inline, ...others.flatMap((one) => one.parts)];
  const required = [...inline.flatMap(findRequiredBy), ...others.flatMap((one) => one.undescribed)];
  const elsewhere = new Map<string, Placed>();
  const undescribed: string[] = [];
  for (const name of new Set(required)) {
    const describing = parts.filter((part) => findProperty(part, name));
    const [first] = describing;
    const property = first && findProperty(first, name);
    if (!property) undescribed.push(name);
    else if (!describing.some(({ value }) => list(field(value, "required")).includes(name)))
      elsewhere.set(name, property);
  }
  return { parts, undescribed, elsewhere };
}

/** The properties that a schema requires and does not describe itself. */
function findRequiredBy(schema: Placed): string[] {
  return list(field(schema.value, "required"))
    .filter((name) => typeof name === "string")
    .filter((name) => findProperty(schema, name) === undefined);
}

function findProperty({ value, path }: Placed, name: string): Placed | undefined {
  const property = field(field(value, "properties"), name);
  return property === undefined ? undefined : { value: property, path: [...path, "properties", name] };
}
