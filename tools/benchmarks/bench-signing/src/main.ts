/** What signing an action costs, beside another SDK and the bare curve in the same run, as ratios. */
import { commandLine } from "@node-access-tools/workspace";
import { baseline } from "./contenders.ts";
import { measureSigning, validationShare } from "./measure-signing.ts";

commandLine("usage: npm run bench", {});

console.log(`${await measureSigning(9, 400)}\n`);
const share = (100 * (await validationShare(9, 400))).toFixed(1);
console.log(`validating the order: ${share} % of signing it with the curve that Node Access brings\n`);
console.log(`medians of 9 rounds, against ${baseline}, in the same round = 1.00`);
