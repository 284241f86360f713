// Generated from specs/grpc/sui/rpc/v2/system_state.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
/** Sui's system state: validators, stake, parameters. Amounts are in MIST. */

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

/** Validators that reported another validator. */
export interface ValidatorReportRecord {
  /** Address of the reported validator. */
  reported?: string | undefined;
  /** Addresses of the validators that report it. */
  reporters: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A table on chain, by its object. */
export interface MoveTable {
  /** Object id of the table: 64 hex digits, prefixed with `0x`. */
  id?: string | undefined;
  /** Number of entries. */
  size?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Storage fund, which holds storage payments. */
export interface StorageFund {
  /** Sum of the storage rebates of all objects on chain, in MIST. */
  totalObjectStorageRebates?: bigint | undefined;
  /** Part of the fund that is never paid out, in MIST. */
  nonRefundableBalance?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

export interface ValidatorSet_AtRiskValidatorsEntry {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

function createBaseSystemState(): SystemState {
  return {
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
  };
}

let SystemStateView: ViewClass<SystemState> | undefined;

export const SystemState: MessageFns<SystemState> = /* @__PURE__ */ checkedFns("SystemState", {
  encode(message: SystemState, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.version !== undefined) {
      writer.uint32(8).uint64(message.version);
    }
    if (message.epoch !== undefined) {
      writer.uint32(16).uint64(message.epoch);
    }
    if (message.protocolVersion !== undefined) {
      writer.uint32(24).uint64(message.protocolVersion);
    }
    if (message.validators !== undefined) {
      ValidatorSet.encode(message.validators, writer.uint32(34).fork()).join();
    }
    if (message.storageFund !== undefined) {
      StorageFund.encode(message.storageFund, writer.uint32(42).fork()).join();
    }
    if (message.parameters !== undefined) {
      SystemParameters.encode(message.parameters, writer.uint32(50).fork()).join();
    }
    if (message.referenceGasPrice !== undefined) {
      writer.uint32(56).uint64(message.referenceGasPrice);
    }
    for (const v of message.validatorReportRecords) {
      ValidatorReportRecord.encode(v!, writer.uint32(66).fork()).join();
    }
    if (message.stakeSubsidy !== undefined) {
      StakeSubsidy.encode(message.stakeSubsidy, writer.uint32(74).fork()).join();
    }
    if (message.safeMode !== undefined) {
      writer.uint32(80).bool(message.safeMode);
    }
    if (message.safeModeStorageRewards !== undefined) {
      writer.uint32(88).uint64(message.safeModeStorageRewards);
    }
    if (message.safeModeComputationRewards !== undefined) {
      writer.uint32(96).uint64(message.safeModeComputationRewards);
    }
    if (message.safeModeStorageRebates !== undefined) {
      writer.uint32(104).uint64(message.safeModeStorageRebates);
    }
    if (message.safeModeNonRefundableStorageFee !== undefined) {
      writer.uint32(112).uint64(message.safeModeNonRefundableStorageFee);
    }
    if (message.epochStartTimestampMs !== undefined) {
      writer.uint32(120).uint64(message.epochStartTimestampMs);
    }
    if (message.extraFields !== undefined) {
      MoveTable.encode(message.extraFields, writer.uint32(130).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SystemState = createBaseSystemState(),
  ): SystemState {
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

          message.protocolVersion = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.validators = ValidatorSet.decode(reader, reader.length(), message.validators);
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.storageFund = StorageFund.decode(reader, reader.length(), message.storageFund);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.parameters = SystemParameters.decode(reader, reader.length(), message.parameters);
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.referenceGasPrice = reader.uint64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.validatorReportRecords.push(ValidatorReportRecord.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.stakeSubsidy = StakeSubsidy.decode(reader, reader.length(), message.stakeSubsidy);
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.safeMode = reader.bool();
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.safeModeStorageRewards = reader.uint64() as bigint;
          continue;
        }
        case 12: {
          if (tag !== 96) {
            break;
          }

          message.safeModeComputationRewards = reader.uint64() as bigint;
          continue;
        }
        case 13: {
          if (tag !== 104) {
            break;
          }

          message.safeModeStorageRebates = reader.uint64() as bigint;
          continue;
        }
        case 14: {
          if (tag !== 112) {
            break;
          }

          message.safeModeNonRefundableStorageFee = reader.uint64() as bigint;
          continue;
        }
        case 15: {
          if (tag !== 120) {
            break;
          }

          message.epochStartTimestampMs = reader.uint64() as bigint;
          continue;
        }
        case 16: {
          if (tag !== 130) {
            break;
          }

          message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SystemState> {
    SystemStateView ??= viewClass(SystemState, createBaseSystemState, [
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
    ]);
    return new SystemStateView(input, length);
  },

  create(base?: DeepPartial<SystemState>): SystemState {
    return SystemState.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SystemState>): SystemState {
    const message = createBaseSystemState();
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.protocolVersion =
      object.protocolVersion !== undefined && object.protocolVersion !== null
        ? BigInt(object.protocolVersion)
        : undefined;
    message.validators =
      object.validators !== undefined && object.validators !== null
        ? ValidatorSet.fromPartial(object.validators)
        : undefined;
    message.storageFund =
      object.storageFund !== undefined && object.storageFund !== null
        ? StorageFund.fromPartial(object.storageFund)
        : undefined;
    message.parameters =
      object.parameters !== undefined && object.parameters !== null
        ? SystemParameters.fromPartial(object.parameters)
        : undefined;
    message.referenceGasPrice =
      object.referenceGasPrice !== undefined && object.referenceGasPrice !== null
        ? BigInt(object.referenceGasPrice)
        : undefined;
    message.validatorReportRecords =
      object.validatorReportRecords?.map((e) => ValidatorReportRecord.fromPartial(e)) || [];
    message.stakeSubsidy =
      object.stakeSubsidy !== undefined && object.stakeSubsidy !== null
        ? StakeSubsidy.fromPartial(object.stakeSubsidy)
        : undefined;
    message.safeMode = object.safeMode ?? undefined;
    message.safeModeStorageRewards =
      object.safeModeStorageRewards !== undefined && object.safeModeStorageRewards !== null
        ? BigInt(object.safeModeStorageRewards)
        : undefined;
    message.safeModeComputationRewards =
      object.safeModeComputationRewards !== undefined && object.safeModeComputationRewards !== null
        ? BigInt(object.safeModeComputationRewards)
        : undefined;
    message.safeModeStorageRebates =
      object.safeModeStorageRebates !== undefined && object.safeModeStorageRebates !== null
        ? BigInt(object.safeModeStorageRebates)
        : undefined;
    message.safeModeNonRefundableStorageFee =
      object.safeModeNonRefundableStorageFee !== undefined && object.safeModeNonRefundableStorageFee !== null
        ? BigInt(object.safeModeNonRefundableStorageFee)
        : undefined;
    message.epochStartTimestampMs =
      object.epochStartTimestampMs !== undefined && object.epochStartTimestampMs !== null
        ? BigInt(object.epochStartTimestampMs)
        : undefined;
    message.extraFields =
      object.extraFields !== undefined && object.extraFields !== null
        ? MoveTable.fromPartial(object.extraFields)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseValidatorReportRecord(): ValidatorReportRecord {
  return { reported: undefined, reporters: [] };
}

let ValidatorReportRecordView: ViewClass<ValidatorReportRecord> | undefined;

export const ValidatorReportRecord: MessageFns<ValidatorReportRecord> = /* @__PURE__ */ checkedFns(
  "ValidatorReportRecord",
  {
    encode(message: ValidatorReportRecord, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.reported !== undefined) {
        writer.uint32(10).string(message.reported);
      }
      for (const v of message.reporters) {
        writer.uint32(18).string(v!);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ValidatorReportRecord = createBaseValidatorReportRecord(),
    ): ValidatorReportRecord {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.reported = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.reporters.push(reader.string());
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorReportRecord> {
      ValidatorReportRecordView ??= viewClass(ValidatorReportRecord, createBaseValidatorReportRecord, [
        { name: "reported", tags: [10], type: "string" },
        { name: "reporters", tags: [18], type: "string", repeated: true },
      ]);
      return new ValidatorReportRecordView(input, length);
    },

    create(base?: DeepPartial<ValidatorReportRecord>): ValidatorReportRecord {
      return ValidatorReportRecord.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ValidatorReportRecord>): ValidatorReportRecord {
      const message = createBaseValidatorReportRecord();
      message.reported = object.reported ?? undefined;
      message.reporters = object.reporters?.map((e) => e) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSystemParameters(): SystemParameters {
  return {
    epochDurationMs: undefined,
    stakeSubsidyStartEpoch: undefined,
    minValidatorCount: undefined,
    maxValidatorCount: undefined,
    minValidatorJoiningStake: undefined,
    validatorLowStakeThreshold: undefined,
    validatorVeryLowStakeThreshold: undefined,
    validatorLowStakeGracePeriod: undefined,
    extraFields: undefined,
  };
}

let SystemParametersView: ViewClass<SystemParameters> | undefined;

export const SystemParameters: MessageFns<SystemParameters> = /* @__PURE__ */ checkedFns("SystemParameters", {
  encode(message: SystemParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.epochDurationMs !== undefined) {
      writer.uint32(8).uint64(message.epochDurationMs);
    }
    if (message.stakeSubsidyStartEpoch !== undefined) {
      writer.uint32(16).uint64(message.stakeSubsidyStartEpoch);
    }
    if (message.minValidatorCount !== undefined) {
      writer.uint32(24).uint64(message.minValidatorCount);
    }
    if (message.maxValidatorCount !== undefined) {
      writer.uint32(32).uint64(message.maxValidatorCount);
    }
    if (message.minValidatorJoiningStake !== undefined) {
      writer.uint32(40).uint64(message.minValidatorJoiningStake);
    }
    if (message.validatorLowStakeThreshold !== undefined) {
      writer.uint32(48).uint64(message.validatorLowStakeThreshold);
    }
    if (message.validatorVeryLowStakeThreshold !== undefined) {
      writer.uint32(56).uint64(message.validatorVeryLowStakeThreshold);
    }
    if (message.validatorLowStakeGracePeriod !== undefined) {
      writer.uint32(64).uint64(message.validatorLowStakeGracePeriod);
    }
    if (message.extraFields !== undefined) {
      MoveTable.encode(message.extraFields, writer.uint32(74).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SystemParameters = createBaseSystemParameters(),
  ): SystemParameters {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.epochDurationMs = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.stakeSubsidyStartEpoch = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.minValidatorCount = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.maxValidatorCount = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.minValidatorJoiningStake = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.validatorLowStakeThreshold = reader.uint64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.validatorVeryLowStakeThreshold = reader.uint64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.validatorLowStakeGracePeriod = reader.uint64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SystemParameters> {
    SystemParametersView ??= viewClass(SystemParameters, createBaseSystemParameters, [
      { name: "epochDurationMs", tags: [8], type: "uint64" },
      { name: "stakeSubsidyStartEpoch", tags: [16], type: "uint64" },
      { name: "minValidatorCount", tags: [24], type: "uint64" },
      { name: "maxValidatorCount", tags: [32], type: "uint64" },
      { name: "minValidatorJoiningStake", tags: [40], type: "uint64" },
      { name: "validatorLowStakeThreshold", tags: [48], type: "uint64" },
      { name: "validatorVeryLowStakeThreshold", tags: [56], type: "uint64" },
      { name: "validatorLowStakeGracePeriod", tags: [64], type: "uint64" },
      { name: "extraFields", tags: [74], type: MoveTable },
    ]);
    return new SystemParametersView(input, length);
  },

  create(base?: DeepPartial<SystemParameters>): SystemParameters {
    return SystemParameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SystemParameters>): SystemParameters {
    const message = createBaseSystemParameters();
    message.epochDurationMs =
      object.epochDurationMs !== undefined && object.epochDurationMs !== null
        ? BigInt(object.epochDurationMs)
        : undefined;
    message.stakeSubsidyStartEpoch =
      object.stakeSubsidyStartEpoch !== undefined && object.stakeSubsidyStartEpoch !== null
        ? BigInt(object.stakeSubsidyStartEpoch)
        : undefined;
    message.minValidatorCount =
      object.minValidatorCount !== undefined && object.minValidatorCount !== null
        ? BigInt(object.minValidatorCount)
        : undefined;
    message.maxValidatorCount =
      object.maxValidatorCount !== undefined && object.maxValidatorCount !== null
        ? BigInt(object.maxValidatorCount)
        : undefined;
    message.minValidatorJoiningStake =
      object.minValidatorJoiningStake !== undefined && object.minValidatorJoiningStake !== null
        ? BigInt(object.minValidatorJoiningStake)
        : undefined;
    message.validatorLowStakeThreshold =
      object.validatorLowStakeThreshold !== undefined && object.validatorLowStakeThreshold !== null
        ? BigInt(object.validatorLowStakeThreshold)
        : undefined;
    message.validatorVeryLowStakeThreshold =
      object.validatorVeryLowStakeThreshold !== undefined && object.validatorVeryLowStakeThreshold !== null
        ? BigInt(object.validatorVeryLowStakeThreshold)
        : undefined;
    message.validatorLowStakeGracePeriod =
      object.validatorLowStakeGracePeriod !== undefined && object.validatorLowStakeGracePeriod !== null
        ? BigInt(object.validatorLowStakeGracePeriod)
        : undefined;
    message.extraFields =
      object.extraFields !== undefined && object.extraFields !== null
        ? MoveTable.fromPartial(object.extraFields)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMoveTable(): MoveTable {
  return { id: undefined, size: undefined };
}

let MoveTableView: ViewClass<MoveTable> | undefined;

export const MoveTable: MessageFns<MoveTable> = /* @__PURE__ */ checkedFns("MoveTable", {
  encode(message: MoveTable, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id !== undefined) {
      writer.uint32(10).string(message.id);
    }
    if (message.size !== undefined) {
      writer.uint32(16).uint64(message.size);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: MoveTable = createBaseMoveTable()): MoveTable {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.id = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.size = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MoveTable> {
    MoveTableView ??= viewClass(MoveTable, createBaseMoveTable, [
      { name: "id", tags: [10], type: "string" },
      { name: "size", tags: [16], type: "uint64" },
    ]);
    return new MoveTableView(input, length);
  },

  create(base?: DeepPartial<MoveTable>): MoveTable {
    return MoveTable.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MoveTable>): MoveTable {
    const message = createBaseMoveTable();
    message.id = object.id ?? undefined;
    message.size = object.size !== undefined && object.size !== null ? BigInt(object.size) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseStakeSubsidy(): StakeSubsidy {
  return {
    balance: undefined,
    distributionCounter: undefined,
    currentDistributionAmount: undefined,
    stakeSubsidyPeriodLength: undefined,
    stakeSubsidyDecreaseRate: undefined,
    extraFields: undefined,
  };
}

let StakeSubsidyView: ViewClass<StakeSubsidy> | undefined;

export const StakeSubsidy: MessageFns<StakeSubsidy> = /* @__PURE__ */ checkedFns("StakeSubsidy", {
  encode(message: StakeSubsidy, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.balance !== undefined) {
      writer.uint32(8).uint64(message.balance);
    }
    if (message.distributionCounter !== undefined) {
      writer.uint32(16).uint64(message.distributionCounter);
    }
    if (message.currentDistributionAmount !== undefined) {
      writer.uint32(24).uint64(message.currentDistributionAmount);
    }
    if (message.stakeSubsidyPeriodLength !== undefined) {
      writer.uint32(32).uint64(message.stakeSubsidyPeriodLength);
    }
    if (message.stakeSubsidyDecreaseRate !== undefined) {
      writer.uint32(40).uint32(message.stakeSubsidyDecreaseRate);
    }
    if (message.extraFields !== undefined) {
      MoveTable.encode(message.extraFields, writer.uint32(50).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: StakeSubsidy = createBaseStakeSubsidy(),
  ): StakeSubsidy {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.balance = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.distributionCounter = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.currentDistributionAmount = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.stakeSubsidyPeriodLength = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.stakeSubsidyDecreaseRate = reader.uint32();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<StakeSubsidy> {
    StakeSubsidyView ??= viewClass(StakeSubsidy, createBaseStakeSubsidy, [
      { name: "balance", tags: [8], type: "uint64" },
      { name: "distributionCounter", tags: [16], type: "uint64" },
      { name: "currentDistributionAmount", tags: [24], type: "uint64" },
      { name: "stakeSubsidyPeriodLength", tags: [32], type: "uint64" },
      { name: "stakeSubsidyDecreaseRate", tags: [40], type: "uint32" },
      { name: "extraFields", tags: [50], type: MoveTable },
    ]);
    return new StakeSubsidyView(input, length);
  },

  create(base?: DeepPartial<StakeSubsidy>): StakeSubsidy {
    return StakeSubsidy.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<StakeSubsidy>): StakeSubsidy {
    const message = createBaseStakeSubsidy();
    message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : undefined;
    message.distributionCounter =
      object.distributionCounter !== undefined && object.distributionCounter !== null
        ? BigInt(object.distributionCounter)
        : undefined;
    message.currentDistributionAmount =
      object.currentDistributionAmount !== undefined && object.currentDistributionAmount !== null
        ? BigInt(object.currentDistributionAmount)
        : undefined;
    message.stakeSubsidyPeriodLength =
      object.stakeSubsidyPeriodLength !== undefined && object.stakeSubsidyPeriodLength !== null
        ? BigInt(object.stakeSubsidyPeriodLength)
        : undefined;
    message.stakeSubsidyDecreaseRate = object.stakeSubsidyDecreaseRate ?? undefined;
    message.extraFields =
      object.extraFields !== undefined && object.extraFields !== null
        ? MoveTable.fromPartial(object.extraFields)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseStorageFund(): StorageFund {
  return { totalObjectStorageRebates: undefined, nonRefundableBalance: undefined };
}

let StorageFundView: ViewClass<StorageFund> | undefined;

export const StorageFund: MessageFns<StorageFund> = /* @__PURE__ */ checkedFns("StorageFund", {
  encode(message: StorageFund, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.totalObjectStorageRebates !== undefined) {
      writer.uint32(8).uint64(message.totalObjectStorageRebates);
    }
    if (message.nonRefundableBalance !== undefined) {
      writer.uint32(16).uint64(message.nonRefundableBalance);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: StorageFund = createBaseStorageFund(),
  ): StorageFund {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.totalObjectStorageRebates = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.nonRefundableBalance = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<StorageFund> {
    StorageFundView ??= viewClass(StorageFund, createBaseStorageFund, [
      { name: "totalObjectStorageRebates", tags: [8], type: "uint64" },
      { name: "nonRefundableBalance", tags: [16], type: "uint64" },
    ]);
    return new StorageFundView(input, length);
  },

  create(base?: DeepPartial<StorageFund>): StorageFund {
    return StorageFund.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<StorageFund>): StorageFund {
    const message = createBaseStorageFund();
    message.totalObjectStorageRebates =
      object.totalObjectStorageRebates !== undefined && object.totalObjectStorageRebates !== null
        ? BigInt(object.totalObjectStorageRebates)
        : undefined;
    message.nonRefundableBalance =
      object.nonRefundableBalance !== undefined && object.nonRefundableBalance !== null
        ? BigInt(object.nonRefundableBalance)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseValidatorSet(): ValidatorSet {
  return {
    totalStake: undefined,
    activeValidators: [],
    pendingActiveValidators: undefined,
    pendingRemovals: [],
    stakingPoolMappings: undefined,
    inactiveValidators: undefined,
    validatorCandidates: undefined,
    atRiskValidators: {},
    extraFields: undefined,
  };
}

let ValidatorSetView: ViewClass<ValidatorSet> | undefined;

export const ValidatorSet: MessageFns<ValidatorSet> = /* @__PURE__ */ checkedFns("ValidatorSet", {
  encode(message: ValidatorSet, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.totalStake !== undefined) {
      writer.uint32(8).uint64(message.totalStake);
    }
    for (const v of message.activeValidators) {
      Validator.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message.pendingActiveValidators !== undefined) {
      MoveTable.encode(message.pendingActiveValidators, writer.uint32(26).fork()).join();
    }
    if (message.pendingRemovals.length !== 0) {
      writer.uint32(34).fork();
      for (const v of message.pendingRemovals) {
        writer.uint64(v);
      }
      writer.join();
    }
    if (message.stakingPoolMappings !== undefined) {
      MoveTable.encode(message.stakingPoolMappings, writer.uint32(42).fork()).join();
    }
    if (message.inactiveValidators !== undefined) {
      MoveTable.encode(message.inactiveValidators, writer.uint32(50).fork()).join();
    }
    if (message.validatorCandidates !== undefined) {
      MoveTable.encode(message.validatorCandidates, writer.uint32(58).fork()).join();
    }
    globalThis.Object.entries(message.atRiskValidators).forEach(([key, value]: [string, bigint]) => {
      ValidatorSet_AtRiskValidatorsEntry.encode({ key, value }, writer.uint32(66).fork()).join();
    });
    if (message.extraFields !== undefined) {
      MoveTable.encode(message.extraFields, writer.uint32(74).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ValidatorSet = createBaseValidatorSet(),
  ): ValidatorSet {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.totalStake = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.activeValidators.push(Validator.decode(reader, reader.length()));
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.pendingActiveValidators = MoveTable.decode(reader, reader.length(), message.pendingActiveValidators);
          continue;
        }
        case 4: {
          if (tag === 32) {
            message.pendingRemovals.push(reader.uint64() as bigint);

            continue;
          }

          if (tag === 34) {
            const end2 = reader.endOf(reader.length());
            while (reader.pos < end2) {
              message.pendingRemovals.push(reader.uint64() as bigint);
            }
            reader.expectEnd(end2);

            continue;
          }

          break;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.stakingPoolMappings = MoveTable.decode(reader, reader.length(), message.stakingPoolMappings);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.inactiveValidators = MoveTable.decode(reader, reader.length(), message.inactiveValidators);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.validatorCandidates = MoveTable.decode(reader, reader.length(), message.validatorCandidates);
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          const entry8 = ValidatorSet_AtRiskValidatorsEntry.decode(reader, reader.length());
          setOwn(message.atRiskValidators, entry8.key, entry8.value);
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorSet> {
    ValidatorSetView ??= viewClass(ValidatorSet, createBaseValidatorSet, [
      { name: "totalStake", tags: [8], type: "uint64" },
      { name: "activeValidators", tags: [18], type: Validator, repeated: true },
      { name: "pendingActiveValidators", tags: [26], type: MoveTable },
      { name: "pendingRemovals", tags: [32, 34], type: "uint64", repeated: true },
      { name: "stakingPoolMappings", tags: [42], type: MoveTable },
      { name: "inactiveValidators", tags: [50], type: MoveTable },
      { name: "validatorCandidates", tags: [58], type: MoveTable },
      { name: "atRiskValidators", tags: [66], type: ValidatorSet_AtRiskValidatorsEntry, map: "object" },
      { name: "extraFields", tags: [74], type: MoveTable },
    ]);
    return new ValidatorSetView(input, length);
  },

  create(base?: DeepPartial<ValidatorSet>): ValidatorSet {
    return ValidatorSet.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ValidatorSet>): ValidatorSet {
    const message = createBaseValidatorSet();
    message.totalStake =
      object.totalStake !== undefined && object.totalStake !== null ? BigInt(object.totalStake) : undefined;
    message.activeValidators = object.activeValidators?.map((e) => Validator.fromPartial(e)) || [];
    message.pendingActiveValidators =
      object.pendingActiveValidators !== undefined && object.pendingActiveValidators !== null
        ? MoveTable.fromPartial(object.pendingActiveValidators)
        : undefined;
    message.pendingRemovals = object.pendingRemovals?.map((e) => BigInt(e)) || [];
    message.stakingPoolMappings =
      object.stakingPoolMappings !== undefined && object.stakingPoolMappings !== null
        ? MoveTable.fromPartial(object.stakingPoolMappings)
        : undefined;
    message.inactiveValidators =
      object.inactiveValidators !== undefined && object.inactiveValidators !== null
        ? MoveTable.fromPartial(object.inactiveValidators)
        : undefined;
    message.validatorCandidates =
      object.validatorCandidates !== undefined && object.validatorCandidates !== null
        ? MoveTable.fromPartial(object.validatorCandidates)
        : undefined;
    message.atRiskValidators = (globalThis.Object.entries(object.atRiskValidators ?? {}) as [string, bigint][]).reduce(
      (acc: { [key: string]: bigint }, [key, value]: [string, bigint]) => {
        if (value !== undefined) {
          setOwn(acc, key, BigInt(value as string | number | bigint | boolean));
        }
        return acc;
      },
      {},
    );
    message.extraFields =
      object.extraFields !== undefined && object.extraFields !== null
        ? MoveTable.fromPartial(object.extraFields)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseValidatorSet_AtRiskValidatorsEntry(): ValidatorSet_AtRiskValidatorsEntry {
  return { key: "", value: 0n };
}

let ValidatorSet_AtRiskValidatorsEntryView: ViewClass<ValidatorSet_AtRiskValidatorsEntry> | undefined;

export const ValidatorSet_AtRiskValidatorsEntry: MessageFns<ValidatorSet_AtRiskValidatorsEntry> =
  /* @__PURE__ */ checkedFns("ValidatorSet_AtRiskValidatorsEntry", {
    encode(message: ValidatorSet_AtRiskValidatorsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(16).uint64(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ValidatorSet_AtRiskValidatorsEntry = createBaseValidatorSet_AtRiskValidatorsEntry(),
    ): ValidatorSet_AtRiskValidatorsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorSet_AtRiskValidatorsEntry> {
      ValidatorSet_AtRiskValidatorsEntryView ??= viewClass(
        ValidatorSet_AtRiskValidatorsEntry,
        createBaseValidatorSet_AtRiskValidatorsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "uint64" },
        ],
      );
      return new ValidatorSet_AtRiskValidatorsEntryView(input, length);
    },

    create(base?: DeepPartial<ValidatorSet_AtRiskValidatorsEntry>): ValidatorSet_AtRiskValidatorsEntry {
      return ValidatorSet_AtRiskValidatorsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ValidatorSet_AtRiskValidatorsEntry>): ValidatorSet_AtRiskValidatorsEntry {
      const message = createBaseValidatorSet_AtRiskValidatorsEntry();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseValidator(): Validator {
  return {
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
  };
}

let ValidatorView: ViewClass<Validator> | undefined;

export const Validator: MessageFns<Validator> = /* @__PURE__ */ checkedFns("Validator", {
  encode(message: Validator, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message.address !== undefined) {
      writer.uint32(18).string(message.address);
    }
    if (message.description !== undefined) {
      writer.uint32(26).string(message.description);
    }
    if (message.imageUrl !== undefined) {
      writer.uint32(34).string(message.imageUrl);
    }
    if (message.projectUrl !== undefined) {
      writer.uint32(42).string(message.projectUrl);
    }
    if (message.protocolPublicKey !== undefined) {
      writer.uint32(58).bytes(message.protocolPublicKey);
    }
    if (message.proofOfPossession !== undefined) {
      writer.uint32(66).bytes(message.proofOfPossession);
    }
    if (message.networkPublicKey !== undefined) {
      writer.uint32(82).bytes(message.networkPublicKey);
    }
    if (message.workerPublicKey !== undefined) {
      writer.uint32(98).bytes(message.workerPublicKey);
    }
    if (message.networkAddress !== undefined) {
      writer.uint32(106).string(message.networkAddress);
    }
    if (message.p2pAddress !== undefined) {
      writer.uint32(114).string(message.p2pAddress);
    }
    if (message.primaryAddress !== undefined) {
      writer.uint32(122).string(message.primaryAddress);
    }
    if (message.workerAddress !== undefined) {
      writer.uint32(130).string(message.workerAddress);
    }
    if (message.nextEpochProtocolPublicKey !== undefined) {
      writer.uint32(146).bytes(message.nextEpochProtocolPublicKey);
    }
    if (message.nextEpochProofOfPossession !== undefined) {
      writer.uint32(154).bytes(message.nextEpochProofOfPossession);
    }
    if (message.nextEpochNetworkPublicKey !== undefined) {
      writer.uint32(170).bytes(message.nextEpochNetworkPublicKey);
    }
    if (message.nextEpochWorkerPublicKey !== undefined) {
      writer.uint32(186).bytes(message.nextEpochWorkerPublicKey);
    }
    if (message.nextEpochNetworkAddress !== undefined) {
      writer.uint32(194).string(message.nextEpochNetworkAddress);
    }
    if (message.nextEpochP2pAddress !== undefined) {
      writer.uint32(202).string(message.nextEpochP2pAddress);
    }
    if (message.nextEpochPrimaryAddress !== undefined) {
      writer.uint32(210).string(message.nextEpochPrimaryAddress);
    }
    if (message.nextEpochWorkerAddress !== undefined) {
      writer.uint32(218).string(message.nextEpochWorkerAddress);
    }
    if (message.metadataExtraFields !== undefined) {
      MoveTable.encode(message.metadataExtraFields, writer.uint32(226).fork()).join();
    }
    if (message.votingPower !== undefined) {
      writer.uint32(232).uint64(message.votingPower);
    }
    if (message.operationCapId !== undefined) {
      writer.uint32(242).string(message.operationCapId);
    }
    if (message.gasPrice !== undefined) {
      writer.uint32(248).uint64(message.gasPrice);
    }
    if (message.stakingPool !== undefined) {
      StakingPool.encode(message.stakingPool, writer.uint32(258).fork()).join();
    }
    if (message.commissionRate !== undefined) {
      writer.uint32(264).uint64(message.commissionRate);
    }
    if (message.nextEpochStake !== undefined) {
      writer.uint32(272).uint64(message.nextEpochStake);
    }
    if (message.nextEpochGasPrice !== undefined) {
      writer.uint32(280).uint64(message.nextEpochGasPrice);
    }
    if (message.nextEpochCommissionRate !== undefined) {
      writer.uint32(288).uint64(message.nextEpochCommissionRate);
    }
    if (message.extraFields !== undefined) {
      MoveTable.encode(message.extraFields, writer.uint32(298).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Validator = createBaseValidator()): Validator {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.address = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.description = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.imageUrl = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.projectUrl = reader.string();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.protocolPublicKey = reader.bytes();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.proofOfPossession = reader.bytes();
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.networkPublicKey = reader.bytes();
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.workerPublicKey = reader.bytes();
          continue;
        }
        case 13: {
          if (tag !== 106) {
            break;
          }

          message.networkAddress = reader.string();
          continue;
        }
        case 14: {
          if (tag !== 114) {
            break;
          }

          message.p2pAddress = reader.string();
          continue;
        }
        case 15: {
          if (tag !== 122) {
            break;
          }

          message.primaryAddress = reader.string();
          continue;
        }
        case 16: {
          if (tag !== 130) {
            break;
          }

          message.workerAddress = reader.string();
          continue;
        }
        case 18: {
          if (tag !== 146) {
            break;
          }

          message.nextEpochProtocolPublicKey = reader.bytes();
          continue;
        }
        case 19: {
          if (tag !== 154) {
            break;
          }

          message.nextEpochProofOfPossession = reader.bytes();
          continue;
        }
        case 21: {
          if (tag !== 170) {
            break;
          }

          message.nextEpochNetworkPublicKey = reader.bytes();
          continue;
        }
        case 23: {
          if (tag !== 186) {
            break;
          }

          message.nextEpochWorkerPublicKey = reader.bytes();
          continue;
        }
        case 24: {
          if (tag !== 194) {
            break;
          }

          message.nextEpochNetworkAddress = reader.string();
          continue;
        }
        case 25: {
          if (tag !== 202) {
            break;
          }

          message.nextEpochP2pAddress = reader.string();
          continue;
        }
        case 26: {
          if (tag !== 210) {
            break;
          }

          message.nextEpochPrimaryAddress = reader.string();
          continue;
        }
        case 27: {
          if (tag !== 218) {
            break;
          }

          message.nextEpochWorkerAddress = reader.string();
          continue;
        }
        case 28: {
          if (tag !== 226) {
            break;
          }

          message.metadataExtraFields = MoveTable.decode(reader, reader.length(), message.metadataExtraFields);
          continue;
        }
        case 29: {
          if (tag !== 232) {
            break;
          }

          message.votingPower = reader.uint64() as bigint;
          continue;
        }
        case 30: {
          if (tag !== 242) {
            break;
          }

          message.operationCapId = reader.string();
          continue;
        }
        case 31: {
          if (tag !== 248) {
            break;
          }

          message.gasPrice = reader.uint64() as bigint;
          continue;
        }
        case 32: {
          if (tag !== 258) {
            break;
          }

          message.stakingPool = StakingPool.decode(reader, reader.length(), message.stakingPool);
          continue;
        }
        case 33: {
          if (tag !== 264) {
            break;
          }

          message.commissionRate = reader.uint64() as bigint;
          continue;
        }
        case 34: {
          if (tag !== 272) {
            break;
          }

          message.nextEpochStake = reader.uint64() as bigint;
          continue;
        }
        case 35: {
          if (tag !== 280) {
            break;
          }

          message.nextEpochGasPrice = reader.uint64() as bigint;
          continue;
        }
        case 36: {
          if (tag !== 288) {
            break;
          }

          message.nextEpochCommissionRate = reader.uint64() as bigint;
          continue;
        }
        case 37: {
          if (tag !== 298) {
            break;
          }

          message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Validator> {
    ValidatorView ??= viewClass(Validator, createBaseValidator, [
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
    ]);
    return new ValidatorView(input, length);
  },

  create(base?: DeepPartial<Validator>): Validator {
    return Validator.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Validator>): Validator {
    const message = createBaseValidator();
    message.name = object.name ?? undefined;
    message.address = object.address ?? undefined;
    message.description = object.description ?? undefined;
    message.imageUrl = object.imageUrl ?? undefined;
    message.projectUrl = object.projectUrl ?? undefined;
    message.protocolPublicKey = object.protocolPublicKey ?? undefined;
    message.proofOfPossession = object.proofOfPossession ?? undefined;
    message.networkPublicKey = object.networkPublicKey ?? undefined;
    message.workerPublicKey = object.workerPublicKey ?? undefined;
    message.networkAddress = object.networkAddress ?? undefined;
    message.p2pAddress = object.p2pAddress ?? undefined;
    message.primaryAddress = object.primaryAddress ?? undefined;
    message.workerAddress = object.workerAddress ?? undefined;
    message.nextEpochProtocolPublicKey = object.nextEpochProtocolPublicKey ?? undefined;
    message.nextEpochProofOfPossession = object.nextEpochProofOfPossession ?? undefined;
    message.nextEpochNetworkPublicKey = object.nextEpochNetworkPublicKey ?? undefined;
    message.nextEpochWorkerPublicKey = object.nextEpochWorkerPublicKey ?? undefined;
    message.nextEpochNetworkAddress = object.nextEpochNetworkAddress ?? undefined;
    message.nextEpochP2pAddress = object.nextEpochP2pAddress ?? undefined;
    message.nextEpochPrimaryAddress = object.nextEpochPrimaryAddress ?? undefined;
    message.nextEpochWorkerAddress = object.nextEpochWorkerAddress ?? undefined;
    message.metadataExtraFields =
      object.metadataExtraFields !== undefined && object.metadataExtraFields !== null
        ? MoveTable.fromPartial(object.metadataExtraFields)
        : undefined;
    message.votingPower =
      object.votingPower !== undefined && object.votingPower !== null ? BigInt(object.votingPower) : undefined;
    message.operationCapId = object.operationCapId ?? undefined;
    message.gasPrice = object.gasPrice !== undefined && object.gasPrice !== null ? BigInt(object.gasPrice) : undefined;
    message.stakingPool =
      object.stakingPool !== undefined && object.stakingPool !== null
        ? StakingPool.fromPartial(object.stakingPool)
        : undefined;
    message.commissionRate =
      object.commissionRate !== undefined && object.commissionRate !== null ? BigInt(object.commissionRate) : undefined;
    message.nextEpochStake =
      object.nextEpochStake !== undefined && object.nextEpochStake !== null ? BigInt(object.nextEpochStake) : undefined;
    message.nextEpochGasPrice =
      object.nextEpochGasPrice !== undefined && object.nextEpochGasPrice !== null
        ? BigInt(object.nextEpochGasPrice)
        : undefined;
    message.nextEpochCommissionRate =
      object.nextEpochCommissionRate !== undefined && object.nextEpochCommissionRate !== null
        ? BigInt(object.nextEpochCommissionRate)
        : undefined;
    message.extraFields =
      object.extraFields !== undefined && object.extraFields !== null
        ? MoveTable.fromPartial(object.extraFields)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseStakingPool(): StakingPool {
  return {
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
  };
}

let StakingPoolView: ViewClass<StakingPool> | undefined;

export const StakingPool: MessageFns<StakingPool> = /* @__PURE__ */ checkedFns("StakingPool", {
  encode(message: StakingPool, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id !== undefined) {
      writer.uint32(10).string(message.id);
    }
    if (message.activationEpoch !== undefined) {
      writer.uint32(16).uint64(message.activationEpoch);
    }
    if (message.deactivationEpoch !== undefined) {
      writer.uint32(24).uint64(message.deactivationEpoch);
    }
    if (message.suiBalance !== undefined) {
      writer.uint32(32).uint64(message.suiBalance);
    }
    if (message.rewardsPool !== undefined) {
      writer.uint32(40).uint64(message.rewardsPool);
    }
    if (message.poolTokenBalance !== undefined) {
      writer.uint32(48).uint64(message.poolTokenBalance);
    }
    if (message.exchangeRates !== undefined) {
      MoveTable.encode(message.exchangeRates, writer.uint32(58).fork()).join();
    }
    if (message.pendingStake !== undefined) {
      writer.uint32(64).uint64(message.pendingStake);
    }
    if (message.pendingTotalSuiWithdraw !== undefined) {
      writer.uint32(72).uint64(message.pendingTotalSuiWithdraw);
    }
    if (message.pendingPoolTokenWithdraw !== undefined) {
      writer.uint32(80).uint64(message.pendingPoolTokenWithdraw);
    }
    if (message.extraFields !== undefined) {
      MoveTable.encode(message.extraFields, writer.uint32(90).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: StakingPool = createBaseStakingPool(),
  ): StakingPool {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.id = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.activationEpoch = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.deactivationEpoch = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.suiBalance = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.rewardsPool = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.poolTokenBalance = reader.uint64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.exchangeRates = MoveTable.decode(reader, reader.length(), message.exchangeRates);
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.pendingStake = reader.uint64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.pendingTotalSuiWithdraw = reader.uint64() as bigint;
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.pendingPoolTokenWithdraw = reader.uint64() as bigint;
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.extraFields = MoveTable.decode(reader, reader.length(), message.extraFields);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<StakingPool> {
    StakingPoolView ??= viewClass(StakingPool, createBaseStakingPool, [
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
    ]);
    return new StakingPoolView(input, length);
  },

  create(base?: DeepPartial<StakingPool>): StakingPool {
    return StakingPool.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<StakingPool>): StakingPool {
    const message = createBaseStakingPool();
    message.id = object.id ?? undefined;
    message.activationEpoch =
      object.activationEpoch !== undefined && object.activationEpoch !== null
        ? BigInt(object.activationEpoch)
        : undefined;
    message.deactivationEpoch =
      object.deactivationEpoch !== undefined && object.deactivationEpoch !== null
        ? BigInt(object.deactivationEpoch)
        : undefined;
    message.suiBalance =
      object.suiBalance !== undefined && object.suiBalance !== null ? BigInt(object.suiBalance) : undefined;
    message.rewardsPool =
      object.rewardsPool !== undefined && object.rewardsPool !== null ? BigInt(object.rewardsPool) : undefined;
    message.poolTokenBalance =
      object.poolTokenBalance !== undefined && object.poolTokenBalance !== null
        ? BigInt(object.poolTokenBalance)
        : undefined;
    message.exchangeRates =
      object.exchangeRates !== undefined && object.exchangeRates !== null
        ? MoveTable.fromPartial(object.exchangeRates)
        : undefined;
    message.pendingStake =
      object.pendingStake !== undefined && object.pendingStake !== null ? BigInt(object.pendingStake) : undefined;
    message.pendingTotalSuiWithdraw =
      object.pendingTotalSuiWithdraw !== undefined && object.pendingTotalSuiWithdraw !== null
        ? BigInt(object.pendingTotalSuiWithdraw)
        : undefined;
    message.pendingPoolTokenWithdraw =
      object.pendingPoolTokenWithdraw !== undefined && object.pendingPoolTokenWithdraw !== null
        ? BigInt(object.pendingPoolTokenWithdraw)
        : undefined;
    message.extraFields =
      object.extraFields !== undefined && object.extraFields !== null
        ? MoveTable.fromPartial(object.extraFields)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});
