// Generated from specs/grpc/sui/rpc/v2/checkpoint.proto. Do not edit: change the spec and run `npm run generate`.

import { CheckpointCommitment_CheckpointCommitmentKind } from "../../../sui-enums.ts";
export { CheckpointCommitment_CheckpointCommitmentKind };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { ValidatorAggregatedSignature, ValidatorCommitteeMember, UserSignature } from "./signature.ts";
import { ExecutedTransaction } from "./executed_transaction.ts";
import { ObjectSet, Bcs } from "./object.ts";
import { GasCostSummary } from "./effects.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";

/** Checkpoints of Sui. */

/** A checkpoint. */
export interface Checkpoint {
  /** Height of the checkpoint; genesis is 0. */
  sequenceNumber?: bigint | undefined;
  /** Base58-encoded digest of the checkpoint. */
  digest?: string | undefined;
  /** Header of the checkpoint, which commits to its contents. */
  summary?: CheckpointSummary | undefined;
  /** Aggregated signature of a quorum of the validators. */
  signature?: ValidatorAggregatedSignature | undefined;
  /** Digests of the transactions, with the users' signatures. */
  contents?: CheckpointContents | undefined;
  /** Executed transactions, in the order of the checkpoint. */
  transactions: ExecutedTransaction[];
  /** Objects read or written by the transactions of the checkpoint. */
  objects?: ObjectSet | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Summary of a checkpoint, signed by the validators. */
export interface CheckpointSummary {
  /** Whole summary in BCS, which the validators sign. */
  bcs?: Bcs | undefined;
  /** Base58-encoded digest of the summary. */
  digest?: string | undefined;
  /** Epoch of the checkpoint. */
  epoch?: bigint | undefined;
  /** Height of the checkpoint; genesis is 0. */
  sequenceNumber?: bigint | undefined;
  /** Total number of transactions since genesis. */
  totalNetworkTransactions?: bigint | undefined;
  /** Base58-encoded digest of the checkpoint's contents. */
  contentDigest?: string | undefined;
  /** Base58-encoded digest of the previous checkpoint; absent in genesis. */
  previousDigest?: string | undefined;
  /** Gas cost totals of the epoch up to this checkpoint. */
  epochRollingGasCostSummary?: GasCostSummary | undefined;
  /** Time that consensus gave the checkpoint; never earlier than in the previous one. */
  timestamp?: Timestamp | undefined;
  /** Commitments to further state at this checkpoint. */
  commitments: CheckpointCommitment[];
  /** End-of-epoch data; only in the last checkpoint of an epoch. */
  endOfEpochData?: EndOfEpochData | undefined;
  /** BCS-encoded data whose format depends on the protocol version. */
  versionSpecificData?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** State with which the next epoch begins. */
export interface EndOfEpochData {
  /** Validators of the next epoch, with their voting weights. */
  nextEpochCommittee: ValidatorCommitteeMember[];
  /** Protocol version of the next epoch. */
  nextEpochProtocolVersion?: bigint | undefined;
  /** Commitments to the state at the end of the epoch. */
  epochCommitments: CheckpointCommitment[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A commitment in a checkpoint, in addition to its contents. */
export interface CheckpointCommitment {
  /** What the digest commits to. */
  kind?: CheckpointCommitment_CheckpointCommitmentKind | undefined;
  /** Base58-encoded digest. */
  digest?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The transactions of a checkpoint, by digest. */
export interface CheckpointContents {
  /** Whole contents in BCS. */
  bcs?: Bcs | undefined;
  /** Base58-encoded digest of the contents. */
  digest?: string | undefined;
  /** Version of the format: 1, or 2 with versions of address aliases. */
  version?: number | undefined;
  /** Transactions, in the order of the checkpoint. */
  transactions: CheckpointedTransactionInfo[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction of a checkpoint. */
export interface CheckpointedTransactionInfo {
  /** Digest of the transaction. */
  transaction?: string | undefined;
  /** Digest of the transaction's effects. */
  effects?: string | undefined;
  /** Signatures of the sender and, if there is one, of the gas sponsor. */
  signatures: UserSignature[];
  /** Versions of address aliases, in the order of `signatures`; since format version 2. */
  addressAliasesVersions: AddressAliasesVersion[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Version of a signer's address aliases at which a signature was verified; absent without aliases. */
export interface AddressAliasesVersion {
  /** Version of the signer's address aliases object. */
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseCheckpoint(): Checkpoint {
  return {
    sequenceNumber: undefined,
    digest: undefined,
    summary: undefined,
    signature: undefined,
    contents: undefined,
    transactions: [],
    objects: undefined,
  };
}

let CheckpointView: ViewClass<Checkpoint> | undefined;

export const Checkpoint: MessageFns<Checkpoint> = /* @__PURE__ */ checkedFns("Checkpoint", {
  encode(message: Checkpoint, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.sequenceNumber !== undefined) {
      writer.uint32(8).uint64(message.sequenceNumber);
    }
    if (message.digest !== undefined) {
      writer.uint32(18).string(message.digest);
    }
    if (message.summary !== undefined) {
      CheckpointSummary.encode(message.summary, writer.uint32(26).fork()).join();
    }
    if (message.signature !== undefined) {
      ValidatorAggregatedSignature.encode(message.signature, writer.uint32(34).fork()).join();
    }
    if (message.contents !== undefined) {
      CheckpointContents.encode(message.contents, writer.uint32(42).fork()).join();
    }
    for (const v of message.transactions) {
      ExecutedTransaction.encode(v!, writer.uint32(50).fork()).join();
    }
    if (message.objects !== undefined) {
      ObjectSet.encode(message.objects, writer.uint32(58).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Checkpoint = createBaseCheckpoint()): Checkpoint {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.sequenceNumber = reader.uint64() as bigint;
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
          if (tag !== 26) {
            break;
          }

          message.summary = CheckpointSummary.decode(reader, reader.length(), message.summary);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.signature = ValidatorAggregatedSignature.decode(reader, reader.length(), message.signature);
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.contents = CheckpointContents.decode(reader, reader.length(), message.contents);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.transactions.push(ExecutedTransaction.decode(reader, reader.length()));
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.objects = ObjectSet.decode(reader, reader.length(), message.objects);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Checkpoint> {
    CheckpointView ??= viewClass(Checkpoint, createBaseCheckpoint, [
      { name: "sequenceNumber", tags: [8], type: "uint64" },
      { name: "digest", tags: [18], type: "string" },
      { name: "summary", tags: [26], type: CheckpointSummary },
      { name: "signature", tags: [34], type: ValidatorAggregatedSignature },
      { name: "contents", tags: [42], type: CheckpointContents },
      { name: "transactions", tags: [50], type: ExecutedTransaction, repeated: true },
      { name: "objects", tags: [58], type: ObjectSet },
    ]);
    return new CheckpointView(input, length);
  },

  create(base?: DeepPartial<Checkpoint>): Checkpoint {
    return Checkpoint.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Checkpoint>): Checkpoint {
    const message = createBaseCheckpoint();
    message.sequenceNumber =
      object.sequenceNumber !== undefined && object.sequenceNumber !== null ? BigInt(object.sequenceNumber) : undefined;
    message.digest = object.digest ?? undefined;
    message.summary =
      object.summary !== undefined && object.summary !== null
        ? CheckpointSummary.fromPartial(object.summary)
        : undefined;
    message.signature =
      object.signature !== undefined && object.signature !== null
        ? ValidatorAggregatedSignature.fromPartial(object.signature)
        : undefined;
    message.contents =
      object.contents !== undefined && object.contents !== null
        ? CheckpointContents.fromPartial(object.contents)
        : undefined;
    message.transactions = object.transactions?.map((e) => ExecutedTransaction.fromPartial(e)) || [];
    message.objects =
      object.objects !== undefined && object.objects !== null ? ObjectSet.fromPartial(object.objects) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCheckpointSummary(): CheckpointSummary {
  return {
    bcs: undefined,
    digest: undefined,
    epoch: undefined,
    sequenceNumber: undefined,
    totalNetworkTransactions: undefined,
    contentDigest: undefined,
    previousDigest: undefined,
    epochRollingGasCostSummary: undefined,
    timestamp: undefined,
    commitments: [],
    endOfEpochData: undefined,
    versionSpecificData: undefined,
  };
}

let CheckpointSummaryView: ViewClass<CheckpointSummary> | undefined;

export const CheckpointSummary: MessageFns<CheckpointSummary> = /* @__PURE__ */ checkedFns("CheckpointSummary", {
  encode(message: CheckpointSummary, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.bcs !== undefined) {
      Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    }
    if (message.digest !== undefined) {
      writer.uint32(18).string(message.digest);
    }
    if (message.epoch !== undefined) {
      writer.uint32(24).uint64(message.epoch);
    }
    if (message.sequenceNumber !== undefined) {
      writer.uint32(32).uint64(message.sequenceNumber);
    }
    if (message.totalNetworkTransactions !== undefined) {
      writer.uint32(40).uint64(message.totalNetworkTransactions);
    }
    if (message.contentDigest !== undefined) {
      writer.uint32(50).string(message.contentDigest);
    }
    if (message.previousDigest !== undefined) {
      writer.uint32(58).string(message.previousDigest);
    }
    if (message.epochRollingGasCostSummary !== undefined) {
      GasCostSummary.encode(message.epochRollingGasCostSummary, writer.uint32(66).fork()).join();
    }
    if (message.timestamp !== undefined) {
      Timestamp.encode(message.timestamp, writer.uint32(74).fork()).join();
    }
    for (const v of message.commitments) {
      CheckpointCommitment.encode(v!, writer.uint32(82).fork()).join();
    }
    if (message.endOfEpochData !== undefined) {
      EndOfEpochData.encode(message.endOfEpochData, writer.uint32(90).fork()).join();
    }
    if (message.versionSpecificData !== undefined) {
      writer.uint32(98).bytes(message.versionSpecificData);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CheckpointSummary = createBaseCheckpointSummary(),
  ): CheckpointSummary {
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

          message.epoch = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.sequenceNumber = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.totalNetworkTransactions = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.contentDigest = reader.string();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.previousDigest = reader.string();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.epochRollingGasCostSummary = GasCostSummary.decode(
            reader,
            reader.length(),
            message.epochRollingGasCostSummary,
          );
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.timestamp = Timestamp.decode(reader, reader.length(), message.timestamp);
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.commitments.push(CheckpointCommitment.decode(reader, reader.length()));
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.endOfEpochData = EndOfEpochData.decode(reader, reader.length(), message.endOfEpochData);
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.versionSpecificData = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CheckpointSummary> {
    CheckpointSummaryView ??= viewClass(CheckpointSummary, createBaseCheckpointSummary, [
      { name: "bcs", tags: [10], type: Bcs },
      { name: "digest", tags: [18], type: "string" },
      { name: "epoch", tags: [24], type: "uint64" },
      { name: "sequenceNumber", tags: [32], type: "uint64" },
      { name: "totalNetworkTransactions", tags: [40], type: "uint64" },
      { name: "contentDigest", tags: [50], type: "string" },
      { name: "previousDigest", tags: [58], type: "string" },
      { name: "epochRollingGasCostSummary", tags: [66], type: GasCostSummary },
      { name: "timestamp", tags: [74], type: Timestamp },
      { name: "commitments", tags: [82], type: CheckpointCommitment, repeated: true },
      { name: "endOfEpochData", tags: [90], type: EndOfEpochData },
      { name: "versionSpecificData", tags: [98], type: "bytes" },
    ]);
    return new CheckpointSummaryView(input, length);
  },

  create(base?: DeepPartial<CheckpointSummary>): CheckpointSummary {
    return CheckpointSummary.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CheckpointSummary>): CheckpointSummary {
    const message = createBaseCheckpointSummary();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.digest = object.digest ?? undefined;
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.sequenceNumber =
      object.sequenceNumber !== undefined && object.sequenceNumber !== null ? BigInt(object.sequenceNumber) : undefined;
    message.totalNetworkTransactions =
      object.totalNetworkTransactions !== undefined && object.totalNetworkTransactions !== null
        ? BigInt(object.totalNetworkTransactions)
        : undefined;
    message.contentDigest = object.contentDigest ?? undefined;
    message.previousDigest = object.previousDigest ?? undefined;
    message.epochRollingGasCostSummary =
      object.epochRollingGasCostSummary !== undefined && object.epochRollingGasCostSummary !== null
        ? GasCostSummary.fromPartial(object.epochRollingGasCostSummary)
        : undefined;
    message.timestamp =
      object.timestamp !== undefined && object.timestamp !== null ? Timestamp.fromPartial(object.timestamp) : undefined;
    message.commitments = object.commitments?.map((e) => CheckpointCommitment.fromPartial(e)) || [];
    message.endOfEpochData =
      object.endOfEpochData !== undefined && object.endOfEpochData !== null
        ? EndOfEpochData.fromPartial(object.endOfEpochData)
        : undefined;
    message.versionSpecificData = object.versionSpecificData ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEndOfEpochData(): EndOfEpochData {
  return { nextEpochCommittee: [], nextEpochProtocolVersion: undefined, epochCommitments: [] };
}

let EndOfEpochDataView: ViewClass<EndOfEpochData> | undefined;

export const EndOfEpochData: MessageFns<EndOfEpochData> = /* @__PURE__ */ checkedFns("EndOfEpochData", {
  encode(message: EndOfEpochData, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.nextEpochCommittee) {
      ValidatorCommitteeMember.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.nextEpochProtocolVersion !== undefined) {
      writer.uint32(16).uint64(message.nextEpochProtocolVersion);
    }
    for (const v of message.epochCommitments) {
      CheckpointCommitment.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: EndOfEpochData = createBaseEndOfEpochData(),
  ): EndOfEpochData {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.nextEpochCommittee.push(ValidatorCommitteeMember.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.nextEpochProtocolVersion = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.epochCommitments.push(CheckpointCommitment.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EndOfEpochData> {
    EndOfEpochDataView ??= viewClass(EndOfEpochData, createBaseEndOfEpochData, [
      { name: "nextEpochCommittee", tags: [10], type: ValidatorCommitteeMember, repeated: true },
      { name: "nextEpochProtocolVersion", tags: [16], type: "uint64" },
      { name: "epochCommitments", tags: [26], type: CheckpointCommitment, repeated: true },
    ]);
    return new EndOfEpochDataView(input, length);
  },

  create(base?: DeepPartial<EndOfEpochData>): EndOfEpochData {
    return EndOfEpochData.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EndOfEpochData>): EndOfEpochData {
    const message = createBaseEndOfEpochData();
    message.nextEpochCommittee = object.nextEpochCommittee?.map((e) => ValidatorCommitteeMember.fromPartial(e)) || [];
    message.nextEpochProtocolVersion =
      object.nextEpochProtocolVersion !== undefined && object.nextEpochProtocolVersion !== null
        ? BigInt(object.nextEpochProtocolVersion)
        : undefined;
    message.epochCommitments = object.epochCommitments?.map((e) => CheckpointCommitment.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCheckpointCommitment(): CheckpointCommitment {
  return { kind: undefined, digest: undefined };
}

let CheckpointCommitmentView: ViewClass<CheckpointCommitment> | undefined;

export const CheckpointCommitment: MessageFns<CheckpointCommitment> = /* @__PURE__ */ checkedFns(
  "CheckpointCommitment",
  {
    encode(message: CheckpointCommitment, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.kind !== undefined) {
        writer.uint32(8).int32(message.kind);
      }
      if (message.digest !== undefined) {
        writer.uint32(18).string(message.digest);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CheckpointCommitment = createBaseCheckpointCommitment(),
    ): CheckpointCommitment {
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

            message.digest = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CheckpointCommitment> {
      CheckpointCommitmentView ??= viewClass(CheckpointCommitment, createBaseCheckpointCommitment, [
        { name: "kind", tags: [8], type: "int32" },
        { name: "digest", tags: [18], type: "string" },
      ]);
      return new CheckpointCommitmentView(input, length);
    },

    create(base?: DeepPartial<CheckpointCommitment>): CheckpointCommitment {
      return CheckpointCommitment.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CheckpointCommitment>): CheckpointCommitment {
      const message = createBaseCheckpointCommitment();
      message.kind = object.kind ?? undefined;
      message.digest = object.digest ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseCheckpointContents(): CheckpointContents {
  return { bcs: undefined, digest: undefined, version: undefined, transactions: [] };
}

let CheckpointContentsView: ViewClass<CheckpointContents> | undefined;

export const CheckpointContents: MessageFns<CheckpointContents> = /* @__PURE__ */ checkedFns("CheckpointContents", {
  encode(message: CheckpointContents, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
    for (const v of message.transactions) {
      CheckpointedTransactionInfo.encode(v!, writer.uint32(34).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CheckpointContents = createBaseCheckpointContents(),
  ): CheckpointContents {
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

          message.transactions.push(CheckpointedTransactionInfo.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CheckpointContents> {
    CheckpointContentsView ??= viewClass(CheckpointContents, createBaseCheckpointContents, [
      { name: "bcs", tags: [10], type: Bcs },
      { name: "digest", tags: [18], type: "string" },
      { name: "version", tags: [24], type: "int32" },
      { name: "transactions", tags: [34], type: CheckpointedTransactionInfo, repeated: true },
    ]);
    return new CheckpointContentsView(input, length);
  },

  create(base?: DeepPartial<CheckpointContents>): CheckpointContents {
    return CheckpointContents.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CheckpointContents>): CheckpointContents {
    const message = createBaseCheckpointContents();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.digest = object.digest ?? undefined;
    message.version = object.version ?? undefined;
    message.transactions = object.transactions?.map((e) => CheckpointedTransactionInfo.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCheckpointedTransactionInfo(): CheckpointedTransactionInfo {
  return { transaction: undefined, effects: undefined, signatures: [], addressAliasesVersions: [] };
}

let CheckpointedTransactionInfoView: ViewClass<CheckpointedTransactionInfo> | undefined;

export const CheckpointedTransactionInfo: MessageFns<CheckpointedTransactionInfo> = /* @__PURE__ */ checkedFns(
  "CheckpointedTransactionInfo",
  {
    encode(message: CheckpointedTransactionInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        writer.uint32(10).string(message.transaction);
      }
      if (message.effects !== undefined) {
        writer.uint32(18).string(message.effects);
      }
      for (const v of message.signatures) {
        UserSignature.encode(v!, writer.uint32(26).fork()).join();
      }
      for (const v of message.addressAliasesVersions) {
        AddressAliasesVersion.encode(v!, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CheckpointedTransactionInfo = createBaseCheckpointedTransactionInfo(),
    ): CheckpointedTransactionInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.effects = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.signatures.push(UserSignature.decode(reader, reader.length()));
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.addressAliasesVersions.push(AddressAliasesVersion.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CheckpointedTransactionInfo> {
      CheckpointedTransactionInfoView ??= viewClass(
        CheckpointedTransactionInfo,
        createBaseCheckpointedTransactionInfo,
        [
          { name: "transaction", tags: [10], type: "string" },
          { name: "effects", tags: [18], type: "string" },
          { name: "signatures", tags: [26], type: UserSignature, repeated: true },
          { name: "addressAliasesVersions", tags: [34], type: AddressAliasesVersion, repeated: true },
        ],
      );
      return new CheckpointedTransactionInfoView(input, length);
    },

    create(base?: DeepPartial<CheckpointedTransactionInfo>): CheckpointedTransactionInfo {
      return CheckpointedTransactionInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CheckpointedTransactionInfo>): CheckpointedTransactionInfo {
      const message = createBaseCheckpointedTransactionInfo();
      message.transaction = object.transaction ?? undefined;
      message.effects = object.effects ?? undefined;
      message.signatures = object.signatures?.map((e) => UserSignature.fromPartial(e)) || [];
      message.addressAliasesVersions =
        object.addressAliasesVersions?.map((e) => AddressAliasesVersion.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAddressAliasesVersion(): AddressAliasesVersion {
  return { version: undefined };
}

let AddressAliasesVersionView: ViewClass<AddressAliasesVersion> | undefined;

export const AddressAliasesVersion: MessageFns<AddressAliasesVersion> = /* @__PURE__ */ checkedFns(
  "AddressAliasesVersion",
  {
    encode(message: AddressAliasesVersion, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.version !== undefined) {
        writer.uint32(8).uint64(message.version);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AddressAliasesVersion = createBaseAddressAliasesVersion(),
    ): AddressAliasesVersion {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.version = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AddressAliasesVersion> {
      AddressAliasesVersionView ??= viewClass(AddressAliasesVersion, createBaseAddressAliasesVersion, [
        { name: "version", tags: [8], type: "uint64" },
      ]);
      return new AddressAliasesVersionView(input, length);
    },

    create(base?: DeepPartial<AddressAliasesVersion>): AddressAliasesVersion {
      return AddressAliasesVersion.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AddressAliasesVersion>): AddressAliasesVersion {
      const message = createBaseAddressAliasesVersion();
      message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);
