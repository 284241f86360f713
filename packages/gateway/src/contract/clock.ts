/**
 * The time, for everything that expires or is ordered by time, in whole milliseconds since 1970: the clock of the machine as it was
 * when the process started, and the time that has passed since. So a clock that is set anew neither ends a key early nor keeps
 * one alive.
 */
export function currentTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
