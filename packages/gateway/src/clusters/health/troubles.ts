/** Counts the failures of an upstream, or its rejections. Times are milliseconds of `performance.now()`. */
export class Troubles {
  count = 0;
  /** When the last one was, and what the log shows of it. */
  at: number = -Infinity;
  reason = "";

  add(reason: string, now: number): void {
    this.count += 1;
    this.at = now;
    this.reason = reason;
  }
}
