import { ChainNode } from "../chain/chain-node.ts";
import { Chain } from "../chain/chain.ts";
import { randomOf } from "@node-access-tools/workspace";
import { startGrpcServer } from "../server/grpc-server.ts";
import { type HostileServer, startHostileServer } from "../server/hostile-server.ts";
import type { Adapter, Around, Probe } from "./adapter.ts";
import { applies, type Row, type Scenario, scenarioFor, type Trial, type Verdict } from "./row.ts";
import { TOKEN } from "./token.ts";
import { trialOf } from "./trial.ts";

/** What came of a row with a client. `saw` says what was seen where it does not hold. */
export interface RowResult {
  readonly row: Row;
  readonly held: "yes" | "no" | "n/a";
  readonly saw: string;
}

/** Runs a row with a client: each of its scenarios at once, each with a server and its own client. */
export async function runRow(row: Row, adapter: Adapter): Promise<RowResult> {
  const sawAll: string[] = [];
  const trials: Trial[] = [];
  await Promise.all(
    Object.entries(row.scenarios).map(async ([name, scenario]) => {
      const options = scenarioFor(scenario, adapter.surface);
      if (!options) return;
      const { trial, verdict } = await runScenario(row, adapter, name, options);
      if (verdict === undefined) return;
      if (trial) trials.push(trial);
      if (verdict !== true)
        sawAll.push(Object.keys(row.scenarios).length > 1 ? `${name}: ${verdict}` : verdict);
    }),
  );
  const together = trials.length > 0 && row.across ? row.across(trials) : true;
  if (together !== true) sawAll.push(together);
  if (trials.length === 0 && sawAll.length === 0) return { row, held: "n/a", saw: "" };
  return { row, held: sawAll.length === 0 ? "yes" : "no", saw: sawAll.toSorted().join("; ") };
}

/** @returns no verdict if the row is not about the client. */
async function runScenario(
  row: Row,
  adapter: Adapter,
  name: string,
  scenario: Scenario,
): Promise<{ trial?: Trial; verdict: Verdict | undefined }> {
  const start = adapter.surface === "grpc" ? startGrpcServer : startHostileServer;
  const servers: HostileServer[] = [];
  let probe: Probe | undefined;
  try {
    const blocks = new Chain(randomOf(1));
    const node = new ChainNode(blocks, (text, connection) => servers[0]?.push(text, connection));
    const server = await start(scenario.chain ? { ...scenario, node: node.handler } : scenario);
    servers.push(server);
    for (const other of scenario.others ?? []) servers.push(await start(other));
    const [url = "", ...others] = servers.map((one) =>
      adapter.surface === "web-socket" ? one.url.replace("http", "ws") : one.url,
    );
    const several = adapter.takes.includes("others") && { others };
    const attempts: Trial["attempts"] = [];
    const watched = adapter.takes.includes("middleware") && { middleware: [watching(attempts)] };
    probe = await adapter.connect({ ...row.options, ...several, ...watched, url, token: TOKEN });
    if (!applies(row, adapter, probe)) return { verdict: undefined };
    const chain = scenario.chain ? { blocks, node } : undefined;
    const trial = trialOf({
      scenario: name,
      surface: adapter.surface,
      server,
      others: servers.slice(1),
      chain,
      probe,
      attempts,
    });
    await (row.act?.(trial) ?? trial.read());
    return { trial, verdict: row.verdict(trial) };
  } catch (error) {
    return { verdict: `the suite failed: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    // Some clients wait for what will not come.
    void Promise.resolve(probe?.close?.()).catch(() => {});
    await Promise.all(servers.map((one) => one.close()));
  }
}

/** Makes the step that notes each attempt. */
function watching(attempts: Trial["attempts"]): Around {
  return async ({ requestId, attempt }, next) => {
    let ended = "failed";
    try {
      const answer = await next();
      ended = "answered";
      return answer;
    } finally {
      attempts.push({ requestId, attempt, ended });
    }
  };
}

/** How many rows run at once. */
const LANES = 16;

/** The results of one client, by the rows' ids, as they come. */
export type Results = ReadonlyMap<string, Promise<RowResult>>;

/** Runs rows with clients, some at a time in their order, and then one by one those that run alone. */
export function runRows(rows: readonly Row[], adapters: readonly Adapter[]): Results[] {
  const jobs = rows.flatMap((row) =>
    adapters.map((adapter) => ({ row, adapter, result: Promise.withResolvers<RowResult>() })),
  );
  const run = async (waiting: Iterator<(typeof jobs)[number]>): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const { row, adapter, result } = next.value;
      result.resolve(await runRow(row, adapter));
    }
  };
  const together = jobs.filter(({ row }) => !row.alone).values();
  const alone = jobs.filter(({ row }) => row.alone).values();
  void Promise.all(Array.from({ length: LANES }, () => run(together))).then(() => run(alone));
  return adapters.map(
    (adapter) =>
      new Map(
        jobs.filter((job) => job.adapter === adapter).map(({ row, result }) => [row.id, result.promise]),
      ),
  );
}
