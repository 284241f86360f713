// Generated from specs/beacon.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The answer to the question for the genesis. Source: interface, F. */
export interface GenesisAnswer {
  /** The genesis of the beacon chain. */
  data: Genesis;
}

/**
 * The genesis of the beacon chain. Source: interface, Beacon genesis; that the time is decimal seconds,
 * ethereum/beacon-APIs.
 */
export interface Genesis {
  /** When the chain began, as decimal seconds since 1970 or as an ISO 8601 timestamp. */
  genesis_time: string;
  /** The Merkle root of the first set of validators, 32 bytes. */
  genesis_validators_root: `0x${string}`;
  /** The fork version at genesis, 4 bytes. */
  genesis_fork_version: `0x${string}`;
}

/** Why a request failed. Source: ethereum/beacon-APIs. */
export interface BeaconError {
  /** The HTTP status, or a code of the node's own. */
  code: number;
  /** A sentence for people. */
  message: string;
  /** Where in the node it failed. */
  stacktraces?: string[];
}
