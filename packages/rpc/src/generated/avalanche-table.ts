// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { ProtocolTable } from "@node-access/transport/json-rpc";

/** The methods of Avalanche P-Chain, as the `protocol` of a client. */
export const avalancheP: ProtocolTable<"avalanche-p"> = {
  rpcPath: "/ext/bc/P",
  methods: {
    "platform.getHeight": "safe",
    "platform.getProposedHeight": "safe",
    "platform.getTimestamp": "safe",
    "platform.getBlock": "safe",
    "platform.getBlockByHeight": "safe",
    "platform.getTx": "safe",
    "platform.getTxStatus": "safe",
    "platform.issueTx": "write",
    "platform.getBalance": "safe",
    "platform.getUTXOs": "safe",
    "platform.getRewardUTXOs": "safe",
    "platform.getStake": "safe",
    "platform.getMinStake": "safe",
    "platform.getTotalStake": "safe",
    "platform.getStakingAssetID": "safe",
    "platform.getCurrentSupply": "safe",
    "platform.getCurrentValidators": "safe",
    "platform.getL1Validator": "safe",
    "platform.getValidatorsAt": "safe",
    "platform.getAllValidatorsAt": "safe",
    "platform.sampleValidators": "safe",
    "platform.getSubnet": "safe",
    "platform.getSubnets": "safe",
    "platform.getBlockchains": "safe",
    "platform.getBlockchainStatus": "safe",
    "platform.validatedBy": "safe",
    "platform.validates": "safe",
    "platform.getFeeConfig": "safe",
    "platform.getFeeState": "safe",
    "platform.getValidatorFeeConfig": "safe",
    "platform.getValidatorFeeState": "safe",
  },
  probeMethod: "platform.getHeight",
  namedParams: [
    "platform.getBlock", "platform.getBlockByHeight", "platform.getTx", "platform.getTxStatus",
    "platform.issueTx", "platform.getBalance", "platform.getUTXOs", "platform.getRewardUTXOs",
    "platform.getStake", "platform.getMinStake", "platform.getTotalStake", "platform.getStakingAssetID",
    "platform.getCurrentSupply", "platform.getCurrentValidators", "platform.getL1Validator",
    "platform.getValidatorsAt", "platform.getAllValidatorsAt", "platform.sampleValidators",
    "platform.getSubnet", "platform.getSubnets", "platform.getBlockchainStatus", "platform.validatedBy",
    "platform.validates",
  ],
};

/** The methods of Avalanche X-Chain, as the `protocol` of a client. */
export const avalancheX: ProtocolTable<"avalanche-x"> = {
  rpcPath: "/ext/bc/X",
  methods: {
    "avm.getHeight": "safe",
    "avm.getBlock": "safe",
    "avm.getBlockByHeight": "safe",
    "avm.getTx": "safe",
    "avm.getTxStatus": "safe",
    "avm.issueTx": "write",
    "avm.getBalance": "safe",
    "avm.getAllBalances": "safe",
    "avm.getUTXOs": "safe",
    "avm.getAssetDescription": "safe",
    "avm.getTxFee": "safe",
  },
  probeMethod: "avm.getHeight",
  namedParams: [
    "avm.getBlock", "avm.getBlockByHeight", "avm.getTx", "avm.getTxStatus", "avm.issueTx", "avm.getBalance",
    "avm.getAllBalances", "avm.getUTXOs", "avm.getAssetDescription",
  ],
};

/** The methods of Avalanche C-Chain transfers, as the `protocol` of a client. */
export const avalancheAtomic: ProtocolTable<"avalanche-atomic"> = {
  rpcPath: "/ext/bc/C/avax",
  methods: {
    "avax.getUTXOs": "safe",
    "avax.issueTx": "write",
    "avax.getAtomicTx": "safe",
    "avax.getAtomicTxStatus": "safe",
  },
  probeMethod: "avax.getUTXOs",
  namedParams: [
    "avax.getUTXOs", "avax.issueTx", "avax.getAtomicTx", "avax.getAtomicTxStatus",
  ],
};

/** The methods of Avalanche node, as the `protocol` of a client. */
export const avalancheInfo: ProtocolTable<"avalanche-info"> = {
  rpcPath: "/ext/info",
  methods: {
    "info.getNetworkID": "safe",
    "info.getNetworkName": "safe",
    "info.getNodeVersion": "safe",
    "info.getNodeID": "safe",
    "info.getNodeIP": "safe",
    "info.getBlockchainID": "safe",
    "info.isBootstrapped": "safe",
    "info.peers": "safe",
    "info.uptime": "safe",
    "info.upgrades": "safe",
    "info.acps": "safe",
    "info.getTxFee": "safe",
    "info.getVMs": "safe",
  },
  probeMethod: "info.getNetworkID",
  namedParams: [
    "info.getBlockchainID", "info.isBootstrapped", "info.peers",
  ],
};

/** The methods of Avalanche health, as the `protocol` of a client. */
export const avalancheHealth: ProtocolTable<"avalanche-health"> = {
  rpcPath: "/ext/health",
  methods: {
    "health.health": "safe",
    "health.readiness": "safe",
    "health.liveness": "safe",
  },
  probeMethod: "health.health",
  namedParams: [
    "health.health", "health.readiness", "health.liveness",
  ],
};
