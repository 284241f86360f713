import { setTimeout as pause } from "node:timers/promises";
import { startFleet } from "@node-access-tools/fleet";
import { startBalancer } from "@node-access-tools/local-servers/balancer";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { between, createRandom, optionalProgram } from "@node-access-tools/workspace";
import { bearer, createManagementClient } from "@node-access/management";
import { none, type Report } from "../report.ts";
import type { StreamsScale } from "../scales.ts";
import { noLimits } from "../start-gateways.ts";
import { startChain } from "./anvil-chain.ts";
import { type Destination, startKafka, startNats, startTable, startWebhook } from "./destinations.ts";
import { Faults } from "./faults.ts";

/** Milliseconds after which a stream that has not delivered everything counts as stuck. */
const deadline = 180_000;

/** Starts a fleet with the destinations of its streams, and a chain. */
async function startWorld(seed: number) {
  await using starting = new AsyncDisposableStack();
  const chain = starting.use(await startChain());
  const upstream = starting.use(await startBalancer(chain.url, [0]));
  const postgres = await startPostgres();
  starting.defer(() => postgres.stop());
  const nats = optionalProgram("nats");
  const kafka = optionalProgram("kafka");
  const destinations: [string, Destination][] = [
    ["webhook", starting.use(await startWebhook(seed))],
    ["postgres", starting.use(await startTable())],
    ...(nats === undefined
      ? []
      : ([["nats", starting.use(await startNats(nats))]] as [string, Destination][])),
    ...(kafka === undefined
      ? []
      : ([["kafka", starting.use(await startKafka(kafka))]] as [string, Destination][])),
  ];
  const upstreams = [
    { name: "node", url: chain.url },
    { name: "balancer", url: upstream.url },
  ];
  const fleet = await startFleet({
    instances: 2,
    database: await postgres.createDatabase(),
    balancer: "round robin",
    config: {
      limits: noLimits,
      networks: { "ethereum-mainnet": { rpc: { upstreams } } },
      streams: { allowPrivate: true },
    },
  });
  starting.defer(() => fleet.stop());
  const management = createManagementClient({
    endpoint: fleet.url,
    credential: bearer(fleet.credentials.apiKey),
  });
  const { results } = await management.listNetworks({ protocol: "ethereum" });
  const network = results[0]?.id;
  if (network === undefined) throw new Error("the gateway has no network of Ethereum");
  const started = starting.move();
  return {
    parts: {
      gateways: fleet.gateways,
      postgres,
      destinations: destinations.map(([, one]) => one),
      chain,
      upstream,
    },
    destinations,
    management,
    network,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

type World = Awaited<ReturnType<typeof startWorld>>;

/** Delivers the logs of a chain by streams to each destination, while parts of a fleet fail at random. */
export async function runStreams(report: Report, { seeds, faults }: StreamsScale): Promise<void> {
  await using world = await startWorld(report.seed);
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  let events = 0;
  for (let seed = report.seed; seed < report.seed + seeds; seed += 1) {
    const outcome = await runSeed(world, seed, faults, counts);
    events += outcome.events;
    wrong.push(...outcome.wrong.map((line) => `seed ${seed}: ${line}`));
    for (const line of outcome.wrong.slice(0, 5)) console.log(`seed ${seed}: ${line}`);
  }
  const faultsText = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  report.add(`streams: ${seeds} seeds, ${events} events; ${faultsText.join(", ")}`, [
    none("events lost, out of order, twice with other ids, or twice in Postgres or NATS", wrong),
  ]);
}

async function runSeed(
  { parts, destinations, management, network }: World,
  seed: number,
  faultCount: number,
  counts: Record<string, number>,
): Promise<{ readonly events: number; readonly wrong: string[] }> {
  const random = createRandom(seed);
  const { chain } = parts;
  const first = (await chain.head()) + 1;
  const streams = await Promise.all(
    destinations.map(async ([kind, destination]) => {
      const name = `seed_${seed}_${kind}`;
      const created = await management.createStream({
        network,
        source: { type: "logs" },
        start: { block: first },
        destination: await destination.create(name),
        batch_size: between(random, 1, 20),
      });
      return { name, id: created.id, destination };
    }),
  );
  const faults = new Faults(parts, random);
  const mining = new AbortController();
  const mined = mineUntil(chain, seed, mining.signal);
  for (let count = 0; count < faultCount; count += 1) {
    await pause(between(random, 100, 1_500));
    faults.begin();
  }
  await faults.end();
  mining.abort();
  await mined;
  for (const [kind, count] of Object.entries(faults.counts)) counts[kind] = (counts[kind] ?? 0) + count;
  const keys = await chain.keys(first);
  const wrong: string[] = [];
  for (const { name, id, destination } of streams) {
    const found = await waitFor(destination, name, keys);
    if (found !== undefined) {
      const { status, reason = "", position } = await management.getStream(id);
      wrong.push(
        ...found.map((line) => `${name}: ${line} (${status}, ${reason}, at ${JSON.stringify(position)})`),
      );
    }
    await management.pauseStream(id);
    await management.deleteStream(id);
  }
  return { events: keys.length * streams.length, wrong };
}

async function mineUntil(chain: World["parts"]["chain"], seed: number, signal: AbortSignal): Promise<void> {
  const random = createRandom(seed + 0.5);
  do {
    await chain.mine(random);
    await pause(between(random, 20, 300));
  } while (!signal.aborted);
  // The last block must not be the one that hides a mistake.
  await chain.mine(() => 0.9);
}

/** Waits until a destination has the logs of the chain. @returns what is wrong. */
async function waitFor(
  destination: Destination,
  name: string,
  keys: readonly string[],
): Promise<readonly string[] | undefined> {
  for (const end = performance.now() + deadline; ; await pause(250)) {
    const verdict = await destination.check(name);
    if (verdict.wrong.length > 0) return verdict.wrong;
    if (verdict.keys.join() === keys.join()) return undefined;
    if (performance.now() < end) continue;
    const missing = keys.filter((key) => !verdict.keys.includes(key));
    const surplus = verdict.keys.filter((key) => !keys.includes(key));
    return [
      `${missing.length} of ${keys.length} events are missing, and ${surplus.length} must not be there`,
    ];
  }
}
