import { type MockCall, startMockServer } from "../mock/index.ts";
import { Mistakes } from "../spec-file/mistakes.ts";
import { joinLines } from "../spec-file/visible.ts";
import { shownSpec } from "../spec-file/spec-address.ts";
import { createSpecMistake, endWithUsage, type Printer, readArguments, SHARED } from "./printer.ts";
import { formatCount, summary } from "./summary.ts";

const USUAL_PORT = 4010;

/** What a server needs, by the code of the error that listening fails with. */
const LISTENING: Readonly<Record<string, string>> = {
  EACCES: "a --port that you are allowed to use, such as 4010",
  EADDRINUSE: "a free --port, or 0 for any; another program uses this one",
  EADDRNOTAVAIL: "an address of this machine as --host, such as 127.0.0.1",
  ENOTFOUND: "an address of this machine as --host, such as 127.0.0.1",
};

/**
 * Runs the command `mock`: responds as a spec describes until the signal aborts.
 *
 * @returns the exit code: 0 at the end; 1 for a broken spec or a port that is in use; 2 for invalid arguments.
 */
export async function runMock(
  args: readonly string[],
  print: Printer,
  usage: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const given = readMockArguments(args);
  if (typeof given === "string") return endWithUsage(given, usage, print);
  try {
    const options = { ...given, onCall: (call: MockCall) => print.out(formatLine(call)) };
    const start = (port: number): ReturnType<typeof startMockServer> =>
      startMockServer(given.spec, { ...options, port });
    const server =
      given.port === undefined
        ? await start(USUAL_PORT).catch((error: NodeJS.ErrnoException) => {
            if (error.code === "EADDRINUSE") return start(0);
            throw error;
          })
        : await start(given.port);
    for (const line of summary(server.reports)) print.error(line);
    print.out(`${shownSpec(given.spec)}: ${formatCount(server.operations, "operation")} at ${server.url}`);
    if (!signal.aborted) await new Promise((done) => signal.addEventListener("abort", done, { once: true }));
    await server.close();
    return 0;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const expected = LISTENING[code];
    if (!(error instanceof Mistakes) && expected === undefined) throw error;
    print.error(expected === undefined ? message : `mock: expected ${expected} (${message}).`);
    return 1;
  }
}

/** Returns a line for a request: its method, path and status, and what is wrong with it. */
function formatLine({ method, path, status, operations, mistakes }: MockCall): string {
  const name = operations.length === 0 ? "" : ` ${operations.join(", ")}`;
  const wrong = mistakes.map((one) => `\n  ${joinLines(`${one.path} ${one.message}`).trim()}`).join("");
  return `${method} ${path} ${status}${name}${wrong}`;
}

const OPTIONS = {
  ...SHARED,
  port: { type: "string" },
  host: { type: "string" },
  exclude: { type: "string", multiple: true },
} as const;

function readMockArguments(args: readonly string[]) {
  return readArguments(args, OPTIONS, ({ port, ...values }, positionals) => {
    const [spec = ""] = positionals;
    if (positionals.length !== 1) return createSpecMistake(positionals);
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
      return `--port ${port}: expected a number from 0 to 65535, where 0 picks a free port.`;
    return { ...values, spec, port: port === undefined ? undefined : Number(port) };
  });
}
