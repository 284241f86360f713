import type { NetworkOption, NetworkPart, PartOptions, Protocol, UpstreamsPart } from "../src/index.ts";
import { protocols } from "../src/generated/catalog.ts";

type Parts = { readonly [Part in NetworkPart]?: PartOptions };

/** Upstreams at these addresses, called `node-1`, `node-2` and so on. */
export function upstreamsAt(...urls: readonly string[]): UpstreamsPart {
  return { upstreams: urls.map((url, index) => ({ name: `node-${index + 1}`, url })) };
}

/**
 * The mainnets of all protocols, served by simulators. Upstreams may serve any chain.
 *
 * @param sources - Other sources for parts, by protocol.
 */
export function networksWith(sources: { readonly [Name in Protocol]?: Parts }): Record<
  `${Protocol}-mainnet`,
  NetworkOption
> {
  const networks = Object.entries(protocols).map(([protocol, { families, endpoints }]) => {
    const own = sources[protocol as Protocol];
    const parts = [...(families.length > 0 ? ["rpc"] : []), ...endpoints];
    const simulated = Object.fromEntries(parts.map((part) => [part, "simulator"]));
    return [`${protocol}-mainnet`, own ? { chainId: "any", ...simulated, ...own } : "simulator"];
  });
  return Object.fromEntries(networks) as Record<`${Protocol}-mainnet`, NetworkOption>;
}
