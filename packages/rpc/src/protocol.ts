import { invalidArgument, kindOf } from "@node-access/auth";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { wireNames } from "./generated/operations.ts";
import {
  type NamedProtocol,
  type ProtocolCalls,
  protocolNames,
  type ProtocolVersions,
  rpcPaths,
  type RpcProtocol,
} from "./generated/protocols.ts";
import type { QuantityTables } from "./quantity-tables.ts";

/** The types of a protocol's methods. */
export interface ProtocolTypes {
  /** The methods as functions. */
  readonly methods: object;
  /** The methods as `{ method, params }` calls. */
  readonly calls: object;
  /** The subscriptions over a WebSocket. */
  readonly subscriptions: object;
}

/**
 * The types of a protocol that is not in the specs: your own, as `@node-access/generate` generates
 * them from an OpenRPC file, or one from `withMethods`.
 */
export interface OwnProtocol extends ProtocolTypes {
  /** The same in the decoded view of a client. Omit it if there are no quantities. */
  readonly decoded?: ProtocolTypes | undefined;
  /** The quantities that the decoded view of a client takes. Default: one table if there is `decoded`, otherwise none. */
  readonly quantities?: readonly QuantityTables[] | undefined;
}

/** The types of an own protocol in the decoded view. */
export type DecodedOwn<Own extends OwnProtocol> = Own extends {
  readonly decoded: infer Types extends ProtocolTypes;
}
  ? Types
  : Own;

/** A protocol: its name, or its types. */
export type Protocol = RpcProtocol | OwnProtocol;

/** The versions of a protocol's JSON-RPC specification, such as `"0.9"`; `never` if there is only one. */
export type SpecVersion<P> = P extends keyof ProtocolVersions ? keyof ProtocolVersions[P] : never;

/**
 * The key of a protocol's version in `ProtocolMethods` and similar types. `never` means the newest
 * version.
 */
export type InVersion<P, V> = [V] extends [never]
  ? P
  : P extends keyof ProtocolVersions
    ? ProtocolVersions[P][V & keyof ProtocolVersions[P]]
    : P;

/** The calls of a protocol, in a version of its specification. */
export type CallsOf<P extends Protocol, V> = P extends OwnProtocol
  ? P["calls"]
  : P extends RpcProtocol
    ? ProtocolCalls[InVersion<P, V>]
    : never;

/**
 * The `protocol` of a node: the name of a protocol whose methods this package knows,
 * or the table of another one, such as `solana` from `@node-access/rpc/solana`.
 */
export type ProtocolOption<P> = (P & NamedProtocol) | ProtocolTable<P>;

/** A table of methods, whatever the protocol's types. */
export type Table = ProtocolTable<unknown>;

export function isTable(protocol: unknown): protocol is Table {
  return Boolean((Object(protocol) as Partial<Table>).methods);
}

/** Checks the protocol of a client that takes no names. @throws NodeAccessError `INVALID_ARGUMENT`. */
export function checkedTable(protocol: unknown): Table {
  if (isTable(protocol)) return protocol;
  const expected = "a table such as solana; createRpcClient and createRpcWebSocketClient take names";
  throw invalidArgument("protocol", expected, protocol as string);
}

/** Returns what every call of a protocol needs to know. @throws NodeAccessError `INVALID_ARGUMENT`. */
export function findWire(protocol: unknown): Pick<Table, "dialect" | "rpcPath" | "wireNames"> {
  if (isTable(protocol)) return protocol;
  const name = protocol as string;
  if (protocolNames.includes(name)) return { rpcPath: rpcPaths[name], wireNames };
  const expected = `one of ${protocolNames.join(", ")}, or a table: see @node-access/rpc/solana`;
  throw invalidArgument(
    "protocol",
    expected,
    typeof protocol === "string" ? `"${protocol}"` : kindOf(protocol),
  );
}
