// Generated from specs/grpc/protocol/storage_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** TRON transaction contracts for storage, which was never enabled. */

/** Buys storage for an amount of TRX. */
export interface BuyStorageContract {
  /** 21-byte address of the buyer. */
  ownerAddress: Uint8Array;
  /** Amount, in sun. */
  quant: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Buys an amount of storage. */
export interface BuyStorageBytesContract {
  /** 21-byte address of the buyer. */
  ownerAddress: Uint8Array;
  /** Storage to buy, in bytes. */
  bytes: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sells storage. */
export interface SellStorageContract {
  /** 21-byte address of the seller. */
  ownerAddress: Uint8Array;
  /** Storage to sell, in bytes. */
  storageBytes: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseBuyStorageContract(): BuyStorageContract {
  return { ownerAddress: NO_BYTES, quant: 0n };
}

let BuyStorageContractView: ViewClass<BuyStorageContract> | undefined;

export const BuyStorageContract: MessageFns<BuyStorageContract> = /* @__PURE__ */ checkedFns("BuyStorageContract", {
  encode(message: BuyStorageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.quant !== 0n) {
      writer.uint32(16).int64(message.quant);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BuyStorageContract = createBaseBuyStorageContract(),
  ): BuyStorageContract {
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

          message.quant = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BuyStorageContract> {
    BuyStorageContractView ??= viewClass(BuyStorageContract, createBaseBuyStorageContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "quant", tags: [16], type: "int64" },
    ]);
    return new BuyStorageContractView(input, length);
  },

  create(base?: DeepPartial<BuyStorageContract>): BuyStorageContract {
    return BuyStorageContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BuyStorageContract>): BuyStorageContract {
    const message = createBaseBuyStorageContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.quant = object.quant !== undefined && object.quant !== null ? BigInt(object.quant) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBuyStorageBytesContract(): BuyStorageBytesContract {
  return { ownerAddress: NO_BYTES, bytes: 0n };
}

let BuyStorageBytesContractView: ViewClass<BuyStorageBytesContract> | undefined;

export const BuyStorageBytesContract: MessageFns<BuyStorageBytesContract> = /* @__PURE__ */ checkedFns(
  "BuyStorageBytesContract",
  {
    encode(message: BuyStorageBytesContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.bytes !== 0n) {
        writer.uint32(16).int64(message.bytes);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BuyStorageBytesContract = createBaseBuyStorageBytesContract(),
    ): BuyStorageBytesContract {
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

            message.bytes = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BuyStorageBytesContract> {
      BuyStorageBytesContractView ??= viewClass(BuyStorageBytesContract, createBaseBuyStorageBytesContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "bytes", tags: [16], type: "int64" },
      ]);
      return new BuyStorageBytesContractView(input, length);
    },

    create(base?: DeepPartial<BuyStorageBytesContract>): BuyStorageBytesContract {
      return BuyStorageBytesContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BuyStorageBytesContract>): BuyStorageBytesContract {
      const message = createBaseBuyStorageBytesContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.bytes = object.bytes !== undefined && object.bytes !== null ? BigInt(object.bytes) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSellStorageContract(): SellStorageContract {
  return { ownerAddress: NO_BYTES, storageBytes: 0n };
}

let SellStorageContractView: ViewClass<SellStorageContract> | undefined;

export const SellStorageContract: MessageFns<SellStorageContract> = /* @__PURE__ */ checkedFns("SellStorageContract", {
  encode(message: SellStorageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.storageBytes !== 0n) {
      writer.uint32(16).int64(message.storageBytes);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SellStorageContract = createBaseSellStorageContract(),
  ): SellStorageContract {
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

          message.storageBytes = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SellStorageContract> {
    SellStorageContractView ??= viewClass(SellStorageContract, createBaseSellStorageContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "storageBytes", tags: [16], type: "int64" },
    ]);
    return new SellStorageContractView(input, length);
  },

  create(base?: DeepPartial<SellStorageContract>): SellStorageContract {
    return SellStorageContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SellStorageContract>): SellStorageContract {
    const message = createBaseSellStorageContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.storageBytes =
      object.storageBytes !== undefined && object.storageBytes !== null ? BigInt(object.storageBytes) : 0n;
    copyUnknown(object, message);
    return message;
  },
});
