/**
 * The time in whole milliseconds since 1970, for everything that expires or is ordered by time. It is the machine's clock when the
 * process started plus the time that has passed since, so setting the clock neither ends a key early nor keeps one alive.
 */
export function currentTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
