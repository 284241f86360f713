// Measures what checks of results cost a gateway that serves blocks of 200 transactions, and one that serves calls.
import { type Child, startChild } from "../child.ts";
import { callBody, load, newAddress } from "../gateway/load.ts";
import { startUpstream } from "../gateway/networks.ts";
import { integrityProxies } from "../gateway/proxies/gateway.ts";
import { readOptions } from "../options.ts";
import { checkLimit, median, ratio, runRounds } from "../measuring.ts";

readOptions("gateway-integrity");

const rounds = 7;
const blocks = 16;

/**
 * What is called, how often in a round, and how much more CPU `observe` may take than `off`. Calls come first: blocks that wait
 * for their checks would be checked while calls are measured.
 */
const loads = [
  {
    name: "calls",
    calls: 8_000,
    most: 1.05,
    body: () => callBody("eth_call", { to: newAddress(), data: "0x" }, "latest"),
  },
  {
    name: "blocks",
    calls: 400,
    most: 1.3,
    body: (call: number) => callBody("eth_getBlockByNumber", `0x${((call % blocks) + 2).toString(16)}`, true),
  },
];

using running = new DisposableStack();
const upstream = running.use(await startUpstream({ blocks }));
const gateways = new Map<string, Child>();
const module = new URL("../gateway/run-proxy.ts", import.meta.url);
for (const mode of Object.keys(integrityProxies))
  gateways.set(mode, running.use(await startChild(module, mode, upstream.url)));
for (const { name, calls, most, body } of loads) {
  const measure = async (child: Child): Promise<number> => {
    const before = await child.cpu();
    // As many at a time as there are blocks: equal calls would be sent once.
    await load(child.url, calls, blocks, body);
    return ((await child.cpu()) - before) / calls;
  };
  const runs = [...gateways].map(([mode, child]) => [mode, () => measure(child)] as const);
  const results = await runRounds(Object.fromEntries(runs), rounds, 2);
  for (const [mode, own] of results) {
    const times = ratio(own, results.get("off") ?? []);
    console.log(`${name}, integrity ${mode}: ${median(own).toFixed(0)} µs of CPU each, ${times} times`);
    if (mode === "observe") checkLimit(`CPU of ${name}`, Number(times), most, " times");
  }
}
