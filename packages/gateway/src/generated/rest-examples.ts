// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Endpoint } from "./catalog.ts";

const beaconGetStateFinalityCheckpointsPreviousJustified: unknown = {
  epoch: "299020",
  root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18",
  "{{}}": "{{checkpoint -2}}",
};

const beaconGetStateFinalityCheckpointsCurrentJustified: unknown = {
  epoch: "299020",
  root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18",
  "{{}}": "{{checkpoint -1}}",
};

const beaconGetStateValidatorsValidator: unknown = {
  pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
  withdrawal_credentials: "0x45fabb4f0733df87e976ae08c5bccbe5fd0c61cd79e5923bfef66bd3f95116fd",
  effective_balance: "32000000000",
  slashed: false,
  activation_eligibility_epoch: "208103",
  activation_epoch: "208422",
  exit_epoch: "18446744073709551615",
  withdrawable_epoch: "18446744073709551615",
  "{{}}": "{{validator}}",
};

const beaconGetStateValidatorsData: unknown = {
  index: "541",
  balance: "32011482073",
  status: "active_ongoing",
  validator: beaconGetStateValidatorsValidator,
  "{{}}": "{{validator}}",
};

const beaconGetStateValidators: unknown = {
  execution_optimistic: false,
  finalized: "{{finalized}}",
  data: [beaconGetStateValidatorsData],
};

const beaconGetStateValidatorBalances: unknown = {
  execution_optimistic: false,
  finalized: "{{finalized}}",
  data: [{ index: "541", balance: "32011482073", "{{}}": "{{validator}}" }],
};

const beaconGetPendingDepositsData: unknown = [
  {
    pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
    withdrawal_credentials: "0x45fabb4f0733df87e976ae08c5bccbe5fd0c61cd79e5923bfef66bd3f95116fd",
    amount: "32000000000",
    signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
    slot: "9568640",
  },
];

const beaconGetBlockHeadersMessage: unknown = {
  slot: "{{slot}}",
  proposer_index: "{{proposer}}",
  parent_root: "{{block -1}}",
  state_root: "{{state}}",
  body_root: "{{body}}",
};

const beaconGetBlockHeadersHeader: unknown = {
  message: beaconGetBlockHeadersMessage,
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
};

const beaconGetBlockHeadersData: unknown = {
  root: "{{block}}",
  canonical: true,
  header: beaconGetBlockHeadersHeader,
};

const beaconGetBlockV2Eth1Data: unknown = {
  deposit_root: "0xf5f42a5dcee584699994cb841b1b3ce46a7629829fbf03e8cec88fafa0d54824",
  deposit_count: "2016493",
  block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
};

const beaconGetBlockV2Attestations: unknown = [
  {
    aggregation_bits: "0xffffffffffffff7f",
    data: {
      slot: "{{slot @ -1}}",
      index: "{{committee @ -1}}",
      beacon_block_root: "{{block @ -1}}",
      source: {
        epoch: "299020",
        root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18",
        "{{}}": "{{checkpoint -1 @ -1}}",
      },
      target: {
        epoch: "299020",
        root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18",
        "{{}}": "{{checkpoint @ -1}}",
      },
    },
    signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
    committee_bits: "0xffffffffffffff7f",
  },
];

const beaconGetBlockV2SyncAggregate: unknown = {
  sync_committee_bits: "0xffffffffffffff7f",
  sync_committee_signature: "0xc1172de39f4a10cfc48dad11a6c64a8dc29b58ca425439cf54e14460304156fd4701aadb1dced9213dcf829538fe56ae53498bffe8c49f513c8b37d87797c3d9e4af30f402d900b0973818b2d613176fc331e3537b78a39bce175c7748cda7d6",
};

const beaconGetBlockV2ExecutionRequests: unknown = {
  deposits: [],
  withdrawals: [
    {
      source_address: "0xa694b10131293690907c1d3d3bc622e4b4b83ab4",
      validator_pubkey: "0xb1084e1401d75843d3a813a22aafca0950cf54b895ba77db651b967735767c76830bec1fde63a014c00ed04ac95a6666",
      amount: "32000000000",
    },
  ],
  consolidations: [],
};

const beaconGetBlockV2Message: unknown = {
  slot: "{{slot}}",
  proposer_index: "{{proposer}}",
  parent_root: "{{block -1}}",
  state_root: "{{state}}",
  body: {
    randao_reveal: "0x5a8c70f15476cd6f94f9ebf9507a5ab3d5b1e0ebba91e32a9dbfa1e7001f89b03f386eb171689a0f400b17d1e60499482b99f3e2dc20e44f8c8d764b6ace65ae5de4581eaac85a637c1790598f65fce4e58d17f2370b448aba54d61c6c6452fa",
    eth1_data: beaconGetBlockV2Eth1Data,
    graffiti: "0x6e6f646520616363657373000000000000000000000000000000000000000000",
    proposer_slashings: [],
    attester_slashings: [],
    deposits: [],
    voluntary_exits: [],
    attestations: beaconGetBlockV2Attestations,
    sync_aggregate: beaconGetBlockV2SyncAggregate,
    execution_payload: {
      parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
      fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
      state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
      receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
      logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
      block_number: "21774023",
      gas_limit: "45000000",
      gas_used: "18203119",
      timestamp: "1738647707",
      extra_data: "0x6e6f646520616363657373",
      base_fee_per_gas: "1093741823",
      block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
      transactions: "{{transactions}}",
      withdrawals: "{{withdrawals}}",
      blob_gas_used: "{{blob gas}}",
      excess_blob_gas: "{{blob gas}}",
      "{{}}": "{{execution payload}}",
    },
    bls_to_execution_changes: [],
    blob_kzg_commitments: "{{blobs}}",
    execution_requests: beaconGetBlockV2ExecutionRequests,
  },
};

const beaconGetBlindedBlockExecutionPayloadHeader: unknown = {
  parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
  fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
  state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
  receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
  logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
  prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
  block_number: "21774023",
  gas_limit: "45000000",
  gas_used: "18203119",
  timestamp: "1738647707",
  extra_data: "0x6e6f646520616363657373",
  base_fee_per_gas: "1093741823",
  block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
  transactions_root: "{{transactions root}}",
  withdrawals_root: "{{withdrawals root}}",
  blob_gas_used: "{{blob gas}}",
  excess_blob_gas: "{{blob gas}}",
  "{{}}": "{{execution payload}}",
};

const beaconGetSignedExecutionPayloadEnvelopeMessage: unknown = {
  payload: {
    parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
    fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
    state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
    receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
    logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
    prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
    block_number: "21774023",
    gas_limit: "45000000",
    gas_used: "18203119",
    timestamp: "1738647707",
    extra_data: "0x6e6f646520616363657373",
    base_fee_per_gas: "1093741823",
    block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
    transactions: "{{transactions}}",
    withdrawals: "{{withdrawals}}",
    blob_gas_used: "{{blob gas}}",
    excess_blob_gas: "{{blob gas}}",
    block_access_list: "0xdad994041572ec7ad51497b3538068232e73b539894002c0c0c0c0c0",
    slot_number: "{{slot}}",
    "{{}}": "{{execution payload}}",
  },
  execution_requests: beaconGetBlockV2ExecutionRequests,
  builder_index: "42",
  beacon_block_root: "{{block}}",
  parent_beacon_block_root: "{{block -1}}",
};

const beaconGetLightClientBootstrapExecutionBranch: unknown = [
  "0x17d0bcc99efbdbd6053b3b4e979be5941a8e030592fc371db60129e58a28b894",
  "0x0ea47d87bd15481dc7de829631cd7742d7f1fde5a889ff159b464f7bac9d3bdb",
  "0x4474da12c63672419dee8589cf23f7f508bfb1e86a601661bc02cb97e0235ddc",
  "0x7a80da9fe9c9cbb882e22a93162553389f3bb18d4c0a0b05b918672ac09f3617",
];

const beaconGetLightClientUpdatesByRange: unknown = {
  slot: "{{slot @ -1}}",
  proposer_index: "{{proposer @ -1}}",
  parent_root: "{{block -1 @ -1}}",
  state_root: "{{state @ -1}}",
  body_root: "{{body @ -1}}",
};

const beaconGetLightClientUpdatesByRangeAttestedHeader: unknown = {
  beacon: beaconGetLightClientUpdatesByRange,
  execution: {
    parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
    fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
    state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
    receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
    logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
    prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
    block_number: "21774023",
    gas_limit: "45000000",
    gas_used: "18203119",
    timestamp: "1738647707",
    extra_data: "0x6e6f646520616363657373",
    base_fee_per_gas: "1093741823",
    block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
    transactions_root: "{{transactions root @ -1}}",
    withdrawals_root: "{{withdrawals root @ -1}}",
    blob_gas_used: "{{blob gas @ -1}}",
    excess_blob_gas: "{{blob gas @ -1}}",
    "{{}}": "{{execution payload @ -1}}",
  },
  execution_branch: beaconGetLightClientBootstrapExecutionBranch,
};

const beaconGetLightClientUpdatesByRange2: unknown = {
  slot: "{{slot @ finalized}}",
  proposer_index: "{{proposer @ finalized}}",
  parent_root: "{{block -1 @ finalized}}",
  state_root: "{{state @ finalized}}",
  body_root: "{{body @ finalized}}",
};

const beaconGetLightClientUpdatesByRangeFinalizedHeader: unknown = {
  beacon: beaconGetLightClientUpdatesByRange2,
  execution: {
    parent_hash: "0x4728c74499e9e5b668e31314fbb83bd413919568f2075e4aaea2b5f945d23620",
    fee_recipient: "0x39da97d7c1a282c516eeaa7b2a9080ab06a9e8d8",
    state_root: "0x0c372b84c8da9fb74c595497fd8c0a4210909099693d8b265e21d8395a382dc3",
    receipts_root: "0x724abe632e9e12d10bf7ad0a7265bb4e1241811cfda85a441242c65be5dddca4",
    logs_bloom: "0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
    prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
    block_number: "21774023",
    gas_limit: "45000000",
    gas_used: "18203119",
    timestamp: "1738647707",
    extra_data: "0x6e6f646520616363657373",
    base_fee_per_gas: "1093741823",
    block_hash: "0x44c846b6c63dafec58126d631bc2e8cb991a88441bc4d4add09e63781476d207",
    transactions_root: "{{transactions root @ finalized}}",
    withdrawals_root: "{{withdrawals root @ finalized}}",
    blob_gas_used: "{{blob gas @ finalized}}",
    excess_blob_gas: "{{blob gas @ finalized}}",
    "{{}}": "{{execution payload @ finalized}}",
  },
  execution_branch: beaconGetLightClientBootstrapExecutionBranch,
};

const beaconGetLightClientUpdatesByRangeFinalityBranch: unknown = [
  "0xd22b6bdfded59feaff4cf528be5787b46b2f289db076bef836b21d40168d0fe1",
  "0x68f99f8b91dbef7b2df412799de709c9e3989dfd0c45c139eb17fb8297f4632c",
  "0x0a0f20470e0f37d0bc385096450c86f7530ed19a2a0eea1d92f3cd09f3fbc4a2",
  "0x52386b8c6d2fdb96aa87245ba8dbfee486d3ea3feab818f9191c82de413e499c",
  "0xee03ffdc6a67f8765b5fd48a829dcc45e415dc27491962920c0da13c6a19f656",
  "0xf31baac6b66e6f014946261136b2389db9ac0c35e7482e20c6455aafc844dd9f",
  "0x928f8d9ed04ba89e1ea952245366e4e733728ddd39ed323172481aa9d9fb63e6",
];

const beaconGetPoolAttestationsV2Data: unknown = {
  slot: "{{slot}}",
  index: "{{committee}}",
  beacon_block_root: "{{block}}",
  source: beaconGetStateFinalityCheckpointsCurrentJustified,
  target: {
    epoch: "299020",
    root: "0xd0508cb8ac4296ebff9aafb902978f0ef167b6c03aa332bef035b521aabe6a18",
    "{{}}": "{{checkpoint}}",
  },
};

const beaconGetPoolAttestationsV2Data2: unknown = {
  aggregation_bits: "0xffffffffffffff7f",
  data: beaconGetPoolAttestationsV2Data,
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
  committee_bits: "0xffffffffffffff7f",
};

const beaconGetPoolAttesterSlashingsV2Attestation1: unknown = {
  attesting_indices: ["541"],
  data: beaconGetPoolAttestationsV2Data,
  signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
};

const beaconGetPoolPayloadAttestationsData: unknown = {
  beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
  slot: "9568640",
  payload_present: true,
  blob_data_available: true,
};

const beaconGetProposerDutiesData: unknown = [
  {
    pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
    validator_index: "541",
    slot: "{{slot}}",
    "{{}}": "{{validator}}",
  },
];

const beaconGetProposerDuties: unknown = {
  dependent_root: "{{dependent root}}",
  execution_optimistic: false,
  data: beaconGetProposerDutiesData,
};

const beaconProduceBlockV4Message: unknown = {
  parent_block_hash: "{{execution hash -1}}",
  parent_block_root: "{{block -1}}",
  block_hash: "{{execution hash}}",
  prev_randao: "0x4e44202c85a6d54f31d37938819cbce682d53ca830971fde945c7af90b19fdfc",
  fee_recipient: "{{fee recipient}}",
  gas_limit: "45000000",
  builder_index: "42",
  slot: "{{slot}}",
  value: "21000000",
  execution_payment: "0",
  blob_kzg_commitments: [
    "0x0b8308d9f2251e41ec369f808380447a73c06074f2457264fb05b2b113a34c5125e86ea1b741f6b486b35e941af9babd",
  ],
  execution_requests_root: "0x1bcb2a6fe34a40f000027f56c92c4bdde5947e72dea494fbe0df8e422cb14a6f",
};

const beaconGetPeersData: unknown = {
  peer_id: "16Uiu2HAmR1GmDyvNBWnCyKJ4xZcEMFmRqfNcoKzBFGYYJ3DoTnXa",
  enr: "enr:-Ku4QHqVeJ8PPICcWk1vSn_XcSkjOkNiTg6Fmii5j6vUQgvzMc9L1goFnLKgXqBJspJjIsB91LTOleFmyWWrFVATGngBh2F0dG5ldHOIAAAAAAAAAACEZXRoMpC1MD8qAAAAAP__________gmlkgnY0gmlwhAMRHkWJc2VjcDI1NmsxoQKLVXFOhp2uX6jeT0DvvDpPcU8FWMjQdR4wMuORMhpX24N1ZHCCIyg",
  last_seen_p2p_address: "/ip4/192.0.2.1/tcp/9000/p2p/16Uiu2HAmR1GmDyvNBWnCyKJ4xZcEMFmRqfNcoKzBFGYYJ3DoTnXa",
  state: "connected",
  direction: "outbound",
};

