import { credentialKinds } from "@node-access/cli/walk";
import { createGraphqlClient } from "@node-access/graphql";
import { openChain } from "./chain.ts";
import { graphqlChecks } from "./checks/graphql.ts";
import { credentialFor, formatKind, type OpenGateway, openGateway } from "./open-gateway.ts";
import type { Row } from "./report.ts";
import { visitBitcoin } from "./visit-bitcoin.ts";
import { visitChains } from "./visit-chains.ts";
import { visitEvm } from "./visit-evm.ts";
import { visitGrpc } from "./visit-grpc.ts";
import { visitManagement } from "./visit-management.ts";
import { visitRest } from "./visit-rest.ts";
import { visitAvalanche, visitTron } from "./visit-rpc.ts";
import { openSolana } from "./visit-solana.ts";
import { visitVenue } from "./visit-venue.ts";
import { type Display, Visit } from "./visit.ts";

/** Calls every operation of every client through a gateway, by default a new one with its defaults, and closes it. */
export async function visitGateway(display: Display, openedGateway?: OpenGateway): Promise<readonly Row[]> {
  display.progress?.("Starting the gateway …");
  const gateway = openedGateway ?? (await openGateway());
  const { url, wsUrl, nodeOf, servedBy } = gateway;
  if (display.verbose === true) display.print(`\nthe gateway runs at ${url}`);
  try {
    const visit = new Visit(display);
    const visitSolana = openSolana(gateway);
    // Not in parallel: both may be the same node.
    const ethereum = await openChain(`${url}/${nodeOf("ethereum").key}`);
    const hyperliquid = await openChain(`${url}/${nodeOf("hyperliquid").key}/evm`);
    const kinds = credentialKinds["node"] ?? [];
    // The same upstream or simulator serves a node's calls over HTTP and over WebSocket.
    const byRpc = (protocol: string): string | undefined => servedBy(protocol, "rpc");
    await visitManagement(visit, gateway);
    for (const [transport, endpoint] of Object.entries({ HTTP: url, WebSocket: wsUrl }))
      for (const [index, kind] of kinds.entries())
        await visitEvm(visit, {
          over: `gateway, ${transport}, ${formatKind(kind)}`,
          endpoint,
          credentialOf: (protocol) => credentialFor(kind, nodeOf(protocol)),
          ethereum,
          hyperliquid,
          // Methods do not depend on the kind of credential, so one kind is enough.
          all: display.all && index === 0,
          servedBy: byRpc,
        });
    await visitAvalanche(visit, gateway);
    await visitTron(visit, gateway);
    for (const kind of kinds) {
      const credential = credentialFor(kind, nodeOf("ethereum")) as never;
      const client = createGraphqlClient({ endpoint: url, credential });
      const route = { over: `gateway, GraphQL, ${formatKind(kind)}`, servedBy: () => byRpc("ethereum") };
      await visit.run(route, graphqlChecks(client, ethereum));
      await client.close();
    }
    await visitRest(visit, gateway);
    await visitVenue(visit, gateway);
    // They have gateways of their own, so they say nothing about one that is given.
    if (openedGateway === undefined) {
      await visitBitcoin(visit);
      await visitChains(visit);
    }
    await visitSolana(visit);
    await visitGrpc(visit, gateway);
    return visit.rows;
  } finally {
    await gateway.close();
  }
}
