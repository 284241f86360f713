/** A generated client. Nothing of it has been written yet. */
export interface GeneratedClient {
  /** The name that its types and functions begin with: `Acme`. */
  readonly name: string;
  /** The texts of its files by name. */
  readonly files: ReadonlyMap<string, string>;
  /** How many methods it has. */
  readonly methods: number;
  /** How many of them are sent at most once. */
  readonly writes: number;
  /** How the spec says that a method may be sent again. */
  readonly remedy: string;
}
