// Measures how much longer callers wait while another credential sends large bodies that take long to parse, and while one has more
// slow calls in flight at their upstream than there are connections. Fails if they wait twice as long or more.
import { median } from "../report.ts";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { readOptions } from "../options.ts";
import { addNodes } from "../gateway/add-nodes.ts";
import { startChild } from "../child.ts";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { callBody, newAddress } from "../gateway/load.ts";
import { oneUpstream } from "../gateway/networks.ts";

readOptions("gateway-fairness");

const rounds = 5;
/** Milliseconds of each round, and between two calls. */
const [roundTime, pause] = [1_500, 3];
const maxRatio = 2;

/** More than an upstream has connections. */
const slowCallers = 300;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const slowAgent = new Agent({ keepAlive: true, maxSockets: slowCallers });
const light = callBody("eth_chainId");

/** Makes a call. @returns the milliseconds that it took. */
function post(url: string, body = light, through = agent): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": body.length };
    const sent = request(url, { method: "POST", agent: through, headers }, (response) => {
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
    calls.push(post(url));
  return median(await Promise.all(calls));
}

/** Compares waits. @returns whether they are short enough. */
function report(calm: readonly number[], attacked: readonly number[], attack: string): boolean {
  const [before, during] = [median(calm), median(attacked)];
  const passed = during < maxRatio * before;
  console.log(
    `${passed ? "✓" : "✗"} median wait of a caller, calm ${before.toFixed(2)} ms, while another ${attack} ${during.toFixed(2)} ms: ${(during / before).toFixed(2)} times, required < ${maxRatio}`,
  );
  return passed;
}

async function largeBodies(): Promise<boolean> {
  const upstream = await startChild(new URL("../gateway/run-upstream.ts", import.meta.url));
  const part = oneUpstream(upstream.url, { cache: "off" });
  const gateway = await startFreshGateway({ networks: { "ethereum-mainnet": part, "base-mainnet": part } });
  const [attackedUrl, url] = [gateway.urlOf("ethereum"), gateway.urlOf("base")];
  const [calm, attacked]: [number[], number[]] = [[], []];
  try {
    await medianWait(url);
    for (let round = 0; round < rounds; round++) {
      calm.push(await medianWait(url));
      const attacker = await startChild(new URL("../gateway/run-attacker.ts", import.meta.url), attackedUrl);
      attacked.push(await medianWait(url));
      attacker.stop();
    }
  } finally {
    await gateway.stop();
    upstream.stop();
  }
  return report(calm, attacked, "sends sixteen concurrent bodies of 1 MiB");
}

async function slowCalls(): Promise<boolean> {
  const upstream = await startChild(
    new URL("../gateway/run-upstream.ts", import.meta.url),
    JSON.stringify({ slow: "eth_call", delay: 500 }),
  );
  const part = oneUpstream(upstream.url, { cache: "off" });
  const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };
  const gateway = await startFreshGateway({ networks: { "ethereum-mainnet": part }, limits });
  const [calm, attacked]: [number[], number[]] = [[], []];
  try {
    // Another node with the same upstream.
    const [key] = await addNodes(gateway.url, gateway.credentials?.apiKey ?? "", 1);
    const url = `${gateway.url}/${key}`;
    await medianWait(url);
    for (let round = 0; round < rounds; round++) {
      calm.push(await medianWait(url));
      const stopping = new AbortController();
      const slow = Array.from({ length: slowCallers }, async () => {
        while (!stopping.signal.aborted)
          await post(
            gateway.urlOf("ethereum"),
            callBody("eth_call", { to: newAddress() }, "latest"),
            slowAgent,
          );
      });
      attacked.push(await medianWait(url));
      stopping.abort();
      await Promise.all(slow);
    }
  } finally {
    await gateway.stop();
    upstream.stop();
  }
  return report(calm, attacked, `has ${slowCallers} slow calls in flight at the same upstream`);
}

const passed = [await largeBodies(), await slowCalls()];
process.exit(passed.every(Boolean) ? 0 : 1);
