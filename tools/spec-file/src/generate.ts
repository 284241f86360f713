import { Mistakes } from "./mistakes.ts";

/** Runs a generator: mistakes in specs are printed, one a line, and the process ends with 1. */
export async function generate(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
