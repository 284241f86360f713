/**
 * Tells whether a host is this machine itself, where a credential needs no encryption.
 *
 * @param hostname - As `URL.hostname` gives it: IPv6 in brackets.
 */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
