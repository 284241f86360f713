// Generated from specs/grpc/protocol/resource.proto. Do not edit: change the spec and run `npm run generate`.

/** TRON bandwidth, energy and resource delegation. */
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

const emptyAccountNetMessage = (): AccountNetMessage => ({
  freeNetUsed: 0n,
  freeNetLimit: 0n,
  NetUsed: 0n,
  NetLimit: 0n,
  assetNetUsed: {},
  assetNetLimit: {},
  TotalNetLimit: 0n,
  TotalNetWeight: 0n,
});

export const AccountNetMessage: MessageFns<AccountNetMessage> = /* @__PURE__ */ defineMessage("AccountNetMessage", {
  empty: emptyAccountNetMessage,
  fields: () => [
    { name: "freeNetUsed", tags: [8], type: "int64" },
    { name: "freeNetLimit", tags: [16], type: "int64" },
    { name: "NetUsed", tags: [24], type: "int64" },
    { name: "NetLimit", tags: [32], type: "int64" },
    { name: "assetNetUsed", tags: [42], type: mapOf("string", "int64") },
    { name: "assetNetLimit", tags: [50], type: mapOf("string", "int64") },
    { name: "TotalNetLimit", tags: [56], type: "int64" },
    { name: "TotalNetWeight", tags: [64], type: "int64" },
  ],
  decode(input, length, message = emptyAccountNetMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.freeNetUsed = reader.int64();
      else if (tag === 16) message.freeNetLimit = reader.int64();
      else if (tag === 24) message.NetUsed = reader.int64();
      else if (tag === 32) message.NetLimit = reader.int64();
      else if (tag === 56) message.TotalNetLimit = reader.int64();
      else if (tag === 64) message.TotalNetWeight = reader.int64();
      else readField(AccountNetMessage, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.freeNetUsed !== 0n) writer.uint32(8).int64(message.freeNetUsed);
    if (message.freeNetLimit !== 0n) writer.uint32(16).int64(message.freeNetLimit);
    if (message.NetUsed !== 0n) writer.uint32(24).int64(message.NetUsed);
    if (message.NetLimit !== 0n) writer.uint32(32).int64(message.NetLimit);
    writeField(AccountNetMessage, 42, message, writer);
    writeField(AccountNetMessage, 50, message, writer);
    if (message.TotalNetLimit !== 0n) writer.uint32(56).int64(message.TotalNetLimit);
    if (message.TotalNetWeight !== 0n) writer.uint32(64).int64(message.TotalNetWeight);
  },
});

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

const emptyAccountResourceMessage = (): AccountResourceMessage => ({
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
});

