/** Compares reading large responses item by item with JSON.parse, viem and other streaming parsers. */
import { bench } from "../large/bench.ts";
import { readOptions } from "../options.ts";

const { only, steps } = readOptions("large", { only: "", steps: 500 });
await bench({ fits: 100, large: only === "" ? 1_000 : 0, rounds: 3, only, steps }, (text) =>
  console.log(text),
);
