import type { Operation } from "@node-access/transport";
import type { Table } from "./protocol.ts";

/** A method in the specs. */
export interface ListedMethod {
  readonly operation: Operation;
  /** Index of the block param that defaults to `latest`. */
  readonly index: number | undefined;
}

const listed = new WeakMap<Table, ReadonlyMap<string, ListedMethod>>();

export function listedMethods(table: Table): ReadonlyMap<string, ListedMethod> {
  let found = listed.get(table);
  if (!found) listed.set(table, (found = readTable(table)));
  return found;
}

function readTable({ methods, wireNames, latestBlockPlaces }: Table): Map<string, ListedMethod> {
  const read = new Map(
    Object.entries(methods).map(([name, idempotency]): [string, ListedMethod] => [
      name,
      {
        operation: { name: wireNames?.get(name) ?? name, idempotency },
        index: latestBlockPlaces?.[name],
      },
    ]),
  );
  // A client with these would be a promise, or its own JSON.
  read.delete("then");
  read.delete("toJSON");
  return read;
}
