// Generated from specs/grpc/protocol/asset.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** TRC-10 tokens. */

/** Issues a token. Also describes an issued token. */
export interface AssetIssueContract {
  /** Issuer: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Name of the token: at most 32 printable ASCII characters, not unique. */
  name: Uint8Array;
  /** Abbreviation of the token's name; may be empty. */
  abbr: Uint8Array;
  /** Total supply, in the token's smallest unit. */
  totalSupply: bigint;
  /** Parts of the supply that are locked for the issuer. */
  frozenSupply: AssetIssueContract_FrozenSupply[];
  /** Price of `num` tokens during the sale, in sun. */
  trxNum: number;
  /** Number of decimals, 0 to 6. */
  precision: number;
  /** Number of the token's smallest units that are sold for `trx_num` sun. */
  num: number;
  /** Start of the sale, in milliseconds. */
  startTime: bigint;
  /** End of the sale, in milliseconds. */
  endTime: bigint;
  /** Unused by current nodes. */
  order: bigint;
  /** Unused by current nodes. */
  voteScore: number;
  /** Description of the token, at most 200 bytes of text. */
  description: Uint8Array;
  /** Website of the token, 1 to 256 bytes of text. */
  url: Uint8Array;
  /** Bandwidth that each holder may use at the issuer's cost, in bytes per day. */
  freeAssetNetLimit: bigint;
  /** Bandwidth that all holders together may use at the issuer's cost, in bytes per day. */
  publicFreeAssetNetLimit: bigint;
  /**
   * Bandwidth used by all holders that has not yet recovered, in bytes. Zero when a token is
   * issued.
   */
  publicFreeAssetNetUsage: bigint;
  /**
   * Slot of the latest use of that bandwidth: number of 3-second intervals since the genesis
   * block.
   */
  publicLatestFreeNetTime: bigint;
  /** Id of the token, in decimal digits. The chain assigns it when the token is issued. */
  id: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A locked part of the supply. */
export interface AssetIssueContract_FrozenSupply {
  /** Locked amount, in the token's smallest unit. */
  frozenAmount: bigint;
  /** Days from `start_time` until the amount can be unlocked. */
  frozenDays: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Tokens. */
export interface AssetIssueList {
  /** The tokens. */
  assetIssue: AssetIssueContract[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Transfers a token. */
export interface TransferAssetContract {
  /** Token id, in decimal digits. */
  assetName: Uint8Array;
  /** Sender: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Recipient: 21-byte address with the prefix 0x41. */
  toAddress: Uint8Array;
  /** Amount, in the token's smallest unit. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Buys a token during its sale. */
export interface ParticipateAssetIssueContract {
  /** Buyer: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  toAddress: Uint8Array;
  /** Token id, in decimal digits. */
  assetName: Uint8Array;
  /** TRX to pay, in sun. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Unlocks the locked supply of a token. */
export interface UnfreezeAssetContract {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Changes the description and limits of a token. */
export interface UpdateAssetContract {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** New description, at most 200 bytes of text. */
  description: Uint8Array;
  /** New website, 1 to 256 bytes of text. */
  url: Uint8Array;
  /** New value of `free_asset_net_limit`, in bytes per day. */
  newLimit: bigint;
  /** New value of `public_free_asset_net_limit`, in bytes per day. */
  newPublicLimit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseAssetIssueContract(): AssetIssueContract {
  return {
    ownerAddress: NO_BYTES,
    name: NO_BYTES,
    abbr: NO_BYTES,
    totalSupply: 0n,
    frozenSupply: [],
    trxNum: 0,
    precision: 0,
    num: 0,
    startTime: 0n,
    endTime: 0n,
    order: 0n,
    voteScore: 0,
    description: NO_BYTES,
    url: NO_BYTES,
    freeAssetNetLimit: 0n,
    publicFreeAssetNetLimit: 0n,
    publicFreeAssetNetUsage: 0n,
    publicLatestFreeNetTime: 0n,
    id: "",
  };
}

let AssetIssueContractView: ViewClass<AssetIssueContract> | undefined;

export const AssetIssueContract: MessageFns<AssetIssueContract> = /* @__PURE__ */ checkedFns("AssetIssueContract", {
  encode(message: AssetIssueContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.name.length !== 0) {
      writer.uint32(18).bytes(message.name);
    }
    if (message.abbr.length !== 0) {
      writer.uint32(26).bytes(message.abbr);
    }
    if (message.totalSupply !== 0n) {
      writer.uint32(32).int64(message.totalSupply);
    }
    for (const v of message.frozenSupply) {
      AssetIssueContract_FrozenSupply.encode(v!, writer.uint32(42).fork()).join();
    }
    if (message.trxNum !== 0) {
      writer.uint32(48).int32(message.trxNum);
    }
    if (message.precision !== 0) {
      writer.uint32(56).int32(message.precision);
    }
    if (message.num !== 0) {
      writer.uint32(64).int32(message.num);
    }
    if (message.startTime !== 0n) {
      writer.uint32(72).int64(message.startTime);
    }
    if (message.endTime !== 0n) {
      writer.uint32(80).int64(message.endTime);
    }
    if (message.order !== 0n) {
      writer.uint32(88).int64(message.order);
    }
    if (message.voteScore !== 0) {
      writer.uint32(128).int32(message.voteScore);
    }
    if (message.description.length !== 0) {
      writer.uint32(162).bytes(message.description);
    }
    if (message.url.length !== 0) {
      writer.uint32(170).bytes(message.url);
    }
    if (message.freeAssetNetLimit !== 0n) {
      writer.uint32(176).int64(message.freeAssetNetLimit);
    }
    if (message.publicFreeAssetNetLimit !== 0n) {
      writer.uint32(184).int64(message.publicFreeAssetNetLimit);
    }
    if (message.publicFreeAssetNetUsage !== 0n) {
      writer.uint32(192).int64(message.publicFreeAssetNetUsage);
    }
    if (message.publicLatestFreeNetTime !== 0n) {
      writer.uint32(200).int64(message.publicLatestFreeNetTime);
    }
    if (message.id !== "") {
      writer.uint32(330).string(message.id);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: AssetIssueContract = createBaseAssetIssueContract(),
  ): AssetIssueContract {
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

          message.name = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.abbr = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.totalSupply = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.frozenSupply.push(AssetIssueContract_FrozenSupply.decode(reader, reader.length()));
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.trxNum = reader.int32();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.precision = reader.int32();
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.num = reader.int32();
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.startTime = reader.int64() as bigint;
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.endTime = reader.int64() as bigint;
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.order = reader.int64() as bigint;
          continue;
        }
        case 16: {
          if (tag !== 128) {
            break;
          }

          message.voteScore = reader.int32();
          continue;
        }
        case 20: {
          if (tag !== 162) {
            break;
          }

          message.description = reader.bytes();
          continue;
        }
        case 21: {
          if (tag !== 170) {
            break;
          }

          message.url = reader.bytes();
          continue;
        }
        case 22: {
          if (tag !== 176) {
            break;
          }

          message.freeAssetNetLimit = reader.int64() as bigint;
          continue;
        }
        case 23: {
          if (tag !== 184) {
            break;
          }

          message.publicFreeAssetNetLimit = reader.int64() as bigint;
          continue;
        }
        case 24: {
          if (tag !== 192) {
            break;
          }

          message.publicFreeAssetNetUsage = reader.int64() as bigint;
          continue;
        }
        case 25: {
          if (tag !== 200) {
            break;
          }

          message.publicLatestFreeNetTime = reader.int64() as bigint;
          continue;
        }
        case 41: {
          if (tag !== 330) {
            break;
          }

          message.id = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AssetIssueContract> {
    AssetIssueContractView ??= viewClass(AssetIssueContract, createBaseAssetIssueContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "name", tags: [18], type: "bytes" },
      { name: "abbr", tags: [26], type: "bytes" },
      { name: "totalSupply", tags: [32], type: "int64" },
      { name: "frozenSupply", tags: [42], type: AssetIssueContract_FrozenSupply, repeated: true },
      { name: "trxNum", tags: [48], type: "int32" },
      { name: "precision", tags: [56], type: "int32" },
      { name: "num", tags: [64], type: "int32" },
      { name: "startTime", tags: [72], type: "int64" },
      { name: "endTime", tags: [80], type: "int64" },
      { name: "order", tags: [88], type: "int64" },
      { name: "voteScore", tags: [128], type: "int32" },
      { name: "description", tags: [162], type: "bytes" },
      { name: "url", tags: [170], type: "bytes" },
      { name: "freeAssetNetLimit", tags: [176], type: "int64" },
      { name: "publicFreeAssetNetLimit", tags: [184], type: "int64" },
      { name: "publicFreeAssetNetUsage", tags: [192], type: "int64" },
      { name: "publicLatestFreeNetTime", tags: [200], type: "int64" },
      { name: "id", tags: [330], type: "string" },
    ]);
    return new AssetIssueContractView(input, length);
  },

  create(base?: DeepPartial<AssetIssueContract>): AssetIssueContract {
    return AssetIssueContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AssetIssueContract>): AssetIssueContract {
    const message = createBaseAssetIssueContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.name = object.name ?? NO_BYTES;
    message.abbr = object.abbr ?? NO_BYTES;
    message.totalSupply =
      object.totalSupply !== undefined && object.totalSupply !== null ? BigInt(object.totalSupply) : 0n;
    message.frozenSupply = object.frozenSupply?.map((e) => AssetIssueContract_FrozenSupply.fromPartial(e)) || [];
    message.trxNum = object.trxNum ?? 0;
    message.precision = object.precision ?? 0;
    message.num = object.num ?? 0;
    message.startTime = object.startTime !== undefined && object.startTime !== null ? BigInt(object.startTime) : 0n;
    message.endTime = object.endTime !== undefined && object.endTime !== null ? BigInt(object.endTime) : 0n;
    message.order = object.order !== undefined && object.order !== null ? BigInt(object.order) : 0n;
    message.voteScore = object.voteScore ?? 0;
    message.description = object.description ?? NO_BYTES;
    message.url = object.url ?? NO_BYTES;
    message.freeAssetNetLimit =
      object.freeAssetNetLimit !== undefined && object.freeAssetNetLimit !== null
        ? BigInt(object.freeAssetNetLimit)
        : 0n;
    message.publicFreeAssetNetLimit =
      object.publicFreeAssetNetLimit !== undefined && object.publicFreeAssetNetLimit !== null
        ? BigInt(object.publicFreeAssetNetLimit)
        : 0n;
    message.publicFreeAssetNetUsage =
      object.publicFreeAssetNetUsage !== undefined && object.publicFreeAssetNetUsage !== null
        ? BigInt(object.publicFreeAssetNetUsage)
        : 0n;
    message.publicLatestFreeNetTime =
      object.publicLatestFreeNetTime !== undefined && object.publicLatestFreeNetTime !== null
        ? BigInt(object.publicLatestFreeNetTime)
        : 0n;
    message.id = object.id ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAssetIssueContract_FrozenSupply(): AssetIssueContract_FrozenSupply {
  return { frozenAmount: 0n, frozenDays: 0n };
}

let AssetIssueContract_FrozenSupplyView: ViewClass<AssetIssueContract_FrozenSupply> | undefined;

export const AssetIssueContract_FrozenSupply: MessageFns<AssetIssueContract_FrozenSupply> = /* @__PURE__ */ checkedFns(
  "AssetIssueContract_FrozenSupply",
  {
    encode(message: AssetIssueContract_FrozenSupply, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.frozenAmount !== 0n) {
        writer.uint32(8).int64(message.frozenAmount);
      }
      if (message.frozenDays !== 0n) {
        writer.uint32(16).int64(message.frozenDays);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AssetIssueContract_FrozenSupply = createBaseAssetIssueContract_FrozenSupply(),
    ): AssetIssueContract_FrozenSupply {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.frozenAmount = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.frozenDays = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AssetIssueContract_FrozenSupply> {
      AssetIssueContract_FrozenSupplyView ??= viewClass(
        AssetIssueContract_FrozenSupply,
        createBaseAssetIssueContract_FrozenSupply,
        [
          { name: "frozenAmount", tags: [8], type: "int64" },
          { name: "frozenDays", tags: [16], type: "int64" },
        ],
      );
      return new AssetIssueContract_FrozenSupplyView(input, length);
    },

    create(base?: DeepPartial<AssetIssueContract_FrozenSupply>): AssetIssueContract_FrozenSupply {
      return AssetIssueContract_FrozenSupply.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AssetIssueContract_FrozenSupply>): AssetIssueContract_FrozenSupply {
      const message = createBaseAssetIssueContract_FrozenSupply();
      message.frozenAmount =
        object.frozenAmount !== undefined && object.frozenAmount !== null ? BigInt(object.frozenAmount) : 0n;
      message.frozenDays =
        object.frozenDays !== undefined && object.frozenDays !== null ? BigInt(object.frozenDays) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAssetIssueList(): AssetIssueList {
  return { assetIssue: [] };
}

let AssetIssueListView: ViewClass<AssetIssueList> | undefined;

export const AssetIssueList: MessageFns<AssetIssueList> = /* @__PURE__ */ checkedFns("AssetIssueList", {
  encode(message: AssetIssueList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.assetIssue) {
      AssetIssueContract.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: AssetIssueList = createBaseAssetIssueList(),
  ): AssetIssueList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.assetIssue.push(AssetIssueContract.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AssetIssueList> {
    AssetIssueListView ??= viewClass(AssetIssueList, createBaseAssetIssueList, [
      { name: "assetIssue", tags: [10], type: AssetIssueContract, repeated: true },
    ]);
    return new AssetIssueListView(input, length);
  },

  create(base?: DeepPartial<AssetIssueList>): AssetIssueList {
    return AssetIssueList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AssetIssueList>): AssetIssueList {
    const message = createBaseAssetIssueList();
    message.assetIssue = object.assetIssue?.map((e) => AssetIssueContract.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransferAssetContract(): TransferAssetContract {
  return { assetName: NO_BYTES, ownerAddress: NO_BYTES, toAddress: NO_BYTES, amount: 0n };
}

let TransferAssetContractView: ViewClass<TransferAssetContract> | undefined;

export const TransferAssetContract: MessageFns<TransferAssetContract> = /* @__PURE__ */ checkedFns(
  "TransferAssetContract",
  {
    encode(message: TransferAssetContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.assetName.length !== 0) {
        writer.uint32(10).bytes(message.assetName);
      }
      if (message.ownerAddress.length !== 0) {
        writer.uint32(18).bytes(message.ownerAddress);
      }
      if (message.toAddress.length !== 0) {
        writer.uint32(26).bytes(message.toAddress);
      }
      if (message.amount !== 0n) {
        writer.uint32(32).int64(message.amount);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransferAssetContract = createBaseTransferAssetContract(),
    ): TransferAssetContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.assetName = reader.bytes();
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
            if (tag !== 26) {
              break;
            }

            message.toAddress = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.amount = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransferAssetContract> {
      TransferAssetContractView ??= viewClass(TransferAssetContract, createBaseTransferAssetContract, [
        { name: "assetName", tags: [10], type: "bytes" },
        { name: "ownerAddress", tags: [18], type: "bytes" },
        { name: "toAddress", tags: [26], type: "bytes" },
        { name: "amount", tags: [32], type: "int64" },
      ]);
      return new TransferAssetContractView(input, length);
    },

    create(base?: DeepPartial<TransferAssetContract>): TransferAssetContract {
      return TransferAssetContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransferAssetContract>): TransferAssetContract {
      const message = createBaseTransferAssetContract();
      message.assetName = object.assetName ?? NO_BYTES;
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.toAddress = object.toAddress ?? NO_BYTES;
      message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseParticipateAssetIssueContract(): ParticipateAssetIssueContract {
  return { ownerAddress: NO_BYTES, toAddress: NO_BYTES, assetName: NO_BYTES, amount: 0n };
}

let ParticipateAssetIssueContractView: ViewClass<ParticipateAssetIssueContract> | undefined;

export const ParticipateAssetIssueContract: MessageFns<ParticipateAssetIssueContract> = /* @__PURE__ */ checkedFns(
  "ParticipateAssetIssueContract",
  {
    encode(message: ParticipateAssetIssueContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.toAddress.length !== 0) {
        writer.uint32(18).bytes(message.toAddress);
      }
      if (message.assetName.length !== 0) {
        writer.uint32(26).bytes(message.assetName);
      }
      if (message.amount !== 0n) {
        writer.uint32(32).int64(message.amount);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ParticipateAssetIssueContract = createBaseParticipateAssetIssueContract(),
    ): ParticipateAssetIssueContract {
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

            message.toAddress = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.assetName = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.amount = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ParticipateAssetIssueContract> {
      ParticipateAssetIssueContractView ??= viewClass(
        ParticipateAssetIssueContract,
        createBaseParticipateAssetIssueContract,
        [
          { name: "ownerAddress", tags: [10], type: "bytes" },
          { name: "toAddress", tags: [18], type: "bytes" },
          { name: "assetName", tags: [26], type: "bytes" },
          { name: "amount", tags: [32], type: "int64" },
        ],
      );
      return new ParticipateAssetIssueContractView(input, length);
    },

    create(base?: DeepPartial<ParticipateAssetIssueContract>): ParticipateAssetIssueContract {
      return ParticipateAssetIssueContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ParticipateAssetIssueContract>): ParticipateAssetIssueContract {
      const message = createBaseParticipateAssetIssueContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.toAddress = object.toAddress ?? NO_BYTES;
      message.assetName = object.assetName ?? NO_BYTES;
      message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUnfreezeAssetContract(): UnfreezeAssetContract {
  return { ownerAddress: NO_BYTES };
}

let UnfreezeAssetContractView: ViewClass<UnfreezeAssetContract> | undefined;

export const UnfreezeAssetContract: MessageFns<UnfreezeAssetContract> = /* @__PURE__ */ checkedFns(
  "UnfreezeAssetContract",
  {
    encode(message: UnfreezeAssetContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UnfreezeAssetContract = createBaseUnfreezeAssetContract(),
    ): UnfreezeAssetContract {
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
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UnfreezeAssetContract> {
      UnfreezeAssetContractView ??= viewClass(UnfreezeAssetContract, createBaseUnfreezeAssetContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
      ]);
      return new UnfreezeAssetContractView(input, length);
    },

    create(base?: DeepPartial<UnfreezeAssetContract>): UnfreezeAssetContract {
      return UnfreezeAssetContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UnfreezeAssetContract>): UnfreezeAssetContract {
      const message = createBaseUnfreezeAssetContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUpdateAssetContract(): UpdateAssetContract {
  return { ownerAddress: NO_BYTES, description: NO_BYTES, url: NO_BYTES, newLimit: 0n, newPublicLimit: 0n };
}

let UpdateAssetContractView: ViewClass<UpdateAssetContract> | undefined;

export const UpdateAssetContract: MessageFns<UpdateAssetContract> = /* @__PURE__ */ checkedFns("UpdateAssetContract", {
  encode(message: UpdateAssetContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.description.length !== 0) {
      writer.uint32(18).bytes(message.description);
    }
    if (message.url.length !== 0) {
      writer.uint32(26).bytes(message.url);
    }
    if (message.newLimit !== 0n) {
      writer.uint32(32).int64(message.newLimit);
    }
    if (message.newPublicLimit !== 0n) {
      writer.uint32(40).int64(message.newPublicLimit);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: UpdateAssetContract = createBaseUpdateAssetContract(),
  ): UpdateAssetContract {
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

          message.description = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.url = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.newLimit = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.newPublicLimit = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UpdateAssetContract> {
    UpdateAssetContractView ??= viewClass(UpdateAssetContract, createBaseUpdateAssetContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "description", tags: [18], type: "bytes" },
      { name: "url", tags: [26], type: "bytes" },
      { name: "newLimit", tags: [32], type: "int64" },
      { name: "newPublicLimit", tags: [40], type: "int64" },
    ]);
    return new UpdateAssetContractView(input, length);
  },

  create(base?: DeepPartial<UpdateAssetContract>): UpdateAssetContract {
    return UpdateAssetContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<UpdateAssetContract>): UpdateAssetContract {
    const message = createBaseUpdateAssetContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.description = object.description ?? NO_BYTES;
    message.url = object.url ?? NO_BYTES;
    message.newLimit = object.newLimit !== undefined && object.newLimit !== null ? BigInt(object.newLimit) : 0n;
    message.newPublicLimit =
      object.newPublicLimit !== undefined && object.newPublicLimit !== null ? BigInt(object.newPublicLimit) : 0n;
    copyUnknown(object, message);
    return message;
  },
});
