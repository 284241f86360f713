// Generated from specs/grpc/protocol/account_contract.proto. Do not edit: change the spec and run `npm run generate`.

/** TRON transaction contracts for accounts, votes and staking. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";
import { type AccountType, Permission, type ResourceCode } from "./account.ts";

/** Activates a new account. */
export interface AccountCreateContract {
  /** Account that pays for the activation: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Account to activate: 21-byte address with the prefix 0x41. */
  accountAddress: Uint8Array;
  /** Type of the new account. */
  type: AccountType;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountCreateContract = (): AccountCreateContract => ({
  ownerAddress: NO_BYTES,
  accountAddress: NO_BYTES,
  type: 0,
});

export const AccountCreateContract: MessageFns<AccountCreateContract> = /* @__PURE__ */ defineMessage(
  "AccountCreateContract",
  {
    empty: emptyAccountCreateContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "accountAddress", tags: [18], type: "bytes" },
      { name: "type", tags: [24], type: "int32" },
    ],
    decode(input, length, message = emptyAccountCreateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.accountAddress = reader.bytes();
        else if (tag === 24) message.type = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.accountAddress.length !== 0) writer.uint32(18).bytes(message.accountAddress);
      if (message.type !== 0) writer.uint32(24).int32(message.type);
    },
  },
);

