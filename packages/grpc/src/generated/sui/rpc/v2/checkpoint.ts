// Generated from specs/grpc/sui/rpc/v2/checkpoint.proto. Do not edit: change the spec and run `npm run generate`.

import { CheckpointCommitment_CheckpointCommitmentKind } from "../../../sui-enums.ts";
export { CheckpointCommitment_CheckpointCommitmentKind };

/** Checkpoints of Sui. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { GasCostSummary } from "./effects.ts";
import { ExecutedTransaction } from "./executed_transaction.ts";
import { Bcs, ObjectSet } from "./object.ts";
import { UserSignature, ValidatorAggregatedSignature, ValidatorCommitteeMember } from "./signature.ts";

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

const emptyCheckpoint = (): Checkpoint => ({
  sequenceNumber: undefined,
  digest: undefined,
  summary: undefined,
  signature: undefined,
  contents: undefined,
  transactions: [],
  objects: undefined,
});

export const Checkpoint: MessageFns<Checkpoint> = /* @__PURE__ */ defineMessage("Checkpoint", {
  empty: emptyCheckpoint,
  fields: () => [
    { name: "sequenceNumber", tags: [8], type: "uint64" },
    { name: "digest", tags: [18], type: "string" },
    { name: "summary", tags: [26], type: CheckpointSummary },
    { name: "signature", tags: [34], type: ValidatorAggregatedSignature },
    { name: "contents", tags: [42], type: CheckpointContents },
    { name: "transactions", tags: [50], type: ExecutedTransaction, repeated: true },
    { name: "objects", tags: [58], type: ObjectSet },
  ],
  decode(input, length, message = emptyCheckpoint()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.sequenceNumber = reader.uint64();
      else if (tag === 18) message.digest = reader.string();
      else if (tag === 26) message.summary = CheckpointSummary.decode(reader, reader.length(), message.summary);
      else if (tag === 34)
        message.signature = ValidatorAggregatedSignature.decode(reader, reader.length(), message.signature);
      else if (tag === 42) message.contents = CheckpointContents.decode(reader, reader.length(), message.contents);
      else if (tag === 50) message.transactions.push(ExecutedTransaction.decode(reader, reader.length()));
      else if (tag === 58) message.objects = ObjectSet.decode(reader, reader.length(), message.objects);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.sequenceNumber !== undefined) writer.uint32(8).uint64(message.sequenceNumber);
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    if (message.summary !== undefined) CheckpointSummary.encode(message.summary, writer.uint32(26).fork()).join();
    if (message.signature !== undefined)
      ValidatorAggregatedSignature.encode(message.signature, writer.uint32(34).fork()).join();
    if (message.contents !== undefined) CheckpointContents.encode(message.contents, writer.uint32(42).fork()).join();
    for (const item of message.transactions) ExecutedTransaction.encode(item, writer.uint32(50).fork()).join();
    if (message.objects !== undefined) ObjectSet.encode(message.objects, writer.uint32(58).fork()).join();
  },
});

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

const emptyCheckpointSummary = (): CheckpointSummary => ({
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
});

export const CheckpointSummary: MessageFns<CheckpointSummary> = /* @__PURE__ */ defineMessage("CheckpointSummary", {
  empty: emptyCheckpointSummary,
  fields: () => [
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
  ],
  decode(input, length, message = emptyCheckpointSummary()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 18) message.digest = reader.string();
      else if (tag === 24) message.epoch = reader.uint64();
      else if (tag === 32) message.sequenceNumber = reader.uint64();
      else if (tag === 40) message.totalNetworkTransactions = reader.uint64();
      else if (tag === 50) message.contentDigest = reader.string();
      else if (tag === 58) message.previousDigest = reader.string();
      else if (tag === 66)
        message.epochRollingGasCostSummary = GasCostSummary.decode(
          reader,
          reader.length(),
          message.epochRollingGasCostSummary,
        );
      else if (tag === 74) message.timestamp = Timestamp.decode(reader, reader.length(), message.timestamp);
      else if (tag === 82) message.commitments.push(CheckpointCommitment.decode(reader, reader.length()));
      else if (tag === 90)
        message.endOfEpochData = EndOfEpochData.decode(reader, reader.length(), message.endOfEpochData);
      else if (tag === 98) message.versionSpecificData = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    if (message.epoch !== undefined) writer.uint32(24).uint64(message.epoch);
    if (message.sequenceNumber !== undefined) writer.uint32(32).uint64(message.sequenceNumber);
    if (message.totalNetworkTransactions !== undefined) writer.uint32(40).uint64(message.totalNetworkTransactions);
    if (message.contentDigest !== undefined) writer.uint32(50).string(message.contentDigest);
    if (message.previousDigest !== undefined) writer.uint32(58).string(message.previousDigest);
    if (message.epochRollingGasCostSummary !== undefined)
      GasCostSummary.encode(message.epochRollingGasCostSummary, writer.uint32(66).fork()).join();
    if (message.timestamp !== undefined) Timestamp.encode(message.timestamp, writer.uint32(74).fork()).join();
    for (const item of message.commitments) CheckpointCommitment.encode(item, writer.uint32(82).fork()).join();
    if (message.endOfEpochData !== undefined)
      EndOfEpochData.encode(message.endOfEpochData, writer.uint32(90).fork()).join();
    if (message.versionSpecificData !== undefined) writer.uint32(98).bytes(message.versionSpecificData);
  },
});

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

