import { askNode, type SeededChain, seedChain } from "@node-access-tools/anvil";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createSszClient } from "@node-access/beacon/ssz";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { type GrpcClientOptions, xToken } from "@node-access/grpc";
import { bearer, createManagementClient } from "@node-access/management";
import type { Ask } from "./ask.ts";
import { beaconAsks, beaconEventAsks, sszAsks } from "./asks/beacon.ts";
import { clientAsks } from "./asks/client.ts";
import { ethereumAsks } from "./asks/ethereum.ts";
import { everyMethodAsks } from "./asks/every-method.ts";
import { explorerAsks } from "./asks/explorer.ts";
import { gatewayRefusalAsks } from "./asks/gateway-refusals.ts";
import { callsOf, serviceAsk } from "./asks/grpc.ts";
import { faucetAsks, managementAsks } from "./asks/management.ts";
import { restAsks } from "./asks/rest.ts";
import { starknetAsks } from "./asks/starknet.ts";
import { subscriptionAsks } from "./asks/subscriptions.ts";
import { traceAsks } from "./asks/traces.ts";
import {
  exchangeAsks,
  exchangeMethods,
  infoAsks,
  infoMethods,
  venueSubscriptionAsks,
  venueSubscriptions,
} from "./asks/venue.ts";
import { entrances, overHttp, overWebSocket } from "./gateway-clients.ts";
import { grpcClients } from "./grpc-clients.ts";
import { commonSubscriptions, interfaceMethods } from "./spec-methods.ts";
import { type OpenGateway, openGateway } from "./open-gateway.ts";
import { restSurfaces } from "./rest-surfaces.ts";
import type { Row } from "./row.ts";
import type { Length } from "./visit-node.ts";
import { type Display, Visit } from "./visit.ts";

/** Milliseconds for all gRPC calls. */
const grpcLimit = 20_000;

/** A chain behind the gateway, and a way to ask its node past the clients. */
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
 * @param given - The gateway. Default: one that is started here, with its defaults.
 */
export async function visitGateway(display: Display & Length, given?: OpenGateway): Promise<readonly Row[]> {
  display.progress?.("Starting the gateway …");
  const gateway = given ?? (await openGateway());
  if (display.verbose === true) display.print(`\nthe gateway runs at ${gateway.url}`);
  try {
    const visit = new Visit(display, new AbortController().signal);
    // One after the other: both may be the same node.
    const ethereum = await placeAt(`${gateway.url}/${gateway.nodeOf("ethereum").key}`);
    const hyperliquid = await placeAt(`${gateway.url}/${gateway.nodeOf("hyperliquid").key}/evm`);
    const tour: Tour = { gateway, visit, ethereum, hyperliquid, all: display.all ?? false };
    await visitManagement(tour);
    await visitRpc(tour);
    await visitRest(tour);
    await visitGrpc(tour);
    await visit.ask("gateway, made wrong", { client: gateway, ...ethereum }, gatewayRefusalAsks);
    return visit.rows;
  } finally {
    await gateway.close();
  }
}

async function placeAt(url: string): Promise<Place> {
  return { chain: await seedChain(url), node: (method, ...params) => askNode(url, method, ...params) };
}

async function visitManagement({ gateway, visit, ethereum }: Tour): Promise<void> {
  const over = "gateway, management, bearer";
  const management = createManagementClient({ endpoint: gateway.url, credential: bearer(gateway.apiKey) });
  await visit.ask(over, { client: { management, gateway }, ...ethereum }, managementAsks);
  await visit.ask(over, { client: { management, gateway }, ...ethereum }, faucetAsks, () =>
    gateway.answeredBy(undefined, "management"),
  );
  visit.expect(over, operationsOf(management));
}

async function visitRpc({ gateway, visit, ethereum, hyperliquid, all }: Tour): Promise<void> {
  const asks = answered([...ethereumAsks, ...traceAsks, ...explorerAsks, ...clientAsks]);
  for (const connect of [overHttp, overWebSocket]) {
    const ways = entrances(gateway);
    for (const entrance of ways) {
      const connection = connect(gateway, entrance);
      const { over, subscriptions } = connection;
      try {
        await visit.ask(over, { client: connection.ethereum, ...ethereum }, asks, () =>
          gateway.answeredBy("ethereum", "rpc"),
        );
        const atEvm = { client: connection.hyperliquid, ...hyperliquid };
        await visit.ask(`${over}, /evm`, atEvm, answered(explorerAsks), () =>
          gateway.answeredBy("hyperliquid", "rpc"),
        );
        const rollup = { client: connection.starknet, ...ethereum };
        // What answers a node's calls over HTTP answers those over WebSocket.
        await visit.ask(over, rollup, answered(starknetAsks), () => gateway.answeredBy("starknet", "rpc"));
        if (subscriptions) {
          await visit.ask(over, { client: subscriptions, ...ethereum }, subscriptionAsks);
        }
        // Which credential it was is no matter of the method.
        if (all && entrance === ways[0]) {
          await visit.ask(over, { client: connection.ethereum, ...ethereum }, everyMethodAsks(asks), () =>
            gateway.answeredBy("ethereum", "rpc"),
          );
          await visit.ask(over, rollup, everyMethodAsks(answered(starknetAsks), "starknet"), () =>
            gateway.answeredBy("starknet", "rpc"),
          );
        }
        visit.expect(over, subscriptions ? [...interfaceMethods, ...commonSubscriptions] : interfaceMethods);
      } finally {
        await connection.close();
      }
    }
  }
}

