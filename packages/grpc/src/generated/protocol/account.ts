// Generated from specs/grpc/protocol/account.proto. Do not edit: change the spec and run `npm run generate`.

import { AccountType, ResourceCode, Permission_PermissionType } from "../tron-enums.ts";
export { AccountType, ResourceCode, Permission_PermissionType };

/** TRON accounts. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  NO_BYTES,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";

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

const emptyAccount = (): Account => ({
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
});

export const Account: MessageFns<Account> = /* @__PURE__ */ defineMessage("Account", {
  empty: emptyAccount,
  fields: () => [
    { name: "accountName", tags: [10], type: "bytes" },
    { name: "type", tags: [16], type: "int32" },
    { name: "address", tags: [26], type: "bytes" },
    { name: "balance", tags: [32], type: "int64" },
    { name: "votes", tags: [42], type: Vote, repeated: true },
    { name: "asset", tags: [50], type: mapOf("string", "int64") },
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
    { name: "latestAssetOperationTime", tags: [146], type: mapOf("string", "int64") },
    { name: "freeNetUsage", tags: [152], type: "int64" },
    { name: "freeAssetNetUsage", tags: [162], type: mapOf("string", "int64") },
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
    { name: "assetV2", tags: [450], type: mapOf("string", "int64") },
    { name: "assetIssuedID", tags: [458], type: "bytes" },
    { name: "latestAssetOperationTimeV2", tags: [466], type: mapOf("string", "int64") },
    { name: "freeAssetNetUsageV2", tags: [474], type: mapOf("string", "int64") },
    { name: "assetOptimized", tags: [480], type: "bool" },
  ],
  decode(input, length, message = emptyAccount()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.accountName = reader.bytes();
      else if (tag === 16) message.type = reader.enumeration();
      else if (tag === 26) message.address = reader.bytes();
      else if (tag === 32) message.balance = reader.int64();
      else if (tag === 42) message.votes.push(Vote.decode(reader, reader.length()));
      else if (tag === 58) message.frozen.push(Account_Frozen.decode(reader, reader.length()));
      else if (tag === 64) message.netUsage = reader.int64();
      else if (tag === 72) message.createTime = reader.int64();
      else if (tag === 80) message.latestOprationTime = reader.int64();
      else if (tag === 88) message.allowance = reader.int64();
      else if (tag === 96) message.latestWithdrawTime = reader.int64();
      else if (tag === 106) message.code = reader.bytes();
      else if (tag === 112) message.isWitness = reader.bool();
      else if (tag === 120) message.isCommittee = reader.bool();
      else if (tag === 130) message.frozenSupply.push(Account_Frozen.decode(reader, reader.length()));
      else if (tag === 138) message.assetIssuedName = reader.bytes();
      else if (tag === 152) message.freeNetUsage = reader.int64();
      else if (tag === 168) message.latestConsumeTime = reader.int64();
      else if (tag === 176) message.latestConsumeFreeTime = reader.int64();
      else if (tag === 186) message.accountId = reader.bytes();
      else if (tag === 192) message.netWindowSize = reader.int64();
      else if (tag === 200) message.netWindowOptimized = reader.bool();
      else if (tag === 210)
        message.accountResource = Account_AccountResource.decode(reader, reader.length(), message.accountResource);
      else if (tag === 242) message.codeHash = reader.bytes();
      else if (tag === 250)
        message.ownerPermission = Permission.decode(reader, reader.length(), message.ownerPermission);
      else if (tag === 258)
        message.witnessPermission = Permission.decode(reader, reader.length(), message.witnessPermission);
      else if (tag === 266) message.activePermission.push(Permission.decode(reader, reader.length()));
      else if (tag === 274) message.frozenV2.push(Account_FreezeV2.decode(reader, reader.length()));
      else if (tag === 282) message.unfrozenV2.push(Account_UnFreezeV2.decode(reader, reader.length()));
      else if (tag === 288) message.delegatedFrozenV2BalanceForBandwidth = reader.int64();
      else if (tag === 296) message.acquiredDelegatedFrozenV2BalanceForBandwidth = reader.int64();
      else if (tag === 328) message.acquiredDelegatedFrozenBalanceForBandwidth = reader.int64();
      else if (tag === 336) message.delegatedFrozenBalanceForBandwidth = reader.int64();
      else if (tag === 368) message.oldTronPower = reader.int64();
      else if (tag === 378) message.tronPower = Account_Frozen.decode(reader, reader.length(), message.tronPower);
      else if (tag === 458) message.assetIssuedID = reader.bytes();
      else if (tag === 480) message.assetOptimized = reader.bool();
      else readField(Account, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.accountName.length !== 0) writer.uint32(10).bytes(message.accountName);
    if (message.type !== 0) writer.uint32(16).int32(message.type);
    if (message.address.length !== 0) writer.uint32(26).bytes(message.address);
    if (message.balance !== 0n) writer.uint32(32).int64(message.balance);
    for (const item of message.votes) Vote.encode(item, writer.uint32(42).fork()).join();
    writeField(Account, 50, message, writer);
    for (const item of message.frozen) Account_Frozen.encode(item, writer.uint32(58).fork()).join();
    if (message.netUsage !== 0n) writer.uint32(64).int64(message.netUsage);
    if (message.createTime !== 0n) writer.uint32(72).int64(message.createTime);
    if (message.latestOprationTime !== 0n) writer.uint32(80).int64(message.latestOprationTime);
    if (message.allowance !== 0n) writer.uint32(88).int64(message.allowance);
    if (message.latestWithdrawTime !== 0n) writer.uint32(96).int64(message.latestWithdrawTime);
    if (message.code.length !== 0) writer.uint32(106).bytes(message.code);
    if (message.isWitness !== false) writer.uint32(112).bool(message.isWitness);
    if (message.isCommittee !== false) writer.uint32(120).bool(message.isCommittee);
    for (const item of message.frozenSupply) Account_Frozen.encode(item, writer.uint32(130).fork()).join();
    if (message.assetIssuedName.length !== 0) writer.uint32(138).bytes(message.assetIssuedName);
    writeField(Account, 146, message, writer);
    if (message.freeNetUsage !== 0n) writer.uint32(152).int64(message.freeNetUsage);
    writeField(Account, 162, message, writer);
    if (message.latestConsumeTime !== 0n) writer.uint32(168).int64(message.latestConsumeTime);
    if (message.latestConsumeFreeTime !== 0n) writer.uint32(176).int64(message.latestConsumeFreeTime);
    if (message.accountId.length !== 0) writer.uint32(186).bytes(message.accountId);
    if (message.netWindowSize !== 0n) writer.uint32(192).int64(message.netWindowSize);
    if (message.netWindowOptimized !== false) writer.uint32(200).bool(message.netWindowOptimized);
    if (message.accountResource !== undefined)
      Account_AccountResource.encode(message.accountResource, writer.uint32(210).fork()).join();
    if (message.codeHash.length !== 0) writer.uint32(242).bytes(message.codeHash);
    if (message.ownerPermission !== undefined)
      Permission.encode(message.ownerPermission, writer.uint32(250).fork()).join();
    if (message.witnessPermission !== undefined)
      Permission.encode(message.witnessPermission, writer.uint32(258).fork()).join();
    for (const item of message.activePermission) Permission.encode(item, writer.uint32(266).fork()).join();
    for (const item of message.frozenV2) Account_FreezeV2.encode(item, writer.uint32(274).fork()).join();
    for (const item of message.unfrozenV2) Account_UnFreezeV2.encode(item, writer.uint32(282).fork()).join();
    if (message.delegatedFrozenV2BalanceForBandwidth !== 0n)
      writer.uint32(288).int64(message.delegatedFrozenV2BalanceForBandwidth);
    if (message.acquiredDelegatedFrozenV2BalanceForBandwidth !== 0n)
      writer.uint32(296).int64(message.acquiredDelegatedFrozenV2BalanceForBandwidth);
    if (message.acquiredDelegatedFrozenBalanceForBandwidth !== 0n)
      writer.uint32(328).int64(message.acquiredDelegatedFrozenBalanceForBandwidth);
    if (message.delegatedFrozenBalanceForBandwidth !== 0n)
      writer.uint32(336).int64(message.delegatedFrozenBalanceForBandwidth);
    if (message.oldTronPower !== 0n) writer.uint32(368).int64(message.oldTronPower);
    if (message.tronPower !== undefined) Account_Frozen.encode(message.tronPower, writer.uint32(378).fork()).join();
    writeField(Account, 450, message, writer);
    if (message.assetIssuedID.length !== 0) writer.uint32(458).bytes(message.assetIssuedID);
    writeField(Account, 466, message, writer);
    writeField(Account, 474, message, writer);
    if (message.assetOptimized !== false) writer.uint32(480).bool(message.assetOptimized);
  },
});

