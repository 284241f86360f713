import type { CallOptions } from "@node-access/transport";
import type { Channel } from "../runtime/channel.ts";
import type { Messages } from "../runtime/codec.ts";
import { serviceClient } from "../runtime/service-client.ts";
import {
  tronServices,
  type Database,
  type Monitor,
  type TronZksnark,
  type Wallet,
  type WalletExtension,
  type WalletSolidity,
} from "../generated/tron-services.ts";

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

export function tronClient(channel: Channel, options: CallOptions): TronClient {
  return serviceClient<TronServices>(tronServices, channel, options);
}

export function tronMessages(): Promise<Messages> {
  return import("../generated/tron-messages.ts");
}

type TronServices = Omit<TronClient, "with" | "close">;
