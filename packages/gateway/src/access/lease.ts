import { setTimeout as sleep } from "node:timers/promises";
import { inTime } from "../observe/clock.ts";
import type { Log } from "../observe/log.ts";
import type { ChangeFeed } from "../state/change-feed.ts";

/** Milliseconds between two checks that the process still runs. */
const checkInterval = 100;
/**
 * Milliseconds without a check after which the process counts as having been stopped. Changes wait for a gateway
 * until they have not seen its heartbeat for 1,000 ms, and heartbeats are 250 ms apart.
 */
const maxPause = 500;
/** Milliseconds that callers wait for the database before it counts as away. */
const maxWait = 3_000;

/**
 * Ensures that a process that was stopped for a while, for example by SIGSTOP or with its virtual machine, serves
 * nothing before it has applied what others changed in the meantime: they did not wait for it.
 */
export class Lease {
  readonly #changes: Pick<ChangeFeed, "read"> | undefined;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout | undefined;
  #checkedAt = performance.now();
  #catchingUp: Promise<void> | undefined;
  #wasStoppedAgain = false;

  /** @param changes - What others change; `undefined` if no other process can change anything. */
  constructor(changes: Pick<ChangeFeed, "read"> | undefined, log: Log) {
    this.#changes = changes;
    this.#log = log;
    if (changes) this.#timer = setInterval(() => this.#check(), checkInterval).unref();
  }

  get isValid(): boolean {
    if (!this.#changes) return true;
    return !this.#catchingUp && performance.now() - this.#checkedAt <= maxPause;
  }

  /** Does some work once the lease is valid, in the order of the calls. */
  run(work: () => void): void {
    if (this.isValid) work();
    else void this.renew().then(work);
  }

  /** Returns when everything is applied that was committed before, or the database is away. */
  renew(): Promise<void> {
    this.#check();
    return this.#catchingUp ?? Promise.resolve();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = performance.now();
    const pause = now - this.#checkedAt;
    this.#checkedAt = now;
    if (pause <= maxPause || !this.#changes) return;
    this.#log("warn", "the process was stopped", { milliseconds: Math.round(pause) });
    if (this.#catchingUp) this.#wasStoppedAgain = true;
    else
      this.#catchingUp = this.#catchUp(this.#changes).finally(() => {
        this.#catchingUp = undefined;
      });
  }

  async #catchUp(changes: Pick<ChangeFeed, "read">): Promise<void> {
    let isCurrent: boolean;
    do {
      this.#wasStoppedAgain = false;
      isCurrent = await readInTime(changes);
      // While the database is away, a caller that waits again after each stop would never be served.
    } while (isCurrent && this.#wasStoppedAgain);
    if (!isCurrent) this.#log("error", "serving without the newest changes", { waited: maxWait });
  }
}

/** Reads the changes, and tries again until it succeeds, for a time: the first connection to use may have ended meanwhile. */
function readInTime(changes: Pick<ChangeFeed, "read">): Promise<boolean> {
  const deadline = performance.now() + maxWait;
  const attempts = async (): Promise<boolean> => {
    while (performance.now() < deadline)
      try {
        await changes.read();
        return true;
      } catch {
        await sleep(checkInterval, undefined, { ref: false });
      }
    return false;
  };
  return inTime(attempts(), maxWait, () => false);
}
