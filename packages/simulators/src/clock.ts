/**
 * The time in whole milliseconds since 1970, for everything that is ordered by time. Counts on from the machine's
 * clock at the start of the process, so changing the clock does not move a chain.
 */
export function currentTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
