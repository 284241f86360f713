/** A transaction that was sent to a simulated chain. */
export interface StoredTransaction {
  /** Numbers a chain's transactions from 1, without gaps. */
  readonly seq: number;
  /** The number of the first block that may include it. */
  readonly block: number;
  /** The signed transaction in hex, as it was sent. */
  readonly raw: string;
}

/** An action on the venue's orders, and its position among all actions. */
export interface StoredAction {
  /** Counts from 1, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The address that owns the orders. */
  readonly account: string;
  /** The action as JSON. */
  readonly action: string;
}

/** The venue's order book after an action. */
export interface StoredBook {
  /** The action's number. */
  readonly seq: number;
  /** What the venue wrote: a text that only it reads. */
  readonly book: string;
}

/** What is stored for simulators, so that it outlives a process and other processes have it too. */
export interface SimulatorTables {
  /** The transactions that were sent to EVM chains. */
  readonly simulatedTransactions: {
    /** @param firstBlock - Called when no other process can add one in between. */
    add(chain: string, raw: string, firstBlock: () => number): Promise<number>;
    /** @returns the entries after a number, in order: at most `max` of them. */
    after(chain: string, seq: number, max: number): Promise<readonly StoredTransaction[]>;
  };
  /** The actions that the venue's order book results from, in order. */
  readonly venueLog: {
    add(entry: Omit<StoredAction, "seq">): Promise<number>;
    /** @returns the entries after a number, in order: at most `max` of them. */
    after(seq: number, max: number): Promise<readonly StoredAction[]>;
    snapshot(): Promise<StoredBook | undefined>;
    /** Stores a snapshot instead of the previous one, and deletes the entries up to `oldest`. */
    shorten(snapshot: StoredBook, oldest: number): Promise<void>;
  };
  /** The nonces that the venue's signers have used. */
  readonly venueNonces: {
    /** @returns a signer's nonces, the largest first. */
    ofSigner(signer: string): Promise<readonly number[]>;
    /** @returns whether the nonce was unused. */
    add(signer: string, nonce: number): Promise<boolean>;
    /** Deletes a signer's nonces up to one. */
    removeUpTo(signer: string, nonce: number): Promise<void>;
    /** Deletes all nonces up to one. Returns the signers that still have nonces. */
    expire(nonce: number): Promise<readonly string[]>;
  };
}

/** Where simulators store what callers send them. */
export interface SimulatorStore {
  /** For reads. */
  readonly tables: SimulatorTables;
  /** Runs several reads and writes as one. */
  transaction<T>(work: (tables: SimulatorTables) => Promise<T>): Promise<T>;
  /** Reports what this process and others have added: the ids of chains, or "all" if it may be anything. */
  readonly changes: {
    subscribe(
      listener: (changes: "all" | readonly { readonly id: string }[]) => Promise<void> | undefined,
    ): unknown;
  };
}
