import { rulesIn } from "@node-access/generate/diff";

/** The rules for the catalog and for files of facts, as in `packages/generate/src/diff/schema-rules.ts`. */
const table = {
  "entry-added": ["a protocol, network, family, surface or endpoint added to the catalog", "minor"],
  "entry-removed": ["a protocol, network, family, surface or endpoint removed from the catalog", "major"],
  "offer-added": [
    "a protocol offers a method family or an endpoint, or a surface accepts a kind of credential",
    "minor",
  ],
  "offer-removed": [
    "a protocol no longer offers a method family or an endpoint, or a surface no longer accepts a kind of credential",
    "major",
  ],
  "call-denied": ["the gateway rejects methods that it allowed", "major"],
  "call-allowed": ["the gateway allows methods that it rejected", "minor"],
  "fact-changed": ["a different path, proto package or surface", "major"],
  "identity-changed": [
    "how a gateway or `check` asks a node for its network or its newest block, or the network's genesis",
    "patch",
  ],
  "final-depth-changed": [
    "with how many confirmations a block counts as final, on chains whose nodes do not say it",
    "patch",
  ],
  "known-errors-changed": ["`upstream-errors.yaml`: which errors make a gateway try another node", "patch"],
  "provider-units-changed": ["`provider-units.yaml`: how many units a provider counts for a method", "patch"],
  "search-words-changed": ["`other-names.yaml`: by which other words people find a method", "patch"],
} as const;

export type OwnRuleName = keyof typeof table;

export const ownRules = rulesIn(table, {
  "call-allowed": "everyone with access to the node may call these",
  "identity-changed": "a node that passed may be rejected",
  "final-depth-changed": "a gateway keeps what it knows of final blocks",
});
