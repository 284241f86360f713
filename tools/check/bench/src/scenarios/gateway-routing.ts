// Measures what the gateway's routing saves and holds: calls that are coalesced, and the memory of its cache. Fails if a figure misses
// its goal. What a call costs is measured by the scenario `gateway`.
import { readOptions } from "../options.ts";
import { startChild } from "../child.ts";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { concurrency } from "../gateway/cost.ts";
import { callBody, load, newAddress } from "../gateway/load.ts";
import { createNetworks } from "../gateway/networks.ts";

readOptions("gateway-routing");

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

await coalescing();
await memory();
process.exitCode = failures.length > 0 ? 1 : 0;
