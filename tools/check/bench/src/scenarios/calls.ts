/** Compares calls, batches and notifications with hand-written code and with other libraries. */
import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { replaceBetween } from "@node-access-tools/workspace";
import { measureCalls, formatTable } from "../calls/measure.ts";
import { readOptions } from "../options.ts";

const { only, rounds, milliseconds, against, write } = readOptions("calls", {
  only: "",
  rounds: 7,
  milliseconds: 400,
  against: [],
  write: "",
});
const machine = await describeMachine();
console.log(machine);
const results = await measureCalls({ only, rounds, milliseconds, against }, (text) => console.log(text));
const figures = `Medians of ${rounds} rounds on ${machine}:\n\n${formatTable(results)}\n`;
console.log(`\nCPU of the first contender, divided by that of the row; then calls per second, divided by those of the first.
More is better.\n\n${figures}`);
if (write !== "") writeFileSync(write, replaceBetween(readFileSync(write, "utf8"), "figures", figures));

/** Describes the machine of a measurement, because figures depend on its processor and caches. */
async function describeMachine(): Promise<string> {
  const { length, 0: first } = cpus();
  const [load = 0] = loadavg();
  const [l2, l3] = await Promise.all([2, 3].map(cacheSize));
  const caches = l2 && l3 ? `, ${l2} of L2 per core and ${l3} of L3` : "";
  return `${length} cores of ${first?.model}${caches}, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}

/** The size of a cache, such as `512K`. Only Linux has these files. */
function cacheSize(level: number): Promise<string> {
  const file = `/sys/devices/system/cpu/cpu0/cache/index${level}/size`;
  return readFile(file, "utf8").then(
    (text) => text.trim(),
    () => "",
  );
}
