import type { Direction } from "./findings.ts";
import { isObject } from "./json.ts";
import { nameOf, referred } from "./spec-tree.ts";

/** How a named schema is met: which way it goes, and through which methods or operations. */
export interface Use {
  readonly directions: Set<Direction>;
  readonly operations: Set<string>;
}

const SENT = new Set(["params", "parameters", "requestBody"]);
const RECEIVED = new Set(["result", "responses", "errors", "notification"]);

/** How named schemas are used by operations, directly or through others, by their names. */
export class Uses {
  readonly #found = new Map<string, Use>();
  /** The named schemas that one refers to itself. */
  readonly #direct = new Map<string, ReadonlyMap<string, object>>();

  /** Adds an operation. What is under `params` and the like is sent, what is under `result` and the like received. */
  add(operation: string, node: object): void {
    for (const direction of ["sent", "received"] as const) {
      const first = new Map<string, object>();
      collect(node, direction, undefined, first, new Set());
      this.addSchemas(operation, direction, first);
    }
  }

  addSchemas(operation: string, direction: Direction, first: ReadonlyMap<string, object>): void {
    const waiting = [...first];
    const seen = new Set(first.keys());
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, node] = next;
      const use = this.#found.get(name) ?? { directions: new Set(), operations: new Set() };
      this.#found.set(name, use);
      use.directions.add(direction);
      use.operations.add(operation);
      for (const [other, schema] of this.#within(name, node)) {
        if (seen.has(other)) continue;
        seen.add(other);
        waiting.push([other, schema]);
      }
    }
  }

  /** Nothing for a schema that no operation leads to. */
  of(name: string): Use | undefined {
    return this.#found.get(name);
  }

  #within(name: string, node: object): ReadonlyMap<string, object> {
    const known = this.#direct.get(name);
    if (known) return known;
    const found = new Map<string, object>();
    collect(node, "sent", "sent", found, new Set());
    this.#direct.set(name, found);
    return found;
  }
}

/** Collects the named schemas below a place that go one way, up to the next name. */
function collect(
  node: unknown,
  wanted: Direction,
  direction: Direction | undefined,
  found: Map<string, object>,
  seen: Set<object>,
): void {
  if (typeof node !== "object" || node === null || seen.has(node)) return;
  seen.add(node);
  const next = referred(node);
  if (isObject(next)) {
    const name = nameOf(next);
    if (name === undefined) collect(next, wanted, direction, found, seen);
    else if (direction === wanted) found.set(name, next);
  }
  for (const [key, value] of Object.entries(node)) {
    // A property may be called `params` too: what was decided first counts.
    const way = direction ?? (SENT.has(key) ? "sent" : RECEIVED.has(key) ? "received" : undefined);
    collect(value, wanted, way, found, seen);
  }
}
