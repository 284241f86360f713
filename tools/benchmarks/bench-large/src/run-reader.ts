/** One way to read, in its own process. Reports to its parent what it took. */
import { readers } from "./readers.ts";

/** What reading a response took. */
export interface Measurement {
  readonly traces: number;
  readonly seconds: number;
  /** User and system time of this process. */
  readonly cpuSeconds: number;
  /** The most memory that this process ever had. */
  readonly megabytes: number;
}

const [name = "", url = "", megabytes = ""] = process.argv.slice(2);
const read = readers[name];
if (!read) throw new Error(`no reader is named ${JSON.stringify(name)}`);
// The first response warms the code up.
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
