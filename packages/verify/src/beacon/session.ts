import type { ComparisonSession } from "../session.ts";

/** The sizes of types, which networks choose: `mainnet` for Ethereum, Sepolia and Hoodi; `gnosis` for Gnosis and Chiado. */
export type BeaconPreset = "mainnet" | "gnosis" | "minimal";

/** Reads a whole state as SSZ, with the fork that it is of. */
export type ReadStateFunction = (
  stateId: string,
) => Promise<{ readonly version: string; readonly bytes: Uint8Array }>;

/** The check of one response of a beacon node. */
export interface BeaconSession extends ComparisonSession {
  readonly readState: ReadStateFunction | undefined;
}
