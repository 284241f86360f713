// Generated from specs/grpc/protocol/market.proto. Do not edit: change the spec and run `npm run generate`.

import { MarketOrder_State } from "../tron-enums.ts";
export { MarketOrder_State };

/** TRON's built-in exchange (Bancor) and order book market. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

/** A trading pair of the exchange. */
export interface Exchange {
  /** Id of the trading pair, counted from 1. */
  exchangeId: bigint;
  /**
   * Account that created the pair: 21-byte address with the prefix 0x41. Only it may change
   * liquidity.
   */
  creatorAddress: Uint8Array;
  /** Creation time, in milliseconds since the Unix epoch. */
  createTime: bigint;
  /** Id of the first token in decimal digits, or `_` for TRX. */
  firstTokenId: Uint8Array;
  /** Liquidity in the first token, in its smallest unit (sun for TRX). Zero if the pair is closed. */
  firstTokenBalance: bigint;
  /** Id of the second token in decimal digits, or `_` for TRX. */
  secondTokenId: Uint8Array;
  /** Liquidity in the second token, in its smallest unit (sun for TRX). Zero if the pair is closed. */
  secondTokenBalance: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExchange = (): Exchange => ({
  exchangeId: 0n,
  creatorAddress: NO_BYTES,
  createTime: 0n,
  firstTokenId: NO_BYTES,
  firstTokenBalance: 0n,
  secondTokenId: NO_BYTES,
  secondTokenBalance: 0n,
});

export const Exchange: MessageFns<Exchange> = /* @__PURE__ */ defineMessage("Exchange", {
  empty: emptyExchange,
  fields: () => [
    { name: "exchangeId", tags: [8], type: "int64" },
    { name: "creatorAddress", tags: [18], type: "bytes" },
    { name: "createTime", tags: [24], type: "int64" },
    { name: "firstTokenId", tags: [50], type: "bytes" },
    { name: "firstTokenBalance", tags: [56], type: "int64" },
    { name: "secondTokenId", tags: [66], type: "bytes" },
    { name: "secondTokenBalance", tags: [72], type: "int64" },
  ],
  decode(input, length, message = emptyExchange()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.exchangeId = reader.int64();
      else if (tag === 18) message.creatorAddress = reader.bytes();
      else if (tag === 24) message.createTime = reader.int64();
      else if (tag === 50) message.firstTokenId = reader.bytes();
      else if (tag === 56) message.firstTokenBalance = reader.int64();
      else if (tag === 66) message.secondTokenId = reader.bytes();
      else if (tag === 72) message.secondTokenBalance = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.exchangeId !== 0n) writer.uint32(8).int64(message.exchangeId);
    if (message.creatorAddress.length !== 0) writer.uint32(18).bytes(message.creatorAddress);
    if (message.createTime !== 0n) writer.uint32(24).int64(message.createTime);
    if (message.firstTokenId.length !== 0) writer.uint32(50).bytes(message.firstTokenId);
    if (message.firstTokenBalance !== 0n) writer.uint32(56).int64(message.firstTokenBalance);
    if (message.secondTokenId.length !== 0) writer.uint32(66).bytes(message.secondTokenId);
    if (message.secondTokenBalance !== 0n) writer.uint32(72).int64(message.secondTokenBalance);
  },
});

