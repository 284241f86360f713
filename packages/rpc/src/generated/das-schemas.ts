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
    "AssetInterface": {
      "anyOf": [
        {
          "enum": [
            "V1_NFT", "V1_PRINT", "V2_NFT", "LEGACY_NFT", "FungibleAsset", "FungibleToken", "Identity",
            "Executable", "ProgrammableNFT", "MplCoreAsset", "MplCoreCollection", "Custom"
          ]
        },
        { "type": "string" }
      ]
    },
    "AssetTokenType": {
      "enum": [
        "Fungible", "NonFungible", "Compressed", "Nft", "All", "fungible", "nonFungible", "regularNft",
        "compressedNft", "all"
      ]
    },
    "AssetOptions": {
      "type": "object",
      "properties": {
        "showUnverifiedCollections": { "type": "boolean" },
        "showCollectionMetadata": { "type": "boolean" },
        "showZeroBalance": { "type": "boolean" },
        "showInscription": { "type": "boolean" },
        "showFungible": { "type": "boolean" }
      }
    },
    "AssetSorting": {
      "type": "object",
      "required": ["sortBy"],
      "properties": {
        "sortBy": { "enum": ["id", "created", "updated", "recent_action", "none"] },
        "sortDirection": { "enum": ["asc", "desc"] }
      }
    },
    "AssetProof": {
      "type": "object",
      "required": ["root", "proof", "node_index", "leaf", "tree_id"],
      "properties": {
        "root": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "proof": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" } },
        "node_index": { "type": "integer" },
        "leaf": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "tree_id": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
      }
    },
    "DigitalAsset": {
      "type": "object",
      "required": ["interface", "id", "mutable", "burnt"],
      "properties": {
        "interface": { "$ref": "urn:node-access:rpc#/$defs/AssetInterface" },
        "id": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "content": { "$ref": "urn:node-access:rpc#/$defs/AssetContent" },
        "authorities": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AssetAuthority" }
        },
        "compression": { "$ref": "urn:node-access:rpc#/$defs/AssetCompression" },
        "grouping": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AssetGroup" } },
        "royalty": { "$ref": "urn:node-access:rpc#/$defs/AssetRoyalty" },
        "creators": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AssetCreator" }
        },
        "ownership": { "$ref": "urn:node-access:rpc#/$defs/AssetOwnership" },
        "uses": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetUses" }, { "type": "null" }]
        },
        "supply": {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetSupply" }, { "type": "null" }]
        },
        "mutable": { "type": "boolean" },
        "burnt": { "type": "boolean" },
        "mint_extensions": {
          "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }]
        },
        "inscription": {
          "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }]
        },
        "token_info": { "$ref": "urn:node-access:rpc#/$defs/AssetTokenInfo" },
        "plugins": {
          "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }]
        },
        "unknown_plugins": { "type": "array", "items": { "type": "object", "additionalProperties": true } },
        "mpl_core_info": {
          "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }]
        },
        "external_plugins": { "type": "array", "items": { "type": "object", "additionalProperties": true } },
        "unknown_external_plugins": { "type": "array", "items": { "type": "object", "additionalProperties": true } }
      }
    },
    "AssetContent": {
      "type": "object",
      "required": ["$schema", "json_uri", "metadata"],
      "properties": {
        "$schema": { "type": "string" },
        "json_uri": { "type": "string" },
        "files": { "type": "array", "items": { "type": "object", "additionalProperties": true } },
        "metadata": { "type": "object", "additionalProperties": true },
        "links": { "type": "object", "additionalProperties": true }
      }
    },
    "AssetAuthority": {
      "type": "object",
      "required": ["address", "scopes"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "scopes": { "type": "array", "items": { "type": "string" } }
      }
    },
    "AssetCompression": {
      "type": "object",
      "required": [
        "eligible", "compressed", "data_hash", "creator_hash", "asset_hash", "tree", "seq", "leaf_id"
      ],
      "properties": {
        "eligible": { "type": "boolean" },
        "compressed": { "type": "boolean" },
        "data_hash": { "type": "string" },
        "creator_hash": { "type": "string" },
        "asset_hash": { "type": "string" },
        "collection_hash": { "type": "string" },
        "asset_data_hash": { "type": "string" },
        "flags": { "type": "integer" },
        "tree": { "type": "string" },
        "seq": { "type": "integer" },
        "leaf_id": { "type": "integer" }
      }
    },
    "AssetGroup": {
      "type": "object",
      "required": ["group_key"],
      "properties": {
        "group_key": { "type": "string" },
        "group_value": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "verified": { "type": "boolean" },
        "collection_metadata": { "type": "object", "additionalProperties": true }
      }
    },
    "AssetRoyalty": {
      "type": "object",
      "required": [
        "royalty_model", "target", "percent", "basis_points", "primary_sale_happened", "locked"
      ],
      "properties": {
        "royalty_model": { "type": "string" },
        "target": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "percent": { "type": "number" },
        "basis_points": { "type": "integer" },
        "primary_sale_happened": { "type": "boolean" },
        "locked": { "type": "boolean" }
      }
    },
    "AssetCreator": {
      "type": "object",
      "required": ["address", "share", "verified"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "share": { "type": "integer" },
        "verified": { "type": "boolean" }
      }
    },
    "AssetOwnership": {
      "type": "object",
      "required": ["frozen", "delegated", "delegate", "ownership_model", "owner"],
      "properties": {
        "frozen": { "type": "boolean" },
        "non_transferable": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        "delegated": { "type": "boolean" },
        "delegate": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "ownership_model": { "type": "string" },
        "owner": { "type": "string" }
      }
    },
    "AssetUses": {
      "type": "object",
      "required": ["use_method", "remaining", "total"],
      "properties": {
        "use_method": { "type": "string" },
        "remaining": { "type": "integer" },
        "total": { "type": "integer" }
      }
    },
    "AssetSupply": {
      "type": "object",
      "properties": {
        "print_max_supply": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "print_current_supply": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "edition_nonce": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }
      }
    },
    "AssetTokenInfo": {
      "type": "object",
      "required": ["decimals", "token_program"],
      "properties": {
        "supply": { "type": "integer" },
        "decimals": { "type": "integer" },
        "token_program": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "mint_authority": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "freeze_authority": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "symbol": { "type": "string" },
        "balance": { "type": "integer" },
        "associated_token_address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "price_info": { "type": "object", "additionalProperties": true }
      }
    },
    "AssetError": {
      "type": "object",
      "required": ["id", "error"],
      "properties": { "id": { "type": "string" }, "error": { "type": "string" } }
    },
    "AssetList": {
      "type": "object",
      "required": ["total", "limit", "items"],
      "properties": {
        "total": { "type": "integer" },
        "limit": { "type": "integer" },
        "page": { "type": "integer" },
        "before": { "type": "string" },
        "after": { "type": "string" },
        "cursor": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "items": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/DigitalAsset" }
        },
        "errors": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AssetError" } }
      }
    },
    "AssetSignatureList": {
      "type": "object",
      "required": ["total", "limit", "items"],
      "properties": {
        "total": { "type": "integer" },
        "limit": { "type": "integer" },
        "page": { "type": "integer" },
        "before": { "type": "string" },
        "after": { "type": "string" },
        "cursor": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "items": {
          "type": "array",
          "items": {
            "type": "array",
            "prefixItems": [
              { "$ref": "urn:node-access:rpc#/$defs/TransactionSignature" },
              { "type": "string" }
            ],
            "minItems": 2,
            "items": false
          }
        }
      }
    },
    "AssetTokenAccountList": {
      "type": "object",
      "required": ["total", "limit", "token_accounts"],
      "properties": {
        "total": { "type": "integer" },
        "limit": { "type": "integer" },
        "page": { "type": "integer" },
        "before": { "type": "string" },
        "after": { "type": "string" },
        "cursor": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "token_accounts": {
          "type": "array",
          "items": { "$ref": "urn:node-access:rpc#/$defs/AssetTokenAccount" }
        },
        "errors": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/AssetError" } }
      }
    },
    "AssetTokenAccount": {
      "type": "object",
      "required": ["address", "mint", "amount", "owner", "frozen", "delegated_amount"],
      "properties": {
        "address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "mint": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "amount": { "type": "integer" },
        "owner": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "frozen": { "type": "boolean" },
        "delegate": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "delegated_amount": { "type": "integer" },
        "close_authority": { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        "extensions": {
          "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }]
        }
      }
    },
    "NftEditions": {
      "type": "object",
      "required": ["total", "limit", "master_edition_address", "supply"],
      "properties": {
        "total": { "type": "integer" },
        "limit": { "type": "integer" },
        "page": { "type": "integer" },
        "before": { "type": "string" },
        "after": { "type": "string" },
        "cursor": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "master_edition_address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "supply": { "type": "integer" },
        "max_supply": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
        "editions": { "type": "array", "items": { "$ref": "urn:node-access:rpc#/$defs/NftEdition" } }
      }
    },
    "NftEdition": {
      "type": "object",
      "required": ["mint_address", "edition_address", "edition_number"],
      "properties": {
        "mint_address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "edition_address": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        "edition_number": { "type": "integer" }
      }
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
    }
  }
}`);

/**
 * The params and result of each method; and, if params can be passed by name, their names in order and which
 * of them are required.
 */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; paramNames?: readonly string[]; requiredParams?: readonly string[]; result: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{
  "getAsset": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["id", "options"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/DigitalAsset" }
  },
  "getAssets": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "maxItems": 1000,
          "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["ids", "options"],
    "result": {
      "type": "array",
      "items": {
        "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/DigitalAsset" }, { "type": "null" }]
      }
    }
  },
  "getAssetBatch": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "maxItems": 1000,
          "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
        },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 1,
      "maxItems": 2
    },
    "paramNames": ["ids", "options"],
    "result": {
      "type": "array",
      "items": {
        "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/DigitalAsset" }, { "type": "null" }]
      }
    }
  },
  "getAssetProof": {
    "params": {
      "type": "array",
      "prefixItems": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["id"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetProof" }
  },
  "getAssetProofs": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "maxItems": 1000,
          "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["ids"],
    "result": {
      "type": "object",
      "additionalProperties": {
        "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetProof" }, { "type": "null" }]
      }
    }
  },
  "getAssetProofBatch": {
    "params": {
      "type": "array",
      "prefixItems": [
        {
          "type": "array",
          "maxItems": 1000,
          "items": { "$ref": "urn:node-access:rpc#/$defs/Pubkey" }
        }
      ],
      "minItems": 1,
      "maxItems": 1
    },
    "paramNames": ["ids"],
    "result": {
      "type": "object",
      "additionalProperties": {
        "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetProof" }, { "type": "null" }]
      }
    }
  },
  "getAssetsByOwner": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetSorting" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 1,
      "maxItems": 8
    },
    "paramNames": ["ownerAddress", "sortBy", "limit", "page", "before", "after", "cursor", "options"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetList" }
  },
  "getAssetsByGroup": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "type": "string" },
        { "type": "string" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetSorting" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 2,
      "maxItems": 9
    },
    "paramNames": [
      "groupKey", "groupValue", "sortBy", "limit", "page", "before", "after", "cursor", "options"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetList" }
  },
  "getAssetsByCreator": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetSorting" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 1,
      "maxItems": 9
    },
    "paramNames": [
      "creatorAddress", "onlyVerified", "sortBy", "limit", "page", "before", "after", "cursor", "options"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetList" }
  },
  "getAssetsByAuthority": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "$ref": "urn:node-access:rpc#/$defs/Pubkey" },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetSorting" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 1,
      "maxItems": 8
    },
    "paramNames": [
      "authorityAddress", "sortBy", "limit", "page", "before", "after", "cursor", "options"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetList" }
  },
  "searchAssets": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "enum": ["all", "any"] }, { "type": "null" }] },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetInterface" }, { "type": "null" }]
        },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "enum": ["single", "token"] }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        {
          "anyOf": [
            {
              "type": "array",
              "prefixItems": [{ "type": "string" }, { "type": "string" }],
              "minItems": 2,
              "items": false
            },
            { "type": "null" }
          ]
        },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "enum": ["creators", "fanout", "single"] }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetTokenType" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/AssetSorting" }, { "type": "null" }]
        },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 0,
      "maxItems": 29
    },
    "paramNames": [
      "negate", "conditionType", "interface", "ownerAddress", "ownerType", "creatorAddress",
      "creatorVerified", "authorityAddress", "grouping", "delegate", "frozen", "supply", "supplyMint",
      "compressed", "compressible", "royaltyTargetType", "royaltyTarget", "royaltyAmount", "burnt", "jsonUri",
      "name", "tokenType", "sortBy", "limit", "page", "before", "after", "cursor", "options"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetList" }
  },
  "getSignaturesForAsset": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "enum": ["asc", "desc"] }
      ],
      "minItems": 0,
      "maxItems": 9
    },
    "paramNames": [
      "id", "tree", "leafIndex", "limit", "page", "before", "after", "cursor", "sortDirection"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetSignatureList" }
  },
  "getAssetSignatures": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "enum": ["asc", "desc"] }
      ],
      "minItems": 0,
      "maxItems": 9
    },
    "paramNames": [
      "id", "tree", "leafIndex", "limit", "page", "before", "after", "cursor", "sortDirection"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetSignatureList" }
  },
  "getTokenAccounts": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "$ref": "urn:node-access:rpc#/$defs/AssetOptions" }
      ],
      "minItems": 0,
      "maxItems": 10
    },
    "paramNames": [
      "ownerAddress", "mintAddress", "owner", "mint", "limit", "page", "before", "after", "cursor", "options"
    ],
    "result": { "$ref": "urn:node-access:rpc#/$defs/AssetTokenAccountList" }
  },
  "getNftEditions": {
    "params": {
      "type": "array",
      "prefixItems": [
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        { "anyOf": [{ "$ref": "urn:node-access:rpc#/$defs/Pubkey" }, { "type": "null" }] },
        {
          "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1000 }, { "type": "null" }]
        },
        { "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        { "type": "string" }
      ],
      "minItems": 0,
      "maxItems": 7
    },
    "paramNames": ["mintAddress", "mint", "limit", "page", "before", "after", "cursor"],
    "result": { "$ref": "urn:node-access:rpc#/$defs/NftEditions" }
  }
}`);

/** The notifications of each kind of subscription, and its params after the kind. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = /* @__PURE__ */ JSON.parse(`{}`);
