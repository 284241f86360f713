/** An error in the command's input: printed in one line, without a stack. */
export class Problem extends Error {
  constructor(what: string, remedy: string) {
    super(`${what}; ${remedy}`);
    this.name = "Problem";
  }
}
