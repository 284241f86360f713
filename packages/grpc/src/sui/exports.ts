export { fieldMask, type FieldSelection } from "./field-mask.ts";
export * from "../generated/sui-enums.ts";
export type * from "../generated/sui-messages.ts";
export type { LazyMessage } from "@node-access/transport/protobuf";
export type { LazyOption } from "../wire/method.ts";
export type {
  LedgerService,
  MovePackageService,
  NameService,
  SignatureVerificationService,
  StateService,
  SubscriptionService,
  TransactionExecutionService,
} from "../generated/sui-services.ts";
export type { SuiClient } from "./sui-client.ts";
export type {
  CheckpointGap,
  Resumed,
  SubscriptionOptions,
  SuiSubscriptions,
} from "./subscription-options.ts";
