import { type CallOptions, checkFunction } from "@node-access/transport";
import { checkText } from "../check-argument.ts";
import { Channel } from "../channel.ts";
import { readCallOptions } from "../client-options.ts";
import type { Messages } from "../codec.ts";
import { readAddress } from "../endpoint.ts";
import type { GrpcWebClientOptions } from "./web-options.ts";

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
