// Generated from specs/grpc/protocol/storage_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

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
  return { ownerAddress: new Uint8Array(0), quant: 0n, _unknownFields: {} };
}

export const BuyStorageContract: MessageFns<BuyStorageContract> = {
  encode(message: BuyStorageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.quant !== 0n) {
      if (BigInt.asIntN(64, message.quant) !== message.quant) {
        throw new globalThis.Error("value provided for field message.quant of type int64 too large");
      }
      writer.uint32(16).int64(message.quant);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): BuyStorageContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseBuyStorageContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<BuyStorageContract>): BuyStorageContract {
    return BuyStorageContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BuyStorageContract>): BuyStorageContract {
    const message = createBaseBuyStorageContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.quant = object.quant !== undefined && object.quant !== null ? BigInt(object.quant) : 0n;
    return message;
  },
};

function createBaseBuyStorageBytesContract(): BuyStorageBytesContract {
  return { ownerAddress: new Uint8Array(0), bytes: 0n, _unknownFields: {} };
}

export const BuyStorageBytesContract: MessageFns<BuyStorageBytesContract> = {
  encode(message: BuyStorageBytesContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.bytes !== 0n) {
      if (BigInt.asIntN(64, message.bytes) !== message.bytes) {
        throw new globalThis.Error("value provided for field message.bytes of type int64 too large");
      }
      writer.uint32(16).int64(message.bytes);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): BuyStorageBytesContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseBuyStorageBytesContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<BuyStorageBytesContract>): BuyStorageBytesContract {
    return BuyStorageBytesContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BuyStorageBytesContract>): BuyStorageBytesContract {
    const message = createBaseBuyStorageBytesContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.bytes = object.bytes !== undefined && object.bytes !== null ? BigInt(object.bytes) : 0n;
    return message;
  },
};

function createBaseSellStorageContract(): SellStorageContract {
  return { ownerAddress: new Uint8Array(0), storageBytes: 0n, _unknownFields: {} };
}

export const SellStorageContract: MessageFns<SellStorageContract> = {
  encode(message: SellStorageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.storageBytes !== 0n) {
      if (BigInt.asIntN(64, message.storageBytes) !== message.storageBytes) {
        throw new globalThis.Error("value provided for field message.storageBytes of type int64 too large");
      }
      writer.uint32(16).int64(message.storageBytes);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): SellStorageContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseSellStorageContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<SellStorageContract>): SellStorageContract {
    return SellStorageContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SellStorageContract>): SellStorageContract {
    const message = createBaseSellStorageContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.storageBytes =
      object.storageBytes !== undefined && object.storageBytes !== null ? BigInt(object.storageBytes) : 0n;
    return message;
  },
};
