import { randomBytes } from "node:crypto";
import { type Collector, type Span, startCollector } from "@node-access-tools/local-servers/collector";
import {
  type Fleet,
  type FleetOptions,
  type GatewayProcess,
  type LogLine,
  startFleet,
} from "@node-access-tools/fleet";
import type { PrintedCredentials } from "@node-access-tools/local-servers";
import type { Random } from "@node-access-tools/workspace";
import { noLimits } from "../fleet/setup.ts";
import { increase } from "../load/tally.ts";
import { type Nodes, startNodes } from "../upstreams/nodes.ts";
import { FaultScript } from "../upstreams/fault.ts";
import type { Fault } from "../server/fault.ts";
import { type HostileServer, startHostileServer } from "../server/hostile-server.ts";
import type { SeenRequest } from "../server/request.ts";

/** A web page that may call the gateway. */
export const allowedOrigin = "https://app.example";

/** A server that misbehaves as its script says. */
export interface Faulty {
  readonly server: HostileServer;
  readonly script: FaultScript;
}

type Pair = readonly [Faulty, Faulty];

/** Counts the faults that all upstreams have injected. */
export class InjectedFaults {
  readonly counts = new Map<string, number>();
  /** The params of writes, and the nonces, of requests that got a fault. These writes may fail. */
  readonly writes = new Set<string>();

