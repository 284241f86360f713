import type { IncomingMessage } from "node:http";

/**
 * The address that a request comes from, for the audit log.
 *
 * @param isBehindProxy - Whether all requests come through a proxy, which adds its caller's address to `X-Forwarded-For`.
 */
export function sourceOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? headers["x-forwarded-for"] : undefined;
  // What stands before the last comma is what the caller says.
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = last || (socket.remoteAddress ?? "");
  return address.replace(/^::ffff:(?=\d+\.)/, "").slice(0, 100);
}
