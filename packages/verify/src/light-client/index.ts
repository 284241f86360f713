export type { CannotFollowReason } from "./cannot-follow.ts";
export { createLightClient } from "./light-client.ts";
export type { BeaconSource, LightClient, LightClientHead, LightClientOptions } from "./light-client.ts";
export { gnosis, hoodi, mainnet, sepolia } from "./network.ts";
export type { BeaconFork, BeaconNetwork } from "./network.ts";
export type { VerifySignature } from "./signature.ts";
export type { LightClientHeader, LightClientState, LightClientStore } from "./state.ts";
