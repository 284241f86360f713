import type { Command } from "commander";

const SELECT = "only a part, such as transactions[].hash; repeated, an object with each part by its path";

/** Adds the options that say which node to call. */
export function withTarget(command: Command): Command {
  return command
    .option("--profile <name>", "a stored node (default: NODE_ACCESS_PROFILE, or the one named default)")
    .option("--endpoint <url>", "the node's address, without the token")
    .option("--protocol <name>", "what the node speaks, such as ethereum or solana")
    .option("--token-env <variable>", "read the token from an environment variable")
    .option("--token-file <path>", "read the token from a file that only you may read")
    .option("--token-command <command>", "read the token from what a program prints; no shell runs it")
    .option("--token <token>", "the token itself, which stays in your shell's history")
    .option("--credential <kind>", "the token's kind: url-token, basic, bearer, path-key or x-token")
    .option("--timeout <ms>", "milliseconds for one attempt (default: 30000)");
}

/** Adds the options that say how a result is written. */
export function withOutput(command: Command): Command {
  return command
    .option("--json", "as JSON (the default if the output is not a terminal)")
    .option("--table", "as a table")
    .option("--select <path>", SELECT, collect);
}

/** Adds the options that record calls, and answer them from a recording. */
export function withRecording(command: Command): Command {
  return command
    .option("--record <file>", "add each call with its response to a file, without secrets")
    .option("--replay <file>", "answer calls from a recording instead of sending them");
}

/** Adds the options that give params other than by position. */
export function withParams(command: Command): Command {
  return command
    .option("-p, --param <name=value>", "a param by name; may be repeated", collect, [])
    .option("--params <json>", "all params as a JSON list, or as an object by name");
}

/** Adds the options that say how a stream is written. */
export function withStream(command: Command): Command {
  return command
    .option("--json", "a JSON value in each line (the default if the output is not a terminal)")
    .option("--select <path>", SELECT, collect)
    .option("--limit <count>", "end after this number of events");
}

export function withCall(command: Command): Command {
  return withParams(withRecording(withOutput(withTarget(command))))
    .option("--yes", "don't ask before a call that changes something")
    .option("--curl", "print the call as a curl command instead of sending it");
}

/** Adds examples to a command's help. */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  return command.addHelpText(
    "after",
    `\nExamples:\n${examples.map((one) => `  node-access ${one}`).join("\n")}`,
  );
}

/** Collects the values of an option that may be repeated. */
export function collect(value: string, all: readonly string[] = []): readonly string[] {
  return [...all, value];
}
