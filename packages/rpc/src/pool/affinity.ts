import { blockParams, filterMethods, heightMethods } from "../generated/affinity.ts";
import type { Table } from "../protocol.ts";

// A table without one of these facts has no method by the names that the package knows.

/** Returns what a method does with a filter, if anything. */
export function findFilterRole(table: Table, method: string): "makes" | "uses" | "ends" | undefined {
  return findOwn(table.filterMethods ?? filterMethods, method);
}

/** Returns the block that a call reads. */
export function findBlock(table: Table, method: string, params: readonly unknown[]): unknown {
  const index = findOwn(table.blockParams ?? blockParams, method);
  return index === undefined ? undefined : params[index];
}

/** Returns the methods whose result is the number of the node's newest block. */
export function listHeightMethods(table: Table): readonly string[] {
  return table.heightMethods ?? heightMethods;
}

function findOwn<T>(facts: Readonly<Record<string, T>>, method: string): T | undefined {
  return Object.hasOwn(facts, method) ? facts[method] : undefined;
}
