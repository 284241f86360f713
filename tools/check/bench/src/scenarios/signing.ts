/** Compares signing an action with another SDK and with the curve alone. */
import { readOptions } from "../options.ts";
import { baseline } from "../signing/contenders.ts";
import { measureSigning, validationShare } from "../signing/measure-signing.ts";

readOptions("signing");

console.log(`${await measureSigning(9, 400)}\n`);
const share = (100 * (await validationShare(9, 400))).toFixed(1);
console.log(`validating the order: ${share} % of signing it with the package's own curve\n`);
console.log(`medians of 9 rounds, against ${baseline}, in the same round = 1.00`);
