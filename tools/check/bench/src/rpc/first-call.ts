/** Prints the milliseconds that the first and the second call of a contender take in this process. */
import { checkoutIn, root } from "../suite.ts";
import { httpSuite } from "./http.ts";
import { smallRequest } from "./requests.ts";

const [name = "", url = ""] = process.argv.slice(2);
const contender = await httpSuite.contenders[name]?.(url, checkoutIn(root));
const times: number[] = [];
for (let call = 0; call < 2; call += 1) {
  const start = performance.now();
  await contender?.call(smallRequest);
  times.push(performance.now() - start);
}
process.stdout.write(JSON.stringify(times), () => process.exit());
