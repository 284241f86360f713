/** Milliseconds without a failure after which an outage is over: the first time, and at most. */
const minQuiet = 5_000;
const maxQuiet = 300_000;
/** Milliseconds after which an earlier outage no longer matters. */
const memory = 600_000;
/** Milliseconds between two reminders of an outage: at first, and at most. */
const minReminder = 60_000;
const maxReminder = 3_600_000;

export interface OutageReport {
  readonly step: "began" | "goesOn" | "over";
  /** Failures since it began. */
  readonly failures: number;
  /** What the last one was. */
  readonly reason: string;
  /** How long it has lasted, or lasted. */
  readonly seconds: number;
}

/**
 * Decides when to log an outage: when it begins, when it is over, and now and then in between. After an outage that
 * soon follows another one, it must be quiet for twice as long: what fails again and again has one long outage.
 * Times are milliseconds of `performance.now()`.
 */
export class Outage {
  #startedAt: number | undefined;
  #failedAt = 0;
  /** When it was first seen to work after the last failure. */
  #workedAt: number | undefined;
  #endedAt = -Infinity;
  #failures = 0;
  #reason = "";
  #quiet = minQuiet;
  #reminder = minReminder;
  #remindedAt = 0;

  failed(failures: number, reason: string, now: number): OutageReport | undefined {
    // What fails seldom, and is not known to work in between, has an outage each time.
    if (now - this.#failedAt > memory) this.#startedAt = undefined;
    this.#failedAt = now;
    this.#workedAt = undefined;
    this.#reason = reason;
    if (this.#startedAt === undefined) {
      this.#quiet = now - this.#endedAt < memory ? Math.min(maxQuiet, 2 * this.#quiet) : minQuiet;
      this.#reminder = minReminder;
      this.#startedAt = this.#remindedAt = now;
      this.#failures = failures;
      return this.#report("began", now);
    }
    this.#failures += failures;
    if (now - this.#remindedAt < this.#reminder) return undefined;
    this.#remindedAt = now;
    this.#reminder = Math.min(maxReminder, 2 * this.#reminder);
    return this.#report("goesOn", now);
  }

  /** Records that it works, since its last failure at the latest. */
  worked(now: number): OutageReport | undefined {
    if (this.#startedAt === undefined) return undefined;
    this.#workedAt ??= now;
    if (now - this.#failedAt < this.#quiet) return undefined;
    const report = this.#report("over", this.#workedAt);
    this.#startedAt = undefined;
    this.#endedAt = now;
    return report;
  }

  #report(step: OutageReport["step"], now: number): OutageReport {
    const seconds = Math.round((now - (this.#startedAt ?? now)) / 1000);
    return { step, failures: this.#failures, reason: this.#reason, seconds };
  }
}
