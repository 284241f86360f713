// Measures every proxy in several rounds, and prints the cost of a call.
import { median } from "../report.ts";
import { runRounds } from "../rounds.ts";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { readOptions } from "../options.ts";
import { type Child, startChild } from "../child.ts";
import { concurrency, type Cost, measureCost } from "../gateway/cost.ts";
import { callBody, load, newAddress } from "../gateway/load.ts";
import { proxies } from "../gateway/proxies.ts";

readOptions("gateway");

const rounds = 7;
const callsPerRound = 8_000;
const call = (): string => callBody("eth_getBalance", newAddress(), "latest");

const upstream = await startChild(new URL("../gateway/run-upstream.ts", import.meta.url));
const postgres = await startPostgres();
const running = new Map<string, Child>();
for (const name of Object.keys(proxies))
  running.set(
    name,
    await startChild(
      new URL("../gateway/run-proxy.ts", import.meta.url),
      name,
      upstream.url,
      await postgres.createDatabase(),
    ),
  );
let results: Map<string, Cost[]>;
try {
  for (const child of running.values()) await load(child.url, callsPerRound, concurrency, call);
  const runs = [...running].map(
    ([name, child]) => [name, () => measureCost(child, callsPerRound, call)] as const,
  );
  results = await runRounds(Object.fromEntries(runs), rounds, 0);
} finally {
  for (const child of [...running.values(), upstream]) child.stop();
  await postgres.stop();
}

const computeMedian = (name: string, what: keyof Cost): number =>
  median(results.get(name)?.map((cost) => cost[what]) ?? []);
const base = computeMedian("raw", "cpu");
console.log(
  `${rounds} rounds of ${callsPerRound} calls, ${concurrency} concurrent; medians, and the CPU against raw = 1.00`,
);
console.log("proxy              CPU a call   against raw   calls a second   gateway does");
for (const name of results.keys()) {
  const [cost, rate] = [computeMedian(name, "cpu"), computeMedian(name, "rate")];
  const cells = [
    `${cost.toFixed(1)} µs`.padStart(10),
    (cost / base).toFixed(2).padStart(13),
    rate.toFixed(0).padStart(16),
    `${(computeMedian("gateway, SQLite", "rate") / rate).toFixed(2)} times`.padStart(14),
  ];
  console.log(`${name.padEnd(18)}${cells.join(" ")}`);
}
