/** Prints a command's output. */
export interface Printer {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Returns what is wrong with a command's arguments. */
export function argumentMistake(error: unknown): string {
  return `${(error as Error).message.replace(/\. To specify a positional .*$/s, "")}.`;
}
