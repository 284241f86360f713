// Generated from specs/grpc/protocol/storage_contract.proto. Do not edit: change the spec and run `npm run generate`.

/** TRON transaction contracts for storage, which was never enabled. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

/** Buys storage for an amount of TRX. */
export interface BuyStorageContract {
  /** 21-byte address of the buyer. */
  ownerAddress: Uint8Array;
  /** Amount, in sun. */
  quant: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBuyStorageContract = (): BuyStorageContract => ({ ownerAddress: NO_BYTES, quant: 0n });

export const BuyStorageContract: MessageFns<BuyStorageContract> = /* @__PURE__ */ defineMessage("BuyStorageContract", {
  empty: emptyBuyStorageContract,
  fields: () => [
    { name: "ownerAddress", tags: [10], type: "bytes" },
    { name: "quant", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyBuyStorageContract()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ownerAddress = reader.bytes();
      else if (tag === 16) message.quant = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
    if (message.quant !== 0n) writer.uint32(16).int64(message.quant);
  },
});

/** Buys an amount of storage. */
export interface BuyStorageBytesContract {
  /** 21-byte address of the buyer. */
  ownerAddress: Uint8Array;
  /** Storage to buy, in bytes. */
  bytes: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBuyStorageBytesContract = (): BuyStorageBytesContract => ({ ownerAddress: NO_BYTES, bytes: 0n });

export const BuyStorageBytesContract: MessageFns<BuyStorageBytesContract> = /* @__PURE__ */ defineMessage(
  "BuyStorageBytesContract",
  {
    empty: emptyBuyStorageBytesContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "bytes", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyBuyStorageBytesContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.bytes = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.bytes !== 0n) writer.uint32(16).int64(message.bytes);
    },
  },
);

/** Sells storage. */
export interface SellStorageContract {
  /** 21-byte address of the seller. */
  ownerAddress: Uint8Array;
  /** Storage to sell, in bytes. */
  storageBytes: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySellStorageContract = (): SellStorageContract => ({ ownerAddress: NO_BYTES, storageBytes: 0n });

export const SellStorageContract: MessageFns<SellStorageContract> = /* @__PURE__ */ defineMessage(
  "SellStorageContract",
  {
    empty: emptySellStorageContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "storageBytes", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptySellStorageContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.storageBytes = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.storageBytes !== 0n) writer.uint32(16).int64(message.storageBytes);
    },
  },
);
