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
    "BitcoinMempoolInfo": {
      "type": "object",
      "required": ["size", "bytes", "usage", "maxmempool", "mempoolminfee"],
      "properties": {
        "loaded": { "type": "boolean" },
        "size": { "type": "integer" },
        "bytes": { "type": "integer" },
        "usage": { "type": "integer" },
        "total_fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "maxmempool": { "type": "integer" },
        "mempoolminfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "minrelaytxfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "incrementalrelayfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "unbroadcastcount": { "type": "integer" },
        "fullrbf": { "type": "boolean" },
        "permitbaremultisig": { "type": "boolean" },
        "maxdatacarriersize": { "type": "integer" },
        "limitclustercount": { "type": "integer" },
        "limitclustersize": { "type": "integer" },
        "optimal": { "type": "boolean" }
      }
    },
    "BitcoinMempoolFees": {
      "type": "object",
      "required": ["base", "modified", "ancestor", "descendant"],
      "properties": {
        "base": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "modified": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "ancestor": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "descendant": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "chunk": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
      }
    },
    "BitcoinMempoolEntry": {
      "type": "object",
      "required": [
        "vsize", "weight", "time", "height", "descendantcount", "descendantsize", "ancestorcount",
        "ancestorsize", "wtxid", "fees", "depends", "spentby", "unbroadcast"
      ],
      "properties": {
        "vsize": { "type": "integer" },
        "vsize_adjusted": { "type": "integer" },
        "vsize_bip141": { "type": "integer" },
        "weight": { "type": "integer" },
        "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "modifiedfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "time": { "type": "integer" },
        "height": { "type": "integer" },
        "descendantcount": { "type": "integer" },
        "descendantsize": { "type": "integer" },
        "descendantfees": { "type": "integer" },
        "ancestorcount": { "type": "integer" },
        "ancestorsize": { "type": "integer" },
        "ancestorfees": { "type": "integer" },
        "chunkweight": { "type": "integer" },
        "wtxid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "fees": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolFees" },
        "depends": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        "spentby": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        "bip125-replaceable": { "type": "boolean" },
        "unbroadcast": { "type": "boolean" }
      }
    },
    "BitcoinMempoolEntries": {
      "type": "object",
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolEntry" }
    },
    "BitcoinMempoolSequence": {
      "type": "object",
      "required": ["txids", "mempool_sequence"],
      "properties": {
        "txids": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        "mempool_sequence": { "type": "integer" }
      }
    },
    "BitcoinMempoolCluster": {
      "type": "object",
      "required": ["clusterweight", "txcount", "chunks"],
      "properties": {
        "clusterweight": { "type": "integer" },
        "txcount": { "type": "integer" },
        "chunks": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["chunkfee", "chunkweight", "txs"],
            "properties": {
              "chunkfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
              "chunkweight": { "type": "integer" },
              "txs": {
                "type": "array",
                "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }
              }
            }
          }
        }
      }
    },
    "BitcoinFeeratePoint": {
      "type": "object",
      "required": ["weight", "fee"],
      "properties": {
        "weight": { "type": "integer" },
        "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
      }
    },
    "BitcoinOrphan": {
      "type": "object",
      "required": ["txid", "wtxid", "bytes", "vsize", "weight", "from"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "wtxid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "bytes": { "type": "integer" },
        "vsize": { "type": "integer" },
        "vsize_bip141": { "type": "integer" },
        "weight": { "type": "integer" },
        "from": { "type": "array", "items": { "type": "integer" } }
      }
    },
    "BitcoinOrphanWithBytes": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinOrphan" },
        {
          "type": "object",
          "required": ["hex"],
          "properties": { "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" } }
        }
      ]
    },
    "BitcoinOutpoint": {
      "type": "object",
      "required": ["txid", "vout"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vout": { "type": "integer", "minimum": 0 }
      }
    },
    "BitcoinOutputSpend": {
      "type": "object",
      "required": ["txid", "vout"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vout": { "type": "integer" },
        "spendingtxid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "spendingtx": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
      }
    },
    "BitcoinMiningInfo": {
      "type": "object",
      "required": ["blocks", "difficulty", "networkhashps", "pooledtx", "chain", "warnings"],
      "properties": {
        "blocks": { "type": "integer" },
        "currentblockweight": { "type": "integer" },
        "currentblocktx": { "type": "integer" },
        "bits": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "difficulty": { "type": "number" },
        "target": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "networkhashps": { "type": "number" },
        "pooledtx": { "type": "integer" },
        "blockmintxfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "chain": { "type": "string" },
        "signet_challenge": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "next": {
          "type": "object",
          "required": ["height", "bits", "difficulty", "target"],
          "properties": {
            "height": { "type": "integer" },
            "bits": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
            "difficulty": { "type": "number" },
            "target": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
          }
        },
        "warnings": {
          "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "string" }]
        }
      }
    },
    "BitcoinTemplateOptions": {
      "type": "object",
      "required": ["rules"],
      "properties": {
        "mode": { "const": "template" },
        "capabilities": { "type": "array", "items": { "type": "string" } },
        "rules": { "type": "array", "items": { "type": "string" } },
        "longpollid": { "type": "string" }
      }
    },
    "BitcoinBlockProposal": {
      "type": "object",
      "required": ["mode", "data"],
      "properties": {
        "mode": { "const": "proposal" },
        "data": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "rules": { "type": "array", "items": { "type": "string" } }
      }
    },
    "BitcoinTemplateRequest": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTemplateOptions" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockProposal" }
      ]
    },
    "BitcoinBlockTemplate": {
      "type": "object",
      "required": [
        "version", "vbrequired", "previousblockhash", "transactions", "coinbasevalue", "longpollid", "target",
        "mintime", "mutable", "noncerange", "sigoplimit", "sizelimit", "curtime", "bits", "height"
      ],
      "properties": {
        "version": { "type": "integer" },
        "rules": { "type": "array", "items": { "type": "string" } },
        "vbavailable": { "type": "object", "additionalProperties": { "type": "integer" } },
        "capabilities": { "type": "array", "items": { "type": "string" } },
        "vbrequired": { "type": "integer" },
        "previousblockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "transactions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTemplateTransaction" }
        },
        "coinbaseaux": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "coinbasevalue": { "type": "integer" },
        "longpollid": { "type": "string" },
        "target": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "mintime": { "type": "integer" },
        "mutable": { "type": "array", "items": { "type": "string" } },
        "noncerange": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "sigoplimit": { "type": "integer" },
        "sizelimit": { "type": "integer" },
        "weightlimit": { "type": "integer" },
        "curtime": { "type": "integer" },
        "bits": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "height": { "type": "integer" },
        "signet_challenge": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "default_witness_commitment": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "mweb": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    },
    "BitcoinTemplateTransaction": {
      "type": "object",
      "required": ["data", "hash", "depends", "fee"],
      "properties": {
        "data": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "depends": { "type": "array", "items": { "type": "integer" } },
        "fee": { "type": "integer" },
        "sigops": { "type": "integer" },
        "weight": { "type": "integer" }
      }
    },
    "BitcoinFeeDelta": {
      "type": "object",
      "required": ["fee_delta", "in_mempool"],
      "properties": {
        "fee_delta": { "type": "integer" },
        "in_mempool": { "type": "boolean" },
        "modified_fee": { "type": "integer" }
      }
    },
    "BitcoinNetworkInfo": {
      "type": "object",
      "required": [
        "version", "subversion", "protocolversion", "localservices", "localrelay", "timeoffset",
        "connections", "networkactive", "networks", "relayfee", "incrementalfee", "localaddresses",
        "warnings"
      ],
      "properties": {
        "version": { "type": "integer" },
        "subversion": { "type": "string" },
        "protocolversion": { "type": "integer" },
        "localservices": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "localservicesnames": { "type": "array", "items": { "type": "string" } },
        "localrelay": { "type": "boolean" },
        "timeoffset": { "type": "integer" },
        "connections": { "type": "integer" },
        "connections_in": { "type": "integer" },
        "connections_out": { "type": "integer" },
        "networkactive": { "type": "boolean" },
        "networks": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["name", "limited", "reachable", "proxy", "proxy_randomize_credentials"],
            "properties": {
              "name": { "type": "string" },
              "limited": { "type": "boolean" },
              "reachable": { "type": "boolean" },
              "proxy": { "type": "string" },
              "proxy_randomize_credentials": { "type": "boolean" }
            }
          }
        },
        "relayfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "incrementalfee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "localaddresses": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["address", "port", "score"],
            "properties": {
              "address": { "type": "string" },
              "port": { "type": "integer" },
              "score": { "type": "integer" }
            }
          }
        },
        "asmap_version": { "type": "string" },
        "warnings": {
          "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "string" }]
        }
      }
    },
    "BitcoinTraffic": {
      "type": "object",
      "required": ["totalbytesrecv", "totalbytessent", "timemillis", "uploadtarget"],
      "properties": {
        "totalbytesrecv": { "type": "integer" },
        "totalbytessent": { "type": "integer" },
        "timemillis": { "type": "integer" },
        "uploadtarget": {
          "type": "object",
          "required": [
            "timeframe", "target", "target_reached", "serve_historical_blocks", "bytes_left_in_cycle",
            "time_left_in_cycle"
          ],
          "properties": {
            "timeframe": { "type": "integer" },
            "target": { "type": "integer" },
            "target_reached": { "type": "boolean" },
            "serve_historical_blocks": { "type": "boolean" },
            "bytes_left_in_cycle": { "type": "integer" },
            "time_left_in_cycle": { "type": "integer" }
          }
        }
      }
    },
    "BitcoinPeer": {
      "type": "object",
      "required": [
        "id", "addr", "services", "relaytxes", "lastsend", "lastrecv", "bytessent", "bytesrecv", "conntime",
        "timeoffset", "version", "subver", "inbound", "bytessent_per_msg", "bytesrecv_per_msg"
      ],
      "properties": {
        "id": { "type": "integer" },
        "addr": { "type": "string" },
        "addrbind": { "type": "string" },
        "addrlocal": { "type": "string" },
        "network": { "type": "string" },
        "mapped_as": { "type": "integer" },
        "services": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "servicesnames": { "type": "array", "items": { "type": "string" } },
        "relaytxes": { "type": "boolean" },
        "last_inv_sequence": { "type": "integer" },
        "inv_to_send": { "type": "integer" },
        "lastsend": { "type": "integer" },
        "lastrecv": { "type": "integer" },
        "last_transaction": { "type": "integer" },
        "last_block": { "type": "integer" },
        "bytessent": { "type": "integer" },
        "bytesrecv": { "type": "integer" },
        "conntime": { "type": "integer" },
        "timeoffset": { "type": "integer" },
        "pingtime": { "type": "number" },
        "minping": { "type": "number" },
        "pingwait": { "type": "number" },
        "version": { "type": "integer" },
        "subver": { "type": "string" },
        "inbound": { "type": "boolean" },
        "bip152_hb_to": { "type": "boolean" },
        "bip152_hb_from": { "type": "boolean" },
        "startingheight": { "type": "integer" },
        "presynced_headers": { "type": "integer" },
        "synced_headers": { "type": "integer" },
        "synced_blocks": { "type": "integer" },
        "inflight": { "type": "array", "items": { "type": "integer" } },
        "addr_relay_enabled": { "type": "boolean" },
        "addr_processed": { "type": "integer" },
        "addr_rate_limited": { "type": "integer" },
        "permissions": { "type": "array", "items": { "type": "string" } },
        "minfeefilter": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "bytessent_per_msg": { "type": "object", "additionalProperties": { "type": "integer" } },
        "bytesrecv_per_msg": { "type": "object", "additionalProperties": { "type": "integer" } },
        "connection_type": { "type": "string" },
        "transport_protocol_type": { "type": "string" },
        "session_id": { "type": "string" }
      }
    },
    "BitcoinNodeAddress": {
      "type": "object",
      "required": ["time", "services", "address", "port"],
      "properties": {
        "time": { "type": "integer" },
        "services": { "type": "integer" },
        "address": { "type": "string" },
        "port": { "type": "integer" },
        "network": { "type": "string" }
      }
    },
    "BitcoinAddedNode": {
      "type": "object",
      "required": ["addednode", "connected", "addresses"],
      "properties": {
        "addednode": { "type": "string" },
        "connected": { "type": "boolean" },
        "addresses": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["address", "connected"],
            "properties": {
              "address": { "type": "string" },
              "connected": { "enum": ["inbound", "outbound"] }
            }
          }
        }
      }
    },
    "BitcoinBan": {
      "type": "object",
      "required": ["address", "ban_created", "banned_until"],
      "properties": {
        "address": { "type": "string" },
        "ban_created": { "type": "integer" },
        "banned_until": { "type": "integer" },
        "ban_duration": { "type": "integer" },
        "time_remaining": { "type": "integer" }
      }
    },
    "BitcoinPsbt": { "type": "string" },
    "BitcoinPsbtAnalysis": {
      "type": "object",
      "required": ["next"],
      "properties": {
        "inputs": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["has_utxo", "is_final"],
            "properties": {
              "has_utxo": { "type": "boolean" },
              "is_final": { "type": "boolean" },
              "missing": {
                "type": "object",
                "properties": {
                  "pubkeys": {
                    "type": "array",
                    "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
                  },
                  "signatures": {
                    "type": "array",
                    "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
                  },
                  "redeemscript": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
                  "witnessscript": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
                }
              },
              "next": { "type": "string" }
            }
          }
        },
        "estimated_vsize": { "type": "integer" },
        "estimated_feerate": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "next": { "type": "string" },
        "error": { "type": "string" }
      }
    },
    "BitcoinTypedScript": {
      "type": "object",
      "required": ["asm", "hex", "type"],
      "properties": {
        "asm": { "type": "string" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "type": { "type": "string" }
      }
    },
    "BitcoinKeyPath": {
      "type": "object",
      "required": ["pubkey", "master_fingerprint", "path"],
      "properties": {
        "pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "master_fingerprint": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "path": { "type": "string" }
      }
    },
    "BitcoinTaprootKeyPath": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinKeyPath" },
        {
          "type": "object",
          "required": ["leaf_hashes"],
          "properties": {
            "leaf_hashes": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
            }
          }
        }
      ]
    },
    "BitcoinProprietaryField": {
      "type": "object",
      "required": ["identifier", "subtype", "key", "value"],
      "properties": {
        "identifier": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "subtype": { "type": "integer" },
        "key": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    },
    "BitcoinMusigParticipants": {
      "type": "object",
      "required": ["aggregate_pubkey", "participant_pubkeys"],
      "properties": {
        "aggregate_pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "participant_pubkeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        }
      }
    },
    "BitcoinPsbtInput": {
      "type": "object",
      "properties": {
        "previous_txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "previous_vout": { "type": "integer" },
        "sequence": { "type": "integer" },
        "time_locktime": { "type": "integer" },
        "height_locktime": { "type": "integer" },
        "non_witness_utxo": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransaction" },
        "witness_utxo": {
          "type": "object",
          "required": ["amount", "scriptPubKey"],
          "properties": {
            "amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
            "scriptPubKey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" }
          }
        },
        "partial_signatures": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "sighash": { "type": "string" },
        "redeem_script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTypedScript" },
        "witness_script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTypedScript" },
        "bip32_derivs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinKeyPath" }
        },
        "final_scriptSig": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScript" },
        "final_scriptwitness": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "ripemd160_preimages": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "sha256_preimages": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "hash160_preimages": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "hash256_preimages": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "taproot_key_path_sig": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "taproot_script_path_sigs": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["pubkey", "leaf_hash", "sig"],
            "properties": {
              "pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "leaf_hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "sig": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
            }
          }
        },
        "taproot_scripts": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["script", "leaf_ver", "control_blocks"],
            "properties": {
              "script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "leaf_ver": { "type": "integer" },
              "control_blocks": {
                "type": "array",
                "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
              }
            }
          }
        },
        "taproot_bip32_derivs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTaprootKeyPath" }
        },
        "taproot_internal_key": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "taproot_merkle_root": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "musig2_participant_pubkeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMusigParticipants" }
        },
        "musig2_pubnonces": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["participant_pubkey", "aggregate_pubkey", "pubnonce"],
            "properties": {
              "participant_pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "aggregate_pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "leaf_hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "pubnonce": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
            }
          }
        },
        "musig2_partial_sigs": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["participant_pubkey", "aggregate_pubkey", "partial_sig"],
            "properties": {
              "participant_pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "aggregate_pubkey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "leaf_hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "partial_sig": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
            }
          }
        },
        "unknown": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "proprietary": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinProprietaryField" }
        }
      }
    },
    "BitcoinPsbtOutput": {
      "type": "object",
      "properties": {
        "amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" },
        "redeem_script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTypedScript" },
        "witness_script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTypedScript" },
        "bip32_derivs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinKeyPath" }
        },
        "taproot_internal_key": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "taproot_tree": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["depth", "leaf_ver", "script"],
            "properties": {
              "depth": { "type": "integer" },
              "leaf_ver": { "type": "integer" },
              "script": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
            }
          }
        },
        "taproot_bip32_derivs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTaprootKeyPath" }
        },
        "musig2_participant_pubkeys": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMusigParticipants" }
        },
        "unknown": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "proprietary": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinProprietaryField" }
        }
      }
    },
    "BitcoinDecodedPsbt": {
      "type": "object",
      "required": ["unknown", "inputs", "outputs"],
      "properties": {
        "tx": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransaction" },
        "tx_version": { "type": "integer" },
        "fallback_locktime": { "type": "integer" },
        "input_count": { "type": "integer" },
        "output_count": { "type": "integer" },
        "inputs_modifiable": { "type": "boolean" },
        "outputs_modifiable": { "type": "boolean" },
        "has_sighash_single": { "type": "boolean" },
        "global_xpubs": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["xpub", "master_fingerprint", "path"],
            "properties": {
              "xpub": { "type": "string" },
              "master_fingerprint": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
              "path": { "type": "string" }
            }
          }
        },
        "psbt_version": { "type": "integer" },
        "proprietary": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinProprietaryField" }
        },
        "unknown": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "inputs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbtInput" }
        },
        "outputs": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbtOutput" }
        },
        "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
      }
    },
    "BitcoinPrivateTransaction": {
      "type": "object",
      "required": ["txid", "wtxid", "hex"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "wtxid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    },
    "BitcoinPrivateBroadcast": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinPrivateTransaction" },
        {
          "type": "object",
          "required": ["peers"],
          "properties": {
            "time_added": { "type": "integer" },
            "attempts_remaining": { "type": "integer" },
            "peers": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["address", "sent"],
                "properties": {
                  "address": { "type": "string" },
                  "sent": { "type": "integer" },
                  "received": { "type": "integer" }
                }
              }
            }
          }
        }
      ]
    },
    "BitcoinScript": {
      "type": "object",
      "required": ["asm", "hex"],
      "properties": {
        "asm": { "type": "string" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    },
    "BitcoinOutputScript": {
      "type": "object",
      "required": ["asm", "hex", "type"],
      "properties": {
        "asm": { "type": "string" },
        "desc": { "type": "string" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "address": { "type": "string" },
        "addresses": { "type": "array", "items": { "type": "string" } },
        "reqSigs": { "type": "integer" },
        "type": { "type": "string" }
      }
    },
    "BitcoinDecodedScript": {
      "type": "object",
      "required": ["asm", "type"],
      "properties": {
        "asm": { "type": "string" },
        "desc": { "type": "string" },
        "type": { "type": "string" },
        "address": { "type": "string" },
        "addresses": { "type": "array", "items": { "type": "string" } },
        "reqSigs": { "type": "integer" },
        "p2sh": { "type": "string" },
        "segwit": {
          "type": "object",
          "required": ["asm", "hex", "type"],
          "properties": {
            "asm": { "type": "string" },
            "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
            "type": { "type": "string" },
            "address": { "type": "string" },
            "desc": { "type": "string" },
            "p2sh-segwit": { "type": "string" }
          }
        }
      }
    },
    "BitcoinCoinbaseInput": {
      "type": "object",
      "required": ["coinbase", "sequence"],
      "properties": {
        "coinbase": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "txinwitness": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "sequence": { "type": "integer" }
      }
    },
    "BitcoinSpend": {
      "type": "object",
      "required": ["txid", "vout", "scriptSig", "sequence"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vout": { "type": "integer" },
        "scriptSig": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScript" },
        "txinwitness": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        "sequence": { "type": "integer" }
      }
    },
    "BitcoinSpendWithPrevout": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinSpend" },
        {
          "type": "object",
          "properties": { "prevout": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPrevout" } }
        }
      ]
    },
    "BitcoinPrevout": {
      "type": "object",
      "required": ["generated", "height", "value", "scriptPubKey"],
      "properties": {
        "generated": { "type": "boolean" },
        "height": { "type": "integer" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "scriptPubKey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" }
      }
    },
    "BitcoinOutput": {
      "type": "object",
      "required": ["value", "n", "scriptPubKey"],
      "properties": {
        "value": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "n": { "type": "integer" },
        "scriptPubKey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" }
      }
    },
    "BitcoinTransactionFields": {
      "type": "object",
      "required": ["txid", "hash", "version", "size", "vsize", "locktime", "vout"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "version": { "type": "integer" },
        "size": { "type": "integer" },
        "vsize": { "type": "integer" },
        "weight": { "type": "integer" },
        "locktime": { "type": "integer" },
        "vout": {
          "type": "array",
          "items": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutput" },
              {
                "type": "object",
                "required": ["ismweb"],
                "properties": { "ismweb": { "const": true } }
              }
            ]
          }
        }
      }
    },
    "BitcoinInputs": {
      "type": "array",
      "items": {
        "anyOf": [
          { "$ref": "urn:node-access:rpc#/$defs/BitcoinSpend" },
          { "$ref": "urn:node-access:rpc#/$defs/BitcoinCoinbaseInput" },
          {
            "type": "object",
            "required": ["ismweb"],
            "properties": { "ismweb": { "const": true } }
          }
        ]
      }
    },
    "BitcoinInputsWithPrevouts": {
      "type": "array",
      "items": {
        "anyOf": [
          { "$ref": "urn:node-access:rpc#/$defs/BitcoinSpendWithPrevout" },
          { "$ref": "urn:node-access:rpc#/$defs/BitcoinCoinbaseInput" },
          {
            "type": "object",
            "required": ["ismweb"],
            "properties": { "ismweb": { "const": true } }
          }
        ]
      }
    },
    "BitcoinTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransactionFields" },
        {
          "type": "object",
          "required": ["vin"],
          "properties": { "vin": { "$ref": "urn:node-access:rpc#/$defs/BitcoinInputs" } }
        }
      ]
    },
    "BitcoinBlockTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransaction" },
        {
          "type": "object",
          "properties": {
            "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
            "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
          }
        }
      ]
    },
    "BitcoinBlockTransactionWithPrevouts": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransactionFields" },
        {
          "type": "object",
          "required": ["vin"],
          "properties": {
            "vin": { "$ref": "urn:node-access:rpc#/$defs/BitcoinInputsWithPrevouts" },
            "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
            "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
          }
        }
      ]
    },
    "BitcoinTransactionPlace": {
      "type": "object",
      "required": ["hex"],
      "properties": {
        "in_active_chain": { "type": "boolean" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "confirmations": { "type": "integer" },
        "blocktime": { "type": "integer" },
        "time": { "type": "integer" },
        "vsize_adjusted": { "type": "integer" }
      }
    },
    "BitcoinFoundTransaction": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransactionPlace" }
      ]
    },
    "BitcoinFoundTransactionWithPrevouts": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransactionFields" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransactionPlace" },
        {
          "type": "object",
          "required": ["vin"],
          "properties": {
            "vin": { "$ref": "urn:node-access:rpc#/$defs/BitcoinInputsWithPrevouts" },
            "fee": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
          }
        }
      ]
    },
    "BitcoinNewInput": {
      "type": "object",
      "required": ["txid", "vout"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vout": { "type": "integer", "minimum": 0 },
        "sequence": { "type": "integer", "minimum": 0 }
      }
    },
    "BitcoinNewOutput": {
      "type": "object",
      "additionalProperties": {
        "anyOf": [
          { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
          { "type": "string", "pattern": "^([0-9]+(\\\\.[0-9]{1,8})?|([0-9a-fA-F]{2})*)$" }
        ]
      }
    },
    "BitcoinNewOutputs": {
      "anyOf": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinNewOutput" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinNewOutput" }
      ]
    },
    "BitcoinAcceptedFees": {
      "type": "object",
      "required": ["base"],
      "properties": {
        "base": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "effective-feerate": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "effective-includes": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } }
      }
    },
    "BitcoinMempoolAcceptance": {
      "type": "object",
      "required": ["txid"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "wtxid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "package-error": { "type": "string" },
        "allowed": { "type": "boolean" },
        "vsize": { "type": "integer" },
        "vsize_adjusted": { "type": "integer" },
        "vsize_bip141": { "type": "integer" },
        "fees": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAcceptedFees" },
        "reject-reason": { "type": "string" },
        "reject-details": { "type": "string" }
      }
    },
    "BitcoinPackageResult": {
      "type": "object",
      "required": ["package_msg", "tx-results"],
      "properties": {
        "package_msg": { "type": "string" },
        "tx-results": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPackageTransaction" }
        },
        "replaced-transactions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } }
      }
    },
    "BitcoinPackageTransaction": {
      "type": "object",
      "required": ["txid"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "other-wtxid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vsize": { "type": "integer" },
        "vsize_adjusted": { "type": "integer" },
        "vsize_bip141": { "type": "integer" },
        "fees": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAcceptedFees" },
        "error": { "type": "string" }
      }
    },
    "BitcoinAddressInfo": {
      "type": "object",
      "required": ["isvalid"],
      "properties": {
        "isvalid": { "type": "boolean" },
        "address": { "type": "string" },
        "scriptPubKey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "isscript": { "type": "boolean" },
        "iswitness": { "type": "boolean" },
        "witness_version": { "type": "integer" },
        "witness_program": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "error": { "type": "string" },
        "error_locations": { "type": "array", "items": { "type": "integer" } }
      }
    },
    "BitcoinAmount": {
      "anyOf": [{ "type": "number" }, { "type": "string", "pattern": "^-?[0-9]+(\\\\.[0-9]+)?$" }]
    },
    "BitcoinFeeRate": {
      "anyOf": [{ "type": "number" }, { "type": "string", "pattern": "^-?[0-9]+(\\\\.[0-9]+)?$" }]
    },
    "BitcoinBlockHash": {
      "description": "Hash of a block: 32 bytes in hex without \`0x\`, in the reversed order that Bitcoin displays.",
      "type": "string",
      "pattern": "^[0-9a-fA-F]{64}$"
    },
    "BitcoinTxid": {
      "description": "Transaction id, the hash without witnesses: 32 bytes in hex without \`0x\`, in reversed order.",
      "type": "string",
      "pattern": "^[0-9a-fA-F]{64}$"
    },
    "BitcoinBytes": {
      "description": "Bytes in hex, without \`0x\`.",
      "type": "string",
      "pattern": "^([0-9a-fA-F]{2})*$"
    },
    "BitcoinHashOrHeight": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        { "type": "integer", "minimum": 0 }
      ]
    },
    "BitcoinHeader": {
      "type": "object",
      "required": [
        "hash", "confirmations", "height", "version", "versionHex", "merkleroot", "time", "mediantime",
        "nonce", "bits", "difficulty", "chainwork"
      ],
      "properties": {
        "hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "confirmations": { "type": "integer" },
        "height": { "type": "integer" },
        "version": { "type": "integer" },
        "versionHex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "merkleroot": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "time": { "type": "integer" },
        "mediantime": { "type": "integer" },
        "nonce": { "type": "integer" },
        "bits": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "target": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "difficulty": { "type": "number" },
        "chainwork": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "nTx": { "type": "integer" },
        "previousblockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "nextblockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
      }
    },
    "BitcoinBlockFields": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinHeader" },
        {
          "type": "object",
          "required": ["size"],
          "properties": {
            "strippedsize": { "type": "integer" },
            "size": { "type": "integer" },
            "weight": { "type": "integer" },
            "coinbase_tx": { "$ref": "urn:node-access:rpc#/$defs/BitcoinCoinbaseFields" }
          }
        }
      ]
    },
    "BitcoinCoinbaseFields": {
      "type": "object",
      "required": ["version", "locktime", "sequence", "coinbase"],
      "properties": {
        "version": { "type": "integer" },
        "locktime": { "type": "integer" },
        "sequence": { "type": "integer" },
        "coinbase": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "witness": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    },
    "BitcoinBlock": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockFields" },
        {
          "type": "object",
          "required": ["tx"],
          "properties": {
            "tx": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }
            }
          }
        }
      ]
    },
    "BitcoinBlockWithTransactions": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockFields" },
        {
          "type": "object",
          "required": ["tx"],
          "properties": {
            "tx": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockTransaction" }
            }
          }
        }
      ]
    },
    "BitcoinBlockWithPrevouts": {
      "allOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockFields" },
        {
          "type": "object",
          "required": ["tx"],
          "properties": {
            "tx": {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockTransactionWithPrevouts" }
            }
          }
        }
      ]
    },
    "BitcoinBlockPosition": {
      "type": "object",
      "required": ["hash", "height"],
      "properties": {
        "hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "height": { "type": "integer" }
      }
    },
    "BitcoinChainInfo": {
      "type": "object",
      "required": [
        "chain", "blocks", "headers", "bestblockhash", "difficulty", "mediantime", "verificationprogress",
        "initialblockdownload", "chainwork", "pruned", "warnings"
      ],
      "properties": {
        "chain": { "type": "string" },
        "blocks": { "type": "integer" },
        "headers": { "type": "integer" },
        "bestblockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "bits": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "target": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "difficulty": { "type": "number" },
        "time": { "type": "integer" },
        "mediantime": { "type": "integer" },
        "verificationprogress": { "type": "number" },
        "initialblockdownload": { "type": "boolean" },
        "backgroundvalidation": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBackgroundValidation" },
        "chainwork": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "size_on_disk": { "type": "integer" },
        "pruned": { "type": "boolean" },
        "pruneheight": { "type": "integer" },
        "automatic_pruning": { "type": "boolean" },
        "prune_target_size": { "type": "integer" },
        "signet_challenge": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "warnings": {
          "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "string" }]
        }
      }
    },
    "BitcoinBackgroundValidation": {
      "type": "object",
      "properties": {
        "snapshotheight": { "type": "integer" },
        "blocks": { "type": "integer" },
        "bestblockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "mediantime": { "type": "integer" },
        "chainwork": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "verificationprogress": { "type": "number" }
      }
    },
    "BitcoinChainTip": {
      "type": "object",
      "required": ["height", "hash", "branchlen", "status"],
      "properties": {
        "height": { "type": "integer" },
        "hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "branchlen": { "type": "integer" },
        "status": {
          "enum": ["invalid", "headers-only", "valid-headers", "valid-fork", "active", "unknown"]
        }
      }
    },
    "BitcoinChainstate": {
      "type": "object",
      "required": ["blocks", "bestblockhash", "difficulty", "verificationprogress", "validated"],
      "properties": {
        "blocks": { "type": "integer" },
        "bestblockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "bits": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "target": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "difficulty": { "type": "number" },
        "verificationprogress": { "type": "number" },
        "snapshot_blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "coins_db_cache_bytes": { "type": "integer" },
        "coins_tip_cache_bytes": { "type": "integer" },
        "validated": { "type": "boolean" }
      }
    },
    "BitcoinChainTransactionStatistics": {
      "type": "object",
      "required": [
        "time", "window_final_block_hash", "window_final_block_height", "window_block_count"
      ],
      "properties": {
        "time": { "type": "integer" },
        "txcount": { "type": "integer" },
        "window_final_block_hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "window_final_block_height": { "type": "integer" },
        "window_block_count": { "type": "integer" },
        "window_interval": { "type": "integer" },
        "window_tx_count": { "type": "integer" },
        "txrate": { "type": "number" }
      }
    },
    "BitcoinDeployments": {
      "type": "object",
      "required": ["hash", "height", "deployments"],
      "properties": {
        "hash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "height": { "type": "integer" },
        "script_flags": { "type": "array", "items": { "type": "string" } },
        "deployments": {
          "type": "object",
          "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinDeployment" }
        }
      }
    },
    "BitcoinDeployment": {
      "type": "object",
      "required": ["type", "active"],
      "properties": {
        "type": { "enum": ["buried", "bip9"] },
        "height": { "type": "integer" },
        "active": { "type": "boolean" },
        "bip9": { "$ref": "urn:node-access:rpc#/$defs/BitcoinDeploymentVote" }
      }
    },
    "BitcoinDeploymentVote": {
      "type": "object",
      "required": ["start_time", "timeout", "min_activation_height", "status", "since", "status_next"],
      "properties": {
        "bit": { "type": "integer" },
        "start_time": { "type": "integer" },
        "timeout": { "type": "integer" },
        "min_activation_height": { "type": "integer" },
        "status": { "enum": ["defined", "started", "locked_in", "active", "failed"] },
        "since": { "type": "integer" },
        "status_next": { "enum": ["defined", "started", "locked_in", "active", "failed"] },
        "statistics": {
          "type": "object",
          "required": ["period", "elapsed", "count"],
          "properties": {
            "period": { "type": "integer" },
            "threshold": { "type": "integer" },
            "elapsed": { "type": "integer" },
            "count": { "type": "integer" },
            "possible": { "type": "boolean" }
          }
        },
        "signalling": { "type": "string" }
      }
    },
    "BitcoinBlockStatistics": {
      "type": "object",
      "properties": {
        "avgfee": { "type": "integer" },
        "avgfeerate": { "type": "integer" },
        "avgtxsize": { "type": "integer" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "feerate_percentiles": { "type": "array", "items": { "type": "integer" } },
        "height": { "type": "integer" },
        "ins": { "type": "integer" },
        "maxfee": { "type": "integer" },
        "maxfeerate": { "type": "integer" },
        "maxtxsize": { "type": "integer" },
        "medianfee": { "type": "integer" },
        "mediantime": { "type": "integer" },
        "mediantxsize": { "type": "integer" },
        "minfee": { "type": "integer" },
        "minfeerate": { "type": "integer" },
        "mintxsize": { "type": "integer" },
        "outs": { "type": "integer" },
        "subsidy": { "type": "integer" },
        "swtotal_size": { "type": "integer" },
        "swtotal_weight": { "type": "integer" },
        "swtxs": { "type": "integer" },
        "time": { "type": "integer" },
        "total_out": { "type": "integer" },
        "total_size": { "type": "integer" },
        "total_weight": { "type": "integer" },
        "totalfee": { "type": "integer" },
        "txs": { "type": "integer" },
        "utxo_increase": { "type": "integer" },
        "utxo_size_inc": { "type": "integer" },
        "utxo_increase_actual": { "type": "integer" },
        "utxo_size_inc_actual": { "type": "integer" }
      }
    },
    "BitcoinUnspentOutput": {
      "type": "object",
      "required": ["bestblock", "confirmations", "value", "scriptPubKey", "coinbase"],
      "properties": {
        "bestblock": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "confirmations": { "type": "integer" },
        "value": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "scriptPubKey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" },
        "coinbase": { "type": "boolean" }
      }
    },
    "BitcoinUnspentOutputStatistics": {
      "type": "object",
      "required": ["height", "bestblock", "txouts", "total_amount"],
      "properties": {
        "height": { "type": "integer" },
        "bestblock": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "txouts": { "type": "integer" },
        "bogosize": { "type": "integer" },
        "hash_serialized_3": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "hash_serialized_2": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "muhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "transactions": { "type": "integer" },
        "disk_size": { "type": "integer" },
        "total_amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "total_unspendable_amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "block_info": { "$ref": "urn:node-access:rpc#/$defs/BitcoinUnspentOutputChanges" }
      }
    },
    "BitcoinUnspentOutputChanges": {
      "type": "object",
      "required": [
        "prevout_spent", "coinbase", "new_outputs_ex_coinbase", "unspendable", "unspendables"
      ],
      "properties": {
        "prevout_spent": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "coinbase": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "new_outputs_ex_coinbase": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "unspendable": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "unspendables": {
          "type": "object",
          "required": ["genesis_block", "bip30", "scripts", "unclaimed_rewards"],
          "properties": {
            "genesis_block": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
            "bip30": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
            "scripts": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
            "unclaimed_rewards": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
          }
        }
      }
    },
    "BitcoinScanObject": {
      "anyOf": [
        { "type": "string" },
        {
          "type": "object",
          "required": ["desc"],
          "properties": {
            "desc": { "type": "string" },
            "range": { "$ref": "urn:node-access:rpc#/$defs/BitcoinDerivationRange" }
          }
        }
      ]
    },
    "BitcoinDerivationRange": {
      "anyOf": [
        { "type": "integer", "minimum": 0 },
        {
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": { "type": "integer", "minimum": 0 }
        }
      ]
    },
    "BitcoinFoundOutputs": {
      "type": "object",
      "required": ["success", "txouts", "height", "bestblock", "unspents", "total_amount"],
      "properties": {
        "success": { "type": "boolean" },
        "txouts": { "type": "integer" },
        "height": { "type": "integer" },
        "bestblock": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "unspents": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFoundOutput" }
        },
        "total_amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
      }
    },
    "BitcoinFoundOutput": {
      "type": "object",
      "required": ["txid", "vout", "scriptPubKey", "desc", "amount", "height"],
      "properties": {
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vout": { "type": "integer" },
        "scriptPubKey": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "desc": { "type": "string" },
        "amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "coinbase": { "type": "boolean" },
        "height": { "type": "integer" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "confirmations": { "type": "integer" }
      }
    },
    "BitcoinScanProgress": {
      "type": "object",
      "required": ["progress"],
      "properties": { "progress": { "type": "number" } }
    },
    "BitcoinBlockScanProgress": {
      "type": "object",
      "required": ["progress", "current_height"],
      "properties": { "progress": { "type": "number" }, "current_height": { "type": "integer" } }
    },
    "BitcoinFoundBlocks": {
      "type": "object",
      "required": ["from_height", "to_height", "relevant_blocks", "completed"],
      "properties": {
        "from_height": { "type": "integer" },
        "to_height": { "type": "integer" },
        "relevant_blocks": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
        },
        "completed": { "type": "boolean" }
      }
    },
    "BitcoinReceiveActivity": {
      "type": "object",
      "required": ["type", "amount", "txid", "vout", "output_spk"],
      "properties": {
        "type": { "const": "receive" },
        "amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "height": { "type": "integer" },
        "txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "vout": { "type": "integer" },
        "output_spk": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" }
      }
    },
    "BitcoinSpendActivity": {
      "type": "object",
      "required": [
        "type", "amount", "spend_txid", "spend_vin", "prevout_txid", "prevout_vout", "prevout_spk"
      ],
      "properties": {
        "type": { "const": "spend" },
        "amount": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" },
        "blockhash": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        "height": { "type": "integer" },
        "spend_txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "spend_vin": { "type": "integer" },
        "prevout_txid": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        "prevout_vout": { "type": "integer" },
        "prevout_spk": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputScript" }
      }
    }
  }
}`);

/**
 * The params and result of each method; and, if params can be passed by name, their names in order and which
 * of them are required.
 */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; paramNames?: readonly string[]; requiredParams?: readonly string[]; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "getblockcount": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "integer", "minimum": 0 }
  },
  "getbestblockhash": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
  },
  "getblockhash": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer", "minimum": 0 }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["height"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
  },
  "getblock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        { "enum": [0, 1, 2, 3] }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["blockhash", "verbosity"],
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlock" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockWithTransactions" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockWithPrevouts" }
      ]
    }
  },
  "getblockheader": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }, { "type": "boolean" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["blockhash", "verbose"],
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinHeader" }
      ]
    }
  },
  "getblockchaininfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinChainInfo" }
  },
  "getchaintips": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinChainTip" } }
  },
  "getchainstates": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "required": ["headers", "chainstates"],
      "properties": {
        "headers": { "type": "integer" },
        "chainstates": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinChainstate" }
        }
      }
    }
  },
  "getchaintxstats": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["nblocks", "blockhash"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinChainTransactionStatistics" }
  },
  "getdeploymentinfo": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["blockhash"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinDeployments" }
  },
  "getdifficulty": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "number" } },
  "getblockstats": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinHashOrHeight" },
        { "type": "array", "items": { "type": "string" } }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["hash_or_height", "stats"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockStatistics" }
  },
  "getblockfilter": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }, { "type": "string" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["blockhash", "filtertype"],
    "result": {
      "type": "object",
      "required": ["filter", "header"],
      "properties": {
        "filter": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "header": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    }
  },
  "gettxout": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        { "type": "integer", "minimum": 0 },
        { "type": "boolean" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "paramNames": ["txid", "n", "include_mempool"],
    "result": {
      "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinUnspentOutput" }, { "type": "null" }]
    }
  },
  "gettxoutproof": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txids", "blockhash"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
  },
  "verifytxoutproof": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["proof"],
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } }
  },
  "gettxoutsetinfo": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [
            { "enum": ["hash_serialized_3", "hash_serialized_2", "muhash", "none"] },
            { "type": "null" }
          ]
        },
        {
          "anyOf": [
            { "$ref": "urn:node-access:rpc#/$defs/BitcoinHashOrHeight" },
            { "type": "null" }
          ]
        },
        { "type": "boolean" }
      ],
      "minItems": 0,
      "maxItems": 3
    },
    "paramNames": ["hash_type", "hash_or_height", "use_index"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinUnspentOutputStatistics" }
  },
  "scantxoutset": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "enum": ["start", "status", "abort"] },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScanObject" }
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["action", "scanobjects"],
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinFoundOutputs" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinScanProgress" },
        { "type": "boolean" },
        { "type": "null" }
      ]
    }
  },
  "scanblocks": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "enum": ["start", "status", "abort"] },
        {
          "anyOf": [
            {
              "type": "array",
              "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScanObject" }
            },
            { "type": "null" }
          ]
        },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        {
          "type": "object",
          "properties": { "filter_false_positives": { "type": "boolean" } }
        }
      ],
      "minItems": 1,
      "maxItems": 6
    },
    "paramNames": ["action", "scanobjects", "start_height", "stop_height", "filtertype", "options"],
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinFoundBlocks" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockScanProgress" },
        { "type": "boolean" },
        { "type": "null" }
      ]
    }
  },
  "getdescriptoractivity": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
        },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScanObject" }
        },
        { "type": "boolean" }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "paramNames": ["blockhashes", "scanobjects", "include_mempool"],
    "result": {
      "type": "object",
      "required": ["activity"],
      "properties": {
        "activity": {
          "type": "array",
          "items": {
            "anyOf": [
              { "$ref": "urn:node-access:rpc#/$defs/BitcoinReceiveActivity" },
              { "$ref": "urn:node-access:rpc#/$defs/BitcoinSpendActivity" }
            ]
          }
        }
      }
    }
  },
  "waitfornewblock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["timeout", "current_tip"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockPosition" }
  },
  "waitforblock": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["blockhash", "timeout"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockPosition" }
  },
  "waitforblockheight": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer", "minimum": 0 }, { "type": "integer", "minimum": 0 }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["height", "timeout"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockPosition" }
  },
  "verifychain": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 4 }, { "type": "null" }]
        },
        { "type": "integer", "minimum": 0 }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["checklevel", "nblocks"],
    "result": { "type": "boolean" }
  },
  "getmempoolinfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolInfo" }
  },
  "getrawmempool": {
    "params": {
      "type": "array",
      "prefixItems": [{ "anyOf": [{ "type": "boolean" }, { "type": "null" }] }, { "type": "boolean" }],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["verbose", "mempool_sequence"],
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolEntries" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolSequence" }
      ]
    }
  },
  "getmempoolentry": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txid"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolEntry" }
  },
  "getmempoolancestors": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }, { "type": "boolean" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txid", "verbose"],
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolEntries" }
      ]
    }
  },
  "getmempooldescendants": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }, { "type": "boolean" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["txid", "verbose"],
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolEntries" }
      ]
    }
  },
  "getmempoolcluster": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txid"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolCluster" }
  },
  "getmempoolfeeratediagram": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeratePoint" }
    }
  },
  "getorphantxs": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "integer", "minimum": 0, "maximum": 2 }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["verbosity"],
    "result": {
      "anyOf": [
        { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" } },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOrphan" }
        }
      ]
    }
  },
  "gettxspendingprevout": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutpoint" }
        },
        {
          "type": "object",
          "properties": {
            "mempool_only": { "type": "boolean" },
            "return_spending_tx": { "type": "boolean" }
          }
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["outputs", "options"],
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinOutputSpend" }
    }
  },
  "getrawtransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" },
        { "anyOf": [{ "enum": [0, 1, 2] }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockHash" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "paramNames": ["txid", "verbosity", "blockhash"],
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinFoundTransaction" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinFoundTransactionWithPrevouts" }
      ]
    }
  },
  "decoderawtransaction": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }, { "type": "boolean" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["hexstring", "iswitness"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTransaction" }
  },
  "decodescript": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["hexstring"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinDecodedScript" }
  },
  "createrawtransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinNewInput" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinNewOutputs" },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "type": "integer", "minimum": 1 }
      ],
      "minItems": 2,
      "maxItems": 5
    },
    "paramNames": ["inputs", "outputs", "locktime", "replaceable", "version"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
  },
  "combinerawtransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txs"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
  },
  "sendrawtransaction": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        {
          "anyOf": [
            {
              "anyOf": [
                { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
                { "type": "boolean" }
              ]
            },
            { "type": "null" }
          ]
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "paramNames": ["hexstring", "maxfeerate", "maxburnamount"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }
  },
  "getprivatebroadcastinfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "required": ["transactions"],
      "properties": {
        "transactions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPrivateBroadcast" }
        }
      }
    }
  },
  "abortprivatebroadcast": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinTxid" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["id"],
    "result": {
      "type": "object",
      "required": ["removed_transactions"],
      "properties": {
        "removed_transactions": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPrivateTransaction" }
        }
      }
    }
  },
  "testmempoolaccept": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["rawtxs", "maxfeerate"],
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMempoolAcceptance" }
    }
  },
  "submitpackage": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" }, { "type": "null" }]
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinAmount" }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "paramNames": ["package", "maxfeerate", "maxburnamount"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPackageResult" }
  },
  "createpsbt": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinNewInput" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinNewOutputs" },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "enum": [0, 2] }
      ],
      "minItems": 2,
      "maxItems": 6
    },
    "paramNames": ["inputs", "outputs", "locktime", "replaceable", "version", "psbt_version"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
  },
  "converttopsbt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "enum": [0, 2] }
      ],
      "minItems": 1,
      "maxItems": 4
    },
    "paramNames": ["hexstring", "permitsigdata", "iswitness", "psbt_version"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
  },
  "utxoupdatepsbt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScanObject" }
        }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["psbt", "descriptors"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
  },
  "descriptorprocesspsbt": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" },
        {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinScanObject" }
        },
        {
          "anyOf": [
            {
              "enum": [
                "DEFAULT", "ALL", "NONE", "SINGLE", "ALL|ANYONECANPAY", "NONE|ANYONECANPAY",
                "SINGLE|ANYONECANPAY"
              ]
            },
            { "type": "null" }
          ]
        },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "type": "boolean" }
      ],
      "minItems": 2,
      "maxItems": 5
    },
    "paramNames": ["psbt", "descriptors", "sighashtype", "bip32derivs", "finalize"],
    "result": {
      "type": "object",
      "required": ["psbt", "complete"],
      "properties": {
        "psbt": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" },
        "complete": { "type": "boolean" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
      }
    }
  },
  "combinepsbt": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txs"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
  },
  "joinpsbts": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "minItems": 2,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["txs"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }
  },
  "finalizepsbt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }, { "type": "boolean" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["psbt", "extract"],
    "result": {
      "type": "object",
      "required": ["complete"],
      "properties": {
        "psbt": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" },
        "hex": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "complete": { "type": "boolean" }
      }
    }
  },
  "analyzepsbt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["psbt"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbtAnalysis" }
  },
  "decodepsbt": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinPsbt" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["psbt"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinDecodedPsbt" }
  },
  "getmininginfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinMiningInfo" }
  },
  "getnetworkhashps": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "type": "integer", "minimum": -1 }, { "type": "null" }] },
        { "type": "integer", "minimum": -1 }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["nblocks", "height"],
    "result": { "type": "number" }
  },
  "getblocktemplate": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinTemplateRequest" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["template_request"],
    "result": {
      "anyOf": [
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinBlockTemplate" },
        { "type": "string" },
        { "type": "null" }
      ]
    }
  },
  "getprioritisedtransactions": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "additionalProperties": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeDelta" }
    }
  },
  "submitblock": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }, { "type": "string" }],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["hexdata", "dummy"],
    "result": { "anyOf": [{ "type": "null" }, { "type": "string" }] }
  },
  "submitheader": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["hexdata"],
    "result": { "type": "null" }
  },
  "getnetworkinfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinNetworkInfo" }
  },
  "getconnectioncount": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "integer" } },
  "getnettotals": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinTraffic" }
  },
  "getpeerinfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinPeer" } }
  },
  "getnodeaddresses": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "type": "string" }
      ],
      "minItems": 0,
      "maxItems": 2
    },
    "paramNames": ["count", "network"],
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinNodeAddress" }
    }
  },
  "getaddrmaninfo": {
    "params": { "type": "array", "maxItems": 0 },
    "result": {
      "type": "object",
      "additionalProperties": {
        "type": "object",
        "required": ["new", "tried", "total"],
        "properties": {
          "new": { "type": "integer" },
          "tried": { "type": "integer" },
          "total": { "type": "integer" }
        }
      }
    }
  },
  "getaddednodeinfo": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["node"],
    "result": {
      "type": "array",
      "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAddedNode" }
    }
  },
  "listbanned": {
    "params": { "type": "array", "maxItems": 0 },
    "result": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBan" } }
  },
  "ping": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "null" } },
  "estimatesmartfee": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "integer", "minimum": 1, "maximum": 1008 },
        {
          "anyOf": [{ "enum": ["unset", "economical", "conservative"] }, { "type": "null" }]
        },
        {
          "type": "object",
          "properties": {
            "fee_rate_estimator": { "enum": ["auto", "block_policy", "mempool_policy"] },
            "verbosity": { "type": "integer" }
          }
        }
      ],
      "minItems": 1,
      "maxItems": 3
    },
    "paramNames": ["conf_target", "estimate_mode", "options"],
    "result": {
      "type": "object",
      "required": ["blocks"],
      "properties": {
        "feerate": { "$ref": "urn:node-access:rpc#/$defs/BitcoinFeeRate" },
        "errors": { "type": "array", "items": { "type": "string" } },
        "blocks": { "type": "integer" },
        "estimator": { "type": "string" }
      }
    }
  },
  "validateaddress": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["address"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/BitcoinAddressInfo" }
  },
  "verifymessage": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }, { "type": "string" }, { "type": "string" }],
      "minItems": 3,
      "maxItems": 3
    },
    "paramNames": ["address", "signature", "message"],
    "result": { "type": "boolean" }
  },
  "createmultisig": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "integer", "minimum": 1 },
        {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" }
        },
        { "enum": ["legacy", "p2sh-segwit", "bech32"] }
      ],
      "minItems": 2,
      "maxItems": 3
    },
    "paramNames": ["nrequired", "keys", "address_type"],
    "result": {
      "type": "object",
      "required": ["address", "redeemScript"],
      "properties": {
        "address": { "type": "string" },
        "redeemScript": { "$ref": "urn:node-access:rpc#/$defs/BitcoinBytes" },
        "descriptor": { "type": "string" },
        "warnings": { "type": "array", "items": { "type": "string" } }
      }
    }
  },
  "getdescriptorinfo": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["descriptor"],
    "result": {
      "type": "object",
      "required": ["descriptor", "checksum", "isrange", "issolvable", "hasprivatekeys"],
      "properties": {
        "descriptor": { "type": "string" },
        "multipath_expansion": { "type": "array", "items": { "type": "string" } },
        "checksum": { "type": "string" },
        "isrange": { "type": "boolean" },
        "issolvable": { "type": "boolean" },
        "hasprivatekeys": { "type": "boolean" }
      }
    }
  },
  "deriveaddresses": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "string" },
        { "$ref": "urn:node-access:rpc#/$defs/BitcoinDerivationRange" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["descriptor", "range"],
    "result": {
      "anyOf": [
        { "type": "array", "items": { "type": "string" } },
        { "type": "array", "items": { "type": "array", "items": { "type": "string" } } }
      ]
    }
  },
  "getindexinfo": {
    "params": {
      "type": "array",
      "prefixItems": [{ "type": "string" }],
      "minItems": 0,
      "maxItems": 1
    },
    "paramNames": ["index_name"],
    "result": {
      "type": "object",
      "additionalProperties": {
        "type": "object",
        "required": ["synced", "best_block_height"],
        "properties": { "synced": { "type": "boolean" }, "best_block_height": { "type": "integer" } }
      }
    }
  },
  "uptime": { "params": { "type": "array", "maxItems": 0 }, "result": { "type": "integer" } }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{}`);
