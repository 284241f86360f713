// Generated from specs/grpc/protocol/storage_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** What TRON transactions did for storage, which has never been switched on. */

/** Buys storage for an amount of TRX. */
export interface BuyStorageContract {
  ownerAddress: Uint8Array;
  /** In sun. */
  quant: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Buys an amount of storage. */
export interface BuyStorageBytesContract {
  ownerAddress: Uint8Array;
  bytes: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sells storage. */
export interface SellStorageContract {
  ownerAddress: Uint8Array;
  storageBytes: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseBuyStorageContract(): BuyStorageContract {
  return { ownerAddress: NO_BYTES, quant: 0n };
}

export const BuyStorageContract: MessageFns<BuyStorageContract> = {
  encode(message: BuyStorageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
};

function createBaseBuyStorageBytesContract(): BuyStorageBytesContract {
  return { ownerAddress: NO_BYTES, bytes: 0n };
}

export const BuyStorageBytesContract: MessageFns<BuyStorageBytesContract> = {
  encode(message: BuyStorageBytesContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
};

function createBaseSellStorageContract(): SellStorageContract {
  return { ownerAddress: NO_BYTES, storageBytes: 0n };
}

export const SellStorageContract: MessageFns<SellStorageContract> = {
  encode(message: SellStorageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
};
