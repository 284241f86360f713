/** Measures one contender in a process of its own: the parent sends a scenario, and gets the measurement. */
import { attend } from "../child.ts";
import { checkoutIn } from "../suite.ts";
import { startClock } from "../measuring.ts";
import { suites } from "./suites.ts";

const [suiteName = "", name = "", url = "", folder = ""] = process.argv.slice(2);
const suite = suites[suiteName];
const create = suite?.contenders[name];
if (suite === undefined || create === undefined)
  throw new Error(`no contender is named ${JSON.stringify(name)}`);

const contender = await create(url, checkoutIn(folder));
await suite.check(contender);
// A library may throw an error that cannot be caught. The benchmark then reports that its process ended.
process.on("uncaughtException", () => process.exit(1));
attend(url, async ({ scenario, milliseconds }: { scenario: string; milliseconds: number }) => {
  const run = suite.scenarios.find((one) => one.name === scenario)?.run;
  if (run === undefined) throw new Error(`no scenario is named ${JSON.stringify(scenario)}`);
  const clock = startClock();
  return clock(await run(contender, milliseconds));
});
