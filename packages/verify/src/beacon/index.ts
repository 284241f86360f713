export { beaconMethods } from "./operations.ts";
export type { BeaconOperation } from "./operations.ts";
export type { BeaconPreset } from "./session.ts";
export { beaconNodeOperations, verifiedBeacon } from "./verified.ts";
export type { VerifiedBeaconOptions } from "./verified.ts";
export type { ReadStateFunction } from "./session.ts";
export { createBeaconVerifier, verifyBeaconEvidence } from "./verifier.ts";
export type { BeaconEvidence, BeaconVerifierOptions } from "./verifier.ts";
