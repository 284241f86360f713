/** The options that say how a result is written. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly table?: boolean;
  /** The path of the part to write. */
  readonly select?: string;
}
