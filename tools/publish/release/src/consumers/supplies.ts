/** What consumers are made of. */
export interface Supplies {
  readonly root: string;
  readonly toolbox: string;
  /** The registry that everything is installed from. */
  readonly registry: string;
  readonly names: readonly string[];
  /** Path of the oldest Node that the packages support. */
  readonly oldest: string;
  readonly scratch: string;
  /** A folder for the project of a user. */
  readonly project: string;
}
