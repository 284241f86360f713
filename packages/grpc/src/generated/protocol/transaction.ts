// Generated from specs/grpc/protocol/transaction.proto. Do not edit: change the spec and run `npm run generate`.

import {
  Transaction_Contract_ContractType,
  Transaction_Result_code,
  Transaction_Result_contractResult,
  TransactionInfo_code,
  TransactionSignWeight_Result_responseCode,
  TransactionApprovedList_Result_responseCode,
} from "../tron-enums.ts";
export {
  Transaction_Contract_ContractType,
  Transaction_Result_code,
  Transaction_Result_contractResult,
  TransactionInfo_code,
  TransactionSignWeight_Result_responseCode,
  TransactionApprovedList_Result_responseCode,
};

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { AccountId, Permission } from "./account.ts";
import { Any } from "../google/protobuf/any.ts";
import { MarketOrderDetail } from "./market.ts";
import { Return } from "./values.ts";

/** TRON transactions. */

/** Permission of a transaction. Obsolete. */
export interface authority {
  /** Account. Not used by nodes. */
  account: AccountId | undefined;
  /** Name of the permission. Not used by nodes. */
  permissionName: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction. Its id is the SHA-256 hash of the encoded `raw_data`. */
export interface Transaction {
  /** Signed part of the transaction. */
  rawData: Transaction_raw | undefined;
  /** Signatures: 65 bytes each. */
  signature: Uint8Array[];
  /** Result, at most one; empty until the transaction has been executed. */
  ret: Transaction_Result[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Contract of a transaction: its operation and parameters. */
export interface Transaction_Contract {
  /** Type of the contract. */
  type: Transaction_Contract_ContractType;
  /** Message whose name is `type`. */
  parameter: Any | undefined;
  /** Not used by nodes. */
  provider: Uint8Array;
  /** Not used by nodes. */
  ContractName: Uint8Array;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  PermissionId: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/**
 * Result of a transaction. Recent blocks record only `contractRet`; `TransactionInfo` has
 * the rest.
 */
export interface Transaction_Result {
  /** Fee of the operation itself, in sun; `TransactionInfo.fee` is the total. */
  fee: bigint;
  /** Result of a constant call. */
  ret: Transaction_Result_code;
  /** Result of the execution, which witnesses record in the block. */
  contractRet: Transaction_Result_contractResult;
  /** Id of the TRC-10 token that the transaction issued, as decimal text; else empty. */
  assetIssueID: string;
  /** Rewards withdrawn by `WithdrawBalanceContract`, in sun. */
  withdrawAmount: bigint;
  /** TRX unstaked by `UnfreezeBalanceContract` (Stake 1.0), in sun. */
  unfreezeAmount: bigint;
  /** Amount received by a trade on the exchange, in the token's smallest unit. */
  exchangeReceivedAmount: bigint;
  /** Amount of the other token that was added to the pair, in its smallest unit. */
  exchangeInjectAnotherAmount: bigint;
  /** Amount of the other token that was withdrawn from the pair, in its smallest unit. */
  exchangeWithdrawAnotherAmount: bigint;
  /** Number of the trading pair that the transaction created; else 0. */
  exchangeId: bigint;
  /** Fee of a shielded transfer, in the shielded token's smallest unit. */
  shieldedTransactionFee: bigint;
  /** 32-byte id of the market order that the transaction placed; else empty. */
  orderId: Uint8Array;
  /** Matches of the placed market order with earlier orders. */
  orderDetails: MarketOrderDetail[];
  /** Unstaked TRX (Stake 2.0) paid out after its waiting period, in sun. */
  withdrawExpireAmount: bigint;
  /** TRX staked again by `CancelAllUnfreezeV2Contract`, in sun, keyed by name of `ResourceCode`. */
  cancelUnfreezeV2Amount: { [key: string]: bigint };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Transaction_Result_CancelUnfreezeV2AmountEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Signed part of the transaction. */
export interface Transaction_raw {
  /** Reference block: bytes 6 and 7 of its number, as 8 bytes in big-endian order. */
  refBlockBytes: Uint8Array;
  /** Number of the reference block. Not used by nodes. */
  refBlockNum: bigint;
  /** Reference block: bytes 8 to 15 of its id. */
  refBlockHash: Uint8Array;
  /** Expiration time, in milliseconds since the Unix epoch. */
  expiration: bigint;
  /** Permissions. Not used by nodes. */
  auths: authority[];
  /** Memo. */
  data: Uint8Array;
  /** Contracts of the transaction: exactly one. */
  contract: Transaction_Contract[];
  /** Scripts. Not used by nodes. */
  scripts: Uint8Array;
  /** Creation time, in milliseconds since the Unix epoch. */
  timestamp: bigint;
  /** Maximum fee for energy, in sun. */
  feeLimit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction with its id and, for a call, its result. The name is misspelled in the protocol. */
export interface TransactionExtention {
  /** Transaction, without signatures if the node built it. */
  transaction: Transaction | undefined;
  /** 32-byte id of the transaction. */
  txid: Uint8Array;
  /** Return data of a constant call. */
  constantResult: Uint8Array[];
  /** Whether the transaction was built or the call executed. */
  result: Return | undefined;
  /** Energy that a constant call used, penalty included. */
  energyUsed: bigint;
  /** Event logs of a constant call. */
  logs: TransactionInfo_Log[];
  /** Internal transactions of a constant call. */
  internalTransactions: InternalTransaction[];
  /** Part of `energy_used` that the dynamic energy model added. */
  energyPenalty: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Result of an executed transaction. */
export interface TransactionInfo {
  /** 32-byte id of the transaction. */
  id: Uint8Array;
  /** Total fee, in sun. */
  fee: bigint;
  /** Number of the block that contains the transaction. */
  blockNumber: bigint;
  /** Timestamp of the block, in milliseconds since the Unix epoch. */
  blockTimeStamp: bigint;
  /** Return data of the contract. */
  contractResult: Uint8Array[];
  /** Address of the called or created contract. */
  contractAddress: Uint8Array;
  /** Resource usage and fees. */
  receipt: ResourceReceipt | undefined;
  /** Event logs, in the order in which the contracts wrote them. */
  log: TransactionInfo_Log[];
  /** Whether the execution succeeded. */
  result: TransactionInfo_code;
  /** Error message, as text. */
  resMessage: Uint8Array;
  /** Id of the TRC-10 token that the transaction issued, as decimal text; else empty. */
  assetIssueID: string;
  /** Rewards withdrawn by `WithdrawBalanceContract`, in sun. */
  withdrawAmount: bigint;
  /** TRX unstaked by `UnfreezeBalanceContract` (Stake 1.0), in sun. */
  unfreezeAmount: bigint;
  /** Internal transactions; empty on nodes that do not store them. */
  internalTransactions: InternalTransaction[];
  /** Amount received by a trade on the exchange, in the token's smallest unit. */
  exchangeReceivedAmount: bigint;
  /** Amount of the other token that was added to the pair, in its smallest unit. */
  exchangeInjectAnotherAmount: bigint;
  /** Amount of the other token that was withdrawn from the pair, in its smallest unit. */
  exchangeWithdrawAnotherAmount: bigint;
  /** Number of the trading pair that the transaction created; else 0. */
  exchangeId: bigint;
  /** Fee of a shielded transfer, in the shielded token's smallest unit. */
  shieldedTransactionFee: bigint;
  /** 32-byte id of the market order that the transaction placed; else empty. */
  orderId: Uint8Array;
  /** Matches of the placed market order with earlier orders. */
  orderDetails: MarketOrderDetail[];
  /** Part of the fee for block producers, in sun; 0 while fees are burned. */
  packingFee: bigint;
  /** Unstaked TRX (Stake 2.0) paid out after its waiting period, in sun. */
  withdrawExpireAmount: bigint;
  /** TRX staked again by `CancelAllUnfreezeV2Contract`, in sun, keyed by name of `ResourceCode`. */
  cancelUnfreezeV2Amount: { [key: string]: bigint };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An event log of a contract. */
export interface TransactionInfo_Log {
  /** Address of the contract: 20 bytes, without the prefix 0x41. */
  address: Uint8Array;
  /** Hash of the event's signature, unless it is anonymous, and indexed values: 32 bytes each. */
  topics: Uint8Array[];
  /** ABI-encoded values of the event that are not indexed. */
  data: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface TransactionInfo_CancelUnfreezeV2AmountEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Results of a block's transactions. */
export interface TransactionInfoList {
  /** Results, in the order of the transactions in the block. */
  transactionInfo: TransactionInfo[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Resource usage and fees of a transaction. */
export interface ResourceReceipt {
  /** Energy covered by the caller's stake and delegations to it. */
  energyUsage: bigint;
  /** Fee burned for energy, in sun. */
  energyFee: bigint;
  /** Energy paid by the contract's owner. */
  originEnergyUsage: bigint;
  /** Energy that the execution used, whoever paid for it. */
  energyUsageTotal: bigint;
  /** Bandwidth used, in bytes; 0 if it was paid for with TRX. */
  netUsage: bigint;
  /** Fee burned for bandwidth, in sun. */
  netFee: bigint;
  /** Result of the execution. */
  result: Transaction_Result_contractResult;
  /** Additional energy charged by the dynamic energy model. */
  energyPenaltyTotal: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An internal transaction: a transfer or call by a contract. */
export interface InternalTransaction {
  /** 32-byte hash that identifies the internal transaction. */
  hash: Uint8Array;
  /** 21-byte address of the contract that made the call. */
  callerAddress: Uint8Array;
  /** 21-byte address of the recipient; empty for votes. */
  transferToAddress: Uint8Array;
  /** Values transferred: TRX first, then TRC-10 tokens. */
  callValueInfo: InternalTransaction_CallValueInfo[];
  /** Kind, as text, such as `call`, `create`, `suicide` or `freezeBalanceV2ForEnergy`. */
  note: Uint8Array;
  /** Whether the internal transaction failed or was reverted. */
  rejected: boolean;
  /** Details of a vote or a cancelled unstaking, as JSON; else empty. */
  extra: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Value transferred with the call. */
export interface InternalTransaction_CallValueInfo {
  /** Amount, in sun or the token's smallest unit. */
  callValue: bigint;
  /** Token id; empty for TRX. */
  tokenId: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Ids of transactions, in hex. */
export interface TransactionIdList {
  /** Ids of the transactions, as hex without prefix. */
  txId: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Signature weight of a transaction. */
export interface TransactionSignWeight {
  /** Permission that the transaction names; absent if it cannot be used. */
  permission: Permission | undefined;
  /** 21-byte addresses of the signers; empty after an error. */
  approvedList: Uint8Array[];
  /** Sum of the weights of the signers. */
  currentWeight: bigint;
  /** Result of the check. */
  result: TransactionSignWeight_Result | undefined;
  /** Transaction of the request, with its id. */
  transaction: TransactionExtention | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Result of the check. */
export interface TransactionSignWeight_Result {
  /** Result of the check. */
  code: TransactionSignWeight_Result_responseCode;
  /** Error message; empty if there was no error. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The signers of a transaction. */
export interface TransactionApprovedList {
  /** 21-byte addresses of the signers, in the order of the signatures. */
  approvedList: Uint8Array[];
  /** Result of the request. */
  result: TransactionApprovedList_Result | undefined;
  /** Transaction of the request, with its id. */
  transaction: TransactionExtention | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Result of the request. */
export interface TransactionApprovedList_Result {
  /** Result of the request. */
  code: TransactionApprovedList_Result_responseCode;
  /** Error message; empty if there was no error. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseauthority(): authority {
  return { account: undefined, permissionName: NO_BYTES };
}

let authorityView: ViewClass<authority> | undefined;

export const authority: MessageFns<authority> = /* @__PURE__ */ checkedFns("authority", {
  encode(message: authority, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.account !== undefined) {
      AccountId.encode(message.account, writer.uint32(10).fork()).join();
    }
    if (message.permissionName.length !== 0) {
      writer.uint32(18).bytes(message.permissionName);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: authority = createBaseauthority()): authority {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.account = AccountId.decode(reader, reader.length(), message.account);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.permissionName = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<authority> {
    authorityView ??= viewClass(authority, createBaseauthority, [
      { name: "account", tags: [10], type: AccountId },
      { name: "permissionName", tags: [18], type: "bytes" },
    ]);
    return new authorityView(input, length);
  },

  create(base?: DeepPartial<authority>): authority {
    return authority.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<authority>): authority {
    const message = createBaseauthority();
    message.account =
      object.account !== undefined && object.account !== null ? AccountId.fromPartial(object.account) : undefined;
    message.permissionName = object.permissionName ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransaction(): Transaction {
  return { rawData: undefined, signature: [], ret: [] };
}

let TransactionView: ViewClass<Transaction> | undefined;

export const Transaction: MessageFns<Transaction> = /* @__PURE__ */ checkedFns("Transaction", {
  encode(message: Transaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.rawData !== undefined) {
      Transaction_raw.encode(message.rawData, writer.uint32(10).fork()).join();
    }
    for (const v of message.signature) {
      writer.uint32(18).bytes(v!);
    }
    for (const v of message.ret) {
      Transaction_Result.encode(v!, writer.uint32(42).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Transaction = createBaseTransaction(),
  ): Transaction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.rawData = Transaction_raw.decode(reader, reader.length(), message.rawData);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.signature.push(reader.bytes());
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.ret.push(Transaction_Result.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Transaction> {
    TransactionView ??= viewClass(Transaction, createBaseTransaction, [
      { name: "rawData", tags: [10], type: Transaction_raw },
      { name: "signature", tags: [18], type: "bytes", repeated: true },
      { name: "ret", tags: [42], type: Transaction_Result, repeated: true },
    ]);
    return new TransactionView(input, length);
  },

  create(base?: DeepPartial<Transaction>): Transaction {
    return Transaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Transaction>): Transaction {
    const message = createBaseTransaction();
    message.rawData =
      object.rawData !== undefined && object.rawData !== null ? Transaction_raw.fromPartial(object.rawData) : undefined;
    message.signature = object.signature?.map((e) => e) || [];
    message.ret = object.ret?.map((e) => Transaction_Result.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransaction_Contract(): Transaction_Contract {
  return { type: 0, parameter: undefined, provider: NO_BYTES, ContractName: NO_BYTES, PermissionId: 0 };
}

let Transaction_ContractView: ViewClass<Transaction_Contract> | undefined;

export const Transaction_Contract: MessageFns<Transaction_Contract> = /* @__PURE__ */ checkedFns(
  "Transaction_Contract",
  {
    encode(message: Transaction_Contract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.type !== 0) {
        writer.uint32(8).int32(message.type);
      }
      if (message.parameter !== undefined) {
        Any.encode(message.parameter, writer.uint32(18).fork()).join();
      }
      if (message.provider.length !== 0) {
        writer.uint32(26).bytes(message.provider);
      }
      if (message.ContractName.length !== 0) {
        writer.uint32(34).bytes(message.ContractName);
      }
      if (message.PermissionId !== 0) {
        writer.uint32(40).int32(message.PermissionId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: Transaction_Contract = createBaseTransaction_Contract(),
    ): Transaction_Contract {
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
            if (tag !== 18) {
              break;
            }

            message.parameter = Any.decode(reader, reader.length(), message.parameter);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.provider = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.ContractName = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.PermissionId = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Transaction_Contract> {
      Transaction_ContractView ??= viewClass(Transaction_Contract, createBaseTransaction_Contract, [
        { name: "type", tags: [8], type: "int32" },
        { name: "parameter", tags: [18], type: Any },
        { name: "provider", tags: [26], type: "bytes" },
        { name: "ContractName", tags: [34], type: "bytes" },
        { name: "PermissionId", tags: [40], type: "int32" },
      ]);
      return new Transaction_ContractView(input, length);
    },

    create(base?: DeepPartial<Transaction_Contract>): Transaction_Contract {
      return Transaction_Contract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Transaction_Contract>): Transaction_Contract {
      const message = createBaseTransaction_Contract();
      message.type = object.type ?? 0;
      message.parameter =
        object.parameter !== undefined && object.parameter !== null ? Any.fromPartial(object.parameter) : undefined;
      message.provider = object.provider ?? NO_BYTES;
      message.ContractName = object.ContractName ?? NO_BYTES;
      message.PermissionId = object.PermissionId ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransaction_Result(): Transaction_Result {
  return {
    fee: 0n,
    ret: 0,
    contractRet: 0,
    assetIssueID: "",
    withdrawAmount: 0n,
    unfreezeAmount: 0n,
    exchangeReceivedAmount: 0n,
    exchangeInjectAnotherAmount: 0n,
    exchangeWithdrawAnotherAmount: 0n,
    exchangeId: 0n,
    shieldedTransactionFee: 0n,
    orderId: NO_BYTES,
    orderDetails: [],
    withdrawExpireAmount: 0n,
    cancelUnfreezeV2Amount: {},
  };
}

let Transaction_ResultView: ViewClass<Transaction_Result> | undefined;

export const Transaction_Result: MessageFns<Transaction_Result> = /* @__PURE__ */ checkedFns("Transaction_Result", {
  encode(message: Transaction_Result, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.fee !== 0n) {
      writer.uint32(8).int64(message.fee);
    }
    if (message.ret !== 0) {
      writer.uint32(16).int32(message.ret);
    }
    if (message.contractRet !== 0) {
      writer.uint32(24).int32(message.contractRet);
    }
    if (message.assetIssueID !== "") {
      writer.uint32(114).string(message.assetIssueID);
    }
    if (message.withdrawAmount !== 0n) {
      writer.uint32(120).int64(message.withdrawAmount);
    }
    if (message.unfreezeAmount !== 0n) {
      writer.uint32(128).int64(message.unfreezeAmount);
    }
    if (message.exchangeReceivedAmount !== 0n) {
      writer.uint32(144).int64(message.exchangeReceivedAmount);
    }
    if (message.exchangeInjectAnotherAmount !== 0n) {
      writer.uint32(152).int64(message.exchangeInjectAnotherAmount);
    }
    if (message.exchangeWithdrawAnotherAmount !== 0n) {
      writer.uint32(160).int64(message.exchangeWithdrawAnotherAmount);
    }
    if (message.exchangeId !== 0n) {
      writer.uint32(168).int64(message.exchangeId);
    }
    if (message.shieldedTransactionFee !== 0n) {
      writer.uint32(176).int64(message.shieldedTransactionFee);
    }
    if (message.orderId.length !== 0) {
      writer.uint32(202).bytes(message.orderId);
    }
    for (const v of message.orderDetails) {
      MarketOrderDetail.encode(v!, writer.uint32(210).fork()).join();
    }
    if (message.withdrawExpireAmount !== 0n) {
      writer.uint32(216).int64(message.withdrawExpireAmount);
    }
    globalThis.Object.entries(message.cancelUnfreezeV2Amount).forEach(([key, value]: [string, bigint]) => {
      Transaction_Result_CancelUnfreezeV2AmountEntry.encode({ key, value }, writer.uint32(226).fork()).join();
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Transaction_Result = createBaseTransaction_Result(),
  ): Transaction_Result {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.fee = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.ret = reader.enumeration();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.contractRet = reader.enumeration();
          continue;
        }
        case 14: {
          if (tag !== 114) {
            break;
          }

          message.assetIssueID = reader.string();
          continue;
        }
        case 15: {
          if (tag !== 120) {
            break;
          }

          message.withdrawAmount = reader.int64() as bigint;
          continue;
        }
        case 16: {
          if (tag !== 128) {
            break;
          }

          message.unfreezeAmount = reader.int64() as bigint;
          continue;
        }
        case 18: {
          if (tag !== 144) {
            break;
          }

          message.exchangeReceivedAmount = reader.int64() as bigint;
          continue;
        }
        case 19: {
          if (tag !== 152) {
            break;
          }

          message.exchangeInjectAnotherAmount = reader.int64() as bigint;
          continue;
        }
        case 20: {
          if (tag !== 160) {
            break;
          }

          message.exchangeWithdrawAnotherAmount = reader.int64() as bigint;
          continue;
        }
        case 21: {
          if (tag !== 168) {
            break;
          }

          message.exchangeId = reader.int64() as bigint;
          continue;
        }
        case 22: {
          if (tag !== 176) {
            break;
          }

          message.shieldedTransactionFee = reader.int64() as bigint;
          continue;
        }
        case 25: {
          if (tag !== 202) {
            break;
          }

          message.orderId = reader.bytes();
          continue;
        }
        case 26: {
          if (tag !== 210) {
            break;
          }

          message.orderDetails.push(MarketOrderDetail.decode(reader, reader.length()));
          continue;
        }
        case 27: {
          if (tag !== 216) {
            break;
          }

          message.withdrawExpireAmount = reader.int64() as bigint;
          continue;
        }
        case 28: {
          if (tag !== 226) {
            break;
          }

          const entry28 = Transaction_Result_CancelUnfreezeV2AmountEntry.decode(reader, reader.length());
          setOwn(message.cancelUnfreezeV2Amount, entry28.key, entry28.value);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Transaction_Result> {
    Transaction_ResultView ??= viewClass(Transaction_Result, createBaseTransaction_Result, [
      { name: "fee", tags: [8], type: "int64" },
      { name: "ret", tags: [16], type: "int32" },
      { name: "contractRet", tags: [24], type: "int32" },
      { name: "assetIssueID", tags: [114], type: "string" },
      { name: "withdrawAmount", tags: [120], type: "int64" },
      { name: "unfreezeAmount", tags: [128], type: "int64" },
      { name: "exchangeReceivedAmount", tags: [144], type: "int64" },
      { name: "exchangeInjectAnotherAmount", tags: [152], type: "int64" },
      { name: "exchangeWithdrawAnotherAmount", tags: [160], type: "int64" },
      { name: "exchangeId", tags: [168], type: "int64" },
      { name: "shieldedTransactionFee", tags: [176], type: "int64" },
      { name: "orderId", tags: [202], type: "bytes" },
      { name: "orderDetails", tags: [210], type: MarketOrderDetail, repeated: true },
      { name: "withdrawExpireAmount", tags: [216], type: "int64" },
      {
        name: "cancelUnfreezeV2Amount",
        tags: [226],
        type: Transaction_Result_CancelUnfreezeV2AmountEntry,
        map: "object",
      },
    ]);
    return new Transaction_ResultView(input, length);
  },

  create(base?: DeepPartial<Transaction_Result>): Transaction_Result {
    return Transaction_Result.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Transaction_Result>): Transaction_Result {
    const message = createBaseTransaction_Result();
    message.fee = object.fee !== undefined && object.fee !== null ? BigInt(object.fee) : 0n;
    message.ret = object.ret ?? 0;
    message.contractRet = object.contractRet ?? 0;
    message.assetIssueID = object.assetIssueID ?? "";
    message.withdrawAmount =
      object.withdrawAmount !== undefined && object.withdrawAmount !== null ? BigInt(object.withdrawAmount) : 0n;
    message.unfreezeAmount =
      object.unfreezeAmount !== undefined && object.unfreezeAmount !== null ? BigInt(object.unfreezeAmount) : 0n;
    message.exchangeReceivedAmount =
      object.exchangeReceivedAmount !== undefined && object.exchangeReceivedAmount !== null
        ? BigInt(object.exchangeReceivedAmount)
        : 0n;
    message.exchangeInjectAnotherAmount =
      object.exchangeInjectAnotherAmount !== undefined && object.exchangeInjectAnotherAmount !== null
        ? BigInt(object.exchangeInjectAnotherAmount)
        : 0n;
    message.exchangeWithdrawAnotherAmount =
      object.exchangeWithdrawAnotherAmount !== undefined && object.exchangeWithdrawAnotherAmount !== null
        ? BigInt(object.exchangeWithdrawAnotherAmount)
        : 0n;
    message.exchangeId = object.exchangeId !== undefined && object.exchangeId !== null ? BigInt(object.exchangeId) : 0n;
    message.shieldedTransactionFee =
      object.shieldedTransactionFee !== undefined && object.shieldedTransactionFee !== null
        ? BigInt(object.shieldedTransactionFee)
        : 0n;
    message.orderId = object.orderId ?? NO_BYTES;
    message.orderDetails = object.orderDetails?.map((e) => MarketOrderDetail.fromPartial(e)) || [];
    message.withdrawExpireAmount =
      object.withdrawExpireAmount !== undefined && object.withdrawExpireAmount !== null
        ? BigInt(object.withdrawExpireAmount)
        : 0n;
    message.cancelUnfreezeV2Amount = (
      globalThis.Object.entries(object.cancelUnfreezeV2Amount ?? {}) as [string, bigint][]
    ).reduce((acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
      if (value !== undefined) {
        setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
      }
      return acc;
    }, {});
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransaction_Result_CancelUnfreezeV2AmountEntry(): Transaction_Result_CancelUnfreezeV2AmountEntry {
  return { key: "", value: 0n };
}

let Transaction_Result_CancelUnfreezeV2AmountEntryView:
  | ViewClass<Transaction_Result_CancelUnfreezeV2AmountEntry>
  | undefined;

export const Transaction_Result_CancelUnfreezeV2AmountEntry: MessageFns<Transaction_Result_CancelUnfreezeV2AmountEntry> =
  /* @__PURE__ */ checkedFns("Transaction_Result_CancelUnfreezeV2AmountEntry", {
    encode(
      message: Transaction_Result_CancelUnfreezeV2AmountEntry,
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
      message: Transaction_Result_CancelUnfreezeV2AmountEntry = createBaseTransaction_Result_CancelUnfreezeV2AmountEntry(),
    ): Transaction_Result_CancelUnfreezeV2AmountEntry {
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

    lazy(
      input: BinaryReader | Uint8Array,
      length?: number,
    ): LazyMessage<Transaction_Result_CancelUnfreezeV2AmountEntry> {
      Transaction_Result_CancelUnfreezeV2AmountEntryView ??= viewClass(
        Transaction_Result_CancelUnfreezeV2AmountEntry,
        createBaseTransaction_Result_CancelUnfreezeV2AmountEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new Transaction_Result_CancelUnfreezeV2AmountEntryView(input, length);
    },

    create(
      base?: DeepPartial<Transaction_Result_CancelUnfreezeV2AmountEntry>,
    ): Transaction_Result_CancelUnfreezeV2AmountEntry {
      return Transaction_Result_CancelUnfreezeV2AmountEntry.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<Transaction_Result_CancelUnfreezeV2AmountEntry>,
    ): Transaction_Result_CancelUnfreezeV2AmountEntry {
      const message = createBaseTransaction_Result_CancelUnfreezeV2AmountEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseTransaction_raw(): Transaction_raw {
  return {
    refBlockBytes: NO_BYTES,
    refBlockNum: 0n,
    refBlockHash: NO_BYTES,
    expiration: 0n,
    auths: [],
    data: NO_BYTES,
    contract: [],
    scripts: NO_BYTES,
    timestamp: 0n,
    feeLimit: 0n,
  };
}

let Transaction_rawView: ViewClass<Transaction_raw> | undefined;

export const Transaction_raw: MessageFns<Transaction_raw> = /* @__PURE__ */ checkedFns("Transaction_raw", {
  encode(message: Transaction_raw, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.refBlockBytes.length !== 0) {
      writer.uint32(10).bytes(message.refBlockBytes);
    }
    if (message.refBlockNum !== 0n) {
      writer.uint32(24).int64(message.refBlockNum);
    }
    if (message.refBlockHash.length !== 0) {
      writer.uint32(34).bytes(message.refBlockHash);
    }
    if (message.expiration !== 0n) {
      writer.uint32(64).int64(message.expiration);
    }
    for (const v of message.auths) {
      authority.encode(v!, writer.uint32(74).fork()).join();
    }
    if (message.data.length !== 0) {
      writer.uint32(82).bytes(message.data);
    }
    for (const v of message.contract) {
      Transaction_Contract.encode(v!, writer.uint32(90).fork()).join();
    }
    if (message.scripts.length !== 0) {
      writer.uint32(98).bytes(message.scripts);
    }
    if (message.timestamp !== 0n) {
      writer.uint32(112).int64(message.timestamp);
    }
    if (message.feeLimit !== 0n) {
      writer.uint32(144).int64(message.feeLimit);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: Transaction_raw = createBaseTransaction_raw(),
  ): Transaction_raw {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.refBlockBytes = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.refBlockNum = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.refBlockHash = reader.bytes();
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.expiration = reader.int64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.auths.push(authority.decode(reader, reader.length()));
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.data = reader.bytes();
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.contract.push(Transaction_Contract.decode(reader, reader.length()));
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.scripts = reader.bytes();
          continue;
        }
        case 14: {
          if (tag !== 112) {
            break;
          }

          message.timestamp = reader.int64() as bigint;
          continue;
        }
        case 18: {
          if (tag !== 144) {
            break;
          }

          message.feeLimit = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Transaction_raw> {
    Transaction_rawView ??= viewClass(Transaction_raw, createBaseTransaction_raw, [
      { name: "refBlockBytes", tags: [10], type: "bytes" },
      { name: "refBlockNum", tags: [24], type: "int64" },
      { name: "refBlockHash", tags: [34], type: "bytes" },
      { name: "expiration", tags: [64], type: "int64" },
      { name: "auths", tags: [74], type: authority, repeated: true },
      { name: "data", tags: [82], type: "bytes" },
      { name: "contract", tags: [90], type: Transaction_Contract, repeated: true },
      { name: "scripts", tags: [98], type: "bytes" },
      { name: "timestamp", tags: [112], type: "int64" },
      { name: "feeLimit", tags: [144], type: "int64" },
    ]);
    return new Transaction_rawView(input, length);
  },

  create(base?: DeepPartial<Transaction_raw>): Transaction_raw {
    return Transaction_raw.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Transaction_raw>): Transaction_raw {
    const message = createBaseTransaction_raw();
    message.refBlockBytes = object.refBlockBytes ?? NO_BYTES;
    message.refBlockNum =
      object.refBlockNum !== undefined && object.refBlockNum !== null ? BigInt(object.refBlockNum) : 0n;
    message.refBlockHash = object.refBlockHash ?? NO_BYTES;
    message.expiration = object.expiration !== undefined && object.expiration !== null ? BigInt(object.expiration) : 0n;
    message.auths = object.auths?.map((e) => authority.fromPartial(e)) || [];
    message.data = object.data ?? NO_BYTES;
    message.contract = object.contract?.map((e) => Transaction_Contract.fromPartial(e)) || [];
    message.scripts = object.scripts ?? NO_BYTES;
    message.timestamp = object.timestamp !== undefined && object.timestamp !== null ? BigInt(object.timestamp) : 0n;
    message.feeLimit = object.feeLimit !== undefined && object.feeLimit !== null ? BigInt(object.feeLimit) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionExtention(): TransactionExtention {
  return {
    transaction: undefined,
    txid: NO_BYTES,
    constantResult: [],
    result: undefined,
    energyUsed: 0n,
    logs: [],
    internalTransactions: [],
    energyPenalty: 0n,
  };
}

let TransactionExtentionView: ViewClass<TransactionExtention> | undefined;

export const TransactionExtention: MessageFns<TransactionExtention> = /* @__PURE__ */ checkedFns(
  "TransactionExtention",
  {
    encode(message: TransactionExtention, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message.txid.length !== 0) {
        writer.uint32(18).bytes(message.txid);
      }
      for (const v of message.constantResult) {
        writer.uint32(26).bytes(v!);
      }
      if (message.result !== undefined) {
        Return.encode(message.result, writer.uint32(34).fork()).join();
      }
      if (message.energyUsed !== 0n) {
        writer.uint32(40).int64(message.energyUsed);
      }
      for (const v of message.logs) {
        TransactionInfo_Log.encode(v!, writer.uint32(50).fork()).join();
      }
      for (const v of message.internalTransactions) {
        InternalTransaction.encode(v!, writer.uint32(58).fork()).join();
      }
      if (message.energyPenalty !== 0n) {
        writer.uint32(64).int64(message.energyPenalty);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionExtention = createBaseTransactionExtention(),
    ): TransactionExtention {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.txid = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.constantResult.push(reader.bytes());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.result = Return.decode(reader, reader.length(), message.result);
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.energyUsed = reader.int64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.logs.push(TransactionInfo_Log.decode(reader, reader.length()));
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.internalTransactions.push(InternalTransaction.decode(reader, reader.length()));
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.energyPenalty = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionExtention> {
      TransactionExtentionView ??= viewClass(TransactionExtention, createBaseTransactionExtention, [
        { name: "transaction", tags: [10], type: Transaction },
        { name: "txid", tags: [18], type: "bytes" },
        { name: "constantResult", tags: [26], type: "bytes", repeated: true },
        { name: "result", tags: [34], type: Return },
        { name: "energyUsed", tags: [40], type: "int64" },
        { name: "logs", tags: [50], type: TransactionInfo_Log, repeated: true },
        { name: "internalTransactions", tags: [58], type: InternalTransaction, repeated: true },
        { name: "energyPenalty", tags: [64], type: "int64" },
      ]);
      return new TransactionExtentionView(input, length);
    },

    create(base?: DeepPartial<TransactionExtention>): TransactionExtention {
      return TransactionExtention.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionExtention>): TransactionExtention {
      const message = createBaseTransactionExtention();
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? Transaction.fromPartial(object.transaction)
          : undefined;
      message.txid = object.txid ?? NO_BYTES;
      message.constantResult = object.constantResult?.map((e) => e) || [];
      message.result =
        object.result !== undefined && object.result !== null ? Return.fromPartial(object.result) : undefined;
      message.energyUsed =
        object.energyUsed !== undefined && object.energyUsed !== null ? BigInt(object.energyUsed) : 0n;
      message.logs = object.logs?.map((e) => TransactionInfo_Log.fromPartial(e)) || [];
      message.internalTransactions = object.internalTransactions?.map((e) => InternalTransaction.fromPartial(e)) || [];
      message.energyPenalty =
        object.energyPenalty !== undefined && object.energyPenalty !== null ? BigInt(object.energyPenalty) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionInfo(): TransactionInfo {
  return {
    id: NO_BYTES,
    fee: 0n,
    blockNumber: 0n,
    blockTimeStamp: 0n,
    contractResult: [],
    contractAddress: NO_BYTES,
    receipt: undefined,
    log: [],
    result: 0,
    resMessage: NO_BYTES,
    assetIssueID: "",
    withdrawAmount: 0n,
    unfreezeAmount: 0n,
    internalTransactions: [],
    exchangeReceivedAmount: 0n,
    exchangeInjectAnotherAmount: 0n,
    exchangeWithdrawAnotherAmount: 0n,
    exchangeId: 0n,
    shieldedTransactionFee: 0n,
    orderId: NO_BYTES,
    orderDetails: [],
    packingFee: 0n,
    withdrawExpireAmount: 0n,
    cancelUnfreezeV2Amount: {},
  };
}

let TransactionInfoView: ViewClass<TransactionInfo> | undefined;

export const TransactionInfo: MessageFns<TransactionInfo> = /* @__PURE__ */ checkedFns("TransactionInfo", {
  encode(message: TransactionInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id.length !== 0) {
      writer.uint32(10).bytes(message.id);
    }
    if (message.fee !== 0n) {
      writer.uint32(16).int64(message.fee);
    }
    if (message.blockNumber !== 0n) {
      writer.uint32(24).int64(message.blockNumber);
    }
    if (message.blockTimeStamp !== 0n) {
      writer.uint32(32).int64(message.blockTimeStamp);
    }
    for (const v of message.contractResult) {
      writer.uint32(42).bytes(v!);
    }
    if (message.contractAddress.length !== 0) {
      writer.uint32(50).bytes(message.contractAddress);
    }
    if (message.receipt !== undefined) {
      ResourceReceipt.encode(message.receipt, writer.uint32(58).fork()).join();
    }
    for (const v of message.log) {
      TransactionInfo_Log.encode(v!, writer.uint32(66).fork()).join();
    }
    if (message.result !== 0) {
      writer.uint32(72).int32(message.result);
    }
    if (message.resMessage.length !== 0) {
      writer.uint32(82).bytes(message.resMessage);
    }
    if (message.assetIssueID !== "") {
      writer.uint32(114).string(message.assetIssueID);
    }
    if (message.withdrawAmount !== 0n) {
      writer.uint32(120).int64(message.withdrawAmount);
    }
    if (message.unfreezeAmount !== 0n) {
      writer.uint32(128).int64(message.unfreezeAmount);
    }
    for (const v of message.internalTransactions) {
      InternalTransaction.encode(v!, writer.uint32(138).fork()).join();
    }
    if (message.exchangeReceivedAmount !== 0n) {
      writer.uint32(144).int64(message.exchangeReceivedAmount);
    }
    if (message.exchangeInjectAnotherAmount !== 0n) {
      writer.uint32(152).int64(message.exchangeInjectAnotherAmount);
    }
    if (message.exchangeWithdrawAnotherAmount !== 0n) {
      writer.uint32(160).int64(message.exchangeWithdrawAnotherAmount);
    }
    if (message.exchangeId !== 0n) {
      writer.uint32(168).int64(message.exchangeId);
    }
    if (message.shieldedTransactionFee !== 0n) {
      writer.uint32(176).int64(message.shieldedTransactionFee);
    }
    if (message.orderId.length !== 0) {
      writer.uint32(202).bytes(message.orderId);
    }
    for (const v of message.orderDetails) {
      MarketOrderDetail.encode(v!, writer.uint32(210).fork()).join();
    }
    if (message.packingFee !== 0n) {
      writer.uint32(216).int64(message.packingFee);
    }
    if (message.withdrawExpireAmount !== 0n) {
      writer.uint32(224).int64(message.withdrawExpireAmount);
    }
    globalThis.Object.entries(message.cancelUnfreezeV2Amount).forEach(([key, value]: [string, bigint]) => {
      TransactionInfo_CancelUnfreezeV2AmountEntry.encode({ key, value }, writer.uint32(234).fork()).join();
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionInfo = createBaseTransactionInfo(),
  ): TransactionInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.id = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.fee = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.blockNumber = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.blockTimeStamp = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.contractResult.push(reader.bytes());
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.contractAddress = reader.bytes();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.receipt = ResourceReceipt.decode(reader, reader.length(), message.receipt);
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.log.push(TransactionInfo_Log.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.result = reader.enumeration();
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.resMessage = reader.bytes();
          continue;
        }
        case 14: {
          if (tag !== 114) {
            break;
          }

          message.assetIssueID = reader.string();
          continue;
        }
        case 15: {
          if (tag !== 120) {
            break;
          }

          message.withdrawAmount = reader.int64() as bigint;
          continue;
        }
        case 16: {
          if (tag !== 128) {
            break;
          }

          message.unfreezeAmount = reader.int64() as bigint;
          continue;
        }
        case 17: {
          if (tag !== 138) {
            break;
          }

          message.internalTransactions.push(InternalTransaction.decode(reader, reader.length()));
          continue;
        }
        case 18: {
          if (tag !== 144) {
            break;
          }

          message.exchangeReceivedAmount = reader.int64() as bigint;
          continue;
        }
        case 19: {
          if (tag !== 152) {
            break;
          }

          message.exchangeInjectAnotherAmount = reader.int64() as bigint;
          continue;
        }
        case 20: {
          if (tag !== 160) {
            break;
          }

          message.exchangeWithdrawAnotherAmount = reader.int64() as bigint;
          continue;
        }
        case 21: {
          if (tag !== 168) {
            break;
          }

          message.exchangeId = reader.int64() as bigint;
          continue;
        }
        case 22: {
          if (tag !== 176) {
            break;
          }

          message.shieldedTransactionFee = reader.int64() as bigint;
          continue;
        }
        case 25: {
          if (tag !== 202) {
            break;
          }

          message.orderId = reader.bytes();
          continue;
        }
        case 26: {
          if (tag !== 210) {
            break;
          }

          message.orderDetails.push(MarketOrderDetail.decode(reader, reader.length()));
          continue;
        }
        case 27: {
          if (tag !== 216) {
            break;
          }

          message.packingFee = reader.int64() as bigint;
          continue;
        }
        case 28: {
          if (tag !== 224) {
            break;
          }

          message.withdrawExpireAmount = reader.int64() as bigint;
          continue;
        }
        case 29: {
          if (tag !== 234) {
            break;
          }

          const entry29 = TransactionInfo_CancelUnfreezeV2AmountEntry.decode(reader, reader.length());
          setOwn(message.cancelUnfreezeV2Amount, entry29.key, entry29.value);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionInfo> {
    TransactionInfoView ??= viewClass(TransactionInfo, createBaseTransactionInfo, [
      { name: "id", tags: [10], type: "bytes" },
      { name: "fee", tags: [16], type: "int64" },
      { name: "blockNumber", tags: [24], type: "int64" },
      { name: "blockTimeStamp", tags: [32], type: "int64" },
      { name: "contractResult", tags: [42], type: "bytes", repeated: true },
      { name: "contractAddress", tags: [50], type: "bytes" },
      { name: "receipt", tags: [58], type: ResourceReceipt },
      { name: "log", tags: [66], type: TransactionInfo_Log, repeated: true },
      { name: "result", tags: [72], type: "int32" },
      { name: "resMessage", tags: [82], type: "bytes" },
      { name: "assetIssueID", tags: [114], type: "string" },
      { name: "withdrawAmount", tags: [120], type: "int64" },
      { name: "unfreezeAmount", tags: [128], type: "int64" },
      { name: "internalTransactions", tags: [138], type: InternalTransaction, repeated: true },
      { name: "exchangeReceivedAmount", tags: [144], type: "int64" },
      { name: "exchangeInjectAnotherAmount", tags: [152], type: "int64" },
      { name: "exchangeWithdrawAnotherAmount", tags: [160], type: "int64" },
      { name: "exchangeId", tags: [168], type: "int64" },
      { name: "shieldedTransactionFee", tags: [176], type: "int64" },
      { name: "orderId", tags: [202], type: "bytes" },
      { name: "orderDetails", tags: [210], type: MarketOrderDetail, repeated: true },
      { name: "packingFee", tags: [216], type: "int64" },
      { name: "withdrawExpireAmount", tags: [224], type: "int64" },
      { name: "cancelUnfreezeV2Amount", tags: [234], type: TransactionInfo_CancelUnfreezeV2AmountEntry, map: "object" },
    ]);
    return new TransactionInfoView(input, length);
  },

  create(base?: DeepPartial<TransactionInfo>): TransactionInfo {
    return TransactionInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionInfo>): TransactionInfo {
    const message = createBaseTransactionInfo();
    message.id = object.id ?? NO_BYTES;
    message.fee = object.fee !== undefined && object.fee !== null ? BigInt(object.fee) : 0n;
    message.blockNumber =
      object.blockNumber !== undefined && object.blockNumber !== null ? BigInt(object.blockNumber) : 0n;
    message.blockTimeStamp =
      object.blockTimeStamp !== undefined && object.blockTimeStamp !== null ? BigInt(object.blockTimeStamp) : 0n;
    message.contractResult = object.contractResult?.map((e) => e) || [];
    message.contractAddress = object.contractAddress ?? NO_BYTES;
    message.receipt =
      object.receipt !== undefined && object.receipt !== null ? ResourceReceipt.fromPartial(object.receipt) : undefined;
    message.log = object.log?.map((e) => TransactionInfo_Log.fromPartial(e)) || [];
    message.result = object.result ?? 0;
    message.resMessage = object.resMessage ?? NO_BYTES;
    message.assetIssueID = object.assetIssueID ?? "";
    message.withdrawAmount =
      object.withdrawAmount !== undefined && object.withdrawAmount !== null ? BigInt(object.withdrawAmount) : 0n;
    message.unfreezeAmount =
      object.unfreezeAmount !== undefined && object.unfreezeAmount !== null ? BigInt(object.unfreezeAmount) : 0n;
    message.internalTransactions = object.internalTransactions?.map((e) => InternalTransaction.fromPartial(e)) || [];
    message.exchangeReceivedAmount =
      object.exchangeReceivedAmount !== undefined && object.exchangeReceivedAmount !== null
        ? BigInt(object.exchangeReceivedAmount)
        : 0n;
    message.exchangeInjectAnotherAmount =
      object.exchangeInjectAnotherAmount !== undefined && object.exchangeInjectAnotherAmount !== null
        ? BigInt(object.exchangeInjectAnotherAmount)
        : 0n;
    message.exchangeWithdrawAnotherAmount =
      object.exchangeWithdrawAnotherAmount !== undefined && object.exchangeWithdrawAnotherAmount !== null
        ? BigInt(object.exchangeWithdrawAnotherAmount)
        : 0n;
    message.exchangeId = object.exchangeId !== undefined && object.exchangeId !== null ? BigInt(object.exchangeId) : 0n;
    message.shieldedTransactionFee =
      object.shieldedTransactionFee !== undefined && object.shieldedTransactionFee !== null
        ? BigInt(object.shieldedTransactionFee)
        : 0n;
    message.orderId = object.orderId ?? NO_BYTES;
    message.orderDetails = object.orderDetails?.map((e) => MarketOrderDetail.fromPartial(e)) || [];
    message.packingFee = object.packingFee !== undefined && object.packingFee !== null ? BigInt(object.packingFee) : 0n;
    message.withdrawExpireAmount =
      object.withdrawExpireAmount !== undefined && object.withdrawExpireAmount !== null
        ? BigInt(object.withdrawExpireAmount)
        : 0n;
    message.cancelUnfreezeV2Amount = (
      globalThis.Object.entries(object.cancelUnfreezeV2Amount ?? {}) as [string, bigint][]
    ).reduce((acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
      if (value !== undefined) {
        setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
      }
      return acc;
    }, {});
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionInfo_Log(): TransactionInfo_Log {
  return { address: NO_BYTES, topics: [], data: NO_BYTES };
}

let TransactionInfo_LogView: ViewClass<TransactionInfo_Log> | undefined;

export const TransactionInfo_Log: MessageFns<TransactionInfo_Log> = /* @__PURE__ */ checkedFns("TransactionInfo_Log", {
  encode(message: TransactionInfo_Log, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address.length !== 0) {
      writer.uint32(10).bytes(message.address);
    }
    for (const v of message.topics) {
      writer.uint32(18).bytes(v!);
    }
    if (message.data.length !== 0) {
      writer.uint32(26).bytes(message.data);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionInfo_Log = createBaseTransactionInfo_Log(),
  ): TransactionInfo_Log {
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
          if (tag !== 18) {
            break;
          }

          message.topics.push(reader.bytes());
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.data = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionInfo_Log> {
    TransactionInfo_LogView ??= viewClass(TransactionInfo_Log, createBaseTransactionInfo_Log, [
      { name: "address", tags: [10], type: "bytes" },
      { name: "topics", tags: [18], type: "bytes", repeated: true },
      { name: "data", tags: [26], type: "bytes" },
    ]);
    return new TransactionInfo_LogView(input, length);
  },

  create(base?: DeepPartial<TransactionInfo_Log>): TransactionInfo_Log {
    return TransactionInfo_Log.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionInfo_Log>): TransactionInfo_Log {
    const message = createBaseTransactionInfo_Log();
    message.address = object.address ?? NO_BYTES;
    message.topics = object.topics?.map((e) => e) || [];
    message.data = object.data ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionInfo_CancelUnfreezeV2AmountEntry(): TransactionInfo_CancelUnfreezeV2AmountEntry {
  return { key: "", value: 0n };
}

let TransactionInfo_CancelUnfreezeV2AmountEntryView: ViewClass<TransactionInfo_CancelUnfreezeV2AmountEntry> | undefined;

export const TransactionInfo_CancelUnfreezeV2AmountEntry: MessageFns<TransactionInfo_CancelUnfreezeV2AmountEntry> =
  /* @__PURE__ */ checkedFns("TransactionInfo_CancelUnfreezeV2AmountEntry", {
    encode(
      message: TransactionInfo_CancelUnfreezeV2AmountEntry,
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
      message: TransactionInfo_CancelUnfreezeV2AmountEntry = createBaseTransactionInfo_CancelUnfreezeV2AmountEntry(),
    ): TransactionInfo_CancelUnfreezeV2AmountEntry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionInfo_CancelUnfreezeV2AmountEntry> {
      TransactionInfo_CancelUnfreezeV2AmountEntryView ??= viewClass(
        TransactionInfo_CancelUnfreezeV2AmountEntry,
        createBaseTransactionInfo_CancelUnfreezeV2AmountEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new TransactionInfo_CancelUnfreezeV2AmountEntryView(input, length);
    },

    create(
      base?: DeepPartial<TransactionInfo_CancelUnfreezeV2AmountEntry>,
    ): TransactionInfo_CancelUnfreezeV2AmountEntry {
      return TransactionInfo_CancelUnfreezeV2AmountEntry.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<TransactionInfo_CancelUnfreezeV2AmountEntry>,
    ): TransactionInfo_CancelUnfreezeV2AmountEntry {
      const message = createBaseTransactionInfo_CancelUnfreezeV2AmountEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseTransactionInfoList(): TransactionInfoList {
  return { transactionInfo: [] };
}

let TransactionInfoListView: ViewClass<TransactionInfoList> | undefined;

export const TransactionInfoList: MessageFns<TransactionInfoList> = /* @__PURE__ */ checkedFns("TransactionInfoList", {
  encode(message: TransactionInfoList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.transactionInfo) {
      TransactionInfo.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionInfoList = createBaseTransactionInfoList(),
  ): TransactionInfoList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.transactionInfo.push(TransactionInfo.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionInfoList> {
    TransactionInfoListView ??= viewClass(TransactionInfoList, createBaseTransactionInfoList, [
      { name: "transactionInfo", tags: [10], type: TransactionInfo, repeated: true },
    ]);
    return new TransactionInfoListView(input, length);
  },

  create(base?: DeepPartial<TransactionInfoList>): TransactionInfoList {
    return TransactionInfoList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionInfoList>): TransactionInfoList {
    const message = createBaseTransactionInfoList();
    message.transactionInfo = object.transactionInfo?.map((e) => TransactionInfo.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseResourceReceipt(): ResourceReceipt {
  return {
    energyUsage: 0n,
    energyFee: 0n,
    originEnergyUsage: 0n,
    energyUsageTotal: 0n,
    netUsage: 0n,
    netFee: 0n,
    result: 0,
    energyPenaltyTotal: 0n,
  };
}

let ResourceReceiptView: ViewClass<ResourceReceipt> | undefined;

export const ResourceReceipt: MessageFns<ResourceReceipt> = /* @__PURE__ */ checkedFns("ResourceReceipt", {
  encode(message: ResourceReceipt, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.energyUsage !== 0n) {
      writer.uint32(8).int64(message.energyUsage);
    }
    if (message.energyFee !== 0n) {
      writer.uint32(16).int64(message.energyFee);
    }
    if (message.originEnergyUsage !== 0n) {
      writer.uint32(24).int64(message.originEnergyUsage);
    }
    if (message.energyUsageTotal !== 0n) {
      writer.uint32(32).int64(message.energyUsageTotal);
    }
    if (message.netUsage !== 0n) {
      writer.uint32(40).int64(message.netUsage);
    }
    if (message.netFee !== 0n) {
      writer.uint32(48).int64(message.netFee);
    }
    if (message.result !== 0) {
      writer.uint32(56).int32(message.result);
    }
    if (message.energyPenaltyTotal !== 0n) {
      writer.uint32(64).int64(message.energyPenaltyTotal);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ResourceReceipt = createBaseResourceReceipt(),
  ): ResourceReceipt {
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
          if (tag !== 16) {
            break;
          }

          message.energyFee = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.originEnergyUsage = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.energyUsageTotal = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.netUsage = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.netFee = reader.int64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.result = reader.enumeration();
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.energyPenaltyTotal = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ResourceReceipt> {
    ResourceReceiptView ??= viewClass(ResourceReceipt, createBaseResourceReceipt, [
      { name: "energyUsage", tags: [8], type: "int64" },
      { name: "energyFee", tags: [16], type: "int64" },
      { name: "originEnergyUsage", tags: [24], type: "int64" },
      { name: "energyUsageTotal", tags: [32], type: "int64" },
      { name: "netUsage", tags: [40], type: "int64" },
      { name: "netFee", tags: [48], type: "int64" },
      { name: "result", tags: [56], type: "int32" },
      { name: "energyPenaltyTotal", tags: [64], type: "int64" },
    ]);
    return new ResourceReceiptView(input, length);
  },

  create(base?: DeepPartial<ResourceReceipt>): ResourceReceipt {
    return ResourceReceipt.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ResourceReceipt>): ResourceReceipt {
    const message = createBaseResourceReceipt();
    message.energyUsage =
      object.energyUsage !== undefined && object.energyUsage !== null ? BigInt(object.energyUsage) : 0n;
    message.energyFee = object.energyFee !== undefined && object.energyFee !== null ? BigInt(object.energyFee) : 0n;
    message.originEnergyUsage =
      object.originEnergyUsage !== undefined && object.originEnergyUsage !== null
        ? BigInt(object.originEnergyUsage)
        : 0n;
    message.energyUsageTotal =
      object.energyUsageTotal !== undefined && object.energyUsageTotal !== null ? BigInt(object.energyUsageTotal) : 0n;
    message.netUsage = object.netUsage !== undefined && object.netUsage !== null ? BigInt(object.netUsage) : 0n;
    message.netFee = object.netFee !== undefined && object.netFee !== null ? BigInt(object.netFee) : 0n;
    message.result = object.result ?? 0;
    message.energyPenaltyTotal =
      object.energyPenaltyTotal !== undefined && object.energyPenaltyTotal !== null
        ? BigInt(object.energyPenaltyTotal)
        : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseInternalTransaction(): InternalTransaction {
  return {
    hash: NO_BYTES,
    callerAddress: NO_BYTES,
    transferToAddress: NO_BYTES,
    callValueInfo: [],
    note: NO_BYTES,
    rejected: false,
    extra: "",
  };
}

let InternalTransactionView: ViewClass<InternalTransaction> | undefined;

export const InternalTransaction: MessageFns<InternalTransaction> = /* @__PURE__ */ checkedFns("InternalTransaction", {
  encode(message: InternalTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.hash.length !== 0) {
      writer.uint32(10).bytes(message.hash);
    }
    if (message.callerAddress.length !== 0) {
      writer.uint32(18).bytes(message.callerAddress);
    }
    if (message.transferToAddress.length !== 0) {
      writer.uint32(26).bytes(message.transferToAddress);
    }
    for (const v of message.callValueInfo) {
      InternalTransaction_CallValueInfo.encode(v!, writer.uint32(34).fork()).join();
    }
    if (message.note.length !== 0) {
      writer.uint32(42).bytes(message.note);
    }
    if (message.rejected !== false) {
      writer.uint32(48).bool(message.rejected);
    }
    if (message.extra !== "") {
      writer.uint32(58).string(message.extra);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: InternalTransaction = createBaseInternalTransaction(),
  ): InternalTransaction {
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
          if (tag !== 18) {
            break;
          }

          message.callerAddress = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.transferToAddress = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.callValueInfo.push(InternalTransaction_CallValueInfo.decode(reader, reader.length()));
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.note = reader.bytes();
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.rejected = reader.bool();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.extra = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<InternalTransaction> {
    InternalTransactionView ??= viewClass(InternalTransaction, createBaseInternalTransaction, [
      { name: "hash", tags: [10], type: "bytes" },
      { name: "callerAddress", tags: [18], type: "bytes" },
      { name: "transferToAddress", tags: [26], type: "bytes" },
      { name: "callValueInfo", tags: [34], type: InternalTransaction_CallValueInfo, repeated: true },
      { name: "note", tags: [42], type: "bytes" },
      { name: "rejected", tags: [48], type: "bool" },
      { name: "extra", tags: [58], type: "string" },
    ]);
    return new InternalTransactionView(input, length);
  },

  create(base?: DeepPartial<InternalTransaction>): InternalTransaction {
    return InternalTransaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<InternalTransaction>): InternalTransaction {
    const message = createBaseInternalTransaction();
    message.hash = object.hash ?? NO_BYTES;
    message.callerAddress = object.callerAddress ?? NO_BYTES;
    message.transferToAddress = object.transferToAddress ?? NO_BYTES;
    message.callValueInfo = object.callValueInfo?.map((e) => InternalTransaction_CallValueInfo.fromPartial(e)) || [];
    message.note = object.note ?? NO_BYTES;
    message.rejected = object.rejected ?? false;
    message.extra = object.extra ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseInternalTransaction_CallValueInfo(): InternalTransaction_CallValueInfo {
  return { callValue: 0n, tokenId: "" };
}

let InternalTransaction_CallValueInfoView: ViewClass<InternalTransaction_CallValueInfo> | undefined;

export const InternalTransaction_CallValueInfo: MessageFns<InternalTransaction_CallValueInfo> =
  /* @__PURE__ */ checkedFns("InternalTransaction_CallValueInfo", {
    encode(message: InternalTransaction_CallValueInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.callValue !== 0n) {
        writer.uint32(8).int64(message.callValue);
      }
      if (message.tokenId !== "") {
        writer.uint32(18).string(message.tokenId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: InternalTransaction_CallValueInfo = createBaseInternalTransaction_CallValueInfo(),
    ): InternalTransaction_CallValueInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.callValue = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.tokenId = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<InternalTransaction_CallValueInfo> {
      InternalTransaction_CallValueInfoView ??= viewClass(
        InternalTransaction_CallValueInfo,
        createBaseInternalTransaction_CallValueInfo,
        [
          { name: "callValue", tags: [8], type: "int64" },
          { name: "tokenId", tags: [18], type: "string" },
        ],
      );
      return new InternalTransaction_CallValueInfoView(input, length);
    },

    create(base?: DeepPartial<InternalTransaction_CallValueInfo>): InternalTransaction_CallValueInfo {
      return InternalTransaction_CallValueInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<InternalTransaction_CallValueInfo>): InternalTransaction_CallValueInfo {
      const message = createBaseInternalTransaction_CallValueInfo();
      message.callValue = object.callValue !== undefined && object.callValue !== null ? BigInt(object.callValue) : 0n;
      message.tokenId = object.tokenId ?? "";
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseTransactionIdList(): TransactionIdList {
  return { txId: [] };
}

let TransactionIdListView: ViewClass<TransactionIdList> | undefined;

export const TransactionIdList: MessageFns<TransactionIdList> = /* @__PURE__ */ checkedFns("TransactionIdList", {
  encode(message: TransactionIdList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.txId) {
      writer.uint32(10).string(v!);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionIdList = createBaseTransactionIdList(),
  ): TransactionIdList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.txId.push(reader.string());
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionIdList> {
    TransactionIdListView ??= viewClass(TransactionIdList, createBaseTransactionIdList, [
      { name: "txId", tags: [10], type: "string", repeated: true },
    ]);
    return new TransactionIdListView(input, length);
  },

  create(base?: DeepPartial<TransactionIdList>): TransactionIdList {
    return TransactionIdList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionIdList>): TransactionIdList {
    const message = createBaseTransactionIdList();
    message.txId = object.txId?.map((e) => e) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionSignWeight(): TransactionSignWeight {
  return { permission: undefined, approvedList: [], currentWeight: 0n, result: undefined, transaction: undefined };
}

let TransactionSignWeightView: ViewClass<TransactionSignWeight> | undefined;

export const TransactionSignWeight: MessageFns<TransactionSignWeight> = /* @__PURE__ */ checkedFns(
  "TransactionSignWeight",
  {
    encode(message: TransactionSignWeight, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.permission !== undefined) {
        Permission.encode(message.permission, writer.uint32(10).fork()).join();
      }
      for (const v of message.approvedList) {
        writer.uint32(18).bytes(v!);
      }
      if (message.currentWeight !== 0n) {
        writer.uint32(24).int64(message.currentWeight);
      }
      if (message.result !== undefined) {
        TransactionSignWeight_Result.encode(message.result, writer.uint32(34).fork()).join();
      }
      if (message.transaction !== undefined) {
        TransactionExtention.encode(message.transaction, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionSignWeight = createBaseTransactionSignWeight(),
    ): TransactionSignWeight {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.permission = Permission.decode(reader, reader.length(), message.permission);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.approvedList.push(reader.bytes());
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.currentWeight = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.result = TransactionSignWeight_Result.decode(reader, reader.length(), message.result);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.transaction = TransactionExtention.decode(reader, reader.length(), message.transaction);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionSignWeight> {
      TransactionSignWeightView ??= viewClass(TransactionSignWeight, createBaseTransactionSignWeight, [
        { name: "permission", tags: [10], type: Permission },
        { name: "approvedList", tags: [18], type: "bytes", repeated: true },
        { name: "currentWeight", tags: [24], type: "int64" },
        { name: "result", tags: [34], type: TransactionSignWeight_Result },
        { name: "transaction", tags: [42], type: TransactionExtention },
      ]);
      return new TransactionSignWeightView(input, length);
    },

    create(base?: DeepPartial<TransactionSignWeight>): TransactionSignWeight {
      return TransactionSignWeight.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionSignWeight>): TransactionSignWeight {
      const message = createBaseTransactionSignWeight();
      message.permission =
        object.permission !== undefined && object.permission !== null
          ? Permission.fromPartial(object.permission)
          : undefined;
      message.approvedList = object.approvedList?.map((e) => e) || [];
      message.currentWeight =
        object.currentWeight !== undefined && object.currentWeight !== null ? BigInt(object.currentWeight) : 0n;
      message.result =
        object.result !== undefined && object.result !== null
          ? TransactionSignWeight_Result.fromPartial(object.result)
          : undefined;
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? TransactionExtention.fromPartial(object.transaction)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionSignWeight_Result(): TransactionSignWeight_Result {
  return { code: 0, message: "" };
}

let TransactionSignWeight_ResultView: ViewClass<TransactionSignWeight_Result> | undefined;

export const TransactionSignWeight_Result: MessageFns<TransactionSignWeight_Result> = /* @__PURE__ */ checkedFns(
  "TransactionSignWeight_Result",
  {
    encode(message: TransactionSignWeight_Result, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.code !== 0) {
        writer.uint32(8).int32(message.code);
      }
      if (message.message !== "") {
        writer.uint32(18).string(message.message);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionSignWeight_Result = createBaseTransactionSignWeight_Result(),
    ): TransactionSignWeight_Result {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.code = reader.enumeration();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.message = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionSignWeight_Result> {
      TransactionSignWeight_ResultView ??= viewClass(
        TransactionSignWeight_Result,
        createBaseTransactionSignWeight_Result,
        [
          { name: "code", tags: [8], type: "int32" },
          { name: "message", tags: [18], type: "string" },
        ],
      );
      return new TransactionSignWeight_ResultView(input, length);
    },

    create(base?: DeepPartial<TransactionSignWeight_Result>): TransactionSignWeight_Result {
      return TransactionSignWeight_Result.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionSignWeight_Result>): TransactionSignWeight_Result {
      const message = createBaseTransactionSignWeight_Result();
      message.code = object.code ?? 0;
      message.message = object.message ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionApprovedList(): TransactionApprovedList {
  return { approvedList: [], result: undefined, transaction: undefined };
}

let TransactionApprovedListView: ViewClass<TransactionApprovedList> | undefined;

export const TransactionApprovedList: MessageFns<TransactionApprovedList> = /* @__PURE__ */ checkedFns(
  "TransactionApprovedList",
  {
    encode(message: TransactionApprovedList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.approvedList) {
        writer.uint32(18).bytes(v!);
      }
      if (message.result !== undefined) {
        TransactionApprovedList_Result.encode(message.result, writer.uint32(34).fork()).join();
      }
      if (message.transaction !== undefined) {
        TransactionExtention.encode(message.transaction, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionApprovedList = createBaseTransactionApprovedList(),
    ): TransactionApprovedList {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.approvedList.push(reader.bytes());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.result = TransactionApprovedList_Result.decode(reader, reader.length(), message.result);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.transaction = TransactionExtention.decode(reader, reader.length(), message.transaction);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionApprovedList> {
      TransactionApprovedListView ??= viewClass(TransactionApprovedList, createBaseTransactionApprovedList, [
        { name: "approvedList", tags: [18], type: "bytes", repeated: true },
        { name: "result", tags: [34], type: TransactionApprovedList_Result },
        { name: "transaction", tags: [42], type: TransactionExtention },
      ]);
      return new TransactionApprovedListView(input, length);
    },

    create(base?: DeepPartial<TransactionApprovedList>): TransactionApprovedList {
      return TransactionApprovedList.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionApprovedList>): TransactionApprovedList {
      const message = createBaseTransactionApprovedList();
      message.approvedList = object.approvedList?.map((e) => e) || [];
      message.result =
        object.result !== undefined && object.result !== null
          ? TransactionApprovedList_Result.fromPartial(object.result)
          : undefined;
      message.transaction =
        object.transaction !== undefined && object.transaction !== null
          ? TransactionExtention.fromPartial(object.transaction)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionApprovedList_Result(): TransactionApprovedList_Result {
  return { code: 0, message: "" };
}

let TransactionApprovedList_ResultView: ViewClass<TransactionApprovedList_Result> | undefined;

export const TransactionApprovedList_Result: MessageFns<TransactionApprovedList_Result> = /* @__PURE__ */ checkedFns(
  "TransactionApprovedList_Result",
  {
    encode(message: TransactionApprovedList_Result, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.code !== 0) {
        writer.uint32(8).int32(message.code);
      }
      if (message.message !== "") {
        writer.uint32(18).string(message.message);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionApprovedList_Result = createBaseTransactionApprovedList_Result(),
    ): TransactionApprovedList_Result {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.code = reader.enumeration();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.message = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionApprovedList_Result> {
      TransactionApprovedList_ResultView ??= viewClass(
        TransactionApprovedList_Result,
        createBaseTransactionApprovedList_Result,
        [
          { name: "code", tags: [8], type: "int32" },
          { name: "message", tags: [18], type: "string" },
        ],
      );
      return new TransactionApprovedList_ResultView(input, length);
    },

    create(base?: DeepPartial<TransactionApprovedList_Result>): TransactionApprovedList_Result {
      return TransactionApprovedList_Result.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionApprovedList_Result>): TransactionApprovedList_Result {
      const message = createBaseTransactionApprovedList_Result();
      message.code = object.code ?? 0;
      message.message = object.message ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);
