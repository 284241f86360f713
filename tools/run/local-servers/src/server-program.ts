import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

interface ProgramOptions {
  /** The program's name in errors: `the gateway`. */
  readonly name: string;
  /** Matches what the program prints once it listens. */
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
  /** Resolves with the reason if the process ends before `stop()` is called; otherwise stays pending. */
  readonly died: Promise<Error>;
  /** Resolves when the program listens. Rejects with its last output if it ends before that, or takes too long. */
  readonly ready: Promise<void>;
  /** The end of its standard output. */
  output = "";
  #errors = "";
  #isStopping = false;

  constructor(child: ChildProcess, { name, ready, onErrorLine }: ProgramOptions) {
    this.child = child;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#end("SIGKILL");
    }, startDeadline);
    child.once("error", ({ message }) => (this.#errors += message));
    let listens: () => void;
    const look = (output: string): void => {
      if (!ready.test(output)) return;
      clearTimeout(timer);
      listens();
    };
    // Both are read as long as the program runs, since a full pipe would block it.
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
      this.#errors = `${this.#errors}${line}\n`.slice(-outputLimit);
      onErrorLine?.(line);
      look(this.#errors);
    });
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.output = (this.output + text).slice(-outputLimit);
      look(this.output);
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
    this.died = new Promise((resolve) => {
      void this.ended.then((error) => this.#isStopping || resolve(error));
    });
    this.ready = new Promise((resolve, reject) => {
      listens = resolve;
      void this.ended.then(reject);
    });
  }

  /** Ends the process, and resolves when it has ended. Idempotent. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#end("SIGTERM");
    await this.ended;
  }

  /** A killed guard could not end its program. Closing the guard's input ends both. */
  #end(signal: NodeJS.Signals): void {
    if (this.child.stdin) this.child.stdin.end();
    else this.child.kill(signal);
  }
}