/** Staked TRX (Stake 1.0). */
export interface Account_Frozen {
  /** Staked TRX in sun, or the locked amount in units of a token. */
  frozenBalance: bigint;
  /** Time from which it can be unstaked or unlocked, in milliseconds since the Unix epoch. */
  expireTime: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccount_Frozen = (): Account_Frozen => ({ frozenBalance: 0n, expireTime: 0n });

export const Account_Frozen: MessageFns<Account_Frozen> = /* @__PURE__ */ defineMessage("Account_Frozen", {
  empty: emptyAccount_Frozen,
  fields: () => [
    { name: "frozenBalance", tags: [8], type: "int64" },
    { name: "expireTime", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyAccount_Frozen()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.frozenBalance = reader.int64();
      else if (tag === 16) message.expireTime = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.frozenBalance !== 0n) writer.uint32(8).int64(message.frozenBalance);
    if (message.expireTime !== 0n) writer.uint32(16).int64(message.expireTime);
  },
});

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

const emptyAccount_AccountResource = (): Account_AccountResource => ({
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
});

export const Account_AccountResource: MessageFns<Account_AccountResource> = /* @__PURE__ */ defineMessage(
  "Account_AccountResource",
  {
    empty: emptyAccount_AccountResource,
    fields: () => [
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
    ],
    decode(input, length, message = emptyAccount_AccountResource()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.energyUsage = reader.int64();
        else if (tag === 18)
          message.frozenBalanceForEnergy = Account_Frozen.decode(
            reader,
            reader.length(),
            message.frozenBalanceForEnergy,
          );
        else if (tag === 24) message.latestConsumeTimeForEnergy = reader.int64();
        else if (tag === 32) message.acquiredDelegatedFrozenBalanceForEnergy = reader.int64();
        else if (tag === 40) message.delegatedFrozenBalanceForEnergy = reader.int64();
        else if (tag === 48) message.storageLimit = reader.int64();
        else if (tag === 56) message.storageUsage = reader.int64();
        else if (tag === 64) message.latestExchangeStorageTime = reader.int64();
        else if (tag === 72) message.energyWindowSize = reader.int64();
        else if (tag === 80) message.delegatedFrozenV2BalanceForEnergy = reader.int64();
        else if (tag === 88) message.acquiredDelegatedFrozenV2BalanceForEnergy = reader.int64();
        else if (tag === 96) message.energyWindowOptimized = reader.bool();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.energyUsage !== 0n) writer.uint32(8).int64(message.energyUsage);
      if (message.frozenBalanceForEnergy !== undefined)
        Account_Frozen.encode(message.frozenBalanceForEnergy, writer.uint32(18).fork()).join();
      if (message.latestConsumeTimeForEnergy !== 0n) writer.uint32(24).int64(message.latestConsumeTimeForEnergy);
      if (message.acquiredDelegatedFrozenBalanceForEnergy !== 0n)
        writer.uint32(32).int64(message.acquiredDelegatedFrozenBalanceForEnergy);
      if (message.delegatedFrozenBalanceForEnergy !== 0n)
        writer.uint32(40).int64(message.delegatedFrozenBalanceForEnergy);
      if (message.storageLimit !== 0n) writer.uint32(48).int64(message.storageLimit);
      if (message.storageUsage !== 0n) writer.uint32(56).int64(message.storageUsage);
      if (message.latestExchangeStorageTime !== 0n) writer.uint32(64).int64(message.latestExchangeStorageTime);
      if (message.energyWindowSize !== 0n) writer.uint32(72).int64(message.energyWindowSize);
      if (message.delegatedFrozenV2BalanceForEnergy !== 0n)
        writer.uint32(80).int64(message.delegatedFrozenV2BalanceForEnergy);
      if (message.acquiredDelegatedFrozenV2BalanceForEnergy !== 0n)
        writer.uint32(88).int64(message.acquiredDelegatedFrozenV2BalanceForEnergy);
      if (message.energyWindowOptimized !== false) writer.uint32(96).bool(message.energyWindowOptimized);
    },
  },
);

