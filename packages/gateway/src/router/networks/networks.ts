import type {
  NetworkName,
  NetworkOptions,
  NetworkPart,
  NetworksOption,
  PartOptions,
} from "../../options/network-options.ts";
import { type Protocol, protocols } from "../../generated/catalog.ts";
import { routes } from "../../generated/routes.ts";
import type { WeightOf } from "../../upstreams/shares.ts";
import { anvilBinary } from "../../upstreams/anvil/anvil-binary.ts";

/** The cluster of a network's part that is not off. */
export type ServedPart = Exclude<PartOptions, "off">;

/** The cluster of each part of a network. Parts that are omitted are off. */
export type ServedParts = { readonly [Part in NetworkPart]?: ServedPart };

/** Which networks this gateway serves, and the clusters of their parts. */
export class Networks {
  #option: NetworksOption | undefined;
  readonly #parts = new Map<string, ServedParts>();

  /** @param option - The checked option. Without it, simulators and development nodes serve every network. */
  constructor(option: NetworksOption | undefined) {
    this.#option = option;
  }

  replaceWith(other: Networks): void {
    this.#option = other.#option;
    this.#parts.clear();
  }

  configured(): readonly (readonly [network: string, protocol: Protocol])[] {
    return Object.keys(this.#option ?? {}).flatMap((network) => {
      const protocol = findProtocol(network);
      return protocol ? [[network, protocol] as const] : [];
    });
  }

  /** @param network - Such as `ethereum-mainnet`. */
  parts(network: string, protocol: Protocol): ServedParts {
    const known = this.#parts.get(network);
    if (known) return known;
    const parts = this.#servedParts(network, protocol);
    this.#parts.set(network, parts);
    return parts;
  }

  /** @returns what the options say about a network's chain. */
  identity(network: string): Pick<NetworkOptions, "chainId" | "genesis"> {
    const option = this.#option?.[network as NetworkName];
    if (typeof option !== "object") return {};
    const { chainId, genesis } = option;
    return { ...(chainId !== undefined && { chainId }), ...(genesis !== undefined && { genesis }) };
  }

  /** @returns the weights of a network's tenants. They follow later changes of the option. */
  findWeight(network: string): WeightOf {
    return (tenant) => {
      const option = this.#option?.[network as NetworkName];
      return (typeof option === "object" && option.shares?.[tenant]) || 1;
    };
  }

  #servedParts(network: string, protocol: Protocol): ServedParts {
    const option = this.#option ? this.#option[network as NetworkName] : defaultParts(protocol);
    if (option === undefined || option === "off") return {};
    const served = listParts(protocol).flatMap((part) => {
      const options = option === "simulator" ? option : (option[part] ?? "off");
      return options === "off" ? [] : [[part, options] as const];
    });
    return Object.fromEntries(served) as ServedParts;
  }

  /** Whether a network is served. Without the option `networks`, all networks are. */
  serves(network: string, protocol: Protocol): boolean {
    return !this.#option || Object.keys(this.parts(network, protocol)).length > 0;
  }

  /** @returns a served network for each protocol: the mainnet, or else the first one in the option. */
  firstOfEachProtocol(): ReadonlyMap<Protocol, string> {
    const found = new Map<Protocol, string>();
    for (const protocol of Object.keys(protocols) as Protocol[]) {
      const own = this.configured().flatMap(([name, of]) => (of === protocol ? [name] : []));
      const first = [`${protocol}-mainnet`, ...own].find((name) => this.serves(name, protocol));
      if (first !== undefined) found.set(protocol, first);
    }
    return found;
  }
}

/** The parts of networks that have cacheable results. Source: the specs' `x-cache`. */
export const cacheableParts: ReadonlySet<NetworkPart> = new Set<NetworkPart>([
  "rpc",
  ...routes.flatMap(({ endpoint, cache }) => (endpoint && cache ? [endpoint] : [])),
]);

export function listParts(protocol: Protocol): readonly NetworkPart[] {
  const { families, endpoints } = protocols[protocol];
  return [...(families.length > 0 ? (["rpc"] as const) : []), ...endpoints];
}

/** @returns the protocol that a network's name begins with: `ethereum` for `ethereum-sepolia`. */
export function findProtocol(network: string): Protocol | undefined {
  return (Object.keys(protocols) as Protocol[]).find((protocol) => network.startsWith(`${protocol}-`));
}

/** The adapters with which anvil supports every method of the interface. */
const anvilAdapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;

/** Without this argument, anvil omits the steps from the traces of a block. */
const anvilArguments = ["--steps-tracing"] as const;

/**
 * What serves a network without the option `networks`: each node gets its own anvil for EVM methods, if anvil
 * is installed; simulators serve everything else.
 */
function defaultParts(protocol: Protocol): NetworkOptions {
  const { families, endpoints } = protocols[protocol];
  const isEvm = families.includes("ethereum");
  const rpc: PartOptions =
    isEvm && anvilBinary() ? { anvil: anvilArguments, adapters: anvilAdapters } : "simulator";
  return {
    ...(families.length > 0 && { rpc }),
    ...Object.fromEntries(endpoints.map((endpoint) => [endpoint, "simulator" as const])),
  };
}
