import { callNode, seedChain } from "@node-access-tools/local-servers/anvil";
import { createGraphqlClient } from "@node-access/graphql";
import type { Chain } from "./check.ts";
import { gatewayRejectionChecks } from "./checks/gateway-rejections.ts";
import { graphqlChecks } from "./checks/graphql.ts";
import { connect, credentialKinds } from "./clients.ts";
import { type OpenGateway, openGateway } from "./open-gateway.ts";
import type { Row } from "./row.ts";
import { visitBitcoin } from "./visit-bitcoin.ts";
import { visitChains } from "./visit-chains.ts";
import { visitEvm } from "./visit-evm.ts";
import { visitGrpc } from "./visit-grpc.ts";
import { visitManagement } from "./visit-management.ts";
import type { Length } from "./visit-node.ts";
import { visitRest } from "./visit-rest.ts";
import { visitAvalanche, visitTron } from "./visit-rpc.ts";
import { openSolana, visitSolana } from "./visit-solana.ts";
import { visitVenue } from "./visit-venue.ts";
import { type Display, Visit } from "./visit.ts";

/**
 * Calls every operation of every client through a gateway, and closes the gateway.
 *
 * @param openedGateway - The gateway. Default: a new one with its defaults.
 */
export async function visitGateway(
  display: Display & Length,
  openedGateway?: OpenGateway,
): Promise<readonly Row[]> {
  display.progress?.("Starting the gateway …");
  const gateway = openedGateway ?? (await openGateway());
  if (display.verbose === true) display.print(`\nthe gateway runs at ${gateway.url}`);
  try {
    const visit = new Visit(display, new AbortController().signal);
    const solana = openSolana(gateway);
    // Not in parallel: both may be the same node.
    const ethereum = await chainAt(`${gateway.url}/${gateway.nodeOf("ethereum").key}`);
    const hyperliquid = await chainAt(`${gateway.url}/${gateway.nodeOf("hyperliquid").key}/evm`);
    await visitManagement(visit, gateway);
    await visitEvmNodes(visit, gateway, { ethereum, hyperliquid, all: display.all ?? false });
    await visitAvalanche(visit, gateway);
    await visitTron(visit, gateway);
    await visitGraphql(visit, gateway, ethereum);
    await visitRest(visit, gateway, ethereum);
    await visitVenue(visit, gateway);
    // They have gateways of their own, so they say nothing about one that is given.
    if (openedGateway === undefined) {
      await visitBitcoin(visit);
      await visitChains(visit, ethereum);
    }
    await visitSolana(visit, gateway, solana, ethereum);
    await visitGrpc(visit, gateway);
    await visit.run("gateway, invalid requests", { client: gateway, ...ethereum }, gatewayRejectionChecks);
    return visit.rows;
  } finally {
    await gateway.close();
  }
}

async function chainAt(url: string): Promise<Chain> {
  return { chain: await seedChain(url), node: (method, ...params) => callNode(url, method, ...params) };
}

async function visitEvmNodes(
  visit: Visit,
  gateway: OpenGateway,
  { all, ...chains }: { readonly ethereum: Chain; readonly hyperliquid: Chain; readonly all: boolean },
): Promise<void> {
  // The same upstream or simulator serves a node's calls over HTTP and over WebSocket.
  const servedBy = (protocol: string): string | undefined => gateway.servedBy(protocol, "rpc");
  for (const transport of ["HTTP", "WebSocket"]) {
    for (const [kind, credentialOf] of Object.entries(credentialKinds(gateway))) {
      const connection = connect(transport === "HTTP" ? gateway.url : gateway.wsUrl, credentialOf);
      const over = `gateway, ${transport}, ${kind}`;
      // Methods do not depend on the kind of credential, so one kind is enough.
      const isWhole = all && kind === "URL token";
      try {
        await visitEvm(visit, { ...chains, over, connection, all: isWhole, servedBy });
      } finally {
        await connection.close();
      }
    }
  }
}

async function visitGraphql(visit: Visit, gateway: OpenGateway, ethereum: Chain): Promise<void> {
  for (const [kind, credentialOf] of Object.entries(credentialKinds(gateway))) {
    const client = createGraphqlClient({ endpoint: gateway.url, credential: credentialOf("ethereum") });
    const bySimulator = (): string | undefined => gateway.servedBy("ethereum", "rpc");
    await visit.run(`gateway, GraphQL, ${kind}`, { client, ...ethereum }, graphqlChecks, bySimulator);
    await client.close();
  }
}
