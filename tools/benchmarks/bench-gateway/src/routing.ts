// What the gateway's routing costs and saves: hits of the cache, coalesced calls, and all of it at once against a hand-written proxy.
// Ends with an error if a figure is not as it has to be.
import { median } from "@node-access-tools/bench/report";
import { takeTurns } from "@node-access-tools/bench/turns";
import { commandLine } from "@node-access-tools/workspace";
import { type Child, startChild } from "./child.ts";
import { startFreshGateway } from "./gateway-command.ts";
import { atOnce, type Cost, costOf } from "./cost.ts";
import { callBody, load, newAddress } from "./load.ts";
import { networksOf } from "./networks.ts";

commandLine("usage: npm run bench", {});

const rounds = 9;
const callsPerRound = 3_000;
/** Calls before the first round: the platform compiles what is called often until then, and the more code there is, the longer. */
const callsBefore = 40_000;
/** Identical calls at once. */
const identical = 300;
/** Megabytes that the cache may have, that its responses would have, and that the process may have more than the cache. */
const [cacheLimit, cached, more] = [32, 200, 48];
const resultBytes = 10_000;

const failures: string[] = [];
function judge(name: string, value: number, most: number, unit = ""): void {
  const isMet = value <= most;
  console.log(`${isMet ? "✓" : "✗"} ${name}: ${value.toFixed(2)}${unit}, required <= ${most}${unit}`);
  if (!isMet) failures.push(name);
}

const forwarded = (): string => callBody("eth_getBalance", newAddress(), "latest");
const codeAt = (block: string) => (): string => callBody("eth_getCode", newAddress(), block);

async function measureCpu(): Promise<void> {
  const upstream = await startChild("run-upstream.ts");
  const raw = await startChild("run-proxy.ts", "raw", upstream.url);
  const gateway = await startChild("run-proxy.ts", "gateway, routing", upstream.url);
  // A block far below the newest one, which is final.
  const hit = callBody("eth_getBalance", newAddress(), "0x10");
  const rows: readonly [Child, () => string][] = [
    [raw, forwarded],
    [gateway, forwarded],
    [gateway, () => hit],
  ];
  let costs: Map<string, Cost[]>;
  try {
    for (const [child, body] of rows) await load(child.url, callsBefore, atOnce, body);
    const runs = rows.map(([child, body], row) => [row, () => costOf(child, callsPerRound, body)] as const);
    costs = await takeTurns(Object.fromEntries(runs), rounds, 0);
  } finally {
    for (const child of [gateway, raw, upstream]) child.stop();
  }
  const [byHand = 0, all = 0, fromCache = 0] = [...costs.values()].map((own) =>
    median(own.map(({ cpu }) => cpu)),
  );
  console.log(
    `CPU of a call, medians of ${rounds} rounds of ${callsPerRound}: by hand ${byHand.toFixed(1)} µs, the gateway with all routing ${all.toFixed(1)} µs, from its cache ${fromCache.toFixed(1)} µs`,
  );
  judge("CPU with everything enabled, against a hand-written proxy", all / byHand, 1.4);
  judge("CPU of a hit of the cache, against a forwarded call", fromCache / all, 0.5);
}

async function coalescing(): Promise<void> {
  const upstream = await startChild("run-upstream.ts", JSON.stringify({ delay: 200 }));
  const gateway = await startChild("run-proxy.ts", "gateway, routing", upstream.url);
  try {
    const body = callBody("eth_getBalance", newAddress(), "latest");
    await load(gateway.url, 1, 1, forwarded);
    const before = await upstream.calls();
    await load(gateway.url, identical, identical, () => body);
    judge(`upstream calls for ${identical} identical ones at once`, (await upstream.calls()) - before, 1);
  } finally {
    gateway.stop();
    upstream.stop();
  }
}

async function memory(): Promise<void> {
  const upstream = await startChild("run-upstream.ts", JSON.stringify({ bytes: resultBytes }));
  const cache = { bytes: cacheLimit * 2 ** 20 };
  const gateway = await startFreshGateway(networksOf(upstream.url, { cache }));
  try {
    const url = gateway.urlOf("ethereum");
    const calls = Math.ceil((cached * 2 ** 20) / resultBytes);
    await load(url, calls, atOnce, codeAt("latest"));
    const before = gateway.resident();
    await load(url, calls, atOnce, codeAt("0x10"));
    const grown = gateway.resident() - before;
    judge(`memory for ${cached} MB in a cache of ${cacheLimit} MB`, grown, cacheLimit + more, " MB");
  } finally {
    await gateway.stop();
    upstream.stop();
  }
}

await measureCpu();
await coalescing();
await memory();
process.exitCode = failures.length > 0 ? 1 : 0;
