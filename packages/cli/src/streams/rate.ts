import type { Io } from "../io/io.ts";

/** Shows on stderr how much was written, and how fast: each second on a terminal, and at the end. */
export class Rate {
  readonly #what: string;
  readonly #stderr: Io["stderr"];
  readonly #started = Date.now();
  readonly #timer: NodeJS.Timeout | undefined;
  #lines = 0;
  #bytes = 0;

  /** @param what - What is counted, in the plural. */
  constructor(what: string, { stderr }: Io) {
    this.#what = what;
    this.#stderr = stderr;
    if (stderr.isTTY !== true) return;
    this.#timer = setInterval(() => stderr.write(`\r\u001B[K${this.#text()}`), 1_000);
    this.#timer.unref();
  }

  /** Counts what was written. */
  add(lines: number, bytes: number): void {
    this.#lines += lines;
    this.#bytes += bytes;
  }

  /** Shows the whole, unless nothing has arrived before an error. */
  end(isComplete: boolean): void {
    if (this.#timer) this.#stderr.write("\r\u001B[K");
    clearInterval(this.#timer);
    if (isComplete || this.#bytes > 0) this.#stderr.write(`${this.#text()}\n`);
  }

  #text(): string {
    const seconds = (Date.now() - this.#started) / 1_000;
    const rate = `${formatSize(this.#bytes / Math.max(seconds, 0.001))}/s`;
    return `${this.#lines} ${this.#what}, ${formatSize(this.#bytes)} in ${seconds.toFixed(1)} s, ${rate}`;
  }
}

function formatSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
