import { Mistakes } from "./mistakes.ts";
import { Output } from "./output.ts";

/**
 * Runs a generator by itself: mistakes in specs are printed, one a line, and the process ends with 1.
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
