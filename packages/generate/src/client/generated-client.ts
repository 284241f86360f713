import type { Mistake } from "../spec-file/mistakes.ts";

/** A generated client that has not been written to disk. */
export interface GeneratedClient {
  /** The prefix of its types and functions, such as `Acme`. */
  readonly name: string;
  /** The texts of its files, by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** The number of methods. */
  readonly methods: number;
  /** The number of methods that are sent at most once. */
  readonly writes: number;
  /** The parts of the spec that are wrong, or that the client does not have as described. */
  readonly reports: readonly Mistake[];
  /** How to state in the spec that a method may be sent again. */
  readonly remedy: string;
}
