// Generated from specs/grpc/sui/rpc/v2/transaction.proto. Do not edit: change the spec and run `npm run generate`.

import { TransactionExpiration_TransactionExpirationKind, TransactionKind_Kind } from "../../../sui-enums.ts";
export { TransactionExpiration_TransactionExpirationKind, TransactionKind_Kind };

/** Sui transactions, as they are signed. */
import { defineMessage, keepUnknown, type MessageFns, readerOf, valueOf } from "@node-access/transport/protobuf";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { Bcs, ObjectReference } from "./object.ts";
import { ProgrammableTransaction } from "./programmable_transaction.ts";
import {
  AuthenticatorStateUpdate,
  ChangeEpoch,
  ConsensusCommitPrologue,
  EndOfEpochTransaction,
  GenesisTransaction,
  RandomnessStateUpdate,
} from "./system_transaction.ts";

/** A transaction. `bcs` contains everything; the other fields are its decoded parts. */
export interface Transaction {
  /** Whole transaction in BCS, which the signatures sign. */
  bcs?: Bcs | undefined;
  /** Base58-encoded digest of the transaction. */
  digest?: string | undefined;
  /** Version of the format: 1. */
  version?: number | undefined;
  /** What the transaction does. */
  kind?: TransactionKind | undefined;
  /** Address of the sender: 64 hex digits, prefixed with `0x`. */
  sender?: string | undefined;
  /** Who pays for the gas, with which coins, and how much at most. */
  gasPayment?: GasPayment | undefined;
  /** When the transaction stops being valid. */
  expiration?: TransactionExpiration | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransaction = (): Transaction => ({
  bcs: undefined,
  digest: undefined,
  version: undefined,
  kind: undefined,
  sender: undefined,
  gasPayment: undefined,
  expiration: undefined,
});

export const Transaction: MessageFns<Transaction> = /* @__PURE__ */ defineMessage("Transaction", {
  empty: emptyTransaction,
  fields: () => [
    { name: "bcs", tags: [10], type: Bcs },
    { name: "digest", tags: [18], type: "string" },
    { name: "version", tags: [24], type: "int32" },
    { name: "kind", tags: [34], type: TransactionKind },
    { name: "sender", tags: [42], type: "string" },
    { name: "gasPayment", tags: [50], type: GasPayment },
    { name: "expiration", tags: [58], type: TransactionExpiration },
  ],
  decode(input, length, message = emptyTransaction()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 18) message.digest = reader.string();
      else if (tag === 24) message.version = reader.int32();
      else if (tag === 34) message.kind = TransactionKind.decode(reader, reader.length(), message.kind);
      else if (tag === 42) message.sender = reader.string();
      else if (tag === 50) message.gasPayment = GasPayment.decode(reader, reader.length(), message.gasPayment);
      else if (tag === 58)
        message.expiration = TransactionExpiration.decode(reader, reader.length(), message.expiration);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    if (message.version !== undefined) writer.uint32(24).int32(message.version);
    if (message.kind !== undefined) TransactionKind.encode(message.kind, writer.uint32(34).fork()).join();
    if (message.sender !== undefined) writer.uint32(42).string(message.sender);
    if (message.gasPayment !== undefined) GasPayment.encode(message.gasPayment, writer.uint32(50).fork()).join();
    if (message.expiration !== undefined)
      TransactionExpiration.encode(message.expiration, writer.uint32(58).fork()).join();
  },
});

