/**
 * The time in whole milliseconds since 1970, for everything that expires or is ordered by time. Counts on from the
 * machine's clock at the start of the process, so changing the clock neither expires a key early nor keeps one alive.
 */
export function currentTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
