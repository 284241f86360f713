import { kindOf } from "./describe-value.ts";
import { invalidArgument } from "./errors.ts";

/**
 * Validates the address of a proxy.
 *
 * @param proxy - The address, or `undefined` for none.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything else. The error does not show it, because it may contain a
 * password.
 *
 * @example
 * ```ts
 * import { checkProxy } from "@node-access/auth";
 *
 * checkProxy("http://user:password@proxy.example:8080");
 * ```
 */
export function checkProxy(proxy: unknown): void {
  if (proxy === undefined || (typeof proxy === "string" && /^https?:/.test(proxy) && URL.canParse(proxy)))
    return;
  const expected =
    'http://[user:password@]host:port, or "environment" and such addresses in HTTP_PROXY and HTTPS_PROXY';
  throw invalidArgument("proxy", expected, typeof proxy === "string" ? "another text" : kindOf(proxy));
}
