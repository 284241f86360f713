/** Measures one contender in a process of its own: the parent sends a scenario, and gets the measurement. */
import { attend } from "../child.ts";
import { results } from "./requests.ts";
import { checkResults, runRound, type Scenario } from "./scenarios.ts";
import { suites } from "./suites.ts";

const [name = "", url = ""] = process.argv.slice(2);
const { contenders } = url.startsWith("ws") ? suites.ws : suites.http;
const create = contenders[name];
if (create === undefined) throw new Error(`no contender is named ${JSON.stringify(name)}`);

const contender = await create(url);
await checkResults(contender, results);
attend(url, ({ scenario, milliseconds }: { scenario: Scenario; milliseconds: number }) =>
  runRound(contender, scenario, milliseconds),
);
