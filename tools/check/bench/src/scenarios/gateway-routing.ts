// Measures what the gateway's routing costs and saves: cache hits, coalesced calls, and everything together against a hand-written
// proxy. Fails if a figure misses its goal.
import { median } from "../report.ts";
import { runRounds } from "../rounds.ts";
import { readOptions } from "../options.ts";
import { type Child, startChild } from "../child.ts";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { concurrency, type Cost, measureCost } from "../gateway/cost.ts";
import { callBody, load, newAddress } from "../gateway/load.ts";
import { createNetworks } from "../gateway/networks.ts";

readOptions("gateway-routing");

const rounds = 9;
const callsPerRound = 3_000;
/** Calls before the first round, until V8 has compiled what is called often. */
const warmUpCalls = 40_000;
/** Concurrent identical calls. */
const identical = 300;
/** Megabytes: the cache's limit, the size of all responses, and the memory that the process may use beyond the cache. */
const [cacheLimit, responses, overhead] = [32, 200, 48];
const resultBytes = 10_000;

const failures: string[] = [];
function check(name: string, value: number, maximum: number, unit = ""): void {
  const passed = value <= maximum;
  console.log(`${passed ? "✓" : "✗"} ${name}: ${value.toFixed(2)}${unit}, required <= ${maximum}${unit}`);
  if (!passed) failures.push(name);
}

const forwarded = (): string => callBody("eth_getBalance", newAddress(), "latest");
const codeAt = (block: string) => (): string => callBody("eth_getCode", newAddress(), block);

async function measureCpu(): Promise<void> {
  const upstream = await startChild(new URL("../gateway/run-upstream.ts", import.meta.url));
  const raw = await startChild(new URL("../gateway/run-proxy.ts", import.meta.url), "raw", upstream.url);
  const gateway = await startChild(
    new URL("../gateway/run-proxy.ts", import.meta.url),
    "gateway, routing",
    upstream.url,
  );
  // A block far below the newest one is final.
  const hit = callBody("eth_getBalance", newAddress(), "0x10");
  const rows: readonly [Child, () => string][] = [
    [raw, forwarded],
    [gateway, forwarded],
    [gateway, () => hit],
  ];
  let costs: Map<string, Cost[]>;
  try {
    for (const [child, body] of rows) await load(child.url, warmUpCalls, concurrency, body);
    const runs = rows.map(
      ([child, body], row) => [row, () => measureCost(child, callsPerRound, body)] as const,
    );
    costs = await runRounds(Object.fromEntries(runs), rounds, 0);
  } finally {
    for (const child of [gateway, raw, upstream]) child.stop();
  }
  const [byHand = 0, all = 0, fromCache = 0] = [...costs.values()].map((own) =>
    median(own.map(({ cpu }) => cpu)),
  );
  console.log(
    `CPU of a call, medians of ${rounds} rounds of ${callsPerRound}: by hand ${byHand.toFixed(1)} µs, the gateway with all routing ${all.toFixed(1)} µs, from its cache ${fromCache.toFixed(1)} µs`,
  );
  check("CPU with everything enabled, against a hand-written proxy", all / byHand, 1.4);
  check("CPU of a cache hit, against a forwarded call", fromCache / all, 0.5);
}

async function coalescing(): Promise<void> {
  const upstream = await startChild(
    new URL("../gateway/run-upstream.ts", import.meta.url),
    JSON.stringify({ delay: 200 }),
  );
  const gateway = await startChild(
    new URL("../gateway/run-proxy.ts", import.meta.url),
    "gateway, routing",
    upstream.url,
  );
  try {
    const body = callBody("eth_getBalance", newAddress(), "latest");
    await load(gateway.url, 1, 1, forwarded);
    const upstreamCalls = async (): Promise<number> => {
      return ((await upstream.request({})) as { calls: number }).calls;
    };
    const before = await upstreamCalls();
    await load(gateway.url, identical, identical, () => body);
    check(`upstream calls for ${identical} concurrent identical calls`, (await upstreamCalls()) - before, 1);
  } finally {
    gateway.stop();
    upstream.stop();
  }
}

async function memory(): Promise<void> {
  const upstream = await startChild(
    new URL("../gateway/run-upstream.ts", import.meta.url),
    JSON.stringify({ bytes: resultBytes }),
  );
  const cache = { bytes: cacheLimit * 2 ** 20 };
  const gateway = await startFreshGateway(createNetworks(upstream.url, { cache }));
  try {
    const url = gateway.urlOf("ethereum");
    const calls = Math.ceil((responses * 2 ** 20) / resultBytes);
    await load(url, calls, concurrency, codeAt("latest"));
    const before = gateway.resident();
    await load(url, calls, concurrency, codeAt("0x10"));
    const grown = gateway.resident() - before;
    check(`memory for ${responses} MB in a cache of ${cacheLimit} MB`, grown, cacheLimit + overhead, " MB");
  } finally {
    await gateway.stop();
    upstream.stop();
  }
}

await measureCpu();
await coalescing();
await memory();
process.exitCode = failures.length > 0 ? 1 : 0;
