/** One contender in its own process, which receives over IPC which round to run. */
import { results } from "./answers.ts";
import { checkAnswers, runRound, type Scenario } from "./scenarios.ts";
import { suites } from "./suites.ts";

const [name = "", url = ""] = process.argv.slice(2);
const { contenders } = url.startsWith("ws") ? suites.ws : suites.http;
const create = contenders[name];
if (create === undefined) throw new Error(`no contender is named ${JSON.stringify(name)}`);

const contender = await create(url);
await checkAnswers(contender, results);
process.on("disconnect", () => process.exit());
process.on("message", ({ scenario, milliseconds }: { scenario: Scenario; milliseconds: number }) => {
  void runRound(contender, scenario, milliseconds).then((measurement) => process.send?.(measurement));
});
process.send?.({ url });
