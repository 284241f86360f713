import { Command, type Option } from "commander";
import type { Io } from "../io/io.ts";

/** Runs a command: with its arguments, its options, and the streams. */
type Run = (...given: never[]) => Promise<unknown>;

/** Adds options that several commands have. */
type OptionGroup = (command: CliCommand) => CliCommand;

/** Options that contradict others, by their names. */
const CONTRADICTIONS: Readonly<Record<string, string[]>> = {
  json: ["table"],
  curl: ["record", "replay", "verify"],
  signingKeyEnv: ["signingKeyFile", "signingKeyCommand"],
  signingKeyFile: ["signingKeyCommand"],
};

/** A command whose options come in groups, and whose help ends with examples. */
export class CliCommand extends Command {
  readonly #io: Io;

  constructor(name: string | undefined, io: Io) {
    super(name);
    this.#io = io;
  }

  override createCommand(name?: string): CliCommand {
    return new CliCommand(name, this.#io);
  }

  override addOption(option: Option): this {
    return super.addOption(option.conflicts(CONTRADICTIONS[option.attributeName()] ?? []));
  }

  with(...groups: readonly OptionGroup[]): this {
    for (const add of groups) add(this);
    return this;
  }

  examples(...lines: readonly string[]): this {
    return this.addHelpText("after", `\nExamples:\n${lines.map((one) => `  node-access ${one}`).join("\n")}`);
  }

  /** Says what runs the command, which is loaded then. It gets `first` before the arguments. */
  runs(load: () => Promise<Run>, ...first: readonly string[]): this {
    return this.action(async (...given: readonly unknown[]) => {
      const run = (await load()) as (...args: readonly unknown[]) => Promise<unknown>;
      await run(...first, ...given.slice(0, -1), this.#io);
    });
  }
}

const SELECT = "only a part, such as transactions[].hash; repeated, an object with each part by its path";

/** Which node to call. */
export const target: OptionGroup = (command) =>
  command
    .option("--profile <name>", "a stored node (default: NODE_ACCESS_PROFILE, or the one named default)")
    .option("--endpoint <url>", "the node's address, without the token")
    .option("--protocol <name>", "what the node speaks, such as ethereum or solana")
    .option("--token-env <variable>", "read the token from an environment variable")
    .option("--token-file <path>", "read the token from a file that only you may read")
    .option("--token-command <command>", "read the token from what a program prints; no shell runs it")
    .option("--token <token>", "the token itself, which stays in your shell's history")
    .option("--credential <kind>", "the token's kind: url-token, basic, bearer, path-key or x-token")
    .option("--timeout <ms>", "milliseconds for one attempt (default: 30000)");

/** How a result is written. */
export const output: OptionGroup = (command) =>
  command
    .option("--json", "as JSON (the default if the output is not a terminal)")
    .option("--table", "as a table")
    .option("--select <path>", SELECT, collect);

/** Whether calls are recorded, or answered from a recording. */
export const recording: OptionGroup = (command) =>
  command
    .option("--record <file>", "add each call with its response to a file, without secrets")
    .option("--replay <file>", "answer calls from a recording instead of sending them");

/** Params other than by position. */
export const params: OptionGroup = (command) =>
  command
    .option("-p, --param <name=value>", "a param by name; may be repeated", collect, [])
    .option("--params <json>", "all params as a JSON list, or as an object by name");

/** How logs of EVM chains are decoded. */
export const decoding: OptionGroup = (command) =>
  command
    .option("--abi <file>", "decode logs with an ABI: a JSON list, or what a compiler writes")
    .option("--event <name>", "only the logs of this event of the ABI");

/** How a stream is written. */
export const stream: OptionGroup = (command) =>
  command
    .option("--json", "a JSON value in each line (the default if the output is not a terminal)")
    .option("--select <path>", SELECT, collect)
    .option("--limit <count>", "end after this number of events");

/** How a call is sent. */
export const sending: OptionGroup = (command) =>
  command
    .option("--yes", "don't ask before a call that changes something")
    .option("--curl", "print the call as a curl command instead of sending it");

/** Collects the values of an option that may be repeated. */
export function collect(value: string, all: readonly string[] = []): readonly string[] {
  return [...all, value];
}
