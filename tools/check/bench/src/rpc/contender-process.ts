/** One contender in its own process. It receives over IPC which scenario to run, and responds with the measurement. */
import { results } from "./requests.ts";
import { checkResults, runRound, type Scenario } from "./scenarios.ts";
import { suites } from "./suites.ts";

const [name = "", url = ""] = process.argv.slice(2);
const { contenders } = url.startsWith("ws") ? suites.ws : suites.http;
const create = contenders[name];
if (create === undefined) throw new Error(`no contender is named ${JSON.stringify(name)}`);

const contender = await create(url);
await checkResults(contender, results);
process.on("disconnect", () => process.exit());
process.on("message", ({ scenario, milliseconds }: { scenario: Scenario; milliseconds: number }) => {
  void runRound(contender, scenario, milliseconds).then((measurement) => process.send?.(measurement));
});
process.send?.({ url });
