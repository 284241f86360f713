import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

export interface Printer {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Options of all commands. */
export const SHARED = {
  include: { type: "string", multiple: true },
  allow: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>["values"];

/**
 * Reads the arguments of a command.
 *
 * @param check - Returns the arguments, or what is wrong with them.
 * @returns the same; an empty text if help is requested.
 */
export function readArguments<Options extends ParseArgsOptionsConfig, Given>(
  args: readonly string[],
  options: Options,
  check: (values: Values<Options>, positionals: readonly string[]) => Given | string,
): Given | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return "help" in values && values.help === true ? "" : check(values, positionals);
  } catch (error) {
    return `${(error as Error).message.replace(/\. To specify a positional .*$/s, "")}.`;
  }
}

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
