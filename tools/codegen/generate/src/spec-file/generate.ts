import { Mistakes } from "@node-access/generate/spec-file";
import { Output } from "./output.ts";

/**
 * Runs a single generator: prints mistakes in specs, one per line, and ends the process with 1 if there are
 * any.
 *
 * @param root - The repository's root.
 */
export async function generate(root: string, make: (output: Output) => void | Promise<void>): Promise<void> {
  try {
    const output = new Output(root);
    await make(output);
    output.write();
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
