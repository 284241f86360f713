/** Prints how many milliseconds the first and the second call of a contender took in this process. */
import { smallQuestion } from "./answers.ts";
import { contenders } from "./contenders.ts";

const [name = "", url = ""] = process.argv.slice(2);
const contender = await contenders[name]?.(url);
const times: number[] = [];
for (let call = 0; call < 2; call += 1) {
  const start = performance.now();
  await contender?.call(smallQuestion);
  times.push(performance.now() - start);
}
process.stdout.write(JSON.stringify(times), () => process.exit());
