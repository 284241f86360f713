import type { NodeSources, Source } from "../contract/source-options.ts";
import { type Protocol, protocols } from "../generated/catalog.ts";
import { anvilBinary } from "../upstreams/anvil/anvil-binary.ts";

/** What makes anvil answer every method of the interface. */
const anvilAdapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;

/** Without it anvil leaves the steps out of the traces of a block. */
const anvilArguments = ["--steps-tracing"] as const;

/**
 * Where a node gets its answers unless it is told otherwise: EVM methods from an anvil of its own, if that is
 * installed; everything else from stand-ins.
 */
export function defaultSources(protocol: Protocol): NodeSources {
  const { families, endpoints } = protocols[protocol];
  const isEvm = families.includes("ethereum");
  const rpc: Source =
    isEvm && anvilBinary() ? { anvil: anvilArguments, adapters: anvilAdapters } : "stand-in";
  return {
    ...(families.length > 0 && { rpc }),
    ...Object.fromEntries(endpoints.map((endpoint) => [endpoint, "stand-in" as const])),
  };
}
