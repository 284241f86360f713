import { bitcoinChecks } from "./methods.ts";

export { bitcoinNetworks } from "./networks.ts";
export type { BitcoinNetwork } from "./networks.ts";
export { bitcoinNodeMethods, verifiedBitcoin } from "./verified.ts";
export type { VerifiedBitcoinOptions } from "./verified.ts";
export { createBitcoinVerifier, verifyBitcoinEvidence } from "./verifier.ts";
export type { BitcoinEvidence, BitcoinVerifierOptions } from "./verifier.ts";

/** The methods of Bitcoin nodes whose results are checked. Those of others are `unverifiable`. */
export const bitcoinMethods: readonly string[] = Object.keys(bitcoinChecks);
