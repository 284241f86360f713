import { callNode, seedChain } from "@node-access-tools/local-servers/anvil";
import { clientChecks } from "./checks/client.ts";
import { ethereumChecks } from "./checks/ethereum.ts";
import { everyMethodChecks } from "./checks/every-method.ts";
import { explorerChecks } from "./checks/explorer.ts";
import { nodeRejectionChecks } from "./checks/node-rejections.ts";
import { starknetChecks } from "./checks/starknet.ts";
import { subscriptionChecks } from "./checks/subscriptions.ts";
import { traceChecks } from "./checks/traces.ts";
import { connectToNode } from "./clients.ts";
import { commonMethods, commonSubscriptions } from "./spec-methods.ts";
import type { Row } from "./row.ts";
import { type Display, Visit } from "./visit.ts";

/** How many methods a tour calls. */
export interface Length {
  /** Whether to call every method of the specs and not only those that the service's interface names. */
  readonly all?: boolean;
}

/**
 * Calls the JSON-RPC methods of the service's interface, or all methods of the specs, on a node without the gateway.
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
      const checks = [...ethereumChecks, ...traceChecks, ...explorerChecks, ...clientChecks];
      await visit.run(over, { client: ethereum, chain, node }, checks);
      // Nodes of this protocol serve JSON-RPC at a sub-path.
      await visit.run(`${over}, /evm`, { client: hyperliquid, chain, node }, explorerChecks);
      await visit.run(over, { client: starknet, chain, node }, starknetChecks);
      if (subscriptions) await visit.run(over, { client: subscriptions, chain, node }, subscriptionChecks);
      if (all) await visit.run(over, { client: ethereum, chain, node }, everyMethodChecks(checks));
      visit.expect(over, subscriptions ? [...commonMethods, ...commonSubscriptions] : commonMethods);
    } finally {
      await close();
    }
  }
  await visit.run("HTTP, invalid requests", { client: { url }, chain, node }, nodeRejectionChecks);
  return visit.rows;
}
