import { invalidArgument, kindOf } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { checkText } from "./check-argument.ts";
import { Channel } from "./channel.ts";
import { readCallOptions, type GrpcClientOptions } from "./client-options.ts";
import type { Messages } from "./codec.ts";
import { readEndpoint } from "./endpoint.ts";
import type * as transport from "./http2-transport.ts";

/** Loads the transport. Each entry does it itself: bundlers include whatever a module may load in browsers. */
export type LoadHttp2 = () => Promise<typeof transport>;

/** A channel over HTTP/2. The first call connects, and all calls share the connection. */
export type Http2Channel = Channel<transport.Http2Transport>;

/** Creates a channel over HTTP/2. @param messages - Loads the messages of the surface. */
export function http2Channel(
  options: GrpcClientOptions,
  messages: () => Promise<Messages>,
  loadHttp2: LoadHttp2,
): { readonly channel: Http2Channel; readonly defaults: CallOptions } {
  const { endpoint, credential, rootCertificates, proxy }: GrpcClientOptions = Object(options);
  if (proxy !== undefined) checkText("proxy", proxy);
  const address = readEndpoint(endpoint, credential);
  const settings = { endpoint: address, rootCertificates: certificates(rootCertificates), proxy };
  const channel: Http2Channel = new Channel(address, async () => {
    // Programs that make no call do not load what makes them.
    const [{ Http2Transport }, loaded] = await Promise.all([loadHttp2(), messages()]);
    return new Http2Transport(channel, settings, loaded);
  });
  const names = ["endpoint", "credential", "rootCertificates", "proxy"];
  return { channel, defaults: readCallOptions(options, names) };
}

function certificates(pem: unknown): Buffer | undefined {
  if (pem === undefined) return undefined;
  if (typeof pem === "string" && pem.includes("-----BEGIN CERTIFICATE-----")) return Buffer.from(pem);
  throw invalidArgument(
    "rootCertificates",
    "certificates in PEM form",
    typeof pem === "string" ? "a text without -----BEGIN CERTIFICATE-----" : kindOf(pem),
  );
}
