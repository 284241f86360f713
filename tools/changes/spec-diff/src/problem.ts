/** Something wrong with what the command was given: told in one line, without a stack. */
export class Problem extends Error {
  constructor(what: string, remedy: string) {
    super(`${what}; ${remedy}`);
    this.name = "Problem";
  }
}

/**
 * Does something with a file or folder.
 *
 * @throws Problem where the system rejects it.
 */
export function withFile<Result>(what: string, remedy: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new Problem(`${what} (${String(error.code)})`, remedy);
  }
}
