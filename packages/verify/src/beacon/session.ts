import type { Check } from "../contradiction.ts";
import type { Found } from "../session.ts";

/** The sizes of types, which networks choose: `mainnet` for Ethereum, Sepolia and Hoodi; `gnosis` for Gnosis and Chiado. */
export type BeaconPreset = "mainnet" | "gnosis" | "minimal";

/** Reads a whole state as SSZ, with the fork that it is of. */
export type ReadStateFunction = (
  stateId: string,
) => Promise<{ readonly version: string; readonly bytes: Uint8Array }>;

/** The check of one response of a beacon node. */
export interface BeaconSession {
  /** What has been compared. */
  readonly checks: Set<Check>;
  /** Names of fields that no root covers. */
  readonly uncovered: Set<string>;
  readonly readState: ReadStateFunction | undefined;
  /** Makes an additional call, once for equal params. Ends the check if it returns nothing. */
  read(operation: string, params: readonly unknown[]): Promise<Found>;
}
