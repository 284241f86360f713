import type { Check } from "../contradiction.ts";
import type { Found } from "../session.ts";
import type { BitcoinNetwork } from "./networks.ts";

/** The check of one result. */
export interface BitcoinSession {
  readonly network: BitcoinNetwork;
  /** What has been compared. */
  readonly checks: Set<Check>;
  /** Names of the result's fields that no hash covers. */
  readonly uncovered: Set<string>;
  /** Makes an additional call, once for equal params. Ends the check if it returns nothing. */
  read(method: string, params: readonly unknown[]): Promise<Found>;
}
