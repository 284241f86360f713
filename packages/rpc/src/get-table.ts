import { invalidArgument } from "@node-access/auth";
import {
  latestBlockPlaces,
  methodIdempotency as methods,
  probeMethod,
  subscribeMethod,
  wireNames,
} from "./generated/operations.ts";
import { otherProtocols } from "./generated/protocols.ts";
import { isTable, type Table, findWire } from "./protocol.ts";

/** The methods of all protocols that have a name. Only the types know which of them a protocol has. */
const named: Table = { methods, wireNames, latestBlockPlaces, subscribeMethod, probeMethod };

/** Returns the table of a protocol. @throws NodeAccessError `INVALID_ARGUMENT`, also for the name of a table. */
export function getTable(protocol: unknown): Table {
  if (isTable(protocol)) return protocol;
  const name = protocol as string;
  const entry = new Map(Object.entries(otherProtocols)).get(name);
  if (entry)
    throw invalidArgument(
      "protocol",
      `the import ${name} of @node-access/rpc/${entry}`,
      `the text "${name}"`,
    );
  findWire(protocol);
  return named;
}

/** Returns the table of a protocol, as {@link getTable} does, with the path of its requests. */
export function getHttpTable(protocol: unknown): Table {
  const table = getTable(protocol);
  const { rpcPath } = findWire(protocol);
  return table.rpcPath === rpcPath ? table : { ...table, rpcPath };
}

/** The tables to which own methods were added, by the table of both. */
export const extendedTables: WeakMap<Table, { readonly base: Table; readonly own: Table }> = new WeakMap();

/** Whether a method of a table belongs to the protocols that have a name, and not to own methods. */
export function isNamedMethod(table: Table, method: string): boolean {
  const extended = extendedTables.get(table);
  if (extended) return !Object.hasOwn(extended.own.methods, method) && isNamedMethod(extended.base, method);
  return table.methods === methods;
}
