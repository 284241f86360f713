/**
 * Tells whether a host is this machine itself, where a credential needs no encryption.
 *
 * @param hostname - As `URL.hostname` gives it: IPv6 in brackets.
 * @returns whether it is `localhost`, a name under it, 127.0.0.0/8 or ::1.
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
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
