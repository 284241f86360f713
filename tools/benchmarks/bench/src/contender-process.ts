/**
 * One contender in its own process, told over IPC which round to run. Alone, it has a heap, a JIT and a
 * `process.cpuUsage()` that no other contender touches.
 */
import { results } from "./answers.ts";
import { checkAnswers, runRound, type Scenario } from "./scenarios.ts";
import { suites } from "./suites.ts";

/** A round to run: answered with its measurement. */
export interface Order {
  readonly scenario: Scenario;
  readonly milliseconds: number;
}

const [name = "", url = ""] = process.argv.slice(2);
const { contenders } = url.startsWith("ws") ? suites.ws : suites.http;
const create = contenders[name];
if (create === undefined) throw new Error(`no contender is named ${JSON.stringify(name)}`);

const contender = await create(url);
await checkAnswers(contender, results);
process.on("disconnect", () => process.exit());
process.on("message", ({ scenario, milliseconds }: Order) => {
  void runRound(contender, scenario, milliseconds).then((measurement) => process.send?.(measurement));
});
process.send?.("ready");
