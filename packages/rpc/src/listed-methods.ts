import type { Operation } from "@node-access/transport";
import { latestBlockPlaces, methodIdempotency, wireNames } from "./generated/operations.ts";

/** A method in the specs. */
export interface ListedMethod {
  readonly operation: Operation;
  /** Index of the block param that defaults to `latest`; 0 if there is none. */
  readonly latestIndex: number;
}

let listed: Map<string, ListedMethod> | undefined;

/** Returns all methods in the specs, of all protocols, by each of their names. */
export function listedMethods(): ReadonlyMap<string, ListedMethod> {
  return (listed ??= readTables());
}

function readTables(): Map<string, ListedMethod> {
  const latest: Readonly<Record<string, number>> = latestBlockPlaces;
  const methods = Object.entries(methodIdempotency).map(([name, idempotency]): [string, ListedMethod] => [
    name,
    { operation: { name: wireNames.get(name) ?? name, idempotency }, latestIndex: latest[name] ?? 0 },
  ]);
  return new Map(methods);
}
