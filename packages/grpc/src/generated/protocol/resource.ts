// Generated from specs/grpc/protocol/resource.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** TRON bandwidth, energy and resource delegation. */

/** Bandwidth of an account and of the network. */
export interface AccountNetMessage {
  /** Free bandwidth that is used and has not yet recovered, in bytes. */
  freeNetUsed: bigint;
  /** Free bandwidth of each account, in bytes per day. */
  freeNetLimit: bigint;
  /** Bandwidth from staking that is used and has not yet recovered, in bytes. */
  NetUsed: bigint;
  /** Bandwidth from staking, own and delegated to the account, in bytes per day. */
  NetLimit: bigint;
  /** Bandwidth used at the cost of token issuers, in bytes, by token id. */
  assetNetUsed: { [key: string]: bigint };
  /** Bandwidth that token issuers pay for, in bytes per day, by token id. */
  assetNetLimit: { [key: string]: bigint };
  /** Bandwidth that all stakers share, in bytes per day. */
  TotalNetLimit: bigint;
  /** TRX that all accounts stake for bandwidth, in whole TRX. */
  TotalNetWeight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface AccountNetMessage_AssetNetUsedEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface AccountNetMessage_AssetNetLimitEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Bandwidth and energy of an account and of the network. */
export interface AccountResourceMessage {
  /** Free bandwidth that is used and has not yet recovered, in bytes. */
  freeNetUsed: bigint;
  /** Free bandwidth of each account, in bytes per day. */
  freeNetLimit: bigint;
  /** Bandwidth from staking that is used and has not yet recovered, in bytes. */
  NetUsed: bigint;
  /** Bandwidth from staking, own and delegated to the account, in bytes per day. */
  NetLimit: bigint;
  /** Bandwidth used at the cost of token issuers, in bytes, by token id. */
  assetNetUsed: { [key: string]: bigint };
  /** Bandwidth that token issuers pay for, in bytes per day, by token id. */
  assetNetLimit: { [key: string]: bigint };
  /** Bandwidth that all stakers share, in bytes per day. */
  TotalNetLimit: bigint;
  /** TRX that all accounts stake for bandwidth, in whole TRX. */
  TotalNetWeight: bigint;
  /** TRX that all accounts stake for TRON Power, in whole TRX. */
  TotalTronPowerWeight: bigint;
  /** Number of votes that the account has cast. */
  tronPowerUsed: bigint;
  /** Number of votes that the account has: one for each staked TRX. */
  tronPowerLimit: bigint;
  /** Energy that is used and has not yet recovered. */
  EnergyUsed: bigint;
  /** Energy per day from staking, own and delegated to the account. */
  EnergyLimit: bigint;
  /** Energy per day that all stakers share. */
  TotalEnergyLimit: bigint;
  /** TRX that all accounts stake for energy, in whole TRX. */
  TotalEnergyWeight: bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storageUsed: bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storageLimit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface AccountResourceMessage_AssetNetUsedEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface AccountResourceMessage_AssetNetLimitEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Resources delegated from one account to another. */
export interface DelegatedResource {
  /** Delegator: 21-byte address with the prefix 0x41. */
  from: Uint8Array;
  /** Recipient: 21-byte address with the prefix 0x41. */
  to: Uint8Array;
  /** Stake whose bandwidth is delegated, in sun. */
  frozenBalanceForBandwidth: bigint;
  /** Stake whose energy is delegated, in sun. */
  frozenBalanceForEnergy: bigint;
  /**
   * Time until which bandwidth cannot be reclaimed, in milliseconds since the Unix epoch; zero if
   * not locked.
   */
  expireTimeForBandwidth: bigint;
  /**
   * Time until which energy cannot be reclaimed, in milliseconds since the Unix epoch; zero if not
   * locked.
   */
  expireTimeForEnergy: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Delegator and recipient of resources. */
export interface DelegatedResourceMessage {
  /** Delegator: 21-byte address with the prefix 0x41. */
  fromAddress: Uint8Array;
  /** Recipient: 21-byte address with the prefix 0x41. */
  toAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Delegated resources, by expiration. */
export interface DelegatedResourceList {
  /** At most one entry for locked and one for unlocked delegations. */
  delegatedResource: DelegatedResource[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Recipients and delegators of an account's resource delegations. */
export interface DelegatedResourceAccountIndex {
  /** The account: 21-byte address with the prefix 0x41. */
  account: Uint8Array;
  /** Accounts that delegate to this account: 21 bytes each, oldest delegation first. */
  fromAccounts: Uint8Array[];
  /** Accounts that this account delegates to: 21 bytes each, oldest delegation first. */
  toAccounts: Uint8Array[];
  /** Zero in responses. */
  timestamp: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Delegator, and resource to delegate. */
export interface CanDelegatedMaxSizeRequestMessage {
  /** Resource type, a ResourceCode. */
  type: number;
  /** Delegator: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Maximum stake that can be delegated, in sun. */
export interface CanDelegatedMaxSizeResponseMessage {
  /** Stake in sun; zero if less than one TRX. */
  maxSize: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Account that unstakes TRX. */
export interface GetAvailableUnfreezeCountRequestMessage {
  /** Account that unstakes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Number of remaining unstake operations. */
export interface GetAvailableUnfreezeCountResponseMessage {
  /** Number of unstake operations that can still be started: 32 minus those in progress. */
  count: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Account that withdraws, and time of the withdrawal. */
export interface CanWithdrawUnfreezeAmountRequestMessage {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Time in milliseconds. */
  timestamp: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Amount that can be withdrawn. */
export interface CanWithdrawUnfreezeAmountResponseMessage {
  /** Unstaked TRX whose waiting period is over at that time, in sun. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A witness (super representative or candidate). */
export interface Witness {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  /** Number of votes, as of the latest maintenance of the chain. */
  voteCount: bigint;
  /** Unused, empty. */
  pubKey: Uint8Array;
  /** Website of the witness. */
  url: string;
  /** Number of blocks that the witness has produced. */
  totalProduced: bigint;
  /** Number of blocks that the witness should have produced and did not. */
  totalMissed: bigint;
  /** Number of the latest block that the witness produced. */
  latestBlockNum: bigint;
  /** Slot of that block: number of 3-second intervals since the genesis block. */
  latestSlotNum: bigint;
  /** Whether the witness currently produces blocks. */
  isJobs: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Witnesses. */
export interface WitnessList {
  /** The witnesses. */
  witnesses: Witness[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseAccountNetMessage(): AccountNetMessage {
  return {
    freeNetUsed: 0n,
    freeNetLimit: 0n,
    NetUsed: 0n,
    NetLimit: 0n,
    assetNetUsed: {},
    assetNetLimit: {},
    TotalNetLimit: 0n,
    TotalNetWeight: 0n,
  };
}

let AccountNetMessageView: ViewClass<AccountNetMessage> | undefined;

export const AccountNetMessage: MessageFns<AccountNetMessage> = /* @__PURE__ */ checkedFns("AccountNetMessage", {
  encode(message: AccountNetMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.freeNetUsed !== 0n) {
      writer.uint32(8).int64(message.freeNetUsed);
    }
    if (message.freeNetLimit !== 0n) {
      writer.uint32(16).int64(message.freeNetLimit);
    }
    if (message.NetUsed !== 0n) {
      writer.uint32(24).int64(message.NetUsed);
    }
    if (message.NetLimit !== 0n) {
      writer.uint32(32).int64(message.NetLimit);
    }
    globalThis.Object.entries(message.assetNetUsed).forEach(([key, value]: [string, bigint]) => {
      AccountNetMessage_AssetNetUsedEntry.encode({ key, value }, writer.uint32(42).fork()).join();
    });
    globalThis.Object.entries(message.assetNetLimit).forEach(([key, value]: [string, bigint]) => {
      AccountNetMessage_AssetNetLimitEntry.encode({ key, value }, writer.uint32(50).fork()).join();
    });
    if (message.TotalNetLimit !== 0n) {
      writer.uint32(56).int64(message.TotalNetLimit);
    }
    if (message.TotalNetWeight !== 0n) {
      writer.uint32(64).int64(message.TotalNetWeight);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: AccountNetMessage = createBaseAccountNetMessage(),
  ): AccountNetMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.freeNetUsed = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.freeNetLimit = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.NetUsed = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.NetLimit = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          const entry5 = AccountNetMessage_AssetNetUsedEntry.decode(reader, reader.length());
          setOwn(message.assetNetUsed, entry5.key, entry5.value);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          const entry6 = AccountNetMessage_AssetNetLimitEntry.decode(reader, reader.length());
          setOwn(message.assetNetLimit, entry6.key, entry6.value);
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.TotalNetLimit = reader.int64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.TotalNetWeight = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountNetMessage> {
    AccountNetMessageView ??= viewClass(AccountNetMessage, createBaseAccountNetMessage, [
      { name: "freeNetUsed", tags: [8], type: "int64" },
      { name: "freeNetLimit", tags: [16], type: "int64" },
      { name: "NetUsed", tags: [24], type: "int64" },
      { name: "NetLimit", tags: [32], type: "int64" },
      { name: "assetNetUsed", tags: [42], type: AccountNetMessage_AssetNetUsedEntry, map: "object" },
      { name: "assetNetLimit", tags: [50], type: AccountNetMessage_AssetNetLimitEntry, map: "object" },
      { name: "TotalNetLimit", tags: [56], type: "int64" },
      { name: "TotalNetWeight", tags: [64], type: "int64" },
    ]);
    return new AccountNetMessageView(input, length);
  },

  create(base?: DeepPartial<AccountNetMessage>): AccountNetMessage {
    return AccountNetMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AccountNetMessage>): AccountNetMessage {
    const message = createBaseAccountNetMessage();
    message.freeNetUsed =
      object.freeNetUsed !== undefined && object.freeNetUsed !== null ? BigInt(object.freeNetUsed) : 0n;
    message.freeNetLimit =
      object.freeNetLimit !== undefined && object.freeNetLimit !== null ? BigInt(object.freeNetLimit) : 0n;
    message.NetUsed = object.NetUsed !== undefined && object.NetUsed !== null ? BigInt(object.NetUsed) : 0n;
    message.NetLimit = object.NetLimit !== undefined && object.NetLimit !== null ? BigInt(object.NetLimit) : 0n;
    message.assetNetUsed = (globalThis.Object.entries(object.assetNetUsed ?? {}) as [string, bigint][]).reduce(
      (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
        if (value !== undefined) {
          setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
        }
        return acc;
      },
      {},
    );
    message.assetNetLimit = (globalThis.Object.entries(object.assetNetLimit ?? {}) as [string, bigint][]).reduce(
      (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
        if (value !== undefined) {
          setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
        }
        return acc;
      },
      {},
    );
    message.TotalNetLimit =
      object.TotalNetLimit !== undefined && object.TotalNetLimit !== null ? BigInt(object.TotalNetLimit) : 0n;
    message.TotalNetWeight =
      object.TotalNetWeight !== undefined && object.TotalNetWeight !== null ? BigInt(object.TotalNetWeight) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccountNetMessage_AssetNetUsedEntry(): AccountNetMessage_AssetNetUsedEntry {
  return { key: "", value: 0n };
}

let AccountNetMessage_AssetNetUsedEntryView: ViewClass<AccountNetMessage_AssetNetUsedEntry> | undefined;

export const AccountNetMessage_AssetNetUsedEntry: MessageFns<AccountNetMessage_AssetNetUsedEntry> =
  /* @__PURE__ */ checkedFns("AccountNetMessage_AssetNetUsedEntry", {
    encode(message: AccountNetMessage_AssetNetUsedEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(16).int64(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountNetMessage_AssetNetUsedEntry = createBaseAccountNetMessage_AssetNetUsedEntry(),
    ): AccountNetMessage_AssetNetUsedEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountNetMessage_AssetNetUsedEntry> {
      AccountNetMessage_AssetNetUsedEntryView ??= viewClass(
        AccountNetMessage_AssetNetUsedEntry,
        createBaseAccountNetMessage_AssetNetUsedEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new AccountNetMessage_AssetNetUsedEntryView(input, length);
    },

    create(base?: DeepPartial<AccountNetMessage_AssetNetUsedEntry>): AccountNetMessage_AssetNetUsedEntry {
      return AccountNetMessage_AssetNetUsedEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountNetMessage_AssetNetUsedEntry>): AccountNetMessage_AssetNetUsedEntry {
      const message = createBaseAccountNetMessage_AssetNetUsedEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseAccountNetMessage_AssetNetLimitEntry(): AccountNetMessage_AssetNetLimitEntry {
  return { key: "", value: 0n };
}

let AccountNetMessage_AssetNetLimitEntryView: ViewClass<AccountNetMessage_AssetNetLimitEntry> | undefined;

export const AccountNetMessage_AssetNetLimitEntry: MessageFns<AccountNetMessage_AssetNetLimitEntry> =
  /* @__PURE__ */ checkedFns("AccountNetMessage_AssetNetLimitEntry", {
    encode(message: AccountNetMessage_AssetNetLimitEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(16).int64(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountNetMessage_AssetNetLimitEntry = createBaseAccountNetMessage_AssetNetLimitEntry(),
    ): AccountNetMessage_AssetNetLimitEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountNetMessage_AssetNetLimitEntry> {
      AccountNetMessage_AssetNetLimitEntryView ??= viewClass(
        AccountNetMessage_AssetNetLimitEntry,
        createBaseAccountNetMessage_AssetNetLimitEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new AccountNetMessage_AssetNetLimitEntryView(input, length);
    },

    create(base?: DeepPartial<AccountNetMessage_AssetNetLimitEntry>): AccountNetMessage_AssetNetLimitEntry {
      return AccountNetMessage_AssetNetLimitEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountNetMessage_AssetNetLimitEntry>): AccountNetMessage_AssetNetLimitEntry {
      const message = createBaseAccountNetMessage_AssetNetLimitEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseAccountResourceMessage(): AccountResourceMessage {
  return {
    freeNetUsed: 0n,
    freeNetLimit: 0n,
    NetUsed: 0n,
    NetLimit: 0n,
    assetNetUsed: {},
    assetNetLimit: {},
    TotalNetLimit: 0n,
    TotalNetWeight: 0n,
    TotalTronPowerWeight: 0n,
    tronPowerUsed: 0n,
    tronPowerLimit: 0n,
    EnergyUsed: 0n,
    EnergyLimit: 0n,
    TotalEnergyLimit: 0n,
    TotalEnergyWeight: 0n,
    storageUsed: 0n,
    storageLimit: 0n,
  };
}

let AccountResourceMessageView: ViewClass<AccountResourceMessage> | undefined;

export const AccountResourceMessage: MessageFns<AccountResourceMessage> = /* @__PURE__ */ checkedFns(
  "AccountResourceMessage",
  {
    encode(message: AccountResourceMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.freeNetUsed !== 0n) {
        writer.uint32(8).int64(message.freeNetUsed);
      }
      if (message.freeNetLimit !== 0n) {
        writer.uint32(16).int64(message.freeNetLimit);
      }
      if (message.NetUsed !== 0n) {
        writer.uint32(24).int64(message.NetUsed);
      }
      if (message.NetLimit !== 0n) {
        writer.uint32(32).int64(message.NetLimit);
      }
      globalThis.Object.entries(message.assetNetUsed).forEach(([key, value]: [string, bigint]) => {
        AccountResourceMessage_AssetNetUsedEntry.encode({ key, value }, writer.uint32(42).fork()).join();
      });
      globalThis.Object.entries(message.assetNetLimit).forEach(([key, value]: [string, bigint]) => {
        AccountResourceMessage_AssetNetLimitEntry.encode({ key, value }, writer.uint32(50).fork()).join();
      });
      if (message.TotalNetLimit !== 0n) {
        writer.uint32(56).int64(message.TotalNetLimit);
      }
      if (message.TotalNetWeight !== 0n) {
        writer.uint32(64).int64(message.TotalNetWeight);
      }
      if (message.TotalTronPowerWeight !== 0n) {
        writer.uint32(72).int64(message.TotalTronPowerWeight);
      }
      if (message.tronPowerUsed !== 0n) {
        writer.uint32(80).int64(message.tronPowerUsed);
      }
      if (message.tronPowerLimit !== 0n) {
        writer.uint32(88).int64(message.tronPowerLimit);
      }
      if (message.EnergyUsed !== 0n) {
        writer.uint32(104).int64(message.EnergyUsed);
      }
      if (message.EnergyLimit !== 0n) {
        writer.uint32(112).int64(message.EnergyLimit);
      }
      if (message.TotalEnergyLimit !== 0n) {
        writer.uint32(120).int64(message.TotalEnergyLimit);
      }
      if (message.TotalEnergyWeight !== 0n) {
        writer.uint32(128).int64(message.TotalEnergyWeight);
      }
      if (message.storageUsed !== 0n) {
        writer.uint32(168).int64(message.storageUsed);
      }
      if (message.storageLimit !== 0n) {
        writer.uint32(176).int64(message.storageLimit);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountResourceMessage = createBaseAccountResourceMessage(),
    ): AccountResourceMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.freeNetUsed = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.freeNetLimit = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.NetUsed = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.NetLimit = reader.int64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            const entry5 = AccountResourceMessage_AssetNetUsedEntry.decode(reader, reader.length());
            setOwn(message.assetNetUsed, entry5.key, entry5.value);
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            const entry6 = AccountResourceMessage_AssetNetLimitEntry.decode(reader, reader.length());
            setOwn(message.assetNetLimit, entry6.key, entry6.value);
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.TotalNetLimit = reader.int64() as bigint;
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.TotalNetWeight = reader.int64() as bigint;
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.TotalTronPowerWeight = reader.int64() as bigint;
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.tronPowerUsed = reader.int64() as bigint;
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }

            message.tronPowerLimit = reader.int64() as bigint;
            continue;
          }
          case 13: {
            if (tag !== 104) {
              break;
            }

            message.EnergyUsed = reader.int64() as bigint;
            continue;
          }
          case 14: {
            if (tag !== 112) {
              break;
            }

            message.EnergyLimit = reader.int64() as bigint;
            continue;
          }
          case 15: {
            if (tag !== 120) {
              break;
            }

            message.TotalEnergyLimit = reader.int64() as bigint;
            continue;
          }
          case 16: {
            if (tag !== 128) {
              break;
            }

            message.TotalEnergyWeight = reader.int64() as bigint;
            continue;
          }
          case 21: {
            if (tag !== 168) {
              break;
            }

            message.storageUsed = reader.int64() as bigint;
            continue;
          }
          case 22: {
            if (tag !== 176) {
              break;
            }

            message.storageLimit = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountResourceMessage> {
      AccountResourceMessageView ??= viewClass(AccountResourceMessage, createBaseAccountResourceMessage, [
        { name: "freeNetUsed", tags: [8], type: "int64" },
        { name: "freeNetLimit", tags: [16], type: "int64" },
        { name: "NetUsed", tags: [24], type: "int64" },
        { name: "NetLimit", tags: [32], type: "int64" },
        { name: "assetNetUsed", tags: [42], type: AccountResourceMessage_AssetNetUsedEntry, map: "object" },
        { name: "assetNetLimit", tags: [50], type: AccountResourceMessage_AssetNetLimitEntry, map: "object" },
        { name: "TotalNetLimit", tags: [56], type: "int64" },
        { name: "TotalNetWeight", tags: [64], type: "int64" },
        { name: "TotalTronPowerWeight", tags: [72], type: "int64" },
        { name: "tronPowerUsed", tags: [80], type: "int64" },
        { name: "tronPowerLimit", tags: [88], type: "int64" },
        { name: "EnergyUsed", tags: [104], type: "int64" },
        { name: "EnergyLimit", tags: [112], type: "int64" },
        { name: "TotalEnergyLimit", tags: [120], type: "int64" },
        { name: "TotalEnergyWeight", tags: [128], type: "int64" },
        { name: "storageUsed", tags: [168], type: "int64" },
        { name: "storageLimit", tags: [176], type: "int64" },
      ]);
      return new AccountResourceMessageView(input, length);
    },

    create(base?: DeepPartial<AccountResourceMessage>): AccountResourceMessage {
      return AccountResourceMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountResourceMessage>): AccountResourceMessage {
      const message = createBaseAccountResourceMessage();
      message.freeNetUsed =
        object.freeNetUsed !== undefined && object.freeNetUsed !== null ? BigInt(object.freeNetUsed) : 0n;
      message.freeNetLimit =
        object.freeNetLimit !== undefined && object.freeNetLimit !== null ? BigInt(object.freeNetLimit) : 0n;
      message.NetUsed = object.NetUsed !== undefined && object.NetUsed !== null ? BigInt(object.NetUsed) : 0n;
      message.NetLimit = object.NetLimit !== undefined && object.NetLimit !== null ? BigInt(object.NetLimit) : 0n;
      message.assetNetUsed = (globalThis.Object.entries(object.assetNetUsed ?? {}) as [string, bigint][]).reduce(
        (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
          if (value !== undefined) {
            setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
          }
          return acc;
        },
        {},
      );
      message.assetNetLimit = (globalThis.Object.entries(object.assetNetLimit ?? {}) as [string, bigint][]).reduce(
        (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
          if (value !== undefined) {
            setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
          }
          return acc;
        },
        {},
      );
      message.TotalNetLimit =
        object.TotalNetLimit !== undefined && object.TotalNetLimit !== null ? BigInt(object.TotalNetLimit) : 0n;
      message.TotalNetWeight =
        object.TotalNetWeight !== undefined && object.TotalNetWeight !== null ? BigInt(object.TotalNetWeight) : 0n;
      message.TotalTronPowerWeight =
        object.TotalTronPowerWeight !== undefined && object.TotalTronPowerWeight !== null
          ? BigInt(object.TotalTronPowerWeight)
          : 0n;
      message.tronPowerUsed =
        object.tronPowerUsed !== undefined && object.tronPowerUsed !== null ? BigInt(object.tronPowerUsed) : 0n;
      message.tronPowerLimit =
        object.tronPowerLimit !== undefined && object.tronPowerLimit !== null ? BigInt(object.tronPowerLimit) : 0n;
      message.EnergyUsed =
        object.EnergyUsed !== undefined && object.EnergyUsed !== null ? BigInt(object.EnergyUsed) : 0n;
      message.EnergyLimit =
        object.EnergyLimit !== undefined && object.EnergyLimit !== null ? BigInt(object.EnergyLimit) : 0n;
      message.TotalEnergyLimit =
        object.TotalEnergyLimit !== undefined && object.TotalEnergyLimit !== null
          ? BigInt(object.TotalEnergyLimit)
          : 0n;
      message.TotalEnergyWeight =
        object.TotalEnergyWeight !== undefined && object.TotalEnergyWeight !== null
          ? BigInt(object.TotalEnergyWeight)
          : 0n;
      message.storageUsed =
        object.storageUsed !== undefined && object.storageUsed !== null ? BigInt(object.storageUsed) : 0n;
      message.storageLimit =
        object.storageLimit !== undefined && object.storageLimit !== null ? BigInt(object.storageLimit) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccountResourceMessage_AssetNetUsedEntry(): AccountResourceMessage_AssetNetUsedEntry {
  return { key: "", value: 0n };
}

let AccountResourceMessage_AssetNetUsedEntryView: ViewClass<AccountResourceMessage_AssetNetUsedEntry> | undefined;

export const AccountResourceMessage_AssetNetUsedEntry: MessageFns<AccountResourceMessage_AssetNetUsedEntry> =
  /* @__PURE__ */ checkedFns("AccountResourceMessage_AssetNetUsedEntry", {
    encode(message: AccountResourceMessage_AssetNetUsedEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(16).int64(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountResourceMessage_AssetNetUsedEntry = createBaseAccountResourceMessage_AssetNetUsedEntry(),
    ): AccountResourceMessage_AssetNetUsedEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountResourceMessage_AssetNetUsedEntry> {
      AccountResourceMessage_AssetNetUsedEntryView ??= viewClass(
        AccountResourceMessage_AssetNetUsedEntry,
        createBaseAccountResourceMessage_AssetNetUsedEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new AccountResourceMessage_AssetNetUsedEntryView(input, length);
    },

    create(base?: DeepPartial<AccountResourceMessage_AssetNetUsedEntry>): AccountResourceMessage_AssetNetUsedEntry {
      return AccountResourceMessage_AssetNetUsedEntry.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<AccountResourceMessage_AssetNetUsedEntry>,
    ): AccountResourceMessage_AssetNetUsedEntry {
      const message = createBaseAccountResourceMessage_AssetNetUsedEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseAccountResourceMessage_AssetNetLimitEntry(): AccountResourceMessage_AssetNetLimitEntry {
  return { key: "", value: 0n };
}

let AccountResourceMessage_AssetNetLimitEntryView: ViewClass<AccountResourceMessage_AssetNetLimitEntry> | undefined;

export const AccountResourceMessage_AssetNetLimitEntry: MessageFns<AccountResourceMessage_AssetNetLimitEntry> =
  /* @__PURE__ */ checkedFns("AccountResourceMessage_AssetNetLimitEntry", {
    encode(
      message: AccountResourceMessage_AssetNetLimitEntry,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(16).int64(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountResourceMessage_AssetNetLimitEntry = createBaseAccountResourceMessage_AssetNetLimitEntry(),
    ): AccountResourceMessage_AssetNetLimitEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountResourceMessage_AssetNetLimitEntry> {
      AccountResourceMessage_AssetNetLimitEntryView ??= viewClass(
        AccountResourceMessage_AssetNetLimitEntry,
        createBaseAccountResourceMessage_AssetNetLimitEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new AccountResourceMessage_AssetNetLimitEntryView(input, length);
    },

    create(base?: DeepPartial<AccountResourceMessage_AssetNetLimitEntry>): AccountResourceMessage_AssetNetLimitEntry {
      return AccountResourceMessage_AssetNetLimitEntry.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<AccountResourceMessage_AssetNetLimitEntry>,
    ): AccountResourceMessage_AssetNetLimitEntry {
      const message = createBaseAccountResourceMessage_AssetNetLimitEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseDelegatedResource(): DelegatedResource {
  return {
    from: NO_BYTES,
    to: NO_BYTES,
    frozenBalanceForBandwidth: 0n,
    frozenBalanceForEnergy: 0n,
    expireTimeForBandwidth: 0n,
    expireTimeForEnergy: 0n,
  };
}

let DelegatedResourceView: ViewClass<DelegatedResource> | undefined;

export const DelegatedResource: MessageFns<DelegatedResource> = /* @__PURE__ */ checkedFns("DelegatedResource", {
  encode(message: DelegatedResource, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.from.length !== 0) {
      writer.uint32(10).bytes(message.from);
    }
    if (message.to.length !== 0) {
      writer.uint32(18).bytes(message.to);
    }
    if (message.frozenBalanceForBandwidth !== 0n) {
      writer.uint32(24).int64(message.frozenBalanceForBandwidth);
    }
    if (message.frozenBalanceForEnergy !== 0n) {
      writer.uint32(32).int64(message.frozenBalanceForEnergy);
    }
    if (message.expireTimeForBandwidth !== 0n) {
      writer.uint32(40).int64(message.expireTimeForBandwidth);
    }
    if (message.expireTimeForEnergy !== 0n) {
      writer.uint32(48).int64(message.expireTimeForEnergy);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DelegatedResource = createBaseDelegatedResource(),
  ): DelegatedResource {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.from = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.to = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.frozenBalanceForBandwidth = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.frozenBalanceForEnergy = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.expireTimeForBandwidth = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.expireTimeForEnergy = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DelegatedResource> {
    DelegatedResourceView ??= viewClass(DelegatedResource, createBaseDelegatedResource, [
      { name: "from", tags: [10], type: "bytes" },
      { name: "to", tags: [18], type: "bytes" },
      { name: "frozenBalanceForBandwidth", tags: [24], type: "int64" },
      { name: "frozenBalanceForEnergy", tags: [32], type: "int64" },
      { name: "expireTimeForBandwidth", tags: [40], type: "int64" },
      { name: "expireTimeForEnergy", tags: [48], type: "int64" },
    ]);
    return new DelegatedResourceView(input, length);
  },

  create(base?: DeepPartial<DelegatedResource>): DelegatedResource {
    return DelegatedResource.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DelegatedResource>): DelegatedResource {
    const message = createBaseDelegatedResource();
    message.from = object.from ?? NO_BYTES;
    message.to = object.to ?? NO_BYTES;
    message.frozenBalanceForBandwidth =
      object.frozenBalanceForBandwidth !== undefined && object.frozenBalanceForBandwidth !== null
        ? BigInt(object.frozenBalanceForBandwidth)
        : 0n;
    message.frozenBalanceForEnergy =
      object.frozenBalanceForEnergy !== undefined && object.frozenBalanceForEnergy !== null
        ? BigInt(object.frozenBalanceForEnergy)
        : 0n;
    message.expireTimeForBandwidth =
      object.expireTimeForBandwidth !== undefined && object.expireTimeForBandwidth !== null
        ? BigInt(object.expireTimeForBandwidth)
        : 0n;
    message.expireTimeForEnergy =
      object.expireTimeForEnergy !== undefined && object.expireTimeForEnergy !== null
        ? BigInt(object.expireTimeForEnergy)
        : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDelegatedResourceMessage(): DelegatedResourceMessage {
  return { fromAddress: NO_BYTES, toAddress: NO_BYTES };
}

let DelegatedResourceMessageView: ViewClass<DelegatedResourceMessage> | undefined;

export const DelegatedResourceMessage: MessageFns<DelegatedResourceMessage> = /* @__PURE__ */ checkedFns(
  "DelegatedResourceMessage",
  {
    encode(message: DelegatedResourceMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.fromAddress.length !== 0) {
        writer.uint32(10).bytes(message.fromAddress);
      }
      if (message.toAddress.length !== 0) {
        writer.uint32(18).bytes(message.toAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: DelegatedResourceMessage = createBaseDelegatedResourceMessage(),
    ): DelegatedResourceMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.fromAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.toAddress = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DelegatedResourceMessage> {
      DelegatedResourceMessageView ??= viewClass(DelegatedResourceMessage, createBaseDelegatedResourceMessage, [
        { name: "fromAddress", tags: [10], type: "bytes" },
        { name: "toAddress", tags: [18], type: "bytes" },
      ]);
      return new DelegatedResourceMessageView(input, length);
    },

    create(base?: DeepPartial<DelegatedResourceMessage>): DelegatedResourceMessage {
      return DelegatedResourceMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<DelegatedResourceMessage>): DelegatedResourceMessage {
      const message = createBaseDelegatedResourceMessage();
      message.fromAddress = object.fromAddress ?? NO_BYTES;
      message.toAddress = object.toAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDelegatedResourceList(): DelegatedResourceList {
  return { delegatedResource: [] };
}

let DelegatedResourceListView: ViewClass<DelegatedResourceList> | undefined;

export const DelegatedResourceList: MessageFns<DelegatedResourceList> = /* @__PURE__ */ checkedFns(
  "DelegatedResourceList",
  {
    encode(message: DelegatedResourceList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.delegatedResource) {
        DelegatedResource.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: DelegatedResourceList = createBaseDelegatedResourceList(),
    ): DelegatedResourceList {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.delegatedResource.push(DelegatedResource.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DelegatedResourceList> {
      DelegatedResourceListView ??= viewClass(DelegatedResourceList, createBaseDelegatedResourceList, [
        { name: "delegatedResource", tags: [10], type: DelegatedResource, repeated: true },
      ]);
      return new DelegatedResourceListView(input, length);
    },

    create(base?: DeepPartial<DelegatedResourceList>): DelegatedResourceList {
      return DelegatedResourceList.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<DelegatedResourceList>): DelegatedResourceList {
      const message = createBaseDelegatedResourceList();
      message.delegatedResource = object.delegatedResource?.map((e) => DelegatedResource.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDelegatedResourceAccountIndex(): DelegatedResourceAccountIndex {
  return { account: NO_BYTES, fromAccounts: [], toAccounts: [], timestamp: 0n };
}

let DelegatedResourceAccountIndexView: ViewClass<DelegatedResourceAccountIndex> | undefined;

export const DelegatedResourceAccountIndex: MessageFns<DelegatedResourceAccountIndex> = /* @__PURE__ */ checkedFns(
  "DelegatedResourceAccountIndex",
  {
    encode(message: DelegatedResourceAccountIndex, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.account.length !== 0) {
        writer.uint32(10).bytes(message.account);
      }
      for (const v of message.fromAccounts) {
        writer.uint32(18).bytes(v!);
      }
      for (const v of message.toAccounts) {
        writer.uint32(26).bytes(v!);
      }
      if (message.timestamp !== 0n) {
        writer.uint32(32).int64(message.timestamp);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: DelegatedResourceAccountIndex = createBaseDelegatedResourceAccountIndex(),
    ): DelegatedResourceAccountIndex {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.account = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.fromAccounts.push(reader.bytes());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.toAccounts.push(reader.bytes());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.timestamp = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DelegatedResourceAccountIndex> {
      DelegatedResourceAccountIndexView ??= viewClass(
        DelegatedResourceAccountIndex,
        createBaseDelegatedResourceAccountIndex,
        [
          { name: "account", tags: [10], type: "bytes" },
          { name: "fromAccounts", tags: [18], type: "bytes", repeated: true },
          { name: "toAccounts", tags: [26], type: "bytes", repeated: true },
          { name: "timestamp", tags: [32], type: "int64" },
        ],
      );
      return new DelegatedResourceAccountIndexView(input, length);
    },

    create(base?: DeepPartial<DelegatedResourceAccountIndex>): DelegatedResourceAccountIndex {
      return DelegatedResourceAccountIndex.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<DelegatedResourceAccountIndex>): DelegatedResourceAccountIndex {
      const message = createBaseDelegatedResourceAccountIndex();
      message.account = object.account ?? NO_BYTES;
      message.fromAccounts = object.fromAccounts?.map((e) => e) || [];
      message.toAccounts = object.toAccounts?.map((e) => e) || [];
      message.timestamp = object.timestamp !== undefined && object.timestamp !== null ? BigInt(object.timestamp) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseCanDelegatedMaxSizeRequestMessage(): CanDelegatedMaxSizeRequestMessage {
  return { type: 0, ownerAddress: NO_BYTES };
}

let CanDelegatedMaxSizeRequestMessageView: ViewClass<CanDelegatedMaxSizeRequestMessage> | undefined;

export const CanDelegatedMaxSizeRequestMessage: MessageFns<CanDelegatedMaxSizeRequestMessage> =
  /* @__PURE__ */ checkedFns("CanDelegatedMaxSizeRequestMessage", {
    encode(message: CanDelegatedMaxSizeRequestMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.type !== 0) {
        writer.uint32(8).int32(message.type);
      }
      if (message.ownerAddress.length !== 0) {
        writer.uint32(18).bytes(message.ownerAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CanDelegatedMaxSizeRequestMessage = createBaseCanDelegatedMaxSizeRequestMessage(),
    ): CanDelegatedMaxSizeRequestMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.type = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CanDelegatedMaxSizeRequestMessage> {
      CanDelegatedMaxSizeRequestMessageView ??= viewClass(
        CanDelegatedMaxSizeRequestMessage,
        createBaseCanDelegatedMaxSizeRequestMessage,
        [
          { name: "type", tags: [8], type: "int32" },
          { name: "ownerAddress", tags: [18], type: "bytes" },
        ],
      );
      return new CanDelegatedMaxSizeRequestMessageView(input, length);
    },

    create(base?: DeepPartial<CanDelegatedMaxSizeRequestMessage>): CanDelegatedMaxSizeRequestMessage {
      return CanDelegatedMaxSizeRequestMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CanDelegatedMaxSizeRequestMessage>): CanDelegatedMaxSizeRequestMessage {
      const message = createBaseCanDelegatedMaxSizeRequestMessage();
      message.type = object.type ?? 0;
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseCanDelegatedMaxSizeResponseMessage(): CanDelegatedMaxSizeResponseMessage {
  return { maxSize: 0n };
}

let CanDelegatedMaxSizeResponseMessageView: ViewClass<CanDelegatedMaxSizeResponseMessage> | undefined;

export const CanDelegatedMaxSizeResponseMessage: MessageFns<CanDelegatedMaxSizeResponseMessage> =
  /* @__PURE__ */ checkedFns("CanDelegatedMaxSizeResponseMessage", {
    encode(message: CanDelegatedMaxSizeResponseMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.maxSize !== 0n) {
        writer.uint32(8).int64(message.maxSize);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CanDelegatedMaxSizeResponseMessage = createBaseCanDelegatedMaxSizeResponseMessage(),
    ): CanDelegatedMaxSizeResponseMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.maxSize = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CanDelegatedMaxSizeResponseMessage> {
      CanDelegatedMaxSizeResponseMessageView ??= viewClass(
        CanDelegatedMaxSizeResponseMessage,
        createBaseCanDelegatedMaxSizeResponseMessage,
        [{ name: "maxSize", tags: [8], type: "int64" }],
      );
      return new CanDelegatedMaxSizeResponseMessageView(input, length);
    },

    create(base?: DeepPartial<CanDelegatedMaxSizeResponseMessage>): CanDelegatedMaxSizeResponseMessage {
      return CanDelegatedMaxSizeResponseMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CanDelegatedMaxSizeResponseMessage>): CanDelegatedMaxSizeResponseMessage {
      const message = createBaseCanDelegatedMaxSizeResponseMessage();
      message.maxSize = object.maxSize !== undefined && object.maxSize !== null ? BigInt(object.maxSize) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseGetAvailableUnfreezeCountRequestMessage(): GetAvailableUnfreezeCountRequestMessage {
  return { ownerAddress: NO_BYTES };
}

let GetAvailableUnfreezeCountRequestMessageView: ViewClass<GetAvailableUnfreezeCountRequestMessage> | undefined;

export const GetAvailableUnfreezeCountRequestMessage: MessageFns<GetAvailableUnfreezeCountRequestMessage> =
  /* @__PURE__ */ checkedFns("GetAvailableUnfreezeCountRequestMessage", {
    encode(message: GetAvailableUnfreezeCountRequestMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: GetAvailableUnfreezeCountRequestMessage = createBaseGetAvailableUnfreezeCountRequestMessage(),
    ): GetAvailableUnfreezeCountRequestMessage {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetAvailableUnfreezeCountRequestMessage> {
      GetAvailableUnfreezeCountRequestMessageView ??= viewClass(
        GetAvailableUnfreezeCountRequestMessage,
        createBaseGetAvailableUnfreezeCountRequestMessage,
        [{ name: "ownerAddress", tags: [10], type: "bytes" }],
      );
      return new GetAvailableUnfreezeCountRequestMessageView(input, length);
    },

    create(base?: DeepPartial<GetAvailableUnfreezeCountRequestMessage>): GetAvailableUnfreezeCountRequestMessage {
      return GetAvailableUnfreezeCountRequestMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<GetAvailableUnfreezeCountRequestMessage>): GetAvailableUnfreezeCountRequestMessage {
      const message = createBaseGetAvailableUnfreezeCountRequestMessage();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseGetAvailableUnfreezeCountResponseMessage(): GetAvailableUnfreezeCountResponseMessage {
  return { count: 0n };
}

let GetAvailableUnfreezeCountResponseMessageView: ViewClass<GetAvailableUnfreezeCountResponseMessage> | undefined;

export const GetAvailableUnfreezeCountResponseMessage: MessageFns<GetAvailableUnfreezeCountResponseMessage> =
  /* @__PURE__ */ checkedFns("GetAvailableUnfreezeCountResponseMessage", {
    encode(message: GetAvailableUnfreezeCountResponseMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.count !== 0n) {
        writer.uint32(8).int64(message.count);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: GetAvailableUnfreezeCountResponseMessage = createBaseGetAvailableUnfreezeCountResponseMessage(),
    ): GetAvailableUnfreezeCountResponseMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.count = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetAvailableUnfreezeCountResponseMessage> {
      GetAvailableUnfreezeCountResponseMessageView ??= viewClass(
        GetAvailableUnfreezeCountResponseMessage,
        createBaseGetAvailableUnfreezeCountResponseMessage,
        [{ name: "count", tags: [8], type: "int64" }],
      );
      return new GetAvailableUnfreezeCountResponseMessageView(input, length);
    },

    create(base?: DeepPartial<GetAvailableUnfreezeCountResponseMessage>): GetAvailableUnfreezeCountResponseMessage {
      return GetAvailableUnfreezeCountResponseMessage.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<GetAvailableUnfreezeCountResponseMessage>,
    ): GetAvailableUnfreezeCountResponseMessage {
      const message = createBaseGetAvailableUnfreezeCountResponseMessage();
      message.count = object.count !== undefined && object.count !== null ? BigInt(object.count) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseCanWithdrawUnfreezeAmountRequestMessage(): CanWithdrawUnfreezeAmountRequestMessage {
  return { ownerAddress: NO_BYTES, timestamp: 0n };
}

let CanWithdrawUnfreezeAmountRequestMessageView: ViewClass<CanWithdrawUnfreezeAmountRequestMessage> | undefined;

export const CanWithdrawUnfreezeAmountRequestMessage: MessageFns<CanWithdrawUnfreezeAmountRequestMessage> =
  /* @__PURE__ */ checkedFns("CanWithdrawUnfreezeAmountRequestMessage", {
    encode(message: CanWithdrawUnfreezeAmountRequestMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.timestamp !== 0n) {
        writer.uint32(16).int64(message.timestamp);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CanWithdrawUnfreezeAmountRequestMessage = createBaseCanWithdrawUnfreezeAmountRequestMessage(),
    ): CanWithdrawUnfreezeAmountRequestMessage {
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

            message.timestamp = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CanWithdrawUnfreezeAmountRequestMessage> {
      CanWithdrawUnfreezeAmountRequestMessageView ??= viewClass(
        CanWithdrawUnfreezeAmountRequestMessage,
        createBaseCanWithdrawUnfreezeAmountRequestMessage,
        [
          { name: "ownerAddress", tags: [10], type: "bytes" },
          { name: "timestamp", tags: [16], type: "int64" },
        ],
      );
      return new CanWithdrawUnfreezeAmountRequestMessageView(input, length);
    },

    create(base?: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>): CanWithdrawUnfreezeAmountRequestMessage {
      return CanWithdrawUnfreezeAmountRequestMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>): CanWithdrawUnfreezeAmountRequestMessage {
      const message = createBaseCanWithdrawUnfreezeAmountRequestMessage();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.timestamp = object.timestamp !== undefined && object.timestamp !== null ? BigInt(object.timestamp) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseCanWithdrawUnfreezeAmountResponseMessage(): CanWithdrawUnfreezeAmountResponseMessage {
  return { amount: 0n };
}

let CanWithdrawUnfreezeAmountResponseMessageView: ViewClass<CanWithdrawUnfreezeAmountResponseMessage> | undefined;

export const CanWithdrawUnfreezeAmountResponseMessage: MessageFns<CanWithdrawUnfreezeAmountResponseMessage> =
  /* @__PURE__ */ checkedFns("CanWithdrawUnfreezeAmountResponseMessage", {
    encode(message: CanWithdrawUnfreezeAmountResponseMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.amount !== 0n) {
        writer.uint32(8).int64(message.amount);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CanWithdrawUnfreezeAmountResponseMessage = createBaseCanWithdrawUnfreezeAmountResponseMessage(),
    ): CanWithdrawUnfreezeAmountResponseMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CanWithdrawUnfreezeAmountResponseMessage> {
      CanWithdrawUnfreezeAmountResponseMessageView ??= viewClass(
        CanWithdrawUnfreezeAmountResponseMessage,
        createBaseCanWithdrawUnfreezeAmountResponseMessage,
        [{ name: "amount", tags: [8], type: "int64" }],
      );
      return new CanWithdrawUnfreezeAmountResponseMessageView(input, length);
    },

    create(base?: DeepPartial<CanWithdrawUnfreezeAmountResponseMessage>): CanWithdrawUnfreezeAmountResponseMessage {
      return CanWithdrawUnfreezeAmountResponseMessage.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<CanWithdrawUnfreezeAmountResponseMessage>,
    ): CanWithdrawUnfreezeAmountResponseMessage {
      const message = createBaseCanWithdrawUnfreezeAmountResponseMessage();
      message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseWitness(): Witness {
  return {
    address: NO_BYTES,
    voteCount: 0n,
    pubKey: NO_BYTES,
    url: "",
    totalProduced: 0n,
    totalMissed: 0n,
    latestBlockNum: 0n,
    latestSlotNum: 0n,
    isJobs: false,
  };
}

let WitnessView: ViewClass<Witness> | undefined;

export const Witness: MessageFns<Witness> = /* @__PURE__ */ checkedFns("Witness", {
  encode(message: Witness, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address.length !== 0) {
      writer.uint32(10).bytes(message.address);
    }
    if (message.voteCount !== 0n) {
      writer.uint32(16).int64(message.voteCount);
    }
    if (message.pubKey.length !== 0) {
      writer.uint32(26).bytes(message.pubKey);
    }
    if (message.url !== "") {
      writer.uint32(34).string(message.url);
    }
    if (message.totalProduced !== 0n) {
      writer.uint32(40).int64(message.totalProduced);
    }
    if (message.totalMissed !== 0n) {
      writer.uint32(48).int64(message.totalMissed);
    }
    if (message.latestBlockNum !== 0n) {
      writer.uint32(56).int64(message.latestBlockNum);
    }
    if (message.latestSlotNum !== 0n) {
      writer.uint32(64).int64(message.latestSlotNum);
    }
    if (message.isJobs !== false) {
      writer.uint32(72).bool(message.isJobs);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Witness = createBaseWitness()): Witness {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.address = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.voteCount = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.pubKey = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.url = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.totalProduced = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.totalMissed = reader.int64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.latestBlockNum = reader.int64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.latestSlotNum = reader.int64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.isJobs = reader.bool();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Witness> {
    WitnessView ??= viewClass(Witness, createBaseWitness, [
      { name: "address", tags: [10], type: "bytes" },
      { name: "voteCount", tags: [16], type: "int64" },
      { name: "pubKey", tags: [26], type: "bytes" },
      { name: "url", tags: [34], type: "string" },
      { name: "totalProduced", tags: [40], type: "int64" },
      { name: "totalMissed", tags: [48], type: "int64" },
      { name: "latestBlockNum", tags: [56], type: "int64" },
      { name: "latestSlotNum", tags: [64], type: "int64" },
      { name: "isJobs", tags: [72], type: "bool" },
    ]);
    return new WitnessView(input, length);
  },

  create(base?: DeepPartial<Witness>): Witness {
    return Witness.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Witness>): Witness {
    const message = createBaseWitness();
    message.address = object.address ?? NO_BYTES;
    message.voteCount = object.voteCount !== undefined && object.voteCount !== null ? BigInt(object.voteCount) : 0n;
    message.pubKey = object.pubKey ?? NO_BYTES;
    message.url = object.url ?? "";
    message.totalProduced =
      object.totalProduced !== undefined && object.totalProduced !== null ? BigInt(object.totalProduced) : 0n;
    message.totalMissed =
      object.totalMissed !== undefined && object.totalMissed !== null ? BigInt(object.totalMissed) : 0n;
    message.latestBlockNum =
      object.latestBlockNum !== undefined && object.latestBlockNum !== null ? BigInt(object.latestBlockNum) : 0n;
    message.latestSlotNum =
      object.latestSlotNum !== undefined && object.latestSlotNum !== null ? BigInt(object.latestSlotNum) : 0n;
    message.isJobs = object.isJobs ?? false;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseWitnessList(): WitnessList {
  return { witnesses: [] };
}

let WitnessListView: ViewClass<WitnessList> | undefined;

export const WitnessList: MessageFns<WitnessList> = /* @__PURE__ */ checkedFns("WitnessList", {
  encode(message: WitnessList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.witnesses) {
      Witness.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: WitnessList = createBaseWitnessList(),
  ): WitnessList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.witnesses.push(Witness.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<WitnessList> {
    WitnessListView ??= viewClass(WitnessList, createBaseWitnessList, [
      { name: "witnesses", tags: [10], type: Witness, repeated: true },
    ]);
    return new WitnessListView(input, length);
  },

  create(base?: DeepPartial<WitnessList>): WitnessList {
    return WitnessList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<WitnessList>): WitnessList {
    const message = createBaseWitnessList();
    message.witnesses = object.witnesses?.map((e) => Witness.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});
