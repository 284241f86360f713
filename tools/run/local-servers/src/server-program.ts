import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/** What {@link ServerProgram} has to know of a program. */
export interface ProgramOptions {
  /** For errors: `the gateway`. */
  readonly name: string;
  /** What the program prints to standard output once it listens. */
  readonly ready: RegExp;
  /** Receives each line that it writes to standard error. */
  readonly onErrorLine?: (line: string) => void;
}

/** Milliseconds that a start may take on a busy machine. */
const startDeadline = 60_000;
/** Characters of its outputs that are kept. */
const keptOutput = 20_000;

/** A program that listens on loopback, in a process of its own whose outputs are pipes. */
export class ServerProgram {
  readonly child: ChildProcess;
  /** Resolves when the process has ended and its outputs are closed, with how it ended and its last words. */
  readonly ended: Promise<Error>;
  /** Resolves when the program listens. If it ends before, or takes too long, this rejects with its last words. */
  readonly ready: Promise<void>;
  /** The end of what it has written to standard output. */
  output = "";
  #errors = "";

  constructor(child: ChildProcess, { name, ready, onErrorLine }: ProgramOptions) {
    this.child = child;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // A guard that is killed could not end its program any more: closing its input ends both.
      if (child.stdin) child.stdin.end();
      else child.kill("SIGKILL");
    }, startDeadline);
    child.once("error", ({ message }) => (this.#errors += message));
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
      this.#errors = `${this.#errors}${line}\n`.slice(-keptOutput);
      onErrorLine?.(line);
    });
    this.ended = new Promise((resolve) => {
      child.once("close", (code, signal) => {
        clearTimeout(timer);
        const how = isLate
          ? `did not listen within ${startDeadline} ms`
          : `ended (exit code ${code ?? signal})`;
        resolve(new Error(`${name} ${how}. Its last words:\n${`${this.output}${this.#errors}`.trim()}`));
      });
    });
    this.ready = new Promise((resolve, reject) => {
      // Read for as long as the program lives: a full pipe would halt it.
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        this.output = (this.output + text).slice(-keptOutput);
        if (!ready.test(this.output)) return;
        clearTimeout(timer);
        resolve();
      });
      void this.ended.then(reject);
    });
  }

  /** Ends the process with a signal, and resolves when it is gone. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}
