// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { ProtocolTable } from "@node-access/transport/json-rpc";

/** The methods of Solana digital assets, as the `protocol` of a client. */
export const das: ProtocolTable<"das"> = {
  methods: {
    getAsset: "safe",
    getAssets: "safe",
    getAssetBatch: "safe",
    getAssetProof: "safe",
    getAssetProofs: "safe",
    getAssetProofBatch: "safe",
    getAssetsByOwner: "safe",
    getAssetsByGroup: "safe",
    getAssetsByCreator: "safe",
    getAssetsByAuthority: "safe",
    searchAssets: "safe",
    getSignaturesForAsset: "safe",
    getAssetSignatures: "safe",
    getTokenAccounts: "safe",
    getNftEditions: "safe",
  },
  probeMethod: "getAsset",
  namedParams: [
    "getAsset", "getAssets", "getAssetBatch", "getAssetProof", "getAssetProofs", "getAssetProofBatch",
    "getAssetsByOwner", "getAssetsByGroup", "getAssetsByCreator", "getAssetsByAuthority", "searchAssets",
    "getSignaturesForAsset", "getAssetSignatures", "getTokenAccounts", "getNftEditions",
  ],
};
