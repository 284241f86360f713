import { Chain, createNode } from "../chain/chain.ts";
import { createRandom } from "@node-access-tools/workspace";
import { serverFor, TOKEN, urlFor } from "./connect-to.ts";
import type { HostileServer } from "../server/hostile-options.ts";
import type { Adapter, Middleware, Probe } from "./adapter.ts";
import { applies, listScenarios, type Row, type Scenario, type Trial, type Verdict } from "./row.ts";
import { createTrial } from "./trial.ts";

/** The result of a row with a client. If it failed, `observed` says what happened instead. */
export interface RowResult {
  readonly row: Row;
  readonly passed: "yes" | "no" | "n/a";
  readonly observed: string;
}

/** Checks a client against a row. All scenarios run at the same time, each with its own server and client. */
export async function runRow(row: Row, adapter: Adapter): Promise<RowResult> {
  const observations: string[] = [];
  const hasSeveral = Object.keys(row.scenarios ?? {}).length > 1;
  const trials: Trial[] = [];
  await Promise.all(
    listScenarios(row, adapter.surface).map(async ([name, scenario]) => {
      const { trial, verdict } = await runScenario(row, adapter, name, scenario);
      if (verdict === undefined) return;
      if (trial) trials.push(trial);
      if (verdict !== true) observations.push(hasSeveral ? `${name}: ${verdict}` : verdict);
    }),
  );
  const together = trials.length > 0 && row.across ? row.across(trials) : true;
  if (together !== true) observations.push(together);
  if (trials.length === 0 && observations.length === 0) return { row, passed: "n/a", observed: "" };
  return {
    row,
    passed: observations.length === 0 ? "yes" : "no",
    observed: observations.toSorted().join("; "),
  };
}

/** Runs one scenario. @returns no verdict if the row does not apply to the client. */
async function runScenario(
  row: Row,
  adapter: Adapter,
  name: string,
  scenario: Scenario,
): Promise<{ readonly trial?: Trial; readonly verdict?: Verdict }> {
  const servers: HostileServer[] = [];
  let probe: Probe | undefined;
  try {
    const blocks = new Chain(createRandom(1));
    const node = createNode(blocks, (text, connection) => servers[0]?.push(text, connection));
    const own = scenario.chain ? { ...scenario, node: node.respond.bind(node) } : scenario;
    for (const options of [own, ...(scenario.others ?? [])]) servers.push(await serverFor(adapter, options));
    const [url = "", ...others] = servers.map((one) => urlFor(adapter, one));
    const attempts: Trial["attempts"] = [];
    probe = await adapter.connect({
      ...row.options,
      ...scenario.options,
      ...(adapter.takes.includes("others") && { others }),
      ...(adapter.takes.includes("middleware") && { middleware: [recording(attempts)] }),
      url,
      token: TOKEN,
    });
    if (!applies(row, adapter, probe)) return {};
    const trial = createTrial({
      scenario: name,
      surface: adapter.surface,
      server: servers[0] as HostileServer,
      others: servers.slice(1),
      chain: scenario.chain ? { blocks, node } : undefined,
      probe,
      attempts,
    });
    await (row.act?.(trial) ?? trial.read());
    return { trial, verdict: row.verdict(trial) };
  } catch (error) {
    return { verdict: `the suite failed: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    // Not awaited: some clients wait for responses that will never arrive.
    void Promise.resolve(probe?.close?.()).catch(() => {});
    await Promise.all(servers.map((one) => one.close()));
  }
}

function recording(attempts: Trial["attempts"]): Middleware {
  return async ({ requestId, attempt }, next) => {
    let ended = "failed";
    try {
      const response = await next();
      ended = "succeeded";
      return response;
    } finally {
      attempts.push({ requestId, attempt, ended });
    }
  };
}

const CONCURRENCY = 16;

/** The results of one client, by the rows' ids. */
export type Results = ReadonlyMap<string, Promise<RowResult>>;

/** Checks clients against rows, or those that `isTried` chooses: in order, several at a time, then one by one those that run alone. */
export function runRows(
  rows: readonly Row[],
  adapters: readonly Adapter[],
  isTried: (row: Row, adapter: Adapter) => boolean = () => true,
): Results[] {
  const jobs = rows.flatMap((row) =>
    adapters
      .filter((adapter) => isTried(row, adapter))
      .map((adapter) => ({ row, adapter, ended: Promise.withResolvers<RowResult>() })),
  );
  const run = async (queue: Iterable<(typeof jobs)[number]>): Promise<void> => {
    for (const { row, adapter, ended } of queue) ended.resolve(await runRow(row, adapter));
  };
  // All workers take their jobs from one iterator.
  const together = jobs.filter(({ row }) => !row.alone).values();
  const alone = jobs.filter(({ row }) => row.alone);
  void Promise.all(Array.from({ length: CONCURRENCY }, () => run(together))).then(() => run(alone));
  return adapters.map((adapter) => {
    const own = jobs.filter((job) => job.adapter === adapter);
    return new Map(own.map(({ row, ended }) => [row.id, ended.promise]));
  });
}
