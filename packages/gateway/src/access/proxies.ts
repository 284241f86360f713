import type { IncomingHttpHeaders } from "node:http";
import { invalidArgument } from "@node-access/auth";
import proxyAddress from "proxy-addr";

export interface Sender {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined } | undefined;
}

export interface ProxyOptions {
  readonly trusted: readonly string[];
  /** Whether requests must have reached a proxy over TLS, since the gateway itself accepts plain HTTP. */
  readonly requiresTls: boolean;
}

/** The proxies in front of the gateway. `X-Forwarded-*` headers from all other peers are ignored. */
export class Proxies {
  readonly #isTrusted: (address: string, hop: number) => boolean;
  readonly #requiresTls: boolean;

  constructor({ trusted, requiresTls }: ProxyOptions) {
    this.#requiresTls = requiresTls;
    this.#isTrusted = proxyAddress.compile([...trusted]);
  }

  isSecure({ headers, socket }: Sender): boolean {
    if (!this.#requiresTls) return true;
    return headers["x-forwarded-proto"] === "https" && this.#isTrusted(socket?.remoteAddress ?? "", 0);
  }

  /** Whether a request came over TLS: to this gateway, or to a proxy that says so. */
  isHttps({ headers, socket }: Sender): boolean {
    if (socket && "encrypted" in socket) return true;
    return headers["x-forwarded-proto"] === "https" && this.#isTrusted(socket?.remoteAddress ?? "", 0);
  }

  /** The address that a request comes from: the last one in `X-Forwarded-For` that is not a trusted proxy. */
  source({ headers, socket }: Sender): string {
    const remoteAddress = socket?.remoteAddress ?? "";
    const request = { headers, socket: { remoteAddress }, connection: { remoteAddress } };
    const address = proxyAddress(request as Parameters<typeof proxyAddress>[0], this.#isTrusted);
    return plainAddress(address);
  }
}

/** @throws NodeAccessError `INVALID_ARGUMENT` if an entry is neither an address nor a range. */
export function checkProxies(trusted: readonly string[], path = "trustedProxies"): void {
  for (const [index, entry] of trusted.entries()) {
    try {
      proxyAddress.compile(entry);
    } catch {
      const expected = "an IP address, a range such as 10.0.0.0/8, or loopback, linklocal or uniquelocal";
      throw invalidArgument(`${path}.${index}`, expected, "a text that is none of these");
    }
  }
}

/** An address as people write it: IPv4 without the prefix that it has on an IPv6 socket. */
export function plainAddress(address = ""): string {
  return address.replace(/^::ffff:(?=\d+\.)/, "").slice(0, 100);
}
