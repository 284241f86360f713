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
    "ArbitrumBlockMetadata": {
      "type": "object",
      "required": ["blockNumber", "rawMetadata"],
      "properties": {
        "blockNumber": { "type": "integer" },
        "rawMetadata": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "ArbitrumHeaderFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/HeaderFields" },
        {
          "type": "object",
          "properties": {
            "l1BlockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "sendCount": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "sendRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        }
      ]
    },
    "ArbitrumReceipt": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Receipt" },
        {
          "type": "object",
          "required": ["gasUsedForL1", "l1BlockNumber"],
          "properties": {
            "gasUsedForL1": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "l1BlockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "timeboosted": { "type": "boolean" }
          }
        }
      ]
    },
    "ArbitrumSignedTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionLegacy" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction2930" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction1559" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction4844" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction7702" },
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumDeposit" },
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumUnsigned" },
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumContractCall" },
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumRetry" },
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumSubmitRetryable" },
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumInternal" },
        { "$ref": "urn:node-access:rpc#/$defs/OtherTransaction" }
      ]
    },
    "ArbitrumOtherTransactionType": {
      "enum": [
        "0x5", "0x6", "0x7", "0x8", "0x9", "0xa", "0xb", "0xc", "0xd", "0xe", "0xf", "0x10", "0x11", "0x12",
        "0x13", "0x14", "0x15", "0x16", "0x17", "0x18", "0x19", "0x1a", "0x1b", "0x1c", "0x1d", "0x1e",
        "0x1f", "0x20", "0x21", "0x22", "0x23", "0x24", "0x25", "0x26", "0x27", "0x28", "0x29", "0x2a",
        "0x2b", "0x2c", "0x2d", "0x2e", "0x2f", "0x30", "0x31", "0x32", "0x33", "0x34", "0x35", "0x36",
        "0x37", "0x38", "0x39", "0x3a", "0x3b", "0x3c", "0x3d", "0x3e", "0x3f", "0x40", "0x41", "0x42",
        "0x43", "0x44", "0x45", "0x46", "0x47", "0x48", "0x49", "0x4a", "0x4b", "0x4c", "0x4d", "0x4e",
        "0x4f", "0x50", "0x51", "0x52", "0x53", "0x54", "0x55", "0x56", "0x57", "0x58", "0x59", "0x5a",
        "0x5b", "0x5c", "0x5d", "0x5e", "0x5f", "0x60", "0x61", "0x62", "0x63", "0x67", "0x6b", "0x6c",
        "0x6d", "0x6e", "0x6f", "0x70", "0x71", "0x72", "0x73", "0x74", "0x75", "0x76", "0x77", "0x78",
        "0x79", "0x7a", "0x7b", "0x7c", "0x7d", "0x7e", "0x7f", "0x80", "0x81", "0x82", "0x83", "0x84",
        "0x85", "0x86", "0x87", "0x88", "0x89", "0x8a", "0x8b", "0x8c", "0x8d", "0x8e", "0x8f", "0x90",
        "0x91", "0x92", "0x93", "0x94", "0x95", "0x96", "0x97", "0x98", "0x99", "0x9a", "0x9b", "0x9c",
        "0x9d", "0x9e", "0x9f", "0xa0", "0xa1", "0xa2", "0xa3", "0xa4", "0xa5", "0xa6", "0xa7", "0xa8",
        "0xa9", "0xaa", "0xab", "0xac", "0xad", "0xae", "0xaf", "0xb0", "0xb1", "0xb2", "0xb3", "0xb4",
        "0xb5", "0xb6", "0xb7", "0xb8", "0xb9", "0xba", "0xbb", "0xbc", "0xbd", "0xbe", "0xbf", "0xc0",
        "0xc1", "0xc2", "0xc3", "0xc4", "0xc5", "0xc6", "0xc7", "0xc8", "0xc9", "0xca", "0xcb", "0xcc",
        "0xcd", "0xce", "0xcf", "0xd0", "0xd1", "0xd2", "0xd3", "0xd4", "0xd5", "0xd6", "0xd7", "0xd8",
        "0xd9", "0xda", "0xdb", "0xdc", "0xdd", "0xde", "0xdf", "0xe0", "0xe1", "0xe2", "0xe3", "0xe4",
        "0xe5", "0xe6", "0xe7", "0xe8", "0xe9", "0xea", "0xeb", "0xec", "0xed", "0xee", "0xef", "0xf0",
        "0xf1", "0xf2", "0xf3", "0xf4", "0xf5", "0xf6", "0xf7", "0xf8", "0xf9", "0xfa", "0xfb", "0xfc",
        "0xfd", "0xfe", "0xff"
      ]
    },
    "ArbitrumOwnTransactionFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTransactionFields" },
        {
          "type": "object",
          "required": ["gasPrice", "chainId"],
          "properties": {
            "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "ArbitrumDeposit": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type", "requestId"],
          "properties": {
            "type": { "const": "0x64" },
            "requestId": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        }
      ]
    },
    "ArbitrumUnsigned": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "0x65" } }
        }
      ]
    },
    "ArbitrumContractCall": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type", "requestId", "maxFeePerGas"],
          "properties": {
            "type": { "const": "0x66" },
            "requestId": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "ArbitrumRetry": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumOwnTransactionFields" },
        {
          "type": "object",
          "required": [
            "type", "ticketId", "refundTo", "maxFeePerGas", "maxRefund", "submissionFeeRefund"
          ],
          "properties": {
            "type": { "const": "0x68" },
            "ticketId": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "refundTo": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxRefund": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "submissionFeeRefund": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "ArbitrumSubmitRetryable": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumOwnTransactionFields" },
        {
          "type": "object",
          "required": [
            "type", "requestId", "l1BaseFee", "depositValue", "retryValue", "retryData", "beneficiary",
            "refundTo", "maxSubmissionFee", "maxFeePerGas"
          ],
          "properties": {
            "type": { "const": "0x69" },
            "requestId": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "l1BaseFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "depositValue": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "retryTo": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "retryValue": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "retryData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
            "beneficiary": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "refundTo": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "maxSubmissionFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "ArbitrumInternal": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ArbitrumOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "0x6a" } }
        }
      ]
    },
    "AuraHeaderFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/HeaderFields" },
        {
          "type": "object",
          "properties": {
            "auraStep": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "auraSeal": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
          }
        }
      ]
    },
    "BaseBundle": {
      "type": "object",
      "required": ["txs", "blockNumber"],
      "properties": {
        "txs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "flashblockNumberMin": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "flashblockNumberMax": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "minTimestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "maxTimestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "revertingTxHashes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "replacementUuid": { "type": "string" },
        "droppingTxHashes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
      }
    },
    "BaseTransactionMetering": {
      "type": "object",
      "required": [
        "coinbaseDiff", "ethSentToCoinbase", "fromAddress", "gasFees", "gasPrice", "gasUsed", "toAddress",
        "txHash", "value", "executionTimeUs"
      ],
      "properties": {
        "coinbaseDiff": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "ethSentToCoinbase": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "fromAddress": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "gasFees": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "type": "integer" },
        "toAddress": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "executionTimeUs": { "type": "integer" }
      }
    },
    "BaseBundleMetering": {
      "type": "object",
      "required": [
        "bundleGasPrice", "bundleHash", "coinbaseDiff", "ethSentToCoinbase", "gasFees", "results",
        "stateBlockNumber", "totalGasUsed", "totalExecutionTimeUs"
      ],
      "properties": {
        "bundleGasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "bundleHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "coinbaseDiff": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "ethSentToCoinbase": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasFees": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "results": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BaseTransactionMetering" }
        },
        "stateBlockNumber": { "type": "integer" },
        "stateFlashblockIndex": { "type": "integer" },
        "totalGasUsed": { "type": "integer" },
        "totalExecutionTimeUs": { "type": "integer" },
        "stateRootTimeUs": { "type": "integer" }
      }
    },
    "BaseBlockMetering": {
      "type": "object",
      "required": [
        "blockHash", "blockNumber", "signerRecoveryTimeUs", "executionTimeUs", "stateRootTimeUs",
        "totalTimeUs", "transactions"
      ],
      "properties": {
        "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blockNumber": { "type": "integer" },
        "signerRecoveryTimeUs": { "type": "integer" },
        "executionTimeUs": { "type": "integer" },
        "stateRootTimeUs": { "type": "integer" },
        "totalTimeUs": { "type": "integer" },
        "transactions": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["txHash", "gasUsed", "executionTimeUs"],
            "properties": {
              "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              "gasUsed": { "type": "integer" },
              "executionTimeUs": { "type": "integer" }
            }
          }
        }
      }
    },
    "BasePriorityFee": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BaseBundleMetering" },
        {
          "type": "object",
          "required": ["priorityFee", "blocksSampled", "resourceEstimates"],
          "properties": {
            "priorityFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "blocksSampled": { "type": "integer" },
            "resourceEstimates": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "resource", "thresholdPriorityFee", "recommendedPriorityFee", "cumulativeUsage",
                  "thresholdTxCount", "totalTransactions"
                ],
                "properties": {
                  "resource": { "type": "string" },
                  "thresholdPriorityFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                  "recommendedPriorityFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                  "cumulativeUsage": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                  "thresholdTxCount": { "type": "integer" },
                  "totalTransactions": { "type": "integer" }
                }
              }
            }
          }
        }
      ]
    },
    "BaseTransactionStatus": {
      "type": "object",
      "required": ["status"],
      "properties": { "status": { "enum": ["Known", "Unknown"] } }
    },
    "BorSnapshot": {
      "type": "object",
      "required": ["number", "hash", "validatorSet", "recents"],
      "properties": {
        "number": { "type": "integer" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "validatorSet": { "$ref": "urn:node-access:rpc#/$defs/BorValidatorSet" },
        "recents": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Address" }
        }
      }
    },
    "BorValidatorSet": {
      "type": "object",
      "required": ["validators", "proposer"],
      "properties": {
        "validators": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BorValidator" }
        },
        "proposer": { "$ref": "urn:node-access:rpc#/$defs/BorValidator" }
      }
    },
    "BorSigners": {
      "type": "object",
      "required": ["Signers", "Diff", "Author"],
      "properties": {
        "Signers": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["Signer", "Difficulty"],
            "properties": {
              "Signer": { "$ref": "urn:node-access:rpc#/$defs/Address" },
              "Difficulty": { "type": "integer" }
            }
          }
        },
        "Diff": { "type": "integer" },
        "Author": { "$ref": "urn:node-access:rpc#/$defs/Address" }
      }
    },
    "BorConditions": {
      "type": "object",
      "properties": {
        "knownAccounts": {
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              {
                "type": "object",
                "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
              }
            ]
          }
        },
        "blockNumberMin": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blockNumberMax": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestampMin": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestampMax": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "BorValidator": {
      "type": "object",
      "required": ["ID", "signer", "power", "accum"],
      "properties": {
        "ID": { "type": "integer" },
        "signer": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "power": { "type": "integer" },
        "accum": { "type": "integer" }
      }
    },
    "TransactionConditions": {
      "type": "object",
      "properties": {
        "knownAccounts": {
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              {
                "type": "object",
                "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
              }
            ]
          }
        },
        "blockNumberMin": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        "blockNumberMax": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        "timestampMin": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        "timestampMax": { "$ref": "urn:node-access:rpc#/$defs/HexValue" }
      }
    },
    "SubscriptionId": {
      "description": "Id of a subscription, valid only on the WebSocket that created it.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]+$"
    },
    "LogFilter": {
      "type": "object",
      "properties": {
        "address": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Address" },
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } }
          ]
        },
        "topics": {
          "type": "array",
          "items": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              {
                "type": "array",
                "items": {
                  "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }]
                }
              },
              { "type": "null" }
            ]
          }
        }
      }
    },
    "Log": {
      "type": "object",
      "required": [
        "address", "topics", "data", "blockNumber", "blockHash", "transactionHash", "transactionIndex",
        "logIndex", "removed"
      ],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "topics": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blockTimestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "removed": { "type": "boolean" }
      }
    },
    "AccessListEntry": {
      "type": "object",
      "required": ["address", "storageKeys"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "storageKeys": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
      }
    },
    "Authorization": {
      "type": "object",
      "required": ["chainId", "address", "nonce", "yParity", "r", "s"],
      "properties": {
        "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "yParity": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "r": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "s": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "TransactionFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTransactionFields" },
        {
          "type": "object",
          "required": ["r", "s"],
          "properties": {
            "r": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "s": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "AnyTransactionFields": {
      "type": "object",
      "required": ["hash", "from", "to", "nonce", "gas", "value", "input"],
      "properties": {
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "v": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "r": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "s": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "TransactionLegacy": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionFields" },
        {
          "type": "object",
          "required": ["type", "gasPrice", "v"],
          "properties": {
            "type": { "const": "0x0" },
            "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "v": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "TransactionTyped": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionFields" },
        {
          "type": "object",
          "required": ["chainId", "accessList"],
          "properties": {
            "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "accessList": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AccessListEntry" }
            },
            "yParity": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "TransactionFeeMarket": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionTyped" },
        {
          "type": "object",
          "required": ["maxFeePerGas", "maxPriorityFeePerGas"],
          "properties": {
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxPriorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "Transaction2930": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionTyped" },
        {
          "type": "object",
          "required": ["type", "gasPrice"],
          "properties": {
            "type": { "const": "0x1" },
            "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "Transaction1559": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionFeeMarket" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "0x2" } }
        }
      ]
    },
    "Transaction4844": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionFeeMarket" },
        {
          "type": "object",
          "required": ["type", "to", "maxFeePerBlobGas", "blobVersionedHashes"],
          "properties": {
            "type": { "const": "0x3" },
            "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "maxFeePerBlobGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "blobVersionedHashes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
          }
        }
      ]
    },
    "Transaction7702": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionFeeMarket" },
        {
          "type": "object",
          "required": ["type", "to", "authorizationList"],
          "properties": {
            "type": { "const": "0x4" },
            "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "authorizationList": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/Authorization" }
            }
          }
        }
      ]
    },
    "SignedTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionLegacy" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction2930" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction1559" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction4844" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction7702" },
        { "$ref": "urn:node-access:rpc#/$defs/OtherTransaction" }
      ]
    },
    "OtherTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTransactionFields" },
        {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": { "$ref": "urn:node-access:rpc#/$defs/OtherTransactionType" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxPriorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "accessList": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AccessListEntry" }
            },
            "yParity": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "OtherTransactionType": {
      "enum": [
        "0x5", "0x6", "0x7", "0x8", "0x9", "0xa", "0xb", "0xc", "0xd", "0xe", "0xf", "0x10", "0x11", "0x12",
        "0x13", "0x14", "0x15", "0x16", "0x17", "0x18", "0x19", "0x1a", "0x1b", "0x1c", "0x1d", "0x1e",
        "0x1f", "0x20", "0x21", "0x22", "0x23", "0x24", "0x25", "0x26", "0x27", "0x28", "0x29", "0x2a",
        "0x2b", "0x2c", "0x2d", "0x2e", "0x2f", "0x30", "0x31", "0x32", "0x33", "0x34", "0x35", "0x36",
        "0x37", "0x38", "0x39", "0x3a", "0x3b", "0x3c", "0x3d", "0x3e", "0x3f", "0x40", "0x41", "0x42",
        "0x43", "0x44", "0x45", "0x46", "0x47", "0x48", "0x49", "0x4a", "0x4b", "0x4c", "0x4d", "0x4e",
        "0x4f", "0x50", "0x51", "0x52", "0x53", "0x54", "0x55", "0x56", "0x57", "0x58", "0x59", "0x5a",
        "0x5b", "0x5c", "0x5d", "0x5e", "0x5f", "0x60", "0x61", "0x62", "0x63", "0x64", "0x65", "0x66",
        "0x67", "0x68", "0x69", "0x6a", "0x6b", "0x6c", "0x6d", "0x6e", "0x6f", "0x70", "0x71", "0x72",
        "0x73", "0x74", "0x75", "0x76", "0x77", "0x78", "0x79", "0x7a", "0x7b", "0x7c", "0x7d", "0x7e",
        "0x7f", "0x80", "0x81", "0x82", "0x83", "0x84", "0x85", "0x86", "0x87", "0x88", "0x89", "0x8a",
        "0x8b", "0x8c", "0x8d", "0x8e", "0x8f", "0x90", "0x91", "0x92", "0x93", "0x94", "0x95", "0x96",
        "0x97", "0x98", "0x99", "0x9a", "0x9b", "0x9c", "0x9d", "0x9e", "0x9f", "0xa0", "0xa1", "0xa2",
        "0xa3", "0xa4", "0xa5", "0xa6", "0xa7", "0xa8", "0xa9", "0xaa", "0xab", "0xac", "0xad", "0xae",
        "0xaf", "0xb0", "0xb1", "0xb2", "0xb3", "0xb4", "0xb5", "0xb6", "0xb7", "0xb8", "0xb9", "0xba",
        "0xbb", "0xbc", "0xbd", "0xbe", "0xbf", "0xc0", "0xc1", "0xc2", "0xc3", "0xc4", "0xc5", "0xc6",
        "0xc7", "0xc8", "0xc9", "0xca", "0xcb", "0xcc", "0xcd", "0xce", "0xcf", "0xd0", "0xd1", "0xd2",
        "0xd3", "0xd4", "0xd5", "0xd6", "0xd7", "0xd8", "0xd9", "0xda", "0xdb", "0xdc", "0xdd", "0xde",
        "0xdf", "0xe0", "0xe1", "0xe2", "0xe3", "0xe4", "0xe5", "0xe6", "0xe7", "0xe8", "0xe9", "0xea",
        "0xeb", "0xec", "0xed", "0xee", "0xef", "0xf0", "0xf1", "0xf2", "0xf3", "0xf4", "0xf5", "0xf6",
        "0xf7", "0xf8", "0xf9", "0xfa", "0xfb", "0xfc", "0xfd", "0xfe", "0xff"
      ]
    },
    "Transaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SignedTransaction" },
        {
          "type": "object",
          "required": ["blockHash", "blockNumber", "transactionIndex"],
          "properties": {
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "blockTimestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "PendingTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SignedTransaction" },
        {
          "type": "object",
          "required": ["blockHash", "blockNumber", "transactionIndex"],
          "properties": {
            "blockHash": { "type": "null" },
            "blockNumber": { "type": "null" },
            "blockTimestamp": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "transactionIndex": { "type": "null" }
          }
        }
      ]
    },
    "TransactionRequest": {
      "type": "object",
      "properties": {
        "type": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "from": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "to": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "maxPriorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "maxFeePerBlobGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "accessList": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccessListEntry" }
        },
        "blobVersionedHashes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "blobs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "commitments": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "proofs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "authorizationList": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/Authorization" }
        }
      }
    },
    "Receipt": {
      "type": "object",
      "required": [
        "transactionHash", "transactionIndex", "blockHash", "blockNumber", "from", "cumulativeGasUsed",
        "gasUsed", "logs", "logsBloom"
      ],
      "properties": {
        "type": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "contractAddress": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "cumulativeGasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blobGasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "effectiveGasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blobGasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } },
        "logsBloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "root": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "status": { "enum": ["0x0", "0x1"] }
      }
    },
    "HeaderFields": {
      "type": "object",
      "required": [
        "number", "parentHash", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot",
        "difficulty", "extraData", "gasLimit", "gasUsed", "timestamp", "mixHash"
      ],
      "properties": {
        "number": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "parentHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "sha3Uncles": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "logsBloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "transactionsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "stateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "receiptsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "difficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "extraData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "mixHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "baseFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "withdrawalsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blobGasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "excessBlobGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "parentBeaconBlockRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "requestsHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blockAccessListHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "totalDifficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "PendingEvmHeader": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/HeaderFields" },
        {
          "type": "object",
          "required": ["hash", "nonce", "miner"],
          "properties": {
            "hash": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }]
            },
            "nonce": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }]
            },
            "miner": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
            }
          }
        }
      ]
    },
    "BlockContent": {
      "type": "object",
      "required": ["size", "uncles"],
      "properties": {
        "size": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "uncles": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "withdrawals": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Withdrawal" } }
      }
    },
    "PendingEvmBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockContent" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": {
              "type": "array",
              "items": {
                "anyOf": [
                  { "$ref": "urn:node-access:rpc#/$defs/Transaction" },
                  { "$ref": "urn:node-access:rpc#/$defs/PendingTransaction" }
                ]
              }
            }
          }
        }
      ]
    },
    "Withdrawal": {
      "type": "object",
      "required": ["index", "validatorIndex", "address", "amount"],
      "properties": {
        "index": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "validatorIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "amount": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "LineaRejection": {
      "type": "object",
      "required": ["txHash", "from", "nonce", "txRejectionStage", "reasonMessage", "timestamp"],
      "properties": {
        "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "txRejectionStage": { "type": "string" },
        "reasonMessage": { "type": "string" },
        "blockNumber": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "timestamp": { "type": "string" }
      }
    },
    "LineaGasEstimate": {
      "type": "object",
      "required": ["gasLimit", "baseFeePerGas", "priorityFeePerGas"],
      "properties": {
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "baseFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "priorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "OpBlockId": {
      "type": "object",
      "required": ["hash", "number"],
      "properties": {
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "number": { "type": "integer" }
      }
    },
    "OpL1Block": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/OpBlockId" },
        {
          "type": "object",
          "required": ["parentHash", "timestamp"],
          "properties": {
            "parentHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "timestamp": { "type": "integer" }
          }
        }
      ]
    },
    "OpL2Block": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/OpL1Block" },
        {
          "type": "object",
          "required": ["l1origin", "sequenceNumber"],
          "properties": {
            "l1origin": { "$ref": "urn:node-access:rpc#/$defs/OpBlockId" },
            "sequenceNumber": { "type": "integer" }
          }
        }
      ]
    },
    "OpSyncStatus": {
      "type": "object",
      "required": [
        "current_l1", "head_l1", "safe_l1", "finalized_l1", "unsafe_l2", "safe_l2", "finalized_l2"
      ],
      "properties": {
        "current_l1": { "$ref": "urn:node-access:rpc#/$defs/OpL1Block" },
        "head_l1": { "$ref": "urn:node-access:rpc#/$defs/OpL1Block" },
        "safe_l1": { "$ref": "urn:node-access:rpc#/$defs/OpL1Block" },
        "finalized_l1": { "$ref": "urn:node-access:rpc#/$defs/OpL1Block" },
        "unsafe_l2": { "$ref": "urn:node-access:rpc#/$defs/OpL2Block" },
        "safe_l2": { "$ref": "urn:node-access:rpc#/$defs/OpL2Block" },
        "finalized_l2": { "$ref": "urn:node-access:rpc#/$defs/OpL2Block" }
      }
    },
    "OpOutput": {
      "type": "object",
      "required": ["version", "outputRoot", "blockRef", "withdrawalStorageRoot", "stateRoot"],
      "properties": {
        "version": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "outputRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blockRef": { "$ref": "urn:node-access:rpc#/$defs/OpL2Block" },
        "withdrawalStorageRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "stateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "syncStatus": { "$ref": "urn:node-access:rpc#/$defs/OpSyncStatus" }
      }
    },
    "OpRollupConfig": {
      "type": "object",
      "required": [
        "genesis", "block_time", "seq_window_size", "channel_timeout", "l1_chain_id", "l2_chain_id",
        "batch_inbox_address", "deposit_contract_address", "l1_system_config_address"
      ],
      "properties": {
        "genesis": { "$ref": "urn:node-access:rpc#/$defs/OpGenesis" },
        "block_time": { "type": "integer" },
        "max_sequencer_drift": { "type": "integer" },
        "seq_window_size": { "type": "integer" },
        "channel_timeout": { "type": "integer" },
        "granite_channel_timeout": { "type": "integer" },
        "l1_chain_id": { "type": "integer" },
        "l2_chain_id": { "type": "integer" },
        "regolith_time": { "type": "integer" },
        "canyon_time": { "type": "integer" },
        "delta_time": { "type": "integer" },
        "ecotone_time": { "type": "integer" },
        "fjord_time": { "type": "integer" },
        "granite_time": { "type": "integer" },
        "holocene_time": { "type": "integer" },
        "pectra_blob_schedule_time": { "type": "integer" },
        "isthmus_time": { "type": "integer" },
        "jovian_time": { "type": "integer" },
        "interop_time": { "type": "integer" },
        "batch_inbox_address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "deposit_contract_address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "l1_system_config_address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "protocol_versions_address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "blobs_data": { "type": "integer" },
        "chain_op_config": {
          "type": "object",
          "required": ["eip1559Elasticity", "eip1559Denominator"],
          "properties": {
            "eip1559Elasticity": { "type": "integer" },
            "eip1559Denominator": { "type": "integer" },
            "eip1559DenominatorCanyon": { "type": "integer" }
          }
        },
        "alt_da": {
          "type": "object",
          "required": ["da_commitment_type", "da_challenge_window", "da_resolve_window"],
          "properties": {
            "da_challenge_contract_address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "da_commitment_type": { "type": "string" },
            "da_challenge_window": { "type": "integer" },
            "da_resolve_window": { "type": "integer" }
          }
        }
      }
    },
    "OpGenesis": {
      "type": "object",
      "required": ["l1", "l2", "l2_time", "system_config"],
      "properties": {
        "l1": { "$ref": "urn:node-access:rpc#/$defs/OpBlockId" },
        "l2": { "$ref": "urn:node-access:rpc#/$defs/OpBlockId" },
        "l2_time": { "type": "integer" },
        "system_config": { "$ref": "urn:node-access:rpc#/$defs/OpSystemConfig" }
      }
    },
    "OpSystemConfig": {
      "type": "object",
      "required": ["batcherAddr", "overhead", "scalar", "gasLimit"],
      "properties": {
        "batcherAddr": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "overhead": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "scalar": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "gasLimit": { "type": "integer" },
        "eip1559Params": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "operatorFeeParams": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "minBaseFee": { "type": "integer" },
        "daFootprintGasScalar": { "type": "integer" }
      }
    },
    "OpSafeHead": {
      "type": "object",
      "required": ["l1Block", "safeHead"],
      "properties": {
        "l1Block": { "$ref": "urn:node-access:rpc#/$defs/OpBlockId" },
        "safeHead": { "$ref": "urn:node-access:rpc#/$defs/OpBlockId" }
      }
    },
    "OpNewFlashblock": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/OpFlashblock" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmBlockWithTransactions" }
      ]
    },
    "OpFlashblock": {
      "type": "object",
      "required": ["payload_id", "index", "diff", "metadata"],
      "properties": {
        "payload_id": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "index": { "type": "integer" },
        "base": { "$ref": "urn:node-access:rpc#/$defs/OpFlashblockBase" },
        "diff": { "$ref": "urn:node-access:rpc#/$defs/OpFlashblockDiff" },
        "metadata": {
          "type": "object",
          "required": ["block_number"],
          "properties": { "block_number": { "type": "integer" } }
        }
      }
    },
    "OpFlashblockBase": {
      "type": "object",
      "required": [
        "parent_hash", "fee_recipient", "block_number", "gas_limit", "timestamp", "base_fee_per_gas"
      ],
      "properties": {
        "parent_beacon_block_root": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "parent_hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "fee_recipient": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "prev_randao": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "block_number": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gas_limit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "extra_data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "base_fee_per_gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "OpFlashblockDiff": {
      "type": "object",
      "required": ["state_root", "block_hash", "gas_used", "transactions", "withdrawals"],
      "properties": {
        "state_root": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "receipts_root": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "logs_bloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gas_used": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blob_gas_used": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "withdrawals_root": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "withdrawals": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Withdrawal" } }
      }
    },
    "OpFlashblockTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SignedTransaction" },
        {
          "type": "object",
          "required": ["blockHash", "blockNumber", "transactionIndex"],
          "properties": {
            "blockHash": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }]
            },
            "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "status": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "cumulativeGasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "logsBloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
            "contractAddress": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
            },
            "logs": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/OpFlashblockLog" }
            }
          }
        }
      ]
    },
    "OpFlashblockLog": {
      "type": "object",
      "required": ["address", "topics", "data", "transactionHash", "logIndex"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "topics": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blockHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blockTimestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "removed": { "type": "boolean" }
      }
    },
    "OpStackReceipt": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Receipt" },
        {
          "type": "object",
          "properties": {
            "l1Fee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "l1GasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "l1GasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "l1FeeScalar": { "type": "string" },
            "l1BlobBaseFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "l1BaseFeeScalar": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "l1BlobBaseFeeScalar": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "operatorFeeScalar": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "operatorFeeConstant": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "depositNonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "depositReceiptVersion": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "OpStackSignedTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionLegacy" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction2930" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction1559" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction7702" },
        { "$ref": "urn:node-access:rpc#/$defs/OpStackDeposit" },
        { "$ref": "urn:node-access:rpc#/$defs/OtherTransaction" }
      ]
    },
    "OpStackOtherTransactionType": {
      "enum": [
        "0x5", "0x6", "0x7", "0x8", "0x9", "0xa", "0xb", "0xc", "0xd", "0xe", "0xf", "0x10", "0x11", "0x12",
        "0x13", "0x14", "0x15", "0x16", "0x17", "0x18", "0x19", "0x1a", "0x1b", "0x1c", "0x1d", "0x1e",
        "0x1f", "0x20", "0x21", "0x22", "0x23", "0x24", "0x25", "0x26", "0x27", "0x28", "0x29", "0x2a",
        "0x2b", "0x2c", "0x2d", "0x2e", "0x2f", "0x30", "0x31", "0x32", "0x33", "0x34", "0x35", "0x36",
        "0x37", "0x38", "0x39", "0x3a", "0x3b", "0x3c", "0x3d", "0x3e", "0x3f", "0x40", "0x41", "0x42",
        "0x43", "0x44", "0x45", "0x46", "0x47", "0x48", "0x49", "0x4a", "0x4b", "0x4c", "0x4d", "0x4e",
        "0x4f", "0x50", "0x51", "0x52", "0x53", "0x54", "0x55", "0x56", "0x57", "0x58", "0x59", "0x5a",
        "0x5b", "0x5c", "0x5d", "0x5e", "0x5f", "0x60", "0x61", "0x62", "0x63", "0x64", "0x65", "0x66",
        "0x67", "0x68", "0x69", "0x6a", "0x6b", "0x6c", "0x6d", "0x6e", "0x6f", "0x70", "0x71", "0x72",
        "0x73", "0x74", "0x75", "0x76", "0x77", "0x78", "0x79", "0x7a", "0x7b", "0x7c", "0x7d", "0x7f",
        "0x80", "0x81", "0x82", "0x83", "0x84", "0x85", "0x86", "0x87", "0x88", "0x89", "0x8a", "0x8b",
        "0x8c", "0x8d", "0x8e", "0x8f", "0x90", "0x91", "0x92", "0x93", "0x94", "0x95", "0x96", "0x97",
        "0x98", "0x99", "0x9a", "0x9b", "0x9c", "0x9d", "0x9e", "0x9f", "0xa0", "0xa1", "0xa2", "0xa3",
        "0xa4", "0xa5", "0xa6", "0xa7", "0xa8", "0xa9", "0xaa", "0xab", "0xac", "0xad", "0xae", "0xaf",
        "0xb0", "0xb1", "0xb2", "0xb3", "0xb4", "0xb5", "0xb6", "0xb7", "0xb8", "0xb9", "0xba", "0xbb",
        "0xbc", "0xbd", "0xbe", "0xbf", "0xc0", "0xc1", "0xc2", "0xc3", "0xc4", "0xc5", "0xc6", "0xc7",
        "0xc8", "0xc9", "0xca", "0xcb", "0xcc", "0xcd", "0xce", "0xcf", "0xd0", "0xd1", "0xd2", "0xd3",
        "0xd4", "0xd5", "0xd6", "0xd7", "0xd8", "0xd9", "0xda", "0xdb", "0xdc", "0xdd", "0xde", "0xdf",
        "0xe0", "0xe1", "0xe2", "0xe3", "0xe4", "0xe5", "0xe6", "0xe7", "0xe8", "0xe9", "0xea", "0xeb",
        "0xec", "0xed", "0xee", "0xef", "0xf0", "0xf1", "0xf2", "0xf3", "0xf4", "0xf5", "0xf6", "0xf7",
        "0xf8", "0xf9", "0xfa", "0xfb", "0xfc", "0xfd", "0xfe", "0xff"
      ]
    },
    "OpStackDeposit": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTransactionFields" },
        {
          "type": "object",
          "required": ["type", "sourceHash"],
          "properties": {
            "type": { "const": "0x7e" },
            "sourceHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "mint": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "isSystemTx": { "type": "boolean" },
            "depositReceiptVersion": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "Hex": {
      "description": "Bytes in hex, prefixed with \`0x\`.",
      "type": "string",
      "pattern": "^0x([0-9a-fA-F]{2})*$"
    },
    "HexValue": {
      "description": "Bytes or an integer in hex, prefixed with \`0x\`, with or without leading zeros.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]*$"
    },
    "Quantity": {
      "description": "Integer in hex, prefixed with \`0x\`, without leading zeros.",
      "type": "string",
      "pattern": "^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$"
    },
    "Decimal": { "description": "Integer in decimal.", "type": "string", "pattern": "^[0-9]+$" },
    "Hash": {
      "description": "32 bytes in hex, prefixed with \`0x\`.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]{64}$"
    },
    "Address": {
      "description": "Address: 20 bytes in hex, prefixed with \`0x\`.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]{40}$"
    },
    "BlockTag": { "enum": ["latest", "earliest", "pending", "safe", "finalized"] },
    "BlockNumberOrTag": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockTag" }
      ]
    },
    "BlockReference": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        {
          "type": "object",
          "required": ["blockNumber"],
          "properties": { "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
        },
        {
          "type": "object",
          "required": ["blockHash"],
          "properties": {
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "requireCanonical": { "type": "boolean" }
          }
        }
      ]
    },
    "TraceType": { "enum": ["trace", "vmTrace", "stateDiff"] },
    "OnlyTrace": {
      "type": "array",
      "minItems": 1,
      "prefixItems": [{ "const": "trace" }],
      "items": false
    },
    "OnlyVmTrace": {
      "type": "array",
      "minItems": 1,
      "prefixItems": [{ "const": "vmTrace" }],
      "items": false
    },
    "OnlyStateDiff": {
      "type": "array",
      "minItems": 1,
      "prefixItems": [{ "const": "stateDiff" }],
      "items": false
    },
    "OnlyTraceAndVmTrace": {
      "anyOf": [
        {
          "type": "array",
          "minItems": 2,
          "prefixItems": [{ "const": "trace" }, { "const": "vmTrace" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 2,
          "prefixItems": [{ "const": "vmTrace" }, { "const": "trace" }],
          "items": false
        }
      ]
    },
    "OnlyTraceAndStateDiff": {
      "anyOf": [
        {
          "type": "array",
          "minItems": 2,
          "prefixItems": [{ "const": "trace" }, { "const": "stateDiff" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 2,
          "prefixItems": [{ "const": "stateDiff" }, { "const": "trace" }],
          "items": false
        }
      ]
    },
    "OnlyVmTraceAndStateDiff": {
      "anyOf": [
        {
          "type": "array",
          "minItems": 2,
          "prefixItems": [{ "const": "vmTrace" }, { "const": "stateDiff" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 2,
          "prefixItems": [{ "const": "stateDiff" }, { "const": "vmTrace" }],
          "items": false
        }
      ]
    },
    "OnlyAll": {
      "anyOf": [
        {
          "type": "array",
          "minItems": 3,
          "prefixItems": [{ "const": "trace" }, { "const": "vmTrace" }, { "const": "stateDiff" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 3,
          "prefixItems": [{ "const": "trace" }, { "const": "stateDiff" }, { "const": "vmTrace" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 3,
          "prefixItems": [{ "const": "vmTrace" }, { "const": "trace" }, { "const": "stateDiff" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 3,
          "prefixItems": [{ "const": "vmTrace" }, { "const": "stateDiff" }, { "const": "trace" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 3,
          "prefixItems": [{ "const": "stateDiff" }, { "const": "trace" }, { "const": "vmTrace" }],
          "items": false
        },
        {
          "type": "array",
          "minItems": 3,
          "prefixItems": [{ "const": "stateDiff" }, { "const": "vmTrace" }, { "const": "trace" }],
          "items": false
        }
      ]
    },
    "Replay": {
      "type": "object",
      "required": ["output", "trace", "vmTrace", "stateDiff"],
      "properties": {
        "output": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "trace": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" } },
        "vmTrace": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/VmTrace" }, { "type": "null" }]
        },
        "stateDiff": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/StateDiff" }, { "type": "null" }]
        },
        "revertReason": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] },
        "transactionHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "ReplayOfTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "type": "null" },
            "stateDiff": { "type": "null" }
          }
        }
      ]
    },
    "ReplayOfVmTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "$ref": "urn:node-access:rpc#/$defs/VmTrace" },
            "stateDiff": { "type": "null" }
          }
        }
      ]
    },
    "ReplayOfStateDiff": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "type": "null" },
            "stateDiff": { "$ref": "urn:node-access:rpc#/$defs/StateDiff" }
          }
        }
      ]
    },
    "ReplayOfTraceAndVmTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "$ref": "urn:node-access:rpc#/$defs/VmTrace" },
            "stateDiff": { "type": "null" }
          }
        }
      ]
    },
    "ReplayOfTraceAndStateDiff": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "type": "null" },
            "stateDiff": { "$ref": "urn:node-access:rpc#/$defs/StateDiff" }
          }
        }
      ]
    },
    "ReplayOfVmTraceAndStateDiff": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "$ref": "urn:node-access:rpc#/$defs/VmTrace" },
            "stateDiff": { "$ref": "urn:node-access:rpc#/$defs/StateDiff" }
          }
        }
      ]
    },
    "ReplayOfAll": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Replay" },
        {
          "type": "object",
          "required": ["trace", "vmTrace", "stateDiff"],
          "properties": {
            "trace": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" }
            },
            "vmTrace": { "$ref": "urn:node-access:rpc#/$defs/VmTrace" },
            "stateDiff": { "$ref": "urn:node-access:rpc#/$defs/StateDiff" }
          }
        }
      ]
    },
    "TraceEntry": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/CallTrace" },
        { "$ref": "urn:node-access:rpc#/$defs/CreateTrace" },
        { "$ref": "urn:node-access:rpc#/$defs/SuicideTrace" },
        {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": { "type": "string", "not": { "enum": ["call", "create", "suicide"] } }
          }
        }
      ]
    },
    "TraceBase": {
      "type": "object",
      "required": ["subtraces", "traceAddress"],
      "properties": {
        "error": { "type": "string" },
        "revertReason": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] },
        "subtraces": { "type": "integer" },
        "traceAddress": { "type": "array", "items": { "type": "integer" } }
      }
    },
    "CallTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceBase" },
        {
          "type": "object",
          "required": ["type", "action"],
          "properties": {
            "type": { "const": "call" },
            "action": {
              "type": "object",
              "required": ["callType", "from", "to", "gas", "value", "input"],
              "properties": {
                "callType": { "enum": ["call", "delegatecall", "staticcall", "callcode"] },
                "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
                "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
                "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
              }
            },
            "result": {
              "anyOf": [
                {
                  "type": "object",
                  "required": ["gasUsed", "output"],
                  "properties": {
                    "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                    "output": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
                  }
                },
                { "type": "null" }
              ]
            }
          }
        }
      ]
    },
    "CreateTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceBase" },
        {
          "type": "object",
          "required": ["type", "action"],
          "properties": {
            "type": { "const": "create" },
            "action": {
              "type": "object",
              "required": ["from", "gas", "value", "init"],
              "properties": {
                "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
                "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "init": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
                "creationMethod": { "type": "string" }
              }
            },
            "result": {
              "anyOf": [
                {
                  "type": "object",
                  "required": ["address", "code", "gasUsed"],
                  "properties": {
                    "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
                    "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
                    "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
                  }
                },
                { "type": "null" }
              ]
            }
          }
        }
      ]
    },
    "SuicideTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceBase" },
        {
          "type": "object",
          "required": ["type", "action"],
          "properties": {
            "type": { "const": "suicide" },
            "action": {
              "type": "object",
              "required": ["address", "balance", "refundAddress"],
              "properties": {
                "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
                "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "refundAddress": { "$ref": "urn:node-access:rpc#/$defs/Address" }
              }
            },
            "result": { "type": "null" }
          }
        }
      ]
    },
    "RewardTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceBase" },
        {
          "type": "object",
          "required": ["type", "action"],
          "properties": {
            "type": { "const": "reward" },
            "action": {
              "type": "object",
              "required": ["author", "value", "rewardType"],
              "properties": {
                "author": { "$ref": "urn:node-access:rpc#/$defs/Address" },
                "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "rewardType": { "type": "string" }
              }
            },
            "result": { "type": "null" }
          }
        }
      ]
    },
    "LocalizedTrace": {
      "allOf": [
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TraceEntry" },
            { "$ref": "urn:node-access:rpc#/$defs/RewardTrace" }
          ]
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceLocation" }
      ]
    },
    "TraceLocation": {
      "type": "object",
      "required": ["blockHash", "blockNumber"],
      "properties": {
        "blockHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blockNumber": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "transactionHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "transactionPosition": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "TraceFilter": {
      "type": "object",
      "properties": {
        "fromBlock": { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        "toBlock": { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        "fromAddress": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } },
        "toAddress": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } },
        "mode": { "enum": ["union", "intersection"] },
        "after": { "type": "integer", "minimum": 0 },
        "count": { "type": "integer", "minimum": 0 }
      }
    },
    "Delta": {
      "anyOf": [
        { "const": "=" },
        {
          "type": "object",
          "required": ["+"],
          "properties": { "+": { "$ref": "urn:node-access:rpc#/$defs/HexValue" } }
        },
        {
          "type": "object",
          "required": ["-"],
          "properties": { "-": { "$ref": "urn:node-access:rpc#/$defs/HexValue" } }
        },
        {
          "type": "object",
          "required": ["*"],
          "properties": {
            "*": {
              "type": "object",
              "required": ["from", "to"],
              "properties": {
                "from": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
                "to": { "$ref": "urn:node-access:rpc#/$defs/HexValue" }
              }
            }
          }
        }
      ]
    },
    "QuantityDelta": {
      "anyOf": [
        { "const": "=" },
        {
          "type": "object",
          "required": ["+"],
          "properties": { "+": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
        },
        {
          "type": "object",
          "required": ["-"],
          "properties": { "-": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
        },
        {
          "type": "object",
          "required": ["*"],
          "properties": {
            "*": {
              "type": "object",
              "required": ["from", "to"],
              "properties": {
                "from": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                "to": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
              }
            }
          }
        }
      ]
    },
    "StateDiff": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
      "additionalProperties": {
        "type": "object",
        "required": ["balance", "code", "nonce", "storage"],
        "properties": {
          "balance": { "$ref": "urn:node-access:rpc#/$defs/QuantityDelta" },
          "code": { "$ref": "urn:node-access:rpc#/$defs/Delta" },
          "nonce": { "$ref": "urn:node-access:rpc#/$defs/QuantityDelta" },
          "storage": {
            "type": "object",
            "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Delta" }
          }
        }
      }
    },
    "VmTrace": {
      "type": "object",
      "required": ["code", "ops"],
      "properties": {
        "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "ops": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/VmOperation" } }
      }
    },
    "VmOperation": {
      "type": "object",
      "required": ["cost", "pc", "ex", "sub"],
      "properties": {
        "cost": { "type": "integer" },
        "pc": { "type": "integer" },
        "ex": {
          "anyOf": [
            {
              "type": "object",
              "required": ["mem", "push", "store", "used"],
              "properties": {
                "mem": {
                  "anyOf": [
                    {
                      "type": "object",
                      "required": ["data", "off"],
                      "properties": {
                        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
                        "off": { "type": "integer" }
                      }
                    },
                    { "type": "null" }
                  ]
                },
                "push": {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/HexValue" }
                },
                "store": {
                  "anyOf": [
                    {
                      "type": "object",
                      "required": ["key", "val"],
                      "properties": {
                        "key": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
                        "val": { "$ref": "urn:node-access:rpc#/$defs/HexValue" }
                      }
                    },
                    { "type": "null" }
                  ]
                },
                "used": { "type": "integer" }
              }
            },
            { "type": "null" }
          ]
        },
        "sub": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/VmTrace" }, { "type": "null" }]
        },
        "idx": { "type": "string" },
        "op": { "type": "string" }
      }
    },
    "ZksyncBridges": {
      "type": "object",
      "required": [
        "l1SharedDefaultBridge", "l2SharedDefaultBridge", "l1Erc20DefaultBridge", "l2Erc20DefaultBridge",
        "l1WethBridge", "l2WethBridge"
      ],
      "properties": {
        "l1SharedDefaultBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "l2SharedDefaultBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "l1Erc20DefaultBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "l2Erc20DefaultBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "l1WethBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "l2WethBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "l2LegacySharedBridge": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        }
      }
    },
    "ZksyncSystemHashes": {
      "type": "object",
      "required": ["bootloader", "default_aa"],
      "properties": {
        "bootloader": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "default_aa": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "evm_emulator": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "ZksyncDetails": {
      "type": "object",
      "required": [
        "timestamp", "l1TxCount", "l2TxCount", "rootHash", "status", "commitTxHash", "committedAt",
        "proveTxHash", "provenAt", "executeTxHash", "executedAt", "l1GasPrice", "l2FairGasPrice",
        "baseSystemContractsHashes"
      ],
      "properties": {
        "timestamp": { "type": "integer" },
        "l1TxCount": { "type": "integer" },
        "l2TxCount": { "type": "integer" },
        "rootHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "status": { "type": "string" },
        "commitTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "committedAt": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "commitChainId": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "proveTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "provenAt": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "proveChainId": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "executeTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "executedAt": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "executeChainId": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "l1GasPrice": { "type": "integer" },
        "l2FairGasPrice": { "type": "integer" },
        "fairPubdataPrice": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "baseSystemContractsHashes": { "$ref": "urn:node-access:rpc#/$defs/ZksyncSystemHashes" }
      }
    },
    "ZksyncBlockStatus": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncDetails" },
        {
          "type": "object",
          "required": ["number", "l1BatchNumber", "operatorAddress", "protocolVersion"],
          "properties": {
            "number": { "type": "integer" },
            "l1BatchNumber": { "type": "integer" },
            "operatorAddress": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "protocolVersion": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
          }
        }
      ]
    },
    "ZksyncBatchStatus": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncDetails" },
        {
          "type": "object",
          "required": ["number"],
          "properties": {
            "number": { "type": "integer" },
            "commitment": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }]
            }
          }
        }
      ]
    },
    "ZksyncTransactionStatus": {
      "type": "object",
      "required": [
        "isL1Originated", "status", "fee", "gasPerPubdata", "initiatorAddress", "receivedAt",
        "ethCommitTxHash", "ethProveTxHash", "ethExecuteTxHash"
      ],
      "properties": {
        "isL1Originated": { "type": "boolean" },
        "status": { "type": "string" },
        "fee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasPerPubdata": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "initiatorAddress": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "receivedAt": { "type": "string" },
        "ethCommitTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "ethProveTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "ethExecuteTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "ethPrecommitTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "ZksyncRawTransaction": {
      "type": "object",
      "required": ["common_data", "execute", "received_timestamp_ms"],
      "properties": {
        "common_data": { "type": "object", "additionalProperties": { "type": "object" } },
        "execute": { "$ref": "urn:node-access:rpc#/$defs/ZksyncExecute" },
        "received_timestamp_ms": { "type": "integer" },
        "raw_bytes": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
      }
    },
    "ZksyncExecute": {
      "type": "object",
      "required": ["contractAddress", "calldata", "value", "factoryDeps"],
      "properties": {
        "contractAddress": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "calldata": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        "factoryDeps": {
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "array", "items": { "type": "integer" } }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "ZksyncFeeParams": {
      "type": "object",
      "properties": {
        "V1": { "$ref": "urn:node-access:rpc#/$defs/ZksyncFeeParams1" },
        "V2": { "$ref": "urn:node-access:rpc#/$defs/ZksyncFeeParams2" }
      }
    },
    "ZksyncFeeParams1": {
      "type": "object",
      "required": ["config", "l1_gas_price"],
      "properties": {
        "config": {
          "type": "object",
          "required": ["minimal_l2_gas_price"],
          "properties": { "minimal_l2_gas_price": { "type": "integer" } }
        },
        "l1_gas_price": { "type": "integer" }
      }
    },
    "ZksyncFeeParams2": {
      "type": "object",
      "required": ["config", "l1_gas_price", "l1_pubdata_price", "conversion_ratio"],
      "properties": {
        "config": { "$ref": "urn:node-access:rpc#/$defs/ZksyncFeeConfig" },
        "l1_gas_price": { "type": "integer" },
        "l1_pubdata_price": { "type": "integer" },
        "conversion_ratio": {
          "type": "object",
          "required": ["numerator", "denominator"],
          "properties": { "numerator": { "type": "integer" }, "denominator": { "type": "integer" } }
        }
      }
    },
    "ZksyncFeeConfig": {
      "type": "object",
      "required": [
        "minimal_l2_gas_price", "compute_overhead_part", "pubdata_overhead_part", "batch_overhead_l1_gas",
        "max_gas_per_batch", "max_pubdata_per_batch"
      ],
      "properties": {
        "minimal_l2_gas_price": { "type": "integer" },
        "compute_overhead_part": { "type": "number" },
        "pubdata_overhead_part": { "type": "number" },
        "batch_overhead_l1_gas": { "type": "integer" },
        "max_gas_per_batch": { "type": "integer" },
        "max_pubdata_per_batch": { "type": "integer" }
      }
    },
    "ZksyncBatchFeeInput": {
      "type": "object",
      "required": ["fair_l2_gas_price", "fair_pubdata_price", "l1_gas_price"],
      "properties": {
        "fair_l2_gas_price": { "type": "integer" },
        "fair_pubdata_price": { "type": "integer" },
        "l1_gas_price": { "type": "integer" }
      }
    },
    "ZksyncProtocolVersion": {
      "type": "object",
      "required": ["timestamp"],
      "properties": {
        "minorVersion": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "timestamp": { "type": "integer" },
        "bootloaderCodeHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "defaultAccountCodeHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "evmSimulatorCodeHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "l2SystemUpgradeTxHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "ZksyncProof": {
      "type": "object",
      "required": ["address", "storageProof"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "storageProof": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ZksyncSlotProof" }
        }
      }
    },
    "ZksyncSlotProof": {
      "type": "object",
      "required": ["key", "proof", "value", "index"],
      "properties": {
        "key": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "proof": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "index": { "type": "integer" }
      }
    },
    "ZksyncLogProof": {
      "type": "object",
      "required": ["id", "proof", "root"],
      "properties": {
        "id": { "type": "integer" },
        "batchNumber": { "type": "integer" },
        "proof": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "root": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
      }
    },
    "ZksyncFee": {
      "type": "object",
      "required": [
        "gas_limit", "gas_per_pubdata_limit", "max_fee_per_gas", "max_priority_fee_per_gas"
      ],
      "properties": {
        "gas_limit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gas_per_pubdata_limit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "max_fee_per_gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "max_priority_fee_per_gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "ZksyncHeaderFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/HeaderFields" },
        {
          "type": "object",
          "properties": {
            "l1BatchNumber": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "l1BatchTimestamp": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "sealFields": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } }
          }
        }
      ]
    },
    "ZksyncLog": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Log" },
        {
          "type": "object",
          "properties": {
            "l1BatchNumber": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "transactionLogIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "logType": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
          }
        }
      ]
    },
    "ZksyncMessage": {
      "type": "object",
      "required": ["transactionHash", "shardId", "isService", "sender", "key", "value"],
      "properties": {
        "blockHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "transactionLogIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "l1BatchNumber": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "shardId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "isService": { "type": "boolean" },
        "sender": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "key": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
      }
    },
    "ZksyncReceipt": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Receipt" },
        {
          "type": "object",
          "required": ["l2ToL1Logs", "logs"],
          "properties": {
            "l1BatchNumber": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "l1BatchTxIndex": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "l2ToL1Logs": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/ZksyncMessage" }
            },
            "logs": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/ZksyncLog" }
            }
          }
        }
      ]
    },
    "ZksyncSignedTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionLegacy" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction2930" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction1559" },
        { "$ref": "urn:node-access:rpc#/$defs/Transaction7702" },
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncEip712Transaction" },
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncUpgrade" },
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncPriorityTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/OtherTransaction" }
      ]
    },
    "ZksyncOtherTransactionType": {
      "enum": [
        "0x5", "0x6", "0x7", "0x8", "0x9", "0xa", "0xb", "0xc", "0xd", "0xe", "0xf", "0x10", "0x11", "0x12",
        "0x13", "0x14", "0x15", "0x16", "0x17", "0x18", "0x19", "0x1a", "0x1b", "0x1c", "0x1d", "0x1e",
        "0x1f", "0x20", "0x21", "0x22", "0x23", "0x24", "0x25", "0x26", "0x27", "0x28", "0x29", "0x2a",
        "0x2b", "0x2c", "0x2d", "0x2e", "0x2f", "0x30", "0x31", "0x32", "0x33", "0x34", "0x35", "0x36",
        "0x37", "0x38", "0x39", "0x3a", "0x3b", "0x3c", "0x3d", "0x3e", "0x3f", "0x40", "0x41", "0x42",
        "0x43", "0x44", "0x45", "0x46", "0x47", "0x48", "0x49", "0x4a", "0x4b", "0x4c", "0x4d", "0x4e",
        "0x4f", "0x50", "0x51", "0x52", "0x53", "0x54", "0x55", "0x56", "0x57", "0x58", "0x59", "0x5a",
        "0x5b", "0x5c", "0x5d", "0x5e", "0x5f", "0x60", "0x61", "0x62", "0x63", "0x64", "0x65", "0x66",
        "0x67", "0x68", "0x69", "0x6a", "0x6b", "0x6c", "0x6d", "0x6e", "0x6f", "0x70", "0x72", "0x73",
        "0x74", "0x75", "0x76", "0x77", "0x78", "0x79", "0x7a", "0x7b", "0x7c", "0x7d", "0x7e", "0x7f",
        "0x80", "0x81", "0x82", "0x83", "0x84", "0x85", "0x86", "0x87", "0x88", "0x89", "0x8a", "0x8b",
        "0x8c", "0x8d", "0x8e", "0x8f", "0x90", "0x91", "0x92", "0x93", "0x94", "0x95", "0x96", "0x97",
        "0x98", "0x99", "0x9a", "0x9b", "0x9c", "0x9d", "0x9e", "0x9f", "0xa0", "0xa1", "0xa2", "0xa3",
        "0xa4", "0xa5", "0xa6", "0xa7", "0xa8", "0xa9", "0xaa", "0xab", "0xac", "0xad", "0xae", "0xaf",
        "0xb0", "0xb1", "0xb2", "0xb3", "0xb4", "0xb5", "0xb6", "0xb7", "0xb8", "0xb9", "0xba", "0xbb",
        "0xbc", "0xbd", "0xbe", "0xbf", "0xc0", "0xc1", "0xc2", "0xc3", "0xc4", "0xc5", "0xc6", "0xc7",
        "0xc8", "0xc9", "0xca", "0xcb", "0xcc", "0xcd", "0xce", "0xcf", "0xd0", "0xd1", "0xd2", "0xd3",
        "0xd4", "0xd5", "0xd6", "0xd7", "0xd8", "0xd9", "0xda", "0xdb", "0xdc", "0xdd", "0xde", "0xdf",
        "0xe0", "0xe1", "0xe2", "0xe3", "0xe4", "0xe5", "0xe6", "0xe7", "0xe8", "0xe9", "0xea", "0xeb",
        "0xec", "0xed", "0xee", "0xef", "0xf0", "0xf1", "0xf2", "0xf3", "0xf4", "0xf5", "0xf6", "0xf7",
        "0xf8", "0xf9", "0xfa", "0xfb", "0xfc", "0xfd"
      ]
    },
    "ZksyncAnyTransactionFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTransactionFields" },
        {
          "type": "object",
          "properties": {
            "l1BatchNumber": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            },
            "l1BatchTxIndex": {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
            }
          }
        }
      ]
    },
    "ZksyncOwnTransactionFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTransactionFields" },
        {
          "type": "object",
          "required": ["chainId"],
          "properties": {
            "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxPriorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "ZksyncEip712Transaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "0x71" } }
        }
      ]
    },
    "ZksyncUpgrade": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "0xfe" } }
        }
      ]
    },
    "ZksyncPriorityTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncOwnTransactionFields" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "0xff" } }
        }
      ]
    }
  }
}`);

/** The params and result of each method. */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "arb_checkPublisherHealth": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "null" } },
  "arb_getRawBlockMetadata": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/ArbitrumBlockMetadata" }
    }
  },
  "arb_getL1Confirmations": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "integer" }
  },
  "arb_findBatchContainingBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "integer" }
  },
  "arbtrace_call": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Replay" }
  },
  "arbtrace_callMany": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": {
            "type": "array",
            "minItems": 2,
            "prefixItems": [
              { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
              {
                "type": "array",
                "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" }
              }
            ],
            "items": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Replay" } }
  },
  "arbtrace_replayBlockTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/BlockTag" }
          ]
        },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Replay" } }
  },
  "arbtrace_replayTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Replay" }
  },
  "arbtrace_transaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/LocalizedTrace" }
        },
        { "type": "null" }
      ]
    }
  },
  "arbtrace_get": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/LocalizedTrace" }, { "type": "null" }]
    }
  },
  "arbtrace_block": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/LocalizedTrace" }
        },
        { "type": "null" }
      ]
    }
  },
  "arbtrace_filter": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TraceFilter" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/LocalizedTrace" } }
  },
  "optimism_syncStatus": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/OpSyncStatus" }
  },
  "optimism_outputAtBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/OpOutput" }
  },
  "optimism_safeHeadAtL1Block": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/OpSafeHead" }
  },
  "optimism_rollupConfig": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/OpRollupConfig" }
  },
  "optimism_version": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "string" } },
  "base_transactionStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BaseTransactionStatus" }
  },
  "base_meterBundle": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BaseBundle" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BaseBundleMetering" }
  },
  "base_meterBlockByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BaseBlockMetering" }
  },
  "base_meterBlockByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BaseBlockMetering" }
  },
  "base_meteredPriorityFeePerGas": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BaseBundle" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BasePriorityFee" }
  },
  "eth_sendRawTransactionConditional": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        { "$ref": "urn:node-access:rpc#/$defs/TransactionConditions" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "zks_L1ChainId": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "zks_L1BatchNumber": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "zks_getL1BatchBlockRange": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        {
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
        },
        { "type": "null" }
      ]
    }
  },
  "zks_getL2ToL1LogProof": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "integer" }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ZksyncLogProof" }, { "type": "null" }]
    }
  },
  "zks_getBridgehubContract": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }] }
  },
  "zks_getMainContract": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Address" }
  },
  "zks_getBaseTokenL1Address": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Address" }
  },
  "zks_getL1GasPrice": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "zks_estimateFee": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ZksyncFee" }
  },
  "zks_estimateGasL1ToL2": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "zks_getL2Multicall3": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }] }
  },
  "zks_getTestnetPaymaster": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }] }
  },
  "zks_getTimestampAsserter": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }] }
  },
  "zks_getBridgeContracts": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ZksyncBridges" }
  },
  "zks_getBlockDetails": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ZksyncBlockStatus" }, { "type": "null" }]
    }
  },
  "zks_getL1BatchDetails": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ZksyncBatchStatus" }, { "type": "null" }]
    }
  },
  "zks_getTransactionDetails": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ZksyncTransactionStatus" },
        { "type": "null" }
      ]
    }
  },
  "zks_getRawBlockTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/ZksyncRawTransaction" }
    }
  },
  "zks_getBytecodeByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "type": "integer", "minimum": 0, "maximum": 255 } },
        { "type": "null" }
      ]
    }
  },
  "zks_getFeeParams": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ZksyncFeeParams" }
  },
  "zks_getBatchFeeInput": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ZksyncBatchFeeInput" }
  },
  "zks_gasPerPubdata": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "zks_getProtocolVersion": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ZksyncProtocolVersion" }, { "type": "null" }]
    }
  },
  "zks_getProof": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        { "type": "integer" }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ZksyncProof" }, { "type": "null" }]
    }
  },
  "linea_estimateGas": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/LineaGasEstimate" }
  },
  "linea_getTransactionExclusionStatusV1": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/LineaRejection" }, { "type": "null" }]
    }
  },
  "bor_getAuthor": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Address" }
  },
  "bor_getCurrentProposer": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Address" }
  },
  "bor_getCurrentValidators": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BorValidator" } }
  },
  "bor_getSigners": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } }
  },
  "bor_getSignersAtHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } }
  },
  "bor_getRootHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer" }, { "type": "integer" }],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "string", "pattern": "^[0-9a-f]{64}$" }
  },
  "bor_getSnapshot": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BorSnapshot" }
  },
  "bor_getSnapshotAtHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BorSnapshot" }
  },
  "bor_getSnapshotProposer": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Address" }
  },
  "bor_getSnapshotProposerSequence": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BorSigners" }
  },
  "bor_getVoteOnHash": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "integer" },
        { "type": "integer" },
        { "type": "string" },
        { "type": "string" }
      ],
      "minItems": 4,
      "maxItems": 4
    },
    "result": { "type": "boolean" }
  },
  "bor_sendRawTransactionConditional": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        { "$ref": "urn:node-access:rpc#/$defs/BorConditions" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "eth_bigBlockGasPrice": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_usingBigBlocks": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "boolean" }
  },
  "eth_getSystemTxsByBlockNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Transaction" } },
        { "type": "null" }
      ]
    }
  },
  "eth_getSystemTxsByBlockHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Transaction" } },
        { "type": "null" }
      ]
    }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "newFlashblocks": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/OpNewFlashblock" }
  },
  "newFlashblockTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "boolean" }],
      "minItems": 0,
      "maxItems": 1
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/OpFlashblockTransaction" }
      ]
    }
  },
  "pendingLogs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/LogFilter" }],
      "minItems": 0,
      "maxItems": 1
    },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/OpFlashblockLog" }
  }
}`);
