// Generated from specs/grpc/sui/rpc/v2/system_transaction.proto. Do not edit: change the spec and run `npm run generate`.

import {
  EndOfEpochTransactionKind_Kind,
  ExecutionTimeObservation_ExecutionTimeObservationKind,
} from "../../../sui-enums.ts";
export { EndOfEpochTransactionKind_Kind, ExecutionTimeObservation_ExecutionTimeObservationKind };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { Object } from "./object.ts";
import { MoveCall } from "./programmable_transaction.ts";
import { Duration } from "../../../google/protobuf/duration.ts";

/** System transactions, created by the validators. */

/** New randomness. */
export interface RandomnessStateUpdate {
  /** Epoch of the update. */
  epoch?: bigint | undefined;
  /** Round of the randomness, counted in the epoch. */
  randomnessRound?: bigint | undefined;
  /** New random bytes, from which Move code derives its randomness. */
  randomBytes?: Uint8Array | undefined;
  /** Version at which the randomness object was first shared. */
  randomnessObjectInitialSharedVersion?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Ends an epoch. */
export interface ChangeEpoch {
  /** Number of the new epoch. */
  epoch?: bigint | undefined;
  /** Protocol version of the new epoch. */
  protocolVersion?: bigint | undefined;
  /** Storage charges of the ended epoch, in MIST. */
  storageCharge?: bigint | undefined;
  /** Computation charges of the ended epoch, in MIST. */
  computationCharge?: bigint | undefined;
  /** Storage rebates paid in the ended epoch, in MIST. */
  storageRebate?: bigint | undefined;
  /** Non-refundable storage fees of the ended epoch, in MIST. */
  nonRefundableStorageFee?: bigint | undefined;
  /** Start of the new epoch. */
  epochStartTimestamp?: Timestamp | undefined;
  /** System packages to upgrade before the new epoch begins. */
  systemPackages: SystemPackage[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A system package. */
export interface SystemPackage {
  /** Version of the package after the upgrade. */
  version?: bigint | undefined;
  /** Bytecode of the modules. */
  modules: Uint8Array[];
  /** Ids of the packages that the package depends on. */
  dependencies: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Genesis transaction. */
export interface GenesisTransaction {
  /** Objects that genesis creates. */
  objects: Object[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Prologue of a consensus commit. */
export interface ConsensusCommitPrologue {
  /** Epoch of the commit. */
  epoch?: bigint | undefined;
  /** Consensus round of the commit. */
  round?: bigint | undefined;
  /** Time of the commit, which becomes the time of the clock on chain. */
  commitTimestamp?: Timestamp | undefined;
  /** Digest of the consensus commit; since version 2. */
  consensusCommitDigest?: string | undefined;
  /** Index of the sub-DAG; since version 3. */
  subDagIndex?: bigint | undefined;
  /** Version assignments determined by consensus; since version 3. */
  consensusDeterminedVersionAssignments?: ConsensusDeterminedVersionAssignments | undefined;
  /** Digest of additional state; since version 4. */
  additionalStateDigest?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Version of an object assigned to a canceled transaction. */
export interface VersionAssignment {
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  /** Version from which on consensus orders the object; since format version 2. */
  startVersion?: bigint | undefined;
  /** Assigned version; a reserved number states why the transaction was canceled. */
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction that consensus canceled. */
export interface CanceledTransaction {
  /** Base58-encoded digest of the transaction. */
  digest?: string | undefined;
  /** Versions assigned to the consensus objects of its inputs. */
  versionAssignments: VersionAssignment[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Version assignments of canceled transactions, determined by consensus. */
export interface ConsensusDeterminedVersionAssignments {
  /** Version of the format: 1, or 2 with start versions. */
  version?: number | undefined;
  /** Canceled transactions of the commit. */
  canceledTransactions: CanceledTransaction[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Update of the keys (JWKs) of OpenID providers. */
export interface AuthenticatorStateUpdate {
  /** Epoch of the update. */
  epoch?: bigint | undefined;
  /** Consensus round of the update. */
  round?: bigint | undefined;
  /** Keys that become active. */
  newActiveJwks: ActiveJwk[];
  /** Version at which the authenticator state object was first shared. */
  authenticatorObjectInitialSharedVersion?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An active JWK. */
export interface ActiveJwk {
  /** Issuer and key id. */
  id?: JwkId | undefined;
  /** Public key. */
  jwk?: Jwk | undefined;
  /** Epoch in which the JWK was last validated. */
  epoch?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Id of a JWK. */
export interface JwkId {
  /** Issuer. */
  iss?: string | undefined;
  /** Key id. */
  kid?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A JWK (RFC 7517) of an OpenID provider. */
export interface Jwk {
  /** Key type. */
  kty?: string | undefined;
  /** RSA exponent. */
  e?: string | undefined;
  /** RSA modulus. */
  n?: string | undefined;
  /** Algorithm. */
  alg?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The operations at the end of an epoch. */
export interface EndOfEpochTransaction {
  /** Operations, executed in order. */
  transactions: EndOfEpochTransactionKind[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An operation at the end of an epoch. */
export interface EndOfEpochTransactionKind {
  /** Kind of operation. */
  kind?: EndOfEpochTransactionKind_Kind | undefined;
  /** Details, depending on `kind`. */
  data:
    | /** Data of the new epoch; for `CHANGE_EPOCH`. */
      { $case: "changeEpoch"; value: ChangeEpoch }
    /** Epoch before which JWKs expire; for `AUTHENTICATOR_STATE_EXPIRE`. */
    | { $case: "authenticatorStateExpire"; value: AuthenticatorStateExpire }
    /** Observed times; for `STORE_EXECUTION_TIME_OBSERVATIONS`. */
    | { $case: "executionTimeObservations"; value: ExecutionTimeObservations }
    /** Identifier of the chain; for `BRIDGE_STATE_CREATE`. */
    | { $case: "bridgeChainId"; value: string }
    /** Version at which the bridge object was first shared; for `BRIDGE_COMMITTEE_INIT`. */
    | { $case: "bridgeObjectVersion"; value: bigint }
    /** Storage cost of the accumulators; for `WRITE_ACCUMULATOR_STORAGE_COST`. */
    | { $case: "storageCost"; value: bigint }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Expiration of old JWKs. */
export interface AuthenticatorStateExpire {
  /** JWKs that were last validated before this epoch are removed. */
  minEpoch?: bigint | undefined;
  /** Version at which the authenticator state object was first shared. */
  authenticatorObjectInitialSharedVersion?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Observed execution times of commands. */
export interface ExecutionTimeObservations {
  /** Version of the format: 1. */
  version?: number | undefined;
  /** Observed times, one item for each kind of command or called function. */
  observations: ExecutionTimeObservation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Observed execution times of a kind of command. */
export interface ExecutionTimeObservation {
  /** Kind of command. */
  kind?: ExecutionTimeObservation_ExecutionTimeObservationKind | undefined;
  /** Called function with its type arguments, without arguments; for `MOVE_ENTRY_POINT`. */
  moveEntryPoint?: MoveCall | undefined;
  /** Observed times, by validator. */
  validatorObservations: ValidatorExecutionTimeObservation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Observation by a validator. */
export interface ValidatorExecutionTimeObservation {
  /** Protocol public key of the validator. */
  validator?: Uint8Array | undefined;
  /** Observed execution time. */
  duration?: Duration | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseRandomnessStateUpdate(): RandomnessStateUpdate {
  return {
    epoch: undefined,
    randomnessRound: undefined,
    randomBytes: undefined,
    randomnessObjectInitialSharedVersion: undefined,
  };
}

let RandomnessStateUpdateView: ViewClass<RandomnessStateUpdate> | undefined;

export const RandomnessStateUpdate: MessageFns<RandomnessStateUpdate> = /* @__PURE__ */ checkedFns(
  "RandomnessStateUpdate",
  {
    encode(message: RandomnessStateUpdate, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.epoch !== undefined) {
        writer.uint32(8).uint64(message.epoch);
      }
      if (message.randomnessRound !== undefined) {
        writer.uint32(16).uint64(message.randomnessRound);
      }
      if (message.randomBytes !== undefined) {
        writer.uint32(26).bytes(message.randomBytes);
      }
      if (message.randomnessObjectInitialSharedVersion !== undefined) {
        writer.uint32(32).uint64(message.randomnessObjectInitialSharedVersion);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: RandomnessStateUpdate = createBaseRandomnessStateUpdate(),
    ): RandomnessStateUpdate {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.epoch = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.randomnessRound = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.randomBytes = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.randomnessObjectInitialSharedVersion = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<RandomnessStateUpdate> {
      RandomnessStateUpdateView ??= viewClass(RandomnessStateUpdate, createBaseRandomnessStateUpdate, [
        { name: "epoch", tags: [8], type: "uint64" },
        { name: "randomnessRound", tags: [16], type: "uint64" },
        { name: "randomBytes", tags: [26], type: "bytes" },
        { name: "randomnessObjectInitialSharedVersion", tags: [32], type: "uint64" },
      ]);
      return new RandomnessStateUpdateView(input, length);
    },

    create(base?: DeepPartial<RandomnessStateUpdate>): RandomnessStateUpdate {
      return RandomnessStateUpdate.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<RandomnessStateUpdate>): RandomnessStateUpdate {
      const message = createBaseRandomnessStateUpdate();
      message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
      message.randomnessRound =
        object.randomnessRound !== undefined && object.randomnessRound !== null
          ? BigInt(object.randomnessRound)
          : undefined;
      message.randomBytes = object.randomBytes ?? undefined;
      message.randomnessObjectInitialSharedVersion =
        object.randomnessObjectInitialSharedVersion !== undefined &&
        object.randomnessObjectInitialSharedVersion !== null
          ? BigInt(object.randomnessObjectInitialSharedVersion)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseChangeEpoch(): ChangeEpoch {
  return {
    epoch: undefined,
    protocolVersion: undefined,
    storageCharge: undefined,
    computationCharge: undefined,
    storageRebate: undefined,
    nonRefundableStorageFee: undefined,
    epochStartTimestamp: undefined,
    systemPackages: [],
  };
}

let ChangeEpochView: ViewClass<ChangeEpoch> | undefined;

export const ChangeEpoch: MessageFns<ChangeEpoch> = /* @__PURE__ */ checkedFns("ChangeEpoch", {
  encode(message: ChangeEpoch, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.epoch !== undefined) {
      writer.uint32(8).uint64(message.epoch);
    }
    if (message.protocolVersion !== undefined) {
      writer.uint32(16).uint64(message.protocolVersion);
    }
    if (message.storageCharge !== undefined) {
      writer.uint32(24).uint64(message.storageCharge);
    }
    if (message.computationCharge !== undefined) {
      writer.uint32(32).uint64(message.computationCharge);
    }
    if (message.storageRebate !== undefined) {
      writer.uint32(40).uint64(message.storageRebate);
    }
    if (message.nonRefundableStorageFee !== undefined) {
      writer.uint32(48).uint64(message.nonRefundableStorageFee);
    }
    if (message.epochStartTimestamp !== undefined) {
      Timestamp.encode(message.epochStartTimestamp, writer.uint32(58).fork()).join();
    }
    for (const v of message.systemPackages) {
      SystemPackage.encode(v!, writer.uint32(66).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ChangeEpoch = createBaseChangeEpoch(),
  ): ChangeEpoch {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.epoch = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.protocolVersion = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.storageCharge = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.computationCharge = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.storageRebate = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.nonRefundableStorageFee = reader.uint64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.epochStartTimestamp = Timestamp.decode(reader, reader.length(), message.epochStartTimestamp);
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.systemPackages.push(SystemPackage.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ChangeEpoch> {
    ChangeEpochView ??= viewClass(ChangeEpoch, createBaseChangeEpoch, [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "protocolVersion", tags: [16], type: "uint64" },
      { name: "storageCharge", tags: [24], type: "uint64" },
      { name: "computationCharge", tags: [32], type: "uint64" },
      { name: "storageRebate", tags: [40], type: "uint64" },
      { name: "nonRefundableStorageFee", tags: [48], type: "uint64" },
      { name: "epochStartTimestamp", tags: [58], type: Timestamp },
      { name: "systemPackages", tags: [66], type: SystemPackage, repeated: true },
    ]);
    return new ChangeEpochView(input, length);
  },

  create(base?: DeepPartial<ChangeEpoch>): ChangeEpoch {
    return ChangeEpoch.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ChangeEpoch>): ChangeEpoch {
    const message = createBaseChangeEpoch();
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.protocolVersion =
      object.protocolVersion !== undefined && object.protocolVersion !== null
        ? BigInt(object.protocolVersion)
        : undefined;
    message.storageCharge =
      object.storageCharge !== undefined && object.storageCharge !== null ? BigInt(object.storageCharge) : undefined;
    message.computationCharge =
      object.computationCharge !== undefined && object.computationCharge !== null
        ? BigInt(object.computationCharge)
        : undefined;
    message.storageRebate =
      object.storageRebate !== undefined && object.storageRebate !== null ? BigInt(object.storageRebate) : undefined;
    message.nonRefundableStorageFee =
      object.nonRefundableStorageFee !== undefined && object.nonRefundableStorageFee !== null
        ? BigInt(object.nonRefundableStorageFee)
        : undefined;
    message.epochStartTimestamp =
      object.epochStartTimestamp !== undefined && object.epochStartTimestamp !== null
        ? Timestamp.fromPartial(object.epochStartTimestamp)
        : undefined;
    message.systemPackages = object.systemPackages?.map((e) => SystemPackage.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSystemPackage(): SystemPackage {
  return { version: undefined, modules: [], dependencies: [] };
}

let SystemPackageView: ViewClass<SystemPackage> | undefined;

export const SystemPackage: MessageFns<SystemPackage> = /* @__PURE__ */ checkedFns("SystemPackage", {
  encode(message: SystemPackage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.version !== undefined) {
      writer.uint32(8).uint64(message.version);
    }
    for (const v of message.modules) {
      writer.uint32(18).bytes(v!);
    }
    for (const v of message.dependencies) {
      writer.uint32(26).string(v!);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SystemPackage = createBaseSystemPackage(),
  ): SystemPackage {
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
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.modules.push(reader.bytes());
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.dependencies.push(reader.string());
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SystemPackage> {
    SystemPackageView ??= viewClass(SystemPackage, createBaseSystemPackage, [
      { name: "version", tags: [8], type: "uint64" },
      { name: "modules", tags: [18], type: "bytes", repeated: true },
      { name: "dependencies", tags: [26], type: "string", repeated: true },
    ]);
    return new SystemPackageView(input, length);
  },

  create(base?: DeepPartial<SystemPackage>): SystemPackage {
    return SystemPackage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SystemPackage>): SystemPackage {
    const message = createBaseSystemPackage();
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.modules = object.modules?.map((e) => e) || [];
    message.dependencies = object.dependencies?.map((e) => e) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGenesisTransaction(): GenesisTransaction {
  return { objects: [] };
}

let GenesisTransactionView: ViewClass<GenesisTransaction> | undefined;

export const GenesisTransaction: MessageFns<GenesisTransaction> = /* @__PURE__ */ checkedFns("GenesisTransaction", {
  encode(message: GenesisTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.objects) {
      Object.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GenesisTransaction = createBaseGenesisTransaction(),
  ): GenesisTransaction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objects.push(Object.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GenesisTransaction> {
    GenesisTransactionView ??= viewClass(GenesisTransaction, createBaseGenesisTransaction, [
      { name: "objects", tags: [10], type: Object, repeated: true },
    ]);
    return new GenesisTransactionView(input, length);
  },

  create(base?: DeepPartial<GenesisTransaction>): GenesisTransaction {
    return GenesisTransaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GenesisTransaction>): GenesisTransaction {
    const message = createBaseGenesisTransaction();
    message.objects = object.objects?.map((e) => Object.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseConsensusCommitPrologue(): ConsensusCommitPrologue {
  return {
    epoch: undefined,
    round: undefined,
    commitTimestamp: undefined,
    consensusCommitDigest: undefined,
    subDagIndex: undefined,
    consensusDeterminedVersionAssignments: undefined,
    additionalStateDigest: undefined,
  };
}

let ConsensusCommitPrologueView: ViewClass<ConsensusCommitPrologue> | undefined;

export const ConsensusCommitPrologue: MessageFns<ConsensusCommitPrologue> = /* @__PURE__ */ checkedFns(
  "ConsensusCommitPrologue",
  {
    encode(message: ConsensusCommitPrologue, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.epoch !== undefined) {
        writer.uint32(8).uint64(message.epoch);
      }
      if (message.round !== undefined) {
        writer.uint32(16).uint64(message.round);
      }
      if (message.commitTimestamp !== undefined) {
        Timestamp.encode(message.commitTimestamp, writer.uint32(26).fork()).join();
      }
      if (message.consensusCommitDigest !== undefined) {
        writer.uint32(34).string(message.consensusCommitDigest);
      }
      if (message.subDagIndex !== undefined) {
        writer.uint32(40).uint64(message.subDagIndex);
      }
      if (message.consensusDeterminedVersionAssignments !== undefined) {
        ConsensusDeterminedVersionAssignments.encode(
          message.consensusDeterminedVersionAssignments,
          writer.uint32(50).fork(),
        ).join();
      }
      if (message.additionalStateDigest !== undefined) {
        writer.uint32(58).string(message.additionalStateDigest);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ConsensusCommitPrologue = createBaseConsensusCommitPrologue(),
    ): ConsensusCommitPrologue {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.epoch = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.round = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.commitTimestamp = Timestamp.decode(reader, reader.length(), message.commitTimestamp);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.consensusCommitDigest = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.subDagIndex = reader.uint64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.consensusDeterminedVersionAssignments = ConsensusDeterminedVersionAssignments.decode(
              reader,
              reader.length(),
              message.consensusDeterminedVersionAssignments,
            );
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.additionalStateDigest = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ConsensusCommitPrologue> {
      ConsensusCommitPrologueView ??= viewClass(ConsensusCommitPrologue, createBaseConsensusCommitPrologue, [
        { name: "epoch", tags: [8], type: "uint64" },
        { name: "round", tags: [16], type: "uint64" },
        { name: "commitTimestamp", tags: [26], type: Timestamp },
        { name: "consensusCommitDigest", tags: [34], type: "string" },
        { name: "subDagIndex", tags: [40], type: "uint64" },
        { name: "consensusDeterminedVersionAssignments", tags: [50], type: ConsensusDeterminedVersionAssignments },
        { name: "additionalStateDigest", tags: [58], type: "string" },
      ]);
      return new ConsensusCommitPrologueView(input, length);
    },

    create(base?: DeepPartial<ConsensusCommitPrologue>): ConsensusCommitPrologue {
      return ConsensusCommitPrologue.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ConsensusCommitPrologue>): ConsensusCommitPrologue {
      const message = createBaseConsensusCommitPrologue();
      message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
      message.round = object.round !== undefined && object.round !== null ? BigInt(object.round) : undefined;
      message.commitTimestamp =
        object.commitTimestamp !== undefined && object.commitTimestamp !== null
          ? Timestamp.fromPartial(object.commitTimestamp)
          : undefined;
      message.consensusCommitDigest = object.consensusCommitDigest ?? undefined;
      message.subDagIndex =
        object.subDagIndex !== undefined && object.subDagIndex !== null ? BigInt(object.subDagIndex) : undefined;
      message.consensusDeterminedVersionAssignments =
        object.consensusDeterminedVersionAssignments !== undefined &&
        object.consensusDeterminedVersionAssignments !== null
          ? ConsensusDeterminedVersionAssignments.fromPartial(object.consensusDeterminedVersionAssignments)
          : undefined;
      message.additionalStateDigest = object.additionalStateDigest ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseVersionAssignment(): VersionAssignment {
  return { objectId: undefined, startVersion: undefined, version: undefined };
}

let VersionAssignmentView: ViewClass<VersionAssignment> | undefined;

export const VersionAssignment: MessageFns<VersionAssignment> = /* @__PURE__ */ checkedFns("VersionAssignment", {
  encode(message: VersionAssignment, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.objectId !== undefined) {
      writer.uint32(10).string(message.objectId);
    }
    if (message.startVersion !== undefined) {
      writer.uint32(16).uint64(message.startVersion);
    }
    if (message.version !== undefined) {
      writer.uint32(24).uint64(message.version);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: VersionAssignment = createBaseVersionAssignment(),
  ): VersionAssignment {
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

          message.startVersion = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VersionAssignment> {
    VersionAssignmentView ??= viewClass(VersionAssignment, createBaseVersionAssignment, [
      { name: "objectId", tags: [10], type: "string" },
      { name: "startVersion", tags: [16], type: "uint64" },
      { name: "version", tags: [24], type: "uint64" },
    ]);
    return new VersionAssignmentView(input, length);
  },

  create(base?: DeepPartial<VersionAssignment>): VersionAssignment {
    return VersionAssignment.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<VersionAssignment>): VersionAssignment {
    const message = createBaseVersionAssignment();
    message.objectId = object.objectId ?? undefined;
    message.startVersion =
      object.startVersion !== undefined && object.startVersion !== null ? BigInt(object.startVersion) : undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCanceledTransaction(): CanceledTransaction {
  return { digest: undefined, versionAssignments: [] };
}

let CanceledTransactionView: ViewClass<CanceledTransaction> | undefined;

export const CanceledTransaction: MessageFns<CanceledTransaction> = /* @__PURE__ */ checkedFns("CanceledTransaction", {
  encode(message: CanceledTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.digest !== undefined) {
      writer.uint32(10).string(message.digest);
    }
    for (const v of message.versionAssignments) {
      VersionAssignment.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CanceledTransaction = createBaseCanceledTransaction(),
  ): CanceledTransaction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.versionAssignments.push(VersionAssignment.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CanceledTransaction> {
    CanceledTransactionView ??= viewClass(CanceledTransaction, createBaseCanceledTransaction, [
      { name: "digest", tags: [10], type: "string" },
      { name: "versionAssignments", tags: [18], type: VersionAssignment, repeated: true },
    ]);
    return new CanceledTransactionView(input, length);
  },

  create(base?: DeepPartial<CanceledTransaction>): CanceledTransaction {
    return CanceledTransaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CanceledTransaction>): CanceledTransaction {
    const message = createBaseCanceledTransaction();
    message.digest = object.digest ?? undefined;
    message.versionAssignments = object.versionAssignments?.map((e) => VersionAssignment.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseConsensusDeterminedVersionAssignments(): ConsensusDeterminedVersionAssignments {
  return { version: undefined, canceledTransactions: [] };
}

let ConsensusDeterminedVersionAssignmentsView: ViewClass<ConsensusDeterminedVersionAssignments> | undefined;

export const ConsensusDeterminedVersionAssignments: MessageFns<ConsensusDeterminedVersionAssignments> =
  /* @__PURE__ */ checkedFns("ConsensusDeterminedVersionAssignments", {
    encode(message: ConsensusDeterminedVersionAssignments, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.version !== undefined) {
        writer.uint32(8).int32(message.version);
      }
      for (const v of message.canceledTransactions) {
        CanceledTransaction.encode(v!, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ConsensusDeterminedVersionAssignments = createBaseConsensusDeterminedVersionAssignments(),
    ): ConsensusDeterminedVersionAssignments {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.version = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.canceledTransactions.push(CanceledTransaction.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ConsensusDeterminedVersionAssignments> {
      ConsensusDeterminedVersionAssignmentsView ??= viewClass(
        ConsensusDeterminedVersionAssignments,
        createBaseConsensusDeterminedVersionAssignments,
        [
          { name: "version", tags: [8], type: "int32" },
          { name: "canceledTransactions", tags: [26], type: CanceledTransaction, repeated: true },
        ],
      );
      return new ConsensusDeterminedVersionAssignmentsView(input, length);
    },

    create(base?: DeepPartial<ConsensusDeterminedVersionAssignments>): ConsensusDeterminedVersionAssignments {
      return ConsensusDeterminedVersionAssignments.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ConsensusDeterminedVersionAssignments>): ConsensusDeterminedVersionAssignments {
      const message = createBaseConsensusDeterminedVersionAssignments();
      message.version = object.version ?? undefined;
      message.canceledTransactions = object.canceledTransactions?.map((e) => CanceledTransaction.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseAuthenticatorStateUpdate(): AuthenticatorStateUpdate {
  return { epoch: undefined, round: undefined, newActiveJwks: [], authenticatorObjectInitialSharedVersion: undefined };
}

let AuthenticatorStateUpdateView: ViewClass<AuthenticatorStateUpdate> | undefined;

export const AuthenticatorStateUpdate: MessageFns<AuthenticatorStateUpdate> = /* @__PURE__ */ checkedFns(
  "AuthenticatorStateUpdate",
  {
    encode(message: AuthenticatorStateUpdate, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.epoch !== undefined) {
        writer.uint32(8).uint64(message.epoch);
      }
      if (message.round !== undefined) {
        writer.uint32(16).uint64(message.round);
      }
      for (const v of message.newActiveJwks) {
        ActiveJwk.encode(v!, writer.uint32(26).fork()).join();
      }
      if (message.authenticatorObjectInitialSharedVersion !== undefined) {
        writer.uint32(32).uint64(message.authenticatorObjectInitialSharedVersion);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AuthenticatorStateUpdate = createBaseAuthenticatorStateUpdate(),
    ): AuthenticatorStateUpdate {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.epoch = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.round = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.newActiveJwks.push(ActiveJwk.decode(reader, reader.length()));
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.authenticatorObjectInitialSharedVersion = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AuthenticatorStateUpdate> {
      AuthenticatorStateUpdateView ??= viewClass(AuthenticatorStateUpdate, createBaseAuthenticatorStateUpdate, [
        { name: "epoch", tags: [8], type: "uint64" },
        { name: "round", tags: [16], type: "uint64" },
        { name: "newActiveJwks", tags: [26], type: ActiveJwk, repeated: true },
        { name: "authenticatorObjectInitialSharedVersion", tags: [32], type: "uint64" },
      ]);
      return new AuthenticatorStateUpdateView(input, length);
    },

    create(base?: DeepPartial<AuthenticatorStateUpdate>): AuthenticatorStateUpdate {
      return AuthenticatorStateUpdate.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AuthenticatorStateUpdate>): AuthenticatorStateUpdate {
      const message = createBaseAuthenticatorStateUpdate();
      message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
      message.round = object.round !== undefined && object.round !== null ? BigInt(object.round) : undefined;
      message.newActiveJwks = object.newActiveJwks?.map((e) => ActiveJwk.fromPartial(e)) || [];
      message.authenticatorObjectInitialSharedVersion =
        object.authenticatorObjectInitialSharedVersion !== undefined &&
        object.authenticatorObjectInitialSharedVersion !== null
          ? BigInt(object.authenticatorObjectInitialSharedVersion)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseActiveJwk(): ActiveJwk {
  return { id: undefined, jwk: undefined, epoch: undefined };
}

let ActiveJwkView: ViewClass<ActiveJwk> | undefined;

export const ActiveJwk: MessageFns<ActiveJwk> = /* @__PURE__ */ checkedFns("ActiveJwk", {
  encode(message: ActiveJwk, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id !== undefined) {
      JwkId.encode(message.id, writer.uint32(10).fork()).join();
    }
    if (message.jwk !== undefined) {
      Jwk.encode(message.jwk, writer.uint32(18).fork()).join();
    }
    if (message.epoch !== undefined) {
      writer.uint32(24).uint64(message.epoch);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: ActiveJwk = createBaseActiveJwk()): ActiveJwk {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.id = JwkId.decode(reader, reader.length(), message.id);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.jwk = Jwk.decode(reader, reader.length(), message.jwk);
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.epoch = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ActiveJwk> {
    ActiveJwkView ??= viewClass(ActiveJwk, createBaseActiveJwk, [
      { name: "id", tags: [10], type: JwkId },
      { name: "jwk", tags: [18], type: Jwk },
      { name: "epoch", tags: [24], type: "uint64" },
    ]);
    return new ActiveJwkView(input, length);
  },

  create(base?: DeepPartial<ActiveJwk>): ActiveJwk {
    return ActiveJwk.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ActiveJwk>): ActiveJwk {
    const message = createBaseActiveJwk();
    message.id = object.id !== undefined && object.id !== null ? JwkId.fromPartial(object.id) : undefined;
    message.jwk = object.jwk !== undefined && object.jwk !== null ? Jwk.fromPartial(object.jwk) : undefined;
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseJwkId(): JwkId {
  return { iss: undefined, kid: undefined };
}

let JwkIdView: ViewClass<JwkId> | undefined;

export const JwkId: MessageFns<JwkId> = /* @__PURE__ */ checkedFns("JwkId", {
  encode(message: JwkId, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.iss !== undefined) {
      writer.uint32(10).string(message.iss);
    }
    if (message.kid !== undefined) {
      writer.uint32(18).string(message.kid);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: JwkId = createBaseJwkId()): JwkId {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.iss = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.kid = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<JwkId> {
    JwkIdView ??= viewClass(JwkId, createBaseJwkId, [
      { name: "iss", tags: [10], type: "string" },
      { name: "kid", tags: [18], type: "string" },
    ]);
    return new JwkIdView(input, length);
  },

  create(base?: DeepPartial<JwkId>): JwkId {
    return JwkId.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<JwkId>): JwkId {
    const message = createBaseJwkId();
    message.iss = object.iss ?? undefined;
    message.kid = object.kid ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseJwk(): Jwk {
  return { kty: undefined, e: undefined, n: undefined, alg: undefined };
}

let JwkView: ViewClass<Jwk> | undefined;

export const Jwk: MessageFns<Jwk> = /* @__PURE__ */ checkedFns("Jwk", {
  encode(message: Jwk, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kty !== undefined) {
      writer.uint32(10).string(message.kty);
    }
    if (message.e !== undefined) {
      writer.uint32(18).string(message.e);
    }
    if (message.n !== undefined) {
      writer.uint32(26).string(message.n);
    }
    if (message.alg !== undefined) {
      writer.uint32(34).string(message.alg);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Jwk = createBaseJwk()): Jwk {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.kty = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.e = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.n = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.alg = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Jwk> {
    JwkView ??= viewClass(Jwk, createBaseJwk, [
      { name: "kty", tags: [10], type: "string" },
      { name: "e", tags: [18], type: "string" },
      { name: "n", tags: [26], type: "string" },
      { name: "alg", tags: [34], type: "string" },
    ]);
    return new JwkView(input, length);
  },

  create(base?: DeepPartial<Jwk>): Jwk {
    return Jwk.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Jwk>): Jwk {
    const message = createBaseJwk();
    message.kty = object.kty ?? undefined;
    message.e = object.e ?? undefined;
    message.n = object.n ?? undefined;
    message.alg = object.alg ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEndOfEpochTransaction(): EndOfEpochTransaction {
  return { transactions: [] };
}

let EndOfEpochTransactionView: ViewClass<EndOfEpochTransaction> | undefined;

export const EndOfEpochTransaction: MessageFns<EndOfEpochTransaction> = /* @__PURE__ */ checkedFns(
  "EndOfEpochTransaction",
  {
    encode(message: EndOfEpochTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.transactions) {
        EndOfEpochTransactionKind.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: EndOfEpochTransaction = createBaseEndOfEpochTransaction(),
    ): EndOfEpochTransaction {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transactions.push(EndOfEpochTransactionKind.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EndOfEpochTransaction> {
      EndOfEpochTransactionView ??= viewClass(EndOfEpochTransaction, createBaseEndOfEpochTransaction, [
        { name: "transactions", tags: [10], type: EndOfEpochTransactionKind, repeated: true },
      ]);
      return new EndOfEpochTransactionView(input, length);
    },

    create(base?: DeepPartial<EndOfEpochTransaction>): EndOfEpochTransaction {
      return EndOfEpochTransaction.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<EndOfEpochTransaction>): EndOfEpochTransaction {
      const message = createBaseEndOfEpochTransaction();
      message.transactions = object.transactions?.map((e) => EndOfEpochTransactionKind.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseEndOfEpochTransactionKind(): EndOfEpochTransactionKind {
  return { kind: undefined, data: undefined };
}

let EndOfEpochTransactionKindView: ViewClass<EndOfEpochTransactionKind> | undefined;

export const EndOfEpochTransactionKind: MessageFns<EndOfEpochTransactionKind> = /* @__PURE__ */ checkedFns(
  "EndOfEpochTransactionKind",
  {
    encode(message: EndOfEpochTransactionKind, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.kind !== undefined) {
        writer.uint32(8).int32(message.kind);
      }
      switch (message.data?.$case) {
        case "changeEpoch":
          ChangeEpoch.encode(message.data.value, writer.uint32(18).fork()).join();
          break;
        case "authenticatorStateExpire":
          AuthenticatorStateExpire.encode(message.data.value, writer.uint32(26).fork()).join();
          break;
        case "executionTimeObservations":
          ExecutionTimeObservations.encode(message.data.value, writer.uint32(34).fork()).join();
          break;
        case "bridgeChainId":
          writer.uint32(42).string(message.data.value);
          break;
        case "bridgeObjectVersion":
          writer.uint32(48).uint64(message.data.value);
          break;
        case "storageCost":
          writer.uint32(56).uint64(message.data.value);
          break;
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: EndOfEpochTransactionKind = createBaseEndOfEpochTransactionKind(),
    ): EndOfEpochTransactionKind {
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
              $case: "changeEpoch",
              value: ChangeEpoch.decode(reader, reader.length(), valueOf(message.data, "changeEpoch")),
            };
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.data = {
              $case: "authenticatorStateExpire",
              value: AuthenticatorStateExpire.decode(
                reader,
                reader.length(),
                valueOf(message.data, "authenticatorStateExpire"),
              ),
            };
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.data = {
              $case: "executionTimeObservations",
              value: ExecutionTimeObservations.decode(
                reader,
                reader.length(),
                valueOf(message.data, "executionTimeObservations"),
              ),
            };
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.data = { $case: "bridgeChainId", value: reader.string() };
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.data = { $case: "bridgeObjectVersion", value: reader.uint64() as bigint };
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.data = { $case: "storageCost", value: reader.uint64() as bigint };
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EndOfEpochTransactionKind> {
      EndOfEpochTransactionKindView ??= viewClass(EndOfEpochTransactionKind, createBaseEndOfEpochTransactionKind, [
        { name: "kind", tags: [8], type: "int32" },
        { name: "data", tags: [18], type: ChangeEpoch, $case: "changeEpoch" },
        { name: "data", tags: [26], type: AuthenticatorStateExpire, $case: "authenticatorStateExpire" },
        { name: "data", tags: [34], type: ExecutionTimeObservations, $case: "executionTimeObservations" },
        { name: "data", tags: [42], type: "string", $case: "bridgeChainId" },
        { name: "data", tags: [48], type: "uint64", $case: "bridgeObjectVersion" },
        { name: "data", tags: [56], type: "uint64", $case: "storageCost" },
      ]);
      return new EndOfEpochTransactionKindView(input, length);
    },

    create(base?: DeepPartial<EndOfEpochTransactionKind>): EndOfEpochTransactionKind {
      return EndOfEpochTransactionKind.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<EndOfEpochTransactionKind>): EndOfEpochTransactionKind {
      const message = createBaseEndOfEpochTransactionKind();
      message.kind = object.kind ?? undefined;
      switch (object.data?.$case) {
        case "changeEpoch": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "changeEpoch", value: ChangeEpoch.fromPartial(object.data.value) };
          }
          break;
        }
        case "authenticatorStateExpire": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = {
              $case: "authenticatorStateExpire",
              value: AuthenticatorStateExpire.fromPartial(object.data.value),
            };
          }
          break;
        }
        case "executionTimeObservations": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = {
              $case: "executionTimeObservations",
              value: ExecutionTimeObservations.fromPartial(object.data.value),
            };
          }
          break;
        }
        case "bridgeChainId": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "bridgeChainId", value: object.data.value };
          }
          break;
        }
        case "bridgeObjectVersion": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "bridgeObjectVersion", value: BigInt(object.data.value) };
          }
          break;
        }
        case "storageCost": {
          if (object.data?.value !== undefined && object.data?.value !== null) {
            message.data = { $case: "storageCost", value: BigInt(object.data.value) };
          }
          break;
        }
      }
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAuthenticatorStateExpire(): AuthenticatorStateExpire {
  return { minEpoch: undefined, authenticatorObjectInitialSharedVersion: undefined };
}

let AuthenticatorStateExpireView: ViewClass<AuthenticatorStateExpire> | undefined;

export const AuthenticatorStateExpire: MessageFns<AuthenticatorStateExpire> = /* @__PURE__ */ checkedFns(
  "AuthenticatorStateExpire",
  {
    encode(message: AuthenticatorStateExpire, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.minEpoch !== undefined) {
        writer.uint32(8).uint64(message.minEpoch);
      }
      if (message.authenticatorObjectInitialSharedVersion !== undefined) {
        writer.uint32(16).uint64(message.authenticatorObjectInitialSharedVersion);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AuthenticatorStateExpire = createBaseAuthenticatorStateExpire(),
    ): AuthenticatorStateExpire {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.minEpoch = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.authenticatorObjectInitialSharedVersion = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AuthenticatorStateExpire> {
      AuthenticatorStateExpireView ??= viewClass(AuthenticatorStateExpire, createBaseAuthenticatorStateExpire, [
        { name: "minEpoch", tags: [8], type: "uint64" },
        { name: "authenticatorObjectInitialSharedVersion", tags: [16], type: "uint64" },
      ]);
      return new AuthenticatorStateExpireView(input, length);
    },

    create(base?: DeepPartial<AuthenticatorStateExpire>): AuthenticatorStateExpire {
      return AuthenticatorStateExpire.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AuthenticatorStateExpire>): AuthenticatorStateExpire {
      const message = createBaseAuthenticatorStateExpire();
      message.minEpoch =
        object.minEpoch !== undefined && object.minEpoch !== null ? BigInt(object.minEpoch) : undefined;
      message.authenticatorObjectInitialSharedVersion =
        object.authenticatorObjectInitialSharedVersion !== undefined &&
        object.authenticatorObjectInitialSharedVersion !== null
          ? BigInt(object.authenticatorObjectInitialSharedVersion)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseExecutionTimeObservations(): ExecutionTimeObservations {
  return { version: undefined, observations: [] };
}

let ExecutionTimeObservationsView: ViewClass<ExecutionTimeObservations> | undefined;

export const ExecutionTimeObservations: MessageFns<ExecutionTimeObservations> = /* @__PURE__ */ checkedFns(
  "ExecutionTimeObservations",
  {
    encode(message: ExecutionTimeObservations, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.version !== undefined) {
        writer.uint32(8).int32(message.version);
      }
      for (const v of message.observations) {
        ExecutionTimeObservation.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExecutionTimeObservations = createBaseExecutionTimeObservations(),
    ): ExecutionTimeObservations {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.version = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.observations.push(ExecutionTimeObservation.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecutionTimeObservations> {
      ExecutionTimeObservationsView ??= viewClass(ExecutionTimeObservations, createBaseExecutionTimeObservations, [
        { name: "version", tags: [8], type: "int32" },
        { name: "observations", tags: [18], type: ExecutionTimeObservation, repeated: true },
      ]);
      return new ExecutionTimeObservationsView(input, length);
    },

    create(base?: DeepPartial<ExecutionTimeObservations>): ExecutionTimeObservations {
      return ExecutionTimeObservations.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExecutionTimeObservations>): ExecutionTimeObservations {
      const message = createBaseExecutionTimeObservations();
      message.version = object.version ?? undefined;
      message.observations = object.observations?.map((e) => ExecutionTimeObservation.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseExecutionTimeObservation(): ExecutionTimeObservation {
  return { kind: undefined, moveEntryPoint: undefined, validatorObservations: [] };
}

let ExecutionTimeObservationView: ViewClass<ExecutionTimeObservation> | undefined;

export const ExecutionTimeObservation: MessageFns<ExecutionTimeObservation> = /* @__PURE__ */ checkedFns(
  "ExecutionTimeObservation",
  {
    encode(message: ExecutionTimeObservation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.kind !== undefined) {
        writer.uint32(8).int32(message.kind);
      }
      if (message.moveEntryPoint !== undefined) {
        MoveCall.encode(message.moveEntryPoint, writer.uint32(18).fork()).join();
      }
      for (const v of message.validatorObservations) {
        ValidatorExecutionTimeObservation.encode(v!, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExecutionTimeObservation = createBaseExecutionTimeObservation(),
    ): ExecutionTimeObservation {
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

            message.moveEntryPoint = MoveCall.decode(reader, reader.length(), message.moveEntryPoint);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.validatorObservations.push(ValidatorExecutionTimeObservation.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecutionTimeObservation> {
      ExecutionTimeObservationView ??= viewClass(ExecutionTimeObservation, createBaseExecutionTimeObservation, [
        { name: "kind", tags: [8], type: "int32" },
        { name: "moveEntryPoint", tags: [18], type: MoveCall },
        { name: "validatorObservations", tags: [26], type: ValidatorExecutionTimeObservation, repeated: true },
      ]);
      return new ExecutionTimeObservationView(input, length);
    },

    create(base?: DeepPartial<ExecutionTimeObservation>): ExecutionTimeObservation {
      return ExecutionTimeObservation.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExecutionTimeObservation>): ExecutionTimeObservation {
      const message = createBaseExecutionTimeObservation();
      message.kind = object.kind ?? undefined;
      message.moveEntryPoint =
        object.moveEntryPoint !== undefined && object.moveEntryPoint !== null
          ? MoveCall.fromPartial(object.moveEntryPoint)
          : undefined;
      message.validatorObservations =
        object.validatorObservations?.map((e) => ValidatorExecutionTimeObservation.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseValidatorExecutionTimeObservation(): ValidatorExecutionTimeObservation {
  return { validator: undefined, duration: undefined };
}

let ValidatorExecutionTimeObservationView: ViewClass<ValidatorExecutionTimeObservation> | undefined;

export const ValidatorExecutionTimeObservation: MessageFns<ValidatorExecutionTimeObservation> =
  /* @__PURE__ */ checkedFns("ValidatorExecutionTimeObservation", {
    encode(message: ValidatorExecutionTimeObservation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.validator !== undefined) {
        writer.uint32(10).bytes(message.validator);
      }
      if (message.duration !== undefined) {
        Duration.encode(message.duration, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ValidatorExecutionTimeObservation = createBaseValidatorExecutionTimeObservation(),
    ): ValidatorExecutionTimeObservation {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.validator = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.duration = Duration.decode(reader, reader.length(), message.duration);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorExecutionTimeObservation> {
      ValidatorExecutionTimeObservationView ??= viewClass(
        ValidatorExecutionTimeObservation,
        createBaseValidatorExecutionTimeObservation,
        [
          { name: "validator", tags: [10], type: "bytes" },
          { name: "duration", tags: [18], type: Duration },
        ],
      );
      return new ValidatorExecutionTimeObservationView(input, length);
    },

    create(base?: DeepPartial<ValidatorExecutionTimeObservation>): ValidatorExecutionTimeObservation {
      return ValidatorExecutionTimeObservation.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ValidatorExecutionTimeObservation>): ValidatorExecutionTimeObservation {
      const message = createBaseValidatorExecutionTimeObservation();
      message.validator = object.validator ?? undefined;
      message.duration =
        object.duration !== undefined && object.duration !== null ? Duration.fromPartial(object.duration) : undefined;
      copyUnknown(object, message);
      return message;
    },
  });
