import type { GrpcClientOptions } from "../runtime/client-options.ts";
import { http2Channel } from "../runtime/http2-channel.ts";
import { type SuiClient, suiClient, suiMessages } from "./sui-client.ts";

export * from "./exports.ts";

/**
 * Creates a client for a Sui node. It connects on the first call.
 *
 * @param options - Endpoint, credential, and defaults for all calls.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import { createSuiClient } from "@node-access/grpc/sui";
 *
 * const client = createSuiClient({ endpoint: "http://127.0.0.1:9641", credential: xToken("demo-sui") });
 * const { balance } = await client.state.getBalance({ owner: "0x2", coinType: "0x2::sui::SUI" });
 * for await (const { checkpoint } of client.subscription.subscribeCheckpoints({ readMask: ["digest"] })) {
 *   console.log(balance?.balance, checkpoint?.digest);
 *   break;
 * }
 * client.close();
 * ```
 */
export function createSuiClient(options: GrpcClientOptions): SuiClient {
  const { channel, defaults } = http2Channel(
    options,
    suiMessages,
    () => import("../runtime/http2-transport.ts"),
  );
  return suiClient(channel, defaults);
}
