import { PassThrough, Readable } from "node:stream";
import { run } from "../src/index.ts";

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How a command is run. */
export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the streams are a terminal. */
  readonly isTerminal?: boolean;
  /** What is typed. */
  readonly input?: string;
  readonly signal?: AbortSignal;
}

/** A command that runs. */
export interface Running {
  readonly ended: Promise<Ran>;
  /** What it has written until now. */
  out(): string;
  err(): string;
}

/** Runs a command within this process. */
export function runCli(args: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  return startCli(args, surroundings).ended;
}

/** Starts a command within this process. */
export function startCli(args: readonly string[], surroundings: Surroundings = {}): Running {
  const { env = {}, isTerminal = false, input, signal = new AbortController().signal } = surroundings;
  const [stdout, stderr] = [collector(isTerminal), collector(isTerminal)];
  const stdin = input === undefined ? Readable.from([]) : Readable.from([input]);
  const io = {
    stdin: Object.assign(stdin, { isTTY: isTerminal }),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    signal,
  };
  const ended = run(args, io).then((code) => ({ code, out: stdout.text(), err: stderr.text() }));
  return { ended, out: stdout.text, err: stderr.text };
}

function collector(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100 });
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString() };
}
