import type { NetworkPart } from "../options/network-options.ts";
import { routes } from "../generated/routes.ts";

/** The parts of networks that have cacheable results. Source: the specs' `x-cache`. */
export const cacheableParts: ReadonlySet<NetworkPart> = new Set<NetworkPart>([
  "rpc",
  ...routes.flatMap(({ endpoint, cache }) => (endpoint && cache ? [endpoint] : [])),
]);
