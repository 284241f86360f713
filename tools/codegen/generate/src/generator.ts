import { ModelLoader } from "./load/index.ts";
import { generate, type Output } from "./spec-file/index.ts";
import { findRoot } from "@node-access-tools/workspace";

/** A package's use of a generator. */
export interface Invocation {
  readonly args: readonly string[];
  /** The package's folder. */
  readonly directory: string;
}

/** Generates the files of all packages that use a generator, and adds them to the output. */
export type Generate = (
  loader: ModelLoader,
  output: Output,
  invocations: readonly Invocation[],
) => void | Promise<void>;

/**
 * Runs a single generator with the arguments of the command line. Prints mistakes in specs, one per line.
 *
 * @param rest - The names of the REST APIs that it reads. Default: all.
 */
export async function runAlone(make: Generate, rest?: readonly string[]): Promise<void> {
  const root = findRoot(import.meta.dirname);
  const own = { args: process.argv.slice(2), directory: process.cwd() };
  await generate(root, (output) => make(new ModelLoader(root, rest), output, [own]));
}
