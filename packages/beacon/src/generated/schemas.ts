// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "GenesisAnswer"
  | "Genesis"
  | "StateRootAnswer"
  | "StateForkAnswer"
  | "FinalityCheckpoints"
  | "FinalityCheckpointsAnswer"
  | "ValidatorStatus"
  | "ValidatorStatusFilter"
  | "ValidatorRecord"
  | "ValidatorFilter"
  | "ValidatorsAnswer"
  | "ValidatorAnswer"
  | "ValidatorBalance"
  | "ValidatorBalancesAnswer"
  | "ValidatorIdentity"
  | "ValidatorIdentitiesAnswer"
  | "BuilderStatus"
  | "BuilderRecord"
  | "BuilderFilter"
  | "BuildersAnswer"
  | "Committee"
  | "CommitteesAnswer"
  | "SyncCommitteeMembers"
  | "SyncCommitteesAnswer"
  | "RandaoAnswer"
  | "PendingConsolidationsAnswer"
  | "PendingDepositsAnswer"
  | "PendingPartialWithdrawalsAnswer"
  | "ProposerLookaheadAnswer"
  | "Root"
  | "Hash"
  | "Bytes32"
  | "Slot"
  | "Epoch"
  | "ValidatorIndex"
  | "BuilderIndex"
  | "CommitteeIndex"
  | "Gwei"
  | "SignedGwei"
  | "Wei"
  | "Gas"
  | "UnixTime"
  | "Uint64"
  | "Uint256"
  | "Uint8"
  | "BLSPubkey"
  | "BLSSignature"
  | "ForkVersion"
  | "ExecutionAddress"
  | "Graffiti"
  | "Bits"
  | "KZGCommitment"
  | "KZGProof"
  | "VersionedHash"
  | "ConsensusVersion"
  | "Checkpoint"
  | "Fork"
  | "ChainStatus"
  | "StateId"
  | "BlockId"
  | "ValidatorId"
  | "BuilderId"
  | "BeaconError"
  | "BeaconErrors"
  | "BlockHeaderRecord"
  | "BlockHeadersAnswer"
  | "BlockHeaderAnswer"
  | "BlockRootAnswer"
  | "BlockAnswer"
  | "BlindedBlockAnswer"
  | "BlockAttestationsAnswer"
  | "BlobsAnswer"
  | "BroadcastValidation"
  | "PublishedBlock"
  | "PublishedBlindedBlock"
  | "AttestationData"
  | "Phase0Attestation"
  | "ElectraAttestation"
  | "SingleAttestation"
  | "PendingAttestation"
  | "IndexedAttestation"
  | "AttesterSlashing"
  | "BeaconBlockBase"
  | "BeaconBlockHeader"
  | "SignedBeaconBlockHeader"
  | "ProposerSlashing"
  | "Eth1Data"
  | "DepositData"
  | "Deposit"
  | "VoluntaryExit"
  | "SignedVoluntaryExit"
  | "BLSToExecutionChange"
  | "SignedBLSToExecutionChange"
  | "SyncAggregate"
  | "DepositRequest"
  | "WithdrawalRequest"
  | "ConsolidationRequest"
  | "ExecutionRequests"
  | "PayloadAttestationData"
  | "PayloadAttestation"
  | "PayloadAttestationMessage"
  | "BeaconBlockBodyBase"
  | "Phase0BeaconBlockBody"
  | "AltairBeaconBlockBody"
  | "BellatrixBeaconBlockBody"
  | "CapellaBeaconBlockBody"
  | "DenebBeaconBlockBody"
  | "ElectraBeaconBlockBody"
  | "BellatrixBlindedBeaconBlockBody"
  | "CapellaBlindedBeaconBlockBody"
  | "DenebBlindedBeaconBlockBody"
  | "ElectraBlindedBeaconBlockBody"
  | "GloasBeaconBlockBody"
  | "Phase0BeaconBlock"
  | "Phase0SignedBeaconBlock"
  | "AltairBeaconBlock"
  | "AltairSignedBeaconBlock"
  | "BellatrixBeaconBlock"
  | "BellatrixSignedBeaconBlock"
  | "CapellaBeaconBlock"
  | "CapellaSignedBeaconBlock"
  | "DenebBeaconBlock"
  | "DenebSignedBeaconBlock"
  | "ElectraBeaconBlock"
  | "ElectraSignedBeaconBlock"
  | "GloasBeaconBlock"
  | "GloasSignedBeaconBlock"
  | "BellatrixBlindedBeaconBlock"
  | "BellatrixSignedBlindedBeaconBlock"
  | "CapellaBlindedBeaconBlock"
  | "CapellaSignedBlindedBeaconBlock"
  | "DenebBlindedBeaconBlock"
  | "DenebSignedBlindedBeaconBlock"
  | "ElectraBlindedBeaconBlock"
  | "ElectraSignedBlindedBeaconBlock"
  | "DenebBlockContents"
  | "DenebSignedBlockContents"
  | "ElectraBlockContents"
  | "ElectraSignedBlockContents"
  | "FuluBlockContents"
  | "FuluSignedBlockContents"
  | "GloasBlockContents"
  | "ExecutionTransaction"
  | "ExtraData"
  | "LogsBloom"
  | "BlockAccessList"
  | "Blob"
  | "Withdrawal"
  | "ExecutionPayloadBase"
  | "BellatrixExecutionPayload"
  | "CapellaExecutionPayload"
  | "DenebExecutionPayload"
  | "GloasExecutionPayload"
  | "BellatrixExecutionPayloadHeader"
  | "CapellaExecutionPayloadHeader"
  | "DenebExecutionPayloadHeader"
  | "ExecutionPayloadBid"
  | "SignedExecutionPayloadBid"
  | "ExecutionPayloadEnvelope"
  | "SignedExecutionPayloadEnvelope"
  | "SignedExecutionPayloadEnvelopeContents"
  | "Validator"
  | "SyncCommittee"
  | "HistoricalSummary"
  | "PendingDeposit"
  | "PendingPartialWithdrawal"
  | "PendingConsolidation"
  | "Builder"
  | "BeaconStateBase"
  | "Phase0BeaconState"
  | "AltairBeaconState"
  | "BellatrixBeaconState"
  | "CapellaBeaconState"
  | "DenebBeaconState"
  | "ElectraBeaconState"
  | "FuluBeaconState"
  | "SignedExecutionPayloadEnvelopeAnswer"
  | "PublishedExecutionPayloadEnvelope"
  | "LightClientBootstrapAnswer"
  | "LightClientUpdateAnswer"
  | "LightClientFinalityUpdateAnswer"
  | "LightClientOptimisticUpdateAnswer"
  | "SyncCommitteePeriod"
  | "AltairLightClientHeader"
  | "CapellaLightClientHeader"
  | "DenebLightClientHeader"
  | "AltairLightClientBootstrap"
  | "CapellaLightClientBootstrap"
  | "DenebLightClientBootstrap"
  | "ElectraLightClientBootstrap"
  | "AltairLightClientUpdate"
  | "CapellaLightClientUpdate"
  | "DenebLightClientUpdate"
  | "ElectraLightClientUpdate"
  | "AltairLightClientFinalityUpdate"
  | "CapellaLightClientFinalityUpdate"
  | "DenebLightClientFinalityUpdate"
  | "ElectraLightClientFinalityUpdate"
  | "AltairLightClientOptimisticUpdate"
  | "CapellaLightClientOptimisticUpdate"
  | "DenebLightClientOptimisticUpdate"
  | "ElectraLightClientOptimisticUpdate"
  | "PoolAttestationsAnswer"
  | "PoolAttesterSlashingsAnswer"
  | "PoolProposerSlashingsAnswer"
  | "PoolVoluntaryExitsAnswer"
  | "PoolBLSToExecutionChangesAnswer"
  | "PoolPayloadAttestationsAnswer"
  | "SubmittedAttestations"
  | "SyncCommitteeMessage"
  | "BlockRewards"
  | "BlockRewardsAnswer"
  | "SyncCommitteeReward"
  | "SyncCommitteeRewardsAnswer"
  | "IdealAttestationReward"
  | "AttestationReward"
  | "AttestationsRewards"
  | "AttestationsRewardsAnswer"
  | "AttesterDuty"
  | "ProposerDuty"
  | "SyncDuty"
  | "PtcDuty"
  | "AttesterDutiesAnswer"
  | "ProposerDutiesAnswer"
  | "SyncDutiesAnswer"
  | "PtcDutiesAnswer"
  | "Liveness"
  | "LivenessAnswer"
  | "ProducedBlockValues"
  | "ProducedBlockV3Answer"
  | "ProducedBlockV4Answer"
  | "EmptyFlag"
  | "ExecutionPayloadBidAnswer"
  | "ExecutionPayloadEnvelopeAnswer"
  | "ProposerPreparation"
  | "ProposerPreferences"
  | "SignedProposerPreferences"
  | "ValidatorRegistration"
  | "SignedValidatorRegistration"
  | "AttestationDataAnswer"
  | "AggregatedAttestationAnswer"
  | "Phase0AggregateAndProof"
  | "ElectraAggregateAndProof"
  | "Phase0SignedAggregateAndProof"
  | "ElectraSignedAggregateAndProof"
  | "SignedAggregateAndProofs"
  | "SyncCommitteeContribution"
  | "ContributionAndProof"
  | "SignedContributionAndProof"
  | "SyncCommitteeContributionAnswer"
  | "PayloadAttestationDataAnswer"
  | "BeaconCommitteeSubscription"
  | "SyncCommitteeSubscription"
  | "BeaconCommitteeSelection"
  | "BeaconCommitteeSelectionsAnswer"
  | "SyncCommitteeSelection"
  | "SyncCommitteeSelectionsAnswer"
  | "ClientCode"
  | "ClientVersion"
  | "NodeVersionAnswer"
  | "NodeVersionV2Answer"
  | "PeerId"
  | "ENR"
  | "Multiaddr"
  | "PeerConnectionState"
  | "PeerConnectionDirection"
  | "Peer"
  | "NetworkMetadata"
  | "NetworkIdentity"
  | "NetworkIdentityAnswer"
  | "PeersAnswer"
  | "PeerAnswer"
  | "PeerCount"
  | "PeerCountAnswer"
  | "SyncingStatus"
  | "SyncingAnswer"
  | "ForkScheduleAnswer"
  | "SpecValue"
  | "SpecAnswer"
  | "DepositContractAnswer"
  | "StateAnswer"
  | "ChainHead"
  | "ChainHeadsAnswer"
  | "ForkChoiceNode"
  | "ForkChoice"
  | "Cell"
  | "FuluDataColumnSidecar"
  | "GloasDataColumnSidecar"
  | "DataColumnSidecarsAnswer"
  | "HeadEvent"
  | "HeadV2Event"
  | "BlockEvent"
  | "BlockGossipEvent"
  | "AttestationEvent"
  | "SingleAttestationEvent"
  | "VoluntaryExitEvent"
  | "BlsToExecutionChangeEvent"
  | "ProposerSlashingEvent"
  | "AttesterSlashingEvent"
  | "FinalizedCheckpointEvent"
  | "ChainReorgEvent"
  | "ContributionAndProofEvent"
  | "LightClientFinalityUpdateEvent"
  | "LightClientOptimisticUpdateEvent"
  | "BellatrixPayloadAttributes"
  | "CapellaPayloadAttributes"
  | "DenebPayloadAttributes"
  | "GloasPayloadAttributes"
  | "PayloadTaskBase"
  | "BellatrixPayloadTask"
  | "CapellaPayloadTask"
  | "DenebPayloadTask"
  | "GloasPayloadTask"
  | "PayloadAttributesEvent"
  | "DataColumnSidecarEvent"
  | "ExecutionPayloadEvent"
  | "ExecutionPayloadGossipEvent"
  | "ExecutionPayloadAvailableEvent"
  | "ExecutionPayloadBidEvent"
  | "PayloadAttestationMessageEvent"
  | "FastConfirmationEvent"
  | "ProposerPreferencesEvent"
  | "EventTopic";

