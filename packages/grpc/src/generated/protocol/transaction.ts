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

/** TRON transactions. */
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
import { Any } from "../google/protobuf/any.ts";
import { AccountId, Permission } from "./account.ts";
import { MarketOrderDetail } from "./market.ts";
import { Return } from "./values.ts";

/** Permission of a transaction. Obsolete. */
export interface authority {
  /** Account. Not used by nodes. */
  account: AccountId | undefined;
  /** Name of the permission. Not used by nodes. */
  permissionName: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyauthority = (): authority => ({ account: undefined, permissionName: NO_BYTES });

export const authority: MessageFns<authority> = /* @__PURE__ */ defineMessage("authority", {
  empty: emptyauthority,
  fields: () => [
    { name: "account", tags: [10], type: AccountId },
    { name: "permissionName", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyauthority()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.account = AccountId.decode(reader, reader.length(), message.account);
      else if (tag === 18) message.permissionName = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.account !== undefined) AccountId.encode(message.account, writer.uint32(10).fork()).join();
    if (message.permissionName.length !== 0) writer.uint32(18).bytes(message.permissionName);
  },
});

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

const emptyTransaction = (): Transaction => ({ rawData: undefined, signature: [], ret: [] });

export const Transaction: MessageFns<Transaction> = /* @__PURE__ */ defineMessage("Transaction", {
  empty: emptyTransaction,
  fields: () => [
    { name: "rawData", tags: [10], type: Transaction_raw },
    { name: "signature", tags: [18], type: "bytes", repeated: true },
    { name: "ret", tags: [42], type: Transaction_Result, repeated: true },
  ],
  decode(input, length, message = emptyTransaction()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.rawData = Transaction_raw.decode(reader, reader.length(), message.rawData);
      else if (tag === 18) message.signature.push(reader.bytes());
      else if (tag === 42) message.ret.push(Transaction_Result.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.rawData !== undefined) Transaction_raw.encode(message.rawData, writer.uint32(10).fork()).join();
    for (const item of message.signature) writer.uint32(18).bytes(item);
    for (const item of message.ret) Transaction_Result.encode(item, writer.uint32(42).fork()).join();
  },
});

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

const emptyTransaction_Contract = (): Transaction_Contract => ({
  type: 0,
  parameter: undefined,
  provider: NO_BYTES,
  ContractName: NO_BYTES,
  PermissionId: 0,
});

export const Transaction_Contract: MessageFns<Transaction_Contract> = /* @__PURE__ */ defineMessage(
  "Transaction_Contract",
  {
    empty: emptyTransaction_Contract,
    fields: () => [
      { name: "type", tags: [8], type: "int32" },
      { name: "parameter", tags: [18], type: Any },
      { name: "provider", tags: [26], type: "bytes" },
      { name: "ContractName", tags: [34], type: "bytes" },
      { name: "PermissionId", tags: [40], type: "int32" },
    ],
    decode(input, length, message = emptyTransaction_Contract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.type = reader.enumeration();
        else if (tag === 18) message.parameter = Any.decode(reader, reader.length(), message.parameter);
        else if (tag === 26) message.provider = reader.bytes();
        else if (tag === 34) message.ContractName = reader.bytes();
        else if (tag === 40) message.PermissionId = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.type !== 0) writer.uint32(8).int32(message.type);
      if (message.parameter !== undefined) Any.encode(message.parameter, writer.uint32(18).fork()).join();
      if (message.provider.length !== 0) writer.uint32(26).bytes(message.provider);
      if (message.ContractName.length !== 0) writer.uint32(34).bytes(message.ContractName);
      if (message.PermissionId !== 0) writer.uint32(40).int32(message.PermissionId);
    },
  },
);

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

const emptyTransaction_Result = (): Transaction_Result => ({
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
});

