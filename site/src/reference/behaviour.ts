import type { Catalog, Idempotency, Operation } from "@node-access-tools/generate/model";
import { listFacts, type ReferencePage, type Table } from "./page.ts";
import { linkSources } from "./source-links.ts";

const repetition: Readonly<Record<Idempotency, string>> = {
  safe: "Reads only. [Retried](/guides/retries-and-deadlines/) after transient failures.",
  idempotent:
    "Idempotent: a second call changes nothing more. [Retried](/guides/retries-and-deadlines/) after transient failures.",
  write:
    "A write: sent at most once, and [retried](/guides/retries-and-deadlines/) only if it provably never reached the server.",
};

const costs = {
  light: "Light: reads a few values.",
  standard: "Standard: runs a contract, or reads many values.",
  heavy: "Heavy: executes blocks or transactions again, or walks the whole state.",
} as const;

const restCosts = {
  light: "Light: reads a few values.",
  standard: "Standard: reads many values, or changes some.",
  heavy: "Heavy: reads much of a state.",
} as const;

/** The treatment of a call by clients and the gateway, as facts for its page. */
export function describeBehaviour(operation: Operation): ReferencePage["facts"] {
  const { idempotency, cost, cache, source } = operation;
  const texts = operation.kind === "json-rpc" ? costs : restCosts;
  return listFacts({
    Retries: repetition[idempotency],
    Cost: operation.kind === "grpc" ? undefined : texts[cost ?? "light"],
    "Gateway cache": cache && describeCache(cache),
    Source: linkSources(source),
  });
}

function describeCache(rule: NonNullable<Operation["cache"]>): string {
  if (rule === "forever") return "Results never change and are cached indefinitely.";
  if (typeof rule === "object" && rule.final !== undefined) return "Results are cached once they are final.";
  return "Results are cached as long as their block stays in the chain.";
}

export function listAvailability(
  { networks = {} }: Catalog,
  protocols: readonly { name: string; title: string }[],
): Table {
  const rows = protocols.map(({ name, title }) => {
    const own = Object.entries(networks).filter(([, { protocol }]) => protocol === name);
    const listed = own.map(
      ([network, { chainId }]) => `\`${network}\`${chainId === undefined ? "" : ` (chain id ${chainId})`}`,
    );
    return [`${title} (\`${name}\`)`, listed.join(", ")];
  });
  return { head: ["Protocol", "Networks"], rows };
}
