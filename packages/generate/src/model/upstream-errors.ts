/** What errors of nodes and providers say about the node. */
export interface UpstreamErrors {
  /** What a reason means, by its name. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The first one that matches decides. */
  readonly errors: readonly UpstreamError[];
}

/** An error that a node or provider responds with. */
export interface UpstreamError {
  readonly reason: string;
  readonly code?: number;
  /** A part of the message in lower case, `*` for any part of it. */
  readonly text?: string;
  /** How long a limit stays used up, if longer than a moment. */
  readonly lasts?: "day";
  readonly example: string | { readonly code: number; readonly message: string; readonly data?: string };
}
