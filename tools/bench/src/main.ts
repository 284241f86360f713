/**
 * `npm run bench`: the client beside hand-written undici, viem and ethers, in one run, as ratios.
 */
import { commandLine } from "@node-access-tools/workspace";
import { bench } from "./bench.ts";
import { describeDecoding } from "./decoding.ts";

commandLine("usage: npm run bench", {});

await bench({ rounds: 7, roundMilliseconds: 400, coldRounds: 15 }, (text) => console.log(text));
console.log(`\n${await describeDecoding(60)}`);
