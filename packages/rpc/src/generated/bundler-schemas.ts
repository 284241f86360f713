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
    "UnpricedUserOperation": {
      "type": "object",
      "required": ["sender", "nonce", "callData", "signature"],
      "properties": {
        "sender": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "factory": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "const": "0x7702" }]
        },
        "factoryData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "callData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "paymaster": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "paymasterVerificationGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "paymasterPostOpGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "paymasterData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "signature": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "eip7702Auth": { "$ref": "urn:node-access:rpc#/$defs/Authorization" },
        "initCode": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "paymasterAndData": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "UserOperationRequest": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/UnpricedUserOperation" },
        {
          "type": "object",
          "properties": {
            "callGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "verificationGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "preVerificationGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxPriorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "UserOperation": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/UnpricedUserOperation" },
        {
          "type": "object",
          "required": [
            "callGasLimit", "verificationGasLimit", "preVerificationGas", "maxFeePerGas",
            "maxPriorityFeePerGas"
          ],
          "properties": {
            "callGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "verificationGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "preVerificationGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "maxPriorityFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "UserOperationGas": {
      "type": "object",
      "required": ["preVerificationGas", "verificationGasLimit", "callGasLimit"],
      "properties": {
        "preVerificationGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "verificationGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "callGasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "paymasterVerificationGasLimit": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "paymasterPostOpGasLimit": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        }
      }
    },
    "UserOperationRecord": {
      "type": "object",
      "required": ["userOperation", "entryPoint", "blockNumber", "blockHash", "transactionHash"],
      "properties": {
        "userOperation": { "$ref": "urn:node-access:rpc#/$defs/UserOperation" },
        "entryPoint": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "blockNumber": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "blockHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "transactionHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "UserOperationReceipt": {
      "type": "object",
      "required": [
        "userOpHash", "entryPoint", "sender", "nonce", "actualGasCost", "actualGasUsed", "success", "logs",
        "receipt"
      ],
      "properties": {
        "userOpHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "entryPoint": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "sender": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "paymaster": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "actualGasCost": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "actualGasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "success": { "type": "boolean" },
        "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } },
        "receipt": { "$ref": "urn:node-access:rpc#/$defs/Receipt" }
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
    "StateOverrides": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/AccountOverride" }
    },
    "AccountOverride": {
      "type": "object",
      "properties": {
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "state": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
        },
        "stateDiff": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
        },
        "movePrecompileToAddress": { "$ref": "urn:node-access:rpc#/$defs/Address" }
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
    "Hex": {
      "description": "Bytes in hex, prefixed with \`0x\`.",
      "type": "string",
      "pattern": "^0x([0-9a-fA-F]{2})*$"
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
    }
  }
}`);

/** The params and result of each method. */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "eth_sendUserOperation": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/UserOperation" },
        { "$ref": "urn:node-access:rpc#/$defs/Address" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "eth_estimateUserOperationGas": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/UserOperationRequest" },
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/StateOverrides" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/UserOperationGas" }
  },
  "eth_getUserOperationByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UserOperationRecord" }, { "type": "null" }]
    }
  },
  "eth_getUserOperationReceipt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UserOperationReceipt" }, { "type": "null" }]
    }
  },
  "eth_supportedEntryPoints": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{}`);