  readonly record = ({ body }: SeenRequest, fault: Fault): void => {
    const [kind] = Object.keys(fault);
    if (kind === undefined) return;
    increase(this.counts, fault.status === undefined ? kind : `HTTP ${fault.status}`);
    for (const [mark, text] of body.matchAll(/"params":\["(0x\w{64,})"|"nonce":\d+/g))
      this.writes.add(text ?? mark);
  };

  /** Cuts WebSockets or gRPC connections of an upstream. */
  cut({ server }: Faulty): void {
    if (server.cutTunnels() > 0) increase(this.counts, "cut of an upstream");
  }
}

/** A gateway with all features switched on, and upstreams that inject faults. */
export interface SoakSetup {
  readonly gateway: GatewayProcess;
  readonly credentials: PrintedCredentials;
  readonly nodes: Nodes;
  /** Pairs of upstreams, of which one is always healthy: for JSON-RPC, and for REST with the venue. */
  readonly pairs: readonly Pair[];
  readonly grpc: Pair;
  readonly injected: InjectedFaults;
  /** Secrets that must not appear in any output. */
  readonly secrets: readonly string[];
  /** The traces of requests to nodes: trace id to parent span id. */
  readonly traces: ReadonlyMap<string, string>;
  /** The number of log entries, by event. */
  readonly events: ReadonlyMap<string, number>;
  readonly collector: Collector;
  /** The spans of calls to which callers added a trace, by trace id. */
  readonly traced: ReadonlyMap<string, readonly Span[]>;
  /** The log entries and spans that contained a secret. */
  readonly leaks: readonly string[];
  /** Reloads the config with one upstream more or less than before. */
  reload(): void;
  stop(): Promise<void>;
}

/** A method with a fixture, and one whose calls fail now and then. */
export const fixedMethod = "web3_clientVersion";
export const fixedResult = "Soak/1.0";
export const failingMethod = "net_version";

export async function startSoakSetup(random: Random): Promise<SoakSetup> {
  const ends: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await startParts(random, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(random: Random, ends: (() => unknown)[]): Promise<Omit<SoakSetup, "stop">> {
  const injected = new InjectedFaults();
  const traces = new Map<string, string>();
  const nodes = await startNodes(random, {
    count: 2,
    blocks: 1_000,
    blockTime: 1_000,
    // About 400 KB, more than the gateway buffers.
    logsOf: (number) => (number % 3 === 0 ? 1_000 : 2),
    onRequest(request, fault) {
      injected.record(request, fault);
      const [, trace, span] = /^traceparent: *00-(\w+)-(\w+)-01/im.exec(request.head) ?? [];
      if (trace !== undefined && span !== undefined) traces.set(trace, span);
    },
  });
  ends.push(() => nodes.stop());
  const backing = await startGateway({ config: { limits: noLimits } });
  ends.push(() => backing.stop());
  const start = async (target: number): Promise<Faulty> => {
    const script = new FaultScript(random);
    const server = await startHostileServer({ target, script: script.draw, onRequest: injected.record });
    ends.push(() => server.close());
    return { server, script };
  };
  const startPair = async (target: number): Promise<Pair> => [await start(target), await start(target)];
  const rest = await startPair(Number(new URL(backing.gateway.url).port));
  const pairs = [nodes.upstreams as unknown as Pair, rest] as const;
  const grpc = await startPair(Number(backing.gateway.grpcUrl.split(":")[1]));
  const upstreamSecret = randomBytes(16).toString("hex");
  const configOf = configFor({ pairs, grpc, upstreamSecret, backing: backing.credentials });
  const secrets = [upstreamSecret, ...listSecrets(backing.credentials)];
  const leaks: string[] = [];
  const findSecrets = (where: string, text: string): void => {
    if (leaks.length < 100 && secrets.some((secret) => text.includes(secret))) leaks.push(where);
  };
  const events = new Map<string, number>();
  const onLog = (line: LogLine): void => {
    const event = String(line["event"]);
    increase(events, event);
    findSecrets(`log entry "${event}"`, JSON.stringify(line));
  };
  const traced = new Map<string, Span[]>();
  const collector = await startCollector((spans) => {
    for (const span of spans) {
      findSecrets(`span ${span.name}`, JSON.stringify({ ...span, start: "", end: "" }));
      if (span.traceId.startsWith(tracePrefix))
        traced.set(span.traceId, [...(traced.get(span.traceId) ?? []), span]);
    }
  });
  ends.push(() => collector.close());
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.02",
    OTEL_METRIC_EXPORT_INTERVAL: "5000",
    OTEL_METRIC_EXPORT_TIMEOUT: "4000",
    OTEL_BSP_SCHEDULE_DELAY: "1000",
  };
  const fleet = await startGateway({ config: configOf(false), environment, onLog });
  ends.push(() => fleet.stop());
  const { gateway, credentials } = fleet;
  secrets.push(...listSecrets(credentials));
  let hasMore = false;
  const reload = (): void => {
    hasMore = !hasMore;
    fleet.reload(configOf(hasMore));
  };
  return {
    gateway,
    credentials,
    nodes,
    traces,
    pairs,
    grpc,
    injected,
    secrets,
    events,
    collector,
    traced,
    leaks,
    reload,
  };
}

/** The first digits of callers' trace ids. */
export const tracePrefix = "50a4";

async function startGateway(
  options: Omit<FleetOptions, "instances">,
): Promise<Fleet & { readonly gateway: GatewayProcess }> {
  const fleet = await startFleet({ ...options, instances: 1, balancer: "round robin" });
  const [gateway] = fleet.gateways as [GatewayProcess];
  return { ...fleet, gateway };
}

function listSecrets({ apiKey, nodes, consolePassword }: PrintedCredentials): string[] {
  const ofNodes = Object.values(nodes).flatMap(({ key, password }) => [key, password]);
  return [apiKey, ...ofNodes, ...(consolePassword === undefined ? [] : [consolePassword])];
}

interface Upstreams extends Pick<SoakSetup, "grpc"> {
  readonly pairs: readonly [Pair, Pair];
  readonly upstreamSecret: string;
  readonly backing: PrintedCredentials;
}

/** Returns a function that creates the config, with or without an additional upstream. */
function configFor({ pairs: [rpc, rest], grpc, upstreamSecret, backing }: Upstreams) {
  const readToken = (protocol: string): string => String(backing.nodes[protocol]?.key);
  const through = (path: string): readonly string[] => rest.map(({ server }) => server.url + path);
  return (hasMore: boolean): object => ({
    limits: noLimits,
    cors: { origins: [allowedOrigin] },
    accessLog: 0.1,
    console: { port: 0 },
    networks: {
      "ethereum-mainnet": {
        chainId: "any",
        rpc: {
          ...upstreams(
            [...rpc.map(({ server }) => server.url), ...(hasMore ? [`${rpc[0].server.url}/again`] : [])],
            {
              "x-node-key": upstreamSecret,
            },
          ),
          // Small enough to be full before memory is measured.
          cache: { bytes: 1024 * 1024 },
        },
        beacon: upstreams(through(`/${readToken("ethereum")}`)),
      },
      "hyperliquid-mainnet": {
        info: upstreams(through(`/${readToken("hyperliquid")}`)),
        exchange: upstreams(through("")),
      },
      "solana-mainnet": {
        grpc: upstreams(
          grpc.map(({ server }) => server.url),
          { "x-token": readToken("solana") },
        ),
      },
      "starknet-mainnet": { rpc: "simulator", feeder: upstreams(through(`/${readToken("starknet")}`)) },
    },
    fixtures: { [fixedMethod]: fixedResult },
    faults: [{ methods: [failingMethod], rate: 0.1, status: 503 }],
  });
}

function upstreams(urls: readonly string[], headers?: object): object {
  return {
    upstreams: urls.map((url, index) => ({ name: `node-${index + 1}`, url, ...(headers && { headers }) })),
  };
}
