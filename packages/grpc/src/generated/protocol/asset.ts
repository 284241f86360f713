// Generated from specs/grpc/protocol/asset.proto. Do not edit: change the spec and run `npm run generate`.

/** TRC-10 tokens. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

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

const emptyAssetIssueContract = (): AssetIssueContract => ({
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
});

export const AssetIssueContract: MessageFns<AssetIssueContract> = /* @__PURE__ */ defineMessage("AssetIssueContract", {
  empty: emptyAssetIssueContract,
  fields: () => [
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
  ],
  decode(input, length, message = emptyAssetIssueContract()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ownerAddress = reader.bytes();
      else if (tag === 18) message.name = reader.bytes();
      else if (tag === 26) message.abbr = reader.bytes();
      else if (tag === 32) message.totalSupply = reader.int64();
      else if (tag === 42) message.frozenSupply.push(AssetIssueContract_FrozenSupply.decode(reader, reader.length()));
      else if (tag === 48) message.trxNum = reader.int32();
      else if (tag === 56) message.precision = reader.int32();
      else if (tag === 64) message.num = reader.int32();
      else if (tag === 72) message.startTime = reader.int64();
      else if (tag === 80) message.endTime = reader.int64();
      else if (tag === 88) message.order = reader.int64();
      else if (tag === 128) message.voteScore = reader.int32();
      else if (tag === 162) message.description = reader.bytes();
      else if (tag === 170) message.url = reader.bytes();
      else if (tag === 176) message.freeAssetNetLimit = reader.int64();
      else if (tag === 184) message.publicFreeAssetNetLimit = reader.int64();
      else if (tag === 192) message.publicFreeAssetNetUsage = reader.int64();
      else if (tag === 200) message.publicLatestFreeNetTime = reader.int64();
      else if (tag === 330) message.id = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
    if (message.name.length !== 0) writer.uint32(18).bytes(message.name);
    if (message.abbr.length !== 0) writer.uint32(26).bytes(message.abbr);
    if (message.totalSupply !== 0n) writer.uint32(32).int64(message.totalSupply);
    for (const item of message.frozenSupply)
      AssetIssueContract_FrozenSupply.encode(item, writer.uint32(42).fork()).join();
    if (message.trxNum !== 0) writer.uint32(48).int32(message.trxNum);
    if (message.precision !== 0) writer.uint32(56).int32(message.precision);
    if (message.num !== 0) writer.uint32(64).int32(message.num);
    if (message.startTime !== 0n) writer.uint32(72).int64(message.startTime);
    if (message.endTime !== 0n) writer.uint32(80).int64(message.endTime);
    if (message.order !== 0n) writer.uint32(88).int64(message.order);
    if (message.voteScore !== 0) writer.uint32(128).int32(message.voteScore);
    if (message.description.length !== 0) writer.uint32(162).bytes(message.description);
    if (message.url.length !== 0) writer.uint32(170).bytes(message.url);
    if (message.freeAssetNetLimit !== 0n) writer.uint32(176).int64(message.freeAssetNetLimit);
    if (message.publicFreeAssetNetLimit !== 0n) writer.uint32(184).int64(message.publicFreeAssetNetLimit);
    if (message.publicFreeAssetNetUsage !== 0n) writer.uint32(192).int64(message.publicFreeAssetNetUsage);
    if (message.publicLatestFreeNetTime !== 0n) writer.uint32(200).int64(message.publicLatestFreeNetTime);
    if (message.id !== "") writer.uint32(330).string(message.id);
  },
});

