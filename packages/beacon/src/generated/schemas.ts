// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "GenesisResponse" | "Genesis" | "StateRootResponse" | "StateForkResponse" | "FinalityCheckpoints"
  | "FinalityCheckpointsResponse" | "ValidatorStatus" | "ValidatorStatusFilter" | "ValidatorRecord"
  | "ValidatorFilter" | "ValidatorsResponse" | "ValidatorResponse" | "ValidatorBalance"
  | "ValidatorBalancesResponse" | "ValidatorIdentity" | "ValidatorIdentitiesResponse" | "BuilderStatus"
  | "BuilderRecord" | "BuilderFilter" | "BuildersResponse" | "Committee" | "CommitteesResponse"
  | "SyncCommitteeMembers" | "SyncCommitteesResponse" | "RandaoResponse" | "PendingConsolidationsResponse"
  | "PendingDepositsResponse" | "PendingPartialWithdrawalsResponse" | "ProposerLookaheadResponse" | "Root"
  | "Hash" | "Bytes32" | "Slot" | "Epoch" | "ValidatorIndex" | "BuilderIndex" | "CommitteeIndex" | "Gwei"
  | "SignedGwei" | "Wei" | "Gas" | "UnixTime" | "Uint64" | "Uint256" | "Uint8" | "BLSPubkey" | "BLSSignature"
  | "ForkVersion" | "ExecutionAddress" | "Graffiti" | "Bits" | "KZGCommitment" | "KZGProof" | "VersionedHash"
  | "ConsensusVersion" | "Checkpoint" | "Fork" | "ChainStatus" | "StateId" | "BlockId" | "ValidatorId"
  | "BuilderId" | "BeaconError" | "BeaconErrors" | "BlockHeaderRecord" | "BlockHeadersResponse"
  | "BlockHeaderResponse" | "BlockRootResponse" | "BlockResponse" | "BlindedBlockResponse"
  | "BlockAttestationsResponse" | "BlobsResponse" | "BroadcastValidation" | "PublishedBlock"
  | "PublishedBlindedBlock" | "AttestationData" | "Phase0Attestation" | "ElectraAttestation"
  | "SingleAttestation" | "PendingAttestation" | "IndexedAttestation" | "AttesterSlashing" | "BeaconBlockBase"
  | "BeaconBlockHeader" | "SignedBeaconBlockHeader" | "ProposerSlashing" | "Eth1Data" | "DepositData"
  | "Deposit" | "VoluntaryExit" | "SignedVoluntaryExit" | "BLSToExecutionChange"
  | "SignedBLSToExecutionChange" | "SyncAggregate" | "DepositRequest" | "WithdrawalRequest"
  | "ConsolidationRequest" | "ExecutionRequests" | "PayloadAttestationData" | "PayloadAttestation"
  | "PayloadAttestationMessage" | "BeaconBlockBodyBase" | "Phase0BeaconBlockBody" | "AltairBeaconBlockBody"
  | "BellatrixBeaconBlockBody" | "CapellaBeaconBlockBody" | "DenebBeaconBlockBody" | "ElectraBeaconBlockBody"
  | "BellatrixBlindedBeaconBlockBody" | "CapellaBlindedBeaconBlockBody" | "DenebBlindedBeaconBlockBody"
  | "ElectraBlindedBeaconBlockBody" | "GloasBeaconBlockBody" | "Phase0BeaconBlock" | "Phase0SignedBeaconBlock"
  | "AltairBeaconBlock" | "AltairSignedBeaconBlock" | "BellatrixBeaconBlock" | "BellatrixSignedBeaconBlock"
  | "CapellaBeaconBlock" | "CapellaSignedBeaconBlock" | "DenebBeaconBlock" | "DenebSignedBeaconBlock"
  | "ElectraBeaconBlock" | "ElectraSignedBeaconBlock" | "GloasBeaconBlock" | "GloasSignedBeaconBlock"
  | "BellatrixBlindedBeaconBlock" | "BellatrixSignedBlindedBeaconBlock" | "CapellaBlindedBeaconBlock"
  | "CapellaSignedBlindedBeaconBlock" | "DenebBlindedBeaconBlock" | "DenebSignedBlindedBeaconBlock"
  | "ElectraBlindedBeaconBlock" | "ElectraSignedBlindedBeaconBlock" | "DenebBlockContents"
  | "DenebSignedBlockContents" | "ElectraBlockContents" | "ElectraSignedBlockContents" | "FuluBlockContents"
  | "FuluSignedBlockContents" | "GloasBlockContents" | "ExecutionTransaction" | "ExtraData" | "LogsBloom"
  | "BlockAccessList" | "Blob" | "Withdrawal" | "ExecutionPayloadBase" | "BellatrixExecutionPayload"
  | "CapellaExecutionPayload" | "DenebExecutionPayload" | "GloasExecutionPayload"
  | "BellatrixExecutionPayloadHeader" | "CapellaExecutionPayloadHeader" | "DenebExecutionPayloadHeader"
  | "ExecutionPayloadBid" | "SignedExecutionPayloadBid" | "ExecutionPayloadEnvelope"
  | "SignedExecutionPayloadEnvelope" | "SignedExecutionPayloadEnvelopeContents" | "Validator"
  | "SyncCommittee" | "HistoricalSummary" | "PendingDeposit" | "PendingPartialWithdrawal"
  | "PendingConsolidation" | "Builder" | "BeaconStateBase" | "Phase0BeaconState" | "AltairBeaconState"
  | "BellatrixBeaconState" | "CapellaBeaconState" | "DenebBeaconState" | "ElectraBeaconState"
  | "FuluBeaconState" | "SignedExecutionPayloadEnvelopeResponse" | "PublishedExecutionPayloadEnvelope"
  | "LightClientBootstrapResponse" | "LightClientUpdateResponse" | "LightClientFinalityUpdateResponse"
  | "LightClientOptimisticUpdateResponse" | "SyncCommitteePeriod" | "AltairLightClientHeader"
  | "CapellaLightClientHeader" | "DenebLightClientHeader" | "AltairLightClientBootstrap"
  | "CapellaLightClientBootstrap" | "DenebLightClientBootstrap" | "ElectraLightClientBootstrap"
  | "AltairLightClientUpdate" | "CapellaLightClientUpdate" | "DenebLightClientUpdate"
  | "ElectraLightClientUpdate" | "AltairLightClientFinalityUpdate" | "CapellaLightClientFinalityUpdate"
  | "DenebLightClientFinalityUpdate" | "ElectraLightClientFinalityUpdate"
  | "AltairLightClientOptimisticUpdate" | "CapellaLightClientOptimisticUpdate"
  | "DenebLightClientOptimisticUpdate" | "ElectraLightClientOptimisticUpdate" | "PoolAttestationsResponse"
  | "PoolAttesterSlashingsResponse" | "PoolProposerSlashingsResponse" | "PoolVoluntaryExitsResponse"
  | "PoolBLSToExecutionChangesResponse" | "PoolPayloadAttestationsResponse" | "SubmittedAttestations"
  | "SyncCommitteeMessage" | "BlockRewards" | "BlockRewardsResponse" | "SyncCommitteeReward"
  | "SyncCommitteeRewardsResponse" | "IdealAttestationReward" | "AttestationReward" | "AttestationsRewards"
  | "AttestationsRewardsResponse" | "AttesterDuty" | "ProposerDuty" | "SyncDuty" | "PtcDuty"
  | "AttesterDutiesResponse" | "ProposerDutiesResponse" | "SyncDutiesResponse" | "PtcDutiesResponse"
  | "Liveness" | "LivenessResponse" | "ProducedBlockValues" | "ProducedBlockV3Response"
  | "ProducedBlockV4Response" | "EmptyFlag" | "ExecutionPayloadBidResponse"
  | "ExecutionPayloadEnvelopeResponse" | "ProposerPreparation" | "ProposerPreferences"
  | "SignedProposerPreferences" | "ValidatorRegistration" | "SignedValidatorRegistration"
  | "AttestationDataResponse" | "AggregatedAttestationResponse" | "Phase0AggregateAndProof"
  | "ElectraAggregateAndProof" | "Phase0SignedAggregateAndProof" | "ElectraSignedAggregateAndProof"
  | "SignedAggregateAndProofs" | "SyncCommitteeContribution" | "ContributionAndProof"
  | "SignedContributionAndProof" | "SyncCommitteeContributionResponse" | "PayloadAttestationDataResponse"
  | "BeaconCommitteeSubscription" | "SyncCommitteeSubscription" | "BeaconCommitteeSelection"
  | "BeaconCommitteeSelectionsResponse" | "SyncCommitteeSelection" | "SyncCommitteeSelectionsResponse"
  | "ClientCode" | "ClientVersion" | "NodeVersionResponse" | "NodeVersionV2Response" | "PeerId" | "ENR"
  | "Multiaddr" | "PeerConnectionState" | "PeerConnectionDirection" | "Peer" | "NetworkMetadata"
  | "NetworkIdentity" | "NetworkIdentityResponse" | "PeersResponse" | "PeerResponse" | "PeerCount"
  | "PeerCountResponse" | "SyncingStatus" | "SyncingResponse" | "ForkScheduleResponse" | "SpecValue"
  | "SpecResponse" | "DepositContractResponse" | "StateResponse" | "ChainHead" | "ChainHeadsResponse"
  | "ForkChoiceNode" | "ForkChoice" | "Cell" | "FuluDataColumnSidecar" | "GloasDataColumnSidecar"
  | "DataColumnSidecarsResponse" | "HeadEvent" | "HeadV2Event" | "BlockEvent" | "BlockGossipEvent"
  | "AttestationEvent" | "SingleAttestationEvent" | "VoluntaryExitEvent" | "BlsToExecutionChangeEvent"
  | "ProposerSlashingEvent" | "AttesterSlashingEvent" | "FinalizedCheckpointEvent" | "ChainReorgEvent"
  | "ContributionAndProofEvent" | "LightClientFinalityUpdateEvent" | "LightClientOptimisticUpdateEvent"
  | "BellatrixPayloadAttributes" | "CapellaPayloadAttributes" | "DenebPayloadAttributes"
  | "GloasPayloadAttributes" | "PayloadAttributesEventDataBase" | "BellatrixPayloadAttributesEventData"
  | "CapellaPayloadAttributesEventData" | "DenebPayloadAttributesEventData"
  | "GloasPayloadAttributesEventData" | "PayloadAttributesEvent" | "DataColumnSidecarEvent"
  | "ExecutionPayloadEvent" | "ExecutionPayloadGossipEvent" | "ExecutionPayloadAvailableEvent"
  | "ExecutionPayloadBidEvent" | "PayloadAttestationMessageEvent" | "FastConfirmationEvent"
  | "ProposerPreferencesEvent" | "EventTopic";

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
    GenesisResponse: {
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
          description: "Genesis time, in decimal seconds since the Unix epoch or as an ISO 8601 timestamp.",
          type: "string",
          minLength: 1,
        },
        genesis_validators_root: {
          description: "Root of the validator registry at genesis: 32 bytes in hex.",
          $ref: "#/$defs/Root",
        },
        genesis_fork_version: {
          description: "Fork version at genesis: 4 bytes in hex.",
          $ref: "#/$defs/ForkVersion",
        },
      },
    },
    StateRootResponse: {
      description: "Root of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Root of the state.",
              type: "object",
              required: ["root"],
              properties: { root: { description: "Root of the state.", $ref: "#/$defs/Root" } },
            },
          },
        },
      ],
    },
    StateForkResponse: {
      description: "Fork of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/Fork" } } },
      ],
    },
    FinalityCheckpoints: {
      description: "Finality checkpoints of a state. Before the first finalization: epoch 0 and the zero root.",
      type: "object",
      required: ["previous_justified", "current_justified", "finalized"],
      properties: {
        previous_justified: {
          description: "Justified checkpoint of the previous epoch.",
          $ref: "#/$defs/Checkpoint",
        },
        current_justified: {
          description: "Justified checkpoint of the current epoch.",
          $ref: "#/$defs/Checkpoint",
        },
        finalized: { description: "The finalized checkpoint.", $ref: "#/$defs/Checkpoint" },
      },
    },
    FinalityCheckpointsResponse: {
      description: "The justified and finalized checkpoints of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/FinalityCheckpoints" } } },
      ],
    },
    ValidatorStatus: {
      description: "Status of a validator: `pending_` before its activation, `active_` while it attests, `exited_` after its exit, `withdrawal_` once its balance can be or was withdrawn.",
      type: "string",
      enum: [
        "pending_initialized", "pending_queued", "active_ongoing", "active_exiting", "active_slashed",
        "exited_unslashed", "exited_slashed", "withdrawal_possible", "withdrawal_done",
      ],
    },
    ValidatorStatusFilter: {
      description: "Status of a validator, or the common prefix of several.",
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
        index: { description: "Index of the validator.", $ref: "#/$defs/ValidatorIndex" },
        balance: { description: "Balance, in gwei.", $ref: "#/$defs/Gwei" },
        status: { $ref: "#/$defs/ValidatorStatus" },
        validator: { $ref: "#/$defs/Validator" },
      },
    },
    ValidatorFilter: {
      description: "Filter for validators. Without a property, or with an empty list, all are returned.",
      type: "object",
      properties: {
        ids: {
          description: "Indices or public keys of the validators.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorId" },
        },
        statuses: {
          description: "Statuses of the validators.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorStatusFilter" },
        },
      },
    },
    ValidatorsResponse: {
      description: "Validators of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Known validators, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorRecord" },
            },
          },
        },
      ],
    },
    ValidatorResponse: {
      description: "A validator of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/ValidatorRecord" } } },
      ],
    },
    ValidatorBalance: {
      description: "Balance of a validator.",
      type: "object",
      required: ["index", "balance"],
      properties: {
        index: { description: "Index of the validator.", $ref: "#/$defs/ValidatorIndex" },
        balance: { description: "Balance, in gwei.", $ref: "#/$defs/Gwei" },
      },
    },
    ValidatorBalancesResponse: {
      description: "Balances of validators in a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Balances of the known validators, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorBalance" },
            },
          },
        },
      ],
    },
    ValidatorIdentity: {
      description: "Index, public key and activation epoch of a validator.",
      type: "object",
      required: ["index", "pubkey", "activation_epoch"],
      properties: {
        index: { description: "Index of the validator.", $ref: "#/$defs/ValidatorIndex" },
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        activation_epoch: {
          description: "Epoch in which the validator is activated.",
          $ref: "#/$defs/Epoch",
        },
      },
    },
    ValidatorIdentitiesResponse: {
      description: "Identities of validators in a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Identities of the known validators, in no particular order.",
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
        index: { description: "Index of the builder.", $ref: "#/$defs/BuilderIndex" },
        status: { $ref: "#/$defs/BuilderStatus" },
        builder: { $ref: "#/$defs/Builder" },
      },
    },
    BuilderFilter: {
      description: "Filter for builders. Without a property, or with an empty list, all are returned.",
      type: "object",
      properties: {
        ids: {
          description: "Indices or public keys of the builders.",
          type: "array",
          items: { $ref: "#/$defs/BuilderId" },
        },
        statuses: {
          description: "Statuses of the builders.",
          type: "array",
          items: { $ref: "#/$defs/BuilderStatus" },
        },
      },
    },
    BuildersResponse: {
      description: "Builders of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Known builders, in no particular order.",
              type: "array",
              items: { $ref: "#/$defs/BuilderRecord" },
            },
          },
        },
      ],
    },
    Committee: {
      description: "Committee of validators that attest in the same slot.",
      type: "object",
      required: ["index", "slot", "validators"],
      properties: {
        index: { description: "Index of the committee in the slot.", $ref: "#/$defs/CommitteeIndex" },
        slot: { description: "Slot in which the committee attests.", $ref: "#/$defs/Slot" },
        validators: {
          description: "Indices of the members, in committee order.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorIndex" },
        },
      },
    },
    CommitteesResponse: {
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
      description: "A sync committee, by the indices of its members.",
      type: "object",
      required: ["validators", "validator_aggregates"],
      properties: {
        validators: {
          description: "Indices of the members, in committee order.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorIndex" },
        },
        validator_aggregates: {
          description: "Indices of the members, grouped by subcommittee.",
          type: "array",
          items: { type: "array", items: { $ref: "#/$defs/ValidatorIndex" } },
        },
      },
    },
    SyncCommitteesResponse: {
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
    RandaoResponse: {
      description: "The RANDAO mix of an epoch.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "RANDAO mix.",
              type: "object",
              required: ["randao"],
              properties: { randao: { description: "RANDAO mix.", $ref: "#/$defs/Bytes32" } },
            },
          },
        },
      ],
    },
    PendingConsolidationsResponse: {
      description: "Pending consolidations of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "Pending consolidations, in queue order.",
              type: "array",
              items: { $ref: "#/$defs/PendingConsolidation" },
              maxItems: 262144,
            },
          },
        },
      ],
    },
    PendingDepositsResponse: {
      description: "Pending deposits of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "Pending deposits, in queue order.",
              type: "array",
              items: { $ref: "#/$defs/PendingDeposit" },
              maxItems: 134217728,
            },
          },
        },
      ],
    },
    PendingPartialWithdrawalsResponse: {
      description: "Pending partial withdrawals of a state.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "Pending partial withdrawals, in queue order.",
              type: "array",
              items: { $ref: "#/$defs/PendingPartialWithdrawal" },
              maxItems: 134217728,
            },
          },
        },
      ],
    },
    ProposerLookaheadResponse: {
      description: "Indices of the proposers in the current and next epochs.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { description: "The fork of the state.", $ref: "#/$defs/ConsensusVersion" },
            data: {
              description: "Indices of the proposers, one for each slot, from the first slot of the state's epoch.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorIndex" },
            },
          },
        },
      ],
    },
    Root: { description: "Hash tree root: 32 bytes in hex.", type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Hash: {
      description: "Hash on the execution layer: 32 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    Bytes32: { description: "32 bytes in hex.", type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Slot: {
      description: "Slot, decimal. Slot 0 is the genesis slot; a slot has 12 seconds on mainnet.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    Epoch: {
      description: "Epoch, decimal. An epoch has 32 slots on mainnet. 18446744073709551615 (`FAR_FUTURE_EPOCH`) stands for never.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    ValidatorIndex: {
      description: "Index of a validator in the validator registry, decimal.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    BuilderIndex: {
      description: "Index of a builder in the builder registry, decimal.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    CommitteeIndex: {
      description: "Index of a committee within its slot, decimal.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    Gwei: { description: "Amount in gwei, decimal.", type: "string", pattern: "^[0-9]+$" },
    SignedGwei: {
      description: "Amount in gwei, decimal; negative for a penalty.",
      type: "string",
      pattern: "^-?[0-9]+$",
    },
    Wei: { description: "Amount in wei, decimal.", type: "string", pattern: "^[0-9]+$" },
    Gas: { description: "Amount of gas, decimal.", type: "string", pattern: "^[0-9]+$" },
    UnixTime: { description: "Seconds since the Unix epoch, decimal.", type: "string", pattern: "^[0-9]+$" },
    Uint64: { description: "Integer from 0 to 2^64 - 1, decimal.", type: "string", pattern: "^[0-9]+$" },
    Uint256: { description: "Integer from 0 to 2^256 - 1, decimal.", type: "string", pattern: "^[0-9]+$" },
    Uint8: { description: "Integer from 0 to 255, decimal.", type: "string", pattern: "^[0-9]{1,3}$" },
    BLSPubkey: {
      description: "BLS public key: 48 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{96}$",
    },
    BLSSignature: {
      description: "BLS signature: 96 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{192}$",
    },
    ForkVersion: {
      description: "Fork version: 4 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{8}$",
    },
    ExecutionAddress: {
      description: "Address on the execution layer: 20 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
    },
    Graffiti: {
      description: "Graffiti: 32 bytes chosen by the proposer, in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    Bits: {
      description: "Bitfield, packed into bytes with the lowest bit first, in hex. A bitlist, whose length may vary, is terminated by one more bit.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2})+$",
    },
    KZGCommitment: {
      description: "KZG commitment to a blob: 48 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{96}$",
    },
    KZGProof: { description: "KZG proof: 48 bytes in hex.", type: "string", pattern: "^0x[0-9a-fA-F]{96}$" },
    VersionedHash: {
      description: "Versioned hash of a blob's KZG commitment: a version byte, followed by 31 bytes of the hash, in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    ConsensusVersion: {
      description: "A fork of the consensus layer.",
      type: "string",
      enum: ["phase0", "altair", "bellatrix", "capella", "deneb", "electra", "fulu", "gloas"],
    },
    Checkpoint: {
      description: "Checkpoint: an epoch, and the root of the block at its start.",
      type: "object",
      required: ["epoch", "root"],
      properties: {
        epoch: { description: "Epoch that the checkpoint starts.", $ref: "#/$defs/Epoch" },
        root: { description: "Root of the block.", $ref: "#/$defs/Root" },
      },
    },
    Fork: {
      description: "Fork of the chain.",
      type: "object",
      required: ["previous_version", "current_version", "epoch"],
      properties: {
        previous_version: { description: "Fork version before this fork.", $ref: "#/$defs/ForkVersion" },
        current_version: { description: "Fork version of this fork.", $ref: "#/$defs/ForkVersion" },
        epoch: { description: "Epoch in which the fork begins.", $ref: "#/$defs/Epoch" },
      },
    },
    ChainStatus: {
      description: "Whether the data of a response is optimistic or finalized.",
      type: "object",
      required: ["execution_optimistic", "finalized"],
      properties: {
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        finalized: { description: "Whether the response refers to finalized data.", type: "boolean" },
      },
    },
    StateId: {
      description: "State identifier: `head`, `genesis`, `finalized`, `justified`, a slot, or a state root.",
      anyOf: [
        { type: "string", enum: ["head", "genesis", "finalized", "justified"] },
        { $ref: "#/$defs/Slot" },
        { $ref: "#/$defs/Root" },
      ],
    },
    BlockId: {
      description: "Block identifier: `head`, `genesis`, `finalized`, a slot, or a block root.",
      anyOf: [
        { type: "string", enum: ["head", "genesis", "finalized"] },
        { $ref: "#/$defs/Slot" },
        { $ref: "#/$defs/Root" },
      ],
    },
    ValidatorId: {
      description: "Validator identifier: an index or a public key.",
      anyOf: [{ $ref: "#/$defs/ValidatorIndex" }, { $ref: "#/$defs/BLSPubkey" }],
    },
    BuilderId: {
      description: "Builder identifier: an index or a public key.",
      anyOf: [{ $ref: "#/$defs/BuilderIndex" }, { $ref: "#/$defs/BLSPubkey" }],
    },
    BeaconError: {
      description: "Error of a request.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "HTTP status, or an error code specific to the client.", type: "integer" },
        message: { description: "Human-readable message.", type: "string" },
        stacktraces: {
          description: "Stack traces of the error in the node.",
          type: "array",
          items: { type: "string" },
        },
      },
    },
    BeaconErrors: {
      description: "Errors of the items of a request.",
      type: "object",
      required: ["code", "message", "failures"],
      properties: {
        code: { description: "HTTP status, or an error code specific to the client.", type: "integer" },
        message: { description: "Human-readable message.", type: "string" },
        failures: {
          description: "Items that failed. All other items were accepted.",
          type: "array",
          items: {
            type: "object",
            required: ["index", "message"],
            properties: {
              index: { description: "Index of the item in the request, from 0.", type: "integer" },
              message: { description: "Reason for the failure.", type: "string" },
            },
          },
        },
      },
    },
    BlockHeaderRecord: {
      description: "A block header, and whether the block is on the canonical chain.",
      type: "object",
      required: ["root", "canonical", "header"],
      properties: {
        root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        canonical: { description: "Whether the block is on the node's canonical chain.", type: "boolean" },
        header: { $ref: "#/$defs/SignedBeaconBlockHeader" },
      },
    },
    BlockHeadersResponse: {
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
    BlockHeaderResponse: {
      description: "A block's header.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/BlockHeaderRecord" } } },
      ],
    },
    BlockRootResponse: {
      description: "Root of a block.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Root of the block.",
              type: "object",
              required: ["root"],
              properties: { root: { description: "Root of the block.", $ref: "#/$defs/Root" } },
            },
          },
        },
      ],
    },
    BlockResponse: {
      description: "A block, by fork.",
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
    BlindedBlockResponse: {
      description: "A blinded block, which has the header of the execution payload in place of its transactions, by fork.",
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
    BlockAttestationsResponse: {
      description: "Attestations in a block, by fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "phase0" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/Phase0Attestation" },
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "altair" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/Phase0Attestation" },
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "bellatrix" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/Phase0Attestation" },
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "capella" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/Phase0Attestation" },
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "deneb" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/Phase0Attestation" },
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "electra" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/ElectraAttestation" },
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "fulu" },
                data: {
                  description: "Attestations that the block contains.",
                  type: "array",
                  items: { $ref: "#/$defs/ElectraAttestation" },
                },
              },
            },
          ],
        },
      ],
    },
    BlobsResponse: {
      description: "Blobs of a block.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Blobs, in the order of the block's commitments.",
              type: "array",
              items: { $ref: "#/$defs/Blob" },
              maxItems: 4096,
            },
          },
        },
      ],
    },
    BroadcastValidation: {
      description: "Validation of a block before it is broadcast: lightweight gossip checks (`gossip`), full consensus checks without the execution payload (`consensus`), or consensus checks plus a check that the proposer has not signed another block for the slot (`consensus_and_equivocation`).",
      type: "string",
      enum: ["gossip", "consensus", "consensus_and_equivocation"],
    },
    PublishedBlock: {
      description: "A signed block; from deneb to fulu together with its blobs.",
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
      description: "Data of an attestation: the votes for head, source and target.",
      type: "object",
      required: ["slot", "index", "beacon_block_root", "source", "target"],
      properties: {
        slot: { description: "Slot of the attestation.", $ref: "#/$defs/Slot" },
        index: {
          description: "Index of the committee; 0 since electra. Since gloas, whether the payload was present.",
          $ref: "#/$defs/CommitteeIndex",
        },
        beacon_block_root: { description: "Root of the head block.", $ref: "#/$defs/Root" },
        source: {
          description: "Source of the vote: the latest justified checkpoint.",
          $ref: "#/$defs/Checkpoint",
        },
        target: { description: "Target of the vote: the checkpoint to justify.", $ref: "#/$defs/Checkpoint" },
      },
    },
    Phase0Attestation: {
      description: "An attestation by validators of one committee, up to deneb.",
      type: "object",
      required: ["aggregation_bits", "data", "signature"],
      properties: {
        aggregation_bits: {
          description: "Bits of the committee members that attested.",
          $ref: "#/$defs/Bits",
        },
        data: { $ref: "#/$defs/AttestationData" },
        signature: { description: "Aggregate signature of these validators.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ElectraAttestation: {
      description: "An attestation by validators of one or more committees, since electra.",
      allOf: [
        { $ref: "#/$defs/Phase0Attestation" },
        {
          type: "object",
          required: ["committee_bits"],
          properties: {
            committee_bits: {
              description: "Bits of the slot's committees that attested.",
              $ref: "#/$defs/Bits",
            },
          },
        },
      ],
    },
    SingleAttestation: {
      description: "An attestation by one validator, since electra.",
      type: "object",
      required: ["committee_index", "attester_index", "data", "signature"],
      properties: {
        committee_index: {
          description: "Index of the attester's committee in the slot.",
          $ref: "#/$defs/CommitteeIndex",
        },
        attester_index: { description: "Index of the attesting validator.", $ref: "#/$defs/ValidatorIndex" },
        data: { $ref: "#/$defs/AttestationData" },
        signature: { description: "Signature of `data` by the attester.", $ref: "#/$defs/BLSSignature" },
      },
    },
    PendingAttestation: {
      description: "An attestation that a phase0 state has not yet processed.",
      type: "object",
      required: ["aggregation_bits", "data", "inclusion_delay", "proposer_index"],
      properties: {
        aggregation_bits: {
          description: "Bits of the committee members that attested.",
          $ref: "#/$defs/Bits",
        },
        data: { $ref: "#/$defs/AttestationData" },
        inclusion_delay: {
          description: "Number of slots from the attestation's slot to the block that includes it.",
          $ref: "#/$defs/Uint64",
        },
        proposer_index: {
          description: "Index of the proposer of the block that includes the attestation.",
          $ref: "#/$defs/ValidatorIndex",
        },
      },
    },
    IndexedAttestation: {
      description: "An attestation with the indices of the attesting validators.",
      type: "object",
      required: ["attesting_indices", "data", "signature"],
      properties: {
        attesting_indices: {
          description: "Indices of the attesting validators, sorted: up to 2,048; since electra up to 131,072.",
          type: "array",
          items: { $ref: "#/$defs/ValidatorIndex" },
        },
        data: { $ref: "#/$defs/AttestationData" },
        signature: { description: "Aggregate signature of these validators.", $ref: "#/$defs/BLSSignature" },
      },
    },
    AttesterSlashing: {
      description: "Proof that validators made two conflicting attestations.",
      type: "object",
      required: ["attestation_1", "attestation_2"],
      properties: {
        attestation_1: { description: "First attestation.", $ref: "#/$defs/IndexedAttestation" },
        attestation_2: {
          description: "Second attestation, which conflicts with the first.",
          $ref: "#/$defs/IndexedAttestation",
        },
      },
    },
    BeaconBlockBase: {
      description: "Fields that all beacon blocks and block headers have.",
      type: "object",
      required: ["slot", "proposer_index", "parent_root", "state_root"],
      properties: {
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        proposer_index: { description: "Index of the proposer.", $ref: "#/$defs/ValidatorIndex" },
        parent_root: { description: "Root of the parent block.", $ref: "#/$defs/Root" },
        state_root: { description: "Root of the state after the block.", $ref: "#/$defs/Root" },
      },
    },
    BeaconBlockHeader: {
      description: "Header of a beacon block.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBase" },
        {
          type: "object",
          required: ["body_root"],
          properties: { body_root: { description: "Root of the block body.", $ref: "#/$defs/Root" } },
        },
      ],
    },
    SignedBeaconBlockHeader: {
      description: "A signed block header.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/BeaconBlockHeader" },
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ProposerSlashing: {
      description: "Proof that a validator proposed two blocks for one slot.",
      type: "object",
      required: ["signed_header_1", "signed_header_2"],
      properties: {
        signed_header_1: {
          description: "Header of the first block.",
          $ref: "#/$defs/SignedBeaconBlockHeader",
        },
        signed_header_2: {
          description: "Header of the second block.",
          $ref: "#/$defs/SignedBeaconBlockHeader",
        },
      },
    },
    Eth1Data: {
      description: "State of the deposit contract.",
      type: "object",
      required: ["deposit_root", "deposit_count", "block_hash"],
      properties: {
        deposit_root: { description: "Root of the deposit tree.", $ref: "#/$defs/Root" },
        deposit_count: { description: "Number of deposits.", $ref: "#/$defs/Uint64" },
        block_hash: {
          description: "Hash of the execution layer block at which the contract had this state.",
          $ref: "#/$defs/Hash",
        },
      },
    },
    DepositData: {
      description: "Data sent to the deposit contract.",
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature"],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: {
          description: "Withdrawal credentials, which determine where withdrawals go.",
          $ref: "#/$defs/Bytes32",
        },
        amount: { description: "Deposited amount, in gwei.", $ref: "#/$defs/Gwei" },
        signature: {
          description: "Signature of the deposit, made with its BLS key.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    Deposit: {
      description: "A deposit with its Merkle proof.",
      type: "object",
      required: ["proof", "data"],
      properties: {
        proof: {
          description: "Merkle proof of the deposit in the deposit tree.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 33,
          maxItems: 33,
        },
        data: { $ref: "#/$defs/DepositData" },
      },
    },
    VoluntaryExit: {
      description: "\"A voluntary exit: a validator's request to exit.\"",
      type: "object",
      required: ["epoch", "validator_index"],
      properties: {
        epoch: { description: "Earliest epoch in which the exit can be processed.", $ref: "#/$defs/Epoch" },
        validator_index: {
          description: "Index of the validator that exits.",
          $ref: "#/$defs/ValidatorIndex",
        },
      },
    },
    SignedVoluntaryExit: {
      description: "A signed voluntary exit.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/VoluntaryExit" },
        signature: {
          description: "Signature of `message` by the validator that exits.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    BLSToExecutionChange: {
      description: "Request to change a validator's BLS withdrawal credentials to an execution address.",
      type: "object",
      required: ["validator_index", "from_bls_pubkey", "to_execution_address"],
      properties: {
        validator_index: {
          description: "Index of the validator whose withdrawal credentials change.",
          $ref: "#/$defs/ValidatorIndex",
        },
        from_bls_pubkey: {
          description: "BLS public key of the current withdrawal credentials.",
          $ref: "#/$defs/BLSPubkey",
        },
        to_execution_address: {
          description: "Execution address that receives withdrawals from now on.",
          $ref: "#/$defs/ExecutionAddress",
        },
      },
    },
    SignedBLSToExecutionChange: {
      description: "A signed BLS-to-execution change.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/BLSToExecutionChange" },
        signature: {
          description: "Signature of `message`, made with the key of the current withdrawal credentials.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    SyncAggregate: {
      description: "A sync aggregate: the sync committee's aggregate signature of the parent block.",
      type: "object",
      required: ["sync_committee_bits", "sync_committee_signature"],
      properties: {
        sync_committee_bits: {
          description: "Bits of the committee members that signed.",
          $ref: "#/$defs/Bits",
        },
        sync_committee_signature: {
          description: "Aggregate signature of these members.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    DepositRequest: {
      description: "A deposit request from the execution layer.",
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature", "index"],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: {
          description: "Withdrawal credentials, which determine where withdrawals go.",
          $ref: "#/$defs/Bytes32",
        },
        amount: { description: "Deposited amount, in gwei.", $ref: "#/$defs/Gwei" },
        signature: {
          description: "Signature of the deposit, made with its BLS key.",
          $ref: "#/$defs/BLSSignature",
        },
        index: { description: "Index of the deposit.", $ref: "#/$defs/Uint64" },
      },
    },
    WithdrawalRequest: {
      description: "A withdrawal request from the execution layer.",
      type: "object",
      required: ["source_address", "validator_pubkey", "amount"],
      properties: {
        source_address: {
          description: "Execution address that made the request.",
          $ref: "#/$defs/ExecutionAddress",
        },
        validator_pubkey: {
          description: "BLS public key of the validator to withdraw from.",
          $ref: "#/$defs/BLSPubkey",
        },
        amount: { description: "Amount to withdraw, in gwei; 0 for a full exit.", $ref: "#/$defs/Gwei" },
      },
    },
    ConsolidationRequest: {
      description: "A consolidation request from the execution layer, which moves one validator's balance to another.",
      type: "object",
      required: ["source_address", "source_pubkey", "target_pubkey"],
      properties: {
        source_address: {
          description: "Execution address that made the request.",
          $ref: "#/$defs/ExecutionAddress",
        },
        source_pubkey: {
          description: "Public key of the validator whose balance is consolidated.",
          $ref: "#/$defs/BLSPubkey",
        },
        target_pubkey: {
          description: "Public key of the validator that receives the balance.",
          $ref: "#/$defs/BLSPubkey",
        },
      },
    },
    ExecutionRequests: {
      description: "Requests from the execution layer to the consensus layer.",
      type: "object",
      required: ["deposits", "withdrawals", "consolidations"],
      properties: {
        deposits: {
          description: "Deposit requests.",
          type: "array",
          items: { $ref: "#/$defs/DepositRequest" },
          maxItems: 8192,
        },
        withdrawals: {
          description: "Withdrawal requests.",
          type: "array",
          items: { $ref: "#/$defs/WithdrawalRequest" },
          maxItems: 16,
        },
        consolidations: {
          description: "Consolidation requests.",
          type: "array",
          items: { $ref: "#/$defs/ConsolidationRequest" },
          maxItems: 2,
        },
      },
    },
    PayloadAttestationData: {
      description: "Vote of a payload timeliness committee member on the payload of a block.",
      type: "object",
      required: ["beacon_block_root", "slot", "payload_present", "blob_data_available"],
      properties: {
        beacon_block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        payload_present: {
          description: "Whether the member has seen the block's execution payload envelope.",
          type: "boolean",
        },
        blob_data_available: { description: "Whether the block's blob data is available.", type: "boolean" },
      },
    },
    PayloadAttestation: {
      description: "A payload attestation: the aggregated votes of payload timeliness committee members.",
      type: "object",
      required: ["aggregation_bits", "data", "signature"],
      properties: {
        aggregation_bits: {
          description: "Bits of the committee members that attested.",
          $ref: "#/$defs/Bits",
        },
        data: { $ref: "#/$defs/PayloadAttestationData" },
        signature: { description: "Aggregate signature of these members.", $ref: "#/$defs/BLSSignature" },
      },
    },
    PayloadAttestationMessage: {
      description: "Payload attestation of one committee member.",
      type: "object",
      required: ["validator_index", "data", "signature"],
      properties: {
        validator_index: { description: "Index of the committee member.", $ref: "#/$defs/ValidatorIndex" },
        data: { $ref: "#/$defs/PayloadAttestationData" },
        signature: {
          description: "Signature of `data` by the committee member.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    BeaconBlockBodyBase: {
      description: "Fields of block bodies in all forks.",
      type: "object",
      required: [
        "randao_reveal", "eth1_data", "graffiti", "proposer_slashings", "attester_slashings", "deposits",
        "voluntary_exits",
      ],
      properties: {
        randao_reveal: { description: "RANDAO reveal of the proposer.", $ref: "#/$defs/BLSSignature" },
        eth1_data: {
          description: "Vote of the proposer on the state of the deposit contract.",
          $ref: "#/$defs/Eth1Data",
        },
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
              description: "BLS-to-execution changes.",
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
              description: "BLS-to-execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "KZG commitments to the block's blobs.",
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
            "attestations", "sync_aggregate", "execution_payload", "bls_to_execution_changes",
            "blob_kzg_commitments", "execution_requests",
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
              description: "BLS-to-execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "KZG commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
            execution_requests: { $ref: "#/$defs/ExecutionRequests" },
          },
        },
      ],
    },
    BellatrixBlindedBeaconBlockBody: {
      description: "The body of a blinded block, as of bellatrix.",
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
      description: "The body of a blinded block, as of capella.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header", "bls_to_execution_changes"],
          properties: {
            execution_payload_header: { $ref: "#/$defs/CapellaExecutionPayloadHeader" },
            bls_to_execution_changes: {
              description: "BLS-to-execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
          },
        },
      ],
    },
    DenebBlindedBeaconBlockBody: {
      description: "The body of a blinded block, as of deneb.",
      allOf: [
        { $ref: "#/$defs/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header", "bls_to_execution_changes", "blob_kzg_commitments"],
          properties: {
            execution_payload_header: { $ref: "#/$defs/DenebExecutionPayloadHeader" },
            bls_to_execution_changes: {
              description: "BLS-to-execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "KZG commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
          },
        },
      ],
    },
    ElectraBlindedBeaconBlockBody: {
      description: "The body of a blinded block, as of electra and fulu.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBodyBase" },
        {
          type: "object",
          required: [
            "attestations", "sync_aggregate", "execution_payload_header", "bls_to_execution_changes",
            "blob_kzg_commitments", "execution_requests",
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
              description: "BLS-to-execution changes.",
              type: "array",
              items: { $ref: "#/$defs/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: {
              description: "KZG commitments to the block's blobs.",
              type: "array",
              items: { $ref: "#/$defs/KZGCommitment" },
            },
            execution_requests: { $ref: "#/$defs/ExecutionRequests" },
          },
        },
      ],
    },
    GloasBeaconBlockBody: {
      description: "The body of a block, as of gloas. A builder's bid replaces the payload.",
      allOf: [
        { $ref: "#/$defs/BeaconBlockBodyBase" },
        {
          type: "object",
          required: [
            "attestations", "sync_aggregate", "bls_to_execution_changes", "signed_execution_payload_bid",
            "payload_attestations", "parent_execution_requests",
          ],
          properties: {
            attestations: {
              description: "Attestations.",
              type: "array",
              items: { $ref: "#/$defs/ElectraAttestation" },
            },
            sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
            bls_to_execution_changes: {
              description: "BLS-to-execution changes.",
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
              description: "Execution requests of the parent's payload.",
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: { description: "Signature of the block by its proposer.", $ref: "#/$defs/BLSSignature" },
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
        signature: {
          description: "Signature of the block by its proposer; also valid for the full block.",
          $ref: "#/$defs/BLSSignature",
        },
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
        signature: {
          description: "Signature of the block by its proposer; also valid for the full block.",
          $ref: "#/$defs/BLSSignature",
        },
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
        signature: {
          description: "Signature of the block by its proposer; also valid for the full block.",
          $ref: "#/$defs/BLSSignature",
        },
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
        signature: {
          description: "Signature of the block by its proposer; also valid for the full block.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    DenebBlockContents: {
      description: "An unsigned block and its blobs, as of deneb.",
      type: "object",
      required: ["block", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/DenebBeaconBlock" },
        kzg_proofs: {
          description: "KZG proofs of the blobs.",
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
          description: "KZG proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    ElectraBlockContents: {
      description: "An unsigned block and its blobs, as of electra.",
      type: "object",
      required: ["block", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/ElectraBeaconBlock" },
        kzg_proofs: {
          description: "KZG proofs of the blobs.",
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
          description: "KZG proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    FuluBlockContents: {
      description: "An unsigned block and its blobs, as of fulu.",
      type: "object",
      required: ["block", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/ElectraBeaconBlock" },
        kzg_proofs: {
          description: "KZG cell proofs of the blobs.",
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
          description: "KZG cell proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    GloasBlockContents: {
      description: "An unsigned block with a locally built execution payload, as of gloas.",
      type: "object",
      required: ["block", "execution_payload_envelope", "kzg_proofs", "blobs"],
      properties: {
        block: { $ref: "#/$defs/GloasBeaconBlock" },
        execution_payload_envelope: { $ref: "#/$defs/ExecutionPayloadEnvelope" },
        kzg_proofs: {
          description: "KZG cell proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    ExecutionTransaction: {
      description: "Signed transaction of the execution layer, as encoded bytes.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2})*$",
    },
    ExtraData: {
      description: "Extra data: up to 32 bytes chosen by the payload's builder.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2}){0,32}$",
    },
    LogsBloom: {
      description: "Bloom filter of the logs: 256 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{512}$",
    },
    BlockAccessList: {
      description: "Accounts and storage slots accessed in the block, in RLP as defined in EIP-7928.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{2})*$",
    },
    Blob: {
      description: "A blob: 4,096 field elements of 32 bytes.",
      type: "string",
      pattern: "^0x(?:[0-9a-fA-F]{64})*$",
    },
    Withdrawal: {
      description: "A withdrawal from the consensus layer to an execution address.",
      type: "object",
      required: ["index", "validator_index", "address", "amount"],
      properties: {
        index: { description: "Index of the withdrawal.", $ref: "#/$defs/Uint64" },
        validator_index: {
          description: "Index of the validator whose balance is withdrawn.",
          $ref: "#/$defs/ValidatorIndex",
        },
        address: { description: "Address that receives the withdrawal.", $ref: "#/$defs/ExecutionAddress" },
        amount: { description: "Withdrawn amount, in gwei.", $ref: "#/$defs/Gwei" },
      },
    },
    ExecutionPayloadBase: {
      description: "Fields of execution payloads and their headers in all forks.",
      type: "object",
      required: [
        "parent_hash", "fee_recipient", "state_root", "receipts_root", "logs_bloom", "prev_randao",
        "block_number", "gas_limit", "gas_used", "timestamp", "extra_data", "base_fee_per_gas", "block_hash",
      ],
      properties: {
        parent_hash: { description: "Hash of the parent block.", $ref: "#/$defs/Hash" },
        fee_recipient: {
          description: "Address that receives the priority fees.",
          $ref: "#/$defs/ExecutionAddress",
        },
        state_root: {
          description: "Root of the execution layer state after the payload.",
          $ref: "#/$defs/Bytes32",
        },
        receipts_root: { description: "Root of the receipts trie.", $ref: "#/$defs/Bytes32" },
        logs_bloom: { $ref: "#/$defs/LogsBloom" },
        prev_randao: { description: "RANDAO mix of the parent state.", $ref: "#/$defs/Bytes32" },
        block_number: { description: "The block's number.", $ref: "#/$defs/Uint64" },
        gas_limit: { description: "Maximum gas of the block.", $ref: "#/$defs/Gas" },
        gas_used: { description: "Gas used by the payload.", $ref: "#/$defs/Gas" },
        timestamp: {
          description: "Timestamp of the slot, in seconds since the Unix epoch.",
          $ref: "#/$defs/UnixTime",
        },
        extra_data: { $ref: "#/$defs/ExtraData" },
        base_fee_per_gas: {
          description: "Base fee per gas, in wei. The base fee is burned.",
          $ref: "#/$defs/Uint256",
        },
        block_hash: { description: "Hash of the block.", $ref: "#/$defs/Hash" },
      },
    },
    BellatrixExecutionPayload: {
      description: "An execution payload, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/ExecutionPayloadBase" },
        {
          type: "object",
          required: ["transactions"],
          properties: {
            transactions: {
              description: "Transactions in the payload.",
              type: "array",
              items: { $ref: "#/$defs/ExecutionTransaction" },
              maxItems: 1048576,
            },
          },
        },
      ],
    },
    CapellaExecutionPayload: {
      description: "An execution payload, as of capella.",
      allOf: [
        { $ref: "#/$defs/BellatrixExecutionPayload" },
        {
          type: "object",
          required: ["withdrawals"],
          properties: {
            withdrawals: {
              description: "Withdrawals from the consensus layer.",
              type: "array",
              items: { $ref: "#/$defs/Withdrawal" },
              maxItems: 16,
            },
          },
        },
      ],
    },
    DenebExecutionPayload: {
      description: "An execution payload, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/CapellaExecutionPayload" },
        {
          type: "object",
          required: ["blob_gas_used", "excess_blob_gas"],
          properties: {
            blob_gas_used: { description: "Blob gas used by the block.", $ref: "#/$defs/Gas" },
            excess_blob_gas: {
              description: "Excess blob gas: running total of blob gas used above the target, from which the blob base fee is computed.",
              $ref: "#/$defs/Gas",
            },
          },
        },
      ],
    },
    GloasExecutionPayload: {
      description: "An execution payload, as of gloas.",
      allOf: [
        { $ref: "#/$defs/DenebExecutionPayload" },
        {
          type: "object",
          required: ["block_access_list", "slot_number"],
          properties: {
            block_access_list: { $ref: "#/$defs/BlockAccessList" },
            slot_number: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
          },
        },
      ],
    },
    BellatrixExecutionPayloadHeader: {
      description: "Header of an execution payload, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/ExecutionPayloadBase" },
        {
          type: "object",
          required: ["transactions_root"],
          properties: {
            transactions_root: { description: "Root of the transactions.", $ref: "#/$defs/Root" },
          },
        },
      ],
    },
    CapellaExecutionPayloadHeader: {
      description: "Header of an execution payload, as of capella.",
      allOf: [
        { $ref: "#/$defs/BellatrixExecutionPayloadHeader" },
        {
          type: "object",
          required: ["withdrawals_root"],
          properties: { withdrawals_root: { description: "Root of the withdrawals.", $ref: "#/$defs/Root" } },
        },
      ],
    },
    DenebExecutionPayloadHeader: {
      description: "Header of an execution payload, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/CapellaExecutionPayloadHeader" },
        {
          type: "object",
          required: ["blob_gas_used", "excess_blob_gas"],
          properties: {
            blob_gas_used: { description: "Blob gas used by the block.", $ref: "#/$defs/Gas" },
            excess_blob_gas: {
              description: "Excess blob gas: running total of blob gas used above the target, from which the blob base fee is computed.",
              $ref: "#/$defs/Gas",
            },
          },
        },
      ],
    },
    ExecutionPayloadBid: {
      description: "A builder's bid for an execution payload.",
      type: "object",
      required: [
        "parent_block_hash", "parent_block_root", "block_hash", "prev_randao", "fee_recipient", "gas_limit",
        "builder_index", "slot", "value", "execution_payment", "blob_kzg_commitments",
        "execution_requests_root",
      ],
      properties: {
        parent_block_hash: {
          description: "Hash of the parent block on the execution layer.",
          $ref: "#/$defs/Hash",
        },
        parent_block_root: { description: "Root of the parent beacon block.", $ref: "#/$defs/Root" },
        block_hash: { description: "Block hash of the payload.", $ref: "#/$defs/Hash" },
        prev_randao: { description: "RANDAO mix of the parent state.", $ref: "#/$defs/Bytes32" },
        fee_recipient: {
          description: "Address that receives the payment.",
          $ref: "#/$defs/ExecutionAddress",
        },
        gas_limit: { description: "Maximum gas of the payload.", $ref: "#/$defs/Gas" },
        builder_index: {
          description: "Index of the builder; 18446744073709551615 if the proposer builds the payload itself.",
          $ref: "#/$defs/BuilderIndex",
        },
        slot: { description: "Slot of the block for which the payload is offered.", $ref: "#/$defs/Slot" },
        value: {
          description: "Payment of the builder to the proposer on the consensus layer, in gwei.",
          $ref: "#/$defs/Gwei",
        },
        execution_payment: {
          description: "Additional payment of the builder on the execution layer, in gwei.",
          $ref: "#/$defs/Gwei",
        },
        blob_kzg_commitments: {
          description: "KZG commitments to the payload's blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGCommitment" },
        },
        execution_requests_root: { description: "Root of the execution requests.", $ref: "#/$defs/Root" },
      },
    },
    SignedExecutionPayloadBid: {
      description: "A builder's signed bid for an execution payload.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ExecutionPayloadBid" },
        signature: {
          description: "Signature of `message` by the builder; the point at infinity if the proposer builds the payload itself.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    ExecutionPayloadEnvelope: {
      description: "An execution payload, with the beacon block to which it belongs.",
      type: "object",
      required: [
        "payload", "execution_requests", "builder_index", "beacon_block_root", "parent_beacon_block_root",
      ],
      properties: {
        payload: { $ref: "#/$defs/GloasExecutionPayload" },
        execution_requests: { $ref: "#/$defs/ExecutionRequests" },
        builder_index: { description: "Index of the builder.", $ref: "#/$defs/BuilderIndex" },
        beacon_block_root: {
          description: "Root of the beacon block to which the payload belongs.",
          $ref: "#/$defs/Root",
        },
        parent_beacon_block_root: {
          description: "Root of the parent of that beacon block.",
          $ref: "#/$defs/Root",
        },
      },
    },
    SignedExecutionPayloadEnvelope: {
      description: "A signed execution payload envelope.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ExecutionPayloadEnvelope" },
        signature: {
          description: "Signature of `message` by the builder, or by the proposer if it built the payload itself.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    SignedExecutionPayloadEnvelopeContents: {
      description: "A signed execution payload envelope with its blobs, for a node that does not have the blobs.",
      type: "object",
      required: ["signed_execution_payload_envelope", "kzg_proofs", "blobs"],
      properties: {
        signed_execution_payload_envelope: { $ref: "#/$defs/SignedExecutionPayloadEnvelope" },
        kzg_proofs: {
          description: "KZG cell proofs of the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 33554432,
        },
        blobs: { description: "The blobs.", type: "array", items: { $ref: "#/$defs/Blob" }, maxItems: 4096 },
      },
    },
    Validator: {
      description: "A validator in the validator registry.",
      type: "object",
      required: [
        "pubkey", "withdrawal_credentials", "effective_balance", "slashed", "activation_eligibility_epoch",
        "activation_epoch", "exit_epoch", "withdrawable_epoch",
      ],
      properties: {
        pubkey: {
          description: "BLS public key with which signatures of the validator are verified.",
          $ref: "#/$defs/BLSPubkey",
        },
        withdrawal_credentials: {
          description: "Withdrawal credentials, which determine where withdrawals go.",
          $ref: "#/$defs/Bytes32",
        },
        effective_balance: {
          description: "Effective balance, in gwei, which determines the validator's weight and rewards.",
          $ref: "#/$defs/Gwei",
        },
        slashed: { description: "Whether the validator was slashed.", type: "boolean" },
        activation_eligibility_epoch: {
          description: "Epoch in which the validator became eligible for activation.",
          $ref: "#/$defs/Epoch",
        },
        activation_epoch: {
          description: "Epoch in which the validator is activated.",
          $ref: "#/$defs/Epoch",
        },
        exit_epoch: { description: "Epoch in which the validator exits.", $ref: "#/$defs/Epoch" },
        withdrawable_epoch: {
          description: "Epoch from which the balance can be withdrawn.",
          $ref: "#/$defs/Epoch",
        },
      },
    },
    SyncCommittee: {
      description: "A sync committee, by the public keys of its members.",
      type: "object",
      required: ["pubkeys", "aggregate_pubkey"],
      properties: {
        pubkeys: {
          description: "Public keys of the members; 512 on mainnet.",
          type: "array",
          items: { $ref: "#/$defs/BLSPubkey" },
        },
        aggregate_pubkey: { description: "Aggregate public key of the members.", $ref: "#/$defs/BLSPubkey" },
      },
    },
    HistoricalSummary: {
      description: "Roots of a period of blocks and states.",
      type: "object",
      required: ["block_summary_root", "state_summary_root"],
      properties: {
        block_summary_root: { description: "Root of the period's block roots.", $ref: "#/$defs/Root" },
        state_summary_root: { description: "Root of the period's state roots.", $ref: "#/$defs/Root" },
      },
    },
    PendingDeposit: {
      description: "A pending deposit.",
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature", "slot"],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        withdrawal_credentials: {
          description: "Withdrawal credentials, which determine where withdrawals go.",
          $ref: "#/$defs/Bytes32",
        },
        amount: { description: "Deposited amount, in gwei.", $ref: "#/$defs/Gwei" },
        signature: {
          description: "Signature of the deposit, made with its BLS key.",
          $ref: "#/$defs/BLSSignature",
        },
        slot: { description: "Slot in which the deposit was requested.", $ref: "#/$defs/Slot" },
      },
    },
    PendingPartialWithdrawal: {
      description: "A pending partial withdrawal.",
      type: "object",
      required: ["validator_index", "amount", "withdrawable_epoch"],
      properties: {
        validator_index: {
          description: "Index of the validator whose balance is withdrawn.",
          $ref: "#/$defs/ValidatorIndex",
        },
        amount: { description: "Amount to withdraw, in gwei.", $ref: "#/$defs/Gwei" },
        withdrawable_epoch: {
          description: "Epoch from which the withdrawal can be processed.",
          $ref: "#/$defs/Epoch",
        },
      },
    },
    PendingConsolidation: {
      description: "A pending consolidation.",
      type: "object",
      required: ["source_index", "target_index"],
      properties: {
        source_index: {
          description: "Index of the validator whose balance is consolidated.",
          $ref: "#/$defs/ValidatorIndex",
        },
        target_index: {
          description: "Index of the validator that receives the balance.",
          $ref: "#/$defs/ValidatorIndex",
        },
      },
    },
    Builder: {
      description: "A builder in the builder registry.",
      type: "object",
      required: ["pubkey", "version", "execution_address", "balance", "deposit_epoch", "withdrawable_epoch"],
      properties: {
        pubkey: {
          description: "BLS public key with which signatures of the builder are verified.",
          $ref: "#/$defs/BLSPubkey",
        },
        version: { description: "Version of the builder.", $ref: "#/$defs/Uint8" },
        execution_address: {
          description: "Execution address that receives withdrawals.",
          $ref: "#/$defs/ExecutionAddress",
        },
        balance: { description: "Balance, in gwei.", $ref: "#/$defs/Gwei" },
        deposit_epoch: { description: "Epoch in which the deposit was processed.", $ref: "#/$defs/Epoch" },
        withdrawable_epoch: {
          description: "Epoch from which the balance can be withdrawn.",
          $ref: "#/$defs/Epoch",
        },
      },
    },
    BeaconStateBase: {
      description: "Fields of states in all forks.",
      type: "object",
      required: [
        "genesis_time", "genesis_validators_root", "slot", "fork", "latest_block_header", "block_roots",
        "state_roots", "historical_roots", "eth1_data", "eth1_data_votes", "eth1_deposit_index", "validators",
        "balances", "randao_mixes", "slashings", "justification_bits", "previous_justified_checkpoint",
        "current_justified_checkpoint", "finalized_checkpoint",
      ],
      properties: {
        genesis_time: {
          description: "Genesis time, in seconds since the Unix epoch.",
          $ref: "#/$defs/UnixTime",
        },
        genesis_validators_root: {
          description: "Root of the validator registry at genesis.",
          $ref: "#/$defs/Root",
        },
        slot: { description: "Slot of the state.", $ref: "#/$defs/Slot" },
        fork: { $ref: "#/$defs/Fork" },
        latest_block_header: {
          description: "Header of the latest block.",
          $ref: "#/$defs/BeaconBlockHeader",
        },
        block_roots: {
          description: "Roots of the last 8,192 blocks on mainnet. A slot's entry is at the index slot modulo length.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
        },
        state_roots: {
          description: "Roots of the last 8,192 states on mainnet. A slot's entry is at the index slot modulo length.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
        },
        historical_roots: {
          description: "Roots of historical blocks and states, up to capella.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          maxItems: 16777216,
        },
        eth1_data: {
          description: "State of the deposit contract that the chain agreed on.",
          $ref: "#/$defs/Eth1Data",
        },
        eth1_data_votes: {
          description: "Votes on the state of the deposit contract in this voting period.",
          type: "array",
          items: { $ref: "#/$defs/Eth1Data" },
        },
        eth1_deposit_index: { description: "Index of the next deposit to process.", $ref: "#/$defs/Uint64" },
        validators: { description: "All validators.", type: "array", items: { $ref: "#/$defs/Validator" } },
        balances: {
          description: "Balance of each validator, in gwei.",
          type: "array",
          items: { $ref: "#/$defs/Gwei" },
        },
        randao_mixes: {
          description: "RANDAO mixes of the last 65,536 epochs on mainnet. An epoch's entry is at the index epoch modulo length.",
          type: "array",
          items: { $ref: "#/$defs/Bytes32" },
        },
        slashings: {
          description: "Slashed balance in each of the last 8,192 epochs on mainnet, in gwei.",
          type: "array",
          items: { $ref: "#/$defs/Gwei" },
        },
        justification_bits: {
          description: "Bits of the recent epochs that are justified.",
          $ref: "#/$defs/Bits",
        },
        previous_justified_checkpoint: {
          description: "Justified checkpoint of the previous epoch.",
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
              description: "Attestations of the previous epoch.",
              type: "array",
              items: { $ref: "#/$defs/PendingAttestation" },
            },
            current_epoch_attestations: {
              description: "Attestations of the current epoch.",
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
            "previous_epoch_participation", "current_epoch_participation", "inactivity_scores",
            "current_sync_committee", "next_sync_committee",
          ],
          properties: {
            previous_epoch_participation: {
              description: "Participation flags of each validator in the previous epoch.",
              type: "array",
              items: { $ref: "#/$defs/Uint8" },
            },
            current_epoch_participation: {
              description: "Participation flags of each validator in the current epoch.",
              type: "array",
              items: { $ref: "#/$defs/Uint8" },
            },
            inactivity_scores: {
              description: "Inactivity score of each validator.",
              type: "array",
              items: { $ref: "#/$defs/Uint64" },
            },
            current_sync_committee: {
              description: "Sync committee of the current period.",
              $ref: "#/$defs/SyncCommittee",
            },
            next_sync_committee: {
              description: "Sync committee of the next period.",
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
              description: "Header of the latest execution payload.",
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
            "latest_execution_payload_header", "next_withdrawal_index", "next_withdrawal_validator_index",
            "historical_summaries",
          ],
          properties: {
            latest_execution_payload_header: {
              description: "Header of the latest execution payload.",
              $ref: "#/$defs/CapellaExecutionPayloadHeader",
            },
            next_withdrawal_index: { description: "Index of the next withdrawal.", $ref: "#/$defs/Uint64" },
            next_withdrawal_validator_index: {
              description: "Index of the first validator in the next withdrawal sweep.",
              $ref: "#/$defs/ValidatorIndex",
            },
            historical_summaries: {
              description: "Roots of historical blocks and states, since capella.",
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
            "latest_execution_payload_header", "next_withdrawal_index", "next_withdrawal_validator_index",
            "historical_summaries",
          ],
          properties: {
            latest_execution_payload_header: {
              description: "Header of the latest execution payload.",
              $ref: "#/$defs/DenebExecutionPayloadHeader",
            },
            next_withdrawal_index: { description: "Index of the next withdrawal.", $ref: "#/$defs/Uint64" },
            next_withdrawal_validator_index: {
              description: "Index of the first validator in the next withdrawal sweep.",
              $ref: "#/$defs/ValidatorIndex",
            },
            historical_summaries: {
              description: "Roots of historical blocks and states, since capella.",
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
            "deposit_requests_start_index", "deposit_balance_to_consume", "exit_balance_to_consume",
            "earliest_exit_epoch", "consolidation_balance_to_consume", "earliest_consolidation_epoch",
            "pending_deposits", "pending_partial_withdrawals", "pending_consolidations",
          ],
          properties: {
            deposit_requests_start_index: {
              description: "Index of the first deposit request from the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            deposit_balance_to_consume: {
              description: "Deposit balance that can still be processed in this epoch, in gwei.",
              $ref: "#/$defs/Gwei",
            },
            exit_balance_to_consume: {
              description: "Balance that can still exit in the earliest exit epoch, in gwei.",
              $ref: "#/$defs/Gwei",
            },
            earliest_exit_epoch: {
              description: "Earliest epoch in which a validator can exit.",
              $ref: "#/$defs/Epoch",
            },
            consolidation_balance_to_consume: {
              description: "Balance that can still be consolidated in the earliest consolidation epoch, in gwei.",
              $ref: "#/$defs/Gwei",
            },
            earliest_consolidation_epoch: {
              description: "Earliest epoch in which a balance can be consolidated.",
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
              description: "Indices of the proposers in the slots of the current and next epochs, in slot order.",
              type: "array",
              items: { $ref: "#/$defs/ValidatorIndex" },
            },
          },
        },
      ],
    },
    SignedExecutionPayloadEnvelopeResponse: {
      description: "Signed execution payload envelope of a block.",
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
      description: "A signed envelope, with its blobs if the header `Eth-Blob-Data-Included` is `true`.",
      anyOf: [
        { $ref: "#/$defs/SignedExecutionPayloadEnvelopeContents" },
        { $ref: "#/$defs/SignedExecutionPayloadEnvelope" },
      ],
    },
    LightClientBootstrapResponse: {
      description: "Bootstrap data for a light client, by fork.",
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
    LightClientUpdateResponse: {
      description: "A light client update, by fork.",
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
    LightClientFinalityUpdateResponse: {
      description: "A finality update for light clients, by fork.",
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
    LightClientOptimisticUpdateResponse: {
      description: "An optimistic update for light clients, by fork.",
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
      description: "Index of a sync committee period, decimal. A period has 256 epochs on mainnet.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    AltairLightClientHeader: {
      description: "Block header for light clients, as of altair and bellatrix.",
      type: "object",
      required: ["beacon"],
      properties: { beacon: { $ref: "#/$defs/BeaconBlockHeader" } },
    },
    CapellaLightClientHeader: {
      description: "Block header for light clients, as of capella.",
      allOf: [
        { $ref: "#/$defs/AltairLightClientHeader" },
        {
          type: "object",
          required: ["execution", "execution_branch"],
          properties: {
            execution: { $ref: "#/$defs/CapellaExecutionPayloadHeader" },
            execution_branch: {
              description: "Merkle proof that the execution payload belongs to the block.",
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
      description: "Block header for light clients, since deneb.",
      allOf: [
        { $ref: "#/$defs/AltairLightClientHeader" },
        {
          type: "object",
          required: ["execution", "execution_branch"],
          properties: {
            execution: { $ref: "#/$defs/DenebExecutionPayloadHeader" },
            execution_branch: {
              description: "Merkle proof that the execution payload belongs to the block.",
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
      description: "Bootstrap data for a light client, as of altair and bellatrix.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/AltairLightClientHeader" },
        current_sync_committee: {
          description: "Sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "Merkle proof of the current sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
      },
    },
    CapellaLightClientBootstrap: {
      description: "Bootstrap data for a light client, as of capella.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/CapellaLightClientHeader" },
        current_sync_committee: {
          description: "Sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "Merkle proof of the current sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
      },
    },
    DenebLightClientBootstrap: {
      description: "Bootstrap data for a light client, as of deneb.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/DenebLightClientHeader" },
        current_sync_committee: {
          description: "Sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "Merkle proof of the current sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
      },
    },
    ElectraLightClientBootstrap: {
      description: "Bootstrap data for a light client, since electra.",
      type: "object",
      required: ["header", "current_sync_committee", "current_sync_committee_branch"],
      properties: {
        header: { $ref: "#/$defs/DenebLightClientHeader" },
        current_sync_committee: {
          description: "Sync committee of the block's period.",
          $ref: "#/$defs/SyncCommittee",
        },
        current_sync_committee_branch: {
          description: "Merkle proof of the current sync committee.",
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
        "attested_header", "next_sync_committee", "next_sync_committee_branch", "finalized_header",
        "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "Merkle proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "next_sync_committee", "next_sync_committee_branch", "finalized_header",
        "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "Merkle proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "next_sync_committee", "next_sync_committee_branch", "finalized_header",
        "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "Merkle proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 5,
          maxItems: 5,
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "next_sync_committee", "next_sync_committee_branch", "finalized_header",
        "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        next_sync_committee: {
          description: "The sync committee of the next period.",
          $ref: "#/$defs/SyncCommittee",
        },
        next_sync_committee_branch: {
          description: "Merkle proof of the next sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Root" },
          minItems: 6,
          maxItems: 6,
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "finalized_header", "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/AltairLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "finalized_header", "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/CapellaLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "finalized_header", "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
        "attested_header", "finalized_header", "finality_branch", "sync_aggregate", "signature_slot",
      ],
      properties: {
        attested_header: {
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finalized_header: {
          description: "Header of the finalized block.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        finality_branch: {
          description: "Merkle proof that the block is finalized.",
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
          description: "Header of the block that the sync committee signed.",
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
          description: "Header of the block that the sync committee signed.",
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
          description: "Header of the block that the sync committee signed.",
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
          description: "Header of the block that the sync committee signed.",
          $ref: "#/$defs/DenebLightClientHeader",
        },
        sync_aggregate: { $ref: "#/$defs/SyncAggregate" },
        signature_slot: { description: "The slot in which the sync committee signed.", $ref: "#/$defs/Slot" },
      },
    },
    PoolAttestationsResponse: {
      description: "Attestations in the node's pool, by fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "phase0" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/Phase0Attestation" },
            },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "altair" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/Phase0Attestation" },
            },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "bellatrix" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/Phase0Attestation" },
            },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "capella" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/Phase0Attestation" },
            },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "deneb" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/Phase0Attestation" },
            },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "electra" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/ElectraAttestation" },
            },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "fulu" },
            data: {
              description: "Attestations in the pool.",
              type: "array",
              items: { $ref: "#/$defs/ElectraAttestation" },
            },
          },
        },
      ],
    },
    PoolAttesterSlashingsResponse: {
      description: "Attester slashings in the node's pool.",
      type: "object",
      required: ["version", "data"],
      properties: {
        version: { description: "The fork.", $ref: "#/$defs/ConsensusVersion" },
        data: { description: "The slashings.", type: "array", items: { $ref: "#/$defs/AttesterSlashing" } },
      },
    },
    PoolProposerSlashingsResponse: {
      description: "Proposer slashings in the node's pool.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The slashings.", type: "array", items: { $ref: "#/$defs/ProposerSlashing" } },
      },
    },
    PoolVoluntaryExitsResponse: {
      description: "Voluntary exits in the node's pool.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The exits.", type: "array", items: { $ref: "#/$defs/SignedVoluntaryExit" } },
      },
    },
    PoolBLSToExecutionChangesResponse: {
      description: "BLS-to-execution changes in the node's pool.",
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
    PoolPayloadAttestationsResponse: {
      description: "Payload attestations in the node's pool.",
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
      description: "Attestations to submit; since electra, each is of a single validator.",
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
        slot: {
          description: "Slot in which the member signs; the block may be older.",
          $ref: "#/$defs/Slot",
        },
        beacon_block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        validator_index: { description: "Index of the committee member.", $ref: "#/$defs/ValidatorIndex" },
        signature: {
          description: "Signature of the block root by the committee member.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    BlockRewards: {
      description: "Rewards of the proposer of a block.",
      type: "object",
      required: [
        "proposer_index", "total", "attestations", "sync_aggregate", "proposer_slashings",
        "attester_slashings",
      ],
      properties: {
        proposer_index: { description: "Index of the proposer.", $ref: "#/$defs/ValidatorIndex" },
        total: { description: "Total reward, in gwei.", $ref: "#/$defs/Gwei" },
        attestations: { description: "Reward for included attestations, in gwei.", $ref: "#/$defs/Gwei" },
        sync_aggregate: {
          description: "Reward for the included sync aggregate, in gwei.",
          $ref: "#/$defs/Gwei",
        },
        proposer_slashings: {
          description: "Reward for included proposer slashings, in gwei.",
          $ref: "#/$defs/Gwei",
        },
        attester_slashings: {
          description: "Reward for included attester slashings, in gwei.",
          $ref: "#/$defs/Gwei",
        },
      },
    },
    BlockRewardsResponse: {
      description: "Rewards of the proposer of a block.",
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
        validator_index: { description: "Index of the committee member.", $ref: "#/$defs/ValidatorIndex" },
        reward: { description: "Reward, in gwei; negative for a penalty.", $ref: "#/$defs/SignedGwei" },
      },
    },
    SyncCommitteeRewardsResponse: {
      description: "Rewards and penalties of sync committee members for a block.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              description: "Reward of each member.",
              type: "array",
              items: { $ref: "#/$defs/SyncCommitteeReward" },
            },
          },
        },
      ],
    },
    IdealAttestationReward: {
      description: "Ideal attestation reward: maximum for a validator with a given effective balance.",
      type: "object",
      required: ["effective_balance", "head", "target", "source", "inactivity"],
      properties: {
        effective_balance: { description: "Effective balance, in gwei.", $ref: "#/$defs/Gwei" },
        head: { description: "Reward for the head vote, in gwei.", $ref: "#/$defs/SignedGwei" },
        target: { description: "Reward for the target vote, in gwei.", $ref: "#/$defs/SignedGwei" },
        source: { description: "Reward for the source vote, in gwei.", $ref: "#/$defs/SignedGwei" },
        inclusion_delay: {
          description: "Reward for timely inclusion, in gwei; only in phase0.",
          $ref: "#/$defs/Gwei",
        },
        inactivity: {
          description: "Inactivity penalty, in gwei: applied while epochs are not finalized.",
          $ref: "#/$defs/SignedGwei",
        },
      },
    },
    AttestationReward: {
      description: "Attestation reward of a validator.",
      type: "object",
      required: ["validator_index", "head", "target", "source", "inactivity"],
      properties: {
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        head: { description: "Reward for the head vote, in gwei.", $ref: "#/$defs/SignedGwei" },
        target: { description: "Reward for the target vote, in gwei.", $ref: "#/$defs/SignedGwei" },
        source: { description: "Reward for the source vote, in gwei.", $ref: "#/$defs/SignedGwei" },
        inclusion_delay: {
          description: "Reward for timely inclusion, in gwei; only in phase0.",
          $ref: "#/$defs/Gwei",
        },
        inactivity: {
          description: "Inactivity penalty, in gwei: applied while epochs are not finalized.",
          $ref: "#/$defs/SignedGwei",
        },
      },
    },
    AttestationsRewards: {
      description: "Attestation rewards of an epoch.",
      type: "object",
      required: ["ideal_rewards", "total_rewards"],
      properties: {
        ideal_rewards: {
          description: "Ideal rewards, by effective balance.",
          type: "array",
          items: { $ref: "#/$defs/IdealAttestationReward" },
        },
        total_rewards: {
          description: "Actual rewards, by validator.",
          type: "array",
          items: { $ref: "#/$defs/AttestationReward" },
        },
      },
    },
    AttestationsRewardsResponse: {
      description: "Attestation rewards of an epoch.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        { type: "object", required: ["data"], properties: { data: { $ref: "#/$defs/AttestationsRewards" } } },
      ],
    },
    AttesterDuty: {
      description: "Attester duty of a validator: slot and committee of its attestation.",
      type: "object",
      required: [
        "pubkey", "validator_index", "committee_index", "committee_length", "committees_at_slot",
        "validator_committee_index", "slot",
      ],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        committee_index: {
          description: "Index of the validator's committee in the slot.",
          $ref: "#/$defs/CommitteeIndex",
        },
        committee_length: { description: "Number of validators in the committee.", $ref: "#/$defs/Uint64" },
        committees_at_slot: { description: "Number of committees in the slot.", $ref: "#/$defs/Uint64" },
        validator_committee_index: {
          description: "Index of the validator in the committee.",
          $ref: "#/$defs/Uint64",
        },
        slot: { description: "Slot in which the validator attests.", $ref: "#/$defs/Slot" },
      },
    },
    ProposerDuty: {
      description: "Proposer duty of a validator: slot in which it proposes a block.",
      type: "object",
      required: ["pubkey", "validator_index", "slot"],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        slot: { description: "Slot in which the validator proposes a block.", $ref: "#/$defs/Slot" },
      },
    },
    SyncDuty: {
      description: "Sync committee duty of a validator.",
      type: "object",
      required: ["pubkey", "validator_index", "validator_sync_committee_indices"],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        validator_sync_committee_indices: {
          description: "Indices of the validator in the sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Uint64" },
          minItems: 1,
        },
      },
    },
    PtcDuty: {
      description: "Payload timeliness committee duty of a validator.",
      type: "object",
      required: ["pubkey", "validator_index", "slot"],
      properties: {
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
        validator_index: { $ref: "#/$defs/ValidatorIndex" },
        slot: {
          description: "Slot in which the validator votes on the block's payload.",
          $ref: "#/$defs/Slot",
        },
      },
    },
    AttesterDutiesResponse: {
      description: "Attester duties of validators.",
      type: "object",
      required: ["dependent_root", "execution_optimistic", "data"],
      properties: {
        dependent_root: {
          description: "Root of the block on which the duties depend. If a reorganization replaces this block, the duties are no longer valid.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        data: { description: "The duties.", type: "array", items: { $ref: "#/$defs/AttesterDuty" } },
      },
    },
    ProposerDutiesResponse: {
      description: "Proposer duties of an epoch.",
      type: "object",
      required: ["dependent_root", "execution_optimistic", "data"],
      properties: {
        dependent_root: {
          description: "Root of the block on which the duties depend. If a reorganization replaces this block, the duties are no longer valid.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the response is based on an execution payload that has not been verified.",
          type: "boolean",
        },
        data: { description: "The duties.", type: "array", items: { $ref: "#/$defs/ProposerDuty" } },
      },
    },
    SyncDutiesResponse: {
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
    PtcDutiesResponse: {
      description: "Payload timeliness committee duties of validators.",
      type: "object",
      required: ["dependent_root", "execution_optimistic", "data"],
      properties: {
        dependent_root: {
          description: "Root of the block on which the duties depend. If a reorganization replaces this block, the duties are no longer valid.",
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
      description: "Liveness of a validator in an epoch.",
      type: "object",
      required: ["index", "is_live"],
      properties: {
        index: { description: "Index of the validator.", $ref: "#/$defs/ValidatorIndex" },
        is_live: { description: "Whether the validator was seen in the epoch.", type: "boolean" },
      },
    },
    LivenessResponse: {
      description: "Liveness of validators in an epoch.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "Liveness of each validator.",
          type: "array",
          items: { $ref: "#/$defs/Liveness" },
        },
      },
    },
    ProducedBlockValues: {
      description: "Value of a produced block to its proposer.",
      type: "object",
      required: ["execution_payload_value", "consensus_block_value"],
      properties: {
        execution_payload_value: {
          description: "Value of the execution payload, in wei.",
          $ref: "#/$defs/Wei",
        },
        consensus_block_value: {
          description: "Value of the consensus block without its payload, in wei.",
          $ref: "#/$defs/Wei",
        },
      },
    },
    ProducedBlockV3Response: {
      description: "Unsigned block, by fork; blinded or full.",
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
    ProducedBlockV4Response: {
      description: "Unsigned block since gloas, with or without its execution payload.",
      allOf: [
        {
          type: "object",
          required: ["version", "consensus_block_value"],
          properties: {
            version: { const: "gloas" },
            consensus_block_value: {
              description: "Value of the block to the proposer, in wei.",
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
    EmptyFlag: {
      description: "A flag that is set by its presence, without a value.",
      type: "string",
      enum: [""],
    },
    ExecutionPayloadBidResponse: {
      description: "Unsigned execution payload bid of a builder.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/ExecutionPayloadBid" } },
    },
    ExecutionPayloadEnvelopeResponse: {
      description: "Unsigned execution payload envelope.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/ExecutionPayloadEnvelope" } },
    },
    ProposerPreparation: {
      description: "Fee recipient of a proposer.",
      type: "object",
      required: ["validator_index", "fee_recipient"],
      properties: {
        validator_index: {
          description: "Index of the validator that proposes with this fee recipient.",
          $ref: "#/$defs/ValidatorIndex",
        },
        fee_recipient: { description: "Address that receives fees.", $ref: "#/$defs/ExecutionAddress" },
      },
    },
    ProposerPreferences: {
      description: "A proposer's preferences for the payload of its slot.",
      type: "object",
      required: ["dependent_root", "proposal_slot", "validator_index", "fee_recipient", "target_gas_limit"],
      properties: {
        dependent_root: {
          description: "Root of the block on which the proposer duty depends.",
          $ref: "#/$defs/Root",
        },
        proposal_slot: { description: "Slot of the proposal.", $ref: "#/$defs/Slot" },
        validator_index: { description: "Index of the proposer.", $ref: "#/$defs/ValidatorIndex" },
        fee_recipient: {
          description: "Address that receives the builder's payment.",
          $ref: "#/$defs/ExecutionAddress",
        },
        target_gas_limit: { description: "Target gas limit of the payload.", $ref: "#/$defs/Gas" },
      },
    },
    SignedProposerPreferences: {
      description: "Signed preferences of a proposer for the payload of its slot.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ProposerPreferences" },
        signature: { description: "Signature of `message` by the proposer.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ValidatorRegistration: {
      description: "Registration of a validator with builders.",
      type: "object",
      required: ["fee_recipient", "gas_limit", "timestamp", "pubkey"],
      properties: {
        fee_recipient: { description: "Address that receives fees.", $ref: "#/$defs/ExecutionAddress" },
        gas_limit: { description: "Target gas limit of payloads.", $ref: "#/$defs/Gas" },
        timestamp: {
          description: "Time of the registration, in seconds since the Unix epoch.",
          $ref: "#/$defs/UnixTime",
        },
        pubkey: { description: "BLS public key of the validator.", $ref: "#/$defs/BLSPubkey" },
      },
    },
    SignedValidatorRegistration: {
      description: "Signed registration of a validator with builders.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ValidatorRegistration" },
        signature: { description: "Signature of `message` by the validator.", $ref: "#/$defs/BLSSignature" },
      },
    },
    AttestationDataResponse: {
      description: "Attestation data to sign.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/AttestationData" } },
    },
    AggregatedAttestationResponse: {
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
      description: "An aggregate with a selection proof, up to deneb.",
      type: "object",
      required: ["aggregator_index", "aggregate", "selection_proof"],
      properties: {
        aggregator_index: { description: "Index of the aggregator.", $ref: "#/$defs/ValidatorIndex" },
        aggregate: { $ref: "#/$defs/Phase0Attestation" },
        selection_proof: {
          description: "Signature of the slot, which proves that the validator was selected as aggregator.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    ElectraAggregateAndProof: {
      description: "An aggregate with a selection proof, since electra.",
      type: "object",
      required: ["aggregator_index", "aggregate", "selection_proof"],
      properties: {
        aggregator_index: { description: "Index of the aggregator.", $ref: "#/$defs/ValidatorIndex" },
        aggregate: { $ref: "#/$defs/ElectraAttestation" },
        selection_proof: {
          description: "Signature of the slot, which proves that the validator was selected as aggregator.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    Phase0SignedAggregateAndProof: {
      description: "An aggregate with a selection proof, signed by its aggregator, up to deneb.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/Phase0AggregateAndProof" },
        signature: { description: "Signature of `message` by the aggregator.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ElectraSignedAggregateAndProof: {
      description: "An aggregate with a selection proof, signed by its aggregator, since electra.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ElectraAggregateAndProof" },
        signature: { description: "Signature of `message` by the aggregator.", $ref: "#/$defs/BLSSignature" },
      },
    },
    SignedAggregateAndProofs: {
      description: "Signed aggregates with selection proofs.",
      anyOf: [
        { type: "array", items: { $ref: "#/$defs/ElectraSignedAggregateAndProof" } },
        { type: "array", items: { $ref: "#/$defs/Phase0SignedAggregateAndProof" } },
      ],
    },
    SyncCommitteeContribution: {
      description: "A sync committee contribution: aggregate signature of a block by members of a subcommittee.",
      type: "object",
      required: ["slot", "beacon_block_root", "subcommittee_index", "aggregation_bits", "signature"],
      properties: {
        slot: { description: "Slot in which the members signed.", $ref: "#/$defs/Slot" },
        beacon_block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        subcommittee_index: { description: "Index of the subcommittee.", $ref: "#/$defs/Uint64" },
        aggregation_bits: {
          description: "Bits of the subcommittee members that signed.",
          $ref: "#/$defs/Bits",
        },
        signature: { description: "Aggregate signature of these members.", $ref: "#/$defs/BLSSignature" },
      },
    },
    ContributionAndProof: {
      description: "A sync committee contribution with a selection proof.",
      type: "object",
      required: ["aggregator_index", "contribution", "selection_proof"],
      properties: {
        aggregator_index: { description: "Index of the aggregator.", $ref: "#/$defs/ValidatorIndex" },
        contribution: { $ref: "#/$defs/SyncCommitteeContribution" },
        selection_proof: {
          description: "Signature of the slot, which proves that the validator was selected as aggregator.",
          $ref: "#/$defs/BLSSignature",
        },
      },
    },
    SignedContributionAndProof: {
      description: "A sync committee contribution with a selection proof, signed by its aggregator.",
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "#/$defs/ContributionAndProof" },
        signature: { description: "Signature of `message` by the aggregator.", $ref: "#/$defs/BLSSignature" },
      },
    },
    SyncCommitteeContributionResponse: {
      description: "A sync committee contribution.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/SyncCommitteeContribution" } },
    },
    PayloadAttestationDataResponse: {
      description: "Payload attestation data to sign.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/PayloadAttestationData" } },
    },
    BeaconCommitteeSubscription: {
      description: "Subscription to the subnet of a validator's committee.",
      type: "object",
      required: ["validator_index", "committee_index", "committees_at_slot", "slot", "is_aggregator"],
      properties: {
        validator_index: {
          description: "Index of the validator that attests.",
          $ref: "#/$defs/ValidatorIndex",
        },
        committee_index: {
          description: "Index of the validator's committee in the slot.",
          $ref: "#/$defs/CommitteeIndex",
        },
        committees_at_slot: { description: "Number of committees in the slot.", $ref: "#/$defs/Uint64" },
        slot: { description: "Slot in which the validator attests.", $ref: "#/$defs/Slot" },
        is_aggregator: { description: "Whether the validator is an aggregator.", type: "boolean" },
      },
    },
    SyncCommitteeSubscription: {
      description: "Subscription to the sync committee subnets of a validator.",
      type: "object",
      required: ["validator_index", "sync_committee_indices", "until_epoch"],
      properties: {
        validator_index: {
          description: "Index of the sync committee member.",
          $ref: "#/$defs/ValidatorIndex",
        },
        sync_committee_indices: {
          description: "Indices of the validator in the sync committee.",
          type: "array",
          items: { $ref: "#/$defs/Uint64" },
        },
        until_epoch: { description: "Epoch before which the subscription ends.", $ref: "#/$defs/Epoch" },
      },
    },
    BeaconCommitteeSelection: {
      description: "A partial or combined selection proof, which decides whether a validator aggregates attestations.",
      type: "object",
      required: ["validator_index", "slot", "selection_proof"],
      properties: {
        validator_index: {
          description: "Index of the validator that attests.",
          $ref: "#/$defs/ValidatorIndex",
        },
        slot: { description: "Slot in which the validator attests.", $ref: "#/$defs/Slot" },
        selection_proof: { description: "Signature of the slot.", $ref: "#/$defs/BLSSignature" },
      },
    },
    BeaconCommitteeSelectionsResponse: {
      description: "Combined selection proofs.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "Combined selection proofs.",
          type: "array",
          items: { $ref: "#/$defs/BeaconCommitteeSelection" },
        },
      },
    },
    SyncCommitteeSelection: {
      description: "A partial or combined selection proof, which decides whether a validator aggregates sync committee messages.",
      type: "object",
      required: ["validator_index", "slot", "subcommittee_index", "selection_proof"],
      properties: {
        validator_index: {
          description: "Index of the sync committee member.",
          $ref: "#/$defs/ValidatorIndex",
        },
        slot: { description: "Slot in which the member signs.", $ref: "#/$defs/Slot" },
        subcommittee_index: { description: "Index of the subcommittee.", $ref: "#/$defs/Uint64" },
        selection_proof: { description: "Signature of the slot.", $ref: "#/$defs/BLSSignature" },
      },
    },
    SyncCommitteeSelectionsResponse: {
      description: "Combined selection proofs.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "Combined selection proofs.",
          type: "array",
          items: { $ref: "#/$defs/SyncCommitteeSelection" },
        },
      },
    },
    ClientCode: {
      description: "Two-letter client code, as defined in the Engine API.",
      type: "string",
      enum: ["BU", "EJ", "EG", "GE", "GR", "LH", "LS", "NM", "NB", "TE", "TK", "PM", "RH"],
    },
    ClientVersion: {
      description: "A client and its version.",
      type: "object",
      required: ["code", "name", "version", "commit"],
      properties: {
        code: { $ref: "#/$defs/ClientCode" },
        name: { description: "Name of the client.", type: "string" },
        version: { description: "Version string of the client, in its own format.", type: "string" },
        commit: {
          description: "First 4 bytes of the commit from which the client was built.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{8}$",
        },
      },
    },
    NodeVersionResponse: {
      description: "Version of the node's software.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The version.",
          type: "object",
          required: ["version"],
          properties: {
            version: { description: "Name, version and platform of the software.", type: "string" },
          },
        },
      },
    },
    NodeVersionV2Response: {
      description: "Versions of the beacon node and its execution client.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "The versions.",
          type: "object",
          required: ["beacon_node"],
          properties: {
            beacon_node: { description: "Version of the beacon node.", $ref: "#/$defs/ClientVersion" },
            execution_client: {
              description: "Version of the execution client, if known.",
              $ref: "#/$defs/ClientVersion",
            },
          },
        },
      },
    },
    PeerId: { description: "libp2p peer id.", type: "string" },
    ENR: { description: "Ethereum node record, as defined in EIP-778.", type: "string", pattern: "^enr:" },
    Multiaddr: { description: "libp2p multiaddress.", type: "string" },
    PeerConnectionState: {
      description: "State of the connection to a peer.",
      type: "string",
      enum: ["disconnected", "connecting", "connected", "disconnecting"],
    },
    PeerConnectionDirection: {
      description: "Direction of the connection: which side opened it.",
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
          description: "Node record of the peer, if known.",
          anyOf: [{ $ref: "#/$defs/ENR" }, { type: "null" }],
        },
        last_seen_p2p_address: {
          description: "Last known p2p address of the peer.",
          $ref: "#/$defs/Multiaddr",
        },
        state: { $ref: "#/$defs/PeerConnectionState" },
        direction: { $ref: "#/$defs/PeerConnectionDirection" },
      },
    },
    NetworkMetadata: {
      description: "Metadata that the node announces to its peers.",
      type: "object",
      required: ["seq_number", "attnets"],
      properties: {
        seq_number: {
          description: "Sequence number, which increases with each update.",
          $ref: "#/$defs/Uint64",
        },
        attnets: {
          description: "Bits of the attestation subnets to which the node is subscribed.",
          $ref: "#/$defs/Bits",
        },
        syncnets: {
          description: "Bits of the sync committee subnets to which the node is subscribed; since altair.",
          $ref: "#/$defs/Bits",
        },
        custody_group_count: {
          description: "Number of custody groups of the node; since fulu.",
          $ref: "#/$defs/Uint64",
        },
      },
    },
    NetworkIdentity: {
      description: "Network identity of the node.",
      type: "object",
      required: ["peer_id", "enr", "p2p_addresses", "discovery_addresses", "metadata"],
      properties: {
        peer_id: { $ref: "#/$defs/PeerId" },
        enr: { $ref: "#/$defs/ENR" },
        p2p_addresses: {
          description: "Multiaddresses at which peers can connect to the node.",
          type: "array",
          items: { $ref: "#/$defs/Multiaddr" },
        },
        discovery_addresses: {
          description: "Multiaddresses at which the node can be discovered.",
          type: "array",
          items: { $ref: "#/$defs/Multiaddr" },
        },
        metadata: { $ref: "#/$defs/NetworkMetadata" },
      },
    },
    NetworkIdentityResponse: {
      description: "The node's network identity.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/NetworkIdentity" } },
    },
    PeersResponse: {
      description: "The node's peers.",
      type: "object",
      required: ["data", "meta"],
      properties: {
        data: { description: "The peers.", type: "array", items: { $ref: "#/$defs/Peer" } },
        meta: {
          description: "Metadata of the list.",
          type: "object",
          required: ["count"],
          properties: { count: { description: "Number of peers.", type: "integer" } },
        },
      },
    },
    PeerResponse: {
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
    PeerCountResponse: {
      description: "The number of peers in each state.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/PeerCount" } },
    },
    SyncingStatus: {
      description: "Sync status of the node.",
      type: "object",
      required: ["head_slot", "sync_distance", "is_syncing", "is_optimistic", "el_offline"],
      properties: {
        head_slot: { description: "Slot of the node's head.", $ref: "#/$defs/Slot" },
        sync_distance: {
          description: "Number of slots that the node still has to process to reach the head.",
          $ref: "#/$defs/Uint64",
        },
        is_syncing: { description: "Whether the node is syncing.", type: "boolean" },
        is_optimistic: {
          description: "Whether the head is optimistic: its execution payload has not been verified.",
          type: "boolean",
        },
        el_offline: { description: "Whether the execution client is offline.", type: "boolean" },
      },
    },
    SyncingResponse: {
      description: "Sync status of the node.",
      type: "object",
      required: ["data"],
      properties: { data: { $ref: "#/$defs/SyncingStatus" } },
    },
    ForkScheduleResponse: {
      description: "Fork schedule of the node.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "Past and known future forks.", type: "array", items: { $ref: "#/$defs/Fork" } },
      },
    },
    SpecValue: {
      description: "Value of a constant: decimal for numbers, hex for bytes; some are lists.",
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
    SpecResponse: {
      description: "Configuration of the node: constants, presets and settings.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "Values, by their names in the consensus specs.",
          type: "object",
          additionalProperties: { $ref: "#/$defs/SpecValue" },
        },
      },
    },
    DepositContractResponse: {
      description: "The deposit contract.",
      type: "object",
      required: ["data"],
      properties: {
        data: {
          description: "Address of the contract, and the id of its chain.",
          type: "object",
          required: ["chain_id", "address"],
          properties: {
            chain_id: { description: "Chain id of the execution layer.", $ref: "#/$defs/Uint64" },
            address: { description: "Address of the contract.", $ref: "#/$defs/ExecutionAddress" },
          },
        },
      },
    },
    StateResponse: {
      description: "A state, by fork.",
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
      description: "Head of a branch.",
      type: "object",
      required: ["root", "slot", "execution_optimistic"],
      properties: {
        root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        execution_optimistic: {
          description: "Whether the execution payload of the block has not been verified.",
          type: "boolean",
        },
      },
    },
    ChainHeadsResponse: {
      description: "Heads of all branches.",
      type: "object",
      required: ["data"],
      properties: {
        data: { description: "The heads.", type: "array", items: { $ref: "#/$defs/ChainHead" } },
      },
    },
    ForkChoiceNode: {
      description: "A block in the fork choice store.",
      type: "object",
      required: [
        "slot", "block_root", "parent_root", "justified_epoch", "finalized_epoch", "weight", "validity",
        "execution_block_hash",
      ],
      properties: {
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        parent_root: { description: "Root of the parent block.", $ref: "#/$defs/Root" },
        justified_epoch: {
          description: "Epoch of the justified checkpoint after this block.",
          $ref: "#/$defs/Epoch",
        },
        finalized_epoch: {
          description: "Epoch of the finalized checkpoint after this block.",
          $ref: "#/$defs/Epoch",
        },
        weight: {
          description: "Weight: stake that attests to the block and its descendants, in gwei.",
          $ref: "#/$defs/Gwei",
        },
        validity: {
          description: "Verification status of the block's execution payload.",
          type: "string",
          enum: ["valid", "invalid", "optimistic"],
        },
        execution_block_hash: {
          description: "Hash of the corresponding execution layer block.",
          $ref: "#/$defs/Hash",
        },
        extra_data: { description: "Additional fields, specific to the client.", type: "object" },
      },
    },
    ForkChoice: {
      description: "Fork choice store, from which the head is selected.",
      type: "object",
      required: ["justified_checkpoint", "finalized_checkpoint", "fork_choice_nodes"],
      properties: {
        justified_checkpoint: { description: "The justified checkpoint.", $ref: "#/$defs/Checkpoint" },
        finalized_checkpoint: { description: "The finalized checkpoint.", $ref: "#/$defs/Checkpoint" },
        fork_choice_nodes: {
          description: "Blocks in the store.",
          type: "array",
          items: { $ref: "#/$defs/ForkChoiceNode" },
          minItems: 1,
        },
        extra_data: { description: "Additional fields, specific to the client.", type: "object" },
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
        "index", "column", "kzg_commitments", "kzg_proofs", "signed_block_header",
        "kzg_commitments_inclusion_proof",
      ],
      properties: {
        index: { description: "Index of the column, from 0.", $ref: "#/$defs/Uint64" },
        column: {
          description: "Cells of the column, one for each blob.",
          type: "array",
          items: { $ref: "#/$defs/Cell" },
          maxItems: 4096,
        },
        kzg_commitments: {
          description: "KZG commitments to the blobs.",
          type: "array",
          items: { $ref: "#/$defs/KZGCommitment" },
          maxItems: 4096,
        },
        kzg_proofs: {
          description: "KZG proofs of the cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        signed_block_header: {
          description: "Signed header of the block.",
          $ref: "#/$defs/SignedBeaconBlockHeader",
        },
        kzg_commitments_inclusion_proof: {
          description: "Merkle proof that the commitments belong to the block.",
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
        index: { description: "Index of the column, from 0.", $ref: "#/$defs/Uint64" },
        column: {
          description: "Cells of the column, one for each blob.",
          type: "array",
          items: { $ref: "#/$defs/Cell" },
          maxItems: 4096,
        },
        kzg_proofs: {
          description: "KZG proofs of the cells.",
          type: "array",
          items: { $ref: "#/$defs/KZGProof" },
          maxItems: 4096,
        },
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        beacon_block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
      },
    },
    DataColumnSidecarsResponse: {
      description: "Data column sidecars of a block, by fork.",
      allOf: [
        { $ref: "#/$defs/ChainStatus" },
        {
          oneOf: [
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "fulu" },
                data: {
                  description: "The requested sidecars that the node keeps, in any order.",
                  type: "array",
                  items: { $ref: "#/$defs/FuluDataColumnSidecar" },
                  maxItems: 128,
                },
              },
            },
            {
              type: "object",
              required: ["version", "data"],
              properties: {
                version: { const: "gloas" },
                data: {
                  description: "The requested sidecars that the node keeps, in any order.",
                  type: "array",
                  items: { $ref: "#/$defs/GloasDataColumnSidecar" },
                  maxItems: 128,
                },
              },
            },
          ],
        },
      ],
    },
    HeadEvent: {
      description: "The head changed. `head_v2` has more fields.",
      type: "object",
      required: [
        "slot", "block", "state", "epoch_transition", "previous_duty_dependent_root",
        "current_duty_dependent_root", "execution_optimistic",
      ],
      properties: {
        slot: { description: "Slot of the new head.", $ref: "#/$defs/Slot" },
        block: { description: "Root of the block.", $ref: "#/$defs/Root" },
        state: { description: "Root of the state after the block.", $ref: "#/$defs/Root" },
        epoch_transition: { description: "Whether the block is the first one of an epoch.", type: "boolean" },
        previous_duty_dependent_root: {
          description: "Root of the block on which the duties of the current epoch depend.",
          $ref: "#/$defs/Root",
        },
        current_duty_dependent_root: {
          description: "Root of the block on which the duties of the next epoch depend.",
          $ref: "#/$defs/Root",
        },
        execution_optimistic: {
          description: "Whether the event is based on an execution payload that has not been verified.",
          type: "boolean",
        },
      },
    },
    HeadV2Event: {
      description: "The head changed, or its execution payload became available.",
      type: "object",
      required: ["version", "data"],
      properties: {
        version: { description: "Fork of the block.", $ref: "#/$defs/ConsensusVersion" },
        data: {
          description: "The new head.",
          type: "object",
          required: [
            "slot", "block", "state", "payload_status", "epoch_transition", "current_epoch_dependent_root",
            "next_epoch_dependent_root", "execution_optimistic",
          ],
          properties: {
            slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
            block: { description: "Root of the block.", $ref: "#/$defs/Root" },
            state: { description: "Root of the state after the block.", $ref: "#/$defs/Root" },
            payload_status: {
              description: "Availability of the execution payload.",
              type: "string",
              enum: ["empty", "full"],
            },
            epoch_transition: {
              description: "Whether the block is the first one of an epoch.",
              type: "boolean",
            },
            current_epoch_dependent_root: {
              description: "Root of the block on which the duties of the current epoch depend.",
              $ref: "#/$defs/Root",
            },
            next_epoch_dependent_root: {
              description: "Root of the block on which the duties of the next epoch depend.",
              $ref: "#/$defs/Root",
            },
            execution_optimistic: {
              description: "Whether the event is based on an execution payload that has not been verified.",
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
              description: "Whether the event is based on an execution payload that has not been verified.",
              type: "boolean",
            },
          },
        },
      ],
    },
    BlockGossipEvent: {
      description: "A block was received that passes the gossip checks.",
      type: "object",
      required: ["slot", "block"],
      properties: {
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        block: { description: "Root of the block.", $ref: "#/$defs/Root" },
      },
    },
    AttestationEvent: {
      description: "An attestation was received.",
      anyOf: [{ $ref: "#/$defs/ElectraAttestation" }, { $ref: "#/$defs/Phase0Attestation" }],
    },
    SingleAttestationEvent: {
      description: "An attestation of a single validator was received.",
      $ref: "#/$defs/SingleAttestation",
    },
    VoluntaryExitEvent: {
      description: "A voluntary exit was received.",
      $ref: "#/$defs/SignedVoluntaryExit",
    },
    BlsToExecutionChangeEvent: {
      description: "A BLS-to-execution change was received.",
      $ref: "#/$defs/SignedBLSToExecutionChange",
    },
    ProposerSlashingEvent: {
      description: "A proposer slashing was received.",
      $ref: "#/$defs/ProposerSlashing",
    },
    AttesterSlashingEvent: {
      description: "An attester slashing was received.",
      $ref: "#/$defs/AttesterSlashing",
    },
    FinalizedCheckpointEvent: {
      description: "A checkpoint was finalized.",
      type: "object",
      required: ["block", "state", "epoch", "execution_optimistic"],
      properties: {
        block: { description: "Root of the checkpoint's block.", $ref: "#/$defs/Root" },
        state: { description: "Root of the checkpoint's state.", $ref: "#/$defs/Root" },
        epoch: { description: "Epoch of the checkpoint.", $ref: "#/$defs/Epoch" },
        execution_optimistic: {
          description: "Whether the event is based on an execution payload that has not been verified.",
          type: "boolean",
        },
      },
    },
    ChainReorgEvent: {
      description: "The chain was reorganized: the head moved to another branch.",
      type: "object",
      required: [
        "slot", "depth", "old_head_block", "new_head_block", "old_head_state", "new_head_state", "epoch",
        "execution_optimistic",
      ],
      properties: {
        slot: { description: "Slot of the new head.", $ref: "#/$defs/Slot" },
        depth: {
          description: "Number of slots from the head back to the common ancestor of both branches.",
          $ref: "#/$defs/Uint64",
        },
        old_head_block: { description: "Root of the old head block.", $ref: "#/$defs/Root" },
        new_head_block: { description: "Root of the new head block.", $ref: "#/$defs/Root" },
        old_head_state: { description: "Root of the state after the old head block.", $ref: "#/$defs/Root" },
        new_head_state: { description: "Root of the state after the new head block.", $ref: "#/$defs/Root" },
        epoch: { description: "Epoch of the new head.", $ref: "#/$defs/Epoch" },
        execution_optimistic: {
          description: "Whether the event is based on an execution payload that has not been verified.",
          type: "boolean",
        },
      },
    },
    ContributionAndProofEvent: {
      description: "A sync committee contribution was received.",
      $ref: "#/$defs/SignedContributionAndProof",
    },
    LightClientFinalityUpdateEvent: {
      description: "A newer finality update for light clients is available.",
      $ref: "#/$defs/LightClientFinalityUpdateResponse",
    },
    LightClientOptimisticUpdateEvent: {
      description: "A newer optimistic update for light clients is available.",
      $ref: "#/$defs/LightClientOptimisticUpdateResponse",
    },
    BellatrixPayloadAttributes: {
      description: "Attributes for building an execution payload, as of bellatrix.",
      type: "object",
      required: ["timestamp", "prev_randao", "suggested_fee_recipient"],
      properties: {
        timestamp: {
          description: "Timestamp of the slot, in seconds since the Unix epoch.",
          $ref: "#/$defs/UnixTime",
        },
        prev_randao: { description: "RANDAO mix of the parent state.", $ref: "#/$defs/Bytes32" },
        suggested_fee_recipient: {
          description: "Suggested recipient of the fees.",
          $ref: "#/$defs/ExecutionAddress",
        },
      },
    },
    CapellaPayloadAttributes: {
      description: "Attributes for building an execution payload, as of capella.",
      allOf: [
        { $ref: "#/$defs/BellatrixPayloadAttributes" },
        {
          type: "object",
          required: ["withdrawals"],
          properties: {
            withdrawals: {
              description: "Withdrawals from the consensus layer.",
              type: "array",
              items: { $ref: "#/$defs/Withdrawal" },
            },
          },
        },
      ],
    },
    DenebPayloadAttributes: {
      description: "Attributes for building an execution payload, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/CapellaPayloadAttributes" },
        {
          type: "object",
          required: ["parent_beacon_block_root"],
          properties: {
            parent_beacon_block_root: {
              description: "Root of the parent beacon block.",
              $ref: "#/$defs/Root",
            },
          },
        },
      ],
    },
    GloasPayloadAttributes: {
      description: "Attributes for building an execution payload, as of gloas.",
      allOf: [
        { $ref: "#/$defs/DenebPayloadAttributes" },
        {
          type: "object",
          properties: {
            slot_number: { description: "Slot of the payload.", $ref: "#/$defs/Slot" },
            target_gas_limit: { description: "Target gas limit of the payload.", $ref: "#/$defs/Gas" },
          },
        },
      ],
    },
    PayloadAttributesEventDataBase: {
      description: "Fields of payload attributes events in all forks.",
      type: "object",
      required: ["proposal_slot", "proposer_index", "parent_block_root", "parent_block_hash"],
      properties: {
        proposal_slot: { description: "Slot of the payload.", $ref: "#/$defs/Slot" },
        proposer_index: { description: "Index of the slot's proposer.", $ref: "#/$defs/ValidatorIndex" },
        parent_block_root: { description: "Root of the parent beacon block.", $ref: "#/$defs/Root" },
        parent_block_hash: {
          description: "Hash of the parent block on the execution layer.",
          $ref: "#/$defs/Hash",
        },
      },
    },
    BellatrixPayloadAttributesEventData: {
      description: "Data of a payload attributes event, as of bellatrix.",
      allOf: [
        { $ref: "#/$defs/PayloadAttributesEventDataBase" },
        {
          type: "object",
          required: ["parent_block_number", "payload_attributes"],
          properties: {
            parent_block_number: {
              description: "Number of the parent block on the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            payload_attributes: { $ref: "#/$defs/BellatrixPayloadAttributes" },
          },
        },
      ],
    },
    CapellaPayloadAttributesEventData: {
      description: "Data of a payload attributes event, as of capella.",
      allOf: [
        { $ref: "#/$defs/PayloadAttributesEventDataBase" },
        {
          type: "object",
          required: ["parent_block_number", "payload_attributes"],
          properties: {
            parent_block_number: {
              description: "Number of the parent block on the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            payload_attributes: { $ref: "#/$defs/CapellaPayloadAttributes" },
          },
        },
      ],
    },
    DenebPayloadAttributesEventData: {
      description: "Data of a payload attributes event, as of deneb, electra and fulu.",
      allOf: [
        { $ref: "#/$defs/PayloadAttributesEventDataBase" },
        {
          type: "object",
          required: ["parent_block_number", "payload_attributes"],
          properties: {
            parent_block_number: {
              description: "Number of the parent block on the execution layer.",
              $ref: "#/$defs/Uint64",
            },
            payload_attributes: { $ref: "#/$defs/DenebPayloadAttributes" },
          },
        },
      ],
    },
    GloasPayloadAttributesEventData: {
      description: "Data of a payload attributes event, as of gloas.",
      allOf: [
        { $ref: "#/$defs/PayloadAttributesEventDataBase" },
        {
          type: "object",
          required: ["payload_attributes"],
          properties: { payload_attributes: { $ref: "#/$defs/GloasPayloadAttributes" } },
        },
      ],
    },
    PayloadAttributesEvent: {
      description: "Payload attributes for building the next execution payload are available, by fork.",
      oneOf: [
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "bellatrix" },
            data: { $ref: "#/$defs/BellatrixPayloadAttributesEventData" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "capella" },
            data: { $ref: "#/$defs/CapellaPayloadAttributesEventData" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "deneb" },
            data: { $ref: "#/$defs/DenebPayloadAttributesEventData" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "electra" },
            data: { $ref: "#/$defs/DenebPayloadAttributesEventData" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "fulu" },
            data: { $ref: "#/$defs/DenebPayloadAttributesEventData" },
          },
        },
        {
          type: "object",
          required: ["version", "data"],
          properties: {
            version: { const: "gloas" },
            data: { $ref: "#/$defs/GloasPayloadAttributesEventData" },
          },
        },
      ],
    },
    DataColumnSidecarEvent: {
      description: "A data column sidecar was received.",
      type: "object",
      required: ["block_root", "index", "slot"],
      properties: {
        block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
        index: { description: "Index of the column, from 0.", $ref: "#/$defs/Uint64" },
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
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
              description: "Whether the event is based on an execution payload that has not been verified.",
              type: "boolean",
            },
          },
        },
      ],
    },
    ExecutionPayloadGossipEvent: {
      description: "An execution payload envelope was received that passes the gossip checks.",
      type: "object",
      required: ["slot", "builder_index", "block_hash", "block_root"],
      properties: {
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        builder_index: {
          description: "Index of the builder; 18446744073709551615 if the proposer built the payload itself.",
          $ref: "#/$defs/BuilderIndex",
        },
        block_hash: { description: "Hash of the payload's execution layer block.", $ref: "#/$defs/Hash" },
        block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
      },
    },
    ExecutionPayloadAvailableEvent: {
      description: "The execution payload and blobs of a block are available, so that the payload timeliness committee can attest to them.",
      type: "object",
      required: ["slot", "block_root"],
      properties: {
        slot: { description: "Slot of the block.", $ref: "#/$defs/Slot" },
        block_root: { description: "Root of the block.", $ref: "#/$defs/Root" },
      },
    },
    ExecutionPayloadBidEvent: {
      description: "A builder's execution payload bid was received.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/SignedExecutionPayloadBid" } },
    },
    PayloadAttestationMessageEvent: {
      description: "A payload attestation was received.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/PayloadAttestationMessage" } },
    },
    FastConfirmationEvent: {
      description: "The node updated its fast confirmation: the latest block that is unlikely to be reorganized.",
      type: "object",
      required: ["block", "slot", "current_slot"],
      properties: {
        block: { description: "Root of the latest confirmed block.", $ref: "#/$defs/Root" },
        slot: { description: "Slot of the latest confirmed block.", $ref: "#/$defs/Slot" },
        current_slot: { description: "Current slot at the time of the confirmation.", $ref: "#/$defs/Slot" },
      },
    },
    ProposerPreferencesEvent: {
      description: "A proposer's preferences were received.",
      type: "object",
      required: ["version", "data"],
      properties: { version: { const: "gloas" }, data: { $ref: "#/$defs/SignedProposerPreferences" } },
    },
    EventTopic: {
      description: "Topic of an event.",
      type: "string",
      enum: [
        "head", "head_v2", "block", "block_gossip", "attestation", "single_attestation", "voluntary_exit",
        "bls_to_execution_change", "proposer_slashing", "attester_slashing", "finalized_checkpoint",
        "chain_reorg", "contribution_and_proof", "light_client_finality_update",
        "light_client_optimistic_update", "payload_attributes", "data_column_sidecar", "execution_payload",
        "execution_payload_gossip", "execution_payload_available", "execution_payload_bid",
        "payload_attestation_message", "fast_confirmation", "proposer_preferences",
      ],
    },
  },
};
