import { callNode, type SeededChain, seedChain } from "@node-access-tools/local-servers/anvil";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createSszClient } from "@node-access/beacon/ssz";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { createGraphqlClient } from "@node-access/graphql";
import { xToken } from "@node-access/grpc";
import { bearer, createManagementClient } from "@node-access/management";
import type { Check } from "./check.ts";
import { beaconChecks, beaconEventChecks, sszChecks } from "./checks/beacon.ts";
import { clientChecks } from "./checks/client.ts";
import { ethereumChecks } from "./checks/ethereum.ts";
import { everyMethodChecks } from "./checks/every-method.ts";
import { explorerChecks } from "./checks/explorer.ts";
import { gatewayRejectionChecks } from "./checks/gateway-rejections.ts";
import { graphqlChecks } from "./checks/graphql.ts";
import { callsOf, serviceCheck } from "./checks/grpc.ts";
import { faucetChecks, managementChecks } from "./checks/management.ts";
import { restChecks } from "./checks/rest.ts";
import { tezosChecks } from "./checks/tezos.ts";
import { tronChecks } from "./checks/tron.ts";
import { starknetChecks } from "./checks/starknet.ts";
import { subscriptionChecks } from "./checks/subscriptions.ts";
import { traceChecks } from "./checks/traces.ts";
import {
  exchangeChecks,
  exchangeMethods,
  infoChecks,
  infoMethods,
  venueSubscriptionChecks,
  venueSubscriptions,
} from "./checks/venue.ts";
import { connect, credentialKinds } from "./clients.ts";
import { grpcClients, type GrpcClients, grpcWebClients } from "./grpc-clients.ts";
import { commonMethods, commonSubscriptions } from "./spec-methods.ts";
import { type OpenGateway, openGateway } from "./open-gateway.ts";
import { restSurfaces } from "./rest-surfaces.ts";
import type { Row } from "./row.ts";
import type { Length } from "./visit-node.ts";
import { type Display, Visit } from "./visit.ts";
import { visitAvalanche } from "./visit-avalanche.ts";
import { visitBitcoin } from "./visit-bitcoin.ts";
import { visitChains } from "./visit-chains.ts";
import { openSolana, visitSolana } from "./visit-solana.ts";
import { visitTron } from "./visit-tron.ts";

/** Checks of REST endpoints whose calls depend on the chain, by spec. */
const ownChecks: Readonly<Record<string, readonly Check<object>[]>> = {
  tezos: tezosChecks as readonly Check<object>[],
  tron: tronChecks as readonly Check<object>[],
};

/** Milliseconds for all gRPC calls. */
const grpcLimit = 20_000;

/** A chain behind the gateway, and a function that calls its node past the clients. */
interface Place {
  readonly chain: SeededChain;
  readonly node: (method: string, ...params: readonly unknown[]) => Promise<unknown>;
}

interface Tour {
  readonly gateway: OpenGateway;
  readonly visit: Visit;
  readonly ethereum: Place;
  readonly hyperliquid: Place;
  readonly all: boolean;
}

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
    const ethereum = await placeAt(`${gateway.url}/${gateway.nodeOf("ethereum").key}`);
    const hyperliquid = await placeAt(`${gateway.url}/${gateway.nodeOf("hyperliquid").key}/evm`);
    const tour: Tour = { gateway, visit, ethereum, hyperliquid, all: display.all ?? false };
    await visitManagement(tour);
    await visitRpc(tour);
    await visitAvalanche(gateway, visit, ethereum);
    await visitTron(gateway, visit, ethereum);
    await visitGraphql(tour);
    await visitRest(tour);
    // They have gateways of their own, so they say nothing about one that is given.
    if (openedGateway === undefined) {
      await visitBitcoin(visit, ethereum);
      await visitChains(visit, ethereum);
    }
    await visitSolana(gateway, solana, visit, ethereum);
    await visitGrpc(tour);
    await visit.run("gateway, invalid requests", { client: gateway, ...ethereum }, gatewayRejectionChecks);
    return visit.rows;
  } finally {
    await gateway.close();
  }
}

