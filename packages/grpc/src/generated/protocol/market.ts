// Generated from specs/grpc/protocol/market.proto. Do not edit: change the spec and run `npm run generate`.

import { MarketOrder_State } from "../tron-enums.ts";
export { MarketOrder_State };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** TRON's built-in exchange (Bancor) and order book market. */

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

/** Trading pairs of the exchange. */
export interface ExchangeList {
  /** The trading pairs. */
  exchanges: Exchange[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Orders. */
export interface MarketOrderList {
  /** The orders. */
  orders: MarketOrder[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A pair of tokens. `_` stands for TRX. */
export interface MarketOrderPair {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sellTokenId: Uint8Array;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buyTokenId: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Pairs. */
export interface MarketOrderPairList {
  /** Pairs that have orders. */
  orderPair: MarketOrderPair[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A price, as a ratio of two quantities. */
export interface MarketPrice {
  /** Amount to sell, in the token's smallest unit. */
  sellTokenQuantity: bigint;
  /** Amount to receive for it, in the token's smallest unit. */
  buyTokenQuantity: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Cancels an order. */
export interface MarketCancelOrderContract {
  /** Owner of the order: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the order: 32-byte hash. */
  orderId: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseExchange(): Exchange {
  return {
    exchangeId: 0n,
    creatorAddress: NO_BYTES,
    createTime: 0n,
    firstTokenId: NO_BYTES,
    firstTokenBalance: 0n,
    secondTokenId: NO_BYTES,
    secondTokenBalance: 0n,
  };
}

let ExchangeView: ViewClass<Exchange> | undefined;

export const Exchange: MessageFns<Exchange> = /* @__PURE__ */ checkedFns("Exchange", {
  encode(message: Exchange, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.exchangeId !== 0n) {
      writer.uint32(8).int64(message.exchangeId);
    }
    if (message.creatorAddress.length !== 0) {
      writer.uint32(18).bytes(message.creatorAddress);
    }
    if (message.createTime !== 0n) {
      writer.uint32(24).int64(message.createTime);
    }
    if (message.firstTokenId.length !== 0) {
      writer.uint32(50).bytes(message.firstTokenId);
    }
    if (message.firstTokenBalance !== 0n) {
      writer.uint32(56).int64(message.firstTokenBalance);
    }
    if (message.secondTokenId.length !== 0) {
      writer.uint32(66).bytes(message.secondTokenId);
    }
    if (message.secondTokenBalance !== 0n) {
      writer.uint32(72).int64(message.secondTokenBalance);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Exchange = createBaseExchange()): Exchange {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.exchangeId = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.creatorAddress = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.createTime = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.firstTokenId = reader.bytes();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.firstTokenBalance = reader.int64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.secondTokenId = reader.bytes();
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.secondTokenBalance = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Exchange> {
    ExchangeView ??= viewClass(Exchange, createBaseExchange, [
      { name: "exchangeId", tags: [8], type: "int64" },
      { name: "creatorAddress", tags: [18], type: "bytes" },
      { name: "createTime", tags: [24], type: "int64" },
      { name: "firstTokenId", tags: [50], type: "bytes" },
      { name: "firstTokenBalance", tags: [56], type: "int64" },
      { name: "secondTokenId", tags: [66], type: "bytes" },
      { name: "secondTokenBalance", tags: [72], type: "int64" },
    ]);
    return new ExchangeView(input, length);
  },

  create(base?: DeepPartial<Exchange>): Exchange {
    return Exchange.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Exchange>): Exchange {
    const message = createBaseExchange();
    message.exchangeId = object.exchangeId !== undefined && object.exchangeId !== null ? BigInt(object.exchangeId) : 0n;
    message.creatorAddress = object.creatorAddress ?? NO_BYTES;
    message.createTime = object.createTime !== undefined && object.createTime !== null ? BigInt(object.createTime) : 0n;
    message.firstTokenId = object.firstTokenId ?? NO_BYTES;
    message.firstTokenBalance =
      object.firstTokenBalance !== undefined && object.firstTokenBalance !== null
        ? BigInt(object.firstTokenBalance)
        : 0n;
    message.secondTokenId = object.secondTokenId ?? NO_BYTES;
    message.secondTokenBalance =
      object.secondTokenBalance !== undefined && object.secondTokenBalance !== null
        ? BigInt(object.secondTokenBalance)
        : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseExchangeList(): ExchangeList {
  return { exchanges: [] };
}

let ExchangeListView: ViewClass<ExchangeList> | undefined;

export const ExchangeList: MessageFns<ExchangeList> = /* @__PURE__ */ checkedFns("ExchangeList", {
  encode(message: ExchangeList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.exchanges) {
      Exchange.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ExchangeList = createBaseExchangeList(),
  ): ExchangeList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.exchanges.push(Exchange.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExchangeList> {
    ExchangeListView ??= viewClass(ExchangeList, createBaseExchangeList, [
      { name: "exchanges", tags: [10], type: Exchange, repeated: true },
    ]);
    return new ExchangeListView(input, length);
  },

  create(base?: DeepPartial<ExchangeList>): ExchangeList {
    return ExchangeList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ExchangeList>): ExchangeList {
    const message = createBaseExchangeList();
    message.exchanges = object.exchanges?.map((e) => Exchange.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseExchangeCreateContract(): ExchangeCreateContract {
  return {
    ownerAddress: NO_BYTES,
    firstTokenId: NO_BYTES,
    firstTokenBalance: 0n,
    secondTokenId: NO_BYTES,
    secondTokenBalance: 0n,
  };
}

let ExchangeCreateContractView: ViewClass<ExchangeCreateContract> | undefined;

export const ExchangeCreateContract: MessageFns<ExchangeCreateContract> = /* @__PURE__ */ checkedFns(
  "ExchangeCreateContract",
  {
    encode(message: ExchangeCreateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.firstTokenId.length !== 0) {
        writer.uint32(18).bytes(message.firstTokenId);
      }
      if (message.firstTokenBalance !== 0n) {
        writer.uint32(24).int64(message.firstTokenBalance);
      }
      if (message.secondTokenId.length !== 0) {
        writer.uint32(34).bytes(message.secondTokenId);
      }
      if (message.secondTokenBalance !== 0n) {
        writer.uint32(40).int64(message.secondTokenBalance);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExchangeCreateContract = createBaseExchangeCreateContract(),
    ): ExchangeCreateContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.firstTokenId = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.firstTokenBalance = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.secondTokenId = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.secondTokenBalance = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExchangeCreateContract> {
      ExchangeCreateContractView ??= viewClass(ExchangeCreateContract, createBaseExchangeCreateContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "firstTokenId", tags: [18], type: "bytes" },
        { name: "firstTokenBalance", tags: [24], type: "int64" },
        { name: "secondTokenId", tags: [34], type: "bytes" },
        { name: "secondTokenBalance", tags: [40], type: "int64" },
      ]);
      return new ExchangeCreateContractView(input, length);
    },

    create(base?: DeepPartial<ExchangeCreateContract>): ExchangeCreateContract {
      return ExchangeCreateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExchangeCreateContract>): ExchangeCreateContract {
      const message = createBaseExchangeCreateContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.firstTokenId = object.firstTokenId ?? NO_BYTES;
      message.firstTokenBalance =
        object.firstTokenBalance !== undefined && object.firstTokenBalance !== null
          ? BigInt(object.firstTokenBalance)
          : 0n;
      message.secondTokenId = object.secondTokenId ?? NO_BYTES;
      message.secondTokenBalance =
        object.secondTokenBalance !== undefined && object.secondTokenBalance !== null
          ? BigInt(object.secondTokenBalance)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseExchangeInjectContract(): ExchangeInjectContract {
  return { ownerAddress: NO_BYTES, exchangeId: 0n, tokenId: NO_BYTES, quant: 0n };
}

let ExchangeInjectContractView: ViewClass<ExchangeInjectContract> | undefined;

export const ExchangeInjectContract: MessageFns<ExchangeInjectContract> = /* @__PURE__ */ checkedFns(
  "ExchangeInjectContract",
  {
    encode(message: ExchangeInjectContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.exchangeId !== 0n) {
        writer.uint32(16).int64(message.exchangeId);
      }
      if (message.tokenId.length !== 0) {
        writer.uint32(26).bytes(message.tokenId);
      }
      if (message.quant !== 0n) {
        writer.uint32(32).int64(message.quant);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExchangeInjectContract = createBaseExchangeInjectContract(),
    ): ExchangeInjectContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.exchangeId = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.tokenId = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.quant = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExchangeInjectContract> {
      ExchangeInjectContractView ??= viewClass(ExchangeInjectContract, createBaseExchangeInjectContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "exchangeId", tags: [16], type: "int64" },
        { name: "tokenId", tags: [26], type: "bytes" },
        { name: "quant", tags: [32], type: "int64" },
      ]);
      return new ExchangeInjectContractView(input, length);
    },

    create(base?: DeepPartial<ExchangeInjectContract>): ExchangeInjectContract {
      return ExchangeInjectContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExchangeInjectContract>): ExchangeInjectContract {
      const message = createBaseExchangeInjectContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.exchangeId =
        object.exchangeId !== undefined && object.exchangeId !== null ? BigInt(object.exchangeId) : 0n;
      message.tokenId = object.tokenId ?? NO_BYTES;
      message.quant = object.quant !== undefined && object.quant !== null ? BigInt(object.quant) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseExchangeWithdrawContract(): ExchangeWithdrawContract {
  return { ownerAddress: NO_BYTES, exchangeId: 0n, tokenId: NO_BYTES, quant: 0n };
}

let ExchangeWithdrawContractView: ViewClass<ExchangeWithdrawContract> | undefined;

export const ExchangeWithdrawContract: MessageFns<ExchangeWithdrawContract> = /* @__PURE__ */ checkedFns(
  "ExchangeWithdrawContract",
  {
    encode(message: ExchangeWithdrawContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.exchangeId !== 0n) {
        writer.uint32(16).int64(message.exchangeId);
      }
      if (message.tokenId.length !== 0) {
        writer.uint32(26).bytes(message.tokenId);
      }
      if (message.quant !== 0n) {
        writer.uint32(32).int64(message.quant);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExchangeWithdrawContract = createBaseExchangeWithdrawContract(),
    ): ExchangeWithdrawContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.exchangeId = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.tokenId = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.quant = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExchangeWithdrawContract> {
      ExchangeWithdrawContractView ??= viewClass(ExchangeWithdrawContract, createBaseExchangeWithdrawContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "exchangeId", tags: [16], type: "int64" },
        { name: "tokenId", tags: [26], type: "bytes" },
        { name: "quant", tags: [32], type: "int64" },
      ]);
      return new ExchangeWithdrawContractView(input, length);
    },

    create(base?: DeepPartial<ExchangeWithdrawContract>): ExchangeWithdrawContract {
      return ExchangeWithdrawContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExchangeWithdrawContract>): ExchangeWithdrawContract {
      const message = createBaseExchangeWithdrawContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.exchangeId =
        object.exchangeId !== undefined && object.exchangeId !== null ? BigInt(object.exchangeId) : 0n;
      message.tokenId = object.tokenId ?? NO_BYTES;
      message.quant = object.quant !== undefined && object.quant !== null ? BigInt(object.quant) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseExchangeTransactionContract(): ExchangeTransactionContract {
  return { ownerAddress: NO_BYTES, exchangeId: 0n, tokenId: NO_BYTES, quant: 0n, expected: 0n };
}

let ExchangeTransactionContractView: ViewClass<ExchangeTransactionContract> | undefined;

export const ExchangeTransactionContract: MessageFns<ExchangeTransactionContract> = /* @__PURE__ */ checkedFns(
  "ExchangeTransactionContract",
  {
    encode(message: ExchangeTransactionContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.exchangeId !== 0n) {
        writer.uint32(16).int64(message.exchangeId);
      }
      if (message.tokenId.length !== 0) {
        writer.uint32(26).bytes(message.tokenId);
      }
      if (message.quant !== 0n) {
        writer.uint32(32).int64(message.quant);
      }
      if (message.expected !== 0n) {
        writer.uint32(40).int64(message.expected);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExchangeTransactionContract = createBaseExchangeTransactionContract(),
    ): ExchangeTransactionContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.exchangeId = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.tokenId = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.quant = reader.int64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.expected = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExchangeTransactionContract> {
      ExchangeTransactionContractView ??= viewClass(
        ExchangeTransactionContract,
        createBaseExchangeTransactionContract,
        [
          { name: "ownerAddress", tags: [10], type: "bytes" },
          { name: "exchangeId", tags: [16], type: "int64" },
          { name: "tokenId", tags: [26], type: "bytes" },
          { name: "quant", tags: [32], type: "int64" },
          { name: "expected", tags: [40], type: "int64" },
        ],
      );
      return new ExchangeTransactionContractView(input, length);
    },

    create(base?: DeepPartial<ExchangeTransactionContract>): ExchangeTransactionContract {
      return ExchangeTransactionContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExchangeTransactionContract>): ExchangeTransactionContract {
      const message = createBaseExchangeTransactionContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.exchangeId =
        object.exchangeId !== undefined && object.exchangeId !== null ? BigInt(object.exchangeId) : 0n;
      message.tokenId = object.tokenId ?? NO_BYTES;
      message.quant = object.quant !== undefined && object.quant !== null ? BigInt(object.quant) : 0n;
      message.expected = object.expected !== undefined && object.expected !== null ? BigInt(object.expected) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMarketOrder(): MarketOrder {
  return {
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
  };
}

let MarketOrderView: ViewClass<MarketOrder> | undefined;

export const MarketOrder: MessageFns<MarketOrder> = /* @__PURE__ */ checkedFns("MarketOrder", {
  encode(message: MarketOrder, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.orderId.length !== 0) {
      writer.uint32(10).bytes(message.orderId);
    }
    if (message.ownerAddress.length !== 0) {
      writer.uint32(18).bytes(message.ownerAddress);
    }
    if (message.createTime !== 0n) {
      writer.uint32(24).int64(message.createTime);
    }
    if (message.sellTokenId.length !== 0) {
      writer.uint32(34).bytes(message.sellTokenId);
    }
    if (message.sellTokenQuantity !== 0n) {
      writer.uint32(40).int64(message.sellTokenQuantity);
    }
    if (message.buyTokenId.length !== 0) {
      writer.uint32(50).bytes(message.buyTokenId);
    }
    if (message.buyTokenQuantity !== 0n) {
      writer.uint32(56).int64(message.buyTokenQuantity);
    }
    if (message.sellTokenQuantityRemain !== 0n) {
      writer.uint32(72).int64(message.sellTokenQuantityRemain);
    }
    if (message.sellTokenQuantityReturn !== 0n) {
      writer.uint32(80).int64(message.sellTokenQuantityReturn);
    }
    if (message.state !== 0) {
      writer.uint32(88).int32(message.state);
    }
    if (message.prev.length !== 0) {
      writer.uint32(98).bytes(message.prev);
    }
    if (message.next.length !== 0) {
      writer.uint32(106).bytes(message.next);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketOrder = createBaseMarketOrder(),
  ): MarketOrder {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.orderId = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.ownerAddress = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.createTime = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.sellTokenId = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.sellTokenQuantity = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.buyTokenId = reader.bytes();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.buyTokenQuantity = reader.int64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.sellTokenQuantityRemain = reader.int64() as bigint;
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.sellTokenQuantityReturn = reader.int64() as bigint;
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.state = reader.enumeration();
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.prev = reader.bytes();
          continue;
        }
        case 13: {
          if (tag !== 106) {
            break;
          }

          message.next = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketOrder> {
    MarketOrderView ??= viewClass(MarketOrder, createBaseMarketOrder, [
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
    ]);
    return new MarketOrderView(input, length);
  },

  create(base?: DeepPartial<MarketOrder>): MarketOrder {
    return MarketOrder.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketOrder>): MarketOrder {
    const message = createBaseMarketOrder();
    message.orderId = object.orderId ?? NO_BYTES;
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.createTime = object.createTime !== undefined && object.createTime !== null ? BigInt(object.createTime) : 0n;
    message.sellTokenId = object.sellTokenId ?? NO_BYTES;
    message.sellTokenQuantity =
      object.sellTokenQuantity !== undefined && object.sellTokenQuantity !== null
        ? BigInt(object.sellTokenQuantity)
        : 0n;
    message.buyTokenId = object.buyTokenId ?? NO_BYTES;
    message.buyTokenQuantity =
      object.buyTokenQuantity !== undefined && object.buyTokenQuantity !== null ? BigInt(object.buyTokenQuantity) : 0n;
    message.sellTokenQuantityRemain =
      object.sellTokenQuantityRemain !== undefined && object.sellTokenQuantityRemain !== null
        ? BigInt(object.sellTokenQuantityRemain)
        : 0n;
    message.sellTokenQuantityReturn =
      object.sellTokenQuantityReturn !== undefined && object.sellTokenQuantityReturn !== null
        ? BigInt(object.sellTokenQuantityReturn)
        : 0n;
    message.state = object.state ?? 0;
    message.prev = object.prev ?? NO_BYTES;
    message.next = object.next ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketOrderDetail(): MarketOrderDetail {
  return { makerOrderId: NO_BYTES, takerOrderId: NO_BYTES, fillSellQuantity: 0n, fillBuyQuantity: 0n };
}

let MarketOrderDetailView: ViewClass<MarketOrderDetail> | undefined;

export const MarketOrderDetail: MessageFns<MarketOrderDetail> = /* @__PURE__ */ checkedFns("MarketOrderDetail", {
  encode(message: MarketOrderDetail, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.makerOrderId.length !== 0) {
      writer.uint32(10).bytes(message.makerOrderId);
    }
    if (message.takerOrderId.length !== 0) {
      writer.uint32(18).bytes(message.takerOrderId);
    }
    if (message.fillSellQuantity !== 0n) {
      writer.uint32(24).int64(message.fillSellQuantity);
    }
    if (message.fillBuyQuantity !== 0n) {
      writer.uint32(32).int64(message.fillBuyQuantity);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketOrderDetail = createBaseMarketOrderDetail(),
  ): MarketOrderDetail {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.makerOrderId = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.takerOrderId = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.fillSellQuantity = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.fillBuyQuantity = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketOrderDetail> {
    MarketOrderDetailView ??= viewClass(MarketOrderDetail, createBaseMarketOrderDetail, [
      { name: "makerOrderId", tags: [10], type: "bytes" },
      { name: "takerOrderId", tags: [18], type: "bytes" },
      { name: "fillSellQuantity", tags: [24], type: "int64" },
      { name: "fillBuyQuantity", tags: [32], type: "int64" },
    ]);
    return new MarketOrderDetailView(input, length);
  },

  create(base?: DeepPartial<MarketOrderDetail>): MarketOrderDetail {
    return MarketOrderDetail.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketOrderDetail>): MarketOrderDetail {
    const message = createBaseMarketOrderDetail();
    message.makerOrderId = object.makerOrderId ?? NO_BYTES;
    message.takerOrderId = object.takerOrderId ?? NO_BYTES;
    message.fillSellQuantity =
      object.fillSellQuantity !== undefined && object.fillSellQuantity !== null ? BigInt(object.fillSellQuantity) : 0n;
    message.fillBuyQuantity =
      object.fillBuyQuantity !== undefined && object.fillBuyQuantity !== null ? BigInt(object.fillBuyQuantity) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketOrderList(): MarketOrderList {
  return { orders: [] };
}

let MarketOrderListView: ViewClass<MarketOrderList> | undefined;

export const MarketOrderList: MessageFns<MarketOrderList> = /* @__PURE__ */ checkedFns("MarketOrderList", {
  encode(message: MarketOrderList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.orders) {
      MarketOrder.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketOrderList = createBaseMarketOrderList(),
  ): MarketOrderList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.orders.push(MarketOrder.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketOrderList> {
    MarketOrderListView ??= viewClass(MarketOrderList, createBaseMarketOrderList, [
      { name: "orders", tags: [10], type: MarketOrder, repeated: true },
    ]);
    return new MarketOrderListView(input, length);
  },

  create(base?: DeepPartial<MarketOrderList>): MarketOrderList {
    return MarketOrderList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketOrderList>): MarketOrderList {
    const message = createBaseMarketOrderList();
    message.orders = object.orders?.map((e) => MarketOrder.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketOrderPair(): MarketOrderPair {
  return { sellTokenId: NO_BYTES, buyTokenId: NO_BYTES };
}

let MarketOrderPairView: ViewClass<MarketOrderPair> | undefined;

export const MarketOrderPair: MessageFns<MarketOrderPair> = /* @__PURE__ */ checkedFns("MarketOrderPair", {
  encode(message: MarketOrderPair, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.sellTokenId.length !== 0) {
      writer.uint32(10).bytes(message.sellTokenId);
    }
    if (message.buyTokenId.length !== 0) {
      writer.uint32(18).bytes(message.buyTokenId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketOrderPair = createBaseMarketOrderPair(),
  ): MarketOrderPair {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.sellTokenId = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.buyTokenId = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketOrderPair> {
    MarketOrderPairView ??= viewClass(MarketOrderPair, createBaseMarketOrderPair, [
      { name: "sellTokenId", tags: [10], type: "bytes" },
      { name: "buyTokenId", tags: [18], type: "bytes" },
    ]);
    return new MarketOrderPairView(input, length);
  },

  create(base?: DeepPartial<MarketOrderPair>): MarketOrderPair {
    return MarketOrderPair.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketOrderPair>): MarketOrderPair {
    const message = createBaseMarketOrderPair();
    message.sellTokenId = object.sellTokenId ?? NO_BYTES;
    message.buyTokenId = object.buyTokenId ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketOrderPairList(): MarketOrderPairList {
  return { orderPair: [] };
}

let MarketOrderPairListView: ViewClass<MarketOrderPairList> | undefined;

export const MarketOrderPairList: MessageFns<MarketOrderPairList> = /* @__PURE__ */ checkedFns("MarketOrderPairList", {
  encode(message: MarketOrderPairList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.orderPair) {
      MarketOrderPair.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketOrderPairList = createBaseMarketOrderPairList(),
  ): MarketOrderPairList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.orderPair.push(MarketOrderPair.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketOrderPairList> {
    MarketOrderPairListView ??= viewClass(MarketOrderPairList, createBaseMarketOrderPairList, [
      { name: "orderPair", tags: [10], type: MarketOrderPair, repeated: true },
    ]);
    return new MarketOrderPairListView(input, length);
  },

  create(base?: DeepPartial<MarketOrderPairList>): MarketOrderPairList {
    return MarketOrderPairList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketOrderPairList>): MarketOrderPairList {
    const message = createBaseMarketOrderPairList();
    message.orderPair = object.orderPair?.map((e) => MarketOrderPair.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketPrice(): MarketPrice {
  return { sellTokenQuantity: 0n, buyTokenQuantity: 0n };
}

let MarketPriceView: ViewClass<MarketPrice> | undefined;

export const MarketPrice: MessageFns<MarketPrice> = /* @__PURE__ */ checkedFns("MarketPrice", {
  encode(message: MarketPrice, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.sellTokenQuantity !== 0n) {
      writer.uint32(8).int64(message.sellTokenQuantity);
    }
    if (message.buyTokenQuantity !== 0n) {
      writer.uint32(16).int64(message.buyTokenQuantity);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketPrice = createBaseMarketPrice(),
  ): MarketPrice {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.sellTokenQuantity = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.buyTokenQuantity = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketPrice> {
    MarketPriceView ??= viewClass(MarketPrice, createBaseMarketPrice, [
      { name: "sellTokenQuantity", tags: [8], type: "int64" },
      { name: "buyTokenQuantity", tags: [16], type: "int64" },
    ]);
    return new MarketPriceView(input, length);
  },

  create(base?: DeepPartial<MarketPrice>): MarketPrice {
    return MarketPrice.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketPrice>): MarketPrice {
    const message = createBaseMarketPrice();
    message.sellTokenQuantity =
      object.sellTokenQuantity !== undefined && object.sellTokenQuantity !== null
        ? BigInt(object.sellTokenQuantity)
        : 0n;
    message.buyTokenQuantity =
      object.buyTokenQuantity !== undefined && object.buyTokenQuantity !== null ? BigInt(object.buyTokenQuantity) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketPriceList(): MarketPriceList {
  return { sellTokenId: NO_BYTES, buyTokenId: NO_BYTES, prices: [] };
}

let MarketPriceListView: ViewClass<MarketPriceList> | undefined;

export const MarketPriceList: MessageFns<MarketPriceList> = /* @__PURE__ */ checkedFns("MarketPriceList", {
  encode(message: MarketPriceList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.sellTokenId.length !== 0) {
      writer.uint32(10).bytes(message.sellTokenId);
    }
    if (message.buyTokenId.length !== 0) {
      writer.uint32(18).bytes(message.buyTokenId);
    }
    for (const v of message.prices) {
      MarketPrice.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MarketPriceList = createBaseMarketPriceList(),
  ): MarketPriceList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.sellTokenId = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.buyTokenId = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.prices.push(MarketPrice.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketPriceList> {
    MarketPriceListView ??= viewClass(MarketPriceList, createBaseMarketPriceList, [
      { name: "sellTokenId", tags: [10], type: "bytes" },
      { name: "buyTokenId", tags: [18], type: "bytes" },
      { name: "prices", tags: [26], type: MarketPrice, repeated: true },
    ]);
    return new MarketPriceListView(input, length);
  },

  create(base?: DeepPartial<MarketPriceList>): MarketPriceList {
    return MarketPriceList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MarketPriceList>): MarketPriceList {
    const message = createBaseMarketPriceList();
    message.sellTokenId = object.sellTokenId ?? NO_BYTES;
    message.buyTokenId = object.buyTokenId ?? NO_BYTES;
    message.prices = object.prices?.map((e) => MarketPrice.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMarketSellAssetContract(): MarketSellAssetContract {
  return {
    ownerAddress: NO_BYTES,
    sellTokenId: NO_BYTES,
    sellTokenQuantity: 0n,
    buyTokenId: NO_BYTES,
    buyTokenQuantity: 0n,
  };
}

let MarketSellAssetContractView: ViewClass<MarketSellAssetContract> | undefined;

export const MarketSellAssetContract: MessageFns<MarketSellAssetContract> = /* @__PURE__ */ checkedFns(
  "MarketSellAssetContract",
  {
    encode(message: MarketSellAssetContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.sellTokenId.length !== 0) {
        writer.uint32(18).bytes(message.sellTokenId);
      }
      if (message.sellTokenQuantity !== 0n) {
        writer.uint32(24).int64(message.sellTokenQuantity);
      }
      if (message.buyTokenId.length !== 0) {
        writer.uint32(34).bytes(message.buyTokenId);
      }
      if (message.buyTokenQuantity !== 0n) {
        writer.uint32(40).int64(message.buyTokenQuantity);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MarketSellAssetContract = createBaseMarketSellAssetContract(),
    ): MarketSellAssetContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.sellTokenId = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.sellTokenQuantity = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.buyTokenId = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.buyTokenQuantity = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketSellAssetContract> {
      MarketSellAssetContractView ??= viewClass(MarketSellAssetContract, createBaseMarketSellAssetContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "sellTokenId", tags: [18], type: "bytes" },
        { name: "sellTokenQuantity", tags: [24], type: "int64" },
        { name: "buyTokenId", tags: [34], type: "bytes" },
        { name: "buyTokenQuantity", tags: [40], type: "int64" },
      ]);
      return new MarketSellAssetContractView(input, length);
    },

    create(base?: DeepPartial<MarketSellAssetContract>): MarketSellAssetContract {
      return MarketSellAssetContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MarketSellAssetContract>): MarketSellAssetContract {
      const message = createBaseMarketSellAssetContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.sellTokenId = object.sellTokenId ?? NO_BYTES;
      message.sellTokenQuantity =
        object.sellTokenQuantity !== undefined && object.sellTokenQuantity !== null
          ? BigInt(object.sellTokenQuantity)
          : 0n;
      message.buyTokenId = object.buyTokenId ?? NO_BYTES;
      message.buyTokenQuantity =
        object.buyTokenQuantity !== undefined && object.buyTokenQuantity !== null
          ? BigInt(object.buyTokenQuantity)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMarketCancelOrderContract(): MarketCancelOrderContract {
  return { ownerAddress: NO_BYTES, orderId: NO_BYTES };
}

let MarketCancelOrderContractView: ViewClass<MarketCancelOrderContract> | undefined;

export const MarketCancelOrderContract: MessageFns<MarketCancelOrderContract> = /* @__PURE__ */ checkedFns(
  "MarketCancelOrderContract",
  {
    encode(message: MarketCancelOrderContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.orderId.length !== 0) {
        writer.uint32(18).bytes(message.orderId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MarketCancelOrderContract = createBaseMarketCancelOrderContract(),
    ): MarketCancelOrderContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.orderId = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MarketCancelOrderContract> {
      MarketCancelOrderContractView ??= viewClass(MarketCancelOrderContract, createBaseMarketCancelOrderContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "orderId", tags: [18], type: "bytes" },
      ]);
      return new MarketCancelOrderContractView(input, length);
    },

    create(base?: DeepPartial<MarketCancelOrderContract>): MarketCancelOrderContract {
      return MarketCancelOrderContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MarketCancelOrderContract>): MarketCancelOrderContract {
      const message = createBaseMarketCancelOrderContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.orderId = object.orderId ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);
