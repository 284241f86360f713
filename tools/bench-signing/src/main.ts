/** What signing an action costs, beside another SDK and the bare curve in the same run, as ratios. */
import { commandLine } from "@node-access-tools/workspace";
import { baseline } from "./contenders.ts";
import { measureSigning } from "./measure-signing.ts";

commandLine("usage: npm run bench", {});

console.log(`${await measureSigning(9, 400)}\n`);
console.log(`medians of 9 rounds, against ${baseline}, in the same round = 1.00`);
