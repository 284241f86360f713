// Generated from specs/grpc/sui/rpc/v2/system_transaction.proto. Do not edit: change the spec and run `npm run generate`.

import {
  EndOfEpochTransactionKind_Kind,
  ExecutionTimeObservation_ExecutionTimeObservationKind,
} from "../../../sui-enums.ts";
export { EndOfEpochTransactionKind_Kind, ExecutionTimeObservation_ExecutionTimeObservationKind };

/** System transactions, created by the validators. */
import { defineMessage, keepUnknown, type MessageFns, readerOf, valueOf } from "@node-access/transport/protobuf";
import { Duration } from "../../../google/protobuf/duration.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { Object } from "./object.ts";
import { MoveCall } from "./programmable_transaction.ts";

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

const emptyRandomnessStateUpdate = (): RandomnessStateUpdate => ({
  epoch: undefined,
  randomnessRound: undefined,
  randomBytes: undefined,
  randomnessObjectInitialSharedVersion: undefined,
});

export const RandomnessStateUpdate: MessageFns<RandomnessStateUpdate> = /* @__PURE__ */ defineMessage(
  "RandomnessStateUpdate",
  {
    empty: emptyRandomnessStateUpdate,
    fields: () => [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "randomnessRound", tags: [16], type: "uint64" },
      { name: "randomBytes", tags: [26], type: "bytes" },
      { name: "randomnessObjectInitialSharedVersion", tags: [32], type: "uint64" },
    ],
    decode(input, length, message = emptyRandomnessStateUpdate()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.epoch = reader.uint64();
        else if (tag === 16) message.randomnessRound = reader.uint64();
        else if (tag === 26) message.randomBytes = reader.bytes();
        else if (tag === 32) message.randomnessObjectInitialSharedVersion = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
      if (message.randomnessRound !== undefined) writer.uint32(16).uint64(message.randomnessRound);
      if (message.randomBytes !== undefined) writer.uint32(26).bytes(message.randomBytes);
      if (message.randomnessObjectInitialSharedVersion !== undefined)
        writer.uint32(32).uint64(message.randomnessObjectInitialSharedVersion);
    },
  },
);

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

const emptyChangeEpoch = (): ChangeEpoch => ({
  epoch: undefined,
  protocolVersion: undefined,
  storageCharge: undefined,
  computationCharge: undefined,
  storageRebate: undefined,
  nonRefundableStorageFee: undefined,
  epochStartTimestamp: undefined,
  systemPackages: [],
});

export const ChangeEpoch: MessageFns<ChangeEpoch> = /* @__PURE__ */ defineMessage("ChangeEpoch", {
  empty: emptyChangeEpoch,
  fields: () => [
    { name: "epoch", tags: [8], type: "uint64" },
    { name: "protocolVersion", tags: [16], type: "uint64" },
    { name: "storageCharge", tags: [24], type: "uint64" },
    { name: "computationCharge", tags: [32], type: "uint64" },
    { name: "storageRebate", tags: [40], type: "uint64" },
    { name: "nonRefundableStorageFee", tags: [48], type: "uint64" },
    { name: "epochStartTimestamp", tags: [58], type: Timestamp },
    { name: "systemPackages", tags: [66], type: SystemPackage, repeated: true },
  ],
  decode(input, length, message = emptyChangeEpoch()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.epoch = reader.uint64();
      else if (tag === 16) message.protocolVersion = reader.uint64();
      else if (tag === 24) message.storageCharge = reader.uint64();
      else if (tag === 32) message.computationCharge = reader.uint64();
      else if (tag === 40) message.storageRebate = reader.uint64();
      else if (tag === 48) message.nonRefundableStorageFee = reader.uint64();
      else if (tag === 58)
        message.epochStartTimestamp = Timestamp.decode(reader, reader.length(), message.epochStartTimestamp);
      else if (tag === 66) message.systemPackages.push(SystemPackage.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
    if (message.protocolVersion !== undefined) writer.uint32(16).uint64(message.protocolVersion);
    if (message.storageCharge !== undefined) writer.uint32(24).uint64(message.storageCharge);
    if (message.computationCharge !== undefined) writer.uint32(32).uint64(message.computationCharge);
    if (message.storageRebate !== undefined) writer.uint32(40).uint64(message.storageRebate);
    if (message.nonRefundableStorageFee !== undefined) writer.uint32(48).uint64(message.nonRefundableStorageFee);
    if (message.epochStartTimestamp !== undefined)
      Timestamp.encode(message.epochStartTimestamp, writer.uint32(58).fork()).join();
    for (const item of message.systemPackages) SystemPackage.encode(item, writer.uint32(66).fork()).join();
  },
});

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

const emptySystemPackage = (): SystemPackage => ({ version: undefined, modules: [], dependencies: [] });

export const SystemPackage: MessageFns<SystemPackage> = /* @__PURE__ */ defineMessage("SystemPackage", {
  empty: emptySystemPackage,
  fields: () => [
    { name: "version", tags: [8], type: "uint64" },
    { name: "modules", tags: [18], type: "bytes", repeated: true },
    { name: "dependencies", tags: [26], type: "string", repeated: true },
  ],
  decode(input, length, message = emptySystemPackage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.version = reader.uint64();
      else if (tag === 18) message.modules.push(reader.bytes());
      else if (tag === 26) message.dependencies.push(reader.string());
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.version !== undefined) writer.uint32(8).uint64(message.version);
    for (const item of message.modules) writer.uint32(18).bytes(item);
    for (const item of message.dependencies) writer.uint32(26).string(item);
  },
});

