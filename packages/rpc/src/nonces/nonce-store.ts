/** The hexadecimal bytes of a signed transaction. */
type Hex = `0x${string}`;

/** A nonce that a process has taken. */
export interface TakenNonce {
  /** The number to sign with. */
  readonly nonce: number;
  /** Changes whenever the nonce is taken, so that a process which was stopped for too long notices it. */
  readonly token: string;
}

/** A nonce that was taken or used. */
export interface NonceEntry extends TakenNonce {
  /** The transactions with this nonce, the one that was added last at the end: none before it is signed, and several after replacements. */
  readonly transactions: readonly Hex[];
  /** Whether the time of its lease has not passed, by the store's clock. */
  readonly isLeased: boolean;
}

/**
 * Keeps which nonces of an account are used, for all processes that send from it. Each method is atomic. Time is that of the
 * store, because the clocks of processes differ.
 */
export interface NonceStore {
  /**
   * Takes the lowest nonce from `from` on that is free: no process has taken it, or its lease has ended and it has no
   * transaction. Entries below `from` without a transaction and a lease are deleted.
   *
   * @param account - The chain and the address.
   * @param from - The lowest nonce that the chain may still accept.
   * @param lease - Milliseconds for which no other process takes it.
   */
  take(account: string, from: number, lease: number): Promise<TakenNonce>;
  /**
   * Adds a signed transaction to a nonce, before it is sent. From then on, the nonce is used. One that the nonce has already is added
   * again when the nodes have rejected its replacement.
   *
   * @returns false if the nonce was released or taken by another process since: the transaction must not be sent.
   */
  add(account: string, taken: TakenNonce, transaction: Hex): Promise<boolean>;
  /**
   * Frees a nonce of which nothing was sent, while it is leased and has at most one transaction.
   *
   * @returns false if it is not freed.
   */
  release(account: string, taken: TakenNonce): Promise<boolean>;
  /** Returns the entries of an account, the lowest nonce first. */
  list(account: string): Promise<readonly NonceEntry[]>;
  /** Deletes the entries below a nonce, whose transactions are final. */
  forget(account: string, below: number): Promise<void>;
}
