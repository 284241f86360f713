/** An error in the command's input: printed in one line, without a stack. */
export class Problem extends Error {
  constructor(what: string, remedy: string) {
    super(`${what}; ${remedy}`);
    this.name = "Problem";
  }
}

/**
 * Runs a function that uses a file or folder.
 *
 * @throws Problem if the system rejects the access.
 */
export function withFile<Result>(what: string, remedy: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new Problem(`${what} (${String(error.code)})`, remedy);
  }
}
