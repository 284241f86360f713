import { createRpcClient, type NamedProtocol, type RpcClient } from "@node-access/rpc";
import { decoded, type QuantityTables } from "@node-access/rpc/decoded";
import type { RpcProtocol } from "@node-access-tools/generate/model";
import * as chains from "@node-access/rpc/chains/quantities";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** A client of a protocol, whatever its methods. */
export interface AnyClient {
  /** Calls a method by its name. */
  readonly request: (request: { readonly method: string; readonly params: unknown }) => Promise<unknown>;
  /** The methods of its decoded view, if the protocol has quantities. */
  readonly decoded: Readonly<Record<string, (...params: unknown[]) => Promise<unknown>>> | undefined;
}

/** Creates the client of a protocol. The table of its methods is loaded if it is not known by name. */
export async function createClient(
  { name, rpcEntry, families }: RpcProtocol,
  endpoint: string,
): Promise<AnyClient> {
  const entry = `@node-access/rpc/${rpcEntry}`;
  const table =
    rpcEntry === undefined ? name : ((await import(entry)) as Record<string, unknown>)[camelCase(name)];
  // A rejected call must not be repeated.
  const options = { protocol: table as NamedProtocol, endpoint, retries: 0 };
  const client: RpcClient<NamedProtocol> = createRpcClient(options);
  const ofChain = Object.values(chains).filter(({ family }) => families.includes(family));
  const quantities = rpcEntry === undefined ? ofChain : await loadQuantities(entry);
  const viewOf = decoded as (client: object, ...quantities: readonly QuantityTables[]) => unknown;
  const view = quantities && viewOf(client, ...quantities);
  return { request: client.request as AnyClient["request"], decoded: view as AnyClient["decoded"] };
}

/** Loads where a protocol's quantities are. @returns `undefined` if it has none. */
async function loadQuantities(entry: string): Promise<QuantityTables[] | undefined> {
  const name = `${entry}/quantities`;
  try {
    resolve(name);
  } catch {
    return undefined;
  }
  return [(await import(name)) as QuantityTables];
}

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
