// Measures every proxy in several rounds, and prints the cost of a call. Fails if the gateway with all routing misses a goal.
import { checkLimit, median, runRounds, table } from "../measuring.ts";
import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { readOptions } from "../options.ts";
import { type Child, startChild } from "../child.ts";
import { callBody, concurrency, type Cost, load, measureCost, newAddress } from "../gateway/load.ts";
import { startUpstream } from "../gateway/networks.ts";
import { hasHaproxy } from "../gateway/proxies/haproxy.ts";
import { proxies } from "../gateway/proxies.ts";

readOptions("gateway");

/** How often all proxies are started: what V8 makes of the same code differs by up to a third between two processes. */
const starts = 3;
const rounds = 3;
const callsPerRound = 3_000;
/** Calls before the first round, until V8 has compiled what is called often. */
const warmUpCalls = 40_000;
const routing = "gateway, routing";
const cached = "  from its cache";

const forwarded = (): string => callBody("eth_getBalance", newAddress(), "latest");
// A block far below the newest one is final.
const hit = callBody("eth_getBalance", newAddress(), "0x10");

type Run = readonly [name: string, child: Child, body: () => string];

async function startAll(upstream: string, postgres: Postgres): Promise<Run[]> {
  const runs: Run[] = [];
  for (const name of Object.keys(proxies)) {
    const module = new URL("../gateway/run-proxy.ts", import.meta.url);
    const child = await startChild(module, name, upstream, await postgres.createDatabase());
    runs.push([name, child, forwarded]);
    if (name === routing) runs.push([cached, child, () => hit]);
  }
  return runs;
}

const results = new Map<string, Cost[]>();
using upstream = await startUpstream();
const postgres = await startPostgres();
try {
  for (let start = 0; start < starts; start += 1) {
    const runs = await startAll(upstream.url, postgres);
    for (const [, child, body] of runs) await load(child.url, warmUpCalls, concurrency, body);
    const measured = runs.map(
      ([name, child, body]) => [name, () => measureCost(child, callsPerRound, body)] as const,
    );
    for (const [name, costs] of await runRounds(Object.fromEntries(measured), rounds, 0))
      results.set(name, [...(results.get(name) ?? []), ...costs]);
    for (const [, child] of runs) child.stop();
  }
} finally {
  await postgres.stop();
}

const computeMedian = (name: string, what: keyof Cost): number =>
  median(results.get(name)?.map((cost) => cost[what]) ?? []);
const base = computeMedian("raw", "cpu");
const ofGateway = computeMedian("gateway, SQLite", "rate");
const rows = [...results.keys()].map((name) => {
  const [cost, rate] = [computeMedian(name, "cpu"), computeMedian(name, "rate")];
  const times = `${(ofGateway / rate).toFixed(2)} times`;
  return [name, `${cost.toFixed(1)} µs`, (cost / base).toFixed(2), rate.toFixed(0), times];
});
console.log(
  `${starts} starts with ${rounds} rounds of ${callsPerRound} calls, ${concurrency} concurrent; medians, and the CPU against raw = 1.00`,
);
console.log(table([["proxy", "CPU a call", "against raw", "calls a second", "gateway does"], ...rows]));
if (!hasHaproxy) console.log("  haproxy is not installed");

const all = computeMedian(routing, "cpu");
checkLimit("CPU with all routing, against raw", all / base, 1.4);
checkLimit("CPU of a call from the cache, against a forwarded one", computeMedian(cached, "cpu") / all, 0.5);
