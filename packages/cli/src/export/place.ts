/** How far an export is in its range of blocks, and when it will be done. */
export class Place {
  readonly #from: number;
  readonly #to: number;
  readonly #start: number;
  readonly #startedAt = Date.now();
  #next: number;

  /** @param next - The next block to read. */
  constructor(from: number, to: number, next: number = from) {
    this.#from = from;
    this.#to = to;
    this.#start = next;
    this.#next = next;
  }

  move(next: number): void {
    this.#next = next;
  }

  describe(): string {
    const [done, all] = [this.#next - this.#from, this.#to + 1 - this.#from];
    const share = `${done} of ${all} blocks, ${Math.floor((100 * done) / all)} %`;
    const read = this.#next - this.#start;
    if (read === 0 || done === all) return share;
    const seconds = ((Date.now() - this.#startedAt) / 1_000 / read) * (all - done);
    return `${share}, ${formatDuration(Math.ceil(seconds))} left`;
  }
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
