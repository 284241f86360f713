/** The time for what {@link atOnce} runs. */
let stopped: number | undefined;

/** Whole milliseconds since 1970, counted on from the start of the process: setting the clock does not move a chain. */
export function currentTime(): number {
  return stopped ?? Math.floor(performance.timeOrigin + performance.now());
}

/** Runs something while the time stands still: no block comes in the middle of a response. */
export function atOnce<Result>(work: () => Result): Result {
  const before = stopped;
  stopped = currentTime();
  try {
    return work();
  } finally {
    stopped = before;
  }
}
