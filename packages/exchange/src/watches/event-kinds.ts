import { pageFacts, type PageFacts } from "../generated/pages.ts";
import type {
  Address,
  Fill,
  FundingUpdate,
  HistoricalOrder,
  OrderUpdatesEvent,
  UserFillsEvent,
  UserFundingsEvent,
  UserNonFundingLedgerUpdatesEvent,
  UserTwapHistoryEvent,
  UserTwapSliceFillsEvent,
} from "../generated/types.ts";
import type { InfoMethods } from "../generated/methods.ts";

/** What {@link watchUserEvents} delivers, by the name of its subscription. */
export interface UserEventTypes {
  /** Status changes of orders. Of several missed changes of one order, only the last is delivered. */
  orderUpdates: OrderUpdatesEvent[number];
  /** Fills. */
  userFills: UserFillsEvent["fills"][number];
  /** Funding payments. */
  userFundings: UserFundingsEvent["fundings"][number];
  /** Deposits, withdrawals and transfers. */
  userNonFundingLedgerUpdates: UserNonFundingLedgerUpdatesEvent["nonFundingLedgerUpdates"][number];
  /** Status changes of TWAP orders. */
  userTwapHistory: UserTwapHistoryEvent["history"][number];
  /** Fills of TWAP orders. */
  userTwapSliceFills: UserTwapSliceFillsEvent["twapSliceFills"][number];
}

/** The name of a subscription whose events can be read again. */
export type UserEventName = keyof UserEventTypes;

/** How events of a kind are recognized, and how missed ones are read. */
export interface EventKind<Item> {
  /** The property of a notification that lists the events. Absent if the notification is the list. */
  readonly list?: string;
  /** Identifies an event, whether it arrives live or is read. */
  id(item: Item): string;
  /** Milliseconds since 1970. */
  time(item: Item): number;
  /** Reads events from a time on, the oldest first, up to the limit of a page. */
  readonly read: (info: InfoMethods, user: Address, startTime: number) => Promise<readonly Item[]>;
  /** The limits of `read`. Without any, they are unknown. */
  readonly limits?: PageFacts | undefined;
  /** Whether `read` ignores the time, and returns the newest events. */
  readonly newestOnly?: true;
  /** For events that are the state of an order, which `read` may no longer return. */
  readonly orders?: {
    oid(item: Item): number;
    isOpen(item: Item): boolean;
    /** Whether an open order's state is older than the one before, because that one was read after it had been sent. */
    isOlder(item: Item, last: Item): boolean;
    /** @returns one event, or none of an unknown order. */
    read(info: InfoMethods, user: Address, oid: number): Promise<readonly Item[]>;
  };
}

/** The kinds of events, by subscription. */
export const eventKinds: { readonly [Name in UserEventName]: EventKind<UserEventTypes[Name]> } = {
  orderUpdates: {
    // The venue reports each partial fill with the same status.
    id: ({ order, status, statusTimestamp }) => `${order.oid} ${status} ${statusTimestamp} ${order.sz}`,
    time: ({ statusTimestamp }) => statusTimestamp,
    read: async (info, user) => (await info.historicalOrders({ user })).map(toUpdate),
    limits: pageFacts["historicalOrders"],
    newestOnly: true,
    orders: {
      oid: ({ order }) => order.oid,
      isOpen: ({ status }) => status === "open" || status === "triggered",
      isOlder: (item, last) =>
        item.statusTimestamp < last.statusTimestamp ||
        (item.statusTimestamp === last.statusTimestamp && Number(item.order.sz) > Number(last.order.sz)),
      async read(info, user, oid) {
        const found = await info.orderStatus({ user, oid });
        return found.status === "order" ? [toUpdate(found.order)] : [];
      },
    },
  },
  userFills: {
    list: "fills",
    id: fillId,
    time: ({ time }) => time,
    read: (info, user, startTime) => info.userFillsByTime({ user, startTime }),
    limits: pageFacts["userFillsByTime"],
  },
  userFundings: {
    list: "fundings",
    id: ({ time, coin }) => `${time} ${coin}`,
    time: ({ time }) => time,
    read: async (info, user, startTime) => (await info.userFunding({ user, startTime })).map(toPayment),
    limits: pageFacts["userFunding"],
  },
  userNonFundingLedgerUpdates: {
    list: "nonFundingLedgerUpdates",
    // A transaction may have several updates, and the venue's own ones all have the same hash.
    id: ({ time, hash, delta }) => `${time} ${hash} ${JSON.stringify(Object.entries(delta).toSorted())}`,
    time: ({ time }) => time,
    read: (info, user, startTime) => info.userNonFundingLedgerUpdates({ user, startTime }),
    limits: pageFacts["userNonFundingLedgerUpdates"],
  },
  userTwapHistory: {
    list: "history",
    id: ({ time, twapId, state, status }) => `${twapId ?? state.timestamp} ${status.status} ${time}`,
    time: ({ time }) => time * 1_000,
    read: (info, user) => info.twapHistory({ user }),
    newestOnly: true,
  },
  userTwapSliceFills: {
    list: "twapSliceFills",
    id: ({ fill }) => fillId(fill),
    time: ({ fill }) => fill.time,
    read: (info, user, startTime) => info.userTwapSliceFillsByTime({ user, startTime }),
    limits: pageFacts["userTwapSliceFillsByTime"],
  },
};

/** Both sides of a trade have its tid, and both may be the user's. */
function fillId({ tid, oid, time, coin }: Fill): string {
  return `${tid} ${oid} ${time} ${coin}`;
}

function toPayment({ time, delta }: FundingUpdate): UserFundingsEvent["fundings"][number] {
  const { type: _type, ...payment } = delta;
  return { time, ...payment };
}

/** Converts an order with its status to the form of a live event, which has fewer details. */
function toUpdate({ order, status, statusTimestamp }: HistoricalOrder): OrderUpdatesEvent[number] {
  const { coin, side, limitPx, sz, oid, timestamp, origSz, cloid, reduceOnly } = order;
  return {
    order: {
      coin,
      side,
      limitPx,
      sz,
      oid,
      timestamp,
      origSz,
      ...(cloid !== null && { cloid }),
      ...(reduceOnly && { reduceOnly }),
    },
    status,
    statusTimestamp,
  };
}