async function placeAt(url: string): Promise<Place> {
  return { chain: await seedChain(url), node: (method, ...params) => callNode(url, method, ...params) };
}

async function visitManagement({ gateway, visit, ethereum }: Tour): Promise<void> {
  const over = "gateway, management, bearer";
  const management = createManagementClient({ endpoint: gateway.url, credential: bearer(gateway.apiKey) });
  const place = { client: { management, gateway }, ...ethereum };
  await visit.run(over, place, managementChecks);
  await visit.run(over, place, faucetChecks, () => gateway.servedBy(undefined, "management"));
  visit.expect(over, operationsOf(management));
}

async function visitRpc({ gateway, visit, ethereum, hyperliquid, all }: Tour): Promise<void> {
  const checks = withoutAnvilErrors([...ethereumChecks, ...traceChecks, ...explorerChecks, ...clientChecks]);
  for (const transport of ["HTTP", "WebSocket"]) {
    for (const [kind, credentialOf] of Object.entries(credentialKinds(gateway))) {
      const connection = connect(transport === "HTTP" ? gateway.url : gateway.wsUrl, credentialOf);
      const over = `gateway, ${transport}, ${kind}`;
      const { subscriptions } = connection;
      try {
        const byRpcOf = (protocol: string) => (): string | undefined => gateway.servedBy(protocol, "rpc");
        const evm = { client: connection.ethereum, ...ethereum };
        await visit.run(over, evm, checks, byRpcOf("ethereum"));
        const atEvm = { client: connection.hyperliquid, ...hyperliquid };
        await visit.run(`${over}, /evm`, atEvm, withoutAnvilErrors(explorerChecks), byRpcOf("hyperliquid"));
        const rollup = { client: connection.starknet, ...ethereum };
        // The same upstream or simulator serves a node's calls over HTTP and over WebSocket.
        await visit.run(over, rollup, withoutAnvilErrors(starknetChecks), byRpcOf("starknet"));
        if (subscriptions) {
          await visit.run(over, { client: subscriptions, ...ethereum }, subscriptionChecks);
        }
        // Methods do not depend on the kind of credential, so one kind is enough.
        if (all && kind === "URL token") {
          await visit.run(over, evm, everyMethodChecks(checks), byRpcOf("ethereum"));
          const others = everyMethodChecks(withoutAnvilErrors(starknetChecks), "starknet");
          await visit.run(over, rollup, others, byRpcOf("starknet"));
        }
        visit.expect(over, subscriptions ? [...commonMethods, ...commonSubscriptions] : commonMethods);
      } finally {
        await connection.close();
      }
    }
  }
}

async function visitGraphql({ gateway, visit, ethereum }: Tour): Promise<void> {
  for (const [kind, credentialOf] of Object.entries(credentialKinds(gateway))) {
    const client = createGraphqlClient({ endpoint: gateway.url, credential: credentialOf("ethereum") });
    const place = { client, ...ethereum };
    const bySimulator = (): string | undefined => gateway.servedBy("ethereum", "rpc");
    await visit.run(`gateway, GraphQL, ${kind}`, place, graphqlChecks, bySimulator);
    await client.close();
  }
}

