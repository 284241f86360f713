import type { CallOptions } from "@node-access/transport";
import type { GrpcClientOptions } from "../runtime/client-options.ts";
import { createGrpcClient } from "../runtime/create-grpc-client.ts";
import {
  suiServices,
  type LedgerService,
  type MovePackageService,
  type NameService,
  type SignatureVerificationService,
  type StateService,
  type SubscriptionService,
  type TransactionExecutionService,
} from "../generated/sui-services.ts";

export { fieldMask, type FieldSelection } from "./field-mask.ts";
export * from "../generated/sui-enums.ts";
export type * from "../generated/sui-messages.ts";
export type { LazyMessage, LazyOption } from "../wire/message.ts";
export type {
  LedgerService,
  MovePackageService,
  NameService,
  SignatureVerificationService,
  StateService,
  SubscriptionService,
  TransactionExecutionService,
} from "../generated/sui-services.ts";

/** A client for a Sui node. */
export interface SuiClient {
  /** Transactions, checkpoints, epochs and objects of the ledger. */
  readonly ledger: LedgerService;
  /** Published code. */
  readonly movePackage: MovePackageService;
  /** Names of addresses. */
  readonly name: NameService;
  /** Checks of signatures. */
  readonly signatureVerification: SignatureVerificationService;
  /** The latest state. */
  readonly state: StateService;
  /** Streams of new checkpoints. */
  readonly subscription: SubscriptionService;
  /** Execution and simulation. */
  readonly transactionExecution: TransactionExecutionService;
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): SuiClient;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
}

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
 * const client = createSuiClient({ endpoint: "sui.example:443", credential: xToken("t0ken") });
 * const { balance } = await client.state.getBalance({ owner: "0x2", coinType: "0x2::sui::SUI" });
 * for await (const { checkpoint } of client.subscription.subscribeCheckpoints({ readMask: ["digest"] })) {
 *   console.log(balance?.balance, checkpoint?.digest);
 *   break;
 * }
 * client.close();
 * ```
 *
 * Source: interface, G.
 */
export function createSuiClient(options: GrpcClientOptions): SuiClient {
  return createGrpcClient<SuiServices>(suiServices, options, () => import("../generated/sui-messages.ts"));
}

type SuiServices = Omit<SuiClient, "with" | "close">;