const beaconGetStateV2CurrentSyncCommittee: unknown = {
  pubkeys: [
    "0x7c3ec8e28b1a641c6ed56e35b42a59019b2b5708b7335c84c08a7b255e45cd8865eb428fe33e7988b9f0eb04cb4c9def",
  ],
  aggregate_pubkey: "0xf4dc14be5ba08ec940c38894549fd75790dc5def1e6a7580a241c390b2235e0f48a90d2dd9fa6f11d9c631c2f6b0c998",
};

const beaconEventstreamData: unknown = {
  slot: "{{slot}}",
  index: "{{committee}}",
  beacon_block_root: "{{block}}",
  source: {
    epoch: "299020",
    root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
    "{{}}": "{{checkpoint -1}}",
  },
  target: {
    epoch: "299020",
    root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
    "{{}}": "{{checkpoint}}",
  },
};

const beaconEventstreamSignedHeader1: unknown = {
  message: beaconGetBlockHeadersMessage,
  signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
};

const beaconEventstreamAttestation1: unknown = {
  attesting_indices: ["541"],
  data: beaconEventstreamData,
  signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
};

const beaconEventstreamAttestedHeader: unknown = {
  beacon: beaconGetLightClientUpdatesByRange,
};

const beaconEventstreamSyncAggregate: unknown = {
  sync_committee_bits: "0xffffffffffffff7f",
  sync_committee_signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
};

const managementListProjectsCreator: unknown = {
  id: "UR-111-111-111",
  email: "ada@example.com",
  first_name: "Ada",
  last_name: "Lovelace",
  organization: { id: "RG-123-456", name: "Example Labs" },
};

const managementListProjectsResults: unknown = {
  id: "PR-123-456",
  name: "Wallet",
  description: "Nodes behind the wallet",
  type: "public",
  networks: 1,
  created_at: "2026-01-02T03:04:05.678Z",
  creator: managementListProjectsCreator,
};

const managementListNetworksResults: unknown = {
  id: "NW-123-456-7",
  name: "Mainnet",
  project: "PR-123-456",
  protocol: "ethereum",
  configuration: { network: "ethereum-mainnet" },
  details: {},
  status: "ok",
  nodes: [],
  created_at: "2026-01-02T03:04:05.678Z",
  creator: managementListProjectsCreator,
};

const managementListNodesResults: unknown = {
  id: "ND-123-456-789",
  name: "archive in Singapore",
  network: "NW-123-456-7",
  organization: "RG-123-456",
  type: "dedicated",
  role: "peer",
  provider: "gcloud",
  region: "asia-southeast1",
  status: "running",
  configuration: { archive: true },
  details: {
    mode: "archive",
    version: "reth/v1.9.3",
    api_namespaces: ["net", "eth", "web3", "txpool", "debug"],
    https_endpoint: "https://node.example",
    wss_endpoint: "wss://node.example",
    beacon_endpoint: "https://beacon.example",
    auth_username: "user-name",
    auth_password: "the password",
    auth_key: "the key",
  },
  created_at: "2026-01-02T03:04:05.678Z",
  creator: managementListProjectsCreator,
};

const managementListStreamsResults: unknown = {
  id: "ST-123-456-789",
  name: "transfers",
  network: "NW-123-456-7",
  source: { type: "logs", addresses: ["0x5fbdb2315678afecb367f032d93f642f64180aa3"] },
  start: "latest",
  confirmations: 0,
  destination: { type: "webhook", url: "https://app.example/events" },
  batch_size: 100,
  status: "running",
  position: { next: 1201, delivered: 340, lag: 0 },
  created_at: "2026-01-02T03:04:05.678Z",
};

const tezosGetBlockVotingPeriodInfo: unknown = {
  voting_period: { index: 120, kind: "proposal", start_position: 7983360 },
  position: 16639,
  remaining: 137,
};

const tezosGetBlockBalanceUpdates: unknown = [
  {
    kind: "contract",
    change: "-1250000",
    origin: "block",
    contract: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
    category: "attesting rewards",
    staker: {
      contract: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
      delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
      baker_own_stake: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
      baker_edge: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
    },
    delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
    delegator: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
    participation: false,
    revelation: false,
    committer: "btz1QcEwKpuxHoEMhTJBzzj3XJM8oZBxLy3w4",
    bond_id: { smart_rollup: "sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu" },
    cycle: 955,
    delayed_operation_hash: "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW",
  },
];

const tezosGetBlockLazyStorageDiff: unknown = [
  {
    kind: "big_map",
    id: "257",
    diff: {
      action: "update",
      updates: [
        {
          key_hash: "exprtr3iA2ZhFDtnJZDS1nVxJYeXGWw2AWziVAD7DZf7kxsHmNLZBB",
          key: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
          value: { int: "1000" },
        },
      ],
    },
  },
];

const tezosGetBlockMetadata: unknown = {
  protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
  next_protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
  test_chain_status: { status: "not_running" },
  max_operations_ttl: 450,
  max_operation_data_length: 32768,
  max_block_header_length: 289,
  max_operation_list_length: [{ max_size: 4194304, max_op: 2048 }],
  proposer: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
  baker: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
  level_info: {
    level: 8000000,
    level_position: 7999999,
    cycle: 955,
    cycle_position: 4031,
    expected_commitment: false,
  },
  voting_period_info: tezosGetBlockVotingPeriodInfo,
  nonce_hash: "nceVgvHMDo58ATfUrFGzaPeK3GQjYBhDcxwgFDhByvqCrxGJXBHsX",
  deactivated: ["tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o"],
  balance_updates: tezosGetBlockBalanceUpdates,
  liquidity_baking_toggle_ema: 349000000,
  adaptive_issuance_vote_ema: 1,
  adaptive_issuance_activation_cycle: 1,
  implicit_operations_results: [
    {
      kind: "transaction",
      balance_updates: tezosGetBlockBalanceUpdates,
      storage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      originated_contracts: ["KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD"],
      consumed_milligas: "1000",
      storage_size: "257",
      paid_storage_size_diff: "257",
      lazy_storage_diff: tezosGetBlockLazyStorageDiff,
    },
  ],
  proposer_consensus_key: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
  baker_consensus_key: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
  consumed_milligas: "1000",
  dal_attestation: "257",
  all_bakers_attest_activation_level: {
    level: 8000000,
    level_position: 7999999,
    cycle: 955,
    cycle_position: 4031,
    expected_commitment: false,
  },
  attestations: { total_committee_power: "7000", threshold: "4667", recorded_power: "6990" },
  preattestations: { total_committee_power: "7000", threshold: "4667", recorded_power: "6990" },
  "{{}}": "{{metadata}}",
};

