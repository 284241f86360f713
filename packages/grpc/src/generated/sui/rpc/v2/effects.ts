// Generated from specs/grpc/sui/rpc/v2/effects.proto. Do not edit: change the spec and run `npm run generate`.

import {
  ChangedObject_InputObjectState,
  ChangedObject_OutputObjectState,
  ChangedObject_IdOperation,
  AccumulatorWrite_AccumulatorOperation,
  AccumulatorWrite_AccumulatorValue,
  UnchangedConsensusObject_UnchangedConsensusObjectKind,
} from "../../../sui-enums.ts";
export {
  ChangedObject_InputObjectState,
  ChangedObject_OutputObjectState,
  ChangedObject_IdOperation,
  AccumulatorWrite_AccumulatorOperation,
  AccumulatorWrite_AccumulatorValue,
  UnchangedConsensusObject_UnchangedConsensusObjectKind,
};

/** The effects of a Sui transaction. */
import {
  defineMessage,
  isBefore,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
} from "@node-access/transport/protobuf";
import { ExecutionStatus } from "./execution_status.ts";
import { Bcs, ObjectReference, Owner } from "./object.ts";

/** The effects of a transaction. */
export interface TransactionEffects {
  /** Whole effects in BCS. */
  bcs?: Bcs | undefined;
  /** Base58-encoded digest of the effects. */
  digest?: string | undefined;
  /** Version of the format of `bcs`. */
  version?: number | undefined;
  /** Success, or the error that made the transaction fail. */
  status?: ExecutionStatus | undefined;
  /** Epoch in which the transaction was executed. */
  epoch?: bigint | undefined;
  /** Gas charged and rebated. */
  gasUsed?: GasCostSummary | undefined;
  /** Base58-encoded digest of the transaction. */
  transactionDigest?: string | undefined;
  /** Change of the gas coin; also in `changed_objects`. Absent if no coin paid for the gas. */
  gasObject?: ChangedObject | undefined;
  /** Base58-encoded digest of the events; absent if there are none. */
  eventsDigest?: string | undefined;
  /** Digests of the transactions on which this transaction depends. */
  dependencies: string[];
  /** Lamport version, assigned to all written objects. */
  lamportVersion?: bigint | undefined;
  /** Objects that the transaction created, changed, wrapped or deleted. */
  changedObjects: ChangedObject[];
  /** Consensus objects that the transaction read without changing them. */
  unchangedConsensusObjects: UnchangedConsensusObject[];
  /** Base58-encoded digest of further data that is stored apart; absent if there is none. */
  auxiliaryDataDigest?: string | undefined;
  /** Objects that were loaded at runtime and not changed. */
  unchangedLoadedRuntimeObjects: ObjectReference[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionEffects = (): TransactionEffects => ({
  bcs: undefined,
  digest: undefined,
  version: undefined,
  status: undefined,
  epoch: undefined,
  gasUsed: undefined,
  transactionDigest: undefined,
  gasObject: undefined,
  eventsDigest: undefined,
  dependencies: [],
  lamportVersion: undefined,
  changedObjects: [],
  unchangedConsensusObjects: [],
  auxiliaryDataDigest: undefined,
  unchangedLoadedRuntimeObjects: [],
});

export const TransactionEffects: MessageFns<TransactionEffects> = /* @__PURE__ */ defineMessage("TransactionEffects", {
  empty: emptyTransactionEffects,
  fields: () => [
    { name: "bcs", tags: [10], type: Bcs },
    { name: "digest", tags: [18], type: "string" },
    { name: "version", tags: [24], type: "int32" },
    { name: "status", tags: [34], type: ExecutionStatus },
    { name: "epoch", tags: [40], type: "uint64" },
    { name: "gasUsed", tags: [50], type: GasCostSummary },
    { name: "transactionDigest", tags: [58], type: "string" },
    { name: "gasObject", tags: [66], type: ChangedObject },
    { name: "eventsDigest", tags: [74], type: "string" },
    { name: "dependencies", tags: [82], type: "string", repeated: true },
    { name: "lamportVersion", tags: [88], type: "uint64" },
    { name: "changedObjects", tags: [98], type: ChangedObject, repeated: true },
    { name: "unchangedConsensusObjects", tags: [106], type: UnchangedConsensusObject, repeated: true },
    { name: "auxiliaryDataDigest", tags: [114], type: "string" },
    { name: "unchangedLoadedRuntimeObjects", tags: [122], type: ObjectReference, repeated: true },
  ],
  decode(input, length, message = emptyTransactionEffects()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 18) message.digest = reader.string();
      else if (tag === 24) message.version = reader.int32();
      else if (tag === 34) message.status = ExecutionStatus.decode(reader, reader.length(), message.status);
      else if (tag === 40) message.epoch = reader.uint64();
      else if (tag === 50) message.gasUsed = GasCostSummary.decode(reader, reader.length(), message.gasUsed);
      else if (tag === 58) message.transactionDigest = reader.string();
      else if (tag === 66) message.gasObject = ChangedObject.decode(reader, reader.length(), message.gasObject);
      else if (tag === 74) message.eventsDigest = reader.string();
      else if (tag === 82) message.dependencies.push(reader.string());
      else if (tag === 88) message.lamportVersion = reader.uint64();
      else if (tag === 98) message.changedObjects.push(ChangedObject.decode(reader, reader.length()));
      else if (tag === 106)
        message.unchangedConsensusObjects.push(UnchangedConsensusObject.decode(reader, reader.length()));
      else if (tag === 114) message.auxiliaryDataDigest = reader.string();
      else if (tag === 122) message.unchangedLoadedRuntimeObjects.push(ObjectReference.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    if (message.version !== undefined) writer.uint32(24).int32(message.version);
    if (message.status !== undefined) ExecutionStatus.encode(message.status, writer.uint32(34).fork()).join();
    if (message.epoch !== undefined) writer.uint32(40).uint64(message.epoch);
    if (message.gasUsed !== undefined) GasCostSummary.encode(message.gasUsed, writer.uint32(50).fork()).join();
    if (message.transactionDigest !== undefined) writer.uint32(58).string(message.transactionDigest);
    if (message.gasObject !== undefined) ChangedObject.encode(message.gasObject, writer.uint32(66).fork()).join();
    if (message.eventsDigest !== undefined) writer.uint32(74).string(message.eventsDigest);
    for (const item of message.dependencies) writer.uint32(82).string(item);
    if (message.lamportVersion !== undefined) writer.uint32(88).uint64(message.lamportVersion);
    for (const item of message.changedObjects) ChangedObject.encode(item, writer.uint32(98).fork()).join();
    for (const item of message.unchangedConsensusObjects)
      UnchangedConsensusObject.encode(item, writer.uint32(106).fork()).join();
    if (message.auxiliaryDataDigest !== undefined) writer.uint32(114).string(message.auxiliaryDataDigest);
    for (const item of message.unchangedLoadedRuntimeObjects)
      ObjectReference.encode(item, writer.uint32(122).fork()).join();
  },
});

/** Change of an object. */
export interface ChangedObject {
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  /** Whether the object existed before the transaction. */
  inputState?: ChangedObject_InputObjectState | undefined;
  /** Version before the transaction; absent if the object did not exist. */
  inputVersion?: bigint | undefined;
  /** Base58-encoded digest before the transaction; absent if the object did not exist. */
  inputDigest?: string | undefined;
  /** Owner before the transaction; absent if the object did not exist. */
  inputOwner?: Owner | undefined;
  /** What the transaction wrote. */
  outputState?: ChangedObject_OutputObjectState | undefined;
  /** Version after the transaction; absent if the object no longer exists. */
  outputVersion?: bigint | undefined;
  /** Base58-encoded digest after the transaction. */
  outputDigest?: string | undefined;
  /** Owner after the transaction; absent for packages and deleted objects. */
  outputOwner?: Owner | undefined;
  /** Whether the object's id was created or deleted. */
  idOperation?: ChangedObject_IdOperation | undefined;
  /** Move type of the object, or `package`; added by the node's index. */
  objectType?: string | undefined;
  /** Change of an accumulator; only if `output_state` is an accumulator write. */
  accumulatorWrite?: AccumulatorWrite | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyChangedObject = (): ChangedObject => ({
  objectId: undefined,
  inputState: undefined,
  inputVersion: undefined,
  inputDigest: undefined,
  inputOwner: undefined,
  outputState: undefined,
  outputVersion: undefined,
  outputDigest: undefined,
  outputOwner: undefined,
  idOperation: undefined,
  objectType: undefined,
  accumulatorWrite: undefined,
});

export const ChangedObject: MessageFns<ChangedObject> = /* @__PURE__ */ defineMessage("ChangedObject", {
  empty: emptyChangedObject,
  fields: () => [
    { name: "objectId", tags: [10], type: "string" },
    { name: "inputState", tags: [16], type: "int32" },
    { name: "inputVersion", tags: [24], type: "uint64" },
    { name: "inputDigest", tags: [34], type: "string" },
    { name: "inputOwner", tags: [42], type: Owner },
    { name: "outputState", tags: [48], type: "int32" },
    { name: "outputVersion", tags: [56], type: "uint64" },
    { name: "outputDigest", tags: [66], type: "string" },
    { name: "outputOwner", tags: [74], type: Owner },
    { name: "idOperation", tags: [80], type: "int32" },
    { name: "objectType", tags: [90], type: "string" },
    { name: "accumulatorWrite", tags: [98], type: AccumulatorWrite },
  ],
  decode(input, length, message = emptyChangedObject()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objectId = reader.string();
      else if (tag === 16) message.inputState = reader.enumeration();
      else if (tag === 24) message.inputVersion = reader.uint64();
      else if (tag === 34) message.inputDigest = reader.string();
      else if (tag === 42) message.inputOwner = Owner.decode(reader, reader.length(), message.inputOwner);
      else if (tag === 48) message.outputState = reader.enumeration();
      else if (tag === 56) message.outputVersion = reader.uint64();
      else if (tag === 66) message.outputDigest = reader.string();
      else if (tag === 74) message.outputOwner = Owner.decode(reader, reader.length(), message.outputOwner);
      else if (tag === 80) message.idOperation = reader.enumeration();
      else if (tag === 90) message.objectType = reader.string();
      else if (tag === 98)
        message.accumulatorWrite = AccumulatorWrite.decode(reader, reader.length(), message.accumulatorWrite);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.objectId !== undefined) writer.uint32(10).string(message.objectId);
    if (message.inputState !== undefined) writer.uint32(16).int32(message.inputState);
    if (message.inputVersion !== undefined) writer.uint32(24).uint64(message.inputVersion);
    if (message.inputDigest !== undefined) writer.uint32(34).string(message.inputDigest);
    if (message.inputOwner !== undefined) Owner.encode(message.inputOwner, writer.uint32(42).fork()).join();
    if (message.outputState !== undefined) writer.uint32(48).int32(message.outputState);
    if (message.outputVersion !== undefined) writer.uint32(56).uint64(message.outputVersion);
    if (message.outputDigest !== undefined) writer.uint32(66).string(message.outputDigest);
    if (message.outputOwner !== undefined) Owner.encode(message.outputOwner, writer.uint32(74).fork()).join();
    if (message.idOperation !== undefined) writer.uint32(80).int32(message.idOperation);
    if (message.objectType !== undefined) writer.uint32(90).string(message.objectType);
    if (message.accumulatorWrite !== undefined)
      AccumulatorWrite.encode(message.accumulatorWrite, writer.uint32(98).fork()).join();
  },
});

/** Digest of an event. */
export interface EventDigestEntry {
  /** Index of the event in the transaction. */
  eventIndex?: bigint | undefined;
  /** Base58-encoded digest of the event. */
  digest?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEventDigestEntry = (): EventDigestEntry => ({ eventIndex: undefined, digest: undefined });

export const EventDigestEntry: MessageFns<EventDigestEntry> = /* @__PURE__ */ defineMessage("EventDigestEntry", {
  empty: emptyEventDigestEntry,
  fields: () => [
    { name: "eventIndex", tags: [8], type: "uint64" },
    { name: "digest", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyEventDigestEntry()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.eventIndex = reader.uint64();
      else if (tag === 18) message.digest = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.eventIndex !== undefined) writer.uint32(8).uint64(message.eventIndex);
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
  },
});

/** A change of an accumulator, such as an address's balance. */
export interface AccumulatorWrite {
  /** Address whose accumulator changes. */
  address?: string | undefined;
  /** Move type of the accumulator, such as `0x2::balance::Balance<0x2::sui::SUI>`. */
  accumulatorType?: string | undefined;
  /** Whether the value is added or subtracted. */
  operation?: AccumulatorWrite_AccumulatorOperation | undefined;
  /** Which of the values below is set. */
  valueKind?: AccumulatorWrite_AccumulatorValue | undefined;
  /** Amount, in the coin's smallest unit; for kind `INTEGER`. */
  integerValue?: bigint | undefined;
  /** Two integers; for kind `INTEGER_TUPLE`. */
  integerTuple: bigint[];
  /** Events of the stream; for kind `EVENT_DIGEST`. */
  eventDigestValue: EventDigestEntry[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAccumulatorWrite = (): AccumulatorWrite => ({
  address: undefined,
  accumulatorType: undefined,
  operation: undefined,
  valueKind: undefined,
  integerValue: undefined,
  integerTuple: [],
  eventDigestValue: [],
});

export const AccumulatorWrite: MessageFns<AccumulatorWrite> = /* @__PURE__ */ defineMessage("AccumulatorWrite", {
  empty: emptyAccumulatorWrite,
  fields: () => [
    { name: "address", tags: [10], type: "string" },
    { name: "accumulatorType", tags: [18], type: "string" },
    { name: "operation", tags: [24], type: "int32" },
    { name: "valueKind", tags: [32], type: "int32" },
    { name: "integerValue", tags: [40], type: "uint64" },
    { name: "integerTuple", tags: [48, 50], type: "uint64", repeated: true },
    { name: "eventDigestValue", tags: [58], type: EventDigestEntry, repeated: true },
  ],
  decode(input, length, message = emptyAccumulatorWrite()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.string();
      else if (tag === 18) message.accumulatorType = reader.string();
      else if (tag === 24) message.operation = reader.enumeration();
      else if (tag === 32) message.valueKind = reader.enumeration();
      else if (tag === 40) message.integerValue = reader.uint64();
      else if (tag === 50)
        for (const last = reader.endOf(reader.length()); isBefore(reader, last);)
          message.integerTuple.push(reader.uint64());
      else if (tag === 58) message.eventDigestValue.push(EventDigestEntry.decode(reader, reader.length()));
      else readField(AccumulatorWrite, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address !== undefined) writer.uint32(10).string(message.address);
    if (message.accumulatorType !== undefined) writer.uint32(18).string(message.accumulatorType);
    if (message.operation !== undefined) writer.uint32(24).int32(message.operation);
    if (message.valueKind !== undefined) writer.uint32(32).int32(message.valueKind);
    if (message.integerValue !== undefined) writer.uint32(40).uint64(message.integerValue);
    if (message.integerTuple.length !== 0) {
      writer.uint32(50).fork();
      for (const item of message.integerTuple) writer.uint64(item);
      writer.join();
    }
    for (const item of message.eventDigestValue) EventDigestEntry.encode(item, writer.uint32(58).fork()).join();
  },
});

/** A shared object that was read and not written. */
export interface UnchangedConsensusObject {
  /** How the transaction used the object. */
  kind?: UnchangedConsensusObject_UnchangedConsensusObjectKind | undefined;
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  /** Version that was read; for canceled transactions, a reserved number. */
  version?: bigint | undefined;
  /** Base58-encoded digest of the version; only for read-only inputs. */
  digest?: string | undefined;
  /** Move type of the object; added by the node's index. */
  objectType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUnchangedConsensusObject = (): UnchangedConsensusObject => ({
  kind: undefined,
  objectId: undefined,
  version: undefined,
  digest: undefined,
  objectType: undefined,
});

export const UnchangedConsensusObject: MessageFns<UnchangedConsensusObject> = /* @__PURE__ */ defineMessage(
  "UnchangedConsensusObject",
  {
    empty: emptyUnchangedConsensusObject,
    fields: () => [
      { name: "kind", tags: [8], type: "int32" },
      { name: "objectId", tags: [18], type: "string" },
      { name: "version", tags: [24], type: "uint64" },
      { name: "digest", tags: [34], type: "string" },
      { name: "objectType", tags: [42], type: "string" },
    ],
    decode(input, length, message = emptyUnchangedConsensusObject()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = reader.enumeration();
        else if (tag === 18) message.objectId = reader.string();
        else if (tag === 24) message.version = reader.uint64();
        else if (tag === 34) message.digest = reader.string();
        else if (tag === 42) message.objectType = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
      if (message.objectId !== undefined) writer.uint32(18).string(message.objectId);
      if (message.version !== undefined) writer.uint32(24).uint64(message.version);
      if (message.digest !== undefined) writer.uint32(34).string(message.digest);
      if (message.objectType !== undefined) writer.uint32(42).string(message.objectType);
    },
  },
);

/** Gas cost of a transaction, in MIST. */
export interface GasCostSummary {
  /** Charge for computation, in MIST. */
  computationCost?: bigint | undefined;
  /** Charge for storing created and changed objects, in MIST. */
  storageCost?: bigint | undefined;
  /** Refund for storage that deleted and changed objects freed, in MIST. */
  storageRebate?: bigint | undefined;
  /** Part of the rebate that the storage fund keeps, in MIST. */
  nonRefundableStorageFee?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGasCostSummary = (): GasCostSummary => ({
  computationCost: undefined,
  storageCost: undefined,
  storageRebate: undefined,
  nonRefundableStorageFee: undefined,
});

export const GasCostSummary: MessageFns<GasCostSummary> = /* @__PURE__ */ defineMessage("GasCostSummary", {
  empty: emptyGasCostSummary,
  fields: () => [
    { name: "computationCost", tags: [8], type: "uint64" },
    { name: "storageCost", tags: [16], type: "uint64" },
    { name: "storageRebate", tags: [24], type: "uint64" },
    { name: "nonRefundableStorageFee", tags: [32], type: "uint64" },
  ],
  decode(input, length, message = emptyGasCostSummary()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.computationCost = reader.uint64();
      else if (tag === 16) message.storageCost = reader.uint64();
      else if (tag === 24) message.storageRebate = reader.uint64();
      else if (tag === 32) message.nonRefundableStorageFee = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.computationCost !== undefined) writer.uint32(8).uint64(message.computationCost);
    if (message.storageCost !== undefined) writer.uint32(16).uint64(message.storageCost);
    if (message.storageRebate !== undefined) writer.uint32(24).uint64(message.storageRebate);
    if (message.nonRefundableStorageFee !== undefined) writer.uint32(32).uint64(message.nonRefundableStorageFee);
  },
});