/** A locked part of the supply. */
export interface AssetIssueContract_FrozenSupply {
  /** Locked amount, in the token's smallest unit. */
  frozenAmount: bigint;
  /** Days from `start_time` until the amount can be unlocked. */
  frozenDays: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAssetIssueContract_FrozenSupply = (): AssetIssueContract_FrozenSupply => ({
  frozenAmount: 0n,
  frozenDays: 0n,
});

export const AssetIssueContract_FrozenSupply: MessageFns<AssetIssueContract_FrozenSupply> =
  /* @__PURE__ */ defineMessage("AssetIssueContract_FrozenSupply", {
    empty: emptyAssetIssueContract_FrozenSupply,
    fields: () => [
      { name: "frozenAmount", tags: [8], type: "int64" },
      { name: "frozenDays", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyAssetIssueContract_FrozenSupply()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.frozenAmount = reader.int64();
        else if (tag === 16) message.frozenDays = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.frozenAmount !== 0n) writer.uint32(8).int64(message.frozenAmount);
      if (message.frozenDays !== 0n) writer.uint32(16).int64(message.frozenDays);
    },
  });

/** Tokens. */
export interface AssetIssueList {
  /** The tokens. */
  assetIssue: AssetIssueContract[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAssetIssueList = (): AssetIssueList => ({ assetIssue: [] });

export const AssetIssueList: MessageFns<AssetIssueList> = /* @__PURE__ */ defineMessage("AssetIssueList", {
  empty: emptyAssetIssueList,
  fields: () => [{ name: "assetIssue", tags: [10], type: AssetIssueContract, repeated: true }],
  decode(input, length, message = emptyAssetIssueList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.assetIssue.push(AssetIssueContract.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.assetIssue) AssetIssueContract.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptyTransferAssetContract = (): TransferAssetContract => ({
  assetName: NO_BYTES,
  ownerAddress: NO_BYTES,
  toAddress: NO_BYTES,
  amount: 0n,
});

export const TransferAssetContract: MessageFns<TransferAssetContract> = /* @__PURE__ */ defineMessage(
  "TransferAssetContract",
  {
    empty: emptyTransferAssetContract,
    fields: () => [
      { name: "assetName", tags: [10], type: "bytes" },
      { name: "ownerAddress", tags: [18], type: "bytes" },
      { name: "toAddress", tags: [26], type: "bytes" },
      { name: "amount", tags: [32], type: "int64" },
    ],
    decode(input, length, message = emptyTransferAssetContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.assetName = reader.bytes();
        else if (tag === 18) message.ownerAddress = reader.bytes();
        else if (tag === 26) message.toAddress = reader.bytes();
        else if (tag === 32) message.amount = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.assetName.length !== 0) writer.uint32(10).bytes(message.assetName);
      if (message.ownerAddress.length !== 0) writer.uint32(18).bytes(message.ownerAddress);
      if (message.toAddress.length !== 0) writer.uint32(26).bytes(message.toAddress);
      if (message.amount !== 0n) writer.uint32(32).int64(message.amount);
    },
  },
);

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

const emptyParticipateAssetIssueContract = (): ParticipateAssetIssueContract => ({
  ownerAddress: NO_BYTES,
  toAddress: NO_BYTES,
  assetName: NO_BYTES,
  amount: 0n,
});

export const ParticipateAssetIssueContract: MessageFns<ParticipateAssetIssueContract> = /* @__PURE__ */ defineMessage(
  "ParticipateAssetIssueContract",
  {
    empty: emptyParticipateAssetIssueContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "toAddress", tags: [18], type: "bytes" },
      { name: "assetName", tags: [26], type: "bytes" },
      { name: "amount", tags: [32], type: "int64" },
    ],
    decode(input, length, message = emptyParticipateAssetIssueContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.toAddress = reader.bytes();
        else if (tag === 26) message.assetName = reader.bytes();
        else if (tag === 32) message.amount = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.toAddress.length !== 0) writer.uint32(18).bytes(message.toAddress);
      if (message.assetName.length !== 0) writer.uint32(26).bytes(message.assetName);
      if (message.amount !== 0n) writer.uint32(32).int64(message.amount);
    },
  },
);

/** Unlocks the locked supply of a token. */
export interface UnfreezeAssetContract {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUnfreezeAssetContract = (): UnfreezeAssetContract => ({ ownerAddress: NO_BYTES });

export const UnfreezeAssetContract: MessageFns<UnfreezeAssetContract> = /* @__PURE__ */ defineMessage(
  "UnfreezeAssetContract",
  {
    empty: emptyUnfreezeAssetContract,
    fields: () => [{ name: "ownerAddress", tags: [10], type: "bytes" }],
    decode(input, length, message = emptyUnfreezeAssetContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
    },
  },
);

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

const emptyUpdateAssetContract = (): UpdateAssetContract => ({
  ownerAddress: NO_BYTES,
  description: NO_BYTES,
  url: NO_BYTES,
  newLimit: 0n,
  newPublicLimit: 0n,
});

export const UpdateAssetContract: MessageFns<UpdateAssetContract> = /* @__PURE__ */ defineMessage(
  "UpdateAssetContract",
  {
    empty: emptyUpdateAssetContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "description", tags: [18], type: "bytes" },
      { name: "url", tags: [26], type: "bytes" },
      { name: "newLimit", tags: [32], type: "int64" },
      { name: "newPublicLimit", tags: [40], type: "int64" },
    ],
    decode(input, length, message = emptyUpdateAssetContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.description = reader.bytes();
        else if (tag === 26) message.url = reader.bytes();
        else if (tag === 32) message.newLimit = reader.int64();
        else if (tag === 40) message.newPublicLimit = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.description.length !== 0) writer.uint32(18).bytes(message.description);
      if (message.url.length !== 0) writer.uint32(26).bytes(message.url);
      if (message.newLimit !== 0n) writer.uint32(32).int64(message.newLimit);
      if (message.newPublicLimit !== 0n) writer.uint32(40).int64(message.newPublicLimit);
    },
  },
);
