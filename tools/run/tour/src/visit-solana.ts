import { urlToken } from "@node-access/rpc";
import { createRpcClient, solana } from "@node-access/rpc/solana";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { solanaChecks, solanaSubscriptionChecks, solanaSubscriptions } from "./checks/solana.ts";
import type { Target } from "./check.ts";
import type { OpenGateway } from "./open-gateway.ts";
import { type SeededSolana, seedSolana, type SolanaClient } from "./seed-solana.ts";
import { methodsOf } from "./spec-methods.ts";
import type { Visit } from "./visit.ts";

/** A Solana node of the gateway, whose chain is being seeded. */
export interface SolanaPlace {
  readonly node: { readonly endpoint: string; readonly credential: ReturnType<typeof urlToken> };
  readonly client: SolanaClient;
  readonly seeding: Promise<SeededSolana>;
}

/** Starts to seed the gateway's Solana chain, which takes some seconds until its blocks are final. */
export function openSolana({ url, nodeOf }: OpenGateway): SolanaPlace {
  const node = { endpoint: url, credential: urlToken(nodeOf("solana").key) };
  const client = createRpcClient({ protocol: solana, ...node });
  const seeding = seedSolana(client);
  // It is awaited later, or never if the tour fails before.
  seeding.catch(() => {});
  return { node, client, seeding };
}

/** Calls each method of Solana's JSON-RPC once over HTTP, and opens each subscription over a WebSocket. */
export async function visitSolana(
  { wsUrl, servedBy }: OpenGateway,
  { node, client, seeding }: SolanaPlace,
  visit: Visit,
  place: Omit<Target<unknown>, "client">,
): Promise<void> {
  const seeded = await seeding;
  const byRpc = (): string | undefined => servedBy("solana", "rpc");
  const over = "gateway, Solana, URL token";
  await visit.run(over, { ...place, client }, await solanaChecks(client, seeded), byRpc);
  visit.expect(
    over,
    methodsOf("solana").map(({ name }) => name),
  );
  const socket = createRpcWebSocketClient({ protocol: solana, ...node, endpoint: wsUrl });
  try {
    const own = "gateway, Solana PubSub, URL token";
    const subscriber = { calls: client, socket, seeded };
    await visit.run(own, { ...place, client: subscriber }, solanaSubscriptionChecks, byRpc);
    visit.expect(own, solanaSubscriptions);
  } finally {
    await socket.close();
  }
}