/** Trading pairs of the exchange. */
export interface ExchangeList {
  /** The trading pairs. */
  exchanges: Exchange[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExchangeList = (): ExchangeList => ({ exchanges: [] });

export const ExchangeList: MessageFns<ExchangeList> = /* @__PURE__ */ defineMessage("ExchangeList", {
  empty: emptyExchangeList,
  fields: () => [{ name: "exchanges", tags: [10], type: Exchange, repeated: true }],
  decode(input, length, message = emptyExchangeList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.exchanges.push(Exchange.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.exchanges) Exchange.encode(item, writer.uint32(10).fork()).join();
  },
});

/** Creates a trading pair. */
export interface ExchangeCreateContract {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the first token in decimal digits, or `_` for TRX. */
  firstTokenId: Uint8Array;
  /** Initial liquidity in the first token, in its smallest unit. */
  firstTokenBalance: bigint;
  /** Id of the second token in decimal digits, or `_` for TRX. */
  secondTokenId: Uint8Array;
  /** Initial liquidity in the second token, in its smallest unit. */
  secondTokenBalance: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExchangeCreateContract = (): ExchangeCreateContract => ({
  ownerAddress: NO_BYTES,
  firstTokenId: NO_BYTES,
  firstTokenBalance: 0n,
  secondTokenId: NO_BYTES,
  secondTokenBalance: 0n,
});

export const ExchangeCreateContract: MessageFns<ExchangeCreateContract> = /* @__PURE__ */ defineMessage(
  "ExchangeCreateContract",
  {
    empty: emptyExchangeCreateContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "firstTokenId", tags: [18], type: "bytes" },
      { name: "firstTokenBalance", tags: [24], type: "int64" },
      { name: "secondTokenId", tags: [34], type: "bytes" },
      { name: "secondTokenBalance", tags: [40], type: "int64" },
    ],
    decode(input, length, message = emptyExchangeCreateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.firstTokenId = reader.bytes();
        else if (tag === 24) message.firstTokenBalance = reader.int64();
        else if (tag === 34) message.secondTokenId = reader.bytes();
        else if (tag === 40) message.secondTokenBalance = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.firstTokenId.length !== 0) writer.uint32(18).bytes(message.firstTokenId);
      if (message.firstTokenBalance !== 0n) writer.uint32(24).int64(message.firstTokenBalance);
      if (message.secondTokenId.length !== 0) writer.uint32(34).bytes(message.secondTokenId);
      if (message.secondTokenBalance !== 0n) writer.uint32(40).int64(message.secondTokenBalance);
    },
  },
);

/** Adds liquidity to a trading pair. */
export interface ExchangeInjectContract {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the trading pair. */
  exchangeId: bigint;
  /** One of the pair's tokens: id in decimal digits, or `_` for TRX. */
  tokenId: Uint8Array;
  /** Amount of that token to add, in its smallest unit. The other token is added in proportion. */
  quant: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExchangeInjectContract = (): ExchangeInjectContract => ({
  ownerAddress: NO_BYTES,
  exchangeId: 0n,
  tokenId: NO_BYTES,
  quant: 0n,
});

export const ExchangeInjectContract: MessageFns<ExchangeInjectContract> = /* @__PURE__ */ defineMessage(
  "ExchangeInjectContract",
  {
    empty: emptyExchangeInjectContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "exchangeId", tags: [16], type: "int64" },
      { name: "tokenId", tags: [26], type: "bytes" },
      { name: "quant", tags: [32], type: "int64" },
    ],
    decode(input, length, message = emptyExchangeInjectContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.exchangeId = reader.int64();
        else if (tag === 26) message.tokenId = reader.bytes();
        else if (tag === 32) message.quant = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.exchangeId !== 0n) writer.uint32(16).int64(message.exchangeId);
      if (message.tokenId.length !== 0) writer.uint32(26).bytes(message.tokenId);
      if (message.quant !== 0n) writer.uint32(32).int64(message.quant);
    },
  },
);

