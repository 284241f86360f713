import { callNode, seedChain } from "@node-access-tools/local-servers/anvil";
import { connect } from "./clients.ts";
import type { Row } from "./row.ts";
import { missing, visitEvm } from "./visit-evm.ts";
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
  const own = { chain, node };
  for (const [over, endpoint] of Object.entries({ HTTP: url, WebSocket: url.replace("http", "ws") })) {
    const connection = connect(endpoint, undefined, signal);
    try {
      const plan = { over, connection, ethereum: own, all, notOffered: missing };
      await visitEvm(visit, plan);
    } finally {
      await connection.close();
    }
  }
  return visit.rows;
}
