import {
  latestBlockPlaces,
  methodIdempotency as methods,
  probeMethod,
  subscribeMethod,
  wireNames,
} from "./generated/operations.ts";
import type { Table } from "./protocol.ts";

/** The methods of all protocols that have a name. Only the types know which of them a protocol has. */
const named: Table = { methods, wireNames, latestBlockPlaces, subscribeMethod, probeMethod };

/** Returns the methods of a protocol. */
export function tableOf(protocol: unknown): Table {
  return (Object(protocol) as Partial<Table>).methods ? (protocol as Table) : named;
}
