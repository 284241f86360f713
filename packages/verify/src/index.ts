export { isNodeAccessError, NodeAccessError } from "@node-access/auth";
export type { Anchor, AnchorSource, AnchorTag } from "./anchor.ts";
export type { Check } from "./contradiction.ts";
export { checkedMethods, executedMethods } from "./checks/methods.ts";
export { uncoveredFields } from "./checks/uncovered.ts";
export type { Evidence } from "./evidence.ts";
export type { PublishedVerdict } from "./published-verdict.ts";
export type { Execute, ExecutedCall, Execution, ProvenAccount, ProvenState } from "./execution.ts";
export type { Field, FieldKind } from "./fields.ts";
export {
  arbitrumRules,
  chainRules,
  ethereumRules,
  gnosisRules,
  opStackRules,
  polygonRules,
} from "./rules/chains.ts";
export type { ChainRules, Seal } from "./rules/chains.ts";
export type { TransactionRule, TransactionRules } from "./rules/transactions.ts";
export type { Read, ReadFunction } from "./reads.ts";
export type { RecoverSender } from "./session.ts";
export type {
  BlockId,
  Consistent,
  Unanchored,
  UnanchoredReason,
  Unverifiable,
  UnverifiableReason,
  Verdict,
  Verified,
} from "./verdict.ts";
export type { CheckableClient, VerdictEvent } from "./checked-client.ts";
export { nodeMethods, verified } from "./verified.ts";
export type { VerifiedOptions } from "./verified.ts";
export { createVerifier, verifyEvidence } from "./verifier.ts";
export type { CheckedResult, Verifier } from "./build-verifier.ts";
export type { VerifierOptions } from "./verifier.ts";
