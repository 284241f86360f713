import { invalidArgument } from "@node-access/auth";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { wireNames } from "./generated/operations.ts";
import { type NamedProtocol, otherProtocols, rpcPaths } from "./generated/protocols.ts";

/**
 * The `protocol` of a node: the name of a protocol whose methods this package knows,
 * or the table of another one, such as `solana` from `@node-access/rpc/solana`.
 */
export type ProtocolOption<P> = (P & NamedProtocol) | ProtocolTable<P>;

/** A table of methods, whatever the protocol's types. */
export type Table = ProtocolTable<unknown>;

/**
 * Returns what every call of a protocol needs to know. Names are checked by the compiler.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for a protocol with a table, saying where that is,
 * and for one without JSON-RPC methods.
 */
export function wireOf(protocol: unknown): Pick<Table, "dialect" | "rpcPath" | "wireNames"> {
  if ((Object(protocol) as Partial<Table>).methods) return protocol as Table;
  const name = protocol as string;
  const expected = typeof name === "string" ? otherProtocols[name] : "a name, or a table";
  if (expected) throw invalidArgument("protocol", expected, name);
  return { rpcPath: rpcPaths[name], wireNames };
}
