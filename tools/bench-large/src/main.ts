/** What an answer of a gigabyte costs, item by item, beside JSON.parse, viem and other streaming parsers, as ratios. */
import { commandLine } from "@node-access-tools/workspace";
import { bench } from "./bench.ts";

commandLine("usage: npm run bench", {});

await bench({ fits: 100, large: 1_000, rounds: 3 }, (text) => console.log(text));
