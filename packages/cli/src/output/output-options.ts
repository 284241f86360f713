/** The options that say how a result is written. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly table?: boolean;
  /** The paths of the parts to write. */
  readonly select?: readonly string[];
}
