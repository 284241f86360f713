// How much longer callers wait while another credential sends large bodies that take long to parse. Ends with an error if they wait
// twice as long or more.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine } from "@node-access-tools/workspace";
import { startChild } from "./child.ts";
import { startGatewayCommand } from "./gateway-command.ts";
import { callBody } from "./load.ts";
import { median } from "./median.ts";

commandLine("usage: npm run bench", {});

const rounds = 5;
/** Milliseconds of each round, calm and under attack, and between two calls. */
const [roundTime, pause] = [1_500, 3];
const mostTimes = 2;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const body = callBody("eth_chainId");

/** @returns the milliseconds that one call took. */
function call(url: string): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": body.length };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`HTTP ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - sentAt));
    });
    sent.on("error", reject).end(body);
  });
}

/** @returns the median time of calls that come at a steady rate, whether or not those before are done. */
async function waiting(url: string): Promise<number> {
  const calls: Promise<number>[] = [];
  for (const end = performance.now() + roundTime; performance.now() < end; await sleep(pause))
    calls.push(call(url));
  return median(await Promise.all(calls));
}

const folder = mkdtempSync(join(tmpdir(), "gateway-fairness-"));
const upstream = await startChild("run-upstream.ts");
const part = { chainId: "any", rpc: { upstreams: [{ name: "node", url: upstream.url }], cache: "off" } };
const config = join(folder, "config.json");
writeFileSync(config, JSON.stringify({ networks: { "ethereum-mainnet": part, "base-mainnet": part } }));
const gateway = await startGatewayCommand("--database", join(folder, "state.db"), "--config", config);
const urlOf = (protocol: string): string => {
  const [, key = ""] = new RegExp(`^  ${protocol}: \\S+\\n +key (\\S+)`, "m").exec(gateway.output) ?? [];
  return `${gateway.url}/${key}`;
};
const [calm, attacked]: [number[], number[]] = [[], []];
try {
  await waiting(urlOf("base"));
  for (let round = 0; round < rounds; round++) {
    calm.push(await waiting(urlOf("base")));
    const attacker = await startChild("run-attacker.ts", urlOf("ethereum"));
    attacked.push(await waiting(urlOf("base")));
    attacker.stop();
  }
} finally {
  await gateway.stop();
  upstream.stop();
  rmSync(folder, { recursive: true });
}
const [before, during] = [median(calm), median(attacked)];
const isMet = during < mostTimes * before;
console.log(
  `${isMet ? "✓" : "✗"} median wait of a caller, calm ${before.toFixed(2)} ms, while another sends sixteen bodies of 1 MiB at once ${during.toFixed(2)} ms: ${(during / before).toFixed(2)} times, required < ${mostTimes}`,
);
process.exit(isMet ? 0 : 1);
