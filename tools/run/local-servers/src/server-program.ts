import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/** Options of {@link ServerProgram}. */
export interface ProgramOptions {
  /** The program's name in errors: `the gateway`. */
  readonly name: string;
  /** Matches what the program prints to standard output once it listens. */
  readonly ready: RegExp;
  /** Receives each line that the program writes to standard error. */
  readonly onErrorLine?: (line: string) => void;
}

/** Milliseconds until a start counts as failed. Generous, for busy machines. */
const startDeadline = 60_000;
/** Characters that are kept of each of its outputs. */
const outputLimit = 20_000;

/** Runs a server program in its own process and waits until it listens. Its outputs must be pipes. */
export class ServerProgram {
  readonly child: ChildProcess;
  /** Resolves when the process has ended and its outputs are closed, with an error that contains its last output. */
  readonly ended: Promise<Error>;
  /** Resolves when the program listens. Rejects with its last output if it ends before that, or takes too long. */
  readonly ready: Promise<void>;
  /** The end of its standard output. */
  output = "";
  #errors = "";

  constructor(child: ChildProcess, { name, ready, onErrorLine }: ProgramOptions) {
    this.child = child;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // A killed guard could not end its program. Closing the guard's input ends both.
      if (child.stdin) child.stdin.end();
      else child.kill("SIGKILL");
    }, startDeadline);
    child.once("error", ({ message }) => (this.#errors += message));
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
      this.#errors = `${this.#errors}${line}\n`.slice(-outputLimit);
      onErrorLine?.(line);
    });
    this.ended = new Promise((resolve) => {
      child.once("close", (code, signal) => {
        clearTimeout(timer);
        const how = isLate
          ? `did not listen within ${startDeadline} ms`
          : `ended (exit code ${code ?? signal})`;
        resolve(new Error(`${name} ${how}. Its last output:\n${`${this.output}${this.#errors}`.trim()}`));
      });
    });
    this.ready = new Promise((resolve, reject) => {
      // Reads as long as the program runs, since a full pipe would block it.
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        this.output = (this.output + text).slice(-outputLimit);
        if (!ready.test(this.output)) return;
        clearTimeout(timer);
        resolve();
      });
      void this.ended.then(reject);
    });
  }

  /** Ends the process with a signal, and resolves when it has ended. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}