/** Sets the name of an account. */
export interface AccountUpdateContract {
  /** New name of the account, at most 200 bytes. */
  accountName: Uint8Array;
  /** Account to name: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountUpdateContract = (): AccountUpdateContract => ({
  accountName: NO_BYTES,
  ownerAddress: NO_BYTES,
});

export const AccountUpdateContract: MessageFns<AccountUpdateContract> = /* @__PURE__ */ defineMessage(
  "AccountUpdateContract",
  {
    empty: emptyAccountUpdateContract,
    fields: () => [
      { name: "accountName", tags: [10], type: "bytes" },
      { name: "ownerAddress", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyAccountUpdateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.accountName = reader.bytes();
        else if (tag === 18) message.ownerAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.accountName.length !== 0) writer.uint32(10).bytes(message.accountName);
      if (message.ownerAddress.length !== 0) writer.uint32(18).bytes(message.ownerAddress);
    },
  },
);

/** Sets the id of an account. */
export interface SetAccountIdContract {
  /** Unique id: 8 to 32 printable ASCII characters. It cannot be changed later. */
  accountId: Uint8Array;
  /** Account that gets the id: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySetAccountIdContract = (): SetAccountIdContract => ({
  accountId: NO_BYTES,
  ownerAddress: NO_BYTES,
});

export const SetAccountIdContract: MessageFns<SetAccountIdContract> = /* @__PURE__ */ defineMessage(
  "SetAccountIdContract",
  {
    empty: emptySetAccountIdContract,
    fields: () => [
      { name: "accountId", tags: [10], type: "bytes" },
      { name: "ownerAddress", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptySetAccountIdContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.accountId = reader.bytes();
        else if (tag === 18) message.ownerAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.accountId.length !== 0) writer.uint32(10).bytes(message.accountId);
      if (message.ownerAddress.length !== 0) writer.uint32(18).bytes(message.ownerAddress);
    },
  },
);

/** Replaces the permissions of an account. */
export interface AccountPermissionUpdateContract {
  /** Account whose permissions to replace: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** New owner permission. Required. */
  owner: Permission | undefined;
  /** New witness permission. Required for witnesses, not allowed for other accounts. */
  witness: Permission | undefined;
  /** Active permissions, at most eight. */
  actives: Permission[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccountPermissionUpdateContract = (): AccountPermissionUpdateContract => ({
  ownerAddress: NO_BYTES,
  owner: undefined,
  witness: undefined,
  actives: [],
});

export const AccountPermissionUpdateContract: MessageFns<AccountPermissionUpdateContract> =
  /* @__PURE__ */ defineMessage("AccountPermissionUpdateContract", {
    empty: emptyAccountPermissionUpdateContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "owner", tags: [18], type: Permission },
      { name: "witness", tags: [26], type: Permission },
      { name: "actives", tags: [34], type: Permission, repeated: true },
    ],
    decode(input, length, message = emptyAccountPermissionUpdateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.owner = Permission.decode(reader, reader.length(), message.owner);
        else if (tag === 26) message.witness = Permission.decode(reader, reader.length(), message.witness);
        else if (tag === 34) message.actives.push(Permission.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.owner !== undefined) Permission.encode(message.owner, writer.uint32(18).fork()).join();
      if (message.witness !== undefined) Permission.encode(message.witness, writer.uint32(26).fork()).join();
      for (const item of message.actives) Permission.encode(item, writer.uint32(34).fork()).join();
    },
  });

/** Transfers TRX. */
export interface TransferContract {
  /** Sender: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Recipient: 21-byte address with the prefix 0x41. */
  toAddress: Uint8Array;
  /** Amount, in sun. */
  amount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransferContract = (): TransferContract => ({
  ownerAddress: NO_BYTES,
  toAddress: NO_BYTES,
  amount: 0n,
});

export const TransferContract: MessageFns<TransferContract> = /* @__PURE__ */ defineMessage("TransferContract", {
  empty: emptyTransferContract,
  fields: () => [
    { name: "ownerAddress", tags: [10], type: "bytes" },
    { name: "toAddress", tags: [18], type: "bytes" },
    { name: "amount", tags: [24], type: "int64" },
  ],
  decode(input, length, message = emptyTransferContract()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ownerAddress = reader.bytes();
      else if (tag === 18) message.toAddress = reader.bytes();
      else if (tag === 24) message.amount = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
    if (message.toAddress.length !== 0) writer.uint32(18).bytes(message.toAddress);
    if (message.amount !== 0n) writer.uint32(24).int64(message.amount);
  },
});

/** Stakes TRX (Stake 1.0). */
export interface FreezeBalanceContract {
  /** Account that stakes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** TRX to stake in sun, at least one TRX. */
  frozenBalance: bigint;
  /** Duration of the stake, in days. */
  frozenDuration: bigint;
  /** Resource to obtain. */
  resource: ResourceCode;
  /** Account that gets the resource, if not the owner; otherwise empty. */
  receiverAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyFreezeBalanceContract = (): FreezeBalanceContract => ({
  ownerAddress: NO_BYTES,
  frozenBalance: 0n,
  frozenDuration: 0n,
  resource: 0,
  receiverAddress: NO_BYTES,
});

export const FreezeBalanceContract: MessageFns<FreezeBalanceContract> = /* @__PURE__ */ defineMessage(
  "FreezeBalanceContract",
  {
    empty: emptyFreezeBalanceContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "frozenBalance", tags: [16], type: "int64" },
      { name: "frozenDuration", tags: [24], type: "int64" },
      { name: "resource", tags: [80], type: "int32" },
      { name: "receiverAddress", tags: [122], type: "bytes" },
    ],
    decode(input, length, message = emptyFreezeBalanceContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.frozenBalance = reader.int64();
        else if (tag === 24) message.frozenDuration = reader.int64();
        else if (tag === 80) message.resource = reader.enumeration();
        else if (tag === 122) message.receiverAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.frozenBalance !== 0n) writer.uint32(16).int64(message.frozenBalance);
      if (message.frozenDuration !== 0n) writer.uint32(24).int64(message.frozenDuration);
      if (message.resource !== 0) writer.uint32(80).int32(message.resource);
      if (message.receiverAddress.length !== 0) writer.uint32(122).bytes(message.receiverAddress);
    },
  },
);

/** Unstakes TRX (Stake 1.0). */
export interface UnfreezeBalanceContract {
  /** Account that staked: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Resource that the stake obtained. */
  resource: ResourceCode;
  /** Account that got the resource, if not the owner; otherwise empty. */
  receiverAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUnfreezeBalanceContract = (): UnfreezeBalanceContract => ({
  ownerAddress: NO_BYTES,
  resource: 0,
  receiverAddress: NO_BYTES,
});

export const UnfreezeBalanceContract: MessageFns<UnfreezeBalanceContract> = /* @__PURE__ */ defineMessage(
  "UnfreezeBalanceContract",
  {
    empty: emptyUnfreezeBalanceContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "resource", tags: [80], type: "int32" },
      { name: "receiverAddress", tags: [122], type: "bytes" },
    ],
    decode(input, length, message = emptyUnfreezeBalanceContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 80) message.resource = reader.enumeration();
        else if (tag === 122) message.receiverAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.resource !== 0) writer.uint32(80).int32(message.resource);
      if (message.receiverAddress.length !== 0) writer.uint32(122).bytes(message.receiverAddress);
    },
  },
);

