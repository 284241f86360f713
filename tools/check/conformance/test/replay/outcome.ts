export interface Outcome {
  readonly exchange: {
    /** Where it is recorded, `folder/file.io:line`. */
    readonly place: string;
    /** The protocol or API of the node. */
    readonly protocol: string;
    readonly method: string;
  };
  /**
   * `rejected`: the node responded with an error, and the client sent the same request and returned the same error. `no result`: the
   * recorded response has neither a result nor an error, so there is nothing to check.
   */
  readonly verdict: "matches" | "rejected" | "mismatch" | "no result" | "not in the specs";
  /** The mismatches, a line for each. */
  readonly mismatches: readonly string[];
}

/** The replay of exchanges up to what the compiler says. */
export interface Part {
  /** A program for each exchange that must compile. */
  readonly programs: readonly string[];
  /** @param errors - The compiler's error by the index of the program. */
  readonly outcomes: (errors: ReadonlyMap<number, string>) => Outcome[];
}
