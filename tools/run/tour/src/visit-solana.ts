import { urlToken } from "@node-access/rpc";
import { createRpcClient, solana } from "@node-access/rpc/solana";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { solanaKnown, solanaSubscriptionChecks, solanaSubscriptions } from "./checks/solana.ts";
import type { Chain } from "./check.ts";
import type { OpenGateway } from "./open-gateway.ts";
import { type SeededSolana, seedSolana, type SolanaClient } from "./seed-solana.ts";
import { visitMethods } from "./visit-rpc.ts";
import type { Subscriber, Visit } from "./visit.ts";

/** A Solana node of the gateway, whose chain is being seeded. */
export interface SolanaPlace {
  readonly key: string;
  readonly client: SolanaClient;
  readonly seeding: Promise<SeededSolana>;
}

/** Starts to seed the gateway's Solana chain, which takes some seconds until its blocks are final. */
export function openSolana({ url, nodeOf }: OpenGateway): SolanaPlace {
  const { key } = nodeOf("solana");
  const client = createRpcClient({ protocol: solana, endpoint: url, credential: urlToken(key) });
  const seeding = seedSolana(client);
  // It is awaited later, or never if the tour fails before.
  seeding.catch(() => {});
  return { key, client, seeding };
}

/** Calls each method of Solana's JSON-RPC once over HTTP, and opens each subscription over a WebSocket. */
export async function visitSolana(
  visit: Visit,
  { url, wsUrl, servedBy }: OpenGateway,
  { key, client, seeding }: SolanaPlace,
  place: Chain,
): Promise<void> {
  const seeded = await seeding;
  const byRpc = (): string | undefined => servedBy("solana", "rpc");
  const known = { ...(await solanaKnown(client, seeded)), servedBy: byRpc };
  await visitMethods(visit, "solana", "gateway, Solana, URL token", { url, key }, known);
  const socket = createRpcWebSocketClient({ protocol: solana, endpoint: wsUrl, credential: urlToken(key) });
  try {
    const own = "gateway, Solana PubSub, URL token";
    const subscriber = { calls: client, socket: socket as unknown as Subscriber, seeded };
    await visit.run(own, { ...place, client: subscriber }, solanaSubscriptionChecks, byRpc);
    visit.expect(own, solanaSubscriptions);
  } finally {
    await socket.close();
  }
}