/** Stakes TRX (Stake 2.0). */
export interface FreezeBalanceV2Contract {
  /** Account that stakes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** TRX to stake in sun, at least one TRX. */
  frozenBalance: bigint;
  /** Resource to obtain. */
  resource: ResourceCode;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyFreezeBalanceV2Contract = (): FreezeBalanceV2Contract => ({
  ownerAddress: NO_BYTES,
  frozenBalance: 0n,
  resource: 0,
});

export const FreezeBalanceV2Contract: MessageFns<FreezeBalanceV2Contract> = /* @__PURE__ */ defineMessage(
  "FreezeBalanceV2Contract",
  {
    empty: emptyFreezeBalanceV2Contract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "frozenBalance", tags: [16], type: "int64" },
      { name: "resource", tags: [24], type: "int32" },
    ],
    decode(input, length, message = emptyFreezeBalanceV2Contract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.frozenBalance = reader.int64();
        else if (tag === 24) message.resource = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.frozenBalance !== 0n) writer.uint32(16).int64(message.frozenBalance);
      if (message.resource !== 0) writer.uint32(24).int32(message.resource);
    },
  },
);

/** Unstakes TRX (Stake 2.0). */
export interface UnfreezeBalanceV2Contract {
  /** Account that staked: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** TRX to unstake, in sun. */
  unfreezeBalance: bigint;
  /** Resource that the stake obtained. */
  resource: ResourceCode;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUnfreezeBalanceV2Contract = (): UnfreezeBalanceV2Contract => ({
  ownerAddress: NO_BYTES,
  unfreezeBalance: 0n,
  resource: 0,
});

export const UnfreezeBalanceV2Contract: MessageFns<UnfreezeBalanceV2Contract> = /* @__PURE__ */ defineMessage(
  "UnfreezeBalanceV2Contract",
  {
    empty: emptyUnfreezeBalanceV2Contract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "unfreezeBalance", tags: [16], type: "int64" },
      { name: "resource", tags: [24], type: "int32" },
    ],
    decode(input, length, message = emptyUnfreezeBalanceV2Contract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.unfreezeBalance = reader.int64();
        else if (tag === 24) message.resource = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.unfreezeBalance !== 0n) writer.uint32(16).int64(message.unfreezeBalance);
      if (message.resource !== 0) writer.uint32(24).int32(message.resource);
    },
  },
);

