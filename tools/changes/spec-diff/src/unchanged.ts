import { isObject, object, same } from "./json.ts";
import { componentOf, fileOf, referred, type SpecTree } from "./spec-tree.ts";

/** What is the same in two states of some specs, with all that it refers to: nothing can be found there. */
export class Unchanged {
  /** The components of the new state that are as they were. */
  readonly #kept = new Set<object>();

  constructor(before: readonly SpecTree[], after: readonly SpecTree[]) {
    const [had, has] = [componentsIn(before), componentsIn(after)];
    for (const [key, node] of has) if (same(had.get(key), node)) this.#kept.add(node);
    const users = new Map<object | undefined, object[]>();
    for (const node of this.#kept) {
      for (const used of usedIn(node)) {
        const others = users.get(used) ?? [];
        if (others.push(node) === 1) users.set(used, others);
      }
    }
    const drop = (node: object): void => {
      if (this.#kept.delete(node)) users.get(node)?.forEach(drop);
    };
    for (const [used, nodes] of users) if (used === undefined || !this.#kept.has(used)) nodes.forEach(drop);
  }

  /** Whether two parts of the specs are the same, one of each state. */
  includes(before: unknown, after: unknown): boolean {
    if (!isObject(before) || !isObject(after)) return before === after;
    const file = fileOf(after);
    // References of two files do not lead to the same though they are called the same.
    if (file === undefined || fileOf(before) !== file || !same(before, after)) return false;
    return [...usedIn(after)].every((used) => used !== undefined && this.#kept.has(used));
  }
}

/** Whatever references lead to, by its place. */
function componentsIn(trees: readonly SpecTree[]): Map<string, object> {
  const entries = trees.flatMap(({ name, value }) =>
    Object.entries(object(object(value)["components"])).flatMap(([kind, named]) =>
      Object.entries(object(named)).map(([key, node]): [string, unknown] => [`${name} ${kind} ${key}`, node]),
    ),
  );
  return new Map(entries.filter((entry): entry is [string, object] => typeof entry[1] === "object"));
}

/** The components that references below a place lead to, or into; nothing stands for one that leads nowhere. */
function usedIn(node: unknown, found = new Set<object | undefined>()): ReadonlySet<object | undefined> {
  if (typeof node !== "object" || node === null) return found;
  if ("$ref" in node) {
    const next = referred(node);
    found.add(isObject(next) ? componentOf(next) : undefined);
  }
  for (const value of Object.values(node)) usedIn(value, found);
  return found;
}