/** Gas payment. */
export interface GasPayment {
  /** Coins that pay for the gas. */
  objects: ObjectReference[];
  /** Address that owns the coins: the sender, or a sponsor, who signs as well. */
  owner?: string | undefined;
  /** Gas price, in MIST per unit of gas. */
  price?: bigint | undefined;
  /** Gas budget, in MIST. */
  budget?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGasPayment = (): GasPayment => ({
  objects: [],
  owner: undefined,
  price: undefined,
  budget: undefined,
});

export const GasPayment: MessageFns<GasPayment> = /* @__PURE__ */ defineMessage("GasPayment", {
  empty: emptyGasPayment,
  fields: () => [
    { name: "objects", tags: [10], type: ObjectReference, repeated: true },
    { name: "owner", tags: [18], type: "string" },
    { name: "price", tags: [24], type: "uint64" },
    { name: "budget", tags: [32], type: "uint64" },
  ],
  decode(input, length, message = emptyGasPayment()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objects.push(ObjectReference.decode(reader, reader.length()));
      else if (tag === 18) message.owner = reader.string();
      else if (tag === 24) message.price = reader.uint64();
      else if (tag === 32) message.budget = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.objects) ObjectReference.encode(item, writer.uint32(10).fork()).join();
    if (message.owner !== undefined) writer.uint32(18).string(message.owner);
    if (message.price !== undefined) writer.uint32(24).uint64(message.price);
    if (message.budget !== undefined) writer.uint32(32).uint64(message.budget);
  },
});