const emptyEndOfEpochData = (): EndOfEpochData => ({
  nextEpochCommittee: [],
  nextEpochProtocolVersion: undefined,
  epochCommitments: [],
});

export const EndOfEpochData: MessageFns<EndOfEpochData> = /* @__PURE__ */ defineMessage("EndOfEpochData", {
  empty: emptyEndOfEpochData,
  fields: () => [
    { name: "nextEpochCommittee", tags: [10], type: ValidatorCommitteeMember, repeated: true },
    { name: "nextEpochProtocolVersion", tags: [16], type: "uint64" },
    { name: "epochCommitments", tags: [26], type: CheckpointCommitment, repeated: true },
  ],
  decode(input, length, message = emptyEndOfEpochData()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.nextEpochCommittee.push(ValidatorCommitteeMember.decode(reader, reader.length()));
      else if (tag === 16) message.nextEpochProtocolVersion = reader.uint64();
      else if (tag === 26) message.epochCommitments.push(CheckpointCommitment.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.nextEpochCommittee)
      ValidatorCommitteeMember.encode(item, writer.uint32(10).fork()).join();
    if (message.nextEpochProtocolVersion !== undefined) writer.uint32(16).uint64(message.nextEpochProtocolVersion);
    for (const item of message.epochCommitments) CheckpointCommitment.encode(item, writer.uint32(26).fork()).join();
  },
});

/** A commitment in a checkpoint, in addition to its contents. */
export interface CheckpointCommitment {
  /** What the digest commits to. */
  kind?: CheckpointCommitment_CheckpointCommitmentKind | undefined;
  /** Base58-encoded digest. */
  digest?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCheckpointCommitment = (): CheckpointCommitment => ({ kind: undefined, digest: undefined });

export const CheckpointCommitment: MessageFns<CheckpointCommitment> = /* @__PURE__ */ defineMessage(
  "CheckpointCommitment",
  {
    empty: emptyCheckpointCommitment,
    fields: () => [
      { name: "kind", tags: [8], type: "int32" },
      { name: "digest", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyCheckpointCommitment()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = reader.enumeration();
        else if (tag === 18) message.digest = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
      if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    },
  },
);

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

const emptyCheckpointContents = (): CheckpointContents => ({
  bcs: undefined,
  digest: undefined,
  version: undefined,
  transactions: [],
});

export const CheckpointContents: MessageFns<CheckpointContents> = /* @__PURE__ */ defineMessage("CheckpointContents", {
  empty: emptyCheckpointContents,
  fields: () => [
    { name: "bcs", tags: [10], type: Bcs },
    { name: "digest", tags: [18], type: "string" },
    { name: "version", tags: [24], type: "int32" },
    { name: "transactions", tags: [34], type: CheckpointedTransactionInfo, repeated: true },
  ],
  decode(input, length, message = emptyCheckpointContents()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 18) message.digest = reader.string();
      else if (tag === 24) message.version = reader.int32();
      else if (tag === 34) message.transactions.push(CheckpointedTransactionInfo.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    if (message.version !== undefined) writer.uint32(24).int32(message.version);
    for (const item of message.transactions) CheckpointedTransactionInfo.encode(item, writer.uint32(34).fork()).join();
  },
});

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

const emptyCheckpointedTransactionInfo = (): CheckpointedTransactionInfo => ({
  transaction: undefined,
  effects: undefined,
  signatures: [],
  addressAliasesVersions: [],
});

export const CheckpointedTransactionInfo: MessageFns<CheckpointedTransactionInfo> = /* @__PURE__ */ defineMessage(
  "CheckpointedTransactionInfo",
  {
    empty: emptyCheckpointedTransactionInfo,
    fields: () => [
      { name: "transaction", tags: [10], type: "string" },
      { name: "effects", tags: [18], type: "string" },
      { name: "signatures", tags: [26], type: UserSignature, repeated: true },
      { name: "addressAliasesVersions", tags: [34], type: AddressAliasesVersion, repeated: true },
    ],
    decode(input, length, message = emptyCheckpointedTransactionInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = reader.string();
        else if (tag === 18) message.effects = reader.string();
        else if (tag === 26) message.signatures.push(UserSignature.decode(reader, reader.length()));
        else if (tag === 34) message.addressAliasesVersions.push(AddressAliasesVersion.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined) writer.uint32(10).string(message.transaction);
      if (message.effects !== undefined) writer.uint32(18).string(message.effects);
      for (const item of message.signatures) UserSignature.encode(item, writer.uint32(26).fork()).join();
      for (const item of message.addressAliasesVersions)
        AddressAliasesVersion.encode(item, writer.uint32(34).fork()).join();
    },
  },
);

/** Version of a signer's address aliases at which a signature was verified; absent without aliases. */
export interface AddressAliasesVersion {
  /** Version of the signer's address aliases object. */
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAddressAliasesVersion = (): AddressAliasesVersion => ({ version: undefined });

export const AddressAliasesVersion: MessageFns<AddressAliasesVersion> = /* @__PURE__ */ defineMessage(
  "AddressAliasesVersion",
  {
    empty: emptyAddressAliasesVersion,
    fields: () => [{ name: "version", tags: [8], type: "uint64" }],
    decode(input, length, message = emptyAddressAliasesVersion()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.version = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.version !== undefined) writer.uint32(8).uint64(message.version);
    },
  },
);
