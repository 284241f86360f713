import { exitCodes } from "./io/exit-codes.ts";
import type { Io } from "./io/io.ts";
import { createProgram } from "./program/create-program.ts";

/**
 * Runs the command line within your program, for example to test a script.
 *
 * @param argv - The arguments after the command's name.
 * @param io - Streams and environment variables. The command writes to nothing else, except profiles,
 * and the files that its arguments name.
 * @returns the exit code: see {@link exitCodes}. It does not throw.
 *
 * @example
 * ```ts
 * import { exitCodes, run } from "@node-access/cli";
 *
 * const { stdin, stdout, stderr, env } = process;
 * const signal = AbortSignal.timeout(10_000);
 * const code = await run(["methods", "balance"], { stdin, stdout, stderr, env, signal });
 * console.log(code === exitCodes.ok);
 * ```
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const program = createProgram(io);
  try {
    await program.parseAsync([...argv], { from: "user" });
    return exitCodes.ok;
  } catch (error) {
    if (isCommanderError(error)) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    if (io.signal.aborted) return exitCodes.interrupted;
    const [{ reportError }, { exitCodeOf }] = await Promise.all([
      import("./output/report-error.ts"),
      import("./output/exit-code-of.ts"),
    ]);
    reportError(error, io);
    return exitCodeOf(error);
  }
}

/** The argument library has written its message itself. */
function isCommanderError(error: unknown): error is { readonly exitCode: number } {
  return String((Object(error) as { code?: unknown }).code).startsWith("commander.");
}
