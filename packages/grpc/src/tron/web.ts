import { type GrpcWebClientOptions, webChannel } from "../runtime/web/web-channel.ts";
import { type TronClient, tronClient, tronMessages } from "./tron-client.ts";

export * from "./exports.ts";
export type { GrpcWebClientOptions } from "../runtime/web/web-channel.ts";

/**
 * Creates a client for a TRON node behind a gateway or proxy that offers gRPC-Web. It has the same calls as the client
 * over HTTP/2, and runs in browsers, Cloudflare Workers, Node, Deno and Bun.
 *
 * @param options - Endpoint, credential, and defaults for all calls. Deadlines are in milliseconds.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import { createTronClient } from "@node-access/grpc/tron/web";
 *
 * const client = createTronClient({ endpoint: "http://127.0.0.1:9640", credential: xToken("demo-tron") });
 * const { blockHeader } = await client.wallet.getNowBlock2();
 * console.log(blockHeader?.rawData?.number);
 * ```
 *
 * Source: grpc/grpc, gRPC-Web.
 */
export function createTronClient(options: GrpcWebClientOptions): TronClient {
  const { channel, defaults } = webChannel(options, tronMessages);
  return tronClient(channel, defaults);
}
