import { Mistakes } from "./mistakes.ts";

/** Puts in place what a generator has made, and gives the paths of the files that this changed. */
export type Write = () => string[];

/** Runs a generator by itself: mistakes in specs are printed, one a line, and the process ends with 1. */
export async function generate(make: () => Write | Promise<Write>): Promise<void> {
  try {
    const write = await make();
    write();
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
