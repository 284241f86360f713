/** The path from a spec to a part of it: `types`, the type's name, `properties`, a property's name. */
export type Path = readonly (string | number)[];

/** A place in a spec, and its name in sentences. */
export interface Site {
  /** The method, type or row of the catalog that it belongs to. */
  readonly subject: string;
  /** Such as `Block.transactions[]`, `eth_call(block)`, `getNode().name`. */
  readonly label: string;
  readonly path: Path;
}

/** A part of a place. */
export function inside({ subject, label, path }: Site, part: string, ...steps: Path): Site {
  return { subject, label: label + part, path: [...path, ...steps] };
}

/** The place of a named part of a spec, such as a type or an operation. */
export function createSite(kind: "types" | "operations" | "sections" | "security", name: string): Site {
  return { subject: name, label: name, path: [kind, name] };
}

/** A predicate for texts that differ: `has a different summary and different examples`. */
export function hasOther(keys: readonly string[]): string {
  const words = keys.map((key) => key.replace(/^x-|^\$/, ""));
  return `has ${words.map((word) => `${word.endsWith("s") ? "different" : "a different"} ${word}`).join(" and ")}`;
}
