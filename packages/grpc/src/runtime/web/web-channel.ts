import type { CredentialFor } from "@node-access/auth";
import { type CallOptions, checkFunction } from "@node-access/transport";
import { checkText } from "../check-argument.ts";
import { Channel } from "../channel.ts";
import { readCallOptions } from "../client-options.ts";
import type { Messages } from "../codec.ts";
import { readAddress } from "../endpoint.ts";

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

/** Creates a channel for gRPC-Web. @param messages - Loads the messages of the surface. */
export function webChannel(
  options: GrpcWebClientOptions,
  messages: () => Promise<Messages>,
): { readonly channel: Channel; readonly defaults: CallOptions } {
  const { endpoint, credential, fetch, proxy }: GrpcWebClientOptions = Object(options);
  if (proxy !== undefined) checkText("proxy", proxy);
  checkFunction("fetch", fetch);
  const settings = { endpoint: readAddress(endpoint, credential), fetch, proxy };
  const channel: Channel = new Channel(settings.endpoint, async () => {
    const [{ WebTransport }, loaded] = await Promise.all([import("./web-transport.ts"), messages()]);
    return new WebTransport(channel, settings, loaded);
  });
  return { channel, defaults: readCallOptions(options, ["endpoint", "credential", "fetch", "proxy"]) };
}
