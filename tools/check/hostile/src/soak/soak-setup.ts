import { randomBytes } from "node:crypto";
import { startCollector } from "@node-access-tools/local-servers/collector";
import type { LogLine } from "@node-access-tools/fleet";
import type { PrintedCredentials } from "@node-access-tools/local-servers";
import type { Random } from "@node-access-tools/workspace";
import { noLimits, startGateway } from "../start-gateways.ts";
import { increase } from "../load/tally.ts";
import { startNodes } from "../upstreams/nodes.ts";
import { createFaultScript, type FaultScript } from "../upstreams/fault.ts";
import type { Fault } from "../server/fault.ts";
import type { HostileServer } from "../server/hostile-options.ts";
import { startHostileServer } from "../server/hostile-server.ts";
import type { SeenRequest } from "../server/request.ts";

export const allowedOrigin = "https://app.example";

interface Faulty {
  readonly server: HostileServer;
  readonly script: FaultScript;
}

/** Two upstreams, of which one is always healthy. */
type Pair = readonly [Faulty, Faulty];

/** Counts the faults that all upstreams have injected. */
class InjectedFaults {
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

const telemetry = {
  OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
  OTEL_TRACES_SAMPLER_ARG: "0.02",
  OTEL_METRIC_EXPORT_INTERVAL: "5000",
  OTEL_METRIC_EXPORT_TIMEOUT: "4000",
  OTEL_BSP_SCHEDULE_DELAY: "1000",
};

/** Starts a gateway with all features switched on, and upstreams that inject faults. */
export async function startSoakSetup(random: Random) {
  await using starting = new AsyncDisposableStack();
  const injected = new InjectedFaults();
  const nodes = starting.use(
    await startNodes(random, {
      count: 2,
      blocks: 1_000,
      blockTime: 1_000,
      // About 400 KB, more than the gateway buffers.
      logsOf: (number) => (number % 3 === 0 ? 1_000 : 2),
      onRequest: injected.record,
    }),
  );
  const backing = starting.use(await startGateway({ config: { limits: noLimits } }));
  const start = async (target: number): Promise<Faulty> => {
    const script = createFaultScript(random);
    const server = await startHostileServer({ target, script: script.draw, onRequest: injected.record });
    starting.defer(() => server.close());
    return { server, script };
  };
  const startPair = async (target: number): Promise<Pair> => [await start(target), await start(target)];
  const rpc = nodes.upstreams as unknown as Pair;
  const rest = await startPair(Number(new URL(backing.gateway.url).port));
  const grpc = await startPair(Number(backing.gateway.grpcUrl.split(":")[1]));
  const upstreamSecret = randomBytes(16).toString("hex");
  /** Secrets that must not appear in any output. */
  const secrets = [upstreamSecret, ...listSecrets(backing.credentials)];
  /** The log entries and spans that contained a secret. */
  const leaks: string[] = [];
  const findSecrets = (where: string, text: string): void => {
    if (leaks.length < 100 && secrets.some((secret) => text.includes(secret))) leaks.push(where);
  };
  /** The number of log entries, by event. */
  const events = new Map<string, number>();
  const onLog = (line: LogLine): void => {
    const event = String(line["event"]);
    increase(events, event);
    findSecrets(`log entry "${event}"`, JSON.stringify(line));
  };
  const collector = await startCollector((spans) => {
    for (const span of spans)
      findSecrets(`span ${span.name}`, JSON.stringify({ ...span, start: "", end: "" }));
  });
  starting.defer(() => collector.close());
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...telemetry };
  const configure = (hasMore: boolean): object =>
    createConfig({ rpc, rest, grpc, upstreamSecret, backing: backing.credentials }, hasMore);
  const { gateway, credentials, reload } = starting.use(
    await startGateway({ config: configure(false), environment, onLog }),
  );
  secrets.push(...listSecrets(credentials));
  let hasMore = false;
  const started = starting.move();
  return {
    gateway,
    credentials,
    nodes,
    /** For JSON-RPC, and for REST with the venue. */
    pairs: [rpc, rest],
    grpc,
    injected,
    secrets,
    events,
    leaks,
    /** Reloads the config with one upstream more or less than before. */
    reload() {
      hasMore = !hasMore;
      reload(configure(hasMore));
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

export type SoakSetup = Awaited<ReturnType<typeof startSoakSetup>>;

function listSecrets({ apiKey, nodes, consolePassword }: PrintedCredentials): string[] {
  const ofNodes = Object.values(nodes).flatMap(({ key, password }) => [key, password]);
  return [apiKey, ...ofNodes, ...(consolePassword === undefined ? [] : [consolePassword])];
}

interface Upstreams {
  readonly rpc: Pair;
  readonly rest: Pair;
  readonly grpc: Pair;
  readonly upstreamSecret: string;
  readonly backing: PrintedCredentials;
}

function createConfig({ rpc, rest, grpc, upstreamSecret, backing }: Upstreams, hasMore: boolean): object {
  const readToken = (protocol: string): string => String(backing.nodes[protocol]?.key);
  return {
    limits: noLimits,
    cors: { origins: [allowedOrigin] },
    accessLog: 0.1,
    console: { port: 0 },
    networks: {
      "ethereum-mainnet": {
        chainId: "any",
        rpc: {
          ...upstreams([...through(rpc), ...(hasMore ? [`${rpc[0].server.url}/again`] : [])], {
            "x-node-key": upstreamSecret,
          }),
          // Small enough to be full before memory is measured.
          cache: { bytes: 1024 * 1024 },
        },
        beacon: upstreams(through(rest, `/${readToken("ethereum")}`)),
      },
      "hyperliquid-mainnet": {
        info: upstreams(through(rest, `/${readToken("hyperliquid")}`)),
        exchange: upstreams(through(rest)),
      },
      "solana-mainnet": { grpc: upstreams(through(grpc), { "x-token": readToken("solana") }) },
      "starknet-mainnet": { rpc: "simulator", feeder: upstreams(through(rest, `/${readToken("starknet")}`)) },
    },
  };
}

function through(pair: Pair, path = ""): string[] {
  return pair.map(({ server }) => server.url + path);
}

function upstreams(urls: readonly string[], headers?: object): object {
  return {
    upstreams: urls.map((url, index) => ({ name: `node-${index + 1}`, url, ...(headers && { headers }) })),
  };
}