export const Transaction_Result: MessageFns<Transaction_Result> = /* @__PURE__ */ defineMessage("Transaction_Result", {
  empty: emptyTransaction_Result,
  fields: () => [
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
    { name: "cancelUnfreezeV2Amount", tags: [226], type: mapOf("string", "int64") },
  ],
  decode(input, length, message = emptyTransaction_Result()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.fee = reader.int64();
      else if (tag === 16) message.ret = reader.enumeration();
      else if (tag === 24) message.contractRet = reader.enumeration();
      else if (tag === 114) message.assetIssueID = reader.string();
      else if (tag === 120) message.withdrawAmount = reader.int64();
      else if (tag === 128) message.unfreezeAmount = reader.int64();
      else if (tag === 144) message.exchangeReceivedAmount = reader.int64();
      else if (tag === 152) message.exchangeInjectAnotherAmount = reader.int64();
      else if (tag === 160) message.exchangeWithdrawAnotherAmount = reader.int64();
      else if (tag === 168) message.exchangeId = reader.int64();
      else if (tag === 176) message.shieldedTransactionFee = reader.int64();
      else if (tag === 202) message.orderId = reader.bytes();
      else if (tag === 210) message.orderDetails.push(MarketOrderDetail.decode(reader, reader.length()));
      else if (tag === 216) message.withdrawExpireAmount = reader.int64();
      else readField(Transaction_Result, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.fee !== 0n) writer.uint32(8).int64(message.fee);
    if (message.ret !== 0) writer.uint32(16).int32(message.ret);
    if (message.contractRet !== 0) writer.uint32(24).int32(message.contractRet);
    if (message.assetIssueID !== "") writer.uint32(114).string(message.assetIssueID);
    if (message.withdrawAmount !== 0n) writer.uint32(120).int64(message.withdrawAmount);
    if (message.unfreezeAmount !== 0n) writer.uint32(128).int64(message.unfreezeAmount);
    if (message.exchangeReceivedAmount !== 0n) writer.uint32(144).int64(message.exchangeReceivedAmount);
    if (message.exchangeInjectAnotherAmount !== 0n) writer.uint32(152).int64(message.exchangeInjectAnotherAmount);
    if (message.exchangeWithdrawAnotherAmount !== 0n) writer.uint32(160).int64(message.exchangeWithdrawAnotherAmount);
    if (message.exchangeId !== 0n) writer.uint32(168).int64(message.exchangeId);
    if (message.shieldedTransactionFee !== 0n) writer.uint32(176).int64(message.shieldedTransactionFee);
    if (message.orderId.length !== 0) writer.uint32(202).bytes(message.orderId);
    for (const item of message.orderDetails) MarketOrderDetail.encode(item, writer.uint32(210).fork()).join();
    if (message.withdrawExpireAmount !== 0n) writer.uint32(216).int64(message.withdrawExpireAmount);
    writeField(Transaction_Result, 226, message, writer);
  },
});

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

const emptyTransaction_raw = (): Transaction_raw => ({
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
});

export const Transaction_raw: MessageFns<Transaction_raw> = /* @__PURE__ */ defineMessage("Transaction_raw", {
  empty: emptyTransaction_raw,
  fields: () => [
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
  ],
  decode(input, length, message = emptyTransaction_raw()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.refBlockBytes = reader.bytes();
      else if (tag === 24) message.refBlockNum = reader.int64();
      else if (tag === 34) message.refBlockHash = reader.bytes();
      else if (tag === 64) message.expiration = reader.int64();
      else if (tag === 74) message.auths.push(authority.decode(reader, reader.length()));
      else if (tag === 82) message.data = reader.bytes();
      else if (tag === 90) message.contract.push(Transaction_Contract.decode(reader, reader.length()));
      else if (tag === 98) message.scripts = reader.bytes();
      else if (tag === 112) message.timestamp = reader.int64();
      else if (tag === 144) message.feeLimit = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.refBlockBytes.length !== 0) writer.uint32(10).bytes(message.refBlockBytes);
    if (message.refBlockNum !== 0n) writer.uint32(24).int64(message.refBlockNum);
    if (message.refBlockHash.length !== 0) writer.uint32(34).bytes(message.refBlockHash);
    if (message.expiration !== 0n) writer.uint32(64).int64(message.expiration);
    for (const item of message.auths) authority.encode(item, writer.uint32(74).fork()).join();
    if (message.data.length !== 0) writer.uint32(82).bytes(message.data);
    for (const item of message.contract) Transaction_Contract.encode(item, writer.uint32(90).fork()).join();
    if (message.scripts.length !== 0) writer.uint32(98).bytes(message.scripts);
    if (message.timestamp !== 0n) writer.uint32(112).int64(message.timestamp);
    if (message.feeLimit !== 0n) writer.uint32(144).int64(message.feeLimit);
  },
});

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

