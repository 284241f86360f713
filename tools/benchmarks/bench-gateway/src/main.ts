// Runs every proxy in turn, several rounds, and prints what a call costs.
import { median } from "@node-access-tools/bench/report";
import { startPostgres } from "@node-access-tools/postgres";
import { commandLine } from "@node-access-tools/workspace";
import { type Child, startChild } from "./child.ts";
import { callBody, load, newAddress } from "./load.ts";
import { proxies } from "./proxies.ts";

commandLine("usage: npm run bench", {});

const rounds = 7;
const callsPerRound = 8_000;
const atOnce = 64;
const call = (): string => callBody("eth_getBalance", newAddress(), "latest");

interface Result {
  /** Microseconds of the proxy's CPU for a call, round by round. */
  readonly cpu: number[];
  /** Calls a second, round by round. */
  readonly rate: number[];
}

const upstream = await startChild("run-upstream.ts");
const postgres = await startPostgres();
const running = new Map<string, Child>();
for (const name of Object.keys(proxies))
  running.set(name, await startChild("run-proxy.ts", name, upstream.url, await postgres.createDatabase()));
const results = new Map<string, Result>([...running.keys()].map((name) => [name, { cpu: [], rate: [] }]));
try {
  for (const child of running.values()) await load(child.url, callsPerRound, atOnce, call);
  for (let round = 0; round < rounds; round++) {
    for (const [name, child] of running) {
      const [cpu, started] = [await child.cpu(), performance.now()];
      await load(child.url, callsPerRound, atOnce, call);
      const seconds = (performance.now() - started) / 1000;
      results.get(name)?.rate.push(callsPerRound / seconds);
      results.get(name)?.cpu.push(((await child.cpu()) - cpu) / callsPerRound);
    }
  }
} finally {
  for (const child of [...running.values(), upstream]) child.stop();
  await postgres.stop();
}

const base = median(results.get("raw")?.cpu ?? []);
console.log(
  `${rounds} rounds of ${callsPerRound} calls, ${atOnce} at once; medians, and the CPU against raw = 1.00`,
);
console.log("proxy              CPU a call   against raw   calls a second   gateway does");
const rateOf = (name: string): number => median(results.get(name)?.rate ?? []);
for (const [name, { cpu, rate }] of results) {
  const cost = median(cpu);
  const cells = [
    `${cost.toFixed(1)} µs`.padStart(10),
    (cost / base).toFixed(2).padStart(13),
    median(rate).toFixed(0).padStart(16),
    `${(rateOf("gateway, SQLite") / median(rate)).toFixed(2)} times`.padStart(14),
  ];
  console.log(`${name.padEnd(18)}${cells.join(" ")}`);
}
