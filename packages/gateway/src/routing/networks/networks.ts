import type {
  NetworkName,
  NetworkOptions,
  NetworkPart,
  NetworksOption,
  PartOptions,
} from "../../contract/network-options.ts";
import { type Protocol, protocols } from "../../generated/catalog.ts";
import { defaultParts } from "../default-parts.ts";

/** What serves a part of a network that is not off. */
export type ServedPart = Exclude<PartOptions, "off">;

/** What serves each part of a network. Parts that are omitted are off. */
export type ServedParts = { readonly [Part in NetworkPart]?: ServedPart };

/** Which networks this gateway serves, and what serves their parts. */
export class Networks {
  #given: NetworksOption | undefined;
  readonly #parts = new Map<string, ServedParts>();

  /** @param given - Checked. Without it, simulators and development nodes serve every network. */
  constructor(given: NetworksOption | undefined) {
    this.#given = given;
  }

  /** Serves what another one does. */
  become(other: Networks): void {
    this.#given = other.#given;
    this.#parts.clear();
  }

  /** @returns the networks that the option names, with their protocols. */
  given(): readonly (readonly [network: string, protocol: Protocol])[] {
    return Object.keys(this.#given ?? {}).flatMap((network) => {
      const protocol = protocolOf(network);
      return protocol ? [[network, protocol] as const] : [];
    });
  }

  /** @returns what serves the parts of a network, as `ethereum-mainnet`. */
  parts(network: string, protocol: Protocol): ServedParts {
    const known = this.#parts.get(network);
    if (known) return known;
    const parts = this.#servedParts(network, protocol);
    this.#parts.set(network, parts);
    return parts;
  }

  /** @returns what the options say about the chain of a network. */
  identity(network: string): Pick<NetworkOptions, "chainId" | "genesis"> {
    const given = this.#given?.[network as NetworkName];
    if (typeof given !== "object") return {};
    const { chainId, genesis } = given;
    return { ...(chainId !== undefined && { chainId }), ...(genesis !== undefined && { genesis }) };
  }

  #servedParts(network: string, protocol: Protocol): ServedParts {
    const given = this.#given ? this.#given[network as NetworkName] : defaultParts(protocol);
    if (given === undefined || given === "off") return {};
    const served = partsOf(protocol).flatMap((part) => {
      const options = given === "simulator" ? given : (given[part] ?? "off");
      return options === "off" ? [] : [[part, options] as const];
    });
    return Object.fromEntries(served) as ServedParts;
  }

  /** Whether anything serves a network. Without the option `networks`, that is so for all of them. */
  serves(network: string, protocol: Protocol): boolean {
    return !this.#given || Object.keys(this.parts(network, protocol)).length > 0;
  }

  /** @returns for each protocol with a served network that network: the mainnet if it is served, else the first one given. */
  firstOfEachProtocol(): ReadonlyMap<Protocol, string> {
    const found = new Map<Protocol, string>();
    for (const protocol of Object.keys(protocols) as Protocol[]) {
      const own = this.given().flatMap(([name, of]) => (of === protocol ? [name] : []));
      const first = [`${protocol}-mainnet`, ...own].find((name) => this.serves(name, protocol));
      if (first !== undefined) found.set(protocol, first);
    }
    return found;
  }
}

/** @returns the parts that networks of a protocol have. */
export function partsOf(protocol: Protocol): readonly NetworkPart[] {
  const { families, endpoints } = protocols[protocol];
  return [...(families.length > 0 ? (["rpc"] as const) : []), ...endpoints];
}

/** @returns the protocol of a network, which its name begins with: `ethereum` of `ethereum-sepolia`. */
export function protocolOf(network: string): Protocol | undefined {
  return (Object.keys(protocols) as Protocol[]).find((protocol) => network.startsWith(`${protocol}-`));
}
