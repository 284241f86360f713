export * from "../generated/tron-enums.ts";
export type * from "../generated/tron-messages.ts";
export type { LazyMessage } from "@node-access/transport/protobuf";
export type { LazyOption } from "../wire/method.ts";
export type {
  Database,
  Monitor,
  TronZksnark,
  Wallet,
  WalletExtension,
  WalletSolidity,
} from "../generated/tron-services.ts";
export type { TronClient } from "./tron-client.ts";
export { fromTronAddress, toTronAddress } from "./tron-address.ts";
