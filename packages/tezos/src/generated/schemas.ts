// Generated from specs/tezos.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "BlockHeader" | "ShellHeader" | "FullHeader" | "ProtocolData" | "Block" | "BlockMetadata"
  | "TestChainStatus" | "OperationListLimit" | "AttestationSummary" | "ImplicitResult" | "VotingPeriod"
  | "VotingPeriodInfo" | "BlockProtocols" | "OperationHashes" | "OperationMetadataHashes" | "Operations"
  | "LiveBlocks" | "OperationList" | "OperationHashList" | "OperationMetadataHashList" | "MetadataMode"
  | "Mutez" | "MutezChange" | "Int64" | "Natural" | "BigInteger" | "Hex" | "ChainId" | "BlockHash"
  | "OperationHash" | "ProtocolHash" | "ContextHash" | "OperationsHash" | "OperationMetadataHash"
  | "OperationsMetadataHash" | "BlockMetadataHash" | "PayloadHash" | "NonceHash" | "ScriptExprHash"
  | "Signature" | "PublicKey" | "PublicKeyHash" | "ContractAddress" | "Address" | "Destination"
  | "RollupAddress" | "CommitmentHash" | "RollupStateHash" | "DalCommitment" | "Timestamp" | "Flag"
  | "Integer" | "Text" | "Ratio" | "NodeError" | "NodeErrors" | "Micheline" | "MichelineInt"
  | "MichelineString" | "MichelineBytes" | "MichelinePrim" | "MichelineSequence" | "Level" | "BlockName"
  | "Operation" | "Attestation" | "AttestationWithDal" | "Preattestation" | "AttestationsAggregate"
  | "PreattestationsAggregate" | "Endorsement" | "Preendorsement" | "SeedNonceRevelation" | "VdfRevelation"
  | "DoubleConsensusOperationEvidence" | "DoubleAttestationEvidence" | "DoublePreattestationEvidence"
  | "DoubleEndorsementEvidence" | "DoubleBakingEvidence" | "DalEntrapmentEvidence" | "ActivateAccount"
  | "Proposals" | "Ballot" | "DrainDelegate" | "FailingNoop" | "Reveal" | "Transaction" | "Origination"
  | "Delegation" | "SetDepositsLimit" | "IncreasePaidStorage" | "UpdateConsensusKey" | "UpdateCompanionKey"
  | "RegisterGlobalConstant" | "TransferTicket" | "DalPublishCommitment" | "SmartRollupOriginate"
  | "SmartRollupAddMessages" | "SmartRollupCement" | "SmartRollupPublish" | "SmartRollupRefute"
  | "SmartRollupTimeout" | "SmartRollupExecuteOutboxMessage" | "SmartRollupRecoverBond" | "ConsensusContent"
  | "AggregateMember" | "InlinedOperation" | "InlinedVote" | "ShardWithProof" | "TransactionParameters"
  | "Script" | "DalSlotToPublish" | "RollupCommitment" | "RollupPlayers" | "Refutation" | "RefutationStart"
  | "RefutationMove" | "AttestationWithResult" | "AttestationWithDalWithResult" | "PreattestationWithResult"
  | "AttestationsAggregateWithResult" | "PreattestationsAggregateWithResult" | "EndorsementWithResult"
  | "PreendorsementWithResult" | "SeedNonceRevelationWithResult" | "VdfRevelationWithResult"
  | "DoubleConsensusOperationEvidenceWithResult" | "DoubleAttestationEvidenceWithResult"
  | "DoublePreattestationEvidenceWithResult" | "DoubleEndorsementEvidenceWithResult"
  | "DoubleBakingEvidenceWithResult" | "DalEntrapmentEvidenceWithResult" | "ActivateAccountWithResult"
  | "ProposalsWithResult" | "BallotWithResult" | "DrainDelegateWithResult" | "FailingNoopWithResult"
  | "Contents" | "ContentsAndResult" | "RevealWithResult" | "TransactionWithResult" | "OriginationWithResult"
  | "DelegationWithResult" | "SetDepositsLimitWithResult" | "IncreasePaidStorageWithResult"
  | "UpdateConsensusKeyWithResult" | "UpdateCompanionKeyWithResult" | "RegisterGlobalConstantWithResult"
  | "TransferTicketWithResult" | "DalPublishCommitmentWithResult" | "SmartRollupOriginateWithResult"
  | "SmartRollupAddMessagesWithResult" | "SmartRollupCementWithResult" | "SmartRollupPublishWithResult"
  | "SmartRollupRefuteWithResult" | "SmartRollupTimeoutWithResult"
  | "SmartRollupExecuteOutboxMessageWithResult" | "SmartRollupRecoverBondWithResult" | "ConsensusMetadata"
  | "ConsensusPower" | "SlotsAndStake" | "CommitteeMember" | "EvidenceMetadata" | "Misbehaviour"
  | "AnonymousMetadata" | "RevealMetadata" | "TransactionMetadata" | "OriginationMetadata"
  | "DelegationMetadata" | "IncreasePaidStorageMetadata" | "UpdateKeyMetadata"
  | "RegisterGlobalConstantMetadata" | "TransferTicketMetadata" | "DalPublishCommitmentMetadata"
  | "SmartRollupMetadata" | "BalanceUpdate" | "BalanceStaker" | "BondId" | "TicketUpdate" | "Ticket"
  | "TicketAmount" | "LazyStorageDiff" | "BigMapDiff" | "BigMapChange" | "BigMapUpdate" | "BigMapRemove"
  | "BigMapCopy" | "BigMapAlloc" | "BigMapEntry" | "SaplingStateDiff" | "SaplingChange" | "SaplingUpdates"
  | "SaplingOutput" | "SaplingCiphertext" | "OperationFailed" | "OperationSkipped" | "RevealApplied"
  | "RevealBacktracked" | "RevealOutcome" | "TransactionApplied" | "TransactionBacktracked"
  | "TransactionOutcome" | "OriginationApplied" | "OriginationBacktracked" | "OriginationOutcome"
  | "DelegationApplied" | "DelegationBacktracked" | "DelegationOutcome" | "EventApplied" | "EventBacktracked"
  | "EventOutcome" | "UpdateKeyApplied" | "UpdateKeyBacktracked" | "UpdateKeyOutcome"
  | "RegisterGlobalConstantApplied" | "RegisterGlobalConstantBacktracked" | "RegisterGlobalConstantOutcome"
  | "IncreasePaidStorageApplied" | "IncreasePaidStorageBacktracked" | "IncreasePaidStorageOutcome"
  | "TransferTicketApplied" | "TransferTicketBacktracked" | "TransferTicketOutcome"
  | "DalPublishCommitmentApplied" | "DalPublishCommitmentBacktracked" | "DalPublishCommitmentOutcome"
  | "SmartRollupApplied" | "SmartRollupBacktracked" | "SmartRollupOutcome" | "AddressIndex" | "DalSlotHeader"
  | "InternalTransaction" | "InternalTransactionWithResult" | "InternalOrigination"
  | "InternalOriginationWithResult" | "InternalDelegation" | "InternalDelegationWithResult" | "InternalEvent"
  | "InternalEventWithResult" | "InternalOperation" | "InternalOperationWithResult" | "BlockHashLists"
  | "BootstrapStatus" | "BlockLocation" | "InvalidBlock" | "InvalidBlocks" | "ProtocolActivation"
  | "ProtocolActivations" | "NodeVersion" | "SoftwareVersion" | "NetworkVersion" | "CommitInfo"
  | "HistoryMode" | "UserActivatedUpgrade" | "UserActivatedUpgrades" | "UserActivatedProtocolOverride"
  | "UserActivatedProtocolOverrides" | "KnownProtocols" | "Readiness" | "Addresses" | "OptionalMutez"
  | "OptionalBigInteger" | "OptionalNatural" | "OptionalInteger" | "OptionalMicheline" | "OptionalScript"
  | "OptionalPublicKey" | "OptionalUnstakeRequests" | "Contract" | "UnstakeRequests" | "FinalizableUnstake"
  | "UnfinalizableUnstakes" | "UnfinalizableUnstake" | "ValueForm" | "ScriptForm" | "UnparsingMode"
  | "Entrypoints" | "UnreachableEntrypoint" | "TicketBalance" | "TicketBalances" | "TicketKind" | "BigMapKey"
  | "SaplingDiff" | "CachedContracts" | "Bakers" | "Baker" | "Participation" | "DalParticipation"
  | "StakingParameters" | "PendingStakingParameters" | "PendingStakingParametersList" | "StezParameters"
  | "OptionalStezParameters" | "PendingStezParameters" | "PendingStezParametersList" | "StezChange"
  | "MinDelegated" | "UnstakedDeposit" | "UnstakedDeposits" | "Staker" | "Stakers" | "VotingInfo"
  | "ConsensusKeys" | "ConsensusKey" | "PendingConsensusKey" | "CompanionKeys" | "Denunciation"
  | "Denunciations" | "BakerDenunciation" | "BakerDenunciations" | "Constants" | "ErrorSchema" | "TotalStaked"
  | "YearlyRateDetails" | "ExpectedIssuance" | "ExpectedIssuances" | "SeedNonce" | "EmptyObject"
  | "SeedComputation" | "StezBaker" | "StezBakers" | "StezStakingPower" | "LevelRange" | "BakingRight"
  | "BakingRights" | "AttestationRights" | "AttestationRightsList" | "AttestationRight" | "Validators"
  | "ValidatorsList" | "Validator" | "OptionalLevel" | "BakingPowerDistribution" | "SelectedBaker"
  | "OptionalSelectedBakers" | "SwrrCredit" | "SwrrCredits" | "Completions" | "DalAttestedSlots"
  | "DalAttestation" | "UnsignedOperation" | "SignedOperation" | "ParsedOperations" | "ForgedBlsOperation"
  | "OperationsToParse" | "EncodedOperation" | "OperationToPreapply" | "OperationsToPreapply"
  | "PreappliedOperation" | "PreappliedOperations" | "RunCodeInput" | "OtherContract" | "ExtraBigMap"
  | "RunCodeResult" | "TraceCodeResult" | "TraceStep" | "StackItem" | "RunInstructionInput"
  | "RunInstructionResult" | "RunViewInput" | "RunScriptViewInput" | "ViewResult" | "UncheckedOperation"
  | "OperationToRun" | "OperationToSimulate" | "SimulatedOperation" | "TypedData" | "PackedData"
  | "RemainingGas" | "CodeToTypecheck" | "TypecheckedCode" | "TypeMapItem" | "ScriptToMeasure" | "ScriptSize"
  | "DataToNormalize" | "ScriptToNormalize" | "StackToNormalize" | "NormalizedStack" | "TypeToNormalize"
  | "Normalized" | "ScriptOnly" | "ScriptEntrypoint" | "EntrypointType" | "SmartRollups" | "SmartRollupInbox"
  | "SmartRollupGenesis" | "CementedCommitment" | "StakerIndexes" | "OptionalCommitmentHashes"
  | "MessageIndexes" | "RollupStakers" | "OptionalRollupStakers" | "StakedCommitment"
  | "OptionalStakedCommitment" | "RollupConflict" | "RollupConflicts" | "RollupGame" | "RollupGames"
  | "GameTimeout" | "OptionalGameTimeout" | "GameResult" | "OptionalGameResult" | "WhitelistUpdate"
  | "OptionalWhitelistUpdate" | "DalShardAssignment" | "DalShardAssignments" | "DalSlotHeaders"
  | "DalParameters" | "DalSkipListCell" | "DalSkipListCells" | "OptionalProtocolHash" | "ProposalPowers"
  | "Ballots" | "BakerBallot" | "BallotList" | "VotingListing" | "VotingListings" | "PendingOperations"
  | "MempoolOperation" | "MempoolOperations" | "MempoolFilter" | "MonitoredHead" | "MonitoredBlock"
  | "EncodedHeader" | "BootstrapProgress";

