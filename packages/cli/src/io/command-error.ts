/** A mistake in what was typed or stored, in words for the person at the terminal. */
export class CommandError extends Error {
  readonly exitCode: number;

  /** @param exitCode - Default: that of wrong usage. */
  constructor(message: string, exitCode: number = 2) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}
