import { parseArgs, type ParseArgsConfig } from "node:util";

/** Parses a command's arguments. If one is unknown, prints the usage and exits with 2; with `--help`, prints it and exits with 0. */
export function commandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.includes("--help") && config.options?.["help"] === undefined) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs<T>(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return exitWithError(`${error.message.replace(/\. To specify .*$/s, "")}\n${usage}`);
  }
}

/** Prints why a command cannot run, and exits with 2. */
export function exitWithError(reason: string): never {
  console.error(reason);
  process.exit(2);
}
