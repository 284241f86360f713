// Generated from specs/grpc/sui/rpc/v2/transaction.proto. Do not edit: change the spec and run `npm run generate`.

import { TransactionExpiration_TransactionExpirationKind, TransactionKind_Kind } from "../../../sui-enums.ts";
export { TransactionExpiration_TransactionExpirationKind, TransactionKind_Kind };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
import { Bcs, ObjectReference } from "./object.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";

import { ProgrammableTransaction } from "./programmable_transaction.ts";
import {
  ChangeEpoch,
  GenesisTransaction,
  ConsensusCommitPrologue,
  AuthenticatorStateUpdate,
  EndOfEpochTransaction,
  RandomnessStateUpdate,
} from "./system_transaction.ts";

/** Sui transactions, as they are signed. */

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

/** The content of a transaction. */
export interface TransactionKind {
  /** Kind of transaction. */
  kind?: TransactionKind_Kind | undefined;
  /** Details, depending on `kind`. */
  data:
    | /** Inputs and commands of a user or the system. */
      { $case: "programmableTransaction"; value: ProgrammableTransaction }
    /** Data of the new epoch. */
    | { $case: "changeEpoch"; value: ChangeEpoch }
    /** Objects of genesis. */
    | { $case: "genesis"; value: GenesisTransaction }
    /** Start of a consensus commit; for all its versions. */
    | { $case: "consensusCommitPrologue"; value: ConsensusCommitPrologue }
    /** New JWKs for zkLogin. */
    | { $case: "authenticatorStateUpdate"; value: AuthenticatorStateUpdate }
    /** Operations at the end of an epoch. */
    | { $case: "endOfEpoch"; value: EndOfEpochTransaction }
    /** New randomness. */
    | { $case: "randomnessStateUpdate"; value: RandomnessStateUpdate }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseTransaction(): Transaction {
  return {
    bcs: undefined,
    digest: undefined,
    version: undefined,
    kind: undefined,
    sender: undefined,
    gasPayment: undefined,
    expiration: undefined,
  };
}

let TransactionView: ViewClass<Transaction> | undefined;

export const Transaction: MessageFns<Transaction> = /* @__PURE__ */ checkedFns("Transaction", {
  encode(message: Transaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.bcs !== undefined) {
      Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    }
    if (message.digest !== undefined) {
      writer.uint32(18).string(message.digest);
    }
    if (message.version !== undefined) {
      writer.uint32(24).int32(message.version);
    }
    if (message.kind !== undefined) {
      TransactionKind.encode(message.kind, writer.uint32(34).fork()).join();
    }
    if (message.sender !== undefined) {
      writer.uint32(42).string(message.sender);
    }
    if (message.gasPayment !== undefined) {
      GasPayment.encode(message.gasPayment, writer.uint32(50).fork()).join();
    }
    if (message.expiration !== undefined) {
      TransactionExpiration.encode(message.expiration, writer.uint32(58).fork()).join();
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

          message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.version = reader.int32();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.kind = TransactionKind.decode(reader, reader.length(), message.kind);
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.sender = reader.string();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.gasPayment = GasPayment.decode(reader, reader.length(), message.gasPayment);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.expiration = TransactionExpiration.decode(reader, reader.length(), message.expiration);
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
      { name: "bcs", tags: [10], type: Bcs },
      { name: "digest", tags: [18], type: "string" },
      { name: "version", tags: [24], type: "int32" },
      { name: "kind", tags: [34], type: TransactionKind },
      { name: "sender", tags: [42], type: "string" },
      { name: "gasPayment", tags: [50], type: GasPayment },
      { name: "expiration", tags: [58], type: TransactionExpiration },
    ]);
    return new TransactionView(input, length);
  },

