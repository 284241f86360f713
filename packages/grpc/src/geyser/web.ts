import type { CallOptions } from "@node-access/transport";
import { bindService } from "../runtime/bind-service.ts";
import type { Channel } from "../runtime/channel.ts";
import { derivedOptions } from "../runtime/client-options.ts";
import type { WebService } from "../runtime/web/create-grpc-web-client.ts";
import { type GrpcWebClientOptions, webChannel } from "../runtime/web/web-channel.ts";
import { type Geyser, geyserServices } from "../generated/geyser-services.ts";

export { fromBase58, toBase58 } from "../runtime/base58.ts";
export * from "../generated/geyser-enums.ts";
export type * from "../generated/geyser-messages.ts";
export type { LazyMessage } from "@node-access/transport/protobuf";
export type { LazyOption } from "../wire/method.ts";
export type { GrpcWebClientOptions } from "../runtime/web/web-channel.ts";

/** A client of those calls of Solana's Geyser service that gRPC-Web can make: all except subscriptions. */
export interface GeyserWebClient extends WebService<Geyser> {
  /** The same client with other options for its calls. */
  with(options: CallOptions): GeyserWebClient;
  /** Ends all calls with `CLOSED`, also for clients derived with `with`. */
  close(): void;
}

/**
 * Creates a client for Solana's Geyser service behind a gateway or proxy that offers gRPC-Web. It runs in browsers,
 * Cloudflare Workers, Node, Deno and Bun. Subscriptions stream requests, which needs the client over HTTP/2.
 *
 * @param options - Endpoint, credential, and defaults for all calls. Deadlines are in milliseconds.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import { CommitmentLevel, createGeyserClient } from "@node-access/grpc/geyser/web";
 *
 * const client = createGeyserClient({ endpoint: "http://127.0.0.1:9640", credential: xToken("demo-solana") });
 * const { slot } = await client.getSlot({ commitment: CommitmentLevel.FINALIZED });
 * console.log(slot);
 * ```
 *
 * Source: grpc/grpc, gRPC-Web.
 */
export function createGeyserClient(options: GrpcWebClientOptions): GeyserWebClient {
  const { channel, defaults } = webChannel(options, () => import("../generated/geyser-messages.ts"));
  return geyserClient(channel, defaults);
}

function geyserClient(channel: Channel, options: CallOptions): GeyserWebClient {
  return {
    ...bindService<Geyser>(geyserServices.geyser, channel, options),
    with: (more) => geyserClient(channel, derivedOptions(options, more)),
    close: () => channel.close(),
  };
}