const emptyTransactionExtention = (): TransactionExtention => ({
  transaction: undefined,
  txid: NO_BYTES,
  constantResult: [],
  result: undefined,
  energyUsed: 0n,
  logs: [],
  internalTransactions: [],
  energyPenalty: 0n,
});

export const TransactionExtention: MessageFns<TransactionExtention> = /* @__PURE__ */ defineMessage(
  "TransactionExtention",
  {
    empty: emptyTransactionExtention,
    fields: () => [
      { name: "transaction", tags: [10], type: Transaction },
      { name: "txid", tags: [18], type: "bytes" },
      { name: "constantResult", tags: [26], type: "bytes", repeated: true },
      { name: "result", tags: [34], type: Return },
      { name: "energyUsed", tags: [40], type: "int64" },
      { name: "logs", tags: [50], type: TransactionInfo_Log, repeated: true },
      { name: "internalTransactions", tags: [58], type: InternalTransaction, repeated: true },
      { name: "energyPenalty", tags: [64], type: "int64" },
    ],
    decode(input, length, message = emptyTransactionExtention()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 18) message.txid = reader.bytes();
        else if (tag === 26) message.constantResult.push(reader.bytes());
        else if (tag === 34) message.result = Return.decode(reader, reader.length(), message.result);
        else if (tag === 40) message.energyUsed = reader.int64();
        else if (tag === 50) message.logs.push(TransactionInfo_Log.decode(reader, reader.length()));
        else if (tag === 58) message.internalTransactions.push(InternalTransaction.decode(reader, reader.length()));
        else if (tag === 64) message.energyPenalty = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      if (message.txid.length !== 0) writer.uint32(18).bytes(message.txid);
      for (const item of message.constantResult) writer.uint32(26).bytes(item);
      if (message.result !== undefined) Return.encode(message.result, writer.uint32(34).fork()).join();
      if (message.energyUsed !== 0n) writer.uint32(40).int64(message.energyUsed);
      for (const item of message.logs) TransactionInfo_Log.encode(item, writer.uint32(50).fork()).join();
      for (const item of message.internalTransactions)
        InternalTransaction.encode(item, writer.uint32(58).fork()).join();
      if (message.energyPenalty !== 0n) writer.uint32(64).int64(message.energyPenalty);
    },
  },
);

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

const emptyTransactionInfo = (): TransactionInfo => ({
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
});

