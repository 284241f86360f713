import type { NetworkOptions, PartOptions } from "../contract/network-options.ts";
import { type Protocol, protocols } from "../generated/catalog.ts";
import { anvilBinary } from "../upstreams/anvil/anvil-binary.ts";

/** What makes anvil answer every method of the interface. */
const anvilAdapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;

/** Without it anvil leaves the steps out of the traces of a block. */
const anvilArguments = ["--steps-tracing"] as const;

/**
 * What serves a network of a gateway without the option `networks`: each node has its own anvil for EVM methods, if that is
 * installed; simulators serve everything else.
 */
export function defaultParts(protocol: Protocol): NetworkOptions {
  const { families, endpoints } = protocols[protocol];
  const isEvm = families.includes("ethereum");
  const rpc: PartOptions =
    isEvm && anvilBinary() ? { anvil: anvilArguments, adapters: anvilAdapters } : "simulator";
  return {
    ...(families.length > 0 && { rpc }),
    ...Object.fromEntries(endpoints.map((endpoint) => [endpoint, "simulator" as const])),
  };
}
