import { readRpc } from "@node-access-tools/generate/open-rpc";
import { resolve } from "node:path";
import { type Exchange, readExchanges } from "./exchange.ts";
import { decodeExchanges, matchSchemas } from "./match-schemas.ts";
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
  const spec = readRpc(resolve(import.meta.dirname, "../../../.."));
  const bySchema = matchSchemas(spec, exchanges);
  const known = exchanges.filter((exchange) => bySchema.has(exchange));
  const decoded = decodeExchanges(spec, bySchema);
  const bySending = await sendExchanges(exchanges, decoded);
  // The types may reject the same requests that the node rejected.
  const withResult = known.filter(({ result }) => result !== undefined);
  const byType = await matchTypes(typedExchanges(spec, withResult), decoded);
  return recorded.map((exchange): Outcome => {
    if (!exchange.result && !exchange.error) return { exchange, verdict: "no result", mismatches: [] };
    const sent = bySending.get(exchange);
    const invalid = exchange.result ? (bySchema.get(exchange) ?? []) : [];
    const typed = byType.get(exchange);
    const mismatches = [
      ...(sent === undefined ? [] : [sent]),
      ...invalid.map(({ path, reason, received }) => `${path}: ${reason}\n    recorded: ${shown(received)}`),
      ...(typed === undefined ? [] : [`type: ${typed}`]),
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
