// Generated from specs/grpc/protocol/account_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { AccountType, ResourceCode, Permission } from "./account.ts";

/** TRON transaction contracts for accounts, votes and staking. */

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

/** Sets the name of an account. */
export interface AccountUpdateContract {
  /** New name of the account, at most 200 bytes. */
  accountName: Uint8Array;
  /** Account to name: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sets the id of an account. */
export interface SetAccountIdContract {
  /** Unique id: 8 to 32 printable ASCII characters. It cannot be changed later. */
  accountId: Uint8Array;
  /** Account that gets the id: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Withdraws unstaked TRX whose waiting period is over. */
export interface WithdrawExpireUnfreezeContract {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Cancels all pending unstaking and stakes the TRX again. */
export interface CancelAllUnfreezeV2Contract {
  /** Account whose unstaking to cancel: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Withdraws rewards. */
export interface WithdrawBalanceContract {
  /** Account that withdraws its rewards: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Votes for one witness. */
export interface VoteWitnessContract_Vote {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  voteAddress: Uint8Array;
  /** Number of votes; each takes one staked TRX. */
  voteCount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseAccountCreateContract(): AccountCreateContract {
  return { ownerAddress: NO_BYTES, accountAddress: NO_BYTES, type: 0 };
}

let AccountCreateContractView: ViewClass<AccountCreateContract> | undefined;

export const AccountCreateContract: MessageFns<AccountCreateContract> = /* @__PURE__ */ checkedFns(
  "AccountCreateContract",
  {
    encode(message: AccountCreateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.accountAddress.length !== 0) {
        writer.uint32(18).bytes(message.accountAddress);
      }
      if (message.type !== 0) {
        writer.uint32(24).int32(message.type);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountCreateContract = createBaseAccountCreateContract(),
    ): AccountCreateContract {
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

            message.accountAddress = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.type = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountCreateContract> {
      AccountCreateContractView ??= viewClass(AccountCreateContract, createBaseAccountCreateContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "accountAddress", tags: [18], type: "bytes" },
        { name: "type", tags: [24], type: "int32" },
      ]);
      return new AccountCreateContractView(input, length);
    },

    create(base?: DeepPartial<AccountCreateContract>): AccountCreateContract {
      return AccountCreateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountCreateContract>): AccountCreateContract {
      const message = createBaseAccountCreateContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.accountAddress = object.accountAddress ?? NO_BYTES;
      message.type = object.type ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccountUpdateContract(): AccountUpdateContract {
  return { accountName: NO_BYTES, ownerAddress: NO_BYTES };
}

let AccountUpdateContractView: ViewClass<AccountUpdateContract> | undefined;

export const AccountUpdateContract: MessageFns<AccountUpdateContract> = /* @__PURE__ */ checkedFns(
  "AccountUpdateContract",
  {
    encode(message: AccountUpdateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.accountName.length !== 0) {
        writer.uint32(10).bytes(message.accountName);
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
      message: AccountUpdateContract = createBaseAccountUpdateContract(),
    ): AccountUpdateContract {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountUpdateContract> {
      AccountUpdateContractView ??= viewClass(AccountUpdateContract, createBaseAccountUpdateContract, [
        { name: "accountName", tags: [10], type: "bytes" },
        { name: "ownerAddress", tags: [18], type: "bytes" },
      ]);
      return new AccountUpdateContractView(input, length);
    },

    create(base?: DeepPartial<AccountUpdateContract>): AccountUpdateContract {
      return AccountUpdateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountUpdateContract>): AccountUpdateContract {
      const message = createBaseAccountUpdateContract();
      message.accountName = object.accountName ?? NO_BYTES;
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSetAccountIdContract(): SetAccountIdContract {
  return { accountId: NO_BYTES, ownerAddress: NO_BYTES };
}

let SetAccountIdContractView: ViewClass<SetAccountIdContract> | undefined;

export const SetAccountIdContract: MessageFns<SetAccountIdContract> = /* @__PURE__ */ checkedFns(
  "SetAccountIdContract",
  {
    encode(message: SetAccountIdContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.accountId.length !== 0) {
        writer.uint32(10).bytes(message.accountId);
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
      message: SetAccountIdContract = createBaseSetAccountIdContract(),
    ): SetAccountIdContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.accountId = reader.bytes();
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SetAccountIdContract> {
      SetAccountIdContractView ??= viewClass(SetAccountIdContract, createBaseSetAccountIdContract, [
        { name: "accountId", tags: [10], type: "bytes" },
        { name: "ownerAddress", tags: [18], type: "bytes" },
      ]);
      return new SetAccountIdContractView(input, length);
    },

    create(base?: DeepPartial<SetAccountIdContract>): SetAccountIdContract {
      return SetAccountIdContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SetAccountIdContract>): SetAccountIdContract {
      const message = createBaseSetAccountIdContract();
      message.accountId = object.accountId ?? NO_BYTES;
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAccountPermissionUpdateContract(): AccountPermissionUpdateContract {
  return { ownerAddress: NO_BYTES, owner: undefined, witness: undefined, actives: [] };
}

let AccountPermissionUpdateContractView: ViewClass<AccountPermissionUpdateContract> | undefined;

export const AccountPermissionUpdateContract: MessageFns<AccountPermissionUpdateContract> = /* @__PURE__ */ checkedFns(
  "AccountPermissionUpdateContract",
  {
    encode(message: AccountPermissionUpdateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.owner !== undefined) {
        Permission.encode(message.owner, writer.uint32(18).fork()).join();
      }
      if (message.witness !== undefined) {
        Permission.encode(message.witness, writer.uint32(26).fork()).join();
      }
      for (const v of message.actives) {
        Permission.encode(v!, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AccountPermissionUpdateContract = createBaseAccountPermissionUpdateContract(),
    ): AccountPermissionUpdateContract {
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

            message.owner = Permission.decode(reader, reader.length(), message.owner);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.witness = Permission.decode(reader, reader.length(), message.witness);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.actives.push(Permission.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccountPermissionUpdateContract> {
      AccountPermissionUpdateContractView ??= viewClass(
        AccountPermissionUpdateContract,
        createBaseAccountPermissionUpdateContract,
        [
          { name: "ownerAddress", tags: [10], type: "bytes" },
          { name: "owner", tags: [18], type: Permission },
          { name: "witness", tags: [26], type: Permission },
          { name: "actives", tags: [34], type: Permission, repeated: true },
        ],
      );
      return new AccountPermissionUpdateContractView(input, length);
    },

    create(base?: DeepPartial<AccountPermissionUpdateContract>): AccountPermissionUpdateContract {
      return AccountPermissionUpdateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AccountPermissionUpdateContract>): AccountPermissionUpdateContract {
      const message = createBaseAccountPermissionUpdateContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.owner =
        object.owner !== undefined && object.owner !== null ? Permission.fromPartial(object.owner) : undefined;
      message.witness =
        object.witness !== undefined && object.witness !== null ? Permission.fromPartial(object.witness) : undefined;
      message.actives = object.actives?.map((e) => Permission.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransferContract(): TransferContract {
  return { ownerAddress: NO_BYTES, toAddress: NO_BYTES, amount: 0n };
}

let TransferContractView: ViewClass<TransferContract> | undefined;

export const TransferContract: MessageFns<TransferContract> = /* @__PURE__ */ checkedFns("TransferContract", {
  encode(message: TransferContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.toAddress.length !== 0) {
      writer.uint32(18).bytes(message.toAddress);
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
    message: TransferContract = createBaseTransferContract(),
  ): TransferContract {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransferContract> {
    TransferContractView ??= viewClass(TransferContract, createBaseTransferContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "toAddress", tags: [18], type: "bytes" },
      { name: "amount", tags: [24], type: "int64" },
    ]);
    return new TransferContractView(input, length);
  },

  create(base?: DeepPartial<TransferContract>): TransferContract {
    return TransferContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransferContract>): TransferContract {
    const message = createBaseTransferContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.toAddress = object.toAddress ?? NO_BYTES;
    message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseFreezeBalanceContract(): FreezeBalanceContract {
  return { ownerAddress: NO_BYTES, frozenBalance: 0n, frozenDuration: 0n, resource: 0, receiverAddress: NO_BYTES };
}

let FreezeBalanceContractView: ViewClass<FreezeBalanceContract> | undefined;

export const FreezeBalanceContract: MessageFns<FreezeBalanceContract> = /* @__PURE__ */ checkedFns(
  "FreezeBalanceContract",
  {
    encode(message: FreezeBalanceContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.frozenBalance !== 0n) {
        writer.uint32(16).int64(message.frozenBalance);
      }
      if (message.frozenDuration !== 0n) {
        writer.uint32(24).int64(message.frozenDuration);
      }
      if (message.resource !== 0) {
        writer.uint32(80).int32(message.resource);
      }
      if (message.receiverAddress.length !== 0) {
        writer.uint32(122).bytes(message.receiverAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: FreezeBalanceContract = createBaseFreezeBalanceContract(),
    ): FreezeBalanceContract {
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

            message.frozenBalance = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.frozenDuration = reader.int64() as bigint;
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.resource = reader.enumeration();
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }

            message.receiverAddress = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<FreezeBalanceContract> {
      FreezeBalanceContractView ??= viewClass(FreezeBalanceContract, createBaseFreezeBalanceContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "frozenBalance", tags: [16], type: "int64" },
        { name: "frozenDuration", tags: [24], type: "int64" },
        { name: "resource", tags: [80], type: "int32" },
        { name: "receiverAddress", tags: [122], type: "bytes" },
      ]);
      return new FreezeBalanceContractView(input, length);
    },

    create(base?: DeepPartial<FreezeBalanceContract>): FreezeBalanceContract {
      return FreezeBalanceContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<FreezeBalanceContract>): FreezeBalanceContract {
      const message = createBaseFreezeBalanceContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.frozenBalance =
        object.frozenBalance !== undefined && object.frozenBalance !== null ? BigInt(object.frozenBalance) : 0n;
      message.frozenDuration =
        object.frozenDuration !== undefined && object.frozenDuration !== null ? BigInt(object.frozenDuration) : 0n;
      message.resource = object.resource ?? 0;
      message.receiverAddress = object.receiverAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUnfreezeBalanceContract(): UnfreezeBalanceContract {
  return { ownerAddress: NO_BYTES, resource: 0, receiverAddress: NO_BYTES };
}

let UnfreezeBalanceContractView: ViewClass<UnfreezeBalanceContract> | undefined;

export const UnfreezeBalanceContract: MessageFns<UnfreezeBalanceContract> = /* @__PURE__ */ checkedFns(
  "UnfreezeBalanceContract",
  {
    encode(message: UnfreezeBalanceContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.resource !== 0) {
        writer.uint32(80).int32(message.resource);
      }
      if (message.receiverAddress.length !== 0) {
        writer.uint32(122).bytes(message.receiverAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UnfreezeBalanceContract = createBaseUnfreezeBalanceContract(),
    ): UnfreezeBalanceContract {
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
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.resource = reader.enumeration();
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }

            message.receiverAddress = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UnfreezeBalanceContract> {
      UnfreezeBalanceContractView ??= viewClass(UnfreezeBalanceContract, createBaseUnfreezeBalanceContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "resource", tags: [80], type: "int32" },
        { name: "receiverAddress", tags: [122], type: "bytes" },
      ]);
      return new UnfreezeBalanceContractView(input, length);
    },

    create(base?: DeepPartial<UnfreezeBalanceContract>): UnfreezeBalanceContract {
      return UnfreezeBalanceContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UnfreezeBalanceContract>): UnfreezeBalanceContract {
      const message = createBaseUnfreezeBalanceContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.resource = object.resource ?? 0;
      message.receiverAddress = object.receiverAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseFreezeBalanceV2Contract(): FreezeBalanceV2Contract {
  return { ownerAddress: NO_BYTES, frozenBalance: 0n, resource: 0 };
}

let FreezeBalanceV2ContractView: ViewClass<FreezeBalanceV2Contract> | undefined;

export const FreezeBalanceV2Contract: MessageFns<FreezeBalanceV2Contract> = /* @__PURE__ */ checkedFns(
  "FreezeBalanceV2Contract",
  {
    encode(message: FreezeBalanceV2Contract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.frozenBalance !== 0n) {
        writer.uint32(16).int64(message.frozenBalance);
      }
      if (message.resource !== 0) {
        writer.uint32(24).int32(message.resource);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: FreezeBalanceV2Contract = createBaseFreezeBalanceV2Contract(),
    ): FreezeBalanceV2Contract {
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

            message.frozenBalance = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.resource = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<FreezeBalanceV2Contract> {
      FreezeBalanceV2ContractView ??= viewClass(FreezeBalanceV2Contract, createBaseFreezeBalanceV2Contract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "frozenBalance", tags: [16], type: "int64" },
        { name: "resource", tags: [24], type: "int32" },
      ]);
      return new FreezeBalanceV2ContractView(input, length);
    },

    create(base?: DeepPartial<FreezeBalanceV2Contract>): FreezeBalanceV2Contract {
      return FreezeBalanceV2Contract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<FreezeBalanceV2Contract>): FreezeBalanceV2Contract {
      const message = createBaseFreezeBalanceV2Contract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.frozenBalance =
        object.frozenBalance !== undefined && object.frozenBalance !== null ? BigInt(object.frozenBalance) : 0n;
      message.resource = object.resource ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUnfreezeBalanceV2Contract(): UnfreezeBalanceV2Contract {
  return { ownerAddress: NO_BYTES, unfreezeBalance: 0n, resource: 0 };
}

let UnfreezeBalanceV2ContractView: ViewClass<UnfreezeBalanceV2Contract> | undefined;

export const UnfreezeBalanceV2Contract: MessageFns<UnfreezeBalanceV2Contract> = /* @__PURE__ */ checkedFns(
  "UnfreezeBalanceV2Contract",
  {
    encode(message: UnfreezeBalanceV2Contract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.unfreezeBalance !== 0n) {
        writer.uint32(16).int64(message.unfreezeBalance);
      }
      if (message.resource !== 0) {
        writer.uint32(24).int32(message.resource);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UnfreezeBalanceV2Contract = createBaseUnfreezeBalanceV2Contract(),
    ): UnfreezeBalanceV2Contract {
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

            message.unfreezeBalance = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.resource = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UnfreezeBalanceV2Contract> {
      UnfreezeBalanceV2ContractView ??= viewClass(UnfreezeBalanceV2Contract, createBaseUnfreezeBalanceV2Contract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "unfreezeBalance", tags: [16], type: "int64" },
        { name: "resource", tags: [24], type: "int32" },
      ]);
      return new UnfreezeBalanceV2ContractView(input, length);
    },

    create(base?: DeepPartial<UnfreezeBalanceV2Contract>): UnfreezeBalanceV2Contract {
      return UnfreezeBalanceV2Contract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UnfreezeBalanceV2Contract>): UnfreezeBalanceV2Contract {
      const message = createBaseUnfreezeBalanceV2Contract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.unfreezeBalance =
        object.unfreezeBalance !== undefined && object.unfreezeBalance !== null ? BigInt(object.unfreezeBalance) : 0n;
      message.resource = object.resource ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseWithdrawExpireUnfreezeContract(): WithdrawExpireUnfreezeContract {
  return { ownerAddress: NO_BYTES };
}

let WithdrawExpireUnfreezeContractView: ViewClass<WithdrawExpireUnfreezeContract> | undefined;

export const WithdrawExpireUnfreezeContract: MessageFns<WithdrawExpireUnfreezeContract> = /* @__PURE__ */ checkedFns(
  "WithdrawExpireUnfreezeContract",
  {
    encode(message: WithdrawExpireUnfreezeContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: WithdrawExpireUnfreezeContract = createBaseWithdrawExpireUnfreezeContract(),
    ): WithdrawExpireUnfreezeContract {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<WithdrawExpireUnfreezeContract> {
      WithdrawExpireUnfreezeContractView ??= viewClass(
        WithdrawExpireUnfreezeContract,
        createBaseWithdrawExpireUnfreezeContract,
        [{ name: "ownerAddress", tags: [10], type: "bytes" }],
      );
      return new WithdrawExpireUnfreezeContractView(input, length);
    },

    create(base?: DeepPartial<WithdrawExpireUnfreezeContract>): WithdrawExpireUnfreezeContract {
      return WithdrawExpireUnfreezeContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<WithdrawExpireUnfreezeContract>): WithdrawExpireUnfreezeContract {
      const message = createBaseWithdrawExpireUnfreezeContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseCancelAllUnfreezeV2Contract(): CancelAllUnfreezeV2Contract {
  return { ownerAddress: NO_BYTES };
}

let CancelAllUnfreezeV2ContractView: ViewClass<CancelAllUnfreezeV2Contract> | undefined;

export const CancelAllUnfreezeV2Contract: MessageFns<CancelAllUnfreezeV2Contract> = /* @__PURE__ */ checkedFns(
  "CancelAllUnfreezeV2Contract",
  {
    encode(message: CancelAllUnfreezeV2Contract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: CancelAllUnfreezeV2Contract = createBaseCancelAllUnfreezeV2Contract(),
    ): CancelAllUnfreezeV2Contract {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CancelAllUnfreezeV2Contract> {
      CancelAllUnfreezeV2ContractView ??= viewClass(
        CancelAllUnfreezeV2Contract,
        createBaseCancelAllUnfreezeV2Contract,
        [{ name: "ownerAddress", tags: [10], type: "bytes" }],
      );
      return new CancelAllUnfreezeV2ContractView(input, length);
    },

    create(base?: DeepPartial<CancelAllUnfreezeV2Contract>): CancelAllUnfreezeV2Contract {
      return CancelAllUnfreezeV2Contract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CancelAllUnfreezeV2Contract>): CancelAllUnfreezeV2Contract {
      const message = createBaseCancelAllUnfreezeV2Contract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDelegateResourceContract(): DelegateResourceContract {
  return { ownerAddress: NO_BYTES, resource: 0, balance: 0n, receiverAddress: NO_BYTES, lock: false, lockPeriod: 0n };
}

let DelegateResourceContractView: ViewClass<DelegateResourceContract> | undefined;

export const DelegateResourceContract: MessageFns<DelegateResourceContract> = /* @__PURE__ */ checkedFns(
  "DelegateResourceContract",
  {
    encode(message: DelegateResourceContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.resource !== 0) {
        writer.uint32(16).int32(message.resource);
      }
      if (message.balance !== 0n) {
        writer.uint32(24).int64(message.balance);
      }
      if (message.receiverAddress.length !== 0) {
        writer.uint32(34).bytes(message.receiverAddress);
      }
      if (message.lock !== false) {
        writer.uint32(40).bool(message.lock);
      }
      if (message.lockPeriod !== 0n) {
        writer.uint32(48).int64(message.lockPeriod);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: DelegateResourceContract = createBaseDelegateResourceContract(),
    ): DelegateResourceContract {
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

            message.resource = reader.enumeration();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.balance = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.receiverAddress = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.lock = reader.bool();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.lockPeriod = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DelegateResourceContract> {
      DelegateResourceContractView ??= viewClass(DelegateResourceContract, createBaseDelegateResourceContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "resource", tags: [16], type: "int32" },
        { name: "balance", tags: [24], type: "int64" },
        { name: "receiverAddress", tags: [34], type: "bytes" },
        { name: "lock", tags: [40], type: "bool" },
        { name: "lockPeriod", tags: [48], type: "int64" },
      ]);
      return new DelegateResourceContractView(input, length);
    },

    create(base?: DeepPartial<DelegateResourceContract>): DelegateResourceContract {
      return DelegateResourceContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<DelegateResourceContract>): DelegateResourceContract {
      const message = createBaseDelegateResourceContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.resource = object.resource ?? 0;
      message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : 0n;
      message.receiverAddress = object.receiverAddress ?? NO_BYTES;
      message.lock = object.lock ?? false;
      message.lockPeriod =
        object.lockPeriod !== undefined && object.lockPeriod !== null ? BigInt(object.lockPeriod) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUnDelegateResourceContract(): UnDelegateResourceContract {
  return { ownerAddress: NO_BYTES, resource: 0, balance: 0n, receiverAddress: NO_BYTES };
}

let UnDelegateResourceContractView: ViewClass<UnDelegateResourceContract> | undefined;

export const UnDelegateResourceContract: MessageFns<UnDelegateResourceContract> = /* @__PURE__ */ checkedFns(
  "UnDelegateResourceContract",
  {
    encode(message: UnDelegateResourceContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.resource !== 0) {
        writer.uint32(16).int32(message.resource);
      }
      if (message.balance !== 0n) {
        writer.uint32(24).int64(message.balance);
      }
      if (message.receiverAddress.length !== 0) {
        writer.uint32(34).bytes(message.receiverAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UnDelegateResourceContract = createBaseUnDelegateResourceContract(),
    ): UnDelegateResourceContract {
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

            message.resource = reader.enumeration();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.balance = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.receiverAddress = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UnDelegateResourceContract> {
      UnDelegateResourceContractView ??= viewClass(UnDelegateResourceContract, createBaseUnDelegateResourceContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "resource", tags: [16], type: "int32" },
        { name: "balance", tags: [24], type: "int64" },
        { name: "receiverAddress", tags: [34], type: "bytes" },
      ]);
      return new UnDelegateResourceContractView(input, length);
    },

    create(base?: DeepPartial<UnDelegateResourceContract>): UnDelegateResourceContract {
      return UnDelegateResourceContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UnDelegateResourceContract>): UnDelegateResourceContract {
      const message = createBaseUnDelegateResourceContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.resource = object.resource ?? 0;
      message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : 0n;
      message.receiverAddress = object.receiverAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseWithdrawBalanceContract(): WithdrawBalanceContract {
  return { ownerAddress: NO_BYTES };
}

let WithdrawBalanceContractView: ViewClass<WithdrawBalanceContract> | undefined;

export const WithdrawBalanceContract: MessageFns<WithdrawBalanceContract> = /* @__PURE__ */ checkedFns(
  "WithdrawBalanceContract",
  {
    encode(message: WithdrawBalanceContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: WithdrawBalanceContract = createBaseWithdrawBalanceContract(),
    ): WithdrawBalanceContract {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<WithdrawBalanceContract> {
      WithdrawBalanceContractView ??= viewClass(WithdrawBalanceContract, createBaseWithdrawBalanceContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
      ]);
      return new WithdrawBalanceContractView(input, length);
    },

    create(base?: DeepPartial<WithdrawBalanceContract>): WithdrawBalanceContract {
      return WithdrawBalanceContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<WithdrawBalanceContract>): WithdrawBalanceContract {
      const message = createBaseWithdrawBalanceContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseVoteAssetContract(): VoteAssetContract {
  return { ownerAddress: NO_BYTES, voteAddress: [], support: false, count: 0 };
}

let VoteAssetContractView: ViewClass<VoteAssetContract> | undefined;

export const VoteAssetContract: MessageFns<VoteAssetContract> = /* @__PURE__ */ checkedFns("VoteAssetContract", {
  encode(message: VoteAssetContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    for (const v of message.voteAddress) {
      writer.uint32(18).bytes(v!);
    }
    if (message.support !== false) {
      writer.uint32(24).bool(message.support);
    }
    if (message.count !== 0) {
      writer.uint32(40).int32(message.count);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: VoteAssetContract = createBaseVoteAssetContract(),
  ): VoteAssetContract {
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

          message.voteAddress.push(reader.bytes());
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.support = reader.bool();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.count = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VoteAssetContract> {
    VoteAssetContractView ??= viewClass(VoteAssetContract, createBaseVoteAssetContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "voteAddress", tags: [18], type: "bytes", repeated: true },
      { name: "support", tags: [24], type: "bool" },
      { name: "count", tags: [40], type: "int32" },
    ]);
    return new VoteAssetContractView(input, length);
  },

  create(base?: DeepPartial<VoteAssetContract>): VoteAssetContract {
    return VoteAssetContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<VoteAssetContract>): VoteAssetContract {
    const message = createBaseVoteAssetContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.voteAddress = object.voteAddress?.map((e) => e) || [];
    message.support = object.support ?? false;
    message.count = object.count ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseVoteWitnessContract(): VoteWitnessContract {
  return { ownerAddress: NO_BYTES, votes: [], support: false };
}

let VoteWitnessContractView: ViewClass<VoteWitnessContract> | undefined;

export const VoteWitnessContract: MessageFns<VoteWitnessContract> = /* @__PURE__ */ checkedFns("VoteWitnessContract", {
  encode(message: VoteWitnessContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    for (const v of message.votes) {
      VoteWitnessContract_Vote.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message.support !== false) {
      writer.uint32(24).bool(message.support);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: VoteWitnessContract = createBaseVoteWitnessContract(),
  ): VoteWitnessContract {
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

          message.votes.push(VoteWitnessContract_Vote.decode(reader, reader.length()));
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.support = reader.bool();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VoteWitnessContract> {
    VoteWitnessContractView ??= viewClass(VoteWitnessContract, createBaseVoteWitnessContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "votes", tags: [18], type: VoteWitnessContract_Vote, repeated: true },
      { name: "support", tags: [24], type: "bool" },
    ]);
    return new VoteWitnessContractView(input, length);
  },

  create(base?: DeepPartial<VoteWitnessContract>): VoteWitnessContract {
    return VoteWitnessContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<VoteWitnessContract>): VoteWitnessContract {
    const message = createBaseVoteWitnessContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.votes = object.votes?.map((e) => VoteWitnessContract_Vote.fromPartial(e)) || [];
    message.support = object.support ?? false;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseVoteWitnessContract_Vote(): VoteWitnessContract_Vote {
  return { voteAddress: NO_BYTES, voteCount: 0n };
}

let VoteWitnessContract_VoteView: ViewClass<VoteWitnessContract_Vote> | undefined;

export const VoteWitnessContract_Vote: MessageFns<VoteWitnessContract_Vote> = /* @__PURE__ */ checkedFns(
  "VoteWitnessContract_Vote",
  {
    encode(message: VoteWitnessContract_Vote, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: VoteWitnessContract_Vote = createBaseVoteWitnessContract_Vote(),
    ): VoteWitnessContract_Vote {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VoteWitnessContract_Vote> {
      VoteWitnessContract_VoteView ??= viewClass(VoteWitnessContract_Vote, createBaseVoteWitnessContract_Vote, [
        { name: "voteAddress", tags: [10], type: "bytes" },
        { name: "voteCount", tags: [16], type: "int64" },
      ]);
      return new VoteWitnessContract_VoteView(input, length);
    },

    create(base?: DeepPartial<VoteWitnessContract_Vote>): VoteWitnessContract_Vote {
      return VoteWitnessContract_Vote.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<VoteWitnessContract_Vote>): VoteWitnessContract_Vote {
      const message = createBaseVoteWitnessContract_Vote();
      message.voteAddress = object.voteAddress ?? NO_BYTES;
      message.voteCount = object.voteCount !== undefined && object.voteCount !== null ? BigInt(object.voteCount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);