/** Staked TRX (Stake 2.0). */
export interface Account_FreezeV2 {
  /** Resource that the stake obtains. */
  type: ResourceCode;
  /** Staked TRX in sun, without delegated stake. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccount_FreezeV2 = (): Account_FreezeV2 => ({ type: 0, amount: 0n });

export const Account_FreezeV2: MessageFns<Account_FreezeV2> = /* @__PURE__ */ defineMessage("Account_FreezeV2", {
  empty: emptyAccount_FreezeV2,
  fields: () => [
    { name: "type", tags: [8], type: "int32" },
    { name: "amount", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyAccount_FreezeV2()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.type = reader.enumeration();
      else if (tag === 16) message.amount = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.type !== 0) writer.uint32(8).int32(message.type);
    if (message.amount !== 0n) writer.uint32(16).int64(message.amount);
  },
});

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

const emptyAccount_UnFreezeV2 = (): Account_UnFreezeV2 => ({
  type: 0,
  unfreezeAmount: 0n,
  unfreezeExpireTime: 0n,
});

export const Account_UnFreezeV2: MessageFns<Account_UnFreezeV2> = /* @__PURE__ */ defineMessage("Account_UnFreezeV2", {
  empty: emptyAccount_UnFreezeV2,
  fields: () => [
    { name: "type", tags: [8], type: "int32" },
    { name: "unfreezeAmount", tags: [24], type: "int64" },
    { name: "unfreezeExpireTime", tags: [32], type: "int64" },
  ],
  decode(input, length, message = emptyAccount_UnFreezeV2()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.type = reader.enumeration();
      else if (tag === 24) message.unfreezeAmount = reader.int64();
      else if (tag === 32) message.unfreezeExpireTime = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.type !== 0) writer.uint32(8).int32(message.type);
    if (message.unfreezeAmount !== 0n) writer.uint32(24).int64(message.unfreezeAmount);
    if (message.unfreezeExpireTime !== 0n) writer.uint32(32).int64(message.unfreezeExpireTime);
  },
});