/** Withdraws liquidity from a trading pair. */
export interface ExchangeWithdrawContract {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the trading pair. */
  exchangeId: bigint;
  /** One of the pair's tokens: id in decimal digits, or `_` for TRX. */
  tokenId: Uint8Array;
  /**
   * Amount of that token to withdraw, in its smallest unit. The other token is withdrawn in
   * proportion.
   */
  quant: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExchangeWithdrawContract = (): ExchangeWithdrawContract => ({
  ownerAddress: NO_BYTES,
  exchangeId: 0n,
  tokenId: NO_BYTES,
  quant: 0n,
});

export const ExchangeWithdrawContract: MessageFns<ExchangeWithdrawContract> = /* @__PURE__ */ defineMessage(
  "ExchangeWithdrawContract",
  {
    empty: emptyExchangeWithdrawContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "exchangeId", tags: [16], type: "int64" },
      { name: "tokenId", tags: [26], type: "bytes" },
      { name: "quant", tags: [32], type: "int64" },
    ],
    decode(input, length, message = emptyExchangeWithdrawContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.exchangeId = reader.int64();
        else if (tag === 26) message.tokenId = reader.bytes();
        else if (tag === 32) message.quant = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.exchangeId !== 0n) writer.uint32(16).int64(message.exchangeId);
      if (message.tokenId.length !== 0) writer.uint32(26).bytes(message.tokenId);
      if (message.quant !== 0n) writer.uint32(32).int64(message.quant);
    },
  },
);

/** Trades with a trading pair. */
export interface ExchangeTransactionContract {
  /** Trader: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the trading pair. */
  exchangeId: bigint;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  tokenId: Uint8Array;
  /** Amount to sell, in the token's smallest unit. */
  quant: bigint;
  /** Minimum amount to receive. */
  expected: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExchangeTransactionContract = (): ExchangeTransactionContract => ({
  ownerAddress: NO_BYTES,
  exchangeId: 0n,
  tokenId: NO_BYTES,
  quant: 0n,
  expected: 0n,
});

export const ExchangeTransactionContract: MessageFns<ExchangeTransactionContract> = /* @__PURE__ */ defineMessage(
  "ExchangeTransactionContract",
  {
    empty: emptyExchangeTransactionContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "exchangeId", tags: [16], type: "int64" },
      { name: "tokenId", tags: [26], type: "bytes" },
      { name: "quant", tags: [32], type: "int64" },
      { name: "expected", tags: [40], type: "int64" },
    ],
    decode(input, length, message = emptyExchangeTransactionContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.exchangeId = reader.int64();
        else if (tag === 26) message.tokenId = reader.bytes();
        else if (tag === 32) message.quant = reader.int64();
        else if (tag === 40) message.expected = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.exchangeId !== 0n) writer.uint32(16).int64(message.exchangeId);
      if (message.tokenId.length !== 0) writer.uint32(26).bytes(message.tokenId);
      if (message.quant !== 0n) writer.uint32(32).int64(message.quant);
      if (message.expected !== 0n) writer.uint32(40).int64(message.expected);
    },
  },
);

/** An order in the market. */
export interface MarketOrder {
  /** Id of the order: 32-byte hash. */
  orderId: Uint8Array;
  /** Account that placed the order: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Time of the order, in milliseconds since the Unix epoch. */
  createTime: bigint;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sellTokenId: Uint8Array;
  /** Amount to sell when the order was placed, in the token's smallest unit. */
  sellTokenQuantity: bigint;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buyTokenId: Uint8Array;
  /** Least amount to receive for all of `sell_token_quantity`, in the token's smallest unit. */
  buyTokenQuantity: bigint;
  /** Amount that is not yet sold. Zero once the order is inactive or canceled. */
  sellTokenQuantityRemain: bigint;
  /** Amount returned to the owner because it was too small to trade; otherwise zero. */
  sellTokenQuantityReturn: bigint;
  /** State of the order. */
  state: MarketOrder_State;
  /** Id of the previous order at the same price; empty for the first. */
  prev: Uint8Array;
  /** Id of the next order at the same price; empty for the last. */
  next: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketOrder = (): MarketOrder => ({
  orderId: NO_BYTES,
  ownerAddress: NO_BYTES,
  createTime: 0n,
  sellTokenId: NO_BYTES,
  sellTokenQuantity: 0n,
  buyTokenId: NO_BYTES,
  buyTokenQuantity: 0n,
  sellTokenQuantityRemain: 0n,
  sellTokenQuantityReturn: 0n,
  state: 0,
  prev: NO_BYTES,
  next: NO_BYTES,
});

export const MarketOrder: MessageFns<MarketOrder> = /* @__PURE__ */ defineMessage("MarketOrder", {
  empty: emptyMarketOrder,
  fields: () => [
    { name: "orderId", tags: [10], type: "bytes" },
    { name: "ownerAddress", tags: [18], type: "bytes" },
    { name: "createTime", tags: [24], type: "int64" },
    { name: "sellTokenId", tags: [34], type: "bytes" },
    { name: "sellTokenQuantity", tags: [40], type: "int64" },
    { name: "buyTokenId", tags: [50], type: "bytes" },
    { name: "buyTokenQuantity", tags: [56], type: "int64" },
    { name: "sellTokenQuantityRemain", tags: [72], type: "int64" },
    { name: "sellTokenQuantityReturn", tags: [80], type: "int64" },
    { name: "state", tags: [88], type: "int32" },
    { name: "prev", tags: [98], type: "bytes" },
    { name: "next", tags: [106], type: "bytes" },
  ],
  decode(input, length, message = emptyMarketOrder()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.orderId = reader.bytes();
      else if (tag === 18) message.ownerAddress = reader.bytes();
      else if (tag === 24) message.createTime = reader.int64();
      else if (tag === 34) message.sellTokenId = reader.bytes();
      else if (tag === 40) message.sellTokenQuantity = reader.int64();
      else if (tag === 50) message.buyTokenId = reader.bytes();
      else if (tag === 56) message.buyTokenQuantity = reader.int64();
      else if (tag === 72) message.sellTokenQuantityRemain = reader.int64();
      else if (tag === 80) message.sellTokenQuantityReturn = reader.int64();
      else if (tag === 88) message.state = reader.enumeration();
      else if (tag === 98) message.prev = reader.bytes();
      else if (tag === 106) message.next = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.orderId.length !== 0) writer.uint32(10).bytes(message.orderId);
    if (message.ownerAddress.length !== 0) writer.uint32(18).bytes(message.ownerAddress);
    if (message.createTime !== 0n) writer.uint32(24).int64(message.createTime);
    if (message.sellTokenId.length !== 0) writer.uint32(34).bytes(message.sellTokenId);
    if (message.sellTokenQuantity !== 0n) writer.uint32(40).int64(message.sellTokenQuantity);
    if (message.buyTokenId.length !== 0) writer.uint32(50).bytes(message.buyTokenId);
    if (message.buyTokenQuantity !== 0n) writer.uint32(56).int64(message.buyTokenQuantity);
    if (message.sellTokenQuantityRemain !== 0n) writer.uint32(72).int64(message.sellTokenQuantityRemain);
    if (message.sellTokenQuantityReturn !== 0n) writer.uint32(80).int64(message.sellTokenQuantityReturn);
    if (message.state !== 0) writer.uint32(88).int32(message.state);
    if (message.prev.length !== 0) writer.uint32(98).bytes(message.prev);
    if (message.next.length !== 0) writer.uint32(106).bytes(message.next);
  },
});

/** A match of two orders. */
export interface MarketOrderDetail {
  /** Id of the order that was in the order book: 32-byte hash. */
  makerOrderId: Uint8Array;
  /** Id of the new order that it matched: 32-byte hash. */
  takerOrderId: Uint8Array;
  /** Amount that the taker sold, in the token's smallest unit. */
  fillSellQuantity: bigint;
  /** Amount that the taker received, in the token's smallest unit. */
  fillBuyQuantity: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketOrderDetail = (): MarketOrderDetail => ({
  makerOrderId: NO_BYTES,
  takerOrderId: NO_BYTES,
  fillSellQuantity: 0n,
  fillBuyQuantity: 0n,
});

export const MarketOrderDetail: MessageFns<MarketOrderDetail> = /* @__PURE__ */ defineMessage("MarketOrderDetail", {
  empty: emptyMarketOrderDetail,
  fields: () => [
    { name: "makerOrderId", tags: [10], type: "bytes" },
    { name: "takerOrderId", tags: [18], type: "bytes" },
    { name: "fillSellQuantity", tags: [24], type: "int64" },
    { name: "fillBuyQuantity", tags: [32], type: "int64" },
  ],
  decode(input, length, message = emptyMarketOrderDetail()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.makerOrderId = reader.bytes();
      else if (tag === 18) message.takerOrderId = reader.bytes();
      else if (tag === 24) message.fillSellQuantity = reader.int64();
      else if (tag === 32) message.fillBuyQuantity = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.makerOrderId.length !== 0) writer.uint32(10).bytes(message.makerOrderId);
    if (message.takerOrderId.length !== 0) writer.uint32(18).bytes(message.takerOrderId);
    if (message.fillSellQuantity !== 0n) writer.uint32(24).int64(message.fillSellQuantity);
    if (message.fillBuyQuantity !== 0n) writer.uint32(32).int64(message.fillBuyQuantity);
  },
});

