/**
 * `npm run hostile`: fault injection for clients and gateways. Without options, checks every client that has an adapter here
 * against the list of rules, or with `--client` the client of your adapter. The other modes: see this package's README.
 * `--write` updates the tables in the READMEs.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { commandLine, findRoot, exitWithError, replaceBetween } from "@node-access-tools/workspace";
import { adaptersIn, OTHERS, OURS } from "./adapters.ts";
import { measure, type Measurement } from "./conformance/measure.ts";
import { rows } from "./conformance/rows.ts";
import { differences, shortTable, fullTable } from "./conformance/table.ts";
import { runFigures } from "./figures/run-figures.ts";
import { runFleet } from "./fleet/run-fleet.ts";
import { compareLibraries, librariesTable } from "./lies/light-clients/compare.ts";
import { installLibraries, libraries, readVersion } from "./lies/light-clients/libraries.ts";
import { liesTable, runLies, violations } from "./lies/run-lies.ts";
import { Report } from "./report.ts";
import { runRouting } from "./routing/run-routing.ts";
import { wholeFigures, wholeFleet, wholeRouting, wholeSoak, wholeStreams } from "./scales.ts";
import { runSoak } from "./soak/run-soak.ts";
import { runStreams } from "./streams/run-streams.ts";

const USAGE =
  "usage: npm run hostile -- [--client <adapter.ts>] [--write] | --figures [--seed <number>] | --fleet [--seed <number>] | --routing [--seed <number>] [--calls <number>] | --lies [--write] | --light-clients [--write] | --soak [--seed <number>] | --streams [--seed <number>] [--seeds <number>]";

const { values } = commandLine(USAGE, {
  options: {
    client: { type: "string" },
    write: { type: "boolean" },
    figures: { type: "boolean" },
    fleet: { type: "boolean" },
    routing: { type: "boolean" },
    lies: { type: "boolean" },
    "light-clients": { type: "boolean" },
    soak: { type: "boolean" },
    streams: { type: "boolean" },
    seeds: { type: "string" },
    seed: { type: "string" },
    calls: { type: "string" },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!Number.isSafeInteger(seed)) exitWithError(`--seed is ${values.seed}, expected a whole number\n${USAGE}`);
// npm runs this in the root folder; INIT_CWD is the folder in which the user called it.
const client = values.client && resolve(process.env["INIT_CWD"] ?? process.cwd(), values.client);
if (client !== undefined && !existsSync(client))
  exitWithError(`${client} does not exist; pass the path of an adapter`);

/** Reads an option whose value is a count. */
function readCount(name: "calls" | "seeds", usual: number): number {
  const count = Number(values[name] ?? usual);
  if (Number.isSafeInteger(count) && count > 0) return count;
  return exitWithError(`--${name} is ${values[name]}, expected a whole number above 0\n${USAGE}`);
}
const calls = readCount("calls", 100_000);
const seeds = readCount("seeds", wholeStreams.seeds);

const root = findRoot(import.meta.dirname);
function put(path: string, name: string, table: string): void {
  const file = join(root, path);
  writeFileSync(file, replaceBetween(readFileSync(file, "utf8"), name, table));
}

/** Prints the violations, and ends the process. */
function exitWith(wrong: readonly string[]): never {
  for (const line of wrong.slice(0, 100)) console.error(line);
  process.exit(wrong.length === 0 ? 0 : 1);
}

if (values.lies) {
  const outcomes = await runLies();
  const table = liesTable(outcomes);
  console.log(`${table}\n${outcomes.length} kinds of lies`);
  if (values.write) put("tools/check/hostile/README.md", "lies", table);
  exitWith(outcomes.flatMap(violations));
}

if (values["light-clients"]) {
  const folder = join(root, ".light-clients");
  await installLibraries(folder);
  const results = await compareLibraries(libraries(folder));
  const versions = Object.fromEntries(results.map(({ name }) => [name, readVersion(folder, name)]));
  const table = librariesTable(results, versions);
  console.log(table);
  if (values.write) put("packages/verify/README.md", "light-clients", table);
  // Light clients keep what they have opened.
  process.exit(0);
}

if (values.figures || values.fleet || values.routing || values.soak || values.streams) {
  const report = new Report(seed);
  if (values.figures) await runFigures(report, wholeFigures);
  else if (values.fleet) await runFleet(report, wholeFleet);
  else if (values.routing) await runRouting(report, wholeRouting(calls));
  else if (values.streams) await runStreams(report, { ...wholeStreams, seeds });
  else await runSoak(report, wholeSoak);
  exitWith(report.wrong);
}

const measurements: Measurement[] = [];
// Not in parallel: a client that keeps the CPU busy must not slow another one down.
for (const file of client === undefined ? [...OURS, ...OTHERS] : [client]) {
  try {
    for (const { name } of await adaptersIn(file)) {
      const measurement = await measure(file, name);
      measurements.push(measurement);
      const found = differences(rows, measurement);
      console.log(`\n${name}: ${found.length === 0 ? "follows every rule" : ""}`);
      for (const line of found) console.log(`  ${line}`);
    }
  } catch (error) {
    exitWithError(error instanceof Error ? error.message : String(error));
  }
}
console.log(`\n${shortTable(rows, measurements)}`);

if (values.write) {
  put("README.md", "hostile", shortTable(rows, measurements));
  put("tools/check/hostile/README.md", "hostile", fullTable(rows, measurements));
}
