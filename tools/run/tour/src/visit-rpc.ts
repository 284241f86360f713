import { urlToken } from "@node-access/rpc";
import {
  createClient,
  findSurface,
  isCall,
  listMethods,
  protocols,
  type Sample,
  walkRpc,
} from "@node-access/cli/walk";
import type { OpenGateway } from "./open-gateway.ts";
import type { Place, Visit } from "./visit.ts";

/** What is known of a chain beyond the specs. */
export type KnownChain = Sample & Pick<Place, "args" | "results" | "servedBy">;

/** Calls each method of a protocol, or of an endpoint of nodes, once, as its example shows with the chain's values. */
export async function visitMethods(
  visit: Visit,
  name: string,
  over: string,
  { url, key }: { readonly url: string; readonly key: string },
  known: KnownChain = {},
): Promise<void> {
  const surface = findSurface(name);
  const methods = listMethods(surface).filter(isCall);
  const client = await createClient({ surface }, { endpoint: url, credential: urlToken(key) });
  await walkRpc(surface, methods, known, visit.walker({ over, client, ...known }));
  visit.expect(
    over,
    methods.map((method) => method.name),
  );
}

/** Calls each method of Avalanche's P-Chain, X-Chain and node once. */
export async function visitAvalanche(visit: Visit, { url, nodeOf, servedBy }: OpenGateway): Promise<void> {
  const { key } = nodeOf("avalanche");
  for (const part of protocols["avalanche"]?.endpoints ?? []) {
    const { rpcPath } = findSurface(part);
    // Those without a path are no part of the node.
    if (rpcPath === undefined) continue;
    const over = `gateway, ${rpcPath}, URL token`;
    await visitMethods(visit, part, over, { url, key }, { servedBy: () => servedBy("avalanche", part) });
  }
}

/** Calls each method of TRON's JSON-RPC once, with a block and a transaction of the chain. */
export async function visitTron(visit: Visit, { url, nodeOf, servedBy }: OpenGateway): Promise<void> {
  const { key } = nodeOf("tron");
  const surface = findSurface("tron");
  const client = await createClient({ surface }, { endpoint: url, credential: urlToken(key) });
  const params = ["latest", true];
  const block = (await client.request({ method: "eth_getBlockByNumber", params })) as TronBlock;
  await visitMethods(
    visit,
    "tron",
    "gateway, TRON's JSON-RPC, URL token",
    { url, key },
    {
      blockHash: block.hash,
      transactionHash: block.transactions[0]?.hash,
      results: { eth_uninstallFilter: true, eth_getBlockByHash: { number: block.number } },
      servedBy: () => servedBy("tron", "rpc"),
    },
  );
}

interface TronBlock {
  readonly number: string;
  readonly hash: string;
  readonly transactions: readonly { readonly hash: string }[];
}
