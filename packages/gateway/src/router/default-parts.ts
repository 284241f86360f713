import type { NetworkOptions, PartOptions } from "../codec/network-options.ts";
import { type Protocol, protocols } from "../generated/catalog.ts";
import { anvilBinary } from "../upstreams/anvil/anvil-binary.ts";

/** The adapters with which anvil supports every method of the interface. */
const anvilAdapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;

/** Without this argument, anvil omits the steps from the traces of a block. */
const anvilArguments = ["--steps-tracing"] as const;

/**
 * What serves a network if the gateway has no `networks` option: each node gets its own anvil for EVM
 * methods, if anvil is installed; simulators serve everything else.
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
