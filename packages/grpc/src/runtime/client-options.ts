import type { CredentialFor } from "@node-access/auth";
import { checkCallOptions, type CallOptions } from "@node-access/transport";
import { checkNames, checkObject } from "./check-argument.ts";

/** Options of a client. The call options are defaults for all its calls. */
export interface GrpcClientOptions extends CallOptions {
  /**
   * `host:port`; the default port is 443. Connections use TLS. Only `http://127.0.0.1:port`, or another
   * address of this machine, connects without TLS, unless you wrap the credential in `dangerouslySendOverPlainHttp`.
   */
  endpoint: string;
  /** The token of the endpoint: `xToken(...)`. */
  credential?: CredentialFor<"grpc"> | undefined;
  /** PEM certificates to trust instead of the platform's, for servers with a self-signed or private certificate. */
  rootCertificates?: string | undefined;
  /** The URL of a proxy, or `"environment"` to read `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  proxy?: string | undefined;
}

const CALL_OPTIONS = [
  "timeout",
  "totalTimeout",
  "signal",
  "retries",
  "maxResponseBytes",
  "headers",
  "middleware",
  "onResponse",
] as const satisfies readonly (keyof CallOptions)[];

/**
 * Picks the call options from a client's options, so that the credential is not passed on with them.
 *
 * @param names - The other options of the client.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid option.
 */
export function readCallOptions(options: CallOptions, names: readonly string[]): CallOptions {
  checkNames(options, [...names, ...CALL_OPTIONS]);
  const own: CallOptions = Object.fromEntries(CALL_OPTIONS.map((name) => [name, options[name]]));
  checkCallOptions(own);
  return own;
}

/** The call options of a client derived with `with`. */
export function derivedOptions(options: CallOptions, more: CallOptions): CallOptions {
  checkObject("options", more);
  checkNames(more, CALL_OPTIONS);
  const own = { ...options, ...more };
  checkCallOptions(own);
  return own;
}
