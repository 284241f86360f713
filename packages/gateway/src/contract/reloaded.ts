/** What a reload of the config did. */
export interface Reloaded {
  /** The networks that the config names. */
  readonly networks: readonly string[];
  /** The options that have changed and take effect with the next start only. */
  readonly needsRestart: readonly string[];
}
