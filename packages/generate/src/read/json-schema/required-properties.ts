import { list, Part } from "../spec-document.ts";

/** A schema with those that apply together with it, by `allOf` and `$ref`. */
interface Together {
  readonly parts: readonly Part[];
  /** The properties that one of the parts requires, and none describes. */
  readonly undescribed: readonly string[];
  /** The properties that a part requires and another one describes. */
  readonly elsewhere: ReadonlyMap<string, Part>;
}

/**
 * Returns the properties that a schema, or a part of it under `allOf`, requires but leaves to another part to describe.
 * One that no part describes has any value.
 */
export function findRequiredElsewhere(schema: Part): ReadonlyMap<string, Part> {
  const { elsewhere, undescribed } = joinNames(schema, new Set());
  const unknown = undescribed.map((name) => [name, new Part(schema.spec, {}, schema.path)] as const);
  return new Map([...elsewhere, ...unknown]);
}

/** @param seen - The schemas that have been read: they may contain themselves, and others several times. */
function joinNames(schema: Part, seen: Set<string>): Together {
  const targets: Part[] = [];
  const inline = [schema];
  // The loop also visits parts that are added on the way.
  for (const part of inline) {
    const ref = part.get("$ref");
    const target = typeof ref === "string" ? part.spec.target(ref, part.path) : undefined;
    if (target) targets.push(target);
    inline.push(...part.items("allOf"));
  }
  const others = targets.flatMap((target) => {
    const key = target.path.join("/");
    if (seen.has(key)) return [];
    seen.add(key);
    return [joinNames(target, seen)];
  });
  const parts = [...inline, ...others.flatMap((one) => one.parts)];
  const required = [...inline.flatMap(findRequiredBy), ...others.flatMap((one) => one.undescribed)];
  const elsewhere = new Map<string, Part>();
  const undescribed: string[] = [];
  for (const name of new Set(required)) {
    const describing = parts.filter((part) => describes(part, name));
    const [first] = describing;
    if (!first) undescribed.push(name);
    else if (!describing.some((part) => list(part.get("required")).includes(name)))
      elsewhere.set(name, first.at("properties").at(name));
  }
  return { parts, undescribed, elsewhere };
}

/** The properties that a schema requires and does not describe itself. */
function findRequiredBy(schema: Part): string[] {
  return list(schema.get("required"))
    .filter((name) => typeof name === "string")
    .filter((name) => !describes(schema, name));
}

function describes(schema: Part, name: string): boolean {
  return schema.at("properties").get(name) !== undefined;
}
