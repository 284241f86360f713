import type { LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { DeliveryError } from "../model/destination.ts";
import type { DestinationOptions } from "./destination-options.ts";
import { lookUp } from "./look-up.ts";

/** IPv4 addresses that are not public, by IANA's registry of special-purpose addresses; also an address of Azure's hosts. */
const SPECIAL_IPV4 = list(
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 " +
    "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
);
/** Global unicast: all other IPv6 addresses are local, or contain an IPv4 address, which a router may translate. */
const PUBLIC_IPV6 = list("2000::/3");
/** Parts of it that are not public: Teredo and other protocols, documentation, and 6to4. */
const SPECIAL_IPV6 = list("2001::/23 2001:db8::/32 2002::/16 3fff::/20");

function list(ranges: string | readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const range of [ranges].flat().flatMap((text) => text.split(" "))) {
    const [address = "", prefix] = range.split("/");
    const version = isIP(address);
    blocks.addSubnet(address, Number(prefix ?? (version === 6 ? 128 : 32)), version === 6 ? "ipv6" : "ipv4");
  }
  return blocks;
}

/**
 * Which addresses a destination may have. They are checked when a connection is opened, and those that were checked are
 * connected to: whoever owns a name may change its addresses at any time. Connections to public addresses must be encrypted.
 */
export class AddressPolicy {
  readonly #host: string;
  readonly #allowPrivate: boolean;
  readonly #allowed: BlockList;
  readonly #isEncrypted: boolean;
  readonly #howToEncrypt: string;

  /**
   * @param howToEncrypt - What to change in the URL, for errors.
   * @throws DeliveryError if the host is an address that is not allowed; Error if a range is malformed.
   */
  constructor(
    host: string,
    allowPrivate: DestinationOptions["allowPrivate"],
    isEncrypted: boolean,
    howToEncrypt: string,
  ) {
    this.#host = host;
    this.#allowPrivate = allowPrivate === true;
    this.#allowed = list(typeof allowPrivate === "boolean" ? [] : allowPrivate);
    this.#isEncrypted = isEncrypted;
    this.#howToEncrypt = howToEncrypt;
    if (isIP(host)) this.#check([{ address: host, family: isIP(host) }]);
  }

  /** Options of `net.connect` and `tls.connect`, which look up only names. */
  readonly connection: { readonly lookup: LookupFunction; readonly autoSelectFamily: true } = {
    lookup: (_host, options, callback) => {
      this.resolve().then(
        (addresses) => {
          const [first] = addresses as [LookupAddress];
          if (options.all) callback(null, addresses);
          else callback(null, first.address, first.family);
        },
        (error: Error) => callback(error, ""),
      );
    },
    autoSelectFamily: true,
  };

  /** Resolves the host to the addresses that are allowed. @throws DeliveryError if there is none. */
  async resolve(): Promise<LookupAddress[]> {
    const family = isIP(this.#host);
    return this.#check(family ? [{ address: this.#host, family }] : await lookUp(this.#host));
  }

  #check(addresses: readonly LookupAddress[]): LookupAddress[] {
    const host = this.#host;
    const allowed = addresses.filter(({ address }) => this.#allows(address));
    if (allowed.length > 0) return allowed;
    if (addresses.some(({ address }) => isPublic(address))) {
      const text = `${host} has a public address, so the connection must be encrypted: ${this.#howToEncrypt}`;
      throw new DeliveryError("pause", text);
    }
    const text = `${host} has a private address, which this gateway does not allow: use a public one, or ask its operator`;
    throw new DeliveryError("pause", text);
  }

  #allows(address: string): boolean {
    if (contains(this.#allowed, address)) return true;
    return isPublic(address) ? this.#isEncrypted : this.#allowPrivate;
  }
}

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !contains(SPECIAL_IPV4, address);
  return contains(PUBLIC_IPV6, address) && !contains(SPECIAL_IPV6, address);
}

/** An address that a list cannot read, such as one with a zone (`fe80::1%eth0`), is in none. */
function contains(blocks: BlockList, address: string): boolean {
  return blocks.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}