export const AccountResourceMessage: MessageFns<AccountResourceMessage> = /* @__PURE__ */ defineMessage(
  "AccountResourceMessage",
  {
    empty: emptyAccountResourceMessage,
    fields: () => [
      { name: "freeNetUsed", tags: [8], type: "int64" },
      { name: "freeNetLimit", tags: [16], type: "int64" },
      { name: "NetUsed", tags: [24], type: "int64" },
      { name: "NetLimit", tags: [32], type: "int64" },
      { name: "assetNetUsed", tags: [42], type: mapOf("string", "int64") },
      { name: "assetNetLimit", tags: [50], type: mapOf("string", "int64") },
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
    ],
    decode(input, length, message = emptyAccountResourceMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.freeNetUsed = reader.int64();
        else if (tag === 16) message.freeNetLimit = reader.int64();
        else if (tag === 24) message.NetUsed = reader.int64();
        else if (tag === 32) message.NetLimit = reader.int64();
        else if (tag === 56) message.TotalNetLimit = reader.int64();
        else if (tag === 64) message.TotalNetWeight = reader.int64();
        else if (tag === 72) message.TotalTronPowerWeight = reader.int64();
        else if (tag === 80) message.tronPowerUsed = reader.int64();
        else if (tag === 88) message.tronPowerLimit = reader.int64();
        else if (tag === 104) message.EnergyUsed = reader.int64();
        else if (tag === 112) message.EnergyLimit = reader.int64();
        else if (tag === 120) message.TotalEnergyLimit = reader.int64();
        else if (tag === 128) message.TotalEnergyWeight = reader.int64();
        else if (tag === 168) message.storageUsed = reader.int64();
        else if (tag === 176) message.storageLimit = reader.int64();
        else readField(AccountResourceMessage, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.freeNetUsed !== 0n) writer.uint32(8).int64(message.freeNetUsed);
      if (message.freeNetLimit !== 0n) writer.uint32(16).int64(message.freeNetLimit);
      if (message.NetUsed !== 0n) writer.uint32(24).int64(message.NetUsed);
      if (message.NetLimit !== 0n) writer.uint32(32).int64(message.NetLimit);
      writeField(AccountResourceMessage, 42, message, writer);
      writeField(AccountResourceMessage, 50, message, writer);
      if (message.TotalNetLimit !== 0n) writer.uint32(56).int64(message.TotalNetLimit);
      if (message.TotalNetWeight !== 0n) writer.uint32(64).int64(message.TotalNetWeight);
      if (message.TotalTronPowerWeight !== 0n) writer.uint32(72).int64(message.TotalTronPowerWeight);
      if (message.tronPowerUsed !== 0n) writer.uint32(80).int64(message.tronPowerUsed);
      if (message.tronPowerLimit !== 0n) writer.uint32(88).int64(message.tronPowerLimit);
      if (message.EnergyUsed !== 0n) writer.uint32(104).int64(message.EnergyUsed);
      if (message.EnergyLimit !== 0n) writer.uint32(112).int64(message.EnergyLimit);
      if (message.TotalEnergyLimit !== 0n) writer.uint32(120).int64(message.TotalEnergyLimit);
      if (message.TotalEnergyWeight !== 0n) writer.uint32(128).int64(message.TotalEnergyWeight);
      if (message.storageUsed !== 0n) writer.uint32(168).int64(message.storageUsed);
      if (message.storageLimit !== 0n) writer.uint32(176).int64(message.storageLimit);
    },
  },
);

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

const emptyDelegatedResource = (): DelegatedResource => ({
  from: NO_BYTES,
  to: NO_BYTES,
  frozenBalanceForBandwidth: 0n,
  frozenBalanceForEnergy: 0n,
  expireTimeForBandwidth: 0n,
  expireTimeForEnergy: 0n,
});

export const DelegatedResource: MessageFns<DelegatedResource> = /* @__PURE__ */ defineMessage("DelegatedResource", {
  empty: emptyDelegatedResource,
  fields: () => [
    { name: "from", tags: [10], type: "bytes" },
    { name: "to", tags: [18], type: "bytes" },
    { name: "frozenBalanceForBandwidth", tags: [24], type: "int64" },
    { name: "frozenBalanceForEnergy", tags: [32], type: "int64" },
    { name: "expireTimeForBandwidth", tags: [40], type: "int64" },
    { name: "expireTimeForEnergy", tags: [48], type: "int64" },
  ],
  decode(input, length, message = emptyDelegatedResource()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.from = reader.bytes();
      else if (tag === 18) message.to = reader.bytes();
      else if (tag === 24) message.frozenBalanceForBandwidth = reader.int64();
      else if (tag === 32) message.frozenBalanceForEnergy = reader.int64();
      else if (tag === 40) message.expireTimeForBandwidth = reader.int64();
      else if (tag === 48) message.expireTimeForEnergy = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.from.length !== 0) writer.uint32(10).bytes(message.from);
    if (message.to.length !== 0) writer.uint32(18).bytes(message.to);
    if (message.frozenBalanceForBandwidth !== 0n) writer.uint32(24).int64(message.frozenBalanceForBandwidth);
    if (message.frozenBalanceForEnergy !== 0n) writer.uint32(32).int64(message.frozenBalanceForEnergy);
    if (message.expireTimeForBandwidth !== 0n) writer.uint32(40).int64(message.expireTimeForBandwidth);
    if (message.expireTimeForEnergy !== 0n) writer.uint32(48).int64(message.expireTimeForEnergy);
  },
});

