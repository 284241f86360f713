import { callNode, type SeededChain, seedChain } from "@node-access-tools/anvil";
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
import { connect, credentialKinds } from "./clients.ts";
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
  return { chain: await seedChain(url), node: (method, ...params) => callNode(url, method, ...params) };
}

async function visitManagement({ gateway, visit, ethereum }: Tour): Promise<void> {
  const over = "gateway, management, bearer";
  const management = createManagementClient({ endpoint: gateway.url, credential: bearer(gateway.apiKey) });
  const place = { client: { management, gateway }, ...ethereum };
  await visit.ask(over, place, managementAsks);
  await visit.ask(over, place, faucetAsks, () => gateway.answeredBy(undefined, "management"));
  visit.expect(over, operationsOf(management));
}

async function visitRpc({ gateway, visit, ethereum, hyperliquid, all }: Tour): Promise<void> {
  const asks = answered([...ethereumAsks, ...traceAsks, ...explorerAsks, ...clientAsks]);
  for (const transport of ["HTTP", "WebSocket"]) {
    for (const [kind, credentialOf] of Object.entries(credentialKinds(gateway))) {
      const connection = connect(transport === "HTTP" ? gateway.url : gateway.wsUrl, credentialOf);
      const over = `gateway, ${transport}, ${kind}`;
      const { subscriptions } = connection;
      try {
        const byRpcOf = (protocol: string) => (): string | undefined => gateway.answeredBy(protocol, "rpc");
        const evm = { client: connection.ethereum, ...ethereum };
        await visit.ask(over, evm, asks, byRpcOf("ethereum"));
        const atEvm = { client: connection.hyperliquid, ...hyperliquid };
        await visit.ask(`${over}, /evm`, atEvm, answered(explorerAsks), byRpcOf("hyperliquid"));
        const rollup = { client: connection.starknet, ...ethereum };
        // What answers a node's calls over HTTP answers those over WebSocket.
        await visit.ask(over, rollup, answered(starknetAsks), byRpcOf("starknet"));
        if (subscriptions) {
          await visit.ask(over, { client: subscriptions, ...ethereum }, subscriptionAsks);
        }
        // Which credential it was is no matter of the method.
        if (all && kind === "URL token") {
          await visit.ask(over, evm, everyMethodAsks(asks), byRpcOf("ethereum"));
          const others = everyMethodAsks(answered(starknetAsks), "starknet");
          await visit.ask(over, rollup, others, byRpcOf("starknet"));
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
  /** Runs the asks of one client, of which each operation must have one. */
  const ask = async <Client>(
    over: string,
    client: Client,
    asks: readonly Ask<Client>[],
    [protocol, part]: readonly [protocol: string, part: string],
    operations: readonly string[] = [],
  ): Promise<void> => {
    const own = `gateway, ${over}`;
    await visit.ask(own, { client, ...ethereum }, asks, () => answeredBy(protocol, part));
    visit.expect(own, operations);
  };

  const node = { endpoint: url, credential: pathKey(nodeOf("ethereum").key) };
  const byBeacon = ["ethereum", "beacon"] as const;
  const [beacon, ssz] = [createBeaconClient(node), createSszClient(node)];
  await ask("beacon, path key", beacon, beaconAsks, byBeacon, operationsOf(beacon));
  const sszOperations = operationsOf(ssz).map((method) => `${method}, SSZ`);
  await ask("beacon in SSZ, path key", ssz, sszAsks, byBeacon, sszOperations);
  await ask("beacon's events, path key", node, beaconEventAsks, byBeacon);

  for (const [name, credentialOf] of Object.entries(credentialKinds(gateway))) {
    const info = createInfoClient({ endpoint: url, credential: credentialOf("hyperliquid") });
    await ask(`info, ${name}`, info, infoAsks, ["hyperliquid", "info"], infoMethods);
  }

  for (const { spec, protocol, clients } of restSurfaces) {
    for (const [name, client] of Object.entries(clients(url, nodeOf(protocol)))) {
      await ask(`${spec}, ${name}`, client, restAsks(spec), [protocol, spec], operationsOf(client));
      await client.close();
    }
  }

  const signer = privateKeySigner(`0x${"5a".repeat(32)}`);
  const exchange = createExchangeClient({ endpoint: url, signer });
  const byVenue = ["hyperliquid", "exchange"] as const;
  const trader = { exchange, user: signer.address };
  await ask("exchange, signed body", trader, exchangeAsks, byVenue, exchangeMethods);

  const subscriptions = createSubscriptionClient({ endpoint: url.replace("http", "ws") });
  const subscriber = { ...trader, subscriptions };
  await ask("venue's WebSocket", subscriber, venueSubscriptionAsks, byVenue, venueSubscriptions);
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
  for (const [name, { protocol, connect: open }] of Object.entries(grpcClients)) {
    const client = open(options(protocol));
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