/** Withdraws unstaked TRX whose waiting period is over. */
export interface WithdrawExpireUnfreezeContract {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyWithdrawExpireUnfreezeContract = (): WithdrawExpireUnfreezeContract => ({
  ownerAddress: NO_BYTES,
});

export const WithdrawExpireUnfreezeContract: MessageFns<WithdrawExpireUnfreezeContract> = /* @__PURE__ */ defineMessage(
  "WithdrawExpireUnfreezeContract",
  {
    empty: emptyWithdrawExpireUnfreezeContract,
    fields: () => [{ name: "ownerAddress", tags: [10], type: "bytes" }],
    decode(input, length, message = emptyWithdrawExpireUnfreezeContract()) {
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

/** Cancels all pending unstaking and stakes the TRX again. */
export interface CancelAllUnfreezeV2Contract {
  /** Account whose unstaking to cancel: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCancelAllUnfreezeV2Contract = (): CancelAllUnfreezeV2Contract => ({ ownerAddress: NO_BYTES });

export const CancelAllUnfreezeV2Contract: MessageFns<CancelAllUnfreezeV2Contract> = /* @__PURE__ */ defineMessage(
  "CancelAllUnfreezeV2Contract",
  {
    empty: emptyCancelAllUnfreezeV2Contract,
    fields: () => [{ name: "ownerAddress", tags: [10], type: "bytes" }],
    decode(input, length, message = emptyCancelAllUnfreezeV2Contract()) {
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

/** Delegates resources to another account. */
export interface DelegateResourceContract {
  /** Delegator: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Resource to delegate: bandwidth or energy. */
  resource: ResourceCode;
  /** Stake whose resource to delegate, in sun; at least one TRX. */
  balance: bigint;
  /** Recipient: 21-byte address with the prefix 0x41; not a contract. */
  receiverAddress: Uint8Array;
  /** Whether to lock the delegation for a time. */
  lock: boolean;
  /** Lock period, in blocks. */
  lockPeriod: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDelegateResourceContract = (): DelegateResourceContract => ({
  ownerAddress: NO_BYTES,
  resource: 0,
  balance: 0n,
  receiverAddress: NO_BYTES,
  lock: false,
  lockPeriod: 0n,
});

export const DelegateResourceContract: MessageFns<DelegateResourceContract> = /* @__PURE__ */ defineMessage(
  "DelegateResourceContract",
  {
    empty: emptyDelegateResourceContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "resource", tags: [16], type: "int32" },
      { name: "balance", tags: [24], type: "int64" },
      { name: "receiverAddress", tags: [34], type: "bytes" },
      { name: "lock", tags: [40], type: "bool" },
      { name: "lockPeriod", tags: [48], type: "int64" },
    ],
    decode(input, length, message = emptyDelegateResourceContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.resource = reader.enumeration();
        else if (tag === 24) message.balance = reader.int64();
        else if (tag === 34) message.receiverAddress = reader.bytes();
        else if (tag === 40) message.lock = reader.bool();
        else if (tag === 48) message.lockPeriod = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.resource !== 0) writer.uint32(16).int32(message.resource);
      if (message.balance !== 0n) writer.uint32(24).int64(message.balance);
      if (message.receiverAddress.length !== 0) writer.uint32(34).bytes(message.receiverAddress);
      if (message.lock !== false) writer.uint32(40).bool(message.lock);
      if (message.lockPeriod !== 0n) writer.uint32(48).int64(message.lockPeriod);
    },
  },
);

/** Reclaims delegated resources. */
export interface UnDelegateResourceContract {
  /** Delegator: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Resource to reclaim: bandwidth or energy. */
  resource: ResourceCode;
  /** Stake whose resource to reclaim, in sun. */
  balance: bigint;
  /** Recipient of the delegation: 21-byte address with the prefix 0x41. */
  receiverAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUnDelegateResourceContract = (): UnDelegateResourceContract => ({
  ownerAddress: NO_BYTES,
  resource: 0,
  balance: 0n,
  receiverAddress: NO_BYTES,
});

export const UnDelegateResourceContract: MessageFns<UnDelegateResourceContract> = /* @__PURE__ */ defineMessage(
  "UnDelegateResourceContract",
  {
    empty: emptyUnDelegateResourceContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "resource", tags: [16], type: "int32" },
      { name: "balance", tags: [24], type: "int64" },
      { name: "receiverAddress", tags: [34], type: "bytes" },
    ],
    decode(input, length, message = emptyUnDelegateResourceContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.resource = reader.enumeration();
        else if (tag === 24) message.balance = reader.int64();
        else if (tag === 34) message.receiverAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.resource !== 0) writer.uint32(16).int32(message.resource);
      if (message.balance !== 0n) writer.uint32(24).int64(message.balance);
      if (message.receiverAddress.length !== 0) writer.uint32(34).bytes(message.receiverAddress);
    },
  },
);

/** Withdraws rewards. */
export interface WithdrawBalanceContract {
  /** Account that withdraws its rewards: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyWithdrawBalanceContract = (): WithdrawBalanceContract => ({ ownerAddress: NO_BYTES });

export const WithdrawBalanceContract: MessageFns<WithdrawBalanceContract> = /* @__PURE__ */ defineMessage(
  "WithdrawBalanceContract",
  {
    empty: emptyWithdrawBalanceContract,
    fields: () => [{ name: "ownerAddress", tags: [10], type: "bytes" }],
    decode(input, length, message = emptyWithdrawBalanceContract()) {
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

/** Votes for a token. Obsolete. */
export interface VoteAssetContract {
  /** Account that votes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Addresses that are voted for: 21 bytes each, with the prefix 0x41. */
  voteAddress: Uint8Array[];
  /** Whether the votes are in favour. */
  support: boolean;
  /** Number of votes. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyVoteAssetContract = (): VoteAssetContract => ({
  ownerAddress: NO_BYTES,
  voteAddress: [],
  support: false,
  count: 0,
});

export const VoteAssetContract: MessageFns<VoteAssetContract> = /* @__PURE__ */ defineMessage("VoteAssetContract", {
  empty: emptyVoteAssetContract,
  fields: () => [
    { name: "ownerAddress", tags: [10], type: "bytes" },
    { name: "voteAddress", tags: [18], type: "bytes", repeated: true },
    { name: "support", tags: [24], type: "bool" },
    { name: "count", tags: [40], type: "int32" },
  ],
  decode(input, length, message = emptyVoteAssetContract()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ownerAddress = reader.bytes();
      else if (tag === 18) message.voteAddress.push(reader.bytes());
      else if (tag === 24) message.support = reader.bool();
      else if (tag === 40) message.count = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
    for (const item of message.voteAddress) writer.uint32(18).bytes(item);
    if (message.support !== false) writer.uint32(24).bool(message.support);
    if (message.count !== 0) writer.uint32(40).int32(message.count);
  },
});

/** Votes for witnesses, and replaces all previous votes. */
export interface VoteWitnessContract {
  /** Account that votes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Votes by witness: at least one, at most 30 entries. */
  votes: VoteWitnessContract_Vote[];
  /** Ignored by nodes. */
  support: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyVoteWitnessContract = (): VoteWitnessContract => ({
  ownerAddress: NO_BYTES,
  votes: [],
  support: false,
});

export const VoteWitnessContract: MessageFns<VoteWitnessContract> = /* @__PURE__ */ defineMessage(
  "VoteWitnessContract",
  {
    empty: emptyVoteWitnessContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "votes", tags: [18], type: VoteWitnessContract_Vote, repeated: true },
      { name: "support", tags: [24], type: "bool" },
    ],
    decode(input, length, message = emptyVoteWitnessContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.votes.push(VoteWitnessContract_Vote.decode(reader, reader.length()));
        else if (tag === 24) message.support = reader.bool();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      for (const item of message.votes) VoteWitnessContract_Vote.encode(item, writer.uint32(18).fork()).join();
      if (message.support !== false) writer.uint32(24).bool(message.support);
    },
  },
);

/** Votes for one witness. */
export interface VoteWitnessContract_Vote {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  voteAddress: Uint8Array;
  /** Number of votes; each takes one staked TRX. */
  voteCount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyVoteWitnessContract_Vote = (): VoteWitnessContract_Vote => ({
  voteAddress: NO_BYTES,
  voteCount: 0n,
});

export const VoteWitnessContract_Vote: MessageFns<VoteWitnessContract_Vote> = /* @__PURE__ */ defineMessage(
  "VoteWitnessContract_Vote",
  {
    empty: emptyVoteWitnessContract_Vote,
    fields: () => [
      { name: "voteAddress", tags: [10], type: "bytes" },
      { name: "voteCount", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyVoteWitnessContract_Vote()) {
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
  },
);
