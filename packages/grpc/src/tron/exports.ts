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
export type { TronClient } from "./tron-client.ts";
export { fromTronAddress, toTronAddress } from "./tron-address.ts";