const tezosGetBlockOperationResult: unknown = {
  status: "applied",
  storage: { int: "257" },
  balance_updates: tezosGetBlockBalanceUpdates,
  ticket_updates: [
    {
      ticket_token: {
        ticketer: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
        content_type: { prim: "string" },
        content: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      },
      updates: [{ account: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD", amount: "257" }],
    },
  ],
  originated_contracts: ["KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD"],
  consumed_milligas: "1000",
  storage_size: "257",
  paid_storage_size_diff: "257",
  allocated_destination_contract: false,
  lazy_storage_diff: tezosGetBlockLazyStorageDiff,
  address_registry_diff: [{ address: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD", index: "257" }],
};

const tezosGetBlockContents: unknown = [
  {
    kind: "transaction",
    source: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
    fee: "420",
    counter: "31",
    gas_limit: "1300",
    storage_limit: "100",
    amount: "1250000",
    destination: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    parameters: { entrypoint: "transfer", value: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
    metadata: {
      balance_updates: tezosGetBlockBalanceUpdates,
      operation_result: tezosGetBlockOperationResult,
      internal_operation_results: [
        {
          kind: "transaction",
          source: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
          nonce: 0,
          amount: "1250000",
          destination: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
          parameters: { entrypoint: "transfer", value: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
          result: tezosGetBlockOperationResult,
        },
      ],
    },
  },
];

const tezosGetBlockOperations: unknown = {
  protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
  chain_id: "NetXdQprcVkpaWU",
  hash: "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW",
  branch: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
  contents: tezosGetBlockContents,
  signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
  metadata: "too large",
};

const tezosGetBlockOperations2: unknown = [
  tezosGetBlockOperations,
];

const tezosGetBlockOperations3: unknown = [
  tezosGetBlockOperations2,
];

const tezosGetInvalidBlocksErrors: unknown = [
  {
    kind: "temporary",
    id: "proto.025-PsUshuai.contract.balance_too_low",
    msg: "the balance is too low",
    contract: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    balance: "1250000",
    amount: "1250000",
    expected: null,
    found: null,
    location: 1,
    with: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
  },
];

const tezosGetInvalidBlocks: unknown = {
  block: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
  level: 8000000,
  errors: tezosGetInvalidBlocksErrors,
};

const tezosGetProtocolActivations: unknown = {
  protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
  proto_level: 24,
  activation_block: { block_hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7", level: 8000000 },
};

const tezosGetContractScript: unknown = {
  code: [
    { prim: "parameter", args: [{ prim: "unit" }] },
    { prim: "storage", args: [{ prim: "big_map", args: [{ prim: "address" }, { prim: "nat" }] }] },
    {
      prim: "code",
      args: [[{ prim: "CDR" }, { prim: "NIL", args: [{ prim: "operation" }] }, { prim: "PAIR" }]],
    },
  ],
  storage: { int: "257" },
};

const tezosGetEntrypoints: unknown = {
  unreachable: [{ path: ["Left"] }],
  entrypoints: {
    default: { prim: "unit" },
    transfer: { prim: "pair", args: [{ prim: "address" }, { prim: "nat" }] },
  },
};

const tezosGetSingleSaplingDiff: unknown = {
  root: "74657a6f73",
  commitments_and_ciphertexts: [
    [
      "74657a6f73",
      {
        cv: "74657a6f73",
        epk: "74657a6f73",
        payload_enc: "74657a6f73",
        nonce_enc: "74657a6f73",
        payload_out: "74657a6f73",
        nonce_out: "74657a6f73",
      },
    ],
  ],
  nullifiers: ["74657a6f73"],
};

const tezosGetDelegateInfoParticipation: unknown = {
  expected_cycle_activity: 21000,
  minimal_cycle_activity: 14000,
  missed_slots: 12,
  missed_levels: 1,
  remaining_allowed_missed_slots: 6988,
  expected_attesting_rewards: "1250000",
};

const tezosGetDelegateInfoDalParticipation: unknown = {
  expected_assigned_shards_per_slot: 8,
  delegate_attested_dal_slots: 120,
  delegate_attestable_dal_slots: 121,
  expected_dal_rewards: "1250000",
  sufficient_dal_participation: true,
  denounced: false,
};

const tezosGetDelegateInfoPendingStakingParameters: unknown = [
  {
    cycle: 958,
    parameters: {
      limit_of_staking_over_baking_millionth: 5000000,
      edge_of_baking_over_staking_billionth: 100000000,
    },
  },
];

const tezosGetDelegateInfoMinDelegatedInCurrentCycle: unknown = {
  amount: "1250000",
  level: {
    level: 8000000,
    level_position: 7999999,
    cycle: 955,
    cycle_position: 4031,
    expected_commitment: false,
  },
};

const tezosGetDelegateInfoVotingInfo: unknown = {
  voting_power: "34559882",
  current_ballot: "nay",
  current_proposals: ["PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY"],
  remaining_proposals: 20,
};

const tezosGetDelegateInfoConsensusKey: unknown = {
  active: {
    pkh: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
    pk: "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn",
  },
  pendings: [
    {
      cycle: 958,
      pkh: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
      pk: "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn",
    },
  ],
};

const tezosGetDelegateActiveStezParameters: unknown = {
  edge_of_stez_staking_over_baking_millionth: 100000,
  ratio_of_stez_staking_over_direct_staking_billionth: 500000000,
};

const tezosGetConstants: unknown = {
  proof_of_work_nonce_size: 8,
  nonce_length: 32,
  max_operation_data_length: 32768,
  max_micheline_node_count: 50000,
  michelson_maximum_type_size: 2001,
  consensus_rights_delay: 2,
  blocks_preservation_cycles: 1,
  delegate_parameters_activation_delay: 5,
  blocks_per_cycle: 14400,
  blocks_per_commitment: 240,
  nonce_revelation_threshold: 960,
  cycles_per_voting_period: 14,
  hard_gas_limit_per_operation: "1040000",
  hard_gas_limit_per_block: "1040000",
  proof_of_work_threshold: "-1",
  minimal_stake: "6000000000",
  minimal_frozen_stake: "600000000",
  origination_size: 257,
  cost_per_byte: "250",
  hard_storage_limit_per_operation: "60000",
  quorum_min: 2000,
  quorum_max: 7000,
  min_proposal_quorum: 500,
  liquidity_baking_subsidy: "5000000",
  liquidity_baking_toggle_ema_threshold: 100000000,
  max_operations_time_to_live: 450,
  minimal_block_delay: "6",
  delay_increment_per_round: "3",
  consensus_committee_size: 7000,
  consensus_threshold_size: 4667,
  limit_of_delegation_over_baking: 9,
  global_limit_of_staking_over_baking: 9,
  edge_of_staking_over_delegation: 3,
  dal_parametric: null,
  issuance_weights: null,
  adaptive_rewards_params: null,
  smart_rollup_stake_amount: "10000000000",
  smart_rollup_challenge_window_in_blocks: 201600,
  smart_rollup_commitment_period_in_blocks: 150,
};

const tezosParseOperationsContents: unknown = [
  {
    kind: "transaction",
    source: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
    fee: "420",
    counter: "31",
    gas_limit: "1300",
    storage_limit: "100",
    amount: "1250000",
    destination: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    parameters: { entrypoint: "transfer", value: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
  },
];

const tezosPreapplyOperations: unknown = {
  contents: tezosGetBlockContents,
  signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
};

const tezosRunCodeOperations: unknown = [
  {
    kind: "transaction",
    source: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    nonce: 0,
    amount: "1250000",
    destination: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    parameters: { entrypoint: "transfer", value: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
  },
];

const tezosGetSmartRollupCommitment: unknown = {
  compressed_state: "srs11vCcf5u57xRPxWCHp9Kv3EG5LtT9nvNwFpXVM4eDKX2u7LZBNu",
  inbox_level: 7999950,
  predecessor: "src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
  number_of_ticks: "11000000000000",
};

const tezosGetPendingOperationsValidated: unknown = [
  {
    hash: "ookM9WvLPa1tc33ufhbG2yW4rQbWgABkpm457CXPHFxcF4G3Ko7",
    protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
    branch: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
    contents: tezosParseOperationsContents,
    signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
    error: tezosGetInvalidBlocksErrors,
  },
];

const tezosMonitorAppliedBlocks: unknown = {
  block: {
    chain_id: "NetXdQprcVkpaWU",
    hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
    header: {
      level: 8000000,
      proto: 24,
      predecessor: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
      timestamp: "2026-11-27T00:00:06Z",
      validation_pass: 4,
      operations_hash: "LLoaJFM6LSVPupG16XfPhxzjeisPcC36WGD5Nz3jHWjgWVZ5r2K6w",
      fitness: ["02", "007a1200", "", "ffffffff", "00000000"],
      context: "CoUjGWA5hTXLE5TxQKQv3wsnkBVwDAWLQJX5ksiw3hHB4ofENjTC",
      protocol_data: "74657a6f73",
      "{{}}": "{{header}}",
    },
    operations: [[{ branch: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF", data: "74657a6f73" }]],
    "{{}}": "{{header}}",
  },
};

const tronGetAccountOwnerPermission: unknown = {
  type: "Owner",
  id: 1,
  permission_name: "text",
  threshold: 1,
  parent_id: 1,
  operations: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  keys: [{ address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3", weight: 1 }],
};

const tronGetAccount: unknown = {
  account_name: "6578616d706c65",
  type: "Normal",
  address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  balance: 25000000,
  votes: [{ vote_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad", vote_count: 10 }],
  asset: [{ key: "text", value: 1 }],
  frozen: [{ frozen_balance: 1000000, expire_time: 1 }],
  net_usage: 1,
  create_time: 1735689600000,
  latest_opration_time: 1,
  allowance: 1,
  latest_withdraw_time: 1,
  code: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  is_witness: false,
  is_committee: false,
  frozen_supply: [{ frozen_balance: 1000000, expire_time: 1 }],
  asset_issued_name: "4578616d706c65",
  latest_asset_operation_time: [{ key: "text", value: 1 }],
  free_net_usage: 1,
  free_asset_net_usage: [{ key: "text", value: 1 }],
  latest_consume_time: 1,
  latest_consume_free_time: 1,
  account_id: "6578616d706c652d69642d31",
  net_window_size: 1,
  net_window_optimized: false,
  account_resource: {
    energy_usage: 14650,
    frozen_balance_for_energy: { frozen_balance: 1000000, expire_time: 1 },
    latest_consume_time_for_energy: 1,
    acquired_delegated_frozen_balance_for_energy: 1,
    delegated_frozen_balance_for_energy: 1,
    storage_limit: 1,
    storage_usage: 1,
    latest_exchange_storage_time: 1,
    energy_window_size: 1,
    delegated_frozenV2_balance_for_energy: 1,
    acquired_delegated_frozenV2_balance_for_energy: 1,
    energy_window_optimized: false,
  },
  codeHash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  owner_permission: tronGetAccountOwnerPermission,
  witness_permission: tronGetAccountOwnerPermission,
  active_permission: [tronGetAccountOwnerPermission],
  frozenV2: [{ type: "BANDWIDTH", amount: 1000000 }],
  unfrozenV2: [{ type: "BANDWIDTH", unfreeze_amount: 1, unfreeze_expire_time: 1 }],
  delegated_frozenV2_balance_for_bandwidth: 1,
  acquired_delegated_frozenV2_balance_for_bandwidth: 1,
  acquired_delegated_frozen_balance_for_bandwidth: 1,
  delegated_frozen_balance_for_bandwidth: 1,
  old_tron_power: 1,
  tron_power: { frozen_balance: 1000000, expire_time: 1 },
  assetV2: [{ key: "text", value: 1 }],
  asset_issued_ID: "1000001",
  latest_asset_operation_timeV2: [{ key: "text", value: 1 }],
  free_asset_net_usageV2: [{ key: "text", value: 1 }],
  asset_optimized: false,
};

const tronCreateAccountOrderDetails: unknown = [
  {
    makerOrderId: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    takerOrderId: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    fillSellQuantity: 1,
    fillBuyQuantity: 1,
  },
];

const tronCreateAccount: unknown = {
  raw_data: {
    ref_block_bytes: "1d80",
    ref_block_num: 1,
    ref_block_hash: "f6d6f6a1e0b8f2c2",
    expiration: 1767323102000,
    auths: [
      {
        account: { name: "4578616d706c65", address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3" },
        permission_name: "4578616d706c65",
      },
    ],
    data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    contract: [
      {
        type: "AccountCreateContract",
        parameter: {
          value: {
            owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
            account_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
            type: "Normal",
          },
          type_url: "type.googleapis.com/protocol.AccountCreateContract",
        },
        provider: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
        ContractName: "4578616d706c65",
        Permission_id: 1,
      },
    ],
    scripts: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    timestamp: 1767323045000,
    fee_limit: 100000000,
  },
  signature: ["00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081"],
  ret: [
    {
      fee: 345000,
      ret: "SUCESS",
      contractRet: "DEFAULT",
      assetIssueID: "text",
      withdraw_amount: 1,
      unfreeze_amount: 1,
      exchange_received_amount: 1,
      exchange_inject_another_amount: 1,
      exchange_withdraw_another_amount: 1,
      exchange_id: 1,
      shielded_transaction_fee: 1,
      orderId: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      orderDetails: tronCreateAccountOrderDetails,
      withdraw_expire_amount: 1,
      cancel_unfreezeV2_amount: [{ key: "text", value: 1 }],
    },
  ],
  txID: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01",
  raw_data_hex: "0a021d802208f6d6f6a1e0b8f2c2",
  visible: false,
  contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
};

const tronListWitnesses: unknown = {
  witnesses: [
    {
      address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      voteCount: 1,
      pubKey: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      url: "https://example.com",
      totalProduced: 1,
      totalMissed: 1,
      latestBlockNum: 1,
      latestSlotNum: 1,
      isJobs: false,
    },
  ],
};

const tronGetDelegatedResource: unknown = {
  delegatedResource: [
    {
      from: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      to: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
      frozen_balance_for_bandwidth: 1,
      frozen_balance_for_energy: 1,
      expire_time_for_bandwidth: 1,
      expire_time_for_energy: 1,
    },
  ],
};

const tronGetDelegatedResourceAccountIndex: unknown = {
  account: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  fromAccounts: ["41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3"],
  toAccounts: ["41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3"],
  timestamp: 1767323045000,
};

const tronGetNowBlock: unknown = {
  transactions: [tronCreateAccount],
  block_header: {
    raw_data: {
      timestamp: 1767323045000,
      txTrieRoot: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      parentHash: "00000000042c1d7fa6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      number: 70000000,
      witness_id: 1,
      witness_address: "41b8d9c6b2f2ec06fc9b5ad5a3c1be0ad7b0e5c8ad",
      version: 1,
      accountStateRoot: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    },
    witness_signature: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  },
  blockID: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
};

const tronGetBlockByLimitNext: unknown = {
  block: [tronGetNowBlock],
};

const tronGetTransactionInfoByIdReceipt: unknown = {
  energy_usage: 14650,
  energy_fee: 1,
  origin_energy_usage: 1,
  energy_usage_total: 1,
  net_usage: 1,
  net_fee: 1,
  result: "DEFAULT",
  energy_penalty_total: 1,
};

const tronGetTransactionInfoByIdLog: unknown = [
  {
    address: "a614f803b6fd780986a42c78ec9c7f77e6ded13c",
    topics: ["00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081"],
    data: "70a08231000000000000000000000000a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  },
];

const tronGetTransactionInfoByIdInternalTransactions: unknown = [
  {
    hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    caller_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    transferTo_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    callValueInfo: [{ callValue: 1, tokenId: "text" }],
    note: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    rejected: false,
    extra: "text",
  },
];

const tronGetTransactionInfoById: unknown = {
  id: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  fee: 345000,
  blockNumber: 70000000,
  blockTimeStamp: 1767323045000,
  contractResult: ["00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081"],
  contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
  receipt: tronGetTransactionInfoByIdReceipt,
  log: tronGetTransactionInfoByIdLog,
  result: "SUCESS",
  resMessage: "4578616d706c65",
  assetIssueID: "text",
  withdraw_amount: 1,
  unfreeze_amount: 1,
  internal_transactions: tronGetTransactionInfoByIdInternalTransactions,
  exchange_received_amount: 1,
  exchange_inject_another_amount: 1,
  exchange_withdraw_another_amount: 1,
  exchange_id: 1,
  shielded_transaction_fee: 1,
  orderId: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  orderDetails: tronCreateAccountOrderDetails,
  packingFee: 1,
  withdraw_expire_amount: 1,
  cancel_unfreezeV2_amount: [{ key: "text", value: 1 }],
};

const tronGetTransactionInfoByBlockNum: unknown = [
  tronGetTransactionInfoById,
];

const tronGetSignWeightTransaction: unknown = {
  transaction: tronCreateAccount,
  txid: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01",
  constant_result: ["00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081"],
  result: { result: true, code: "SUCCESS", message: "4578616d706c65" },
  energy_used: 14650,
  logs: tronGetTransactionInfoByIdLog,
  internal_transactions: tronGetTransactionInfoByIdInternalTransactions,
  energy_penalty: 1,
};

const tronGetAssetIssueListAssetIssue: unknown = {
  owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  name: "4578616d706c65",
  abbr: "455850",
  total_supply: 1000000000,
  frozen_supply: [{ frozen_amount: 1, frozen_days: 1 }],
  trx_num: 1000000,
  precision: 6,
  num: 1,
  start_time: 1767225600000,
  end_time: 1798761600000,
  order: 1,
  vote_score: 1,
  description: "416e206578616d706c65",
  url: "68747470733a2f2f6578616d706c652e636f6d",
  free_asset_net_limit: 1,
  public_free_asset_net_limit: 1,
  public_free_asset_net_usage: 1,
  public_latest_free_net_time: 1,
  id: "text",
};

const tronGetAssetIssueList: unknown = {
  assetIssue: [tronGetAssetIssueListAssetIssue],
};

const tronBroadcastTransaction: unknown = {
  result: true,
  txid: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01",
  code: "SUCCESS",
  message: "4578616d706c65",
  transaction: "text",
};

const tronGetContract: unknown = {
  origin_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  contract_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
  abi: {
    entrys: [
      {
        anonymous: false,
        constant: false,
        name: "balanceOf",
        inputs: [{ indexed: false, name: "owner", type: "text" }],
        outputs: [{ indexed: false, name: "owner", type: "text" }],
        type: "UnknownEntryType",
        payable: false,
        stateMutability: "UnknownMutabilityType",
      },
    ],
  },
  bytecode: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  call_value: 0,
  consume_user_resource_percent: 100,
  name: "Example",
  origin_energy_limit: 10000000,
  code_hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  trx_hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  version: 1,
};

const tronListProposalsProposals: unknown = {
  proposal_id: 1,
  proposer_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  parameters: [{ key: 1, value: 1 }],
  expiration_time: 1,
  create_time: 1735689600000,
  approvals: ["41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3"],
  state: "PENDING",
};

const tronListProposals: unknown = {
  proposals: [tronListProposalsProposals],
};

const tronListExchangesExchanges: unknown = {
  exchange_id: 1,
  creator_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  create_time: 1735689600000,
  first_token_id: "5f",
  first_token_balance: 1000000,
  second_token_id: "31303030303031",
  second_token_balance: 1000000,
};

const tronListExchanges: unknown = {
  exchanges: [tronListExchangesExchanges],
};

const tronGetMarketOrderById: unknown = {
  order_id: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01",
  owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  create_time: 1735689600000,
  sell_token_id: "5f",
  sell_token_quantity: 1000000,
  buy_token_id: "31303030303031",
  buy_token_quantity: 1000000,
  sell_token_quantity_remain: 1,
  sell_token_quantity_return: 1,
  state: "ACTIVE",
  prev: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  next: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
};

const tronGetMarketOrderByAccount: unknown = {
  orders: [tronGetMarketOrderById],
};

const tronGetMarketPriceByPair: unknown = {
  sell_token_id: "5f",
  buy_token_id: "31303030303031",
  prices: [{ sell_token_quantity: 1000000, buy_token_quantity: 1000000 }],
};

const tronCreateShieldedContractParameters: unknown = {
  spend_description: [
    {
      value_commitment: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      anchor: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      nullifier: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      rk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      zkproof: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      spend_authority_signature: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    },
  ],
  receive_description: [
    {
      value_commitment: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      note_commitment: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      epk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      c_enc: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      c_out: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      zkproof: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    },
  ],
  binding_signature: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  message_hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  trigger_contract_input: "text",
  parameter_type: "text",
};

const tronScanShieldedTRC20NotesByIvk: unknown = {
  noteTxs: [
    {
      note: {
        value: 1,
        payment_address: "text",
        rcm: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
        memo: "4578616d706c65",
      },
      position: 1,
      is_spent: false,
      txid: "b7d5a8e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f70810123456789abcdef01",
      index: 1,
      to_amount: "text",
      transparent_to_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
    },
  ],
};

const tronGetNodeInfo: unknown = {
  beginSyncNum: 70000000,
  block: "Num:70000000,ID:00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  solidityBlock: "Num:69999981,ID:00000000042c1d6df6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
  currentConnectCount: 30,
  activeConnectCount: 10,
  passiveConnectCount: 20,
  totalFlow: 0,
  peerList: [
    {
      lastSyncBlock: "text",
      remainNum: 1,
      lastBlockUpdateTime: 1,
      syncFlag: false,
      headBlockTimeWeBothHave: 1,
      needSyncFromPeer: false,
      needSyncFromUs: false,
      host: "text",
      port: 1,
      nodeId: "text",
      connectTime: 1,
      avgLatency: 1,
      syncToFetchSize: 1,
      syncToFetchSizePeekNum: 1,
      syncBlockRequestedSize: 1,
      unFetchSynNum: 1,
      blockInPorcSize: 1,
      headBlockWeBothHave: "text",
      isActive: false,
      score: 1,
      nodeCount: 1,
      inFlow: 1,
      disconnectTimes: 1,
      localDisconnectReason: "text",
      remoteDisconnectReason: "text",
    },
  ],
  configNodeInfo: {
    codeVersion: "text",
    p2pVersion: "text",
    listenPort: 1,
    discoverEnable: false,
    activeNodeSize: 1,
    passiveNodeSize: 1,
    sendNodeSize: 1,
    maxConnectCount: 1,
    sameIpMaxConnectCount: 1,
    backupListenPort: 1,
    backupMemberSize: 1,
    backupPriority: 1,
    dbVersion: 1,
    minParticipationRate: 1,
    supportConstant: false,
    minTimeRatio: 1,
    maxTimeRatio: 1,
    allowCreationOfContracts: 1,
    allowAdaptiveEnergy: 1,
    versionNum: "18250",
  },
  machineInfo: {
    threadCount: 1,
    deadLockThreadCount: 1,
    cpuCount: 1,
    totalMemory: 1,
    freeMemory: 1,
    cpuRate: 1,
    javaVersion: "text",
    osName: "text",
    jvmTotalMemory: 1,
    jvmFreeMemory: 1,
    processCpuRate: 1,
    memoryDescInfoList: [{ name: "PS Eden Space", initSize: 1, useSize: 1, maxSize: 1, useRate: 1 }],
    deadLockThreadInfoList: [
      {
        name: "main",
        lockName: "text",
        lockOwner: "text",
        state: "text",
        blockTime: 1,
        waitTime: 1,
        stackTrace: "text",
      },
    ],
  },
  cheatWitnessInfoMap: {},
};

/**
 * An example of the response to each operation, by endpoint, or by the spec that the gateway serves itself, and by operation id.
 * That to a stream has an event of each topic.
 */
export const restExamples: Readonly<Partial<Record<Endpoint | "management", Readonly<Record<string, unknown>>>>> = {
  beacon: {
    getGenesis: {
      data: {
        genesis_time: "{{genesis time}}",
        genesis_validators_root: "0x4b363db94e286120d76eb905340fdd4e54bfe9f06bf33ff6cf5ad27f511bd131",
        genesis_fork_version: "0x00000000",
      },
    },
    getStateRoot: { execution_optimistic: false, finalized: "{{finalized}}", data: { root: "{{state}}" } },
    getStateFork: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: { previous_version: "0x05000000", current_version: "0x06000000", epoch: "411392" },
    },
    getStateFinalityCheckpoints: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: {
        previous_justified: beaconGetStateFinalityCheckpointsPreviousJustified,
        current_justified: beaconGetStateFinalityCheckpointsCurrentJustified,
        finalized: beaconGetStateFinalityCheckpointsPreviousJustified,
      },
    },
    getStateValidators: beaconGetStateValidators,
    postStateValidators: beaconGetStateValidators,
    getStateValidator: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: beaconGetStateValidatorsData,
    },
    getStateValidatorBalances: beaconGetStateValidatorBalances,
    postStateValidatorBalances: beaconGetStateValidatorBalances,
    postStateValidatorIdentities: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: [
        {
          index: "541",
          pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
          activation_epoch: "208422",
          "{{}}": "{{validator}}",
        },
      ],
    },
    getStateBuilders: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: [
        {
          index: "42",
          status: "active",
          builder: {
            pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
            version: "7",
            execution_address: "0xa7bb66d3d35bc9144c9de08c5e0fd337263ed1d4",
            balance: "32011482073",
            deposit_epoch: "299020",
            withdrawable_epoch: "18446744073709551615",
          },
        },
      ],
    },
    getEpochCommittees: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: [{ index: "7", slot: "9568640", validators: ["541"] }],
    },
    getEpochSyncCommittees: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: { validators: ["541"], validator_aggregates: [["541"]] },
    },
    getStateRandao: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: { randao: "{{randao}}" },
    },
    getPendingConsolidations: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: [{ source_index: "541", target_index: "888" }],
    },
    getPendingDeposits: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: beaconGetPendingDepositsData,
    },
    getPendingPartialWithdrawals: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: [{ validator_index: "541", amount: "32000000000", withdrawable_epoch: "18446744073709551615" }],
    },
    getProposerLookahead: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: ["541"],
    },
    getBlockHeaders: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: [beaconGetBlockHeadersData],
    },
    getBlockHeader: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: beaconGetBlockHeadersData,
    },
    getBlockV2: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: {
        message: beaconGetBlockV2Message,
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    },
    getBlindedBlock: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: {
        message: {
          slot: "{{slot}}",
          proposer_index: "{{proposer}}",
          parent_root: "{{block -1}}",
          state_root: "{{state}}",
          body: {
            randao_reveal: "0x5a8c70f15476cd6f94f9ebf9507a5ab3d5b1e0ebba91e32a9dbfa1e7001f89b03f386eb171689a0f400b17d1e60499482b99f3e2dc20e44f8c8d764b6ace65ae5de4581eaac85a637c1790598f65fce4e58d17f2370b448aba54d61c6c6452fa",
            eth1_data: beaconGetBlockV2Eth1Data,
            graffiti: "0x6e6f646520616363657373000000000000000000000000000000000000000000",
            proposer_slashings: [],
            attester_slashings: [],
            deposits: [],
            voluntary_exits: [],
            attestations: beaconGetBlockV2Attestations,
            sync_aggregate: beaconGetBlockV2SyncAggregate,
            execution_payload_header: beaconGetBlindedBlockExecutionPayloadHeader,
            bls_to_execution_changes: [],
            blob_kzg_commitments: "{{blobs}}",
            execution_requests: beaconGetBlockV2ExecutionRequests,
          },
        },
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    },
    getBlockRoot: { execution_optimistic: false, finalized: "{{finalized}}", data: { root: "{{block}}" } },
    getBlockAttestationsV2: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: beaconGetBlockV2Attestations,
    },
    getBlobs: { execution_optimistic: false, finalized: "{{finalized}}", data: "{{blobs}}" },
    getSignedExecutionPayloadEnvelope: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "gloas",
      data: {
        message: beaconGetSignedExecutionPayloadEnvelopeMessage,
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    },
    getLightClientBootstrap: {
      version: "fulu",
      data: {
        header: {
          beacon: beaconGetBlockHeadersMessage,
          execution: beaconGetBlindedBlockExecutionPayloadHeader,
          execution_branch: beaconGetLightClientBootstrapExecutionBranch,
        },
        current_sync_committee: {
          pubkeys: [
            "0x7c3ec8e28b1a641c6ed56e35b42a59019b2b5708b7335c84c08a7b255e45cd8865eb428fe33e7988b9f0eb04cb4c9def",
          ],
          aggregate_pubkey: "0xf4dc14be5ba08ec940c38894549fd75790dc5def1e6a7580a241c390b2235e0f48a90d2dd9fa6f11d9c631c2f6b0c998",
          "{{}}": "{{sync committee}}",
        },
        current_sync_committee_branch: [
          "0xe23d2e8b0b9425a717f7a180641a35c872bcc57ea888e6201cb419f02fa0c6ae",
          "0xcef09954957c5afe904ade6b20a7bc7ee7181bf5088209df36a3215cb72c88aa",
          "0xacf359c650d91de90f774e93ed483cec63e6150647964eea3c645da6726010d7",
          "0x2bd35397ae09be073505af6b4a79746d57460fb818ea9311b9512b5c8e79b750",
          "0xeba848a5a39f9d055ccb1ea22ce62b7a1964e0b7f4ee6391c9ac5743233ea7f4",
          "0xdc52d8ebb7eed053a1989e95dd8697f16f0c69eb96c2ff10ffc64b65d4e2bc35",
        ],
      },
    },
    getLightClientUpdatesByRange: [
      {
        version: "fulu",
        data: {
          attested_header: beaconGetLightClientUpdatesByRangeAttestedHeader,
          next_sync_committee: {
            pubkeys: [
              "0x7c3ec8e28b1a641c6ed56e35b42a59019b2b5708b7335c84c08a7b255e45cd8865eb428fe33e7988b9f0eb04cb4c9def",
            ],
            aggregate_pubkey: "0xf4dc14be5ba08ec940c38894549fd75790dc5def1e6a7580a241c390b2235e0f48a90d2dd9fa6f11d9c631c2f6b0c998",
            "{{}}": "{{sync committee +1}}",
          },
          next_sync_committee_branch: [
            "0x4622364b9368cd3097735155dfbc5c834cd4baffc1b01366615139cdb8fd9f03",
            "0xdbda28dbd7bf5559e2ec443fed2d7ddf36e0cbc0ff95de888655e79b953cef8a",
            "0xa733f103ddbeea3342d33d0d4f76f59bc47b3d679896e75a746034f4063bc87c",
            "0x9fe8ad83f7c6d49cf787cf8b7ebb8a4e1674d7c5d81037d82c5ab05c30e4a268",
            "0xc8a921ebf75f74f9fb0b69033acc5edcb398dddc37eca11a5d8b272d37e6e894",
            "0xd167915ed0b301b181ba9776994de3cd0943cc279a26a5124e77d912acc06ea1",
          ],
          finalized_header: beaconGetLightClientUpdatesByRangeFinalizedHeader,
          finality_branch: beaconGetLightClientUpdatesByRangeFinalityBranch,
          sync_aggregate: beaconGetBlockV2SyncAggregate,
          signature_slot: "{{slot}}",
        },
      },
    ],
    getLightClientFinalityUpdate: {
      version: "fulu",
      data: {
        attested_header: beaconGetLightClientUpdatesByRangeAttestedHeader,
        finalized_header: beaconGetLightClientUpdatesByRangeFinalizedHeader,
        finality_branch: beaconGetLightClientUpdatesByRangeFinalityBranch,
        sync_aggregate: beaconGetBlockV2SyncAggregate,
        signature_slot: "{{slot}}",
      },
    },
    getLightClientOptimisticUpdate: {
      version: "fulu",
      data: {
        attested_header: beaconGetLightClientUpdatesByRangeAttestedHeader,
        sync_aggregate: beaconGetBlockV2SyncAggregate,
        signature_slot: "{{slot}}",
      },
    },
    getPoolAttestationsV2: { version: "fulu", data: [beaconGetPoolAttestationsV2Data2] },
    getPoolAttesterSlashingsV2: {
      version: "fulu",
      data: [
        {
          attestation_1: beaconGetPoolAttesterSlashingsV2Attestation1,
          attestation_2: beaconGetPoolAttesterSlashingsV2Attestation1,
        },
      ],
    },
    getPoolProposerSlashings: {
      data: [{ signed_header_1: beaconGetBlockHeadersHeader, signed_header_2: beaconGetBlockHeadersHeader }],
    },
    getPoolVoluntaryExits: {
      data: [
        {
          message: { epoch: "299020", validator_index: "541" },
          signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
        },
      ],
    },
    getPoolBLSToExecutionChanges: {
      data: [
        {
          message: {
            validator_index: "541",
            from_bls_pubkey: "0x8965f1428ae277ee17d1d5fbb94ddaa14e4fcdea7535a3cd8a6640707e16b8196eded2266a33eb2e9f83ab5843536df8",
            to_execution_address: "0x18b88da4805929e787344178f16454b88cb61a40",
          },
          signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
        },
      ],
    },
    getPoolPayloadAttestations: {
      version: "gloas",
      data: [
        {
          aggregation_bits: "0xffffffffffffff7f",
          data: beaconGetPoolPayloadAttestationsData,
          signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
        },
      ],
    },
    getBlockRewards: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: {
        proposer_index: "{{proposer}}",
        total: "48117243",
        attestations: "45902101",
        sync_aggregate: "2215142",
        proposer_slashings: "0",
        attester_slashings: "0",
      },
    },
    getSyncCommitteeRewards: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: [{ validator_index: "{{sync committee member}}", reward: "9873" }],
    },
    getAttestationsRewards: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      data: {
        ideal_rewards: [
          { effective_balance: "32000000000", head: "9873", target: "9873", source: "9873", inactivity: "0" },
        ],
        total_rewards: [
          {
            validator_index: "541",
            head: "9873",
            target: "9873",
            source: "9873",
            inactivity: "0",
            "{{}}": "{{validator}}",
          },
        ],
      },
    },
    getAttesterDuties: {
      dependent_root: "{{dependent root -1}}",
      execution_optimistic: false,
      data: [
        {
          pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
          validator_index: "541",
          committee_index: "{{committee}}",
          committee_length: "{{committee size}}",
          committees_at_slot: "{{committees}}",
          validator_committee_index: "{{committee position}}",
          slot: "{{slot}}",
          "{{}}": "{{validator}}",
        },
      ],
    },
    getProposerDuties: beaconGetProposerDuties,
    getProposerDutiesV2: beaconGetProposerDuties,
    getSyncCommitteeDuties: {
      execution_optimistic: false,
      data: [
        {
          pubkey: "0x60a24134c01d4791e2c8b9e6f8418a796268e213c90330c704bfd281cbfc51eb4719a05ec22bb6332147ccda9d6a93c3",
          validator_index: "541",
          validator_sync_committee_indices: "{{sync committee positions}}",
          "{{}}": "{{validator}}",
        },
      ],
    },
    getPtcDuties: {
      dependent_root: "{{dependent root -1}}",
      execution_optimistic: false,
      data: beaconGetProposerDutiesData,
    },
    getLiveness: { data: [{ index: "541", is_live: true, "{{}}": "{{validator}}" }] },
    produceBlockV3: {
      execution_payload_value: "20537196405218765",
      consensus_block_value: "20537196405218765",
      version: "fulu",
      execution_payload_blinded: false,
      data: {
        block: beaconGetBlockV2Message,
        kzg_proofs: [
          "0xe2eeb6df273672cbf66425201d790ad3dbdd91c59aebf599d6e7aa377a607b97dcb31716ec8a9c7766b9c7ecff856e83",
        ],
        blobs: ["0x00d9ad60933719363f2076ddfbc8ca5d6ff540d6bd56da06415643c4bcf3fe99"],
      },
    },
    produceBlockV4: {
      version: "gloas",
      consensus_block_value: "20537196405218765",
      execution_payload_included: false,
      data: {
        slot: "{{slot}}",
        proposer_index: "{{proposer}}",
        parent_root: "{{block -1}}",
        state_root: "{{state}}",
        body: {
          randao_reveal: "0x5a8c70f15476cd6f94f9ebf9507a5ab3d5b1e0ebba91e32a9dbfa1e7001f89b03f386eb171689a0f400b17d1e60499482b99f3e2dc20e44f8c8d764b6ace65ae5de4581eaac85a637c1790598f65fce4e58d17f2370b448aba54d61c6c6452fa",
          eth1_data: beaconGetBlockV2Eth1Data,
          graffiti: "0x6e6f646520616363657373000000000000000000000000000000000000000000",
          proposer_slashings: [],
          attester_slashings: [],
          deposits: [],
          voluntary_exits: [],
          attestations: beaconGetBlockV2Attestations,
          sync_aggregate: beaconGetBlockV2SyncAggregate,
          bls_to_execution_changes: [],
          signed_execution_payload_bid: {
            message: beaconProduceBlockV4Message,
            signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
          },
          payload_attestations: [],
          parent_execution_requests: beaconGetBlockV2ExecutionRequests,
        },
      },
    },
    getExecutionPayloadBid: { version: "gloas", data: beaconProduceBlockV4Message },
    getExecutionPayloadEnvelope: { version: "gloas", data: beaconGetSignedExecutionPayloadEnvelopeMessage },
    produceAttestationData: { data: beaconGetPoolAttestationsV2Data },
    getAggregatedAttestationV2: { version: "fulu", data: beaconGetPoolAttestationsV2Data2 },
    submitBeaconCommitteeSelections: {
      data: [
        {
          validator_index: "541",
          slot: "9568640",
          selection_proof: "0x4dc4a672b1b716fde4e8e0a050de91c9494f8964da2e28f00bbf5ef844cb88284728fe9b6114729251494320aedd327da7653682b4841322327019b1b04f83d8ce695055435de165b27a7f49bf57b3347c6aaf31e802844e292e12ce9f69092d",
        },
      ],
    },
    submitSyncCommitteeSelections: {
      data: [
        {
          validator_index: "541",
          slot: "9568640",
          subcommittee_index: "1",
          selection_proof: "0x4dc4a672b1b716fde4e8e0a050de91c9494f8964da2e28f00bbf5ef844cb88284728fe9b6114729251494320aedd327da7653682b4841322327019b1b04f83d8ce695055435de165b27a7f49bf57b3347c6aaf31e802844e292e12ce9f69092d",
        },
      ],
    },
    produceSyncCommitteeContribution: {
      data: {
        slot: "9568640",
        beacon_block_root: "0x3c8aa403cbff5b2dccc87f208fa86378c4430b6fa443d18647fac57abdc1e44a",
        subcommittee_index: "1",
        aggregation_bits: "0xffffffffffffff7f",
        signature: "0x4bc79eb1989836a93b373a90876b85a4c10fb9ba909881d6f3ad1d142fffa35fe519e0767f0e61371c7688028217e56adc122b8be05e2bcb4b88714f48341afe2345606c2fd4498ba87ce9a293421d43fd358f031144abff8db333075db14ec4",
      },
    },
    producePayloadAttestationData: { version: "gloas", data: beaconGetPoolPayloadAttestationsData },
    getNetworkIdentity: {
      data: {
        peer_id: "16Uiu2HAmR1GmDyvNBWnCyKJ4xZcEMFmRqfNcoKzBFGYYJ3DoTnXa",
        enr: "enr:-Ku4QHqVeJ8PPICcWk1vSn_XcSkjOkNiTg6Fmii5j6vUQgvzMc9L1goFnLKgXqBJspJjIsB91LTOleFmyWWrFVATGngBh2F0dG5ldHOIAAAAAAAAAACEZXRoMpC1MD8qAAAAAP__________gmlkgnY0gmlwhAMRHkWJc2VjcDI1NmsxoQKLVXFOhp2uX6jeT0DvvDpPcU8FWMjQdR4wMuORMhpX24N1ZHCCIyg",
        p2p_addresses: ["/ip4/192.0.2.1/tcp/9000/p2p/16Uiu2HAmR1GmDyvNBWnCyKJ4xZcEMFmRqfNcoKzBFGYYJ3DoTnXa"],
        discovery_addresses: [
          "/ip4/192.0.2.1/tcp/9000/p2p/16Uiu2HAmR1GmDyvNBWnCyKJ4xZcEMFmRqfNcoKzBFGYYJ3DoTnXa",
        ],
        metadata: {
          seq_number: "914",
          attnets: "0xffffffffffffff7f",
          syncnets: "0xffffffffffffff7f",
          custody_group_count: "4",
        },
      },
    },
    getPeers: { data: [beaconGetPeersData], meta: { count: 1 } },
    getPeer: { data: beaconGetPeersData },
    getPeerCount: { data: { disconnected: "12", connecting: "3", connected: "98", disconnecting: "1" } },
    getNodeVersion: { data: { version: "Lighthouse/v8.0.1-ced49dd/x86_64-linux" } },
    getNodeVersionV2: {
      data: {
        beacon_node: { code: "LH", name: "Lighthouse", version: "v8.0.1", commit: "0xced49dd2" },
        execution_client: { code: "LH", name: "Lighthouse", version: "v8.0.1", commit: "0xced49dd2" },
      },
    },
    getSyncingStatus: {
      data: {
        head_slot: "{{slot}}",
        sync_distance: "0",
        is_syncing: false,
        is_optimistic: false,
        el_offline: false,
      },
    },
    getForkSchedule: {
      data: [{ previous_version: "0x05000000", current_version: "0x06000000", epoch: "411392" }],
    },
    getSpec: {
      data: {
        CONFIG_NAME: "mainnet",
        SECONDS_PER_SLOT: "12",
        SLOTS_PER_EPOCH: "32",
        FULU_FORK_VERSION: "0x06000000",
        FULU_FORK_EPOCH: "411392",
        DEPOSIT_CONTRACT_ADDRESS: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
        BLOB_SCHEDULE: [{ EPOCH: "412672", MAX_BLOBS_PER_BLOCK: "15" }],
      },
    },
    getDepositContract: {
      data: { chain_id: "{{chain id}}", address: "0x00000000219ab540356cBB839Cbe05303d7705Fa" },
    },
    getStateV2: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: {
        genesis_time: "{{genesis time}}",
        genesis_validators_root: "0xd95043ccae19485bf70ee3958b7ba9da4be5344125b6cd7e976b4fb2098db7c2",
        slot: "{{slot}}",
        fork: { previous_version: "0x05000000", current_version: "0x06000000", epoch: "299020" },
        latest_block_header: beaconGetBlockHeadersMessage,
        block_roots: ["0x519c83225b3444525d73da97c12372d2953244885bdc880a3944618be58f859d"],
        state_roots: ["0x4bc4abaa13332488ef1393e0e1671c802cecb71628b52d0e1dc975409534339b"],
        historical_roots: ["0x92e6d1ac115a8f29e0243b5cf54132278fa514e058c38bca9ea4d004a8b00fc6"],
        eth1_data: beaconGetBlockV2Eth1Data,
        eth1_data_votes: [beaconGetBlockV2Eth1Data],
        eth1_deposit_index: "2016493",
        validators: [beaconGetStateValidatorsValidator],
        balances: ["32000000000"],
        randao_mixes: ["0xd8659e89b76fc4f21443fec6d8a107ce889ed7a56ba3bbfab58d4e6bc51c34e0"],
        slashings: ["32000000000"],
        justification_bits: "0xffffffffffffff7f",
        previous_justified_checkpoint: beaconGetStateFinalityCheckpointsPreviousJustified,
        current_justified_checkpoint: beaconGetStateFinalityCheckpointsCurrentJustified,
        finalized_checkpoint: beaconGetStateFinalityCheckpointsPreviousJustified,
        previous_epoch_participation: ["7"],
        current_epoch_participation: ["7"],
        inactivity_scores: ["1"],
        current_sync_committee: beaconGetStateV2CurrentSyncCommittee,
        next_sync_committee: beaconGetStateV2CurrentSyncCommittee,
        latest_execution_payload_header: beaconGetBlindedBlockExecutionPayloadHeader,
        next_withdrawal_index: "1",
        next_withdrawal_validator_index: "541",
        historical_summaries: [
          {
            block_summary_root: "0x2b80447098acf13777011e8a0a445e768d81009f460c7a7862e5f902ae156ee8",
            state_summary_root: "0x9ece92d501fc29d1ff93d5f008c70f6910ab69e611d620298940fdfb0702d054",
          },
        ],
        deposit_requests_start_index: "2016493",
        deposit_balance_to_consume: "0",
        exit_balance_to_consume: "48000000000",
        earliest_exit_epoch: "299020",
        consolidation_balance_to_consume: "112000000000",
        earliest_consolidation_epoch: "299020",
        pending_deposits: beaconGetPendingDepositsData,
        pending_partial_withdrawals: [
          { validator_index: "541", amount: "32000000000", withdrawable_epoch: "18446744073709551615" },
        ],
        pending_consolidations: [{ source_index: "541", target_index: "888" }],
        proposer_lookahead: ["541"],
      },
    },
    getDebugChainHeadsV2: { data: [{ root: "{{block}}", slot: "{{slot}}", execution_optimistic: false }] },
    getDebugForkChoice: {
      justified_checkpoint: beaconGetStateFinalityCheckpointsCurrentJustified,
      finalized_checkpoint: beaconGetStateFinalityCheckpointsPreviousJustified,
      fork_choice_nodes: [
        {
          slot: "{{slot}}",
          block_root: "{{block}}",
          parent_root: "{{block -1}}",
          justified_epoch: "{{epoch -1}}",
          finalized_epoch: "{{epoch -2}}",
          weight: "32000000000",
          validity: "valid",
          execution_block_hash: "{{execution hash}}",
          extra_data: {},
        },
      ],
      extra_data: {},
    },
    getDebugDataColumnSidecars: {
      execution_optimistic: false,
      finalized: "{{finalized}}",
      version: "fulu",
      data: [
        {
          index: "1",
          column: ["0x00ba9c4949557b0a0b68c6354dbdec84ab68d0e9af183243ac4ac1b89cf0b0c1"],
          kzg_commitments: [
            "0xb33ae65cbe5d10ce33fb8bf9edeb6814737867a1330853e1f1cbacc42c208bdc496d5e6e15c6e108d8c977c61487419d",
          ],
          kzg_proofs: [
            "0xe2eeb6df273672cbf66425201d790ad3dbdd91c59aebf599d6e7aa377a607b97dcb31716ec8a9c7766b9c7ecff856e83",
          ],
          signed_block_header: beaconGetBlockHeadersHeader,
          kzg_commitments_inclusion_proof: [
            "0x377fa0ab747f779e134de2c465be1cd66d9ccba744c6169ddd651e7846812c2f",
            "0x7e1a08477723fc8b836eac1b49d2bdd91d8456efceefc5d729e94043ef847f38",
            "0xecb4585ab6eb33917ee0fc7be24522556e8f8fb91e36b8dbcfd10de471cc22d0",
            "0x4e461fafd1d4ada9c0d8fe8f6036df491bdeb61a86380c700f147b71d9d820b6",
          ],
        },
      ],
    },
    eventstream: {
      head: {
        slot: "{{slot}}",
        block: "{{block}}",
        state: "{{state}}",
        epoch_transition: "{{epoch transition}}",
        previous_duty_dependent_root: "{{dependent root -1}}",
        current_duty_dependent_root: "{{dependent root}}",
        execution_optimistic: false,
      },
      head_v2: {
        version: "fulu",
        data: {
          slot: "{{slot}}",
          block: "{{block}}",
          state: "{{state}}",
          payload_status: "empty",
          epoch_transition: "{{epoch transition}}",
          current_epoch_dependent_root: "{{dependent root -1}}",
          next_epoch_dependent_root: "{{dependent root}}",
          execution_optimistic: false,
        },
      },
      block: { slot: "{{slot}}", block: "{{block}}", execution_optimistic: false },
      block_gossip: { slot: "{{slot}}", block: "{{block}}" },
      attestation: {
        aggregation_bits: "0xffffffffffffff7f",
        data: beaconEventstreamData,
        signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
        committee_bits: "0xffffffffffffff7f",
      },
      single_attestation: {
        committee_index: "7",
        attester_index: "541",
        data: beaconEventstreamData,
        signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
      },
      voluntary_exit: {
        message: { epoch: "299020", validator_index: "541" },
        signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
      },
      bls_to_execution_change: {
        message: {
          validator_index: "541",
          from_bls_pubkey: "0x434baebf3290e5e828ee087ec90f10875f2555ab48a8ef5ba2c6081b283150234d538dac8a4fdb8fadf875341315d53d",
          to_execution_address: "0x857fd5bc89bb84f1b1c3b4d27112cb8802b83af7",
        },
        signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
      },
      proposer_slashing: {
        signed_header_1: beaconEventstreamSignedHeader1,
        signed_header_2: beaconEventstreamSignedHeader1,
      },
      attester_slashing: {
        attestation_1: beaconEventstreamAttestation1,
        attestation_2: beaconEventstreamAttestation1,
      },
      finalized_checkpoint: {
        block: "{{block @ finalized}}",
        state: "{{state @ finalized}}",
        epoch: "{{epoch @ finalized}}",
        execution_optimistic: false,
      },
      chain_reorg: {
        slot: "9568640",
        depth: "1",
        old_head_block: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        new_head_block: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        old_head_state: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        new_head_state: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        epoch: "299020",
        execution_optimistic: false,
      },
      contribution_and_proof: {
        message: {
          aggregator_index: "541",
          contribution: {
            slot: "9568640",
            beacon_block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            subcommittee_index: "1",
            aggregation_bits: "0xffffffffffffff7f",
            signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
          },
          selection_proof: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
        },
        signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
      },
      light_client_finality_update: {
        version: "altair",
        data: {
          attested_header: beaconEventstreamAttestedHeader,
          finalized_header: { beacon: beaconGetLightClientUpdatesByRange2 },
          finality_branch: [
            "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
          ],
          sync_aggregate: beaconEventstreamSyncAggregate,
          signature_slot: "{{slot}}",
        },
      },
      light_client_optimistic_update: {
        version: "altair",
        data: {
          attested_header: beaconEventstreamAttestedHeader,
          sync_aggregate: beaconEventstreamSyncAggregate,
          signature_slot: "{{slot}}",
        },
      },
      payload_attributes: {
        version: "bellatrix",
        data: {
          proposal_slot: "9568640",
          proposer_index: "541",
          parent_block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
          parent_block_hash: "0x49a548b4613e6bab758d13323bd5573497a320897b576e08176c0b1aabe090ad",
          parent_block_number: "1",
          payload_attributes: {
            timestamp: "1738647707",
            prev_randao: "0xd00e3ca83be60545a9a22e4fe0327314fdd297f155229b8e5c8d2077edd0340e",
            suggested_fee_recipient: "0x857fd5bc89bb84f1b1c3b4d27112cb8802b83af7",
          },
        },
      },
      data_column_sidecar: {
        block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        index: "1",
        slot: "9568640",
      },
      execution_payload: {
        slot: "9568640",
        builder_index: "42",
        block_hash: "0x49a548b4613e6bab758d13323bd5573497a320897b576e08176c0b1aabe090ad",
        block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        execution_optimistic: false,
      },
      execution_payload_gossip: {
        slot: "9568640",
        builder_index: "42",
        block_hash: "0x49a548b4613e6bab758d13323bd5573497a320897b576e08176c0b1aabe090ad",
        block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
      },
      execution_payload_available: {
        slot: "9568640",
        block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
      },
      execution_payload_bid: {
        version: "gloas",
        data: {
          message: {
            parent_block_hash: "{{execution hash -1}}",
            parent_block_root: "{{block -1}}",
            block_hash: "{{execution hash}}",
            prev_randao: "0xd00e3ca83be60545a9a22e4fe0327314fdd297f155229b8e5c8d2077edd0340e",
            fee_recipient: "{{fee recipient}}",
            gas_limit: "45000000",
            builder_index: "42",
            slot: "{{slot}}",
            value: "32000000000",
            execution_payment: "32000000000",
            blob_kzg_commitments: [
              "0x3e07b879ee853dc2a7d1233f6859c231dbd4359ddca9dcf7fee41c539fe6c58a246ffb9f00d8f7ad63e0d7787a9a2699",
            ],
            execution_requests_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
          },
          signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
        },
      },
      payload_attestation_message: {
        version: "gloas",
        data: {
          validator_index: "541",
          data: {
            beacon_block_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            slot: "9568640",
            payload_present: false,
            blob_data_available: false,
          },
          signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
        },
      },
      fast_confirmation: {
        block: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
        slot: "9568640",
        current_slot: "9568640",
      },
      proposer_preferences: {
        version: "gloas",
        data: {
          message: {
            dependent_root: "0x3dd422728d26ca98ae1ae259264d3252057be75f227d9499f971269d1242a668",
            proposal_slot: "9568640",
            validator_index: "541",
            fee_recipient: "0x857fd5bc89bb84f1b1c3b4d27112cb8802b83af7",
            target_gas_limit: "45000000",
          },
          signature: "0x763914e00c4ccb0c5b4531b1d01a8e42d74b161dad40b98ba8074b33a8e0390caf01ceb2d75c4321deb8851c73aedf3451f4aaa740621f51eba810aad4a0ad5605df3b746cc2d812ee8cf77fe69c234a23bf9938fed8fc94a7c948d0174bf9b4",
        },
      },
    },
  },
  feeder: {
    simulateTransaction: {
      trace: {
        validate_invocation: null,
        function_invocation: {
          caller_address: "0x0",
          contract_address: "0x4c1d9da136846ab084ae18cf6ce7a652df7793b666a16ce46b1bf5850cc739d",
          class_hash: "0x3131fa018d520a037686ce3efddeab8f28895662f019ca3ca18a626650f7d1e",
          call_type: "CALL",
          entry_point_type: "EXTERNAL",
          selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad",
          calldata: ["0x1"],
          result: ["0x1"],
          internal_calls: [],
          events: [{ order: 0, keys: ["0x2"], data: ["0x3"] }],
          messages: [],
          execution_resources: {
            n_steps: 120,
            n_memory_holes: 0,
            builtin_instance_counter: { range_check_builtin: 3 },
          },
        },
        fee_transfer_invocation: null,
        signature: [],
      },
      fee_estimation: { overall_fee: 43000000000000, gas_price: 1000000000, gas_usage: 43000, unit: "wei" },
    },
  },
  management: {
    getOrganization: { id: "RG-123-456", name: "Example Labs" },
    updateOrganization: { id: "RG-123-456", name: "Example Labs" },
    listProjects: { count: 1, next: null, previous: null, results: [managementListProjectsResults] },
    createProject: managementListProjectsResults,
    getProject: managementListProjectsResults,
    updateProject: managementListProjectsResults,
    listProjectMembers: {
      count: 1,
      next: null,
      previous: null,
      results: [{ id: "RG-123-456", name: "Example Labs", email: "ada@example.com" }],
    },
    listNetworks: { count: 1, next: null, previous: null, results: [managementListNetworksResults] },
    createNetwork: managementListNetworksResults,
    getNetwork: managementListNetworksResults,
    updateNetwork: managementListNetworksResults,
    listNodes: { count: 1, next: null, previous: null, results: [managementListNodesResults] },
    createNode: managementListNodesResults,
    getNode: managementListNodesResults,
    updateNode: managementListNodesResults,
    listStreams: { count: 1, next: null, previous: null, results: [managementListStreamsResults] },
    createStream: {
      id: "ST-123-456-789",
      name: "transfers",
      network: "NW-123-456-7",
      source: { type: "logs", addresses: ["0x5fbdb2315678afecb367f032d93f642f64180aa3"] },
      start: "latest",
      confirmations: 0,
      destination: { type: "webhook", url: "https://app.example/events" },
      batch_size: 100,
      status: "running",
      position: { next: null, delivered: 0, lag: null },
      created_at: "2026-01-02T03:04:05.678Z",
      signing_secret: "whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZQ==",
    },
    getStream: managementListStreamsResults,
    updateStream: managementListStreamsResults,
    pauseStream: managementListStreamsResults,
    resumeStream: managementListStreamsResults,
    replayStream: managementListStreamsResults,
    testStream: { delivered: false, reason: "https://app.example/events responded with status 503" },
    rotateStreamSecret: {
      id: "ST-123-456-789",
      name: "transfers",
      network: "NW-123-456-7",
      source: { type: "logs" },
      start: "latest",
      confirmations: 0,
      destination: { type: "webhook", url: "https://app.example/events" },
      batch_size: 100,
      status: "running",
      position: { next: 1201, delivered: 340, lag: 0 },
      created_at: "2026-01-02T03:04:05.678Z",
      signing_secret: "whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZQ==",
    },
    listStreamRanges: {
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          from: 1,
          to: 1000,
          from_hash: "0x1111111111111111111111111111111111111111111111111111111111111111",
          to_hash: "0x2222222222222222222222222222222222222222222222222222222222222222",
          events: 340,
          digest: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          delivered_at: "2026-01-02T03:04:05.678Z",
        },
      ],
    },
    recheckStream: { ranges: 1, events: 340, differences: [] },
    listDeadLetters: {
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          sequence: 17,
          reason: "https://app.example/events responded with status 422",
          event: { id: "0x11:0", type: "log" },
          created_at: "2026-01-02T03:04:05.678Z",
        },
      ],
    },
    redeliverDeadLetters: { delivered: 1, rejected: 0, waiting: 0 },
    readStreamEvents: {
      events: [
        {
          specversion: "1.0",
          id: "0x1111111111111111111111111111111111111111111111111111111111111111:0",
          source: "/v1/streams/ST-123-456-789/",
          type: "log",
          subject: "ethereum-mainnet/1000",
          time: "2026-01-02T03:04:05Z",
          datacontenttype: "application/json",
          sequence: "0000000000000340",
          removed: false,
          data: { logIndex: "0x0" },
        },
      ],
      last: 340,
    },
    listNonces: {
      results: [
        {
          nonce: 7,
          token: "6f1c2a34-5b67-4890-8abc-def012345678",
          transactions: ["0x02f86c"],
          is_leased: true,
        },
      ],
    },
    takeNonce: { nonce: 7, token: "6f1c2a34-5b67-4890-8abc-def012345678" },
    addNonceTransaction: { is_done: true },
    releaseNonce: { is_done: true },
    requestSepoliaTokens: {
      amountSent: 500000000000000000,
      transaction: "https://sepolia.example/tx/0x1111111111111111111111111111111111111111111111111111111111111111",
    },
  },
  tezos: {
    getBlock: {
      protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
      chain_id: "NetXdQprcVkpaWU",
      hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
      header: {
        level: 8000000,
        proto: 24,
        predecessor: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
        timestamp: "2026-11-27T00:00:06Z",
        validation_pass: 4,
        operations_hash: "LLoaJFM6LSVPupG16XfPhxzjeisPcC36WGD5Nz3jHWjgWVZ5r2K6w",
        fitness: ["02", "007a1200", "", "ffffffff", "00000000"],
        context: "CoUjGWA5hTXLE5TxQKQv3wsnkBVwDAWLQJX5ksiw3hHB4ofENjTC",
        payload_hash: "vh2JJnGfERKc9EQhJLtTjogK8i9ic7N4PnPTZyMYFqnFd7YDchRM",
        payload_round: 0,
        priority: 1,
        proof_of_work_nonce: "4f8a2c1100000000",
        seed_nonce_hash: "nceVgvHMDo58ATfUrFGzaPeK3GQjYBhDcxwgFDhByvqCrxGJXBHsX",
        liquidity_baking_toggle_vote: "pass",
        adaptive_issuance_vote: "on",
        signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
        "{{}}": "{{header}}",
      },
      metadata: tezosGetBlockMetadata,
      operations: tezosGetBlockOperations3,
      "{{}}": "{{header}}",
    },
    getBlockHash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
    getBlockHeader: {
      protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
      chain_id: "NetXdQprcVkpaWU",
      hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
      level: 8000000,
      proto: 24,
      predecessor: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
      timestamp: "2026-11-27T00:00:06Z",
      validation_pass: 4,
      operations_hash: "LLoaJFM6LSVPupG16XfPhxzjeisPcC36WGD5Nz3jHWjgWVZ5r2K6w",
      fitness: ["02", "007a1200", "", "ffffffff", "00000000"],
      context: "CoUjGWA5hTXLE5TxQKQv3wsnkBVwDAWLQJX5ksiw3hHB4ofENjTC",
      payload_hash: "vh2JJnGfERKc9EQhJLtTjogK8i9ic7N4PnPTZyMYFqnFd7YDchRM",
      payload_round: 0,
      priority: 1,
      proof_of_work_nonce: "4f8a2c1100000000",
      seed_nonce_hash: "nceVgvHMDo58ATfUrFGzaPeK3GQjYBhDcxwgFDhByvqCrxGJXBHsX",
      liquidity_baking_toggle_vote: "pass",
      adaptive_issuance_vote: "on",
      signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
      "{{}}": "{{header}}",
    },
    getBlockShellHeader: {
      level: 8000000,
      proto: 24,
      predecessor: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
      timestamp: "2026-11-27T00:00:06Z",
      validation_pass: 4,
      operations_hash: "LLoaJFM6LSVPupG16XfPhxzjeisPcC36WGD5Nz3jHWjgWVZ5r2K6w",
      fitness: ["02", "007a1200", "", "ffffffff", "00000000"],
      context: "CoUjGWA5hTXLE5TxQKQv3wsnkBVwDAWLQJX5ksiw3hHB4ofENjTC",
      "{{}}": "{{header}}",
    },
    getBlockProtocolData: {
      protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
      payload_hash: "vh2JJnGfERKc9EQhJLtTjogK8i9ic7N4PnPTZyMYFqnFd7YDchRM",
      payload_round: 0,
      proof_of_work_nonce: "4f8a2c1100000000",
      seed_nonce_hash: "nceVgvHMDo58ATfUrFGzaPeK3GQjYBhDcxwgFDhByvqCrxGJXBHsX",
      liquidity_baking_toggle_vote: "pass",
      signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
    },
    getRawBlockHeader: "74657a6f73",
    getRawBlockProtocolData: "74657a6f73",
    getBlockMetadata: tezosGetBlockMetadata,
    getBlockMetadataHash: "bm3e4Mm9FgdY6ts6RDEJVzNH9ah7geukBudpRxDoru2EWkBzvXyg",
    getBlockProtocols: {
      protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
      next_protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
    },
    getResultingContextHash: "CoUjGWA5hTXLE5TxQKQv3wsnkBVwDAWLQJX5ksiw3hHB4ofENjTC",
    getLiveBlocks: ["BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7"],
    getOperations: tezosGetBlockOperations3,
    getOperationsInList: tezosGetBlockOperations2,
    getOperation: tezosGetBlockOperations,
    getOperationHashes: [["ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW"]],
    getOperationHashesInList: ["ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW"],
    getOperationHash: "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW",
    getOperationMetadataHashes: [["r4TeBdJxujDniSxKKnMVDz2Mo1qeBMPjrsoxxoDHRREBGmD9n4w"]],
    getOperationMetadataHashesInList: ["r4TeBdJxujDniSxKKnMVDz2Mo1qeBMPjrsoxxoDHRREBGmD9n4w"],
    getOperationMetadataHash: "r4TeBdJxujDniSxKKnMVDz2Mo1qeBMPjrsoxxoDHRREBGmD9n4w",
    getOperationsMetadataHash: "LLr1z12UkVMNoZ8KpfsVBwyvpzatYwF5Q8yQep8fPFA4rikE6h2CJ",
    getChainId: "NetXdQprcVkpaWU",
    getBlockHashes: [["BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7"]],
    getIsBootstrapped: { bootstrapped: true, sync_state: "synced" },
    getCheckpoint: { block_hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7", level: 8000000 },
    getSavepoint: { block_hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7", level: 8000000 },
    getCaboose: { block_hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7", level: 8000000 },
    getInvalidBlocks: [tezosGetInvalidBlocks],
    getInvalidBlock: tezosGetInvalidBlocks,
    getProtocolActivations: [tezosGetProtocolActivations],
    getProtocolActivation: tezosGetProtocolActivations,
    getVersion: {
      version: { product: "octez", major: 24, minor: 4, build: 0, additional_info: "release" },
      network_version: { chain_name: "TEZOS_MAINNET", distributed_db_version: 2, p2p_version: 1 },
      commit_info: { commit_hash: "d26a8bef", commit_date: "2026-08-21 13:31:29 +0000" },
    },
    getHistoryMode: { history_mode: "archive", blocks_preservation_cycles: 1 },
    getUserActivatedUpgrades: [
      { level: 28082, replacement_protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY" },
    ],
    getUserActivatedProtocolOverrides: [
      {
        replaced_protocol: "Prq8iMF665CUiRb2bcMMgJdsnWQYQjHqgHYSS3yusoZenm8dP5b",
        replacement_protocol: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
      },
    ],
    getKnownProtocols: ["PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY"],
    getProtocolEnvironment: 1,
    isReady: { ready: true },
    getContracts: ["tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"],
    getContract: {
      balance: "1250000",
      delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
      script: tezosGetContractScript,
      counter: "1000",
      revealed: true,
    },
    getBalance: "1250000",
    getSpendable: "1250000",
    getFullBalance: "1250000",
    getBalanceAndFrozenBonds: "1250000",
    getSpendableAndFrozenBonds: "1250000",
    getFrozenBonds: "1250000",
    getStakedBalance: "1250000",
    getUnstakedFrozenBalance: "1250000",
    getUnstakedFinalizableBalance: "1250000",
    getUnstakeRequests: {
      finalizable: [{ delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o", cycle: 950, amount: "1250000" }],
      unfinalizable: {
        delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        requests: [{ cycle: 955, amount: "1250000" }],
      },
    },
    getStakingNumerator: "1000",
    getEstimatedOwnPendingSlashedAmount: "1250000",
    getCounter: "1000",
    getDelegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
    getManagerKey: "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn",
    getScript: tezosGetContractScript,
    normalizeContractScript: tezosGetContractScript,
    getStorage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
    normalizeStorage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
    getStorageUsedSpace: "257",
    getStoragePaidSpace: "257",
    getEntrypoints: tezosGetEntrypoints,
    getEntrypoint: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
    getAllTicketBalances: [
      {
        ticketer: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
        content_type: { prim: "string" },
        content: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
        amount: "1000",
      },
    ],
    getTicketBalance: "1000",
    getSingleSaplingDiff: tezosGetSingleSaplingDiff,
    getStezBalance: "1000",
    getStezTicketBalance: "1000",
    getStezRedeemedFrozenBalance: "1250000",
    getStezRedeemedFinalizableBalance: "1250000",
    getBigMap: [{ string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }],
    getBigMapValue: { int: "1000" },
    normalizeBigMapValue: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
    getFromBigMap: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
    getSaplingDiff: tezosGetSingleSaplingDiff,
    getCachedContracts: [["KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD", 1]],
    getContractCacheSize: 1,
    getContractCacheSizeLimit: 1,
    getContractCacheRank: 1,
    getDestinationIndex: "1000",
    getDelegates: ["tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o"],
    getDelegateInfo: {
      deactivated: false,
      is_forbidden: false,
      participation: tezosGetDelegateInfoParticipation,
      dal_participation: tezosGetDelegateInfoDalParticipation,
      grace_period: 957,
      active_staking_parameters: {
        limit_of_staking_over_baking_millionth: 5000000,
        edge_of_baking_over_staking_billionth: 100000000,
      },
      pending_staking_parameters: tezosGetDelegateInfoPendingStakingParameters,
      baking_power: "34559882",
      total_staked: "9000000000000",
      total_delegated: "4000000000000",
      min_delegated_in_current_cycle: tezosGetDelegateInfoMinDelegatedInCurrentCycle,
      own_full_balance: "6100000000000",
      own_staked: "6000000000000",
      own_delegated: "100000000000",
      external_staked: "3000000000000",
      external_delegated: "3900000000000",
      total_unstaked_per_cycle: [{ cycle: 955, deposit: "1250000" }],
      denunciations: [],
      estimated_shared_pending_slashed_amount: "0",
      staking_denominator: "3000000000000",
      current_voting_power: "34559882",
      voting_power: "34559882",
      voting_info: tezosGetDelegateInfoVotingInfo,
      consensus_key: tezosGetDelegateInfoConsensusKey,
      companion_key: tezosGetDelegateInfoConsensusKey,
      stakers: [{ staker: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb", frozen_deposits: "1250000" }],
      delegators: ["tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"],
    },
    getDelegateFullBalance: "1250000",
    getDelegateOwnFullBalance: "1250000",
    getDelegateOwnStaked: "1250000",
    getDelegateOwnDelegated: "1250000",
    getDelegateExternalStaked: "1250000",
    getDelegateExternalDelegated: "1250000",
    getDelegateTotalStaked: "1250000",
    getDelegateTotalDelegated: "1250000",
    getDelegateTotalDelegatedStake: "1250000",
    getDelegateStakingBalance: "1250000",
    getDelegateDelegatedBalance: "1250000",
    getDelegateFrozenDeposits: "1250000",
    getDelegateCurrentFrozenDeposits: "1250000",
    getDelegateFrozenDepositsLimit: "1250000",
    getDelegateUnstakedFrozenDeposits: [{ cycle: 955, deposit: "1250000" }],
    getDelegateTotalUnstakedPerCycle: [{ cycle: 955, deposit: "1250000" }],
    getDelegateMinDelegatedInCurrentCycle: tezosGetDelegateInfoMinDelegatedInCurrentCycle,
    getDelegateStakers: [{ staker: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb", frozen_deposits: "1250000" }],
    getDelegateDelegators: ["tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"],
    getDelegatedContracts: ["tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"],
    getDelegateStakingDenominator: "1000",
    getDelegateBakingPower: "34559882",
    getDelegateCurrentBakingPower: "34559882",
    getDelegateVotingPower: "34559882",
    getDelegateCurrentVotingPower: "34559882",
    getDelegateVotingInfo: tezosGetDelegateInfoVotingInfo,
    getDelegateDeactivated: false,
    getDelegateIsForbidden: false,
    getDelegateGracePeriod: 1,
    getDelegateParticipation: tezosGetDelegateInfoParticipation,
    getDelegateDalParticipation: tezosGetDelegateInfoDalParticipation,
    getDelegateConsensusKey: tezosGetDelegateInfoConsensusKey,
    getDelegateCompanionKey: tezosGetDelegateInfoConsensusKey,
    getDelegateActiveStakingParameters: {
      limit_of_staking_over_baking_millionth: 5000000,
      edge_of_baking_over_staking_billionth: 100000000,
    },
    getDelegatePendingStakingParameters: tezosGetDelegateInfoPendingStakingParameters,
    getDelegateDenunciations: [
      {
        operation_hash: "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW",
        rewarded: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        misbehaviour: { level: 7999999, round: 0, kind: "attestation" },
      },
    ],
    getDelegateEstimatedSharedPendingSlashedAmount: "1250000",
    getDelegateStezRegistered: false,
    getDelegateStezStakingPower: "1000",
    getDelegateActiveStezParameters: tezosGetDelegateActiveStezParameters,
    getDelegatePendingStezParameters: [
      { cycle: 958, parameters: { kind: "update", parameters: tezosGetDelegateActiveStezParameters } },
    ],
    getAllDenunciations: [
      {
        slashed_delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        operation_hash: "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW",
        rewarded: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        misbehaviour: { level: 7999999, round: 0, kind: "attestation" },
      },
    ],
    getConstants: tezosGetConstants,
    getParametricConstants: tezosGetConstants,
    getProtocolErrors: { oneOf: [null] },
    getProtocolFirstLevel: 1,
    getTotalSupply: "1250000",
    getTotalFrozenStake: "1250000",
    getTotalCurrentlyStaked: { delegates: "600000000000000", delegators: "100000000000000", overstaked: "0" },
    getAdaptiveIssuanceLaunchCycle: 1,
    getCurrentYearlyRate: "text",
    getCurrentYearlyRateExact: { numerator: "1000", denominator: "1000" },
    getCurrentYearlyRateDetails: {
      static: { numerator: "1000", denominator: "1000" },
      dynamic: { numerator: "1000", denominator: "1000" },
    },
    getIssuancePerMinute: "1250000",
    getExpectedIssuance: [
      {
        cycle: 955,
        baking_reward_fixed_portion: "250000",
        baking_reward_bonus_per_block: "250000",
        baking_reward_bonus_per_slot: "1250000",
        attesting_reward_per_block: "500000",
        attesting_reward_per_slot: "1250000",
        seed_nonce_revelation_tip: "65",
        vdf_revelation_tip: "65",
        dal_attesting_reward_per_shard: "3000",
      },
    ],
    getCpmmAddress: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    getNonce: { nonce: "74657a6f73", hash: "nceVgvHMDo58ATfUrFGzaPeK3GQjYBhDcxwgFDhByvqCrxGJXBHsX" },
    getSeed: "74657a6f73",
    getSeedComputation: {
      nonce_revelation_stage: null,
      seed_discriminant: "74657a6f73",
      seed_challenge: "74657a6f73",
      computation_finished: null,
    },
    getStezBakers: [
      { pkh: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o", parameters: tezosGetDelegateActiveStezParameters },
    ],
    getStezContractHash: "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD",
    getStezExchangeRate: { numerator: "1000", denominator: "1000" },
    getStezStakingPower: [null],
    getStezTotalAmountOfTez: "1250000",
    getStezTotalSupply: "1000",
    getCurrentLevel: {
      level: 8000000,
      level_position: 7999999,
      cycle: 955,
      cycle_position: 4031,
      expected_commitment: false,
    },
    getLevelsInCurrentCycle: { first: 7995969, last: 8010368 },
    getRound: 1,
    getConsecutiveRoundZero: 1,
    getBakingRights: [
      {
        level: 8000001,
        delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        round: 0,
        estimated_time: "2026-11-27T00:00:06Z",
        consensus_key: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
      },
    ],
    getAttestationRights: [
      {
        level: 8000001,
        delegates: [
          {
            delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
            first_slot: 12,
            attesting_power: 12,
            consensus_key: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
          },
        ],
        estimated_time: "2026-11-27T00:00:06Z",
      },
    ],
    getValidators: [
      {
        level: 8000000,
        consensus_threshold: "34559882",
        consensus_committee: "34559882",
        all_bakers_attest_activated: false,
        delegates: [
          {
            delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
            rounds: [0],
            consensus_key: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
            companion_key: "tz4F7hAofk1W4arfhXtPH1QDaTMPSPvngJb5",
            attesting_power: "34559882",
            attestation_slot: 12,
          },
        ],
      },
    ],
    getAllBakersAttestActivationLevel: {
      level: 8000000,
      level_position: 7999999,
      cycle: 955,
      cycle_position: 4031,
      expected_commitment: false,
    },
    getTotalBakingPower: "34559882",
    getBakingPowerDistribution: [null],
    getTz4BakerNumberRatio: "text",
    getSwrrSelectedBakers: [
      {
        consensus_pk: "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn",
        delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        companion_pk: "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn",
      },
    ],
    getSwrrCredits: [{ delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o", credit: "257" }],
    completePrefix: ["text"],
    decodeDalAttestation: [{ lag_index: 0, slot_indices: [3] }],
    encodeDalAttestation: "257",
    forgeOperations: "74657a6f73",
    forgeSignedOperations: "74657a6f73",
    forgeBlsConsensusOperations: { sign: "74657a6f73", inject: "74657a6f73" },
    parseOperations: [
      {
        branch: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
        contents: tezosParseOperationsContents,
        signature: "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL",
      },
    ],
    preapplyOperations: [tezosPreapplyOperations],
    runCode: {
      storage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      operations: tezosRunCodeOperations,
      lazy_storage_diff: tezosGetBlockLazyStorageDiff,
    },
    traceCode: {
      storage: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
      operations: tezosRunCodeOperations,
      trace: [{ location: 12, gas: "257", stack: [null] }],
      lazy_storage_diff: tezosGetBlockLazyStorageDiff,
    },
    runInstruction: { output: [{ type: { prim: "nat" }, val: { int: "1000" } }], gas: "1039988.5" },
    runView: { data: { int: "1000" } },
    runScriptView: { data: { int: "1000" } },
    runOperation: tezosPreapplyOperations,
    simulateOperation: tezosPreapplyOperations,
    packData: { packed: "74657a6f73", gas: "unaccounted" },
    typecheckData: { gas: "unaccounted" },
    typecheckCode: {
      type_map: [
        {
          location: 12,
          stack_before: [{ string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }],
          stack_after: [{ string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" }],
        },
      ],
      gas: "unaccounted",
    },
    getScriptSize: { script_size: 412 },
    normalizeData: { normalized: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
    normalizeScript: { normalized: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
    normalizeStack: { output: [{ type: { prim: "nat" }, val: { int: "1000" } }] },
    normalizeType: { normalized: { string: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" } },
    getScriptEntrypoints: tezosGetEntrypoints,
    getScriptEntrypoint: { entrypoint_type: { prim: "nat" } },
    getSmartRollups: ["sr1NhSMffZoWV3zES9XnL3stKQLu2zHRFFeu"],
    getSmartRollupInbox: { level: 8000000, old_levels_messages: { index: "7999000" } },
    getSmartRollupKind: "text",
    getSmartRollupGenesisInfo: {
      level: 5000000,
      commitment_hash: "src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
    },
    getSmartRollupLastCementedCommitment: {
      hash: "src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
      level: 7798000,
    },
    getSmartRollupCommitment: tezosGetSmartRollupCommitment,
    getSmartRollupCanBeCemented: false,
    getSmartRollupCommitmentStakers: ["1000"],
    getSmartRollupCommitmentsOfLevel: ["src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX"],
    getSmartRollupConsumedOutputs: [1],
    getSmartRollupStakers: ["tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o"],
    getSmartRollupStakerIndex: "1000",
    getSmartRollupStakedOnCommitment: {
      hash: "src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
      compressed_state: "srs11vCcf5u57xRPxWCHp9Kv3EG5LtT9nvNwFpXVM4eDKX2u7LZBNu",
      inbox_level: 7999950,
      predecessor: "src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
      number_of_ticks: "34559882",
    },
    getSmartRollupConflicts: [
      {
        other: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        their_commitment: tezosGetSmartRollupCommitment,
        our_commitment: tezosGetSmartRollupCommitment,
        parent_commitment: "src13pv9F9P2WqsTrNdyrQWDyP5WCMaUunqTd6kRoEvAZVQRHGSpNX",
      },
    ],
    getSmartRollupGames: [
      {
        game: { turn: "alice" },
        alice: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
        bob: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
      },
    ],
    getSmartRollupTimeout: { alice: 100, bob: 120, last_turn_level: 7999000 },
    getSmartRollupTimeoutReached: {
      kind: "loser",
      reason: "timeout",
      player: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o",
    },
    getSmartRollupWhitelist: ["tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o"],
    getSmartRollupLastWhitelistUpdate: { message_index: "1000", outbox_level: 7000000 },
    getSmartRollupTicketBalance: "1000",
    getDalShards: [{ delegate: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o", indexes: [0, 1] }],
    getDalPublishedSlotHeaders: [
      {
        version: "0",
        level: 8000000,
        index: 3,
        commitment: "sh1mz2XaVrjhPpkCvUYPDJTfd9Ubo3Mig9TKXsCz2kF2DX8hq99CPDiZQTZH9msUBTxzKBsCmy",
      },
    ],
    getDalPastParameters: {
      feature_enable: true,
      incentives_enable: true,
      number_of_slots: 32,
      attestation_lag: 8,
      attestation_threshold: 66,
      redundancy_factor: 8,
      page_size: 3967,
      slot_size: 126944,
      number_of_shards: 512,
    },
    getDalCommitmentsHistory: { kind: "dal_skip_list", skip_list: null },
    getDalSkipListCells: [null],
    getCurrentPeriod: tezosGetBlockVotingPeriodInfo,
    getSuccessorPeriod: tezosGetBlockVotingPeriodInfo,
    getCurrentQuorum: 1,
    getCurrentProposal: "PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY",
    getProposals: [["PsUshuai9QapM5TGj1JpuVGkdxz5GykdnEvS6Rh8SUVrARvZLCY", "34559882"]],
    getProposalCount: 1,
    getBallots: { yay: "34559882", nay: "34559882", pass: "34559882" },
    getBallotList: [{ pkh: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o", ballot: "yay" }],
    getListings: [{ pkh: "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o", voting_power: "34559882" }],
    getTotalVotingPower: "34559882",
    getPendingOperations: {
      validated: tezosGetPendingOperationsValidated,
      applied: tezosGetPendingOperationsValidated,
      refused: [],
      outdated: [],
      branch_refused: [],
      branch_delayed: [],
      unprocessed: [],
    },
    getMempoolFilter: {
      minimal_fees: "100",
      minimal_nanotez_per_gas_unit: ["100", "1"],
      minimal_nanotez_per_byte: ["1000", "1"],
      replace_by_fee_factor: ["21", "20"],
      max_operations: 10000,
      max_total_bytes: 10000000,
    },
    monitorMempool: { operations: tezosGetPendingOperationsValidated },
    monitorHeads: {
      head: {
        hash: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
        level: 8000000,
        proto: 24,
        predecessor: "BMReons1wUhQEiNiZ6zZuJa3eH89xruGFDD2ajw5PPLthRCbCVF",
        timestamp: "2026-11-27T00:00:06Z",
        validation_pass: 4,
        operations_hash: "LLoaJFM6LSVPupG16XfPhxzjeisPcC36WGD5Nz3jHWjgWVZ5r2K6w",
        fitness: ["02", "007a1200", "", "ffffffff", "00000000"],
        context: "CoUjGWA5hTXLE5TxQKQv3wsnkBVwDAWLQJX5ksiw3hHB4ofENjTC",
        protocol_data: "74657a6f73",
        "{{}}": "{{header}}",
      },
    },
    monitorAppliedBlocks: tezosMonitorAppliedBlocks,
    monitorValidatedBlocks: tezosMonitorAppliedBlocks,
    monitorBootstrapped: {
      progress: {
        block: "BL1BkaTVR8pNy4qkaP9YxwMvBZZuCoADFE4fpu39DL8JK8xYRV7",
        timestamp: "2026-11-27T00:00:06Z",
        "{{}}": "{{progress}}",
      },
    },
    injectOperation: "ooenLypUzMQt9fWddbiykce2MYrH2XjeG7qFFu11MBxefhAfhvW",
  },
  tron: {
    getAccount: tronGetAccount,
    getAccountById: tronGetAccount,
    getAccountBalance: {
      balance: 25000000,
      block_identifier: {
        hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
        number: 70000000,
      },
    },
    getBlockBalance: {
      block_identifier: {
        hash: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
        number: 70000000,
      },
      timestamp: 1767323045000,
      transaction_balance_trace: [
        {
          transaction_identifier: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
          operation: [
            {
              operation_identifier: 1,
              address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
              amount: 1000000,
            },
          ],
          type: "text",
          status: "text",
        },
      ],
    },
    getAccountNet: {
      freeNetUsed: 1,
      freeNetLimit: 1,
      NetUsed: 1,
      NetLimit: 1,
      assetNetUsed: [{ key: "text", value: 1 }],
      assetNetLimit: [{ key: "text", value: 1 }],
      TotalNetLimit: 1,
      TotalNetWeight: 1,
    },
    getAccountResource: {
      freeNetUsed: 1,
      freeNetLimit: 1,
      NetUsed: 1,
      NetLimit: 1,
      assetNetUsed: [{ key: "text", value: 1 }],
      assetNetLimit: [{ key: "text", value: 1 }],
      TotalNetLimit: 1,
      TotalNetWeight: 1,
      TotalTronPowerWeight: 1,
      tronPowerUsed: 1,
      tronPowerLimit: 1,
      EnergyUsed: 1,
      EnergyLimit: 1,
      TotalEnergyLimit: 1,
      TotalEnergyWeight: 1,
      storageUsed: 1,
      storageLimit: 1,
    },
    createAccount: tronCreateAccount,
    updateAccount: tronCreateAccount,
    setAccountId: tronCreateAccount,
    accountPermissionUpdate: tronCreateAccount,
    getReward: { reward: 1500000 },
    getBrokerage: { brokerage: 20 },
    updateBrokerage: tronCreateAccount,
    listWitnesses: tronListWitnesses,
    getPaginatedNowWitnessList: tronListWitnesses,
    getNextMaintenanceTime: { num: 1 },
    createWitness: tronCreateAccount,
    updateWitness: tronCreateAccount,
    voteWitnessAccount: tronCreateAccount,
    withdrawBalance: tronCreateAccount,
    freezeBalance: tronCreateAccount,
    unfreezeBalance: tronCreateAccount,
    freezeBalanceV2: tronCreateAccount,
    unfreezeBalanceV2: tronCreateAccount,
    withdrawExpireUnfreeze: tronCreateAccount,
    cancelAllUnfreezeV2: tronCreateAccount,
    delegateResource: tronCreateAccount,
    unDelegateResource: tronCreateAccount,
    getDelegatedResource: tronGetDelegatedResource,
    getDelegatedResourceV2: tronGetDelegatedResource,
    getDelegatedResourceAccountIndex: tronGetDelegatedResourceAccountIndex,
    getDelegatedResourceAccountIndexV2: tronGetDelegatedResourceAccountIndex,
    getCanDelegatedMaxSize: { max_size: 1 },
    getAvailableUnfreezeCount: { count: 1 },
    getCanWithdrawUnfreezeAmount: { amount: 1000000 },
    getNowBlock: tronGetNowBlock,
    getBlockByNum: tronGetNowBlock,
    getBlockById: tronGetNowBlock,
    getBlockByLimitNext: tronGetBlockByLimitNext,
    getBlockByLatestNum: tronGetBlockByLimitNext,
    getBlock: tronGetNowBlock,
    getTransactionCountByBlockNum: { count: 120 },
    getTransactionById: tronCreateAccount,
    getTransactionInfoById: tronGetTransactionInfoById,
    getTransactionInfoByBlockNum: tronGetTransactionInfoByBlockNum,
    getTransactionFromPending: tronCreateAccount,
    getTransactionListFromPending: { txId: ["text"] },
    getPendingSize: { pendingSize: 12 },
    totalTransaction: { num: 1 },
    getSignWeight: {
      permission: tronGetAccountOwnerPermission,
      approved_list: ["41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3"],
      current_weight: 1,
      result: { code: "ENOUGH_PERMISSION", message: "text" },
      transaction: tronGetSignWeightTransaction,
    },
    getApprovedList: {
      approved_list: ["41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3"],
      result: { code: "SUCCESS", message: "text" },
      transaction: tronGetSignWeightTransaction,
    },
    createTransaction: tronCreateAccount,
    transferAsset: tronCreateAccount,
    createAssetIssue: tronCreateAccount,
    updateAsset: tronCreateAccount,
    participateAssetIssue: tronCreateAccount,
    unfreezeAsset: tronCreateAccount,
    getAssetIssueList: tronGetAssetIssueList,
    getPaginatedAssetIssueList: tronGetAssetIssueList,
    getAssetIssueByAccount: tronGetAssetIssueList,
    getAssetIssueById: tronGetAssetIssueListAssetIssue,
    getAssetIssueByName: tronGetAssetIssueListAssetIssue,
    getAssetIssueListByName: tronGetAssetIssueList,
    createCommonTransaction: tronCreateAccount,
    broadcastTransaction: tronBroadcastTransaction,
    deployContract: tronCreateAccount,
    getContract: tronGetContract,
    getContractInfo: {
      smart_contract: tronGetContract,
      runtimecode: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      contract_state: { energy_usage: 14650, energy_factor: 1, update_cycle: 1 },
    },
    triggerSmartContract: tronGetSignWeightTransaction,
    triggerConstantContract: tronGetSignWeightTransaction,
    estimateEnergy: {
      result: { result: true, code: "SUCCESS", message: "4578616d706c65" },
      energy_required: 1,
    },
    clearAbi: tronCreateAccount,
    updateSetting: tronCreateAccount,
    updateEnergyLimit: tronCreateAccount,
    listProposals: tronListProposals,
    getPaginatedProposalList: tronListProposals,
    getProposalById: tronListProposalsProposals,
    proposalCreate: tronCreateAccount,
    proposalApprove: tronCreateAccount,
    proposalDelete: tronCreateAccount,
    getChainParameters: { chainParameter: [{ key: "text", value: 1 }] },
    getBandwidthPrices: { prices: "text" },
    getEnergyPrices: { prices: "text" },
    getMemoFee: { prices: "text" },
    getBurnTrx: { burnTrxAmount: 17000000000000 },
    listExchanges: tronListExchanges,
    getPaginatedExchangeList: tronListExchanges,
    getExchangeById: tronListExchangesExchanges,
    exchangeCreate: tronCreateAccount,
    exchangeInject: tronCreateAccount,
    exchangeWithdraw: tronCreateAccount,
    exchangeTransaction: tronCreateAccount,
    getMarketOrderById: tronGetMarketOrderById,
    getMarketOrderByAccount: tronGetMarketOrderByAccount,
    getMarketPriceByPair: tronGetMarketPriceByPair,
    getMarketOrderListByPair: tronGetMarketOrderByAccount,
    getMarketPairList: { orderPair: [{ sell_token_id: "5f", buy_token_id: "31303030303031" }] },
    marketSellAsset: tronCreateAccount,
    marketCancelOrder: tronCreateAccount,
    listNodes: { nodes: [{ address: { host: "4578616d706c65", port: 1 } }] },
    getSpendingKey: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    getExpandedSpendingKey: {
      ask: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      nsk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      ovk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    },
    getAkFromAsk: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    getNkFromNsk: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    getIncomingViewingKey: { ivk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    getDiversifier: { d: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    getNewShieldedAddress: {
      sk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      ask: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      nsk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      ovk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      ak: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      nk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      ivk: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      d: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      pkD: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      payment_address: "text",
    },
    getZenPaymentAddress: {
      d: { d: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
      pkD: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
      payment_address: "text",
    },
    getRcm: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    createSpendAuthSig: { value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081" },
    createShieldedContractParameters: tronCreateShieldedContractParameters,
    createShieldedContractParametersWithoutAsk: tronCreateShieldedContractParameters,
    getTriggerInputForShieldedTRC20Contract: {
      value: "00000000042c1d80f6d6f6a1e0b8f2c2b3f1a4d5c6e7f8091a2b3c4d5e6f7081",
    },
    scanShieldedTRC20NotesByIvk: tronScanShieldedTRC20NotesByIvk,
    scanShieldedTRC20NotesByOvk: tronScanShieldedTRC20NotesByIvk,
    isShieldedTRC20ContractNoteSpent: { is_spent: false },
    solidityGetAccount: tronGetAccount,
    solidityGetAccountById: tronGetAccount,
    solidityGetReward: { reward: 1500000 },
    solidityGetBrokerage: { brokerage: 20 },
    solidityListWitnesses: tronListWitnesses,
    solidityGetPaginatedNowWitnessList: tronListWitnesses,
    solidityGetDelegatedResource: tronGetDelegatedResource,
    solidityGetDelegatedResourceV2: tronGetDelegatedResource,
    solidityGetDelegatedResourceAccountIndex: tronGetDelegatedResourceAccountIndex,
    solidityGetDelegatedResourceAccountIndexV2: tronGetDelegatedResourceAccountIndex,
    solidityGetCanDelegatedMaxSize: { max_size: 1 },
    solidityGetAvailableUnfreezeCount: { count: 1 },
    solidityGetCanWithdrawUnfreezeAmount: { amount: 1000000 },
    solidityGetNowBlock: tronGetNowBlock,
    solidityGetBlockByNum: tronGetNowBlock,
    solidityGetBlock: tronGetNowBlock,
    solidityGetTransactionCountByBlockNum: { count: 120 },
    solidityGetTransactionById: tronCreateAccount,
    solidityGetTransactionInfoById: tronGetTransactionInfoById,
    solidityGetTransactionInfoByBlockNum: tronGetTransactionInfoByBlockNum,
    solidityTriggerConstantContract: tronGetSignWeightTransaction,
    solidityEstimateEnergy: {
      result: { result: true, code: "SUCCESS", message: "4578616d706c65" },
      energy_required: 1,
    },
    solidityGetAssetIssueList: tronGetAssetIssueList,
    solidityGetPaginatedAssetIssueList: tronGetAssetIssueList,
    solidityGetAssetIssueById: tronGetAssetIssueListAssetIssue,
    solidityGetAssetIssueByName: tronGetAssetIssueListAssetIssue,
    solidityGetAssetIssueListByName: tronGetAssetIssueList,
    solidityListExchanges: tronListExchanges,
    solidityGetExchangeById: tronListExchangesExchanges,
    solidityGetMarketOrderById: tronGetMarketOrderById,
    solidityGetMarketOrderByAccount: tronGetMarketOrderByAccount,
    solidityGetMarketPriceByPair: tronGetMarketPriceByPair,
    solidityGetMarketOrderListByPair: tronGetMarketOrderByAccount,
    solidityGetMarketPairList: { orderPair: [{ sell_token_id: "5f", buy_token_id: "31303030303031" }] },
    solidityGetBurnTrx: { burnTrxAmount: 17000000000000 },
    solidityGetBandwidthPrices: { prices: "text" },
    solidityGetEnergyPrices: { prices: "text" },
    solidityScanShieldedTRC20NotesByIvk: tronScanShieldedTRC20NotesByIvk,
    solidityScanShieldedTRC20NotesByOvk: tronScanShieldedTRC20NotesByIvk,
    solidityIsShieldedTRC20ContractNoteSpent: { is_spent: false },
    solidityGetBlockById: tronGetNowBlock,
    solidityGetBlockByLimitNext: tronGetBlockByLimitNext,
    solidityGetBlockByLatestNum: tronGetBlockByLimitNext,
    validateAddress: { result: true, message: "Hex string format" },
    broadcastHex: tronBroadcastTransaction,
    getTransactionReceiptById: { Receipt: tronGetTransactionInfoByIdReceipt },
    getNodeInfo: tronGetNodeInfo,
    solidityGetNodeInfo: tronGetNodeInfo,
  },
};
