import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * Reads what a command was given. What the usage does not name is rejected: the process ends with 2.
 *
 * @param usage - As it is shown: `usage: npm run drift`.
 * @param config - The options, and whether there are arguments beside them.
 */
export function commandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs<T>(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse(`${error.message.replace(/\. To specify .*$/s, "")}\n${usage}`);
  }
}

/** Says why a command does not run, and ends the process with 2. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
