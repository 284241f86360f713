// Measures what the gateway's routing saves and holds: calls that are coalesced, and the memory of its cache. Fails if a figure misses
// its goal. What a call costs is measured by the scenario `gateway`.
import { callBody, concurrency, load, newAddress } from "../gateway/load.ts";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { createNetworks, startUpstream } from "../gateway/networks.ts";
import { readOptions } from "../options.ts";
import { checkLimit } from "../measuring.ts";

readOptions("gateway-routing");

/** Concurrent identical calls. */
const identical = 300;
/** Megabytes: the cache's limit, the size of all responses, and the memory that the process may use beyond the cache. */
const [cacheLimit, responses, overhead] = [32, 200, 48];
const resultBytes = 10_000;

async function coalescing(): Promise<void> {
  using upstream = await startUpstream({ delay: 200 });
  await using gateway = await startFreshGateway(createNetworks(upstream.url));
  const url = gateway.urlOf("ethereum");
  const body = callBody("eth_getBalance", newAddress(), "latest");
  const countCalls = async (): Promise<number> => ((await upstream.request({})) as { calls: number }).calls;
  await load(url, 1, 1, () => callBody("eth_getBalance", newAddress(), "latest"));
  const before = await countCalls();
  await load(url, identical, identical, () => body);
  const made = (await countCalls()) - before;
  checkLimit(`upstream calls for ${identical} concurrent identical calls`, made, 1);
}

async function memory(): Promise<void> {
  using upstream = await startUpstream({ bytes: resultBytes });
  const cache = { bytes: cacheLimit * 2 ** 20 };
  await using gateway = await startFreshGateway(createNetworks(upstream.url, { cache }));
  const calls = Math.ceil((responses * 2 ** 20) / resultBytes);
  const readCode = (block: string): Promise<void> =>
    load(gateway.urlOf("ethereum"), calls, concurrency, () => callBody("eth_getCode", newAddress(), block));
  await readCode("latest");
  const before = gateway.resident();
  await readCode("0x10");
  const grown = gateway.resident() - before;
  checkLimit(
    `memory for ${responses} MB in a cache of ${cacheLimit} MB`,
    grown,
    cacheLimit + overhead,
    " MB",
  );
}

await coalescing();
await memory();