/**
 * The JSON Schemas of the Beacon API: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Beacon API",
  $defs: {
    GenesisAnswer: {
      description: "The genesis.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/Genesis" } },
    },
    Genesis: {
      description: "The genesis of the beacon chain.",
      type: "object",
      required: ["genesis_time", "genesis_validators_root", "genesis_fork_version"],
      properties: {
        genesis_time: {
          description: "When the chain began, as decimal seconds since 1970 or as an ISO 8601 timestamp.",
          type: "string",
          minLength: 1,
        },
        genesis_validators_root: {
          description: "The Merkle root of the first set of validators, 32 bytes.",
          $ref: "#/$defs/Root",
        },
        genesis_fork_version: {
          description: "The fork version at genesis, 4 bytes.",
          $ref: "#/$defs/ForkVersion",
        },
      },
    },
    StateRootAnswer: {
      description: "A state's root.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The root.",
              type: "object",
              required: ["root"],
              properties: { root: { description: "The root.", $ref: "#/$defs/Root" } },
            },
          },
        },
      ],
    },
    StateForkAnswer: {
      description: "A state's fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/Fork" } } },
      ],
    },
    FinalityCheckpoints: {
      description: "The justified and finalized checkpoints; epoch 0 and a root of zeros before there is one.",
      type: "object",
      required: ["previous_justified", "current_justified", "finalized"],
      properties: {
        previous_justified: {
          description: "The checkpoint justified one epoch before.",
          $ref: "#/$defs/Checkpoint",
        },
        current_justified: { description: "The justified checkpoint.", $ref: "#/$defs/Checkpoint" },
        finalized: { description: "The finalized checkpoint.", $ref: "#/$defs/Checkpoint" },
      },
    },
    FinalityCheckpointsAnswer: {
      description: "The justified and finalized checkpoints of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/FinalityCheckpoints" } } },
      ],
    },
    ValidatorStatus: {
      description: "Where a validator is in its life: waiting (`pending_`), at work (`active_`), gone (`exited_`), or with a balance that can be or was withdrawn (`withdrawal_`).",
      type: "string",
      enum: [
        "pending_initialized",
        "pending_queued",
        "active_ongoing",
        "active_exiting",
        "active_slashed",
        "exited_unslashed",
        "exited_slashed",
        "withdrawal_possible",
        "withdrawal_done",
      ],
    },
    ValidatorStatusFilter: {
      description: "A status, or the first word of several.",
      anyOf: [
        { $ref: "#/$defs/ValidatorStatus" },
        { type: "string", enum: ["active", "pending", "exited", "withdrawal"] },
      ],
    },
    ValidatorRecord: {
      description: "A validator with its balance and status.",
      type: "object",
      required: ["index", "balance", "status", "validator"],
      properties: {
        index: { $ref: "#/$defs/ValidatorIndex" },
        balance: { $ref: "#/$defs/Gwei" },
        status: { $ref: "#/$defs/ValidatorStatus" },
        validator: { $ref: "#/$defs/Validator" },
      },
    },
    ValidatorFilter: {
      description: "The validators to return. Without a property, or with an empty list, all.",
      type: "object",
      properties: {
        ids: { description: "The validators.", type: "array", items: { $ref: "#/$defs/ValidatorId" } },
        statuses: {
          description: "Their statuses.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorStatusFilter" },
        },
      },
    },
    ValidatorsAnswer: {
      description: "Validators of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The validators that are known, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorRecord" },
            },
          },
        },
      ],
    },
    ValidatorAnswer: {
      description: "A validator of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/ValidatorRecord" } } },
      ],
    },
    ValidatorBalance: {
      description: "A validator's balance.",
      type: "object",
      required: ["index", "balance"],
      properties: { index: { $ref: "#/$defs/ValidatorIndex" }, balance: { $ref: "#/$defs/Gwei" } },
    },
    ValidatorBalancesAnswer: {
      description: "Balances in a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The balances of known validators, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorBalance" },
            },
          },
        },
      ],
    },
    ValidatorIdentity: {
      description: "A validator's key.",
      type: "object",
      required: ["index", "pubkey", "activation_epoch"],
      properties: {
        index: { $ref: "#/$defs/ValidatorIndex" },
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        activation_epoch: { description: "When it was activated.", $ref: "#/$defs/Epoch" },
      },
    },
    ValidatorIdentitiesAnswer: {
      description: "Keys of a state's validators.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The keys of known validators, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorIdentity" },
            },
          },
        },
      ],
    },
    BuilderStatus: {
      description: "The status of a builder.",
      type: "string",
      enum: ["pending", "active", "exited"],
    },
    BuilderRecord: {
      description: "A builder with its status.",
      type: "object",
      required: ["index", "status", "builder"],
      properties: {
        index: { $ref: "#/$defs/BuilderIndex" },
        status: { $ref: "#/$defs/BuilderStatus" },
        builder: { $ref: "#/$defs/Builder" },
      },
    },
    BuilderFilter: {
      description: "The builders to return. Without a property, or with an empty list, all.",
      type: "object",
      properties: {
        ids: { description: "The builders.", type: "array", items: { $ref: "#/$defs/BuilderId" } },
        statuses: { description: "Their statuses.", type: "array", items: { $ref: "#/$defs/BuilderStatus" } },
      },
    },
    BuildersAnswer: {
      description: "Builders of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The builders that are known, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/BuilderRecord" },
            },
          },
        },
      ],
    },
    Committee: {
      description: "A committee: the validators that attest in one slot together.",
      type: "object",
      required: ["index", "slot", "validators"],
      properties: {
        index: { $ref: "#/$defs/CommitteeIndex" },
        slot: { $ref: "#/$defs/Slot" },
        validators: {
          description: "The members, in their order.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorIndex" },
        },
      },
    },
    CommitteesAnswer: {
      description: "The committees of an epoch.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: { description: "The committees.", type: "array", items: { $ref: "#/$defs/Committee" } },
          },
        },
      ],
    },
    SyncCommitteeMembers: {
      description: "A sync committee by its members' indices.",
      type: "object",
      required: ["validators", "validator_aggregates"],
      properties: {
        validators: {
          description: "The members, in their order.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorIndex" },
        },
        validator_aggregates: {
          description: "The same, by subcommittee.",
          type: "array",
          items: { type: "array", items: { $ref: "#/$defs/ValidatorIndex" } },
        },
      },
    },
    SyncCommitteesAnswer: {
      description: "The sync committee of an epoch.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: { data: { $ref: "#/$defs/SyncCommitteeMembers" } },
        },
      ],
    },
    RandaoAnswer: {
      description: "The RANDAO mix of an epoch.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The mix.",
              type: "object",
              required: ["randao"],
              properties: { randao: { description: "The mix.", $ref: "#/$defs/Bytes32" } },
            },
          },
        },
      ],
    },
    PendingConsolidationsAnswer: {
      description: "Pending consolidations of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "The pending consolidations, in their order.",
              type: "array",
              items: { $ref: "#/$defs/PendingConsolidation" },
              maxItems: 262144,
            },
          },
        },
      ],
    },
    PendingDepositsAnswer: {
      description: "Pending deposits of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "The pending deposits, in their order.",
              type: "array",
              items: { $ref: "#/$defs/PendingDeposit" },
              maxItems: 134217728,
            },
          },
        },
      ],
    },
    PendingPartialWithdrawalsAnswer: {
      description: "Pending partial withdrawals of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "The pending partial withdrawals, in their order.",
              type: "array",
              items: { $ref: "#/$defs/PendingPartialWithdrawal" },
              maxItems: 134217728,
            },
          },
        },
      ],
    },
    ProposerLookaheadAnswer: {
      description: "The proposers in this epoch and the next.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "The proposers, one a slot, from the first slot of the state's epoch.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorIndex" },
            },
          },
        },
      ],
    },
    Root: { description: "A hash tree root, 32 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Hash: {
      description: "A hash of the execution layer, 32 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    Bytes32: { description: "32 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Slot: {
      description: "A slot, decimal. Slots are 12 seconds long on mainnet and counted from 0 at genesis.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    Epoch: {
      description: "An epoch, decimal: 32 slots on mainnet. 18446744073709551615 stands for never.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    ValidatorIndex: {
      description: "A validator's place in the registry, decimal.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    BuilderIndex: {
      description: "A builder's place in the registry of builders, decimal.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    CommitteeIndex: {
      description: "A committee's place among those of its slot, decimal.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    Gwei: { description: "An amount in gwei, decimal.", type: "string", pattern: "^[0-9]+$" },
    SignedGwei: {
      description: "An amount in gwei, decimal; a penalty is negative.",
      type: "string",
      pattern: "^-?[0-9]+$",
    },
    Wei: { description: "An amount in wei, decimal.", type: "string", pattern: "^[0-9]+$" },
    Gas: { description: "An amount of gas, decimal.", type: "string", pattern: "^[0-9]+$" },
    UnixTime: { description: "Seconds since 1970, decimal.", type: "string", pattern: "^[0-9]+$" },
    Uint64: { description: "A number from 0 to 2^64 - 1, decimal.", type: "string", pattern: "^[0-9]+$" },
    Uint256: { description: "A number from 0 to 2^256 - 1, decimal.", type: "string", pattern: "^[0-9]+$" },
    Uint8: { description: "A number from 0 to 255, decimal.", type: "string", pattern: "^[0-9]{1,3}$" },
    BLSPubkey: { description: "A BLS public key, 48 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{96}$" },
    BLSSignature: {
      description: "A BLS signature, 96 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{192}$",
    },
    ForkVersion: {
      description: "A fork's version number, 4 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{8}$",
    },
    ExecutionAddress: {
      description: "An address of the execution layer, 20 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
    },
    Graffiti: {
      description: "The graffiti: 32 bytes that the proposer chose.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    Bits: {
      description: "A list of bits, packed into bytes with the lowest bit first. Where its length may vary, one more bit marks the end.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2})+$",
    },
    KZGCommitment: {
      description: "A KZG commitment to a blob, 48 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{96}$",
    },
    KZGProof: { description: "A KZG proof, 48 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{96}$" },
    VersionedHash: {
      description: "The hash of a blob's commitment after a byte with its version, 32 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    ConsensusVersion: {
      description: "A fork of the consensus layer.",
      type: "string",
      enum: ["phase0", "altair", "bellatrix", "capella", "deneb", "electra", "fulu", "gloas"],
    },
    Checkpoint: {
      description: "An epoch and the block at its start.",
      type: "object",
      required: ["epoch", "root"],
      properties: {
        epoch: { $ref: "#/$defs/Epoch" },
        root: { description: "The block's root.", $ref: "#/$defs/Root" },
      },
    },
    Fork: {
      description: "A fork of the chain.",
      type: "object",
      required: ["previous_version", "current_version", "epoch"],
      properties: {
        previous_version: { description: "The version before it.", $ref: "#/$defs/ForkVersion" },
        current_version: { description: "Its own version.", $ref: "#/$defs/ForkVersion" },
        epoch: { description: "When it began.", $ref: "#/$defs/Epoch" },
      },
    },
    ChainStatus: {
      description: "Whether the chain behind a response is settled.",
      type: "object",
      required: ["execution_optimistic", "finalized"],
      properties: {
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        finalized: { description: "Whether the response is about finalized history.", type: "boolean" },
      },
    },
    StateId: {
      description: "A state: `head`, `genesis`, `finalized`, `justified`, a slot or the state's root.",
      anyOf: [
        { type: "string", enum: ["head", "genesis", "finalized", "justified"] },
        { $ref: "#/$defs/Slot" },
        { $ref: "#/$defs/Root" },
      ],
    },
    BlockId: {
      description: "A block: `head`, `genesis`, `finalized`, a slot or the block's root.",
      anyOf: [
        { type: "string", enum: ["head", "genesis", "finalized"] },
        { $ref: "#/$defs/Slot" },
        { $ref: "#/$defs/Root" },
      ],
    },
    ValidatorId: {
      description: "A validator: its index or its public key.",
      anyOf: [{ $ref: "#/$defs/ValidatorIndex" }, { $ref: "#/$defs/BLSPubkey" }],
    },
    BuilderId: {
      description: "A builder: its index or its public key.",
      anyOf: [{ $ref: "#/$defs/BuilderIndex" }, { $ref: "#/$defs/BLSPubkey" }],
    },
    BeaconError: {
      description: "Why a request failed.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "The HTTP status, or a code of the node's own.", type: "integer" },
        message: { description: "A sentence for people.", type: "string" },
        stacktraces: {
          description: "The stack traces of the failure in the node.",
          type: "array",
          items: { type: "string" },
        },
      },
    },
    BeaconErrors: {
      description: "Why items of a request failed.",
      type: "object",
      required: ["code", "message", "failures"],
      properties: {
        code: { description: "The HTTP status, or a code of the node's own.", type: "integer" },
        message: { description: "A sentence for people.", type: "string" },
        failures: {
          description: "The items that failed. Items not listed were accepted.",
          type: "array",
          items: {
            type: "object",
            required: ["index", "message"],
            properties: {
              index: { description: "The item's place in the request, from 0.", type: "integer" },
              message: { description: "The reason.", type: "string" },
            },
          },
        },
      },
    },
    BlockHeaderRecord: {
      description: "A block's header, and whether it is on the chain.",
      type: "object",
      required: ["root", "canonical", "header"],
      properties: {
        root: { description: "The block's root.", $ref: "#/$defs/Root" },
        canonical: { description: "Whether it is on the node's chain.", type: "boolean" },
        header: { $ref: "#/$defs/SignedBeaconBlockHeader" },
      },
    },
    BlockHeadersAnswer: {
      description: "Headers of blocks.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The headers.",
              type: "array",
              items: { $ref: "#/$defs/BlockHeaderRecord" },
            },
          },
        },
      ],
    },
    BlockHeaderAnswer: {
      description: "A block's header.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/BlockHeaderRecord" } } },
      ],
    },
    BlockRootAnswer: {
      description: "A block's root.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The root.",
              type: "object",
              required: ["root"],
              properties: { root: { description: "The root.", $ref: "#/$defs/Root" } },
            },
          },
        },
      ],
    },
    BlockAnswer: {
      description: "A block, by its fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "phase0" }, data: { $ref: "#/$defs/Phase0SignedBeaconBlock" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "altair" }, data: { $ref: "#/$defs/AltairSignedBeaconBlock" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "bellatrix" },
                data: { $ref: "#/$defs/BellatrixSignedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "capella" },
                data: { $ref: "#/$defs/CapellaSignedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "deneb" }, data: { $ref: "#/$defs/DenebSignedBeaconBlock" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "electra" },
                data: { $ref: "#/$defs/ElectraSignedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "fulu" }, data: { $ref: "#/$defs/ElectraSignedBeaconBlock" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/GloasSignedBeaconBlock" } },
            },
          ],
        },
      ],
    },
    BlindedBlockAnswer: {
      description: "A blinded block, which is one without its transactions, by its fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "phase0" }, data: { $ref: "#/$defs/Phase0SignedBeaconBlock" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "altair" }, data: { $ref: "#/$defs/AltairSignedBeaconBlock" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "bellatrix" },
                data: { $ref: "#/$defs/BellatrixSignedBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "capella" },
                data: { $ref: "#/$defs/CapellaSignedBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "deneb" },
                data: { $ref: "#/$defs/DenebSignedBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "electra" },
                data: { $ref: "#/$defs/ElectraSignedBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "fulu" },
                data: { $ref: "#/$defs/ElectraSignedBlindedBeaconBlock" },
              },
            },
          ],
        },
      ],
    },
    BlockAttestationsAnswer: {
      description: "The attestations in a block, by its fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "phase0" },
                data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "altair" },
                data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "bellatrix" },
                data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "capella" },
                data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "deneb" },
                data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "electra" },
                data: { type: "array", items: { $ref: "#/$defs/ElectraAttestation" } },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "fulu" },
                data: { type: "array", items: { $ref: "#/$defs/ElectraAttestation" } },
              },
            },
          ],
        },
      ],
    },
    BlobsAnswer: {
      description: "A block's blobs.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "The blobs, in the order of the block's commitments.",
              type: "array",
              items: { $ref: "#/$defs/Blob" },
              maxItems: 4096,
            },
          },
        },
      ],
    },
    BroadcastValidation: {
      description: "The checks a block must pass before it is broadcast: few (`gossip`), all but the transactions (`consensus`), or also that its proposer made no other block for the slot (`consensus_and_equivocation`).",
      type: "string",
      enum: ["gossip", "consensus", "consensus_and_equivocation"],
    },
    PublishedBlock: {
      description: "A signed block, from deneb to fulu with its blobs.",
      anyOf: [
        { $ref: "#/$defs/GloasSignedBeaconBlock" },
        { $ref: "#/$defs/FuluSignedBlockContents" },
        { $ref: "#/$defs/ElectraSignedBlockContents" },
        { $ref: "#/$defs/DenebSignedBlockContents" },
        { $ref: "#/$defs/CapellaSignedBeaconBlock" },
        { $ref: "#/$defs/BellatrixSignedBeaconBlock" },
        { $ref: "#/$defs/AltairSignedBeaconBlock" },
        { $ref: "#/$defs/Phase0SignedBeaconBlock" },
      ],
    },
    PublishedBlindedBlock: {
      description: "A signed blinded block.",
      anyOf: [
        { $ref: "#/$defs/ElectraSignedBlindedBeaconBlock" },
        { $ref: "#/$defs/DenebSignedBlindedBeaconBlock" },
        { $ref: "#/$defs/CapellaSignedBlindedBeaconBlock" },
        { $ref: "#/$defs/BellatrixSignedBlindedBeaconBlock" },
        { $ref: "#/$defs/AltairSignedBeaconBlock" },
        { $ref: "#/$defs/Phase0SignedBeaconBlock" },
      ],
    },
    AttestationData: {
      description: "The data that is attested to.",
      type: "object",
      required: ["slot", "index", "beacon_block_root", "source", "target"],
      properties: {
        slot: { description: "The slot that it is about.", $ref: "#/$defs/Slot" },
        index: {
          description: "The committee; 0 since electra. Since gloas it shows whether the payload was present.",
          $ref: "#/$defs/CommitteeIndex",
        },
        beacon_block_root: { description: "The head's root.", $ref: "#/$defs/Root" },
        source: { description: "The justified checkpoint that it starts from.", $ref: "#/$defs/Checkpoint" },
        target: { description: "The checkpoint to justify.", $ref: "#/$defs/Checkpoint" },
      },
    },
    Phase0Attestation: {
      description: "An attestation of one committee's validators, up to deneb.",
      type: "object",
      required: ["aggregation_bits", "data", "signature"],
      properties: {
        aggregation_bits: { description: "The attesting members of the committee.", $ref: "#/$defs/Bits" },
        data: { $ref: "#/$defs/AttestationData" },
        signature: { description: "Of all of them together.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ElectraAttestation: {
      description: "An attestation of several committees' validators, since electra.",
      allOf: [
        { $ref: "#/$defs/Phase0Attestation" },
        {
          type: "object",
          required: ["committee_bits"],
          properties: {
            committee_bits: { description: "The committees of the slot that attest.", $ref: "#/$defs/Bits" },
          },
        },
      ],
    },
    SingleAttestation: {
      description: "One validator's attestation, since electra.",
      type: "object",
      required: ["committee_index", "attester_index", "data", "signature"],
      properties: {
        committee_index: { $ref: "#/$defs/CommitteeIndex" },
        attester_index: { description: "The validator that attests.", $ref: "#/$defs/ValidatorIndex" },
        data: { $ref: "#/$defs/AttestationData" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    PendingAttestation: {
      description: "A pending attestation: one that a phase0 state has not yet counted.",
      type: "object",
      required: ["aggregation_bits", "data", "inclusion_delay", "proposer_index"],
      properties: {
        aggregation_bits: { description: "The attesting members of the committee.", $ref: "#/$defs/Bits" },
        data: { $ref: "#/$defs/AttestationData" },
        inclusion_delay: {
          description: "Number of slots between the attestation's slot and the block that includes it.",
          $ref: "#/$defs/Uint64",
        },
        proposer_index: {
          description: "The validator that included it in a block.",
          $ref: "#/$defs/ValidatorIndex",
        },
      },
    },
    IndexedAttestation: {
      description: "An attestation with its validators' indices.",
      type: "object",
      required: ["attesting_indices", "data", "signature"],
      properties: {
        attesting_indices: {
          description: "The validators: up to 2,048, since electra up to 131,072.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorIndex" },
        },
        data: { $ref: "#/$defs/AttestationData" },
        signature: { description: "Of all of them together.", $ref: "#/$defs/BLSSignature" },
      },
    },
    AttesterSlashing: {
      description: "The proof that validators made two attestations that contradict each other.",
      type: "object",
      required: ["attestation_1", "attestation_2"],
      properties: {
        attestation_1: { description: "One attestation.", $ref: "#/$defs/IndexedAttestation" },
        attestation_2: { description: "The other one.", $ref: "#/$defs/IndexedAttestation" },
      },
    },
    BeaconBlockBase: {
      description: "Fields that all blocks and their headers have.",
      type: "object",
      required: ["slot", "proposer_index", "parent_root", "state_root"],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        proposer_index: { description: "The proposer.", $ref: "#/$defs/ValidatorIndex" },
        parent_root: { description: "The parent block's root.", $ref: "#/$defs/Root" },
        state_root: { description: "The root of the state after it.", $ref: "#/$defs/Root" },
      },
    },
    BeaconBlockHeader: {
      description: "A block's header.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body_root"],
          properties: { body_root: { description: "The root of its body.", $ref: "#/$defs/Root" } },
        },
      ],
    },
    SignedBeaconBlockHeader: {
      description: "A signed block header.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/BeaconBlockHeader" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    ProposerSlashing: {
      description: "The proof that a validator proposed two blocks for one slot.",
      type: "object",
      required: ["signed_header_1", "signed_header_2"],
      properties: {
        signed_header_1: { description: "One block.", $ref: "#/$defs/SignedBeaconBlockHeader" },
        signed_header_2: { description: "The other one.", $ref: "#/$defs/SignedBeaconBlockHeader" },
      },
    },
    Eth1Data: {
      description: "The state of the deposit contract.",
      type: "object",
      required: ["deposit_root", "deposit_count", "block_hash"],
      properties: {
        deposit_root: { description: "The root of the tree of deposits.", $ref: "#/$defs/Root" },
        deposit_count: { description: "Number of deposits.", $ref: "#/$defs/Uint64" },
        block_hash: {
          description: "The block of the execution layer at which this was so.",
          $ref: "#/$defs/Hash",
        },
      },
    },
    DepositData: {
      description: "The data sent to the deposit contract.",
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: { description: "Whom withdrawals go to.", $ref: "#/$defs/Bytes32" },
        amount: { $ref: "#/$defs/Gwei" },
        signature: { description: "By the key that is deposited for.", $ref: "#/$defs/BLSSignature" },
      },
    },
    Deposit: {
      description: "A deposit with its proof.",
      type: "object",
      required: ["proof", "data"],
      properties: {
        proof: {
          description: "The branch of the tree of deposits.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 33,
          maxItems: 33,
        },
        data: { $ref: "#/$defs/DepositData" },
      },
    },
    VoluntaryExit: {
      description: "A voluntary exit: a validator's wish to leave.",
      type: "object",
      required: ["epoch", "validator_index"],
      properties: {
        epoch: { description: "The first epoch in which it may be taken.", $ref: "#/$defs/Epoch" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
      },
    },
    SignedVoluntaryExit: {
      description: "A signed voluntary exit.",
      type: "object",
      required: ["message", "signature"],
      properties: { message: { $ref: "#/$defs/VoluntaryExit" }, signature: { $ref: "#/$defs/BLSSignature" } },
    },
    BLSToExecutionChange: {
      description: "A BLS to execution change: a validator's wish to be paid to an address.",
      type: "object",
      required: ["validator_index", "from_bls_pubkey", "to_execution_address"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        from_bls_pubkey: { description: "The key of its credentials so far.", $ref: "#/$defs/BLSPubkey" },
        to_execution_address: {
          description: "Whom withdrawals shall go to.",
          $ref: "#/$defs/ExecutionAddress",
        },
      },
    },
    SignedBLSToExecutionChange: {
      description: "A signed BLS to execution change.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/BLSToExecutionChange" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    SyncAggregate: {
      description: "A sync aggregate: a sync committee's signature of the parent block.",
      type: "object",
      required: ["sync_committee_bits", "sync_committee_signature"],
      properties: {
        sync_committee_bits: {
          description: "The members of the committee that signed.",
          $ref: "#/$defs/Bits",
        },
        sync_committee_signature: { description: "Of all of them together.", $ref: "#/$defs/BLSSignature" },
      },
    },
    DepositRequest: {
      description: "A deposit that the execution layer reports.",
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature", "index"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: { description: "Whom withdrawals go to.", $ref: "#/$defs/Bytes32" },
        amount: { $ref: "#/$defs/Gwei" },
        signature: { $ref: "#/$defs/BLSSignature" },
        index: { description: "The deposit's number.", $ref: "#/$defs/Uint64" },
      },
    },
    WithdrawalRequest: {
      description: "A withdrawal that the execution layer requests.",
      type: "object",
      required: ["source_address", "validator_pubkey", "amount"],
      properties: {
        source_address: { description: "The address that requested it.", $ref: "#/$defs/ExecutionAddress" },
        validator_pubkey: { $ref: "#/$defs/BLSPubkey" },
        amount: {
          description: "The amount, in gwei; 0 withdraws everything, and the validator exits.",
          $ref: "#/$defs/Gwei",
        },
      },
    },
    ConsolidationRequest: {
      description: "A consolidation, which moves one validator's stake to another, that the execution layer requests.",
      type: "object",
      required: ["source_address", "source_pubkey", "target_pubkey"],
      properties: {
        source_address: { description: "The address that requested it.", $ref: "#/$defs/ExecutionAddress" },
        source_pubkey: { description: "Whose stake is moved.", $ref: "#/$defs/BLSPubkey" },
        target_pubkey: { description: "The recipient.", $ref: "#/$defs/BLSPubkey" },
      },
    },
    ExecutionRequests: {
      description: "Requests from the execution layer to the consensus layer.",
      type: "object",
      required: ["deposits", "withdrawals", "consolidations"],
      properties: {
        deposits: {
          description: "Deposits.",
          type: "array",
          items: { $ref: "#/$defs/DepositRequest" },
          maxItems: 8192,
        },
        withdrawals: {
          description: "Withdrawals.",
          type: "array",
          items: { $ref: "#/$defs/WithdrawalRequest" },
          maxItems: 16,
        },
        consolidations: {
          description: "Consolidations.",
          type: "array",
          items: { $ref: "#/$defs/ConsolidationRequest" },
          maxItems: 2,
        },
      },
    },
    PayloadAttestationData: {
      description: "The observation of a member of the payload timeliness committee.",
      type: "object",
      required: ["beacon_block_root", "slot", "payload_present", "blob_data_available"],
      properties: {
        beacon_block_root: { description: "The block.", $ref: "#/$defs/Root" },
        slot: { $ref: "#/$defs/Slot" },
        payload_present: {
          description: "Whether the block's execution payload envelope was seen.",
          type: "boolean",
        },
        blob_data_available: { description: "Whether the data of its blobs is there.", type: "boolean" },
      },
    },
    PayloadAttestation: {
      description: "A payload attestation: what members of the payload timeliness committee have seen.",
      type: "object",
      required: ["aggregation_bits", "data", "signature"],
      properties: {
        aggregation_bits: { description: "The members of the committee that saw it.", $ref: "#/$defs/Bits" },
        data: { $ref: "#/$defs/PayloadAttestationData" },
        signature: { description: "Of all of them together.", $ref: "#/$defs/BLSSignature" },
      },
    },
    PayloadAttestationMessage: {
      description: "A payload attestation of one member.",
      type: "object",
      required: ["validator_index", "data", "signature"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        data: { $ref: "#/$defs/PayloadAttestationData" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    BeaconBlockBodyBase: {
      description: "Fields of block bodies in all forks.",
      type: "object",
      required: [
        "randao_reveal",
        "eth1_data",
        "graffiti",
        "proposer_slashings",
        "attester_slashings",
        "deposits",
        "voluntary_exits",
      ],
      properties: {
        randao_reveal: { description: "The proposer's RANDAO reveal.", $ref: "#/$defs/BLSSignature" },
        eth1_data: { description: "The proposer's vote on the deposit contract.", $ref: "#/$defs/Eth1Data" },
        graffiti: { $ref: "#/$defs/Graffiti" },
        proposer_slashings: {
          description: "Proposer slashings.",
          type: "array",
          items: { $ref: "#/$defs/ProposerSlashing" },
        },
        attester_slashings: {
          description: "Attester slashings.",
          type: "array",
          items: { $ref: "#/$defs/AttesterSlashing" },
        },
        deposits: { description: "Deposits.", type: "array", items: { $ref: "#/$defs/Deposit" } },
        voluntary_exits: {
          description: "Voluntary exits.",
          type: "array",
          items: { $ref: "#/$defs/SignedVoluntaryExit" },
        },
      },
    },
    Phase0BeaconBlockBody: {
      description: "The body of a block, as of phase0.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBodyBase" },
        {
          type: "object",
          required: ["attestations"],
          properties: {
            attestations: {
              description: "Attestations.",
              type: "array",
              items: { $ref: "#/$defs/Phase0Attestation" },
            },
          },
        },
      ],
    },
    AltairBeaconBlockBody: {
      description: "The body of a block, as of altair.",
      allOf: [
        { $ref: "#/$defs/Phase0BeaconBlockBody" },
        {
          type: "object",
          required: ["sync_aggregate"],
          properties: { sync_aggregate: { $ref: "#/$defs/SyncAggregate" } },
        },
      ],
    },
    BellatrixBeaconBlockBody: {
      description: "The body of a block, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload"],
          properties: { execution_payload: { $ref: "#/$defs/BellatrixExecutionPayload" } },
        },
      ],
    },
    CapellaBeaconBlockBody: {
      description: "The body of a block, as of capella.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload", "bls_to_execution_changes"],
          properties: {
            execution_payload: { $ref: "#/$defs/CapellaExecutionPayload" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
          },
        },
      ],
    },
    DenebBeaconBlockBody: {
      description: "The body of a block, as of deneb.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload", "bls_to_execution_changes", "blob_kzg_commitments"],
          properties: {
            execution_payload: { $ref: "#/$defs/DenebExecutionPayload" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "The commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
          },
        },
      ],
    },
    ElectraBeaconBlockBody: {
      description: "The body of a block, as of electra and fulu.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBodyBase" },
        {
          type: "object",
          required: [
            "attestations",
            "sync_aggregate",
            "execution_payload",
            "bls_to_execution_changes",
            "blob_kzg_commitments",
            "execution_requests",
          ],
          properties: {
            attestations: {
              description: "Attestations.",
              type: "array",
              items: { $ref: "#/$defs/ElectraAttestation" },
            },
            sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
            execution_payload: { $ref: "#/$defs/DenebExecutionPayload" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "The commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
            execution_requests: { $ref: "#/$defs/ExecutionRequests" },
          },
        },
      ],
    },
    BellatrixBlindedBeaconBlockBody: {
      description: "The body of a block, as of bellatrix, without its transactions.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header"],
          properties: { execution_payload_header: { $ref: "#/$defs/BellatrixExecutionPayloadHeader" } },
        },
      ],
    },
    CapellaBlindedBeaconBlockBody: {
      description: "The body of a block, as of capella, without its transactions.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header", "bls_to_execution_changes"],
          properties: {
            execution_payload_header: { $ref: "#/$defs/CapellaExecutionPayloadHeader" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
          },
        },
      ],
    },
    DenebBlindedBeaconBlockBody: {
      description: "The body of a block, as of deneb, without its transactions.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header", "bls_to_execution_changes", "blob_kzg_commitments"],
          properties: {
            execution_payload_header: { $ref: "#/$defs/DenebExecutionPayloadHeader" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "The commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
          },
        },
      ],
    },
    ElectraBlindedBeaconBlockBody: {
      description: "The body of a block, as of electra and fulu, without its transactions.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBodyBase" },
        {
          type: "object",
          required: [
            "attestations",
            "sync_aggregate",
            "execution_payload_header",
            "bls_to_execution_changes",
            "blob_kzg_commitments",
            "execution_requests",
          ],
          properties: {
            attestations: {
              description: "Attestations.",
              type: "array",
              items: { $ref: "#/$defs/ElectraAttestation" },
            },
            sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
            execution_payload_header: { $ref: "#/$defs/DenebExecutionPayloadHeader" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "The commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
            execution_requests: { $ref: "#/$defs/ExecutionRequests" },
          },
        },
      ],
    },
    GloasBeaconBlockBody: {
      description: "The body of a block, as of gloas: a builder's bid replaces the payload.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBodyBase" },
        {
          type: "object",
          required: [
            "attestations",
            "sync_aggregate",
            "bls_to_execution_changes",
            "signed_execution_payload_bid",
            "payload_attestations",
            "parent_execution_requests",
          ],
          properties: {
            attestations: {
              description: "Attestations.",
              type: "array",
              items: { $ref: "#/$defs/ElectraAttestation" },
            },
            sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
            bls_to_execution_changes: {
              description: "BLS to execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            signed_execution_payload_bid: { $ref: "#/$defs/SignedExecutionPayloadBid" },
            payload_attestations: {
              description: "Payload attestations.",
              type: "array",
              items: { $ref: "#/$defs/PayloadAttestation" },
              maxItems: 4,
            },
            parent_execution_requests: {
              description: "The execution requests of the parent's payload.",
              $ref: "#/$defs/ExecutionRequests",
            },
          },
        },
      ],
    },
    Phase0BeaconBlock: {
      description: "A block, as of phase0.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/Phase0BeaconBlockBody" } },
        },
      ],
    },
    Phase0SignedBeaconBlock: {
      description: "A signed block, as of phase0.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/Phase0BeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    AltairBeaconBlock: {
      description: "A block, as of altair.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/AltairBeaconBlockBody" } },
        },
      ],
    },
    AltairSignedBeaconBlock: {
      description: "A signed block, as of altair.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/AltairBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    BellatrixBeaconBlock: {
      description: "A block, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/BellatrixBeaconBlockBody" } },
        },
      ],
    },
    BellatrixSignedBeaconBlock: {
      description: "A signed block, as of bellatrix.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/BellatrixBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    CapellaBeaconBlock: {
      description: "A block, as of capella.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/CapellaBeaconBlockBody" } },
        },
      ],
    },
    CapellaSignedBeaconBlock: {
      description: "A signed block, as of capella.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/CapellaBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    DenebBeaconBlock: {
      description: "A block, as of deneb.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/DenebBeaconBlockBody" } },
        },
      ],
    },
    DenebSignedBeaconBlock: {
      description: "A signed block, as of deneb.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/DenebBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    ElectraBeaconBlock: {
      description: "A block, as of electra and fulu.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/ElectraBeaconBlockBody" } },
        },
      ],
    },
    ElectraSignedBeaconBlock: {
      description: "A signed block, as of electra and fulu.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ElectraBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    GloasBeaconBlock: {
      description: "A block, as of gloas.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/GloasBeaconBlockBody" } },
        },
      ],
    },
    GloasSignedBeaconBlock: {
      description: "A signed block, as of gloas.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/GloasBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    BellatrixBlindedBeaconBlock: {
      description: "A blinded block, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/BellatrixBlindedBeaconBlockBody" } },
        },
      ],
    },
    BellatrixSignedBlindedBeaconBlock: {
      description: "A signed blinded block, as of bellatrix.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/BellatrixBlindedBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    CapellaBlindedBeaconBlock: {
      description: "A blinded block, as of capella.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/CapellaBlindedBeaconBlockBody" } },
        },
      ],
    },
    CapellaSignedBlindedBeaconBlock: {
      description: "A signed blinded block, as of capella.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/CapellaBlindedBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    DenebBlindedBeaconBlock: {
      description: "A blinded block, as of deneb.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/DenebBlindedBeaconBlockBody" } },
        },
      ],
    },
    DenebSignedBlindedBeaconBlock: {
      description: "A signed blinded block, as of deneb.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/DenebBlindedBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    ElectraBlindedBeaconBlock: {
      description: "A blinded block, as of electra and fulu.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "#/$defs/ElectraBlindedBeaconBlockBody" } },
        },
      ],
    },
    ElectraSignedBlindedBeaconBlock: {
      description: "A signed blinded block, as of electra and fulu.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ElectraBlindedBeaconBlock" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    DenebBlockContents: {
      description: "A block to sign and its blobs, as of deneb.",
      type: "object",
      required: ["block", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/DenebBeaconBlock" },
        kzg_proofs: {
          description: "The proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    DenebSignedBlockContents: {
      description: "A signed block and its blobs, as of deneb.",
      type: "object",
      required: ["signed_block", "kzg_proofs", "blobs"],
      properties: {
        signed_block: { $ref: "#/$defs/DenebSignedBeaconBlock" },
        kzg_proofs: {
          description: "The proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    ElectraBlockContents: {
      description: "A block to sign and its blobs, as of electra.",
      type: "object",
      required: ["block", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/ElectraBeaconBlock" },
        kzg_proofs: {
          description: "The proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    ElectraSignedBlockContents: {
      description: "A signed block and its blobs, as of electra.",
      type: "object",
      required: ["signed_block", "kzg_proofs", "blobs"],
      properties: {
        signed_block: { $ref: "#/$defs/ElectraSignedBeaconBlock" },
        kzg_proofs: {
          description: "The proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    FuluBlockContents: {
      description: "A block to sign and its blobs, as of fulu.",
      type: "object",
      required: ["block", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/ElectraBeaconBlock" },
        kzg_proofs: {
          description: "The proofs of the blobs' cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    FuluSignedBlockContents: {
      description: "A signed block and its blobs, as of fulu.",
      type: "object",
      required: ["signed_block", "kzg_proofs", "blobs"],
      properties: {
        signed_block: { $ref: "#/$defs/ElectraSignedBeaconBlock" },
        kzg_proofs: {
          description: "The proofs of the blobs' cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    GloasBlockContents: {
      description: "A block to sign with the payload that its proposer has built, as of gloas.",
      type: "object",
      required: ["block", "execution_payload_envelope", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/GloasBeaconBlock" },
        execution_payload_envelope: { $ref: "#/$defs/ExecutionPayloadEnvelope" },
        kzg_proofs: {
          description: "The proofs of the blobs' cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    ExecutionTransaction: {
      description: "A transaction of the execution layer as it is signed, in bytes.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2})*$",
    },
    ExtraData: {
      description: "Up to 32 bytes that the payload's builder chose.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2}){0,32}$",
    },
    LogsBloom: {
      description: "The bloom filter of the logs, 256 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{512}$",
    },
    BlockAccessList: {
      description: "The accounts and slots that a block touches, in RLP as EIP-7928 defines it.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2})*$",
    },
    Blob: {
      description: "A blob: 4,096 field elements of 32 bytes.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{64})*$",
    },
    Withdrawal: {
      description: "An amount that is paid from the consensus layer to an address.",
      type: "object",
      required: ["index", "validator_index", "address", "amount"],
      properties: {
        index: { description: "The withdrawal's number.", $ref: "#/$defs/Uint64" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        address: { description: "The recipient.", $ref: "#/$defs/ExecutionAddress" },
        amount: { $ref: "#/$defs/Gwei" },
      },
    },
    ExecutionPayloadBase: {
      description: "Fields of execution payloads and their headers in all forks.",
      type: "object",
      required: [
        "parent_hash",
        "fee_recipient",
        "state_root",
        "receipts_root",
        "logs_bloom",
        "prev_randao",
        "block_number",
        "gas_limit",
        "gas_used",
        "timestamp",
        "extra_data",
        "base_fee_per_gas",
        "block_hash",
      ],
      properties: {
        parent_hash: { description: "The parent block's hash.", $ref: "#/$defs/Hash" },
        fee_recipient: { description: "The recipient of the fees.", $ref: "#/$defs/ExecutionAddress" },
        state_root: { description: "The root of the state after it.", $ref: "#/$defs/Bytes32" },
        receipts_root: { description: "The root of the receipts.", $ref: "#/$defs/Bytes32" },
        logs_bloom: { $ref: "#/$defs/LogsBloom" },
        prev_randao: { description: "The RANDAO mix before it.", $ref: "#/$defs/Bytes32" },
        block_number: { description: "The block's number.", $ref: "#/$defs/Uint64" },
        gas_limit: { description: "The gas limit.", $ref: "#/$defs/Gas" },
        gas_used: { description: "Gas used by the payload.", $ref: "#/$defs/Gas" },
        timestamp: { description: "When its slot began.", $ref: "#/$defs/UnixTime" },
        extra_data: { $ref: "#/$defs/ExtraData" },
        base_fee_per_gas: { description: "The price of gas that is burnt, in wei.", $ref: "#/$defs/Uint256" },
        block_hash: { description: "The block's hash.", $ref: "#/$defs/Hash" },
      },
    },
    BellatrixExecutionPayload: {
      description: "A block of the execution layer, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/ExecutionPayloadBase" },
        {
          type: "object",
          required: ["transactions"],
          properties: {
            transactions: {
              description: "Its transactions.",
              type: "array",
              items: { $ref: "#/$defs/ExecutionTransaction" },
              maxItems: 1048576,
            },
          },
        },
      ],
    },
    CapellaExecutionPayload: {
      description: "A block of the execution layer, as of capella.",
      allOf: [
        { $ref: "#/$defs/BellatrixExecutionPayload" },
        {
          type: "object",
          required: ["withdrawals"],
          properties: {
            withdrawals: {
              description: "The withdrawals from the consensus layer.",
              type: "array",
              items: { $ref: "#/$defs/Withdrawal" },
              maxItems: 16,
            },
          },
        },
      ],
    },
    DenebExecutionPayload: {
      description: "A block of the execution layer, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/CapellaExecutionPayload" },
        {
          type: "object",
          required: ["blob_gas_used", "excess_blob_gas"],
          properties: {
            blob_gas_used: { description: "Gas used by the payload's blobs.", $ref: "#/$defs/Gas" },
            excess_blob_gas: {
              description: "By how much gas blobs used more than they should, up to here.",
              $ref: "#/$defs/Gas",
            },
          },
        },
      ],
    },
    GloasExecutionPayload: {
      description: "A block of the execution layer, as of gloas.",
      allOf: [
        { $ref: "#/$defs/DenebExecutionPayload" },
        {
          type: "object",
          required: ["block_access_list", "slot_number"],
          properties: {
            block_access_list: { $ref: "#/$defs/BlockAccessList" },
            slot_number: { $ref: "#/$defs/Slot" },
          },
        },
      ],
    },
    BellatrixExecutionPayloadHeader: {
      description: "The header of a block of the execution layer, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/ExecutionPayloadBase" },
        {
          type: "object",
          required: ["transactions_root"],
          properties: {
            transactions_root: { description: "The root of its transactions.", $ref: "#/$defs/Root" },
          },
        },
      ],
    },
    CapellaExecutionPayloadHeader: {
      description: "The header of a block of the execution layer, as of capella.",
      allOf: [
        { $ref: "#/$defs/BellatrixExecutionPayloadHeader" },
        {
          type: "object",
          required: ["withdrawals_root"],
          properties: {
            withdrawals_root: { description: "The root of its withdrawals.", $ref: "#/$defs/Root" },
          },
        },
      ],
    },
    DenebExecutionPayloadHeader: {
      description: "The header of a block of the execution layer, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/CapellaExecutionPayloadHeader" },
        {
          type: "object",
          required: ["blob_gas_used", "excess_blob_gas"],
          properties: {
            blob_gas_used: { description: "Gas used by the payload's blobs.", $ref: "#/$defs/Gas" },
            excess_blob_gas: {
              description: "By how much gas blobs used more than they should, up to here.",
              $ref: "#/$defs/Gas",
            },
          },
        },
      ],
    },
    ExecutionPayloadBid: {
      description: "A builder's bid of an execution payload.",
      type: "object",
      required: [
        "parent_block_hash",
        "parent_block_root",
        "block_hash",
        "prev_randao",
        "fee_recipient",
        "gas_limit",
        "builder_index",
        "slot",
        "value",
        "execution_payment",
        "blob_kzg_commitments",
        "execution_requests_root",
      ],
      properties: {
        parent_block_hash: { description: "The parent block of the execution layer.", $ref: "#/$defs/Hash" },
        parent_block_root: { description: "The parent block.", $ref: "#/$defs/Root" },
        block_hash: { description: "The payload's block hash.", $ref: "#/$defs/Hash" },
        prev_randao: { description: "The RANDAO mix before it.", $ref: "#/$defs/Bytes32" },
        fee_recipient: { description: "The recipient of the payment.", $ref: "#/$defs/ExecutionAddress" },
        gas_limit: { description: "Maximum gas of the payload.", $ref: "#/$defs/Gas" },
        builder_index: { $ref: "#/$defs/BuilderIndex" },
        slot: { $ref: "#/$defs/Slot" },
        value: { description: "The builder's payment to the proposer on this layer.", $ref: "#/$defs/Gwei" },
        execution_payment: {
          description: "The builder's further payment on the execution layer.",
          $ref: "#/$defs/Gwei",
        },
        blob_kzg_commitments: {
          description: "The commitments to the payload's blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGCommitment" },
        },
        execution_requests_root: {
          description: "The root of what the execution layer requests.",
          $ref: "#/$defs/Root",
        },
      },
    },
    SignedExecutionPayloadBid: {
      description: "A builder's signed bid of an execution payload.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ExecutionPayloadBid" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    ExecutionPayloadEnvelope: {
      description: "An execution payload envelope: a payload with the block that it belongs to.",
      type: "object",
      required: [
        "payload",
        "execution_requests",
        "builder_index",
        "beacon_block_root",
        "parent_beacon_block_root",
      ],
      properties: {
        payload: { $ref: "#/$defs/GloasExecutionPayload" },
        execution_requests: { $ref: "#/$defs/ExecutionRequests" },
        builder_index: { description: "The builder.", $ref: "#/$defs/BuilderIndex" },
        beacon_block_root: { description: "The block that it belongs to.", $ref: "#/$defs/Root" },
        parent_beacon_block_root: { description: "The parent root of that block.", $ref: "#/$defs/Root" },
      },
    },
    SignedExecutionPayloadEnvelope: {
      description: "A signed execution payload envelope.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ExecutionPayloadEnvelope" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    SignedExecutionPayloadEnvelopeContents: {
      description: "A signed execution payload envelope with its blobs, for a node that does not have them.",
      type: "object",
      required: ["signed_execution_payload_envelope", "kzg_proofs", "blobs"],
      properties: {
        signed_execution_payload_envelope: { $ref: "#/$defs/SignedExecutionPayloadEnvelope" },
        kzg_proofs: {
          description: "The proofs of the blobs' cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    Validator: {
      description: "A validator in the registry.",
      type: "object",
      required: [
        "pubkey",
        "withdrawal_credentials",
        "effective_balance",
        "slashed",
        "activation_eligibility_epoch",
        "activation_epoch",
        "exit_epoch",
        "withdrawable_epoch",
      ],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: { description: "Whom withdrawals go to.", $ref: "#/$defs/Bytes32" },
        effective_balance: { description: "The balance that counts.", $ref: "#/$defs/Gwei" },
        slashed: { description: "Whether it was slashed.", type: "boolean" },
        activation_eligibility_epoch: { description: "When it might be activated.", $ref: "#/$defs/Epoch" },
        activation_epoch: { description: "When it was activated.", $ref: "#/$defs/Epoch" },
        exit_epoch: { description: "When it leaves.", $ref: "#/$defs/Epoch" },
        withdrawable_epoch: { description: "When its balance can be withdrawn.", $ref: "#/$defs/Epoch" },
      },
    },
    SyncCommittee: {
      description: "A sync committee by its members' keys.",
      type: "object",
      required: ["pubkeys", "aggregate_pubkey"],
      properties: {
        pubkeys: {
          description: "The members; 512 on mainnet.",
          type: "array",
          items: { $ref: "#/$defs/BLSPubkey" },
        },
        aggregate_pubkey: { description: "The sum of the members' keys.", $ref: "#/$defs/BLSPubkey" },
      },
    },
    HistoricalSummary: {
      description: "The roots of a period of blocks and states.",
      type: "object",
      required: ["block_summary_root", "state_summary_root"],
      properties: {
        block_summary_root: { description: "Of the blocks.", $ref: "#/$defs/Root" },
        state_summary_root: { description: "Of the states.", $ref: "#/$defs/Root" },
      },
    },
    PendingDeposit: {
      description: "A pending deposit.",
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature", "slot"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: { description: "Whom withdrawals go to.", $ref: "#/$defs/Bytes32" },
        amount: { $ref: "#/$defs/Gwei" },
        signature: { $ref: "#/$defs/BLSSignature" },
        slot: { description: "When it was requested.", $ref: "#/$defs/Slot" },
      },
    },
    PendingPartialWithdrawal: {
      description: "A pending partial withdrawal.",
      type: "object",
      required: ["validator_index", "amount", "withdrawable_epoch"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        amount: { $ref: "#/$defs/Gwei" },
        withdrawable_epoch: { description: "When it can be paid.", $ref: "#/$defs/Epoch" },
      },
    },
    PendingConsolidation: {
      description: "A pending consolidation.",
      type: "object",
      required: ["source_index", "target_index"],
      properties: {
        source_index: { description: "Whose stake is moved.", $ref: "#/$defs/ValidatorIndex" },
        target_index: { description: "The recipient.", $ref: "#/$defs/ValidatorIndex" },
      },
    },
    Builder: {
      description: "A builder in its registry.",
      type: "object",
      required: ["pubkey", "version", "execution_address", "balance", "deposit_epoch", "withdrawable_epoch"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        version: { description: "The builder's version.", $ref: "#/$defs/Uint8" },
        execution_address: { description: "Whom withdrawals go to.", $ref: "#/$defs/ExecutionAddress" },
        balance: { $ref: "#/$defs/Gwei" },
        deposit_epoch: { description: "When its deposit was processed.", $ref: "#/$defs/Epoch" },
        withdrawable_epoch: { description: "When its balance can be withdrawn.", $ref: "#/$defs/Epoch" },
      },
    },
    BeaconStateBase: {
      description: "Fields of states in all forks.",
      type: "object",
      required: [
        "genesis_time",
        "genesis_validators_root",
        "slot",
        "fork",
        "latest_block_header",
        "block_roots",
        "state_roots",
        "historical_roots",
        "eth1_data",
        "eth1_data_votes",
        "eth1_deposit_index",
        "validators",
        "balances",
        "randao_mixes",
        "slashings",
        "justification_bits",
        "previous_justified_checkpoint",
        "current_justified_checkpoint",
        "finalized_checkpoint",
      ],
      properties: {
        genesis_time: { description: "When the chain began.", $ref: "#/$defs/UnixTime" },
        genesis_validators_root: { description: "The root of the first validators.", $ref: "#/$defs/Root" },
        slot: { $ref: "#/$defs/Slot" },
        fork: { $ref: "#/$defs/Fork" },
        latest_block_header: { description: "The newest block's header.", $ref: "#/$defs/BeaconBlockHeader" },
        block_roots: {
          description: "The roots of the last 8,192 blocks on mainnet, each at the slot's remainder.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
        },
        state_roots: {
          description: "The roots of the last 8,192 states on mainnet, each at the slot's remainder.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
        },
        historical_roots: {
          description: "The roots of older blocks and states, up to capella.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          maxItems: 16777216,
        },
        eth1_data: {
          description: "The state of the deposit contract that the chain has agreed on.",
          $ref: "#/$defs/Eth1Data",
        },
        eth1_data_votes: {
          description: "The votes on the deposit contract in this period.",
          type: "array",
          items: { $ref: "#/$defs/Eth1Data" },
        },
        eth1_deposit_index: { description: "The next deposit to process.", $ref: "#/$defs/Uint64" },
        validators: { description: "All validators.", type: "array", items: { $ref: "#/$defs/Validator" } },
        balances: {
          description: "All validators' balances.",
          type: "array",
          items: { $ref: "#/$defs/Gwei" },
        },
        randao_mixes: {
          description: "The RANDAO mixes of the last 65,536 epochs on mainnet, each at the epoch's remainder.",
          type: "array",
          items: { $ref: "#/$defs/Bytes32" },
        },
        slashings: {
          description: "The balance slashed in each of the last 8,192 epochs on mainnet.",
          type: "array",
          items: { $ref: "#/$defs/Gwei" },
        },
        justification_bits: {
          description: "The recent epochs that are justified, as bits.",
          $ref: "#/$defs/Bits",
        },
        previous_justified_checkpoint: {
          description: "The justified checkpoint of one epoch ago.",
          $ref: "#/$defs/Checkpoint",
        },
        current_justified_checkpoint: {
          description: "The justified checkpoint.",
          $ref: "#/$defs/Checkpoint",
        },
        finalized_checkpoint: { description: "The finalized checkpoint.", $ref: "#/$defs/Checkpoint" },
      },
    },
    Phase0BeaconState: {
      description: "A state, as of phase0.",
      allOf: [
        { $ref: "#/$defs/BeaconStateBase" },
        {
          type: "object",
          required: ["previous_epoch_attestations", "current_epoch_attestations"],
          properties: {
            previous_epoch_attestations: {
              description: "The attestations of the last epoch.",
              type: "array",
              items: { $ref: "#/$defs/PendingAttestation" },
            },
            current_epoch_attestations: {
              description: "The attestations of this epoch.",
              type: "array",
              items: { $ref: "#/$defs/PendingAttestation" },
            },
          },
        },
      ],
    },
    AltairBeaconState: {
      description: "A state, as of altair.",
      allOf: [
        { $ref: "#/$defs/BeaconStateBase" },
        {
          type: "object",
          required: [
            "previous_epoch_participation",
            "current_epoch_participation",
            "inactivity_scores",
            "current_sync_committee",
            "next_sync_committee",
          ],
          properties: {
            previous_epoch_participation: {
              description: "The participation of each validator in the last epoch, as flags.",
              type: "array",
              items: { $ref: "#/$defs/Uint8" },
            },
            current_epoch_participation: {
              description: "The participation of each validator in this epoch, as flags.",
              type: "array",
              items: { $ref: "#/$defs/Uint8" },
            },
            inactivity_scores: {
              description: "The inactivity score of each validator.",
              type: "array",
              items: { $ref: "#/$defs/Uint64" },
            },
            current_sync_committee: {
              description: "The sync committee of this period.",
              $ref: "#/$defs/SyncCommittee",
            },
            next_sync_committee: {
              description: "The sync committee of the next period.",
              $ref: "#/$defs/SyncCommittee",
            },
          },
        },
      ],
    },
    BellatrixBeaconState: {
      description: "A state, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconState" },
        {
          type: "object",
          required: ["latest_execution_payload_header"],
          properties: {
            latest_execution_payload_header: {
              description: "The newest execution payload's header.",
              $ref: "#/$defs/BellatrixExecutionPayloadHeader",
            },
          },
        },
      ],
    },
    CapellaBeaconState: {
      description: "A state, as of capella.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconState" },
        {
          type: "object",
          required: [
            "latest_execution_payload_header",
            "next_withdrawal_index",
            "next_withdrawal_validator_index",
            "historical_summaries",
          ],
          properties: {
            latest_execution_payload_header: {
              description: "The newest execution payload's header.",
              $ref: "#/$defs/CapellaExecutionPayloadHeader",
            },
            next_withdrawal_index: {
              description: "The number of the next withdrawal.",
              $ref: "#/$defs/Uint64",
            },
            next_withdrawal_validator_index: {
              description: "Whose turn it is to be paid.",
              $ref: "#/$defs/ValidatorIndex",
            },
            historical_summaries: {
              description: "The roots of older blocks and states, since capella.",
              type: "array",
              items: { $ref: "#/$defs/HistoricalSummary" },
              maxItems: 16777216,
            },
          },
        },
      ],
    },
    DenebBeaconState: {
      description: "A state, as of deneb.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconState" },
        {
          type: "object",
          required: [
            "latest_execution_payload_header",
            "next_withdrawal_index",
            "next_withdrawal_validator_index",
            "historical_summaries",
          ],
          properties: {
            latest_execution_payload_header: {
              description: "The newest execution payload's header.",
              $ref: "#/$defs/DenebExecutionPayloadHeader",
            },
            next_withdrawal_index: {
              description: "The number of the next withdrawal.",
              $ref: "#/$defs/Uint64",
            },
            next_withdrawal_validator_index: {
              description: "Whose turn it is to be paid.",
              $ref: "#/$defs/ValidatorIndex",
            },
            historical_summaries: {
              description: "The roots of older blocks and states, since capella.",
              type: "array",
              items: { $ref: "#/$defs/HistoricalSummary" },
              maxItems: 16777216,
            },
          },
        },
      ],
    },
    ElectraBeaconState: {
      description: "A state, as of electra.",
      allOf: [
        { $ref: "#/$defs/DenebBeaconState" },
        {
          type: "object",
          required: [
            "deposit_requests_start_index",
            "deposit_balance_to_consume",
            "exit_balance_to_consume",
            "earliest_exit_epoch",
            "consolidation_balance_to_consume",
            "earliest_consolidation_epoch",
            "pending_deposits",
            "pending_partial_withdrawals",
            "pending_consolidations",
          ],
          properties: {
            deposit_requests_start_index: {
              description: "The first deposit that the execution layer reported.",
              $ref: "#/$defs/Uint64",
            },
            deposit_balance_to_consume: {
              description: "The deposits that can still be credited in this epoch.",
              $ref: "#/$defs/Gwei",
            },
            exit_balance_to_consume: {
              description: "The balance that can still exit in the earliest epoch.",
              $ref: "#/$defs/Gwei",
            },
            earliest_exit_epoch: { description: "The earliest epoch to leave in.", $ref: "#/$defs/Epoch" },
            consolidation_balance_to_consume: {
              description: "The balance that can still be consolidated in the earliest epoch.",
              $ref: "#/$defs/Gwei",
            },
            earliest_consolidation_epoch: {
              description: "The earliest epoch to move stake in.",
              $ref: "#/$defs/Epoch",
            },
            pending_deposits: {
              description: "Pending deposits.",
              type: "array",
              items: { $ref: "#/$defs/PendingDeposit" },
              maxItems: 134217728,
            },
            pending_partial_withdrawals: {
              description: "Pending partial withdrawals.",
              type: "array",
              items: { $ref: "#/$defs/PendingPartialWithdrawal" },
              maxItems: 134217728,
            },
            pending_consolidations: {
              description: "Pending consolidations.",
              type: "array",
              items: { $ref: "#/$defs/PendingConsolidation" },
              maxItems: 262144,
            },
          },
        },
      ],
    },
    FuluBeaconState: {
      description: "A state, as of fulu.",
      allOf: [
        { $ref: "#/$defs/ElectraBeaconState" },
        {
          type: "object",
          required: ["proposer_lookahead"],
          properties: {
            proposer_lookahead: {
              description: "The proposers in the slots of this epoch and the next, in order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorIndex" },
            },
          },
        },
      ],
    },
    SignedExecutionPayloadEnvelopeAnswer: {
      description: "A block's signed execution payload envelope.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "gloas" },
            data: { $ref: "#/$defs/SignedExecutionPayloadEnvelope" },
          },
        },
      ],
    },
    PublishedExecutionPayloadEnvelope: {
      description: "A signed envelope, with its blobs if the header says so.",
      anyOf: [
        { $ref: "#/$defs/SignedExecutionPayloadEnvelopeContents" },
        { $ref: "#/$defs/SignedExecutionPayloadEnvelope" },
      ],
    },
    LightClientBootstrapAnswer: {
      description: "The bootstrap of a light client, by its fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "altair" }, data: { $ref: "#/$defs/AltairLightClientBootstrap" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "bellatrix" },
            data: { $ref: "#/$defs/AltairLightClientBootstrap" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "capella" },
            data: { $ref: "#/$defs/CapellaLightClientBootstrap" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "deneb" }, data: { $ref: "#/$defs/DenebLightClientBootstrap" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "electra" },
            data: { $ref: "#/$defs/ElectraLightClientBootstrap" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "fulu" }, data: { $ref: "#/$defs/ElectraLightClientBootstrap" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/ElectraLightClientBootstrap" } },
        },
      ],
    },
    LightClientUpdateAnswer: {
      description: "A light client update, by its fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "altair" }, data: { $ref: "#/$defs/AltairLightClientUpdate" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "bellatrix" }, data: { $ref: "#/$defs/AltairLightClientUpdate" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "capella" }, data: { $ref: "#/$defs/CapellaLightClientUpdate" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "deneb" }, data: { $ref: "#/$defs/DenebLightClientUpdate" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "electra" }, data: { $ref: "#/$defs/ElectraLightClientUpdate" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "fulu" }, data: { $ref: "#/$defs/ElectraLightClientUpdate" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/ElectraLightClientUpdate" } },
        },
      ],
    },
    LightClientFinalityUpdateAnswer: {
      description: "A finality update for light clients, by its fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "altair" },
            data: { $ref: "#/$defs/AltairLightClientFinalityUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "bellatrix" },
            data: { $ref: "#/$defs/AltairLightClientFinalityUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "capella" },
            data: { $ref: "#/$defs/CapellaLightClientFinalityUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "deneb" },
            data: { $ref: "#/$defs/DenebLightClientFinalityUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "electra" },
            data: { $ref: "#/$defs/ElectraLightClientFinalityUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "fulu" },
            data: { $ref: "#/$defs/ElectraLightClientFinalityUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "gloas" },
            data: { $ref: "#/$defs/ElectraLightClientFinalityUpdate" },
          },
        },
      ],
    },
    LightClientOptimisticUpdateAnswer: {
      description: "An optimistic update for light clients, by its fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "altair" },
            data: { $ref: "#/$defs/AltairLightClientOptimisticUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "bellatrix" },
            data: { $ref: "#/$defs/AltairLightClientOptimisticUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "capella" },
            data: { $ref: "#/$defs/CapellaLightClientOptimisticUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "deneb" },
            data: { $ref: "#/$defs/DenebLightClientOptimisticUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "electra" },
            data: { $ref: "#/$defs/ElectraLightClientOptimisticUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "fulu" },
            data: { $ref: "#/$defs/ElectraLightClientOptimisticUpdate" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "gloas" },
            data: { $ref: "#/$defs/ElectraLightClientOptimisticUpdate" },
          },
        },
      ],
    },
    SyncCommitteePeriod: {
      description: "A period of a sync committee, decimal: 256 epochs on mainnet.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    AltairLightClientHeader: {
      description: "A block's header for light clients, as of altair and bellatrix.",
      type: "object",
      required: ["beacon"],
      properties: { beacon: { $ref: "#/$defs/BeaconBlockHeader" } },
    },
    CapellaLightClientHeader: {
      description: "A block's header for light clients, as of capella.",
      allOf: [
        { $ref: "#/$defs/AltairLightClientHeader" },
        {
          type: "object",
          required: ["execution", "execution_branch"],
          properties: {
            execution: { $ref: "#/$defs/CapellaExecutionPayloadHeader" },
            execution_branch: {
              description: "The proof that the execution payload belongs to the block.",
              type: "array",
              items: { $ref: "#/$defs/Root" },
              minItems: 4,
              maxItems: 4,
            },
          },
        },
      ],
    },
    DenebLightClientHeader: {
      description: "A block's header for light clients, since deneb.",
      allOf: [
        { $ref: "#/$defs/AltairLightClientHeader" },
        {
          type: "object",
          required: ["execution", "execution_branch"],
          properties: {
            execution: { $ref: "#/$defs/DenebExecutionPayloadHeader" },
            execution_branch: {
              description: "The proof that the execution payload belongs to the block.",
              type: "array",
              items: { $ref: "#/$defs/Root" },
              minItems: 4,
              maxItems: 4,
            },
          },
        },
      ],
    },
    AltairLightClientBootstrap: {
      description: "The bootstrap of a light client, as of altair and bellatrix.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/AltairLightClientHeader" },
        current_sync_committee: {
          description: "The sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "The proof of the sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
      },
    },
    CapellaLightClientBootstrap: {
      description: "The bootstrap of a light client, as of capella.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/CapellaLightClientHeader" },
        current_sync_committee: {
          description: "The sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "The proof of the sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
      },
    },
    DenebLightClientBootstrap: {
      description: "The bootstrap of a light client, as of deneb.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/DenebLightClientHeader" },
        current_sync_committee: {
          description: "The sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "The proof of the sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
      },
    },
    ElectraLightClientBootstrap: {
      description: "The bootstrap of a light client, since electra.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/DenebLightClientHeader" },
        current_sync_committee: {
          description: "The sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "The proof of the sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
      },
    },
    AltairLightClientUpdate: {
      description: "A light client update, as of altair and bellatrix.",
      type: "object",
      required: [
        "attested_header",
        "next_sync_committee",
        "next_sync_committee_branch",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "The proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    CapellaLightClientUpdate: {
      description: "A light client update, as of capella.",
      type: "object",
      required: [
        "attested_header",
        "next_sync_committee",
        "next_sync_committee_branch",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "The proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    DenebLightClientUpdate: {
      description: "A light client update, as of deneb.",
      type: "object",
      required: [
        "attested_header",
        "next_sync_committee",
        "next_sync_committee_branch",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "The proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    ElectraLightClientUpdate: {
      description: "A light client update, since electra.",
      type: "object",
      required: [
        "attested_header",
        "next_sync_committee",
        "next_sync_committee_branch",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "The proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 7,
          maxItems: 7,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    AltairLightClientFinalityUpdate: {
      description: "A finality update for light clients, as of altair and bellatrix.",
      type: "object",
      required: [
        "attested_header",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    CapellaLightClientFinalityUpdate: {
      description: "A finality update for light clients, as of capella.",
      type: "object",
      required: [
        "attested_header",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    DenebLightClientFinalityUpdate: {
      description: "A finality update for light clients, as of deneb.",
      type: "object",
      required: [
        "attested_header",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    ElectraLightClientFinalityUpdate: {
      description: "A finality update for light clients, since electra.",
      type: "object",
      required: [
        "attested_header",
        "finalized_header",
        "finality_branch",
        "sync_aggregate",
        "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finalized_header: {
          description: "The block that is finalized.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "The proof that the block is finalized.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 7,
          maxItems: 7,
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    AltairLightClientOptimisticUpdate: {
      description: "An optimistic update for light clients, as of altair and bellatrix.",
      type: "object",
      required: ["attested_header", "sync_aggregate", "signature_slot"],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    CapellaLightClientOptimisticUpdate: {
      description: "An optimistic update for light clients, as of capella.",
      type: "object",
      required: ["attested_header", "sync_aggregate", "signature_slot"],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    DenebLightClientOptimisticUpdate: {
      description: "An optimistic update for light clients, as of deneb.",
      type: "object",
      required: ["attested_header", "sync_aggregate", "signature_slot"],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    ElectraLightClientOptimisticUpdate: {
      description: "An optimistic update for light clients, since electra.",
      type: "object",
      required: ["attested_header", "sync_aggregate", "signature_slot"],
      properties: {
        attested_header: {
          description: "The block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    PoolAttestationsAnswer: {
      description: "Attestations that the node knows of, by fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "phase0" },
            data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "altair" },
            data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "bellatrix" },
            data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "capella" },
            data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "deneb" },
            data: { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "electra" },
            data: { type: "array", items: { $ref: "#/$defs/ElectraAttestation" } },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "fulu" },
            data: { type: "array", items: { $ref: "#/$defs/ElectraAttestation" } },
          },
        },
      ],
    },
    PoolAttesterSlashingsAnswer: {
      description: "Attester slashings that the node knows of.",
      type: "object",
      required: ["version", "data"],
      properties: {
        version: { description: "The fork.", $ref: "#/$defs/ConsensusVersion" },
        data: { description: "The slashings.", type: "array", items: { $ref: "#/$defs/AttesterSlashing" } },
      },
    },
    PoolProposerSlashingsAnswer: {
      description: "Proposer slashings that the node knows of.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The slashings.", type: "array", items: { $ref: "#/$defs/ProposerSlashing" } },
      },
    },
    PoolVoluntaryExitsAnswer: {
      description: "Voluntary exits that the node knows of.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The exits.", type: "array", items: { $ref: "#/$defs/SignedVoluntaryExit" } },
      },
    },
    PoolBLSToExecutionChangesAnswer: {
      description: "BLS to execution changes that the node knows of.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The changes.",
          type: "array",
          items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
        },
      },
    },
    PoolPayloadAttestationsAnswer: {
      description: "Payload attestations that the node knows of.",
      type: "object",
      required: ["version", "data"],
      properties: {
        version: { const: "gloas" },
        data: {
          description: "The requested attestations.",
          type: "array",
          items: { $ref: "#/$defs/PayloadAttestation" },
        },
      },
    },
    SubmittedAttestations: {
      description: "Attestations: since electra those of one validator each.",
      anyOf: [
        { type: "array", items: { $ref: "#/$defs/SingleAttestation" } },
        { type: "array", items: { $ref: "#/$defs/Phase0Attestation" } },
      ],
    },
    SyncCommitteeMessage: {
      description: "A sync committee member's signature of a block.",
      type: "object",
      required: ["slot", "beacon_block_root", "validator_index", "signature"],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        beacon_block_root: { description: "The block.", $ref: "#/$defs/Root" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    BlockRewards: {
      description: "Block rewards: what a block earned its proposer.",
      type: "object",
      required: [
        "proposer_index",
        "total",
        "attestations",
        "sync_aggregate",
        "proposer_slashings",
        "attester_slashings",
      ],
      properties: {
        proposer_index: { description: "The proposer.", $ref: "#/$defs/ValidatorIndex" },
        total: { description: "All of it.", $ref: "#/$defs/Gwei" },
        attestations: { description: "For attestations.", $ref: "#/$defs/Gwei" },
        sync_aggregate: { description: "For the sync committee's signatures.", $ref: "#/$defs/Gwei" },
        proposer_slashings: { description: "For proposer slashings.", $ref: "#/$defs/Gwei" },
        attester_slashings: { description: "For attester slashings.", $ref: "#/$defs/Gwei" },
      },
    },
    BlockRewardsAnswer: {
      description: "Block rewards: what a block earned its proposer.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/BlockRewards" } } },
      ],
    },
    SyncCommitteeReward: {
      description: "The reward of a sync committee member for a block.",
      type: "object",
      required: ["validator_index", "reward"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        reward: { description: "The amount.", $ref: "#/$defs/SignedGwei" },
      },
    },
    SyncCommitteeRewardsAnswer: {
      description: "Sync committee rewards: what members earned by a block.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "One a member.",
              type: "array",
              items: { $ref: "#/$defs/SyncCommitteeReward" },
            },
          },
        },
      ],
    },
    IdealAttestationReward: {
      description: "The highest attestation reward a validator with a given balance could have earned.",
      type: "object",
      required: ["effective_balance", "head", "target", "source", "inactivity"],
      properties: {
        effective_balance: { description: "The balance.", $ref: "#/$defs/Gwei" },
        head: { description: "For the vote for the head.", $ref: "#/$defs/SignedGwei" },
        target: { description: "For the vote for the target.", $ref: "#/$defs/SignedGwei" },
        source: { description: "For the vote for the source.", $ref: "#/$defs/SignedGwei" },
        inclusion_delay: { description: "For coming soon; only in phase0.", $ref: "#/$defs/Gwei" },
        inactivity: { description: "The penalty while nothing is finalized.", $ref: "#/$defs/SignedGwei" },
      },
    },
    AttestationReward: {
      description: "The attestation reward of a validator.",
      type: "object",
      required: ["validator_index", "head", "target", "source", "inactivity"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        head: { description: "For the vote for the head.", $ref: "#/$defs/SignedGwei" },
        target: { description: "For the vote for the target.", $ref: "#/$defs/SignedGwei" },
        source: { description: "For the vote for the source.", $ref: "#/$defs/SignedGwei" },
        inclusion_delay: { description: "For coming soon; only in phase0.", $ref: "#/$defs/Gwei" },
        inactivity: { description: "The penalty while nothing is finalized.", $ref: "#/$defs/SignedGwei" },
      },
    },
    AttestationsRewards: {
      description: "Attestation rewards of an epoch.",
      type: "object",
      required: ["ideal_rewards", "total_rewards"],
      properties: {
        ideal_rewards: {
          description: "The highest possible rewards, by balance.",
          type: "array",
          items: { $ref: "#/$defs/IdealAttestationReward" },
        },
        total_rewards: {
          description: "The rewards earned, by validator.",
          type: "array",
          items: { $ref: "#/$defs/AttestationReward" },
        },
      },
    },
    AttestationsRewardsAnswer: {
      description: "Attestation rewards of an epoch.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/AttestationsRewards" } } },
      ],
    },
    AttesterDuty: {
      description: "When a validator has to attest.",
      type: "object",
      required: [
        "pubkey",
        "validator_index",
        "committee_index",
        "committee_length",
        "committees_at_slot",
        "validator_committee_index",
        "slot",
      ],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        committee_index: { $ref: "#/$defs/CommitteeIndex" },
        committee_length: { description: "Number of validators in the committee.", $ref: "#/$defs/Uint64" },
        committees_at_slot: { description: "Number of committees in the slot.", $ref: "#/$defs/Uint64" },
        validator_committee_index: {
          description: "The validator's place in the committee.",
          $ref: "#/$defs/Uint64",
        },
        slot: { $ref: "#/$defs/Slot" },
      },
    },
    ProposerDuty: {
      description: "When a validator has to propose a block.",
      type: "object",
      required: ["pubkey", "validator_index", "slot"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        slot: { $ref: "#/$defs/Slot" },
      },
    },
    SyncDuty: {
      description: "The places of a validator in the sync committee.",
      type: "object",
      required: ["pubkey", "validator_index", "validator_sync_committee_indices"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        validator_sync_committee_indices: {
          description: "Its places in the committee.",
          type: "array",
          items: { $ref: "#/$defs/Uint64" },
          minItems: 1,
        },
      },
    },
    PtcDuty: {
      description: "When a validator is in the payload timeliness committee.",
      type: "object",
      required: ["pubkey", "validator_index", "slot"],
      properties: {
        pubkey: { $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        slot: { $ref: "#/$defs/Slot" },
      },
    },
    AttesterDutiesAnswer: {
      description: "Attester duties of validators.",
      type: "object",
      required: ["dependent_root", "execution_optimistic", "data"],
      properties: {
        dependent_root: {
          description: "The block that the duties follow from. If a reorganization replaces it, they are void.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        data: { description: "The duties.", type: "array", items: { $ref: "#/$defs/AttesterDuty" } },
      },
    },
    ProposerDutiesAnswer: {
      description: "Proposer duties of an epoch.",
      type: "object",
      required: ["dependent_root", "execution_optimistic", "data"],
      properties: {
        dependent_root: {
          description: "The block that the duties follow from. If a reorganization replaces it, they are void.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        data: { description: "The duties.", type: "array", items: { $ref: "#/$defs/ProposerDuty" } },
      },
    },
    SyncDutiesAnswer: {
      description: "Sync committee duties of validators.",
      type: "object",
      required: ["execution_optimistic", "data"],
      properties: {
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        data: { description: "The duties.", type: "array", items: { $ref: "#/$defs/SyncDuty" } },
      },
    },
    PtcDutiesAnswer: {
      description: "Duties of validators in the payload timeliness committee.",
      type: "object",
      required: ["dependent_root", "execution_optimistic", "data"],
      properties: {
        dependent_root: {
          description: "The block that the duties follow from. If a reorganization replaces it, they are void.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        data: { description: "The duties.", type: "array", items: { $ref: "#/$defs/PtcDuty" } },
      },
    },
    Liveness: {
      description: "Whether a validator was seen.",
      type: "object",
      required: ["index", "is_live"],
      properties: {
        index: { $ref: "#/$defs/ValidatorIndex" },
        is_live: { description: "Whether it was seen in the epoch.", type: "boolean" },
      },
    },
    LivenessAnswer: {
      description: "The validators that were seen in an epoch.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "One a validator.", type: "array", items: { $ref: "#/$defs/Liveness" } },
      },
    },
    ProducedBlockValues: {
      description: "The value of a produced block to its proposer.",
      type: "object",
      required: ["execution_payload_value", "consensus_block_value"],
      properties: {
        execution_payload_value: { description: "By its execution payload.", $ref: "#/$defs/Wei" },
        consensus_block_value: { description: "By the rest.", $ref: "#/$defs/Wei" },
      },
    },
    ProducedBlockV3Answer: {
      description: "A block to sign, by its fork, with or without its transactions.",
      allOf: [
        { $ref: "#/$defs/ProducedBlockValues" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "phase0" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/Phase0BeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "altair" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/AltairBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "bellatrix" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/BellatrixBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "bellatrix" },
                execution_payload_blinded: { const: true },
                data: { $ref: "#/$defs/BellatrixBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "capella" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/CapellaBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "capella" },
                execution_payload_blinded: { const: true },
                data: { $ref: "#/$defs/CapellaBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "deneb" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/DenebBlockContents" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "deneb" },
                execution_payload_blinded: { const: true },
                data: { $ref: "#/$defs/DenebBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "electra" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/ElectraBlockContents" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "electra" },
                execution_payload_blinded: { const: true },
                data: { $ref: "#/$defs/ElectraBlindedBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "fulu" },
                execution_payload_blinded: { const: false },
                data: { $ref: "#/$defs/FuluBlockContents" },
              },
            },
            {
              type: "object",
              required: ["version", "execution_payload_blinded", "data"],
              properties: {
                version: { const: "fulu" },
                execution_payload_blinded: { const: true },
                data: { $ref: "#/$defs/ElectraBlindedBeaconBlock" },
              },
            },
          ],
        },
      ],
    },
    ProducedBlockV4Answer: {
      description: "A block to sign since gloas, with its execution payload or without.",
      allOf: [
        {
          type: "object",
          required: ["version", "consensus_block_value"],
          properties: {
            version: { const: "gloas" },
            consensus_block_value: {
              description: "The value of the block to its proposer.",
              $ref: "#/$defs/Wei",
            },
          },
        },
        {
          oneOf: [
            {
              type: "object",
              required: ["execution_payload_included", "data"],
              properties: {
                execution_payload_included: { const: false },
                data: { $ref: "#/$defs/GloasBeaconBlock" },
              },
            },
            {
              type: "object",
              required: ["execution_payload_included", "data"],
              properties: {
                execution_payload_included: { const: true },
                data: { $ref: "#/$defs/GloasBlockContents" },
              },
            },
          ],
        },
      ],
    },
    EmptyFlag: { description: "A flag: set by being there, with no value.", type: "string", enum: [""] },
    ExecutionPayloadBidAnswer: {
      description: "A builder's execution payload bid to sign.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/ExecutionPayloadBid" } },
    },
    ExecutionPayloadEnvelopeAnswer: {
      description: "An execution payload envelope to sign.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/ExecutionPayloadEnvelope" } },
    },
    ProposerPreparation: {
      description: "The recipient of a proposer's fees.",
      type: "object",
      required: ["validator_index", "fee_recipient"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        fee_recipient: { description: "The recipient.", $ref: "#/$defs/ExecutionAddress" },
      },
    },
    ProposerPreferences: {
      description: "A proposer's preferences of the payload for its slot.",
      type: "object",
      required: ["dependent_root", "proposal_slot", "validator_index", "fee_recipient", "target_gas_limit"],
      properties: {
        dependent_root: {
          description: "The block that the proposer's duty follows from.",
          $ref: "#/$defs/Root",
        },
        proposal_slot: { description: "The slot.", $ref: "#/$defs/Slot" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        fee_recipient: { description: "The recipient of the payment.", $ref: "#/$defs/ExecutionAddress" },
        target_gas_limit: {
          description: "The gas limit that the payload should aim for.",
          $ref: "#/$defs/Gas",
        },
      },
    },
    SignedProposerPreferences: {
      description: "A proposer's signed preferences of the payload for its slot.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ProposerPreferences" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    ValidatorRegistration: {
      description: "The registration of a validator with builders.",
      type: "object",
      required: ["fee_recipient", "gas_limit", "timestamp", "pubkey"],
      properties: {
        fee_recipient: { description: "The recipient of the fees.", $ref: "#/$defs/ExecutionAddress" },
        gas_limit: { description: "The gas limit that a payload should aim for.", $ref: "#/$defs/Gas" },
        timestamp: { description: "When it was signed.", $ref: "#/$defs/UnixTime" },
        pubkey: { $ref: "#/$defs/BLSPubkey" },
      },
    },
    SignedValidatorRegistration: {
      description: "The signed registration of a validator with builders.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ValidatorRegistration" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    AttestationDataAnswer: {
      description: "The attestation data to sign.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/AttestationData" } },
    },
    AggregatedAttestationAnswer: {
      description: "An aggregated attestation, by fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "phase0" }, data: { $ref: "#/$defs/Phase0Attestation" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "altair" }, data: { $ref: "#/$defs/Phase0Attestation" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "bellatrix" }, data: { $ref: "#/$defs/Phase0Attestation" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "capella" }, data: { $ref: "#/$defs/Phase0Attestation" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "deneb" }, data: { $ref: "#/$defs/Phase0Attestation" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "electra" }, data: { $ref: "#/$defs/ElectraAttestation" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "fulu" }, data: { $ref: "#/$defs/ElectraAttestation" } },
        },
      ],
    },
    Phase0AggregateAndProof: {
      description: "An aggregate with the proof that its aggregator was chosen, as up to deneb.",
      type: "object",
      required: ["aggregator_index", "aggregate", "selection_proof"],
      properties: {
        aggregator_index: { description: "The aggregator.", $ref: "#/$defs/ValidatorIndex" },
        aggregate: { $ref: "#/$defs/Phase0Attestation" },
        selection_proof: {
          description: "The proof that the aggregator was chosen.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    ElectraAggregateAndProof: {
      description: "An aggregate with the proof that its aggregator was chosen, since electra.",
      type: "object",
      required: ["aggregator_index", "aggregate", "selection_proof"],
      properties: {
        aggregator_index: { description: "The aggregator.", $ref: "#/$defs/ValidatorIndex" },
        aggregate: { $ref: "#/$defs/ElectraAttestation" },
        selection_proof: {
          description: "The proof that the aggregator was chosen.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    Phase0SignedAggregateAndProof: {
      description: "An aggregate, signed by its aggregator, as up to deneb.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/Phase0AggregateAndProof" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    ElectraSignedAggregateAndProof: {
      description: "An aggregate, signed by its aggregator, since electra.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ElectraAggregateAndProof" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    SignedAggregateAndProofs: {
      description: "Aggregates, signed by their aggregators.",
      anyOf: [
        { type: "array", items: { $ref: "#/$defs/ElectraSignedAggregateAndProof" } },
        { type: "array", items: { $ref: "#/$defs/Phase0SignedAggregateAndProof" } },
      ],
    },
    SyncCommitteeContribution: {
      description: "A sync committee contribution: a subcommittee's signatures of a block in one.",
      type: "object",
      required: ["slot", "beacon_block_root", "subcommittee_index", "aggregation_bits", "signature"],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        beacon_block_root: { description: "The block.", $ref: "#/$defs/Root" },
        subcommittee_index: { description: "The subcommittee.", $ref: "#/$defs/Uint64" },
        aggregation_bits: {
          description: "The members of the subcommittee that signed.",
          $ref: "#/$defs/Bits",
        },
        signature: { description: "Of all of them together.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ContributionAndProof: {
      description: "A sync committee contribution with the proof that its aggregator was chosen.",
      type: "object",
      required: ["aggregator_index", "contribution", "selection_proof"],
      properties: {
        aggregator_index: { description: "The aggregator.", $ref: "#/$defs/ValidatorIndex" },
        contribution: { $ref: "#/$defs/SyncCommitteeContribution" },
        selection_proof: {
          description: "The proof that the aggregator was chosen.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    SignedContributionAndProof: {
      description: "A sync committee contribution, signed by its aggregator.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ContributionAndProof" },
        signature: { $ref: "#/$defs/BLSSignature" },
      },
    },
    SyncCommitteeContributionAnswer: {
      description: "A sync committee contribution.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/SyncCommitteeContribution" } },
    },
    PayloadAttestationDataAnswer: {
      description: "The payload attestation data to sign.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/PayloadAttestationData" } },
    },
    BeaconCommitteeSubscription: {
      description: "A validator's place in a committee.",
      type: "object",
      required: ["validator_index", "committee_index", "committees_at_slot", "slot", "is_aggregator"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        committee_index: { $ref: "#/$defs/CommitteeIndex" },
        committees_at_slot: { description: "Number of committees in the slot.", $ref: "#/$defs/Uint64" },
        slot: { $ref: "#/$defs/Slot" },
        is_aggregator: { description: "Whether the validator aggregates.", type: "boolean" },
      },
    },
    SyncCommitteeSubscription: {
      description: "A validator's places in the sync committee.",
      type: "object",
      required: ["validator_index", "sync_committee_indices", "until_epoch"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        sync_committee_indices: {
          description: "Its places.",
          type: "array",
          items: { $ref: "#/$defs/Uint64" },
        },
        until_epoch: { description: "The epoch before which it ends.", $ref: "#/$defs/Epoch" },
      },
    },
    BeaconCommitteeSelection: {
      description: "A selection proof, in part or whole: whether a validator aggregates attestations.",
      type: "object",
      required: ["validator_index", "slot", "selection_proof"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        slot: { $ref: "#/$defs/Slot" },
        selection_proof: { description: "The slot's signature.", $ref: "#/$defs/BLSSignature" },
      },
    },
    BeaconCommitteeSelectionsAnswer: {
      description: "Whole proofs.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The proofs.",
          type: "array",
          items: { $ref: "#/$defs/BeaconCommitteeSelection" },
        },
      },
    },
    SyncCommitteeSelection: {
      description: "A selection proof, in part or whole: whether a validator aggregates a subcommittee's signatures.",
      type: "object",
      required: ["validator_index", "slot", "subcommittee_index", "selection_proof"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        slot: { $ref: "#/$defs/Slot" },
        subcommittee_index: { description: "The subcommittee.", $ref: "#/$defs/Uint64" },
        selection_proof: { description: "The slot's signature.", $ref: "#/$defs/BLSSignature" },
      },
    },
    SyncCommitteeSelectionsAnswer: {
      description: "Whole proofs.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The proofs.",
          type: "array",
          items: { $ref: "#/$defs/SyncCommitteeSelection" },
        },
      },
    },
    ClientCode: {
      description: "Two letters that name a client, as the Engine API has them.",
      type: "string",
      enum: ["BU", "EJ", "EG", "GE", "GR", "LH", "LS", "NM", "NB", "TE", "TK", "PM", "RH"],
    },
    ClientVersion: {
      description: "A client and its version.",
      type: "object",
      required: ["code", "name", "version", "commit"],
      properties: {
        code: { $ref: "#/$defs/ClientCode" },
        name: { description: "The client's name.", type: "string" },
        version: { description: "Its version, in the client's own form.", type: "string" },
        commit: {
          description: "The first 4 bytes of the commit that it was built from.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{8}$",
        },
      },
    },
    NodeVersionAnswer: {
      description: "The node's software as one text.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The software.",
          type: "object",
          required: ["version"],
          properties: { version: { description: "Name, version and platform.", type: "string" } },
        },
      },
    },
    NodeVersionV2Answer: {
      description: "The node's software, and that of its execution client.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The software.",
          type: "object",
          required: ["beacon_node"],
          properties: {
            beacon_node: { description: "The node.", $ref: "#/$defs/ClientVersion" },
            execution_client: {
              description: "Its execution client, where it is known.",
              $ref: "#/$defs/ClientVersion",
            },
          },
        },
      },
    },
    PeerId: { description: "A peer's id in libp2p.", type: "string" },
    ENR: { description: "A node's record, as EIP-778 has it.", type: "string", pattern: "^enr:" },
    Multiaddr: { description: "An address of libp2p.", type: "string" },
    PeerConnectionState: {
      description: "The state of the connection to a peer.",
      type: "string",
      enum: ["disconnected", "connecting", "connected", "disconnecting"],
    },
    PeerConnectionDirection: {
      description: "The side that opened the connection.",
      type: "string",
      enum: ["inbound", "outbound"],
    },
    Peer: {
      description: "A peer of the node.",
      type: "object",
      required: ["peer_id", "enr", "last_seen_p2p_address", "state", "direction"],
      properties: {
        peer_id: { $ref: "#/$defs/PeerId" },
        enr: {
          description: "Its record, if it is known.",
          anyOf: [{ $ref: "#/$defs/ENR" }, { type: "null" }],
        },
        last_seen_p2p_address: {
          description: "The address at which the peer was seen last.",
          $ref: "#/$defs/Multiaddr",
        },
        state: { $ref: "#/$defs/PeerConnectionState" },
        direction: { $ref: "#/$defs/PeerConnectionDirection" },
      },
    },
    NetworkMetadata: {
      description: "The metadata that a node announces to its peers.",
      type: "object",
      required: ["seq_number", "attnets"],
      properties: {
        seq_number: { description: "Grows with each change.", $ref: "#/$defs/Uint64" },
        attnets: { description: "The subnets of attestations that it stays in.", $ref: "#/$defs/Bits" },
        syncnets: {
          description: "The subnets of sync committees that it is in; since altair.",
          $ref: "#/$defs/Bits",
        },
        custody_group_count: {
          description: "Number of column groups that the node keeps; since fulu.",
          $ref: "#/$defs/Uint64",
        },
      },
    },
    NetworkIdentity: {
      description: "The node's network identity.",
      type: "object",
      required: ["peer_id", "enr", "p2p_addresses", "discovery_addresses", "metadata"],
      properties: {
        peer_id: { $ref: "#/$defs/PeerId" },
        enr: { $ref: "#/$defs/ENR" },
        p2p_addresses: {
          description: "The addresses at which peers reach the node.",
          type: "array",
          items: { $ref: "#/$defs/Multiaddr" },
        },
        discovery_addresses: {
          description: "The addresses at which the node is discovered.",
          type: "array",
          items: { $ref: "#/$defs/Multiaddr" },
        },
        metadata: { $ref: "#/$defs/NetworkMetadata" },
      },
    },
    NetworkIdentityAnswer: {
      description: "The node's network identity.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/NetworkIdentity" } },
    },
    PeersAnswer: {
      description: "The node's peers.",
      type: "object",
      required: ["data", "meta"],
      properties: {
        data: { description: "The peers.", type: "array", items: { $ref: "#/$defs/Peer" } },
        meta: {
          description: "About the list.",
          type: "object",
          required: ["count"],
          properties: { count: { description: "The number of items.", type: "integer" } },
        },
      },
    },
    PeerAnswer: {
      description: "A peer of the node.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/Peer" } },
    },
    PeerCount: {
      description: "The number of peers in each state.",
      type: "object",
      required: ["disconnected", "connecting", "connected", "disconnecting"],
      properties: {
        disconnected: { description: "Peers that are disconnected.", $ref: "#/$defs/Uint64" },
        connecting: { description: "Peers that are connecting.", $ref: "#/$defs/Uint64" },
        connected: { description: "Peers that are connected.", $ref: "#/$defs/Uint64" },
        disconnecting: { description: "Peers that are disconnecting.", $ref: "#/$defs/Uint64" },
      },
    },
    PeerCountAnswer: {
      description: "The number of peers in each state.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/PeerCount" } },
    },
    SyncingStatus: {
      description: "The distance between the node and the head of the chain.",
      type: "object",
      required: ["head_slot", "sync_distance", "is_syncing", "is_optimistic", "el_offline"],
      properties: {
        head_slot: { description: "The node's head.", $ref: "#/$defs/Slot" },
        sync_distance: {
          description: "Number of slots the node still has to process.",
          $ref: "#/$defs/Uint64",
        },
        is_syncing: { description: "Whether it is catching up.", type: "boolean" },
        is_optimistic: { description: "Whether its head has not been verified.", type: "boolean" },
        el_offline: { description: "Whether its execution client is away.", type: "boolean" },
      },
    },
    SyncingAnswer: {
      description: "The node's syncing status.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/SyncingStatus" } },
    },
    ForkScheduleAnswer: {
      description: "All forks that the node knows of.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The forks, past and future.", type: "array", items: { $ref: "#/$defs/Fork" } },
      },
    },
    SpecValue: {
      description: "A constant: numbers are decimal, bytes are hex, and some are lists.",
      anyOf: [
        { type: "string" },
        {
          type: "array",
          items: {
            anyOf: [{ type: "string" }, { type: "object", additionalProperties: { type: "string" } }],
          },
        },
      ],
    },
    SpecAnswer: {
      description: "The constants, presets and settings that the node runs with.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The values by their names in the consensus specs.",
          type: "object",
          additionalProperties: { $ref: "#/$defs/SpecValue" },
        },
      },
    },
    DepositContractAnswer: {
      description: "The deposit contract.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The address of the contract, and the id of its chain.",
          type: "object",
          required: ["chain_id", "address"],
          properties: {
            chain_id: { description: "The chain of the execution layer.", $ref: "#/$defs/Uint64" },
            address: { description: "The contract.", $ref: "#/$defs/ExecutionAddress" },
          },
        },
      },
    },
    StateAnswer: {
      description: "A state, by its fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "phase0" }, data: { $ref: "#/$defs/Phase0BeaconState" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "altair" }, data: { $ref: "#/$defs/AltairBeaconState" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "bellatrix" }, data: { $ref: "#/$defs/BellatrixBeaconState" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "capella" }, data: { $ref: "#/$defs/CapellaBeaconState" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "deneb" }, data: { $ref: "#/$defs/DenebBeaconState" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "electra" }, data: { $ref: "#/$defs/ElectraBeaconState" } },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: { version: { const: "fulu" }, data: { $ref: "#/$defs/FuluBeaconState" } },
            },
          ],
        },
      ],
    },
    ChainHead: {
      description: "The last block of a branch.",
      type: "object",
      required: ["root", "slot", "execution_optimistic"],
      properties: {
        root: { description: "The block.", $ref: "#/$defs/Root" },
        slot: { $ref: "#/$defs/Slot" },
        execution_optimistic: {
          description: "Whether its execution payload has not been verified.",
          type: "boolean",
        },
      },
    },
    ChainHeadsAnswer: {
      description: "The heads of all branches.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The heads.", type: "array", items: { $ref: "#/$defs/ChainHead" } },
      },
    },
    ForkChoiceNode: {
      description: "A block as fork choice sees it.",
      type: "object",
      required: [
        "slot",
        "block_root",
        "parent_root",
        "justified_epoch",
        "finalized_epoch",
        "weight",
        "validity",
        "execution_block_hash",
      ],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        block_root: { description: "The block.", $ref: "#/$defs/Root" },
        parent_root: { description: "Its parent.", $ref: "#/$defs/Root" },
        justified_epoch: {
          description: "The epoch that is justified after this block.",
          $ref: "#/$defs/Epoch",
        },
        finalized_epoch: {
          description: "The epoch that is finalized after this block.",
          $ref: "#/$defs/Epoch",
        },
        weight: { description: "The stake that attests to it.", $ref: "#/$defs/Gwei" },
        validity: {
          description: "The state of its execution payload's verification.",
          type: "string",
          enum: ["valid", "invalid", "optimistic"],
        },
        execution_block_hash: { description: "Its block of the execution layer.", $ref: "#/$defs/Hash" },
        extra_data: { description: "Fields that only some nodes return.", type: "object" },
      },
    },
    ForkChoice: {
      description: "The blocks among which fork choice selects the head.",
      type: "object",
      required: ["justified_checkpoint", "finalized_checkpoint", "fork_choice_nodes"],
      properties: {
        justified_checkpoint: { description: "The justified checkpoint.", $ref: "#/$defs/Checkpoint" },
        finalized_checkpoint: { description: "The finalized checkpoint.", $ref: "#/$defs/Checkpoint" },
        fork_choice_nodes: {
          description: "The blocks.",
          type: "array",
          items: { $ref: "#/$defs/ForkChoiceNode" },
          minItems: 1,
        },
        extra_data: { description: "Fields that only some nodes return.", type: "object" },
      },
    },
    Cell: {
      description: "A cell of a data column: 64 field elements of 32 bytes.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{64})*$",
    },
    FuluDataColumnSidecar: {
      description: "A data column sidecar, as of fulu.",
      type: "object",
      required: [
        "index",
        "column",
        "kzg_commitments",
        "kzg_proofs",
        "signed_block_header",
        "kzg_commitments_inclusion_proof",
      ],
      properties: {
        index: { description: "The index of the column, from 0.", $ref: "#/$defs/Uint64" },
        column: {
          description: "The column's cells, one a blob.",
          type: "array",
          items: { $ref: "#/$defs/Cell" },
          maxItems: 4096,
        },
        kzg_commitments: {
          description: "The commitments to the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGCommitment" },
          maxItems: 4096,
        },
        kzg_proofs: {
          description: "The proofs of the cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        signed_block_header: { description: "The block's header.", $ref: "#/$defs/SignedBeaconBlockHeader" },
        kzg_commitments_inclusion_proof: {
          description: "The proof that the commitments belong to the block.",
          type: "array",
          items: { $ref: "#/$defs/Bytes32" },
          minItems: 4,
          maxItems: 4,
        },
      },
    },
    GloasDataColumnSidecar: {
      description: "A data column sidecar, as of gloas.",
      type: "object",
      required: ["index", "column", "kzg_proofs", "slot", "beacon_block_root"],
      properties: {
        index: { description: "The index of the column, from 0.", $ref: "#/$defs/Uint64" },
        column: {
          description: "The column's cells, one a blob.",
          type: "array",
          items: { $ref: "#/$defs/Cell" },
          maxItems: 4096,
        },
        kzg_proofs: {
          description: "The proofs of the cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        slot: { $ref: "#/$defs/Slot" },
        beacon_block_root: { description: "The block.", $ref: "#/$defs/Root" },
      },
    },
    DataColumnSidecarsAnswer: {
      description: "Data column sidecars of a block, by its fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "fulu" },
                data: { type: "array", items: { $ref: "#/$defs/FuluDataColumnSidecar" }, maxItems: 128 },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "gloas" },
                data: { type: "array", items: { $ref: "#/$defs/GloasDataColumnSidecar" }, maxItems: 128 },
              },
            },
          ],
        },
      ],
    },
    HeadEvent: {
      description: "The head has changed. `head_v2` returns more.",
      type: "object",
      required: [
        "slot",
        "block",
        "state",
        "epoch_transition",
        "previous_duty_dependent_root",
        "current_duty_dependent_root",
        "execution_optimistic",
      ],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        block: { description: "The block.", $ref: "#/$defs/Root" },
        state: { description: "The state after it.", $ref: "#/$defs/Root" },
        epoch_transition: { description: "Whether it begins an epoch.", type: "boolean" },
        previous_duty_dependent_root: {
          description: "The block root that determines the duties of this epoch.",
          $ref: "#/$defs/Root",
        },
        current_duty_dependent_root: {
          description: "The block root that determines the duties of the next epoch.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the execution payload has not been verified.",
          type: "boolean",
        },
      },
    },
    HeadV2Event: {
      description: "The head has changed, or its execution payload has arrived.",
      type: "object",
      required: ["version", "data"],
      properties: {
        version: { description: "The block's fork.", $ref: "#/$defs/ConsensusVersion" },
        data: {
          description: "The head.",
          type: "object",
          required: [
            "slot",
            "block",
            "state",
            "payload_status",
            "epoch_transition",
            "current_epoch_dependent_root",
            "next_epoch_dependent_root",
            "execution_optimistic",
          ],
          properties: {
            slot: { $ref: "#/$defs/Slot" },
            block: { description: "The block.", $ref: "#/$defs/Root" },
            state: { description: "The state after it.", $ref: "#/$defs/Root" },
            payload_status: {
              description: "Whether the execution payload is there.",
              type: "string",
              enum: ["empty", "full"],
            },
            epoch_transition: { description: "Whether it begins an epoch.", type: "boolean" },
            current_epoch_dependent_root: {
              description: "The block root that determines the duties of this epoch.",
              $ref: "#/$defs/Root",
            },
            next_epoch_dependent_root: {
              description: "The block root that determines the duties of the next epoch.",
              $ref: "#/$defs/Root",
            },
            execution_optimistic: {
              description: "Whether the execution payload has not been verified.",
              type: "boolean",
            },
          },
        },
      },
    },
    BlockEvent: {
      description: "A block was imported into fork choice.",
      allOf: [
        { $ref: "#/$defs/BlockGossipEvent" },
        {
          type: "object",
          required: ["execution_optimistic"],
          properties: {
            execution_optimistic: {
              description: "Whether the execution payload has not been verified.",
              type: "boolean",
            },
          },
        },
      ],
    },
    BlockGossipEvent: {
      description: "A block has come that passes the gossip checks.",
      type: "object",
      required: ["slot", "block"],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        block: { description: "The block.", $ref: "#/$defs/Root" },
      },
    },
    AttestationEvent: {
      description: "An attestation has come.",
      anyOf: [{ $ref: "#/$defs/ElectraAttestation" }, { $ref: "#/$defs/Phase0Attestation" }],
    },
    SingleAttestationEvent: {
      description: "One validator's attestation has come.",
      $ref: "#/$defs/SingleAttestation",
    },
    VoluntaryExitEvent: { description: "A voluntary exit has come.", $ref: "#/$defs/SignedVoluntaryExit" },
    BlsToExecutionChangeEvent: {
      description: "A BLS to execution change has come.",
      $ref: "#/$defs/SignedBLSToExecutionChange",
    },
    ProposerSlashingEvent: { description: "A proposer slashing has come.", $ref: "#/$defs/ProposerSlashing" },
    AttesterSlashingEvent: {
      description: "An attester slashing has come.",
      $ref: "#/$defs/AttesterSlashing",
    },
    FinalizedCheckpointEvent: {
      description: "An epoch was finalized.",
      type: "object",
      required: ["block", "state", "epoch", "execution_optimistic"],
      properties: {
        block: { description: "The block at its start.", $ref: "#/$defs/Root" },
        state: { description: "The state at its start.", $ref: "#/$defs/Root" },
        epoch: { $ref: "#/$defs/Epoch" },
        execution_optimistic: {
          description: "Whether the execution payload has not been verified.",
          type: "boolean",
        },
      },
    },
    ChainReorgEvent: {
      description: "The chain was reorganized: the head is on another branch.",
      type: "object",
      required: [
        "slot",
        "depth",
        "old_head_block",
        "new_head_block",
        "old_head_state",
        "new_head_state",
        "epoch",
        "execution_optimistic",
      ],
      properties: {
        slot: { description: "The new head's slot.", $ref: "#/$defs/Slot" },
        depth: {
          description: "Number of slots back to the common ancestor of both branches.",
          $ref: "#/$defs/Uint64",
        },
        old_head_block: { description: "The old head.", $ref: "#/$defs/Root" },
        new_head_block: { description: "The new head.", $ref: "#/$defs/Root" },
        old_head_state: { description: "The state after the old head.", $ref: "#/$defs/Root" },
        new_head_state: { description: "The state after the new head.", $ref: "#/$defs/Root" },
        epoch: { $ref: "#/$defs/Epoch" },
        execution_optimistic: {
          description: "Whether the execution payload has not been verified.",
          type: "boolean",
        },
      },
    },
    ContributionAndProofEvent: {
      description: "A sync committee contribution has come.",
      $ref: "#/$defs/SignedContributionAndProof",
    },
    LightClientFinalityUpdateEvent: {
      description: "There is a newer finality update for light clients.",
      $ref: "#/$defs/LightClientFinalityUpdateAnswer",
    },
    LightClientOptimisticUpdateEvent: {
      description: "There is a newer optimistic update for light clients.",
      $ref: "#/$defs/LightClientOptimisticUpdateAnswer",
    },
    BellatrixPayloadAttributes: {
      description: "The attributes for building an execution payload, as of bellatrix.",
      type: "object",
      required: ["timestamp", "prev_randao", "suggested_fee_recipient"],
      properties: {
        timestamp: { description: "When its slot begins.", $ref: "#/$defs/UnixTime" },
        prev_randao: { description: "The RANDAO mix before it.", $ref: "#/$defs/Bytes32" },
        suggested_fee_recipient: {
          description: "The possible recipient of the fees.",
          $ref: "#/$defs/ExecutionAddress",
        },
      },
    },
    CapellaPayloadAttributes: {
      description: "The attributes for building an execution payload, as of capella.",
      allOf: [
        { $ref: "#/$defs/BellatrixPayloadAttributes" },
        {
          type: "object",
          required: ["withdrawals"],
          properties: {
            withdrawals: {
              description: "The withdrawals from the consensus layer.",
              type: "array",
              items: { $ref: "#/$defs/Withdrawal" },
            },
          },
        },
      ],
    },
    DenebPayloadAttributes: {
      description: "The attributes for building an execution payload, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/CapellaPayloadAttributes" },
        {
          type: "object",
          required: ["parent_beacon_block_root"],
          properties: {
            parent_beacon_block_root: { description: "The parent block.", $ref: "#/$defs/Root" },
          },
        },
      ],
    },
    GloasPayloadAttributes: {
      description: "The attributes for building an execution payload, as of gloas.",
      allOf: [
        { $ref: "#/$defs/DenebPayloadAttributes" },
        {
          type: "object",
          properties: {
            slot_number: { description: "The slot that it is for.", $ref: "#/$defs/Slot" },
            target_gas_limit: {
              description: "The gas limit that the payload should aim for.",
              $ref: "#/$defs/Gas",
            },
          },
        },
      ],
    },
    PayloadTaskBase: {
      description: "Fields of the task to build an execution payload in all forks.",
      type: "object",
      required: ["proposal_slot", "proposer_index", "parent_block_root", "parent_block_hash"],
      properties: {
        proposal_slot: { description: "The slot that it is for.", $ref: "#/$defs/Slot" },
        proposer_index: { description: "The slot's proposer.", $ref: "#/$defs/ValidatorIndex" },
        parent_block_root: { description: "The parent block.", $ref: "#/$defs/Root" },
        parent_block_hash: { description: "The parent block of the execution layer.", $ref: "#/$defs/Hash" },
      },
    },
    BellatrixPayloadTask: {
      description: "The task to build an execution payload, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/PayloadTaskBase" },
        {
          type: "object",
          required: ["parent_block_number", "payload_attributes"],
          properties: {
            parent_block_number: {
              description: "The number of the parent block of the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            payload_attributes: { $ref: "#/$defs/BellatrixPayloadAttributes" },
          },
        },
      ],
    },
    CapellaPayloadTask: {
      description: "The task to build an execution payload, as of capella.",
      allOf: [
        { $ref: "#/$defs/PayloadTaskBase" },
        {
          type: "object",
          required: ["parent_block_number", "payload_attributes"],
          properties: {
            parent_block_number: {
              description: "The number of the parent block of the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            payload_attributes: { $ref: "#/$defs/CapellaPayloadAttributes" },
          },
        },
      ],
    },
    DenebPayloadTask: {
      description: "The task to build an execution payload, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/PayloadTaskBase" },
        {
          type: "object",
          required: ["parent_block_number", "payload_attributes"],
          properties: {
            parent_block_number: {
              description: "The number of the parent block of the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            payload_attributes: { $ref: "#/$defs/DenebPayloadAttributes" },
          },
        },
      ],
    },
    GloasPayloadTask: {
      description: "The task to build an execution payload, as of gloas.",
      allOf: [
        { $ref: "#/$defs/PayloadTaskBase" },
        {
          type: "object",
          required: ["payload_attributes"],
          properties: { payload_attributes: { $ref: "#/$defs/GloasPayloadAttributes" } },
        },
      ],
    },
    PayloadAttributesEvent: {
      description: "The node knows how to build the next execution payload, by its fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "bellatrix" }, data: { $ref: "#/$defs/BellatrixPayloadTask" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "capella" }, data: { $ref: "#/$defs/CapellaPayloadTask" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "deneb" }, data: { $ref: "#/$defs/DenebPayloadTask" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "electra" }, data: { $ref: "#/$defs/DenebPayloadTask" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "fulu" }, data: { $ref: "#/$defs/DenebPayloadTask" } },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/GloasPayloadTask" } },
        },
      ],
    },
    DataColumnSidecarEvent: {
      description: "A data column sidecar has come.",
      type: "object",
      required: ["block_root", "index", "slot"],
      properties: {
        block_root: { description: "The block.", $ref: "#/$defs/Root" },
        index: { description: "The index of the column, from 0.", $ref: "#/$defs/Uint64" },
        slot: { $ref: "#/$defs/Slot" },
      },
    },
    ExecutionPayloadEvent: {
      description: "An execution payload envelope was imported into fork choice.",
      allOf: [
        { $ref: "#/$defs/ExecutionPayloadGossipEvent" },
        {
          type: "object",
          required: ["execution_optimistic"],
          properties: {
            execution_optimistic: {
              description: "Whether the execution payload has not been verified.",
              type: "boolean",
            },
          },
        },
      ],
    },
    ExecutionPayloadGossipEvent: {
      description: "An execution payload envelope has come that passes the gossip checks.",
      type: "object",
      required: ["slot", "builder_index", "block_hash", "block_root"],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        builder_index: { $ref: "#/$defs/BuilderIndex" },
        block_hash: { description: "The payload's block of the execution layer.", $ref: "#/$defs/Hash" },
        block_root: { description: "The block.", $ref: "#/$defs/Root" },
      },
    },
    ExecutionPayloadAvailableEvent: {
      description: "A block's execution payload and blobs are there, so that the payload timeliness committee can say so.",
      type: "object",
      required: ["slot", "block_root"],
      properties: {
        slot: { $ref: "#/$defs/Slot" },
        block_root: { description: "The block.", $ref: "#/$defs/Root" },
      },
    },
    ExecutionPayloadBidEvent: {
      description: "A builder's bid has come.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/SignedExecutionPayloadBid" } },
    },
    PayloadAttestationMessageEvent: {
      description: "A payload attestation has come.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/PayloadAttestationMessage" } },
    },
    FastConfirmationEvent: {
      description: "The node has looked which block will hardly be replaced any more.",
      type: "object",
      required: ["block", "slot", "current_slot"],
      properties: {
        block: { description: "The newest such block.", $ref: "#/$defs/Root" },
        slot: { description: "The slot of that block.", $ref: "#/$defs/Slot" },
        current_slot: { description: "The slot in which it looked.", $ref: "#/$defs/Slot" },
      },
    },
    ProposerPreferencesEvent: {
      description: "A proposer's preferences have come.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/SignedProposerPreferences" } },
    },
    EventTopic: {
      description: "The topic of an event.",
      type: "string",
      enum: [
        "head",
        "head_v2",
        "block",
        "block_gossip",
        "attestation",
        "single_attestation",
        "voluntary_exit",
        "bls_to_execution_change",
        "proposer_slashing",
        "attester_slashing",
        "finalized_checkpoint",
        "chain_reorg",
        "contribution_and_proof",
        "light_client_finality_update",
        "light_client_optimistic_update",
        "payload_attributes",
        "data_column_sidecar",
        "execution_payload",
        "execution_payload_gossip",
        "execution_payload_available",
        "execution_payload_bid",
        "payload_attestation_message",
        "fast_confirmation",
        "proposer_preferences",
      ],
    },
  },
};
