// Generated from specs/grpc/geyser. Do not edit: change the spec and run `npm run generate`.

import type { DeepPartial, LazyMessage, LazyOption, MessageStream, Methods, Requests } from "../message.ts";
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
  /** The same, with a view of each response in place of the decoded message. */
  subscribe(requests: Requests<SubscribeRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeUpdate>>;
  /**
   * Streams what the filters of the latest request select. Each further request on the same stream
   * replaces the filters of the one before; a request that holds only a ping keeps the stream
   * alive.
   *
   * On the wire `geyser.Geyser/Subscribe`; safe.
   */
  subscribe(requests: Requests<SubscribeRequest>): MessageStream<SubscribeUpdate>;

  /** The same, with a view of each response in place of the decoded message. */
  subscribeDeshred(requests: Requests<SubscribeDeshredRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeUpdateDeshred>>;
  /**
   * Streams transactions as they are put together from shreds, before they are executed: no status,
   * no logs, no balances.
   *
   * On the wire `geyser.Geyser/SubscribeDeshred`; safe.
   */
  subscribeDeshred(requests: Requests<SubscribeDeshredRequest>): MessageStream<SubscribeUpdateDeshred>;

  /** The same, with a view of each response in place of the decoded message. */
  subscribeReplayInfo(request: DeepPartial<SubscribeReplayInfoRequest>, options: LazyOption): Promise<LazyMessage<SubscribeReplayInfoResponse>>;
  /**
   * Returns the first slot from which a subscription can be replayed.
   *
   * On the wire `geyser.Geyser/SubscribeReplayInfo`; safe.
   */
  subscribeReplayInfo(request?: DeepPartial<SubscribeReplayInfoRequest>): Promise<SubscribeReplayInfoResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  ping(request: DeepPartial<PingRequest>, options: LazyOption): Promise<LazyMessage<PongResponse>>;
  /**
   * Returns the count that it was sent.
   *
   * On the wire `geyser.Geyser/Ping`; safe.
   */
  ping(request: DeepPartial<PingRequest>): Promise<PongResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getLatestBlockhash(request: DeepPartial<GetLatestBlockhashRequest>, options: LazyOption): Promise<LazyMessage<GetLatestBlockhashResponse>>;
  /**
   * Reads the newest blockhash and the block height up to which a transaction may use it.
   *
   * On the wire `geyser.Geyser/GetLatestBlockhash`; safe.
   */
  getLatestBlockhash(request?: DeepPartial<GetLatestBlockhashRequest>): Promise<GetLatestBlockhashResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockHeight(request: DeepPartial<GetBlockHeightRequest>, options: LazyOption): Promise<LazyMessage<GetBlockHeightResponse>>;
  /**
   * Reads the block height.
   *
   * On the wire `geyser.Geyser/GetBlockHeight`; safe.
   */
  getBlockHeight(request?: DeepPartial<GetBlockHeightRequest>): Promise<GetBlockHeightResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getSlot(request: DeepPartial<GetSlotRequest>, options: LazyOption): Promise<LazyMessage<GetSlotResponse>>;
  /**
   * Reads the slot.
   *
   * On the wire `geyser.Geyser/GetSlot`; safe.
   */
  getSlot(request?: DeepPartial<GetSlotRequest>): Promise<GetSlotResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  isBlockhashValid(request: DeepPartial<IsBlockhashValidRequest>, options: LazyOption): Promise<LazyMessage<IsBlockhashValidResponse>>;
  /**
   * Checks whether a transaction with this blockhash could still be processed.
   *
   * On the wire `geyser.Geyser/IsBlockhashValid`; safe.
   */
  isBlockhashValid(request: DeepPartial<IsBlockhashValidRequest>): Promise<IsBlockhashValidResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getVersion(request: DeepPartial<GetVersionRequest>, options: LazyOption): Promise<LazyMessage<GetVersionResponse>>;
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
