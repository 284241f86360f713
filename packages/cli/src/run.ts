import { exitCodes } from "./io/exit-codes.ts";
import type { Io } from "./io/io.ts";
import { createProgram } from "./program/create-program.ts";

/**
 * Runs the command line within your program, for example to test a script.
 *
 * @param argv - The arguments after the command's name.
 * @param io - Streams and environment variables. The command writes to nothing else, except profiles,
 * and the files that its arguments name.
 * @returns the exit code: see {@link exitCodes}. Whatever goes wrong is written to stderr.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the arguments are no list of texts, or a part of `io` is missing.
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
  await checkArguments(argv, io);
  const program = createProgram(io);
  try {
    await program.parseAsync([...argv], { from: "user" });
    return exitCodes.ok;
  } catch (error) {
    if (isCommanderError(error)) {
      const [first = ""] = argv;
      if (error.code === "commander.unknownCommand") await suggestCall(first, io);
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    }
    if (io.signal.aborted) return exitCodes.interrupted;
    const { findExitCode, reportError } = await import("./output/report-error.ts");
    reportError(error, io);
    return findExitCode(error);
  }
}

/** Rejects arguments of plain JavaScript that cannot be used. */
async function checkArguments(argv: unknown, io: unknown): Promise<void> {
  const { stdin, stdout, stderr, env, signal } = Object(io) as Partial<Record<keyof Io, unknown>>;
  const mistakes = [
    [Array.isArray(argv) && argv.every((word) => typeof word === "string"), "argv", "a list of texts", argv],
    [has(stdin, "on"), "io.stdin", "a stream to read from", stdin],
    [has(stdout, "write"), "io.stdout", "a stream to write to", stdout],
    [has(stderr, "write"), "io.stderr", "a stream to write to", stderr],
    [typeof env === "object" && env !== null, "io.env", "environment variables by name", env],
    [has(signal, "addEventListener"), "io.signal", "an AbortSignal", signal],
  ] as const;
  for (const [isMet, name, expected, received] of mistakes) {
    if (isMet) continue;
    const { describeValue, invalidArgument } = await import("@node-access/auth");
    throw invalidArgument(name, expected, describeValue(received));
  }
}

function has(value: unknown, method: string): boolean {
  return typeof (Object(value) as Record<string, unknown>)[method] === "function";
}

/** Says how a method is called, if its name stands where a command should. */
async function suggestCall(name: string, { stderr }: Io): Promise<void> {
  const { listAllMethods } = await import("./calls/method-table.ts");
  const method = listAllMethods().find((one) => one.name === name);
  if (method) stderr.write(`${name} is a method: call it with node-access ${method.command} ${name}\n`);
}

/** The argument library has written its message itself. */
function isCommanderError(error: unknown): error is { readonly exitCode: number; readonly code: string } {
  return String((Object(error) as { code?: unknown }).code).startsWith("commander.");
}