/** Expiration of a transaction. */
export interface TransactionExpiration {
  /** Kind of expiration. */
  kind?: TransactionExpiration_TransactionExpirationKind | undefined;
  /** Last epoch, inclusive. */
  epoch?: bigint | undefined;
  /** First epoch, inclusive. */
  minEpoch?: bigint | undefined;
  /** Earliest time, inclusive; only for `VALID_DURING`. */
  minTimestamp?: Timestamp | undefined;
  /** Latest time, inclusive; only for `VALID_DURING`. */
  maxTimestamp?: Timestamp | undefined;
  /** Digest of the genesis checkpoint. */
  chain?: string | undefined;
  /** Nonce that distinguishes otherwise equal transactions. */
  nonce?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionExpiration = (): TransactionExpiration => ({
  kind: undefined,
  epoch: undefined,
  minEpoch: undefined,
  minTimestamp: undefined,
  maxTimestamp: undefined,
  chain: undefined,
  nonce: undefined,
});

export const TransactionExpiration: MessageFns<TransactionExpiration> = /* @__PURE__ */ defineMessage(
  "TransactionExpiration",
  {
    empty: emptyTransactionExpiration,
    fields: () => [
      { name: "kind", tags: [8], type: "int32" },
      { name: "epoch", tags: [16], type: "uint64" },
      { name: "minEpoch", tags: [24], type: "uint64" },
      { name: "minTimestamp", tags: [34], type: Timestamp },
      { name: "maxTimestamp", tags: [42], type: Timestamp },
      { name: "chain", tags: [50], type: "string" },
      { name: "nonce", tags: [56], type: "uint32" },
    ],
    decode(input, length, message = emptyTransactionExpiration()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = reader.enumeration();
        else if (tag === 16) message.epoch = reader.uint64();
        else if (tag === 24) message.minEpoch = reader.uint64();
        else if (tag === 34) message.minTimestamp = Timestamp.decode(reader, reader.length(), message.minTimestamp);
        else if (tag === 42) message.maxTimestamp = Timestamp.decode(reader, reader.length(), message.maxTimestamp);
        else if (tag === 50) message.chain = reader.string();
        else if (tag === 56) message.nonce = reader.uint32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
      if (message.epoch !== undefined) writer.uint32(16).uint64(message.epoch);
      if (message.minEpoch !== undefined) writer.uint32(24).uint64(message.minEpoch);
      if (message.minTimestamp !== undefined) Timestamp.encode(message.minTimestamp, writer.uint32(34).fork()).join();
      if (message.maxTimestamp !== undefined) Timestamp.encode(message.maxTimestamp, writer.uint32(42).fork()).join();
      if (message.chain !== undefined) writer.uint32(50).string(message.chain);
      if (message.nonce !== undefined) writer.uint32(56).uint32(message.nonce);
    },
  },
);

/** The content of a transaction. */
export interface TransactionKind {
  /** Kind of transaction. */
  kind?: TransactionKind_Kind | undefined;
  /** Details, depending on `kind`. */
  data:
    // Inputs and commands of a user or the system.
    | { $case: "programmableTransaction"; value: ProgrammableTransaction }
    // Data of the new epoch.
    | { $case: "changeEpoch"; value: ChangeEpoch }
    // Objects of genesis.
    | { $case: "genesis"; value: GenesisTransaction }
    // Start of a consensus commit; for all its versions.
    | { $case: "consensusCommitPrologue"; value: ConsensusCommitPrologue }
    // New JWKs for zkLogin.
    | { $case: "authenticatorStateUpdate"; value: AuthenticatorStateUpdate }
    // Operations at the end of an epoch.
    | { $case: "endOfEpoch"; value: EndOfEpochTransaction }
    // New randomness.
    | { $case: "randomnessStateUpdate"; value: RandomnessStateUpdate }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionKind = (): TransactionKind => ({ kind: undefined, data: undefined });

export const TransactionKind: MessageFns<TransactionKind> = /* @__PURE__ */ defineMessage("TransactionKind", {
  empty: emptyTransactionKind,
  fields: () => [
    { name: "kind", tags: [8], type: "int32" },
    { name: "data", tags: [18], type: ProgrammableTransaction, $case: "programmableTransaction" },
    { name: "data", tags: [26], type: ChangeEpoch, $case: "changeEpoch" },
    { name: "data", tags: [34], type: GenesisTransaction, $case: "genesis" },
    { name: "data", tags: [42], type: ConsensusCommitPrologue, $case: "consensusCommitPrologue" },
    { name: "data", tags: [50], type: AuthenticatorStateUpdate, $case: "authenticatorStateUpdate" },
    { name: "data", tags: [58], type: EndOfEpochTransaction, $case: "endOfEpoch" },
    { name: "data", tags: [66], type: RandomnessStateUpdate, $case: "randomnessStateUpdate" },
  ],
  decode(input, length, message = emptyTransactionKind()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.kind = reader.enumeration();
      else if (tag === 18)
        message.data = {
          $case: "programmableTransaction",
          value: ProgrammableTransaction.decode(
            reader,
            reader.length(),
            valueOf(message.data, "programmableTransaction"),
          ),
        };
      else if (tag === 26)
        message.data = {
          $case: "changeEpoch",
          value: ChangeEpoch.decode(reader, reader.length(), valueOf(message.data, "changeEpoch")),
        };
      else if (tag === 34)
        message.data = {
          $case: "genesis",
          value: GenesisTransaction.decode(reader, reader.length(), valueOf(message.data, "genesis")),
        };
      else if (tag === 42)
        message.data = {
          $case: "consensusCommitPrologue",
          value: ConsensusCommitPrologue.decode(
            reader,
            reader.length(),
            valueOf(message.data, "consensusCommitPrologue"),
          ),
        };
      else if (tag === 50)
        message.data = {
          $case: "authenticatorStateUpdate",
          value: AuthenticatorStateUpdate.decode(
            reader,
            reader.length(),
            valueOf(message.data, "authenticatorStateUpdate"),
          ),
        };
      else if (tag === 58)
        message.data = {
          $case: "endOfEpoch",
          value: EndOfEpochTransaction.decode(reader, reader.length(), valueOf(message.data, "endOfEpoch")),
        };
      else if (tag === 66)
        message.data = {
          $case: "randomnessStateUpdate",
          value: RandomnessStateUpdate.decode(reader, reader.length(), valueOf(message.data, "randomnessStateUpdate")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
    if (message.data?.$case === "programmableTransaction")
      ProgrammableTransaction.encode(message.data.value, writer.uint32(18).fork()).join();
    else if (message.data?.$case === "changeEpoch")
      ChangeEpoch.encode(message.data.value, writer.uint32(26).fork()).join();
    else if (message.data?.$case === "genesis")
      GenesisTransaction.encode(message.data.value, writer.uint32(34).fork()).join();
    else if (message.data?.$case === "consensusCommitPrologue")
      ConsensusCommitPrologue.encode(message.data.value, writer.uint32(42).fork()).join();
    else if (message.data?.$case === "authenticatorStateUpdate")
      AuthenticatorStateUpdate.encode(message.data.value, writer.uint32(50).fork()).join();
    else if (message.data?.$case === "endOfEpoch")
      EndOfEpochTransaction.encode(message.data.value, writer.uint32(58).fork()).join();
    else if (message.data?.$case === "randomnessStateUpdate")
      RandomnessStateUpdate.encode(message.data.value, writer.uint32(66).fork()).join();
  },
});
