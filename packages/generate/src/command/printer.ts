/** Prints a command's output. */
export interface Printer {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Returns what is wrong with a command's arguments. */
export function createArgumentMistake(error: unknown): string {
  return `${(error as Error).message.replace(/\. To specify a positional .*$/s, "")}.`;
}

/** Returns what is wrong with arguments that name no spec, or several. */
export function createSpecMistake(specs: readonly string[]): string {
  const found = specs.length === 0 ? "There is no spec" : `There are several specs (${specs.join(", ")})`;
  return `${found}: name one file or folder.`;
}

/**
 * Prints what is wrong with the arguments and how to call the command; if nothing is, all that it can do, because
 * help is requested.
 *
 * @returns the exit code.
 */
export function endWithUsage(mistake: string, usage: string, print: Printer): number {
  if (mistake === "") {
    print.out(usage);
    return 0;
  }
  const [calls = ""] = usage.split("\n\n");
  print.error(mistake);
  print.error(`${calls}\nTo see what the options do: npx @node-access/generate --help`);
  return 2;
}
