// Generated from specs/grpc/geyser. Do not edit: change the spec and run `npm run generate`.

import type { DeepPartial, LazyMessage } from "@node-access/transport/protobuf";
import type { LazyOption, MessageStream, Methods, Requests } from "../wire/method.ts";
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
 * Source: rpcpool/yellowstone-grpc.
 */
export interface Geyser {
  /** The same, with a view of each response in place of the decoded message. */
  subscribe(requests: Requests<SubscribeRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeUpdate>>;
  /**
   * Streams updates that match the filters of the latest request. Each further request on the same
   * stream replaces the filters. Send requests with only a ping to keep the stream alive.
   *
   * On the wire `geyser.Geyser/Subscribe`; safe.
   */
  subscribe(requests: Requests<SubscribeRequest>): MessageStream<SubscribeUpdate>;

  /** The same, with a view of each response in place of the decoded message. */
  subscribeDeshred(requests: Requests<SubscribeDeshredRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeUpdateDeshred>>;
  /**
   * Streams transactions as they are reconstructed from shreds, before their execution: without
   * status, logs and balances.
   *
   * On the wire `geyser.Geyser/SubscribeDeshred`; safe.
   */
  subscribeDeshred(requests: Requests<SubscribeDeshredRequest>): MessageStream<SubscribeUpdateDeshred>;

  /** The same, with a view of each response in place of the decoded message. */
  subscribeReplayInfo(request: DeepPartial<SubscribeReplayInfoRequest>, options: LazyOption): Promise<LazyMessage<SubscribeReplayInfoResponse>>;
  /**
   * Gets the first slot from which a subscription can be replayed.
   *
   * On the wire `geyser.Geyser/SubscribeReplayInfo`; safe.
   */
  subscribeReplayInfo(request?: DeepPartial<SubscribeReplayInfoRequest>): Promise<SubscribeReplayInfoResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  ping(request: DeepPartial<PingRequest>, options: LazyOption): Promise<LazyMessage<PongResponse>>;
  /**
   * Sends a count, which the server returns.
   *
   * On the wire `geyser.Geyser/Ping`; safe.
   */
  ping(request: DeepPartial<PingRequest>): Promise<PongResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getLatestBlockhash(request: DeepPartial<GetLatestBlockhashRequest>, options: LazyOption): Promise<LazyMessage<GetLatestBlockhashResponse>>;
  /**
   * Gets the latest blockhash, and the last block height at which it is valid for transactions.
   *
   * On the wire `geyser.Geyser/GetLatestBlockhash`; safe.
   */
  getLatestBlockhash(request?: DeepPartial<GetLatestBlockhashRequest>): Promise<GetLatestBlockhashResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockHeight(request: DeepPartial<GetBlockHeightRequest>, options: LazyOption): Promise<LazyMessage<GetBlockHeightResponse>>;
  /**
   * Gets the current block height.
   *
   * On the wire `geyser.Geyser/GetBlockHeight`; safe.
   */
  getBlockHeight(request?: DeepPartial<GetBlockHeightRequest>): Promise<GetBlockHeightResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getSlot(request: DeepPartial<GetSlotRequest>, options: LazyOption): Promise<LazyMessage<GetSlotResponse>>;
  /**
   * Gets the current slot.
   *
   * On the wire `geyser.Geyser/GetSlot`; safe.
   */
  getSlot(request?: DeepPartial<GetSlotRequest>): Promise<GetSlotResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  isBlockhashValid(request: DeepPartial<IsBlockhashValidRequest>, options: LazyOption): Promise<LazyMessage<IsBlockhashValidResponse>>;
  /**
   * Checks whether a blockhash is still valid for transactions.
   *
   * On the wire `geyser.Geyser/IsBlockhashValid`; safe.
   */
  isBlockhashValid(request: DeepPartial<IsBlockhashValidRequest>): Promise<IsBlockhashValidResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getVersion(request: DeepPartial<GetVersionRequest>, options: LazyOption): Promise<LazyMessage<GetVersionResponse>>;
  /**
   * Gets the versions of the plugin and the validator.
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
