/**
 * Checks whether a host is the local machine, to which credentials may be sent unencrypted.
 *
 * @param hostname - The host as in `URL.hostname`: IPv6 addresses in brackets.
 * @returns whether it is `localhost`, a subdomain of it, in 127.0.0.0/8, also within IPv6, or ::1.
 *
 * @example
 * ```ts
 * import { isLoopback } from "@node-access/auth";
 *
 * console.log(isLoopback(new URL("http://127.0.0.1:8545").hostname)); // true
 * ```
 *
 * Source: RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3.
 */
export function isLoopback(hostname: string): boolean {
  return (
    typeof hostname === "string" &&
    /^((.+\.)?localhost|127(\.\d+){3}|\[::(1|ffff:7f\w\w:\w+)])$/.test(hostname)
  );
}
