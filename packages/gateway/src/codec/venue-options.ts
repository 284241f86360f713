/** Options of the simulated venue. */
export interface VenueOptions {
  /** Which network's signatures it expects. Default: `mainnet`. */
  readonly network?: "mainnet" | "testnet";
  /**
   * The addresses that have an account. Any other address gets the real venue's response to one that never
   * deposited: `User or API Wallet 0x... does not exist.` Default: every address has an account,
   * up to 10,000 that trade within two days.
   */
  readonly accounts?: readonly VenueAccount[];
}

/**
 * An address in hex.
 *
 * @pattern ^0x[0-9a-fA-F]{40}$
 * @expected an address, 0x and 40 hex digits
 */
export type VenueAccount = string;
