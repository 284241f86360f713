import type { CallOptions } from "@node-access/transport";
import type { GrpcClientOptions } from "../runtime/client-options.ts";
import { createGrpcClient } from "../runtime/create-grpc-client.ts";
import {
  tronServices,
  type Database,
  type Monitor,
  type TronZksnark,
  type Wallet,
  type WalletExtension,
  type WalletSolidity,
} from "../generated/tron-services.ts";

export * from "../generated/tron-enums.ts";
export type * from "../generated/tron-messages.ts";
export type { LazyMessage, LazyOption } from "../wire/message.ts";
export type {
  Database,
  Monitor,
  TronZksnark,
  Wallet,
  WalletExtension,
  WalletSolidity,
} from "../generated/tron-services.ts";
export { fromTronAddress, toTronAddress } from "./tron-address.ts";

/** A client for a TRON node. */
export interface TronClient {
  /** The latest state; building and broadcasting transactions. */
  readonly wallet: Wallet;
  /** The state as of the latest irreversible block. */
  readonly walletSolidity: WalletSolidity;
  /** The blocks that the node itself has stored; most nodes do not offer it. */
  readonly database: Database;
  /** The transactions of an account, on nodes that have an index of them. */
  readonly walletExtension: WalletExtension;
  /** The metrics of the node, if its configuration enables them. */
  readonly monitor: Monitor;
  /** Verifies the proofs of shielded transfers, on nodes that run it as a separate service. */
  readonly tronZksnark: TronZksnark;
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): TronClient;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
}

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
 * const client = createTronClient({ endpoint: "tron.example:443", credential: xToken("t0ken") });
 * const { transactions } = await client.wallet.getNowBlock2();
 * for (const { transaction } of transactions) {
 *   const parameter = transaction?.rawData?.contract[0]?.parameter;
 *   if (parameter?.typeUrl.endsWith(".TransferContract")) console.log(TransferContract.decode(parameter.value).amount);
 * }
 * client.close();
 * ```
 *
 * Source: interface, G.
 */
export function createTronClient(options: GrpcClientOptions): TronClient {
  return createGrpcClient<TronServices>(tronServices, options, () => import("../generated/tron-messages.ts"));
}

type TronServices = Omit<TronClient, "with" | "close">;
