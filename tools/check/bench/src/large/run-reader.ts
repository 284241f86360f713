/** Runs one reader in its own process, and sends the measurement to the parent process. */
import { readers } from "./readers.ts";

export interface Measurement {
  readonly traces: number;
  readonly seconds: number;
  /** User and system time of this process. */
  readonly cpuSeconds: number;
  /** The maximum resident memory of this process. */
  readonly megabytes: number;
}

const [name = "", url = "", megabytes = ""] = process.argv.slice(2);
const read = readers[name];
if (!read) throw new Error(`no reader is named ${JSON.stringify(name)}`);
// The first response warms up the compiler.
await read(url, 5);
const start = performance.now();
const cpu = process.cpuUsage();
const traces = await read(url, Number(megabytes));
const { user, system } = process.cpuUsage(cpu);
process.send?.(
  {
    traces,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  } satisfies Measurement,
  () => process.exit(),
);