export const TransactionInfo: MessageFns<TransactionInfo> = /* @__PURE__ */ defineMessage("TransactionInfo", {
  empty: emptyTransactionInfo,
  fields: () => [
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
    { name: "cancelUnfreezeV2Amount", tags: [234], type: mapOf("string", "int64") },
  ],
  decode(input, length, message = emptyTransactionInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = reader.bytes();
      else if (tag === 16) message.fee = reader.int64();
      else if (tag === 24) message.blockNumber = reader.int64();
      else if (tag === 32) message.blockTimeStamp = reader.int64();
      else if (tag === 42) message.contractResult.push(reader.bytes());
      else if (tag === 50) message.contractAddress = reader.bytes();
      else if (tag === 58) message.receipt = ResourceReceipt.decode(reader, reader.length(), message.receipt);
      else if (tag === 66) message.log.push(TransactionInfo_Log.decode(reader, reader.length()));
      else if (tag === 72) message.result = reader.enumeration();
      else if (tag === 82) message.resMessage = reader.bytes();
      else if (tag === 114) message.assetIssueID = reader.string();
      else if (tag === 120) message.withdrawAmount = reader.int64();
      else if (tag === 128) message.unfreezeAmount = reader.int64();
      else if (tag === 138) message.internalTransactions.push(InternalTransaction.decode(reader, reader.length()));
      else if (tag === 144) message.exchangeReceivedAmount = reader.int64();
      else if (tag === 152) message.exchangeInjectAnotherAmount = reader.int64();
      else if (tag === 160) message.exchangeWithdrawAnotherAmount = reader.int64();
      else if (tag === 168) message.exchangeId = reader.int64();
      else if (tag === 176) message.shieldedTransactionFee = reader.int64();
      else if (tag === 202) message.orderId = reader.bytes();
      else if (tag === 210) message.orderDetails.push(MarketOrderDetail.decode(reader, reader.length()));
      else if (tag === 216) message.packingFee = reader.int64();
      else if (tag === 224) message.withdrawExpireAmount = reader.int64();
      else readField(TransactionInfo, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id.length !== 0) writer.uint32(10).bytes(message.id);
    if (message.fee !== 0n) writer.uint32(16).int64(message.fee);
    if (message.blockNumber !== 0n) writer.uint32(24).int64(message.blockNumber);
    if (message.blockTimeStamp !== 0n) writer.uint32(32).int64(message.blockTimeStamp);
    for (const item of message.contractResult) writer.uint32(42).bytes(item);
    if (message.contractAddress.length !== 0) writer.uint32(50).bytes(message.contractAddress);
    if (message.receipt !== undefined) ResourceReceipt.encode(message.receipt, writer.uint32(58).fork()).join();
    for (const item of message.log) TransactionInfo_Log.encode(item, writer.uint32(66).fork()).join();
    if (message.result !== 0) writer.uint32(72).int32(message.result);
    if (message.resMessage.length !== 0) writer.uint32(82).bytes(message.resMessage);
    if (message.assetIssueID !== "") writer.uint32(114).string(message.assetIssueID);
    if (message.withdrawAmount !== 0n) writer.uint32(120).int64(message.withdrawAmount);
    if (message.unfreezeAmount !== 0n) writer.uint32(128).int64(message.unfreezeAmount);
    for (const item of message.internalTransactions) InternalTransaction.encode(item, writer.uint32(138).fork()).join();
    if (message.exchangeReceivedAmount !== 0n) writer.uint32(144).int64(message.exchangeReceivedAmount);
    if (message.exchangeInjectAnotherAmount !== 0n) writer.uint32(152).int64(message.exchangeInjectAnotherAmount);
    if (message.exchangeWithdrawAnotherAmount !== 0n) writer.uint32(160).int64(message.exchangeWithdrawAnotherAmount);
    if (message.exchangeId !== 0n) writer.uint32(168).int64(message.exchangeId);
    if (message.shieldedTransactionFee !== 0n) writer.uint32(176).int64(message.shieldedTransactionFee);
    if (message.orderId.length !== 0) writer.uint32(202).bytes(message.orderId);
    for (const item of message.orderDetails) MarketOrderDetail.encode(item, writer.uint32(210).fork()).join();
    if (message.packingFee !== 0n) writer.uint32(216).int64(message.packingFee);
    if (message.withdrawExpireAmount !== 0n) writer.uint32(224).int64(message.withdrawExpireAmount);
    writeField(TransactionInfo, 234, message, writer);
  },
});

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

const emptyTransactionInfo_Log = (): TransactionInfo_Log => ({
  address: NO_BYTES,
  topics: [],
  data: NO_BYTES,
});

