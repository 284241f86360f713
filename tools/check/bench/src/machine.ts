import { readFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";

/** Describes the machine of a measurement, because figures depend on its processor and caches. */
export async function describeMachine(): Promise<string> {
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
