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