/**
 * The JSON Schemas of the Tezos node RPC: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Tezos node RPC",
  $defs: {
    BlockHeader: {
      description: "The header of a block.",
      type: "object",
      required: [
        "protocol", "chain_id", "hash", "level", "proto", "predecessor", "timestamp", "validation_pass",
        "operations_hash", "fitness", "context",
      ],
      properties: {
        protocol: { description: "Protocol that made the block valid.", $ref: "#/$defs/ProtocolHash" },
        chain_id: { description: "Network of the block.", $ref: "#/$defs/ChainId" },
        hash: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        level: { description: "Level of the block: its height above the first block.", type: "integer" },
        proto: { description: "Number of protocol changes up to the block, modulo 256.", type: "integer" },
        predecessor: { description: "Hash of the block before it.", $ref: "#/$defs/BlockHash" },
        timestamp: {
          description: "Time at which the block could be baked at the earliest.",
          $ref: "#/$defs/Timestamp",
        },
        validation_pass: { description: "Number of lists of operations in the block.", type: "integer" },
        operations_hash: { description: "Hash of the operations.", $ref: "#/$defs/OperationsHash" },
        fitness: {
          description: "What decides between branches: parts are compared in order, as numbers.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
        context: { description: "Hash of the state after the predecessor.", $ref: "#/$defs/ContextHash" },
        payload_hash: {
          description: "Hash of what bakers agree on. Absent before the Ithaca protocol.",
          $ref: "#/$defs/PayloadHash",
        },
        payload_round: { description: "Round in which the content was first proposed.", type: "integer" },
        priority: {
          description: "Priority of the baker, in blocks of protocols before Ithaca.",
          type: "integer",
        },
        proof_of_work_nonce: {
          description: "Nonce of the small proof of work that each block needs.",
          $ref: "#/$defs/Hex",
        },
        seed_nonce_hash: {
          description: "Commitment to a nonce, in blocks whose baker has to give one.",
          $ref: "#/$defs/NonceHash",
        },
        liquidity_baking_toggle_vote: {
          description: "Vote of the baker on the subsidy for liquidity.",
          type: "string",
          enum: ["on", "off", "pass"],
        },
        adaptive_issuance_vote: {
          description: "Vote of the baker on adaptive issuance, in blocks from before it was activated.",
          type: "string",
          enum: ["on", "off", "pass"],
        },
        signature: { description: "Signature of the baker.", $ref: "#/$defs/Signature" },
      },
    },
    ShellHeader: {
      description: "The part of a block's header that does not depend on the protocol.",
      type: "object",
      required: [
        "level", "proto", "predecessor", "timestamp", "validation_pass", "operations_hash", "fitness",
        "context",
      ],
      properties: {
        level: { description: "Level of the block.", type: "integer" },
        proto: { description: "Number of protocol changes up to the block, modulo 256.", type: "integer" },
        predecessor: { description: "Hash of the block before it.", $ref: "#/$defs/BlockHash" },
        timestamp: {
          description: "Time at which the block could be baked at the earliest.",
          $ref: "#/$defs/Timestamp",
        },
        validation_pass: { description: "Number of lists of operations in the block.", type: "integer" },
        operations_hash: { description: "Hash of the operations.", $ref: "#/$defs/OperationsHash" },
        fitness: {
          description: "What decides between branches.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
        context: { description: "Hash of the state after the predecessor.", $ref: "#/$defs/ContextHash" },
      },
    },
    FullHeader: {
      description: "A block's header as the block itself and evidence contain it.",
      type: "object",
      required: [
        "level", "proto", "predecessor", "timestamp", "validation_pass", "operations_hash", "fitness",
        "context",
      ],
      properties: {
        level: { description: "Level of the block.", type: "integer" },
        proto: { description: "Number of protocol changes up to the block, modulo 256.", type: "integer" },
        predecessor: { description: "Hash of the block before it.", $ref: "#/$defs/BlockHash" },
        timestamp: {
          description: "Time at which the block could be baked at the earliest.",
          $ref: "#/$defs/Timestamp",
        },
        validation_pass: { description: "Number of lists of operations in the block.", type: "integer" },
        operations_hash: { description: "Hash of the operations.", $ref: "#/$defs/OperationsHash" },
        fitness: {
          description: "What decides between branches.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
        context: { description: "Hash of the state after the predecessor.", $ref: "#/$defs/ContextHash" },
        payload_hash: { description: "Hash of what bakers agree on.", $ref: "#/$defs/PayloadHash" },
        payload_round: { description: "Round in which the content was first proposed.", type: "integer" },
        priority: {
          description: "Priority of the baker, in blocks of protocols before Ithaca.",
          type: "integer",
        },
        proof_of_work_nonce: {
          description: "Nonce of the small proof of work that each block needs.",
          $ref: "#/$defs/Hex",
        },
        seed_nonce_hash: { description: "Commitment to a nonce.", $ref: "#/$defs/NonceHash" },
        liquidity_baking_toggle_vote: {
          description: "Vote of the baker on the subsidy for liquidity.",
          type: "string",
          enum: ["on", "off", "pass"],
        },
        adaptive_issuance_vote: {
          description: "Vote of the baker on adaptive issuance, in older blocks.",
          type: "string",
          enum: ["on", "off", "pass"],
        },
        signature: { description: "Signature of the baker.", $ref: "#/$defs/Signature" },
      },
    },
    ProtocolData: {
      description: "The part of a block's header that depends on the protocol.",
      type: "object",
      required: ["protocol"],
      properties: {
        protocol: { description: "Protocol of the block.", $ref: "#/$defs/ProtocolHash" },
        payload_hash: { description: "Hash of what bakers agree on.", $ref: "#/$defs/PayloadHash" },
        payload_round: { description: "Round in which the content was first proposed.", type: "integer" },
        proof_of_work_nonce: {
          description: "Nonce of the small proof of work that each block needs.",
          $ref: "#/$defs/Hex",
        },
        seed_nonce_hash: { description: "Commitment to a nonce.", $ref: "#/$defs/NonceHash" },
        liquidity_baking_toggle_vote: {
          description: "Vote of the baker on the subsidy for liquidity.",
          type: "string",
          enum: ["on", "off", "pass"],
        },
        signature: { description: "Signature of the baker.", $ref: "#/$defs/Signature" },
      },
    },
    Block: {
      description: "A block with its operations and what they did.",
      type: "object",
      required: ["protocol", "chain_id", "hash", "header", "operations"],
      properties: {
        protocol: { description: "Protocol that made the block valid.", $ref: "#/$defs/ProtocolHash" },
        chain_id: { description: "Network of the block.", $ref: "#/$defs/ChainId" },
        hash: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        header: { description: "Header of the block.", $ref: "#/$defs/FullHeader" },
        metadata: {
          description: "What the block did. Absent if the node no longer has it, or if the request omits it.",
          $ref: "#/$defs/BlockMetadata",
        },
        operations: {
          description: "Operations in four lists: consensus, votes, anonymous operations, and those of accounts (managers).",
          type: "array",
          items: { type: "array", items: { $ref: "#/$defs/Operation" } },
        },
      },
    },
    BlockMetadata: {
      description: "What a block did, and the rules for the next one.",
      type: "object",
      required: [
        "protocol", "next_protocol", "max_operations_ttl", "max_operation_data_length",
        "max_block_header_length", "max_operation_list_length",
      ],
      properties: {
        protocol: { description: "Protocol of the block.", $ref: "#/$defs/ProtocolHash" },
        next_protocol: { description: "Protocol of the next block.", $ref: "#/$defs/ProtocolHash" },
        test_chain_status: {
          description: "State of the test chain, which networks no longer have.",
          $ref: "#/$defs/TestChainStatus",
        },
        max_operations_ttl: {
          description: "Number of blocks after its branch during which an operation may be included.",
          type: "integer",
        },
        max_operation_data_length: { description: "Maximum bytes of an operation.", type: "integer" },
        max_block_header_length: { description: "Maximum bytes of a header.", type: "integer" },
        max_operation_list_length: {
          description: "Limits of each list of operations.",
          type: "array",
          items: { $ref: "#/$defs/OperationListLimit" },
        },
        proposer: { description: "Baker that proposed the content.", $ref: "#/$defs/PublicKeyHash" },
        baker: {
          description: "Baker that made the block. Absent in the first blocks of a network.",
          $ref: "#/$defs/PublicKeyHash",
        },
        level_info: { description: "Level of the block and its cycle.", $ref: "#/$defs/Level" },
        voting_period_info: { description: "Voting period of the block.", $ref: "#/$defs/VotingPeriodInfo" },
        nonce_hash: {
          description: "Commitment to a nonce, if the block has one.",
          oneOf: [{ $ref: "#/$defs/NonceHash" }, { type: "null" }],
        },
        deactivated: {
          description: "Bakers that became inactive with the block.",
          type: "array",
          items: { $ref: "#/$defs/PublicKeyHash" },
        },
        balance_updates: {
          description: "Changes of balances by the block itself, such as rewards.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        liquidity_baking_toggle_ema: {
          description: "Moving average of the votes on the subsidy for liquidity, from 0 to 2,000,000,000.",
          type: "integer",
        },
        adaptive_issuance_vote_ema: {
          description: "Moving average of the votes on adaptive issuance, in older blocks.",
          type: "integer",
        },
        adaptive_issuance_activation_cycle: {
          description: "Cycle in which adaptive issuance starts, in older blocks.",
          oneOf: [{ type: "integer" }, { type: "null" }],
        },
        implicit_operations_results: {
          description: "Results of what the block does without an operation, such as the subsidy.",
          type: "array",
          items: { $ref: "#/$defs/ImplicitResult" },
        },
        proposer_consensus_key: {
          description: "Key with which the proposer signed.",
          $ref: "#/$defs/PublicKeyHash",
        },
        baker_consensus_key: {
          description: "Key with which the baker signed.",
          $ref: "#/$defs/PublicKeyHash",
        },
        consumed_milligas: {
          description: "Gas that the block used, in thousandths.",
          $ref: "#/$defs/Natural",
        },
        dal_attestation: {
          description: "Slots of the data availability layer that became attested, as a set of bits.",
          $ref: "#/$defs/BigInteger",
        },
        all_bakers_attest_activation_level: {
          description: "Level from which all bakers attest each block.",
          oneOf: [{ $ref: "#/$defs/Level" }, { type: "null" }],
        },
        attestations: {
          description: "Power of the attestations of the predecessor that the block includes; null if there are none.",
          oneOf: [{ $ref: "#/$defs/AttestationSummary" }, { type: "null" }],
        },
        preattestations: {
          description: "Power of the preattestations that the block includes; null if there are none.",
          oneOf: [{ $ref: "#/$defs/AttestationSummary" }, { type: "null" }],
        },
      },
    },
    TestChainStatus: {
      description: "State of the test chain.",
      type: "object",
      required: ["status"],
      properties: {
        status: {
          description: "What the test chain does.",
          type: "string",
          enum: ["not_running", "forking", "running"],
        },
      },
    },
    OperationListLimit: {
      description: "Limits of a list of operations in a block.",
      type: "object",
      required: ["max_size"],
      properties: {
        max_size: { description: "Maximum bytes of the list.", type: "integer" },
        max_op: { description: "Maximum number of operations in the list.", type: "integer" },
      },
    },
    AttestationSummary: {
      description: "Power behind a block, compared with what is needed.",
      type: "object",
      required: ["total_committee_power", "threshold", "recorded_power"],
      properties: {
        total_committee_power: {
          description: "Power of all attestations that were possible.",
          $ref: "#/$defs/Int64",
        },
        threshold: { description: "Power that is needed.", $ref: "#/$defs/Int64" },
        recorded_power: { description: "Power of the attestations in the block.", $ref: "#/$defs/Int64" },
      },
    },
    ImplicitResult: {
      description: "Result of something that a block does without an operation. Fields are those of the operation's result.",
      type: "object",
      required: ["kind"],
      properties: {
        kind: { description: "Kind of operation: `transaction` or `origination`.", type: "string" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        storage: { description: "Storage of the contract after it.", $ref: "#/$defs/Micheline" },
        originated_contracts: {
          description: "Contracts that were created.",
          type: "array",
          items: { $ref: "#/$defs/ContractAddress" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: {
          description: "Bytes of the contract's code and storage after it.",
          $ref: "#/$defs/BigInteger",
        },
        paid_storage_size_diff: {
          description: "Bytes that it added to the contract.",
          $ref: "#/$defs/BigInteger",
        },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
      },
    },
    VotingPeriod: {
      description: "A period of the vote on protocols.",
      type: "object",
      required: ["index", "kind", "start_position"],
      properties: {
        index: { description: "Number of the period, from 0.", type: "integer" },
        kind: {
          description: "Stage of the vote.",
          type: "string",
          enum: ["proposal", "exploration", "cooldown", "promotion", "adoption"],
        },
        start_position: {
          description: "Position of the first block of the period in the chain.",
          type: "integer",
        },
      },
    },
    VotingPeriodInfo: {
      description: "A period of the vote, and how far it is.",
      type: "object",
      required: ["voting_period", "position", "remaining"],
      properties: {
        voting_period: { description: "The period.", $ref: "#/$defs/VotingPeriod" },
        position: { description: "Position of the block in the period, from 0.", type: "integer" },
        remaining: { description: "Number of blocks that remain.", type: "integer" },
      },
    },
    BlockProtocols: {
      description: "The protocols of a block.",
      type: "object",
      required: ["protocol", "next_protocol"],
      properties: {
        protocol: { description: "Protocol of the block.", $ref: "#/$defs/ProtocolHash" },
        next_protocol: { description: "Protocol of the next block.", $ref: "#/$defs/ProtocolHash" },
      },
    },
    OperationHashes: {
      description: "Hashes of a block's operations, in its four lists.",
      type: "array",
      items: { type: "array", items: { $ref: "#/$defs/OperationHash" } },
    },
    OperationMetadataHashes: {
      description: "Hashes of the results of a block's operations, in its four lists.",
      type: "array",
      items: { type: "array", items: { $ref: "#/$defs/OperationMetadataHash" } },
    },
    Operations: {
      description: "Operations of a block in four lists: consensus, votes, anonymous operations, and those of accounts.",
      type: "array",
      items: { type: "array", items: { $ref: "#/$defs/Operation" } },
    },
    LiveBlocks: {
      description: "Blocks that operations may name as their branch.",
      type: "array",
      items: { $ref: "#/$defs/BlockHash" },
    },
    OperationList: {
      description: "Operations of a list of a block.",
      type: "array",
      items: { $ref: "#/$defs/Operation" },
    },
    OperationHashList: {
      description: "Hashes of the operations of a list.",
      type: "array",
      items: { $ref: "#/$defs/OperationHash" },
    },
    OperationMetadataHashList: {
      description: "Hashes of the results of the operations of a list.",
      type: "array",
      items: { $ref: "#/$defs/OperationMetadataHash" },
    },
    MetadataMode: {
      description: "Which metadata a response has.",
      type: "string",
      enum: ["always", "never"],
    },
    Mutez: {
      description: "Amount in mutez, a millionth of a tez, as decimal text.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    MutezChange: {
      description: "Change of a balance in mutez, as decimal text; negative if the balance falls.",
      type: "string",
      pattern: "^-?[0-9]+$",
    },
    Int64: { description: "Integer of 64 bits as decimal text.", type: "string", pattern: "^-?[0-9]+$" },
    Natural: {
      description: "Natural number of any size, as decimal text.",
      type: "string",
      pattern: "^[0-9]+$",
    },
    BigInteger: {
      description: "Integer of any size, as decimal text.",
      type: "string",
      pattern: "^-?[0-9]+$",
    },
    Hex: {
      description: "Bytes in hex without a prefix, two digits each.",
      type: "string",
      pattern: "^([0-9a-f]{2})*$",
    },
    ChainId: {
      description: "Identifier of a network, which starts with `Net` and is derived from its first block.",
      type: "string",
      pattern: "^Net[1-9A-HJ-NP-Za-km-z]{12}$",
    },
    BlockHash: {
      description: "Hash of a block, which starts with `B`.",
      type: "string",
      pattern: "^B[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    OperationHash: {
      description: "Hash of an operation, which starts with `o`.",
      type: "string",
      pattern: "^o[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    ProtocolHash: {
      description: "Hash of a protocol, which starts with `P`.",
      type: "string",
      pattern: "^P[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    ContextHash: {
      description: "Hash of the state after a block, which starts with `Co`.",
      type: "string",
      pattern: "^Co[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    OperationsHash: {
      description: "Hash of all operations of a block, which starts with `LLo`.",
      type: "string",
      pattern: "^LLo[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    OperationMetadataHash: {
      description: "Hash of the result of an operation, which starts with `r`.",
      type: "string",
      pattern: "^r[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    OperationsMetadataHash: {
      description: "Hash of the results of all operations of a block, which starts with `LLr`.",
      type: "string",
      pattern: "^LLr[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    BlockMetadataHash: {
      description: "Hash of the metadata of a block, which starts with `bm`.",
      type: "string",
      pattern: "^bm[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    PayloadHash: {
      description: "Hash of what bakers agree on in a block, which starts with `vh`.",
      type: "string",
      pattern: "^vh[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    NonceHash: {
      description: "Hash of a nonce that its baker reveals later, which starts with `nce`.",
      type: "string",
      pattern: "^nce[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    ScriptExprHash: {
      description: "Hash of a Michelson value, such as a key of a big map; starts with `expr`.",
      type: "string",
      pattern: "^expr[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    Signature: {
      description: "Signature with the prefix of its curve, or the generic `sig`.",
      type: "string",
      pattern: "^(sig|edsig|spsig1|p2sig|BLsig)[1-9A-HJ-NP-Za-km-z]+$",
    },
    PublicKey: {
      description: "Public key with the prefix of its curve, such as `edpk`.",
      type: "string",
      pattern: "^(edpk|sppk|p2pk|BLpk)[1-9A-HJ-NP-Za-km-z]+$",
    },
    PublicKeyHash: {
      description: "Address of an account with a key, which starts with `tz` and the number of its curve.",
      type: "string",
      pattern: "^tz[1-9][1-9A-HJ-NP-Za-km-z]{33}$",
    },
    ContractAddress: {
      description: "Address of a smart contract, which starts with `KT1`.",
      type: "string",
      pattern: "^KT1[1-9A-HJ-NP-Za-km-z]{33}$",
    },
    Address: {
      description: "Address of an account (`tz1` to `tz5`) or of a smart contract (`KT1`).",
      type: "string",
      pattern: "^(tz[1-9]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$",
    },
    Destination: {
      description: "Address of an account, a smart contract (`KT1`), a smart rollup (`sr1`) or another kind that can receive.",
      type: "string",
      pattern: "^[A-Za-z][1-9A-HJ-NP-Za-km-z0]{35,45}$",
    },
    RollupAddress: {
      description: "Address of a smart rollup, which starts with `sr1`.",
      type: "string",
      pattern: "^sr1[1-9A-HJ-NP-Za-km-z]{33}$",
    },
    CommitmentHash: {
      description: "Hash of a commitment of a smart rollup, which starts with `src1`.",
      type: "string",
      pattern: "^src1[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    RollupStateHash: {
      description: "Hash of the state of a smart rollup, which starts with `srs1`.",
      type: "string",
      pattern: "^srs1[1-9A-HJ-NP-Za-km-z]{50}$",
    },
    DalCommitment: {
      description: "Commitment to the content of a slot of the data availability layer, which starts with `sh`.",
      type: "string",
      pattern: "^sh[1-9A-HJ-NP-Za-km-z]+$",
    },
    Timestamp: {
      description: "Time of a block, in RFC 3339 with whole seconds.",
      type: "string",
      pattern: "^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$",
    },
    Flag: { description: "Whether it is so.", type: "boolean" },
    Integer: { description: "A number of at most 32 bits.", type: "integer" },
    Text: { description: "A text.", type: "string" },
    Ratio: {
      description: "A rational number.",
      type: "object",
      required: ["numerator", "denominator"],
      properties: {
        numerator: { description: "Numerator.", $ref: "#/$defs/Natural" },
        denominator: { description: "Denominator.", $ref: "#/$defs/Natural" },
      },
    },
    NodeError: {
      description: "An error of the node or of the protocol. Further fields depend on `id`. Fields of ids that newer protocols add are delivered unchanged.",
      type: "object",
      required: ["kind", "id"],
      properties: {
        kind: {
          description: "Whether it makes sense to try again: `temporary` may pass with a later block, `branch` may pass on another branch, `permanent` never passes.",
          type: "string",
        },
        id: {
          description: "What happened, such as `proto.025-PsUshuai.contract.balance_too_low`. Errors of the protocol have its number and the start of its hash in their id.",
          type: "string",
        },
        msg: { description: "A description for people, from errors of the node itself.", type: "string" },
        contract: {
          description: "The contract or account that the error is about.",
          $ref: "#/$defs/Destination",
        },
        balance: {
          description: "The balance of `contract`, for `contract.balance_too_low`.",
          $ref: "#/$defs/Mutez",
        },
        amount: {
          description: "The amount that was needed, for `contract.balance_too_low`.",
          $ref: "#/$defs/Mutez",
        },
        expected: {
          description: "What was expected: the counter, for `contract.counter_in_the_past` and `contract.counter_in_the_future`.",
        },
        found: { description: "What came instead of `expected`." },
        location: {
          description: "The place in the script, for `michelson_v1.script_rejected`: the number of the node in the code, in depth-first order.",
          type: "integer",
        },
        with: {
          description: "What the script failed with, for `michelson_v1.script_rejected`.",
          $ref: "#/$defs/Micheline",
        },
      },
    },
    NodeErrors: {
      description: "Errors. The last one usually names the cause, and the ones before it the context.",
      type: "array",
      items: { $ref: "#/$defs/NodeError" },
    },
    Micheline: {
      description: "Code, data or type of Michelson, as a tree.",
      oneOf: [
        { $ref: "#/$defs/MichelineInt" },
        { $ref: "#/$defs/MichelineString" },
        { $ref: "#/$defs/MichelineBytes" },
        { $ref: "#/$defs/MichelinePrim" },
        { $ref: "#/$defs/MichelineSequence" },
      ],
    },
    MichelineInt: {
      description: "An integer in Micheline.",
      type: "object",
      required: ["int"],
      properties: { int: { description: "The integer as decimal text.", $ref: "#/$defs/BigInteger" } },
    },
    MichelineString: {
      description: "A text in Micheline.",
      type: "object",
      required: ["string"],
      properties: {
        string: {
          description: "The text: printable ASCII, or an address or time in readable form.",
          type: "string",
        },
      },
    },
    MichelineBytes: {
      description: "Bytes in Micheline.",
      type: "object",
      required: ["bytes"],
      properties: { bytes: { description: "The bytes in hex.", $ref: "#/$defs/Hex" } },
    },
    MichelinePrim: {
      description: "A primitive of Michelson with its arguments: an instruction, a type or a constructor.",
      type: "object",
      required: ["prim"],
      properties: {
        prim: { description: "Name of the primitive, such as `Pair`, `pair` or `PUSH`.", type: "string" },
        args: { description: "Arguments, in order.", type: "array", items: { $ref: "#/$defs/Micheline" } },
        annots: {
          description: "Annotations, with their first character: `%field`, `:type` or `@variable`.",
          type: "array",
          items: { type: "string" },
        },
      },
    },
    MichelineSequence: {
      description: "A sequence in Micheline: instructions, or the items of a list, set or map.",
      type: "array",
      items: { $ref: "#/$defs/Micheline" },
    },
    Level: {
      description: "A level and its place in its cycle.",
      type: "object",
      required: ["level", "level_position", "cycle", "cycle_position", "expected_commitment"],
      properties: {
        level: { description: "Level of the block: its height above the first block.", type: "integer" },
        level_position: {
          description: "Level, counted from the first block of the protocol's history.",
          type: "integer",
        },
        cycle: { description: "Cycle of the level.", type: "integer" },
        cycle_position: { description: "Position of the level in its cycle, from 0.", type: "integer" },
        expected_commitment: {
          description: "Whether the baker of the block has to commit to a nonce.",
          type: "boolean",
        },
      },
    },
    BlockName: {
      description: "Name of a block: `head`, `genesis`, a hash or a level, each with `~n` for the n-th block before it. `head-n` means the same, and `caboose`, `savepoint` and `checkpoint` name blocks of the node.",
      type: "string",
      pattern: "^(head|genesis|caboose|savepoint|checkpoint|B[1-9A-HJ-NP-Za-km-z]{50}|[0-9]+)([~+-][0-9]+)?$",
    },
    Operation: {
      description: "An operation in a block.",
      type: "object",
      required: ["protocol", "chain_id", "hash", "branch", "contents"],
      properties: {
        protocol: { description: "Protocol of the block.", $ref: "#/$defs/ProtocolHash" },
        chain_id: { description: "Network of the block.", $ref: "#/$defs/ChainId" },
        hash: { description: "Hash of the operation.", $ref: "#/$defs/OperationHash" },
        branch: {
          description: "Block after which the operation is valid, for a limited number of blocks.",
          $ref: "#/$defs/BlockHash",
        },
        contents: {
          description: "What the operation does, in order. Each item is distinguished by `kind`.",
          type: "array",
          items: { $ref: "#/$defs/ContentsAndResult" },
        },
        signature: {
          description: "Signature of the sender. Absent for operations that need none.",
          $ref: "#/$defs/Signature",
        },
        metadata: {
          description: "Set instead of the metadata of `contents` if it exceeds the node's limit for stored metadata. Request the block with `metadata=always` to have it computed.",
          const: "too large",
        },
      },
    },
    Attestation: {
      description: "Vote of a baker for a block.",
      type: "object",
      required: ["kind", "slot", "level", "round", "block_payload_hash"],
      properties: {
        kind: { const: "attestation" },
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what the baker votes for.", $ref: "#/$defs/PayloadHash" },
      },
    },
    AttestationWithDal: {
      description: "Vote of a baker for a block and for slots of the data availability layer.",
      type: "object",
      required: ["kind", "slot", "level", "round", "block_payload_hash", "dal_attestation"],
      properties: {
        kind: { const: "attestation_with_dal" },
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what the baker votes for.", $ref: "#/$defs/PayloadHash" },
        dal_attestation: {
          description: "Slots that are available, as a set of bits.",
          $ref: "#/$defs/BigInteger",
        },
      },
    },
    Preattestation: {
      description: "First vote of a baker for a block.",
      type: "object",
      required: ["kind", "slot", "level", "round", "block_payload_hash"],
      properties: {
        kind: { const: "preattestation" },
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what the baker votes for.", $ref: "#/$defs/PayloadHash" },
      },
    },
    AttestationsAggregate: {
      description: "Votes of several bakers with BLS keys, with one signature.",
      type: "object",
      required: ["kind", "consensus_content", "committee"],
      properties: {
        kind: { const: "attestations_aggregate" },
        consensus_content: { description: "What they vote for.", $ref: "#/$defs/ConsensusContent" },
        committee: {
          description: "The bakers that vote.",
          type: "array",
          items: { $ref: "#/$defs/AggregateMember" },
        },
      },
    },
    PreattestationsAggregate: {
      description: "First votes of several bakers with BLS keys, with one signature.",
      type: "object",
      required: ["kind", "consensus_content", "committee"],
      properties: {
        kind: { const: "preattestations_aggregate" },
        consensus_content: { description: "What they vote for.", $ref: "#/$defs/ConsensusContent" },
        committee: {
          description: "First slots of the bakers that vote.",
          type: "array",
          items: { type: "integer" },
        },
      },
    },
    Endorsement: {
      description: "Vote of a baker for a block, in blocks of protocols before Paris, where attestations had this name.",
      type: "object",
      required: ["kind", "level"],
      properties: {
        kind: { const: "endorsement" },
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what the baker votes for.", $ref: "#/$defs/PayloadHash" },
      },
    },
    Preendorsement: {
      description: "First vote of a baker for a block, in blocks of protocols before Paris.",
      type: "object",
      required: ["kind", "slot", "level", "round", "block_payload_hash"],
      properties: {
        kind: { const: "preendorsement" },
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what the baker votes for.", $ref: "#/$defs/PayloadHash" },
      },
    },
    SeedNonceRevelation: {
      description: "Reveals a nonce that a baker committed to, for the randomness of a later cycle.",
      type: "object",
      required: ["kind", "level", "nonce"],
      properties: {
        kind: { const: "seed_nonce_revelation" },
        level: { description: "Level of the block with the commitment.", type: "integer" },
        nonce: { description: "The nonce.", $ref: "#/$defs/Hex" },
      },
    },
    VdfRevelation: {
      description: "Reveals the result of the delay function for the randomness of a later cycle.",
      type: "object",
      required: ["kind", "solution"],
      properties: {
        kind: { const: "vdf_revelation" },
        solution: { description: "Result and proof.", type: "array", items: { $ref: "#/$defs/Hex" } },
      },
    },
    DoubleConsensusOperationEvidence: {
      description: "Proof that a baker voted for two blocks at the same level.",
      type: "object",
      required: ["kind", "slot", "op1", "op2"],
      properties: {
        kind: { const: "double_consensus_operation_evidence" },
        slot: { description: "Slot of the baker.", type: "integer" },
        op1: { description: "The first vote.", $ref: "#/$defs/InlinedOperation" },
        op2: { description: "The second vote.", $ref: "#/$defs/InlinedOperation" },
      },
    },
    DoubleAttestationEvidence: {
      description: "Proof that a baker attested two blocks at the same level, in blocks of earlier protocols.",
      type: "object",
      required: ["kind", "op1", "op2"],
      properties: {
        kind: { const: "double_attestation_evidence" },
        op1: { description: "The first vote.", $ref: "#/$defs/InlinedOperation" },
        op2: { description: "The second vote.", $ref: "#/$defs/InlinedOperation" },
      },
    },
    DoublePreattestationEvidence: {
      description: "Proof that a baker preattested two blocks in the same round, in blocks of earlier protocols.",
      type: "object",
      required: ["kind", "op1", "op2"],
      properties: {
        kind: { const: "double_preattestation_evidence" },
        op1: { description: "The first vote.", $ref: "#/$defs/InlinedOperation" },
        op2: { description: "The second vote.", $ref: "#/$defs/InlinedOperation" },
      },
    },
    DoubleEndorsementEvidence: {
      description: "Proof that a baker endorsed two blocks at the same level, in blocks of protocols before Paris.",
      type: "object",
      required: ["kind", "op1", "op2"],
      properties: {
        kind: { const: "double_endorsement_evidence" },
        op1: { description: "The first vote.", $ref: "#/$defs/InlinedOperation" },
        op2: { description: "The second vote.", $ref: "#/$defs/InlinedOperation" },
        slot: { description: "Slot of the baker.", type: "integer" },
      },
    },
    DoubleBakingEvidence: {
      description: "Proof that a baker signed two blocks in the same round.",
      type: "object",
      required: ["kind", "bh1", "bh2"],
      properties: {
        kind: { const: "double_baking_evidence" },
        bh1: { description: "Header of the first block.", $ref: "#/$defs/FullHeader" },
        bh2: { description: "Header of the second block.", $ref: "#/$defs/FullHeader" },
      },
    },
    DalEntrapmentEvidence: {
      description: "Proof that a baker attested a slot with a trap.",
      type: "object",
      required: ["kind", "attestation", "slot_index", "shard_with_proof"],
      properties: {
        kind: { const: "dal_entrapment_evidence" },
        attestation: { description: "The vote.", $ref: "#/$defs/InlinedOperation" },
        consensus_slot: { description: "Slot of the baker at this level.", type: "integer" },
        slot_index: { description: "Slot of the data availability layer.", type: "integer" },
        lag_index: {
          description: "Which of the lags between publication and attestation applies.",
          type: "integer",
        },
        shard_with_proof: { description: "The trap.", $ref: "#/$defs/ShardWithProof" },
      },
    },
    ActivateAccount: {
      description: "Gives an account of the fundraiser its tez.",
      type: "object",
      required: ["kind", "pkh", "secret"],
      properties: {
        kind: { const: "activate_account" },
        pkh: { description: "The account.", $ref: "#/$defs/PublicKeyHash" },
        secret: { description: "Secret that was given to the contributor.", $ref: "#/$defs/Hex" },
      },
    },
    Proposals: {
      description: "Submits or supports proposals for protocols.",
      type: "object",
      required: ["kind", "source", "period", "proposals"],
      properties: {
        kind: { const: "proposals" },
        source: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        period: { description: "Number of the voting period.", type: "integer" },
        proposals: { description: "The protocols.", type: "array", items: { $ref: "#/$defs/ProtocolHash" } },
      },
    },
    Ballot: {
      description: "Vote on the current proposal.",
      type: "object",
      required: ["kind", "source", "period", "proposal", "ballot"],
      properties: {
        kind: { const: "ballot" },
        source: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        period: { description: "Number of the voting period.", type: "integer" },
        proposal: { description: "The protocol.", $ref: "#/$defs/ProtocolHash" },
        ballot: { description: "The vote.", type: "string", enum: ["nay", "yay", "pass"] },
      },
    },
    DrainDelegate: {
      description: "Sends all that a baker can spend to another account, signed with its consensus key.",
      type: "object",
      required: ["kind", "consensus_key", "delegate", "destination"],
      properties: {
        kind: { const: "drain_delegate" },
        consensus_key: { description: "Consensus key of the baker.", $ref: "#/$defs/PublicKeyHash" },
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        destination: { description: "Account that receives the tez.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    FailingNoop: {
      description: "Fails always. Used to sign a message that can never be injected.",
      type: "object",
      required: ["kind", "arbitrary"],
      properties: {
        kind: { const: "failing_noop" },
        arbitrary: { description: "The message, as text or hex.", type: "string" },
      },
    },
    Reveal: {
      description: "Publishes the public key of an account, before its first other operation.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "public_key"],
      properties: {
        kind: { const: "reveal" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        public_key: { description: "The key.", $ref: "#/$defs/PublicKey" },
        proof: {
          description: "Proof that the sender has the secret key, for BLS keys.",
          $ref: "#/$defs/Signature",
        },
      },
    },
    Transaction: {
      description: "Sends tez to an account or calls a contract.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "amount", "destination"],
      properties: {
        kind: { const: "transaction" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        amount: { description: "Amount in mutez.", $ref: "#/$defs/Mutez" },
        destination: { description: "Account or contract that receives it.", $ref: "#/$defs/Destination" },
        parameters: {
          description: "Entrypoint and argument of the call. Absent for `default` with `Unit`.",
          $ref: "#/$defs/TransactionParameters",
        },
      },
    },
    Origination: {
      description: "Creates a contract.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "balance", "script"],
      properties: {
        kind: { const: "origination" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        balance: { description: "Amount in mutez that the contract starts with.", $ref: "#/$defs/Mutez" },
        delegate: { description: "Baker to which the contract delegates.", $ref: "#/$defs/PublicKeyHash" },
        script: { description: "Code and initial storage.", $ref: "#/$defs/Script" },
      },
    },
    Delegation: {
      description: "Sets or removes the baker to which the account delegates, or registers the account as a baker.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit"],
      properties: {
        kind: { const: "delegation" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        delegate: {
          description: "The baker. The account itself, to register. Absent, to end the delegation.",
          $ref: "#/$defs/PublicKeyHash",
        },
      },
    },
    SetDepositsLimit: {
      description: "Limits the deposit that a baker freezes.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit"],
      properties: {
        kind: { const: "set_deposits_limit" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        limit: { description: "Limit in mutez. Absent, to remove it.", $ref: "#/$defs/Mutez" },
      },
    },
    IncreasePaidStorage: {
      description: "Pays for storage of a contract in advance.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "amount", "destination"],
      properties: {
        kind: { const: "increase_paid_storage" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        amount: { description: "Bytes to pay for.", $ref: "#/$defs/BigInteger" },
        destination: { description: "The contract.", $ref: "#/$defs/ContractAddress" },
      },
    },
    UpdateConsensusKey: {
      description: "Changes the key with which a baker signs blocks and votes.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "pk"],
      properties: {
        kind: { const: "update_consensus_key" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        pk: { description: "The key.", $ref: "#/$defs/PublicKey" },
        proof: {
          description: "Proof that the sender has the secret key, for BLS keys.",
          $ref: "#/$defs/Signature",
        },
      },
    },
    UpdateCompanionKey: {
      description: "Changes the key with which a baker with a BLS consensus key signs votes for the data availability layer.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "pk"],
      properties: {
        kind: { const: "update_companion_key" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        pk: { description: "The key.", $ref: "#/$defs/PublicKey" },
        proof: { description: "Proof that the sender has the secret key.", $ref: "#/$defs/Signature" },
      },
    },
    RegisterGlobalConstant: {
      description: "Stores a value that scripts can refer to by its hash.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "value"],
      properties: {
        kind: { const: "register_global_constant" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        value: { description: "The value.", $ref: "#/$defs/Micheline" },
      },
    },
    TransferTicket: {
      description: "Sends tickets of an account to another account or a contract.",
      type: "object",
      required: [
        "kind", "source", "fee", "counter", "gas_limit", "storage_limit", "ticket_contents", "ticket_ty",
        "ticket_ticketer", "ticket_amount", "destination", "entrypoint",
      ],
      properties: {
        kind: { const: "transfer_ticket" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        ticket_contents: { description: "Content of the tickets.", $ref: "#/$defs/Micheline" },
        ticket_ty: { description: "Type of the content.", $ref: "#/$defs/Micheline" },
        ticket_ticketer: { description: "Contract that created the tickets.", $ref: "#/$defs/Address" },
        ticket_amount: { description: "Number of tickets.", $ref: "#/$defs/Natural" },
        destination: { description: "Receiver.", $ref: "#/$defs/Destination" },
        entrypoint: { description: "Entrypoint that receives them.", type: "string" },
      },
    },
    DalPublishCommitment: {
      description: "Publishes a commitment to the content of a slot of the data availability layer.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "slot_header"],
      properties: {
        kind: { const: "dal_publish_commitment" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        slot_header: { description: "Slot and commitment.", $ref: "#/$defs/DalSlotToPublish" },
      },
    },
    SmartRollupOriginate: {
      description: "Creates a smart rollup.",
      type: "object",
      required: [
        "kind", "source", "fee", "counter", "gas_limit", "storage_limit", "pvm_kind", "kernel",
        "parameters_ty",
      ],
      properties: {
        kind: { const: "smart_rollup_originate" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        pvm_kind: {
          description: "Machine that the rollup runs on.",
          type: "string",
          enum: ["wasm_2_0_0", "arith", "riscv"],
        },
        kernel: { description: "The program.", $ref: "#/$defs/Hex" },
        parameters_ty: {
          description: "Type of the messages that contracts send to it.",
          $ref: "#/$defs/Micheline",
        },
        whitelist: {
          description: "Accounts that may publish commitments. Absent for a rollup that is open to all.",
          type: "array",
          items: { $ref: "#/$defs/PublicKeyHash" },
        },
      },
    },
    SmartRollupAddMessages: {
      description: "Adds messages to the inbox that all smart rollups share.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "message"],
      properties: {
        kind: { const: "smart_rollup_add_messages" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        message: { description: "The messages.", type: "array", items: { $ref: "#/$defs/Hex" } },
      },
    },
    SmartRollupCement: {
      description: "Makes the commitment of a smart rollup final, after its time for refutations.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "rollup"],
      properties: {
        kind: { const: "smart_rollup_cement" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        rollup: { description: "The rollup.", $ref: "#/$defs/RollupAddress" },
        commitment: {
          description: "The commitment, in operations of earlier protocols.",
          $ref: "#/$defs/CommitmentHash",
        },
      },
    },
    SmartRollupPublish: {
      description: "Publishes a commitment to the state of a smart rollup.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "rollup", "commitment"],
      properties: {
        kind: { const: "smart_rollup_publish" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        rollup: { description: "The rollup.", $ref: "#/$defs/RollupAddress" },
        commitment: { description: "The commitment.", $ref: "#/$defs/RollupCommitment" },
      },
    },
    SmartRollupRefute: {
      description: "Starts a game against a commitment of a smart rollup, or makes a move in one.",
      type: "object",
      required: [
        "kind", "source", "fee", "counter", "gas_limit", "storage_limit", "rollup", "opponent", "refutation",
      ],
      properties: {
        kind: { const: "smart_rollup_refute" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        rollup: { description: "The rollup.", $ref: "#/$defs/RollupAddress" },
        opponent: { description: "The other player.", $ref: "#/$defs/PublicKeyHash" },
        refutation: { description: "The move.", $ref: "#/$defs/Refutation" },
      },
    },
    SmartRollupTimeout: {
      description: "Ends a game whose player did not move in time.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "rollup", "stakers"],
      properties: {
        kind: { const: "smart_rollup_timeout" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        rollup: { description: "The rollup.", $ref: "#/$defs/RollupAddress" },
        stakers: { description: "The players.", $ref: "#/$defs/RollupPlayers" },
      },
    },
    SmartRollupExecuteOutboxMessage: {
      description: "Executes messages that a smart rollup has sent to contracts.",
      type: "object",
      required: [
        "kind", "source", "fee", "counter", "gas_limit", "storage_limit", "rollup", "cemented_commitment",
        "output_proof",
      ],
      properties: {
        kind: { const: "smart_rollup_execute_outbox_message" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        rollup: { description: "The rollup.", $ref: "#/$defs/RollupAddress" },
        cemented_commitment: {
          description: "Final commitment that contains the messages.",
          $ref: "#/$defs/CommitmentHash",
        },
        output_proof: { description: "Proof that it contains them.", $ref: "#/$defs/Hex" },
      },
    },
    SmartRollupRecoverBond: {
      description: "Returns the bond of an account that has no commitment left to defend.",
      type: "object",
      required: ["kind", "source", "fee", "counter", "gas_limit", "storage_limit", "rollup", "staker"],
      properties: {
        kind: { const: "smart_rollup_recover_bond" },
        source: {
          description: "Account that sends and pays for the operation.",
          $ref: "#/$defs/PublicKeyHash",
        },
        fee: { description: "Fee for the baker, in mutez.", $ref: "#/$defs/Mutez" },
        counter: {
          description: "Counter of the account: one more than that of its last operation.",
          $ref: "#/$defs/Natural",
        },
        gas_limit: { description: "Maximum gas of the operation.", $ref: "#/$defs/Natural" },
        storage_limit: { description: "Maximum bytes of storage that it may add.", $ref: "#/$defs/Natural" },
        rollup: { description: "The rollup.", $ref: "#/$defs/RollupAddress" },
        staker: { description: "The account.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    ConsensusContent: {
      description: "What bakers vote for.",
      type: "object",
      required: ["level", "round", "block_payload_hash"],
      properties: {
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what they vote for.", $ref: "#/$defs/PayloadHash" },
      },
    },
    AggregateMember: {
      description: "A baker of an aggregated vote.",
      type: "object",
      required: ["slot"],
      properties: {
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        dal_attestation: {
          description: "Slots of the data availability layer that are available, as a set of bits.",
          $ref: "#/$defs/BigInteger",
        },
      },
    },
    InlinedOperation: {
      description: "A vote within evidence.",
      type: "object",
      required: ["branch", "operations"],
      properties: {
        branch: { description: "Block after which the vote is valid.", $ref: "#/$defs/BlockHash" },
        operations: { description: "The vote.", $ref: "#/$defs/InlinedVote" },
        signature: { description: "Signature of the baker.", $ref: "#/$defs/Signature" },
      },
    },
    InlinedVote: {
      description: "A vote within evidence. Its fields are those of the operation of this kind.",
      type: "object",
      required: ["kind"],
      properties: {
        kind: {
          description: "Kind of the vote: `attestation`, `preattestation` and others.",
          type: "string",
        },
        slot: { description: "First slot of the baker at this level.", type: "integer" },
        level: { description: "Level of the block.", type: "integer" },
        round: { description: "Round of the block.", type: "integer" },
        block_payload_hash: { description: "Hash of what the baker votes for.", $ref: "#/$defs/PayloadHash" },
      },
    },
    ShardWithProof: {
      description: "A shard of a slot of the data availability layer.",
      type: "object",
      required: ["shard", "proof"],
      properties: {
        shard: { description: "Number of the shard, and its content." },
        proof: { description: "Proof that the shard belongs to the slot.", type: "string" },
      },
    },
    TransactionParameters: {
      description: "Call of a contract.",
      type: "object",
      required: ["entrypoint", "value"],
      properties: {
        entrypoint: { description: "Entrypoint, such as `default` or `transfer`.", type: "string" },
        value: { description: "Argument.", $ref: "#/$defs/Micheline" },
      },
    },
    Script: {
      description: "Code and storage of a contract.",
      type: "object",
      required: ["code", "storage"],
      properties: {
        code: {
          description: "Code: the declarations `parameter`, `storage`, `code` and `view`.",
          type: "array",
          items: { $ref: "#/$defs/Micheline" },
        },
        storage: { description: "Storage. A big map is its number here.", $ref: "#/$defs/Micheline" },
      },
    },
    DalSlotToPublish: {
      description: "A slot of the data availability layer with the commitment to its content.",
      type: "object",
      required: ["slot_index", "commitment", "commitment_proof"],
      properties: {
        slot_index: { description: "Number of the slot.", type: "integer" },
        commitment: { description: "The commitment.", $ref: "#/$defs/DalCommitment" },
        commitment_proof: { description: "Proof of the size of the content.", $ref: "#/$defs/Hex" },
      },
    },
    RollupCommitment: {
      description: "Commitment to the state of a smart rollup.",
      type: "object",
      required: ["compressed_state", "inbox_level", "predecessor", "number_of_ticks"],
      properties: {
        compressed_state: { description: "Hash of the state.", $ref: "#/$defs/RollupStateHash" },
        inbox_level: { description: "Level up to which the rollup has read its inbox.", type: "integer" },
        predecessor: { description: "Commitment before this one.", $ref: "#/$defs/CommitmentHash" },
        number_of_ticks: { description: "Number of steps of the machine since then.", $ref: "#/$defs/Int64" },
      },
    },
    RollupPlayers: {
      description: "The players of a game.",
      type: "object",
      required: ["alice", "bob"],
      properties: {
        alice: { description: "The first player.", $ref: "#/$defs/PublicKeyHash" },
        bob: { description: "The second player.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    Refutation: {
      description: "A move in a game about a smart rollup, distinguished by `refutation_kind`.",
      oneOf: [{ $ref: "#/$defs/RefutationStart" }, { $ref: "#/$defs/RefutationMove" }],
    },
    RefutationStart: {
      description: "Start of a game.",
      type: "object",
      required: ["refutation_kind", "player_commitment_hash", "opponent_commitment_hash"],
      properties: {
        refutation_kind: { description: "Marks a start.", const: "start" },
        player_commitment_hash: { description: "Commitment of the sender.", $ref: "#/$defs/CommitmentHash" },
        opponent_commitment_hash: {
          description: "Commitment of the opponent.",
          $ref: "#/$defs/CommitmentHash",
        },
      },
    },
    RefutationMove: {
      description: "A move in a game.",
      type: "object",
      required: ["refutation_kind", "choice", "step"],
      properties: {
        refutation_kind: { description: "Marks a move.", const: "move" },
        choice: {
          description: "Step of the machine from which on the sender disagrees.",
          $ref: "#/$defs/Natural",
        },
        step: { description: "Finer sections of the computation, or the proof of a single step." },
      },
    },
    AttestationWithResult: {
      description: "Vote of a baker for a block, with its result.",
      allOf: [
        { $ref: "#/$defs/Attestation" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    AttestationWithDalWithResult: {
      description: "Vote of a baker for a block and for slots of the data availability layer, with its result.",
      allOf: [
        { $ref: "#/$defs/AttestationWithDal" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    PreattestationWithResult: {
      description: "First vote of a baker for a block, with its result.",
      allOf: [
        { $ref: "#/$defs/Preattestation" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    AttestationsAggregateWithResult: {
      description: "Votes of several bakers with BLS keys, with one signature, with its result.",
      allOf: [
        { $ref: "#/$defs/AttestationsAggregate" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    PreattestationsAggregateWithResult: {
      description: "First votes of several bakers with BLS keys, with one signature, with its result.",
      allOf: [
        { $ref: "#/$defs/PreattestationsAggregate" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    EndorsementWithResult: {
      description: "Vote of a baker for a block, in blocks of protocols before Paris, where attestations had this name, with its result.",
      allOf: [
        { $ref: "#/$defs/Endorsement" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    PreendorsementWithResult: {
      description: "First vote of a baker for a block, in blocks of protocols before Paris, with its result.",
      allOf: [
        { $ref: "#/$defs/Preendorsement" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/ConsensusMetadata",
            },
          },
        },
      ],
    },
    SeedNonceRevelationWithResult: {
      description: "Reveals a nonce that a baker committed to, for the randomness of a later cycle, with its result.",
      allOf: [
        { $ref: "#/$defs/SeedNonceRevelation" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    VdfRevelationWithResult: {
      description: "Reveals the result of the delay function for the randomness of a later cycle, with its result.",
      allOf: [
        { $ref: "#/$defs/VdfRevelation" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    DoubleConsensusOperationEvidenceWithResult: {
      description: "Proof that a baker voted for two blocks at the same level, with its result.",
      allOf: [
        { $ref: "#/$defs/DoubleConsensusOperationEvidence" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/EvidenceMetadata",
            },
          },
        },
      ],
    },
    DoubleAttestationEvidenceWithResult: {
      description: "Proof that a baker attested two blocks at the same level, in blocks of earlier protocols, with its result.",
      allOf: [
        { $ref: "#/$defs/DoubleAttestationEvidence" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/EvidenceMetadata",
            },
          },
        },
      ],
    },
    DoublePreattestationEvidenceWithResult: {
      description: "Proof that a baker preattested two blocks in the same round, in blocks of earlier protocols, with its result.",
      allOf: [
        { $ref: "#/$defs/DoublePreattestationEvidence" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/EvidenceMetadata",
            },
          },
        },
      ],
    },
    DoubleEndorsementEvidenceWithResult: {
      description: "Proof that a baker endorsed two blocks at the same level, in blocks of protocols before Paris, with its result.",
      allOf: [
        { $ref: "#/$defs/DoubleEndorsementEvidence" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/EvidenceMetadata",
            },
          },
        },
      ],
    },
    DoubleBakingEvidenceWithResult: {
      description: "Proof that a baker signed two blocks in the same round, with its result.",
      allOf: [
        { $ref: "#/$defs/DoubleBakingEvidence" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/EvidenceMetadata",
            },
          },
        },
      ],
    },
    DalEntrapmentEvidenceWithResult: {
      description: "Proof that a baker attested a slot with a trap, with its result.",
      allOf: [
        { $ref: "#/$defs/DalEntrapmentEvidence" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/EvidenceMetadata",
            },
          },
        },
      ],
    },
    ActivateAccountWithResult: {
      description: "Gives an account of the fundraiser its tez, with its result.",
      allOf: [
        { $ref: "#/$defs/ActivateAccount" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    ProposalsWithResult: {
      description: "Submits or supports proposals for protocols, with its result.",
      allOf: [
        { $ref: "#/$defs/Proposals" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    BallotWithResult: {
      description: "Vote on the current proposal, with its result.",
      allOf: [
        { $ref: "#/$defs/Ballot" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    DrainDelegateWithResult: {
      description: "Sends all that a baker can spend to another account, signed with its consensus key, with its result.",
      allOf: [
        { $ref: "#/$defs/DrainDelegate" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    FailingNoopWithResult: {
      description: "Fails always. Used to sign a message that can never be injected, with its result.",
      allOf: [
        { $ref: "#/$defs/FailingNoop" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/AnonymousMetadata",
            },
          },
        },
      ],
    },
    Contents: {
      description: "What an operation does, distinguished by `kind`. Kinds that are not listed here are delivered unchanged, so expect other values of `kind`.",
      anyOf: [
        { $ref: "#/$defs/Transaction" },
        { $ref: "#/$defs/Attestation" },
        { $ref: "#/$defs/AttestationWithDal" },
        { $ref: "#/$defs/Preattestation" },
        { $ref: "#/$defs/AttestationsAggregate" },
        { $ref: "#/$defs/PreattestationsAggregate" },
        { $ref: "#/$defs/Endorsement" },
        { $ref: "#/$defs/Preendorsement" },
        { $ref: "#/$defs/SeedNonceRevelation" },
        { $ref: "#/$defs/VdfRevelation" },
        { $ref: "#/$defs/DoubleConsensusOperationEvidence" },
        { $ref: "#/$defs/DoubleAttestationEvidence" },
        { $ref: "#/$defs/DoublePreattestationEvidence" },
        { $ref: "#/$defs/DoubleEndorsementEvidence" },
        { $ref: "#/$defs/DoubleBakingEvidence" },
        { $ref: "#/$defs/DalEntrapmentEvidence" },
        { $ref: "#/$defs/ActivateAccount" },
        { $ref: "#/$defs/Proposals" },
        { $ref: "#/$defs/Ballot" },
        { $ref: "#/$defs/DrainDelegate" },
        { $ref: "#/$defs/FailingNoop" },
        { $ref: "#/$defs/Reveal" },
        { $ref: "#/$defs/Origination" },
        { $ref: "#/$defs/Delegation" },
        { $ref: "#/$defs/SetDepositsLimit" },
        { $ref: "#/$defs/IncreasePaidStorage" },
        { $ref: "#/$defs/UpdateConsensusKey" },
        { $ref: "#/$defs/UpdateCompanionKey" },
        { $ref: "#/$defs/RegisterGlobalConstant" },
        { $ref: "#/$defs/TransferTicket" },
        { $ref: "#/$defs/DalPublishCommitment" },
        { $ref: "#/$defs/SmartRollupOriginate" },
        { $ref: "#/$defs/SmartRollupAddMessages" },
        { $ref: "#/$defs/SmartRollupCement" },
        { $ref: "#/$defs/SmartRollupPublish" },
        { $ref: "#/$defs/SmartRollupRefute" },
        { $ref: "#/$defs/SmartRollupTimeout" },
        { $ref: "#/$defs/SmartRollupExecuteOutboxMessage" },
        { $ref: "#/$defs/SmartRollupRecoverBond" },
        {
          description: "A kind that is newer than this document, or no longer in use.",
          type: "object",
          required: ["kind"],
          properties: { kind: { description: "Kind of the operation.", type: "string" } },
        },
      ],
    },
    ContentsAndResult: {
      description: "What an operation does and did, distinguished by `kind`. Kinds that are not listed here are delivered unchanged, so expect other values of `kind`.",
      anyOf: [
        { $ref: "#/$defs/TransactionWithResult" },
        { $ref: "#/$defs/AttestationWithResult" },
        { $ref: "#/$defs/AttestationWithDalWithResult" },
        { $ref: "#/$defs/PreattestationWithResult" },
        { $ref: "#/$defs/AttestationsAggregateWithResult" },
        { $ref: "#/$defs/PreattestationsAggregateWithResult" },
        { $ref: "#/$defs/EndorsementWithResult" },
        { $ref: "#/$defs/PreendorsementWithResult" },
        { $ref: "#/$defs/SeedNonceRevelationWithResult" },
        { $ref: "#/$defs/VdfRevelationWithResult" },
        { $ref: "#/$defs/DoubleConsensusOperationEvidenceWithResult" },
        { $ref: "#/$defs/DoubleAttestationEvidenceWithResult" },
        { $ref: "#/$defs/DoublePreattestationEvidenceWithResult" },
        { $ref: "#/$defs/DoubleEndorsementEvidenceWithResult" },
        { $ref: "#/$defs/DoubleBakingEvidenceWithResult" },
        { $ref: "#/$defs/DalEntrapmentEvidenceWithResult" },
        { $ref: "#/$defs/ActivateAccountWithResult" },
        { $ref: "#/$defs/ProposalsWithResult" },
        { $ref: "#/$defs/BallotWithResult" },
        { $ref: "#/$defs/DrainDelegateWithResult" },
        { $ref: "#/$defs/FailingNoopWithResult" },
        { $ref: "#/$defs/RevealWithResult" },
        { $ref: "#/$defs/OriginationWithResult" },
        { $ref: "#/$defs/DelegationWithResult" },
        { $ref: "#/$defs/SetDepositsLimitWithResult" },
        { $ref: "#/$defs/IncreasePaidStorageWithResult" },
        { $ref: "#/$defs/UpdateConsensusKeyWithResult" },
        { $ref: "#/$defs/UpdateCompanionKeyWithResult" },
        { $ref: "#/$defs/RegisterGlobalConstantWithResult" },
        { $ref: "#/$defs/TransferTicketWithResult" },
        { $ref: "#/$defs/DalPublishCommitmentWithResult" },
        { $ref: "#/$defs/SmartRollupOriginateWithResult" },
        { $ref: "#/$defs/SmartRollupAddMessagesWithResult" },
        { $ref: "#/$defs/SmartRollupCementWithResult" },
        { $ref: "#/$defs/SmartRollupPublishWithResult" },
        { $ref: "#/$defs/SmartRollupRefuteWithResult" },
        { $ref: "#/$defs/SmartRollupTimeoutWithResult" },
        { $ref: "#/$defs/SmartRollupExecuteOutboxMessageWithResult" },
        { $ref: "#/$defs/SmartRollupRecoverBondWithResult" },
        {
          description: "A kind that is newer than this document, or no longer in use.",
          type: "object",
          required: ["kind"],
          properties: { kind: { description: "Kind of the operation.", type: "string" } },
        },
      ],
    },
    RevealWithResult: {
      description: "Publishes the public key of an account, before its first other operation, with its result.",
      allOf: [
        { $ref: "#/$defs/Reveal" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/RevealMetadata",
            },
          },
        },
      ],
    },
    TransactionWithResult: {
      description: "Sends tez to an account or calls a contract, with its result.",
      allOf: [
        { $ref: "#/$defs/Transaction" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/TransactionMetadata",
            },
          },
        },
      ],
    },
    OriginationWithResult: {
      description: "Creates a contract, with its result.",
      allOf: [
        { $ref: "#/$defs/Origination" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/OriginationMetadata",
            },
          },
        },
      ],
    },
    DelegationWithResult: {
      description: "Sets or removes the baker to which the account delegates, or registers the account as a baker, with its result.",
      allOf: [
        { $ref: "#/$defs/Delegation" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/DelegationMetadata",
            },
          },
        },
      ],
    },
    SetDepositsLimitWithResult: {
      description: "Limits the deposit that a baker freezes, with its result.",
      allOf: [
        { $ref: "#/$defs/SetDepositsLimit" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/RevealMetadata",
            },
          },
        },
      ],
    },
    IncreasePaidStorageWithResult: {
      description: "Pays for storage of a contract in advance, with its result.",
      allOf: [
        { $ref: "#/$defs/IncreasePaidStorage" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/IncreasePaidStorageMetadata",
            },
          },
        },
      ],
    },
    UpdateConsensusKeyWithResult: {
      description: "Changes the key with which a baker signs blocks and votes, with its result.",
      allOf: [
        { $ref: "#/$defs/UpdateConsensusKey" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/UpdateKeyMetadata",
            },
          },
        },
      ],
    },
    UpdateCompanionKeyWithResult: {
      description: "Changes the key with which a baker with a BLS consensus key signs votes for the data availability layer, with its result.",
      allOf: [
        { $ref: "#/$defs/UpdateCompanionKey" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/UpdateKeyMetadata",
            },
          },
        },
      ],
    },
    RegisterGlobalConstantWithResult: {
      description: "Stores a value that scripts can refer to by its hash, with its result.",
      allOf: [
        { $ref: "#/$defs/RegisterGlobalConstant" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/RegisterGlobalConstantMetadata",
            },
          },
        },
      ],
    },
    TransferTicketWithResult: {
      description: "Sends tickets of an account to another account or a contract, with its result.",
      allOf: [
        { $ref: "#/$defs/TransferTicket" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/TransferTicketMetadata",
            },
          },
        },
      ],
    },
    DalPublishCommitmentWithResult: {
      description: "Publishes a commitment to the content of a slot of the data availability layer, with its result.",
      allOf: [
        { $ref: "#/$defs/DalPublishCommitment" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/DalPublishCommitmentMetadata",
            },
          },
        },
      ],
    },
    SmartRollupOriginateWithResult: {
      description: "Creates a smart rollup, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupOriginate" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupAddMessagesWithResult: {
      description: "Adds messages to the inbox that all smart rollups share, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupAddMessages" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupCementWithResult: {
      description: "Makes the commitment of a smart rollup final, after its time for refutations, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupCement" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupPublishWithResult: {
      description: "Publishes a commitment to the state of a smart rollup, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupPublish" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupRefuteWithResult: {
      description: "Starts a game against a commitment of a smart rollup, or makes a move in one, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupRefute" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupTimeoutWithResult: {
      description: "Ends a game whose player did not move in time, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupTimeout" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupExecuteOutboxMessageWithResult: {
      description: "Executes messages that a smart rollup has sent to contracts, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupExecuteOutboxMessage" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    SmartRollupRecoverBondWithResult: {
      description: "Returns the bond of an account that has no commitment left to defend, with its result.",
      allOf: [
        { $ref: "#/$defs/SmartRollupRecoverBond" },
        {
          type: "object",
          properties: {
            metadata: {
              description: "What it did. Absent if the node no longer has it, or if the request omits it.",
              $ref: "#/$defs/SmartRollupMetadata",
            },
          },
        },
      ],
    },
    ConsensusMetadata: {
      description: "What a vote of bakers did.",
      type: "object",
      properties: {
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        consensus_power: { description: "Power of the vote.", $ref: "#/$defs/ConsensusPower" },
        endorsement_power: { description: "Number of slots of an `endorsement`.", type: "integer" },
        preendorsement_power: { description: "Number of slots of a `preendorsement`.", type: "integer" },
        consensus_key: { description: "Key with which the baker signed.", $ref: "#/$defs/PublicKeyHash" },
        slots: {
          description: "Slots of the baker, in blocks of earlier protocols.",
          type: "array",
          items: { type: "integer" },
        },
        committee: {
          description: "Bakers of an aggregated vote.",
          type: "array",
          items: { $ref: "#/$defs/CommitteeMember" },
        },
        total_consensus_power: {
          description: "Power of an aggregated vote.",
          $ref: "#/$defs/ConsensusPower",
        },
      },
    },
    ConsensusPower: {
      description: "Power of a vote: since protocol 24 (Tallinn) slots and stake, before a number of slots.",
      oneOf: [{ type: "integer" }, { $ref: "#/$defs/SlotsAndStake" }],
    },
    SlotsAndStake: {
      description: "Power of a vote.",
      type: "object",
      required: ["slots", "baking_power"],
      properties: {
        slots: { description: "Number of slots.", type: "integer" },
        baking_power: {
          description: "Stake in mutez; null until all bakers attest each block.",
          oneOf: [{ $ref: "#/$defs/Int64" }, { type: "null" }],
        },
      },
    },
    CommitteeMember: {
      description: "A baker that took part in an aggregated vote.",
      type: "object",
      required: ["delegate", "consensus_pkh", "consensus_power"],
      properties: {
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        consensus_pkh: { description: "Key with which it signed.", $ref: "#/$defs/PublicKeyHash" },
        consensus_power: { description: "Its power.", $ref: "#/$defs/ConsensusPower" },
      },
    },
    EvidenceMetadata: {
      description: "What evidence against a baker did.",
      type: "object",
      properties: {
        punished_delegate: { description: "Baker that is punished.", $ref: "#/$defs/PublicKeyHash" },
        rewarded_delegate: { description: "Baker that is rewarded.", $ref: "#/$defs/PublicKeyHash" },
        forbidden_delegate: {
          description: "Baker that may not bake any more, in blocks of earlier protocols.",
          $ref: "#/$defs/PublicKeyHash",
        },
        misbehaviour: { description: "What the baker did.", $ref: "#/$defs/Misbehaviour" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
      },
    },
    Misbehaviour: {
      description: "What a baker did.",
      type: "object",
      required: ["level", "round", "kind"],
      properties: {
        level: { description: "Level at which it was.", type: "integer" },
        round: { description: "Round in which it was.", type: "integer" },
        kind: {
          description: "What was signed twice.",
          type: "string",
          enum: ["attestation", "block", "preattestation"],
        },
      },
    },
    AnonymousMetadata: {
      description: "What an operation without a fee did.",
      type: "object",
      properties: {
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        allocated_destination_contract: {
          description: "Whether the receiver did not exist before.",
          type: "boolean",
        },
      },
    },
    RevealMetadata: {
      description: "What an operation without further results did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/RevealOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    TransactionMetadata: {
      description: "What a `transaction` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/TransactionOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    OriginationMetadata: {
      description: "What a `origination` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/OriginationOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    DelegationMetadata: {
      description: "What a `delegation` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/DelegationOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    IncreasePaidStorageMetadata: {
      description: "What a `increase_paid_storage` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/IncreasePaidStorageOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    UpdateKeyMetadata: {
      description: "What a change of key did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/UpdateKeyOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    RegisterGlobalConstantMetadata: {
      description: "What a `register_global_constant` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/RegisterGlobalConstantOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    TransferTicketMetadata: {
      description: "What a `transfer_ticket` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/TransferTicketOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    DalPublishCommitmentMetadata: {
      description: "What a `dal_publish_commitment` did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/DalPublishCommitmentOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    SmartRollupMetadata: {
      description: "What an operation on smart rollups did.",
      type: "object",
      required: ["operation_result"],
      properties: {
        balance_updates: {
          description: "Changes of balances by the fee.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        operation_result: {
          description: "The result, distinguished by `status`.",
          $ref: "#/$defs/SmartRollupOutcome",
        },
        internal_operation_results: {
          description: "Operations that contracts emitted, in order of execution.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperationWithResult" },
        },
      },
    },
    BalanceUpdate: {
      description: "A change of a balance: a movement between two places is two changes, whose sum is 0. `kind` and `category` say where the tez was or is; categories of newer protocols are delivered unchanged.",
      type: "object",
      required: ["kind", "change", "origin"],
      properties: {
        kind: {
          description: "Place: `contract`, `freezer`, `accumulator`, `minted`, `burned`, `commitment` or `staking`.",
          type: "string",
        },
        change: {
          description: "The change in mutez; of the staking pseudo-tokens, for `staking`.",
          $ref: "#/$defs/MutezChange",
        },
        origin: {
          description: "Cause: `block`, `migration`, `subsidy`, `simulation` or `delayed_operation`.",
          type: "string",
        },
        contract: {
          description: "The account or contract, for `contract` and bonds.",
          $ref: "#/$defs/Address",
        },
        category: {
          description: "What it is for, such as `deposits`, `baking rewards` or `storage fees`.",
          type: "string",
        },
        staker: { description: "Whose deposit it is, for `freezer`.", $ref: "#/$defs/BalanceStaker" },
        delegate: {
          description: "The baker that lost rewards, or whose pseudo-tokens changed.",
          $ref: "#/$defs/PublicKeyHash",
        },
        delegator: { description: "Account whose pseudo-tokens changed.", $ref: "#/$defs/Address" },
        participation: {
          description: "Whether rewards were lost because the baker did not take part enough.",
          type: "boolean",
        },
        revelation: {
          description: "Whether rewards were lost because the baker did not reveal a nonce.",
          type: "boolean",
        },
        committer: { description: "Blinded address of a contributor of the fundraiser.", type: "string" },
        bond_id: { description: "What the bond is for.", $ref: "#/$defs/BondId" },
        cycle: { description: "Cycle of an unstaked deposit.", type: "integer" },
        delayed_operation_hash: {
          description: "Operation that caused a later change.",
          $ref: "#/$defs/OperationHash",
        },
      },
    },
    BalanceStaker: {
      description: "Whose deposit a change is about: one of the fields, or `contract` with `delegate`.",
      type: "object",
      properties: {
        contract: { description: "The staker.", $ref: "#/$defs/Address" },
        delegate: { description: "The baker with which it is staked.", $ref: "#/$defs/PublicKeyHash" },
        baker_own_stake: { description: "Baker whose own stake it is.", $ref: "#/$defs/PublicKeyHash" },
        baker_edge: {
          description: "Baker that receives its part of the rewards of its stakers.",
          $ref: "#/$defs/PublicKeyHash",
        },
      },
    },
    BondId: {
      description: "What a bond is for.",
      type: "object",
      properties: { smart_rollup: { description: "The smart rollup.", $ref: "#/$defs/RollupAddress" } },
    },
    TicketUpdate: {
      description: "Change of the tickets of accounts.",
      type: "object",
      required: ["ticket_token", "updates"],
      properties: {
        ticket_token: { description: "Which tickets.", $ref: "#/$defs/Ticket" },
        updates: {
          description: "Changes by account.",
          type: "array",
          items: { $ref: "#/$defs/TicketAmount" },
        },
      },
    },
    Ticket: {
      description: "A kind of ticket.",
      type: "object",
      required: ["ticketer", "content_type", "content"],
      properties: {
        ticketer: { description: "Contract that created the tickets.", $ref: "#/$defs/Address" },
        content_type: { description: "Type of the content.", $ref: "#/$defs/Micheline" },
        content: { description: "The content.", $ref: "#/$defs/Micheline" },
      },
    },
    TicketAmount: {
      description: "Change of an account's tickets.",
      type: "object",
      required: ["account", "amount"],
      properties: {
        account: { description: "The account.", $ref: "#/$defs/Destination" },
        amount: { description: "Change of the number of tickets.", $ref: "#/$defs/BigInteger" },
      },
    },
    LazyStorageDiff: {
      description: "Change of a big map or a Sapling state, distinguished by `kind`.",
      oneOf: [{ $ref: "#/$defs/BigMapDiff" }, { $ref: "#/$defs/SaplingStateDiff" }],
    },
    BigMapDiff: {
      description: "Change of a big map.",
      type: "object",
      required: ["kind", "id", "diff"],
      properties: {
        kind: { description: "Marks a big map.", const: "big_map" },
        id: { description: "Number of the big map.", $ref: "#/$defs/BigInteger" },
        diff: { description: "The change.", $ref: "#/$defs/BigMapChange" },
      },
    },
    BigMapChange: {
      description: "What happened to a big map, distinguished by `action`.",
      oneOf: [
        { $ref: "#/$defs/BigMapUpdate" },
        { $ref: "#/$defs/BigMapRemove" },
        { $ref: "#/$defs/BigMapCopy" },
        { $ref: "#/$defs/BigMapAlloc" },
      ],
    },
    BigMapUpdate: {
      description: "Some keys of a big map changed.",
      type: "object",
      required: ["action", "updates"],
      properties: {
        action: { description: "Marks an update.", const: "update" },
        updates: { description: "The changed keys.", type: "array", items: { $ref: "#/$defs/BigMapEntry" } },
      },
    },
    BigMapRemove: {
      description: "A big map was removed.",
      type: "object",
      required: ["action"],
      properties: { action: { description: "Marks a removal.", const: "remove" } },
    },
    BigMapCopy: {
      description: "A big map was created as a copy of another.",
      type: "object",
      required: ["action", "source", "updates"],
      properties: {
        action: { description: "Marks a copy.", const: "copy" },
        source: { description: "Number of the other big map.", $ref: "#/$defs/BigInteger" },
        updates: { description: "Keys that differ.", type: "array", items: { $ref: "#/$defs/BigMapEntry" } },
      },
    },
    BigMapAlloc: {
      description: "A big map was created.",
      type: "object",
      required: ["action", "updates", "key_type", "value_type"],
      properties: {
        action: { description: "Marks a creation.", const: "alloc" },
        updates: { description: "The initial keys.", type: "array", items: { $ref: "#/$defs/BigMapEntry" } },
        key_type: { description: "Type of the keys.", $ref: "#/$defs/Micheline" },
        value_type: { description: "Type of the values.", $ref: "#/$defs/Micheline" },
      },
    },
    BigMapEntry: {
      description: "A key of a big map with its new value.",
      type: "object",
      required: ["key_hash", "key"],
      properties: {
        key_hash: { description: "Hash of the key.", $ref: "#/$defs/ScriptExprHash" },
        key: { description: "The key.", $ref: "#/$defs/Micheline" },
        value: { description: "The new value. Absent if the key was removed.", $ref: "#/$defs/Micheline" },
      },
    },
    SaplingStateDiff: {
      description: "Change of a Sapling state, which holds shielded balances.",
      type: "object",
      required: ["kind", "id", "diff"],
      properties: {
        kind: { description: "Marks a Sapling state.", const: "sapling_state" },
        id: { description: "Number of the state.", $ref: "#/$defs/BigInteger" },
        diff: { description: "The change.", $ref: "#/$defs/SaplingChange" },
      },
    },
    SaplingChange: {
      description: "What happened to a Sapling state.",
      type: "object",
      required: ["action"],
      properties: {
        action: {
          description: "What happened.",
          type: "string",
          enum: ["alloc", "copy", "remove", "update"],
        },
        source: { description: "Number of the copied state.", $ref: "#/$defs/BigInteger" },
        updates: { description: "What was added to the state.", $ref: "#/$defs/SaplingUpdates" },
        memo_size: { description: "Bytes of memos.", type: "integer" },
      },
    },
    SaplingUpdates: {
      description: "Additions to a Sapling state.",
      type: "object",
      required: ["commitments_and_ciphertexts", "nullifiers"],
      properties: {
        commitments_and_ciphertexts: {
          description: "Pairs of a commitment and its ciphertext.",
          type: "array",
          items: { $ref: "#/$defs/SaplingOutput" },
        },
        nullifiers: {
          description: "Nullifiers of spent commitments.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
      },
    },
    SaplingOutput: {
      description: "A commitment, and its ciphertext.",
      type: "array",
      prefixItems: [{ $ref: "#/$defs/Hex" }, { $ref: "#/$defs/SaplingCiphertext" }],
      minItems: 2,
      maxItems: 2,
    },
    SaplingCiphertext: {
      description: "An encrypted output.",
      type: "object",
      required: ["cv", "epk", "payload_enc", "nonce_enc", "payload_out", "nonce_out"],
      properties: {
        cv: { description: "Commitment to the value.", $ref: "#/$defs/Hex" },
        epk: { description: "Ephemeral public key.", $ref: "#/$defs/Hex" },
        payload_enc: { description: "Ciphertext for the recipient.", $ref: "#/$defs/Hex" },
        nonce_enc: { description: "Nonce of the ciphertext for the recipient.", $ref: "#/$defs/Hex" },
        payload_out: { description: "Ciphertext for the sender.", $ref: "#/$defs/Hex" },
        nonce_out: { description: "Nonce of the ciphertext for the sender.", $ref: "#/$defs/Hex" },
      },
    },
    OperationFailed: {
      description: "The operation failed. What the same operation did before is `backtracked`.",
      type: "object",
      required: ["status", "errors"],
      properties: {
        status: { description: "Marks a failure.", const: "failed" },
        errors: { description: "Why.", $ref: "#/$defs/NodeErrors" },
      },
    },
    OperationSkipped: {
      description: "The operation was not executed, because one before it failed.",
      type: "object",
      required: ["status"],
      properties: { status: { description: "Marks a skipped operation.", const: "skipped" } },
    },
    RevealApplied: {
      description: "Result of an operation without further results that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    RevealBacktracked: {
      description: "Result of an operation without further results that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    RevealOutcome: {
      description: "Result of an operation without further results, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/RevealApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/RevealBacktracked" },
      ],
    },
    TransactionApplied: {
      description: "Result of a transaction that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        storage: { description: "Storage of the contract after the call.", $ref: "#/$defs/Micheline" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        ticket_updates: {
          description: "Changes of tickets.",
          type: "array",
          items: { $ref: "#/$defs/TicketUpdate" },
        },
        originated_contracts: {
          description: "Contracts that were created.",
          type: "array",
          items: { $ref: "#/$defs/ContractAddress" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: {
          description: "Bytes of the contract's code and storage after the call.",
          $ref: "#/$defs/BigInteger",
        },
        paid_storage_size_diff: {
          description: "Bytes that were paid for by the call.",
          $ref: "#/$defs/BigInteger",
        },
        allocated_destination_contract: {
          description: "Whether the receiver did not exist before.",
          type: "boolean",
        },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
        address_registry_diff: {
          description: "Addresses that received an index.",
          type: "array",
          items: { $ref: "#/$defs/AddressIndex" },
        },
      },
    },
    TransactionBacktracked: {
      description: "Result of a transaction that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        storage: { description: "Storage of the contract after the call.", $ref: "#/$defs/Micheline" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        ticket_updates: {
          description: "Changes of tickets.",
          type: "array",
          items: { $ref: "#/$defs/TicketUpdate" },
        },
        originated_contracts: {
          description: "Contracts that were created.",
          type: "array",
          items: { $ref: "#/$defs/ContractAddress" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: {
          description: "Bytes of the contract's code and storage after the call.",
          $ref: "#/$defs/BigInteger",
        },
        paid_storage_size_diff: {
          description: "Bytes that were paid for by the call.",
          $ref: "#/$defs/BigInteger",
        },
        allocated_destination_contract: {
          description: "Whether the receiver did not exist before.",
          type: "boolean",
        },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
        address_registry_diff: {
          description: "Addresses that received an index.",
          type: "array",
          items: { $ref: "#/$defs/AddressIndex" },
        },
      },
    },
    TransactionOutcome: {
      description: "Result of a transaction, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/TransactionApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/TransactionBacktracked" },
      ],
    },
    OriginationApplied: {
      description: "Result of an origination that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        originated_contracts: {
          description: "The contract.",
          type: "array",
          items: { $ref: "#/$defs/ContractAddress" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: {
          description: "Bytes of the contract's code and storage.",
          $ref: "#/$defs/BigInteger",
        },
        paid_storage_size_diff: { description: "Bytes that were paid for.", $ref: "#/$defs/BigInteger" },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
      },
    },
    OriginationBacktracked: {
      description: "Result of an origination that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        originated_contracts: {
          description: "The contract.",
          type: "array",
          items: { $ref: "#/$defs/ContractAddress" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: {
          description: "Bytes of the contract's code and storage.",
          $ref: "#/$defs/BigInteger",
        },
        paid_storage_size_diff: { description: "Bytes that were paid for.", $ref: "#/$defs/BigInteger" },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
      },
    },
    OriginationOutcome: {
      description: "Result of an origination, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/OriginationApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/OriginationBacktracked" },
      ],
    },
    DelegationApplied: {
      description: "Result of a delegation that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        balance_updates: {
          description: "Changes of balances, if the change of baker ended staking.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
      },
    },
    DelegationBacktracked: {
      description: "Result of a delegation that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        balance_updates: {
          description: "Changes of balances, if the change of baker ended staking.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
      },
    },
    DelegationOutcome: {
      description: "Result of a delegation, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/DelegationApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/DelegationBacktracked" },
      ],
    },
    EventApplied: {
      description: "Result of an event that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    EventBacktracked: {
      description: "Result of an event that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    EventOutcome: {
      description: "Result of an event, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/EventApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/EventBacktracked" },
      ],
    },
    UpdateKeyApplied: {
      description: "Result of a change of key that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        kind: { description: "Whether the key is a companion key.", type: "boolean" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    UpdateKeyBacktracked: {
      description: "Result of a change of key that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        kind: { description: "Whether the key is a companion key.", type: "boolean" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    UpdateKeyOutcome: {
      description: "Result of a change of key, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/UpdateKeyApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/UpdateKeyBacktracked" },
      ],
    },
    RegisterGlobalConstantApplied: {
      description: "Result of a register global constant that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: { description: "Bytes of the value.", $ref: "#/$defs/BigInteger" },
        global_address: {
          description: "Hash by which scripts refer to the value.",
          $ref: "#/$defs/ScriptExprHash",
        },
      },
    },
    RegisterGlobalConstantBacktracked: {
      description: "Result of a register global constant that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        storage_size: { description: "Bytes of the value.", $ref: "#/$defs/BigInteger" },
        global_address: {
          description: "Hash by which scripts refer to the value.",
          $ref: "#/$defs/ScriptExprHash",
        },
      },
    },
    RegisterGlobalConstantOutcome: {
      description: "Result of a register global constant, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/RegisterGlobalConstantApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/RegisterGlobalConstantBacktracked" },
      ],
    },
    IncreasePaidStorageApplied: {
      description: "Result of an increase paid storage that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    IncreasePaidStorageBacktracked: {
      description: "Result of an increase paid storage that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    IncreasePaidStorageOutcome: {
      description: "Result of an increase paid storage, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/IncreasePaidStorageApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/IncreasePaidStorageBacktracked" },
      ],
    },
    TransferTicketApplied: {
      description: "Result of a transfer ticket that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        ticket_updates: {
          description: "Changes of tickets.",
          type: "array",
          items: { $ref: "#/$defs/TicketUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        paid_storage_size_diff: { description: "Bytes that were paid for.", $ref: "#/$defs/BigInteger" },
      },
    },
    TransferTicketBacktracked: {
      description: "Result of a transfer ticket that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        ticket_updates: {
          description: "Changes of tickets.",
          type: "array",
          items: { $ref: "#/$defs/TicketUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        paid_storage_size_diff: { description: "Bytes that were paid for.", $ref: "#/$defs/BigInteger" },
      },
    },
    TransferTicketOutcome: {
      description: "Result of a transfer ticket, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/TransferTicketApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/TransferTicketBacktracked" },
      ],
    },
    DalPublishCommitmentApplied: {
      description: "Result of a dal publish commitment that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        slot_header: { description: "The published slot.", $ref: "#/$defs/DalSlotHeader" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    DalPublishCommitmentBacktracked: {
      description: "Result of a dal publish commitment that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        slot_header: { description: "The published slot.", $ref: "#/$defs/DalSlotHeader" },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
      },
    },
    DalPublishCommitmentOutcome: {
      description: "Result of a dal publish commitment, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/DalPublishCommitmentApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/DalPublishCommitmentBacktracked" },
      ],
    },
    SmartRollupApplied: {
      description: "Result of an operation on smart rollups that was applied.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "applied" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        address: {
          description: "The created rollup, for `smart_rollup_originate`.",
          $ref: "#/$defs/RollupAddress",
        },
        genesis_commitment_hash: {
          description: "Its first commitment, for `smart_rollup_originate`.",
          $ref: "#/$defs/CommitmentHash",
        },
        size: {
          description: "Bytes of the rollup, for `smart_rollup_originate`.",
          $ref: "#/$defs/BigInteger",
        },
        staked_hash: {
          description: "The commitment, for `smart_rollup_publish`.",
          $ref: "#/$defs/CommitmentHash",
        },
        published_at_level: {
          description: "Level of the first publication of the commitment, for `smart_rollup_publish`.",
          type: "integer",
        },
        inbox_level: { description: "Level of the inbox, for `smart_rollup_cement`.", type: "integer" },
        commitment_hash: {
          description: "The final commitment, for `smart_rollup_cement`.",
          $ref: "#/$defs/CommitmentHash",
        },
        game_status: {
          description: "State of the game, for `smart_rollup_refute` and `smart_rollup_timeout`: `ongoing`, or an object with the `result`.",
        },
        ticket_updates: {
          description: "Changes of tickets, for `smart_rollup_execute_outbox_message`.",
          type: "array",
          items: { $ref: "#/$defs/TicketUpdate" },
        },
        whitelist_update: {
          description: "Change of the accounts that may publish, for `smart_rollup_execute_outbox_message`.",
        },
        paid_storage_size_diff: {
          description: "Bytes that were paid for, for `smart_rollup_execute_outbox_message`.",
          $ref: "#/$defs/BigInteger",
        },
      },
    },
    SmartRollupBacktracked: {
      description: "Result of an operation on smart rollups that was undone, because a later operation failed.",
      type: "object",
      required: ["status"],
      properties: {
        status: { const: "backtracked" },
        errors: { description: "Errors, if it was undone for one of its own.", $ref: "#/$defs/NodeErrors" },
        balance_updates: {
          description: "Changes of balances.",
          type: "array",
          items: { $ref: "#/$defs/BalanceUpdate" },
        },
        consumed_milligas: { description: "Gas that was used, in thousandths.", $ref: "#/$defs/Natural" },
        address: {
          description: "The created rollup, for `smart_rollup_originate`.",
          $ref: "#/$defs/RollupAddress",
        },
        genesis_commitment_hash: {
          description: "Its first commitment, for `smart_rollup_originate`.",
          $ref: "#/$defs/CommitmentHash",
        },
        size: {
          description: "Bytes of the rollup, for `smart_rollup_originate`.",
          $ref: "#/$defs/BigInteger",
        },
        staked_hash: {
          description: "The commitment, for `smart_rollup_publish`.",
          $ref: "#/$defs/CommitmentHash",
        },
        published_at_level: {
          description: "Level of the first publication of the commitment, for `smart_rollup_publish`.",
          type: "integer",
        },
        inbox_level: { description: "Level of the inbox, for `smart_rollup_cement`.", type: "integer" },
        commitment_hash: {
          description: "The final commitment, for `smart_rollup_cement`.",
          $ref: "#/$defs/CommitmentHash",
        },
        game_status: {
          description: "State of the game, for `smart_rollup_refute` and `smart_rollup_timeout`: `ongoing`, or an object with the `result`.",
        },
        ticket_updates: {
          description: "Changes of tickets, for `smart_rollup_execute_outbox_message`.",
          type: "array",
          items: { $ref: "#/$defs/TicketUpdate" },
        },
        whitelist_update: {
          description: "Change of the accounts that may publish, for `smart_rollup_execute_outbox_message`.",
        },
        paid_storage_size_diff: {
          description: "Bytes that were paid for, for `smart_rollup_execute_outbox_message`.",
          $ref: "#/$defs/BigInteger",
        },
      },
    },
    SmartRollupOutcome: {
      description: "Result of an operation on smart rollups, distinguished by `status`.",
      oneOf: [
        { $ref: "#/$defs/SmartRollupApplied" },
        { $ref: "#/$defs/OperationFailed" },
        { $ref: "#/$defs/OperationSkipped" },
        { $ref: "#/$defs/SmartRollupBacktracked" },
      ],
    },
    AddressIndex: {
      description: "An address and its index.",
      type: "object",
      required: ["address", "index"],
      properties: {
        address: { description: "The address.", $ref: "#/$defs/Destination" },
        index: { description: "The index.", $ref: "#/$defs/BigInteger" },
      },
    },
    DalSlotHeader: {
      description: "A published slot of the data availability layer.",
      type: "object",
      required: ["version", "level", "index", "commitment"],
      properties: {
        version: { description: "Version of the form.", type: "string" },
        level: { description: "Level at which it was published.", type: "integer" },
        index: { description: "Number of the slot.", type: "integer" },
        commitment: { description: "Commitment to its content.", $ref: "#/$defs/DalCommitment" },
      },
    },
    InternalTransaction: {
      description: "A transfer or call by a contract.",
      type: "object",
      required: ["kind", "source", "nonce", "amount", "destination"],
      properties: {
        kind: { const: "transaction" },
        source: { description: "Contract that emitted it.", $ref: "#/$defs/Destination" },
        nonce: {
          description: "Number of the operation among those that the transaction emitted.",
          type: "integer",
        },
        amount: { description: "Amount in mutez.", $ref: "#/$defs/Mutez" },
        destination: { description: "Receiver.", $ref: "#/$defs/Destination" },
        parameters: {
          description: "Entrypoint and argument of the call.",
          $ref: "#/$defs/TransactionParameters",
        },
      },
    },
    InternalTransactionWithResult: {
      description: "A transfer or call by a contract, with its result.",
      allOf: [
        { $ref: "#/$defs/InternalTransaction" },
        {
          type: "object",
          required: ["result"],
          properties: {
            result: {
              description: "The result, distinguished by `status`.",
              $ref: "#/$defs/TransactionOutcome",
            },
          },
        },
      ],
    },
    InternalOrigination: {
      description: "Creation of a contract by a contract.",
      type: "object",
      required: ["kind", "source", "nonce", "balance", "script"],
      properties: {
        kind: { const: "origination" },
        source: { description: "Contract that emitted it.", $ref: "#/$defs/Destination" },
        nonce: {
          description: "Number of the operation among those that the transaction emitted.",
          type: "integer",
        },
        balance: { description: "Amount in mutez that the contract starts with.", $ref: "#/$defs/Mutez" },
        delegate: { description: "Baker to which it delegates.", $ref: "#/$defs/PublicKeyHash" },
        script: { description: "Code and initial storage.", $ref: "#/$defs/Script" },
      },
    },
    InternalOriginationWithResult: {
      description: "Creation of a contract by a contract, with its result.",
      allOf: [
        { $ref: "#/$defs/InternalOrigination" },
        {
          type: "object",
          required: ["result"],
          properties: {
            result: {
              description: "The result, distinguished by `status`.",
              $ref: "#/$defs/OriginationOutcome",
            },
          },
        },
      ],
    },
    InternalDelegation: {
      description: "Change of a contract's baker by itself.",
      type: "object",
      required: ["kind", "source", "nonce"],
      properties: {
        kind: { const: "delegation" },
        source: { description: "Contract that emitted it.", $ref: "#/$defs/Destination" },
        nonce: {
          description: "Number of the operation among those that the transaction emitted.",
          type: "integer",
        },
        delegate: { description: "The baker. Absent, to end the delegation.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    InternalDelegationWithResult: {
      description: "Change of a contract's baker by itself, with its result.",
      allOf: [
        { $ref: "#/$defs/InternalDelegation" },
        {
          type: "object",
          required: ["result"],
          properties: {
            result: {
              description: "The result, distinguished by `status`.",
              $ref: "#/$defs/DelegationOutcome",
            },
          },
        },
      ],
    },
    InternalEvent: {
      description: "An event that a contract emits.",
      type: "object",
      required: ["kind", "source", "nonce", "type"],
      properties: {
        kind: { const: "event" },
        source: { description: "Contract that emitted it.", $ref: "#/$defs/Destination" },
        nonce: {
          description: "Number of the operation among those that the transaction emitted.",
          type: "integer",
        },
        type: { description: "Type of the content.", $ref: "#/$defs/Micheline" },
        tag: { description: "Name of the event.", type: "string" },
        payload: { description: "The content.", $ref: "#/$defs/Micheline" },
      },
    },
    InternalEventWithResult: {
      description: "An event that a contract emits, with its result.",
      allOf: [
        { $ref: "#/$defs/InternalEvent" },
        {
          type: "object",
          required: ["result"],
          properties: {
            result: { description: "The result, distinguished by `status`.", $ref: "#/$defs/EventOutcome" },
          },
        },
      ],
    },
    InternalOperation: {
      description: "An operation that a contract emits, distinguished by `kind`.",
      anyOf: [
        { $ref: "#/$defs/InternalTransaction" },
        { $ref: "#/$defs/InternalOrigination" },
        { $ref: "#/$defs/InternalDelegation" },
        { $ref: "#/$defs/InternalEvent" },
      ],
    },
    InternalOperationWithResult: {
      description: "An operation that a contract emitted, with its result, distinguished by `kind`.",
      anyOf: [
        { $ref: "#/$defs/InternalTransactionWithResult" },
        { $ref: "#/$defs/InternalOriginationWithResult" },
        { $ref: "#/$defs/InternalDelegationWithResult" },
        { $ref: "#/$defs/InternalEventWithResult" },
      ],
    },
    BlockHashLists: {
      description: "Hashes of blocks: for each head, its hash and those of the blocks before it.",
      type: "array",
      items: { type: "array", items: { $ref: "#/$defs/BlockHash" } },
    },
    BootstrapStatus: {
      description: "How far the node has caught up.",
      type: "object",
      required: ["bootstrapped", "sync_state"],
      properties: {
        bootstrapped: { description: "Whether the node has caught up.", type: "boolean" },
        sync_state: {
          description: "Whether the node agrees with its peers: `stuck` if the peers have had no newer block for a long time.",
          type: "string",
          enum: ["synced", "unsynced", "stuck"],
        },
      },
    },
    BlockLocation: {
      description: "A block and its level.",
      type: "object",
      required: ["block_hash", "level"],
      properties: {
        block_hash: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        level: { description: "Level of the block.", type: "integer" },
      },
    },
    InvalidBlock: {
      description: "A block that the node rejected.",
      type: "object",
      required: ["block", "level", "errors"],
      properties: {
        block: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        level: { description: "Level of the block.", type: "integer" },
        errors: { description: "Why it was rejected.", $ref: "#/$defs/NodeErrors" },
      },
    },
    InvalidBlocks: {
      description: "Blocks that the node rejected.",
      type: "array",
      items: { $ref: "#/$defs/InvalidBlock" },
    },
    ProtocolActivation: {
      description: "A protocol and the block that activated it.",
      type: "object",
      required: ["protocol", "proto_level", "activation_block"],
      properties: {
        protocol: { description: "The protocol.", $ref: "#/$defs/ProtocolHash" },
        proto_level: { description: "Number of protocol changes up to it.", type: "integer" },
        activation_block: { description: "The block.", $ref: "#/$defs/BlockLocation" },
      },
    },
    ProtocolActivations: {
      description: "Protocols of a chain, oldest first.",
      type: "array",
      items: { $ref: "#/$defs/ProtocolActivation" },
    },
    NodeVersion: {
      description: "Versions of a node's software and of its network.",
      type: "object",
      required: ["version", "network_version"],
      properties: {
        version: { description: "Version of the software.", $ref: "#/$defs/SoftwareVersion" },
        network_version: { description: "Version of the network.", $ref: "#/$defs/NetworkVersion" },
        commit_info: {
          description: "Source of the software.",
          oneOf: [{ $ref: "#/$defs/CommitInfo" }, { type: "null" }],
        },
      },
    },
    SoftwareVersion: {
      description: "Version of a node's software.",
      type: "object",
      required: ["major", "minor", "additional_info"],
      properties: {
        product: { description: "Name of the software.", type: "string" },
        major: { description: "Major version.", type: "integer" },
        minor: { description: "Minor version.", type: "integer" },
        build: { description: "Build of the version.", type: "integer" },
        additional_info: {
          description: "`release`, `dev`, or an object with the number of a release candidate or beta.",
        },
      },
    },
    NetworkVersion: {
      description: "Version of a network's messages.",
      type: "object",
      required: ["chain_name", "distributed_db_version", "p2p_version"],
      properties: {
        chain_name: { description: "Name of the network.", type: "string" },
        distributed_db_version: {
          description: "Version of the messages about blocks and operations.",
          type: "integer",
        },
        p2p_version: { description: "Version of the messages between peers.", type: "integer" },
      },
    },
    CommitInfo: {
      description: "Source that software was built from.",
      type: "object",
      required: ["commit_hash", "commit_date"],
      properties: {
        commit_hash: { description: "Start of the commit's hash.", type: "string" },
        commit_date: { description: "Time of the commit.", type: "string" },
      },
    },
    HistoryMode: {
      description: "How much history a node keeps.",
      type: "object",
      required: ["history_mode"],
      properties: {
        history_mode: {
          description: "`archive`, or an object `full` or `rolling` with the number of additional cycles.",
        },
        blocks_preservation_cycles: {
          description: "Cycles whose blocks the protocol needs.",
          oneOf: [{ type: "integer" }, { type: "null" }],
        },
      },
    },
    UserActivatedUpgrade: {
      description: "A change of the protocol without a vote.",
      type: "object",
      required: ["level", "replacement_protocol"],
      properties: {
        level: { description: "Level at which it changes.", type: "integer" },
        replacement_protocol: { description: "The protocol from then on.", $ref: "#/$defs/ProtocolHash" },
      },
    },
    UserActivatedUpgrades: {
      description: "Changes of the protocol without a vote.",
      type: "array",
      items: { $ref: "#/$defs/UserActivatedUpgrade" },
    },
    UserActivatedProtocolOverride: {
      description: "A protocol that nodes replace.",
      type: "object",
      required: ["replaced_protocol", "replacement_protocol"],
      properties: {
        replaced_protocol: { description: "The protocol that was voted for.", $ref: "#/$defs/ProtocolHash" },
        replacement_protocol: { description: "The protocol that is used.", $ref: "#/$defs/ProtocolHash" },
      },
    },
    UserActivatedProtocolOverrides: {
      description: "Protocols that nodes replace.",
      type: "array",
      items: { $ref: "#/$defs/UserActivatedProtocolOverride" },
    },
    KnownProtocols: {
      description: "Hashes of protocols.",
      type: "array",
      items: { $ref: "#/$defs/ProtocolHash" },
    },
    Readiness: {
      description: "Whether a node can respond.",
      type: "object",
      required: ["ready"],
      properties: { ready: { description: "Whether it is ready.", type: "boolean" } },
    },
    Addresses: {
      description: "Addresses of accounts and contracts.",
      type: "array",
      items: { $ref: "#/$defs/Address" },
    },
    OptionalMutez: {
      description: "Amount in mutez, or null.",
      oneOf: [{ $ref: "#/$defs/Mutez" }, { type: "null" }],
    },
    OptionalBigInteger: {
      description: "Integer of any size as decimal text, or null.",
      oneOf: [{ $ref: "#/$defs/BigInteger" }, { type: "null" }],
    },
    OptionalNatural: {
      description: "Natural number as decimal text, or null.",
      oneOf: [{ $ref: "#/$defs/Natural" }, { type: "null" }],
    },
    OptionalInteger: {
      description: "Number, or null.",
      oneOf: [{ $ref: "#/$defs/Integer" }, { type: "null" }],
    },
    OptionalMicheline: {
      description: "Value in Micheline, or null.",
      oneOf: [{ $ref: "#/$defs/Micheline" }, { type: "null" }],
    },
    OptionalScript: {
      description: "Code and storage of a contract, or null.",
      oneOf: [{ $ref: "#/$defs/Script" }, { type: "null" }],
    },
    OptionalPublicKey: {
      description: "Public key, or null.",
      oneOf: [{ $ref: "#/$defs/PublicKey" }, { type: "null" }],
    },
    OptionalUnstakeRequests: {
      description: "Requests to unstake, or null.",
      oneOf: [{ $ref: "#/$defs/UnstakeRequests" }, { type: "null" }],
    },
    Contract: {
      description: "State of an account or contract.",
      type: "object",
      required: ["balance"],
      properties: {
        balance: { description: "What it can spend, in mutez.", $ref: "#/$defs/Mutez" },
        delegate: { description: "Its baker. Absent if it has none.", $ref: "#/$defs/PublicKeyHash" },
        script: { description: "Code and storage. Absent for an account.", $ref: "#/$defs/Script" },
        counter: { description: "Counter of an account. Absent for a contract.", $ref: "#/$defs/Natural" },
        revealed: { description: "Whether the public key of an account was revealed.", type: "boolean" },
      },
    },
    UnstakeRequests: {
      description: "Requests of an account to unstake.",
      type: "object",
      required: ["finalizable", "unfinalizable"],
      properties: {
        finalizable: {
          description: "Amounts that can be withdrawn.",
          type: "array",
          items: { $ref: "#/$defs/FinalizableUnstake" },
        },
        unfinalizable: { description: "Amounts that have to wait.", $ref: "#/$defs/UnfinalizableUnstakes" },
      },
    },
    FinalizableUnstake: {
      description: "An amount that can be withdrawn.",
      type: "object",
      required: ["delegate", "cycle", "amount"],
      properties: {
        delegate: { description: "Baker with which it was staked.", $ref: "#/$defs/PublicKeyHash" },
        cycle: { description: "Cycle of the request.", type: "integer" },
        amount: { description: "Amount in mutez.", $ref: "#/$defs/Mutez" },
      },
    },
    UnfinalizableUnstakes: {
      description: "Amounts that have to wait.",
      type: "object",
      required: ["delegate", "requests"],
      properties: {
        delegate: { description: "Baker with which they were staked.", $ref: "#/$defs/PublicKeyHash" },
        requests: {
          description: "The amounts.",
          type: "array",
          items: { $ref: "#/$defs/UnfinalizableUnstake" },
        },
      },
    },
    UnfinalizableUnstake: {
      description: "An amount that has to wait.",
      type: "object",
      required: ["cycle", "amount"],
      properties: {
        cycle: { description: "Cycle of the request.", type: "integer" },
        amount: { description: "Amount in mutez.", $ref: "#/$defs/Mutez" },
      },
    },
    ValueForm: {
      description: "Form of a value.",
      type: "object",
      required: ["unparsing_mode"],
      properties: {
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
      },
    },
    ScriptForm: {
      description: "Form of a script.",
      type: "object",
      required: ["unparsing_mode"],
      properties: {
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
        normalize_types: { description: "Whether types are written in their normal form.", type: "boolean" },
      },
    },
    UnparsingMode: {
      description: "How values are written: `Readable` has addresses and times as texts, `Optimized` as bytes and numbers, and `Optimized_legacy` as earlier protocols did.",
      type: "string",
      enum: ["Readable", "Optimized", "Optimized_legacy"],
    },
    Entrypoints: {
      description: "Entrypoints of a contract.",
      type: "object",
      required: ["entrypoints"],
      properties: {
        unreachable: {
          description: "Places in the type of the parameter that no entrypoint leads to.",
          type: "array",
          items: { $ref: "#/$defs/UnreachableEntrypoint" },
        },
        entrypoints: {
          description: "The type of the argument, by entrypoint.",
          type: "object",
          additionalProperties: { $ref: "#/$defs/Micheline" },
        },
      },
    },
    UnreachableEntrypoint: {
      description: "A place in the type of the parameter that no entrypoint leads to.",
      type: "object",
      required: ["path"],
      properties: {
        path: {
          description: "Steps to the place: `Left` or `Right`.",
          type: "array",
          items: { type: "string" },
        },
      },
    },
    TicketBalance: {
      description: "Tickets of a kind that a contract owns.",
      type: "object",
      required: ["ticketer", "content_type", "content", "amount"],
      properties: {
        ticketer: { description: "Contract that created the tickets.", $ref: "#/$defs/Address" },
        content_type: { description: "Type of the content.", $ref: "#/$defs/Micheline" },
        content: { description: "The content.", $ref: "#/$defs/Micheline" },
        amount: { description: "Number of tickets.", $ref: "#/$defs/Natural" },
      },
    },
    TicketBalances: {
      description: "Tickets that a contract owns.",
      type: "array",
      items: { $ref: "#/$defs/TicketBalance" },
    },
    TicketKind: {
      description: "A kind of ticket.",
      type: "object",
      required: ["ticketer", "content_type", "content"],
      properties: {
        ticketer: { description: "Contract that created the tickets.", $ref: "#/$defs/Address" },
        content_type: { description: "Type of the content.", $ref: "#/$defs/Micheline" },
        content: { description: "The content.", $ref: "#/$defs/Micheline" },
      },
    },
    BigMapKey: {
      description: "A key of a big map.",
      type: "object",
      required: ["key", "type"],
      properties: {
        key: { description: "The key.", $ref: "#/$defs/Micheline" },
        type: { description: "Type of the key.", $ref: "#/$defs/Micheline" },
      },
    },
    SaplingDiff: {
      description: "Changes of a Sapling state.",
      type: "object",
      required: ["root", "commitments_and_ciphertexts", "nullifiers"],
      properties: {
        root: { description: "Root of the tree of commitments.", $ref: "#/$defs/Hex" },
        commitments_and_ciphertexts: {
          description: "Pairs of a commitment and its ciphertext.",
          type: "array",
          items: { $ref: "#/$defs/SaplingOutput" },
        },
        nullifiers: {
          description: "Nullifiers of spent commitments.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
      },
    },
    CachedContracts: {
      description: "Contracts in a cache with their sizes in bytes.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [{ $ref: "#/$defs/ContractAddress" }, { $ref: "#/$defs/Integer" }],
        minItems: 2,
        maxItems: 2,
      },
    },
    Bakers: { description: "Addresses of bakers.", type: "array", items: { $ref: "#/$defs/PublicKeyHash" } },
    Baker: {
      description: "Everything about a baker. Blocks of protocols before 22 (Rio) have other fields.",
      type: "object",
      required: [
        "deactivated", "is_forbidden", "participation", "grace_period", "active_staking_parameters",
        "pending_staking_parameters", "baking_power", "total_staked", "total_delegated",
        "min_delegated_in_current_cycle", "own_full_balance", "own_staked", "own_delegated",
        "external_staked", "external_delegated", "total_unstaked_per_cycle", "denunciations",
        "estimated_shared_pending_slashed_amount", "staking_denominator", "current_voting_power",
        "voting_power", "voting_info", "consensus_key", "stakers", "delegators",
      ],
      properties: {
        deactivated: { description: "Whether it is inactive.", type: "boolean" },
        is_forbidden: { description: "Whether it may not bake because of what it did.", type: "boolean" },
        participation: {
          description: "How much it has attested in this cycle.",
          $ref: "#/$defs/Participation",
        },
        dal_participation: {
          description: "How much it has attested slots of the data availability layer.",
          $ref: "#/$defs/DalParticipation",
        },
        grace_period: {
          description: "Cycle after which it becomes inactive if it does nothing.",
          type: "integer",
        },
        active_staking_parameters: {
          description: "Terms on which it accepts stake of others.",
          $ref: "#/$defs/StakingParameters",
        },
        pending_staking_parameters: {
          description: "Terms of later cycles.",
          type: "array",
          items: { $ref: "#/$defs/PendingStakingParameters" },
        },
        baking_power: { description: "Power in the current cycle.", $ref: "#/$defs/Int64" },
        total_staked: { description: "All that is staked with it, in mutez.", $ref: "#/$defs/Mutez" },
        total_delegated: { description: "All that is delegated to it, in mutez.", $ref: "#/$defs/Mutez" },
        min_delegated_in_current_cycle: {
          description: "The least that was delegated to it in this cycle.",
          $ref: "#/$defs/MinDelegated",
        },
        own_full_balance: { description: "All that it owns, in mutez.", $ref: "#/$defs/Mutez" },
        own_staked: { description: "What it has staked itself, in mutez.", $ref: "#/$defs/Mutez" },
        own_delegated: { description: "What it owns and has not staked, in mutez.", $ref: "#/$defs/Mutez" },
        external_staked: { description: "What others have staked, in mutez.", $ref: "#/$defs/Mutez" },
        external_delegated: { description: "What others have delegated, in mutez.", $ref: "#/$defs/Mutez" },
        total_unstaked_per_cycle: {
          description: "What was unstaked, by cycle.",
          type: "array",
          items: { $ref: "#/$defs/UnstakedDeposit" },
        },
        denunciations: {
          description: "What it is accused of.",
          type: "array",
          items: { $ref: "#/$defs/Denunciation" },
        },
        estimated_shared_pending_slashed_amount: {
          description: "What it and those who stake with it will lose, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        staking_denominator: {
          description: "Pseudo-tokens of all who stake with it.",
          $ref: "#/$defs/Natural",
        },
        current_voting_power: { description: "Power in votes as it is now.", $ref: "#/$defs/Int64" },
        voting_power: { description: "Power in votes of this period.", $ref: "#/$defs/Int64" },
        voting_info: { description: "How it takes part in the current vote.", $ref: "#/$defs/VotingInfo" },
        consensus_key: { description: "Keys with which it signs.", $ref: "#/$defs/ConsensusKeys" },
        companion_key: { description: "Its companion keys.", $ref: "#/$defs/CompanionKeys" },
        stakers: {
          description: "Accounts that stake with it.",
          type: "array",
          items: { $ref: "#/$defs/Staker" },
        },
        delegators: {
          description: "Accounts that delegate to it.",
          type: "array",
          items: { $ref: "#/$defs/Address" },
        },
      },
    },
    Participation: {
      description: "How much a baker has attested in a cycle.",
      type: "object",
      required: [
        "expected_cycle_activity", "minimal_cycle_activity", "missed_slots", "missed_levels",
        "remaining_allowed_missed_slots", "expected_attesting_rewards",
      ],
      properties: {
        expected_cycle_activity: { description: "Slots that it is expected to attest.", type: "integer" },
        minimal_cycle_activity: {
          description: "Slots that it has to attest to be rewarded.",
          type: "integer",
        },
        missed_slots: { description: "Slots that it missed.", type: "integer" },
        missed_levels: { description: "Levels at which it missed its slots.", type: "integer" },
        remaining_allowed_missed_slots: { description: "Slots that it may still miss.", type: "integer" },
        expected_attesting_rewards: {
          description: "Rewards if it attests enough, in mutez.",
          $ref: "#/$defs/Mutez",
        },
      },
    },
    DalParticipation: {
      description: "How much a baker has attested slots of the data availability layer in a cycle.",
      type: "object",
      required: [
        "expected_assigned_shards_per_slot", "delegate_attested_dal_slots", "delegate_attestable_dal_slots",
        "expected_dal_rewards", "sufficient_dal_participation", "denounced",
      ],
      properties: {
        expected_assigned_shards_per_slot: {
          description: "Shards of each slot that it is expected to check.",
          type: "integer",
        },
        delegate_attested_dal_slots: { description: "Slots that it attested.", type: "integer" },
        delegate_attestable_dal_slots: { description: "Slots that it could have attested.", type: "integer" },
        expected_dal_rewards: {
          description: "Rewards if it attests enough, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        sufficient_dal_participation: {
          description: "Whether it attests enough to be rewarded.",
          type: "boolean",
        },
        denounced: { description: "Whether it is accused of having attested a trap.", type: "boolean" },
      },
    },
    StakingParameters: {
      description: "Terms on which a baker accepts stake of others.",
      type: "object",
      required: ["limit_of_staking_over_baking_millionth", "edge_of_baking_over_staking_billionth"],
      properties: {
        limit_of_staking_over_baking_millionth: {
          description: "Stake of others that it accepts, as millionths of its own.",
          type: "integer",
        },
        edge_of_baking_over_staking_billionth: {
          description: "Its part of the rewards for the stake of others, in billionths.",
          type: "integer",
        },
      },
    },
    PendingStakingParameters: {
      description: "Terms of a later cycle.",
      type: "object",
      required: ["cycle", "parameters"],
      properties: {
        cycle: { description: "Cycle from which they apply.", type: "integer" },
        parameters: { description: "The terms.", $ref: "#/$defs/StakingParameters" },
      },
    },
    PendingStakingParametersList: {
      description: "Terms of later cycles.",
      type: "array",
      items: { $ref: "#/$defs/PendingStakingParameters" },
    },
    StezParameters: {
      description: "Terms on which a baker accepts stake of sTez.",
      type: "object",
      required: [
        "edge_of_stez_staking_over_baking_millionth", "ratio_of_stez_staking_over_direct_staking_billionth",
      ],
      properties: {
        edge_of_stez_staking_over_baking_millionth: {
          description: "Its part of the rewards, in millionths.",
          type: "integer",
        },
        ratio_of_stez_staking_over_direct_staking_billionth: {
          description: "Stake of sTez that it accepts, as billionths of direct stake.",
          type: "integer",
        },
      },
    },
    OptionalStezParameters: {
      description: "Terms on which a baker accepts stake of sTez, or null.",
      oneOf: [{ $ref: "#/$defs/StezParameters" }, { type: "null" }],
    },
    PendingStezParameters: {
      description: "Terms of a later cycle.",
      type: "object",
      required: ["cycle", "parameters"],
      properties: {
        cycle: { description: "Cycle from which they apply.", type: "integer" },
        parameters: { description: "The change.", $ref: "#/$defs/StezChange" },
      },
    },
    PendingStezParametersList: {
      description: "Terms of later cycles.",
      type: "array",
      items: { $ref: "#/$defs/PendingStezParameters" },
    },
    StezChange: {
      description: "Change of the terms.",
      type: "object",
      required: ["kind"],
      properties: {
        kind: { description: "`update` or `unregister`.", type: "string" },
        parameters: { description: "The terms, for `update`.", $ref: "#/$defs/StezParameters" },
      },
    },
    MinDelegated: {
      description: "The least that was delegated to a baker in a cycle.",
      type: "object",
      required: ["amount"],
      properties: {
        amount: { description: "The amount in mutez.", $ref: "#/$defs/Mutez" },
        level: {
          description: "When it was. Absent if it has not changed in the cycle.",
          $ref: "#/$defs/Level",
        },
      },
    },
    UnstakedDeposit: {
      description: "What was unstaked in a cycle.",
      type: "object",
      required: ["cycle", "deposit"],
      properties: {
        cycle: { description: "The cycle.", type: "integer" },
        deposit: { description: "The amount in mutez.", $ref: "#/$defs/Mutez" },
      },
    },
    UnstakedDeposits: {
      description: "What was unstaked, by cycle.",
      type: "array",
      items: { $ref: "#/$defs/UnstakedDeposit" },
    },
    Staker: {
      description: "An account that stakes with a baker.",
      type: "object",
      required: ["staker", "frozen_deposits"],
      properties: {
        staker: { description: "The account.", $ref: "#/$defs/PublicKeyHash" },
        frozen_deposits: { description: "Its stake in mutez.", $ref: "#/$defs/Mutez" },
      },
    },
    Stakers: {
      description: "Accounts that stake with a baker.",
      type: "array",
      items: { $ref: "#/$defs/Staker" },
    },
    VotingInfo: {
      description: "How a baker takes part in the current vote.",
      type: "object",
      properties: {
        voting_power: { description: "Power in the vote.", $ref: "#/$defs/Int64" },
        current_ballot: { description: "Its vote.", type: "string", enum: ["nay", "yay", "pass"] },
        current_proposals: {
          description: "Proposals that it supports.",
          type: "array",
          items: { $ref: "#/$defs/ProtocolHash" },
        },
        remaining_proposals: {
          description: "Number of proposals that it may still support.",
          type: "integer",
        },
      },
    },
    ConsensusKeys: {
      description: "Keys with which a baker signs.",
      type: "object",
      required: ["active"],
      properties: {
        active: { description: "The current key.", $ref: "#/$defs/ConsensusKey" },
        pendings: {
          description: "Keys of later cycles.",
          type: "array",
          items: { $ref: "#/$defs/PendingConsensusKey" },
        },
      },
    },
    ConsensusKey: {
      description: "A key with which a baker signs.",
      type: "object",
      required: ["pkh", "pk"],
      properties: {
        pkh: { description: "Hash of the key.", $ref: "#/$defs/PublicKeyHash" },
        pk: { description: "The key.", $ref: "#/$defs/PublicKey" },
      },
    },
    PendingConsensusKey: {
      description: "A key of a later cycle.",
      type: "object",
      required: ["cycle", "pkh", "pk"],
      properties: {
        cycle: { description: "Cycle from which it is used.", type: "integer" },
        pkh: { description: "Hash of the key.", $ref: "#/$defs/PublicKeyHash" },
        pk: { description: "The key.", $ref: "#/$defs/PublicKey" },
      },
    },
    CompanionKeys: {
      description: "Companion keys of a baker with a BLS consensus key.",
      type: "object",
      required: ["active"],
      properties: {
        active: {
          description: "The current key; null if there is none.",
          oneOf: [{ $ref: "#/$defs/ConsensusKey" }, { type: "null" }],
        },
        pendings: {
          description: "Keys of later cycles.",
          type: "array",
          items: { $ref: "#/$defs/PendingConsensusKey" },
        },
      },
    },
    Denunciation: {
      description: "What a baker is accused of.",
      type: "object",
      required: ["operation_hash", "rewarded", "misbehaviour"],
      properties: {
        operation_hash: { description: "Operation with the evidence.", $ref: "#/$defs/OperationHash" },
        rewarded: { description: "Baker that included it.", $ref: "#/$defs/PublicKeyHash" },
        misbehaviour: { description: "What the baker did.", $ref: "#/$defs/Misbehaviour" },
      },
    },
    Denunciations: {
      description: "What a baker is accused of.",
      type: "array",
      items: { $ref: "#/$defs/Denunciation" },
    },
    BakerDenunciation: {
      description: "What a baker is accused of.",
      type: "object",
      required: ["slashed_delegate", "operation_hash", "rewarded", "misbehaviour"],
      properties: {
        slashed_delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        operation_hash: { description: "Operation with the evidence.", $ref: "#/$defs/OperationHash" },
        rewarded: { description: "Baker that included it.", $ref: "#/$defs/PublicKeyHash" },
        misbehaviour: { description: "What the baker did.", $ref: "#/$defs/Misbehaviour" },
      },
    },
    BakerDenunciations: {
      description: "What bakers are accused of.",
      type: "array",
      items: { $ref: "#/$defs/BakerDenunciation" },
    },
    Constants: {
      description: "Constants of a protocol. Which there are depends on the protocol; those of newer protocols are delivered unchanged.",
      type: "object",
      required: [
        "consensus_rights_delay", "blocks_preservation_cycles", "delegate_parameters_activation_delay",
        "blocks_per_cycle", "blocks_per_commitment", "nonce_revelation_threshold", "cycles_per_voting_period",
        "hard_gas_limit_per_operation", "hard_gas_limit_per_block", "proof_of_work_threshold",
        "minimal_stake", "minimal_frozen_stake", "origination_size", "cost_per_byte",
        "hard_storage_limit_per_operation", "quorum_min", "quorum_max", "min_proposal_quorum",
        "liquidity_baking_toggle_ema_threshold", "max_operations_time_to_live", "minimal_block_delay",
        "delay_increment_per_round", "consensus_committee_size", "limit_of_delegation_over_baking",
      ],
      properties: {
        proof_of_work_nonce_size: { description: "Bytes of the proof of work.", type: "integer" },
        nonce_length: { description: "Bytes of a nonce.", type: "integer" },
        max_operation_data_length: { description: "Maximum bytes of an operation.", type: "integer" },
        max_micheline_node_count: { description: "Maximum number of nodes of a value.", type: "integer" },
        michelson_maximum_type_size: { description: "Maximum size of a type.", type: "integer" },
        consensus_rights_delay: {
          description: "Cycles between the computation of rights and their use.",
          type: "integer",
        },
        blocks_preservation_cycles: {
          description: "Cycles whose blocks nodes have to keep.",
          type: "integer",
        },
        delegate_parameters_activation_delay: {
          description: "Cycles until new terms of a baker apply.",
          type: "integer",
        },
        blocks_per_cycle: { description: "Blocks in a cycle.", type: "integer" },
        blocks_per_commitment: {
          description: "Blocks from one commitment to a nonce to the next.",
          type: "integer",
        },
        nonce_revelation_threshold: {
          description: "Blocks of a cycle in which nonces can be revealed.",
          type: "integer",
        },
        cycles_per_voting_period: { description: "Cycles in a voting period.", type: "integer" },
        hard_gas_limit_per_operation: {
          description: "Maximum gas of an operation.",
          $ref: "#/$defs/BigInteger",
        },
        hard_gas_limit_per_block: { description: "Maximum gas of a block.", $ref: "#/$defs/BigInteger" },
        proof_of_work_threshold: { description: "Difficulty of the proof of work.", $ref: "#/$defs/Int64" },
        minimal_stake: { description: "Stake that a baker needs, in mutez.", $ref: "#/$defs/Mutez" },
        minimal_frozen_stake: {
          description: "Stake of its own that a baker needs, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        origination_size: {
          description: "Bytes that the creation of an account or contract costs.",
          type: "integer",
        },
        cost_per_byte: { description: "Price of a byte of storage in mutez.", $ref: "#/$defs/Mutez" },
        hard_storage_limit_per_operation: {
          description: "Maximum bytes of storage that an operation may add.",
          $ref: "#/$defs/BigInteger",
        },
        quorum_min: { description: "Minimum quorum of votes, in hundredths of a percent.", type: "integer" },
        quorum_max: { description: "Maximum quorum of votes, in hundredths of a percent.", type: "integer" },
        min_proposal_quorum: {
          description: "Minimum support of a proposal, in hundredths of a percent.",
          type: "integer",
        },
        liquidity_baking_subsidy: {
          description: "Subsidy for liquidity in a minute, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        liquidity_baking_toggle_ema_threshold: {
          description: "Average of votes from which the subsidy stops.",
          type: "integer",
        },
        max_operations_time_to_live: {
          description: "Blocks after its branch during which an operation may be included.",
          type: "integer",
        },
        minimal_block_delay: { description: "Seconds between blocks.", $ref: "#/$defs/Int64" },
        delay_increment_per_round: {
          description: "Seconds by which each round is longer than the one before.",
          $ref: "#/$defs/Int64",
        },
        consensus_committee_size: { description: "Slots of attestations of a block.", type: "integer" },
        consensus_threshold_size: { description: "Slots that have to attest a block.", type: "integer" },
        limit_of_delegation_over_baking: {
          description: "Delegation that counts, as a multiple of a baker's stake.",
          type: "integer",
        },
        global_limit_of_staking_over_baking: {
          description: "Stake of others that counts, as a multiple of a baker's stake.",
          type: "integer",
        },
        edge_of_staking_over_delegation: {
          description: "How many times more stake counts than delegation.",
          type: "integer",
        },
        dal_parametric: { description: "Constants of the data availability layer." },
        issuance_weights: { description: "How issuance is divided." },
        adaptive_rewards_params: { description: "How issuance follows the stake." },
        smart_rollup_stake_amount: {
          description: "Bond for a commitment of a smart rollup, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        smart_rollup_challenge_window_in_blocks: {
          description: "Blocks in which a commitment can be refuted.",
          type: "integer",
        },
        smart_rollup_commitment_period_in_blocks: {
          description: "Blocks between commitments.",
          type: "integer",
        },
      },
    },
    ErrorSchema: {
      description: "A JSON Schema of the errors of a protocol.",
      type: "object",
      properties: { oneOf: { description: "A schema for each error.", type: "array", items: true } },
    },
    TotalStaked: {
      description: "Tez that are staked.",
      type: "object",
      required: ["delegates", "delegators", "overstaked"],
      properties: {
        delegates: { description: "Stake of bakers, in mutez.", $ref: "#/$defs/Mutez" },
        delegators: { description: "Stake of others, in mutez.", $ref: "#/$defs/Mutez" },
        overstaked: { description: "Stake above what bakers accept, in mutez.", $ref: "#/$defs/Mutez" },
      },
    },
    YearlyRateDetails: {
      description: "Parts of the issuance of a year.",
      type: "object",
      required: ["static", "dynamic"],
      properties: {
        static: { description: "Part that depends on the stake alone.", $ref: "#/$defs/Ratio" },
        dynamic: {
          description: "Part that grows or falls while the stake is not near its target.",
          $ref: "#/$defs/Ratio",
        },
      },
    },
    ExpectedIssuance: {
      description: "Rewards of a cycle.",
      type: "object",
      required: ["cycle", "baking_reward_fixed_portion", "seed_nonce_revelation_tip", "vdf_revelation_tip"],
      properties: {
        cycle: { description: "The cycle.", type: "integer" },
        baking_reward_fixed_portion: { description: "Reward for a block, in mutez.", $ref: "#/$defs/Mutez" },
        baking_reward_bonus_per_block: {
          description: "Bonus for a block with all attestations, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        baking_reward_bonus_per_slot: {
          description: "Bonus for each attested slot above the threshold, in mutez, in earlier protocols.",
          $ref: "#/$defs/Mutez",
        },
        attesting_reward_per_block: {
          description: "Rewards for attestations of a block, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        attesting_reward_per_slot: {
          description: "Reward for a slot, in mutez, in earlier protocols.",
          $ref: "#/$defs/Mutez",
        },
        seed_nonce_revelation_tip: {
          description: "Reward for a revelation of a nonce, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        vdf_revelation_tip: {
          description: "Reward for a revelation of the delay function's result, in mutez.",
          $ref: "#/$defs/Mutez",
        },
        dal_attesting_reward_per_shard: {
          description: "Reward for a shard, in mutez.",
          $ref: "#/$defs/Mutez",
        },
      },
    },
    ExpectedIssuances: {
      description: "Rewards by cycle.",
      type: "array",
      items: { $ref: "#/$defs/ExpectedIssuance" },
    },
    SeedNonce: {
      description: "A nonce that a baker has committed to: revealed, not yet, or forgotten.",
      type: "object",
      properties: {
        nonce: { description: "The nonce, if it was revealed.", $ref: "#/$defs/Hex" },
        hash: { description: "Its hash, if it was not revealed.", $ref: "#/$defs/NonceHash" },
      },
    },
    EmptyObject: { description: "An empty object.", type: "object" },
    SeedComputation: {
      description: "How far the randomness of a cycle is computed: one of three stages.",
      type: "object",
      properties: {
        nonce_revelation_stage: { description: "Set while nonces are revealed." },
        seed_discriminant: {
          description: "Input of the delay function, while its result is awaited.",
          $ref: "#/$defs/Hex",
        },
        seed_challenge: {
          description: "Input of the delay function, while its result is awaited.",
          $ref: "#/$defs/Hex",
        },
        computation_finished: { description: "Set when the randomness is known." },
      },
    },
    StezBaker: {
      description: "A baker that accepts stake of sTez.",
      type: "object",
      required: ["pkh", "parameters"],
      properties: {
        pkh: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        parameters: { description: "Its terms.", $ref: "#/$defs/StezParameters" },
      },
    },
    StezBakers: {
      description: "Bakers that accept stake of sTez.",
      type: "array",
      items: { $ref: "#/$defs/StezBaker" },
    },
    StezStakingPower: {
      description: "The stake of sTez in mutez, then a list of pairs of a baker and an amount in mutez.",
      type: "array",
      items: true,
    },
    LevelRange: {
      description: "A range of levels.",
      type: "object",
      required: ["first", "last"],
      properties: {
        first: { description: "The first level.", type: "integer" },
        last: { description: "The last level.", type: "integer" },
      },
    },
    BakingRight: {
      description: "Right to bake a block.",
      type: "object",
      required: ["level", "delegate", "round", "consensus_key"],
      properties: {
        level: { description: "Level of the block.", type: "integer" },
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        round: { description: "Round in which it may bake.", type: "integer" },
        estimated_time: {
          description: "Time at which it may bake. Absent for past blocks.",
          $ref: "#/$defs/Timestamp",
        },
        consensus_key: { description: "Key with which it has to sign.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    BakingRights: { description: "Rights to bake.", type: "array", items: { $ref: "#/$defs/BakingRight" } },
    AttestationRights: {
      description: "Rights to attest a block.",
      type: "object",
      required: ["level", "delegates"],
      properties: {
        level: { description: "Level of the block.", type: "integer" },
        delegates: { description: "The bakers.", type: "array", items: { $ref: "#/$defs/AttestationRight" } },
        estimated_time: {
          description: "Time at which the block may be attested. Absent for past blocks.",
          $ref: "#/$defs/Timestamp",
        },
      },
    },
    AttestationRightsList: {
      description: "Rights to attest, by level.",
      type: "array",
      items: { $ref: "#/$defs/AttestationRights" },
    },
    AttestationRight: {
      description: "Right of a baker to attest a block.",
      type: "object",
      required: ["delegate", "first_slot", "attesting_power", "consensus_key"],
      properties: {
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        first_slot: { description: "Its first slot.", type: "integer" },
        attesting_power: {
          description: "Its number of slots. Before protocol 24 (Tallinn), nodes call it `attestation_power`.",
          type: "integer",
        },
        consensus_key: { description: "Key with which it has to sign.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    Validators: {
      description: "Bakers of a level.",
      type: "object",
      required: ["level"],
      properties: {
        level: { description: "The level.", type: "integer" },
        consensus_threshold: { description: "Power that has to attest the block.", $ref: "#/$defs/Int64" },
        consensus_committee: { description: "Power of all.", $ref: "#/$defs/Int64" },
        all_bakers_attest_activated: {
          description: "Whether all bakers attest each block.",
          type: "boolean",
        },
        delegates: { description: "The bakers.", type: "array", items: { $ref: "#/$defs/Validator" } },
      },
    },
    ValidatorsList: {
      description: "Bakers, by level.",
      type: "array",
      items: { $ref: "#/$defs/Validators" },
    },
    Validator: {
      description: "A baker of a level.",
      type: "object",
      required: ["delegate", "rounds", "consensus_key", "attesting_power", "attestation_slot"],
      properties: {
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        rounds: { description: "Rounds in which it may bake.", type: "array", items: { type: "integer" } },
        consensus_key: { description: "Key with which it has to sign.", $ref: "#/$defs/PublicKeyHash" },
        companion_key: { description: "Hash of its companion key.", $ref: "#/$defs/PublicKeyHash" },
        attesting_power: { description: "Its power.", $ref: "#/$defs/Int64" },
        attestation_slot: { description: "Its first slot.", type: "integer" },
      },
    },
    OptionalLevel: {
      description: "Level and cycle, or null.",
      oneOf: [{ $ref: "#/$defs/Level" }, { type: "null" }],
    },
    BakingPowerDistribution: {
      description: "The power of all, then a list of pairs of a baker and its power.",
      type: "array",
      items: true,
    },
    SelectedBaker: {
      description: "A baker in the order of a cycle.",
      type: "object",
      required: ["consensus_pk"],
      properties: {
        consensus_pk: { description: "Key with which it signs.", $ref: "#/$defs/PublicKey" },
        delegate: {
          description: "The baker, if it differs from the hash of the key.",
          $ref: "#/$defs/PublicKeyHash",
        },
        companion_pk: { description: "Its companion key.", $ref: "#/$defs/PublicKey" },
      },
    },
    OptionalSelectedBakers: {
      description: "Bakers in the order of a cycle, or null.",
      type: ["array", "null"],
      items: { $ref: "#/$defs/SelectedBaker" },
    },
    SwrrCredit: {
      description: "Credit of a baker.",
      type: "object",
      required: ["delegate", "credit"],
      properties: {
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        credit: { description: "The credit.", $ref: "#/$defs/BigInteger" },
      },
    },
    SwrrCredits: { description: "Credits by baker.", type: "array", items: { $ref: "#/$defs/SwrrCredit" } },
    Completions: {
      description: "Hashes and addresses that begin with a text.",
      type: "array",
      items: { $ref: "#/$defs/Text" },
    },
    DalAttestedSlots: {
      description: "Slots of a lag.",
      type: "object",
      required: ["lag_index", "slot_indices"],
      properties: {
        lag_index: { description: "Which of the lags between publication and attestation.", type: "integer" },
        slot_indices: { description: "Numbers of the slots.", type: "array", items: { type: "integer" } },
      },
    },
    DalAttestation: {
      description: "Slots of an attestation, by lag.",
      type: "array",
      items: { $ref: "#/$defs/DalAttestedSlots" },
    },
    UnsignedOperation: {
      description: "An operation without its signature.",
      type: "object",
      required: ["branch", "contents"],
      properties: {
        branch: { description: "Block after which the operation is valid.", $ref: "#/$defs/BlockHash" },
        contents: {
          description: "What it does, in order.",
          type: "array",
          items: { $ref: "#/$defs/Contents" },
        },
      },
    },
    SignedOperation: {
      description: "An operation with its signature.",
      type: "object",
      required: ["branch", "contents"],
      properties: {
        branch: { description: "Block after which the operation is valid.", $ref: "#/$defs/BlockHash" },
        contents: {
          description: "What it does, in order.",
          type: "array",
          items: { $ref: "#/$defs/Contents" },
        },
        signature: {
          description: "Signature of the sender. Absent for operations that need none.",
          $ref: "#/$defs/Signature",
        },
      },
    },
    ParsedOperations: {
      description: "Decoded operations.",
      type: "array",
      items: { $ref: "#/$defs/SignedOperation" },
    },
    ForgedBlsOperation: {
      description: "An encoded vote.",
      type: "object",
      required: ["sign", "inject"],
      properties: {
        sign: { description: "Bytes to sign.", $ref: "#/$defs/Hex" },
        inject: { description: "Bytes to inject with the signature.", $ref: "#/$defs/Hex" },
      },
    },
    OperationsToParse: {
      description: "Operations to decode.",
      type: "object",
      required: ["operations"],
      properties: {
        operations: {
          description: "The operations.",
          type: "array",
          items: { $ref: "#/$defs/EncodedOperation" },
        },
        check_signature: { description: "Whether to check the signatures.", type: "boolean" },
      },
    },
    EncodedOperation: {
      description: "An encoded operation.",
      type: "object",
      required: ["branch", "data"],
      properties: {
        branch: { description: "Block after which the operation is valid.", $ref: "#/$defs/BlockHash" },
        data: { description: "Contents and signature in binary form.", $ref: "#/$defs/Hex" },
      },
    },
    OperationToPreapply: {
      description: "A signed operation.",
      type: "object",
      required: ["protocol", "branch", "contents", "signature"],
      properties: {
        protocol: { description: "Protocol of the next block.", $ref: "#/$defs/ProtocolHash" },
        branch: { description: "Block after which the operation is valid.", $ref: "#/$defs/BlockHash" },
        contents: {
          description: "What it does, in order.",
          type: "array",
          items: { $ref: "#/$defs/Contents" },
        },
        signature: { description: "Signature of the sender.", $ref: "#/$defs/Signature" },
      },
    },
    OperationsToPreapply: {
      description: "Signed operations.",
      type: "array",
      items: { $ref: "#/$defs/OperationToPreapply" },
    },
    PreappliedOperation: {
      description: "What an operation would do.",
      type: "object",
      required: ["contents"],
      properties: {
        contents: {
          description: "What it does, in order, with results.",
          type: "array",
          items: { $ref: "#/$defs/ContentsAndResult" },
        },
        signature: { description: "Signature of the sender.", $ref: "#/$defs/Signature" },
      },
    },
    PreappliedOperations: {
      description: "What operations would do.",
      type: "array",
      items: { $ref: "#/$defs/PreappliedOperation" },
    },
    RunCodeInput: {
      description: "Script, storage, argument and environment of a run.",
      type: "object",
      required: ["script", "storage", "input", "amount", "chain_id"],
      properties: {
        script: {
          description: "Code: the declarations `parameter`, `storage` and `code`.",
          $ref: "#/$defs/Micheline",
        },
        storage: { description: "Storage before the run.", $ref: "#/$defs/Micheline" },
        input: { description: "Argument.", $ref: "#/$defs/Micheline" },
        amount: { description: "Amount in mutez that is sent with the call.", $ref: "#/$defs/Mutez" },
        balance: { description: "Balance of the contract in mutez.", $ref: "#/$defs/Mutez" },
        chain_id: { description: "Network.", $ref: "#/$defs/ChainId" },
        source: { description: "Account or contract that calls.", $ref: "#/$defs/Address" },
        payer: { description: "Account that pays.", $ref: "#/$defs/PublicKeyHash" },
        self: { description: "Address of the contract.", $ref: "#/$defs/ContractAddress" },
        entrypoint: { description: "Entrypoint. Default: `default`.", type: "string" },
        unparsing_mode: {
          description: "How values are written. Default: `Readable`.",
          $ref: "#/$defs/UnparsingMode",
        },
        gas: { description: "Limit of gas. Default: the limit of an operation.", $ref: "#/$defs/BigInteger" },
        now: {
          description: "Time of the run, in seconds since 1970. Default: that of the block.",
          $ref: "#/$defs/BigInteger",
        },
        level: { description: "Level of the run. Default: that of the block.", $ref: "#/$defs/Natural" },
        other_contracts: {
          description: "Contracts that the run may call although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/OtherContract" },
        },
        extra_big_maps: {
          description: "Big maps that the run may read although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/ExtraBigMap" },
        },
      },
    },
    OtherContract: {
      description: "A contract that a run may call although it does not exist.",
      type: "object",
      required: ["address", "type"],
      properties: {
        address: { description: "Its address.", $ref: "#/$defs/ContractAddress" },
        type: { description: "Type of its parameter.", $ref: "#/$defs/Micheline" },
      },
    },
    ExtraBigMap: {
      description: "A big map that a run may read although it does not exist.",
      type: "object",
      required: ["id", "key_type", "val_type", "map_literal"],
      properties: {
        id: { description: "Its number.", $ref: "#/$defs/BigInteger" },
        key_type: { description: "Type of the keys.", $ref: "#/$defs/Micheline" },
        val_type: { description: "Type of the values.", $ref: "#/$defs/Micheline" },
        map_literal: { description: "Its content.", $ref: "#/$defs/Micheline" },
      },
    },
    RunCodeResult: {
      description: "Result of a run.",
      type: "object",
      required: ["storage", "operations"],
      properties: {
        storage: { description: "Storage after the run.", $ref: "#/$defs/Micheline" },
        operations: {
          description: "Operations that the run emits.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperation" },
        },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
      },
    },
    TraceCodeResult: {
      description: "Result of a run with its steps.",
      type: "object",
      required: ["storage", "operations", "trace"],
      properties: {
        storage: { description: "Storage after the run.", $ref: "#/$defs/Micheline" },
        operations: {
          description: "Operations that the run emits.",
          type: "array",
          items: { $ref: "#/$defs/InternalOperation" },
        },
        trace: { description: "The steps.", type: "array", items: { $ref: "#/$defs/TraceStep" } },
        lazy_storage_diff: {
          description: "Changes of big maps and Sapling states.",
          type: "array",
          items: { $ref: "#/$defs/LazyStorageDiff" },
        },
      },
    },
    TraceStep: {
      description: "A step of a run.",
      type: "object",
      required: ["location", "gas", "stack"],
      properties: {
        location: { description: "Place of the instruction in the script.", type: "integer" },
        gas: { description: "Remaining gas.", $ref: "#/$defs/BigInteger" },
        stack: { description: "Values of the stack, the top first.", type: "array", items: true },
      },
    },
    StackItem: {
      description: "A value of a stack with its type.",
      type: "object",
      required: ["type", "val"],
      properties: {
        type: { description: "Type of the value.", $ref: "#/$defs/Micheline" },
        val: { description: "The value.", $ref: "#/$defs/Micheline" },
      },
    },
    RunInstructionInput: {
      description: "Stack, instructions and environment of a run.",
      type: "object",
      required: ["input", "code", "chain_id", "amount"],
      properties: {
        input: {
          description: "The stack, the top first.",
          type: "array",
          items: { $ref: "#/$defs/StackItem" },
        },
        code: { description: "The instructions.", $ref: "#/$defs/Micheline" },
        chain_id: { description: "Network.", $ref: "#/$defs/ChainId" },
        gas: { description: "Limit of gas.", $ref: "#/$defs/BigInteger" },
        now: { description: "Time of the run, in seconds since 1970.", $ref: "#/$defs/BigInteger" },
        level: { description: "Level of the run.", $ref: "#/$defs/Natural" },
        sender: { description: "Account or contract that calls.", $ref: "#/$defs/Address" },
        source: { description: "Account that pays.", $ref: "#/$defs/PublicKeyHash" },
        self: { description: "Address of the contract.", $ref: "#/$defs/ContractAddress" },
        parameter: { description: "Type of the contract's parameter.", $ref: "#/$defs/Micheline" },
        amount: { description: "Amount in mutez that is sent with the call.", $ref: "#/$defs/Mutez" },
        balance: { description: "Balance of the contract in mutez.", $ref: "#/$defs/Mutez" },
        other_contracts: {
          description: "Contracts that the run may call although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/OtherContract" },
        },
        big_maps: {
          description: "Big maps that the run may read although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/ExtraBigMap" },
        },
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
        legacy: { description: "Whether instructions of earlier protocols are allowed.", type: "boolean" },
      },
    },
    RunInstructionResult: {
      description: "Result of a run.",
      type: "object",
      required: ["output", "gas"],
      properties: {
        output: { description: "The stack after it.", type: "array", items: { $ref: "#/$defs/StackItem" } },
        gas: { description: "Remaining gas, or `unaccounted`." },
      },
    },
    RunViewInput: {
      description: "Contract, entrypoint, argument and environment of a view of TZIP-4.",
      type: "object",
      required: ["contract", "entrypoint", "input", "chain_id"],
      properties: {
        contract: { description: "The contract.", $ref: "#/$defs/ContractAddress" },
        entrypoint: { description: "The entrypoint.", type: "string" },
        input: { description: "The argument without the callback.", $ref: "#/$defs/Micheline" },
        chain_id: { description: "Network.", $ref: "#/$defs/ChainId" },
        source: { description: "Account or contract that calls.", $ref: "#/$defs/Address" },
        payer: { description: "Account that pays.", $ref: "#/$defs/PublicKeyHash" },
        gas: { description: "Limit of gas.", $ref: "#/$defs/BigInteger" },
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
        now: { description: "Time of the call, in seconds since 1970.", $ref: "#/$defs/BigInteger" },
        level: { description: "Level of the call.", $ref: "#/$defs/Natural" },
        other_contracts: {
          description: "Contracts that the view may call although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/OtherContract" },
        },
        extra_big_maps: {
          description: "Big maps that the view may read although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/ExtraBigMap" },
        },
      },
    },
    RunScriptViewInput: {
      description: "Contract, view, argument and environment of a view.",
      type: "object",
      required: ["contract", "view", "input", "chain_id"],
      properties: {
        contract: { description: "The contract.", $ref: "#/$defs/ContractAddress" },
        view: { description: "The view.", type: "string" },
        input: { description: "The argument.", $ref: "#/$defs/Micheline" },
        unlimited_gas: { description: "Whether the view has no limit of gas.", type: "boolean" },
        chain_id: { description: "Network.", $ref: "#/$defs/ChainId" },
        source: { description: "Account or contract that calls.", $ref: "#/$defs/Address" },
        payer: { description: "Account that pays.", $ref: "#/$defs/PublicKeyHash" },
        gas: { description: "Limit of gas.", $ref: "#/$defs/BigInteger" },
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
        now: { description: "Time of the call, in seconds since 1970.", $ref: "#/$defs/BigInteger" },
        level: { description: "Level of the call.", $ref: "#/$defs/Natural" },
        other_contracts: {
          description: "Contracts that the view may call although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/OtherContract" },
        },
        extra_big_maps: {
          description: "Big maps that the view may read although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/ExtraBigMap" },
        },
      },
    },
    ViewResult: {
      description: "Result of a view.",
      type: "object",
      required: ["data"],
      properties: { data: { description: "The value.", $ref: "#/$defs/Micheline" } },
    },
    UncheckedOperation: {
      description: "An operation whose signature is not checked.",
      type: "object",
      required: ["branch", "contents"],
      properties: {
        branch: { description: "Block after which the operation is valid.", $ref: "#/$defs/BlockHash" },
        contents: {
          description: "What it does, in order.",
          type: "array",
          items: { $ref: "#/$defs/Contents" },
        },
        signature: { description: "Any signature. Its size counts for the gas.", $ref: "#/$defs/Signature" },
      },
    },
    OperationToRun: {
      description: "An operation to execute.",
      type: "object",
      required: ["operation", "chain_id"],
      properties: {
        operation: { description: "The operation.", $ref: "#/$defs/UncheckedOperation" },
        chain_id: { description: "Network.", $ref: "#/$defs/ChainId" },
      },
    },
    OperationToSimulate: {
      description: "An operation to simulate.",
      type: "object",
      required: ["operation", "chain_id"],
      properties: {
        operation: { description: "The operation.", $ref: "#/$defs/UncheckedOperation" },
        chain_id: { description: "Network.", $ref: "#/$defs/ChainId" },
        blocks_before_activation: { description: "Blocks until a change of the protocol.", type: "integer" },
        latency: {
          description: "Blocks from the block to that of the operation. Default: 3.",
          type: "integer",
        },
      },
    },
    SimulatedOperation: {
      description: "What an operation would do.",
      type: "object",
      required: ["contents"],
      properties: {
        contents: {
          description: "What it does, in order, with results.",
          type: "array",
          items: { $ref: "#/$defs/ContentsAndResult" },
        },
        signature: { description: "The signature that was passed.", $ref: "#/$defs/Signature" },
      },
    },
    TypedData: {
      description: "A value and its type.",
      type: "object",
      required: ["data", "type"],
      properties: {
        data: { description: "The value.", $ref: "#/$defs/Micheline" },
        type: { description: "The type.", $ref: "#/$defs/Micheline" },
        gas: { description: "Limit of gas.", $ref: "#/$defs/BigInteger" },
        legacy: {
          description: "Whether types of earlier protocols are allowed. For checks only.",
          type: "boolean",
        },
      },
    },
    PackedData: {
      description: "A serialized value.",
      type: "object",
      required: ["packed", "gas"],
      properties: {
        packed: { description: "The bytes, beginning with `05`.", $ref: "#/$defs/Hex" },
        gas: { description: "Remaining gas, or `unaccounted`." },
      },
    },
    RemainingGas: {
      description: "Gas that remains after a check.",
      type: "object",
      required: ["gas"],
      properties: { gas: { description: "Remaining gas, or `unaccounted`." } },
    },
    CodeToTypecheck: {
      description: "A script to check.",
      type: "object",
      required: ["program"],
      properties: {
        program: {
          description: "Code: the declarations `parameter`, `storage` and `code`.",
          $ref: "#/$defs/Micheline",
        },
        gas: { description: "Limit of gas.", $ref: "#/$defs/BigInteger" },
        legacy: { description: "Whether instructions of earlier protocols are allowed.", type: "boolean" },
        show_types: {
          description: "Whether to return the types at each instruction. Default: true.",
          type: "boolean",
        },
      },
    },
    TypecheckedCode: {
      description: "Types of a script.",
      type: "object",
      required: ["type_map", "gas"],
      properties: {
        type_map: {
          description: "Types at each instruction.",
          type: "array",
          items: { $ref: "#/$defs/TypeMapItem" },
        },
        gas: { description: "Remaining gas, or `unaccounted`." },
      },
    },
    TypeMapItem: {
      description: "Types at an instruction.",
      type: "object",
      required: ["location", "stack_before", "stack_after"],
      properties: {
        location: { description: "Place of the instruction in the script.", type: "integer" },
        stack_before: {
          description: "Types of the stack before it.",
          type: "array",
          items: { $ref: "#/$defs/Micheline" },
        },
        stack_after: {
          description: "Types of the stack after it.",
          type: "array",
          items: { $ref: "#/$defs/Micheline" },
        },
      },
    },
    ScriptToMeasure: {
      description: "A script to measure.",
      type: "object",
      required: ["program", "storage"],
      properties: {
        program: { description: "Code of the script.", $ref: "#/$defs/Micheline" },
        storage: { description: "Its storage.", $ref: "#/$defs/Micheline" },
        gas: { description: "Limit of gas.", $ref: "#/$defs/BigInteger" },
        legacy: { description: "Whether instructions of earlier protocols are allowed.", type: "boolean" },
      },
    },
    ScriptSize: {
      description: "Size of a script.",
      type: "object",
      required: ["script_size"],
      properties: { script_size: { description: "The size in bytes.", type: "integer" } },
    },
    DataToNormalize: {
      description: "A value to normalize.",
      type: "object",
      required: ["data", "type", "unparsing_mode"],
      properties: {
        data: { description: "The value.", $ref: "#/$defs/Micheline" },
        type: { description: "Its type.", $ref: "#/$defs/Micheline" },
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
        legacy: { description: "Whether types of earlier protocols are allowed.", type: "boolean" },
        other_contracts: {
          description: "Contracts that the value may name although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/OtherContract" },
        },
        extra_big_maps: {
          description: "Big maps that the value may name although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/ExtraBigMap" },
        },
      },
    },
    ScriptToNormalize: {
      description: "A script to normalize.",
      type: "object",
      required: ["script", "unparsing_mode"],
      properties: {
        script: { description: "The script.", $ref: "#/$defs/Micheline" },
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
      },
    },
    StackToNormalize: {
      description: "A stack to normalize.",
      type: "object",
      required: ["input", "unparsing_mode"],
      properties: {
        input: { description: "The stack.", type: "array", items: { $ref: "#/$defs/StackItem" } },
        unparsing_mode: { description: "How values are written.", $ref: "#/$defs/UnparsingMode" },
        legacy: { description: "Whether types of earlier protocols are allowed.", type: "boolean" },
        other_contracts: {
          description: "Contracts that values may name although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/OtherContract" },
        },
        extra_big_maps: {
          description: "Big maps that values may name although they do not exist.",
          type: "array",
          items: { $ref: "#/$defs/ExtraBigMap" },
        },
      },
    },
    NormalizedStack: {
      description: "A stack in a chosen form.",
      type: "object",
      required: ["output"],
      properties: {
        output: { description: "The stack.", type: "array", items: { $ref: "#/$defs/StackItem" } },
      },
    },
    TypeToNormalize: {
      description: "A type to normalize.",
      type: "object",
      required: ["type"],
      properties: { type: { description: "The type.", $ref: "#/$defs/Micheline" } },
    },
    Normalized: {
      description: "A value, type or script in a chosen form.",
      type: "object",
      required: ["normalized"],
      properties: { normalized: { description: "The value, type or script.", $ref: "#/$defs/Micheline" } },
    },
    ScriptOnly: {
      description: "A script.",
      type: "object",
      required: ["script"],
      properties: { script: { description: "The script.", $ref: "#/$defs/Micheline" } },
    },
    ScriptEntrypoint: {
      description: "A script and one of its entrypoints.",
      type: "object",
      required: ["script"],
      properties: {
        script: { description: "The script.", $ref: "#/$defs/Micheline" },
        entrypoint: { description: "The entrypoint. Default: `default`.", type: "string" },
      },
    },
    EntrypointType: {
      description: "Type of the argument of an entrypoint.",
      type: "object",
      required: ["entrypoint_type"],
      properties: { entrypoint_type: { description: "The type.", $ref: "#/$defs/Micheline" } },
    },
    SmartRollups: {
      description: "Addresses of smart rollups.",
      type: "array",
      items: { $ref: "#/$defs/RollupAddress" },
    },
    SmartRollupInbox: {
      description: "The inbox that all smart rollups share.",
      type: "object",
      required: ["level", "old_levels_messages"],
      properties: {
        level: { description: "Level of the newest messages.", type: "integer" },
        old_levels_messages: { description: "A skip list of the messages of earlier levels." },
      },
    },
    SmartRollupGenesis: {
      description: "First commitment of a smart rollup.",
      type: "object",
      required: ["level", "commitment_hash"],
      properties: {
        level: { description: "Level at which the rollup was created.", type: "integer" },
        commitment_hash: { description: "The commitment.", $ref: "#/$defs/CommitmentHash" },
      },
    },
    CementedCommitment: {
      description: "A final commitment.",
      type: "object",
      required: ["hash", "level"],
      properties: {
        hash: { description: "The commitment.", $ref: "#/$defs/CommitmentHash" },
        level: { description: "Its inbox level.", type: "integer" },
      },
    },
    StakerIndexes: { description: "Numbers of stakers.", type: "array", items: { $ref: "#/$defs/Natural" } },
    OptionalCommitmentHashes: {
      description: "Commitments, or null.",
      type: ["array", "null"],
      items: { $ref: "#/$defs/CommitmentHash" },
    },
    MessageIndexes: {
      description: "Numbers of messages.",
      type: "array",
      items: { $ref: "#/$defs/Integer" },
    },
    RollupStakers: {
      description: "Accounts with a bond.",
      type: "array",
      items: { $ref: "#/$defs/PublicKeyHash" },
    },
    OptionalRollupStakers: {
      description: "Accounts that may publish, or null.",
      type: ["array", "null"],
      items: { $ref: "#/$defs/PublicKeyHash" },
    },
    StakedCommitment: {
      description: "A commitment with its hash.",
      type: "object",
      required: ["hash", "compressed_state", "inbox_level", "predecessor", "number_of_ticks"],
      properties: {
        hash: { description: "The commitment.", $ref: "#/$defs/CommitmentHash" },
        compressed_state: { description: "Hash of the state.", $ref: "#/$defs/RollupStateHash" },
        inbox_level: { description: "Level up to which the rollup has read its inbox.", type: "integer" },
        predecessor: { description: "Commitment before this one.", $ref: "#/$defs/CommitmentHash" },
        number_of_ticks: { description: "Number of steps of the machine since then.", $ref: "#/$defs/Int64" },
      },
    },
    OptionalStakedCommitment: {
      description: "A commitment with its hash, or null.",
      oneOf: [{ $ref: "#/$defs/StakedCommitment" }, { type: "null" }],
    },
    RollupConflict: {
      description: "A disagreement of two stakers.",
      type: "object",
      required: ["other", "their_commitment", "our_commitment", "parent_commitment"],
      properties: {
        other: { description: "The other staker.", $ref: "#/$defs/PublicKeyHash" },
        their_commitment: {
          description: "Commitment of the other staker.",
          $ref: "#/$defs/RollupCommitment",
        },
        our_commitment: { description: "Commitment of this staker.", $ref: "#/$defs/RollupCommitment" },
        parent_commitment: { description: "Commitment on which both agree.", $ref: "#/$defs/CommitmentHash" },
      },
    },
    RollupConflicts: {
      description: "Disagreements of stakers.",
      type: "array",
      items: { $ref: "#/$defs/RollupConflict" },
    },
    RollupGame: {
      description: "A game of two stakers.",
      type: "object",
      required: ["game", "alice", "bob"],
      properties: {
        game: { description: "State of the game: whose turn it is, and what is in question." },
        alice: { description: "The first player.", $ref: "#/$defs/PublicKeyHash" },
        bob: { description: "The second player.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    RollupGames: { description: "Games of stakers.", type: "array", items: { $ref: "#/$defs/RollupGame" } },
    GameTimeout: {
      description: "How long players may still think.",
      type: "object",
      required: ["alice", "bob", "last_turn_level"],
      properties: {
        alice: { description: "Blocks of the first player.", type: "integer" },
        bob: { description: "Blocks of the second player.", type: "integer" },
        last_turn_level: { description: "Level of the last move.", type: "integer" },
      },
    },
    OptionalGameTimeout: {
      description: "How long players may still think, or null.",
      oneOf: [{ $ref: "#/$defs/GameTimeout" }, { type: "null" }],
    },
    GameResult: {
      description: "Result of a game.",
      type: "object",
      required: ["kind"],
      properties: {
        kind: { description: "`loser` or `draw`.", type: "string" },
        reason: { description: "Why the player lost: `conflict_resolved` or `timeout`.", type: "string" },
        player: { description: "The player that lost.", $ref: "#/$defs/PublicKeyHash" },
      },
    },
    OptionalGameResult: {
      description: "Result of a game, or null.",
      oneOf: [{ $ref: "#/$defs/GameResult" }, { type: "null" }],
    },
    WhitelistUpdate: {
      description: "A message that changed who may publish.",
      type: "object",
      required: ["message_index", "outbox_level"],
      properties: {
        message_index: { description: "Number of the message.", $ref: "#/$defs/Natural" },
        outbox_level: { description: "Level of its outbox.", type: "integer" },
      },
    },
    OptionalWhitelistUpdate: {
      description: "A message that changed who may publish, or null.",
      oneOf: [{ $ref: "#/$defs/WhitelistUpdate" }, { type: "null" }],
    },
    DalShardAssignment: {
      description: "Shards that a baker checks.",
      type: "object",
      required: ["delegate", "indexes"],
      properties: {
        delegate: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        indexes: { description: "Numbers of the shards.", type: "array", items: { type: "integer" } },
      },
    },
    DalShardAssignments: {
      description: "Shards by baker.",
      type: "array",
      items: { $ref: "#/$defs/DalShardAssignment" },
    },
    DalSlotHeaders: {
      description: "Published slots.",
      type: "array",
      items: { $ref: "#/$defs/DalSlotHeader" },
    },
    DalParameters: {
      description: "Constants of the data availability layer.",
      type: "object",
      required: ["feature_enable", "number_of_slots", "attestation_lag", "attestation_threshold"],
      properties: {
        feature_enable: { description: "Whether the layer is active.", type: "boolean" },
        incentives_enable: { description: "Whether attestations of slots are rewarded.", type: "boolean" },
        number_of_slots: { description: "Slots of a level.", type: "integer" },
        attestation_lag: { description: "Blocks between publication and attestation.", type: "integer" },
        attestation_threshold: {
          description: "Percent of shards that have to be attested.",
          type: "integer",
        },
        redundancy_factor: {
          description: "How many times more bytes are stored than published.",
          type: "integer",
        },
        page_size: { description: "Bytes of a page.", type: "integer" },
        slot_size: { description: "Bytes of a slot.", type: "integer" },
        number_of_shards: { description: "Shards of a slot.", type: "integer" },
      },
    },
    DalSkipListCell: {
      description: "A cell of the skip list of published slots.",
      type: "object",
      properties: {
        kind: { description: "Form of the cell.", type: "string" },
        skip_list: { description: "Index, content and pointers to earlier cells." },
      },
    },
    DalSkipListCells: { description: "Pairs of a hash and a cell.", type: "array", items: true },
    OptionalProtocolHash: {
      description: "Hash of a protocol, or null.",
      oneOf: [{ $ref: "#/$defs/ProtocolHash" }, { type: "null" }],
    },
    ProposalPowers: {
      description: "Proposals with the power of their supporters.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [{ $ref: "#/$defs/ProtocolHash" }, { $ref: "#/$defs/Int64" }],
        minItems: 2,
        maxItems: 2,
      },
    },
    Ballots: {
      description: "Result of a vote.",
      type: "object",
      required: ["yay", "nay", "pass"],
      properties: {
        yay: { description: "Power of those in favour.", $ref: "#/$defs/Int64" },
        nay: { description: "Power of those against.", $ref: "#/$defs/Int64" },
        pass: { description: "Power of those who abstain.", $ref: "#/$defs/Int64" },
      },
    },
    BakerBallot: {
      description: "Vote of a baker.",
      type: "object",
      required: ["pkh", "ballot"],
      properties: {
        pkh: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        ballot: { description: "The vote.", type: "string", enum: ["nay", "yay", "pass"] },
      },
    },
    BallotList: { description: "Votes of bakers.", type: "array", items: { $ref: "#/$defs/BakerBallot" } },
    VotingListing: {
      description: "Power of a baker in votes.",
      type: "object",
      required: ["pkh", "voting_power"],
      properties: {
        pkh: { description: "The baker.", $ref: "#/$defs/PublicKeyHash" },
        voting_power: { description: "The power.", $ref: "#/$defs/Int64" },
      },
    },
    VotingListings: {
      description: "Power of bakers in votes.",
      type: "array",
      items: { $ref: "#/$defs/VotingListing" },
    },
    PendingOperations: {
      description: "Operations that wait for a block. Operations without a list have not been checked.",
      type: "object",
      required: ["refused", "outdated", "branch_refused", "branch_delayed", "unprocessed"],
      properties: {
        validated: {
          description: "Valid operations. Named `applied` in version 1.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
        applied: {
          description: "Valid operations, in version 1.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
        refused: {
          description: "Operations that can never be valid.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
        outdated: {
          description: "Operations whose branch is too old.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
        branch_refused: {
          description: "Operations that are invalid on this branch.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
        branch_delayed: {
          description: "Operations that may become valid.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
        unprocessed: {
          description: "Operations that were not checked yet.",
          type: "array",
          items: { $ref: "#/$defs/MempoolOperation" },
        },
      },
    },
    MempoolOperation: {
      description: "An operation that waits for a block.",
      type: "object",
      required: ["hash", "branch", "contents"],
      properties: {
        hash: { description: "Hash of the operation.", $ref: "#/$defs/OperationHash" },
        protocol: { description: "Protocol with which it was checked.", $ref: "#/$defs/ProtocolHash" },
        branch: { description: "Block after which it is valid.", $ref: "#/$defs/BlockHash" },
        contents: {
          description: "What it does, in order.",
          type: "array",
          items: { $ref: "#/$defs/Contents" },
        },
        signature: { description: "Signature of the sender.", $ref: "#/$defs/Signature" },
        error: {
          description: "Why it is not valid.",
          oneOf: [{ $ref: "#/$defs/NodeErrors" }, { type: "null" }],
        },
      },
    },
    MempoolOperations: {
      description: "Operations that arrived together.",
      type: "array",
      items: { $ref: "#/$defs/MempoolOperation" },
    },
    MempoolFilter: {
      description: "Which fees a node requires, and its limits.",
      type: "object",
      properties: {
        minimal_fees: { description: "Fee of an operation in mutez.", $ref: "#/$defs/Mutez" },
        minimal_nanotez_per_gas_unit: {
          description: "Fee per gas in nanotez, as numerator and denominator.",
          type: "array",
          items: { $ref: "#/$defs/Natural" },
        },
        minimal_nanotez_per_byte: {
          description: "Fee per byte in nanotez, as numerator and denominator.",
          type: "array",
          items: { $ref: "#/$defs/Natural" },
        },
        replace_by_fee_factor: {
          description: "How much more an operation has to pay to replace another of its sender, as numerator and denominator.",
          type: "array",
          items: { $ref: "#/$defs/Natural" },
        },
        max_operations: { description: "Maximum number of valid operations.", type: "integer" },
        max_total_bytes: { description: "Maximum bytes of valid operations.", type: "integer" },
      },
    },
    MonitoredHead: {
      description: "A new head.",
      type: "object",
      required: [
        "hash", "level", "proto", "predecessor", "timestamp", "validation_pass", "operations_hash", "fitness",
        "context", "protocol_data",
      ],
      properties: {
        hash: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        level: { description: "Level of the block.", type: "integer" },
        proto: { description: "Number of protocol changes up to the block, modulo 256.", type: "integer" },
        predecessor: { description: "Hash of the block before it.", $ref: "#/$defs/BlockHash" },
        timestamp: {
          description: "Time at which the block could be baked at the earliest.",
          $ref: "#/$defs/Timestamp",
        },
        validation_pass: { description: "Number of lists of operations in the block.", type: "integer" },
        operations_hash: { description: "Hash of the operations.", $ref: "#/$defs/OperationsHash" },
        fitness: {
          description: "What decides between branches.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
        context: { description: "Hash of the state after the predecessor.", $ref: "#/$defs/ContextHash" },
        protocol_data: {
          description: "The part of the header that depends on the protocol, in binary form.",
          $ref: "#/$defs/Hex",
        },
      },
    },
    MonitoredBlock: {
      description: "A block that a node has applied or checked.",
      type: "object",
      required: ["chain_id", "hash", "header", "operations"],
      properties: {
        chain_id: { description: "Network of the block.", $ref: "#/$defs/ChainId" },
        hash: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        header: { description: "Header of the block.", $ref: "#/$defs/EncodedHeader" },
        operations: {
          description: "Operations in binary form, in four lists.",
          type: "array",
          items: { type: "array", items: { $ref: "#/$defs/EncodedOperation" } },
        },
      },
    },
    EncodedHeader: {
      description: "Header of a block, whose protocol part is in binary form.",
      type: "object",
      required: [
        "level", "proto", "predecessor", "timestamp", "validation_pass", "operations_hash", "fitness",
        "context", "protocol_data",
      ],
      properties: {
        level: { description: "Level of the block.", type: "integer" },
        proto: { description: "Number of protocol changes up to the block, modulo 256.", type: "integer" },
        predecessor: { description: "Hash of the block before it.", $ref: "#/$defs/BlockHash" },
        timestamp: {
          description: "Time at which the block could be baked at the earliest.",
          $ref: "#/$defs/Timestamp",
        },
        validation_pass: { description: "Number of lists of operations in the block.", type: "integer" },
        operations_hash: { description: "Hash of the operations.", $ref: "#/$defs/OperationsHash" },
        fitness: {
          description: "What decides between branches.",
          type: "array",
          items: { $ref: "#/$defs/Hex" },
        },
        context: { description: "Hash of the state after the predecessor.", $ref: "#/$defs/ContextHash" },
        protocol_data: {
          description: "The part that depends on the protocol, in binary form.",
          $ref: "#/$defs/Hex",
        },
      },
    },
    BootstrapProgress: {
      description: "A head while a node catches up.",
      type: "object",
      required: ["block", "timestamp"],
      properties: {
        block: { description: "Hash of the block.", $ref: "#/$defs/BlockHash" },
        timestamp: { description: "Time of the block.", $ref: "#/$defs/Timestamp" },
      },
    },
  },
};
