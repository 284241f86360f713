// Imported by a measured gateway: at SIGUSR2, it collects garbage, and writes the bytes of what is left to file 3.
import { writeSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeSync(3, `${heapUsed + external}\n`);
});
