import { invalidArgument, type NodeAccessError } from "@node-access/auth";
import { type Command, CommanderError } from "commander";

/**
 * Parses a command line, and runs the action of its command. Returns the help or version that it asks for
 * instead; throws NodeAccessError `INVALID_ARGUMENT` that says in one line what is wrong.
 */
export function parseLine(program: Command, programArguments: readonly string[]): string | undefined {
  let shown = "";
  const output = {
    writeOut: (text: string) => void (shown += text),
    writeErr: () => {},
    getOutHelpWidth: () => process.stdout.columns ?? 100,
  };
  const groups = program.commands;
  // Of the few commands of a group, a similar one does something else.
  for (const group of groups) group.showSuggestionAfterError(false);
  for (const command of [program, ...groups, ...groups.flatMap(({ commands }) => commands)])
    command.configureOutput(output).exitOverride((error) => {
      throw error.exitCode === 0 ? error : argumentError(command, error);
    });
  try {
    program.parse([...programArguments], { from: "user" });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return shown;
    throw error;
  }
}

function argumentError(command: Command, { code, message }: CommanderError): NodeAccessError {
  const [, reason = "", suggestion] =
    /^(?:error: )?(.*?)(?:\n\(Did you mean (.*)\?\))?$/s.exec(message) ?? [];
  const flag = /^unknown option '(--[a-z-]+)=/.exec(reason)?.[1];
  const hasFlag = [...command.options, ...(command.parent?.options ?? [])].some(({ long }) => long === flag);
  if (flag === "--help" || hasFlag)
    return invalidArgument("arguments", `${flag} alone`, `a value of ${flag}`);
  const isOption = code === "commander.unknownOption" || code === "commander.optionMissingArgument";
  const usage = isOption
    ? `an argument that ${[...listWords(command), "--help"].join(" ")} lists`
    : formatUsage(command);
  return invalidArgument("arguments", suggestion ?? usage, describeMistake(code, reason, command));
}

/** Shows the value of an option in a message. */
export function describeValue(text: string): string {
  return text === "" ? "an empty text" : text;
}

/** What the command accepts; of a group of commands, each of them. */
function formatUsage(command: Command): string {
  if (command.parent === null) return "an argument that --help lists";
  const commands = command.commands.length > 0 ? command.commands : [command];
  return commands
    .map((one) => [...listWords(one), one.usage()].join(" ").replace(" [options]", ""))
    .join(", ");
}

function listWords(command: Command): string[] {
  return command.parent === null ? [] : [...listWords(command.parent), command.name()];
}

function describeMistake(code: string, reason: string, command: Command): string {
  switch (code) {
    case "commander.help":
      return `${listWords(command).join(" ")} alone`;
    case "commander.excessArguments":
      if (command.parent === null) return `unexpected argument '${command.args[0]}'`;
      // A secret that was pasted in the wrong place is not shown.
      return `${command.args.length} arguments where it takes ${command.registeredArguments.length}`;
    case "commander.unknownCommand":
      return /'[a-z-]{1,20}'$/.test(reason) ? reason : "an unknown command";
    case "commander.unknownOption":
      // The value may be a secret.
      return reason.replace(/=.*'$/s, "'");
    default:
      return reason;
  }
}