/** Delegator and recipient of resources. */
export interface DelegatedResourceMessage {
  /** Delegator: 21-byte address with the prefix 0x41. */
  fromAddress: Uint8Array;
  /** Recipient: 21-byte address with the prefix 0x41. */
  toAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDelegatedResourceMessage = (): DelegatedResourceMessage => ({
  fromAddress: NO_BYTES,
  toAddress: NO_BYTES,
});

export const DelegatedResourceMessage: MessageFns<DelegatedResourceMessage> = /* @__PURE__ */ defineMessage(
  "DelegatedResourceMessage",
  {
    empty: emptyDelegatedResourceMessage,
    fields: () => [
      { name: "fromAddress", tags: [10], type: "bytes" },
      { name: "toAddress", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyDelegatedResourceMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.fromAddress = reader.bytes();
        else if (tag === 18) message.toAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.fromAddress.length !== 0) writer.uint32(10).bytes(message.fromAddress);
      if (message.toAddress.length !== 0) writer.uint32(18).bytes(message.toAddress);
    },
  },
);

/** Delegated resources, by expiration. */
export interface DelegatedResourceList {
  /** At most one entry for locked and one for unlocked delegations. */
  delegatedResource: DelegatedResource[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDelegatedResourceList = (): DelegatedResourceList => ({ delegatedResource: [] });

export const DelegatedResourceList: MessageFns<DelegatedResourceList> = /* @__PURE__ */ defineMessage(
  "DelegatedResourceList",
  {
    empty: emptyDelegatedResourceList,
    fields: () => [{ name: "delegatedResource", tags: [10], type: DelegatedResource, repeated: true }],
    decode(input, length, message = emptyDelegatedResourceList()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.delegatedResource.push(DelegatedResource.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.delegatedResource) DelegatedResource.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptyDelegatedResourceAccountIndex = (): DelegatedResourceAccountIndex => ({
  account: NO_BYTES,
  fromAccounts: [],
  toAccounts: [],
  timestamp: 0n,
});

export const DelegatedResourceAccountIndex: MessageFns<DelegatedResourceAccountIndex> = /* @__PURE__ */ defineMessage(
  "DelegatedResourceAccountIndex",
  {
    empty: emptyDelegatedResourceAccountIndex,
    fields: () => [
      { name: "account", tags: [10], type: "bytes" },
      { name: "fromAccounts", tags: [18], type: "bytes", repeated: true },
      { name: "toAccounts", tags: [26], type: "bytes", repeated: true },
      { name: "timestamp", tags: [32], type: "int64" },
    ],
    decode(input, length, message = emptyDelegatedResourceAccountIndex()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.account = reader.bytes();
        else if (tag === 18) message.fromAccounts.push(reader.bytes());
        else if (tag === 26) message.toAccounts.push(reader.bytes());
        else if (tag === 32) message.timestamp = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.account.length !== 0) writer.uint32(10).bytes(message.account);
      for (const item of message.fromAccounts) writer.uint32(18).bytes(item);
      for (const item of message.toAccounts) writer.uint32(26).bytes(item);
      if (message.timestamp !== 0n) writer.uint32(32).int64(message.timestamp);
    },
  },
);

/** Delegator, and resource to delegate. */
export interface CanDelegatedMaxSizeRequestMessage {
  /** Resource type, a ResourceCode. */
  type: number;
  /** Delegator: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCanDelegatedMaxSizeRequestMessage = (): CanDelegatedMaxSizeRequestMessage => ({
  type: 0,
  ownerAddress: NO_BYTES,
});

export const CanDelegatedMaxSizeRequestMessage: MessageFns<CanDelegatedMaxSizeRequestMessage> =
  /* @__PURE__ */ defineMessage("CanDelegatedMaxSizeRequestMessage", {
    empty: emptyCanDelegatedMaxSizeRequestMessage,
    fields: () => [
      { name: "type", tags: [8], type: "int32" },
      { name: "ownerAddress", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyCanDelegatedMaxSizeRequestMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.type = reader.int32();
        else if (tag === 18) message.ownerAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.type !== 0) writer.uint32(8).int32(message.type);
      if (message.ownerAddress.length !== 0) writer.uint32(18).bytes(message.ownerAddress);
    },
  });

/** Maximum stake that can be delegated, in sun. */
export interface CanDelegatedMaxSizeResponseMessage {
  /** Stake in sun; zero if less than one TRX. */
  maxSize: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCanDelegatedMaxSizeResponseMessage = (): CanDelegatedMaxSizeResponseMessage => ({ maxSize: 0n });

export const CanDelegatedMaxSizeResponseMessage: MessageFns<CanDelegatedMaxSizeResponseMessage> =
  /* @__PURE__ */ defineMessage("CanDelegatedMaxSizeResponseMessage", {
    empty: emptyCanDelegatedMaxSizeResponseMessage,
    fields: () => [{ name: "maxSize", tags: [8], type: "int64" }],
    decode(input, length, message = emptyCanDelegatedMaxSizeResponseMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.maxSize = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.maxSize !== 0n) writer.uint32(8).int64(message.maxSize);
    },
  });

/** Account that unstakes TRX. */
export interface GetAvailableUnfreezeCountRequestMessage {
  /** Account that unstakes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetAvailableUnfreezeCountRequestMessage = (): GetAvailableUnfreezeCountRequestMessage => ({
  ownerAddress: NO_BYTES,
});

export const GetAvailableUnfreezeCountRequestMessage: MessageFns<GetAvailableUnfreezeCountRequestMessage> =
  /* @__PURE__ */ defineMessage("GetAvailableUnfreezeCountRequestMessage", {
    empty: emptyGetAvailableUnfreezeCountRequestMessage,
    fields: () => [{ name: "ownerAddress", tags: [10], type: "bytes" }],
    decode(input, length, message = emptyGetAvailableUnfreezeCountRequestMessage()) {
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
  });

/** Number of remaining unstake operations. */
export interface GetAvailableUnfreezeCountResponseMessage {
  /** Number of unstake operations that can still be started: 32 minus those in progress. */
  count: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetAvailableUnfreezeCountResponseMessage = (): GetAvailableUnfreezeCountResponseMessage => ({
  count: 0n,
});

export const GetAvailableUnfreezeCountResponseMessage: MessageFns<GetAvailableUnfreezeCountResponseMessage> =
  /* @__PURE__ */ defineMessage("GetAvailableUnfreezeCountResponseMessage", {
    empty: emptyGetAvailableUnfreezeCountResponseMessage,
    fields: () => [{ name: "count", tags: [8], type: "int64" }],
    decode(input, length, message = emptyGetAvailableUnfreezeCountResponseMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.count = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.count !== 0n) writer.uint32(8).int64(message.count);
    },
  });

/** Account that withdraws, and time of the withdrawal. */
export interface CanWithdrawUnfreezeAmountRequestMessage {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Time in milliseconds. */
  timestamp: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCanWithdrawUnfreezeAmountRequestMessage = (): CanWithdrawUnfreezeAmountRequestMessage => ({
  ownerAddress: NO_BYTES,
  timestamp: 0n,
});

export const CanWithdrawUnfreezeAmountRequestMessage: MessageFns<CanWithdrawUnfreezeAmountRequestMessage> =
  /* @__PURE__ */ defineMessage("CanWithdrawUnfreezeAmountRequestMessage", {
    empty: emptyCanWithdrawUnfreezeAmountRequestMessage,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "timestamp", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyCanWithdrawUnfreezeAmountRequestMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.timestamp = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.timestamp !== 0n) writer.uint32(16).int64(message.timestamp);
    },
  });

/** Amount that can be withdrawn. */
export interface CanWithdrawUnfreezeAmountResponseMessage {
  /** Unstaked TRX whose waiting period is over at that time, in sun. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCanWithdrawUnfreezeAmountResponseMessage = (): CanWithdrawUnfreezeAmountResponseMessage => ({
  amount: 0n,
});

export const CanWithdrawUnfreezeAmountResponseMessage: MessageFns<CanWithdrawUnfreezeAmountResponseMessage> =
  /* @__PURE__ */ defineMessage("CanWithdrawUnfreezeAmountResponseMessage", {
    empty: emptyCanWithdrawUnfreezeAmountResponseMessage,
    fields: () => [{ name: "amount", tags: [8], type: "int64" }],
    decode(input, length, message = emptyCanWithdrawUnfreezeAmountResponseMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.amount = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.amount !== 0n) writer.uint32(8).int64(message.amount);
    },
  });

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

const emptyWitness = (): Witness => ({
  address: NO_BYTES,
  voteCount: 0n,
  pubKey: NO_BYTES,
  url: "",
  totalProduced: 0n,
  totalMissed: 0n,
  latestBlockNum: 0n,
  latestSlotNum: 0n,
  isJobs: false,
});

export const Witness: MessageFns<Witness> = /* @__PURE__ */ defineMessage("Witness", {
  empty: emptyWitness,
  fields: () => [
    { name: "address", tags: [10], type: "bytes" },
    { name: "voteCount", tags: [16], type: "int64" },
    { name: "pubKey", tags: [26], type: "bytes" },
    { name: "url", tags: [34], type: "string" },
    { name: "totalProduced", tags: [40], type: "int64" },
    { name: "totalMissed", tags: [48], type: "int64" },
    { name: "latestBlockNum", tags: [56], type: "int64" },
    { name: "latestSlotNum", tags: [64], type: "int64" },
    { name: "isJobs", tags: [72], type: "bool" },
  ],
  decode(input, length, message = emptyWitness()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.bytes();
      else if (tag === 16) message.voteCount = reader.int64();
      else if (tag === 26) message.pubKey = reader.bytes();
      else if (tag === 34) message.url = reader.string();
      else if (tag === 40) message.totalProduced = reader.int64();
      else if (tag === 48) message.totalMissed = reader.int64();
      else if (tag === 56) message.latestBlockNum = reader.int64();
      else if (tag === 64) message.latestSlotNum = reader.int64();
      else if (tag === 72) message.isJobs = reader.bool();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address.length !== 0) writer.uint32(10).bytes(message.address);
    if (message.voteCount !== 0n) writer.uint32(16).int64(message.voteCount);
    if (message.pubKey.length !== 0) writer.uint32(26).bytes(message.pubKey);
    if (message.url !== "") writer.uint32(34).string(message.url);
    if (message.totalProduced !== 0n) writer.uint32(40).int64(message.totalProduced);
    if (message.totalMissed !== 0n) writer.uint32(48).int64(message.totalMissed);
    if (message.latestBlockNum !== 0n) writer.uint32(56).int64(message.latestBlockNum);
    if (message.latestSlotNum !== 0n) writer.uint32(64).int64(message.latestSlotNum);
    if (message.isJobs !== false) writer.uint32(72).bool(message.isJobs);
  },
});

/** Witnesses. */
export interface WitnessList {
  /** The witnesses. */
  witnesses: Witness[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyWitnessList = (): WitnessList => ({ witnesses: [] });

export const WitnessList: MessageFns<WitnessList> = /* @__PURE__ */ defineMessage("WitnessList", {
  empty: emptyWitnessList,
  fields: () => [{ name: "witnesses", tags: [10], type: Witness, repeated: true }],
  decode(input, length, message = emptyWitnessList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.witnesses.push(Witness.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.witnesses) Witness.encode(item, writer.uint32(10).fork()).join();
  },
});