  create(base?: DeepPartial<Transaction>): Transaction {
    return Transaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Transaction>): Transaction {
    const message = createBaseTransaction();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.digest = object.digest ?? undefined;
    message.version = object.version ?? undefined;
    message.kind =
      object.kind !== undefined && object.kind !== null ? TransactionKind.fromPartial(object.kind) : undefined;
    message.sender = object.sender ?? undefined;
    message.gasPayment =
      object.gasPayment !== undefined && object.gasPayment !== null
        ? GasPayment.fromPartial(object.gasPayment)
        : undefined;
    message.expiration =
      object.expiration !== undefined && object.expiration !== null
        ? TransactionExpiration.fromPartial(object.expiration)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGasPayment(): GasPayment {
  return { objects: [], owner: undefined, price: undefined, budget: undefined };
}

let GasPaymentView: ViewClass<GasPayment> | undefined;

export const GasPayment: MessageFns<GasPayment> = /* @__PURE__ */ checkedFns("GasPayment", {
  encode(message: GasPayment, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.objects) {
      ObjectReference.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.owner !== undefined) {
      writer.uint32(18).string(message.owner);
    }
    if (message.price !== undefined) {
      writer.uint32(24).uint64(message.price);
    }
    if (message.budget !== undefined) {
      writer.uint32(32).uint64(message.budget);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: GasPayment = createBaseGasPayment()): GasPayment {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objects.push(ObjectReference.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.owner = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.price = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.budget = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GasPayment> {
    GasPaymentView ??= viewClass(GasPayment, createBaseGasPayment, [
      { name: "objects", tags: [10], type: ObjectReference, repeated: true },
      { name: "owner", tags: [18], type: "string" },
      { name: "price", tags: [24], type: "uint64" },
      { name: "budget", tags: [32], type: "uint64" },
    ]);
    return new GasPaymentView(input, length);
  },

  create(base?: DeepPartial<GasPayment>): GasPayment {
    return GasPayment.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GasPayment>): GasPayment {
    const message = createBaseGasPayment();
    message.objects = object.objects?.map((e) => ObjectReference.fromPartial(e)) || [];
    message.owner = object.owner ?? undefined;
    message.price = object.price !== undefined && object.price !== null ? BigInt(object.price) : undefined;
    message.budget = object.budget !== undefined && object.budget !== null ? BigInt(object.budget) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionExpiration(): TransactionExpiration {
  return {
    kind: undefined,
    epoch: undefined,
    minEpoch: undefined,
    minTimestamp: undefined,
    maxTimestamp: undefined,
    chain: undefined,
    nonce: undefined,
  };
}

let TransactionExpirationView: ViewClass<TransactionExpiration> | undefined;

export const TransactionExpiration: MessageFns<TransactionExpiration> = /* @__PURE__ */ checkedFns(
  "TransactionExpiration",
  {
    encode(message: TransactionExpiration, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.kind !== undefined) {
        writer.uint32(8).int32(message.kind);
      }
      if (message.epoch !== undefined) {
        writer.uint32(16).uint64(message.epoch);
      }
      if (message.minEpoch !== undefined) {
        writer.uint32(24).uint64(message.minEpoch);
      }
      if (message.minTimestamp !== undefined) {
        Timestamp.encode(message.minTimestamp, writer.uint32(34).fork()).join();
      }
      if (message.maxTimestamp !== undefined) {
        Timestamp.encode(message.maxTimestamp, writer.uint32(42).fork()).join();
      }
      if (message.chain !== undefined) {
        writer.uint32(50).string(message.chain);
      }
      if (message.nonce !== undefined) {
        writer.uint32(56).uint32(message.nonce);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TransactionExpiration = createBaseTransactionExpiration(),
    ): TransactionExpiration {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.kind = reader.enumeration();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.epoch = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.minEpoch = reader.uint64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.minTimestamp = Timestamp.decode(reader, reader.length(), message.minTimestamp);
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.maxTimestamp = Timestamp.decode(reader, reader.length(), message.maxTimestamp);
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.chain = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.nonce = reader.uint32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionExpiration> {
      TransactionExpirationView ??= viewClass(TransactionExpiration, createBaseTransactionExpiration, [
        { name: "kind", tags: [8], type: "int32" },
        { name: "epoch", tags: [16], type: "uint64" },
        { name: "minEpoch", tags: [24], type: "uint64" },
        { name: "minTimestamp", tags: [34], type: Timestamp },
        { name: "maxTimestamp", tags: [42], type: Timestamp },
        { name: "chain", tags: [50], type: "string" },
        { name: "nonce", tags: [56], type: "uint32" },
      ]);
      return new TransactionExpirationView(input, length);
    },

    create(base?: DeepPartial<TransactionExpiration>): TransactionExpiration {
      return TransactionExpiration.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TransactionExpiration>): TransactionExpiration {
      const message = createBaseTransactionExpiration();
      message.kind = object.kind ?? undefined;
      message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
      message.minEpoch =
        object.minEpoch !== undefined && object.minEpoch !== null ? BigInt(object.minEpoch) : undefined;
      message.minTimestamp =
        object.minTimestamp !== undefined && object.minTimestamp !== null
          ? Timestamp.fromPartial(object.minTimestamp)
          : undefined;
      message.maxTimestamp =
        object.maxTimestamp !== undefined && object.maxTimestamp !== null
          ? Timestamp.fromPartial(object.maxTimestamp)
          : undefined;
      message.chain = object.chain ?? undefined;
      message.nonce = object.nonce ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseTransactionKind(): TransactionKind {
  return { kind: undefined, data: undefined };
}

let TransactionKindView: ViewClass<TransactionKind> | undefined;

export const TransactionKind: MessageFns<TransactionKind> = /* @__PURE__ */ checkedFns("TransactionKind", {
  encode(message: TransactionKind, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kind !== undefined) {
      writer.uint32(8).int32(message.kind);
    }
    switch (message.data?.$case) {
      case "programmableTransaction":
        ProgrammableTransaction.encode(message.data.value, writer.uint32(18).fork()).join();
        break;
      case "changeEpoch":
        ChangeEpoch.encode(message.data.value, writer.uint32(26).fork()).join();
        break;
      case "genesis":
        GenesisTransaction.encode(message.data.value, writer.uint32(34).fork()).join();
        break;
      case "consensusCommitPrologue":
        ConsensusCommitPrologue.encode(message.data.value, writer.uint32(42).fork()).join();
        break;
      case "authenticatorStateUpdate":
        AuthenticatorStateUpdate.encode(message.data.value, writer.uint32(50).fork()).join();
        break;
      case "endOfEpoch":
        EndOfEpochTransaction.encode(message.data.value, writer.uint32(58).fork()).join();
        break;
      case "randomnessStateUpdate":
        RandomnessStateUpdate.encode(message.data.value, writer.uint32(66).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionKind = createBaseTransactionKind(),
  ): TransactionKind {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.kind = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.data = {
            $case: "programmableTransaction",
            value: ProgrammableTransaction.decode(
              reader,
              reader.length(),
              valueOf(message.data, "programmableTransaction"),
            ),
          };
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.data = {
            $case: "changeEpoch",
            value: ChangeEpoch.decode(reader, reader.length(), valueOf(message.data, "changeEpoch")),
          };
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.data = {
            $case: "genesis",
            value: GenesisTransaction.decode(reader, reader.length(), valueOf(message.data, "genesis")),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.data = {
            $case: "consensusCommitPrologue",
            value: ConsensusCommitPrologue.decode(
              reader,
              reader.length(),
              valueOf(message.data, "consensusCommitPrologue"),
            ),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.data = {
            $case: "authenticatorStateUpdate",
            value: AuthenticatorStateUpdate.decode(
              reader,
              reader.length(),
              valueOf(message.data, "authenticatorStateUpdate"),
            ),
          };
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.data = {
            $case: "endOfEpoch",
            value: EndOfEpochTransaction.decode(reader, reader.length(), valueOf(message.data, "endOfEpoch")),
          };
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.data = {
            $case: "randomnessStateUpdate",
            value: RandomnessStateUpdate.decode(
              reader,
              reader.length(),
              valueOf(message.data, "randomnessStateUpdate"),
            ),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionKind> {
    TransactionKindView ??= viewClass(TransactionKind, createBaseTransactionKind, [
      { name: "kind", tags: [8], type: "int32" },
      { name: "data", tags: [18], type: ProgrammableTransaction, $case: "programmableTransaction" },
      { name: "data", tags: [26], type: ChangeEpoch, $case: "changeEpoch" },
      { name: "data", tags: [34], type: GenesisTransaction, $case: "genesis" },
      { name: "data", tags: [42], type: ConsensusCommitPrologue, $case: "consensusCommitPrologue" },
      { name: "data", tags: [50], type: AuthenticatorStateUpdate, $case: "authenticatorStateUpdate" },
      { name: "data", tags: [58], type: EndOfEpochTransaction, $case: "endOfEpoch" },
      { name: "data", tags: [66], type: RandomnessStateUpdate, $case: "randomnessStateUpdate" },
    ]);
    return new TransactionKindView(input, length);
  },

  create(base?: DeepPartial<TransactionKind>): TransactionKind {
    return TransactionKind.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionKind>): TransactionKind {
    const message = createBaseTransactionKind();
    message.kind = object.kind ?? undefined;
    switch (object.data?.$case) {
      case "programmableTransaction": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = {
            $case: "programmableTransaction",
            value: ProgrammableTransaction.fromPartial(object.data.value),
          };
        }
        break;
      }
      case "changeEpoch": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = { $case: "changeEpoch", value: ChangeEpoch.fromPartial(object.data.value) };
        }
        break;
      }
      case "genesis": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = { $case: "genesis", value: GenesisTransaction.fromPartial(object.data.value) };
        }
        break;
      }
      case "consensusCommitPrologue": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = {
            $case: "consensusCommitPrologue",
            value: ConsensusCommitPrologue.fromPartial(object.data.value),
          };
        }
        break;
      }
      case "authenticatorStateUpdate": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = {
            $case: "authenticatorStateUpdate",
            value: AuthenticatorStateUpdate.fromPartial(object.data.value),
          };
        }
        break;
      }
      case "endOfEpoch": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = { $case: "endOfEpoch", value: EndOfEpochTransaction.fromPartial(object.data.value) };
        }
        break;
      }
      case "randomnessStateUpdate": {
        if (object.data?.value !== undefined && object.data?.value !== null) {
          message.data = {
            $case: "randomnessStateUpdate",
            value: RandomnessStateUpdate.fromPartial(object.data.value),
          };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});
