import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import { VERSION } from "../version.ts";
import { addCallCommands } from "./call-commands.ts";
import { CliCommand } from "./cli-command.ts";
import { addManagementCommands } from "./management-commands.ts";
import { addCheckCommand, addLoadCommand, addProfileCommands } from "./node-commands.ts";
import { addCompletionCommands, addLookupCommands, addServerCommands } from "./other-commands.ts";
import { addStreamCommands } from "./stream-commands.ts";

const EXIT_CODES = `
Exit codes:
  0  everything was done
  1  the node responded with an error
  2  an argument, an option or a profile is wrong; nothing was sent
  3  the node did not respond
  4  the credential was rejected, or must not be sent
  5  a check found a defect, a result is wrong, or a bound is broken
  6  a check found no defect, and had nothing to compare
  130  you interrupted it

Environment:
  NODE_ACCESS_PROFILE, NODE_ACCESS_ENDPOINT, NODE_ACCESS_PROTOCOL  defaults of the options
  NO_COLOR  no colors

Examples:
  node-access rpc eth_blockNumber --endpoint http://127.0.0.1:8545
  node-access profile add main --endpoint https://node.example.com --token-env NODE_TOKEN
  node-access methods balance`;

/** Creates the command line. Nothing that a command needs is loaded before the command runs. */
export function createProgram(io: Io): Command {
  const program = new CliCommand("node-access", io)
    .description("Calls any node from the command line, and checks what it can do.")
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getErrHelpWidth: () => io.stderr.columns ?? 100,
    })
    .showHelpAfterError("(add --help for usage and examples)")
    .addHelpText("after", EXIT_CODES);
  addCallCommands(program);
  addManagementCommands(program);
  addStreamCommands(program);
  addCheckCommand(program);
  addLoadCommand(program);
  addLookupCommands(program);
  addProfileCommands(program);
  addServerCommands(program);
  addCompletionCommands(program);
  for (const group of program.commands)
    // Of the few commands of a group, a similar one does something else.
    if (group.commands.length > 0) group.showSuggestionAfterError(false).showHelpAfterError();
  return program;
}
