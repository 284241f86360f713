// Generated from specs/grpc/sui/rpc/v2/system_state.proto. Do not edit: change the spec and run `npm run generate`.

/** Sui's system state: validators, stake, parameters. Amounts are in MIST. */
import {
  defineMessage,
  isBefore,
  keepUnknown,
  mapOf,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";

/** The system state at the start of an epoch. */
export interface SystemState {
  /** Version of the system state's format. */
  version?: bigint | undefined;
  /** Epoch number. */
  epoch?: bigint | undefined;
  /** Protocol version of the epoch. */
  protocolVersion?: bigint | undefined;
  /** Validators and candidates. */
  validators?: ValidatorSet | undefined;
  /** Fund that holds storage payments. */
  storageFund?: StorageFund | undefined;
  /** Parameters of the system. */
  parameters?: SystemParameters | undefined;
  /** Lowest gas price of the epoch, in MIST per unit of gas. */
  referenceGasPrice?: bigint | undefined;
  /** Reports of validators by others; they stay until they are withdrawn. */
  validatorReportRecords: ValidatorReportRecord[];
  /** Schedule of the subsidies that are added to staking rewards. */
  stakeSubsidy?: StakeSubsidy | undefined;
  /** Whether the last change of epoch failed, so that rewards are not paid yet. */
  safeMode?: boolean | undefined;
  /** Storage charges collected in safe mode, in MIST. */
  safeModeStorageRewards?: bigint | undefined;
  /** Computation charges collected in safe mode, in MIST. */
  safeModeComputationRewards?: bigint | undefined;
  /** Storage rebates paid in safe mode, in MIST. */
  safeModeStorageRebates?: bigint | undefined;
  /** Non-refundable storage fees collected in safe mode, in MIST. */
  safeModeNonRefundableStorageFee?: bigint | undefined;
  /** Start of the epoch, in milliseconds since the Unix epoch. */
  epochStartTimestampMs?: bigint | undefined;
  /** Further values on chain, such as observed execution times. */
  extraFields?: MoveTable | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySystemState = (): SystemState => ({
  version: undefined,
  epoch: undefined,
  protocolVersion: undefined,
  validators: undefined,
  storageFund: undefined,
  parameters: undefined,
  referenceGasPrice: undefined,
  validatorReportRecords: [],
  stakeSubsidy: undefined,
  safeMode: undefined,
  safeModeStorageRewards: undefined,
  safeModeComputationRewards: undefined,
  safeModeStorageRebates: undefined,
  safeModeNonRefundableStorageFee: undefined,
  epochStartTimestampMs: undefined,
  extraFields: undefined,
});

export const SystemState: MessageFns<SystemState> = /* @__PURE__ */ defineMessage("SystemState", {
  empty: emptySystemState,
  fields: () => [
    { name: "version", tags: [8], type: "uint64" },
    { name: "epoch", tags: [16], type: "uint64" },
    { name: "protocolVersion", tags: [24], type: "uint64" },
    { name: "validators", tags: [34], type: ValidatorSet },
    { name: "storageFund", tags: [42], type: StorageFund },
    { name: "parameters", tags: [50], type: SystemParameters },
    { name: "referenceGasPrice", tags: [56], type: "uint64" },
    { name: "validatorReportRecords", tags: [66], type: ValidatorReportRecord, repeated: true },
    { name: "stakeSubsidy", tags: [74], type: StakeSubsidy },
    { name: "safeMode", tags: [80], type: "bool" },
    { name: "safeModeStorageRewards", tags: [88], type: "uint64" },
    { name: "safeModeComputationRewards", tags: [96], type: "uint64" },
    { name: "safeModeStorageRebates", tags: [104], type: "uint64" },
    { name: "safeModeNonRefundableStorageFee", tags: [112], type: "uint64" },
    { name: "epochStartTimestampMs", tags: [120], type: "uint64" },
    { name: "extraFields", tags: [130], type: MoveTable },
  ],
  decode(input, length, message = emptySystemState()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.version = reader.uint64();
      else if (tag === 16) message.epoch = reader.uint64();
      else if (tag === 24) message.protocolVersion = reader.uint64();
      else if (tag === 34) message.validators = ValidatorSet.decode(reader, reader.length(), message.validators);
      else if (tag === 42) message.storageFund = StorageFund.decode(reader, reader.length(), message.storageFund);
      else if (tag === 50) message.parameters = SystemParameters.decode(reader, reader.length(), message.parameters);
      else if (tag === 56) message.referenceGasPrice = reader.uint64();
      else if (tag === 66) message.validatorReportRecords.push(ValidatorReportRecord.decode(reader, reader.length()));
      else if (tag === 74) message.stakeSubsidy = StakeSubsidy.decode(reader, reader.length(), message.stakeSubsidy);
      else if (tag === 80) message.safeMode = reader.bool();
      else if (tag === 88) message.safeModeStorageRewards = reader.uint64();
      else if (tag === 96) message.safeModeComputationRewards = reader.uint64();
      else if (tag === 104) message.safeModeStorageRebates = reader.uint64();
      else if (tag === 112) message.safeModeNonRefundableStorageFee = reader.uint64();
      else if (tag === 120) message.epochStartTimestampMs = reader.uint64();
      else if (tag === 130) message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.version !== undefined) writer.uint32(8).uint64(message.version);
    if (message.epoch !== undefined) writer.uint32(16).uint64(message.epoch);
    if (message.protocolVersion !== undefined) writer.uint32(24).uint64(message.protocolVersion);
    if (message.validators !== undefined) ValidatorSet.encode(message.validators, writer.uint32(34).fork()).join();
    if (message.storageFund !== undefined) StorageFund.encode(message.storageFund, writer.uint32(42).fork()).join();
    if (message.parameters !== undefined) SystemParameters.encode(message.parameters, writer.uint32(50).fork()).join();
    if (message.referenceGasPrice !== undefined) writer.uint32(56).uint64(message.referenceGasPrice);
    for (const item of message.validatorReportRecords)
      ValidatorReportRecord.encode(item, writer.uint32(66).fork()).join();
    if (message.stakeSubsidy !== undefined) StakeSubsidy.encode(message.stakeSubsidy, writer.uint32(74).fork()).join();
    if (message.safeMode !== undefined) writer.uint32(80).bool(message.safeMode);
    if (message.safeModeStorageRewards !== undefined) writer.uint32(88).uint64(message.safeModeStorageRewards);
    if (message.safeModeComputationRewards !== undefined) writer.uint32(96).uint64(message.safeModeComputationRewards);
    if (message.safeModeStorageRebates !== undefined) writer.uint32(104).uint64(message.safeModeStorageRebates);
    if (message.safeModeNonRefundableStorageFee !== undefined)
      writer.uint32(112).uint64(message.safeModeNonRefundableStorageFee);
    if (message.epochStartTimestampMs !== undefined) writer.uint32(120).uint64(message.epochStartTimestampMs);
    if (message.extraFields !== undefined) MoveTable.encode(message.extraFields, writer.uint32(130).fork()).join();
  },
});

/** Validators that reported another validator. */
export interface ValidatorReportRecord {
  /** Address of the reported validator. */
  reported?: string | undefined;
  /** Addresses of the validators that report it. */
  reporters: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidatorReportRecord = (): ValidatorReportRecord => ({ reported: undefined, reporters: [] });

export const ValidatorReportRecord: MessageFns<ValidatorReportRecord> = /* @__PURE__ */ defineMessage(
  "ValidatorReportRecord",
  {
    empty: emptyValidatorReportRecord,
    fields: () => [
      { name: "reported", tags: [10], type: "string" },
      { name: "reporters", tags: [18], type: "string", repeated: true },
    ],
    decode(input, length, message = emptyValidatorReportRecord()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.reported = reader.string();
        else if (tag === 18) message.reporters.push(reader.string());
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.reported !== undefined) writer.uint32(10).string(message.reported);
      for (const item of message.reporters) writer.uint32(18).string(item);
    },
  },
);

/** The parameters of the system. */
export interface SystemParameters {
  /** Duration of an epoch, in milliseconds. */
  epochDurationMs?: bigint | undefined;
  /** First epoch that pays stake subsidies. */
  stakeSubsidyStartEpoch?: bigint | undefined;
  /** Minimum number of active validators; absent in the first version of the state. */
  minValidatorCount?: bigint | undefined;
  /** Maximum number of active validators. */
  maxValidatorCount?: bigint | undefined;
  /** Stake required to become a validator, in MIST. Deprecated. */
  minValidatorJoiningStake?: bigint | undefined;
  /** Stake below which a validator has a grace period, in MIST. Deprecated. */
  validatorLowStakeThreshold?: bigint | undefined;
  /** Stake below which a validator is removed at once, in MIST. Deprecated. */
  validatorVeryLowStakeThreshold?: bigint | undefined;
  /** Grace period, in epochs. */
  validatorLowStakeGracePeriod?: bigint | undefined;
  /** Values that later versions of the state may add. */
  extraFields?: MoveTable | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySystemParameters = (): SystemParameters => ({
  epochDurationMs: undefined,
  stakeSubsidyStartEpoch: undefined,
  minValidatorCount: undefined,
  maxValidatorCount: undefined,
  minValidatorJoiningStake: undefined,
  validatorLowStakeThreshold: undefined,
  validatorVeryLowStakeThreshold: undefined,
  validatorLowStakeGracePeriod: undefined,
  extraFields: undefined,
});

export const SystemParameters: MessageFns<SystemParameters> = /* @__PURE__ */ defineMessage("SystemParameters", {
  empty: emptySystemParameters,
  fields: () => [
    { name: "epochDurationMs", tags: [8], type: "uint64" },
    { name: "stakeSubsidyStartEpoch", tags: [16], type: "uint64" },
    { name: "minValidatorCount", tags: [24], type: "uint64" },
    { name: "maxValidatorCount", tags: [32], type: "uint64" },
    { name: "minValidatorJoiningStake", tags: [40], type: "uint64" },
    { name: "validatorLowStakeThreshold", tags: [48], type: "uint64" },
    { name: "validatorVeryLowStakeThreshold", tags: [56], type: "uint64" },
    { name: "validatorLowStakeGracePeriod", tags: [64], type: "uint64" },
    { name: "extraFields", tags: [74], type: MoveTable },
  ],
  decode(input, length, message = emptySystemParameters()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.epochDurationMs = reader.uint64();
      else if (tag === 16) message.stakeSubsidyStartEpoch = reader.uint64();
      else if (tag === 24) message.minValidatorCount = reader.uint64();
      else if (tag === 32) message.maxValidatorCount = reader.uint64();
      else if (tag === 40) message.minValidatorJoiningStake = reader.uint64();
      else if (tag === 48) message.validatorLowStakeThreshold = reader.uint64();
      else if (tag === 56) message.validatorVeryLowStakeThreshold = reader.uint64();
      else if (tag === 64) message.validatorLowStakeGracePeriod = reader.uint64();
      else if (tag === 74) message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.epochDurationMs !== undefined) writer.uint32(8).uint64(message.epochDurationMs);
    if (message.stakeSubsidyStartEpoch !== undefined) writer.uint32(16).uint64(message.stakeSubsidyStartEpoch);
    if (message.minValidatorCount !== undefined) writer.uint32(24).uint64(message.minValidatorCount);
    if (message.maxValidatorCount !== undefined) writer.uint32(32).uint64(message.maxValidatorCount);
    if (message.minValidatorJoiningStake !== undefined) writer.uint32(40).uint64(message.minValidatorJoiningStake);
    if (message.validatorLowStakeThreshold !== undefined) writer.uint32(48).uint64(message.validatorLowStakeThreshold);
    if (message.validatorVeryLowStakeThreshold !== undefined)
      writer.uint32(56).uint64(message.validatorVeryLowStakeThreshold);
    if (message.validatorLowStakeGracePeriod !== undefined)
      writer.uint32(64).uint64(message.validatorLowStakeGracePeriod);
    if (message.extraFields !== undefined) MoveTable.encode(message.extraFields, writer.uint32(74).fork()).join();
  },
});

/** A table on chain, by its object. */
export interface MoveTable {
  /** Object id of the table: 64 hex digits, prefixed with `0x`. */
  id?: string | undefined;
  /** Number of entries. */
  size?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMoveTable = (): MoveTable => ({ id: undefined, size: undefined });

export const MoveTable: MessageFns<MoveTable> = /* @__PURE__ */ defineMessage("MoveTable", {
  empty: emptyMoveTable,
  fields: () => [
    { name: "id", tags: [10], type: "string" },
    { name: "size", tags: [16], type: "uint64" },
  ],
  decode(input, length, message = emptyMoveTable()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = reader.string();
      else if (tag === 16) message.size = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id !== undefined) writer.uint32(10).string(message.id);
    if (message.size !== undefined) writer.uint32(16).uint64(message.size);
  },
});

/** Subsidy added to the staking rewards. */
export interface StakeSubsidy {
  /** What is left for subsidies, in MIST. */
  balance?: bigint | undefined;
  /** Number of subsidies paid so far. */
  distributionCounter?: bigint | undefined;
  /** Amount of the next subsidy, in MIST; it decreases over time. */
  currentDistributionAmount?: bigint | undefined;
  /** Number of subsidies after which the amount decreases. */
  stakeSubsidyPeriodLength?: bigint | undefined;
  /** Part by which the amount decreases, in basis points. */
  stakeSubsidyDecreaseRate?: number | undefined;
  /** Values that later versions of the state may add. */
  extraFields?: MoveTable | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyStakeSubsidy = (): StakeSubsidy => ({
  balance: undefined,
  distributionCounter: undefined,
  currentDistributionAmount: undefined,
  stakeSubsidyPeriodLength: undefined,
  stakeSubsidyDecreaseRate: undefined,
  extraFields: undefined,
});

export const StakeSubsidy: MessageFns<StakeSubsidy> = /* @__PURE__ */ defineMessage("StakeSubsidy", {
  empty: emptyStakeSubsidy,
  fields: () => [
    { name: "balance", tags: [8], type: "uint64" },
    { name: "distributionCounter", tags: [16], type: "uint64" },
    { name: "currentDistributionAmount", tags: [24], type: "uint64" },
    { name: "stakeSubsidyPeriodLength", tags: [32], type: "uint64" },
    { name: "stakeSubsidyDecreaseRate", tags: [40], type: "uint32" },
    { name: "extraFields", tags: [50], type: MoveTable },
  ],
  decode(input, length, message = emptyStakeSubsidy()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.balance = reader.uint64();
      else if (tag === 16) message.distributionCounter = reader.uint64();
      else if (tag === 24) message.currentDistributionAmount = reader.uint64();
      else if (tag === 32) message.stakeSubsidyPeriodLength = reader.uint64();
      else if (tag === 40) message.stakeSubsidyDecreaseRate = reader.uint32();
      else if (tag === 50) message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.balance !== undefined) writer.uint32(8).uint64(message.balance);
    if (message.distributionCounter !== undefined) writer.uint32(16).uint64(message.distributionCounter);
    if (message.currentDistributionAmount !== undefined) writer.uint32(24).uint64(message.currentDistributionAmount);
    if (message.stakeSubsidyPeriodLength !== undefined) writer.uint32(32).uint64(message.stakeSubsidyPeriodLength);
    if (message.stakeSubsidyDecreaseRate !== undefined) writer.uint32(40).uint32(message.stakeSubsidyDecreaseRate);
    if (message.extraFields !== undefined) MoveTable.encode(message.extraFields, writer.uint32(50).fork()).join();
  },
});

/** Storage fund, which holds storage payments. */
export interface StorageFund {
  /** Sum of the storage rebates of all objects on chain, in MIST. */
  totalObjectStorageRebates?: bigint | undefined;
  /** Part of the fund that is never paid out, in MIST. */
  nonRefundableBalance?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyStorageFund = (): StorageFund => ({
  totalObjectStorageRebates: undefined,
  nonRefundableBalance: undefined,
});

export const StorageFund: MessageFns<StorageFund> = /* @__PURE__ */ defineMessage("StorageFund", {
  empty: emptyStorageFund,
  fields: () => [
    { name: "totalObjectStorageRebates", tags: [8], type: "uint64" },
    { name: "nonRefundableBalance", tags: [16], type: "uint64" },
  ],
  decode(input, length, message = emptyStorageFund()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.totalObjectStorageRebates = reader.uint64();
      else if (tag === 16) message.nonRefundableBalance = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.totalObjectStorageRebates !== undefined) writer.uint32(8).uint64(message.totalObjectStorageRebates);
    if (message.nonRefundableBalance !== undefined) writer.uint32(16).uint64(message.nonRefundableBalance);
  },
});

/** Validator set, with pending additions and removals. */
export interface ValidatorSet {
  /** Stake of all active validators at the start of the epoch, in MIST. */
  totalStake?: bigint | undefined;
  /** Validators of the epoch. */
  activeValidators: Validator[];
  /** Validators that join at the end of the epoch. */
  pendingActiveValidators?: MoveTable | undefined;
  /** Validators that leave at the end of the epoch, as indexes into `active_validators`. */
  pendingRemovals: bigint[];
  /** Addresses of validators, by the id of their staking pool. */
  stakingPoolMappings?: MoveTable | undefined;
  /** Former validators, by the id of their staking pool; stake can still be withdrawn. */
  inactiveValidators?: MoveTable | undefined;
  /** Candidates, which are not validators yet, by their address. */
  validatorCandidates?: MoveTable | undefined;
  /** Number of epochs below the stake threshold, by validator address. */
  atRiskValidators: { [key: string]: bigint };
  /** Values that later versions of the state may add. */
  extraFields?: MoveTable | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidatorSet = (): ValidatorSet => ({
  totalStake: undefined,
  activeValidators: [],
  pendingActiveValidators: undefined,
  pendingRemovals: [],
  stakingPoolMappings: undefined,
  inactiveValidators: undefined,
  validatorCandidates: undefined,
  atRiskValidators: {},
  extraFields: undefined,
});

export const ValidatorSet: MessageFns<ValidatorSet> = /* @__PURE__ */ defineMessage("ValidatorSet", {
  empty: emptyValidatorSet,
  fields: () => [
    { name: "totalStake", tags: [8], type: "uint64" },
    { name: "activeValidators", tags: [18], type: Validator, repeated: true },
    { name: "pendingActiveValidators", tags: [26], type: MoveTable },
    { name: "pendingRemovals", tags: [32, 34], type: "uint64", repeated: true },
    { name: "stakingPoolMappings", tags: [42], type: MoveTable },
    { name: "inactiveValidators", tags: [50], type: MoveTable },
    { name: "validatorCandidates", tags: [58], type: MoveTable },
    { name: "atRiskValidators", tags: [66], type: mapOf("string", "uint64") },
    { name: "extraFields", tags: [74], type: MoveTable },
  ],
  decode(input, length, message = emptyValidatorSet()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.totalStake = reader.uint64();
      else if (tag === 18) message.activeValidators.push(Validator.decode(reader, reader.length()));
      else if (tag === 26)
        message.pendingActiveValidators = MoveTable.decode(reader, reader.length(), message.pendingActiveValidators);
      else if (tag === 34)
        for (const last = reader.endOf(reader.length()); isBefore(reader, last);)
          message.pendingRemovals.push(reader.uint64());
      else if (tag === 42)
        message.stakingPoolMappings = MoveTable.decode(reader, reader.length(), message.stakingPoolMappings);
      else if (tag === 50)
        message.inactiveValidators = MoveTable.decode(reader, reader.length(), message.inactiveValidators);
      else if (tag === 58)
        message.validatorCandidates = MoveTable.decode(reader, reader.length(), message.validatorCandidates);
      else if (tag === 74) message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
      else readField(ValidatorSet, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.totalStake !== undefined) writer.uint32(8).uint64(message.totalStake);
    for (const item of message.activeValidators) Validator.encode(item, writer.uint32(18).fork()).join();
    if (message.pendingActiveValidators !== undefined)
      MoveTable.encode(message.pendingActiveValidators, writer.uint32(26).fork()).join();
    if (message.pendingRemovals.length !== 0) {
      writer.uint32(34).fork();
      for (const item of message.pendingRemovals) writer.uint64(item);
      writer.join();
    }
    if (message.stakingPoolMappings !== undefined)
      MoveTable.encode(message.stakingPoolMappings, writer.uint32(42).fork()).join();
    if (message.inactiveValidators !== undefined)
      MoveTable.encode(message.inactiveValidators, writer.uint32(50).fork()).join();
    if (message.validatorCandidates !== undefined)
      MoveTable.encode(message.validatorCandidates, writer.uint32(58).fork()).join();
    writeField(ValidatorSet, 66, message, writer);
    if (message.extraFields !== undefined) MoveTable.encode(message.extraFields, writer.uint32(74).fork()).join();
  },
});

/** A validator. */
export interface Validator {
  /** Name of the validator, for display. */
  name?: string | undefined;
  /** Address of the validator: 64 hex digits, prefixed with `0x`. */
  address?: string | undefined;
  /** Description by the validator. */
  description?: string | undefined;
  /** URL of an image. */
  imageUrl?: string | undefined;
  /** URL of the validator's site. */
  projectUrl?: string | undefined;
  /** BLS12-381 key that signs checkpoints: 96 bytes. */
  protocolPublicKey?: Uint8Array | undefined;
  /** BLS12-381 signature that proves possession of the protocol key: 48 bytes. */
  proofOfPossession?: Uint8Array | undefined;
  /** Ed25519 key for TLS connections: 32 bytes. */
  networkPublicKey?: Uint8Array | undefined;
  /** Ed25519 key that signs consensus messages: 32 bytes. */
  workerPublicKey?: Uint8Array | undefined;
  /** Multiaddress for transactions. */
  networkAddress?: string | undefined;
  /** Multiaddress for state sync between nodes. */
  p2pAddress?: string | undefined;
  /** Multiaddress for consensus. */
  primaryAddress?: string | undefined;
  /** Multiaddress of the worker of an earlier consensus protocol. */
  workerAddress?: string | undefined;
  /** Protocol key from the next epoch on; absent if it stays. */
  nextEpochProtocolPublicKey?: Uint8Array | undefined;
  /** Proof of possession from the next epoch on; absent if it stays. */
  nextEpochProofOfPossession?: Uint8Array | undefined;
  /** Network key from the next epoch on; absent if it stays. */
  nextEpochNetworkPublicKey?: Uint8Array | undefined;
  /** Worker key from the next epoch on; absent if it stays. */
  nextEpochWorkerPublicKey?: Uint8Array | undefined;
  /** Network address from the next epoch on; absent if it stays. */
  nextEpochNetworkAddress?: string | undefined;
  /** P2P address from the next epoch on; absent if it stays. */
  nextEpochP2pAddress?: string | undefined;
  /** Primary address from the next epoch on; absent if it stays. */
  nextEpochPrimaryAddress?: string | undefined;
  /** Worker address from the next epoch on; absent if it stays. */
  nextEpochWorkerAddress?: string | undefined;
  /** Metadata that later versions of the state may add. */
  metadataExtraFields?: MoveTable | undefined;
  /** Voting power, out of 10,000. */
  votingPower?: bigint | undefined;
  /** Id of the capability object that authorizes operations for the validator. */
  operationCapId?: string | undefined;
  /** Gas price that the validator proposed for the epoch, in MIST per unit of gas. */
  gasPrice?: bigint | undefined;
  /** Pool of the stake delegated to the validator. */
  stakingPool?: StakingPool | undefined;
  /** Commission on the rewards of stakers, in basis points. */
  commissionRate?: bigint | undefined;
  /** Stake from the next epoch on, in MIST. */
  nextEpochStake?: bigint | undefined;
  /** Gas price that the validator proposes for the next epoch, in MIST per unit of gas. */
  nextEpochGasPrice?: bigint | undefined;
  /** Commission from the next epoch on, in basis points. */
  nextEpochCommissionRate?: bigint | undefined;
  /** Values that later versions of the state may add. */
  extraFields?: MoveTable | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidator = (): Validator => ({
  name: undefined,
  address: undefined,
  description: undefined,
  imageUrl: undefined,
  projectUrl: undefined,
  protocolPublicKey: undefined,
  proofOfPossession: undefined,
  networkPublicKey: undefined,
  workerPublicKey: undefined,
  networkAddress: undefined,
  p2pAddress: undefined,
  primaryAddress: undefined,
  workerAddress: undefined,
  nextEpochProtocolPublicKey: undefined,
  nextEpochProofOfPossession: undefined,
  nextEpochNetworkPublicKey: undefined,
  nextEpochWorkerPublicKey: undefined,
  nextEpochNetworkAddress: undefined,
  nextEpochP2pAddress: undefined,
  nextEpochPrimaryAddress: undefined,
  nextEpochWorkerAddress: undefined,
  metadataExtraFields: undefined,
  votingPower: undefined,
  operationCapId: undefined,
  gasPrice: undefined,
  stakingPool: undefined,
  commissionRate: undefined,
  nextEpochStake: undefined,
  nextEpochGasPrice: undefined,
  nextEpochCommissionRate: undefined,
  extraFields: undefined,
});

export const Validator: MessageFns<Validator> = /* @__PURE__ */ defineMessage("Validator", {
  empty: emptyValidator,
  fields: () => [
    { name: "name", tags: [10], type: "string" },
    { name: "address", tags: [18], type: "string" },
    { name: "description", tags: [26], type: "string" },
    { name: "imageUrl", tags: [34], type: "string" },
    { name: "projectUrl", tags: [42], type: "string" },
    { name: "protocolPublicKey", tags: [58], type: "bytes" },
    { name: "proofOfPossession", tags: [66], type: "bytes" },
    { name: "networkPublicKey", tags: [82], type: "bytes" },
    { name: "workerPublicKey", tags: [98], type: "bytes" },
    { name: "networkAddress", tags: [106], type: "string" },
    { name: "p2pAddress", tags: [114], type: "string" },
    { name: "primaryAddress", tags: [122], type: "string" },
    { name: "workerAddress", tags: [130], type: "string" },
    { name: "nextEpochProtocolPublicKey", tags: [146], type: "bytes" },
    { name: "nextEpochProofOfPossession", tags: [154], type: "bytes" },
    { name: "nextEpochNetworkPublicKey", tags: [170], type: "bytes" },
    { name: "nextEpochWorkerPublicKey", tags: [186], type: "bytes" },
    { name: "nextEpochNetworkAddress", tags: [194], type: "string" },
    { name: "nextEpochP2pAddress", tags: [202], type: "string" },
    { name: "nextEpochPrimaryAddress", tags: [210], type: "string" },
    { name: "nextEpochWorkerAddress", tags: [218], type: "string" },
    { name: "metadataExtraFields", tags: [226], type: MoveTable },
    { name: "votingPower", tags: [232], type: "uint64" },
    { name: "operationCapId", tags: [242], type: "string" },
    { name: "gasPrice", tags: [248], type: "uint64" },
    { name: "stakingPool", tags: [258], type: StakingPool },
    { name: "commissionRate", tags: [264], type: "uint64" },
    { name: "nextEpochStake", tags: [272], type: "uint64" },
    { name: "nextEpochGasPrice", tags: [280], type: "uint64" },
    { name: "nextEpochCommissionRate", tags: [288], type: "uint64" },
    { name: "extraFields", tags: [298], type: MoveTable },
  ],
  decode(input, length, message = emptyValidator()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else if (tag === 18) message.address = reader.string();
      else if (tag === 26) message.description = reader.string();
      else if (tag === 34) message.imageUrl = reader.string();
      else if (tag === 42) message.projectUrl = reader.string();
      else if (tag === 58) message.protocolPublicKey = reader.bytes();
      else if (tag === 66) message.proofOfPossession = reader.bytes();
      else if (tag === 82) message.networkPublicKey = reader.bytes();
      else if (tag === 98) message.workerPublicKey = reader.bytes();
      else if (tag === 106) message.networkAddress = reader.string();
      else if (tag === 114) message.p2pAddress = reader.string();
      else if (tag === 122) message.primaryAddress = reader.string();
      else if (tag === 130) message.workerAddress = reader.string();
      else if (tag === 146) message.nextEpochProtocolPublicKey = reader.bytes();
      else if (tag === 154) message.nextEpochProofOfPossession = reader.bytes();
      else if (tag === 170) message.nextEpochNetworkPublicKey = reader.bytes();
      else if (tag === 186) message.nextEpochWorkerPublicKey = reader.bytes();
      else if (tag === 194) message.nextEpochNetworkAddress = reader.string();
      else if (tag === 202) message.nextEpochP2pAddress = reader.string();
      else if (tag === 210) message.nextEpochPrimaryAddress = reader.string();
      else if (tag === 218) message.nextEpochWorkerAddress = reader.string();
      else if (tag === 226)
        message.metadataExtraFields = MoveTable.decode(reader, reader.length(), message.metadataExtraFields);
      else if (tag === 232) message.votingPower = reader.uint64();
      else if (tag === 242) message.operationCapId = reader.string();
      else if (tag === 248) message.gasPrice = reader.uint64();
      else if (tag === 258) message.stakingPool = StakingPool.decode(reader, reader.length(), message.stakingPool);
      else if (tag === 264) message.commissionRate = reader.uint64();
      else if (tag === 272) message.nextEpochStake = reader.uint64();
      else if (tag === 280) message.nextEpochGasPrice = reader.uint64();
      else if (tag === 288) message.nextEpochCommissionRate = reader.uint64();
      else if (tag === 298) message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
    if (message.address !== undefined) writer.uint32(18).string(message.address);
    if (message.description !== undefined) writer.uint32(26).string(message.description);
    if (message.imageUrl !== undefined) writer.uint32(34).string(message.imageUrl);
    if (message.projectUrl !== undefined) writer.uint32(42).string(message.projectUrl);
    if (message.protocolPublicKey !== undefined) writer.uint32(58).bytes(message.protocolPublicKey);
    if (message.proofOfPossession !== undefined) writer.uint32(66).bytes(message.proofOfPossession);
    if (message.networkPublicKey !== undefined) writer.uint32(82).bytes(message.networkPublicKey);
    if (message.workerPublicKey !== undefined) writer.uint32(98).bytes(message.workerPublicKey);
    if (message.networkAddress !== undefined) writer.uint32(106).string(message.networkAddress);
    if (message.p2pAddress !== undefined) writer.uint32(114).string(message.p2pAddress);
    if (message.primaryAddress !== undefined) writer.uint32(122).string(message.primaryAddress);
    if (message.workerAddress !== undefined) writer.uint32(130).string(message.workerAddress);
    if (message.nextEpochProtocolPublicKey !== undefined) writer.uint32(146).bytes(message.nextEpochProtocolPublicKey);
    if (message.nextEpochProofOfPossession !== undefined) writer.uint32(154).bytes(message.nextEpochProofOfPossession);
    if (message.nextEpochNetworkPublicKey !== undefined) writer.uint32(170).bytes(message.nextEpochNetworkPublicKey);
    if (message.nextEpochWorkerPublicKey !== undefined) writer.uint32(186).bytes(message.nextEpochWorkerPublicKey);
    if (message.nextEpochNetworkAddress !== undefined) writer.uint32(194).string(message.nextEpochNetworkAddress);
    if (message.nextEpochP2pAddress !== undefined) writer.uint32(202).string(message.nextEpochP2pAddress);
    if (message.nextEpochPrimaryAddress !== undefined) writer.uint32(210).string(message.nextEpochPrimaryAddress);
    if (message.nextEpochWorkerAddress !== undefined) writer.uint32(218).string(message.nextEpochWorkerAddress);
    if (message.metadataExtraFields !== undefined)
      MoveTable.encode(message.metadataExtraFields, writer.uint32(226).fork()).join();
    if (message.votingPower !== undefined) writer.uint32(232).uint64(message.votingPower);
    if (message.operationCapId !== undefined) writer.uint32(242).string(message.operationCapId);
    if (message.gasPrice !== undefined) writer.uint32(248).uint64(message.gasPrice);
    if (message.stakingPool !== undefined) StakingPool.encode(message.stakingPool, writer.uint32(258).fork()).join();
    if (message.commissionRate !== undefined) writer.uint32(264).uint64(message.commissionRate);
    if (message.nextEpochStake !== undefined) writer.uint32(272).uint64(message.nextEpochStake);
    if (message.nextEpochGasPrice !== undefined) writer.uint32(280).uint64(message.nextEpochGasPrice);
    if (message.nextEpochCommissionRate !== undefined) writer.uint32(288).uint64(message.nextEpochCommissionRate);
    if (message.extraFields !== undefined) MoveTable.encode(message.extraFields, writer.uint32(298).fork()).join();
  },
});

/** Staking pool of a validator. */
export interface StakingPool {
  /** Object id of the pool: 64 hex digits, prefixed with `0x`. */
  id?: string | undefined;
  /** Activation epoch; absent before the activation. */
  activationEpoch?: bigint | undefined;
  /** Deactivation epoch; absent while the pool is active. */
  deactivationEpoch?: bigint | undefined;
  /** Stake with rewards at the start of the epoch, in MIST. */
  suiBalance?: bigint | undefined;
  /** Rewards that were not withdrawn yet, in MIST. */
  rewardsPool?: bigint | undefined;
  /** Number of pool tokens, which are shares in the pool. */
  poolTokenBalance?: bigint | undefined;
  /** Exchange rates of pool tokens, by epoch. */
  exchangeRates?: MoveTable | undefined;
  /** Stake added in this epoch, in MIST; it counts from the next epoch on. */
  pendingStake?: bigint | undefined;
  /** Stake and rewards withdrawn in this epoch, in MIST. */
  pendingTotalSuiWithdraw?: bigint | undefined;
  /** Number of pool tokens withdrawn in this epoch. */
  pendingPoolTokenWithdraw?: bigint | undefined;
  /** Values that later versions of the state may add. */
  extraFields?: MoveTable | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyStakingPool = (): StakingPool => ({
  id: undefined,
  activationEpoch: undefined,
  deactivationEpoch: undefined,
  suiBalance: undefined,
  rewardsPool: undefined,
  poolTokenBalance: undefined,
  exchangeRates: undefined,
  pendingStake: undefined,
  pendingTotalSuiWithdraw: undefined,
  pendingPoolTokenWithdraw: undefined,
  extraFields: undefined,
});

export const StakingPool: MessageFns<StakingPool> = /* @__PURE__ */ defineMessage("StakingPool", {
  empty: emptyStakingPool,
  fields: () => [
    { name: "id", tags: [10], type: "string" },
    { name: "activationEpoch", tags: [16], type: "uint64" },
    { name: "deactivationEpoch", tags: [24], type: "uint64" },
    { name: "suiBalance", tags: [32], type: "uint64" },
    { name: "rewardsPool", tags: [40], type: "uint64" },
    { name: "poolTokenBalance", tags: [48], type: "uint64" },
    { name: "exchangeRates", tags: [58], type: MoveTable },
    { name: "pendingStake", tags: [64], type: "uint64" },
    { name: "pendingTotalSuiWithdraw", tags: [72], type: "uint64" },
    { name: "pendingPoolTokenWithdraw", tags: [80], type: "uint64" },
    { name: "extraFields", tags: [90], type: MoveTable },
  ],
  decode(input, length, message = emptyStakingPool()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = reader.string();
      else if (tag === 16) message.activationEpoch = reader.uint64();
      else if (tag === 24) message.deactivationEpoch = reader.uint64();
      else if (tag === 32) message.suiBalance = reader.uint64();
      else if (tag === 40) message.rewardsPool = reader.uint64();
      else if (tag === 48) message.poolTokenBalance = reader.uint64();
      else if (tag === 58) message.exchangeRates = MoveTable.decode(reader, reader.length(), message.exchangeRates);
      else if (tag === 64) message.pendingStake = reader.uint64();
      else if (tag === 72) message.pendingTotalSuiWithdraw = reader.uint64();
      else if (tag === 80) message.pendingPoolTokenWithdraw = reader.uint64();
      else if (tag === 90) message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id !== undefined) writer.uint32(10).string(message.id);
    if (message.activationEpoch !== undefined) writer.uint32(16).uint64(message.activationEpoch);
    if (message.deactivationEpoch !== undefined) writer.uint32(24).uint64(message.deactivationEpoch);
    if (message.suiBalance !== undefined) writer.uint32(32).uint64(message.suiBalance);
    if (message.rewardsPool !== undefined) writer.uint32(40).uint64(message.rewardsPool);
    if (message.poolTokenBalance !== undefined) writer.uint32(48).uint64(message.poolTokenBalance);
    if (message.exchangeRates !== undefined) MoveTable.encode(message.exchangeRates, writer.uint32(58).fork()).join();
    if (message.pendingStake !== undefined) writer.uint32(64).uint64(message.pendingStake);
    if (message.pendingTotalSuiWithdraw !== undefined) writer.uint32(72).uint64(message.pendingTotalSuiWithdraw);
    if (message.pendingPoolTokenWithdraw !== undefined) writer.uint32(80).uint64(message.pendingPoolTokenWithdraw);
    if (message.extraFields !== undefined) MoveTable.encode(message.extraFields, writer.uint32(90).fork()).join();
  },
});
