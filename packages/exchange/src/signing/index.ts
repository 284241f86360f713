export type {
  ActionSigner,
  MultiSigSource,
  Network,
  SignedRequest,
  UnsignedRequest,
} from "../action-signer.ts";
export type { ActionSigning } from "../action-facts.ts";
export { actionHash } from "./action-hash.ts";
export type { HashedRequest } from "./action-hash.ts";
export { combineSignatures } from "./multi-sig.ts";
export { privateKeySigner } from "./private-key-signer.ts";
export type { PrivateKeySignerOptions } from "./private-key-signer.ts";
export type { EcdsaSignature, SignDigest } from "./ecdsa-signature.ts";
export { actionTypedData } from "./typed-data.ts";
export type { TypedData, TypedDataField, TypedRequest } from "./typed-data.ts";
export { typedDataSigner } from "./typed-data-signer.ts";
export type { TypedDataAccount } from "./typed-data-signer.ts";
export { validateAction } from "./validate-action.ts";
export { walletSigner } from "./wallet-signer.ts";
export type { Eip1193Wallet } from "./wallet-signer.ts";
