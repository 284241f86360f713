// Generated from specs/grpc/protocol/account.proto. Do not edit: change the spec and run `npm run generate`.

import { AccountType, ResourceCode, Permission_PermissionType } from "../tron-enums.ts";
export { AccountType, ResourceCode, Permission_PermissionType };

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** TRON accounts. */

/**
 * An account. Times are in milliseconds, amounts in sun. Maps named `...V2` are keyed by token id,
 * their older counterparts by token name.
 */
export interface Account {
  /** Name of the account: at most 200 bytes, empty if none was set. */
  accountName: Uint8Array;
  /** Type of the account. */
  type: AccountType;
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  /** Balance that can be spent, in sun. */
  balance: bigint;
  /** Current votes for witnesses. */
  votes: Vote[];
  /** Balances of TRC-10 tokens by token name, as of the time when names were unique. */
  asset: { [key: string]: bigint };
  /** TRX staked for bandwidth (Stake 1.0). */
  frozen: Account_Frozen[];
  /** Bandwidth from staking that is used and has not yet recovered, in bytes. */
  netUsage: bigint;
  /** Time of the account's creation, in milliseconds since the Unix epoch. */
  createTime: bigint;
  /**
   * Time of the account's latest operation, in milliseconds since the Unix epoch. Misspelled in the
   * protocol.
   */
  latestOprationTime: bigint;
  /** Rewards that can be withdrawn, in sun. */
  allowance: bigint;
  /** Time of the latest withdrawal of rewards, in milliseconds since the Unix epoch. */
  latestWithdrawTime: bigint;
  /** Unused, empty. */
  code: Uint8Array;
  /** Whether the account has applied to become a witness. */
  isWitness: boolean;
  /** Unused, false. */
  isCommittee: boolean;
  /** Locked parts of the supply of the token that this account issued. */
  frozenSupply: Account_Frozen[];
  /** Name of the token that this account issued; empty if none. */
  assetIssuedName: Uint8Array;
  /** Slots in which free bandwidth of tokens was last used, by token name. */
  latestAssetOperationTime: { [key: string]: bigint };
  /** Free bandwidth that is used and has not yet recovered, in bytes. */
  freeNetUsage: bigint;
  /** Bandwidth used at the cost of token issuers, in bytes, by token name. */
  freeAssetNetUsage: { [key: string]: bigint };
  /**
   * Time at which staked bandwidth was last used or reclaimed, in milliseconds since the Unix
   * epoch.
   */
  latestConsumeTime: bigint;
  /** Time at which free bandwidth was last used, in milliseconds since the Unix epoch. */
  latestConsumeFreeTime: bigint;
  /** Unique id chosen by the account: 8 to 32 printable ASCII characters; empty if none. */
  accountId: Uint8Array;
  /**
   * Window over which used bandwidth recovers, in blocks; multiplied by 1,000 if
   * `net_window_optimized`.
   */
  netWindowSize: bigint;
  /** Whether `net_window_size` is multiplied by 1,000. */
  netWindowOptimized: boolean;
  /** Energy of the account, and stake for it. */
  accountResource: Account_AccountResource | undefined;
  /** Unused, empty. */
  codeHash: Uint8Array;
  /** Permission for all operations, changes of permissions included. */
  ownerPermission: Permission | undefined;
  /** Permission to produce blocks. Only in accounts of witnesses. */
  witnessPermission: Permission | undefined;
  /** Permissions for chosen operations: at most eight. */
  activePermission: Permission[];
  /** Staked TRX (Stake 2.0). */
  frozenV2: Account_FreezeV2[];
  /** TRX in the process of unstaking (Stake 2.0). */
  unfrozenV2: Account_UnFreezeV2[];
  /** Stake whose bandwidth this account delegates to others (Stake 2.0), in sun. */
  delegatedFrozenV2BalanceForBandwidth: bigint;
  /** Stake whose bandwidth others delegate to this account (Stake 2.0), in sun. */
  acquiredDelegatedFrozenV2BalanceForBandwidth: bigint;
  /** TRX that others stake for this account's bandwidth (Stake 1.0), in sun. */
  acquiredDelegatedFrozenBalanceForBandwidth: bigint;
  /** TRX that this account stakes for the bandwidth of others (Stake 1.0), in sun. */
  delegatedFrozenBalanceForBandwidth: bigint;
  /**
   * TRON Power from stakes that are older than TRON Power stakes, in sun; zero if not recorded, -1
   * if it no longer counts.
   */
  oldTronPower: bigint;
  /** TRX staked for TRON Power (Stake 1.0). */
  tronPower: Account_Frozen | undefined;
  /** Balances of TRC-10 tokens by token id, in the smallest unit of each. */
  assetV2: { [key: string]: bigint };
  /** Id of the token that this account issued, in decimal digits; empty if none. */
  assetIssuedID: Uint8Array;
  /**
   * Slots in which free bandwidth of tokens was last used, by token id. A slot is a number of
   * 3-second intervals since the genesis block.
   */
  latestAssetOperationTimeV2: { [key: string]: bigint };
  /** Bandwidth used at the cost of token issuers, in bytes, by token id. */
  freeAssetNetUsageV2: { [key: string]: bigint };
  /** Whether tokens are stored separately and not listed in the account. */
  assetOptimized: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Staked TRX (Stake 1.0). */
export interface Account_Frozen {
  /** Staked TRX in sun, or the locked amount in units of a token. */
  frozenBalance: bigint;
  /** Time from which it can be unstaked or unlocked, in milliseconds since the Unix epoch. */
  expireTime: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Energy of an account. */
export interface Account_AccountResource {
  /** Energy that is used and has not yet recovered. */
  energyUsage: bigint;
  /** TRX staked for energy (Stake 1.0). */
  frozenBalanceForEnergy: Account_Frozen | undefined;
  /** Time at which energy was last used or reclaimed, in milliseconds since the Unix epoch. */
  latestConsumeTimeForEnergy: bigint;
  /** TRX that others stake for this account's energy (Stake 1.0), in sun. */
  acquiredDelegatedFrozenBalanceForEnergy: bigint;
  /** TRX that this account stakes for the energy of others (Stake 1.0), in sun. */
  delegatedFrozenBalanceForEnergy: bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storageLimit: bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storageUsage: bigint;
  /** Unused, zero: storage is no longer traded. */
  latestExchangeStorageTime: bigint;
  /**
   * Window over which used energy recovers, in blocks; multiplied by 1,000 if
   * `energy_window_optimized`.
   */
  energyWindowSize: bigint;
  /** Stake whose energy this account delegates to others (Stake 2.0), in sun. */
  delegatedFrozenV2BalanceForEnergy: bigint;
  /** Stake whose energy others delegate to this account (Stake 2.0), in sun. */
  acquiredDelegatedFrozenV2BalanceForEnergy: bigint;
  /** Whether `energy_window_size` is multiplied by 1,000. */
  energyWindowOptimized: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Staked TRX (Stake 2.0). */
export interface Account_FreezeV2 {
  /** Resource that the stake obtains. */
  type: ResourceCode;
  /** Staked TRX in sun, without delegated stake. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** TRX in the process of unstaking (Stake 2.0). */
export interface Account_UnFreezeV2 {
  /** Resource that the stake obtained. */
  type: ResourceCode;
  /** Unstaked TRX, in sun. */
  unfreezeAmount: bigint;
  /** Time from which it can be withdrawn, in milliseconds since the Unix epoch. */
  unfreezeExpireTime: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Account_AssetEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Account_LatestAssetOperationTimeEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Account_FreeAssetNetUsageEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Account_AssetV2Entry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Account_LatestAssetOperationTimeV2Entry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Account_FreeAssetNetUsageV2Entry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Votes for a witness. */
export interface Vote {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  voteAddress: Uint8Array;
  /** Number of votes; each takes one staked TRX. */
  voteCount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A key and its weight. */
export interface Key {
  /** Address of the key: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  /** What a signature by this key adds towards the threshold. */
  weight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A permission: keys that may sign for an account, and allowed operations. */
export interface Permission {
  /** What the permission is for. */
  type: Permission_PermissionType;
  /** Id of the permission: 0 for owner, 1 for witness, 2 and above for active. */
  id: number;
  /** Name of the permission, at most 32 characters. */
  permissionName: string;
  /** Threshold of the total weight of signatures. */
  threshold: bigint;
  /** Id of the parent permission: always 0, owner. */
  parentId: number;
  /**
   * Allowed operations: 32 bytes, in which bit n allows contract type n. Only in active
   * permissions.
   */
  operations: Uint8Array;
  /** Keys that may sign, each with its weight. */
  keys: Key[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Identifier of an account: name or address. */
export interface AccountId {
  /** Name of the account. */
  name: Uint8Array;
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Identifier of an account: address. */
export interface AccountIdentifier {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Account and block of a balance request. */
export interface AccountBalanceRequest {
  /** Account whose balance to read. */
  accountIdentifier: AccountIdentifier | undefined;
  /** Block at whose end to read the balance. Hash and number are required. */
  blockIdentifier: BlockBalanceTrace_BlockIdentifier | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Balance of an account, and the block at which it was read. */
export interface AccountBalanceResponse {
  /** Balance in sun. */
  balance: bigint;
  /** Latest block that changed the balance, up to the requested one. */
  blockIdentifier: BlockBalanceTrace_BlockIdentifier | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Balance changes in a block. */
export interface BlockBalanceTrace {
  /** The block. */
  blockIdentifier: BlockBalanceTrace_BlockIdentifier | undefined;
  /** Time of the block, in milliseconds since the Unix epoch. */
  timestamp: bigint;
  /** Transactions that changed balances, in the order of the block. */
  transactionBalanceTrace: TransactionBalanceTrace[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Identifier of a block. Hash and number must refer to the same block. */
export interface BlockBalanceTrace_BlockIdentifier {
  /** Block id: 32 bytes, of which the first eight are the number. */
  hash: Uint8Array;
  /** Block number. */
  number: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Balance changes in a transaction. */
export interface TransactionBalanceTrace {
  /** Transaction id: 32-byte hash. */
  transactionIdentifier: Uint8Array;
  /** Balance changes, in order. */
  operation: TransactionBalanceTrace_Operation[];
  /** Contract type of the transaction, such as `TransferContract`. */
  type: string;
  /** `SUCCESS`, or another result of the execution, such as `REVERT`. */
  status: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A balance change. */
export interface TransactionBalanceTrace_Operation {
  /** Index of the change in the transaction, from zero. */
  operationIdentifier: bigint;
  /** Account whose balance changed: 21-byte address with the prefix 0x41. */
  address: Uint8Array;
  /** Change of the balance; may be negative. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseAccount(): Account {
  return {
    accountName: NO_BYTES,
    type: 0,
    address: NO_BYTES,
    balance: 0n,
    votes: [],
    asset: {},
    frozen: [],
    netUsage: 0n,
    createTime: 0n,
    latestOprationTime: 0n,
    allowance: 0n,
    latestWithdrawTime: 0n,
    code: NO_BYTES,
    isWitness: false,
    isCommittee: false,
    frozenSupply: [],
    assetIssuedName: NO_BYTES,
    latestAssetOperationTime: {},
    freeNetUsage: 0n,
    freeAssetNetUsage: {},
    latestConsumeTime: 0n,
    latestConsumeFreeTime: 0n,
    accountId: NO_BYTES,
    netWindowSize: 0n,
    netWindowOptimized: false,
    accountResource: undefined,
    codeHash: NO_BYTES,
    ownerPermission: undefined,
    witnessPermission: undefined,
    activePermission: [],
    frozenV2: [],
    unfrozenV2: [],
    delegatedFrozenV2BalanceForBandwidth: 0n,
    acquiredDelegatedFrozenV2BalanceForBandwidth: 0n,
    acquiredDelegatedFrozenBalanceForBandwidth: 0n,
    delegatedFrozenBalanceForBandwidth: 0n,
    oldTronPower: 0n,
    tronPower: undefined,
    assetV2: {},
    assetIssuedID: NO_BYTES,
    latestAssetOperationTimeV2: {},
    freeAssetNetUsageV2: {},
    assetOptimized: false,
  };
}

let AccountView: ViewClass<Account> | undefined;

export const Account: MessageFns<Account> = /* @__PURE__ */ checkedFns("Account", {
  encode(message: Account, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.accountName.length !== 0) {
      writer.uint32(10).bytes(message.accountName);
    }
    if (message.type !== 0) {
      writer.uint32(16).int32(message.type);
    }
    if (message.address.length !== 0) {
      writer.uint32(26).bytes(message.address);
    }
    if (message.balance !== 0n) {
      writer.uint32(32).int64(message.balance);
    }
    for (const v of message.votes) {
      Vote.encode(v!, writer.uint32(42).fork()).join();
    }
    globalThis.Object.entries(message.asset).forEach(([key, value]: [string, bigint]) => {
      Account_AssetEntry.encode({ key, value }, writer.uint32(50).fork()).join();
    });
    for (const v of message.frozen) {
      Account_Frozen.encode(v!, writer.uint32(58).fork()).join();
    }
    if (message.netUsage !== 0n) {
      writer.uint32(64).int64(message.netUsage);
    }
    if (message.createTime !== 0n) {
      writer.uint32(72).int64(message.createTime);
    }
    if (message.latestOprationTime !== 0n) {
      writer.uint32(80).int64(message.latestOprationTime);
    }
    if (message.allowance !== 0n) {
      writer.uint32(88).int64(message.allowance);
    }
    if (message.latestWithdrawTime !== 0n) {
      writer.uint32(96).int64(message.latestWithdrawTime);
    }
    if (message.code.length !== 0) {
      writer.uint32(106).bytes(message.code);
    }
    if (message.isWitness !== false) {
      writer.uint32(112).bool(message.isWitness);
    }
    if (message.isCommittee !== false) {
      writer.uint32(120).bool(message.isCommittee);
    }
    for (const v of message.frozenSupply) {
      Account_Frozen.encode(v!, writer.uint32(130).fork()).join();
    }
    if (message.assetIssuedName.length !== 0) {
      writer.uint32(138).bytes(message.assetIssuedName);
    }
    globalThis.Object.entries(message.latestAssetOperationTime).forEach(([key, value]: [string, bigint]) => {
      Account_LatestAssetOperationTimeEntry.encode({ key, value }, writer.uint32(146).fork()).join();
    });
    if (message.freeNetUsage !== 0n) {
      writer.uint32(152).int64(message.freeNetUsage);
    }
    globalThis.Object.entries(message.freeAssetNetUsage).forEach(([key, value]: [string, bigint]) => {
      Account_FreeAssetNetUsageEntry.encode({ key, value }, writer.uint32(162).fork()).join();
    });
    if (message.latestConsumeTime !== 0n) {
      writer.uint32(168).int64(message.latestConsumeTime);
    }
    if (message.latestConsumeFreeTime !== 0n) {
      writer.uint32(176).int64(message.latestConsumeFreeTime);
    }
    if (message.accountId.length !== 0) {
      writer.uint32(186).bytes(message.accountId);
    }
    if (message.netWindowSize !== 0n) {
      writer.uint32(192).int64(message.netWindowSize);
    }
    if (message.netWindowOptimized !== false) {
      writer.uint32(200).bool(message.netWindowOptimized);
    }
    if (message.accountResource !== undefined) {
      Account_AccountResource.encode(message.accountResource, writer.uint32(210).fork()).join();
    }
    if (message.codeHash.length !== 0) {
      writer.uint32(242).bytes(message.codeHash);
    }
    if (message.ownerPermission !== undefined) {
      Permission.encode(message.ownerPermission, writer.uint32(250).fork()).join();
    }
    if (message.witnessPermission !== undefined) {
      Permission.encode(message.witnessPermission, writer.uint32(258).fork()).join();
    }
    for (const v of message.activePermission) {
      Permission.encode(v!, writer.uint32(266).fork()).join();
    }
    for (const v of message.frozenV2) {
      Account_FreezeV2.encode(v!, writer.uint32(274).fork()).join();
    }
    for (const v of message.unfrozenV2) {
      Account_UnFreezeV2.encode(v!, writer.uint32(282).fork()).join();
    }
    if (message.delegatedFrozenV2BalanceForBandwidth !== 0n) {
      writer.uint32(288).int64(message.delegatedFrozenV2BalanceForBandwidth);
    }
    if (message.acquiredDelegatedFrozenV2BalanceForBandwidth !== 0n) {
      writer.uint32(296).int64(message.acquiredDelegatedFrozenV2BalanceForBandwidth);
    }
    if (message.acquiredDelegatedFrozenBalanceForBandwidth !== 0n) {
      writer.uint32(328).int64(message.acquiredDelegatedFrozenBalanceForBandwidth);
    }
    if (message.delegatedFrozenBalanceForBandwidth !== 0n) {
      writer.uint32(336).int64(message.delegatedFrozenBalanceForBandwidth);
    }
    if (message.oldTronPower !== 0n) {
      writer.uint32(368).int64(message.oldTronPower);
    }
    if (message.tronPower !== undefined) {
      Account_Frozen.encode(message.tronPower, writer.uint32(378).fork()).join();
    }
    globalThis.Object.entries(message.assetV2).forEach(([key, value]: [string, bigint]) => {
      Account_AssetV2Entry.encode({ key, value }, writer.uint32(450).fork()).join();
    });
    if (message.assetIssuedID.length !== 0) {
      writer.uint32(458).bytes(message.assetIssuedID);
    }
    globalThis.Object.entries(message.latestAssetOperationTimeV2).forEach(([key, value]: [string, bigint]) => {
      Account_LatestAssetOperationTimeV2Entry.encode({ key, value }, writer.uint32(466).fork()).join();
    });
    globalThis.Object.entries(message.freeAssetNetUsageV2).forEach(([key, value]: [string, bigint]) => {
      Account_FreeAssetNetUsageV2Entry.encode({ key, value }, writer.uint32(474).fork()).join();
    });
    if (message.assetOptimized !== false) {
      writer.uint32(480).bool(message.assetOptimized);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Account = createBaseAccount()): Account {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.accountName = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.type = reader.enumeration();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.address = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.balance = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.votes.push(Vote.decode(reader, reader.length()));
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          const entry6 = Account_AssetEntry.decode(reader, reader.length());
          setOwn(message.asset, entry6.key, entry6.value);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.frozen.push(Account_Frozen.decode(reader, reader.length()));
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.netUsage = reader.int64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.createTime = reader.int64() as bigint;
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.latestOprationTime = reader.int64() as bigint;
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.allowance = reader.int64() as bigint;
          continue;
        }
        case 12: {
          if (tag !== 96) {
            break;
          }

          message.latestWithdrawTime = reader.int64() as bigint;
          continue;
        }
        case 13: {
          if (tag !== 106) {
            break;
          }

          message.code = reader.bytes();
          continue;
        }
        case 14: {
          if (tag !== 112) {
            break;
          }

          message.isWitness = reader.bool();
          continue;
        }
        case 15: {
          if (tag !== 120) {
            break;
          }

          message.isCommittee = reader.bool();
          continue;
        }
        case 16: {
          if (tag !== 130) {
            break;
          }

          message.frozenSupply.push(Account_Frozen.decode(reader, reader.length()));
          continue;
        }
        case 17: {
          if (tag !== 138) {
            break;
          }

          message.assetIssuedName = reader.bytes();
          continue;
        }
        case 18: {
          if (tag !== 146) {
            break;
          }

          const entry18 = Account_LatestAssetOperationTimeEntry.decode(reader, reader.length());
          setOwn(message.latestAssetOperationTime, entry18.key, entry18.value);
          continue;
        }
        case 19: {
          if (tag !== 152) {
            break;
          }

          message.freeNetUsage = reader.int64() as bigint;
          continue;
        }
        case 20: {
          if (tag !== 162) {
            break;
          }

          const entry20 = Account_FreeAssetNetUsageEntry.decode(reader, reader.length());
          setOwn(message.freeAssetNetUsage, entry20.key, entry20.value);
          continue;
        }
        case 21: {
          if (tag !== 168) {
            break;
          }

          message.latestConsumeTime = reader.int64() as bigint;
          continue;
        }
        case 22: {
          if (tag !== 176) {
            break;
          }

          message.latestConsumeFreeTime = reader.int64() as bigint;
          continue;
        }
        case 23: {
          if (tag !== 186) {
            break;
          }

          message.accountId = reader.bytes();
          continue;
        }
        case 24: {
          if (tag !== 192) {
            break;
          }

          message.netWindowSize = reader.int64() as bigint;
          continue;
        }
        case 25: {
          if (tag !== 200) {
            break;
          }

          message.netWindowOptimized = reader.bool();
          continue;
        }
        case 26: {
          if (tag !== 210) {
            break;
          }

          message.accountResource = Account_AccountResource.decode(reader, reader.length(), message.accountResource);
          continue;
        }
        case 30: {
          if (tag !== 242) {
            break;
          }

          message.codeHash = reader.bytes();
          continue;
        }
        case 31: {
          if (tag !== 250) {
            break;
          }

          message.ownerPermission = Permission.decode(reader, reader.length(), message.ownerPermission);
          continue;
        }
        case 32: {
          if (tag !== 258) {
            break;
          }

          message.witnessPermission = Permission.decode(reader, reader.length(), message.witnessPermission);
          continue;
        }
        case 33: {
          if (tag !== 266) {
            break;
          }

          message.activePermission.push(Permission.decode(reader, reader.length()));
          continue;
        }
        case 34: {
          if (tag !== 274) {
            break;
          }

          message.frozenV2.push(Account_FreezeV2.decode(reader, reader.length()));
          continue;
        }
        case 35: {
          if (tag !== 282) {
            break;
          }

          message.unfrozenV2.push(Account_UnFreezeV2.decode(reader, reader.length()));
          continue;
        }
        case 36: {
          if (tag !== 288) {
            break;
          }

          message.delegatedFrozenV2BalanceForBandwidth = reader.int64() as bigint;
          continue;
        }
        case 37: {
          if (tag !== 296) {
            break;
          }

          message.acquiredDelegatedFrozenV2BalanceForBandwidth = reader.int64() as bigint;
          continue;
        }
        case 41: {
          if (tag !== 328) {
            break;
          }

          message.acquiredDelegatedFrozenBalanceForBandwidth = reader.int64() as bigint;
          continue;
        }
        case 42: {
          if (tag !== 336) {
            break;
          }

          message.delegatedFrozenBalanceForBandwidth = reader.int64() as bigint;
          continue;
        }
        case 46: {
          if (tag !== 368) {
            break;
          }

          message.oldTronPower = reader.int64() as bigint;
          continue;
        }
        case 47: {
          if (tag !== 378) {
            break;
          }

          message.tronPower = Account_Frozen.decode(reader, reader.length(), message.tronPower);
          continue;
        }
        case 56: {
          if (tag !== 450) {
            break;
          }

          const entry56 = Account_AssetV2Entry.decode(reader, reader.length());
          setOwn(message.assetV2, entry56.key, entry56.value);
          continue;
        }
        case 57: {
          if (tag !== 458) {
            break;
          }

          message.assetIssuedID = reader.bytes();
          continue;
        }
        case 58: {
          if (tag !== 466) {
            break;
          }

          const entry58 = Account_LatestAssetOperationTimeV2Entry.decode(reader, reader.length());
          setOwn(message.latestAssetOperationTimeV2, entry58.key, entry58.value);
          continue;
        }
        case 59: {
          if (tag !== 474) {
            break;
          }

          const entry59 = Account_FreeAssetNetUsageV2Entry.decode(reader, reader.length());
          setOwn(message.freeAssetNetUsageV2, entry59.key, entry59.value);
          continue;
        }
        case 60: {
          if (tag !== 480) {
            break;
          }

          message.assetOptimized = reader.bool();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account> {
    AccountView ??= viewClass(Account, createBaseAccount, [
      { name: "accountName", tags: [10], type: "bytes" },
      { name: "type", tags: [16], type: "int32" },
      { name: "address", tags: [26], type: "bytes" },
      { name: "balance", tags: [32], type: "int64" },
      { name: "votes", tags: [42], type: Vote, repeated: true },
      { name: "asset", tags: [50], type: Account_AssetEntry, map: "object" },
      { name: "frozen", tags: [58], type: Account_Frozen, repeated: true },
      { name: "netUsage", tags: [64], type: "int64" },
      { name: "createTime", tags: [72], type: "int64" },
      { name: "latestOprationTime", tags: [80], type: "int64" },
      { name: "allowance", tags: [88], type: "int64" },
      { name: "latestWithdrawTime", tags: [96], type: "int64" },
      { name: "code", tags: [106], type: "bytes" },
      { name: "isWitness", tags: [112], type: "bool" },
      { name: "isCommittee", tags: [120], type: "bool" },
      { name: "frozenSupply", tags: [130], type: Account_Frozen, repeated: true },
      { name: "assetIssuedName", tags: [138], type: "bytes" },
      { name: "latestAssetOperationTime", tags: [146], type: Account_LatestAssetOperationTimeEntry, map: "object" },
      { name: "freeNetUsage", tags: [152], type: "int64" },
      { name: "freeAssetNetUsage", tags: [162], type: Account_FreeAssetNetUsageEntry, map: "object" },
      { name: "latestConsumeTime", tags: [168], type: "int64" },
      { name: "latestConsumeFreeTime", tags: [176], type: "int64" },
      { name: "accountId", tags: [186], type: "bytes" },
      { name: "netWindowSize", tags: [192], type: "int64" },
      { name: "netWindowOptimized", tags: [200], type: "bool" },
      { name: "accountResource", tags: [210], type: Account_AccountResource },
      { name: "codeHash", tags: [242], type: "bytes" },
      { name: "ownerPermission", tags: [250], type: Permission },
      { name: "witnessPermission", tags: [258], type: Permission },
      { name: "activePermission", tags: [266], type: Permission, repeated: true },
      { name: "frozenV2", tags: [274], type: Account_FreezeV2, repeated: true },
      { name: "unfrozenV2", tags: [282], type: Account_UnFreezeV2, repeated: true },
      { name: "delegatedFrozenV2BalanceForBandwidth", tags: [288], type: "int64" },
      { name: "acquiredDelegatedFrozenV2BalanceForBandwidth", tags: [296], type: "int64" },
      { name: "acquiredDelegatedFrozenBalanceForBandwidth", tags: [328], type: "int64" },
      { name: "delegatedFrozenBalanceForBandwidth", tags: [336], type: "int64" },
      { name: "oldTronPower", tags: [368], type: "int64" },
      { name: "tronPower", tags: [378], type: Account_Frozen },
      { name: "assetV2", tags: [450], type: Account_AssetV2Entry, map: "object" },
      { name: "assetIssuedID", tags: [458], type: "bytes" },
      { name: "latestAssetOperationTimeV2", tags: [466], type: Account_LatestAssetOperationTimeV2Entry, map: "object" },
      { name: "freeAssetNetUsageV2", tags: [474], type: Account_FreeAssetNetUsageV2Entry, map: "object" },
      { name: "assetOptimized", tags: [480], type: "bool" },
    ]);
    return new AccountView(input, length);
  },

  create(base?: DeepPartial<Account>): Account {
    return Account.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Account>): Account {
    const message = createBaseAccount();
    message.accountName = object.accountName ?? NO_BYTES;
    message.type = object.type ?? 0;
    message.address = object.address ?? NO_BYTES;
    message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : 0n;
    message.votes = object.votes?.map((e) => Vote.fromPartial(e)) || [];
    message.asset = (globalThis.Object.entries(object.asset ?? {}) as [string, bigint][]).reduce(
      (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
        if (value !== undefined) {
          setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
        }
        return acc;
      },
      {},
    );
    message.frozen = object.frozen?.map((e) => Account_Frozen.fromPartial(e)) || [];
    message.netUsage = object.netUsage !== undefined && object.netUsage !== null ? BigInt(object.netUsage) : 0n;
    message.createTime = object.createTime !== undefined && object.createTime !== null ? BigInt(object.createTime) : 0n;
    message.latestOprationTime =
      object.latestOprationTime !== undefined && object.latestOprationTime !== null
        ? BigInt(object.latestOprationTime)
        : 0n;
    message.allowance = object.allowance !== undefined && object.allowance !== null ? BigInt(object.allowance) : 0n;
    message.latestWithdrawTime =
      object.latestWithdrawTime !== undefined && object.latestWithdrawTime !== null
        ? BigInt(object.latestWithdrawTime)
        : 0n;
    message.code = object.code ?? NO_BYTES;
    message.isWitness = object.isWitness ?? false;
    message.isCommittee = object.isCommittee ?? false;
    message.frozenSupply = object.frozenSupply?.map((e) => Account_Frozen.fromPartial(e)) || [];
    message.assetIssuedName = object.assetIssuedName ?? NO_BYTES;
    message.latestAssetOperationTime = (
      globalThis.Object.entries(object.latestAssetOperationTime ?? {}) as [string, bigint][]
    ).reduce((acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
      if (value !== undefined) {
        setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
      }
      return acc;
    }, {});
    message.freeNetUsage =
      object.freeNetUsage !== undefined && object.freeNetUsage !== null ? BigInt(object.freeNetUsage) : 0n;
    message.freeAssetNetUsage = (
      globalThis.Object.entries(object.freeAssetNetUsage ?? {}) as [string, bigint][]
    ).reduce((acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
      if (value !== undefined) {
        setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
      }
      return acc;
    }, {});
    message.latestConsumeTime =
      object.latestConsumeTime !== undefined && object.latestConsumeTime !== null
        ? BigInt(object.latestConsumeTime)
        : 0n;
    message.latestConsumeFreeTime =
      object.latestConsumeFreeTime !== undefined && object.latestConsumeFreeTime !== null
        ? BigInt(object.latestConsumeFreeTime)
        : 0n;
    message.accountId = object.accountId ?? NO_BYTES;
    message.netWindowSize =
      object.netWindowSize !== undefined && object.netWindowSize !== null ? BigInt(object.netWindowSize) : 0n;
    message.netWindowOptimized = object.netWindowOptimized ?? false;
    message.accountResource =
      object.accountResource !== undefined && object.accountResource !== null
        ? Account_AccountResource.fromPartial(object.accountResource)
        : undefined;
    message.codeHash = object.codeHash ?? NO_BYTES;
    message.ownerPermission =
      object.ownerPermission !== undefined && object.ownerPermission !== null
        ? Permission.fromPartial(object.ownerPermission)
        : undefined;
    message.witnessPermission =
      object.witnessPermission !== undefined && object.witnessPermission !== null
        ? Permission.fromPartial(object.witnessPermission)
        : undefined;
    message.activePermission = object.activePermission?.map((e) => Permission.fromPartial(e)) || [];
    message.frozenV2 = object.frozenV2?.map((e) => Account_FreezeV2.fromPartial(e)) || [];
    message.unfrozenV2 = object.unfrozenV2?.map((e) => Account_UnFreezeV2.fromPartial(e)) || [];
    message.delegatedFrozenV2BalanceForBandwidth =
      object.delegatedFrozenV2BalanceForBandwidth !== undefined && object.delegatedFrozenV2BalanceForBandwidth !== null
        ? BigInt(object.delegatedFrozenV2BalanceForBandwidth)
        : 0n;
    message.acquiredDelegatedFrozenV2BalanceForBandwidth =
      object.acquiredDelegatedFrozenV2BalanceForBandwidth !== undefined &&
      object.acquiredDelegatedFrozenV2BalanceForBandwidth !== null
        ? BigInt(object.acquiredDelegatedFrozenV2BalanceForBandwidth)
        : 0n;
    message.acquiredDelegatedFrozenBalanceForBandwidth =
      object.acquiredDelegatedFrozenBalanceForBandwidth !== undefined &&
      object.acquiredDelegatedFrozenBalanceForBandwidth !== null
        ? BigInt(object.acquiredDelegatedFrozenBalanceForBandwidth)
        : 0n;
    message.delegatedFrozenBalanceForBandwidth =
      object.delegatedFrozenBalanceForBandwidth !== undefined && object.delegatedFrozenBalanceForBandwidth !== null
        ? BigInt(object.delegatedFrozenBalanceForBandwidth)
        : 0n;
    message.oldTronPower =
      object.oldTronPower !== undefined && object.oldTronPower !== null ? BigInt(object.oldTronPower) : 0n;
    message.tronPower =
      object.tronPower !== undefined && object.tronPower !== null
        ? Account_Frozen.fromPartial(object.tronPower)
        : undefined;
    message.assetV2 = (globalThis.Object.entries(object.assetV2 ?? {}) as [string, bigint][]).reduce(
      (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
        if (value !== undefined) {
          setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
        }
        return acc;
      },
      {},
    );
    message.assetIssuedID = object.assetIssuedID ?? NO_BYTES;
    message.latestAssetOperationTimeV2 = (
      globalThis.Object.entries(object.latestAssetOperationTimeV2 ?? {}) as [string, bigint][]
    ).reduce((acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
      if (value !== undefined) {
        setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
      }
      return acc;
    }, {});
    message.freeAssetNetUsageV2 = (
      globalThis.Object.entries(object.freeAssetNetUsageV2 ?? {}) as [string, bigint][]
    ).reduce((acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
      if (value !== undefined) {
        setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
      }
      return acc;
    }, {});
    message.assetOptimized = object.assetOptimized ?? false;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccount_Frozen(): Account_Frozen {
  return { frozenBalance: 0n, expireTime: 0n };
}

let Account_FrozenView: ViewClass<Account_Frozen> | undefined;

export const Account_Frozen: MessageFns<Account_Frozen> = /* @__PURE__ */ checkedFns("Account_Frozen", {
  encode(message: Account_Frozen, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.frozenBalance !== 0n) {
      writer.uint32(8).int64(message.frozenBalance);
    }
    if (message.expireTime !== 0n) {
      writer.uint32(16).int64(message.expireTime);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Account_Frozen = createBaseAccount_Frozen(),
  ): Account_Frozen {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.frozenBalance = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.expireTime = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_Frozen> {
    Account_FrozenView ??= viewClass(Account_Frozen, createBaseAccount_Frozen, [
      { name: "frozenBalance", tags: [8], type: "int64" },
      { name: "expireTime", tags: [16], type: "int64" },
    ]);
    return new Account_FrozenView(input, length);
  },

  create(base?: DeepPartial<Account_Frozen>): Account_Frozen {
    return Account_Frozen.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Account_Frozen>): Account_Frozen {
    const message = createBaseAccount_Frozen();
    message.frozenBalance =
      object.frozenBalance !== undefined && object.frozenBalance !== null ? BigInt(object.frozenBalance) : 0n;
    message.expireTime = object.expireTime !== undefined && object.expireTime !== null ? BigInt(object.expireTime) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccount_AccountResource(): Account_AccountResource {
  return {
    energyUsage: 0n,
    frozenBalanceForEnergy: undefined,
    latestConsumeTimeForEnergy: 0n,
    acquiredDelegatedFrozenBalanceForEnergy: 0n,
    delegatedFrozenBalanceForEnergy: 0n,
    storageLimit: 0n,
    storageUsage: 0n,
    latestExchangeStorageTime: 0n,
    energyWindowSize: 0n,
    delegatedFrozenV2BalanceForEnergy: 0n,
    acquiredDelegatedFrozenV2BalanceForEnergy: 0n,
    energyWindowOptimized: false,
  };
}

let Account_AccountResourceView: ViewClass<Account_AccountResource> | undefined;

export const Account_AccountResource: MessageFns<Account_AccountResource> = /* @__PURE__ */ checkedFns(
  "Account_AccountResource",
  {
    encode(message: Account_AccountResource, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.energyUsage !== 0n) {
        writer.uint32(8).int64(message.energyUsage);
      }
      if (message.frozenBalanceForEnergy !== undefined) {
        Account_Frozen.encode(message.frozenBalanceForEnergy, writer.uint32(18).fork()).join();
      }
      if (message.latestConsumeTimeForEnergy !== 0n) {
        writer.uint32(24).int64(message.latestConsumeTimeForEnergy);
      }
      if (message.acquiredDelegatedFrozenBalanceForEnergy !== 0n) {
        writer.uint32(32).int64(message.acquiredDelegatedFrozenBalanceForEnergy);
      }
      if (message.delegatedFrozenBalanceForEnergy !== 0n) {
        writer.uint32(40).int64(message.delegatedFrozenBalanceForEnergy);
      }
      if (message.storageLimit !== 0n) {
        writer.uint32(48).int64(message.storageLimit);
      }
      if (message.storageUsage !== 0n) {
        writer.uint32(56).int64(message.storageUsage);
      }
      if (message.latestExchangeStorageTime !== 0n) {
        writer.uint32(64).int64(message.latestExchangeStorageTime);
      }
      if (message.energyWindowSize !== 0n) {
        writer.uint32(72).int64(message.energyWindowSize);
      }
      if (message.delegatedFrozenV2BalanceForEnergy !== 0n) {
        writer.uint32(80).int64(message.delegatedFrozenV2BalanceForEnergy);
      }
      if (message.acquiredDelegatedFrozenV2BalanceForEnergy !== 0n) {
        writer.uint32(88).int64(message.acquiredDelegatedFrozenV2BalanceForEnergy);
      }
      if (message.energyWindowOptimized !== false) {
        writer.uint32(96).bool(message.energyWindowOptimized);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: Account_AccountResource = createBaseAccount_AccountResource(),
    ): Account_AccountResource {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.energyUsage = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.frozenBalanceForEnergy = Account_Frozen.decode(
              reader,
              reader.length(),
              message.frozenBalanceForEnergy,
            );
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.latestConsumeTimeForEnergy = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.acquiredDelegatedFrozenBalanceForEnergy = reader.int64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.delegatedFrozenBalanceForEnergy = reader.int64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.storageLimit = reader.int64() as bigint;
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.storageUsage = reader.int64() as bigint;
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.latestExchangeStorageTime = reader.int64() as bigint;
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.energyWindowSize = reader.int64() as bigint;
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.delegatedFrozenV2BalanceForEnergy = reader.int64() as bigint;
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }

            message.acquiredDelegatedFrozenV2BalanceForEnergy = reader.int64() as bigint;
            continue;
          }
          case 12: {
            if (tag !== 96) {
              break;
            }

            message.energyWindowOptimized = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_AccountResource> {
      Account_AccountResourceView ??= viewClass(Account_AccountResource, createBaseAccount_AccountResource, [
        { name: "energyUsage", tags: [8], type: "int64" },
        { name: "frozenBalanceForEnergy", tags: [18], type: Account_Frozen },
        { name: "latestConsumeTimeForEnergy", tags: [24], type: "int64" },
        { name: "acquiredDelegatedFrozenBalanceForEnergy", tags: [32], type: "int64" },
        { name: "delegatedFrozenBalanceForEnergy", tags: [40], type: "int64" },
        { name: "storageLimit", tags: [48], type: "int64" },
        { name: "storageUsage", tags: [56], type: "int64" },
        { name: "latestExchangeStorageTime", tags: [64], type: "int64" },
        { name: "energyWindowSize", tags: [72], type: "int64" },
        { name: "delegatedFrozenV2BalanceForEnergy", tags: [80], type: "int64" },
        { name: "acquiredDelegatedFrozenV2BalanceForEnergy", tags: [88], type: "int64" },
        { name: "energyWindowOptimized", tags: [96], type: "bool" },
      ]);
      return new Account_AccountResourceView(input, length);
    },

    create(base?: DeepPartial<Account_AccountResource>): Account_AccountResource {
      return Account_AccountResource.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Account_AccountResource>): Account_AccountResource {
      const message = createBaseAccount_AccountResource();
      message.energyUsage =
        object.energyUsage !== undefined && object.energyUsage !== null ? BigInt(object.energyUsage) : 0n;
      message.frozenBalanceForEnergy =
        object.frozenBalanceForEnergy !== undefined && object.frozenBalanceForEnergy !== null
          ? Account_Frozen.fromPartial(object.frozenBalanceForEnergy)
          : undefined;
      message.latestConsumeTimeForEnergy =
        object.latestConsumeTimeForEnergy !== undefined && object.latestConsumeTimeForEnergy !== null
          ? BigInt(object.latestConsumeTimeForEnergy)
          : 0n;
      message.acquiredDelegatedFrozenBalanceForEnergy =
        object.acquiredDelegatedFrozenBalanceForEnergy !== undefined &&
        object.acquiredDelegatedFrozenBalanceForEnergy !== null
          ? BigInt(object.acquiredDelegatedFrozenBalanceForEnergy)
          : 0n;
      message.delegatedFrozenBalanceForEnergy =
        object.delegatedFrozenBalanceForEnergy !== undefined && object.delegatedFrozenBalanceForEnergy !== null
          ? BigInt(object.delegatedFrozenBalanceForEnergy)
          : 0n;
      message.storageLimit =
        object.storageLimit !== undefined && object.storageLimit !== null ? BigInt(object.storageLimit) : 0n;
      message.storageUsage =
        object.storageUsage !== undefined && object.storageUsage !== null ? BigInt(object.storageUsage) : 0n;
      message.latestExchangeStorageTime =
        object.latestExchangeStorageTime !== undefined && object.latestExchangeStorageTime !== null
          ? BigInt(object.latestExchangeStorageTime)
          : 0n;
      message.energyWindowSize =
        object.energyWindowSize !== undefined && object.energyWindowSize !== null
          ? BigInt(object.energyWindowSize)
          : 0n;
      message.delegatedFrozenV2BalanceForEnergy =
        object.delegatedFrozenV2BalanceForEnergy !== undefined && object.delegatedFrozenV2BalanceForEnergy !== null
          ? BigInt(object.delegatedFrozenV2BalanceForEnergy)
          : 0n;
      message.acquiredDelegatedFrozenV2BalanceForEnergy =
        object.acquiredDelegatedFrozenV2BalanceForEnergy !== undefined &&
        object.acquiredDelegatedFrozenV2BalanceForEnergy !== null
          ? BigInt(object.acquiredDelegatedFrozenV2BalanceForEnergy)
          : 0n;
      message.energyWindowOptimized = object.energyWindowOptimized ?? false;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccount_FreezeV2(): Account_FreezeV2 {
  return { type: 0, amount: 0n };
}

let Account_FreezeV2View: ViewClass<Account_FreezeV2> | undefined;

export const Account_FreezeV2: MessageFns<Account_FreezeV2> = /* @__PURE__ */ checkedFns("Account_FreezeV2", {
  encode(message: Account_FreezeV2, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.type !== 0) {
      writer.uint32(8).int32(message.type);
    }
    if (message.amount !== 0n) {
      writer.uint32(16).int64(message.amount);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Account_FreezeV2 = createBaseAccount_FreezeV2(),
  ): Account_FreezeV2 {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.type = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 16) {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_FreezeV2> {
    Account_FreezeV2View ??= viewClass(Account_FreezeV2, createBaseAccount_FreezeV2, [
      { name: "type", tags: [8], type: "int32" },
      { name: "amount", tags: [16], type: "int64" },
    ]);
    return new Account_FreezeV2View(input, length);
  },

  create(base?: DeepPartial<Account_FreezeV2>): Account_FreezeV2 {
    return Account_FreezeV2.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Account_FreezeV2>): Account_FreezeV2 {
    const message = createBaseAccount_FreezeV2();
    message.type = object.type ?? 0;
    message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccount_UnFreezeV2(): Account_UnFreezeV2 {
  return { type: 0, unfreezeAmount: 0n, unfreezeExpireTime: 0n };
}

let Account_UnFreezeV2View: ViewClass<Account_UnFreezeV2> | undefined;

export const Account_UnFreezeV2: MessageFns<Account_UnFreezeV2> = /* @__PURE__ */ checkedFns("Account_UnFreezeV2", {
  encode(message: Account_UnFreezeV2, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.type !== 0) {
      writer.uint32(8).int32(message.type);
    }
    if (message.unfreezeAmount !== 0n) {
      writer.uint32(24).int64(message.unfreezeAmount);
    }
    if (message.unfreezeExpireTime !== 0n) {
      writer.uint32(32).int64(message.unfreezeExpireTime);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Account_UnFreezeV2 = createBaseAccount_UnFreezeV2(),
  ): Account_UnFreezeV2 {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.type = reader.enumeration();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.unfreezeAmount = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.unfreezeExpireTime = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_UnFreezeV2> {
    Account_UnFreezeV2View ??= viewClass(Account_UnFreezeV2, createBaseAccount_UnFreezeV2, [
      { name: "type", tags: [8], type: "int32" },
      { name: "unfreezeAmount", tags: [24], type: "int64" },
      { name: "unfreezeExpireTime", tags: [32], type: "int64" },
    ]);
    return new Account_UnFreezeV2View(input, length);
  },

  create(base?: DeepPartial<Account_UnFreezeV2>): Account_UnFreezeV2 {
    return Account_UnFreezeV2.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Account_UnFreezeV2>): Account_UnFreezeV2 {
    const message = createBaseAccount_UnFreezeV2();
    message.type = object.type ?? 0;
    message.unfreezeAmount =
      object.unfreezeAmount !== undefined && object.unfreezeAmount !== null ? BigInt(object.unfreezeAmount) : 0n;
    message.unfreezeExpireTime =
      object.unfreezeExpireTime !== undefined && object.unfreezeExpireTime !== null
        ? BigInt(object.unfreezeExpireTime)
        : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccount_AssetEntry(): Account_AssetEntry {
  return { key: "", value: 0n };
}

let Account_AssetEntryView: ViewClass<Account_AssetEntry> | undefined;

export const Account_AssetEntry: MessageFns<Account_AssetEntry> = /* @__PURE__ */ checkedFns("Account_AssetEntry", {
  encode(message: Account_AssetEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
    message: Account_AssetEntry = createBaseAccount_AssetEntry(),
  ): Account_AssetEntry {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_AssetEntry> {
    Account_AssetEntryView ??= viewClass(Account_AssetEntry, createBaseAccount_AssetEntry, [
      { name: "key", tags: [10], type: "string" },
      { name: "value", tags: [16], type: "int64" },
    ]);
    return new Account_AssetEntryView(input, length);
  },

  create(base?: DeepPartial<Account_AssetEntry>): Account_AssetEntry {
    return Account_AssetEntry.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Account_AssetEntry>): Account_AssetEntry {
    const message = createBaseAccount_AssetEntry();
    message.key = object.key ?? "";
    message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccount_LatestAssetOperationTimeEntry(): Account_LatestAssetOperationTimeEntry {
  return { key: "", value: 0n };
}

let Account_LatestAssetOperationTimeEntryView: ViewClass<Account_LatestAssetOperationTimeEntry> | undefined;

export const Account_LatestAssetOperationTimeEntry: MessageFns<Account_LatestAssetOperationTimeEntry> =
  /* @__PURE__ */ checkedFns("Account_LatestAssetOperationTimeEntry", {
    encode(message: Account_LatestAssetOperationTimeEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: Account_LatestAssetOperationTimeEntry = createBaseAccount_LatestAssetOperationTimeEntry(),
    ): Account_LatestAssetOperationTimeEntry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_LatestAssetOperationTimeEntry> {
      Account_LatestAssetOperationTimeEntryView ??= viewClass(
        Account_LatestAssetOperationTimeEntry,
        createBaseAccount_LatestAssetOperationTimeEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new Account_LatestAssetOperationTimeEntryView(input, length);
    },

    create(base?: DeepPartial<Account_LatestAssetOperationTimeEntry>): Account_LatestAssetOperationTimeEntry {
      return Account_LatestAssetOperationTimeEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Account_LatestAssetOperationTimeEntry>): Account_LatestAssetOperationTimeEntry {
      const message = createBaseAccount_LatestAssetOperationTimeEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseAccount_FreeAssetNetUsageEntry(): Account_FreeAssetNetUsageEntry {
  return { key: "", value: 0n };
}

let Account_FreeAssetNetUsageEntryView: ViewClass<Account_FreeAssetNetUsageEntry> | undefined;

export const Account_FreeAssetNetUsageEntry: MessageFns<Account_FreeAssetNetUsageEntry> = /* @__PURE__ */ checkedFns(
  "Account_FreeAssetNetUsageEntry",
  {
    encode(message: Account_FreeAssetNetUsageEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: Account_FreeAssetNetUsageEntry = createBaseAccount_FreeAssetNetUsageEntry(),
    ): Account_FreeAssetNetUsageEntry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_FreeAssetNetUsageEntry> {
      Account_FreeAssetNetUsageEntryView ??= viewClass(
        Account_FreeAssetNetUsageEntry,
        createBaseAccount_FreeAssetNetUsageEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new Account_FreeAssetNetUsageEntryView(input, length);
    },

    create(base?: DeepPartial<Account_FreeAssetNetUsageEntry>): Account_FreeAssetNetUsageEntry {
      return Account_FreeAssetNetUsageEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Account_FreeAssetNetUsageEntry>): Account_FreeAssetNetUsageEntry {
      const message = createBaseAccount_FreeAssetNetUsageEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccount_AssetV2Entry(): Account_AssetV2Entry {
  return { key: "", value: 0n };
}

let Account_AssetV2EntryView: ViewClass<Account_AssetV2Entry> | undefined;

export const Account_AssetV2Entry: MessageFns<Account_AssetV2Entry> = /* @__PURE__ */ checkedFns(
  "Account_AssetV2Entry",
  {
    encode(message: Account_AssetV2Entry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: Account_AssetV2Entry = createBaseAccount_AssetV2Entry(),
    ): Account_AssetV2Entry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_AssetV2Entry> {
      Account_AssetV2EntryView ??= viewClass(Account_AssetV2Entry, createBaseAccount_AssetV2Entry, [
        { name: "key", tags: [10], type: "string" },
        { name: "value", tags: [16], type: "int64" },
      ]);
      return new Account_AssetV2EntryView(input, length);
    },

    create(base?: DeepPartial<Account_AssetV2Entry>): Account_AssetV2Entry {
      return Account_AssetV2Entry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Account_AssetV2Entry>): Account_AssetV2Entry {
      const message = createBaseAccount_AssetV2Entry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccount_LatestAssetOperationTimeV2Entry(): Account_LatestAssetOperationTimeV2Entry {
  return { key: "", value: 0n };
}

let Account_LatestAssetOperationTimeV2EntryView: ViewClass<Account_LatestAssetOperationTimeV2Entry> | undefined;

export const Account_LatestAssetOperationTimeV2Entry: MessageFns<Account_LatestAssetOperationTimeV2Entry> =
  /* @__PURE__ */ checkedFns("Account_LatestAssetOperationTimeV2Entry", {
    encode(message: Account_LatestAssetOperationTimeV2Entry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: Account_LatestAssetOperationTimeV2Entry = createBaseAccount_LatestAssetOperationTimeV2Entry(),
    ): Account_LatestAssetOperationTimeV2Entry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_LatestAssetOperationTimeV2Entry> {
      Account_LatestAssetOperationTimeV2EntryView ??= viewClass(
        Account_LatestAssetOperationTimeV2Entry,
        createBaseAccount_LatestAssetOperationTimeV2Entry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new Account_LatestAssetOperationTimeV2EntryView(input, length);
    },

    create(base?: DeepPartial<Account_LatestAssetOperationTimeV2Entry>): Account_LatestAssetOperationTimeV2Entry {
      return Account_LatestAssetOperationTimeV2Entry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Account_LatestAssetOperationTimeV2Entry>): Account_LatestAssetOperationTimeV2Entry {
      const message = createBaseAccount_LatestAssetOperationTimeV2Entry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseAccount_FreeAssetNetUsageV2Entry(): Account_FreeAssetNetUsageV2Entry {
  return { key: "", value: 0n };
}

let Account_FreeAssetNetUsageV2EntryView: ViewClass<Account_FreeAssetNetUsageV2Entry> | undefined;

export const Account_FreeAssetNetUsageV2Entry: MessageFns<Account_FreeAssetNetUsageV2Entry> =
  /* @__PURE__ */ checkedFns("Account_FreeAssetNetUsageV2Entry", {
    encode(message: Account_FreeAssetNetUsageV2Entry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: Account_FreeAssetNetUsageV2Entry = createBaseAccount_FreeAssetNetUsageV2Entry(),
    ): Account_FreeAssetNetUsageV2Entry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Account_FreeAssetNetUsageV2Entry> {
      Account_FreeAssetNetUsageV2EntryView ??= viewClass(
        Account_FreeAssetNetUsageV2Entry,
        createBaseAccount_FreeAssetNetUsageV2Entry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new Account_FreeAssetNetUsageV2EntryView(input, length);
    },

    create(base?: DeepPartial<Account_FreeAssetNetUsageV2Entry>): Account_FreeAssetNetUsageV2Entry {
      return Account_FreeAssetNetUsageV2Entry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Account_FreeAssetNetUsageV2Entry>): Account_FreeAssetNetUsageV2Entry {
      const message = createBaseAccount_FreeAssetNetUsageV2Entry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseVote(): Vote {
  return { voteAddress: NO_BYTES, voteCount: 0n };
}

let VoteView: ViewClass<Vote> | undefined;

export const Vote: MessageFns<Vote> = /* @__PURE__ */ checkedFns("Vote", {
  encode(message: Vote, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.voteAddress.length !== 0) {
      writer.uint32(10).bytes(message.voteAddress);
    }
    if (message.voteCount !== 0n) {
      writer.uint32(16).int64(message.voteCount);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Vote = createBaseVote()): Vote {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.voteAddress = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.voteCount = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Vote> {
    VoteView ??= viewClass(Vote, createBaseVote, [
      { name: "voteAddress", tags: [10], type: "bytes" },
      { name: "voteCount", tags: [16], type: "int64" },
    ]);
    return new VoteView(input, length);
  },

  create(base?: DeepPartial<Vote>): Vote {
    return Vote.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Vote>): Vote {
    const message = createBaseVote();
    message.voteAddress = object.voteAddress ?? NO_BYTES;
    message.voteCount = object.voteCount !== undefined && object.voteCount !== null ? BigInt(object.voteCount) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseKey(): Key {
  return { address: NO_BYTES, weight: 0n };
}

let KeyView: ViewClass<Key> | undefined;

export const Key: MessageFns<Key> = /* @__PURE__ */ checkedFns("Key", {
  encode(message: Key, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address.length !== 0) {
      writer.uint32(10).bytes(message.address);
    }
    if (message.weight !== 0n) {
      writer.uint32(16).int64(message.weight);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Key = createBaseKey()): Key {
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

          message.weight = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Key> {
    KeyView ??= viewClass(Key, createBaseKey, [
      { name: "address", tags: [10], type: "bytes" },
      { name: "weight", tags: [16], type: "int64" },
    ]);
    return new KeyView(input, length);
  },

  create(base?: DeepPartial<Key>): Key {
    return Key.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Key>): Key {
    const message = createBaseKey();
    message.address = object.address ?? NO_BYTES;
    message.weight = object.weight !== undefined && object.weight !== null ? BigInt(object.weight) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePermission(): Permission {
  return { type: 0, id: 0, permissionName: "", threshold: 0n, parentId: 0, operations: NO_BYTES, keys: [] };
}

let PermissionView: ViewClass<Permission> | undefined;

export const Permission: MessageFns<Permission> = /* @__PURE__ */ checkedFns("Permission", {
  encode(message: Permission, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.type !== 0) {
      writer.uint32(8).int32(message.type);
    }
    if (message.id !== 0) {
      writer.uint32(16).int32(message.id);
    }
    if (message.permissionName !== "") {
      writer.uint32(26).string(message.permissionName);
    }
    if (message.threshold !== 0n) {
      writer.uint32(32).int64(message.threshold);
    }
    if (message.parentId !== 0) {
      writer.uint32(40).int32(message.parentId);
    }
    if (message.operations.length !== 0) {
      writer.uint32(50).bytes(message.operations);
    }
    for (const v of message.keys) {
      Key.encode(v!, writer.uint32(58).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Permission = createBasePermission()): Permission {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.type = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.id = reader.int32();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.permissionName = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.threshold = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.parentId = reader.int32();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.operations = reader.bytes();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.keys.push(Key.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Permission> {
    PermissionView ??= viewClass(Permission, createBasePermission, [
      { name: "type", tags: [8], type: "int32" },
      { name: "id", tags: [16], type: "int32" },
      { name: "permissionName", tags: [26], type: "string" },
      { name: "threshold", tags: [32], type: "int64" },
      { name: "parentId", tags: [40], type: "int32" },
      { name: "operations", tags: [50], type: "bytes" },
      { name: "keys", tags: [58], type: Key, repeated: true },
    ]);
    return new PermissionView(input, length);
  },

  create(base?: DeepPartial<Permission>): Permission {
    return Permission.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Permission>): Permission {
    const message = createBasePermission();
    message.type = object.type ?? 0;
    message.id = object.id ?? 0;
    message.permissionName = object.permissionName ?? "";
    message.threshold = object.threshold !== undefined && object.threshold !== null ? BigInt(object.threshold) : 0n;
    message.parentId = object.parentId ?? 0;
    message.operations = object.operations ?? NO_BYTES;
    message.keys = object.keys?.map((e) => Key.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccountId(): AccountId {
  return { name: NO_BYTES, address: NO_BYTES };
}

let AccountIdView: ViewClass<AccountId> | undefined;

export const AccountId: MessageFns<AccountId> = /* @__PURE__ */ checkedFns("AccountId", {
  encode(message: AccountId, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name.length !== 0) {
      writer.uint32(10).bytes(message.name);
    }
    if (message.address.length !== 0) {
      writer.uint32(18).bytes(message.address);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: AccountId = createBaseAccountId()): AccountId {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.address = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountId> {
    AccountIdView ??= viewClass(AccountId, createBaseAccountId, [
      { name: "name", tags: [10], type: "bytes" },
      { name: "address", tags: [18], type: "bytes" },
    ]);
    return new AccountIdView(input, length);
  },

  create(base?: DeepPartial<AccountId>): AccountId {
    return AccountId.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AccountId>): AccountId {
    const message = createBaseAccountId();
    message.name = object.name ?? NO_BYTES;
    message.address = object.address ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccountIdentifier(): AccountIdentifier {
  return { address: NO_BYTES };
}

let AccountIdentifierView: ViewClass<AccountIdentifier> | undefined;

export const AccountIdentifier: MessageFns<AccountIdentifier> = /* @__PURE__ */ checkedFns("AccountIdentifier", {
  encode(message: AccountIdentifier, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address.length !== 0) {
      writer.uint32(10).bytes(message.address);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: AccountIdentifier = createBaseAccountIdentifier(),
  ): AccountIdentifier {
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
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountIdentifier> {
    AccountIdentifierView ??= viewClass(AccountIdentifier, createBaseAccountIdentifier, [
      { name: "address", tags: [10], type: "bytes" },
    ]);
    return new AccountIdentifierView(input, length);
  },

  create(base?: DeepPartial<AccountIdentifier>): AccountIdentifier {
    return AccountIdentifier.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AccountIdentifier>): AccountIdentifier {
    const message = createBaseAccountIdentifier();
    message.address = object.address ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccountBalanceRequest(): AccountBalanceRequest {
  return { accountIdentifier: undefined, blockIdentifier: undefined };
}

let AccountBalanceRequestView: ViewClass<AccountBalanceRequest> | undefined;

export const AccountBalanceRequest: MessageFns<AccountBalanceRequest> = /* @__PURE__ */ checkedFns(
  "AccountBalanceRequest",
  {
    encode(message: AccountBalanceRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.accountIdentifier !== undefined) {
        AccountIdentifier.encode(message.accountIdentifier, writer.uint32(10).fork()).join();
      }
      if (message.blockIdentifier !== undefined) {
        BlockBalanceTrace_BlockIdentifier.encode(message.blockIdentifier, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountBalanceRequest = createBaseAccountBalanceRequest(),
    ): AccountBalanceRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.accountIdentifier = AccountIdentifier.decode(reader, reader.length(), message.accountIdentifier);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.blockIdentifier = BlockBalanceTrace_BlockIdentifier.decode(
              reader,
              reader.length(),
              message.blockIdentifier,
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountBalanceRequest> {
      AccountBalanceRequestView ??= viewClass(AccountBalanceRequest, createBaseAccountBalanceRequest, [
        { name: "accountIdentifier", tags: [10], type: AccountIdentifier },
        { name: "blockIdentifier", tags: [18], type: BlockBalanceTrace_BlockIdentifier },
      ]);
      return new AccountBalanceRequestView(input, length);
    },

    create(base?: DeepPartial<AccountBalanceRequest>): AccountBalanceRequest {
      return AccountBalanceRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountBalanceRequest>): AccountBalanceRequest {
      const message = createBaseAccountBalanceRequest();
      message.accountIdentifier =
        object.accountIdentifier !== undefined && object.accountIdentifier !== null
          ? AccountIdentifier.fromPartial(object.accountIdentifier)
          : undefined;
      message.blockIdentifier =
        object.blockIdentifier !== undefined && object.blockIdentifier !== null
          ? BlockBalanceTrace_BlockIdentifier.fromPartial(object.blockIdentifier)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccountBalanceResponse(): AccountBalanceResponse {
  return { balance: 0n, blockIdentifier: undefined };
}

let AccountBalanceResponseView: ViewClass<AccountBalanceResponse> | undefined;

export const AccountBalanceResponse: MessageFns<AccountBalanceResponse> = /* @__PURE__ */ checkedFns(
  "AccountBalanceResponse",
  {
    encode(message: AccountBalanceResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.balance !== 0n) {
        writer.uint32(8).int64(message.balance);
      }
      if (message.blockIdentifier !== undefined) {
        BlockBalanceTrace_BlockIdentifier.encode(message.blockIdentifier, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountBalanceResponse = createBaseAccountBalanceResponse(),
    ): AccountBalanceResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.balance = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.blockIdentifier = BlockBalanceTrace_BlockIdentifier.decode(
              reader,
              reader.length(),
              message.blockIdentifier,
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountBalanceResponse> {
      AccountBalanceResponseView ??= viewClass(AccountBalanceResponse, createBaseAccountBalanceResponse, [
        { name: "balance", tags: [8], type: "int64" },
        { name: "blockIdentifier", tags: [18], type: BlockBalanceTrace_BlockIdentifier },
      ]);
      return new AccountBalanceResponseView(input, length);
    },

    create(base?: DeepPartial<AccountBalanceResponse>): AccountBalanceResponse {
      return AccountBalanceResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountBalanceResponse>): AccountBalanceResponse {
      const message = createBaseAccountBalanceResponse();
      message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : 0n;
      message.blockIdentifier =
        object.blockIdentifier !== undefined && object.blockIdentifier !== null
          ? BlockBalanceTrace_BlockIdentifier.fromPartial(object.blockIdentifier)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseBlockBalanceTrace(): BlockBalanceTrace {
  return { blockIdentifier: undefined, timestamp: 0n, transactionBalanceTrace: [] };
}

let BlockBalanceTraceView: ViewClass<BlockBalanceTrace> | undefined;

export const BlockBalanceTrace: MessageFns<BlockBalanceTrace> = /* @__PURE__ */ checkedFns("BlockBalanceTrace", {
  encode(message: BlockBalanceTrace, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.blockIdentifier !== undefined) {
      BlockBalanceTrace_BlockIdentifier.encode(message.blockIdentifier, writer.uint32(10).fork()).join();
    }
    if (message.timestamp !== 0n) {
      writer.uint32(16).int64(message.timestamp);
    }
    for (const v of message.transactionBalanceTrace) {
      TransactionBalanceTrace.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BlockBalanceTrace = createBaseBlockBalanceTrace(),
  ): BlockBalanceTrace {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.blockIdentifier = BlockBalanceTrace_BlockIdentifier.decode(
            reader,
            reader.length(),
            message.blockIdentifier,
          );
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.timestamp = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.transactionBalanceTrace.push(TransactionBalanceTrace.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockBalanceTrace> {
    BlockBalanceTraceView ??= viewClass(BlockBalanceTrace, createBaseBlockBalanceTrace, [
      { name: "blockIdentifier", tags: [10], type: BlockBalanceTrace_BlockIdentifier },
      { name: "timestamp", tags: [16], type: "int64" },
      { name: "transactionBalanceTrace", tags: [26], type: TransactionBalanceTrace, repeated: true },
    ]);
    return new BlockBalanceTraceView(input, length);
  },

  create(base?: DeepPartial<BlockBalanceTrace>): BlockBalanceTrace {
    return BlockBalanceTrace.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BlockBalanceTrace>): BlockBalanceTrace {
    const message = createBaseBlockBalanceTrace();
    message.blockIdentifier =
      object.blockIdentifier !== undefined && object.blockIdentifier !== null
        ? BlockBalanceTrace_BlockIdentifier.fromPartial(object.blockIdentifier)
        : undefined;
    message.timestamp = object.timestamp !== undefined && object.timestamp !== null ? BigInt(object.timestamp) : 0n;
    message.transactionBalanceTrace =
      object.transactionBalanceTrace?.map((e) => TransactionBalanceTrace.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBlockBalanceTrace_BlockIdentifier(): BlockBalanceTrace_BlockIdentifier {
  return { hash: NO_BYTES, number: 0n };
}

let BlockBalanceTrace_BlockIdentifierView: ViewClass<BlockBalanceTrace_BlockIdentifier> | undefined;

export const BlockBalanceTrace_BlockIdentifier: MessageFns<BlockBalanceTrace_BlockIdentifier> =
  /* @__PURE__ */ checkedFns("BlockBalanceTrace_BlockIdentifier", {
    encode(message: BlockBalanceTrace_BlockIdentifier, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.hash.length !== 0) {
        writer.uint32(10).bytes(message.hash);
      }
      if (message.number !== 0n) {
        writer.uint32(16).int64(message.number);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BlockBalanceTrace_BlockIdentifier = createBaseBlockBalanceTrace_BlockIdentifier(),
    ): BlockBalanceTrace_BlockIdentifier {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.hash = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.number = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BlockBalanceTrace_BlockIdentifier> {
      BlockBalanceTrace_BlockIdentifierView ??= viewClass(
        BlockBalanceTrace_BlockIdentifier,
        createBaseBlockBalanceTrace_BlockIdentifier,
        [
          { name: "hash", tags: [10], type: "bytes" },
          { name: "number", tags: [16], type: "int64" },
        ],
      );
      return new BlockBalanceTrace_BlockIdentifierView(input, length);
    },

    create(base?: DeepPartial<BlockBalanceTrace_BlockIdentifier>): BlockBalanceTrace_BlockIdentifier {
      return BlockBalanceTrace_BlockIdentifier.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BlockBalanceTrace_BlockIdentifier>): BlockBalanceTrace_BlockIdentifier {
      const message = createBaseBlockBalanceTrace_BlockIdentifier();
      message.hash = object.hash ?? NO_BYTES;
      message.number = object.number !== undefined && object.number !== null ? BigInt(object.number) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseTransactionBalanceTrace(): TransactionBalanceTrace {
  return { transactionIdentifier: NO_BYTES, operation: [], type: "", status: "" };
}

let TransactionBalanceTraceView: ViewClass<TransactionBalanceTrace> | undefined;

export const TransactionBalanceTrace: MessageFns<TransactionBalanceTrace> = /* @__PURE__ */ checkedFns(
  "TransactionBalanceTrace",
  {
    encode(message: TransactionBalanceTrace, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transactionIdentifier.length !== 0) {
        writer.uint32(10).bytes(message.transactionIdentifier);
      }
      for (const v of message.operation) {
        TransactionBalanceTrace_Operation.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message.type !== "") {
        writer.uint32(26).string(message.type);
      }
      if (message.status !== "") {
        writer.uint32(34).string(message.status);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionBalanceTrace = createBaseTransactionBalanceTrace(),
    ): TransactionBalanceTrace {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transactionIdentifier = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.operation.push(TransactionBalanceTrace_Operation.decode(reader, reader.length()));
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.type = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.status = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionBalanceTrace> {
      TransactionBalanceTraceView ??= viewClass(TransactionBalanceTrace, createBaseTransactionBalanceTrace, [
        { name: "transactionIdentifier", tags: [10], type: "bytes" },
        { name: "operation", tags: [18], type: TransactionBalanceTrace_Operation, repeated: true },
        { name: "type", tags: [26], type: "string" },
        { name: "status", tags: [34], type: "string" },
      ]);
      return new TransactionBalanceTraceView(input, length);
    },

    create(base?: DeepPartial<TransactionBalanceTrace>): TransactionBalanceTrace {
      return TransactionBalanceTrace.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionBalanceTrace>): TransactionBalanceTrace {
      const message = createBaseTransactionBalanceTrace();
      message.transactionIdentifier = object.transactionIdentifier ?? NO_BYTES;
      message.operation = object.operation?.map((e) => TransactionBalanceTrace_Operation.fromPartial(e)) || [];
      message.type = object.type ?? "";
      message.status = object.status ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionBalanceTrace_Operation(): TransactionBalanceTrace_Operation {
  return { operationIdentifier: 0n, address: NO_BYTES, amount: 0n };
}

let TransactionBalanceTrace_OperationView: ViewClass<TransactionBalanceTrace_Operation> | undefined;

export const TransactionBalanceTrace_Operation: MessageFns<TransactionBalanceTrace_Operation> =
  /* @__PURE__ */ checkedFns("TransactionBalanceTrace_Operation", {
    encode(message: TransactionBalanceTrace_Operation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.operationIdentifier !== 0n) {
        writer.uint32(8).int64(message.operationIdentifier);
      }
      if (message.address.length !== 0) {
        writer.uint32(18).bytes(message.address);
      }
      if (message.amount !== 0n) {
        writer.uint32(24).int64(message.amount);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionBalanceTrace_Operation = createBaseTransactionBalanceTrace_Operation(),
    ): TransactionBalanceTrace_Operation {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.operationIdentifier = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.address = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionBalanceTrace_Operation> {
      TransactionBalanceTrace_OperationView ??= viewClass(
        TransactionBalanceTrace_Operation,
        createBaseTransactionBalanceTrace_Operation,
        [
          { name: "operationIdentifier", tags: [8], type: "int64" },
          { name: "address", tags: [18], type: "bytes" },
          { name: "amount", tags: [24], type: "int64" },
        ],
      );
      return new TransactionBalanceTrace_OperationView(input, length);
    },

    create(base?: DeepPartial<TransactionBalanceTrace_Operation>): TransactionBalanceTrace_Operation {
      return TransactionBalanceTrace_Operation.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionBalanceTrace_Operation>): TransactionBalanceTrace_Operation {
      const message = createBaseTransactionBalanceTrace_Operation();
      message.operationIdentifier =
        object.operationIdentifier !== undefined && object.operationIdentifier !== null
          ? BigInt(object.operationIdentifier)
          : 0n;
      message.address = object.address ?? NO_BYTES;
      message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });
