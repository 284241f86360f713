// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/** A JSON Schema of version 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * All types by name, under `$defs`. The other schemas refer to this one, so add it to the validator first.
 * JSON Schema cannot describe bigints: validate the result of `JSON.parse`.
 */
export const definitions: JsonSchema = /* @__PURE__ */ JSON.parse(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:node-access:rpc",
  "$defs": {
    "AtomicTransaction": {
      "type": "object",
      "required": ["tx", "encoding"],
      "properties": {
        "tx": { "type": "string" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" },
        "blockHeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AtomicTransactionStatus": {
      "type": "object",
      "required": ["status"],
      "properties": {
        "status": { "enum": ["Unknown", "Dropped", "Processing", "Accepted"] },
        "blockHeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AvmTransactionStatus": {
      "type": "object",
      "required": ["status"],
      "properties": { "status": { "enum": ["Unknown", "Processing", "Rejected", "Accepted"] } }
    },
    "AvmBalance": {
      "type": "object",
      "required": ["balance", "utxoIDs"],
      "properties": {
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "utxoIDs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxoId" }
        }
      }
    },
    "AvmAssetBalance": {
      "type": "object",
      "required": ["asset", "balance"],
      "properties": {
        "asset": { "type": "string" },
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AvmBalances": {
      "type": "object",
      "required": ["balances"],
      "properties": {
        "balances": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvmAssetBalance" }
        }
      }
    },
    "AvmAsset": {
      "type": "object",
      "required": ["assetID", "name", "symbol", "denomination"],
      "properties": {
        "assetID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "name": { "type": "string" },
        "symbol": { "type": "string" },
        "denomination": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AvmFees": {
      "type": "object",
      "required": ["txFee", "createAssetTxFee"],
      "properties": {
        "txFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "createAssetTxFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AvalancheHealthCheck": {
      "type": "object",
      "required": ["duration"],
      "properties": {
        "message": {},
        "error": { "type": "string" },
        "timestamp": { "type": "string" },
        "duration": { "type": "integer" },
        "contiguousFailures": { "type": "integer" },
        "timeOfFirstFailure": { "type": "string" }
      }
    },
    "AvalancheHealth": {
      "type": "object",
      "required": ["checks", "healthy"],
      "properties": {
        "checks": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHealthCheck" }
        },
        "healthy": { "type": "boolean" }
      }
    },
    "AvalancheNetworkId": {
      "type": "object",
      "required": ["networkID"],
      "properties": { "networkID": { "$ref": "urn:node-access:rpc#/$defs/Decimal" } }
    },
    "AvalancheNetworkName": {
      "type": "object",
      "required": ["networkName"],
      "properties": { "networkName": { "type": "string" } }
    },
    "AvalancheNodeVersion": {
      "type": "object",
      "required": ["version", "databaseVersion", "rpcProtocolVersion", "gitCommit", "vmVersions"],
      "properties": {
        "version": { "type": "string" },
        "databaseVersion": { "type": "string" },
        "rpcProtocolVersion": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "gitCommit": { "type": "string" },
        "vmVersions": { "type": "object", "additionalProperties": { "type": "string" } }
      }
    },
    "AvalancheNodeIdentity": {
      "type": "object",
      "required": ["nodeID", "nodePOP"],
      "properties": {
        "nodeID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" },
        "nodePOP": { "$ref": "urn:node-access:rpc#/$defs/BlsSigner" }
      }
    },
    "AvalancheNodeAddress": { "type": "object", "required": ["ip"], "properties": { "ip": { "type": "string" } } },
    "AvalancheBlockchainId": {
      "type": "object",
      "required": ["blockchainID"],
      "properties": { "blockchainID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } }
    },
    "AvalancheBootstrapped": {
      "type": "object",
      "required": ["isBootstrapped"],
      "properties": { "isBootstrapped": { "type": "boolean" } }
    },
    "AvalanchePeer": {
      "type": "object",
      "required": [
        "ip", "nodeID", "version", "lastSent", "lastReceived", "observedUptime", "trackedSubnets", "benched"
      ],
      "properties": {
        "ip": { "type": "string" },
        "publicIP": { "type": "string" },
        "nodeID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" },
        "version": { "type": "string" },
        "upgradeTime": { "type": "integer" },
        "lastSent": { "type": "string" },
        "lastReceived": { "type": "string" },
        "observedUptime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "trackedSubnets": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } },
        "supportedACPs": { "type": "array", "items": { "type": "integer" } },
        "objectedACPs": { "type": "array", "items": { "type": "integer" } },
        "benched": { "type": "array", "items": { "type": "string" } }
      }
    },
    "AvalanchePeers": {
      "type": "object",
      "required": ["numPeers", "peers"],
      "properties": {
        "numPeers": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "peers": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalanchePeer" }
        }
      }
    },
    "AvalancheUptime": {
      "type": "object",
      "required": ["rewardingStakePercentage", "weightedAveragePercentage"],
      "properties": {
        "rewardingStakePercentage": { "type": "string" },
        "weightedAveragePercentage": { "type": "string" }
      }
    },
    "AvalancheUpgrades": {
      "type": "object",
      "required": [
        "apricotPhase1Time", "apricotPhase2Time", "apricotPhase3Time", "apricotPhase4Time",
        "apricotPhase5Time", "apricotPhasePre6Time", "apricotPhase6Time", "apricotPhasePost6Time",
        "banffTime", "cortinaTime", "durangoTime", "etnaTime", "fortunaTime", "graniteTime"
      ],
      "properties": {
        "apricotPhase1Time": { "type": "string" },
        "apricotPhase2Time": { "type": "string" },
        "apricotPhase3Time": { "type": "string" },
        "apricotPhase4Time": { "type": "string" },
        "apricotPhase5Time": { "type": "string" },
        "apricotPhasePre6Time": { "type": "string" },
        "apricotPhase6Time": { "type": "string" },
        "apricotPhasePost6Time": { "type": "string" },
        "banffTime": { "type": "string" },
        "cortinaTime": { "type": "string" },
        "durangoTime": { "type": "string" },
        "etnaTime": { "type": "string" },
        "fortunaTime": { "type": "string" },
        "graniteTime": { "type": "string" },
        "apricotPhase4MinPChainHeight": { "type": "integer" },
        "cortinaXChainStopVertexID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "graniteEpochDuration": { "type": "integer" },
        "heliconTime": { "type": "string" }
      }
    },
    "AvalancheProposal": {
      "type": "object",
      "required": ["supportWeight", "supporters", "objectWeight", "objectors", "abstainWeight"],
      "properties": {
        "supportWeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "supporters": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" }
            },
            { "type": "null" }
          ]
        },
        "objectWeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "objectors": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" }
            },
            { "type": "null" }
          ]
        },
        "abstainWeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AvalancheProposals": {
      "type": "object",
      "required": ["acps"],
      "properties": {
        "acps": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/AvalancheProposal" }
        }
      }
    },
    "AvalancheFees": {
      "type": "object",
      "required": ["txFee", "createAssetTxFee"],
      "properties": {
        "txFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "createAssetTxFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "createSubnetTxFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "transformSubnetTxFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "createBlockchainTxFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "addPrimaryNetworkValidatorFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "addPrimaryNetworkDelegatorFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "addSubnetValidatorFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "addSubnetDelegatorFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "AvalancheVirtualMachines": {
      "type": "object",
      "required": ["vms", "fxs"],
      "properties": {
        "vms": {
          "type": "object",
          "additionalProperties": { "type": "array", "items": { "type": "string" } }
        },
        "fxs": { "type": "object", "additionalProperties": { "type": "string" } }
      }
    },
    "AvalancheId": {
      "description": "32 bytes in CB58: base58 with a checksum.",
      "type": "string",
      "pattern": "^[1-9A-HJ-NP-Za-km-z]+$"
    },
    "AvalancheNodeId": {
      "description": "Id of a node: \`NodeID-\` and 20 bytes in CB58.",
      "type": "string",
      "pattern": "^NodeID-[1-9A-HJ-NP-Za-km-z]+$"
    },
    "AvalancheAddress": {
      "description": "Address in Bech32, after the alias of its chain: \`P-avax1...\`.",
      "type": "string",
      "pattern": "^[0-9A-Za-z]+-[a-z]+1[0-9a-z]+$"
    },
    "AvalancheHexEncoding": { "enum": ["hex", "hexc", "hexnc"] },
    "AvalancheEncoding": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }, { "const": "json" }]
    },
    "AvalancheHeight": { "anyOf": [{ "type": "integer" }, { "$ref": "urn:node-access:rpc#/$defs/Decimal" }] },
    "ProposableHeight": {
      "anyOf": [
        { "type": "integer" },
        { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        { "const": "proposed" }
      ]
    },
    "AvalancheHeightResult": {
      "type": "object",
      "required": ["height"],
      "properties": { "height": { "$ref": "urn:node-access:rpc#/$defs/Decimal" } }
    },
    "AvalancheTime": {
      "type": "object",
      "required": ["timestamp"],
      "properties": { "timestamp": { "type": "string" } }
    },
    "AvalancheTransactionId": {
      "type": "object",
      "required": ["txID"],
      "properties": { "txID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } }
    },
    "AvalancheBlockBytes": {
      "type": "object",
      "required": ["block", "encoding"],
      "properties": {
        "block": { "type": "string" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      }
    },
    "AvalancheBlockObject": {
      "type": "object",
      "required": ["block", "encoding"],
      "properties": {
        "block": { "type": "object", "additionalProperties": true },
        "encoding": { "const": "json" }
      }
    },
    "AvalancheBlock": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlockBytes" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlockObject" }
      ]
    },
    "AvalancheTransactionBytes": {
      "type": "object",
      "required": ["tx", "encoding"],
      "properties": {
        "tx": { "type": "string" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      }
    },
    "AvalancheTransactionObject": {
      "type": "object",
      "required": ["tx", "encoding"],
      "properties": {
        "tx": { "type": "object", "additionalProperties": true },
        "encoding": { "const": "json" }
      }
    },
    "AvalancheTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransactionBytes" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransactionObject" }
      ]
    },
    "AvalancheUtxoIndex": {
      "type": "object",
      "required": ["address", "utxo"],
      "properties": { "address": { "type": "string" }, "utxo": { "type": "string" } }
    },
    "AvalancheUtxos": {
      "type": "object",
      "required": ["numFetched", "utxos", "endIndex", "encoding"],
      "properties": {
        "numFetched": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "utxos": { "type": "array", "items": { "type": "string" } },
        "endIndex": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxoIndex" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      }
    },
    "AvalancheUtxoId": {
      "type": "object",
      "required": ["txID", "outputIndex"],
      "properties": {
        "txID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "outputIndex": { "type": "integer" }
      }
    },
    "AvalancheOwner": {
      "type": "object",
      "required": ["locktime", "threshold", "addresses"],
      "properties": {
        "locktime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "threshold": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "addresses": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        }
      }
    },
    "PlatformTransactionStatus": {
      "type": "object",
      "required": ["status"],
      "properties": {
        "status": { "enum": ["Unknown", "Committed", "Aborted", "Processing", "Dropped"] },
        "reason": { "type": "string" }
      }
    },
    "PlatformBalance": {
      "type": "object",
      "required": [
        "balance", "unlocked", "lockedStakeable", "lockedNotStakeable", "balances", "unlockeds",
        "lockedStakeables", "lockedNotStakeables", "utxoIDs"
      ],
      "properties": {
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "unlocked": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "lockedStakeable": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "lockedNotStakeable": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "balances": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
        },
        "unlockeds": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
        },
        "lockedStakeables": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
        },
        "lockedNotStakeables": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
        },
        "utxoIDs": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxoId" }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "RewardUtxos": {
      "type": "object",
      "required": ["numFetched", "utxos", "encoding"],
      "properties": {
        "numFetched": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "utxos": { "type": "array", "items": { "type": "string" } },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      }
    },
    "StakedAmounts": {
      "type": "object",
      "required": ["staked", "stakeds", "stakedOutputs", "encoding"],
      "properties": {
        "staked": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "stakeds": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
        },
        "stakedOutputs": { "type": "array", "items": { "type": "string" } },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      }
    },
    "MinimumStake": {
      "type": "object",
      "required": ["minValidatorStake", "minDelegatorStake"],
      "properties": {
        "minValidatorStake": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "minDelegatorStake": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "TotalStake": {
      "type": "object",
      "required": ["weight"],
      "properties": {
        "stake": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "weight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "StakingAsset": {
      "type": "object",
      "required": ["assetID"],
      "properties": { "assetID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } }
    },
    "CurrentSupply": {
      "type": "object",
      "required": ["supply", "height"],
      "properties": {
        "supply": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "height": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "PlatformDelegator": {
      "type": "object",
      "required": ["txID", "startTime", "endTime", "weight", "nodeID"],
      "properties": {
        "txID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "startTime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "endTime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "weight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "nodeID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" },
        "rewardOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "potentialReward": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "BlsSigner": {
      "type": "object",
      "required": ["publicKey", "proofOfPossession"],
      "properties": {
        "publicKey": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "proofOfPossession": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "CurrentValidator": {
      "type": "object",
      "required": ["startTime", "weight", "nodeID"],
      "properties": {
        "txID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "startTime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "endTime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "weight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "nodeID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" },
        "validationID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "publicKey": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "remainingBalanceOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "deactivationOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "minNonce": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "validationRewardOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "delegationRewardOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "potentialReward": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "accruedDelegateeReward": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "delegationFee": { "type": "string" },
        "exactDelegationFee": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "uptime": { "type": "string" },
        "connected": { "type": "boolean" },
        "signer": { "$ref": "urn:node-access:rpc#/$defs/BlsSigner" },
        "validatorAuthority": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "nextPeriod": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "autoCompoundRewardShares": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "delegatorCount": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "delegatorWeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "delegators": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/PlatformDelegator" }
        }
      }
    },
    "CurrentValidators": {
      "type": "object",
      "required": ["validators"],
      "properties": {
        "validators": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/CurrentValidator" }
        }
      }
    },
    "L1ValidatorAtHeight": {
      "type": "object",
      "required": ["nodeID", "weight", "startTime", "subnetID", "height"],
      "properties": {
        "nodeID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" },
        "weight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "startTime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "validationID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "publicKey": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "remainingBalanceOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "deactivationOwner": { "$ref": "urn:node-access:rpc#/$defs/AvalancheOwner" },
        "minNonce": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "subnetID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "height": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "ValidatorAtHeight": {
      "type": "object",
      "required": ["publicKey", "weight"],
      "properties": {
        "publicKey": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] },
        "weight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "WarpValidator": {
      "type": "object",
      "required": ["publicKey", "weight", "nodeIDs"],
      "properties": {
        "publicKey": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "weight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "nodeIDs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" }
        }
      }
    },
    "WarpValidatorSet": {
      "type": "object",
      "required": ["validators", "totalWeight"],
      "properties": {
        "validators": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/WarpValidator" }
        },
        "totalWeight": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "ValidatorSets": {
      "type": "object",
      "required": ["validatorSets"],
      "properties": {
        "validatorSets": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/WarpValidatorSet" }
        }
      }
    },
    "ValidatorSample": {
      "type": "object",
      "required": ["validators"],
      "properties": {
        "validators": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" }
        }
      }
    },
    "Subnet": {
      "type": "object",
      "required": [
        "isPermissioned", "controlKeys", "threshold", "locktime", "subnetTransformationTxID", "conversionID",
        "managerChainID", "managerAddress"
      ],
      "properties": {
        "isPermissioned": { "type": "boolean" },
        "controlKeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        },
        "threshold": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "locktime": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
        "subnetTransformationTxID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "conversionID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "managerChainID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "managerAddress": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
      }
    },
    "ListedSubnet": {
      "type": "object",
      "required": ["id", "controlKeys", "threshold"],
      "properties": {
        "id": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "controlKeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        },
        "threshold": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
      }
    },
    "SubnetList": {
      "type": "object",
      "required": ["subnets"],
      "properties": {
        "subnets": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ListedSubnet" }
        }
      }
    },
    "AvalancheBlockchain": {
      "type": "object",
      "required": ["id", "name", "subnetID", "vmID"],
      "properties": {
        "id": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "name": { "type": "string" },
        "subnetID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        "vmID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }
      }
    },
    "BlockchainList": {
      "type": "object",
      "required": ["blockchains"],
      "properties": {
        "blockchains": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlockchain" }
        }
      }
    },
    "BlockchainStatus": {
      "type": "object",
      "required": ["status"],
      "properties": {
        "status": { "enum": ["Unknown", "Created", "Preferred", "Validating", "Syncing"] }
      }
    },
    "ValidatingSubnet": {
      "type": "object",
      "required": ["subnetID"],
      "properties": { "subnetID": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } }
    },
    "ValidatedBlockchains": {
      "type": "object",
      "required": ["blockchainIDs"],
      "properties": {
        "blockchainIDs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } }
      }
    },
    "PlatformFeeConfig": {
      "type": "object",
      "required": [
        "weights", "maxCapacity", "maxPerSecond", "targetPerSecond", "minPrice", "excessConversionConstant"
      ],
      "properties": {
        "weights": { "type": "array", "items": { "type": "integer" } },
        "maxCapacity": { "type": "integer" },
        "maxPerSecond": { "type": "integer" },
        "targetPerSecond": { "type": "integer" },
        "minPrice": { "type": "integer" },
        "excessConversionConstant": { "type": "integer" }
      }
    },
    "PlatformFeeState": {
      "type": "object",
      "required": ["capacity", "excess", "price", "timestamp"],
      "properties": {
        "capacity": { "type": "integer" },
        "excess": { "type": "integer" },
        "price": { "type": "integer" },
        "timestamp": { "type": "string" }
      }
    },
    "ValidatorFeeConfig": {
      "type": "object",
      "required": ["capacity", "target", "minPrice", "excessConversionConstant"],
      "properties": {
        "capacity": { "type": "integer" },
        "target": { "type": "integer" },
        "minPrice": { "type": "integer" },
        "excessConversionConstant": { "type": "integer" }
      }
    },
    "ValidatorFeeState": {
      "type": "object",
      "required": ["excess", "price", "timestamp"],
      "properties": {
        "excess": { "type": "integer" },
        "price": { "type": "integer" },
        "timestamp": { "type": "string" }
      }
    },
    "Hex": {
      "description": "Bytes in hex, prefixed with \`0x\`.",
      "type": "string",
      "pattern": "^0x([0-9a-fA-F]{2})*$"
    },
    "Decimal": { "description": "Integer in decimal.", "type": "string", "pattern": "^[0-9]+$" }
  }
}`);

/**
 * The params and result of each method; and, if params can be passed by name, their names in order and which
 * of them are required.
 */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; paramNames?: readonly string[]; requiredParams?: readonly string[]; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "platform.getHeight": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHeightResult" }
  },
  "platform.getProposedHeight": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHeightResult" }
  },
  "platform.getTimestamp": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheTime" }
  },
  "platform.getBlock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["blockID", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlock" }
  },
  "platform.getBlockByHeight": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHeight" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["height", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlock" }
  },
  "platform.getTx": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txID", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransaction" }
  },
  "platform.getTxStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/PlatformTransactionStatus" }
  },
  "platform.issueTx": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "string" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["tx", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransactionId" }
  },
  "platform.getBalance": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["addresses"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/PlatformBalance" }
  },
  "platform.getUTXOs": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        },
        { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxoIndex" },
            { "type": "null" }
          ]
        },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 5
    },
    "paramNames": ["addresses", "limit", "startIndex", "sourceChain", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxos" }
  },
  "platform.getRewardUTXOs": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txID", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/RewardUtxos" }
  },
  "platform.getStake": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "paramNames": ["addresses", "validatorsOnly", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/StakedAmounts" }
  },
  "platform.getMinStake": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/MinimumStake" }
  },
  "platform.getTotalStake": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/TotalStake" }
  },
  "platform.getStakingAssetID": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/StakingAsset" }
  },
  "platform.getCurrentSupply": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/CurrentSupply" }
  },
  "platform.getCurrentValidators": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }, { "type": "null" }]
        },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" }
        }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["subnetID", "nodeIDs"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/CurrentValidators" }
  },
  "platform.getL1Validator": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["validationID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/L1ValidatorAtHeight" }
  },
  "platform.getValidatorsAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/ProposableHeight" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["height", "subnetID"],
    "result": {
      "type": "object",
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/ValidatorAtHeight" }
    }
  },
  "platform.getAllValidatorsAt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ProposableHeight" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["height"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/ValidatorSets" }
  },
  "platform.sampleValidators": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }, { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["size", "subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/ValidatorSample" }
  },
  "platform.getSubnet": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/Subnet" }
  },
  "platform.getSubnets": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" } }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["ids"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/SubnetList" }
  },
  "platform.getBlockchains": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BlockchainList" }
  },
  "platform.getBlockchainStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["blockchainID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BlockchainStatus" }
  },
  "platform.validatedBy": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["blockchainID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/ValidatingSubnet" }
  },
  "platform.validates": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["subnetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/ValidatedBlockchains" }
  },
  "platform.getFeeConfig": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/PlatformFeeConfig" }
  },
  "platform.getFeeState": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/PlatformFeeState" }
  },
  "platform.getValidatorFeeConfig": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ValidatorFeeConfig" }
  },
  "platform.getValidatorFeeState": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ValidatorFeeState" }
  },
  "avm.getHeight": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHeightResult" }
  },
  "avm.getBlock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["blockID", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlock" }
  },
  "avm.getBlockByHeight": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHeight" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["height", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlock" }
  },
  "avm.getTx": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txID", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransaction" }
  },
  "avm.getTxStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvmTransactionStatus" }
  },
  "avm.issueTx": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "string" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["tx", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransactionId" }
  },
  "avm.getBalance": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" },
        { "type": "string" },
        { "type": "boolean" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "paramNames": ["address", "assetID", "includePartial"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvmBalance" }
  },
  "avm.getAllBalances": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }, { "type": "boolean" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["address", "includePartial"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvmBalances" }
  },
  "avm.getUTXOs": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        },
        { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxoIndex" },
            { "type": "null" }
          ]
        },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 5
    },
    "paramNames": ["addresses", "limit", "startIndex", "sourceChain", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxos" }
  },
  "avm.getAssetDescription": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["assetID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvmAsset" }
  },
  "avm.getTxFee": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvmFees" }
  },
  "avax.getUTXOs": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheAddress" }
        },
        { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxoIndex" },
            { "type": "null" }
          ]
        },
        { "type": "string" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 4,
      "maxItems": 5
    },
    "paramNames": ["addresses", "limit", "startIndex", "sourceChain", "encoding"],
    "requiredParams": ["addresses", "sourceChain"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUtxos" }
  },
  "avax.issueTx": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "string" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["tx", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheTransactionId" }
  },
  "avax.getAtomicTx": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheId" },
        { "$ref": "urn:node-access:rpc#/$defs/AvalancheHexEncoding" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txID", "encoding"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AtomicTransaction" }
  },
  "avax.getAtomicTxStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/AvalancheId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txID"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AtomicTransactionStatus" }
  },
  "info.getNetworkID": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNetworkId" }
  },
  "info.getNetworkName": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNetworkName" }
  },
  "info.getNodeVersion": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeVersion" }
  },
  "info.getNodeID": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeIdentity" }
  },
  "info.getNodeIP": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeAddress" }
  },
  "info.getBlockchainID": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["alias"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBlockchainId" }
  },
  "info.isBootstrapped": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["chain"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheBootstrapped" }
  },
  "info.peers": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AvalancheNodeId" }
        }
      ],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["nodeIDs"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalanchePeers" }
  },
  "info.uptime": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUptime" }
  },
  "info.upgrades": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheUpgrades" }
  },
  "info.acps": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheProposals" }
  },
  "info.getTxFee": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheFees" }
  },
  "info.getVMs": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheVirtualMachines" }
  },
  "health.health": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "array", "items": { "type": "string" } }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["tags"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHealth" }
  },
  "health.readiness": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "array", "items": { "type": "string" } }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["tags"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHealth" }
  },
  "health.liveness": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "array", "items": { "type": "string" } }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["tags"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AvalancheHealth" }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{}`);
