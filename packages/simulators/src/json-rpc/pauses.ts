/** Milliseconds of work after which others go first. */
const longest = 8;

/** Divides long work into pieces, between which the event loop serves others. */
export class Pauses {
  #since = performance.now();

  /** Call it between two pieces: it pauses if the work has taken long since the last pause. */
  async take(): Promise<void> {
    if (performance.now() - this.#since < longest) return;
    await new Promise((resolve) => void setTimeout(resolve));
    this.#since = performance.now();
  }
}
