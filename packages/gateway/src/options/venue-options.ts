/** Options of the simulated venue. */
export interface VenueOptions {
  /** Which network's signatures it expects. Default: `mainnet`. */
  readonly network?: "mainnet" | "testnet";
  /**
   * The addresses that have an account, besides those that they send to and their agents. Actions of other
   * addresses are rejected, as on the real venue before a deposit:
   * `User or API Wallet 0x... does not exist.` Default: the accounts of anvil and those whose key is
   * a repeated byte; an info request about any other address opens its account, up to 10,000.
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
