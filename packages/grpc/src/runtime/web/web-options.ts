import type { CredentialFor } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";

/** Options of a gRPC-Web client. The call options are defaults for all its calls. */
export interface GrpcWebClientOptions extends CallOptions {
  /**
   * `https://host[:port][/path]`, without the credential. Plain `http://` is accepted only for this machine,
   * unless you wrap the credential in `dangerouslySendOverPlainHttp`.
   */
  endpoint: string;
  /** The token of the endpoint: `xToken(...)`. */
  credential?: CredentialFor<"grpc"> | undefined;
  /** Sends the requests instead of the platform's HTTP client. It manages its own connections. */
  fetch?: typeof fetch | undefined;
  /**
   * On Node: the URL of a proxy, or `"environment"` to read `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`.
   * Default: none.
   */
  proxy?: string | undefined;
}
