/** The result of a reload of the config. */
export interface Reloaded {
  /** The networks in the config. */
  readonly networks: readonly string[];
  /** The changed options that take effect only after a restart. */
  readonly needsRestart: readonly string[];
}
