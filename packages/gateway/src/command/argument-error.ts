import { invalidArgument, type NodeAccessError } from "@node-access/auth";
import { nearestName } from "../router/networks/nearest-name.ts";

/**
 * Describes why a command line cannot be parsed, in one line.
 *
 * @param error - What `parseArgs` threw.
 * @param names - The names of all options, without dashes.
 * @param help - The command that lists them.
 */
export function argumentError(error: unknown, names: readonly string[], help: string): NodeAccessError {
  const { message } = error as Error;
  const received = message
    .replace(/\. (To specify a positional|This command does not take) .*$/s, "")
    .replace(
      /^(Option '(.*?)') argument is ambiguous.*$/s,
      "$1 without a value; write one that starts with a dash as $2=-…",
    )
    .replace(/^./, (letter) => letter.toLowerCase());
  const [, unknown] = /^unknown option '--([\w-]*)'$/.exec(received) ?? [];
  const meant = unknown === undefined ? undefined : nearestName(unknown, names);
  return invalidArgument(
    "arguments",
    meant === undefined ? `an argument that ${help} lists` : `--${meant}`,
    received,
  );
}
