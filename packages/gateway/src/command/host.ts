import { invalidArgument, isLoopback } from "@node-access/auth";

/** @returns an address in the form that URLs require. */
export function formatHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Whether only this machine reaches an address. */
export function isLocal(host: string): boolean {
  return isLoopback(formatHost(host));
}

/** Operators' keys and passwords must not travel unencrypted: other addresses need a certificate. */
export function checkOperatorHost(
  option: "admin.host" | "console.host",
  host: string,
  hasTls: boolean,
): void {
  if (!hasTls && !isLocal(host))
    throw invalidArgument(option, "a loopback address, or else tls (--cert)", host);
}
