import type { GrpcClientOptions } from "../runtime/client-options.ts";
import { http2Channel } from "../runtime/http2-channel.ts";
import { type TronClient, tronClient, tronMessages } from "./tron-client.ts";

export * from "./exports.ts";

/**
 * Creates a client for a TRON node. It connects on the first call.
 *
 * @param options - Endpoint, credential, and defaults for all calls.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import { createTronClient } from "@node-access/grpc/tron";
 * import { TransferContract } from "@node-access/grpc/tron/messages";
 *
 * const client = createTronClient({ endpoint: "http://127.0.0.1:9641", credential: xToken("demo-tron") });
 * const { transactions } = await client.wallet.getNowBlock2();
 * for (const { transaction } of transactions) {
 *   const parameter = transaction?.rawData?.contract[0]?.parameter;
 *   if (parameter?.typeUrl.endsWith(".TransferContract")) console.log(TransferContract.decode(parameter.value).amount);
 * }
 * client.close();
 * ```
 */
export function createTronClient(options: GrpcClientOptions): TronClient {
  const { channel, defaults } = http2Channel(
    options,
    tronMessages,
    () => import("../runtime/http2-transport.ts"),
  );
  return tronClient(channel, defaults);
}
