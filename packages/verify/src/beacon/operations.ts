/** The operations of beacon nodes whose results are checked. Those of others are `unverifiable`. */
export const beaconMethods = [
  "getBlockHeader",
  "getBlockHeaders",
  "getBlockV2",
  "getBlindedBlock",
  "getBlockRoot",
  "getBlockAttestationsV2",
  "getStateRoot",
  "getStateFork",
  "getStateFinalityCheckpoints",
  "getStateValidator",
  "getStateValidators",
  "getStateValidatorBalances",
] as const;

/** The name of an operation with a check. */
export type BeaconOperation = (typeof beaconMethods)[number];
