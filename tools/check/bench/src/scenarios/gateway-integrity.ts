// Measures what checks of results cost a gateway that serves blocks of 200 transactions, and one that serves calls.
import { median } from "../report.ts";
import { ratio, runRounds } from "../rounds.ts";
import { readOptions } from "../options.ts";
import { type Child, startChild } from "../child.ts";
import { callBody, load, newAddress } from "../gateway/load.ts";

readOptions("gateway-integrity");

const rounds = 7;
const blocks = 16;
const modes = ["off", "observe", "enforce"] as const;

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

const upstream = await startChild(new URL("../gateway/run-blocks.ts", import.meta.url), String(blocks));
const running = new Map<string, Child>();
for (const mode of modes)
  running.set(
    mode,
    await startChild(new URL("../gateway/run-integrity.ts", import.meta.url), mode, upstream.url),
  );
let isMissed = false;
try {
  for (const { name, calls, most, body } of loads) {
    const measure = async (child: Child): Promise<number> => {
      const before = await child.cpu();
      // As many at a time as there are blocks: equal calls would be sent once.
      await load(child.url, calls, blocks, body);
      return ((await child.cpu()) - before) / calls;
    };
    const runs = [...running].map(([mode, child]) => [mode, () => measure(child)] as const);
    const results = await runRounds(Object.fromEntries(runs), rounds, 2);
    const of = (mode: string): readonly number[] => results.get(mode) ?? [];
    for (const mode of modes) {
      const times = ratio(of(mode), of("off"));
      console.log(
        `${name}, integrity ${mode}: ${median(of(mode)).toFixed(0)} µs of CPU each, ${times} times`,
      );
      if (mode === "observe" && Number(times) > most) {
        isMissed = true;
        console.error(`${name}: observe may take ${most} times the CPU`);
      }
    }
  }
} finally {
  for (const child of [...running.values(), upstream]) child.stop();
}
process.exit(isMissed ? 1 : 0);