async function visitRest({ gateway, visit, ethereum }: Tour): Promise<void> {
  const { url, nodeOf, answeredBy } = gateway;
  const node = { endpoint: url, credential: pathKey(nodeOf("ethereum").key) };
  const byBeacon = (): string | undefined => answeredBy("ethereum", "beacon");
  const beacon = createBeaconClient(node);
  await visit.ask("gateway, beacon, path key", { client: beacon, ...ethereum }, beaconAsks, byBeacon);
  visit.expect("gateway, beacon, path key", operationsOf(beacon));
  const ssz = createSszClient(node);
  await visit.ask("gateway, beacon in SSZ, path key", { client: ssz, ...ethereum }, sszAsks, byBeacon);
  visit.expect(
    "gateway, beacon in SSZ, path key",
    operationsOf(ssz).map((method) => `${method}, SSZ`),
  );
  await visit.ask(
    "gateway, beacon's events, path key",
    { client: node, ...ethereum },
    beaconEventAsks,
    byBeacon,
  );

  for (const { name, credentialOf } of entrances(gateway)) {
    const info = createInfoClient({ endpoint: url, credential: credentialOf("hyperliquid") });
    await visit.ask(`gateway, info, ${name}`, { client: info, ...ethereum }, infoAsks, () =>
      answeredBy("hyperliquid", "info"),
    );
    visit.expect(`gateway, info, ${name}`, infoMethods);
  }

  for (const { spec, protocol, clients } of restSurfaces) {
    for (const [name, client] of Object.entries(clients(url, nodeOf(protocol)))) {
      const over = `gateway, ${spec}, ${name}`;
      await visit.ask(over, { client, ...ethereum }, restAsks(spec), () => answeredBy(protocol, spec));
      visit.expect(over, operationsOf(client));
      await client.close();
    }
  }

  const signer = privateKeySigner(`0x${"5a".repeat(32)}`);
  const exchange = createExchangeClient({ endpoint: url, signer });
  const over = "gateway, exchange, signed body";
  await visit.ask(over, { client: { exchange, user: signer.address }, ...ethereum }, exchangeAsks, () =>
    answeredBy("hyperliquid", "exchange"),
  );
  visit.expect(over, exchangeMethods);

  const subscriptions = createSubscriptionClient({ endpoint: url.replace("http", "ws") });
  const overSocket = "gateway, venue's WebSocket";
  const venue = { subscriptions, exchange, user: signer.address };
  await visit.ask(overSocket, { client: venue, ...ethereum }, venueSubscriptionAsks, () =>
    answeredBy("hyperliquid", "exchange"),
  );
  visit.expect(overSocket, venueSubscriptions);
  await subscriptions.close();
}

async function visitGrpc({ gateway, visit, ethereum }: Tour): Promise<void> {
  // A stream that stays silent would not end by itself.
  const signal = AbortSignal.timeout(grpcLimit);
  const options = (protocol: string): GrpcClientOptions => ({
    endpoint: gateway.grpcUrl,
    credential: xToken(gateway.nodeOf(protocol).key),
    signal,
  });
  for (const [name, { protocol, connect }] of Object.entries(grpcClients)) {
    const client = connect(options(protocol));
    try {
      const asks = Object.entries(servicesOf(client, name)).map(([own, service]) =>
        serviceAsk(`${protocol} ${own}`, callsOf(service)),
      );
      await visit.ask("gateway, gRPC, x-token", { client: null, ...ethereum }, asks, () =>
        gateway.answeredBy(protocol, "grpc"),
      );
    } finally {
      client.close();
    }
  }
}

/** The services of a client, by name; a client of a single service is that service. */
function servicesOf(client: object, name: string): Readonly<Record<string, object>> {
  const services = Object.entries(client).filter(([, service]) => typeof service === "object");
  return services.length > 0 ? (Object.fromEntries(services) as Record<string, object>) : { [name]: client };
}

/** Every operation of a REST client: it makes them from the table that the specs give. */
function operationsOf(client: object): readonly string[] {
  return Object.keys(client).filter((name) => name !== "with" && name !== "close");
}

/** The asks with no way left to reject: the gateway makes up what its anvil lacks. */
function answered<Client>(asks: readonly Ask<Client>[]): Ask<Client>[] {
  return asks.map(({ method, asked, run }) => ({ method, asked, run }));
}
