import { isDeepStrictEqual } from "node:util";
import { markdownTable } from "@node-access-tools/workspace";
import { quantile } from "../../timing.ts";
import { startLiedChain, type Fields } from "../lied-chain.ts";
import type { Lie } from "../lie.ts";
import { lies } from "../lies.ts";
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
export type Outcome = "found" | "refused" | "avoided" | "believed" | "passed on" | "not asked";

const order: readonly Outcome[] = ["found", "refused", "avoided", "believed", "passed on", "not asked"];

export interface LibraryOutcome {
  readonly name: string;
  /** By method. Empty if it does not start. */
  readonly outcomes: ReadonlyMap<string, readonly Outcome[]>;
  /** Why it does not start. */
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
  const chain = await startLiedChain();
  const trusted = (await chain.call("eth_getBlockByNumber", chain.number, false)) as Fields;
  /** Libraries name a block by number or hash, and ask for its transactions or their hashes. */
  const normal = (params: readonly unknown[]): string =>
    JSON.stringify(params.filter((param) => typeof param !== "boolean")).replaceAll(chain.hash, chain.number);
  const matches: Matches = (asked, lied) => normal(asked) === normal(lied);
  const endpoint = await startLyingEndpoint(chain, matches);
  const beacon = await startMainnetBeacon(chain);
  const results: LibraryOutcome[] = [];
  try {
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
      for (const lie of chosen) {
        const params = lie.params(chain);
        endpoint.tell(undefined);
        const before = performance.now();
        const right = await library.request(lie.method, params).catch(() => NOTHING);
        const time = performance.now() - before;
        const { calls } = endpoint.tell(undefined);
        // Some keep what they have proven, and would not ask again.
        await library.close?.();
        library = await start(endpoint.url, trusted, beacon);
        endpoint.tell(lie);
        const outcome =
          right === NOTHING ? "not asked" : await judgeOutcome(library, lie.method, params, right);
        outcomes.set(lie.method, [...(outcomes.get(lie.method) ?? []), outcome]);
        endpoint.tell(undefined);
        await library.close?.();
        library = await start(endpoint.url, trusted, beacon);
        if (outcome === "not asked") continue;
        times.push(time);
        requests.push(calls);
      }
      await library.close?.();
      results.push({ name, outcomes, milliseconds: quantile(times, 0.5), requests: quantile(requests, 0.5) });
    }
  } finally {
    await Promise.all([endpoint.close(), beacon.close()]);
    await chain.close();
  }
  return results;
}

async function judgeOutcome(
  library: StartedLibrary,
  method: string,
  params: readonly unknown[],
  right: unknown,
): Promise<Outcome> {
  let result: unknown;
  try {
    result = await library.request(method, params);
  } catch (error) {
    return error instanceof CannotCheck ? "refused" : "found";
  }
  if (isDeepStrictEqual(result, right)) return "avoided";
  return library.checks === undefined || library.checks.has(method) ? "believed" : "passed on";
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
  return order
    .map((one) => ({ one, count: outcomes.filter((outcome) => outcome === one).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, count }) => `${count} ${one}`)
    .join(", ");
}

function oneLine(reason: string): string {
  return reason
    .replaceAll(/\s+/g, " ")
    .replaceAll("`", "'")
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "")
    .slice(0, 160);
}
