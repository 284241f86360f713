export const tables = {
  /**
   * Nonces of accounts that were taken or used. Organizations that a gateway of an earlier version removes lose theirs
   * too.
   */
  accountNonces: {
    organization: "$text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE",
    /** The chain's id and the address: `1:0x00…`. */
    account: "$text NOT NULL",
    nonce: "$integer NOT NULL",
    /** Random: another one whenever the nonce is taken. */
    token: "$text NOT NULL",
    leasedUntil: "$integer NOT NULL",
    /** Characters of the transactions. */
    size: "$integer NOT NULL",
    /** Signed transactions in hex, separated by commas; empty before the first. */
    transactions: "$text NOT NULL",
    $key: "organization, account, nonce",
  },
} as const;