export const TransactionInfo_Log: MessageFns<TransactionInfo_Log> = /* @__PURE__ */ defineMessage(
  "TransactionInfo_Log",
  {
    empty: emptyTransactionInfo_Log,
    fields: () => [
      { name: "address", tags: [10], type: "bytes" },
      { name: "topics", tags: [18], type: "bytes", repeated: true },
      { name: "data", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyTransactionInfo_Log()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.address = reader.bytes();
        else if (tag === 18) message.topics.push(reader.bytes());
        else if (tag === 26) message.data = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.address.length !== 0) writer.uint32(10).bytes(message.address);
      for (const item of message.topics) writer.uint32(18).bytes(item);
      if (message.data.length !== 0) writer.uint32(26).bytes(message.data);
    },
  },
);

/** Results of a block's transactions. */
export interface TransactionInfoList {
  /** Results, in the order of the transactions in the block. */
  transactionInfo: TransactionInfo[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionInfoList = (): TransactionInfoList => ({ transactionInfo: [] });

export const TransactionInfoList: MessageFns<TransactionInfoList> = /* @__PURE__ */ defineMessage(
  "TransactionInfoList",
  {
    empty: emptyTransactionInfoList,
    fields: () => [{ name: "transactionInfo", tags: [10], type: TransactionInfo, repeated: true }],
    decode(input, length, message = emptyTransactionInfoList()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transactionInfo.push(TransactionInfo.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.transactionInfo) TransactionInfo.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptyResourceReceipt = (): ResourceReceipt => ({
  energyUsage: 0n,
  energyFee: 0n,
  originEnergyUsage: 0n,
  energyUsageTotal: 0n,
  netUsage: 0n,
  netFee: 0n,
  result: 0,
  energyPenaltyTotal: 0n,
});

export const ResourceReceipt: MessageFns<ResourceReceipt> = /* @__PURE__ */ defineMessage("ResourceReceipt", {
  empty: emptyResourceReceipt,
  fields: () => [
    { name: "energyUsage", tags: [8], type: "int64" },
    { name: "energyFee", tags: [16], type: "int64" },
    { name: "originEnergyUsage", tags: [24], type: "int64" },
    { name: "energyUsageTotal", tags: [32], type: "int64" },
    { name: "netUsage", tags: [40], type: "int64" },
    { name: "netFee", tags: [48], type: "int64" },
    { name: "result", tags: [56], type: "int32" },
    { name: "energyPenaltyTotal", tags: [64], type: "int64" },
  ],
  decode(input, length, message = emptyResourceReceipt()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.energyUsage = reader.int64();
      else if (tag === 16) message.energyFee = reader.int64();
      else if (tag === 24) message.originEnergyUsage = reader.int64();
      else if (tag === 32) message.energyUsageTotal = reader.int64();
      else if (tag === 40) message.netUsage = reader.int64();
      else if (tag === 48) message.netFee = reader.int64();
      else if (tag === 56) message.result = reader.enumeration();
      else if (tag === 64) message.energyPenaltyTotal = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.energyUsage !== 0n) writer.uint32(8).int64(message.energyUsage);
    if (message.energyFee !== 0n) writer.uint32(16).int64(message.energyFee);
    if (message.originEnergyUsage !== 0n) writer.uint32(24).int64(message.originEnergyUsage);
    if (message.energyUsageTotal !== 0n) writer.uint32(32).int64(message.energyUsageTotal);
    if (message.netUsage !== 0n) writer.uint32(40).int64(message.netUsage);
    if (message.netFee !== 0n) writer.uint32(48).int64(message.netFee);
    if (message.result !== 0) writer.uint32(56).int32(message.result);
    if (message.energyPenaltyTotal !== 0n) writer.uint32(64).int64(message.energyPenaltyTotal);
  },
});

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

const emptyInternalTransaction = (): InternalTransaction => ({
  hash: NO_BYTES,
  callerAddress: NO_BYTES,
  transferToAddress: NO_BYTES,
  callValueInfo: [],
  note: NO_BYTES,
  rejected: false,
  extra: "",
});

export const InternalTransaction: MessageFns<InternalTransaction> = /* @__PURE__ */ defineMessage(
  "InternalTransaction",
  {
    empty: emptyInternalTransaction,
    fields: () => [
      { name: "hash", tags: [10], type: "bytes" },
      { name: "callerAddress", tags: [18], type: "bytes" },
      { name: "transferToAddress", tags: [26], type: "bytes" },
      { name: "callValueInfo", tags: [34], type: InternalTransaction_CallValueInfo, repeated: true },
      { name: "note", tags: [42], type: "bytes" },
      { name: "rejected", tags: [48], type: "bool" },
      { name: "extra", tags: [58], type: "string" },
    ],
    decode(input, length, message = emptyInternalTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.hash = reader.bytes();
        else if (tag === 18) message.callerAddress = reader.bytes();
        else if (tag === 26) message.transferToAddress = reader.bytes();
        else if (tag === 34)
          message.callValueInfo.push(InternalTransaction_CallValueInfo.decode(reader, reader.length()));
        else if (tag === 42) message.note = reader.bytes();
        else if (tag === 48) message.rejected = reader.bool();
        else if (tag === 58) message.extra = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.hash.length !== 0) writer.uint32(10).bytes(message.hash);
      if (message.callerAddress.length !== 0) writer.uint32(18).bytes(message.callerAddress);
      if (message.transferToAddress.length !== 0) writer.uint32(26).bytes(message.transferToAddress);
      for (const item of message.callValueInfo)
        InternalTransaction_CallValueInfo.encode(item, writer.uint32(34).fork()).join();
      if (message.note.length !== 0) writer.uint32(42).bytes(message.note);
      if (message.rejected !== false) writer.uint32(48).bool(message.rejected);
      if (message.extra !== "") writer.uint32(58).string(message.extra);
    },
  },
);

/** Value transferred with the call. */
export interface InternalTransaction_CallValueInfo {
  /** Amount, in sun or the token's smallest unit. */
  callValue: bigint;
  /** Token id; empty for TRX. */
  tokenId: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyInternalTransaction_CallValueInfo = (): InternalTransaction_CallValueInfo => ({
  callValue: 0n,
  tokenId: "",
});

export const InternalTransaction_CallValueInfo: MessageFns<InternalTransaction_CallValueInfo> =
  /* @__PURE__ */ defineMessage("InternalTransaction_CallValueInfo", {
    empty: emptyInternalTransaction_CallValueInfo,
    fields: () => [
      { name: "callValue", tags: [8], type: "int64" },
      { name: "tokenId", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyInternalTransaction_CallValueInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.callValue = reader.int64();
        else if (tag === 18) message.tokenId = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.callValue !== 0n) writer.uint32(8).int64(message.callValue);
      if (message.tokenId !== "") writer.uint32(18).string(message.tokenId);
    },
  });

/** Ids of transactions, in hex. */
export interface TransactionIdList {
  /** Ids of the transactions, as hex without prefix. */
  txId: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionIdList = (): TransactionIdList => ({ txId: [] });

export const TransactionIdList: MessageFns<TransactionIdList> = /* @__PURE__ */ defineMessage("TransactionIdList", {
  empty: emptyTransactionIdList,
  fields: () => [{ name: "txId", tags: [10], type: "string", repeated: true }],
  decode(input, length, message = emptyTransactionIdList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.txId.push(reader.string());
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.txId) writer.uint32(10).string(item);
  },
});

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

const emptyTransactionSignWeight = (): TransactionSignWeight => ({
  permission: undefined,
  approvedList: [],
  currentWeight: 0n,
  result: undefined,
  transaction: undefined,
});

export const TransactionSignWeight: MessageFns<TransactionSignWeight> = /* @__PURE__ */ defineMessage(
  "TransactionSignWeight",
  {
    empty: emptyTransactionSignWeight,
    fields: () => [
      { name: "permission", tags: [10], type: Permission },
      { name: "approvedList", tags: [18], type: "bytes", repeated: true },
      { name: "currentWeight", tags: [24], type: "int64" },
      { name: "result", tags: [34], type: TransactionSignWeight_Result },
      { name: "transaction", tags: [42], type: TransactionExtention },
    ],
    decode(input, length, message = emptyTransactionSignWeight()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.permission = Permission.decode(reader, reader.length(), message.permission);
        else if (tag === 18) message.approvedList.push(reader.bytes());
        else if (tag === 24) message.currentWeight = reader.int64();
        else if (tag === 34)
          message.result = TransactionSignWeight_Result.decode(reader, reader.length(), message.result);
        else if (tag === 42)
          message.transaction = TransactionExtention.decode(reader, reader.length(), message.transaction);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.permission !== undefined) Permission.encode(message.permission, writer.uint32(10).fork()).join();
      for (const item of message.approvedList) writer.uint32(18).bytes(item);
      if (message.currentWeight !== 0n) writer.uint32(24).int64(message.currentWeight);
      if (message.result !== undefined)
        TransactionSignWeight_Result.encode(message.result, writer.uint32(34).fork()).join();
      if (message.transaction !== undefined)
        TransactionExtention.encode(message.transaction, writer.uint32(42).fork()).join();
    },
  },
);

/** Result of the check. */
export interface TransactionSignWeight_Result {
  /** Result of the check. */
  code: TransactionSignWeight_Result_responseCode;
  /** Error message; empty if there was no error. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionSignWeight_Result = (): TransactionSignWeight_Result => ({ code: 0, message: "" });

export const TransactionSignWeight_Result: MessageFns<TransactionSignWeight_Result> = /* @__PURE__ */ defineMessage(
  "TransactionSignWeight_Result",
  {
    empty: emptyTransactionSignWeight_Result,
    fields: () => [
      { name: "code", tags: [8], type: "int32" },
      { name: "message", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyTransactionSignWeight_Result()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.code = reader.enumeration();
        else if (tag === 18) message.message = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.code !== 0) writer.uint32(8).int32(message.code);
      if (message.message !== "") writer.uint32(18).string(message.message);
    },
  },
);

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

const emptyTransactionApprovedList = (): TransactionApprovedList => ({
  approvedList: [],
  result: undefined,
  transaction: undefined,
});

export const TransactionApprovedList: MessageFns<TransactionApprovedList> = /* @__PURE__ */ defineMessage(
  "TransactionApprovedList",
  {
    empty: emptyTransactionApprovedList,
    fields: () => [
      { name: "approvedList", tags: [18], type: "bytes", repeated: true },
      { name: "result", tags: [34], type: TransactionApprovedList_Result },
      { name: "transaction", tags: [42], type: TransactionExtention },
    ],
    decode(input, length, message = emptyTransactionApprovedList()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 18) message.approvedList.push(reader.bytes());
        else if (tag === 34)
          message.result = TransactionApprovedList_Result.decode(reader, reader.length(), message.result);
        else if (tag === 42)
          message.transaction = TransactionExtention.decode(reader, reader.length(), message.transaction);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.approvedList) writer.uint32(18).bytes(item);
      if (message.result !== undefined)
        TransactionApprovedList_Result.encode(message.result, writer.uint32(34).fork()).join();
      if (message.transaction !== undefined)
        TransactionExtention.encode(message.transaction, writer.uint32(42).fork()).join();
    },
  },
);

/** Result of the request. */
export interface TransactionApprovedList_Result {
  /** Result of the request. */
  code: TransactionApprovedList_Result_responseCode;
  /** Error message; empty if there was no error. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionApprovedList_Result = (): TransactionApprovedList_Result => ({ code: 0, message: "" });

export const TransactionApprovedList_Result: MessageFns<TransactionApprovedList_Result> = /* @__PURE__ */ defineMessage(
  "TransactionApprovedList_Result",
  {
    empty: emptyTransactionApprovedList_Result,
    fields: () => [
      { name: "code", tags: [8], type: "int32" },
      { name: "message", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyTransactionApprovedList_Result()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.code = reader.enumeration();
        else if (tag === 18) message.message = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.code !== 0) writer.uint32(8).int32(message.code);
      if (message.message !== "") writer.uint32(18).string(message.message);
    },
  },
);
