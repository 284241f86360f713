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
    "TraceOptions": {
      "type": "object",
      "properties": { "timeout": { "type": "string" }, "reexec": { "type": "integer", "minimum": 0 } }
    },
    "TracedCallOptions": {
      "type": "object",
      "properties": {
        "stateOverrides": { "$ref": "urn:node-access:rpc#/$defs/StateOverrides" },
        "blockOverrides": { "$ref": "urn:node-access:rpc#/$defs/BlockOverrides" },
        "txIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "StepOptions": {
      "type": "object",
      "properties": {
        "disableStorage": { "type": "boolean" },
        "disableMemory": { "type": "boolean" },
        "disableStack": { "type": "boolean" },
        "enableMemory": { "type": "boolean" },
        "enableReturnData": { "type": "boolean" },
        "limit": { "type": "integer", "minimum": 0 },
        "debug": { "type": "boolean" }
      }
    },
    "TraceConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        { "$ref": "urn:node-access:rpc#/$defs/StepOptions" },
        {
          "type": "object",
          "properties": { "tracer": { "type": "string" }, "tracerConfig": { "type": "object" } }
        }
      ]
    },
    "StructLogConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        { "$ref": "urn:node-access:rpc#/$defs/StepOptions" },
        { "type": "object", "properties": { "tracer": false } }
      ]
    },
    "CallTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": {
            "tracer": { "const": "callTracer" },
            "tracerConfig": { "$ref": "urn:node-access:rpc#/$defs/CallTracerOptions" }
          }
        }
      ]
    },
    "CallTracerOptions": {
      "type": "object",
      "properties": { "onlyTopCall": { "type": "boolean" }, "withLog": { "type": "boolean" } }
    },
    "FlatCallTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": {
            "tracer": { "const": "flatCallTracer" },
            "tracerConfig": { "$ref": "urn:node-access:rpc#/$defs/FlatCallTracerOptions" }
          }
        }
      ]
    },
    "FlatCallTracerOptions": {
      "type": "object",
      "properties": {
        "convertParityErrors": { "type": "boolean" },
        "includePrecompiles": { "type": "boolean" }
      }
    },
    "PrestateTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": {
            "tracer": { "const": "prestateTracer" },
            "tracerConfig": {
              "allOf": [
                { "$ref": "urn:node-access:rpc#/$defs/PrestateTracerOptions" },
                { "type": "object", "properties": { "diffMode": { "const": false } } }
              ]
            }
          }
        }
      ]
    },
    "PrestateDiffTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer", "tracerConfig"],
          "properties": {
            "tracer": { "const": "prestateTracer" },
            "tracerConfig": {
              "allOf": [
                { "$ref": "urn:node-access:rpc#/$defs/PrestateTracerOptions" },
                {
                  "type": "object",
                  "required": ["diffMode"],
                  "properties": { "diffMode": { "const": true } }
                }
              ]
            }
          }
        }
      ]
    },
    "PrestateTracerOptions": {
      "type": "object",
      "properties": {
        "disableCode": { "type": "boolean" },
        "disableStorage": { "type": "boolean" },
        "includeEmpty": { "type": "boolean" }
      }
    },
    "FourByteTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": { "tracer": { "const": "4byteTracer" } }
        }
      ]
    },
    "NoopTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": { "tracer": { "const": "noopTracer" } }
        }
      ]
    },
    "Erc7562TracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": {
            "tracer": { "const": "erc7562Tracer" },
            "tracerConfig": { "$ref": "urn:node-access:rpc#/$defs/Erc7562TracerOptions" }
          }
        }
      ]
    },
    "Erc7562TracerOptions": {
      "type": "object",
      "properties": {
        "stackTopItemsSize": { "type": "integer", "minimum": 0 },
        "ignoredOpcodes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } },
        "withLog": { "type": "boolean" }
      }
    },
    "KeccakTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer"],
          "properties": { "tracer": { "const": "keccak256PreimageTracer" } }
        }
      ]
    },
    "MuxTracerConfig": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          "type": "object",
          "required": ["tracer", "tracerConfig"],
          "properties": {
            "tracer": { "const": "muxTracer" },
            "tracerConfig": { "$ref": "urn:node-access:rpc#/$defs/MuxTracerOptions" }
          }
        }
      ]
    },
    "MuxTracerOptions": {
      "type": "object",
      "properties": {
        "callTracer": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/CallTracerOptions" }, { "type": "null" }]
        },
        "flatCallTracer": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/FlatCallTracerOptions" },
            { "type": "null" }
          ]
        },
        "prestateTracer": {
          "anyOf": [
            {
              "allOf": [
                { "$ref": "urn:node-access:rpc#/$defs/PrestateTracerOptions" },
                { "type": "object", "properties": { "diffMode": { "type": "boolean" } } }
              ]
            },
            { "type": "null" }
          ]
        },
        "erc7562Tracer": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Erc7562TracerOptions" },
            { "type": "null" }
          ]
        },
        "keccak256PreimageTracer": { "anyOf": [{ "type": "object" }, { "type": "null" }] },
        "4byteTracer": { "anyOf": [{ "type": "object" }, { "type": "null" }] },
        "noopTracer": { "anyOf": [{ "type": "object" }, { "type": "null" }] }
      }
    },
    "TraceFailure": {
      "type": "object",
      "required": ["txHash", "error"],
      "properties": {
        "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "error": { "type": "string" },
        "result": false
      }
    },
    "TracedTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AnyTrace" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "AnyTrace": {
      "type": "object",
      "required": ["txHash", "result"],
      "properties": {
        "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "result": {},
        "error": false
      }
    },
    "StructLogTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/StructLogTrace" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "CallTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/CallFrame" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "FlatCallTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/FlatCall" }
            },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "PrestateTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/Prestate" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "PrestateDiffTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/PrestateDiff" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "FourByteTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/FourByteCounts" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "Erc7562TraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/Erc7562Frame" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "KeccakTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/KeccakPreimages" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "MuxTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/MuxTrace" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "NoopTraceResult": {
      "anyOf": [
        {
          "type": "object",
          "required": ["txHash", "result"],
          "properties": {
            "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "result": { "$ref": "urn:node-access:rpc#/$defs/NoopTrace" },
            "error": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/TraceFailure" }
      ]
    },
    "TracedBlock": {
      "type": "object",
      "required": ["block", "hash", "traces"],
      "properties": {
        "block": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "traces": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TracedTransaction" }
        }
      }
    },
    "StructLogTrace": {
      "type": "object",
      "required": ["gas", "failed", "returnValue", "structLogs"],
      "properties": {
        "gas": { "type": "integer" },
        "failed": { "type": "boolean" },
        "returnValue": { "$ref": "urn:node-access:rpc#/$defs/HexDigits" },
        "structLogs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/StructLog" } }
      }
    },
    "StructLog": {
      "type": "object",
      "required": ["pc", "op", "gas", "gasCost", "depth"],
      "properties": {
        "pc": { "type": "integer" },
        "op": { "type": "string" },
        "gas": { "type": "integer" },
        "gasCost": { "type": "integer" },
        "depth": { "type": "integer" },
        "stack": {
          "anyOf": [
            {
              "type": "array",
              "items": {
                "anyOf": [
                  { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                  { "type": "string", "pattern": "^[0-9a-f]{64}$" }
                ]
              }
            },
            { "type": "null" }
          ]
        },
        "memory": { "type": "array", "items": { "type": "string" } },
        "storage": { "type": "object", "additionalProperties": { "type": "string" } },
        "returnData": { "type": "string" },
        "refund": { "type": "integer" },
        "error": { "type": "string" }
      }
    },
    "CallFrame": {
      "type": "object",
      "required": ["type", "from", "gas", "gasUsed", "input"],
      "properties": {
        "type": { "type": "string" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "output": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "error": { "type": "string" },
        "revertReason": { "type": "string" },
        "calls": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/CallFrame" } },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/CallLog" } }
      }
    },
    "Erc7562Frame": {
      "type": "object",
      "required": [
        "type", "from", "gas", "gasUsed", "input", "accessedSlots", "extCodeAccessInfo", "usedOpcodes",
        "contractSize", "outOfGas"
      ],
      "properties": {
        "type": { "type": "string" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "output": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "error": { "type": "string" },
        "revertReason": { "type": "string" },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/CallLog" } },
        "accessedSlots": { "$ref": "urn:node-access:rpc#/$defs/AccessedSlots" },
        "extCodeAccessInfo": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } },
        "usedOpcodes": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
          "additionalProperties": { "type": "integer" }
        },
        "contractSize": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
          "additionalProperties": {
            "type": "object",
            "required": ["contractSize", "opcode"],
            "properties": { "contractSize": { "type": "integer" }, "opcode": { "type": "integer" } }
          }
        },
        "outOfGas": { "type": "boolean" },
        "keccak": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "calls": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/Erc7562Frame" }
        }
      }
    },
    "AccessedSlots": {
      "type": "object",
      "required": ["reads", "writes", "transientReads", "transientWrites"],
      "properties": {
        "reads": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
        },
        "writes": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "type": "integer" }
        },
        "transientReads": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "type": "integer" }
        },
        "transientWrites": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "type": "integer" }
        }
      }
    },
    "KeccakPreimages": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
    },
    "CallLog": {
      "type": "object",
      "required": ["address", "topics", "data"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "topics": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "index": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "position": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "FlatCall": {
      "type": "object",
      "required": ["type", "action", "subtraces", "traceAddress"],
      "properties": {
        "type": { "type": "string" },
        "action": { "$ref": "urn:node-access:rpc#/$defs/FlatCallAction" },
        "result": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/FlatCallResult" }, { "type": "null" }]
        },
        "error": { "type": "string" },
        "subtraces": { "type": "integer" },
        "traceAddress": { "type": "array", "items": { "type": "integer" } },
        "blockHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blockNumber": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "transactionHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "transactionPosition": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "FlatCallAction": {
      "type": "object",
      "properties": {
        "callType": { "type": "string" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "init": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "creationMethod": { "type": "string" },
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "refundAddress": { "$ref": "urn:node-access:rpc#/$defs/Address" }
      }
    },
    "FlatCallResult": {
      "type": "object",
      "properties": {
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "output": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "Prestate": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
      "additionalProperties": {
        "type": "object",
        "properties": {
          "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
          "nonce": { "type": "integer" },
          "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
          "codeHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "storage": {
            "type": "object",
            "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        }
      }
    },
    "PrestateDiff": {
      "type": "object",
      "required": ["pre", "post"],
      "properties": {
        "pre": { "$ref": "urn:node-access:rpc#/$defs/Prestate" },
        "post": { "$ref": "urn:node-access:rpc#/$defs/Prestate" }
      }
    },
    "FourByteCounts": { "type": "object", "additionalProperties": { "type": "integer" } },
    "NoopTrace": { "type": "object", "additionalProperties": true },
    "MuxTrace": {
      "type": "object",
      "properties": {
        "callTracer": { "$ref": "urn:node-access:rpc#/$defs/CallFrame" },
        "flatCallTracer": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/FlatCall" } },
        "prestateTracer": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Prestate" },
            { "$ref": "urn:node-access:rpc#/$defs/PrestateDiff" }
          ]
        },
        "erc7562Tracer": { "$ref": "urn:node-access:rpc#/$defs/Erc7562Frame" },
        "keccak256PreimageTracer": { "$ref": "urn:node-access:rpc#/$defs/KeccakPreimages" },
        "4byteTracer": { "$ref": "urn:node-access:rpc#/$defs/FourByteCounts" },
        "noopTracer": { "$ref": "urn:node-access:rpc#/$defs/NoopTrace" }
      }
    },
    "BadBlock": {
      "type": "object",
      "required": ["block", "hash", "rlp"],
      "properties": {
        "block": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/BlockWithTransactions" },
            { "$ref": "urn:node-access:rpc#/$defs/BlockWithHashes" }
          ]
        },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "rlp": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "detail": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "BadBlockReplay": {
      "type": "object",
      "required": [
        "reason", "revertedCount", "reverted", "headerGasUsed", "buildGasUsed", "importGasUsed",
        "headerBALHash", "buildBALHash", "importBALHash", "buildBAL", "importBAL", "headerStateRoot",
        "buildStateRoot", "importStateRoot", "storedBuildReceipts", "buildReceipts", "importReceipts"
      ],
      "properties": {
        "reason": { "type": "string" },
        "revertedCount": { "type": "integer" },
        "reverted": {
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "object", "additionalProperties": true }
            },
            { "type": "null" }
          ]
        },
        "headerGasUsed": { "type": "integer" },
        "buildGasUsed": { "type": "integer" },
        "importGasUsed": { "type": "integer" },
        "headerBALHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "buildBALHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "importBALHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "buildBAL": { "type": "array", "items": { "type": "object", "additionalProperties": true } },
        "importBAL": { "type": "array", "items": { "type": "object", "additionalProperties": true } },
        "headerStateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "buildStateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "importStateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "storedBuildReceipts": {
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "object", "additionalProperties": true }
            },
            { "type": "null" }
          ]
        },
        "buildReceipts": {
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "object", "additionalProperties": true }
            },
            { "type": "null" }
          ]
        },
        "importReceipts": {
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "object", "additionalProperties": true }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "StorageRange": {
      "type": "object",
      "required": ["storage"],
      "properties": {
        "storage": {
          "anyOf": [
            {
              "type": "object",
              "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              "additionalProperties": {
                "type": "object",
                "required": ["key", "value"],
                "properties": {
                  "key": {
                    "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }]
                  },
                  "value": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
                }
              }
            },
            { "type": "null" }
          ]
        },
        "nextKey": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "complete": { "type": "boolean" }
      }
    },
    "AccountAddresses": {
      "type": "object",
      "required": ["addressMap"],
      "properties": {
        "addressMap": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Address" }
        },
        "nextKey": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "StateDump": {
      "type": "object",
      "required": ["root", "accounts"],
      "properties": {
        "root": { "type": "string" },
        "accounts": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/DumpedAccount" }
        },
        "next": { "type": "string" }
      }
    },
    "DumpedAccount": {
      "type": "object",
      "required": ["balance", "nonce", "root", "codeHash"],
      "properties": {
        "balance": { "type": "string" },
        "nonce": { "type": "integer", "minimum": 0 },
        "root": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "codeHash": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "storage": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
          "additionalProperties": { "type": "string" }
        },
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "key": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    },
    "ExecutionWitness": {
      "type": "object",
      "required": ["state", "codes"],
      "properties": {
        "state": {
          "anyOf": [
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
            {
              "type": "object",
              "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
              "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
            }
          ]
        },
        "codes": {
          "anyOf": [
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
            {
              "type": "object",
              "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
              "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
            }
          ]
        },
        "keys": {
          "anyOf": [
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
            {
              "type": "object",
              "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
              "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
            },
            { "type": "null" }
          ]
        },
        "headers": {
          "anyOf": [
            {
              "type": "array",
              "items": {
                "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "object" }]
              }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "FilterId": {
      "description": "Id of a filter, valid only on the node that created it.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]+$"
    },
    "SubscriptionId": {
      "description": "Id of a subscription, valid only on the WebSocket that created it.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]+$"
    },
    "SyncProgress": {
      "type": "object",
      "required": ["syncing"],
      "properties": {
        "syncing": { "type": "boolean" },
        "status": { "$ref": "urn:node-access:rpc#/$defs/SyncStatus" }
      }
    },
    "ReceiptFilter": {
      "type": "object",
      "properties": {
        "transactionHashes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
      }
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
    "LogQuery": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/LogFilter" },
        {
          "type": "object",
          "properties": {
            "fromBlock": { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
            "toBlock": { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        }
      ]
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
    "AccountProof": {
      "type": "object",
      "required": [
        "address", "accountProof", "balance", "codeHash", "nonce", "storageHash", "storageProof"
      ],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "accountProof": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "codeHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "storageHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "storageProof": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/StorageProof" }
        }
      }
    },
    "StorageProof": {
      "type": "object",
      "required": ["key", "value", "proof"],
      "properties": {
        "key": { "$ref": "urn:node-access:rpc#/$defs/StorageKey" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "proof": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } }
      }
    },
    "AccessListResult": {
      "type": "object",
      "required": ["accessList", "gasUsed"],
      "properties": {
        "accessList": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccessListEntry" }
        },
        "error": { "type": "string" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
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
    "BlockOverrides": {
      "type": "object",
      "properties": {
        "number": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "time": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "feeRecipient": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "prevRandao": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          ]
        },
        "baseFeePerGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blobBaseFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "difficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "withdrawals": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Withdrawal" } }
      }
    },
    "Simulation": {
      "type": "object",
      "required": ["blockStateCalls"],
      "properties": {
        "blockStateCalls": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BlockCalls" } },
        "traceTransfers": { "type": "boolean" },
        "validation": { "type": "boolean" },
        "returnFullTransactions": { "type": "boolean" }
      }
    },
    "SimulationWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Simulation" },
        {
          "type": "object",
          "required": ["returnFullTransactions"],
          "properties": { "returnFullTransactions": { "const": true } }
        }
      ]
    },
    "SimulationWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Simulation" },
        {
          "type": "object",
          "properties": { "returnFullTransactions": { "const": false } }
        }
      ]
    },
    "BlockCalls": {
      "type": "object",
      "properties": {
        "blockOverrides": { "$ref": "urn:node-access:rpc#/$defs/BlockOverrides" },
        "stateOverrides": { "$ref": "urn:node-access:rpc#/$defs/StateOverrides" },
        "calls": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }
        }
      }
    },
    "SimulatedBlockContent": {
      "type": "object",
      "required": ["uncles", "calls"],
      "properties": {
        "size": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "uncles": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "withdrawals": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Withdrawal" } },
        "calls": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SimulatedCall" }
        }
      }
    },
    "SimulatedBlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/SimulatedBlockContent" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
          }
        }
      ]
    },
    "SimulatedBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/SimulatedBlockContent" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/SimulatedBlockTransaction" }
            }
          }
        }
      ]
    },
    "SimulatedBlockTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SignedTransactionFields" },
        {
          "type": "object",
          "required": ["hash", "from", "blockHash", "blockNumber", "transactionIndex"],
          "properties": {
            "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "blockTimestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "transactionIndex": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      ]
    },
    "SimulatedCall": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SimulatedSuccess" },
        { "$ref": "urn:node-access:rpc#/$defs/SimulatedFailure" }
      ]
    },
    "SimulatedSuccess": {
      "type": "object",
      "required": ["status", "returnData", "gasUsed", "logs"],
      "properties": {
        "status": { "const": "0x1" },
        "returnData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "maxUsedGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } }
      }
    },
    "SimulatedFailure": {
      "type": "object",
      "required": ["status", "returnData", "gasUsed", "error"],
      "properties": {
        "status": { "const": "0x0" },
        "returnData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "maxUsedGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } },
        "error": {
          "type": "object",
          "required": ["code", "message"],
          "properties": {
            "code": { "type": "integer" },
            "message": { "type": "string" },
            "data": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
          }
        }
      }
    },
    "BundleOutcome": {
      "type": "object",
      "required": ["bundleHash", "results"],
      "properties": {
        "bundleHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "results": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["txHash", "gasUsed"],
            "properties": {
              "txHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              "gasUsed": { "type": "integer", "minimum": 0 },
              "value": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
              "error": { "type": "string" }
            }
          }
        }
      }
    },
    "BundleBlockOverride": {
      "type": "object",
      "properties": {
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "coinbase": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "difficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "baseFee": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "blockHash": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Decimal" },
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
        },
        "prevRandao": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
      }
    },
    "CallBundle": {
      "type": "object",
      "required": ["transactions"],
      "properties": {
        "transactions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }
        },
        "blockOverride": { "$ref": "urn:node-access:rpc#/$defs/BundleBlockOverride" }
      }
    },
    "BundlePosition": {
      "type": "object",
      "required": ["blockNumber"],
      "properties": {
        "blockNumber": { "$ref": "urn:node-access:rpc#/$defs/BlockReference" },
        "transactionIndex": { "type": "integer" }
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
    "SignedBytes": {
      "type": "object",
      "required": ["raw", "tx"],
      "properties": {
        "raw": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "tx": { "$ref": "urn:node-access:rpc#/$defs/TransactionWithBlobs" }
      }
    },
    "TransactionWithBlobs": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SignedTransactionFields" },
        {
          "type": "object",
          "properties": {
            "blobs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
            "commitments": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
            "proofs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } }
          }
        }
      ]
    },
    "SignedTransactionFields": {
      "type": "object",
      "required": ["type", "nonce", "to", "gas", "value", "input"],
      "properties": {
        "type": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "to": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }, { "type": "null" }]
        },
        "gas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gasPrice": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "maxFeePerGas": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "maxPriorityFeePerGas": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "maxFeePerBlobGas": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "accessList": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccessListEntry" }
        },
        "blobVersionedHashes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "authorizationList": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/Authorization" }
        },
        "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "v": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "yParity": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "r": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "s": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
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
    "SyncStatus": {
      "type": "object",
      "required": ["startingBlock", "currentBlock", "highestBlock"],
      "properties": {
        "startingBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "currentBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "highestBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "ForkConfigurations": {
      "type": "object",
      "required": ["current", "next", "last"],
      "properties": {
        "current": { "$ref": "urn:node-access:rpc#/$defs/ForkConfiguration" },
        "next": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ForkConfiguration" }, { "type": "null" }]
        },
        "last": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ForkConfiguration" }, { "type": "null" }]
        }
      }
    },
    "ForkConfiguration": {
      "type": "object",
      "required": [
        "activationTime", "blobSchedule", "chainId", "forkId", "precompiles", "systemContracts"
      ],
      "properties": {
        "activationTime": { "type": "integer", "minimum": 0 },
        "blobSchedule": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlobSchedule" }, { "type": "null" }]
        },
        "chainId": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "forkId": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "precompiles": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Address" }
        },
        "systemContracts": {
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Address" }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "BlobSchedule": {
      "type": "object",
      "required": ["target", "max", "baseFeeUpdateFraction"],
      "properties": {
        "target": { "type": "integer" },
        "max": { "type": "integer" },
        "baseFeeUpdateFraction": { "type": "integer", "minimum": 0 }
      }
    },
    "NodeCapabilities": {
      "type": "object",
      "required": ["head", "state", "tx", "logs", "receipts", "blocks", "stateproofs"],
      "properties": {
        "head": {
          "type": "object",
          "required": ["number", "hash"],
          "properties": {
            "number": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        },
        "state": { "$ref": "urn:node-access:rpc#/$defs/DataRetention" },
        "tx": { "$ref": "urn:node-access:rpc#/$defs/DataRetention" },
        "logs": { "$ref": "urn:node-access:rpc#/$defs/DataRetention" },
        "receipts": { "$ref": "urn:node-access:rpc#/$defs/DataRetention" },
        "blocks": { "$ref": "urn:node-access:rpc#/$defs/DataRetention" },
        "stateproofs": { "$ref": "urn:node-access:rpc#/$defs/DataRetention" }
      }
    },
    "DataRetention": {
      "type": "object",
      "required": ["disabled"],
      "properties": {
        "disabled": { "type": "boolean" },
        "oldestBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "deleteStrategy": {
          "type": "object",
          "required": ["type", "retentionBlocks"],
          "properties": {
            "type": { "const": "window" },
            "retentionBlocks": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        }
      }
    },
    "FeeHistory": {
      "type": "object",
      "required": ["oldestBlock", "gasUsedRatio"],
      "properties": {
        "oldestBlock": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "baseFeePerGas": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } },
        "baseFeePerBlobGas": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } },
        "gasUsedRatio": {
          "anyOf": [{ "type": "array", "items": { "type": "number" } }, { "type": "null" }]
        },
        "blobGasUsedRatio": { "type": "array", "items": { "type": "number" } },
        "reward": {
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "array",
                "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
              }
            },
            { "type": "null" }
          ]
        }
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
    "BlockHeader": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/HeaderFields" },
        {
          "type": "object",
          "required": ["hash", "nonce", "miner"],
          "properties": {
            "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "nonce": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
            "miner": { "$ref": "urn:node-access:rpc#/$defs/Address" }
          }
        }
      ]
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
    "PendingEvmHead": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmHeader" },
        {
          "type": "object",
          "properties": { "size": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
        }
      ]
    },
    "IncludedBlockNumberOrTag": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        { "enum": ["latest", "earliest", "safe", "finalized"] }
      ]
    },
    "Head": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockHeader" },
        {
          "type": "object",
          "properties": { "size": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
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
    "Block": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockContent" }
      ]
    },
    "BlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Block" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
          }
        }
      ]
    },
    "BlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Block" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/Transaction" }
            }
          }
        }
      ]
    },
    "PendingEvmBlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockContent" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
          }
        }
      ]
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
    "AccountAccess": {
      "type": "object",
      "required": ["address"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "storageChanges": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/SlotChanges" } },
        "storageReads": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "balanceChanges": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["index", "value"],
            "properties": {
              "index": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
              "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
            }
          }
        },
        "nonceChanges": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["index", "value"],
            "properties": {
              "index": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
              "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
            }
          }
        },
        "codeChanges": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["index", "code"],
            "properties": {
              "index": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
              "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
            }
          }
        }
      }
    },
    "SlotChanges": {
      "type": "object",
      "required": ["key", "changes"],
      "properties": {
        "key": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "changes": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["index", "value"],
            "properties": {
              "index": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
              "value": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
            }
          }
        }
      }
    },
    "ExplorerHeader": {
      "type": "object",
      "required": [
        "number", "hash", "parentHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot",
        "receiptsRoot", "miner", "difficulty", "extraData", "gasLimit", "gasUsed", "timestamp", "mixHash"
      ],
      "properties": {
        "number": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "parentHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "sha3Uncles": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "logsBloom": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "transactionsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "stateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "receiptsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "miner": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "difficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "totalDifficulty": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "extraData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "size": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "mixHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "baseFeePerGas": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "withdrawalsRoot": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blobGasUsed": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "excessBlobGas": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "parentBeaconBlockRoot": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "requestsHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blockAccessListHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
      }
    },
    "ExplorerBlockTag": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockTag" }, { "const": "latestExecuted" }]
    },
    "ExplorerLogQuery": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/LogFilter" },
        {
          "type": "object",
          "properties": {
            "fromBlock": {
              "anyOf": [
                { "type": "integer", "minimum": 0 },
                { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlockTag" }
              ]
            },
            "toBlock": {
              "anyOf": [
                { "type": "integer", "minimum": 0 },
                { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
                { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlockTag" }
              ]
            },
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        }
      ]
    },
    "LogWithTimestamp": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Log" },
        {
          "type": "object",
          "properties": { "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } }
        }
      ]
    },
    "CacheCheck": {
      "type": "object",
      "required": [
        "RequestCancelled", "Enabled", "LatestStateBehind", "CacheCleared", "LatestStateID",
        "StateKeysOutOfSync", "CodeKeysOutOfSync"
      ],
      "properties": {
        "RequestCancelled": { "type": "boolean" },
        "Enabled": { "type": "boolean" },
        "LatestStateBehind": { "type": "boolean" },
        "CacheCleared": { "type": "boolean" },
        "LatestStateID": { "type": "integer", "minimum": 0 },
        "StateKeysOutOfSync": {
          "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }]
        },
        "CodeKeysOutOfSync": {
          "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }]
        }
      }
    },
    "LatestLogsOptions": {
      "type": "object",
      "properties": {
        "logCount": { "type": "integer", "minimum": 0 },
        "blockCount": { "type": "integer", "minimum": 0 },
        "ignoreTopicsOrder": { "type": "boolean" }
      }
    },
    "PeerInfo": {
      "type": "object",
      "required": ["id", "name", "enode"],
      "properties": {
        "id": { "type": "string" },
        "name": { "type": "string" },
        "enode": { "type": "string" },
        "enr": { "type": "string" },
        "ip": { "type": "string" },
        "ports": {
          "type": "object",
          "properties": {
            "discovery": { "type": "integer", "minimum": 0 },
            "listener": { "type": "integer", "minimum": 0 }
          }
        },
        "listenAddr": { "type": "string" },
        "protocols": { "type": "object" }
      }
    },
    "InternalOperation": {
      "type": "object",
      "required": ["type", "from", "to", "value"],
      "properties": {
        "type": {
          "anyOf": [{ "type": "integer" }, { "$ref": "urn:node-access:rpc#/$defs/Decimal" }]
        },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "ExplorerCall": {
      "type": "object",
      "required": ["type", "depth", "from", "to", "value", "input"],
      "properties": {
        "type": { "type": "string" },
        "depth": { "type": "integer" },
        "from": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "value": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "input": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "output": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
      }
    },
    "ExplorerBlock": {
      "type": "object",
      "required": [
        "number", "hash", "parentHash", "miner", "timestamp", "stateRoot", "transactionsRoot", "receiptsRoot",
        "sha3Uncles", "nonce", "mixHash", "difficulty", "extraData", "gasLimit", "gasUsed",
        "transactionCount"
      ],
      "properties": {
        "number": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "parentHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "miner": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "logsBloom": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] },
        "size": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "stateRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "transactionsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "receiptsRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "sha3Uncles": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "uncles": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "mixHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "difficulty": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "totalDifficulty": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "extraData": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "gasLimit": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "gasUsed": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "baseFeePerGas": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "withdrawalsRoot": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blobGasUsed": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "excessBlobGas": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }]
        },
        "parentBeaconBlockRoot": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "requestsHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "blockAccessListHash": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] },
        "withdrawals": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Withdrawal" } },
        "transactionCount": {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          ]
        }
      }
    },
    "ExplorerBlockPage": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlock" },
        {
          "type": "object",
          "required": ["transactions"],
          "properties": {
            "transactions": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/Transaction" }
            }
          }
        }
      ]
    },
    "BlockDetails": {
      "type": "object",
      "required": ["block", "issuance", "totalFees"],
      "properties": {
        "block": { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlock" },
        "issuance": {
          "type": "object",
          "required": ["blockReward", "uncleReward", "issuance"],
          "properties": {
            "blockReward": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "uncleReward": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "issuance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          }
        },
        "totalFees": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    },
    "ExplorerReceipt": {
      "type": "object",
      "required": [
        "transactionHash", "transactionIndex", "blockHash", "blockNumber", "from", "cumulativeGasUsed",
        "gasUsed"
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
        "effectiveGasPrice": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "status": { "enum": ["0x0", "0x1"] },
        "timestamp": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "type": "integer", "minimum": 0 },
            { "type": "null" }
          ]
        },
        "logs": {
          "anyOf": [
            { "type": "null" },
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } }
          ]
        },
        "logsBloom": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
      }
    },
    "FoundTransactions": {
      "type": "object",
      "required": ["txs", "receipts", "firstPage", "lastPage"],
      "properties": {
        "txs": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Transaction" } },
        "receipts": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ExplorerReceipt" }
        },
        "firstPage": { "type": "boolean" },
        "lastPage": { "type": "boolean" }
      }
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
    "HexDigits": {
      "description": "Bytes in hex; some nodes omit the prefix \`0x\`. \`BigInt(value)\` misreads digits without \`0x\` as decimal. The decoded view always has \`0x\`.",
      "type": "string",
      "pattern": "^(0x)?([0-9a-fA-F]{2})*$"
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
    "StorageKey": {
      "description": "Storage slot: up to 32 bytes in hex, prefixed with \`0x\`, with or without leading zeros.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]{0,64}$"
    },
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
    "StarknetHeader": {
      "type": "object",
      "required": [
        "block_hash", "parent_hash", "block_number", "new_root", "timestamp", "sequencer_address",
        "l1_gas_price", "l2_gas_price", "l1_data_gas_price", "l1_da_mode", "starknet_version"
      ],
      "properties": {
        "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "parent_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" },
        "new_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/StarknetTimestamp" },
        "sequencer_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l1_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l2_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l1_data_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l1_da_mode": { "$ref": "urn:node-access:rpc#/$defs/L1DataAvailabilityMode" },
        "starknet_version": { "type": "string" },
        "event_commitment": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "transaction_commitment": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "receipt_commitment": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "state_diff_commitment": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "event_count": { "type": "integer", "minimum": 0 },
        "transaction_count": { "type": "integer", "minimum": 0 },
        "state_diff_length": { "type": "integer", "minimum": 0 }
      }
    },
    "PreConfirmedHeader": {
      "type": "object",
      "required": [
        "block_number", "timestamp", "sequencer_address", "l1_gas_price", "l2_gas_price", "l1_data_gas_price",
        "l1_da_mode", "starknet_version"
      ],
      "properties": {
        "block_hash": false,
        "block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/StarknetTimestamp" },
        "sequencer_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l1_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l2_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l1_data_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l1_da_mode": { "$ref": "urn:node-access:rpc#/$defs/L1DataAvailabilityMode" },
        "starknet_version": { "type": "string" }
      }
    },
    "PendingHeader": {
      "type": "object",
      "required": [
        "parent_hash", "timestamp", "sequencer_address", "l1_gas_price", "l2_gas_price", "l1_data_gas_price",
        "l1_da_mode", "starknet_version"
      ],
      "properties": {
        "block_hash": false,
        "block_number": false,
        "parent_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "timestamp": { "$ref": "urn:node-access:rpc#/$defs/StarknetTimestamp" },
        "sequencer_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l1_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l2_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l1_data_gas_price": { "$ref": "urn:node-access:rpc#/$defs/ResourcePrice" },
        "l1_da_mode": { "$ref": "urn:node-access:rpc#/$defs/L1DataAvailabilityMode" },
        "starknet_version": { "type": "string" }
      }
    },
    "BlockBodyWithHashes": {
      "type": "object",
      "required": ["transactions"],
      "properties": {
        "transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "BlockBodyWithTransactions": {
      "type": "object",
      "required": ["transactions"],
      "properties": {
        "transactions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransaction" }
        }
      }
    },
    "BlockBodyWithReceipts": {
      "type": "object",
      "required": ["transactions"],
      "properties": {
        "transactions": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["transaction", "receipt"],
            "properties": {
              "transaction": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransactionWithoutHash" },
              "receipt": { "$ref": "urn:node-access:rpc#/$defs/StarknetReceipt" }
            }
          }
        }
      }
    },
    "AcceptedHeader": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetHeader" },
        {
          "type": "object",
          "required": ["status"],
          "properties": { "status": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockStatus" } }
        }
      ]
    },
    "StarknetBlockStatus": {
      "anyOf": [
        { "enum": ["ACCEPTED_ON_L2", "ACCEPTED_ON_L1"] },
        { "enum": ["PENDING", "REJECTED"] },
        { "const": "PRE_CONFIRMED" }
      ]
    },
    "StarknetBlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AcceptedHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithHashes" }
      ]
    },
    "StarknetBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AcceptedHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithTransactions" }
      ]
    },
    "StarknetBlockWithReceipts": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AcceptedHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithReceipts" }
      ]
    },
    "PreConfirmedBlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithHashes" }
      ]
    },
    "PreConfirmedBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithTransactions" }
      ]
    },
    "PreConfirmedBlockWithReceipts": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithReceipts" }
      ]
    },
    "PendingBlockWithHashes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PendingHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithHashes" }
      ]
    },
    "PendingBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PendingHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithTransactions" }
      ]
    },
    "PendingBlockWithReceipts": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/PendingHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockBodyWithReceipts" }
      ]
    },
    "StarknetTimestamp": { "type": "integer", "minimum": 0 },
    "ResourcePrice": {
      "type": "object",
      "required": ["price_in_fri", "price_in_wei"],
      "properties": {
        "price_in_fri": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "price_in_wei": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "L1DataAvailabilityMode": { "enum": ["BLOB", "CALLDATA"] },
    "StarknetStateUpdate": {
      "type": "object",
      "required": ["block_hash", "old_root", "new_root", "state_diff"],
      "properties": {
        "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "old_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "new_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "state_diff": { "$ref": "urn:node-access:rpc#/$defs/StarknetStateDiff" }
      }
    },
    "PreConfirmedStateUpdate": {
      "type": "object",
      "required": ["state_diff"],
      "properties": {
        "block_hash": false,
        "old_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "state_diff": { "$ref": "urn:node-access:rpc#/$defs/StarknetStateDiff" }
      }
    },
    "StarknetStateDiff": {
      "type": "object",
      "required": [
        "storage_diffs", "deprecated_declared_classes", "declared_classes", "deployed_contracts",
        "replaced_classes", "nonces"
      ],
      "properties": {
        "storage_diffs": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["address", "storage_entries"],
            "properties": {
              "address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "storage_entries": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["key", "value"],
                  "properties": {
                    "key": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
                    "value": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
                  }
                }
              }
            }
          }
        },
        "deprecated_declared_classes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "declared_classes": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ClassHashWithCompiledHash" }
        },
        "migrated_compiled_classes": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ClassHashWithCompiledHash" }
        },
        "deployed_contracts": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["address", "class_hash"],
            "properties": {
              "address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
            }
          }
        },
        "replaced_classes": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["contract_address", "class_hash"],
            "properties": {
              "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
            }
          }
        },
        "nonces": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["contract_address", "nonce"],
            "properties": {
              "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
            }
          }
        }
      }
    },
    "ClassHashWithCompiledHash": {
      "type": "object",
      "required": ["class_hash", "compiled_class_hash"],
      "properties": {
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "compiled_class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "StarknetEventFilter": {
      "type": "object",
      "required": ["chunk_size"],
      "properties": {
        "from_block": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        "to_block": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        "address": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
          ]
        },
        "keys": { "$ref": "urn:node-access:rpc#/$defs/EventKeys" },
        "chunk_size": { "type": "integer", "minimum": 1 },
        "continuation_token": { "type": "string" }
      }
    },
    "EventKeys": {
      "type": "array",
      "items": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
    },
    "StarknetEventPage": {
      "type": "object",
      "required": ["events"],
      "properties": {
        "events": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/EmittedEvent" }
        },
        "continuation_token": { "type": "string" }
      }
    },
    "StarknetEvent": {
      "type": "object",
      "required": ["from_address", "keys", "data"],
      "properties": {
        "from_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "keys": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "data": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "EmittedEvent": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetEvent" },
        {
          "type": "object",
          "required": ["transaction_hash"],
          "properties": {
            "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" },
            "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "transaction_index": { "type": "integer", "minimum": 0 },
            "event_index": { "type": "integer", "minimum": 0 }
          }
        }
      ]
    },
    "ContractClass": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SierraClass" },
        { "$ref": "urn:node-access:rpc#/$defs/DeprecatedClass" }
      ]
    },
    "SierraClass": {
      "type": "object",
      "required": ["sierra_program", "contract_class_version", "entry_points_by_type"],
      "properties": {
        "sierra_program": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "contract_class_version": { "type": "string" },
        "entry_points_by_type": {
          "type": "object",
          "required": ["CONSTRUCTOR", "EXTERNAL", "L1_HANDLER"],
          "properties": {
            "CONSTRUCTOR": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/SierraEntryPoint" }
            },
            "EXTERNAL": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/SierraEntryPoint" }
            },
            "L1_HANDLER": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/SierraEntryPoint" }
            }
          }
        },
        "abi": { "type": "string" },
        "program": false
      }
    },
    "SierraEntryPoint": {
      "type": "object",
      "required": ["selector", "function_idx"],
      "properties": {
        "selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "function_idx": { "type": "integer", "minimum": 0 }
      }
    },
    "DeprecatedClass": {
      "type": "object",
      "required": ["program", "entry_points_by_type"],
      "properties": {
        "program": {
          "description": "Program as JSON, compressed with gzip and encoded in base64.",
          "type": "string",
          "pattern": "^[A-Za-z0-9+/]*={0,2}$"
        },
        "entry_points_by_type": {
          "type": "object",
          "properties": {
            "CONSTRUCTOR": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/DeprecatedEntryPoint" }
            },
            "EXTERNAL": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/DeprecatedEntryPoint" }
            },
            "L1_HANDLER": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/DeprecatedEntryPoint" }
            }
          }
        },
        "abi": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/DeprecatedAbiEntry" }
        },
        "sierra_program": false
      }
    },
    "DeprecatedEntryPoint": {
      "type": "object",
      "required": ["offset", "selector"],
      "properties": {
        "offset": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" },
        "selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DeprecatedAbiEntry": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/FunctionAbiEntry" },
        { "$ref": "urn:node-access:rpc#/$defs/EventAbiEntry" },
        { "$ref": "urn:node-access:rpc#/$defs/StructAbiEntry" }
      ]
    },
    "FunctionAbiEntry": {
      "type": "object",
      "required": ["type", "name", "inputs", "outputs"],
      "properties": {
        "type": { "enum": ["function", "l1_handler", "constructor"] },
        "name": { "type": "string" },
        "inputs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AbiParameter" }
        },
        "outputs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AbiParameter" }
        },
        "stateMutability": { "const": "view" }
      }
    },
    "EventAbiEntry": {
      "type": "object",
      "required": ["type", "name", "keys", "data"],
      "properties": {
        "type": { "const": "event" },
        "name": { "type": "string" },
        "keys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AbiParameter" }
        },
        "data": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AbiParameter" }
        }
      }
    },
    "StructAbiEntry": {
      "type": "object",
      "required": ["type", "name", "size", "members"],
      "properties": {
        "type": { "const": "struct" },
        "name": { "type": "string" },
        "size": { "type": "integer", "minimum": 1 },
        "members": {
          "type": "array",
          "items": {
            "allOf": [
              { "$ref": "urn:node-access:rpc#/$defs/AbiParameter" },
              { "type": "object", "properties": { "offset": { "type": "integer" } } }
            ]
          }
        }
      }
    },
    "AbiParameter": {
      "type": "object",
      "required": ["name", "type"],
      "properties": { "name": { "type": "string" }, "type": { "type": "string" } }
    },
    "CasmClass": {
      "type": "object",
      "required": ["entry_points_by_type", "bytecode", "prime", "compiler_version", "hints"],
      "properties": {
        "entry_points_by_type": {
          "type": "object",
          "required": ["CONSTRUCTOR", "EXTERNAL", "L1_HANDLER"],
          "properties": {
            "CONSTRUCTOR": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/CasmEntryPoint" }
            },
            "EXTERNAL": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/CasmEntryPoint" }
            },
            "L1_HANDLER": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/CasmEntryPoint" }
            }
          }
        },
        "bytecode": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "bytecode_segment_lengths": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
        "prime": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" },
        "compiler_version": { "type": "string" },
        "hints": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [
              { "type": "integer", "minimum": 0 },
              {
                "type": "array",
                "items": { "$ref": "urn:node-access:rpc#/$defs/CasmHint" }
              }
            ],
            "minItems": 2,
            "maxItems": 2
          }
        }
      }
    },
    "CasmEntryPoint": {
      "type": "object",
      "required": ["offset", "selector", "builtins"],
      "properties": {
        "offset": { "type": "integer", "minimum": 0 },
        "selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "builtins": { "type": "array", "items": { "type": "string" } }
      }
    },
    "CasmCell": {
      "type": "object",
      "required": ["register", "offset"],
      "properties": { "register": { "enum": ["AP", "FP"] }, "offset": { "type": "integer" } }
    },
    "CasmOperand": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/CasmDeref" },
        {
          "type": "object",
          "required": ["DoubleDeref"],
          "properties": {
            "DoubleDeref": {
              "type": "array",
              "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/CasmCell" }, { "type": "integer" }],
              "minItems": 2,
              "maxItems": 2
            }
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/CasmImmediate" },
        {
          "type": "object",
          "required": ["BinOp"],
          "properties": {
            "BinOp": {
              "type": "object",
              "required": ["op", "a", "b"],
              "properties": {
                "op": { "enum": ["Add", "Mul"] },
                "a": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "b": {
                  "anyOf": [
                    { "$ref": "urn:node-access:rpc#/$defs/CasmDeref" },
                    { "$ref": "urn:node-access:rpc#/$defs/CasmImmediate" }
                  ]
                }
              }
            }
          }
        }
      ]
    },
    "CasmDeref": {
      "type": "object",
      "required": ["Deref"],
      "properties": { "Deref": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
    },
    "CasmImmediate": {
      "type": "object",
      "required": ["Immediate"],
      "properties": { "Immediate": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" } }
    },
    "CasmHint": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/CasmCoreHint" },
        { "$ref": "urn:node-access:rpc#/$defs/CasmStarknetHint" },
        { "$ref": "urn:node-access:rpc#/$defs/CasmDeprecatedHint" }
      ]
    },
    "CasmStarknetHint": {
      "anyOf": [
        {
          "type": "object",
          "required": ["SystemCall"],
          "properties": {
            "SystemCall": {
              "type": "object",
              "required": ["system"],
              "properties": { "system": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["Cheatcode"],
          "properties": {
            "Cheatcode": {
              "type": "object",
              "required": ["selector", "input_start", "input_end", "output_start", "output_end"],
              "properties": {
                "selector": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" },
                "input_start": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "input_end": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "output_start": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "output_end": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        }
      ]
    },
    "CasmDeprecatedHint": {
      "anyOf": [
        {
          "enum": [
            "AssertCurrentAccessIndicesIsEmpty", "AssertAllKeysUsed", "AssertLeAssertThirdArcExcluded"
          ]
        },
        {
          "type": "object",
          "required": ["AssertAllAccessesUsed"],
          "properties": {
            "AssertAllAccessesUsed": {
              "type": "object",
              "required": ["n_used_accesses"],
              "properties": { "n_used_accesses": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["AssertLtAssertValidInput"],
          "properties": {
            "AssertLtAssertValidInput": {
              "type": "object",
              "required": ["a", "b"],
              "properties": {
                "a": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "b": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Felt252DictRead"],
          "properties": {
            "Felt252DictRead": {
              "type": "object",
              "required": ["dict_ptr", "key", "value_dst"],
              "properties": {
                "dict_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "key": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "value_dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Felt252DictWrite"],
          "properties": {
            "Felt252DictWrite": {
              "type": "object",
              "required": ["dict_ptr", "key", "value"],
              "properties": {
                "dict_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "key": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "value": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        }
      ]
    },
    "CasmCoreHint": {
      "anyOf": [
        {
          "type": "object",
          "required": ["AllocSegment"],
          "properties": {
            "AllocSegment": {
              "type": "object",
              "required": ["dst"],
              "properties": { "dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["TestLessThan"],
          "properties": {
            "TestLessThan": {
              "type": "object",
              "required": ["lhs", "rhs", "dst"],
              "properties": {
                "lhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "rhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["TestLessThanOrEqual"],
          "properties": {
            "TestLessThanOrEqual": {
              "type": "object",
              "required": ["lhs", "rhs", "dst"],
              "properties": {
                "lhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "rhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["TestLessThanOrEqualAddress"],
          "properties": {
            "TestLessThanOrEqualAddress": {
              "type": "object",
              "required": ["lhs", "rhs", "dst"],
              "properties": {
                "lhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "rhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["WideMul128"],
          "properties": {
            "WideMul128": {
              "type": "object",
              "required": ["lhs", "rhs", "high", "low"],
              "properties": {
                "lhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "rhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "high": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "low": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["DivMod"],
          "properties": {
            "DivMod": {
              "type": "object",
              "required": ["lhs", "rhs", "quotient", "remainder"],
              "properties": {
                "lhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "rhs": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "quotient": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Uint256DivMod"],
          "properties": {
            "Uint256DivMod": {
              "type": "object",
              "required": [
                "dividend0", "dividend1", "divisor0", "divisor1", "quotient0", "quotient1", "remainder0",
                "remainder1"
              ],
              "properties": {
                "dividend0": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dividend1": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "divisor0": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "divisor1": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "quotient0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "quotient1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Uint512DivModByUint256"],
          "properties": {
            "Uint512DivModByUint256": {
              "type": "object",
              "required": [
                "dividend0", "dividend1", "dividend2", "dividend3", "divisor0", "divisor1", "quotient0",
                "quotient1", "quotient2", "quotient3", "remainder0", "remainder1"
              ],
              "properties": {
                "dividend0": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dividend1": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dividend2": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dividend3": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "divisor0": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "divisor1": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "quotient0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "quotient1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "quotient2": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "quotient3": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["SquareRoot"],
          "properties": {
            "SquareRoot": {
              "type": "object",
              "required": ["value", "dst"],
              "properties": {
                "value": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Uint256SquareRoot"],
          "properties": {
            "Uint256SquareRoot": {
              "type": "object",
              "required": [
                "value_low", "value_high", "sqrt0", "sqrt1", "remainder_low", "remainder_high",
                "sqrt_mul_2_minus_remainder_ge_u128"
              ],
              "properties": {
                "value_low": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "value_high": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "sqrt0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "sqrt1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder_low": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "remainder_high": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "sqrt_mul_2_minus_remainder_ge_u128": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["LinearSplit"],
          "properties": {
            "LinearSplit": {
              "type": "object",
              "required": ["value", "scalar", "max_x", "x", "y"],
              "properties": {
                "value": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "scalar": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "max_x": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "x": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "y": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["AllocFelt252Dict"],
          "properties": {
            "AllocFelt252Dict": {
              "type": "object",
              "required": ["segment_arena_ptr"],
              "properties": {
                "segment_arena_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Felt252DictEntryInit"],
          "properties": {
            "Felt252DictEntryInit": {
              "type": "object",
              "required": ["dict_ptr", "key"],
              "properties": {
                "dict_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "key": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["Felt252DictEntryUpdate"],
          "properties": {
            "Felt252DictEntryUpdate": {
              "type": "object",
              "required": ["dict_ptr", "value"],
              "properties": {
                "dict_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "value": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["GetSegmentArenaIndex"],
          "properties": {
            "GetSegmentArenaIndex": {
              "type": "object",
              "required": ["dict_end_ptr", "dict_index"],
              "properties": {
                "dict_end_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dict_index": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["InitSquashData"],
          "properties": {
            "InitSquashData": {
              "type": "object",
              "required": ["dict_accesses", "ptr_diff", "n_accesses", "big_keys", "first_key"],
              "properties": {
                "dict_accesses": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "ptr_diff": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "n_accesses": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "big_keys": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "first_key": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["GetCurrentAccessIndex"],
          "properties": {
            "GetCurrentAccessIndex": {
              "type": "object",
              "required": ["range_check_ptr"],
              "properties": { "range_check_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["ShouldSkipSquashLoop"],
          "properties": {
            "ShouldSkipSquashLoop": {
              "type": "object",
              "required": ["should_skip_loop"],
              "properties": { "should_skip_loop": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["GetCurrentAccessDelta"],
          "properties": {
            "GetCurrentAccessDelta": {
              "type": "object",
              "required": ["index_delta_minus1"],
              "properties": { "index_delta_minus1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["ShouldContinueSquashLoop"],
          "properties": {
            "ShouldContinueSquashLoop": {
              "type": "object",
              "required": ["should_continue"],
              "properties": { "should_continue": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["GetNextDictKey"],
          "properties": {
            "GetNextDictKey": {
              "type": "object",
              "required": ["next_key"],
              "properties": { "next_key": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["AssertLeFindSmallArcs"],
          "properties": {
            "AssertLeFindSmallArcs": {
              "type": "object",
              "required": ["range_check_ptr", "a", "b"],
              "properties": {
                "range_check_ptr": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "a": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "b": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["AssertLeIsFirstArcExcluded"],
          "properties": {
            "AssertLeIsFirstArcExcluded": {
              "type": "object",
              "required": ["skip_exclude_a_flag"],
              "properties": { "skip_exclude_a_flag": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" } }
            }
          }
        },
        {
          "type": "object",
          "required": ["AssertLeIsSecondArcExcluded"],
          "properties": {
            "AssertLeIsSecondArcExcluded": {
              "type": "object",
              "required": ["skip_exclude_b_minus_a"],
              "properties": {
                "skip_exclude_b_minus_a": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["RandomEcPoint"],
          "properties": {
            "RandomEcPoint": {
              "type": "object",
              "required": ["x", "y"],
              "properties": {
                "x": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "y": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["FieldSqrt"],
          "properties": {
            "FieldSqrt": {
              "type": "object",
              "required": ["val", "sqrt"],
              "properties": {
                "val": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "sqrt": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["DebugPrint"],
          "properties": {
            "DebugPrint": {
              "type": "object",
              "required": ["start", "end"],
              "properties": {
                "start": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "end": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["AllocConstantSize"],
          "properties": {
            "AllocConstantSize": {
              "type": "object",
              "required": ["size", "dst"],
              "properties": {
                "size": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "dst": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["U256InvModN"],
          "properties": {
            "U256InvModN": {
              "type": "object",
              "required": [
                "b0", "b1", "n0", "n1", "g0_or_no_inv", "g1_option", "s_or_r0", "s_or_r1", "t_or_k0",
                "t_or_k1"
              ],
              "properties": {
                "b0": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "b1": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "n0": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "n1": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "g0_or_no_inv": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "g1_option": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "s_or_r0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "s_or_r1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "t_or_k0": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" },
                "t_or_k1": { "$ref": "urn:node-access:rpc#/$defs/CasmCell" }
              }
            }
          }
        },
        {
          "type": "object",
          "required": ["EvalCircuit"],
          "properties": {
            "EvalCircuit": {
              "type": "object",
              "required": ["n_add_mods", "add_mod_builtin", "n_mul_mods", "mul_mod_builtin"],
              "properties": {
                "n_add_mods": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "add_mod_builtin": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "n_mul_mods": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" },
                "mul_mod_builtin": { "$ref": "urn:node-access:rpc#/$defs/CasmOperand" }
              }
            }
          }
        }
      ]
    },
    "CompilationErrorData": {
      "type": "object",
      "required": ["compilation_error"],
      "properties": { "compilation_error": { "type": "string" } }
    },
    "BroadcastedTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BroadcastedInvokeTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/BroadcastedDeclareTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/DeployAccountTransactionV3" }
      ]
    },
    "BroadcastedInvokeTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/InvokeTransactionV3" },
        {
          "type": "object",
          "properties": { "proof": { "$ref": "urn:node-access:rpc#/$defs/StarkProof" } }
        }
      ]
    },
    "StarkProof": {
      "description": "Proof, in base64.",
      "type": "string",
      "pattern": "^[A-Za-z0-9+/]*={0,2}$"
    },
    "BroadcastedDeclareTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ResourceBoundTransaction" },
        {
          "type": "object",
          "required": [
            "type", "sender_address", "contract_class", "compiled_class_hash", "account_deployment_data"
          ],
          "properties": {
            "type": { "const": "DECLARE" },
            "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "contract_class": { "$ref": "urn:node-access:rpc#/$defs/SierraClass" },
            "compiled_class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "account_deployment_data": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
          }
        }
      ]
    },
    "MessageFromL1": {
      "type": "object",
      "required": ["from_address", "to_address", "entry_point_selector", "payload"],
      "properties": {
        "from_address": { "$ref": "urn:node-access:rpc#/$defs/Address" },
        "to_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "entry_point_selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "payload": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "FeeEstimateCommon": {
      "type": "object",
      "required": [
        "l1_gas_consumed", "l1_gas_price", "l2_gas_consumed", "l2_gas_price", "l1_data_gas_consumed",
        "l1_data_gas_price", "overall_fee"
      ],
      "properties": {
        "l1_gas_consumed": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l1_gas_price": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l2_gas_consumed": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l2_gas_price": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l1_data_gas_consumed": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "l1_data_gas_price": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "overall_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "FeeEstimate": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/FeeEstimateCommon" },
        {
          "type": "object",
          "required": ["unit"],
          "properties": { "unit": { "anyOf": [{ "const": "FRI" }, { "const": "WEI" }] } }
        }
      ]
    },
    "MessageFeeEstimate": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/FeeEstimateCommon" },
        {
          "type": "object",
          "required": ["unit"],
          "properties": { "unit": { "anyOf": [{ "const": "WEI" }, { "const": "FRI" }] } }
        }
      ]
    },
    "StarknetSubscriptionId": { "anyOf": [{ "type": "string" }, { "type": "integer" }] },
    "SubscriptionBlockId": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/NumberedBlock" },
        { "$ref": "urn:node-access:rpc#/$defs/HashedBlock" },
        { "const": "latest" }
      ]
    },
    "StarknetReorg": {
      "type": "object",
      "required": [
        "starting_block_hash", "starting_block_number", "ending_block_hash", "ending_block_number"
      ],
      "properties": {
        "starting_block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "starting_block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" },
        "ending_block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "ending_block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" }
      }
    },
    "EmittedEventWithFinality": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/EmittedEvent" },
        {
          "type": "object",
          "required": [],
          "properties": {
            "finality_status": { "$ref": "urn:node-access:rpc#/$defs/TransactionFinalityStatus" }
          }
        }
      ]
    },
    "NewTransactionStatus": {
      "type": "object",
      "required": ["transaction_hash", "status"],
      "properties": {
        "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "status": { "$ref": "urn:node-access:rpc#/$defs/TransactionStatusResult" }
      }
    },
    "TransactionStatusWithoutL1": { "enum": ["RECEIVED", "CANDIDATE", "PRE_CONFIRMED", "ACCEPTED_ON_L2"] },
    "TransactionWithStatus": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetTransaction" },
        {
          "type": "object",
          "required": ["finality_status"],
          "properties": {
            "finality_status": { "$ref": "urn:node-access:rpc#/$defs/TransactionStatusWithoutL1" }
          }
        }
      ]
    },
    "SimulatableTransaction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BroadcastedTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/InvokeTransactionV1" }
      ]
    },
    "SimulationFlag": {
      "anyOf": [
        { "enum": ["SKIP_VALIDATE", "SKIP_FEE_CHARGE"] },
        { "const": "RETURN_INITIAL_READS" }
      ]
    },
    "TraceFlag": { "enum": ["RETURN_INITIAL_READS"] },
    "SimulationWithReads": {
      "type": "object",
      "required": ["simulated_transactions", "initial_reads"],
      "properties": {
        "simulated_transactions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SimulatedTransaction" }
        },
        "initial_reads": { "$ref": "urn:node-access:rpc#/$defs/InitialReads" }
      }
    },
    "BlockTraceWithReads": {
      "type": "object",
      "required": ["traces", "initial_reads"],
      "properties": {
        "traces": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TracedStarknetTransaction" }
        },
        "initial_reads": { "$ref": "urn:node-access:rpc#/$defs/InitialReads" }
      }
    },
    "InitialReads": {
      "type": "object",
      "properties": {
        "storage": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["contract_address", "key", "value"],
            "properties": {
              "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "key": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "value": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
            }
          }
        },
        "nonces": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["contract_address", "nonce"],
            "properties": {
              "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
            }
          }
        },
        "class_hashes": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["contract_address", "class_hash"],
            "properties": {
              "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
            }
          }
        },
        "declared_contracts": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["class_hash", "is_declared"],
            "properties": {
              "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
              "is_declared": { "type": "boolean" }
            }
          }
        }
      }
    },
    "SimulatedTransaction": {
      "type": "object",
      "required": ["transaction_trace", "fee_estimation"],
      "properties": {
        "transaction_trace": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransactionTrace" },
        "fee_estimation": { "$ref": "urn:node-access:rpc#/$defs/FeeEstimate" }
      }
    },
    "TracedStarknetTransaction": {
      "type": "object",
      "required": ["transaction_hash", "trace_root"],
      "properties": {
        "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "trace_root": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransactionTrace" }
      }
    },
    "StarknetTransactionTrace": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/InvokeTransactionTrace" },
        { "$ref": "urn:node-access:rpc#/$defs/DeclareTransactionTrace" },
        { "$ref": "urn:node-access:rpc#/$defs/DeployAccountTransactionTrace" },
        { "$ref": "urn:node-access:rpc#/$defs/L1HandlerTransactionTrace" }
      ]
    },
    "TraceEffects": {
      "type": "object",
      "required": ["execution_resources"],
      "properties": {
        "state_diff": { "$ref": "urn:node-access:rpc#/$defs/StarknetStateDiff" },
        "execution_resources": { "$ref": "urn:node-access:rpc#/$defs/ExecutionResources" }
      }
    },
    "AccountTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceEffects" },
        {
          "type": "object",
          "properties": {
            "validate_invocation": { "$ref": "urn:node-access:rpc#/$defs/FunctionInvocation" },
            "fee_transfer_invocation": { "$ref": "urn:node-access:rpc#/$defs/FunctionInvocation" }
          }
        }
      ]
    },
    "InvokeTransactionTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountTrace" },
        {
          "type": "object",
          "required": ["type", "execute_invocation"],
          "properties": {
            "type": { "const": "INVOKE" },
            "execute_invocation": { "$ref": "urn:node-access:rpc#/$defs/RevertibleInvocation" }
          }
        }
      ]
    },
    "DeclareTransactionTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountTrace" },
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "const": "DECLARE" } }
        }
      ]
    },
    "DeployAccountTransactionTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountTrace" },
        {
          "type": "object",
          "required": ["type", "constructor_invocation"],
          "properties": {
            "type": { "const": "DEPLOY_ACCOUNT" },
            "constructor_invocation": { "$ref": "urn:node-access:rpc#/$defs/FunctionInvocation" }
          }
        }
      ]
    },
    "L1HandlerTransactionTrace": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceEffects" },
        {
          "type": "object",
          "required": ["type", "function_invocation"],
          "properties": {
            "type": { "const": "L1_HANDLER" },
            "function_invocation": {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/FunctionInvocation" },
                { "$ref": "urn:node-access:rpc#/$defs/RevertedInvocation" }
              ]
            }
          }
        }
      ]
    },
    "RevertibleInvocation": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/FunctionInvocation" },
        { "$ref": "urn:node-access:rpc#/$defs/RevertedInvocation" }
      ]
    },
    "RevertedInvocation": {
      "type": "object",
      "required": ["revert_reason"],
      "properties": { "revert_reason": { "type": "string" }, "contract_address": false }
    },
    "FunctionInvocation": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/FunctionCall" },
        {
          "type": "object",
          "required": [
            "caller_address", "class_hash", "entry_point_type", "call_type", "result", "calls", "events",
            "messages", "execution_resources", "is_reverted"
          ],
          "properties": {
            "caller_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "entry_point_type": { "enum": ["EXTERNAL", "L1_HANDLER", "CONSTRUCTOR"] },
            "call_type": { "enum": ["CALL", "LIBRARY_CALL", "DELEGATE"] },
            "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            "calls": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/FunctionInvocation" }
            },
            "events": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/OrderedEvent" }
            },
            "messages": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/OrderedMessage" }
            },
            "execution_resources": { "$ref": "urn:node-access:rpc#/$defs/InnerResources" },
            "is_reverted": { "type": "boolean" }
          }
        }
      ]
    },
    "OrderedEvent": {
      "type": "object",
      "required": ["keys", "data"],
      "properties": {
        "order": { "type": "integer" },
        "keys": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "data": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "OrderedMessage": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/MessageToL1" },
        { "type": "object", "properties": { "order": { "type": "integer" } } }
      ]
    },
    "InnerResources": {
      "type": "object",
      "required": ["l1_gas", "l2_gas"],
      "properties": {
        "l1_gas": { "type": "integer", "minimum": 0 },
        "l2_gas": { "type": "integer", "minimum": 0 }
      }
    },
    "TraceUnavailableData": { "type": "object", "properties": { "status": { "enum": ["RECEIVED", "REJECTED"] } } },
    "TransactionResponseFlag": { "enum": ["INCLUDE_PROOF_FACTS"] },
    "StarknetTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetTransactionWithoutHash" },
        {
          "type": "object",
          "required": ["transaction_hash"],
          "properties": { "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
        }
      ]
    },
    "StarknetTransactionWithoutHash": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/InvokeTransactionV0" },
        { "$ref": "urn:node-access:rpc#/$defs/InvokeTransactionV1" },
        { "$ref": "urn:node-access:rpc#/$defs/InvokeTransactionV3" },
        { "$ref": "urn:node-access:rpc#/$defs/DeclareTransactionV0" },
        { "$ref": "urn:node-access:rpc#/$defs/DeclareTransactionV1" },
        { "$ref": "urn:node-access:rpc#/$defs/DeclareTransactionV2" },
        { "$ref": "urn:node-access:rpc#/$defs/DeclareTransactionV3" },
        { "$ref": "urn:node-access:rpc#/$defs/DeployTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/DeployAccountTransactionV1" },
        { "$ref": "urn:node-access:rpc#/$defs/DeployAccountTransactionV3" },
        { "$ref": "urn:node-access:rpc#/$defs/L1HandlerTransaction" }
      ]
    },
    "InvokeTransactionV0": {
      "type": "object",
      "required": [
        "type", "version", "max_fee", "signature", "contract_address", "entry_point_selector", "calldata"
      ],
      "properties": {
        "type": { "const": "INVOKE" },
        "version": { "enum": ["0x0", "0x100000000000000000000000000000000"] },
        "max_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "entry_point_selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "InvokeTransactionV1": {
      "type": "object",
      "required": ["type", "version", "max_fee", "signature", "sender_address", "nonce", "calldata"],
      "properties": {
        "type": { "const": "INVOKE" },
        "version": { "enum": ["0x1", "0x100000000000000000000000000000001"] },
        "max_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "InvokeTransactionV3": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ResourceBoundTransaction" },
        {
          "type": "object",
          "required": ["type", "sender_address", "calldata", "account_deployment_data"],
          "properties": {
            "type": { "const": "INVOKE" },
            "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            "account_deployment_data": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            "proof_facts": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
          }
        }
      ]
    },
    "ResourceBoundTransaction": {
      "type": "object",
      "required": [
        "version", "signature", "nonce", "resource_bounds", "tip", "paymaster_data",
        "nonce_data_availability_mode", "fee_data_availability_mode"
      ],
      "properties": {
        "version": { "enum": ["0x3", "0x100000000000000000000000000000003"] },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "resource_bounds": { "$ref": "urn:node-access:rpc#/$defs/ResourceBoundsMapping" },
        "tip": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "paymaster_data": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "nonce_data_availability_mode": { "$ref": "urn:node-access:rpc#/$defs/DataAvailabilityMode" },
        "fee_data_availability_mode": { "$ref": "urn:node-access:rpc#/$defs/DataAvailabilityMode" }
      }
    },
    "ResourceBoundsMapping": {
      "type": "object",
      "required": ["l1_gas", "l1_data_gas", "l2_gas"],
      "properties": {
        "l1_gas": { "$ref": "urn:node-access:rpc#/$defs/ResourceBounds" },
        "l1_data_gas": { "$ref": "urn:node-access:rpc#/$defs/ResourceBounds" },
        "l2_gas": { "$ref": "urn:node-access:rpc#/$defs/ResourceBounds" }
      }
    },
    "ResourceBounds": {
      "type": "object",
      "required": ["max_amount", "max_price_per_unit"],
      "properties": {
        "max_amount": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "max_price_per_unit": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DataAvailabilityMode": { "enum": ["L1", "L2"] },
    "DeclareTransactionV0": {
      "type": "object",
      "required": ["type", "version", "max_fee", "signature", "sender_address", "class_hash"],
      "properties": {
        "type": { "const": "DECLARE" },
        "version": { "enum": ["0x0", "0x100000000000000000000000000000000"] },
        "max_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DeclareTransactionV1": {
      "type": "object",
      "required": ["type", "version", "max_fee", "signature", "nonce", "sender_address", "class_hash"],
      "properties": {
        "type": { "const": "DECLARE" },
        "version": { "enum": ["0x1", "0x100000000000000000000000000000001"] },
        "max_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DeclareTransactionV2": {
      "type": "object",
      "required": [
        "type", "version", "max_fee", "signature", "nonce", "sender_address", "class_hash",
        "compiled_class_hash"
      ],
      "properties": {
        "type": { "const": "DECLARE" },
        "version": { "enum": ["0x2", "0x100000000000000000000000000000002"] },
        "max_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "compiled_class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DeclareTransactionV3": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ResourceBoundTransaction" },
        {
          "type": "object",
          "required": [
            "type", "sender_address", "class_hash", "compiled_class_hash", "account_deployment_data"
          ],
          "properties": {
            "type": { "const": "DECLARE" },
            "sender_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "compiled_class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "account_deployment_data": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
          }
        }
      ]
    },
    "DeployTransaction": {
      "type": "object",
      "required": ["type", "version", "contract_address_salt", "constructor_calldata", "class_hash"],
      "properties": {
        "type": { "const": "DEPLOY" },
        "version": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "contract_address_salt": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "constructor_calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DeployAccountTransactionV1": {
      "type": "object",
      "required": [
        "type", "version", "max_fee", "signature", "nonce", "contract_address_salt", "constructor_calldata",
        "class_hash"
      ],
      "properties": {
        "type": { "const": "DEPLOY_ACCOUNT" },
        "version": { "enum": ["0x1", "0x100000000000000000000000000000001"] },
        "max_fee": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "signature": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "contract_address_salt": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "constructor_calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "DeployAccountTransactionV3": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ResourceBoundTransaction" },
        {
          "type": "object",
          "required": ["type", "contract_address_salt", "constructor_calldata", "class_hash"],
          "properties": {
            "type": { "const": "DEPLOY_ACCOUNT" },
            "contract_address_salt": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "constructor_calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
          }
        }
      ]
    },
    "L1HandlerTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/FunctionCall" },
        {
          "type": "object",
          "required": ["type", "version", "nonce"],
          "properties": {
            "type": { "const": "L1_HANDLER" },
            "version": { "const": "0x0" },
            "nonce": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" }
          }
        }
      ]
    },
    "StarknetReceiptWithBlockInfo": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReceipt" },
        {
          "type": "object",
          "properties": {
            "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" }
          }
        }
      ]
    },
    "StarknetReceipt": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ReceiptBase" },
        { "$ref": "urn:node-access:rpc#/$defs/ReceiptTypeFields" },
        { "$ref": "urn:node-access:rpc#/$defs/ReceiptExecutionStatus" }
      ]
    },
    "ReceiptBase": {
      "type": "object",
      "required": [
        "transaction_hash", "actual_fee", "finality_status", "messages_sent", "events", "execution_resources"
      ],
      "properties": {
        "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "actual_fee": { "$ref": "urn:node-access:rpc#/$defs/FeePayment" },
        "finality_status": { "$ref": "urn:node-access:rpc#/$defs/TransactionFinalityStatus" },
        "messages_sent": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/MessageToL1" } },
        "events": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/StarknetEvent" }
        },
        "execution_resources": { "$ref": "urn:node-access:rpc#/$defs/ExecutionResources" }
      }
    },
    "ReceiptTypeFields": {
      "anyOf": [
        {
          "type": "object",
          "required": ["type"],
          "properties": { "type": { "enum": ["INVOKE", "DECLARE"] } }
        },
        {
          "type": "object",
          "required": ["type", "contract_address"],
          "properties": {
            "type": { "enum": ["DEPLOY", "DEPLOY_ACCOUNT"] },
            "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
          }
        },
        {
          "type": "object",
          "required": ["type", "message_hash"],
          "properties": {
            "type": { "const": "L1_HANDLER" },
            "message_hash": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" }
          }
        }
      ]
    },
    "ReceiptExecutionStatus": {
      "anyOf": [
        {
          "type": "object",
          "required": ["execution_status"],
          "properties": { "execution_status": { "const": "SUCCEEDED" } }
        },
        {
          "type": "object",
          "required": ["execution_status", "revert_reason"],
          "properties": {
            "execution_status": { "const": "REVERTED" },
            "revert_reason": { "type": "string" }
          }
        }
      ]
    },
    "FeePayment": {
      "type": "object",
      "required": ["amount", "unit"],
      "properties": {
        "amount": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "unit": { "$ref": "urn:node-access:rpc#/$defs/FeeUnit" }
      }
    },
    "FeeUnit": { "enum": ["WEI", "FRI"] },
    "ExecutionResources": {
      "type": "object",
      "required": ["l1_gas", "l1_data_gas", "l2_gas"],
      "properties": {
        "l1_gas": { "type": "integer", "minimum": 0 },
        "l1_data_gas": { "type": "integer", "minimum": 0 },
        "l2_gas": { "type": "integer", "minimum": 0 }
      }
    },
    "MessageToL1": {
      "type": "object",
      "required": ["from_address", "to_address", "payload"],
      "properties": {
        "from_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "to_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "payload": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "TransactionFinalityStatus": {
      "anyOf": [{ "const": "PRE_CONFIRMED" }, { "enum": ["ACCEPTED_ON_L2", "ACCEPTED_ON_L1"] }]
    },
    "UnacceptedTransactionStatus": {
      "anyOf": [
        { "const": "RECEIVED" },
        { "const": "REJECTED" },
        { "enum": ["CANDIDATE", "PRE_CONFIRMED"] }
      ]
    },
    "TransactionStatusResult": {
      "type": "object",
      "required": ["finality_status"],
      "properties": {
        "finality_status": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/UnacceptedTransactionStatus" },
            { "enum": ["ACCEPTED_ON_L2", "ACCEPTED_ON_L1"] }
          ]
        },
        "execution_status": { "$ref": "urn:node-access:rpc#/$defs/TransactionExecutionStatus" },
        "failure_reason": { "type": "string" }
      }
    },
    "TransactionExecutionStatus": { "enum": ["SUCCEEDED", "REVERTED"] },
    "MessageStatus": {
      "type": "object",
      "required": ["transaction_hash", "finality_status"],
      "properties": {
        "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "finality_status": {
          "anyOf": [
            { "enum": ["RECEIVED", "REJECTED"] },
            { "const": "PRE_CONFIRMED" },
            { "enum": ["ACCEPTED_ON_L2", "ACCEPTED_ON_L1"] }
          ]
        },
        "execution_status": { "$ref": "urn:node-access:rpc#/$defs/TransactionExecutionStatus" },
        "failure_reason": { "type": "string" }
      }
    },
    "Felt": {
      "description": "Field element: an integer below the field's prime, in hex with the prefix \`0x\`. Leading zeros are accepted.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]{1,64}$"
    },
    "HexNumber": {
      "description": "Integer of any size, in hex with the prefix \`0x\`.",
      "type": "string",
      "pattern": "^0x[0-9a-fA-F]+$"
    },
    "StarknetBlockNumber": { "type": "integer", "minimum": 0 },
    "StarknetBlockId": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/NumberedBlock" },
        { "$ref": "urn:node-access:rpc#/$defs/HashedBlock" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockTag" }
      ]
    },
    "AcceptedBlockId": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/NumberedBlock" },
        { "$ref": "urn:node-access:rpc#/$defs/HashedBlock" },
        { "const": "latest" },
        { "const": "l1_accepted" }
      ]
    },
    "NumberedBlock": {
      "type": "object",
      "required": ["block_number"],
      "properties": { "block_number": { "type": "integer", "minimum": 0 } }
    },
    "HashedBlock": {
      "type": "object",
      "required": ["block_hash"],
      "properties": { "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
    },
    "StarknetBlockTag": {
      "anyOf": [
        { "const": "latest" },
        { "const": "pending" },
        { "enum": ["pre_confirmed", "l1_accepted"] }
      ]
    },
    "BlockHashAndNumber": {
      "type": "object",
      "required": ["block_hash", "block_number"],
      "properties": {
        "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "block_number": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" }
      }
    },
    "StarknetSyncStatus": {
      "type": "object",
      "required": [
        "starting_block_hash", "starting_block_num", "current_block_hash", "current_block_num",
        "highest_block_hash", "highest_block_num"
      ],
      "properties": {
        "starting_block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "starting_block_num": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" },
        "current_block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "current_block_num": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" },
        "highest_block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "highest_block_num": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" }
      }
    },
    "StorageResponseFlag": { "enum": ["INCLUDE_LAST_UPDATE_BLOCK"] },
    "StorageResult": {
      "type": "object",
      "required": ["value", "last_update_block"],
      "properties": {
        "value": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "last_update_block": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" }
      }
    },
    "ContractStorageKeys": {
      "type": "object",
      "required": ["contract_address", "storage_keys"],
      "properties": {
        "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "storage_keys": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "FunctionCall": {
      "type": "object",
      "required": ["contract_address", "entry_point_selector", "calldata"],
      "properties": {
        "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "entry_point_selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "calldata": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      }
    },
    "StarknetStorageProof": {
      "type": "object",
      "required": ["classes_proof", "contracts_proof", "contracts_storage_proofs", "global_roots"],
      "properties": {
        "classes_proof": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/MerkleNodeByHash" }
        },
        "contracts_proof": {
          "type": "object",
          "required": ["nodes", "contract_leaves_data"],
          "properties": {
            "nodes": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/MerkleNodeByHash" }
            },
            "contract_leaves_data": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/ContractLeaf" }
            }
          }
        },
        "contracts_storage_proofs": {
          "type": "array",
          "items": {
            "type": "array",
            "items": { "$ref": "urn:node-access:rpc#/$defs/MerkleNodeByHash" }
          }
        },
        "global_roots": {
          "type": "object",
          "required": ["contracts_tree_root", "classes_tree_root", "block_hash"],
          "properties": {
            "contracts_tree_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "classes_tree_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "block_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
          }
        }
      }
    },
    "ContractLeaf": {
      "type": "object",
      "required": ["nonce", "class_hash"],
      "properties": {
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "storage_root": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    },
    "MerkleNodeByHash": {
      "type": "object",
      "required": ["node_hash", "node"],
      "properties": {
        "node_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "node": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/BinaryNode" },
            { "$ref": "urn:node-access:rpc#/$defs/EdgeNode" }
          ]
        }
      }
    },
    "BinaryNode": {
      "type": "object",
      "required": ["left", "right"],
      "properties": {
        "left": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "right": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "child": false
      }
    },
    "EdgeNode": {
      "type": "object",
      "required": ["path", "length", "child"],
      "properties": {
        "path": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" },
        "length": { "type": "integer", "minimum": 0 },
        "child": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "left": false
      }
    },
    "ContractErrorData": {
      "type": "object",
      "required": ["revert_error"],
      "properties": { "revert_error": { "$ref": "urn:node-access:rpc#/$defs/ContractExecutionError" } }
    },
    "TransactionExecutionErrorData": {
      "type": "object",
      "required": ["transaction_index", "execution_error"],
      "properties": {
        "transaction_index": { "type": "integer", "minimum": 0 },
        "execution_error": { "$ref": "urn:node-access:rpc#/$defs/ContractExecutionError" }
      }
    },
    "ContractExecutionError": {
      "anyOf": [
        {
          "type": "object",
          "required": ["contract_address", "class_hash", "selector", "error"],
          "properties": {
            "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "selector": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
            "error": { "$ref": "urn:node-access:rpc#/$defs/ContractExecutionError" }
          }
        },
        { "type": "string" }
      ]
    },
    "TraceType": { "enum": ["trace", "vmTrace", "stateDiff"] },
    "ErigonTraceConfig": {
      "type": "object",
      "properties": {
        "IncludeWithdrawals": { "type": "boolean" },
        "tracerConfig": {
          "type": "object",
          "properties": { "includePrecompiles": { "type": "boolean" } }
        }
      }
    },
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
    "TransactionOpcodeGas": {
      "type": "object",
      "required": ["transactionHash", "opcodeGas"],
      "properties": {
        "transactionHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "opcodeGas": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["opcode", "count", "gasUsed"],
            "properties": {
              "opcode": { "type": "string" },
              "count": { "type": "integer", "minimum": 0 },
              "gasUsed": { "type": "integer", "minimum": 0 }
            }
          }
        }
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
    "PoolContent": {
      "type": "object",
      "required": ["pending", "queued"],
      "properties": {
        "pending": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/PoolTransactions" }
        },
        "queued": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/PoolTransactions" }
        }
      }
    },
    "PoolTransactions": {
      "type": "object",
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/PendingTransaction" }
    }
  }
}`);

/** The params and result of each method. */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "eth_syncing": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/SyncStatus" }, { "const": false }] }
  },
  "eth_chainId": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_blockNumber": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_accounts": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } }
  },
  "eth_coinbase": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Address" }
  },
  "eth_protocolVersion": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        { "type": "string" },
        { "type": "integer" }
      ]
    }
  },
  "eth_mining": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "boolean" } },
  "eth_hashrate": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        { "type": "integer", "minimum": 0 }
      ]
    }
  },
  "eth_config": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ForkConfigurations" }
  },
  "eth_capabilities": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/NodeCapabilities" }
  },
  "eth_gasPrice": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_baseFee": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_blobBaseFee": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_maxPriorityFeePerGas": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_feeHistory": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "type": "array", "items": { "type": "number" } }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/FeeHistory" }
  },
  "eth_getBlockTransactionCountByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getBlockTransactionCountByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getBlockByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "boolean" }],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockWithHashes" },
        { "type": "null" }
      ]
    }
  },
  "eth_getBlockByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }, { "type": "boolean" }],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockWithHashes" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmBlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmBlockWithHashes" },
        { "type": "null" }
      ]
    }
  },
  "eth_getHeaderByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Head" }, { "type": "null" }] }
  },
  "eth_getHeaderByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Head" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingEvmHead" },
        { "type": "null" }
      ]
    }
  },
  "eth_getBlockReceipts": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Receipt" } },
        { "type": "null" }
      ]
    }
  },
  "eth_getBlockAccessList": {
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
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccountAccess" }
        },
        { "type": "null" }
      ]
    }
  },
  "eth_getBlockAccessListByBlockHash": {
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
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccountAccess" }
        },
        { "type": "null" }
      ]
    }
  },
  "eth_getUncleCountByBlockHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getUncleCountByBlockNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getUncleByBlockHashAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Block" }, { "type": "null" }] }
  },
  "eth_getUncleByBlockNumberAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Block" }, { "type": "null" }] }
  },
  "eth_getTransactionByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Transaction" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingTransaction" },
        { "type": "null" }
      ]
    }
  },
  "eth_getTransactionByBlockHashAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Transaction" }, { "type": "null" }]
    }
  },
  "eth_getTransactionByBlockNumberAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Transaction" }, { "type": "null" }]
    }
  },
  "eth_getTransactionBySenderAndNonce": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Transaction" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingTransaction" },
        { "type": "null" }
      ]
    }
  },
  "eth_getRawTransactionByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "eth_getRawTransactionByBlockHashAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "eth_getRawTransactionByBlockNumberAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "eth_getTransactionReceipt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Receipt" }, { "type": "null" }] }
  },
  "eth_pendingTransactions": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/PendingTransaction" }
    }
  },
  "eth_sendRawTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "eth_sendRawTransactionSync": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "type": "integer", "minimum": 0 }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Receipt" }
  },
  "eth_sendTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
  },
  "eth_sign": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "eth_signTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SignedBytes" },
        { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      ]
    }
  },
  "eth_fillTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["tx"],
      "properties": {
        "raw": { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        "tx": { "$ref": "urn:node-access:rpc#/$defs/TransactionWithBlobs" }
      }
    }
  },
  "eth_getBalance": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getTransactionCount": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Quantity" }, { "type": "null" }] }
  },
  "eth_getCode": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "eth_getStorageAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/StorageKey" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
  },
  "eth_getStorageValues": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
          "additionalProperties": {
            "type": "array",
            "items": { "$ref": "urn:node-access:rpc#/$defs/StorageKey" }
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
      "additionalProperties": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
    }
  },
  "eth_getProof": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/StorageKey" } },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AccountProof" }, { "type": "null" }]
    }
  },
  "eth_getMultiProof": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [
              { "$ref": "urn:node-access:rpc#/$defs/Address" },
              { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
            ],
            "minItems": 2,
            "items": false
          }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AccountProof" } }
  },
  "eth_getAccount": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        {
          "type": "object",
          "required": ["balance", "nonce", "codeHash", "storageRoot"],
          "properties": {
            "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "codeHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "storageRoot": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        },
        { "type": "null" }
      ]
    }
  },
  "eth_getAccountInfo": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["balance", "nonce", "code"],
      "properties": {
        "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "code": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
      }
    }
  },
  "eth_call": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/StateOverrides" }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockOverrides" }
      ],
      "minItems": 1,
      "maxItems": 4
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "eth_estimateGas": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/StateOverrides" }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockOverrides" }
      ],
      "minItems": 1,
      "maxItems": 4
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "eth_createAccessList": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/StateOverrides" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/AccessListResult" }
  },
  "eth_simulateV1": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Simulation" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": {
        "anyOf": [
          { "$ref": "urn:node-access:rpc#/$defs/SimulatedBlockWithTransactions" },
          { "$ref": "urn:node-access:rpc#/$defs/SimulatedBlockWithHashes" }
        ]
      }
    }
  },
  "eth_callMany": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/CallBundle" } },
        { "$ref": "urn:node-access:rpc#/$defs/BundlePosition" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/StateOverrides" }, { "type": "null" }]
        },
        { "type": "integer" }
      ],
      "minItems": 2,
      "maxItems": 4
    },
    "result": {
      "type": "array",
      "items": {
        "type": "array",
        "items": {
          "anyOf": [
            {
              "type": "object",
              "required": ["value"],
              "properties": { "value": { "$ref": "urn:node-access:rpc#/$defs/HexDigits" } }
            },
            { "type": "object", "required": ["error"], "properties": { "error": true } }
          ]
        }
      }
    }
  },
  "eth_callBundle": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" },
        { "type": "integer" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BundleOutcome" }, { "type": "null" }]
    }
  },
  "eth_getLogs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/LogQuery" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } }
  },
  "eth_newFilter": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/LogQuery" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/FilterId" }
  },
  "eth_newBlockFilter": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/FilterId" }
  },
  "eth_newPendingTransactionFilter": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/FilterId" }
  },
  "eth_getFilterChanges": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/FilterId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } }
      ]
    }
  },
  "eth_getFilterLogs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/FilterId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } }
  },
  "eth_uninstallFilter": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/FilterId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "boolean" }
  },
  "net_version": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
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
  "txpool_status": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "required": ["pending", "queued"],
      "properties": {
        "pending": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
        "queued": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
      }
    }
  },
  "txpool_content": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/PoolContent" }
  },
  "txpool_contentFrom": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["pending", "queued"],
      "properties": {
        "pending": { "$ref": "urn:node-access:rpc#/$defs/PoolTransactions" },
        "queued": { "$ref": "urn:node-access:rpc#/$defs/PoolTransactions" }
      }
    }
  },
  "txpool_inspect": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "required": ["pending", "queued"],
      "properties": {
        "pending": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
          "additionalProperties": { "type": "object", "additionalProperties": { "type": "string" } }
        },
        "queued": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
          "additionalProperties": { "type": "object", "additionalProperties": { "type": "string" } }
        }
      }
    }
  },
  "debug_getRawHeader": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "debug_getRawBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "debug_getRawTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "debug_getRawTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } }
  },
  "debug_getRawReceipts": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hex" } },
        { "type": "null" }
      ]
    }
  },
  "debug_getRawBlockAccessList": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "debug_getBadBlocks": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BadBlock" } }
  },
  "debug_replayBadBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BadBlockReplay" }
  },
  "debug_storageRangeAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" },
        { "type": "integer", "minimum": 0 },
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/StorageKey" },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 5,
      "maxItems": 5
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StorageRange" }
  },
  "debug_accountRange": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" },
        { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/HexValue" }
          ]
        },
        { "anyOf": [{ "type": "boolean" }, { "type": "integer", "minimum": 0 }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "type": "boolean" }
      ],
      "minItems": 4,
      "maxItems": 6
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StateDump" },
        { "$ref": "urn:node-access:rpc#/$defs/AccountAddresses" }
      ]
    }
  },
  "debug_dumpBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StateDump" }
  },
  "debug_accountAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "type": "integer", "minimum": 0 },
        { "$ref": "urn:node-access:rpc#/$defs/Address" }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": {
      "anyOf": [
        {
          "type": "object",
          "required": ["balance", "nonce", "code"],
          "properties": {
            "balance": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "nonce": { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            "code": { "$ref": "urn:node-access:rpc#/$defs/HexValue" },
            "codeHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "codehash": { "$ref": "urn:node-access:rpc#/$defs/Hash" }
          }
        },
        { "type": "null" }
      ]
    }
  },
  "debug_getModifiedAccountsByHash": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/Hash" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } },
        { "type": "null" }
      ]
    }
  },
  "debug_getModifiedAccountsByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer", "minimum": 0 }, { "type": "integer", "minimum": 0 }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Address" } },
        { "type": "null" }
      ]
    }
  },
  "debug_getAccessibleState": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "integer", "minimum": 0 }
  },
  "debug_preimage": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "debug_codeByHash": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "debug_printBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer", "minimum": 0 }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "string" }
  },
  "debug_executionWitness": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" },
        { "enum": ["legacy", "canonical"] }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ExecutionWitness" }
  },
  "debug_executionWitnessByBlockHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "enum": ["legacy", "canonical"] }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ExecutionWitness" }
  },
  "debug_chainConfig": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "required": ["chainId"],
      "properties": { "chainId": { "type": "integer", "minimum": 0 } }
    }
  },
  "debug_chaindbProperty": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "type": "string" }
  },
  "debug_dbGet": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "debug_dbAncient": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }, { "type": "integer", "minimum": 0 }],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Hex" }
  },
  "debug_dbAncients": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "integer", "minimum": 0 }
  },
  "debug_getTrieFlushInterval": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "string" } },
  "debug_traceBlockByHash": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/TracedTransaction" }
    }
  },
  "debug_traceBlockByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/TracedTransaction" }
    }
  },
  "debug_traceBlock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/TracedTransaction" }
    }
  },
  "debug_traceBadBlock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/TracedTransaction" }
    }
  },
  "debug_traceTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {}
  },
  "debug_traceCall": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }, { "type": "null" }]
        },
        {
          "allOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" },
            { "$ref": "urn:node-access:rpc#/$defs/TracedCallOptions" }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "result": {}
  },
  "debug_traceCallMany": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/CallBundle" } },
        { "$ref": "urn:node-access:rpc#/$defs/BundlePosition" },
        {
          "allOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" },
            { "$ref": "urn:node-access:rpc#/$defs/TracedCallOptions" }
          ]
        }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "type": "array", "items": { "type": "array", "items": true } }
  },
  "debug_intermediateRoots": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Hash" } }
  },
  "trace_replayBlockTransactions": {
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
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } },
        {
          "anyOf": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 2,
      "maxItems": 4
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Replay" } }
  },
  "trace_replayTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } },
        {
          "anyOf": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 2,
      "maxItems": 4
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Replay" }
  },
  "trace_call": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionRequest" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }, { "type": "null" }]
        },
        {
          "anyOf": [
            {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/StateOverrides" },
                { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
              ]
            },
            { "type": "null" }
          ]
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockOverrides" }
      ],
      "minItems": 2,
      "maxItems": 5
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Replay" }
  },
  "trace_callMany": {
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
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Replay" } }
  },
  "trace_rawTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hex" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceType" } },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Replay" }
  },
  "trace_block": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" },
        {
          "anyOf": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 3
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
  "trace_transaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        {
          "anyOf": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 3
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
  "trace_get": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Quantity" } },
        {
          "anyOf": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 2,
      "maxItems": 4
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/LocalizedTrace" }, { "type": "null" }]
    }
  },
  "trace_filter": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TraceFilter" },
        {
          "anyOf": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/ErigonTraceConfig" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/LocalizedTrace" } }
  },
  "trace_transactionOpcodeGas": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/TransactionOpcodeGas" }, { "type": "null" }]
    }
  },
  "trace_blockOpcodeGas": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        {
          "type": "object",
          "required": ["blockHash", "blockNumber", "transactions"],
          "properties": {
            "blockHash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "blockNumber": { "type": "integer", "minimum": 0 },
            "transactions": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionOpcodeGas" }
            }
          }
        },
        { "type": "null" }
      ]
    }
  },
  "erigon_getHeaderByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlockTag" }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ExplorerHeader" }, { "type": "null" }]
    }
  },
  "explorer_getHeaderByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlockTag" }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ExplorerHeader" }, { "type": "null" }]
    }
  },
  "erigon_getHeaderByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ExplorerHeader" }, { "type": "null" }]
    }
  },
  "erigon_blockNumber": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ExplorerBlockTag" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
  },
  "erigon_forks": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "required": ["genesis", "heightForks", "timeForks"],
      "properties": {
        "genesis": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        "heightForks": {
          "anyOf": [
            { "type": "array", "items": { "type": "integer", "minimum": 0 } },
            { "type": "null" }
          ]
        },
        "timeForks": {
          "anyOf": [
            { "type": "array", "items": { "type": "integer", "minimum": 0 } },
            { "type": "null" }
          ]
        }
      }
    }
  },
  "erigon_nodeInfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/PeerInfo" } }
  },
  "erigon_cacheCheck": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/CacheCheck" }, { "type": "null" }] }
  },
  "erigon_getBlockByTimestamp": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" },
            { "$ref": "urn:node-access:rpc#/$defs/Decimal" }
          ]
        },
        { "type": "boolean" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockWithHashes" },
        { "type": "null" }
      ]
    }
  },
  "erigon_getBalanceChangesInBlock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockReference" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Address" },
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
    }
  },
  "erigon_getLogs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ExplorerLogQuery" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/LogWithTimestamp" }
    }
  },
  "erigon_getLatestLogs": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/ExplorerLogQuery" },
        { "$ref": "urn:node-access:rpc#/$defs/LatestLogsOptions" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/LogWithTimestamp" }
    }
  },
  "erigon_getLogsByHash": {
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
          "items": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Log" } }
        },
        { "type": "null" }
      ]
    }
  },
  "erigon_getBlockReceiptsByBlockHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Receipt" } }
  },
  "ots_getApiLevel": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "integer" } },
  "ots_getHeaderByNumber": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ExplorerHeader" }, { "type": "null" }]
    }
  },
  "ots_hasCode": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockReference" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "type": "boolean" }
  },
  "ots_getInternalOperations": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/InternalOperation" }
    }
  },
  "ots_getTransactionError": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hex" }, { "type": "null" }] }
  },
  "ots_traceTransaction": {
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
          "items": { "$ref": "urn:node-access:rpc#/$defs/ExplorerCall" }
        },
        { "type": "null" }
      ]
    }
  },
  "ots_getBlockDetails": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          ]
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockDetails" }, { "type": "null" }]
    }
  },
  "ots_getBlockDetailsByHash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BlockDetails" }, { "type": "null" }]
    }
  },
  "ots_getBlockTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "integer", "minimum": 0 },
            { "$ref": "urn:node-access:rpc#/$defs/Quantity" }
          ]
        },
        { "type": "integer", "minimum": 0 },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": {
      "anyOf": [
        {
          "type": "object",
          "required": ["fullblock", "receipts"],
          "properties": {
            "fullblock": { "$ref": "urn:node-access:rpc#/$defs/ExplorerBlockPage" },
            "receipts": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/ExplorerReceipt" }
            }
          }
        },
        { "type": "null" }
      ]
    }
  },
  "ots_searchTransactionsBefore": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "type": "integer", "minimum": 0 },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/FoundTransactions" }
  },
  "ots_searchTransactionsAfter": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "type": "integer", "minimum": 0 },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/FoundTransactions" }
  },
  "ots_getTransactionBySenderAndNonce": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Address" },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Hash" }, { "type": "null" }] }
  },
  "ots_getContractCreator": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Address" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        {
          "type": "object",
          "required": ["hash", "creator"],
          "properties": {
            "hash": { "$ref": "urn:node-access:rpc#/$defs/Hash" },
            "creator": { "$ref": "urn:node-access:rpc#/$defs/Address" }
          }
        },
        { "type": "null" }
      ]
    }
  },
  "starknet_specVersion": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "string" } },
  "starknet_chainId": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/HexNumber" }
  },
  "starknet_syncing": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "anyOf": [{ "const": false }, { "$ref": "urn:node-access:rpc#/$defs/StarknetSyncStatus" }]
    }
  },
  "starknet_blockNumber": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockNumber" }
  },
  "starknet_blockHashAndNumber": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BlockHashAndNumber" }
  },
  "starknet_getNonce": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
  },
  "starknet_getStorageAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/StorageResponseFlag" }
        }
      ],
      "minItems": 3,
      "maxItems": 4
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        { "$ref": "urn:node-access:rpc#/$defs/StorageResult" }
      ]
    }
  },
  "starknet_getStorageProof": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AcceptedBlockId" },
        {
          "anyOf": [
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            { "type": "null" }
          ]
        },
        {
          "anyOf": [
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            { "type": "null" }
          ]
        },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ContractStorageKeys" }
        }
      ],
      "minItems": 1,
      "maxItems": 4
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetStorageProof" }
  },
  "starknet_call": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/FunctionCall" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
  },
  "starknet_getBlockWithTxHashes": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockWithHashes" },
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedBlockWithHashes" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingBlockWithHashes" }
      ]
    }
  },
  "starknet_getBlockWithTxs": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionResponseFlag" }
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedBlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingBlockWithTransactions" }
      ]
    }
  },
  "starknet_getBlockWithReceipts": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionResponseFlag" }
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockWithReceipts" },
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedBlockWithReceipts" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingBlockWithReceipts" }
      ]
    }
  },
  "starknet_getBlockTransactionCount": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "integer", "minimum": 0 }
  },
  "starknet_getStateUpdate": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetStateUpdate" },
        { "$ref": "urn:node-access:rpc#/$defs/PreConfirmedStateUpdate" }
      ]
    }
  },
  "starknet_getEvents": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/StarknetEventFilter" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetEventPage" }
  },
  "starknet_getTransactionByHash": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionResponseFlag" }
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransaction" }
  },
  "starknet_getTransactionByBlockIdAndIndex": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { "type": "integer", "minimum": 0 },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionResponseFlag" }
        }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransaction" }
  },
  "starknet_getTransactionReceipt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Felt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetReceiptWithBlockInfo" }
  },
  "starknet_getTransactionStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Felt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TransactionStatusResult" }
  },
  "starknet_getMessagesStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/HexNumber" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/MessageStatus" } }
  },
  "starknet_addInvokeTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BroadcastedInvokeTransaction" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["transaction_hash"],
      "properties": { "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
    }
  },
  "starknet_addDeclareTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BroadcastedDeclareTransaction" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["transaction_hash", "class_hash"],
      "properties": {
        "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "class_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    }
  },
  "starknet_addDeployAccountTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/DeployAccountTransactionV3" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["transaction_hash", "contract_address"],
      "properties": {
        "transaction_hash": { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        "contract_address": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      }
    }
  },
  "starknet_estimateFee": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BroadcastedTransaction" }
        },
        { "type": "array", "items": { "enum": ["SKIP_VALIDATE"] } },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/FeeEstimate" } }
  },
  "starknet_estimateMessageFee": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/MessageFromL1" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/MessageFeeEstimate" }
  },
  "starknet_getClass": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ContractClass" }
  },
  "starknet_getClassAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/ContractClass" }
  },
  "starknet_getClassHashAt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { "$ref": "urn:node-access:rpc#/$defs/Felt" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
  },
  "starknet_getCompiledCasm": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Felt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/CasmClass" }
  },
  "starknet_simulateTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetBlockId" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SimulatableTransaction" }
        },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SimulationFlag" }
        }
      ],
      "minItems": 3,
      "maxItems": 3
    },
    "result": {
      "anyOf": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SimulatedTransaction" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/SimulationWithReads" }
      ]
    }
  },
  "starknet_traceTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Felt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/StarknetTransactionTrace" }
  },
  "starknet_traceBlockTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/AcceptedBlockId" },
            { "const": "pending" }
          ]
        },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/TraceFlag" } }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TracedStarknetTransaction" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BlockTraceWithReads" }
      ]
    }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "newHeads": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/Head" }
  },
  "logs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/LogFilter" }],
      "minItems": 0,
      "maxItems": 1
    },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/Log" }
  },
  "newPendingTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "boolean" }],
      "minItems": 0,
      "maxItems": 1
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Hash" },
        { "$ref": "urn:node-access:rpc#/$defs/PendingTransaction" }
      ]
    }
  },
  "transactionReceipts": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ReceiptFilter" }],
      "minItems": 0,
      "maxItems": 1
    },
    "notification": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Receipt" } }
  },
  "syncing": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/SyncProgress" }, { "type": "boolean" }]
    }
  },
  "debug_subscribe": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "const": "traceChain" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { "$ref": "urn:node-access:rpc#/$defs/TraceConfig" }
      ],
      "minItems": 3,
      "maxItems": 4
    },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/TracedBlock" }
  },
  "starknet_subscribeNewHeads": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/SubscriptionBlockId" }],
      "minItems": 0,
      "maxItems": 1
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetHeader" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReorg" }
      ]
    }
  },
  "starknet_subscribeEvents": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/Felt" },
                {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" }
                },
                { "type": "null" }
              ]
            },
            { "type": "null" }
          ]
        },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/EventKeys" }, { "type": "null" }]
        },
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SubscriptionBlockId" },
            { "type": "null" }
          ]
        },
        { "enum": ["PRE_CONFIRMED", "ACCEPTED_ON_L2"] }
      ],
      "minItems": 0,
      "maxItems": 4
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/EmittedEventWithFinality" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReorg" }
      ]
    }
  },
  "starknet_subscribeTransactionStatus": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Felt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/NewTransactionStatus" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReorg" }
      ]
    }
  },
  "starknet_subscribeNewTransactionReceipts": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "type": "array", "items": { "enum": ["PRE_CONFIRMED", "ACCEPTED_ON_L2"] } },
            { "type": "null" }
          ]
        },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReceiptWithBlockInfo" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReorg" }
      ]
    }
  },
  "starknet_subscribeNewTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionStatusWithoutL1" }
            },
            { "type": "null" }
          ]
        },
        {
          "anyOf": [
            { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } },
            { "type": "null" }
          ]
        },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionResponseFlag" }
        }
      ],
      "minItems": 0,
      "maxItems": 3
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionWithStatus" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetReorg" }
      ]
    }
  },
  "starknet_subscribePendingTransactions": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Felt" } }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "notification": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Felt" },
        { "$ref": "urn:node-access:rpc#/$defs/StarknetTransaction" }
      ]
    }
  }
}`);
