import { isDeepStrictEqual } from "node:util";
import { markdownTable } from "@node-access-tools/workspace";
import { quantile } from "../../timing.ts";
import { startLiedChain, type Fields } from "../lied-chain.ts";
import { type Lie, lies } from "../lies.ts";
import { startLyingEndpoint, type Matches } from "../lying-endpoint.ts";
import { startMainnetBeacon } from "./mainnet-beacon.ts";
import { CannotCheck, type Library, type StartedLibrary } from "./libraries.ts";

/**
 * What became of a lie:
 *
 * - `found`: the library threw an error.
 * - `refused`: it said that it cannot check the result.
 * - `avoided`: it returned the right result, such as from a proof.
 * - `believed`: it returned the wrong result.
 * - `passed on`: it returned the wrong result of a method that it does not check.
 * - `not asked`: it fails without a lie, too.
 */
const order = ["found", "refused", "avoided", "believed", "passed on", "not asked"] as const;
type Outcome = (typeof order)[number];

export interface LibraryOutcome {
  readonly name: string;
  /** By method. Empty if it does not start. */
  readonly outcomes: ReadonlyMap<string, readonly Outcome[]>;
  readonly reason?: string;
  /** Of a call that is not lied to: the median of milliseconds, and of requests. */
  readonly milliseconds: number;
  readonly requests: number;
}

/** In place of a result that a library does not return. */
const NOTHING: unique symbol = Symbol("nothing");

/** Tells each library the same lies, from the same node. */
export async function compareLibraries(
  libraries: readonly Library[],
  chosen: readonly Lie[] = lies,
): Promise<LibraryOutcome[]> {
  await using parts = new AsyncDisposableStack();
  const chain = await startLiedChain();
  parts.defer(chain.close);
  const trusted = (await chain.call("eth_getBlockByNumber", chain.number, false)) as Fields;
  /** Libraries name a block by number or hash, and ask for its transactions or their hashes. */
  const normal = (params: readonly unknown[]): string =>
    JSON.stringify(params.filter((param) => typeof param !== "boolean")).replaceAll(chain.hash, chain.number);
  const matches: Matches = (asked, lied) => normal(asked) === normal(lied);
  const endpoint = await startLyingEndpoint(chain, matches);
  parts.defer(endpoint.close);
  const beacon = await startMainnetBeacon(chain);
  parts.defer(beacon.close);
  const results: LibraryOutcome[] = [];
  for (const { name, start } of libraries) {
    const outcomes = new Map<string, Outcome[]>();
    const times: number[] = [];
    const requests: number[] = [];
    let library: StartedLibrary;
    try {
      library = await start(endpoint.url, trusted, beacon);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ name, outcomes, reason, milliseconds: 0, requests: 0 });
      continue;
    }
    // Some keep what they have proven, and would not ask again.
    const restart = async (): Promise<void> => {
      endpoint.tell(undefined);
      await library.close?.();
      library = await start(endpoint.url, trusted, beacon);
    };
    for (const lie of chosen) {
      const params = lie.params(chain);
      endpoint.tell(undefined);
      const before = performance.now();
      const right = await library.request(lie.method, params).catch(() => NOTHING);
      const time = performance.now() - before;
      const { calls } = endpoint.tell(undefined);
      await restart();
      endpoint.tell(lie);
      const outcome =
        right === NOTHING ? "not asked" : await judgeOutcome(library, lie.method, params, right);
      outcomes.set(lie.method, [...(outcomes.get(lie.method) ?? []), outcome]);
      await restart();
      if (outcome === "not asked") continue;
      times.push(time);
      requests.push(calls);
    }
    await library.close?.();
    results.push({ name, outcomes, milliseconds: quantile(times, 0.5), requests: quantile(requests, 0.5) });
  }
  return results;
}

async function judgeOutcome(
  { checks, request }: StartedLibrary,
  method: string,
  params: readonly unknown[],
  right: unknown,
): Promise<Outcome> {
  try {
    if (isDeepStrictEqual(await request(method, params), right)) return "avoided";
  } catch (error) {
    return error instanceof CannotCheck ? "refused" : "found";
  }
  return checks === undefined || checks.has(method) ? "believed" : "passed on";
}

export function librariesTable(
  results: readonly LibraryOutcome[],
  versions: Readonly<Record<string, string>>,
): string {
  const methods = new Set(results.flatMap(({ outcomes }) => [...outcomes.keys()]));
  const cells = (cell: (result: LibraryOutcome) => string): string[] =>
    results.map((result) => (result.reason === undefined ? cell(result) : "does not start"));
  const table = markdownTable(
    ["lies about", ...results.map(({ name }) => `\`${name}\` ${versions[name] ?? ""}`.trim())],
    [
      ...[...methods].map((method) =>
        [`\`${method}\``].concat(cells(({ outcomes }) => counts(outcomes.get(method)))),
      ),
      ["requests for a call, median", ...cells(({ requests }) => String(requests))],
      ["time of a call, median", ...cells(({ milliseconds }) => `${milliseconds.toFixed(1)} ms`)],
    ],
  );
  const reasons = results.flatMap(({ name, reason }) =>
    reason === undefined ? [] : [`- \`${name}\` does not start: \`${oneLine(reason)}\``],
  );
  return reasons.length > 0 ? `${table}\n${reasons.join("\n")}\n` : table;
}

function counts(outcomes: readonly Outcome[] = []): string {
  const byKind = Map.groupBy(outcomes, (outcome) => outcome);
  return order.flatMap((one) => (byKind.has(one) ? [`${byKind.get(one)?.length} ${one}`] : [])).join(", ");
}

function oneLine(reason: string): string {
  return reason
    .replaceAll(/\s+/g, " ")
    .replaceAll("`", "'")
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "")
    .slice(0, 160);
}
