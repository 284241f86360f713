/** The outcome of one call of the tour. */
export interface Row {
  /** The transport and the kind of credential: `gateway, HTTP, basic`. */
  readonly over: string;
  readonly method: string;
  /** What the call requested, in a few words. */
  readonly request: string;
  /** What it returned, in a few words. */
  readonly result: string;
  readonly milliseconds: number;
  readonly outcome: "ok" | "not offered" | "failed";
  /** The full error of a failure. */
  readonly failure?: string;
  /** Why calls were omitted, and how to have them made: a line of its own after the table. */
  readonly note?: string;
}
