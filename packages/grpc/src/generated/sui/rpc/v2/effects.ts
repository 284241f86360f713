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

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Bcs, ObjectReference, Owner } from "./object.ts";
import { ExecutionStatus } from "./execution_status.ts";

/** The effects of a Sui transaction. */

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

/** Digest of an event. */
export interface EventDigestEntry {
  /** Index of the event in the transaction. */
  eventIndex?: bigint | undefined;
  /** Base58-encoded digest of the event. */
  digest?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

function createBaseTransactionEffects(): TransactionEffects {
  return {
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
  };
}

let TransactionEffectsView: ViewClass<TransactionEffects> | undefined;

export const TransactionEffects: MessageFns<TransactionEffects> = /* @__PURE__ */ checkedFns("TransactionEffects", {
  encode(message: TransactionEffects, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
    if (message.status !== undefined) {
      ExecutionStatus.encode(message.status, writer.uint32(34).fork()).join();
    }
    if (message.epoch !== undefined) {
      writer.uint32(40).uint64(message.epoch);
    }
    if (message.gasUsed !== undefined) {
      GasCostSummary.encode(message.gasUsed, writer.uint32(50).fork()).join();
    }
    if (message.transactionDigest !== undefined) {
      writer.uint32(58).string(message.transactionDigest);
    }
    if (message.gasObject !== undefined) {
      ChangedObject.encode(message.gasObject, writer.uint32(66).fork()).join();
    }
    if (message.eventsDigest !== undefined) {
      writer.uint32(74).string(message.eventsDigest);
    }
    for (const v of message.dependencies) {
      writer.uint32(82).string(v!);
    }
    if (message.lamportVersion !== undefined) {
      writer.uint32(88).uint64(message.lamportVersion);
    }
    for (const v of message.changedObjects) {
      ChangedObject.encode(v!, writer.uint32(98).fork()).join();
    }
    for (const v of message.unchangedConsensusObjects) {
      UnchangedConsensusObject.encode(v!, writer.uint32(106).fork()).join();
    }
    if (message.auxiliaryDataDigest !== undefined) {
      writer.uint32(114).string(message.auxiliaryDataDigest);
    }
    for (const v of message.unchangedLoadedRuntimeObjects) {
      ObjectReference.encode(v!, writer.uint32(122).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionEffects = createBaseTransactionEffects(),
  ): TransactionEffects {
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

          message.status = ExecutionStatus.decode(reader, reader.length(), message.status);
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.epoch = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.gasUsed = GasCostSummary.decode(reader, reader.length(), message.gasUsed);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.transactionDigest = reader.string();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.gasObject = ChangedObject.decode(reader, reader.length(), message.gasObject);
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.eventsDigest = reader.string();
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.dependencies.push(reader.string());
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.lamportVersion = reader.uint64() as bigint;
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.changedObjects.push(ChangedObject.decode(reader, reader.length()));
          continue;
        }
        case 13: {
          if (tag !== 106) {
            break;
          }

          message.unchangedConsensusObjects.push(UnchangedConsensusObject.decode(reader, reader.length()));
          continue;
        }
        case 14: {
          if (tag !== 114) {
            break;
          }

          message.auxiliaryDataDigest = reader.string();
          continue;
        }
        case 15: {
          if (tag !== 122) {
            break;
          }

          message.unchangedLoadedRuntimeObjects.push(ObjectReference.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionEffects> {
    TransactionEffectsView ??= viewClass(TransactionEffects, createBaseTransactionEffects, [
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
    ]);
    return new TransactionEffectsView(input, length);
  },

  create(base?: DeepPartial<TransactionEffects>): TransactionEffects {
    return TransactionEffects.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionEffects>): TransactionEffects {
    const message = createBaseTransactionEffects();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.digest = object.digest ?? undefined;
    message.version = object.version ?? undefined;
    message.status =
      object.status !== undefined && object.status !== null ? ExecutionStatus.fromPartial(object.status) : undefined;
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.gasUsed =
      object.gasUsed !== undefined && object.gasUsed !== null ? GasCostSummary.fromPartial(object.gasUsed) : undefined;
    message.transactionDigest = object.transactionDigest ?? undefined;
    message.gasObject =
      object.gasObject !== undefined && object.gasObject !== null
        ? ChangedObject.fromPartial(object.gasObject)
        : undefined;
    message.eventsDigest = object.eventsDigest ?? undefined;
    message.dependencies = object.dependencies?.map((e) => e) || [];
    message.lamportVersion =
      object.lamportVersion !== undefined && object.lamportVersion !== null ? BigInt(object.lamportVersion) : undefined;
    message.changedObjects = object.changedObjects?.map((e) => ChangedObject.fromPartial(e)) || [];
    message.unchangedConsensusObjects =
      object.unchangedConsensusObjects?.map((e) => UnchangedConsensusObject.fromPartial(e)) || [];
    message.auxiliaryDataDigest = object.auxiliaryDataDigest ?? undefined;
    message.unchangedLoadedRuntimeObjects =
      object.unchangedLoadedRuntimeObjects?.map((e) => ObjectReference.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseChangedObject(): ChangedObject {
  return {
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
  };
}

let ChangedObjectView: ViewClass<ChangedObject> | undefined;

export const ChangedObject: MessageFns<ChangedObject> = /* @__PURE__ */ checkedFns("ChangedObject", {
  encode(message: ChangedObject, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.objectId !== undefined) {
      writer.uint32(10).string(message.objectId);
    }
    if (message.inputState !== undefined) {
      writer.uint32(16).int32(message.inputState);
    }
    if (message.inputVersion !== undefined) {
      writer.uint32(24).uint64(message.inputVersion);
    }
    if (message.inputDigest !== undefined) {
      writer.uint32(34).string(message.inputDigest);
    }
    if (message.inputOwner !== undefined) {
      Owner.encode(message.inputOwner, writer.uint32(42).fork()).join();
    }
    if (message.outputState !== undefined) {
      writer.uint32(48).int32(message.outputState);
    }
    if (message.outputVersion !== undefined) {
      writer.uint32(56).uint64(message.outputVersion);
    }
    if (message.outputDigest !== undefined) {
      writer.uint32(66).string(message.outputDigest);
    }
    if (message.outputOwner !== undefined) {
      Owner.encode(message.outputOwner, writer.uint32(74).fork()).join();
    }
    if (message.idOperation !== undefined) {
      writer.uint32(80).int32(message.idOperation);
    }
    if (message.objectType !== undefined) {
      writer.uint32(90).string(message.objectType);
    }
    if (message.accumulatorWrite !== undefined) {
      AccumulatorWrite.encode(message.accumulatorWrite, writer.uint32(98).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ChangedObject = createBaseChangedObject(),
  ): ChangedObject {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objectId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.inputState = reader.enumeration();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.inputVersion = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.inputDigest = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.inputOwner = Owner.decode(reader, reader.length(), message.inputOwner);
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.outputState = reader.enumeration();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.outputVersion = reader.uint64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.outputDigest = reader.string();
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.outputOwner = Owner.decode(reader, reader.length(), message.outputOwner);
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.idOperation = reader.enumeration();
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.objectType = reader.string();
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.accumulatorWrite = AccumulatorWrite.decode(reader, reader.length(), message.accumulatorWrite);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ChangedObject> {
    ChangedObjectView ??= viewClass(ChangedObject, createBaseChangedObject, [
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
    ]);
    return new ChangedObjectView(input, length);
  },

  create(base?: DeepPartial<ChangedObject>): ChangedObject {
    return ChangedObject.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ChangedObject>): ChangedObject {
    const message = createBaseChangedObject();
    message.objectId = object.objectId ?? undefined;
    message.inputState = object.inputState ?? undefined;
    message.inputVersion =
      object.inputVersion !== undefined && object.inputVersion !== null ? BigInt(object.inputVersion) : undefined;
    message.inputDigest = object.inputDigest ?? undefined;
    message.inputOwner =
      object.inputOwner !== undefined && object.inputOwner !== null ? Owner.fromPartial(object.inputOwner) : undefined;
    message.outputState = object.outputState ?? undefined;
    message.outputVersion =
      object.outputVersion !== undefined && object.outputVersion !== null ? BigInt(object.outputVersion) : undefined;
    message.outputDigest = object.outputDigest ?? undefined;
    message.outputOwner =
      object.outputOwner !== undefined && object.outputOwner !== null
        ? Owner.fromPartial(object.outputOwner)
        : undefined;
    message.idOperation = object.idOperation ?? undefined;
    message.objectType = object.objectType ?? undefined;
    message.accumulatorWrite =
      object.accumulatorWrite !== undefined && object.accumulatorWrite !== null
        ? AccumulatorWrite.fromPartial(object.accumulatorWrite)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEventDigestEntry(): EventDigestEntry {
  return { eventIndex: undefined, digest: undefined };
}

let EventDigestEntryView: ViewClass<EventDigestEntry> | undefined;

export const EventDigestEntry: MessageFns<EventDigestEntry> = /* @__PURE__ */ checkedFns("EventDigestEntry", {
  encode(message: EventDigestEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.eventIndex !== undefined) {
      writer.uint32(8).uint64(message.eventIndex);
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
    message: EventDigestEntry = createBaseEventDigestEntry(),
  ): EventDigestEntry {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.eventIndex = reader.uint64() as bigint;
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EventDigestEntry> {
    EventDigestEntryView ??= viewClass(EventDigestEntry, createBaseEventDigestEntry, [
      { name: "eventIndex", tags: [8], type: "uint64" },
      { name: "digest", tags: [18], type: "string" },
    ]);
    return new EventDigestEntryView(input, length);
  },

  create(base?: DeepPartial<EventDigestEntry>): EventDigestEntry {
    return EventDigestEntry.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EventDigestEntry>): EventDigestEntry {
    const message = createBaseEventDigestEntry();
    message.eventIndex =
      object.eventIndex !== undefined && object.eventIndex !== null ? BigInt(object.eventIndex) : undefined;
    message.digest = object.digest ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAccumulatorWrite(): AccumulatorWrite {
  return {
    address: undefined,
    accumulatorType: undefined,
    operation: undefined,
    valueKind: undefined,
    integerValue: undefined,
    integerTuple: [],
    eventDigestValue: [],
  };
}

let AccumulatorWriteView: ViewClass<AccumulatorWrite> | undefined;

export const AccumulatorWrite: MessageFns<AccumulatorWrite> = /* @__PURE__ */ checkedFns("AccumulatorWrite", {
  encode(message: AccumulatorWrite, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address !== undefined) {
      writer.uint32(10).string(message.address);
    }
    if (message.accumulatorType !== undefined) {
      writer.uint32(18).string(message.accumulatorType);
    }
    if (message.operation !== undefined) {
      writer.uint32(24).int32(message.operation);
    }
    if (message.valueKind !== undefined) {
      writer.uint32(32).int32(message.valueKind);
    }
    if (message.integerValue !== undefined) {
      writer.uint32(40).uint64(message.integerValue);
    }
    if (message.integerTuple.length !== 0) {
      writer.uint32(50).fork();
      for (const v of message.integerTuple) {
        writer.uint64(v);
      }
      writer.join();
    }
    for (const v of message.eventDigestValue) {
      EventDigestEntry.encode(v!, writer.uint32(58).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: AccumulatorWrite = createBaseAccumulatorWrite(),
  ): AccumulatorWrite {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.address = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.accumulatorType = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.operation = reader.enumeration();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.valueKind = reader.enumeration();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.integerValue = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag === 48) {
            message.integerTuple.push(reader.uint64() as bigint);

            continue;
          }

          if (tag === 50) {
            const end2 = reader.endOf(reader.length());
            while (reader.pos < end2) {
              message.integerTuple.push(reader.uint64() as bigint);
            }
            reader.expectEnd(end2);

            continue;
          }

          break;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.eventDigestValue.push(EventDigestEntry.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AccumulatorWrite> {
    AccumulatorWriteView ??= viewClass(AccumulatorWrite, createBaseAccumulatorWrite, [
      { name: "address", tags: [10], type: "string" },
      { name: "accumulatorType", tags: [18], type: "string" },
      { name: "operation", tags: [24], type: "int32" },
      { name: "valueKind", tags: [32], type: "int32" },
      { name: "integerValue", tags: [40], type: "uint64" },
      { name: "integerTuple", tags: [48, 50], type: "uint64", repeated: true },
      { name: "eventDigestValue", tags: [58], type: EventDigestEntry, repeated: true },
    ]);
    return new AccumulatorWriteView(input, length);
  },

  create(base?: DeepPartial<AccumulatorWrite>): AccumulatorWrite {
    return AccumulatorWrite.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<AccumulatorWrite>): AccumulatorWrite {
    const message = createBaseAccumulatorWrite();
    message.address = object.address ?? undefined;
    message.accumulatorType = object.accumulatorType ?? undefined;
    message.operation = object.operation ?? undefined;
    message.valueKind = object.valueKind ?? undefined;
    message.integerValue =
      object.integerValue !== undefined && object.integerValue !== null ? BigInt(object.integerValue) : undefined;
    message.integerTuple = object.integerTuple?.map((e) => BigInt(e)) || [];
    message.eventDigestValue = object.eventDigestValue?.map((e) => EventDigestEntry.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseUnchangedConsensusObject(): UnchangedConsensusObject {
  return { kind: undefined, objectId: undefined, version: undefined, digest: undefined, objectType: undefined };
}

let UnchangedConsensusObjectView: ViewClass<UnchangedConsensusObject> | undefined;

export const UnchangedConsensusObject: MessageFns<UnchangedConsensusObject> = /* @__PURE__ */ checkedFns(
  "UnchangedConsensusObject",
  {
    encode(message: UnchangedConsensusObject, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.kind !== undefined) {
        writer.uint32(8).int32(message.kind);
      }
      if (message.objectId !== undefined) {
        writer.uint32(18).string(message.objectId);
      }
      if (message.version !== undefined) {
        writer.uint32(24).uint64(message.version);
      }
      if (message.digest !== undefined) {
        writer.uint32(34).string(message.digest);
      }
      if (message.objectType !== undefined) {
        writer.uint32(42).string(message.objectType);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UnchangedConsensusObject = createBaseUnchangedConsensusObject(),
    ): UnchangedConsensusObject {
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

            message.objectId = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.version = reader.uint64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.digest = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.objectType = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UnchangedConsensusObject> {
      UnchangedConsensusObjectView ??= viewClass(UnchangedConsensusObject, createBaseUnchangedConsensusObject, [
        { name: "kind", tags: [8], type: "int32" },
        { name: "objectId", tags: [18], type: "string" },
        { name: "version", tags: [24], type: "uint64" },
        { name: "digest", tags: [34], type: "string" },
        { name: "objectType", tags: [42], type: "string" },
      ]);
      return new UnchangedConsensusObjectView(input, length);
    },

    create(base?: DeepPartial<UnchangedConsensusObject>): UnchangedConsensusObject {
      return UnchangedConsensusObject.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UnchangedConsensusObject>): UnchangedConsensusObject {
      const message = createBaseUnchangedConsensusObject();
      message.kind = object.kind ?? undefined;
      message.objectId = object.objectId ?? undefined;
      message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
      message.digest = object.digest ?? undefined;
      message.objectType = object.objectType ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGasCostSummary(): GasCostSummary {
  return {
    computationCost: undefined,
    storageCost: undefined,
    storageRebate: undefined,
    nonRefundableStorageFee: undefined,
  };
}

let GasCostSummaryView: ViewClass<GasCostSummary> | undefined;

export const GasCostSummary: MessageFns<GasCostSummary> = /* @__PURE__ */ checkedFns("GasCostSummary", {
  encode(message: GasCostSummary, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.computationCost !== undefined) {
      writer.uint32(8).uint64(message.computationCost);
    }
    if (message.storageCost !== undefined) {
      writer.uint32(16).uint64(message.storageCost);
    }
    if (message.storageRebate !== undefined) {
      writer.uint32(24).uint64(message.storageRebate);
    }
    if (message.nonRefundableStorageFee !== undefined) {
      writer.uint32(32).uint64(message.nonRefundableStorageFee);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GasCostSummary = createBaseGasCostSummary(),
  ): GasCostSummary {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.computationCost = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.storageCost = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.storageRebate = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.nonRefundableStorageFee = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GasCostSummary> {
    GasCostSummaryView ??= viewClass(GasCostSummary, createBaseGasCostSummary, [
      { name: "computationCost", tags: [8], type: "uint64" },
      { name: "storageCost", tags: [16], type: "uint64" },
      { name: "storageRebate", tags: [24], type: "uint64" },
      { name: "nonRefundableStorageFee", tags: [32], type: "uint64" },
    ]);
    return new GasCostSummaryView(input, length);
  },

  create(base?: DeepPartial<GasCostSummary>): GasCostSummary {
    return GasCostSummary.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GasCostSummary>): GasCostSummary {
    const message = createBaseGasCostSummary();
    message.computationCost =
      object.computationCost !== undefined && object.computationCost !== null
        ? BigInt(object.computationCost)
        : undefined;
    message.storageCost =
      object.storageCost !== undefined && object.storageCost !== null ? BigInt(object.storageCost) : undefined;
    message.storageRebate =
      object.storageRebate !== undefined && object.storageRebate !== null ? BigInt(object.storageRebate) : undefined;
    message.nonRefundableStorageFee =
      object.nonRefundableStorageFee !== undefined && object.nonRefundableStorageFee !== null
        ? BigInt(object.nonRefundableStorageFee)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});
