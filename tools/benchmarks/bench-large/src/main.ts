/** Compares reading large responses item by item with JSON.parse, viem and other streaming parsers. */
import { commandLine } from "@node-access-tools/workspace";
import { bench } from "./bench.ts";

const usage =
  "usage: npm run bench, or node tools/benchmarks/bench-large/src/main.ts [--only TEXT] [--steps 500]";
const { only, steps } = commandLine(usage, {
  options: { only: { type: "string" }, steps: { type: "string", default: "500" } },
}).values;

await bench({ fits: 100, large: only === undefined ? 1_000 : 0, rounds: 3, only, steps }, (text) =>
  console.log(text),
);
