// Measures how much longer callers wait while another credential sends large bodies that take long to parse. Fails if they wait
// twice as long or more.
import { median } from "@node-access-tools/bench/report";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine } from "@node-access-tools/workspace";
import { startChild } from "./child.ts";
import { startFreshGateway } from "./gateway-command.ts";
import { callBody } from "./load.ts";
import { oneUpstream } from "./networks.ts";

commandLine("usage: npm run bench", {});

const rounds = 5;
/** Milliseconds of each round, and between two calls. */
const [roundTime, pause] = [1_500, 3];
const maxRatio = 2;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const body = callBody("eth_chainId");

/** Makes a call. @returns the milliseconds that it took. */
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

/** Makes calls at a steady rate, without waiting for earlier ones. @returns their median time. */
async function medianWait(url: string): Promise<number> {
  const calls: Promise<number>[] = [];
  for (const end = performance.now() + roundTime; performance.now() < end; await sleep(pause))
    calls.push(call(url));
  return median(await Promise.all(calls));
}

const upstream = await startChild("run-upstream.ts");
const part = oneUpstream(upstream.url, { cache: "off" });
const gateway = await startFreshGateway({ networks: { "ethereum-mainnet": part, "base-mainnet": part } });
const [attackedUrl, url] = [gateway.urlOf("ethereum"), gateway.urlOf("base")];
const [calm, attacked]: [number[], number[]] = [[], []];
try {
  await medianWait(url);
  for (let round = 0; round < rounds; round++) {
    calm.push(await medianWait(url));
    const attacker = await startChild("run-attacker.ts", attackedUrl);
    attacked.push(await medianWait(url));
    attacker.stop();
  }
} finally {
  await gateway.stop();
  upstream.stop();
}
const [before, during] = [median(calm), median(attacked)];
const passed = during < maxRatio * before;
console.log(
  `${passed ? "✓" : "✗"} median wait of a caller, calm ${before.toFixed(2)} ms, while another sends sixteen concurrent bodies of 1 MiB ${during.toFixed(2)} ms: ${(during / before).toFixed(2)} times, required < ${maxRatio}`,
);
process.exit(passed ? 0 : 1);
