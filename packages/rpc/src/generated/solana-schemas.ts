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
    "AccountEncoding": {
      "anyOf": [
        { "enum": ["base58", "base64", "base64+zstd", "jsonParsed"] },
        { "type": "string" }
      ]
    },
    "DataSlice": {
      "type": "object",
      "required": ["offset", "length"],
      "properties": {
        "offset": { "type": "integer", "minimum": 0 },
        "length": { "type": "integer", "minimum": 0 }
      }
    },
    "AccountBytesInBase58": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/Base58Text" },
        { "const": "error: data too large for bs58 encoding" }
      ]
    },
    "Base58Data": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBytesInBase58" },
        { "const": "base58" }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "Base64Data": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Base64Text" }, { "const": "base64" }],
      "minItems": 2,
      "maxItems": 2
    },
    "Base64ZstdData": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Base64Text" }, { "const": "base64+zstd" }],
      "minItems": 2,
      "maxItems": 2
    },
    "AccountBase": {
      "type": "object",
      "required": ["lamports", "owner", "executable", "rentEpoch", "space"],
      "properties": {
        "lamports": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "owner": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "executable": { "type": "boolean" },
        "rentEpoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "AccountInBase58": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": { "data": { "$ref": "urn:node-access:rpc#/$defs/Base58Data" } }
        }
      ]
    },
    "AccountInBase64": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": { "data": { "$ref": "urn:node-access:rpc#/$defs/Base64Data" } }
        }
      ]
    },
    "AccountInBase64Zstd": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": { "data": { "$ref": "urn:node-access:rpc#/$defs/Base64ZstdData" } }
        }
      ]
    },
    "AccountWithText": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": { "data": { "$ref": "urn:node-access:rpc#/$defs/AccountBytesInBase58" } }
        }
      ]
    },
    "ParsedAccount": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": {
            "data": {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/ParsedAccountData" },
                { "$ref": "urn:node-access:rpc#/$defs/Base64Data" }
              ]
            }
          }
        }
      ]
    },
    "SolanaAccount": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": {
            "data": {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/Base58Text" },
                { "$ref": "urn:node-access:rpc#/$defs/Base58Data" },
                { "$ref": "urn:node-access:rpc#/$defs/Base64Data" },
                { "$ref": "urn:node-access:rpc#/$defs/Base64ZstdData" },
                { "$ref": "urn:node-access:rpc#/$defs/ParsedAccountData" },
                {
                  "type": "array",
                  "prefixItems": [{ "type": "string" }, { "type": "string" }],
                  "minItems": 2,
                  "maxItems": 2
                }
              ]
            }
          }
        }
      ]
    },
    "ParsedAccountData": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TokenData" },
        { "$ref": "urn:node-access:rpc#/$defs/Token2022Data" },
        { "$ref": "urn:node-access:rpc#/$defs/NonceData" },
        { "$ref": "urn:node-access:rpc#/$defs/LookupTableData" },
        { "$ref": "urn:node-access:rpc#/$defs/LoaderData" },
        { "$ref": "urn:node-access:rpc#/$defs/StakeData" },
        { "$ref": "urn:node-access:rpc#/$defs/VoteData" },
        { "$ref": "urn:node-access:rpc#/$defs/ConfigData" },
        { "$ref": "urn:node-access:rpc#/$defs/SysvarData" },
        {
          "type": "object",
          "required": ["program", "parsed", "space"],
          "properties": {
            "program": {
              "type": "string",
              "not": {
                "enum": [
                  "address-lookup-table", "bpf-upgradeable-loader", "config", "nonce", "spl-token",
                  "spl-token-2022", "stake", "sysvar", "vote"
                ]
              }
            },
            "parsed": {},
            "space": { "type": "integer", "minimum": 0 }
          }
        }
      ]
    },
    "DecimalText": {
      "description": "Integer in decimal, as text.",
      "type": "string",
      "pattern": "^[0-9]+$"
    },
    "FeeCalculator": {
      "type": "object",
      "required": ["lamportsPerSignature"],
      "properties": { "lamportsPerSignature": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" } }
    },
    "NonceInfo": {
      "type": "object",
      "required": ["authority", "blockhash", "feeCalculator"],
      "properties": {
        "authority": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "feeCalculator": { "$ref": "urn:node-access:rpc#/$defs/FeeCalculator" }
      }
    },
    "NonceData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "nonce" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "initialized" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/NonceInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": { "type": { "const": "uninitialized" } }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": { "type": "string", "not": { "enum": ["initialized", "uninitialized"] } }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "LookupTableInfo": {
      "type": "object",
      "required": ["deactivationSlot", "lastExtendedSlot", "lastExtendedSlotStartIndex", "addresses"],
      "properties": {
        "deactivationSlot": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "lastExtendedSlot": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "lastExtendedSlotStartIndex": { "type": "integer", "minimum": 0 },
        "authority": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "addresses": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
      }
    },
    "LookupTableData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "address-lookup-table" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "lookupTable" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/LookupTableInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": { "type": { "const": "uninitialized" } }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": { "type": "string", "not": { "enum": ["lookupTable", "uninitialized"] } }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "LoaderProgramInfo": {
      "type": "object",
      "required": ["programData"],
      "properties": { "programData": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
    },
    "LoaderProgramDataInfo": {
      "type": "object",
      "required": ["slot", "data"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "authority": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Base64Data" }
      }
    },
    "LoaderBufferInfo": {
      "type": "object",
      "required": ["data"],
      "properties": {
        "authority": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Base64Data" }
      }
    },
    "LoaderData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "bpf-upgradeable-loader" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "program" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/LoaderProgramInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "programData" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/LoaderProgramDataInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "buffer" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/LoaderBufferInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": { "type": { "const": "uninitialized" } }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": {
                  "type": "string",
                  "not": { "enum": ["program", "programData", "buffer", "uninitialized"] }
                }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "ValidatorKey": {
      "type": "object",
      "required": ["pubkey", "signer"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "signer": { "type": "boolean" }
      }
    },
    "ValidatorInfo": {
      "type": "object",
      "required": ["keys", "configData"],
      "properties": {
        "keys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ValidatorKey" }
        },
        "configData": { "type": "object", "additionalProperties": true }
      }
    },
    "StakeConfigInfo": {
      "type": "object",
      "required": ["warmupCooldownRate", "slashPenalty"],
      "properties": {
        "warmupCooldownRate": { "type": "number" },
        "slashPenalty": { "type": "integer", "minimum": 0 }
      }
    },
    "ConfigData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "config" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "validatorInfo" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/ValidatorInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "stakeConfig" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/StakeConfigInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": { "type": "string", "not": { "enum": ["validatorInfo", "stakeConfig"] } }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "AccountConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AccountEncoding" },
        "dataSlice": { "$ref": "urn:node-access:rpc#/$defs/DataSlice" }
      }
    },
    "AccountsConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AccountEncoding" },
        "dataSlice": { "$ref": "urn:node-access:rpc#/$defs/DataSlice" }
      }
    },
    "MemcmpFilter": {
      "type": "object",
      "required": ["memcmp"],
      "properties": {
        "memcmp": {
          "type": "object",
          "required": ["offset", "bytes"],
          "properties": {
            "offset": { "type": "integer", "minimum": 0 },
            "bytes": { "type": "string" },
            "encoding": { "enum": ["base58", "base64"] }
          }
        }
      }
    },
    "DataSizeFilter": {
      "type": "object",
      "required": ["dataSize"],
      "properties": { "dataSize": { "type": "integer", "minimum": 0 } }
    },
    "AccountFilter": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/MemcmpFilter" },
        { "$ref": "urn:node-access:rpc#/$defs/DataSizeFilter" },
        { "type": "object" },
        { "type": "string" }
      ]
    },
    "ProgramAccountsConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AccountEncoding" },
        "dataSlice": { "$ref": "urn:node-access:rpc#/$defs/DataSlice" },
        "filters": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccountFilter" },
          "maxItems": 4
        },
        "sortResults": { "type": "boolean" },
        "withContext": { "type": "boolean" }
      }
    },
    "LargestAccountsConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "filter": { "enum": ["circulating", "nonCirculating"] },
        "sortResults": { "type": "boolean" }
      }
    },
    "AccountBalance": {
      "type": "object",
      "required": ["address", "lamports"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "lamports": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
      }
    },
    "KeyedAccount": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/SolanaAccount" }
      }
    },
    "KeyedAccountInBase64": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/AccountInBase64" }
      }
    },
    "KeyedAccountInBase64Zstd": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/AccountInBase64Zstd" }
      }
    },
    "KeyedParsedAccount": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/ParsedAccount" }
      }
    },
    "KeyedAccountInBase58": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/AccountInBase58" }
      }
    },
    "KeyedAccountWithText": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/AccountWithText" }
      }
    },
    "TransactionDetails": { "enum": ["full", "accounts", "signatures", "none"] },
    "SolanaBlock": {
      "type": "object",
      "required": ["blockhash", "previousBlockhash", "parentSlot", "blockTime", "blockHeight"],
      "properties": {
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "previousBlockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "parentSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "blockTime": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }, { "type": "null" }]
        },
        "blockHeight": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "rewards": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SolanaReward" }
        },
        "numRewardPartitions": { "type": "integer", "minimum": 0 }
      }
    },
    "BlockConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/FinalCommitment" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/TransactionEncoding" },
        "transactionDetails": { "$ref": "urn:node-access:rpc#/$defs/TransactionDetails" },
        "rewards": { "type": "boolean" },
        "maxSupportedTransactionVersion": { "type": "integer", "minimum": 0, "maximum": 255 }
      }
    },
    "BlockCommitment": {
      "type": "object",
      "required": ["commitment", "totalStake"],
      "properties": {
        "commitment": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
            },
            { "type": "null" }
          ]
        },
        "totalStake": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
      }
    },
    "BlocksConfig": {
      "type": "object",
      "properties": { "commitment": { "$ref": "urn:node-access:rpc#/$defs/FinalCommitment" } }
    },
    "PerformanceSample": {
      "type": "object",
      "required": [
        "slot", "numSlots", "numTransactions", "numNonVoteTransactions", "samplePeriodSecs"
      ],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "numSlots": { "type": "integer", "minimum": 0 },
        "numTransactions": { "type": "integer", "minimum": 0 },
        "numNonVoteTransactions": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "samplePeriodSecs": { "type": "integer", "minimum": 0 }
      }
    },
    "ClockSysvar": {
      "type": "object",
      "required": ["slot", "epoch", "epochStartTimestamp", "leaderScheduleEpoch", "unixTimestamp"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "epochStartTimestamp": { "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" },
        "leaderScheduleEpoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "unixTimestamp": { "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }
      }
    },
    "EpochSchedule": {
      "type": "object",
      "required": [
        "slotsPerEpoch", "leaderScheduleSlotOffset", "warmup", "firstNormalEpoch", "firstNormalSlot"
      ],
      "properties": {
        "slotsPerEpoch": { "type": "integer", "minimum": 0 },
        "leaderScheduleSlotOffset": { "type": "integer", "minimum": 0 },
        "warmup": { "type": "boolean" },
        "firstNormalEpoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "firstNormalSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "SlotHashItem": {
      "type": "object",
      "required": ["slot", "hash"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" }
      }
    },
    "SlotHistoryInfo": {
      "type": "object",
      "required": ["nextSlot", "bits"],
      "properties": {
        "nextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "bits": { "type": "string" }
      }
    },
    "StakeHistoryEntry": {
      "type": "object",
      "required": ["effective", "activating", "deactivating"],
      "properties": {
        "effective": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "activating": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "deactivating": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
      }
    },
    "StakeHistoryItem": {
      "type": "object",
      "required": ["epoch", "stakeHistory"],
      "properties": {
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "stakeHistory": { "$ref": "urn:node-access:rpc#/$defs/StakeHistoryEntry" }
      }
    },
    "RecentBlockhashItem": {
      "type": "object",
      "required": ["blockhash", "feeCalculator"],
      "properties": {
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "feeCalculator": { "$ref": "urn:node-access:rpc#/$defs/FeeCalculator" }
      }
    },
    "FeesSysvar": {
      "type": "object",
      "required": ["feeCalculator"],
      "properties": { "feeCalculator": { "$ref": "urn:node-access:rpc#/$defs/FeeCalculator" } }
    },
    "RentSysvar": {
      "anyOf": [
        {
          "type": "object",
          "required": ["lamportsPerByte"],
          "properties": { "lamportsPerByte": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" } }
        },
        {
          "type": "object",
          "required": ["lamportsPerByteYear", "exemptionThreshold", "burnPercent"],
          "properties": {
            "lamportsPerByteYear": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
            "exemptionThreshold": { "type": "number" },
            "burnPercent": { "type": "integer", "minimum": 0 }
          }
        }
      ]
    },
    "LastRestartSlotInfo": {
      "type": "object",
      "required": ["lastRestartSlot"],
      "properties": { "lastRestartSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" } }
    },
    "EpochRewardsInfo": {
      "type": "object",
      "required": ["totalRewards", "distributedRewards"],
      "properties": {
        "distributionStartingBlockHeight": { "type": "integer", "minimum": 0 },
        "numPartitions": { "type": "integer", "minimum": 0 },
        "parentBlockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "totalPoints": { "type": "string" },
        "totalRewards": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
            { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
          ]
        },
        "distributedRewards": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
            { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
          ]
        },
        "distributionCompleteBlockHeight": { "type": "integer", "minimum": 0 },
        "active": { "type": "boolean" }
      }
    },
    "SysvarData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "sysvar" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "clock" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/ClockSysvar" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "epochSchedule" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/EpochSchedule" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "epochRewards" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/EpochRewardsInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "rent" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/RentSysvar" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "slotHashes" },
                "info": {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/SlotHashItem" }
                }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "slotHistory" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/SlotHistoryInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "stakeHistory" },
                "info": {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/StakeHistoryItem" }
                }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "lastRestartSlot" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/LastRestartSlotInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "recentBlockhashes" },
                "info": {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/RecentBlockhashItem" }
                }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "fees" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/FeesSysvar" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": {
                  "type": "string",
                  "not": {
                    "enum": [
                      "clock", "epochSchedule", "epochRewards", "rent", "slotHashes", "slotHistory",
                      "stakeHistory", "lastRestartSlot", "recentBlockhashes", "fees"
                    ]
                  }
                }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "EpochInfo": {
      "type": "object",
      "required": [
        "epoch", "slotIndex", "slotsInEpoch", "absoluteSlot", "blockHeight", "transactionCount"
      ],
      "properties": {
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "slotIndex": { "type": "integer", "minimum": 0 },
        "slotsInEpoch": { "type": "integer", "minimum": 0 },
        "absoluteSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "blockHeight": { "type": "integer", "minimum": 0 },
        "transactionCount": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "LeaderScheduleConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "identity": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
      }
    },
    "LeaderSchedule": {
      "type": "object",
      "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
      "additionalProperties": { "type": "array", "items": { "type": "integer", "minimum": 0 } }
    },
    "SlotRange": {
      "type": "object",
      "required": ["firstSlot", "lastSlot"],
      "properties": {
        "firstSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "lastSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "BlockProductionConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "identity": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "range": {
          "type": "object",
          "required": ["firstSlot"],
          "properties": {
            "firstSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "lastSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
          }
        }
      }
    },
    "BlockProduction": {
      "type": "object",
      "required": ["byIdentity", "range"],
      "properties": {
        "byIdentity": {
          "type": "object",
          "propertyNames": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
          "additionalProperties": {
            "type": "array",
            "prefixItems": [{ "type": "integer", "minimum": 0 }, { "type": "integer", "minimum": 0 }],
            "minItems": 2,
            "maxItems": 2
          }
        },
        "range": { "$ref": "urn:node-access:rpc#/$defs/SlotRange" }
      }
    },
    "WireEncoding": { "enum": ["base58", "base64"] },
    "SendConfig": {
      "type": "object",
      "properties": {
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/WireEncoding" },
        "skipPreflight": { "type": "boolean" },
        "preflightCommitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "maxRetries": { "type": "integer", "minimum": 0 },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "SimulationResult": {
      "type": "object",
      "required": ["err", "logs"],
      "properties": {
        "err": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" },
            { "type": "null" }
          ]
        },
        "logs": {
          "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }]
        },
        "unitsConsumed": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "loadedAccountsDataSize": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "returnData": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/ReturnData" }, { "type": "null" }]
        },
        "fee": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Lamports" }, { "type": "null" }]
        },
        "preBalances": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
            },
            { "type": "null" }
          ]
        },
        "postBalances": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
            },
            { "type": "null" }
          ]
        },
        "preTokenBalances": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TokenBalance" }
            },
            { "type": "null" }
          ]
        },
        "postTokenBalances": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TokenBalance" }
            },
            { "type": "null" }
          ]
        },
        "loadedAddresses": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/LoadedAddresses" }, { "type": "null" }]
        }
      }
    },
    "SolanaSimulatedTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/SimulationResult" },
        {
          "type": "object",
          "required": ["accounts"],
          "properties": {
            "accounts": {
              "anyOf": [
                {
                  "type": "array",
                  "items": {
                    "anyOf": [
                      { "$ref": "urn:node-access:rpc#/$defs/SolanaAccount" },
                      { "type": "null" }
                    ]
                  }
                },
                { "type": "null" }
              ]
            },
            "innerInstructions": {
              "anyOf": [
                {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/DecodedInnerInstructions" }
                },
                { "type": "null" }
              ]
            },
            "replacementBlockhash": {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/LatestBlockhash" },
                { "type": "null" }
              ]
            }
          }
        }
      ]
    },
    "SimulateAccountsConfig": {
      "type": "object",
      "required": ["addresses"],
      "properties": {
        "addresses": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } },
        "encoding": {
          "anyOf": [{ "enum": ["base64", "base64+zstd", "jsonParsed"] }, { "type": "string" }]
        }
      }
    },
    "SimulateConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/WireEncoding" },
        "sigVerify": { "type": "boolean" },
        "replaceRecentBlockhash": { "type": "boolean" },
        "innerInstructions": { "type": "boolean" },
        "accounts": { "$ref": "urn:node-access:rpc#/$defs/SimulateAccountsConfig" }
      }
    },
    "AirdropConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "recentBlockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" }
      }
    },
    "PrioritizationFee": {
      "type": "object",
      "required": ["slot", "prioritizationFee"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "prioritizationFee": { "type": "integer", "minimum": 0 }
      }
    },
    "StakeAuthorized": {
      "type": "object",
      "required": ["staker", "withdrawer"],
      "properties": {
        "staker": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "withdrawer": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
      }
    },
    "StakeLockup": {
      "type": "object",
      "required": ["unixTimestamp", "epoch", "custodian"],
      "properties": {
        "unixTimestamp": { "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" },
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "custodian": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
      }
    },
    "StakeMeta": {
      "type": "object",
      "required": ["rentExemptReserve", "authorized", "lockup"],
      "properties": {
        "rentExemptReserve": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "authorized": { "$ref": "urn:node-access:rpc#/$defs/StakeAuthorized" },
        "lockup": { "$ref": "urn:node-access:rpc#/$defs/StakeLockup" }
      }
    },
    "StakeDelegation": {
      "type": "object",
      "required": ["voter", "stake", "activationEpoch", "deactivationEpoch"],
      "properties": {
        "voter": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "stake": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "activationEpoch": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "deactivationEpoch": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "warmupCooldownRate": { "type": "number" }
      }
    },
    "StakeInfo": {
      "type": "object",
      "required": ["meta", "stake"],
      "properties": {
        "meta": { "$ref": "urn:node-access:rpc#/$defs/StakeMeta" },
        "stake": {
          "anyOf": [
            {
              "type": "object",
              "required": ["delegation", "creditsObserved"],
              "properties": {
                "delegation": { "$ref": "urn:node-access:rpc#/$defs/StakeDelegation" },
                "creditsObserved": { "type": "integer", "minimum": 0 }
              }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "StakeData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "stake" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "delegated" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/StakeInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "initialized" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/StakeInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": { "type": { "const": "uninitialized" } }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": { "type": { "const": "rewardsPool" } }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": {
                  "type": "string",
                  "not": { "enum": ["delegated", "initialized", "uninitialized", "rewardsPool"] }
                }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "VoteLockout": {
      "type": "object",
      "required": ["slot", "confirmationCount"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "confirmationCount": { "type": "integer", "minimum": 0 },
        "latency": { "type": "integer", "minimum": 0 }
      }
    },
    "AuthorizedVoter": {
      "type": "object",
      "required": ["epoch", "authorizedVoter"],
      "properties": {
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "authorizedVoter": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
      }
    },
    "PriorVoter": {
      "type": "object",
      "required": ["authorizedPubkey", "epochOfLastAuthorizedSwitch", "targetEpoch"],
      "properties": {
        "authorizedPubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "epochOfLastAuthorizedSwitch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "targetEpoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" }
      }
    },
    "EpochCredits": {
      "type": "object",
      "required": ["epoch", "credits", "previousCredits"],
      "properties": {
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "credits": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "previousCredits": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" }
      }
    },
    "VoteInfo": {
      "type": "object",
      "required": [
        "nodePubkey", "authorizedWithdrawer", "commission", "votes", "rootSlot", "authorizedVoters",
        "priorVoters", "epochCredits", "lastTimestamp"
      ],
      "properties": {
        "nodePubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "authorizedWithdrawer": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "commission": { "type": "integer", "minimum": 0 },
        "votes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/VoteLockout" } },
        "rootSlot": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Slot" }, { "type": "null" }] },
        "authorizedVoters": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AuthorizedVoter" }
        },
        "priorVoters": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/PriorVoter" } },
        "epochCredits": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/EpochCredits" }
        },
        "lastTimestamp": {
          "type": "object",
          "required": ["slot", "timestamp"],
          "properties": {
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }
          }
        },
        "inflationRewardsCommissionBps": { "type": "integer", "minimum": 0 },
        "inflationRewardsCollector": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "blockRevenueCollector": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "blockRevenueCommissionBps": { "type": "integer", "minimum": 0 },
        "pendingDelegatorRewards": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "blsPubkeyCompressed": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
      }
    },
    "VoteData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "vote" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "vote" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/VoteInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": { "type": { "type": "string", "not": { "enum": ["vote"] } } }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "VoteAccount": {
      "type": "object",
      "required": [
        "votePubkey", "nodePubkey", "activatedStake", "epochVoteAccount", "epochCredits", "lastVote",
        "rootSlot"
      ],
      "properties": {
        "votePubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "nodePubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "activatedStake": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "commission": { "type": "integer", "minimum": 0 },
        "inflationRewardsCommissionBps": { "type": "integer", "minimum": 0 },
        "epochVoteAccount": { "type": "boolean" },
        "epochCredits": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [
              { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
              { "type": "integer", "minimum": 0 },
              { "type": "integer", "minimum": 0 }
            ],
            "minItems": 3,
            "maxItems": 3
          }
        },
        "lastVote": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "rootSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "VoteAccounts": {
      "type": "object",
      "required": ["current", "delinquent"],
      "properties": {
        "current": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/VoteAccount" } },
        "delinquent": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/VoteAccount" } }
      }
    },
    "VoteAccountsConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "votePubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "keepUnstakedDelinquents": { "type": "boolean" },
        "delinquentSlotDistance": { "type": "integer", "minimum": 0 }
      }
    },
    "InflationGovernor": {
      "type": "object",
      "required": ["initial", "terminal", "taper", "foundation", "foundationTerm"],
      "properties": {
        "initial": { "type": "number" },
        "terminal": { "type": "number" },
        "taper": { "type": "number" },
        "foundation": { "type": "number" },
        "foundationTerm": { "type": "number" }
      }
    },
    "InflationRate": {
      "type": "object",
      "required": ["total", "validator", "foundation", "epoch"],
      "properties": {
        "total": { "type": "number" },
        "validator": { "type": "number" },
        "foundation": { "type": "number" },
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" }
      }
    },
    "InflationReward": {
      "type": "object",
      "required": ["epoch", "effectiveSlot", "amount", "postBalance"],
      "properties": {
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "effectiveSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "amount": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "postBalance": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "commission": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "commissionBps": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "InflationRewardConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "epoch": { "$ref": "urn:node-access:rpc#/$defs/Epoch" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "SolanaSupply": {
      "type": "object",
      "required": ["total", "circulating", "nonCirculating", "nonCirculatingAccounts"],
      "properties": {
        "total": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "circulating": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "nonCirculating": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "nonCirculatingAccounts": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
      }
    },
    "SupplyConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "excludeNonCirculatingAccountsList": { "type": "boolean" }
      }
    },
    "SolanaSubscriptionId": { "type": "integer", "minimum": 0 },
    "AccountSubscriptionConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AccountEncoding" },
        "dataSlice": { "$ref": "urn:node-access:rpc#/$defs/DataSlice" }
      }
    },
    "ProgramSubscriptionConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/AccountEncoding" },
        "dataSlice": { "$ref": "urn:node-access:rpc#/$defs/DataSlice" },
        "filters": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccountFilter" },
          "maxItems": 4
        }
      }
    },
    "LogsFilter": {
      "anyOf": [
        { "enum": ["all", "allWithVotes"] },
        {
          "type": "object",
          "required": ["mentions"],
          "properties": {
            "mentions": {
              "type": "array",
              "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }],
              "minItems": 1,
              "maxItems": 1
            }
          }
        }
      ]
    },
    "TransactionLogs": {
      "type": "object",
      "required": ["signature", "err", "logs"],
      "properties": {
        "signature": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
        "err": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" },
            { "type": "null" }
          ]
        },
        "logs": { "type": "array", "items": { "type": "string" } }
      }
    },
    "SignatureSubscriptionConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "enableReceivedNotification": { "type": "boolean" }
      }
    },
    "SignatureResult": {
      "type": "object",
      "required": ["err"],
      "properties": {
        "err": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" },
            { "type": "null" }
          ]
        }
      }
    },
    "SlotInfo": {
      "type": "object",
      "required": ["slot", "parent", "root"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "parent": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "root": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "BlockFilter": {
      "anyOf": [
        { "const": "all" },
        {
          "type": "object",
          "required": ["mentionsAccountOrProgram"],
          "properties": { "mentionsAccountOrProgram": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
        }
      ]
    },
    "BlockSubscriptionConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/FinalCommitment" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/TransactionEncoding" },
        "transactionDetails": { "$ref": "urn:node-access:rpc#/$defs/TransactionDetails" },
        "showRewards": { "type": "boolean" },
        "maxSupportedTransactionVersion": { "type": "integer", "minimum": 0, "maximum": 255 }
      }
    },
    "BlockUpdateError": {
      "anyOf": [
        { "enum": ["BlockStoreError"] },
        { "type": "string" },
        {
          "type": "object",
          "required": ["UnsupportedTransactionVersion"],
          "properties": { "UnsupportedTransactionVersion": { "type": "integer", "minimum": 0 } }
        },
        { "type": "object" }
      ]
    },
    "SlotStats": {
      "type": "object",
      "required": [
        "numTransactionEntries", "numSuccessfulTransactions", "numFailedTransactions",
        "maxTransactionsPerEntry"
      ],
      "properties": {
        "numTransactionEntries": { "type": "integer", "minimum": 0 },
        "numSuccessfulTransactions": { "type": "integer", "minimum": 0 },
        "numFailedTransactions": { "type": "integer", "minimum": 0 },
        "maxTransactionsPerEntry": { "type": "integer", "minimum": 0 }
      }
    },
    "SlotUpdate": {
      "anyOf": [
        {
          "type": "object",
          "required": ["type", "slot", "timestamp"],
          "properties": {
            "type": { "const": "firstShredReceived" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp"],
          "properties": {
            "type": { "const": "completed" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp", "parent"],
          "properties": {
            "type": { "const": "createdBank" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 },
            "parent": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp", "stats"],
          "properties": {
            "type": { "const": "frozen" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 },
            "stats": { "$ref": "urn:node-access:rpc#/$defs/SlotStats" }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp", "err"],
          "properties": {
            "type": { "const": "dead" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 },
            "err": { "type": "string" }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp"],
          "properties": {
            "type": { "const": "optimisticConfirmation" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp"],
          "properties": {
            "type": { "const": "root" },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 }
          }
        },
        {
          "type": "object",
          "required": ["type", "slot", "timestamp"],
          "properties": {
            "type": {
              "type": "string",
              "not": {
                "enum": [
                  "firstShredReceived", "completed", "createdBank", "frozen", "dead",
                  "optimisticConfirmation", "root"
                ]
              }
            },
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "timestamp": { "type": "integer", "minimum": 0 }
          }
        }
      ]
    },
    "SolanaVote": {
      "type": "object",
      "required": ["votePubkey", "slots", "hash", "timestamp", "signature"],
      "properties": {
        "votePubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "slots": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Slot" } },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "timestamp": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }, { "type": "null" }]
        },
        "signature": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
      }
    },
    "TokenAmount": {
      "type": "object",
      "required": ["amount", "decimals", "uiAmount", "uiAmountString"],
      "properties": {
        "amount": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "decimals": { "type": "integer", "minimum": 0 },
        "uiAmount": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "uiAmountString": { "type": "string" }
      }
    },
    "TokenExtension": {
      "type": "object",
      "required": ["extension"],
      "properties": {
        "extension": {
          "anyOf": [
            {
              "enum": [
                "confidentialMintBurn", "confidentialTransferAccount", "confidentialTransferFeeAmount",
                "confidentialTransferFeeConfig", "confidentialTransferMint", "cpiGuard",
                "defaultAccountState", "groupMemberPointer", "groupPointer", "immutableOwner",
                "interestBearingConfig", "memoTransfer", "metadataPointer", "mintCloseAuthority",
                "nonTransferable", "nonTransferableAccount", "pausableAccount", "pausableConfig",
                "permanentDelegate", "scaledUiAmountConfig", "tokenGroup", "tokenGroupMember",
                "tokenMetadata", "transferFeeAmount", "transferFeeConfig", "transferHook",
                "transferHookAccount", "uninitialized", "unparseableExtension"
              ]
            },
            { "type": "string" }
          ]
        },
        "state": { "type": "object", "additionalProperties": true }
      }
    },
    "TokenAccountInfo": {
      "type": "object",
      "required": ["mint", "owner", "tokenAmount", "state", "isNative"],
      "properties": {
        "mint": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "owner": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "tokenAmount": { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" },
        "state": { "enum": ["uninitialized", "initialized", "frozen"] },
        "isNative": { "type": "boolean" },
        "rentExemptReserve": { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" },
        "delegate": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "delegatedAmount": { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" },
        "closeAuthority": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "extensions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TokenExtension" }
        }
      }
    },
    "MintInfo": {
      "type": "object",
      "required": ["mintAuthority", "supply", "decimals", "isInitialized", "freezeAuthority"],
      "properties": {
        "mintAuthority": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "supply": { "$ref": "urn:node-access:rpc#/$defs/DecimalText" },
        "decimals": { "type": "integer", "minimum": 0 },
        "isInitialized": { "type": "boolean" },
        "freezeAuthority": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "extensions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TokenExtension" }
        }
      }
    },
    "MultisigInfo": {
      "type": "object",
      "required": ["numRequiredSigners", "numValidSigners", "isInitialized", "signers"],
      "properties": {
        "numRequiredSigners": { "type": "integer", "minimum": 0 },
        "numValidSigners": { "type": "integer", "minimum": 0 },
        "isInitialized": { "type": "boolean" },
        "signers": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
      }
    },
    "TokenData": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "spl-token" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "account" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/TokenAccountInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "mint" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/MintInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "multisig" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/MultisigInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": { "type": "string", "not": { "enum": ["account", "mint", "multisig"] } }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "Token2022Data": {
      "type": "object",
      "required": ["program", "parsed", "space"],
      "properties": {
        "program": { "const": "spl-token-2022" },
        "parsed": {
          "anyOf": [
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "account" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/TokenAccountInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "mint" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/MintInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type", "info"],
              "properties": {
                "type": { "const": "multisig" },
                "info": { "$ref": "urn:node-access:rpc#/$defs/MultisigInfo" }
              }
            },
            {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": { "type": "string", "not": { "enum": ["account", "mint", "multisig"] } }
              }
            }
          ]
        },
        "space": { "type": "integer", "minimum": 0 }
      }
    },
    "ParsedTokenAccount": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AccountBase" },
        {
          "type": "object",
          "required": ["data"],
          "properties": {
            "data": {
              "type": "object",
              "required": ["program", "parsed", "space"],
              "properties": {
                "program": {
                  "anyOf": [{ "enum": ["spl-token", "spl-token-2022"] }, { "type": "string" }]
                },
                "parsed": {
                  "type": "object",
                  "required": ["type", "info"],
                  "properties": {
                    "type": { "const": "account" },
                    "info": { "$ref": "urn:node-access:rpc#/$defs/TokenAccountInfo" }
                  }
                },
                "space": { "type": "integer", "minimum": 0 }
              }
            }
          }
        }
      ]
    },
    "KeyedTokenAccount": {
      "type": "object",
      "required": ["pubkey", "account"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "account": { "$ref": "urn:node-access:rpc#/$defs/ParsedTokenAccount" }
      }
    },
    "LargestTokenAccount": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" },
        {
          "type": "object",
          "required": ["address"],
          "properties": { "address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
        }
      ]
    },
    "TokenAccountsFilter": {
      "anyOf": [
        {
          "type": "object",
          "required": ["mint"],
          "properties": { "mint": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
        },
        {
          "type": "object",
          "required": ["programId"],
          "properties": { "programId": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
        }
      ]
    },
    "TransactionEncoding": {
      "anyOf": [{ "enum": ["json", "jsonParsed", "base58", "base64"] }, { "type": "string" }]
    },
    "TransactionVersion": { "anyOf": [{ "const": "legacy" }, { "type": "integer", "minimum": 0 }] },
    "InstructionError": {
      "anyOf": [
        {
          "enum": [
            "AccountAlreadyInitialized", "AccountBorrowFailed", "AccountBorrowOutstanding",
            "AccountDataSizeChanged", "AccountDataTooSmall", "AccountNotExecutable", "AccountNotRentExempt",
            "ArithmeticOverflow", "BorshIoError", "BuiltinProgramsMustConsumeComputeUnits", "CallDepth",
            "ComputationalBudgetExceeded", "DuplicateAccountIndex", "DuplicateAccountOutOfSync",
            "ExecutableAccountNotRentExempt", "ExecutableDataModified", "ExecutableLamportChange",
            "ExecutableModified", "ExternalAccountDataModified", "ExternalAccountLamportSpend",
            "GenericError", "IllegalOwner", "Immutable", "IncorrectAuthority", "IncorrectProgramId",
            "InsufficientFunds", "InvalidAccountData", "InvalidAccountOwner", "InvalidArgument",
            "InvalidError", "InvalidInstructionData", "InvalidRealloc", "InvalidSeeds",
            "MaxAccountsDataAllocationsExceeded", "MaxAccountsExceeded", "MaxInstructionTraceLengthExceeded",
            "MaxSeedLengthExceeded", "MissingAccount", "MissingRequiredSignature", "ModifiedProgramId",
            "NotEnoughAccountKeys", "PrivilegeEscalation", "ProgramEnvironmentSetupFailure",
            "ProgramFailedToCompile", "ProgramFailedToComplete", "ReadonlyDataModified",
            "ReadonlyLamportChange", "ReentrancyNotAllowed", "RentEpochModified", "UnbalancedInstruction",
            "UninitializedAccount", "UnsupportedProgramId", "UnsupportedSysvar"
          ]
        },
        {
          "type": "object",
          "required": ["Custom"],
          "properties": { "Custom": { "type": "integer", "minimum": 0 } }
        },
        {
          "type": "object",
          "required": ["BorshIoError"],
          "properties": { "BorshIoError": { "type": "string" } }
        },
        { "type": "string" },
        { "type": "object" }
      ]
    },
    "SolanaTransactionError": {
      "anyOf": [
        {
          "enum": [
            "AccountBorrowOutstanding", "AccountInUse", "AccountLoadedTwice", "AccountNotFound",
            "AddressLookupTableNotFound", "AlreadyProcessed", "BlockhashNotFound", "CallChainTooDeep",
            "ClusterMaintenance", "CommitCancelled", "InsufficientFundsForFee", "InvalidAccountForFee",
            "InvalidAccountIndex", "InvalidAddressLookupTableData", "InvalidAddressLookupTableIndex",
            "InvalidAddressLookupTableOwner", "InvalidLoadedAccountsDataSizeLimit",
            "InvalidProgramForExecution", "InvalidRentPayingAccount", "InvalidWritableAccount",
            "MaxLoadedAccountsDataSizeExceeded", "MissingSignatureForFee", "ProgramAccountNotFound",
            "ProgramCacheHitMaxLimit", "ResanitizationNeeded", "SanitizeFailure", "SignatureFailure",
            "TooManyAccountLocks", "UnbalancedTransaction", "UnsupportedVersion",
            "WouldExceedAccountDataBlockLimit", "WouldExceedAccountDataTotalLimit",
            "WouldExceedMaxAccountCostLimit", "WouldExceedMaxBlockCostLimit", "WouldExceedMaxVoteCostLimit"
          ]
        },
        {
          "type": "object",
          "required": ["InstructionError"],
          "properties": {
            "InstructionError": {
              "type": "array",
              "prefixItems": [
                { "type": "integer", "minimum": 0 },
                { "$ref": "urn:node-access:rpc#/$defs/InstructionError" }
              ],
              "minItems": 2,
              "maxItems": 2
            }
          }
        },
        {
          "type": "object",
          "required": ["DuplicateInstruction"],
          "properties": { "DuplicateInstruction": { "type": "integer", "minimum": 0 } }
        },
        {
          "type": "object",
          "required": ["InsufficientFundsForRent"],
          "properties": {
            "InsufficientFundsForRent": {
              "type": "object",
              "required": ["account_index"],
              "properties": { "account_index": { "type": "integer", "minimum": 0 } }
            }
          }
        },
        {
          "type": "object",
          "required": ["ProgramExecutionTemporarilyRestricted"],
          "properties": {
            "ProgramExecutionTemporarilyRestricted": {
              "type": "object",
              "required": ["account_index"],
              "properties": { "account_index": { "type": "integer", "minimum": 0 } }
            }
          }
        },
        { "type": "string" },
        { "type": "object" }
      ]
    },
    "LegacyStatus": {
      "anyOf": [
        {
          "type": "object",
          "required": ["Ok"],
          "properties": { "Ok": { "type": "null" } }
        },
        {
          "type": "object",
          "required": ["Err"],
          "properties": { "Err": { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" } }
        }
      ]
    },
    "ConfirmationStatus": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Commitment" }, { "type": "null" }] },
    "MessageHeader": {
      "type": "object",
      "required": [
        "numRequiredSignatures", "numReadonlySignedAccounts", "numReadonlyUnsignedAccounts"
      ],
      "properties": {
        "numRequiredSignatures": { "type": "integer", "minimum": 0 },
        "numReadonlySignedAccounts": { "type": "integer", "minimum": 0 },
        "numReadonlyUnsignedAccounts": { "type": "integer", "minimum": 0 }
      }
    },
    "SolanaInstruction": {
      "type": "object",
      "required": ["programIdIndex", "accounts", "data"],
      "properties": {
        "programIdIndex": { "type": "integer", "minimum": 0 },
        "accounts": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Base58Text" },
        "stackHeight": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "ParsedInstruction": {
      "type": "object",
      "required": ["program", "programId", "parsed"],
      "properties": {
        "program": {
          "anyOf": [
            {
              "enum": [
                "address-lookup-table", "bpf-loader", "bpf-upgradeable-loader",
                "spl-associated-token-account", "spl-token", "stake", "system", "vote"
              ]
            },
            { "type": "string" }
          ]
        },
        "programId": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "parsed": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": { "type": "string" },
            "info": { "type": "object", "additionalProperties": true }
          }
        },
        "stackHeight": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "MemoInstruction": {
      "type": "object",
      "required": ["program", "programId", "parsed"],
      "properties": {
        "program": { "const": "spl-memo" },
        "programId": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "parsed": { "type": "string" },
        "stackHeight": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "PartiallyDecodedInstruction": {
      "type": "object",
      "required": ["programId", "accounts", "data"],
      "properties": {
        "programId": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "accounts": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Base58Text" },
        "stackHeight": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "DecodedInstruction": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/ParsedInstruction" },
        { "$ref": "urn:node-access:rpc#/$defs/MemoInstruction" },
        { "$ref": "urn:node-access:rpc#/$defs/PartiallyDecodedInstruction" }
      ]
    },
    "InnerInstructions": {
      "type": "object",
      "required": ["index", "instructions"],
      "properties": {
        "index": { "type": "integer", "minimum": 0 },
        "instructions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SolanaInstruction" }
        }
      }
    },
    "DecodedInnerInstructions": {
      "type": "object",
      "required": ["index", "instructions"],
      "properties": {
        "index": { "type": "integer", "minimum": 0 },
        "instructions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/DecodedInstruction" }
        }
      }
    },
    "AddressTableLookup": {
      "type": "object",
      "required": ["accountKey", "writableIndexes", "readonlyIndexes"],
      "properties": {
        "accountKey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "writableIndexes": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
        "readonlyIndexes": { "type": "array", "items": { "type": "integer", "minimum": 0 } }
      }
    },
    "SolanaTransactionConfig": {
      "type": "object",
      "required": ["computeUnitLimit", "heapSize", "loadedAccountsDataSizeLimit", "priorityFee"],
      "properties": {
        "computeUnitLimit": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "heapSize": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "loadedAccountsDataSizeLimit": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "priorityFee": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Lamports" }, { "type": "null" }]
        }
      }
    },
    "ParsedAccountKey": {
      "type": "object",
      "required": ["pubkey", "signer", "writable", "source"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "signer": { "type": "boolean" },
        "writable": { "type": "boolean" },
        "source": { "anyOf": [{ "enum": ["transaction", "lookupTable"] }, { "type": "null" }] }
      }
    },
    "SolanaMessage": {
      "type": "object",
      "required": ["accountKeys", "header", "recentBlockhash", "instructions"],
      "properties": {
        "accountKeys": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } },
        "header": { "$ref": "urn:node-access:rpc#/$defs/MessageHeader" },
        "recentBlockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "instructions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SolanaInstruction" }
        },
        "addressTableLookups": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AddressTableLookup" }
            },
            { "type": "null" }
          ]
        },
        "transactionConfig": { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionConfig" }
      }
    },
    "DecodedMessage": {
      "type": "object",
      "required": ["accountKeys", "recentBlockhash", "instructions"],
      "properties": {
        "accountKeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ParsedAccountKey" }
        },
        "recentBlockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "instructions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/DecodedInstruction" }
        },
        "addressTableLookups": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/AddressTableLookup" }
            },
            { "type": "null" }
          ]
        },
        "transactionConfig": { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionConfig" }
      }
    },
    "SolanaTransaction": {
      "type": "object",
      "required": ["signatures", "message"],
      "properties": {
        "signatures": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
        },
        "message": { "$ref": "urn:node-access:rpc#/$defs/SolanaMessage" }
      }
    },
    "DecodedTransaction": {
      "type": "object",
      "required": ["signatures", "message"],
      "properties": {
        "signatures": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
        },
        "message": { "$ref": "urn:node-access:rpc#/$defs/DecodedMessage" }
      }
    },
    "TransactionAccounts": {
      "type": "object",
      "required": ["signatures", "accountKeys"],
      "properties": {
        "signatures": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
        },
        "accountKeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/ParsedAccountKey" }
        }
      }
    },
    "TokenBalance": {
      "type": "object",
      "required": ["accountIndex", "mint", "uiTokenAmount"],
      "properties": {
        "accountIndex": { "type": "integer", "minimum": 0 },
        "mint": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "owner": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "programId": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "uiTokenAmount": { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" }
      }
    },
    "SolanaReward": {
      "type": "object",
      "required": ["pubkey", "lamports", "postBalance", "rewardType"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "lamports": { "type": "integer" },
        "postBalance": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "rewardType": {
          "anyOf": [
            { "enum": ["Fee", "Rent", "Staking", "Voting"] },
            { "type": "null" },
            { "type": "string" }
          ]
        },
        "commission": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "commissionBps": { "type": "integer", "minimum": 0 }
      }
    },
    "ReturnData": {
      "type": "object",
      "required": ["programId", "data"],
      "properties": {
        "programId": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "data": { "$ref": "urn:node-access:rpc#/$defs/Base64Data" }
      }
    },
    "LoadedAddresses": {
      "type": "object",
      "required": ["writable", "readonly"],
      "properties": {
        "writable": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } },
        "readonly": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
      }
    },
    "TransactionAccountsMeta": {
      "type": "object",
      "required": ["err", "status", "fee", "preBalances", "postBalances"],
      "properties": {
        "err": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" },
            { "type": "null" }
          ]
        },
        "status": { "$ref": "urn:node-access:rpc#/$defs/LegacyStatus" },
        "fee": { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        "preBalances": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Lamports" } },
        "postBalances": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Lamports" } },
        "preTokenBalances": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TokenBalance" }
            },
            { "type": "null" }
          ]
        },
        "postTokenBalances": {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/TokenBalance" }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "SolanaTransactionMeta": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionAccountsMeta" },
        {
          "type": "object",
          "required": ["innerInstructions", "logMessages", "rewards"],
          "properties": {
            "innerInstructions": {
              "anyOf": [
                {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/InnerInstructions" }
                },
                { "type": "null" }
              ]
            },
            "logMessages": {
              "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }]
            },
            "rewards": {
              "anyOf": [
                {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/SolanaReward" }
                },
                { "type": "null" }
              ]
            },
            "loadedAddresses": { "$ref": "urn:node-access:rpc#/$defs/LoadedAddresses" },
            "returnData": { "$ref": "urn:node-access:rpc#/$defs/ReturnData" },
            "computeUnitsConsumed": { "type": "integer", "minimum": 0 },
            "costUnits": { "type": "integer", "minimum": 0 }
          }
        }
      ]
    },
    "DecodedTransactionMeta": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionAccountsMeta" },
        {
          "type": "object",
          "required": ["innerInstructions", "logMessages", "rewards"],
          "properties": {
            "innerInstructions": {
              "anyOf": [
                {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/DecodedInnerInstructions" }
                },
                { "type": "null" }
              ]
            },
            "logMessages": {
              "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }]
            },
            "rewards": {
              "anyOf": [
                {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/SolanaReward" }
                },
                { "type": "null" }
              ]
            },
            "loadedAddresses": { "$ref": "urn:node-access:rpc#/$defs/LoadedAddresses" },
            "returnData": { "$ref": "urn:node-access:rpc#/$defs/ReturnData" },
            "computeUnitsConsumed": { "type": "integer", "minimum": 0 },
            "costUnits": { "type": "integer", "minimum": 0 }
          }
        }
      ]
    },
    "TransactionInJson": {
      "type": "object",
      "required": ["meta", "transaction"],
      "properties": {
        "meta": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionMeta" },
            { "type": "null" }
          ]
        },
        "transaction": { "$ref": "urn:node-access:rpc#/$defs/SolanaTransaction" }
      }
    },
    "TransactionInJsonParsed": {
      "type": "object",
      "required": ["meta", "transaction"],
      "properties": {
        "meta": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/DecodedTransactionMeta" },
            { "type": "null" }
          ]
        },
        "transaction": { "$ref": "urn:node-access:rpc#/$defs/DecodedTransaction" }
      }
    },
    "TransactionInBase58": {
      "type": "object",
      "required": ["meta", "transaction"],
      "properties": {
        "meta": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionMeta" },
            { "type": "null" }
          ]
        },
        "transaction": { "$ref": "urn:node-access:rpc#/$defs/Base58Data" }
      }
    },
    "TransactionInBase64": {
      "type": "object",
      "required": ["meta", "transaction"],
      "properties": {
        "meta": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionMeta" },
            { "type": "null" }
          ]
        },
        "transaction": { "$ref": "urn:node-access:rpc#/$defs/Base64Data" }
      }
    },
    "TransactionWithAccounts": {
      "type": "object",
      "required": ["meta", "transaction"],
      "properties": {
        "meta": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TransactionAccountsMeta" },
            { "type": "null" }
          ]
        },
        "transaction": { "$ref": "urn:node-access:rpc#/$defs/TransactionAccounts" }
      }
    },
    "VersionedTransaction": {
      "type": "object",
      "required": ["version"],
      "properties": { "version": { "$ref": "urn:node-access:rpc#/$defs/TransactionVersion" } }
    },
    "TransactionPlace": {
      "type": "object",
      "required": ["slot", "blockTime"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "blockTime": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }, { "type": "null" }]
        },
        "transactionIndex": { "type": "integer", "minimum": 0 }
      }
    },
    "GetTransactionConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/FinalCommitment" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/TransactionEncoding" },
        "maxSupportedTransactionVersion": { "type": "integer", "minimum": 0, "maximum": 255 }
      }
    },
    "SignaturesConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/FinalCommitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "before": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
        "until": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
        "limit": { "type": "integer", "minimum": 1, "maximum": 1000 }
      }
    },
    "SignatureInfo": {
      "type": "object",
      "required": ["signature", "slot", "err", "memo", "blockTime", "confirmationStatus"],
      "properties": {
        "signature": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "err": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" },
            { "type": "null" }
          ]
        },
        "memo": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "blockTime": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }, { "type": "null" }]
        },
        "confirmationStatus": { "$ref": "urn:node-access:rpc#/$defs/ConfirmationStatus" },
        "transactionIndex": { "type": "integer", "minimum": 0 }
      }
    },
    "AddressTransactionsConfig": {
      "type": "object",
      "properties": {
        "transactionDetails": { "enum": ["signatures", "full"] },
        "sortOrder": { "enum": ["asc", "desc"] },
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/FinalCommitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "limit": { "type": "integer", "minimum": 1, "maximum": 1000 },
        "paginationToken": { "type": "string" },
        "encoding": { "$ref": "urn:node-access:rpc#/$defs/TransactionEncoding" },
        "maxSupportedTransactionVersion": { "type": "integer", "minimum": 0, "maximum": 255 },
        "filters": { "$ref": "urn:node-access:rpc#/$defs/AddressTransactionsFilters" }
      }
    },
    "AddressTransactionsFilters": {
      "type": "object",
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/SlotBounds" },
        "blockTime": { "$ref": "urn:node-access:rpc#/$defs/SlotBounds" },
        "status": { "enum": ["any", "succeeded", "failed"] },
        "tokenAccounts": { "enum": ["none", "balanceChanged", "all"] }
      }
    },
    "SlotBounds": {
      "type": "object",
      "properties": {
        "gt": { "type": "integer", "minimum": 0 },
        "gte": { "type": "integer", "minimum": 0 },
        "lt": { "type": "integer", "minimum": 0 },
        "lte": { "type": "integer", "minimum": 0 }
      }
    },
    "AddressSignaturesPage": {
      "type": "object",
      "required": ["data"],
      "properties": {
        "data": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/SignatureInfo" }
        },
        "paginationToken": { "$ref": "urn:node-access:rpc#/$defs/PaginationToken" }
      }
    },
    "AddressTransactionsPage": {
      "type": "object",
      "required": ["data"],
      "properties": {
        "data": {
          "type": "array",
          "items": {
            "allOf": [
              { "$ref": "urn:node-access:rpc#/$defs/TransactionPlace" },
              {
                "type": "object",
                "properties": { "version": { "$ref": "urn:node-access:rpc#/$defs/TransactionVersion" } }
              },
              {
                "anyOf": [
                  { "$ref": "urn:node-access:rpc#/$defs/TransactionInJson" },
                  { "$ref": "urn:node-access:rpc#/$defs/TransactionInJsonParsed" },
                  { "$ref": "urn:node-access:rpc#/$defs/TransactionInBase58" },
                  { "$ref": "urn:node-access:rpc#/$defs/TransactionInBase64" }
                ]
              }
            ]
          }
        },
        "paginationToken": { "$ref": "urn:node-access:rpc#/$defs/PaginationToken" }
      }
    },
    "PaginationToken": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
    "SignatureStatus": {
      "type": "object",
      "required": ["slot", "confirmations", "err", "status", "confirmationStatus"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "confirmations": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "err": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaTransactionError" },
            { "type": "null" }
          ]
        },
        "status": { "$ref": "urn:node-access:rpc#/$defs/LegacyStatus" },
        "confirmationStatus": { "$ref": "urn:node-access:rpc#/$defs/ConfirmationStatus" }
      }
    },
    "SignatureStatusesConfig": {
      "type": "object",
      "properties": { "searchTransactionHistory": { "type": "boolean" } }
    },
    "Pubkey": {
      "description": "Address of an account, program or validator: 32 bytes in base58.",
      "type": "string",
      "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
    },
    "TransactionSignature": {
      "description": "Signature of a transaction by its fee payer, which identifies the transaction: 64 bytes in base58.",
      "type": "string",
      "pattern": "^[1-9A-HJ-NP-Za-km-z]{64,88}$"
    },
    "Blockhash": {
      "description": "Hash of a block: 32 bytes in base58. As the blockhash of a transaction, it limits how long the transaction can be processed.",
      "type": "string",
      "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
    },
    "AlpenglowGenesisCertificate": {
      "type": "object",
      "required": ["block", "signature"],
      "properties": {
        "block": {
          "type": "object",
          "required": ["slot", "blockId"],
          "properties": {
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "blockId": {
              "type": "array",
              "items": { "type": "integer", "minimum": 0, "maximum": 255 },
              "minItems": 32,
              "maxItems": 32
            }
          }
        },
        "signature": {
          "type": "object",
          "required": ["signature", "bitmap"],
          "properties": {
            "signature": {
              "type": "array",
              "items": { "type": "integer", "minimum": 0, "maximum": 255 },
              "minItems": 192,
              "maxItems": 192
            },
            "bitmap": {
              "type": "array",
              "items": { "type": "integer", "minimum": 0, "maximum": 255 }
            }
          }
        }
      }
    },
    "Base64Text": {
      "description": "Bytes in base64.",
      "type": "string",
      "pattern": "^[A-Za-z0-9+/]*={0,2}$"
    },
    "Base58Text": {
      "description": "Bytes in base58.",
      "type": "string",
      "pattern": "^[1-9A-HJ-NP-Za-km-z]*$"
    },
    "Slot": { "type": "integer", "minimum": 0 },
    "Epoch": { "type": "integer", "minimum": 0 },
    "Lamports": { "type": "integer", "minimum": 0 },
    "UnixTimestamp": { "type": "integer" },
    "Commitment": { "enum": ["processed", "confirmed", "finalized"] },
    "FinalCommitment": { "enum": ["confirmed", "finalized"] },
    "ResponseContext": {
      "type": "object",
      "required": ["slot"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "apiVersion": { "type": "string" }
      }
    },
    "CommitmentConfig": {
      "type": "object",
      "properties": { "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" } }
    },
    "ContextConfig": {
      "type": "object",
      "properties": {
        "commitment": { "$ref": "urn:node-access:rpc#/$defs/Commitment" },
        "minContextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
      }
    },
    "LatestBlockhash": {
      "type": "object",
      "required": ["blockhash", "lastValidBlockHeight"],
      "properties": {
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        "lastValidBlockHeight": { "type": "integer", "minimum": 0 }
      }
    },
    "ClusterNode": {
      "type": "object",
      "required": [
        "pubkey", "gossip", "tvu", "tpu", "tpuQuic", "tpuForwards", "tpuForwardsQuic", "tpuVote",
        "serveRepair", "rpc", "pubsub", "version", "featureSet", "shredVersion"
      ],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "gossip": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "tvu": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "tpu": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "tpuQuic": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "tpuForwards": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "tpuForwardsQuic": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "tpuVote": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "serveRepair": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "rpc": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "pubsub": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "version": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "clientId": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "featureSet": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        "shredVersion": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "SolanaVersion": {
      "type": "object",
      "required": ["solana-core", "feature-set"],
      "properties": {
        "solana-core": { "type": "string" },
        "feature-set": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "NodeIdentity": {
      "type": "object",
      "required": ["identity"],
      "properties": { "identity": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
    },
    "SnapshotSlots": {
      "type": "object",
      "required": ["full", "incremental"],
      "properties": {
        "full": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "incremental": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Slot" }, { "type": "null" }] }
      }
    },
    "NodeUnhealthyData": {
      "type": "object",
      "required": ["numSlotsBehind"],
      "properties": {
        "numSlotsBehind": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }
      }
    },
    "MinContextSlotData": {
      "type": "object",
      "required": ["contextSlot"],
      "properties": { "contextSlot": { "$ref": "urn:node-access:rpc#/$defs/Slot" } }
    },
    "EpochRewardsData": {
      "type": "object",
      "required": ["slot", "currentBlockHeight", "rewardsCompleteBlockHeight"],
      "properties": {
        "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        "currentBlockHeight": { "type": "integer", "minimum": 0 },
        "rewardsCompleteBlockHeight": { "type": "integer", "minimum": 0 }
      }
    },
    "SlotData": {
      "type": "object",
      "required": ["slot"],
      "properties": { "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" } }
    }
  }
}`);

/** The params and result of each method. */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "getHealth": { "params": { "type": "array", "maxItems": 0 }, "result": { "const": "ok" } },
  "getVersion": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/SolanaVersion" }
  },
  "getIdentity": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/NodeIdentity" }
  },
  "getGenesisHash": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Blockhash" }
  },
  "getAgGenesisCert": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AlpenglowGenesisCertificate" },
        { "type": "null" }
      ]
    }
  },
  "getClusterNodes": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/ClusterNode" } }
  },
  "getSlot": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
  },
  "getBlockHeight": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "type": "integer", "minimum": 0 }
  },
  "getTransactionCount": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "type": "integer", "minimum": 0 }
  },
  "getLatestBlockhash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/LatestBlockhash" }
      }
    }
  },
  "isBlockhashValid": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Blockhash" },
        { "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "type": "boolean" }
      }
    }
  },
  "getFirstAvailableBlock": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
  },
  "minimumLedgerSlot": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
  },
  "getHighestSnapshotSlot": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/SnapshotSlots" }
  },
  "getMaxRetransmitSlot": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
  },
  "getMaxShredInsertSlot": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
  },
  "getAccountInfo": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/AccountConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/SolanaAccount" }, { "type": "null" }]
        }
      }
    }
  },
  "getMultipleAccounts": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
          "maxItems": 100
        },
        { "$ref": "urn:node-access:rpc#/$defs/AccountsConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "array",
          "items": {
            "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/SolanaAccount" }, { "type": "null" }]
          }
        }
      }
    }
  },
  "getProgramAccounts": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/ProgramAccountsConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/KeyedAccount" }
        },
        {
          "type": "object",
          "required": ["context", "value"],
          "properties": {
            "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
            "value": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/KeyedAccount" }
            }
          }
        }
      ]
    }
  },
  "getBalance": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
      }
    }
  },
  "getLargestAccounts": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/LargestAccountsConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AccountBalance" }
        }
      }
    }
  },
  "getMinimumBalanceForRentExemption": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "integer", "minimum": 0 },
        { "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
  },
  "getTokenAccountBalance": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" }
      }
    }
  },
  "getTokenAccountsByDelegate": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/TokenAccountsFilter" },
        { "$ref": "urn:node-access:rpc#/$defs/AccountConfig" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "array",
          "items": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/KeyedAccount" },
              { "$ref": "urn:node-access:rpc#/$defs/KeyedTokenAccount" }
            ]
          }
        }
      }
    }
  },
  "getTokenAccountsByOwner": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/TokenAccountsFilter" },
        { "$ref": "urn:node-access:rpc#/$defs/AccountConfig" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "array",
          "items": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/KeyedAccount" },
              { "$ref": "urn:node-access:rpc#/$defs/KeyedTokenAccount" }
            ]
          }
        }
      }
    }
  },
  "getTokenLargestAccounts": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/LargestTokenAccount" }
        }
      }
    }
  },
  "getTokenSupply": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/TokenAmount" }
      }
    }
  },
  "getBlock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        {
          "allOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SolanaBlock" },
            {
              "type": "object",
              "properties": {
                "transactions": {
                  "type": "array",
                  "items": {
                    "allOf": [
                      {
                        "type": "object",
                        "properties": {
                          "version": { "$ref": "urn:node-access:rpc#/$defs/TransactionVersion" }
                        }
                      },
                      {
                        "anyOf": [
                          { "$ref": "urn:node-access:rpc#/$defs/TransactionInJson" },
                          { "$ref": "urn:node-access:rpc#/$defs/TransactionInJsonParsed" },
                          { "$ref": "urn:node-access:rpc#/$defs/TransactionInBase58" },
                          { "$ref": "urn:node-access:rpc#/$defs/TransactionInBase64" },
                          { "$ref": "urn:node-access:rpc#/$defs/TransactionWithAccounts" }
                        ]
                      }
                    ]
                  }
                },
                "signatures": {
                  "type": "array",
                  "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
                }
              }
            }
          ]
        },
        { "type": "null" }
      ]
    }
  },
  "getBlockCommitment": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Slot" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BlockCommitment" }
  },
  "getBlockTime": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Slot" }],
      "minItems": 1,
      "maxItems": 1
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/UnixTimestamp" }, { "type": "null" }]
    }
  },
  "getBlocks": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Slot" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/BlocksConfig" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Slot" } }
  },
  "getBlocksWithLimit": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        { "type": "integer", "minimum": 0, "maximum": 500000 },
        { "$ref": "urn:node-access:rpc#/$defs/BlocksConfig" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Slot" } }
  },
  "getRecentPerformanceSamples": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer", "minimum": 0, "maximum": 720 }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/PerformanceSample" }
    }
  },
  "getTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
        { "$ref": "urn:node-access:rpc#/$defs/GetTransactionConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        {
          "allOf": [
            { "$ref": "urn:node-access:rpc#/$defs/TransactionPlace" },
            {
              "type": "object",
              "properties": { "version": { "$ref": "urn:node-access:rpc#/$defs/TransactionVersion" } }
            },
            {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/TransactionInJson" },
                { "$ref": "urn:node-access:rpc#/$defs/TransactionInJsonParsed" },
                { "$ref": "urn:node-access:rpc#/$defs/TransactionInBase58" },
                { "$ref": "urn:node-access:rpc#/$defs/TransactionInBase64" }
              ]
            }
          ]
        },
        { "type": "null" }
      ]
    }
  },
  "getSignaturesForAddress": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/SignaturesConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/SignatureInfo" } }
  },
  "getTransactionsForAddress": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/AddressTransactionsConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/AddressSignaturesPage" },
        { "$ref": "urn:node-access:rpc#/$defs/AddressTransactionsPage" }
      ]
    }
  },
  "getSignatureStatuses": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
          "maxItems": 256
        },
        { "$ref": "urn:node-access:rpc#/$defs/SignatureStatusesConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "array",
          "items": {
            "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/SignatureStatus" }, { "type": "null" }]
          }
        }
      }
    }
  },
  "sendTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }, { "$ref": "urn:node-access:rpc#/$defs/SendConfig" }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
  },
  "simulateTransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }, { "$ref": "urn:node-access:rpc#/$defs/SimulateConfig" }],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/SolanaSimulatedTransaction" }
      }
    }
  },
  "requestAirdrop": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/Lamports" },
        { "$ref": "urn:node-access:rpc#/$defs/AirdropConfig" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
  },
  "getFeeForMessage": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Base64Text" },
        { "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Lamports" }, { "type": "null" }]
        }
      }
    }
  },
  "getRecentPrioritizationFees": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
          "maxItems": 128
        }
      ],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/PrioritizationFee" }
    }
  },
  "getEpochInfo": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/EpochInfo" }
  },
  "getEpochSchedule": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/EpochSchedule" }
  },
  "getLeaderSchedule": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            {
              "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Slot" }, { "type": "null" }]
            },
            { "type": "null" }
          ]
        },
        { "$ref": "urn:node-access:rpc#/$defs/LeaderScheduleConfig" }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/LeaderSchedule" }, { "type": "null" }]
    }
  },
  "getSlotLeader": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/ContextConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
  },
  "getSlotLeaders": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Slot" },
        { "type": "integer", "minimum": 0, "maximum": 5000 }
      ],
      "minItems": 2,
      "maxItems": 2
    },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } }
  },
  "getBlockProduction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BlockProductionConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/BlockProduction" }
      }
    }
  },
  "getVoteAccounts": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/VoteAccountsConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/VoteAccounts" }
  },
  "getStakeMinimumDelegation": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/Lamports" }
      }
    }
  },
  "getInflationGovernor": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": { "$ref": "urn:node-access:rpc#/$defs/InflationGovernor" }
  },
  "getInflationRate": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/InflationRate" }
  },
  "getInflationReward": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } },
        { "$ref": "urn:node-access:rpc#/$defs/InflationRewardConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "result": {
      "type": "array",
      "items": {
        "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/InflationReward" }, { "type": "null" }]
      }
    }
  },
  "getSupply": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/SupplyConfig" }],
      "minItems": 0,
      "maxItems": 1
    },
    "result": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/SolanaSupply" }
      }
    }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "accountSubscribe": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/AccountSubscriptionConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "notification": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/SolanaAccount" }
      }
    }
  },
  "programSubscribe": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/ProgramSubscriptionConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "notification": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/KeyedAccount" }
      }
    }
  },
  "logsSubscribe": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/LogsFilter" },
        { "$ref": "urn:node-access:rpc#/$defs/CommitmentConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "notification": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/TransactionLogs" }
      }
    }
  },
  "rootSubscribe": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/Slot" }
  },
  "signatureSubscribe": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
        { "$ref": "urn:node-access:rpc#/$defs/SignatureSubscriptionConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "notification": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/SignatureResult" },
            { "const": "receivedSignature" }
          ]
        }
      }
    }
  },
  "slotSubscribe": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/SlotInfo" }
  },
  "blockSubscribe": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BlockFilter" },
        { "$ref": "urn:node-access:rpc#/$defs/BlockSubscriptionConfig" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "notification": {
      "type": "object",
      "required": ["context", "value"],
      "properties": {
        "context": { "$ref": "urn:node-access:rpc#/$defs/ResponseContext" },
        "value": {
          "type": "object",
          "required": ["slot", "err", "block"],
          "properties": {
            "slot": { "$ref": "urn:node-access:rpc#/$defs/Slot" },
            "err": {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/BlockUpdateError" },
                { "type": "null" }
              ]
            },
            "block": {
              "anyOf": [
                {
                  "allOf": [
                    { "$ref": "urn:node-access:rpc#/$defs/SolanaBlock" },
                    {
                      "type": "object",
                      "properties": {
                        "transactions": {
                          "type": "array",
                          "items": {
                            "allOf": [
                              {
                                "type": "object",
                                "properties": {
                                  "version": {
                                    "$ref": "urn:node-access:rpc#/$defs/TransactionVersion"
                                  }
                                }
                              },
                              {
                                "anyOf": [
                                  {
                                    "$ref": "urn:node-access:rpc#/$defs/TransactionInJson"
                                  },
                                  {
                                    "$ref": "urn:node-access:rpc#/$defs/TransactionInJsonParsed"
                                  },
                                  {
                                    "$ref": "urn:node-access:rpc#/$defs/TransactionInBase58"
                                  },
                                  {
                                    "$ref": "urn:node-access:rpc#/$defs/TransactionInBase64"
                                  },
                                  {
                                    "$ref": "urn:node-access:rpc#/$defs/TransactionWithAccounts"
                                  }
                                ]
                              }
                            ]
                          }
                        },
                        "signatures": {
                          "type": "array",
                          "items": { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" }
                        }
                      }
                    }
                  ]
                },
                { "type": "null" }
              ]
            }
          }
        }
      }
    }
  },
  "slotsUpdatesSubscribe": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/SlotUpdate" }
  },
  "voteSubscribe": {
    "params": { "type": "array", "maxItems": 0 },
    "notification": { "$ref": "urn:node-access:rpc#/$defs/SolanaVote" }
  }
}`);