/** Orders. */
export interface MarketOrderList {
  /** The orders. */
  orders: MarketOrder[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketOrderList = (): MarketOrderList => ({ orders: [] });

export const MarketOrderList: MessageFns<MarketOrderList> = /* @__PURE__ */ defineMessage("MarketOrderList", {
  empty: emptyMarketOrderList,
  fields: () => [{ name: "orders", tags: [10], type: MarketOrder, repeated: true }],
  decode(input, length, message = emptyMarketOrderList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.orders.push(MarketOrder.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.orders) MarketOrder.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A pair of tokens. `_` stands for TRX. */
export interface MarketOrderPair {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sellTokenId: Uint8Array;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buyTokenId: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketOrderPair = (): MarketOrderPair => ({ sellTokenId: NO_BYTES, buyTokenId: NO_BYTES });

export const MarketOrderPair: MessageFns<MarketOrderPair> = /* @__PURE__ */ defineMessage("MarketOrderPair", {
  empty: emptyMarketOrderPair,
  fields: () => [
    { name: "sellTokenId", tags: [10], type: "bytes" },
    { name: "buyTokenId", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyMarketOrderPair()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.sellTokenId = reader.bytes();
      else if (tag === 18) message.buyTokenId = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.sellTokenId.length !== 0) writer.uint32(10).bytes(message.sellTokenId);
    if (message.buyTokenId.length !== 0) writer.uint32(18).bytes(message.buyTokenId);
  },
});

/** Pairs. */
export interface MarketOrderPairList {
  /** Pairs that have orders. */
  orderPair: MarketOrderPair[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketOrderPairList = (): MarketOrderPairList => ({ orderPair: [] });

export const MarketOrderPairList: MessageFns<MarketOrderPairList> = /* @__PURE__ */ defineMessage(
  "MarketOrderPairList",
  {
    empty: emptyMarketOrderPairList,
    fields: () => [{ name: "orderPair", tags: [10], type: MarketOrderPair, repeated: true }],
    decode(input, length, message = emptyMarketOrderPairList()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.orderPair.push(MarketOrderPair.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.orderPair) MarketOrderPair.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

/** A price, as a ratio of two quantities. */
export interface MarketPrice {
  /** Amount to sell, in the token's smallest unit. */
  sellTokenQuantity: bigint;
  /** Amount to receive for it, in the token's smallest unit. */
  buyTokenQuantity: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketPrice = (): MarketPrice => ({ sellTokenQuantity: 0n, buyTokenQuantity: 0n });

export const MarketPrice: MessageFns<MarketPrice> = /* @__PURE__ */ defineMessage("MarketPrice", {
  empty: emptyMarketPrice,
  fields: () => [
    { name: "sellTokenQuantity", tags: [8], type: "int64" },
    { name: "buyTokenQuantity", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyMarketPrice()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.sellTokenQuantity = reader.int64();
      else if (tag === 16) message.buyTokenQuantity = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.sellTokenQuantity !== 0n) writer.uint32(8).int64(message.sellTokenQuantity);
    if (message.buyTokenQuantity !== 0n) writer.uint32(16).int64(message.buyTokenQuantity);
  },
});

/** Prices of a pair. */
export interface MarketPriceList {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sellTokenId: Uint8Array;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buyTokenId: Uint8Array;
  /** Prices of the orders in the order book, lowest first; at most 1,000. */
  prices: MarketPrice[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketPriceList = (): MarketPriceList => ({
  sellTokenId: NO_BYTES,
  buyTokenId: NO_BYTES,
  prices: [],
});

export const MarketPriceList: MessageFns<MarketPriceList> = /* @__PURE__ */ defineMessage("MarketPriceList", {
  empty: emptyMarketPriceList,
  fields: () => [
    { name: "sellTokenId", tags: [10], type: "bytes" },
    { name: "buyTokenId", tags: [18], type: "bytes" },
    { name: "prices", tags: [26], type: MarketPrice, repeated: true },
  ],
  decode(input, length, message = emptyMarketPriceList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.sellTokenId = reader.bytes();
      else if (tag === 18) message.buyTokenId = reader.bytes();
      else if (tag === 26) message.prices.push(MarketPrice.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.sellTokenId.length !== 0) writer.uint32(10).bytes(message.sellTokenId);
    if (message.buyTokenId.length !== 0) writer.uint32(18).bytes(message.buyTokenId);
    for (const item of message.prices) MarketPrice.encode(item, writer.uint32(26).fork()).join();
  },
});

/** Places a sell order. */
export interface MarketSellAssetContract {
  /** Seller: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sellTokenId: Uint8Array;
  /** Amount to sell, in the token's smallest unit. */
  sellTokenQuantity: bigint;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buyTokenId: Uint8Array;
  /** Least amount to receive for all that is sold, in the token's smallest unit. */
  buyTokenQuantity: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketSellAssetContract = (): MarketSellAssetContract => ({
  ownerAddress: NO_BYTES,
  sellTokenId: NO_BYTES,
  sellTokenQuantity: 0n,
  buyTokenId: NO_BYTES,
  buyTokenQuantity: 0n,
});

export const MarketSellAssetContract: MessageFns<MarketSellAssetContract> = /* @__PURE__ */ defineMessage(
  "MarketSellAssetContract",
  {
    empty: emptyMarketSellAssetContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "sellTokenId", tags: [18], type: "bytes" },
      { name: "sellTokenQuantity", tags: [24], type: "int64" },
      { name: "buyTokenId", tags: [34], type: "bytes" },
      { name: "buyTokenQuantity", tags: [40], type: "int64" },
    ],
    decode(input, length, message = emptyMarketSellAssetContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.sellTokenId = reader.bytes();
        else if (tag === 24) message.sellTokenQuantity = reader.int64();
        else if (tag === 34) message.buyTokenId = reader.bytes();
        else if (tag === 40) message.buyTokenQuantity = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.sellTokenId.length !== 0) writer.uint32(18).bytes(message.sellTokenId);
      if (message.sellTokenQuantity !== 0n) writer.uint32(24).int64(message.sellTokenQuantity);
      if (message.buyTokenId.length !== 0) writer.uint32(34).bytes(message.buyTokenId);
      if (message.buyTokenQuantity !== 0n) writer.uint32(40).int64(message.buyTokenQuantity);
    },
  },
);

/** Cancels an order. */
export interface MarketCancelOrderContract {
  /** Owner of the order: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the order: 32-byte hash. */
  orderId: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMarketCancelOrderContract = (): MarketCancelOrderContract => ({
  ownerAddress: NO_BYTES,
  orderId: NO_BYTES,
});

export const MarketCancelOrderContract: MessageFns<MarketCancelOrderContract> = /* @__PURE__ */ defineMessage(
  "MarketCancelOrderContract",
  {
    empty: emptyMarketCancelOrderContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "orderId", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyMarketCancelOrderContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.orderId = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.orderId.length !== 0) writer.uint32(18).bytes(message.orderId);
    },
  },
);
