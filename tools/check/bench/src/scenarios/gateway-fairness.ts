// Measures how much longer callers wait while another credential sends large bodies that take long to parse, and while one has more
// slow calls in flight at their upstream than there are connections. Fails if they wait more than twice as long.
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "../child.ts";
import { addNodes } from "../gateway/add-nodes.ts";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { callBody, newAddress } from "../gateway/load.ts";
import { oneUpstream, startUpstream } from "../gateway/networks.ts";
import { readOptions } from "../options.ts";
import { checkLimit, median } from "../measuring.ts";

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

/** Compares the waits of a caller alone with those during an attack. @param start - Starts it, and returns what ends it. */
async function compareWaits(url: string, attack: string, start: () => Promise<() => unknown>): Promise<void> {
  const [calm, attacked]: [number[], number[]] = [[], []];
  await medianWait(url);
  for (let round = 0; round < rounds; round++) {
    calm.push(await medianWait(url));
    const end = await start();
    attacked.push(await medianWait(url));
    await end();
  }
  const [before, during] = [median(calm), median(attacked)];
  const waits = `calm ${before.toFixed(2)} ms, while another ${attack} ${during.toFixed(2)} ms`;
  checkLimit(`median wait of a caller, ${waits}`, during / before, maxRatio, " times");
}

async function largeBodies(): Promise<void> {
  using upstream = await startUpstream();
  const part = oneUpstream(upstream.url, { cache: "off" });
  await using gateway = await startFreshGateway({
    networks: { "ethereum-mainnet": part, "base-mainnet": part },
  });
  const module = new URL("../gateway/run-attacker.ts", import.meta.url);
  await compareWaits(gateway.urlOf("base"), "sends sixteen concurrent bodies of 1 MiB", async () => {
    const attacker = await startChild(module, gateway.urlOf("ethereum"));
    return () => attacker.stop();
  });
}

async function slowCalls(): Promise<void> {
  using upstream = await startUpstream({ slow: "eth_call", delay: 500 });
  const part = oneUpstream(upstream.url, { cache: "off" });
  const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };
  await using gateway = await startFreshGateway({ networks: { "ethereum-mainnet": part }, limits });
  const attacked = gateway.urlOf("ethereum");
  // Another node with the same upstream.
  const [key] = await addNodes(gateway.url, gateway.credentials?.apiKey ?? "", 1);
  const attack = `has ${slowCallers} slow calls in flight at the same upstream`;
  await compareWaits(`${gateway.url}/${key}`, attack, async () => {
    const stopping = new AbortController();
    const slow = Array.from({ length: slowCallers }, async () => {
      while (!stopping.signal.aborted)
        await post(attacked, callBody("eth_call", { to: newAddress() }, "latest"), slowAgent);
    });
    return () => {
      stopping.abort();
      return Promise.all(slow);
    };
  });
}

await largeBodies();
await slowCalls();
process.exit();
