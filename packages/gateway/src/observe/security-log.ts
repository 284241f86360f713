import type { Log } from "./log.ts";
import { OnceASecond } from "./once-a-second.ts";

/** A change that is also written to the audit log. */
interface Change {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly source: string;
}

/** Logs security events: at most one a second for each address, credential and kind of rejection. */
export class SecurityLog {
  readonly #log: Log;
  readonly #once = new OnceASecond();

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Logs a request whose credential is missing, wrong, or does not allow it.
   *
   * @param source - The address that the request came from.
   */
  rejected(surface: string, status: number, source: string, requestId?: string): void {
    if (!this.#once.allows(`${source} ${status}`)) return;
    this.#log("warn", "credential rejected", { surface, status, source, ...(requestId && { requestId }) });
  }

  /** Logs a caller that sends more than its limits allow. */
  throttled(surface: string, credential: string): void {
    if (this.#once.allows(credential)) this.#log("warn", "caller throttled", { surface, credential });
  }

  changed(change: Change): void {
    this.#log("info", "changed", { ...change });
  }
}
