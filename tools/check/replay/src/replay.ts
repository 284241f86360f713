import { ofProtocol } from "@node-access-tools/generate/emit/rpc";
import { readRpc } from "@node-access-tools/generate/open-rpc";
import { resolve } from "node:path";
import { type Exchange, readExchanges } from "./exchange.ts";
import type { ExchangeViews } from "./exchange-views.ts";
import { matchSchemas, type Mismatch, viewExchanges } from "./match-schemas.ts";
import { matchTypes } from "./match-types.ts";
import { sendExchanges } from "./send-exchanges.ts";
import { typedExchanges } from "./typed-exchanges.ts";

/** The outcome of replaying an exchange. */
export interface Outcome {
  readonly exchange: Exchange;
  /**
   * `rejected`: the node responded with an error, and the client sent the same request and returned the same error. `no result`: the
   * recorded response has neither a result nor an error, so there is nothing to check.
   */
  readonly verdict: "matches" | "rejected" | "mismatch" | "no result" | "not in the specs";
  /** The mismatches, a line for each. */
  readonly mismatches: readonly string[];
}

/**
 * Replays the recorded exchanges of a folder.
 *
 * @throws Error if there are none, or one cannot be read.
 */
export async function replay(folder: string): Promise<Outcome[]> {
  const recorded = readExchanges(folder);
  if (recorded.length === 0)
    throw new Error(`${folder} has no exchanges: expected files *.io with lines >> and <<`);
  const exchanges = recorded.filter(({ result, error }) => result ?? error);
  const all = readRpc(resolve(import.meta.dirname, "../../../.."));
  const bySchema = new Map<Exchange, readonly Mismatch[]>();
  const views = new Map<Exchange, ExchangeViews>();
  const bySending = new Map<Exchange, string>();
  const typed: Exchange[] = [];
  for (const name of new Set(exchanges.map((exchange) => exchange.protocol))) {
    const own = exchanges.filter(({ protocol }) => protocol === name);
    const protocol = all.protocols.find((one) => one.name === name);
    if (!protocol) throw new Error(`${own[0]?.place}: ${name} is not a protocol with JSON-RPC methods`);
    const spec = ofProtocol(all, name);
    const matched = matchSchemas(spec, own);
    // The decoded view is compared by calls with params in order.
    const ownViews =
      protocol.namedParams === "only" ? new Map<Exchange, ExchangeViews>() : viewExchanges(spec, matched);
    for (const [exchange, mismatches] of matched) bySchema.set(exchange, mismatches);
    for (const [exchange, view] of ownViews) views.set(exchange, view);
    for (const [exchange, difference] of await sendExchanges(protocol, own, ownViews))
      bySending.set(exchange, difference);
    // The types may reject the same requests that the node rejected.
    const withResult = [...matched.keys()].filter(({ result }) => result !== undefined);
    typed.push(...typedExchanges(spec, withResult));
  }
  const byType = await matchTypes(typed, views);
  return recorded.map((exchange): Outcome => {
    if (!exchange.result && !exchange.error) return { exchange, verdict: "no result", mismatches: [] };
    const sent = bySending.get(exchange);
    const invalid = exchange.result ? (bySchema.get(exchange) ?? []) : [];
    const wrong = byType.get(exchange);
    const mismatches = [
      ...(sent === undefined ? [] : [sent]),
      ...invalid.map(({ path, reason, received }) => `${path}: ${reason}\n    recorded: ${shown(received)}`),
      ...(wrong === undefined ? [] : [`type: ${wrong}`]),
    ];
    if (mismatches.length > 0) return { exchange, verdict: "mismatch", mismatches };
    if (!bySchema.has(exchange)) return { exchange, verdict: "not in the specs", mismatches };
    return { exchange, verdict: exchange.result ? "matches" : "rejected", mismatches };
  });
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text;
}