/** Votes for a witness. */
export interface Vote {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  voteAddress: Uint8Array;
  /** Number of votes; each takes one staked TRX. */
  voteCount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyVote = (): Vote => ({ voteAddress: NO_BYTES, voteCount: 0n });

export const Vote: MessageFns<Vote> = /* @__PURE__ */ defineMessage("Vote", {
  empty: emptyVote,
  fields: () => [
    { name: "voteAddress", tags: [10], type: "bytes" },
    { name: "voteCount", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyVote()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.voteAddress = reader.bytes();
      else if (tag === 16) message.voteCount = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.voteAddress.length !== 0) writer.uint32(10).bytes(message.voteAddress);
    if (message.voteCount !== 0n) writer.uint32(16).int64(message.voteCount);
  },
});

/** A key and its weight. */
export interface Key {
  /** Address of the key: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  /** What a signature by this key adds towards the threshold. */
  weight: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyKey = (): Key => ({ address: NO_BYTES, weight: 0n });

export const Key: MessageFns<Key> = /* @__PURE__ */ defineMessage("Key", {
  empty: emptyKey,
  fields: () => [
    { name: "address", tags: [10], type: "bytes" },
    { name: "weight", tags: [16], type: "int64" },
  ],
  decode(input, length, message = emptyKey()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.bytes();
      else if (tag === 16) message.weight = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address.length !== 0) writer.uint32(10).bytes(message.address);
    if (message.weight !== 0n) writer.uint32(16).int64(message.weight);
  },
});

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

const emptyPermission = (): Permission => ({
  type: 0,
  id: 0,
  permissionName: "",
  threshold: 0n,
  parentId: 0,
  operations: NO_BYTES,
  keys: [],
});

export const Permission: MessageFns<Permission> = /* @__PURE__ */ defineMessage("Permission", {
  empty: emptyPermission,
  fields: () => [
    { name: "type", tags: [8], type: "int32" },
    { name: "id", tags: [16], type: "int32" },
    { name: "permissionName", tags: [26], type: "string" },
    { name: "threshold", tags: [32], type: "int64" },
    { name: "parentId", tags: [40], type: "int32" },
    { name: "operations", tags: [50], type: "bytes" },
    { name: "keys", tags: [58], type: Key, repeated: true },
  ],
  decode(input, length, message = emptyPermission()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.type = reader.enumeration();
      else if (tag === 16) message.id = reader.int32();
      else if (tag === 26) message.permissionName = reader.string();
      else if (tag === 32) message.threshold = reader.int64();
      else if (tag === 40) message.parentId = reader.int32();
      else if (tag === 50) message.operations = reader.bytes();
      else if (tag === 58) message.keys.push(Key.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.type !== 0) writer.uint32(8).int32(message.type);
    if (message.id !== 0) writer.uint32(16).int32(message.id);
    if (message.permissionName !== "") writer.uint32(26).string(message.permissionName);
    if (message.threshold !== 0n) writer.uint32(32).int64(message.threshold);
    if (message.parentId !== 0) writer.uint32(40).int32(message.parentId);
    if (message.operations.length !== 0) writer.uint32(50).bytes(message.operations);
    for (const item of message.keys) Key.encode(item, writer.uint32(58).fork()).join();
  },
});

/** Identifier of an account: name or address. */
export interface AccountId {
  /** Name of the account. */
  name: Uint8Array;
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountId = (): AccountId => ({ name: NO_BYTES, address: NO_BYTES });

export const AccountId: MessageFns<AccountId> = /* @__PURE__ */ defineMessage("AccountId", {
  empty: emptyAccountId,
  fields: () => [
    { name: "name", tags: [10], type: "bytes" },
    { name: "address", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyAccountId()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.bytes();
      else if (tag === 18) message.address = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name.length !== 0) writer.uint32(10).bytes(message.name);
    if (message.address.length !== 0) writer.uint32(18).bytes(message.address);
  },
});

/** Identifier of an account: address. */
export interface AccountIdentifier {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountIdentifier = (): AccountIdentifier => ({ address: NO_BYTES });

export const AccountIdentifier: MessageFns<AccountIdentifier> = /* @__PURE__ */ defineMessage("AccountIdentifier", {
  empty: emptyAccountIdentifier,
  fields: () => [{ name: "address", tags: [10], type: "bytes" }],
  decode(input, length, message = emptyAccountIdentifier()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address.length !== 0) writer.uint32(10).bytes(message.address);
  },
});

/** Account and block of a balance request. */
export interface AccountBalanceRequest {
  /** Account whose balance to read. */
  accountIdentifier: AccountIdentifier | undefined;
  /** Block at whose end to read the balance. Hash and number are required. */
  blockIdentifier: BlockBalanceTrace_BlockIdentifier | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountBalanceRequest = (): AccountBalanceRequest => ({
  accountIdentifier: undefined,
  blockIdentifier: undefined,
});

export const AccountBalanceRequest: MessageFns<AccountBalanceRequest> = /* @__PURE__ */ defineMessage(
  "AccountBalanceRequest",
  {
    empty: emptyAccountBalanceRequest,
    fields: () => [
      { name: "accountIdentifier", tags: [10], type: AccountIdentifier },
      { name: "blockIdentifier", tags: [18], type: BlockBalanceTrace_BlockIdentifier },
    ],
    decode(input, length, message = emptyAccountBalanceRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10)
          message.accountIdentifier = AccountIdentifier.decode(reader, reader.length(), message.accountIdentifier);
        else if (tag === 18)
          message.blockIdentifier = BlockBalanceTrace_BlockIdentifier.decode(
            reader,
            reader.length(),
            message.blockIdentifier,
          );
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.accountIdentifier !== undefined)
        AccountIdentifier.encode(message.accountIdentifier, writer.uint32(10).fork()).join();
      if (message.blockIdentifier !== undefined)
        BlockBalanceTrace_BlockIdentifier.encode(message.blockIdentifier, writer.uint32(18).fork()).join();
    },
  },
);

/** Balance of an account, and the block at which it was read. */
export interface AccountBalanceResponse {
  /** Balance in sun. */
  balance: bigint;
  /** Latest block that changed the balance, up to the requested one. */
  blockIdentifier: BlockBalanceTrace_BlockIdentifier | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountBalanceResponse = (): AccountBalanceResponse => ({
  balance: 0n,
  blockIdentifier: undefined,
});

export const AccountBalanceResponse: MessageFns<AccountBalanceResponse> = /* @__PURE__ */ defineMessage(
  "AccountBalanceResponse",
  {
    empty: emptyAccountBalanceResponse,
    fields: () => [
      { name: "balance", tags: [8], type: "int64" },
      { name: "blockIdentifier", tags: [18], type: BlockBalanceTrace_BlockIdentifier },
    ],
    decode(input, length, message = emptyAccountBalanceResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.balance = reader.int64();
        else if (tag === 18)
          message.blockIdentifier = BlockBalanceTrace_BlockIdentifier.decode(
            reader,
            reader.length(),
            message.blockIdentifier,
          );
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.balance !== 0n) writer.uint32(8).int64(message.balance);
      if (message.blockIdentifier !== undefined)
        BlockBalanceTrace_BlockIdentifier.encode(message.blockIdentifier, writer.uint32(18).fork()).join();
    },
  },
);

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

const emptyBlockBalanceTrace = (): BlockBalanceTrace => ({
  blockIdentifier: undefined,
  timestamp: 0n,
  transactionBalanceTrace: [],
});

export const BlockBalanceTrace: MessageFns<BlockBalanceTrace> = /* @__PURE__ */ defineMessage("BlockBalanceTrace", {
  empty: emptyBlockBalanceTrace,
  fields: () => [
    { name: "blockIdentifier", tags: [10], type: BlockBalanceTrace_BlockIdentifier },
    { name: "timestamp", tags: [16], type: "int64" },
    { name: "transactionBalanceTrace", tags: [26], type: TransactionBalanceTrace, repeated: true },
  ],
  decode(input, length, message = emptyBlockBalanceTrace()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10)
        message.blockIdentifier = BlockBalanceTrace_BlockIdentifier.decode(
          reader,
          reader.length(),
          message.blockIdentifier,
        );
      else if (tag === 16) message.timestamp = reader.int64();
      else if (tag === 26)
        message.transactionBalanceTrace.push(TransactionBalanceTrace.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.blockIdentifier !== undefined)
      BlockBalanceTrace_BlockIdentifier.encode(message.blockIdentifier, writer.uint32(10).fork()).join();
    if (message.timestamp !== 0n) writer.uint32(16).int64(message.timestamp);
    for (const item of message.transactionBalanceTrace)
      TransactionBalanceTrace.encode(item, writer.uint32(26).fork()).join();
  },
});

