import dns, { type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { promisify } from "node:util";
import { DeliveryError } from "../model/destination.ts";
import type { DestinationOptions } from "./destination-options.ts";

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
  readonly #allowPrivate: boolean;
  readonly #allowed: BlockList;
  readonly #isEncrypted: boolean;
  readonly #howToEncrypt: string;

  /** @param howToEncrypt - What to change in the URL, for errors. @throws Error if a range is malformed. */
  constructor(allowPrivate: DestinationOptions["allowPrivate"], isEncrypted: boolean, howToEncrypt: string) {
    this.#allowPrivate = allowPrivate === true;
    this.#allowed = list(typeof allowPrivate === "boolean" ? [] : allowPrivate);
    this.#isEncrypted = isEncrypted;
    this.#howToEncrypt = howToEncrypt;
  }

  /** Returns options of `net.connect` and `tls.connect`, whatever a host is called and leads to. @throws DeliveryError if the host is an address that is not allowed. */
  connection(host: string): { readonly lookup: LookupFunction; readonly autoSelectFamily: true } {
    // Addresses are not looked up.
    if (isIP(host)) this.#check(host, [{ address: host, family: isIP(host) }]);
    return { lookup: this.#lookup, autoSelectFamily: true };
  }

  /** Resolves a host to the addresses that are allowed. @throws DeliveryError if there is none. */
  async resolve(host: string): Promise<LookupAddress[]> {
    return this.#check(host, await promisify(dns.lookup)(host, { all: true }));
  }

  readonly #lookup: LookupFunction = (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      try {
        const [first, ...others] = this.#check(host, addresses) as [LookupAddress, ...LookupAddress[]];
        if (options.all) callback(null, [first, ...others]);
        else callback(null, first.address, first.family);
      } catch (refused) {
        callback(refused as Error, "");
      }
    });
  };

  #check(host: string, addresses: readonly LookupAddress[]): LookupAddress[] {
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
