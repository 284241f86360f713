import type { Log } from "./log.ts";
import { Outage } from "./outage.ts";
import { LRUCache } from "lru-cache";

/** A change that is also written to the audit log. */
interface Change {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly source: string;
}

/** Maximum rejections per second that are logged. */
const maxRejections = 1_000;
/** Maximum credentials whose throttling is counted. */
const maxCredentials = 1_000;

/** Logs security events: at most one a second for each address and kind of rejection. */
export class SecurityLog {
  readonly #log: Log;
  /** The rejections of the current second. */
  readonly #rejected = new Set<string>();
  #second = 0;
  /** By credential. */
  readonly #throttled = new LRUCache<string, Outage>({ max: maxCredentials });

  constructor(log: Log) {
    this.#log = log;
  }

  /** Logs a request whose credential is missing, wrong, or does not allow it. */
  rejected(surface: string, status: number, source: string, requestId?: string): void {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#rejected.clear();
    this.#second = second;
    const key = `${source} ${status}`;
    if (this.#rejected.size >= maxRejections || this.#rejected.has(key)) return;
    this.#rejected.add(key);
    this.#log("warn", "credential rejected", { surface, status, source, ...(requestId && { requestId }) });
  }

  /** Logs a caller that exceeds its limits: when that begins, and then at growing intervals. */
  throttled(surface: string, credential: string): void {
    const outage = this.#throttled.get(credential) ?? new Outage();
    this.#throttled.set(credential, outage);
    const report = outage.failed(1, "", performance.now());
    if (report) this.#log("warn", "caller throttled", { surface, credential, calls: report.failures });
  }

  changed(change: Change): void {
    this.#log("info", "changed", { ...change });
  }
}
