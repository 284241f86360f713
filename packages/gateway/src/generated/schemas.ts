// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The schemas of requests, by spec and name. */
export const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  admin: {
    Time: {
      type: "string",
      format: "date-time",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$",
    },
    KeyName: { type: "string", minLength: 1, maxLength: 200 },
    Rate: { type: "integer", minimum: 1, maximum: 1000000 },
    Burst: { type: "integer", minimum: 1, maximum: 1000000 },
    MethodPatterns: { type: "array", minItems: 1, maxItems: 100, items: { $ref: "/admin/MethodPattern" } },
    Origins: { type: "array", minItems: 1, maxItems: 100, items: { $ref: "/admin/Origin" } },
    Origin: { type: "string", maxLength: 300, pattern: "^(?:\\*|https?://[a-z0-9.:\\[\\]-]+)$" },
    MethodPattern: {
      type: "string",
      maxLength: 200,
      pattern: "^(\\*|\\w+\\*?|((GET|POST|PUT|PATCH|DELETE) )?/[\\w./{}-]*\\*?)$",
    },
    KeyCreate: {
      type: "object",
      required: ["name"],
      properties: {
        name: { $ref: "/admin/KeyName" },
        expires_at: { $ref: "/admin/Time" },
        rate: { $ref: "/admin/Rate" },
        burst: { $ref: "/admin/Burst" },
        methods: { $ref: "/admin/MethodPatterns" },
        origins: { $ref: "/admin/Origins" },
      },
      additionalProperties: false,
    },
    KeyRotate: {
      type: "object",
      required: ["overlap"],
      properties: {
        overlap: { type: "integer", minimum: 0, maximum: 31536000 },
        expires_at: { $ref: "/admin/Time" },
      },
      additionalProperties: false,
    },
    CallKind: { type: "string", enum: ["rpc", "rest"] },
    TryCall: {
      type: "object",
      required: ["kind", "name"],
      properties: {
        kind: { $ref: "/admin/CallKind" },
        name: { type: "string", minLength: 1, maxLength: 4000 },
        input: { type: "string" },
        upstream: { type: "string", maxLength: 200 },
        no_cache: { type: "boolean", default: false },
        allow_write: { type: "boolean", default: false },
      },
      additionalProperties: false,
    },
    NodeId: { type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    CredentialId: { type: "string", pattern: "^NC-\\d+(-\\d+)*$" },
    Routing: { type: "boolean" },
    CredentialCreate: {
      type: "object",
      required: ["name"],
      properties: {
        name: { $ref: "/admin/KeyName" },
        expires_at: { $ref: "/admin/Time" },
        rate: { $ref: "/admin/Rate" },
        burst: { $ref: "/admin/Burst" },
        methods: { $ref: "/admin/MethodPatterns" },
        origins: { $ref: "/admin/Origins" },
        routing: { $ref: "/admin/Routing" },
      },
      additionalProperties: false,
    },
    OrganizationId: { type: "string", pattern: "^RG-\\d+(-\\d+)*$" },
    OrganizationCreate: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", minLength: 1, maxLength: 200 } },
      additionalProperties: false,
    },
    ApiKeyId: { type: "string", pattern: "^AK-\\d+(-\\d+)*$" },
    Day: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
    UpstreamId: { type: "string" },
    LogLevel: { type: "string", enum: ["info", "warn", "error"] },
  },
  beacon: {
    ValidatorStatus: {
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
      anyOf: [
        { $ref: "/beacon/ValidatorStatus" },
        { type: "string", enum: ["active", "pending", "exited", "withdrawal"] },
      ],
    },
    ValidatorFilter: {
      type: "object",
      properties: {
        ids: { type: "array", items: { $ref: "/beacon/ValidatorId" } },
        statuses: { type: "array", items: { $ref: "/beacon/ValidatorStatusFilter" } },
      },
    },
    BuilderStatus: { type: "string", enum: ["pending", "active", "exited"] },
    BuilderFilter: {
      type: "object",
      properties: {
        ids: { type: "array", items: { $ref: "/beacon/BuilderId" } },
        statuses: { type: "array", items: { $ref: "/beacon/BuilderStatus" } },
      },
    },
    Root: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Hash: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Bytes32: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Slot: { type: "string", pattern: "^[0-9]+$" },
    Epoch: { type: "string", pattern: "^[0-9]+$" },
    ValidatorIndex: { type: "string", pattern: "^[0-9]+$" },
    BuilderIndex: { type: "string", pattern: "^[0-9]+$" },
    CommitteeIndex: { type: "string", pattern: "^[0-9]+$" },
    Gwei: { type: "string", pattern: "^[0-9]+$" },
    Gas: { type: "string", pattern: "^[0-9]+$" },
    UnixTime: { type: "string", pattern: "^[0-9]+$" },
    Uint64: { type: "string", pattern: "^[0-9]+$" },
    Uint256: { type: "string", pattern: "^[0-9]+$" },
    BLSPubkey: { type: "string", pattern: "^0x[0-9a-fA-F]{96}$" },
    BLSSignature: { type: "string", pattern: "^0x[0-9a-fA-F]{192}$" },
    ExecutionAddress: { type: "string", pattern: "^0x[0-9a-fA-F]{40}$" },
    Graffiti: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    Bits: { type: "string", pattern: "^0x(?:[0-9a-fA-F]{2})+$" },
    KZGCommitment: { type: "string", pattern: "^0x[0-9a-fA-F]{96}$" },
    KZGProof: { type: "string", pattern: "^0x[0-9a-fA-F]{96}$" },
    VersionedHash: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
    ConsensusVersion: {
      type: "string",
      enum: ["phase0", "altair", "bellatrix", "capella", "deneb", "electra", "fulu", "gloas"],
    },
    Checkpoint: {
      type: "object",
      required: ["epoch", "root"],
      properties: { epoch: { $ref: "/beacon/Epoch" }, root: { $ref: "/beacon/Root" } },
    },
    StateId: {
      anyOf: [
        { type: "string", enum: ["head", "genesis", "finalized", "justified"] },
        { $ref: "/beacon/Slot" },
        { $ref: "/beacon/Root" },
      ],
    },
    BlockId: {
      anyOf: [
        { type: "string", enum: ["head", "genesis", "finalized"] },
        { $ref: "/beacon/Slot" },
        { $ref: "/beacon/Root" },
      ],
    },
    ValidatorId: { anyOf: [{ $ref: "/beacon/ValidatorIndex" }, { $ref: "/beacon/BLSPubkey" }] },
    BuilderId: { anyOf: [{ $ref: "/beacon/BuilderIndex" }, { $ref: "/beacon/BLSPubkey" }] },
    BroadcastValidation: { type: "string", enum: ["gossip", "consensus", "consensus_and_equivocation"] },
    PublishedBlock: {
      anyOf: [
        { $ref: "/beacon/GloasSignedBeaconBlock" },
        { $ref: "/beacon/FuluSignedBlockContents" },
        { $ref: "/beacon/ElectraSignedBlockContents" },
        { $ref: "/beacon/DenebSignedBlockContents" },
        { $ref: "/beacon/CapellaSignedBeaconBlock" },
        { $ref: "/beacon/BellatrixSignedBeaconBlock" },
        { $ref: "/beacon/AltairSignedBeaconBlock" },
        { $ref: "/beacon/Phase0SignedBeaconBlock" },
      ],
    },
    PublishedBlindedBlock: {
      anyOf: [
        { $ref: "/beacon/ElectraSignedBlindedBeaconBlock" },
        { $ref: "/beacon/DenebSignedBlindedBeaconBlock" },
        { $ref: "/beacon/CapellaSignedBlindedBeaconBlock" },
        { $ref: "/beacon/BellatrixSignedBlindedBeaconBlock" },
        { $ref: "/beacon/AltairSignedBeaconBlock" },
        { $ref: "/beacon/Phase0SignedBeaconBlock" },
      ],
    },
    AttestationData: {
      type: "object",
      required: ["slot", "index", "beacon_block_root", "source", "target"],
      properties: {
        slot: { $ref: "/beacon/Slot" },
        index: { $ref: "/beacon/CommitteeIndex" },
        beacon_block_root: { $ref: "/beacon/Root" },
        source: { $ref: "/beacon/Checkpoint" },
        target: { $ref: "/beacon/Checkpoint" },
      },
    },
    Phase0Attestation: {
      type: "object",
      required: ["aggregation_bits", "data", "signature"],
      properties: {
        aggregation_bits: { $ref: "/beacon/Bits" },
        data: { $ref: "/beacon/AttestationData" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ElectraAttestation: {
      allOf: [
        { $ref: "/beacon/Phase0Attestation" },
        {
          type: "object",
          required: ["committee_bits"],
          properties: { committee_bits: { $ref: "/beacon/Bits" } },
        },
      ],
    },
    SingleAttestation: {
      type: "object",
      required: ["committee_index", "attester_index", "data", "signature"],
      properties: {
        committee_index: { $ref: "/beacon/CommitteeIndex" },
        attester_index: { $ref: "/beacon/ValidatorIndex" },
        data: { $ref: "/beacon/AttestationData" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    IndexedAttestation: {
      type: "object",
      required: ["attesting_indices", "data", "signature"],
      properties: {
        attesting_indices: { type: "array", items: { $ref: "/beacon/ValidatorIndex" } },
        data: { $ref: "/beacon/AttestationData" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    AttesterSlashing: {
      type: "object",
      required: ["attestation_1", "attestation_2"],
      properties: {
        attestation_1: { $ref: "/beacon/IndexedAttestation" },
        attestation_2: { $ref: "/beacon/IndexedAttestation" },
      },
    },
    BeaconBlockBase: {
      type: "object",
      required: ["slot", "proposer_index", "parent_root", "state_root"],
      properties: {
        slot: { $ref: "/beacon/Slot" },
        proposer_index: { $ref: "/beacon/ValidatorIndex" },
        parent_root: { $ref: "/beacon/Root" },
        state_root: { $ref: "/beacon/Root" },
      },
    },
    BeaconBlockHeader: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        { type: "object", required: ["body_root"], properties: { body_root: { $ref: "/beacon/Root" } } },
      ],
    },
    SignedBeaconBlockHeader: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/BeaconBlockHeader" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ProposerSlashing: {
      type: "object",
      required: ["signed_header_1", "signed_header_2"],
      properties: {
        signed_header_1: { $ref: "/beacon/SignedBeaconBlockHeader" },
        signed_header_2: { $ref: "/beacon/SignedBeaconBlockHeader" },
      },
    },
    Eth1Data: {
      type: "object",
      required: ["deposit_root", "deposit_count", "block_hash"],
      properties: {
        deposit_root: { $ref: "/beacon/Root" },
        deposit_count: { $ref: "/beacon/Uint64" },
        block_hash: { $ref: "/beacon/Hash" },
      },
    },
    DepositData: {
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature"],
      properties: {
        pubkey: { $ref: "/beacon/BLSPubkey" },
        withdrawal_credentials: { $ref: "/beacon/Bytes32" },
        amount: { $ref: "/beacon/Gwei" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    Deposit: {
      type: "object",
      required: ["proof", "data"],
      properties: {
        proof: { type: "array", items: { $ref: "/beacon/Root" }, minItems: 33, maxItems: 33 },
        data: { $ref: "/beacon/DepositData" },
      },
    },
    VoluntaryExit: {
      type: "object",
      required: ["epoch", "validator_index"],
      properties: { epoch: { $ref: "/beacon/Epoch" }, validator_index: { $ref: "/beacon/ValidatorIndex" } },
    },
    SignedVoluntaryExit: {
      type: "object",
      required: ["message", "signature"],
      properties: { message: { $ref: "/beacon/VoluntaryExit" }, signature: { $ref: "/beacon/BLSSignature" } },
    },
    BLSToExecutionChange: {
      type: "object",
      required: ["validator_index", "from_bls_pubkey", "to_execution_address"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        from_bls_pubkey: { $ref: "/beacon/BLSPubkey" },
        to_execution_address: { $ref: "/beacon/ExecutionAddress" },
      },
    },
    SignedBLSToExecutionChange: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/BLSToExecutionChange" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    SyncAggregate: {
      type: "object",
      required: ["sync_committee_bits", "sync_committee_signature"],
      properties: {
        sync_committee_bits: { $ref: "/beacon/Bits" },
        sync_committee_signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    DepositRequest: {
      type: "object",
      required: ["pubkey", "withdrawal_credentials", "amount", "signature", "index"],
      properties: {
        pubkey: { $ref: "/beacon/BLSPubkey" },
        withdrawal_credentials: { $ref: "/beacon/Bytes32" },
        amount: { $ref: "/beacon/Gwei" },
        signature: { $ref: "/beacon/BLSSignature" },
        index: { $ref: "/beacon/Uint64" },
      },
    },
    WithdrawalRequest: {
      type: "object",
      required: ["source_address", "validator_pubkey", "amount"],
      properties: {
        source_address: { $ref: "/beacon/ExecutionAddress" },
        validator_pubkey: { $ref: "/beacon/BLSPubkey" },
        amount: { $ref: "/beacon/Gwei" },
      },
    },
    ConsolidationRequest: {
      type: "object",
      required: ["source_address", "source_pubkey", "target_pubkey"],
      properties: {
        source_address: { $ref: "/beacon/ExecutionAddress" },
        source_pubkey: { $ref: "/beacon/BLSPubkey" },
        target_pubkey: { $ref: "/beacon/BLSPubkey" },
      },
    },
    ExecutionRequests: {
      type: "object",
      required: ["deposits", "withdrawals", "consolidations"],
      properties: {
        deposits: { type: "array", items: { $ref: "/beacon/DepositRequest" }, maxItems: 8192 },
        withdrawals: { type: "array", items: { $ref: "/beacon/WithdrawalRequest" }, maxItems: 16 },
        consolidations: { type: "array", items: { $ref: "/beacon/ConsolidationRequest" }, maxItems: 2 },
      },
    },
    PayloadAttestationData: {
      type: "object",
      required: ["beacon_block_root", "slot", "payload_present", "blob_data_available"],
      properties: {
        beacon_block_root: { $ref: "/beacon/Root" },
        slot: { $ref: "/beacon/Slot" },
        payload_present: { type: "boolean" },
        blob_data_available: { type: "boolean" },
      },
    },
    PayloadAttestation: {
      type: "object",
      required: ["aggregation_bits", "data", "signature"],
      properties: {
        aggregation_bits: { $ref: "/beacon/Bits" },
        data: { $ref: "/beacon/PayloadAttestationData" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    PayloadAttestationMessage: {
      type: "object",
      required: ["validator_index", "data", "signature"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        data: { $ref: "/beacon/PayloadAttestationData" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    BeaconBlockBodyBase: {
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
        randao_reveal: { $ref: "/beacon/BLSSignature" },
        eth1_data: { $ref: "/beacon/Eth1Data" },
        graffiti: { $ref: "/beacon/Graffiti" },
        proposer_slashings: { type: "array", items: { $ref: "/beacon/ProposerSlashing" } },
        attester_slashings: { type: "array", items: { $ref: "/beacon/AttesterSlashing" } },
        deposits: { type: "array", items: { $ref: "/beacon/Deposit" } },
        voluntary_exits: { type: "array", items: { $ref: "/beacon/SignedVoluntaryExit" } },
      },
    },
    Phase0BeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBodyBase" },
        {
          type: "object",
          required: ["attestations"],
          properties: { attestations: { type: "array", items: { $ref: "/beacon/Phase0Attestation" } } },
        },
      ],
    },
    AltairBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/Phase0BeaconBlockBody" },
        {
          type: "object",
          required: ["sync_aggregate"],
          properties: { sync_aggregate: { $ref: "/beacon/SyncAggregate" } },
        },
      ],
    },
    BellatrixBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload"],
          properties: { execution_payload: { $ref: "/beacon/BellatrixExecutionPayload" } },
        },
      ],
    },
    CapellaBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload", "bls_to_execution_changes"],
          properties: {
            execution_payload: { $ref: "/beacon/CapellaExecutionPayload" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
          },
        },
      ],
    },
    DenebBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload", "bls_to_execution_changes", "blob_kzg_commitments"],
          properties: {
            execution_payload: { $ref: "/beacon/DenebExecutionPayload" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: { type: "array", items: { $ref: "/beacon/KZGCommitment" } },
          },
        },
      ],
    },
    ElectraBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBodyBase" },
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
            attestations: { type: "array", items: { $ref: "/beacon/ElectraAttestation" } },
            sync_aggregate: { $ref: "/beacon/SyncAggregate" },
            execution_payload: { $ref: "/beacon/DenebExecutionPayload" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: { type: "array", items: { $ref: "/beacon/KZGCommitment" } },
            execution_requests: { $ref: "/beacon/ExecutionRequests" },
          },
        },
      ],
    },
    BellatrixBlindedBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header"],
          properties: { execution_payload_header: { $ref: "/beacon/BellatrixExecutionPayloadHeader" } },
        },
      ],
    },
    CapellaBlindedBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header", "bls_to_execution_changes"],
          properties: {
            execution_payload_header: { $ref: "/beacon/CapellaExecutionPayloadHeader" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
          },
        },
      ],
    },
    DenebBlindedBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/AltairBeaconBlockBody" },
        {
          type: "object",
          required: ["execution_payload_header", "bls_to_execution_changes", "blob_kzg_commitments"],
          properties: {
            execution_payload_header: { $ref: "/beacon/DenebExecutionPayloadHeader" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: { type: "array", items: { $ref: "/beacon/KZGCommitment" } },
          },
        },
      ],
    },
    ElectraBlindedBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBodyBase" },
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
            attestations: { type: "array", items: { $ref: "/beacon/ElectraAttestation" } },
            sync_aggregate: { $ref: "/beacon/SyncAggregate" },
            execution_payload_header: { $ref: "/beacon/DenebExecutionPayloadHeader" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
            blob_kzg_commitments: { type: "array", items: { $ref: "/beacon/KZGCommitment" } },
            execution_requests: { $ref: "/beacon/ExecutionRequests" },
          },
        },
      ],
    },
    GloasBeaconBlockBody: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBodyBase" },
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
            attestations: { type: "array", items: { $ref: "/beacon/ElectraAttestation" } },
            sync_aggregate: { $ref: "/beacon/SyncAggregate" },
            bls_to_execution_changes: {
              type: "array",
              items: { $ref: "/beacon/SignedBLSToExecutionChange" },
            },
            signed_execution_payload_bid: { $ref: "/beacon/SignedExecutionPayloadBid" },
            payload_attestations: {
              type: "array",
              items: { $ref: "/beacon/PayloadAttestation" },
              maxItems: 4,
            },
            parent_execution_requests: { $ref: "/beacon/ExecutionRequests" },
          },
        },
      ],
    },
    Phase0BeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/Phase0BeaconBlockBody" } },
        },
      ],
    },
    Phase0SignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/Phase0BeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    AltairBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/AltairBeaconBlockBody" } },
        },
      ],
    },
    AltairSignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/AltairBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    BellatrixBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/BellatrixBeaconBlockBody" } },
        },
      ],
    },
    BellatrixSignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/BellatrixBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    CapellaBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/CapellaBeaconBlockBody" } },
        },
      ],
    },
    CapellaSignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/CapellaBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    DenebBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/DenebBeaconBlockBody" } },
        },
      ],
    },
    DenebSignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/DenebBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ElectraBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/ElectraBeaconBlockBody" } },
        },
      ],
    },
    ElectraSignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ElectraBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    GloasBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/GloasBeaconBlockBody" } },
        },
      ],
    },
    GloasSignedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/GloasBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    BellatrixBlindedBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/BellatrixBlindedBeaconBlockBody" } },
        },
      ],
    },
    BellatrixSignedBlindedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/BellatrixBlindedBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    CapellaBlindedBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/CapellaBlindedBeaconBlockBody" } },
        },
      ],
    },
    CapellaSignedBlindedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/CapellaBlindedBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    DenebBlindedBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/DenebBlindedBeaconBlockBody" } },
        },
      ],
    },
    DenebSignedBlindedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/DenebBlindedBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ElectraBlindedBeaconBlock: {
      allOf: [
        { $ref: "/beacon/BeaconBlockBase" },
        {
          type: "object",
          required: ["body"],
          properties: { body: { $ref: "/beacon/ElectraBlindedBeaconBlockBody" } },
        },
      ],
    },
    ElectraSignedBlindedBeaconBlock: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ElectraBlindedBeaconBlock" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    DenebSignedBlockContents: {
      type: "object",
      required: ["signed_block", "kzg_proofs", "blobs"],
      properties: {
        signed_block: { $ref: "/beacon/DenebSignedBeaconBlock" },
        kzg_proofs: { type: "array", items: { $ref: "/beacon/KZGProof" }, maxItems: 4096 },
        blobs: { type: "array", items: { $ref: "/beacon/Blob" }, maxItems: 4096 },
      },
    },
    ElectraSignedBlockContents: {
      type: "object",
      required: ["signed_block", "kzg_proofs", "blobs"],
      properties: {
        signed_block: { $ref: "/beacon/ElectraSignedBeaconBlock" },
        kzg_proofs: { type: "array", items: { $ref: "/beacon/KZGProof" }, maxItems: 4096 },
        blobs: { type: "array", items: { $ref: "/beacon/Blob" }, maxItems: 4096 },
      },
    },
    FuluSignedBlockContents: {
      type: "object",
      required: ["signed_block", "kzg_proofs", "blobs"],
      properties: {
        signed_block: { $ref: "/beacon/ElectraSignedBeaconBlock" },
        kzg_proofs: { type: "array", items: { $ref: "/beacon/KZGProof" }, maxItems: 33554432 },
        blobs: { type: "array", items: { $ref: "/beacon/Blob" }, maxItems: 4096 },
      },
    },
    ExecutionTransaction: { type: "string", pattern: "^0x(?:[0-9a-fA-F]{2})*$" },
    ExtraData: { type: "string", pattern: "^0x(?:[0-9a-fA-F]{2}){0,32}$" },
    LogsBloom: { type: "string", pattern: "^0x[0-9a-fA-F]{512}$" },
    BlockAccessList: { type: "string", pattern: "^0x(?:[0-9a-fA-F]{2})*$" },
    Blob: { type: "string", pattern: "^0x(?:[0-9a-fA-F]{64})*$" },
    Withdrawal: {
      type: "object",
      required: ["index", "validator_index", "address", "amount"],
      properties: {
        index: { $ref: "/beacon/Uint64" },
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        address: { $ref: "/beacon/ExecutionAddress" },
        amount: { $ref: "/beacon/Gwei" },
      },
    },
    ExecutionPayloadBase: {
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
        parent_hash: { $ref: "/beacon/Hash" },
        fee_recipient: { $ref: "/beacon/ExecutionAddress" },
        state_root: { $ref: "/beacon/Bytes32" },
        receipts_root: { $ref: "/beacon/Bytes32" },
        logs_bloom: { $ref: "/beacon/LogsBloom" },
        prev_randao: { $ref: "/beacon/Bytes32" },
        block_number: { $ref: "/beacon/Uint64" },
        gas_limit: { $ref: "/beacon/Gas" },
        gas_used: { $ref: "/beacon/Gas" },
        timestamp: { $ref: "/beacon/UnixTime" },
        extra_data: { $ref: "/beacon/ExtraData" },
        base_fee_per_gas: { $ref: "/beacon/Uint256" },
        block_hash: { $ref: "/beacon/Hash" },
      },
    },
    BellatrixExecutionPayload: {
      allOf: [
        { $ref: "/beacon/ExecutionPayloadBase" },
        {
          type: "object",
          required: ["transactions"],
          properties: {
            transactions: {
              type: "array",
              items: { $ref: "/beacon/ExecutionTransaction" },
              maxItems: 1048576,
            },
          },
        },
      ],
    },
    CapellaExecutionPayload: {
      allOf: [
        { $ref: "/beacon/BellatrixExecutionPayload" },
        {
          type: "object",
          required: ["withdrawals"],
          properties: { withdrawals: { type: "array", items: { $ref: "/beacon/Withdrawal" }, maxItems: 16 } },
        },
      ],
    },
    DenebExecutionPayload: {
      allOf: [
        { $ref: "/beacon/CapellaExecutionPayload" },
        {
          type: "object",
          required: ["blob_gas_used", "excess_blob_gas"],
          properties: { blob_gas_used: { $ref: "/beacon/Gas" }, excess_blob_gas: { $ref: "/beacon/Gas" } },
        },
      ],
    },
    GloasExecutionPayload: {
      allOf: [
        { $ref: "/beacon/DenebExecutionPayload" },
        {
          type: "object",
          required: ["block_access_list", "slot_number"],
          properties: {
            block_access_list: { $ref: "/beacon/BlockAccessList" },
            slot_number: { $ref: "/beacon/Slot" },
          },
        },
      ],
    },
    BellatrixExecutionPayloadHeader: {
      allOf: [
        { $ref: "/beacon/ExecutionPayloadBase" },
        {
          type: "object",
          required: ["transactions_root"],
          properties: { transactions_root: { $ref: "/beacon/Root" } },
        },
      ],
    },
    CapellaExecutionPayloadHeader: {
      allOf: [
        { $ref: "/beacon/BellatrixExecutionPayloadHeader" },
        {
          type: "object",
          required: ["withdrawals_root"],
          properties: { withdrawals_root: { $ref: "/beacon/Root" } },
        },
      ],
    },
    DenebExecutionPayloadHeader: {
      allOf: [
        { $ref: "/beacon/CapellaExecutionPayloadHeader" },
        {
          type: "object",
          required: ["blob_gas_used", "excess_blob_gas"],
          properties: { blob_gas_used: { $ref: "/beacon/Gas" }, excess_blob_gas: { $ref: "/beacon/Gas" } },
        },
      ],
    },
    ExecutionPayloadBid: {
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
        parent_block_hash: { $ref: "/beacon/Hash" },
        parent_block_root: { $ref: "/beacon/Root" },
        block_hash: { $ref: "/beacon/Hash" },
        prev_randao: { $ref: "/beacon/Bytes32" },
        fee_recipient: { $ref: "/beacon/ExecutionAddress" },
        gas_limit: { $ref: "/beacon/Gas" },
        builder_index: { $ref: "/beacon/BuilderIndex" },
        slot: { $ref: "/beacon/Slot" },
        value: { $ref: "/beacon/Gwei" },
        execution_payment: { $ref: "/beacon/Gwei" },
        blob_kzg_commitments: { type: "array", items: { $ref: "/beacon/KZGCommitment" } },
        execution_requests_root: { $ref: "/beacon/Root" },
      },
    },
    SignedExecutionPayloadBid: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ExecutionPayloadBid" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ExecutionPayloadEnvelope: {
      type: "object",
      required: [
        "payload",
        "execution_requests",
        "builder_index",
        "beacon_block_root",
        "parent_beacon_block_root",
      ],
      properties: {
        payload: { $ref: "/beacon/GloasExecutionPayload" },
        execution_requests: { $ref: "/beacon/ExecutionRequests" },
        builder_index: { $ref: "/beacon/BuilderIndex" },
        beacon_block_root: { $ref: "/beacon/Root" },
        parent_beacon_block_root: { $ref: "/beacon/Root" },
      },
    },
    SignedExecutionPayloadEnvelope: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ExecutionPayloadEnvelope" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    SignedExecutionPayloadEnvelopeContents: {
      type: "object",
      required: ["signed_execution_payload_envelope", "kzg_proofs", "blobs"],
      properties: {
        signed_execution_payload_envelope: { $ref: "/beacon/SignedExecutionPayloadEnvelope" },
        kzg_proofs: { type: "array", items: { $ref: "/beacon/KZGProof" }, maxItems: 33554432 },
        blobs: { type: "array", items: { $ref: "/beacon/Blob" }, maxItems: 4096 },
      },
    },
    PublishedExecutionPayloadEnvelope: {
      anyOf: [
        { $ref: "/beacon/SignedExecutionPayloadEnvelopeContents" },
        { $ref: "/beacon/SignedExecutionPayloadEnvelope" },
      ],
    },
    SyncCommitteePeriod: { type: "string", pattern: "^[0-9]+$" },
    SubmittedAttestations: {
      anyOf: [
        { type: "array", items: { $ref: "/beacon/SingleAttestation" } },
        { type: "array", items: { $ref: "/beacon/Phase0Attestation" } },
      ],
    },
    SyncCommitteeMessage: {
      type: "object",
      required: ["slot", "beacon_block_root", "validator_index", "signature"],
      properties: {
        slot: { $ref: "/beacon/Slot" },
        beacon_block_root: { $ref: "/beacon/Root" },
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    EmptyFlag: { type: "string", enum: [""] },
    ProposerPreparation: {
      type: "object",
      required: ["validator_index", "fee_recipient"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        fee_recipient: { $ref: "/beacon/ExecutionAddress" },
      },
    },
    ProposerPreferences: {
      type: "object",
      required: ["dependent_root", "proposal_slot", "validator_index", "fee_recipient", "target_gas_limit"],
      properties: {
        dependent_root: { $ref: "/beacon/Root" },
        proposal_slot: { $ref: "/beacon/Slot" },
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        fee_recipient: { $ref: "/beacon/ExecutionAddress" },
        target_gas_limit: { $ref: "/beacon/Gas" },
      },
    },
    SignedProposerPreferences: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ProposerPreferences" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ValidatorRegistration: {
      type: "object",
      required: ["fee_recipient", "gas_limit", "timestamp", "pubkey"],
      properties: {
        fee_recipient: { $ref: "/beacon/ExecutionAddress" },
        gas_limit: { $ref: "/beacon/Gas" },
        timestamp: { $ref: "/beacon/UnixTime" },
        pubkey: { $ref: "/beacon/BLSPubkey" },
      },
    },
    SignedValidatorRegistration: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ValidatorRegistration" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    Phase0AggregateAndProof: {
      type: "object",
      required: ["aggregator_index", "aggregate", "selection_proof"],
      properties: {
        aggregator_index: { $ref: "/beacon/ValidatorIndex" },
        aggregate: { $ref: "/beacon/Phase0Attestation" },
        selection_proof: { $ref: "/beacon/BLSSignature" },
      },
    },
    ElectraAggregateAndProof: {
      type: "object",
      required: ["aggregator_index", "aggregate", "selection_proof"],
      properties: {
        aggregator_index: { $ref: "/beacon/ValidatorIndex" },
        aggregate: { $ref: "/beacon/ElectraAttestation" },
        selection_proof: { $ref: "/beacon/BLSSignature" },
      },
    },
    Phase0SignedAggregateAndProof: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/Phase0AggregateAndProof" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ElectraSignedAggregateAndProof: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ElectraAggregateAndProof" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    SignedAggregateAndProofs: {
      anyOf: [
        { type: "array", items: { $ref: "/beacon/ElectraSignedAggregateAndProof" } },
        { type: "array", items: { $ref: "/beacon/Phase0SignedAggregateAndProof" } },
      ],
    },
    SyncCommitteeContribution: {
      type: "object",
      required: ["slot", "beacon_block_root", "subcommittee_index", "aggregation_bits", "signature"],
      properties: {
        slot: { $ref: "/beacon/Slot" },
        beacon_block_root: { $ref: "/beacon/Root" },
        subcommittee_index: { $ref: "/beacon/Uint64" },
        aggregation_bits: { $ref: "/beacon/Bits" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    ContributionAndProof: {
      type: "object",
      required: ["aggregator_index", "contribution", "selection_proof"],
      properties: {
        aggregator_index: { $ref: "/beacon/ValidatorIndex" },
        contribution: { $ref: "/beacon/SyncCommitteeContribution" },
        selection_proof: { $ref: "/beacon/BLSSignature" },
      },
    },
    SignedContributionAndProof: {
      type: "object",
      required: ["message", "signature"],
      properties: {
        message: { $ref: "/beacon/ContributionAndProof" },
        signature: { $ref: "/beacon/BLSSignature" },
      },
    },
    BeaconCommitteeSubscription: {
      type: "object",
      required: ["validator_index", "committee_index", "committees_at_slot", "slot", "is_aggregator"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        committee_index: { $ref: "/beacon/CommitteeIndex" },
        committees_at_slot: { $ref: "/beacon/Uint64" },
        slot: { $ref: "/beacon/Slot" },
        is_aggregator: { type: "boolean" },
      },
    },
    SyncCommitteeSubscription: {
      type: "object",
      required: ["validator_index", "sync_committee_indices", "until_epoch"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        sync_committee_indices: { type: "array", items: { $ref: "/beacon/Uint64" } },
        until_epoch: { $ref: "/beacon/Epoch" },
      },
    },
    BeaconCommitteeSelection: {
      type: "object",
      required: ["validator_index", "slot", "selection_proof"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        slot: { $ref: "/beacon/Slot" },
        selection_proof: { $ref: "/beacon/BLSSignature" },
      },
    },
    SyncCommitteeSelection: {
      type: "object",
      required: ["validator_index", "slot", "subcommittee_index", "selection_proof"],
      properties: {
        validator_index: { $ref: "/beacon/ValidatorIndex" },
        slot: { $ref: "/beacon/Slot" },
        subcommittee_index: { $ref: "/beacon/Uint64" },
        selection_proof: { $ref: "/beacon/BLSSignature" },
      },
    },
    PeerId: { type: "string" },
    PeerConnectionState: {
      type: "string",
      enum: ["disconnected", "connecting", "connected", "disconnecting"],
    },
    PeerConnectionDirection: { type: "string", enum: ["inbound", "outbound"] },
    EventTopic: {
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
  exchange: {
    InfoRequest: {
      oneOf: [
        { $ref: "/exchange/ActiveAssetDataRequest" },
        { $ref: "/exchange/AllBorrowLendReserveStatesRequest" },
        { $ref: "/exchange/AllMidsRequest" },
        { $ref: "/exchange/AllPerpMetasRequest" },
        { $ref: "/exchange/ApprovedBuildersRequest" },
        { $ref: "/exchange/BorrowLendReserveStateRequest" },
        { $ref: "/exchange/BorrowLendUserStateRequest" },
        { $ref: "/exchange/CandleSnapshotRequest" },
        { $ref: "/exchange/ClearinghouseStateRequest" },
        { $ref: "/exchange/DelegationsRequest" },
        { $ref: "/exchange/DelegatorHistoryRequest" },
        { $ref: "/exchange/DelegatorRewardsRequest" },
        { $ref: "/exchange/DelegatorSummaryRequest" },
        { $ref: "/exchange/ExchangeStatusRequest" },
        { $ref: "/exchange/ExtraAgentsRequest" },
        { $ref: "/exchange/FrontendOpenOrdersRequest" },
        { $ref: "/exchange/FundingHistoryRequest" },
        { $ref: "/exchange/GossipPriorityAuctionStatusRequest" },
        { $ref: "/exchange/GossipRootIpsRequest" },
        { $ref: "/exchange/HistoricalOrdersRequest" },
        { $ref: "/exchange/IsVipRequest" },
        { $ref: "/exchange/L2BookRequest" },
        { $ref: "/exchange/LeadingVaultsRequest" },
        { $ref: "/exchange/LegalCheckRequest" },
        { $ref: "/exchange/LiquidatableRequest" },
        { $ref: "/exchange/MarginTableRequest" },
        { $ref: "/exchange/MaxBuilderFeeRequest" },
        { $ref: "/exchange/MaxMarketOrderNtlsRequest" },
        { $ref: "/exchange/MetaAndAssetCtxsRequest" },
        { $ref: "/exchange/MetaRequest" },
        { $ref: "/exchange/OpenOrdersRequest" },
        { $ref: "/exchange/OrderStatusRequest" },
        { $ref: "/exchange/OutcomeMetaRequest" },
        { $ref: "/exchange/OutcomeTemplatesRequest" },
        { $ref: "/exchange/PerpAnnotationRequest" },
        { $ref: "/exchange/PerpCategoriesRequest" },
        { $ref: "/exchange/PerpConciseAnnotationsRequest" },
        { $ref: "/exchange/PerpDeployAuctionStatusRequest" },
        { $ref: "/exchange/PerpDexLimitsRequest" },
        { $ref: "/exchange/PerpDexStatusRequest" },
        { $ref: "/exchange/PerpDexsRequest" },
        { $ref: "/exchange/PerpsAtOpenInterestCapRequest" },
        { $ref: "/exchange/PortfolioRequest" },
        { $ref: "/exchange/PreTransferCheckRequest" },
        { $ref: "/exchange/PredictedFundingsRequest" },
        { $ref: "/exchange/RecentTradesRequest" },
        { $ref: "/exchange/ReferralRequest" },
        { $ref: "/exchange/SettledOutcomeRequest" },
        { $ref: "/exchange/SpotClearinghouseStateRequest" },
        { $ref: "/exchange/SpotDeployStateRequest" },
        { $ref: "/exchange/SpotMetaAndAssetCtxsRequest" },
        { $ref: "/exchange/SpotMetaRequest" },
        { $ref: "/exchange/SpotPairDeployAuctionStatusRequest" },
        { $ref: "/exchange/SubAccounts2Request" },
        { $ref: "/exchange/SubAccountsRequest" },
        { $ref: "/exchange/TokenDetailsRequest" },
        { $ref: "/exchange/TwapHistoryRequest" },
        { $ref: "/exchange/UsdcRoutingRequest" },
        { $ref: "/exchange/UserAbstractionRequest" },
        { $ref: "/exchange/UserBorrowLendInterestRequest" },
        { $ref: "/exchange/UserDexAbstractionRequest" },
        { $ref: "/exchange/UserFeesRequest" },
        { $ref: "/exchange/UserFillsByTimeRequest" },
        { $ref: "/exchange/UserFillsRequest" },
        { $ref: "/exchange/UserFundingRequest" },
        { $ref: "/exchange/UserNonFundingLedgerUpdatesRequest" },
        { $ref: "/exchange/UserRateLimitRequest" },
        { $ref: "/exchange/UserRoleRequest" },
        { $ref: "/exchange/UserToMultiSigSignersRequest" },
        { $ref: "/exchange/UserTwapSliceFillsByTimeRequest" },
        { $ref: "/exchange/UserTwapSliceFillsRequest" },
        { $ref: "/exchange/UserVaultEquitiesRequest" },
        { $ref: "/exchange/ValidatorL1VotesRequest" },
        { $ref: "/exchange/ValidatorSummariesRequest" },
        { $ref: "/exchange/VaultDetailsRequest" },
        { $ref: "/exchange/VaultSummariesRequest" },
        { $ref: "/exchange/WebData2Request" },
      ],
      type: "object",
      required: ["type"],
      discriminator: { propertyName: "type" },
    },
    ExchangeRequest: {
      type: "object",
      required: ["action", "nonce", "signature"],
      properties: {
        action: { $ref: "/exchange/Action" },
        nonce: { $ref: "/exchange/Nonce" },
        signature: { $ref: "/exchange/Signature" },
        vaultAddress: { oneOf: [{ $ref: "/exchange/Address" }, { type: "null" }] },
        expiresAfter: { type: "integer", minimum: 0 },
      },
    },
    Action: {
      oneOf: [
        { $ref: "/exchange/ActivateOutcomeDeployerAction" },
        { $ref: "/exchange/AgentEnableDexAbstractionAction" },
        { $ref: "/exchange/AgentSendAssetAction" },
        { $ref: "/exchange/AgentSetAbstractionAction" },
        { $ref: "/exchange/ApproveAgentAction" },
        { $ref: "/exchange/ApproveBuilderFeeAction" },
        { $ref: "/exchange/AuthorizeAqav2RoleAction" },
        { $ref: "/exchange/BatchModifyAction" },
        { $ref: "/exchange/BorrowLendAction" },
        { $ref: "/exchange/CDepositAction" },
        { $ref: "/exchange/CSignerAction" },
        { $ref: "/exchange/CValidatorAction" },
        { $ref: "/exchange/CWithdrawAction" },
        { $ref: "/exchange/CancelAction" },
        { $ref: "/exchange/CancelByCloidAction" },
        { $ref: "/exchange/ClaimRewardsAction" },
        { $ref: "/exchange/ConvertToMultiSigUserAction" },
        { $ref: "/exchange/CreateSubAccountAction" },
        { $ref: "/exchange/CreateVaultAction" },
        { $ref: "/exchange/EvmUserModifyAction" },
        { $ref: "/exchange/FinalizeEvmContractAction" },
        { $ref: "/exchange/GossipPriorityBidAction" },
        { $ref: "/exchange/Hip3LiquidatorTransferAction" },
        { $ref: "/exchange/LinkStakingUserAction" },
        { $ref: "/exchange/ModifyAction" },
        { $ref: "/exchange/MultiSigAction" },
        { $ref: "/exchange/NoopAction" },
        { $ref: "/exchange/OrderAction" },
        { $ref: "/exchange/PerpDeployAction" },
        { $ref: "/exchange/RegisterReferrerAction" },
        { $ref: "/exchange/ReserveRequestWeightAction" },
        { $ref: "/exchange/ScheduleCancelAction" },
        { $ref: "/exchange/SendAssetAction" },
        { $ref: "/exchange/SendToEvmWithDataAction" },
        { $ref: "/exchange/SetDisplayNameAction" },
        { $ref: "/exchange/SetReferrerAction" },
        { $ref: "/exchange/SpotDeployAction" },
        { $ref: "/exchange/SpotSendAction" },
        { $ref: "/exchange/SpotUserAction" },
        { $ref: "/exchange/StakingLinkDisableTradingUserAction" },
        { $ref: "/exchange/SubAccountModifyAction" },
        { $ref: "/exchange/SubAccountSpotTransferAction" },
        { $ref: "/exchange/SubAccountTransferAction" },
        { $ref: "/exchange/TokenDelegateAction" },
        { $ref: "/exchange/TopUpIsolatedOnlyMarginAction" },
        { $ref: "/exchange/TwapCancelAction" },
        { $ref: "/exchange/TwapOrderAction" },
        { $ref: "/exchange/UpdateIsolatedMarginAction" },
        { $ref: "/exchange/UpdateLeverageAction" },
        { $ref: "/exchange/UsdClassTransferAction" },
        { $ref: "/exchange/UsdSendAction" },
        { $ref: "/exchange/UserDexAbstractionAction" },
        { $ref: "/exchange/UserOutcomeAction" },
        { $ref: "/exchange/UserPortfolioMarginAction" },
        { $ref: "/exchange/UserSetAbstractionAction" },
        { $ref: "/exchange/ValidatorL1StreamAction" },
        { $ref: "/exchange/VaultDistributeAction" },
        { $ref: "/exchange/VaultModifyAction" },
        { $ref: "/exchange/VaultTransferAction" },
        { $ref: "/exchange/Withdraw3Action" },
      ],
      type: "object",
      required: ["type"],
      discriminator: { propertyName: "type" },
    },
    ActiveAssetDataRequest: {
      type: "object",
      required: ["type", "coin", "user"],
      properties: {
        type: { const: "activeAssetData" },
        coin: { $ref: "/exchange/Coin" },
        user: { $ref: "/exchange/Address" },
      },
    },
    AllMidsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "allMids" }, dex: { $ref: "/exchange/DexName" } },
    },
    AllPerpMetasRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "allPerpMetas" } },
    },
    CandleSnapshotRequest: {
      type: "object",
      required: ["type", "req"],
      properties: {
        type: { const: "candleSnapshot" },
        req: {
          type: "object",
          required: ["coin", "interval", "startTime"],
          properties: {
            coin: { $ref: "/exchange/Coin" },
            interval: { $ref: "/exchange/CandleInterval" },
            startTime: { $ref: "/exchange/Timestamp" },
            endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
          },
        },
      },
    },
    ExchangeStatusRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "exchangeStatus" } },
    },
    FundingHistoryRequest: {
      type: "object",
      required: ["type", "coin", "startTime"],
      properties: {
        type: { const: "fundingHistory" },
        coin: { $ref: "/exchange/Coin" },
        startTime: { $ref: "/exchange/Timestamp" },
        endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
      },
    },
    L2BookRequest: {
      type: "object",
      required: ["type", "coin"],
      properties: {
        type: { const: "l2Book" },
        coin: { $ref: "/exchange/Coin" },
        nSigFigs: { oneOf: [{ type: "integer", enum: [2, 3, 4, 5] }, { type: "null" }] },
        mantissa: { oneOf: [{ type: "integer", enum: [2, 5] }, { type: "null" }] },
      },
    },
    LiquidatableRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "liquidatable" } },
    },
    MarginTableRequest: {
      type: "object",
      required: ["type", "id"],
      properties: {
        type: { const: "marginTable" },
        id: { type: "integer", minimum: 0 },
        dex: { $ref: "/exchange/DexName" },
      },
    },
    MaxMarketOrderNtlsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "maxMarketOrderNtls" } },
    },
    MetaRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "meta" }, dex: { $ref: "/exchange/DexName" } },
    },
    MetaAndAssetCtxsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "metaAndAssetCtxs" }, dex: { $ref: "/exchange/DexName" } },
    },
    PerpAnnotationRequest: {
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "perpAnnotation" }, coin: { $ref: "/exchange/Coin" } },
    },
    PerpCategoriesRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpCategories" } },
    },
    PerpConciseAnnotationsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpConciseAnnotations" } },
    },
    PerpsAtOpenInterestCapRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpsAtOpenInterestCap" }, dex: { $ref: "/exchange/DexName" } },
    },
    PredictedFundingsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "predictedFundings" } },
    },
    RecentTradesRequest: {
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "recentTrades" }, coin: { $ref: "/exchange/Coin" } },
    },
    SpotMetaRequest: { type: "object", required: ["type"], properties: { type: { const: "spotMeta" } } },
    SpotMetaAndAssetCtxsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotMetaAndAssetCtxs" } },
    },
    TokenDetailsRequest: {
      type: "object",
      required: ["type", "tokenId"],
      properties: { type: { const: "tokenDetails" }, tokenId: { $ref: "/exchange/TokenId" } },
    },
    Address: { type: "string", pattern: "^0x[0-9a-fA-F]{40}$" },
    ClientOrderId: { type: "string", pattern: "^0x[0-9a-fA-F]{32}$" },
    TokenId: { type: "string", pattern: "^0x[0-9a-fA-F]{32}$" },
    Coin: { type: "string" },
    Timestamp: { type: "integer", minimum: 0 },
    CandleInterval: {
      type: "string",
      enum: ["1m", "3m", "5m", "15m", "30m", "1h", "2h", "4h", "8h", "12h", "1d", "3d", "1w", "1M"],
    },
    DexName: { type: "string" },
    ApprovedBuildersRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "approvedBuilders" }, user: { $ref: "/exchange/Address" } },
    },
    ClearinghouseStateRequest: {
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "clearinghouseState" },
        user: { $ref: "/exchange/Address" },
        dex: { $ref: "/exchange/DexName" },
      },
    },
    ExtraAgentsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "extraAgents" }, user: { $ref: "/exchange/Address" } },
    },
    IsVipRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "isVip" }, user: { $ref: "/exchange/Address" } },
    },
    LegalCheckRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "legalCheck" }, user: { $ref: "/exchange/Address" } },
    },
    MaxBuilderFeeRequest: {
      type: "object",
      required: ["type", "user", "builder"],
      properties: {
        type: { const: "maxBuilderFee" },
        user: { $ref: "/exchange/Address" },
        builder: { $ref: "/exchange/Address" },
      },
    },
    PortfolioRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "portfolio" }, user: { $ref: "/exchange/Address" } },
    },
    PreTransferCheckRequest: {
      type: "object",
      required: ["type", "user", "source"],
      properties: {
        type: { const: "preTransferCheck" },
        user: { $ref: "/exchange/Address" },
        source: { $ref: "/exchange/Address" },
      },
    },
    ReferralRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "referral" }, user: { $ref: "/exchange/Address" } },
    },
    SpotClearinghouseStateRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "spotClearinghouseState" }, user: { $ref: "/exchange/Address" } },
    },
    SubAccountsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "subAccounts" }, user: { $ref: "/exchange/Address" } },
    },
    SubAccounts2Request: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "subAccounts2" }, user: { $ref: "/exchange/Address" } },
    },
    UsdcRoutingRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "usdcRouting" } },
    },
    UserAbstractionRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userAbstraction" }, user: { $ref: "/exchange/Address" } },
    },
    UserDexAbstractionRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userDexAbstraction" }, user: { $ref: "/exchange/Address" } },
    },
    UserFeesRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userFees" }, user: { $ref: "/exchange/Address" } },
    },
    UserFundingRequest: {
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFunding" },
        user: { $ref: "/exchange/Address" },
        startTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
        endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
      },
    },
    UserNonFundingLedgerUpdatesRequest: {
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userNonFundingLedgerUpdates" },
        user: { $ref: "/exchange/Address" },
        startTime: { $ref: "/exchange/Timestamp" },
        endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
      },
    },
    UserRateLimitRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userRateLimit" }, user: { $ref: "/exchange/Address" } },
    },
    UserRoleRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userRole" }, user: { $ref: "/exchange/Address" } },
    },
    UserToMultiSigSignersRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userToMultiSigSigners" }, user: { $ref: "/exchange/Address" } },
    },
    WebData2Request: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "webData2" }, user: { $ref: "/exchange/Address" } },
    },
    LeadingVaultsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "leadingVaults" }, user: { $ref: "/exchange/Address" } },
    },
    UserVaultEquitiesRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userVaultEquities" }, user: { $ref: "/exchange/Address" } },
    },
    VaultDetailsRequest: {
      type: "object",
      required: ["type", "vaultAddress"],
      properties: {
        type: { const: "vaultDetails" },
        vaultAddress: { $ref: "/exchange/Address" },
        user: { oneOf: [{ $ref: "/exchange/Address" }, { type: "null" }] },
      },
    },
    VaultSummariesRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "vaultSummaries" } },
    },
    FrontendOpenOrdersRequest: {
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "frontendOpenOrders" },
        user: { $ref: "/exchange/Address" },
        dex: { $ref: "/exchange/DexName" },
      },
    },
    HistoricalOrdersRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "historicalOrders" }, user: { $ref: "/exchange/Address" } },
    },
    OpenOrdersRequest: {
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "openOrders" },
        user: { $ref: "/exchange/Address" },
        dex: { $ref: "/exchange/DexName" },
      },
    },
    OrderStatusRequest: {
      type: "object",
      required: ["type", "user", "oid"],
      properties: {
        type: { const: "orderStatus" },
        user: { $ref: "/exchange/Address" },
        oid: { oneOf: [{ type: "integer", minimum: 0 }, { $ref: "/exchange/ClientOrderId" }] },
      },
    },
    TwapHistoryRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "twapHistory" }, user: { $ref: "/exchange/Address" } },
    },
    UserFillsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFills" },
        user: { $ref: "/exchange/Address" },
        aggregateByTime: { type: "boolean" },
      },
    },
    UserFillsByTimeRequest: {
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userFillsByTime" },
        user: { $ref: "/exchange/Address" },
        startTime: { $ref: "/exchange/Timestamp" },
        endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
        aggregateByTime: { type: "boolean" },
        reversed: { type: "boolean" },
      },
    },
    UserTwapSliceFillsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userTwapSliceFills" }, user: { $ref: "/exchange/Address" } },
    },
    UserTwapSliceFillsByTimeRequest: {
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userTwapSliceFillsByTime" },
        user: { $ref: "/exchange/Address" },
        startTime: { $ref: "/exchange/Timestamp" },
        endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
      },
    },
    AllBorrowLendReserveStatesRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "allBorrowLendReserveStates" } },
    },
    BorrowLendReserveStateRequest: {
      type: "object",
      required: ["type", "token"],
      properties: { type: { const: "borrowLendReserveState" }, token: { type: "integer", minimum: 0 } },
    },
    BorrowLendUserStateRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "borrowLendUserState" }, user: { $ref: "/exchange/Address" } },
    },
    UserBorrowLendInterestRequest: {
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userBorrowLendInterest" },
        user: { $ref: "/exchange/Address" },
        startTime: { $ref: "/exchange/Timestamp" },
        endTime: { oneOf: [{ $ref: "/exchange/Timestamp" }, { type: "null" }] },
      },
    },
    DelegationsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegations" }, user: { $ref: "/exchange/Address" } },
    },
    DelegatorHistoryRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegatorHistory" }, user: { $ref: "/exchange/Address" } },
    },
    DelegatorRewardsRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegatorRewards" }, user: { $ref: "/exchange/Address" } },
    },
    DelegatorSummaryRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegatorSummary" }, user: { $ref: "/exchange/Address" } },
    },
    ValidatorL1VotesRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "validatorL1Votes" } },
    },
    ValidatorSummariesRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "validatorSummaries" } },
    },
    GossipPriorityAuctionStatusRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "gossipPriorityAuctionStatus" } },
    },
    GossipRootIpsRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "gossipRootIps" } },
    },
    PerpDeployAuctionStatusRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpDeployAuctionStatus" } },
    },
    PerpDexLimitsRequest: {
      type: "object",
      required: ["type", "dex"],
      properties: { type: { const: "perpDexLimits" }, dex: { $ref: "/exchange/DexName" } },
    },
    PerpDexStatusRequest: {
      type: "object",
      required: ["type", "dex"],
      properties: { type: { const: "perpDexStatus" }, dex: { $ref: "/exchange/DexName" } },
    },
    PerpDexsRequest: { type: "object", required: ["type"], properties: { type: { const: "perpDexs" } } },
    SpotDeployStateRequest: {
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "spotDeployState" }, user: { $ref: "/exchange/Address" } },
    },
    SpotPairDeployAuctionStatusRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotPairDeployAuctionStatus" } },
    },
    OutcomeMetaRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeMeta" } },
    },
    OutcomeTemplatesRequest: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeTemplates" } },
    },
    SettledOutcomeRequest: {
      type: "object",
      required: ["type", "outcome"],
      properties: { type: { const: "settledOutcome" }, outcome: { type: "integer", minimum: 0 } },
    },
    Nonce: { type: "integer", minimum: 0 },
    Amount: { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?$" },
    SignedAmount: { type: "string", pattern: "^-?[0-9]+(\\.[0-9]+)?$" },
    HyperliquidChain: { type: "string", enum: ["Mainnet", "Testnet"] },
    SignatureChainId: { type: "string", pattern: "^0x[0-9a-fA-F]+$" },
    Percentage: { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$" },
    HexBytes: { type: "string", pattern: "^0x([0-9a-fA-F]{2})*$" },
    Signature: {
      type: "object",
      required: ["r", "s", "v"],
      properties: {
        r: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        s: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        v: { type: "integer", enum: [27, 28] },
      },
    },
    OptionalAddress: { type: "string", pattern: "^(0x[0-9a-fA-F]{40})?$" },
    TransferAmount: { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?( +subaccount:0x[0-9a-fA-F]{40})?$" },
    OutcomeSettlement: {
      type: "object",
      required: ["outcome", "settleFraction", "details", "nameAndDescription", "sideNames"],
      properties: {
        outcome: { type: "integer", minimum: 0 },
        settleFraction: { $ref: "/exchange/Amount" },
        details: { type: "string" },
        nameAndDescription: {
          type: "array",
          prefixItems: [{ type: "string" }, { type: "string" }],
          minItems: 2,
          maxItems: 2,
        },
        sideNames: {
          type: "array",
          prefixItems: [{ type: "string" }, { type: "string" }],
          minItems: 2,
          maxItems: 2,
        },
      },
    },
    TemplateInstance: {
      type: "object",
      required: ["id", "keywordToValue"],
      properties: {
        id: { type: "string" },
        keywordToValue: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    DexSchema: {
      type: "object",
      required: ["fullName", "collateralToken", "oracleUpdater"],
      properties: {
        fullName: { type: "string" },
        collateralToken: { type: "integer", minimum: 0 },
        oracleUpdater: { oneOf: [{ $ref: "/exchange/Address" }, { type: "null" }] },
      },
    },
    ActivateOutcomeDeployerAction: {
      type: "object",
      required: ["type", "isDeactivate"],
      properties: { type: { const: "activateOutcomeDeployer" }, isDeactivate: { type: "boolean" } },
    },
    AuthorizeAqav2RoleAction: {
      type: "object",
      required: ["type", "token", "role"],
      properties: {
        type: { const: "authorizeAqav2Role" },
        token: { type: "integer", minimum: 0 },
        role: { type: "string", enum: ["technical", "treasury"] },
      },
    },
    FinalizeEvmContractAction: {
      type: "object",
      required: ["type", "token", "input"],
      properties: {
        type: { const: "finalizeEvmContract" },
        token: { type: "integer", minimum: 0 },
        input: {
          oneOf: [
            {
              type: "object",
              required: ["create"],
              properties: {
                create: {
                  type: "object",
                  required: ["nonce"],
                  properties: { nonce: { type: "integer", minimum: 0 } },
                },
              },
            },
            { const: "firstStorageSlot" },
            { const: "customStorageSlot" },
          ],
        },
      },
    },
    GossipPriorityBidAction: {
      type: "object",
      required: ["type", "slotId", "ip", "maxGas"],
      properties: {
        type: { const: "gossipPriorityBid" },
        slotId: { type: "integer", minimum: 0, maximum: 1 },
        ip: { type: "string", format: "ip" },
        maxGas: { type: "integer", minimum: 0 },
      },
    },
    Hip3LiquidatorTransferAction: {
      type: "object",
      required: ["type", "dex", "ntl", "isDeposit"],
      properties: {
        type: { const: "hip3LiquidatorTransfer" },
        dex: { $ref: "/exchange/DexName" },
        ntl: { type: "integer", minimum: 0 },
        isDeposit: { type: "boolean" },
      },
    },
    PerpDeployAction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "perpDeploy" },
        registerAsset2: {
          type: "object",
          required: ["maxGas", "assetRequest", "dex", "schema"],
          properties: {
            maxGas: { type: ["integer", "null"], minimum: 0 },
            assetRequest: {
              type: "object",
              required: ["coin", "szDecimals", "oraclePx", "marginTableId", "marginMode"],
              properties: {
                coin: { $ref: "/exchange/Coin" },
                szDecimals: { type: "integer", minimum: 0 },
                oraclePx: { $ref: "/exchange/Amount" },
                marginTableId: { type: "integer", minimum: 0 },
                marginMode: { type: "string", enum: ["strictIsolated", "noCross", "normal"] },
              },
            },
            dex: { $ref: "/exchange/DexName" },
            schema: { oneOf: [{ $ref: "/exchange/DexSchema" }, { type: "null" }] },
          },
        },
        registerAsset: {
          type: "object",
          required: ["maxGas", "assetRequest", "dex", "schema"],
          properties: {
            maxGas: { type: ["integer", "null"], minimum: 0 },
            assetRequest: {
              type: "object",
              required: ["coin", "szDecimals", "oraclePx", "marginTableId", "onlyIsolated"],
              properties: {
                coin: { $ref: "/exchange/Coin" },
                szDecimals: { type: "integer", minimum: 0 },
                oraclePx: { $ref: "/exchange/Amount" },
                marginTableId: { type: "integer", minimum: 0 },
                onlyIsolated: { type: "boolean" },
              },
            },
            dex: { $ref: "/exchange/DexName" },
            schema: { oneOf: [{ $ref: "/exchange/DexSchema" }, { type: "null" }] },
          },
        },
        setOracle: {
          type: "object",
          required: ["dex", "oraclePxs", "markPxs", "externalPerpPxs"],
          properties: {
            dex: { $ref: "/exchange/DexName" },
            oraclePxs: {
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "string" }, { $ref: "/exchange/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            markPxs: {
              type: "array",
              items: {
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ type: "string" }, { $ref: "/exchange/Amount" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
            },
            externalPerpPxs: {
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "string" }, { $ref: "/exchange/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
          },
        },
        setFundingMultipliers: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { $ref: "/exchange/Amount" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setFundingInterestRates: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { $ref: "/exchange/SignedAmount" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        haltTrading: {
          type: "object",
          required: ["coin", "isHalted"],
          properties: { coin: { $ref: "/exchange/Coin" }, isHalted: { type: "boolean" } },
        },
        setMarginTableIds: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }],
            minItems: 2,
            maxItems: 2,
          },
        },
        insertMarginTable: {
          type: "object",
          required: ["dex", "marginTable"],
          properties: {
            dex: { $ref: "/exchange/DexName" },
            marginTable: {
              type: "object",
              required: ["description", "marginTiers"],
              properties: {
                description: { type: "string" },
                marginTiers: {
                  type: "array",
                  items: {
                    type: "object",
                    required: ["lowerBound", "maxLeverage"],
                    properties: {
                      lowerBound: { type: "integer", minimum: 0 },
                      maxLeverage: { type: "integer", minimum: 1, maximum: 50 },
                    },
                  },
                },
              },
            },
          },
        },
        setFeeRecipient: {
          type: "object",
          required: ["dex", "feeRecipient"],
          properties: { dex: { $ref: "/exchange/DexName" }, feeRecipient: { $ref: "/exchange/Address" } },
        },
        setOpenInterestCaps: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setSubDeployers: {
          type: "object",
          required: ["dex", "subDeployers"],
          properties: {
            dex: { $ref: "/exchange/DexName" },
            subDeployers: {
              type: "array",
              items: {
                type: "object",
                required: ["variant", "user", "allowed"],
                properties: {
                  variant: { type: "string" },
                  user: { $ref: "/exchange/Address" },
                  allowed: { type: "boolean" },
                },
              },
            },
          },
        },
        setMarginModes: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", enum: ["strictIsolated", "noCross"] }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setFeeScale: {
          type: "object",
          required: ["dex", "scale"],
          properties: { dex: { $ref: "/exchange/DexName" }, scale: { $ref: "/exchange/Amount" } },
        },
        setGrowthModes: {
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "boolean" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setPerpAnnotation: {
          type: "object",
          required: ["coin", "category", "description", "displayName", "keywords"],
          properties: {
            coin: { $ref: "/exchange/Coin" },
            category: { type: "string" },
            description: { type: "string" },
            displayName: { type: ["string", "null"] },
            keywords: { type: "array", items: { type: "string" } },
          },
        },
        disableDex: { type: "string" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    SpotDeployAction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "spotDeploy" },
        registerToken2: {
          type: "object",
          required: ["spec", "maxGas"],
          properties: {
            spec: {
              type: "object",
              required: ["name", "szDecimals", "weiDecimals"],
              properties: {
                name: { type: "string" },
                szDecimals: { type: "integer", minimum: 0 },
                weiDecimals: { type: "integer", minimum: 0 },
              },
            },
            maxGas: { type: "integer", minimum: 0 },
            fullName: { type: "string" },
          },
        },
        userGenesis: {
          type: "object",
          required: ["token", "userAndWei", "existingTokenAndWei"],
          properties: {
            token: { type: "integer", minimum: 0 },
            userAndWei: {
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ $ref: "/exchange/Address" }, { $ref: "/exchange/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            existingTokenAndWei: {
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "integer", minimum: 0 }, { $ref: "/exchange/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            blacklistUsers: {
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ $ref: "/exchange/Address" }, { type: "boolean" }],
                minItems: 2,
                maxItems: 2,
              },
            },
          },
        },
        genesis: {
          type: "object",
          required: ["token", "maxSupply"],
          properties: {
            token: { type: "integer", minimum: 0 },
            maxSupply: { $ref: "/exchange/Amount" },
            noHyperliquidity: { const: true },
          },
        },
        registerSpot: {
          type: "object",
          required: ["tokens"],
          properties: {
            tokens: {
              type: "array",
              prefixItems: [{ type: "integer", minimum: 0 }, { type: "integer", minimum: 0 }],
              minItems: 2,
              maxItems: 2,
            },
          },
        },
        registerHyperliquidity: {
          type: "object",
          required: ["spot", "startPx", "orderSz", "nOrders"],
          properties: {
            spot: { type: "integer", minimum: 0 },
            startPx: { $ref: "/exchange/Amount" },
            orderSz: { $ref: "/exchange/Amount" },
            nOrders: { type: "integer", minimum: 0 },
            nSeededLevels: { type: "integer", minimum: 0 },
          },
        },
        setDeployerTradingFeeShare: {
          type: "object",
          required: ["token", "share"],
          properties: { token: { type: "integer", minimum: 0 }, share: { $ref: "/exchange/Percentage" } },
        },
        enableQuoteToken: {
          type: "object",
          required: ["token"],
          properties: { token: { type: "integer", minimum: 0 } },
        },
        disableQuoteToken: {
          type: "object",
          required: ["token"],
          properties: { token: { type: "integer", minimum: 0 } },
        },
        requestEvmContract: {
          type: "object",
          required: ["token", "address", "evmExtraWeiDecimals"],
          properties: {
            token: { type: "integer", minimum: 0 },
            address: { $ref: "/exchange/Address" },
            evmExtraWeiDecimals: { type: "integer", minimum: -2, maximum: 18 },
          },
        },
        outcome: {
          oneOf: [
            {
              type: "object",
              required: ["registerStandaloneOutcomeFromTemplate"],
              properties: { registerStandaloneOutcomeFromTemplate: { $ref: "/exchange/TemplateInstance" } },
            },
            {
              type: "object",
              required: ["registerQuestionFromTemplate"],
              properties: {
                registerQuestionFromTemplate: {
                  type: "object",
                  required: ["questionTemplateInstance", "namedOutcomeTemplateInstances"],
                  properties: {
                    questionTemplateInstance: { $ref: "/exchange/TemplateInstance" },
                    namedOutcomeTemplateInstances: {
                      type: "array",
                      items: { $ref: "/exchange/TemplateInstance" },
                    },
                  },
                },
              },
            },
            {
              type: "object",
              required: ["settleOutcome"],
              properties: { settleOutcome: { $ref: "/exchange/OutcomeSettlement" } },
            },
            {
              type: "object",
              required: ["settleQuestion2"],
              properties: {
                settleQuestion2: {
                  type: "object",
                  required: ["question", "outcomeSettlements", "nameAndDescription"],
                  properties: {
                    question: { type: "integer", minimum: 0 },
                    outcomeSettlements: { type: "array", items: { $ref: "/exchange/OutcomeSettlement" } },
                    nameAndDescription: {
                      type: "array",
                      prefixItems: [{ type: "string" }, { type: "string" }],
                      minItems: 2,
                      maxItems: 2,
                    },
                  },
                },
              },
            },
          ],
        },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    MultiSigConfiguration: { type: "string" },
    MultiSigAction: {
      type: "object",
      required: ["type", "signatureChainId", "signatures", "payload"],
      properties: {
        type: { const: "multiSig" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        signatures: { type: "array", items: { $ref: "/exchange/Signature" } },
        payload: {
          type: "object",
          required: ["multiSigUser", "outerSigner", "action"],
          properties: {
            multiSigUser: { $ref: "/exchange/Address" },
            outerSigner: { $ref: "/exchange/Address" },
            action: { type: "object" },
          },
        },
      },
    },
    AgentEnableDexAbstractionAction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "agentEnableDexAbstraction" },
        dexAbstraction: { type: "object", additionalProperties: true },
      },
    },
    AgentSetAbstractionAction: {
      type: "object",
      required: ["type", "abstraction"],
      properties: {
        type: { const: "agentSetAbstraction" },
        abstraction: { type: "string", enum: ["i", "u", "p"] },
      },
    },
    ApproveAgentAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "agentAddress", "nonce"],
      properties: {
        type: { const: "approveAgent" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        agentAddress: { $ref: "/exchange/Address" },
        agentName: { type: "string", pattern: "^.{0,16}( valid_until [0-9]+)?$", default: "" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    ApproveBuilderFeeAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "maxFeeRate", "builder", "nonce"],
      properties: {
        type: { const: "approveBuilderFee" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        maxFeeRate: { $ref: "/exchange/Percentage" },
        builder: { $ref: "/exchange/Address" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    ClaimRewardsAction: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "claimRewards" } },
    },
    ConvertToMultiSigUserAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "signers", "nonce"],
      properties: {
        type: { const: "convertToMultiSigUser" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        signers: { $ref: "/exchange/MultiSigConfiguration" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    CreateSubAccountAction: {
      type: "object",
      required: ["type", "name"],
      properties: {
        type: { const: "createSubAccount" },
        name: { type: "string", minLength: 1, maxLength: 16 },
      },
    },
    EvmUserModifyAction: {
      type: "object",
      required: ["type", "usingBigBlocks"],
      properties: { type: { const: "evmUserModify" }, usingBigBlocks: { type: "boolean" } },
    },
    RegisterReferrerAction: {
      type: "object",
      required: ["type", "code"],
      properties: {
        type: { const: "registerReferrer" },
        code: { type: "string", minLength: 1, maxLength: 20 },
      },
    },
    ReserveRequestWeightAction: {
      type: "object",
      required: ["type", "weight"],
      properties: {
        type: { const: "reserveRequestWeight" },
        weight: { type: "integer", minimum: 0, maximum: 1844674407370955 },
        destination: { $ref: "/exchange/Address" },
      },
    },
    SetDisplayNameAction: {
      type: "object",
      required: ["type", "displayName"],
      properties: { type: { const: "setDisplayName" }, displayName: { type: "string", maxLength: 20 } },
    },
    SetReferrerAction: {
      type: "object",
      required: ["type", "code"],
      properties: { type: { const: "setReferrer" }, code: { type: "string", minLength: 1, maxLength: 20 } },
    },
    SpotUserAction: {
      type: "object",
      required: ["type", "toggleSpotDusting"],
      properties: {
        type: { const: "spotUser" },
        toggleSpotDusting: {
          type: "object",
          required: ["optOut"],
          properties: { optOut: { type: "boolean" } },
        },
      },
    },
    SubAccountModifyAction: {
      type: "object",
      required: ["type", "subAccountUser", "name"],
      properties: {
        type: { const: "subAccountModify" },
        subAccountUser: { $ref: "/exchange/Address" },
        name: { type: "string", minLength: 1, maxLength: 16 },
      },
    },
    UserDexAbstractionAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
      properties: {
        type: { const: "userDexAbstraction" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        user: { $ref: "/exchange/Address" },
        enabled: { type: "boolean" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    UserPortfolioMarginAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
      properties: {
        type: { const: "userPortfolioMargin" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        user: { $ref: "/exchange/Address" },
        enabled: { type: "boolean" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    UserSetAbstractionAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "abstraction", "nonce"],
      properties: {
        type: { const: "userSetAbstraction" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        user: { $ref: "/exchange/Address" },
        abstraction: { type: "string", enum: ["disabled", "unifiedAccount", "portfolioMargin"] },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    AgentSendAssetAction: {
      type: "object",
      required: ["type", "destination", "sourceDex", "destinationDex", "token", "amount", "nonce"],
      properties: {
        type: { const: "agentSendAsset" },
        destination: { $ref: "/exchange/Address" },
        sourceDex: { type: "string" },
        destinationDex: { type: "string" },
        token: { type: "string" },
        amount: { $ref: "/exchange/Amount" },
        fromSubAccount: { $ref: "/exchange/OptionalAddress", default: "" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    BorrowLendAction: {
      type: "object",
      required: ["type", "operation", "token", "amount"],
      properties: {
        type: { const: "borrowLend" },
        operation: { type: "string", enum: ["supply", "withdraw", "repay", "borrow"] },
        token: { type: "integer", minimum: 0 },
        amount: { oneOf: [{ $ref: "/exchange/Amount" }, { type: "null" }] },
      },
    },
    SendAssetAction: {
      type: "object",
      required: [
        "type",
        "signatureChainId",
        "hyperliquidChain",
        "destination",
        "sourceDex",
        "destinationDex",
        "token",
        "amount",
        "nonce",
      ],
      properties: {
        type: { const: "sendAsset" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        destination: { $ref: "/exchange/Address" },
        sourceDex: { type: "string" },
        destinationDex: { type: "string" },
        token: { type: "string" },
        amount: { $ref: "/exchange/Amount" },
        fromSubAccount: { $ref: "/exchange/OptionalAddress", default: "" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    SendToEvmWithDataAction: {
      type: "object",
      required: [
        "type",
        "signatureChainId",
        "hyperliquidChain",
        "token",
        "amount",
        "sourceDex",
        "destinationRecipient",
        "addressEncoding",
        "destinationChainId",
        "gasLimit",
        "data",
        "nonce",
      ],
      properties: {
        type: { const: "sendToEvmWithData" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        token: { type: "string" },
        amount: { $ref: "/exchange/Amount" },
        sourceDex: { type: "string" },
        destinationRecipient: { type: "string" },
        addressEncoding: { type: "string", enum: ["hex", "base58"] },
        destinationChainId: { type: "integer", minimum: 0 },
        gasLimit: { type: "integer", minimum: 0 },
        data: { $ref: "/exchange/HexBytes" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    SpotSendAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "token", "amount", "time"],
      properties: {
        type: { const: "spotSend" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        destination: { $ref: "/exchange/Address" },
        token: { type: "string" },
        amount: { $ref: "/exchange/Amount" },
        time: { $ref: "/exchange/Nonce" },
      },
    },
    SubAccountSpotTransferAction: {
      type: "object",
      required: ["type", "subAccountUser", "isDeposit", "token", "amount"],
      properties: {
        type: { const: "subAccountSpotTransfer" },
        subAccountUser: { $ref: "/exchange/Address" },
        isDeposit: { type: "boolean" },
        token: { type: "string" },
        amount: { $ref: "/exchange/Amount" },
      },
    },
    SubAccountTransferAction: {
      type: "object",
      required: ["type", "subAccountUser", "isDeposit", "usd"],
      properties: {
        type: { const: "subAccountTransfer" },
        subAccountUser: { $ref: "/exchange/Address" },
        isDeposit: { type: "boolean" },
        usd: { type: "integer", minimum: 1 },
      },
    },
    UsdClassTransferAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "amount", "toPerp", "nonce"],
      properties: {
        type: { const: "usdClassTransfer" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        amount: { $ref: "/exchange/TransferAmount" },
        toPerp: { type: "boolean" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    UsdSendAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "amount", "time"],
      properties: {
        type: { const: "usdSend" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        destination: { $ref: "/exchange/Address" },
        amount: { $ref: "/exchange/Amount" },
        time: { $ref: "/exchange/Nonce" },
      },
    },
    Withdraw3Action: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "amount", "time"],
      properties: {
        type: { const: "withdraw3" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        destination: { $ref: "/exchange/Address" },
        amount: { $ref: "/exchange/Amount" },
        time: { $ref: "/exchange/Nonce" },
      },
    },
    OrderKind: {
      oneOf: [
        {
          type: "object",
          required: ["limit"],
          properties: {
            limit: {
              type: "object",
              required: ["tif"],
              properties: { tif: { type: "string", enum: ["Gtc", "Ioc", "Alo", "FrontendMarket"] } },
            },
          },
        },
        {
          type: "object",
          required: ["trigger"],
          properties: {
            trigger: {
              type: "object",
              required: ["isMarket", "triggerPx", "tpsl"],
              properties: {
                isMarket: { type: "boolean" },
                triggerPx: { $ref: "/exchange/Amount" },
                tpsl: { type: "string", enum: ["tp", "sl"] },
              },
            },
          },
        },
      ],
    },
    OrderRequest: {
      type: "object",
      required: ["a", "b", "p", "s", "r", "t"],
      properties: {
        a: { type: "integer", minimum: 0 },
        b: { type: "boolean" },
        p: { $ref: "/exchange/Amount" },
        s: { $ref: "/exchange/Amount" },
        r: { type: "boolean" },
        t: { $ref: "/exchange/OrderKind" },
        c: { $ref: "/exchange/ClientOrderId" },
      },
    },
    OrderPriority: {
      type: "object",
      required: ["p"],
      properties: { p: { type: "integer", minimum: 0, maximum: 100000000 } },
    },
    OrderBuilder: {
      type: "object",
      required: ["b", "f"],
      properties: { b: { $ref: "/exchange/Address" }, f: { type: "integer", minimum: 0, maximum: 1000 } },
    },
    OrderChange: {
      type: "object",
      required: ["oid", "order"],
      properties: {
        oid: { oneOf: [{ type: "integer", minimum: 0 }, { $ref: "/exchange/ClientOrderId" }] },
        order: { $ref: "/exchange/OrderRequest" },
      },
    },
    Twap: {
      type: "object",
      required: ["a", "b", "s", "r", "m", "t"],
      properties: {
        a: { type: "integer", minimum: 0 },
        b: { type: "boolean" },
        s: { $ref: "/exchange/Amount" },
        r: { type: "boolean" },
        m: { type: "integer", minimum: 5, maximum: 1440 },
        t: { type: "boolean" },
      },
    },
    TwapTrigger: {
      type: "object",
      required: ["p", "a"],
      properties: { p: { $ref: "/exchange/Amount" }, a: { type: "boolean" } },
    },
    TwapDetails: {
      type: "object",
      required: ["t", "s"],
      properties: {
        t: { oneOf: [{ $ref: "/exchange/TwapTrigger" }, { type: "null" }] },
        s: { oneOf: [{ $ref: "/exchange/Amount" }, { type: "null" }] },
      },
    },
    BatchModifyAction: {
      type: "object",
      required: ["type", "modifies"],
      properties: {
        type: { const: "batchModify" },
        modifies: { type: "array", items: { $ref: "/exchange/OrderChange" } },
        a: { const: true },
      },
    },
    CancelAction: {
      type: "object",
      required: ["type", "cancels"],
      properties: {
        type: { const: "cancel" },
        cancels: {
          type: "array",
          items: {
            type: "object",
            required: ["a", "o"],
            properties: { a: { type: "integer", minimum: 0 }, o: { type: "integer", minimum: 0 } },
          },
        },
        f: { const: true },
      },
    },
    CancelByCloidAction: {
      type: "object",
      required: ["type", "cancels"],
      properties: {
        type: { const: "cancelByCloid" },
        cancels: {
          type: "array",
          items: {
            type: "object",
            required: ["asset", "cloid"],
            properties: {
              asset: { type: "integer", minimum: 0 },
              cloid: { $ref: "/exchange/ClientOrderId" },
            },
          },
        },
        f: { const: true },
      },
    },
    ModifyAction: {
      type: "object",
      required: ["type", "oid", "order"],
      properties: {
        type: { const: "modify" },
        oid: { oneOf: [{ type: "integer", minimum: 0 }, { $ref: "/exchange/ClientOrderId" }] },
        order: { $ref: "/exchange/OrderRequest" },
        a: { const: true },
      },
    },
    NoopAction: { type: "object", required: ["type"], properties: { type: { const: "noop" } } },
    OrderAction: {
      type: "object",
      required: ["type", "orders"],
      properties: {
        type: { const: "order" },
        orders: { type: "array", items: { $ref: "/exchange/OrderRequest" } },
        grouping: {
          oneOf: [
            { type: "string", enum: ["na", "normalTpsl", "positionTpsl"] },
            { $ref: "/exchange/OrderPriority" },
          ],
          default: "na",
        },
        builder: { $ref: "/exchange/OrderBuilder" },
      },
    },
    ScheduleCancelAction: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "scheduleCancel" }, time: { type: "integer", minimum: 0 } },
    },
    TopUpIsolatedOnlyMarginAction: {
      type: "object",
      required: ["type", "asset", "leverage"],
      properties: {
        type: { const: "topUpIsolatedOnlyMargin" },
        asset: { type: "integer", minimum: 0 },
        leverage: { $ref: "/exchange/Amount" },
      },
    },
    TwapCancelAction: {
      type: "object",
      required: ["type", "a", "t"],
      properties: {
        type: { const: "twapCancel" },
        a: { type: "integer", minimum: 0 },
        t: { type: "integer", minimum: 0 },
      },
    },
    TwapOrderAction: {
      type: "object",
      required: ["type", "twap"],
      properties: {
        type: { const: "twapOrder" },
        twap: { $ref: "/exchange/Twap" },
        details: { $ref: "/exchange/TwapDetails" },
      },
    },
    UpdateIsolatedMarginAction: {
      type: "object",
      required: ["type", "asset", "isBuy", "ntli"],
      properties: {
        type: { const: "updateIsolatedMargin" },
        asset: { type: "integer", minimum: 0 },
        isBuy: { type: "boolean" },
        ntli: { type: "integer" },
      },
    },
    UpdateLeverageAction: {
      type: "object",
      required: ["type", "asset", "isCross", "leverage"],
      properties: {
        type: { const: "updateLeverage" },
        asset: { type: "integer", minimum: 0 },
        isCross: { type: "boolean" },
        leverage: { type: "integer", minimum: 1 },
      },
    },
    UserOutcomeAction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "userOutcome" },
        splitOutcome: {
          type: "object",
          required: ["outcome", "amount"],
          properties: { outcome: { type: "integer", minimum: 0 }, amount: { $ref: "/exchange/Amount" } },
        },
        mergeOutcome: {
          type: "object",
          required: ["outcome", "amount"],
          properties: {
            outcome: { type: "integer", minimum: 0 },
            amount: { oneOf: [{ $ref: "/exchange/Amount" }, { type: "null" }] },
          },
        },
        mergeQuestion: {
          type: "object",
          required: ["question", "amount"],
          properties: {
            question: { type: "integer", minimum: 0 },
            amount: { oneOf: [{ $ref: "/exchange/Amount" }, { type: "null" }] },
          },
        },
        negateOutcome: {
          type: "object",
          required: ["question", "outcome", "amount"],
          properties: {
            question: { type: "integer", minimum: 0 },
            outcome: { type: "integer", minimum: 0 },
            amount: { $ref: "/exchange/Amount" },
          },
        },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CDepositAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "wei", "nonce"],
      properties: {
        type: { const: "cDeposit" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        wei: { type: "integer", minimum: 1 },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    CSignerAction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "CSignerAction" },
        jailSelf: { type: "null" },
        unjailSelf: { type: "null" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CValidatorAction: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "CValidatorAction" },
        changeProfile: {
          type: "object",
          required: [
            "node_ip",
            "name",
            "description",
            "unjailed",
            "disable_delegations",
            "commission_bps",
            "signer",
          ],
          properties: {
            node_ip: {
              oneOf: [
                { type: "object", required: ["Ip"], properties: { Ip: { type: "string", format: "ip" } } },
                { type: "null" },
              ],
            },
            name: { type: ["string", "null"] },
            description: { type: ["string", "null"] },
            unjailed: { type: "boolean" },
            disable_delegations: { type: ["boolean", "null"] },
            commission_bps: { type: ["integer", "null"], minimum: 0 },
            signer: { oneOf: [{ $ref: "/exchange/Address" }, { type: "null" }] },
          },
        },
        register: {
          type: "object",
          required: ["profile", "unjailed", "initial_wei"],
          properties: {
            profile: {
              type: "object",
              required: [
                "node_ip",
                "name",
                "description",
                "delegations_disabled",
                "commission_bps",
                "signer",
              ],
              properties: {
                node_ip: {
                  type: "object",
                  required: ["Ip"],
                  properties: { Ip: { type: "string", format: "ip" } },
                },
                name: { type: "string" },
                description: { type: "string" },
                delegations_disabled: { type: "boolean" },
                commission_bps: { type: "integer", minimum: 0 },
                signer: { $ref: "/exchange/Address" },
              },
            },
            unjailed: { type: "boolean" },
            initial_wei: { type: "integer", minimum: 0 },
          },
        },
        unregister: { type: "null" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CWithdrawAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "wei", "nonce"],
      properties: {
        type: { const: "cWithdraw" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        wei: { type: "integer", minimum: 1 },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    LinkStakingUserAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "isFinalize", "nonce"],
      properties: {
        type: { const: "linkStakingUser" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        user: { $ref: "/exchange/Address" },
        isFinalize: { type: "boolean" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    StakingLinkDisableTradingUserAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "tradingUser", "nonce"],
      properties: {
        type: { const: "stakingLinkDisableTradingUser" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        tradingUser: { $ref: "/exchange/Address" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    TokenDelegateAction: {
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "validator", "wei", "isUndelegate", "nonce"],
      properties: {
        type: { const: "tokenDelegate" },
        signatureChainId: { $ref: "/exchange/SignatureChainId" },
        hyperliquidChain: { $ref: "/exchange/HyperliquidChain" },
        validator: { $ref: "/exchange/Address" },
        wei: { type: "integer", minimum: 1 },
        isUndelegate: { type: "boolean" },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    ValidatorL1StreamAction: {
      type: "object",
      required: ["type", "riskFreeRate"],
      properties: { type: { const: "validatorL1Stream" }, riskFreeRate: { $ref: "/exchange/Amount" } },
    },
    CreateVaultAction: {
      type: "object",
      required: ["type", "name", "description", "initialUsd", "nonce"],
      properties: {
        type: { const: "createVault" },
        name: { type: "string", minLength: 3, maxLength: 50 },
        description: { type: "string", minLength: 10, maxLength: 250 },
        initialUsd: { type: "integer", minimum: 100000000 },
        nonce: { $ref: "/exchange/Nonce" },
      },
    },
    VaultDistributeAction: {
      type: "object",
      required: ["type", "vaultAddress", "usd"],
      properties: {
        type: { const: "vaultDistribute" },
        vaultAddress: { $ref: "/exchange/Address" },
        usd: { type: "integer", minimum: 0 },
      },
    },
    VaultModifyAction: {
      type: "object",
      required: ["type", "vaultAddress"],
      properties: {
        type: { const: "vaultModify" },
        vaultAddress: { $ref: "/exchange/Address" },
        allowDeposits: { type: ["boolean", "null"], default: null },
        alwaysCloseOnWithdraw: { type: ["boolean", "null"], default: null },
      },
    },
    VaultTransferAction: {
      type: "object",
      required: ["type", "vaultAddress", "isDeposit", "usd"],
      properties: {
        type: { const: "vaultTransfer" },
        vaultAddress: { $ref: "/exchange/Address" },
        isDeposit: { type: "boolean" },
        usd: { type: "integer", minimum: 1 },
      },
    },
  },
  feeder: {
    Felt: { type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
    FeederBlock: {
      oneOf: [
        { type: "integer", format: "uint64", minimum: 0 },
        { type: "string", enum: ["latest", "pending"] },
      ],
    },
    InvokeFunction: {
      type: "object",
      required: ["type", "sender_address", "nonce", "max_fee", "version", "calldata", "signature"],
      properties: {
        type: { type: "string", enum: ["INVOKE_FUNCTION"] },
        sender_address: { $ref: "/feeder/Felt" },
        nonce: { $ref: "/feeder/Felt" },
        max_fee: { $ref: "/feeder/Felt" },
        version: { $ref: "/feeder/Felt" },
        calldata: { type: "array", items: { $ref: "/feeder/Felt" } },
        signature: { type: "array", items: { $ref: "/feeder/Felt" } },
      },
    },
  },
  management: {
    OrganizationId: { type: "string", pattern: "^RG-\\d+(-\\d+)*$" },
    OrganizationUpdate: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", minLength: 1 } },
      additionalProperties: false,
    },
    Protocol: {
      type: "string",
      enum: [
        "ethereum",
        "polygon-pos",
        "bsc",
        "avalanche",
        "fantom",
        "arbitrum",
        "optimism",
        "base",
        "gnosis",
        "zksync",
        "abstract",
        "linea",
        "scroll",
        "blast",
        "mantle",
        "celo",
        "unichain",
        "worldchain",
        "ink",
        "soneium",
        "zora",
        "mode",
        "opbnb",
        "apechain",
        "moonbeam",
        "moonriver",
        "cronos",
        "sonic",
        "berachain",
        "sei",
        "kaia",
        "aurora",
        "fuse",
        "rootstock",
        "metis",
        "taiko",
        "plasma",
        "monad",
        "tezos",
        "bitcoin",
        "litecoin",
        "dogecoin",
        "hyperliquid",
        "starknet",
        "solana",
        "sui",
        "tron",
      ],
    },
    SharedProtocol: {
      type: "string",
      enum: ["ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin"],
    },
    DedicatedProtocol: {
      type: "string",
      enum: [
        "arbitrum",
        "optimism",
        "base",
        "gnosis",
        "zksync",
        "abstract",
        "linea",
        "scroll",
        "blast",
        "mantle",
        "celo",
        "unichain",
        "worldchain",
        "ink",
        "soneium",
        "zora",
        "mode",
        "opbnb",
        "apechain",
        "moonbeam",
        "moonriver",
        "cronos",
        "sonic",
        "berachain",
        "sei",
        "kaia",
        "aurora",
        "fuse",
        "rootstock",
        "metis",
        "taiko",
        "plasma",
        "monad",
        "litecoin",
        "dogecoin",
        "hyperliquid",
        "starknet",
        "solana",
        "sui",
        "tron",
      ],
    },
    ListOrder: { type: "string", enum: ["name", "-name", "created_at", "-created_at"] },
    ProjectId: { type: "string", pattern: "^PR-\\d+(-\\d+)*$" },
    ProjectType: { type: "string", enum: ["public"] },
    ProjectCreate: {
      type: "object",
      required: ["name"],
      properties: {
        name: { type: "string", minLength: 1 },
        description: { type: "string" },
        type: { $ref: "/management/ProjectType" },
      },
      additionalProperties: false,
    },
    ProjectUpdate: {
      type: "object",
      minProperties: 1,
      properties: { name: { type: "string", minLength: 1 }, description: { type: "string" } },
      additionalProperties: false,
    },
    NetworkId: { type: "string", pattern: "^NW-\\d+(-\\d+)*$" },
    NetworkConfiguration: {
      type: "object",
      required: ["network"],
      properties: { network: { type: "string", minLength: 1 } },
    },
    NetworkStatus: {
      type: "string",
      enum: ["pending", "ok", "failed", "warning", "stopping", "stopped", "starting"],
    },
    NetworkCreate: {
      oneOf: [{ $ref: "/management/SharedNetworkCreate" }, { $ref: "/management/DedicatedNetworkCreate" }],
      type: "object",
      required: ["protocol"],
      discriminator: { propertyName: "protocol" },
    },
    SharedNetworkCreate: {
      type: "object",
      required: ["protocol", "project", "configuration", "nodes"],
      properties: {
        protocol: {
          type: "string",
          enum: ["ethereum", "polygon-pos", "bsc", "avalanche", "fantom", "tezos", "bitcoin"],
        },
        project: { $ref: "/management/ProjectId" },
        name: { type: "string", minLength: 1 },
        configuration: { $ref: "/management/NetworkConfiguration", unevaluatedProperties: false },
        nodes: { type: "array", items: { $ref: "/management/NodeDraft" } },
      },
      additionalProperties: false,
    },
    DedicatedNetworkCreate: {
      type: "object",
      required: ["protocol", "project", "configuration", "nodes"],
      properties: {
        protocol: {
          type: "string",
          enum: [
            "arbitrum",
            "optimism",
            "base",
            "gnosis",
            "zksync",
            "abstract",
            "linea",
            "scroll",
            "blast",
            "mantle",
            "celo",
            "unichain",
            "worldchain",
            "ink",
            "soneium",
            "zora",
            "mode",
            "opbnb",
            "apechain",
            "moonbeam",
            "moonriver",
            "cronos",
            "sonic",
            "berachain",
            "sei",
            "kaia",
            "aurora",
            "fuse",
            "rootstock",
            "metis",
            "taiko",
            "plasma",
            "monad",
            "litecoin",
            "dogecoin",
            "hyperliquid",
            "starknet",
            "solana",
            "sui",
            "tron",
          ],
        },
        project: { $ref: "/management/ProjectId" },
        name: { type: "string", minLength: 1 },
        configuration: { $ref: "/management/NetworkConfiguration", unevaluatedProperties: false },
        nodes: { type: "array", items: { $ref: "/management/DedicatedNodeDraft" } },
      },
      additionalProperties: false,
    },
    NetworkUpdate: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", minLength: 1 } },
      additionalProperties: false,
    },
    NodeId: { type: "string", pattern: "^ND-\\d+(-\\d+)*$" },
    NodeLocation: {
      oneOf: [
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { type: "string", const: "gcloud" },
            region: { type: "string", enum: ["asia-southeast1"] },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { type: "string", const: "aws" },
            region: { type: "string", enum: ["ap-southeast-1", "us-west-2", "us-east-1"] },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { type: "string", const: "azure" },
            region: { type: "string", enum: ["uksouth"] },
          },
        },
        {
          type: "object",
          required: ["provider", "region"],
          properties: {
            provider: { type: "string", const: "vzo" },
            region: { type: "string", enum: ["eu3"] },
          },
        },
      ],
      type: "object",
      required: ["provider"],
      discriminator: { propertyName: "provider" },
    },
    NodeTenancy: {
      oneOf: [
        { type: "object", required: ["type"], properties: { type: { type: "string", const: "shared" } } },
        { type: "object", required: ["type"], properties: { type: { type: "string", const: "dedicated" } } },
      ],
      type: "object",
      required: ["type"],
      discriminator: { propertyName: "type" },
    },
    NodeType: { type: "string", enum: ["shared", "dedicated"] },
    Provider: { type: "string", enum: ["gcloud", "aws", "azure", "vzo"] },
    Region: {
      type: "string",
      enum: ["asia-southeast1", "ap-southeast-1", "us-west-2", "us-east-1", "uksouth", "eu3"],
    },
    NodeRole: { type: "string", enum: ["peer"] },
    NodeStatus: {
      type: "string",
      enum: ["pending", "running", "maintenance", "failed", "error", "stopping", "stopped", "starting"],
    },
    NodeConfiguration: {
      type: "object",
      properties: { archive: { type: "boolean" } },
      additionalProperties: true,
    },
    NodeOptions: {
      type: "object",
      required: ["name", "role", "configuration"],
      properties: {
        name: { type: "string", minLength: 1 },
        role: { $ref: "/management/NodeRole" },
        configuration: { $ref: "/management/NodeConfiguration" },
      },
    },
    NodeDraft: {
      allOf: [
        { $ref: "/management/NodeOptions" },
        { $ref: "/management/NodeLocation" },
        { $ref: "/management/NodeTenancy" },
      ],
      unevaluatedProperties: false,
    },
    DedicatedNodeDraft: {
      allOf: [
        { $ref: "/management/NodeOptions" },
        { $ref: "/management/NodeLocation" },
        { type: "object", required: ["type"], properties: { type: { type: "string", const: "dedicated" } } },
      ],
      unevaluatedProperties: false,
    },
    NodeCreate: {
      allOf: [
        { $ref: "/management/NodeOptions" },
        { $ref: "/management/NodeLocation" },
        { $ref: "/management/NodeTenancy" },
        { type: "object", required: ["network"], properties: { network: { $ref: "/management/NetworkId" } } },
      ],
      unevaluatedProperties: false,
    },
    NodeUpdate: {
      type: "object",
      minProperties: 1,
      properties: {
        name: { type: "string", minLength: 1 },
        configuration: { $ref: "/management/NodeConfiguration" },
      },
      additionalProperties: false,
    },
    TestTokensRequest: {
      type: "object",
      required: ["address"],
      properties: { address: { type: "string", pattern: "^0x[0-9a-fA-F]{40}$" } },
      additionalProperties: false,
    },
  },
};
