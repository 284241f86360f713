import { type GrpcWebClientOptions, webChannel } from "../runtime/web/web-channel.ts";
import { type SuiClient, suiClient, suiMessages } from "./sui-client.ts";

export * from "./exports.ts";
export type { GrpcWebClientOptions } from "../runtime/web/web-channel.ts";

/**
 * Creates a client for a Sui node that offers gRPC-Web. It has the same calls as the client over HTTP/2, and runs
 * in browsers, Cloudflare Workers, Node, Deno and Bun.
 *
 * @param options - Endpoint, credential, and defaults for all calls. Deadlines are in milliseconds.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import { createSuiClient } from "@node-access/grpc/sui/web";
 *
 * const client = createSuiClient({ endpoint: "http://127.0.0.1:9640", credential: xToken("demo-sui") });
 * const { balance } = await client.state.getBalance({ owner: "0x2", coinType: "0x2::sui::SUI" });
 * console.log(balance?.balance);
 * ```
 *
 * Source: grpc/grpc, gRPC-Web.
 */
export function createSuiClient(options: GrpcWebClientOptions): SuiClient {
  const { channel, defaults } = webChannel(options, suiMessages);
  return suiClient(channel, defaults);
}
