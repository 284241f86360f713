import type { Io } from "../io/io.ts";

/**
 * Shows on stderr how much was written, and how fast: each second on a terminal, and at the end. With a place in a
 * known range, a line each half minute also if stderr is a file.
 */
export class Rate {
  readonly #what: string;
  readonly #stderr: Io["stderr"];
  readonly #started = Date.now();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #place: (() => string) | undefined;
  #lines = 0;
  #bytes = 0;

  /**
   * @param what - What is counted, in the plural.
   * @param place - Says how much of the whole is done.
   */
  constructor(what: string, { stderr }: Io, place?: () => string) {
    this.#what = what;
    this.#stderr = stderr;
    this.#place = place;
    if (stderr.isTTY !== true && !place) return;
    const [before, after, pause] = stderr.isTTY === true ? ["\r\u001B[K", "", 1_000] : ["", "\n", 30_000];
    this.#timer = setInterval(() => stderr.write(`${before}${this.#text()}${after}`), pause);
    this.#timer.unref();
  }

  /** Counts what was written. */
  add(lines: number, bytes: number): void {
    this.#lines += lines;
    this.#bytes += bytes;
  }

  /** Shows the whole, unless nothing has arrived before an error. */
  end(isComplete: boolean): void {
    if (this.#stderr.isTTY === true) this.#stderr.write("\r\u001B[K");
    clearInterval(this.#timer);
    if (isComplete || this.#bytes > 0) this.#stderr.write(`${this.#text()}\n`);
  }

  #text(): string {
    const seconds = (Date.now() - this.#started) / 1_000;
    const rate = `${formatSize(this.#bytes / Math.max(seconds, 0.001))}/s`;
    const place = this.#place ? `${this.#place()}: ` : "";
    return `${place}${this.#lines} ${this.#what}, ${formatSize(this.#bytes)} in ${seconds.toFixed(1)} s, ${rate}`;
  }
}

function formatSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
