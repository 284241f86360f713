import { createInterface } from "node:readline/promises";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";

/** Asks before something is sent, unless `--yes` was given. `why` says why it is not sent without being asked. */
export async function confirm(
  what: string,
  isConfirmed: boolean | undefined,
  io: Io,
  why = "changes something",
): Promise<void> {
  if (isConfirmed) return;
  if (io.stdin.isTTY !== true || io.stderr.isTTY !== true)
    throw new CommandError(`${what} ${why}: add --yes to send it without being asked`);
  const [input, output] = [io.stdin as NodeJS.ReadableStream, io.stderr as NodeJS.WritableStream];
  const lines = createInterface({ input, output });
  try {
    const answer = await lines.question(`${what} ${why}. Send it? [y/N] `, { signal: io.signal });
    if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError("not sent", exitCodes.interrupted);
  } finally {
    lines.close();
  }
}
