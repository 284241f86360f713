/** What a command reads and writes: the process's own streams, or those of a program that runs it. */
export interface Io {
  /** Where answers are typed, and batches are read from. */
  readonly stdin: InputStream;
  /** Where results are written. */
  readonly stdout: OutputStream;
  /** Where errors, questions and progress are written. */
  readonly stderr: OutputStream;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts what the command is doing, as Ctrl-C does. */
  readonly signal: AbortSignal;
}

/** A stream of Node, described without Node's types, so that programs compile without them. */
interface Stream {
  /** Whether a person is at the other end, and not a file or another program. */
  readonly isTTY?: boolean | undefined;
  on(event: string, listener: () => void): unknown;
  once(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
}

/** A readable stream of Node that text is read from. */
export interface InputStream extends Stream, AsyncIterable<string | Uint8Array> {}

/** A writable stream of Node that text is written to. */
export interface OutputStream extends Stream {
  /** The width of the terminal. */
  readonly columns?: number | undefined;
  /** @returns whether the stream has room for more. */
  write(text: string): boolean;
}

/** Writes text, and waits while the stream's reader is slower. */
export function write(stream: OutputStream, text: string): Promise<void> {
  if (stream.write(text)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off("drain", done);
      stream.off("close", done);
      resolve();
    };
    stream.on("drain", done);
    stream.on("close", done);
  });
}

/** Whether to write colors: to a terminal, unless `NO_COLOR` is set. */
export function hasColors(stream: OutputStream, { NO_COLOR, TERM }: Io["env"]): boolean {
  return stream.isTTY === true && !NO_COLOR && TERM !== "dumb";
}
