import { readRpc } from "@node-access/generate/open-rpc";
import { resolve } from "node:path";
import { type Exchange, readExchanges } from "./exchange.ts";
import { decodeExchanges, fitSchemas } from "./fit-schemas.ts";
import { fitTypes } from "./fit-types.ts";
import { sendExchanges } from "./send-exchanges.ts";

/** What became of an exchange. */
export interface Outcome {
  readonly exchange: Exchange;
  /**
   * `refused`: the node answered an error, and what went out was what it rejected. `no result`: the recorded response has neither a result
   * nor an error, so there is nothing to check.
   */
  readonly verdict: "fits" | "refused" | "misfit" | "no result" | "not in the specs";
  /** What does not fit, a line for each. */
  readonly said: readonly string[];
}

/**
 * Replays the exchanges that are recorded in a folder.
 *
 * @throws Error if there are none, or one cannot be read.
 */
export async function replay(folder: string): Promise<Outcome[]> {
  const recorded = readExchanges(folder);
  if (recorded.length === 0)
    throw new Error(`${folder} has no exchanges: no files *.io with lines >> and <<`);
  const exchanges = recorded.filter(({ result, error }) => result ?? error);
  const spec = readRpc(resolve(import.meta.dirname, "../../../.."));
  const bySchema = fitSchemas(spec, exchanges);
  const known = exchanges.filter((exchange) => bySchema.has(exchange));
  const decoded = decodeExchanges(spec, bySchema);
  const bySending = await sendExchanges(exchanges, decoded);
  // What the node rejected may be what the types reject.
  const byType = await fitTypes(
    known.filter(({ result }) => result !== undefined),
    decoded,
  );
  return recorded.map((exchange): Outcome => {
    if (!exchange.result && !exchange.error) return { exchange, verdict: "no result", said: [] };
    const sent = bySending.get(exchange);
    const misfits = exchange.result ? (bySchema.get(exchange) ?? []) : [];
    const typed = byType.get(exchange);
    const said = [
      ...(sent === undefined ? [] : [sent]),
      ...misfits.map(({ path, reason, received }) => `${path}: ${reason}\n    recorded: ${shown(received)}`),
      ...(typed === undefined ? [] : [`type: ${typed}`]),
    ];
    if (said.length > 0) return { exchange, verdict: "misfit", said };
    if (!bySchema.has(exchange)) return { exchange, verdict: "not in the specs", said };
    return { exchange, verdict: exchange.result ? "fits" : "refused", said };
  });
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text;
}