/** Genesis transaction. */
export interface GenesisTransaction {
  /** Objects that genesis creates. */
  objects: Object[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGenesisTransaction = (): GenesisTransaction => ({ objects: [] });

export const GenesisTransaction: MessageFns<GenesisTransaction> = /* @__PURE__ */ defineMessage("GenesisTransaction", {
  empty: emptyGenesisTransaction,
  fields: () => [{ name: "objects", tags: [10], type: Object, repeated: true }],
  decode(input, length, message = emptyGenesisTransaction()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objects.push(Object.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.objects) Object.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptyConsensusCommitPrologue = (): ConsensusCommitPrologue => ({
  epoch: undefined,
  round: undefined,
  commitTimestamp: undefined,
  consensusCommitDigest: undefined,
  subDagIndex: undefined,
  consensusDeterminedVersionAssignments: undefined,
  additionalStateDigest: undefined,
});

export const ConsensusCommitPrologue: MessageFns<ConsensusCommitPrologue> = /* @__PURE__ */ defineMessage(
  "ConsensusCommitPrologue",
  {
    empty: emptyConsensusCommitPrologue,
    fields: () => [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "round", tags: [16], type: "uint64" },
      { name: "commitTimestamp", tags: [26], type: Timestamp },
      { name: "consensusCommitDigest", tags: [34], type: "string" },
      { name: "subDagIndex", tags: [40], type: "uint64" },
      { name: "consensusDeterminedVersionAssignments", tags: [50], type: ConsensusDeterminedVersionAssignments },
      { name: "additionalStateDigest", tags: [58], type: "string" },
    ],
    decode(input, length, message = emptyConsensusCommitPrologue()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.epoch = reader.uint64();
        else if (tag === 16) message.round = reader.uint64();
        else if (tag === 26)
          message.commitTimestamp = Timestamp.decode(reader, reader.length(), message.commitTimestamp);
        else if (tag === 34) message.consensusCommitDigest = reader.string();
        else if (tag === 40) message.subDagIndex = reader.uint64();
        else if (tag === 50)
          message.consensusDeterminedVersionAssignments = ConsensusDeterminedVersionAssignments.decode(
            reader,
            reader.length(),
            message.consensusDeterminedVersionAssignments,
          );
        else if (tag === 58) message.additionalStateDigest = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
      if (message.round !== undefined) writer.uint32(16).uint64(message.round);
      if (message.commitTimestamp !== undefined)
        Timestamp.encode(message.commitTimestamp, writer.uint32(26).fork()).join();
      if (message.consensusCommitDigest !== undefined) writer.uint32(34).string(message.consensusCommitDigest);
      if (message.subDagIndex !== undefined) writer.uint32(40).uint64(message.subDagIndex);
      if (message.consensusDeterminedVersionAssignments !== undefined)
        ConsensusDeterminedVersionAssignments.encode(
          message.consensusDeterminedVersionAssignments,
          writer.uint32(50).fork(),
        ).join();
      if (message.additionalStateDigest !== undefined) writer.uint32(58).string(message.additionalStateDigest);
    },
  },
);

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

const emptyVersionAssignment = (): VersionAssignment => ({
  objectId: undefined,
  startVersion: undefined,
  version: undefined,
});

export const VersionAssignment: MessageFns<VersionAssignment> = /* @__PURE__ */ defineMessage("VersionAssignment", {
  empty: emptyVersionAssignment,
  fields: () => [
    { name: "objectId", tags: [10], type: "string" },
    { name: "startVersion", tags: [16], type: "uint64" },
    { name: "version", tags: [24], type: "uint64" },
  ],
  decode(input, length, message = emptyVersionAssignment()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objectId = reader.string();
      else if (tag === 16) message.startVersion = reader.uint64();
      else if (tag === 24) message.version = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.objectId !== undefined) writer.uint32(10).string(message.objectId);
    if (message.startVersion !== undefined) writer.uint32(16).uint64(message.startVersion);
    if (message.version !== undefined) writer.uint32(24).uint64(message.version);
  },
});

/** A transaction that consensus canceled. */
export interface CanceledTransaction {
  /** Base58-encoded digest of the transaction. */
  digest?: string | undefined;
  /** Versions assigned to the consensus objects of its inputs. */
  versionAssignments: VersionAssignment[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCanceledTransaction = (): CanceledTransaction => ({ digest: undefined, versionAssignments: [] });

export const CanceledTransaction: MessageFns<CanceledTransaction> = /* @__PURE__ */ defineMessage(
  "CanceledTransaction",
  {
    empty: emptyCanceledTransaction,
    fields: () => [
      { name: "digest", tags: [10], type: "string" },
      { name: "versionAssignments", tags: [18], type: VersionAssignment, repeated: true },
    ],
    decode(input, length, message = emptyCanceledTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.digest = reader.string();
        else if (tag === 18) message.versionAssignments.push(VersionAssignment.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.digest !== undefined) writer.uint32(10).string(message.digest);
      for (const item of message.versionAssignments) VersionAssignment.encode(item, writer.uint32(18).fork()).join();
    },
  },
);

/** Version assignments of canceled transactions, determined by consensus. */
export interface ConsensusDeterminedVersionAssignments {
  /** Version of the format: 1, or 2 with start versions. */
  version?: number | undefined;
  /** Canceled transactions of the commit. */
  canceledTransactions: CanceledTransaction[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyConsensusDeterminedVersionAssignments = (): ConsensusDeterminedVersionAssignments => ({
  version: undefined,
  canceledTransactions: [],
});

export const ConsensusDeterminedVersionAssignments: MessageFns<ConsensusDeterminedVersionAssignments> =
  /* @__PURE__ */ defineMessage("ConsensusDeterminedVersionAssignments", {
    empty: emptyConsensusDeterminedVersionAssignments,
    fields: () => [
      { name: "version", tags: [8], type: "int32" },
      { name: "canceledTransactions", tags: [26], type: CanceledTransaction, repeated: true },
    ],
    decode(input, length, message = emptyConsensusDeterminedVersionAssignments()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.version = reader.int32();
        else if (tag === 26) message.canceledTransactions.push(CanceledTransaction.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.version !== undefined) writer.uint32(8).int32(message.version);
      for (const item of message.canceledTransactions)
        CanceledTransaction.encode(item, writer.uint32(26).fork()).join();
    },
  });

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

const emptyAuthenticatorStateUpdate = (): AuthenticatorStateUpdate => ({
  epoch: undefined,
  round: undefined,
  newActiveJwks: [],
  authenticatorObjectInitialSharedVersion: undefined,
});

export const AuthenticatorStateUpdate: MessageFns<AuthenticatorStateUpdate> = /* @__PURE__ */ defineMessage(
  "AuthenticatorStateUpdate",
  {
    empty: emptyAuthenticatorStateUpdate,
    fields: () => [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "round", tags: [16], type: "uint64" },
      { name: "newActiveJwks", tags: [26], type: ActiveJwk, repeated: true },
      { name: "authenticatorObjectInitialSharedVersion", tags: [32], type: "uint64" },
    ],
    decode(input, length, message = emptyAuthenticatorStateUpdate()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.epoch = reader.uint64();
        else if (tag === 16) message.round = reader.uint64();
        else if (tag === 26) message.newActiveJwks.push(ActiveJwk.decode(reader, reader.length()));
        else if (tag === 32) message.authenticatorObjectInitialSharedVersion = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
      if (message.round !== undefined) writer.uint32(16).uint64(message.round);
      for (const item of message.newActiveJwks) ActiveJwk.encode(item, writer.uint32(26).fork()).join();
      if (message.authenticatorObjectInitialSharedVersion !== undefined)
        writer.uint32(32).uint64(message.authenticatorObjectInitialSharedVersion);
    },
  },
);

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

const emptyActiveJwk = (): ActiveJwk => ({ id: undefined, jwk: undefined, epoch: undefined });

export const ActiveJwk: MessageFns<ActiveJwk> = /* @__PURE__ */ defineMessage("ActiveJwk", {
  empty: emptyActiveJwk,
  fields: () => [
    { name: "id", tags: [10], type: JwkId },
    { name: "jwk", tags: [18], type: Jwk },
    { name: "epoch", tags: [24], type: "uint64" },
  ],
  decode(input, length, message = emptyActiveJwk()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = JwkId.decode(reader, reader.length(), message.id);
      else if (tag === 18) message.jwk = Jwk.decode(reader, reader.length(), message.jwk);
      else if (tag === 24) message.epoch = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id !== undefined) JwkId.encode(message.id, writer.uint32(10).fork()).join();
    if (message.jwk !== undefined) Jwk.encode(message.jwk, writer.uint32(18).fork()).join();
    if (message.epoch !== undefined) writer.uint32(24).uint64(message.epoch);
  },
});

/** Id of a JWK. */
export interface JwkId {
  /** Issuer. */
  iss?: string | undefined;
  /** Key id. */
  kid?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyJwkId = (): JwkId => ({ iss: undefined, kid: undefined });

export const JwkId: MessageFns<JwkId> = /* @__PURE__ */ defineMessage("JwkId", {
  empty: emptyJwkId,
  fields: () => [
    { name: "iss", tags: [10], type: "string" },
    { name: "kid", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyJwkId()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.iss = reader.string();
      else if (tag === 18) message.kid = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.iss !== undefined) writer.uint32(10).string(message.iss);
    if (message.kid !== undefined) writer.uint32(18).string(message.kid);
  },
});

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

const emptyJwk = (): Jwk => ({ kty: undefined, e: undefined, n: undefined, alg: undefined });

export const Jwk: MessageFns<Jwk> = /* @__PURE__ */ defineMessage("Jwk", {
  empty: emptyJwk,
  fields: () => [
    { name: "kty", tags: [10], type: "string" },
    { name: "e", tags: [18], type: "string" },
    { name: "n", tags: [26], type: "string" },
    { name: "alg", tags: [34], type: "string" },
  ],
  decode(input, length, message = emptyJwk()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.kty = reader.string();
      else if (tag === 18) message.e = reader.string();
      else if (tag === 26) message.n = reader.string();
      else if (tag === 34) message.alg = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.kty !== undefined) writer.uint32(10).string(message.kty);
    if (message.e !== undefined) writer.uint32(18).string(message.e);
    if (message.n !== undefined) writer.uint32(26).string(message.n);
    if (message.alg !== undefined) writer.uint32(34).string(message.alg);
  },
});

/** The operations at the end of an epoch. */
export interface EndOfEpochTransaction {
  /** Operations, executed in order. */
  transactions: EndOfEpochTransactionKind[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEndOfEpochTransaction = (): EndOfEpochTransaction => ({ transactions: [] });

export const EndOfEpochTransaction: MessageFns<EndOfEpochTransaction> = /* @__PURE__ */ defineMessage(
  "EndOfEpochTransaction",
  {
    empty: emptyEndOfEpochTransaction,
    fields: () => [{ name: "transactions", tags: [10], type: EndOfEpochTransactionKind, repeated: true }],
    decode(input, length, message = emptyEndOfEpochTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transactions.push(EndOfEpochTransactionKind.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.transactions) EndOfEpochTransactionKind.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

/** An operation at the end of an epoch. */
export interface EndOfEpochTransactionKind {
  /** Kind of operation. */
  kind?: EndOfEpochTransactionKind_Kind | undefined;
  /** Details, depending on `kind`. */
  data:
    // Data of the new epoch; for `CHANGE_EPOCH`.
    | { $case: "changeEpoch"; value: ChangeEpoch }
    // Epoch before which JWKs expire; for `AUTHENTICATOR_STATE_EXPIRE`.
    | { $case: "authenticatorStateExpire"; value: AuthenticatorStateExpire }
    // Observed times; for `STORE_EXECUTION_TIME_OBSERVATIONS`.
    | { $case: "executionTimeObservations"; value: ExecutionTimeObservations }
    // Identifier of the chain; for `BRIDGE_STATE_CREATE`.
    | { $case: "bridgeChainId"; value: string }
    // Version at which the bridge object was first shared; for `BRIDGE_COMMITTEE_INIT`.
    | { $case: "bridgeObjectVersion"; value: bigint }
    // Storage cost of the accumulators; for `WRITE_ACCUMULATOR_STORAGE_COST`.
    | { $case: "storageCost"; value: bigint }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEndOfEpochTransactionKind = (): EndOfEpochTransactionKind => ({
  kind: undefined,
  data: undefined,
});

export const EndOfEpochTransactionKind: MessageFns<EndOfEpochTransactionKind> = /* @__PURE__ */ defineMessage(
  "EndOfEpochTransactionKind",
  {
    empty: emptyEndOfEpochTransactionKind,
    fields: () => [
      { name: "kind", tags: [8], type: "int32" },
      { name: "data", tags: [18], type: ChangeEpoch, $case: "changeEpoch" },
      { name: "data", tags: [26], type: AuthenticatorStateExpire, $case: "authenticatorStateExpire" },
      { name: "data", tags: [34], type: ExecutionTimeObservations, $case: "executionTimeObservations" },
      { name: "data", tags: [42], type: "string", $case: "bridgeChainId" },
      { name: "data", tags: [48], type: "uint64", $case: "bridgeObjectVersion" },
      { name: "data", tags: [56], type: "uint64", $case: "storageCost" },
    ],
    decode(input, length, message = emptyEndOfEpochTransactionKind()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = reader.enumeration();
        else if (tag === 18)
          message.data = {
            $case: "changeEpoch",
            value: ChangeEpoch.decode(reader, reader.length(), valueOf(message.data, "changeEpoch")),
          };
        else if (tag === 26)
          message.data = {
            $case: "authenticatorStateExpire",
            value: AuthenticatorStateExpire.decode(
              reader,
              reader.length(),
              valueOf(message.data, "authenticatorStateExpire"),
            ),
          };
        else if (tag === 34)
          message.data = {
            $case: "executionTimeObservations",
            value: ExecutionTimeObservations.decode(
              reader,
              reader.length(),
              valueOf(message.data, "executionTimeObservations"),
            ),
          };
        else if (tag === 42) message.data = { $case: "bridgeChainId", value: reader.string() };
        else if (tag === 48) message.data = { $case: "bridgeObjectVersion", value: reader.uint64() };
        else if (tag === 56) message.data = { $case: "storageCost", value: reader.uint64() };
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
      if (message.data?.$case === "changeEpoch")
        ChangeEpoch.encode(message.data.value, writer.uint32(18).fork()).join();
      else if (message.data?.$case === "authenticatorStateExpire")
        AuthenticatorStateExpire.encode(message.data.value, writer.uint32(26).fork()).join();
      else if (message.data?.$case === "executionTimeObservations")
        ExecutionTimeObservations.encode(message.data.value, writer.uint32(34).fork()).join();
      else if (message.data?.$case === "bridgeChainId") writer.uint32(42).string(message.data.value);
      else if (message.data?.$case === "bridgeObjectVersion") writer.uint32(48).uint64(message.data.value);
      else if (message.data?.$case === "storageCost") writer.uint32(56).uint64(message.data.value);
    },
  },
);

/** Expiration of old JWKs. */
export interface AuthenticatorStateExpire {
  /** JWKs that were last validated before this epoch are removed. */
  minEpoch?: bigint | undefined;
  /** Version at which the authenticator state object was first shared. */
  authenticatorObjectInitialSharedVersion?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAuthenticatorStateExpire = (): AuthenticatorStateExpire => ({
  minEpoch: undefined,
  authenticatorObjectInitialSharedVersion: undefined,
});

export const AuthenticatorStateExpire: MessageFns<AuthenticatorStateExpire> = /* @__PURE__ */ defineMessage(
  "AuthenticatorStateExpire",
  {
    empty: emptyAuthenticatorStateExpire,
    fields: () => [
      { name: "minEpoch", tags: [8], type: "uint64" },
      { name: "authenticatorObjectInitialSharedVersion", tags: [16], type: "uint64" },
    ],
    decode(input, length, message = emptyAuthenticatorStateExpire()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.minEpoch = reader.uint64();
        else if (tag === 16) message.authenticatorObjectInitialSharedVersion = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.minEpoch !== undefined) writer.uint32(8).uint64(message.minEpoch);
      if (message.authenticatorObjectInitialSharedVersion !== undefined)
        writer.uint32(16).uint64(message.authenticatorObjectInitialSharedVersion);
    },
  },
);

/** Observed execution times of commands. */
export interface ExecutionTimeObservations {
  /** Version of the format: 1. */
  version?: number | undefined;
  /** Observed times, one item for each kind of command or called function. */
  observations: ExecutionTimeObservation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExecutionTimeObservations = (): ExecutionTimeObservations => ({
  version: undefined,
  observations: [],
});

export const ExecutionTimeObservations: MessageFns<ExecutionTimeObservations> = /* @__PURE__ */ defineMessage(
  "ExecutionTimeObservations",
  {
    empty: emptyExecutionTimeObservations,
    fields: () => [
      { name: "version", tags: [8], type: "int32" },
      { name: "observations", tags: [18], type: ExecutionTimeObservation, repeated: true },
    ],
    decode(input, length, message = emptyExecutionTimeObservations()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.version = reader.int32();
        else if (tag === 18) message.observations.push(ExecutionTimeObservation.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.version !== undefined) writer.uint32(8).int32(message.version);
      for (const item of message.observations) ExecutionTimeObservation.encode(item, writer.uint32(18).fork()).join();
    },
  },
);

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

const emptyExecutionTimeObservation = (): ExecutionTimeObservation => ({
  kind: undefined,
  moveEntryPoint: undefined,
  validatorObservations: [],
});

export const ExecutionTimeObservation: MessageFns<ExecutionTimeObservation> = /* @__PURE__ */ defineMessage(
  "ExecutionTimeObservation",
  {
    empty: emptyExecutionTimeObservation,
    fields: () => [
      { name: "kind", tags: [8], type: "int32" },
      { name: "moveEntryPoint", tags: [18], type: MoveCall },
      { name: "validatorObservations", tags: [26], type: ValidatorExecutionTimeObservation, repeated: true },
    ],
    decode(input, length, message = emptyExecutionTimeObservation()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = reader.enumeration();
        else if (tag === 18) message.moveEntryPoint = MoveCall.decode(reader, reader.length(), message.moveEntryPoint);
        else if (tag === 26)
          message.validatorObservations.push(ValidatorExecutionTimeObservation.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
      if (message.moveEntryPoint !== undefined)
        MoveCall.encode(message.moveEntryPoint, writer.uint32(18).fork()).join();
      for (const item of message.validatorObservations)
        ValidatorExecutionTimeObservation.encode(item, writer.uint32(26).fork()).join();
    },
  },
);

/** Observation by a validator. */
export interface ValidatorExecutionTimeObservation {
  /** Protocol public key of the validator. */
  validator?: Uint8Array | undefined;
  /** Observed execution time. */
  duration?: Duration | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidatorExecutionTimeObservation = (): ValidatorExecutionTimeObservation => ({
  validator: undefined,
  duration: undefined,
});

export const ValidatorExecutionTimeObservation: MessageFns<ValidatorExecutionTimeObservation> =
  /* @__PURE__ */ defineMessage("ValidatorExecutionTimeObservation", {
    empty: emptyValidatorExecutionTimeObservation,
    fields: () => [
      { name: "validator", tags: [10], type: "bytes" },
      { name: "duration", tags: [18], type: Duration },
    ],
    decode(input, length, message = emptyValidatorExecutionTimeObservation()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.validator = reader.bytes();
        else if (tag === 18) message.duration = Duration.decode(reader, reader.length(), message.duration);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.validator !== undefined) writer.uint32(10).bytes(message.validator);
      if (message.duration !== undefined) Duration.encode(message.duration, writer.uint32(18).fork()).join();
    },
  });
