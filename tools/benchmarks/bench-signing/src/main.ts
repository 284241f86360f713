/** Compares signing an action with another SDK and with the curve alone. */
import { commandLine } from "@node-access-tools/workspace";
import { baseline } from "./contenders.ts";
import { measureSigning, validationShare } from "./measure-signing.ts";

commandLine("usage: npm run bench", {});

console.log(`${await measureSigning(9, 400)}\n`);
const share = (100 * (await validationShare(9, 400))).toFixed(1);
console.log(`validating the order: ${share} % of signing it with the package's own curve\n`);
console.log(`medians of 9 rounds, against ${baseline}, in the same round = 1.00`);
