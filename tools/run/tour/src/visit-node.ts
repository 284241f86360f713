import { callNode, seedChain } from "@node-access-tools/anvil";
import { clientAsks } from "./asks/client.ts";
import { ethereumAsks } from "./asks/ethereum.ts";
import { everyMethodAsks } from "./asks/every-method.ts";
import { explorerAsks } from "./asks/explorer.ts";
import { refusalAsks } from "./asks/refusals.ts";
import { starknetAsks } from "./asks/starknet.ts";
import { subscriptionAsks } from "./asks/subscriptions.ts";
import { traceAsks } from "./asks/traces.ts";
import { connectToNode } from "./clients.ts";
import { commonSubscriptions, interfaceMethods } from "./spec-methods.ts";
import type { Row } from "./row.ts";
import { type Display, Visit } from "./visit.ts";

/** How long a tour is. */
export interface Length {
  /** Whether every method of the specs is called, and not only those that the service's interface names. */
  readonly all?: boolean;
}

/**
 * Calls the JSON-RPC methods of the service's interface, or all of the specs, on a node as it is.
 *
 * @param url - HTTP address of a fresh anvil.
 */
export async function visitNode(
  url: string,
  signal: AbortSignal,
  display: Display & Length,
): Promise<readonly Row[]> {
  const chain = await seedChain(url);
  const { print, all = false } = display;
  if (display.verbose === true)
    print(`seeded block ${chain.block.number} with ${Object.keys(chain.transactions).length} transactions\n`);
  const node = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    callNode(url, method, ...params);
  const visit = new Visit(display, signal);
  for (const transport of ["HTTP", "WebSocket"] as const) {
    const connection = await connectToNode(url, transport, signal);
    const { over, ethereum, hyperliquid, starknet, subscriptions, close } = connection;
    try {
      const asks = [...ethereumAsks, ...traceAsks, ...explorerAsks, ...clientAsks];
      await visit.ask(over, { client: ethereum, chain, node }, asks);
      // At this protocol's nodes JSON-RPC has its own sub-path.
      await visit.ask(`${over}, /evm`, { client: hyperliquid, chain, node }, explorerAsks);
      await visit.ask(over, { client: starknet, chain, node }, starknetAsks);
      if (subscriptions) await visit.ask(over, { client: subscriptions, chain, node }, subscriptionAsks);
      if (all) await visit.ask(over, { client: ethereum, chain, node }, everyMethodAsks(asks));
      visit.expect(over, subscriptions ? [...interfaceMethods, ...commonSubscriptions] : interfaceMethods);
    } finally {
      await close();
    }
  }
  await visit.ask("HTTP, made wrong", { client: { url }, chain, node }, refusalAsks);
  return visit.rows;
}
