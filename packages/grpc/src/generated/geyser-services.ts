// Generated from specs/grpc/geyser. Do not edit: change the spec and run `npm run generate`.

import type { DeepPartial, MessageStream, Methods, Requests } from "../message.ts";
import type {
  GetBlockHeightRequest,
  GetBlockHeightResponse,
  GetLatestBlockhashRequest,
  GetLatestBlockhashResponse,
  GetSlotRequest,
  GetSlotResponse,
  GetVersionRequest,
  GetVersionResponse,
  IsBlockhashValidRequest,
  IsBlockhashValidResponse,
  PingRequest,
  PongResponse,
  SubscribeReplayInfoRequest,
  SubscribeReplayInfoResponse,
} from "./geyser/geyser.ts";
import type { SubscribeDeshredRequest, SubscribeRequest } from "./geyser/subscribe_request.ts";
import type { SubscribeUpdate, SubscribeUpdateDeshred } from "./geyser/subscribe_update.ts";

/**
 * Streams accounts, slots, transactions, blocks and entries as the validator sees them.
 * Source: interface, G; rpcpool/yellowstone-grpc.
 */
export interface Geyser {
  /**
   * Streams what the filters of the latest request select. Each further request on the same stream
   * replaces the filters of the one before; a request that holds only a ping keeps the stream
   * alive.
   *
   * On the wire `geyser.Geyser/Subscribe`; safe.
   */
  subscribe(requests: Requests<SubscribeRequest>): MessageStream<SubscribeUpdate>;

  /**
   * Streams transactions as they are put together from shreds, before they are executed: no status,
   * no logs, no balances.
   *
   * On the wire `geyser.Geyser/SubscribeDeshred`; safe.
   */
  subscribeDeshred(requests: Requests<SubscribeDeshredRequest>): MessageStream<SubscribeUpdateDeshred>;

  /**
   * Tells from which slot a subscription can still be replayed.
   *
   * On the wire `geyser.Geyser/SubscribeReplayInfo`; safe.
   */
  subscribeReplayInfo(request?: DeepPartial<SubscribeReplayInfoRequest>): Promise<SubscribeReplayInfoResponse>;

  /**
   * Answers with the count it was given.
   *
   * On the wire `geyser.Geyser/Ping`; safe.
   */
  ping(request: DeepPartial<PingRequest>): Promise<PongResponse>;

  /**
   * Reads the newest blockhash and the block height up to which a transaction may use it.
   *
   * On the wire `geyser.Geyser/GetLatestBlockhash`; safe.
   */
  getLatestBlockhash(request?: DeepPartial<GetLatestBlockhashRequest>): Promise<GetLatestBlockhashResponse>;

  /**
   * Reads the block height.
   *
   * On the wire `geyser.Geyser/GetBlockHeight`; safe.
   */
  getBlockHeight(request?: DeepPartial<GetBlockHeightRequest>): Promise<GetBlockHeightResponse>;

  /**
   * Reads the slot.
   *
   * On the wire `geyser.Geyser/GetSlot`; safe.
   */
  getSlot(request?: DeepPartial<GetSlotRequest>): Promise<GetSlotResponse>;

  /**
   * Tells whether a transaction with this blockhash could still be processed.
   *
   * On the wire `geyser.Geyser/IsBlockhashValid`; safe.
   */
  isBlockhashValid(request: DeepPartial<IsBlockhashValidRequest>): Promise<IsBlockhashValidResponse>;

  /**
   * Reads the versions of plugin and validator, as a JSON text.
   *
   * On the wire `geyser.Geyser/GetVersion`; safe.
   */
  getVersion(request?: DeepPartial<GetVersionRequest>): Promise<GetVersionResponse>;
}

/** The calls of each service. */
export const geyserServices: {
  readonly geyser: Methods<Geyser>;
} = {
  geyser: {
    subscribe: {
      name: "geyser.Geyser/Subscribe",
      idempotency: "safe",
      stream: "both",
      endless: true,
      request: "SubscribeRequest",
      response: "SubscribeUpdate",
    },
    subscribeDeshred: {
      name: "geyser.Geyser/SubscribeDeshred",
      idempotency: "safe",
      stream: "both",
      endless: true,
      request: "SubscribeDeshredRequest",
      response: "SubscribeUpdateDeshred",
    },
    subscribeReplayInfo: {
      name: "geyser.Geyser/SubscribeReplayInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "SubscribeReplayInfoRequest",
      response: "SubscribeReplayInfoResponse",
    },
    ping: {
      name: "geyser.Geyser/Ping",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PingRequest",
      response: "PongResponse",
    },
    getLatestBlockhash: {
      name: "geyser.Geyser/GetLatestBlockhash",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetLatestBlockhashRequest",
      response: "GetLatestBlockhashResponse",
    },
    getBlockHeight: {
      name: "geyser.Geyser/GetBlockHeight",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetBlockHeightRequest",
      response: "GetBlockHeightResponse",
    },
    getSlot: {
      name: "geyser.Geyser/GetSlot",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetSlotRequest",
      response: "GetSlotResponse",
    },
    isBlockhashValid: {
      name: "geyser.Geyser/IsBlockhashValid",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IsBlockhashValidRequest",
      response: "IsBlockhashValidResponse",
    },
    getVersion: {
      name: "geyser.Geyser/GetVersion",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetVersionRequest",
      response: "GetVersionResponse",
    },
  },
};
