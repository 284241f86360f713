import type {
  ListEventsRequest,
  ListTransactionsRequest,
  SubscribeEventsRequest,
  SubscribeTransactionsRequest,
} from "../generated/sui-messages.ts";
import type { QueryEndReason } from "../generated/sui-enums.ts";
import { SubscribeEventsResponse, SubscribeTransactionsResponse } from "../generated/sui-messages.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";
import type { SubscriptionServices } from "./read-subscription.ts";

/** Where a transaction or an event is in the ledger. */
interface Place {
  readonly checkpoint?: bigint | undefined;
  readonly transactionIndex?: bigint | undefined;
  readonly eventIndex?: number | undefined;
}

/** How far a stream or a list has come. */
export interface Progress {
  readonly cursor?: Uint8Array | undefined;
  readonly checkpoint?: bigint | undefined;
}

/** A message of a subscription or a list, or a view of one. */
export interface ItemMessage {
  readonly transaction?: Place | undefined;
  readonly event?: Place | undefined;
  readonly watermark?: Progress | undefined;
  /** Only in a list. */
  readonly end?: { readonly reason?: QueryEndReason | undefined } | undefined;
}

/** A request of either kind. Only the type of its filter differs. */
export type SubscribeRequest = DeepPartial<SubscribeTransactionsRequest & SubscribeEventsRequest>;
export type ListRequest = DeepPartial<ListTransactionsRequest & ListEventsRequest>;

/** What differs between the streams of transactions and those of events. */
export interface ItemKind {
  /** The field of a message that has the item. */
  readonly field: "transaction" | "event";
  /** What a node returns of an item without a mask. */
  readonly defaultMask: readonly string[];
  /** The fields that say where an item is. */
  readonly placeMask: readonly string[];
  readonly Response: typeof SubscribeTransactionsResponse | typeof SubscribeEventsResponse;
  subscribe(
    services: SubscriptionServices,
    request: SubscribeRequest,
    lazy: boolean,
  ): AsyncIterable<ItemMessage>;
  list(services: SubscriptionServices, request: ListRequest): AsyncIterable<ItemMessage>;
}

export const transactionKind: ItemKind = {
  field: "transaction",
  defaultMask: ["digest"],
  placeMask: ["checkpoint", "transaction_index"],
  Response: SubscribeTransactionsResponse,
  // The signature depends on an option that is not known here.
  subscribe: ({ subscription }, request, lazy) =>
    subscription.subscribeTransactions(request, { lazy } as never),
  list: ({ ledger }, request) => ledger.listTransactions(request),
};

export const eventKind: ItemKind = {
  field: "event",
  defaultMask: ["event_type"],
  placeMask: ["checkpoint", "transaction_index", "event_index"],
  Response: SubscribeEventsResponse,
  subscribe: ({ subscription }, request, lazy) => subscription.subscribeEvents(request, { lazy } as never),
  list: ({ ledger }, request) => ledger.listEvents(request),
};

/** Bits of a transaction's index and of an event's index in a position. */
const INDEX_BITS = 64n;

/** @returns a number that orders items by where they are; `undefined` if the node has not said it. */
export function computePosition(item: Place): bigint | undefined {
  const { checkpoint, transactionIndex, eventIndex = 0 } = item;
  if (checkpoint === undefined || transactionIndex === undefined) return undefined;
  return (((checkpoint << INDEX_BITS) | transactionIndex) << INDEX_BITS) | BigInt(eventIndex);
}

/** @returns the position of the end of a checkpoint, which is after its items. */
export function findEnd(checkpoint: bigint): bigint {
  return ((checkpoint + 1n) << (2n * INDEX_BITS)) - 1n;
}

/** @returns the first checkpoint that has something after a position. */
export function checkpointAfter(position: bigint): bigint {
  return (position + 1n) >> (2n * INDEX_BITS);
}

/** @returns the last checkpoint that has something before a position. */
export function checkpointBefore(position: bigint): bigint {
  return (position - 1n) >> (2n * INDEX_BITS);
}
