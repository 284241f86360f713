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
    "StorageKey": {
      "description": "Storage slot: up to 32 bytes in hex, prefixed with \`0x\`, with or without leading zeros.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]{0,64}$"
    },
    "TronAddress": {
      "description": "Address in hex: the last 20 bytes, or 21 bytes that begin with 41; with or without \`0x\`.",
      "type": "string",
      "pattern": "^(0x)?(41)?[0-9a-fA-F]{40}$"
    },
    "TronHash": {
      "description": "Hash of a block or transaction: 32 bytes in hex, with or without \`0x\`.",
      "type": "string",
      "pattern": "^(0x)?[0-9a-fA-F]{64}$"
    },
    "TronBlockNumberOrTag": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        { "enum": ["latest", "earliest", "finalized"] }
      ]
    },
    "TronFilterId": {
      "description": "Id of a filter, valid only on the node that created it.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]+$"
    },
    "TronSyncStatus": {
      "type": "object",
      "required": ["startingBlock", "currentBlock", "highestBlock"],
      "properties": {
        "startingBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "currentBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "highestBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "TronBlock": {
      "type": "object",
      "required": [
        "number", "hash", "parentHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot",
        "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed",
        "timestamp", "baseFeePerGas", "mixHash", "uncles"
      ],
      "properties": {
        "number": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "parentHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "sha3Uncles": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "logsBloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "transactionsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "stateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "receiptsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "miner": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "difficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "totalDifficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "extraData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "size": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "baseFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "mixHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "uncles": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
      }
    },
    "TronBlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlock" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
          }
        }
      ]
    },
    "TronBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlock" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TronTransaction" }
            }
          }
        }
      ]
    },
    "TronTransactionFields": {
      "type": "object",
      "required": ["hash", "nonce", "from", "to", "gas", "value", "input", "type", "v", "r", "s"],
      "properties": {
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "type": { "const": "0x0" },
        "v": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        "r": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "s": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
      }
    },
    "TronTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronTransactionFields" },
        {
          "type": "object",
          "required": ["blockHash", "blockNumber", "transactionIndex", "gasPrice"],
          "properties": {
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "TronPendingTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronTransactionFields" },
        {
          "type": "object",
          "required": ["blockHash", "blockNumber", "transactionIndex", "gasPrice"],
          "properties": {
            "blockHash": { "const": "0x" },
            "blockNumber": { "const": "0x" },
            "transactionIndex": { "const": "0x" },
            "gasPrice": { "const": "0x" }
          }
        }
      ]
    },
    "TronReceipt": {
      "type": "object",
      "required": [
        "transactionHash", "transactionIndex", "blockHash", "blockNumber", "from", "to", "contractAddress",
        "cumulativeGasUsed", "gasUsed", "effectiveGasPrice", "logs", "logsBloom", "status", "type"
      ],
      "properties": {
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "from": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "to": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "contractAddress": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "cumulativeGasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "effectiveGasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TronLog" } },
        "logsBloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "status": { "enum": ["0x0", "0x1"] },
        "type": { "const": "0x0" }
      }
    },
    "TronLog": {
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
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "removed": { "type": "boolean" }
      }
    },
    "TronLogQuery": {
      "type": "object",
      "properties": {
        "address": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TronAddress" },
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TronAddress" }
            }
          ]
        },
        "topics": {
          "type": "array",
          "items": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
              { "type": "null" }
            ]
          }
        },
        "fromBlock": { "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" },
        "toBlock": { "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" },
        "blockHash": { "$ref": "urn:node-access:rpc#/$defs/TronHash" }
      }
    },
    "TronCall": {
      "type": "object",
      "properties": {
        "from": { "$ref": "urn:node-access:rpc#/$defs/TronAddress" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/TronAddress" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "TronTransactionRequest": {
      "type": "object",
      "required": ["from"],
      "properties": {
        "from": { "$ref": "urn:node-access:rpc#/$defs/TronAddress" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/TronAddress" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "tokenId": { "type": "integer" },
        "tokenValue": { "type": "integer" },
        "abi": { "type": "string" },
        "consumeUserResourcePercent": { "type": "integer" },
        "originEnergyLimit": { "type": "integer" },
        "name": { "type": "string" },
        "permissionId": { "type": "integer" },
        "extraData": { "type": "string" },
        "visible": { "type": "boolean" }
      }
    },
    "TronBuilt": {
      "type": "object",
      "required": ["transaction"],
      "properties": { "transaction": { "$ref": "urn:node-access:rpc#/$defs/TronUnsignedTransaction" } }
    },
    "TronUnsignedTransaction": {
      "type": "object",
      "required": ["txID", "raw_data", "raw_data_hex"],
      "properties": {
        "txID": {
          "description": "Id of the transaction: 32 bytes in hex, which signers sign.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "raw_data": { "$ref": "urn:node-access:rpc#/$defs/TronRawData" },
        "raw_data_hex": {
          "description": "\`raw_data\` encoded as a message, in hex.",
          "type": "string",
          "pattern": "^([0-9a-f]{2})*$"
        },
        "visible": { "type": "boolean" }
      }
    },
    "TronRawData": {
      "type": "object",
      "required": ["contract", "ref_block_bytes", "ref_block_hash", "expiration"],
      "properties": {
        "contract": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TronContract" }
        },
        "ref_block_bytes": { "type": "string" },
        "ref_block_hash": { "type": "string" },
        "expiration": { "type": "integer" },
        "timestamp": { "type": "integer" },
        "fee_limit": { "type": "integer" },
        "data": { "type": "string" }
      }
    },
    "TronContract": {
      "type": "object",
      "required": ["type", "parameter"],
      "properties": {
        "type": { "type": "string" },
        "parameter": {
          "type": "object",
          "required": ["value", "type_url"],
          "properties": { "value": { "type": "object" }, "type_url": { "type": "string" } }
        },
        "Permission_id": { "type": "integer" }
      }
    }
  }
}`);

/** The params and result of each method. */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "eth_syncing": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/TronSyncStatus" }, { "const": false }]
    }
  },
  "eth_chainId": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_blockNumber": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_protocolVersion": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_gasPrice": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_coinbase": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TronAddress" }
  },
  "eth_accounts": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } }
  },
  "eth_mining": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "boolean" } },
  "eth_hashrate": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "net_version": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "net_listening": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "boolean" } },
  "net_peerCount": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "web3_clientVersion": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "string" } },
  "web3_sha3": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "eth_getBlockTransactionCountByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronHash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getBlockByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronHash" }, { "type": "boolean" }],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockWithHashes" },
        { "type": "null" }
      ]
    }
  },
  "eth_getUncleCountByBlockHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronHash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_getUncleByBlockHashAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TronHash" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "null" }
  },
  "eth_getTransactionByBlockHashAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TronHash" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/TronTransaction" }, { "type": "null" }]
    }
  },
  "eth_getBlockTransactionCountByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getBlockByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" },
        { "type": "boolean" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockWithHashes" },
        { "type": "null" }
      ]
    }
  },
  "eth_getUncleCountByBlockNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_getUncleByBlockNumberAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "null" }
  },
  "eth_getTransactionByBlockNumberAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/TronTransaction" }, { "type": "null" }]
    }
  },
  "eth_getBlockReceipts": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TronBlockNumberOrTag" },
            { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TronReceipt" } },
        { "type": "null" }
      ]
    }
  },
  "eth_getTransactionByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronHash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TronTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/TronPendingTransaction" },
        { "type": "null" }
      ]
    }
  },
  "eth_getTransactionReceipt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronHash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/TronReceipt" }, { "type": "null" }]
    }
  },
  "eth_getBalance": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronAddress" }, { "const": "latest" }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_getCode": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronAddress" }, { "const": "latest" }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "eth_getStorageAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TronAddress" },
        { "$ref": "urn:node-access:rpc#/$defs/StorageKey" },
        { "const": "latest" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "eth_call": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronCall" }, { "const": "latest" }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "eth_estimateGas": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronCall" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "buildTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronTransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TronBuilt" }
  },
  "eth_getLogs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronLogQuery" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TronLog" } }
  },
  "eth_newFilter": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronLogQuery" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TronFilterId" }
  },
  "eth_newBlockFilter": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TronFilterId" }
  },
  "eth_getFilterChanges": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronFilterId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TronLog" } }
      ]
    }
  },
  "eth_getFilterLogs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronFilterId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TronLog" } }
  },
  "eth_uninstallFilter": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TronFilterId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "boolean" }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{}`);
