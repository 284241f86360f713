/** `npm run bench`: compares the client with hand-written code on undici and ws, viem and ethers. */
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { bench } from "./bench.ts";
import { describeDecoding } from "./decoding.ts";

const usage = "usage: npm run bench, or node tools/benchmarks/bench/src/main.ts [--only TEXT] [--rounds 7]";
const { only, rounds } = commandLine(usage, {
  options: { only: { type: "string" }, rounds: { type: "string", default: "7" } },
}).values;
if (!(Number(rounds) >= 1)) exitWithError(`--rounds: expected a number from 1, received ${rounds}\n${usage}`);

await bench({ rounds: Number(rounds), roundMilliseconds: 400, coldRounds: 15, only }, (text) =>
  console.log(text),
);
if (only === undefined) console.log(`\n${await describeDecoding(60)}`);
