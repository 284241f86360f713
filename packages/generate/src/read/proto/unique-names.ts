import { pascal } from "../../model/identifier.ts";

export interface Named {
  /** The full name, with a leading dot. */
  readonly wireName: string;
  /** The package; empty if there is none. */
  readonly package: string;
  readonly name: string;
}

/**
 * Gives each message, enum and service a unique name. A name that is ambiguous or taken is prefixed with its package:
 * `Params` of `cosmos.bank` becomes `CosmosBankParams`.
 *
 * @returns the names, by full names.
 */
export function makeNamesUnique(
  all: readonly Named[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = new Set<string>(taken);
  const names = new Map<string, string>();
  for (const { wireName, name } of all) {
    if (counts.get(name) !== 1 || taken.has(name)) continue;
    names.set(wireName, name);
    used.add(name);
  }
  for (const { wireName, name, package: scope } of all) {
    if (names.has(wireName)) continue;
    let unique = pascal(scope) + name;
    while (used.has(unique)) unique += "_";
    names.set(wireName, unique);
    used.add(unique);
  }
  return names;
}