/** Identifier of a block. Hash and number must refer to the same block. */
export interface BlockBalanceTrace_BlockIdentifier {
  /** Block id: 32 bytes, of which the first eight are the number. */
  hash: Uint8Array;
  /** Block number. */
  number: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBlockBalanceTrace_BlockIdentifier = (): BlockBalanceTrace_BlockIdentifier => ({
  hash: NO_BYTES,
  number: 0n,
});

export const BlockBalanceTrace_BlockIdentifier: MessageFns<BlockBalanceTrace_BlockIdentifier> =
  /* @__PURE__ */ defineMessage("BlockBalanceTrace_BlockIdentifier", {
    empty: emptyBlockBalanceTrace_BlockIdentifier,
    fields: () => [
      { name: "hash", tags: [10], type: "bytes" },
      { name: "number", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyBlockBalanceTrace_BlockIdentifier()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.hash = reader.bytes();
        else if (tag === 16) message.number = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.hash.length !== 0) writer.uint32(10).bytes(message.hash);
      if (message.number !== 0n) writer.uint32(16).int64(message.number);
    },
  });

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

const emptyTransactionBalanceTrace = (): TransactionBalanceTrace => ({
  transactionIdentifier: NO_BYTES,
  operation: [],
  type: "",
  status: "",
});

export const TransactionBalanceTrace: MessageFns<TransactionBalanceTrace> = /* @__PURE__ */ defineMessage(
  "TransactionBalanceTrace",
  {
    empty: emptyTransactionBalanceTrace,
    fields: () => [
      { name: "transactionIdentifier", tags: [10], type: "bytes" },
      { name: "operation", tags: [18], type: TransactionBalanceTrace_Operation, repeated: true },
      { name: "type", tags: [26], type: "string" },
      { name: "status", tags: [34], type: "string" },
    ],
    decode(input, length, message = emptyTransactionBalanceTrace()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transactionIdentifier = reader.bytes();
        else if (tag === 18) message.operation.push(TransactionBalanceTrace_Operation.decode(reader, reader.length()));
        else if (tag === 26) message.type = reader.string();
        else if (tag === 34) message.status = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transactionIdentifier.length !== 0) writer.uint32(10).bytes(message.transactionIdentifier);
      for (const item of message.operation)
        TransactionBalanceTrace_Operation.encode(item, writer.uint32(18).fork()).join();
      if (message.type !== "") writer.uint32(26).string(message.type);
      if (message.status !== "") writer.uint32(34).string(message.status);
    },
  },
);

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

const emptyTransactionBalanceTrace_Operation = (): TransactionBalanceTrace_Operation => ({
  operationIdentifier: 0n,
  address: NO_BYTES,
  amount: 0n,
});

export const TransactionBalanceTrace_Operation: MessageFns<TransactionBalanceTrace_Operation> =
  /* @__PURE__ */ defineMessage("TransactionBalanceTrace_Operation", {
    empty: emptyTransactionBalanceTrace_Operation,
    fields: () => [
      { name: "operationIdentifier", tags: [8], type: "int64" },
      { name: "address", tags: [18], type: "bytes" },
      { name: "amount", tags: [24], type: "int64" },
    ],
    decode(input, length, message = emptyTransactionBalanceTrace_Operation()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.operationIdentifier = reader.int64();
        else if (tag === 18) message.address = reader.bytes();
        else if (tag === 24) message.amount = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.operationIdentifier !== 0n) writer.uint32(8).int64(message.operationIdentifier);
      if (message.address.length !== 0) writer.uint32(18).bytes(message.address);
      if (message.amount !== 0n) writer.uint32(24).int64(message.amount);
    },
  });