async function visitRest({ gateway, visit, ethereum }: Tour): Promise<void> {
  const { url, nodeOf, servedBy } = gateway;
  /** Runs the checks of one client. Each of the operations must have one. */
  const runChecks = async <Client>(
    over: string,
    client: Client,
    checks: readonly Check<Client>[],
    [protocol, part]: readonly [protocol: string, part: string],
    operations: readonly string[] = [],
  ): Promise<void> => {
    const own = `gateway, ${over}`;
    await visit.run(own, { client, ...ethereum }, checks, () => servedBy(protocol, part));
    visit.expect(own, operations);
  };

  const node = { endpoint: url, credential: pathKey(nodeOf("ethereum").key) };
  const byBeacon = ["ethereum", "beacon"] as const;
  const [beacon, ssz] = [createBeaconClient(node), createSszClient(node)];
  await runChecks("beacon, path key", beacon, beaconChecks, byBeacon, operationsOf(beacon));
  const sszOperations = operationsOf(ssz).map((method) => `${method}, SSZ`);
  await runChecks("beacon in SSZ, path key", ssz, sszChecks, byBeacon, sszOperations);
  await runChecks("beacon's events, path key", node, beaconEventChecks, byBeacon);

  for (const [name, credentialOf] of Object.entries(credentialKinds(gateway))) {
    const info = createInfoClient({ endpoint: url, credential: credentialOf("hyperliquid") });
    await runChecks(`info, ${name}`, info, infoChecks, ["hyperliquid", "info"], infoMethods);
  }

  for (const { spec, protocol, clients } of restSurfaces) {
    const checks = ownChecks[spec] ?? restChecks(spec);
    for (const [index, [name, client]] of Object.entries(clients(url, nodeOf(protocol))).entries()) {
      // Operations do not depend on the kind of credential, so one call is enough for each other kind.
      const [own, operations] = index === 0 ? [checks, operationsOf(client)] : [checks.slice(0, 1), []];
      await runChecks(`${spec}, ${name}`, client, own, [protocol, spec], operations);
      await client.close();
    }
  }

  const signer = privateKeySigner(`0x${"5a".repeat(32)}`);
  const exchange = createExchangeClient({ endpoint: url, signer });
  const byVenue = ["hyperliquid", "exchange"] as const;
  const trader = { exchange, user: signer.address };
  await runChecks("exchange, signed body", trader, exchangeChecks, byVenue, exchangeMethods);

  const subscriptions = createSubscriptionClient({ endpoint: url.replace("http", "ws") });
  const subscriber = { ...trader, subscriptions };
  await runChecks("venue's WebSocket", subscriber, venueSubscriptionChecks, byVenue, venueSubscriptions);
  await subscriptions.close();
}

async function visitGrpc(tour: Tour): Promise<void> {
  const { url, grpcUrl } = tour.gateway;
  await visitServices(tour, "gateway, gRPC, x-token", grpcUrl, grpcClients);
  await visitServices(tour, "gateway, gRPC-Web, x-token", url, grpcWebClients);
}

async function visitServices(
  { gateway, visit, ethereum }: Tour,
  over: string,
  endpoint: string,
  clients: GrpcClients,
): Promise<void> {
  // Otherwise a stream without messages would never end.
  const signal = AbortSignal.timeout(grpcLimit);
  for (const [name, { protocol, connect: open }] of Object.entries(clients)) {
    const client = open({ endpoint, credential: xToken(gateway.nodeOf(protocol).key), signal });
    try {
      const checks = Object.entries(servicesOf(client, name)).map(([own, service]) =>
        serviceCheck(`${protocol} ${own}`, callsOf(service)),
      );
      await visit.run(over, { client: null, ...ethereum }, checks, () => gateway.servedBy(protocol, "grpc"));
    } finally {
      client.close();
    }
  }
}

/** Lists the services of a client by name. A client of a single service is that service itself. */
function servicesOf(client: object, name: string): Readonly<Record<string, object>> {
  const services = Object.entries(client).filter(([, service]) => typeof service === "object");
  return services.length > 0 ? (Object.fromEntries(services) as Record<string, object>) : { [name]: client };
}

/** Lists every operation of a REST client. The client creates them from a table generated from the specs. */
function operationsOf(client: object): readonly string[] {
  return Object.keys(client).filter((name) => name !== "with" && name !== "close");
}

/** Removes the errors that a bare anvil may return: the gateway serves what its anvil lacks, so no check may fail. */
function withoutAnvilErrors<Client>(checks: readonly Check<Client>[]): Check<Client>[] {
  return checks.map(({ method, request, run }) => ({ method, request, run }));
}
