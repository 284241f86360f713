import { invalidArgument } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { getParts, type RpcBackend } from "../client-parts.ts";
import { createMethods } from "../methods.ts";
import type { Table } from "../protocol.ts";

/** A client or pool, over HTTP or a WebSocket. */
export interface ViewableClient {
  /** Returns the same client with other options. */
  with(options: CallOptions): unknown;
}

/** Members of clients and pools that are not calls. */
const OTHERS = ["health", "subscribe", "close"];

/** Creates a view of a client that sends its calls another way. */
export function createView<Client extends ViewableClient>(
  client: Client,
  createBackend: (rpc: RpcBackend, table: Table) => RpcBackend,
): Client {
  const { rpc, options, table, view } = getParts(client);
  if (view)
    throw invalidArgument("client", "a client with results as on the wire", "one with quantities as bigint");
  const findOthers = (own: CallOptions): object => {
    const given = (own === options ? client : client.with(own)) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(OTHERS.filter((name) => name in given).map((name) => [name, given[name]]));
  };
  return createMethods(createBackend(rpc, table), table, options, findOthers);
}
