import { ofProtocol } from "@node-access-tools/generate/emit/rpc";
import { readRpc } from "@node-access-tools/generate/open-rpc";
import { resolve } from "node:path";
import type { Exchange } from "./exchange.ts";
import type { ExchangeViews } from "./exchange-views.ts";
import { matchSchemas, viewExchanges } from "./match-schemas.ts";
import { printProgram } from "./match-types.ts";
import type { Outcome, Part } from "./outcome.ts";
import { sendExchanges } from "./send-exchanges.ts";
import { typedExchanges } from "./typed-exchanges.ts";

/**
 * Replays exchanges of JSON-RPC.
 *
 * @throws Error that names the place of an exchange whose protocol has no methods.
 */
export async function replayRpc(recorded: readonly Exchange[]): Promise<Part> {
  if (recorded.length === 0) return { programs: [], outcomes: () => [] };
  const exchanges = recorded.filter(({ result, error }) => result ?? error);
  const all = readRpc(resolve(import.meta.dirname, "../../../../.."));
  const known = new Set<Exchange>();
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
    for (const exchange of matched.keys()) known.add(exchange);
    for (const [exchange, view] of ownViews) views.set(exchange, view);
    for (const [exchange, difference] of await sendExchanges(protocol, own, ownViews))
      bySending.set(exchange, difference);
    // The types may reject the same requests that the node rejected.
    const withResult = [...matched.keys()].filter(({ result }) => result !== undefined);
    typed.push(...typedExchanges(spec, withResult));
  }
  return {
    programs: typed.map((exchange) => printProgram(exchange, views.get(exchange))),
    outcomes: (byType) =>
      recorded.map((exchange): Outcome => {
        if (!exchange.result && !exchange.error) return { exchange, verdict: "no result", mismatches: [] };
        const sent = bySending.get(exchange);
        const wrong = byType.get(typed.indexOf(exchange));
        const mismatches = [
          ...(sent === undefined ? [] : [sent]),
          ...(wrong === undefined ? [] : [`type: ${wrong}`]),
        ];
        if (mismatches.length > 0) return { exchange, verdict: "mismatch", mismatches };
        if (!known.has(exchange)) return { exchange, verdict: "not in the specs", mismatches };
        return { exchange, verdict: exchange.result ? "matches" : "rejected", mismatches };
      }),
  };
}
