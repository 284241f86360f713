import pLimit from "p-limit";
import { currentTime } from "../observe/clock.ts";
import { tooMany } from "../codec/http/problem.ts";

/** Wrong passwords that cost no waiting, and milliseconds after which one of them is forgotten. */
const freeFailures = 5;
const failureLifetime = 10_000;
/** Milliseconds that each further wrong password adds to the wait for the next comparison, and the longest wait. */
const delayStep = 100;
const maxDelay = 2_000;
/** Wrong passwords that are counted: further ones do not make the wait longer. */
const maxFailures = freeFailures + maxDelay / delayStep;
/** Maximum attempts of a source that wait: the last one waits less than the page does. */
const maxWaiting = 12;
/** Maximum sources whose wrong passwords are counted. */
const maxSources = 1_000;

interface Attempt {
  readonly compare: () => Promise<boolean>;
  resolve(isRight: boolean): void;
  reject(error: unknown): void;
}

interface Source {
  readonly waiting: Attempt[];
  isServed: boolean;
  failures: number;
  failedAt: number;
}

/**
 * Slows down guessing. A source that has sent wrong passwords waits before its next one is compared, but no password
 * is denied because of others: who guesses from an operator's address must not lock out the operator.
 */
export class PasswordAttempts {
  readonly #sources = new Map<string, Source>();
  /** Comparing is expensive. The sources take turns, since each has at most one comparison in this queue. */
  readonly #oneAtATime = pLimit(1);

  get size(): number {
    return this.#sources.size;
  }

  /** @throws HttpProblem 429 if too many newer attempts of the source wait as well. */
  check(source: string, compare: () => Promise<boolean>): Promise<boolean> {
    const known = this.#sources.get(source) ?? this.#add(source);
    return new Promise((resolve, reject) => {
      known.waiting.push({ compare, resolve, reject });
      if (known.waiting.length > maxWaiting)
        known.waiting
          .shift()
          ?.reject(tooMany("too many wrong passwords at once: try again", maxDelay / 1000));
      if (!known.isServed) void this.#serve(known);
    });
  }

  async #serve(source: Source): Promise<void> {
    source.isServed = true;
    while (source.waiting.length > 0) {
      const delay = Math.min(maxDelay, delayStep * (countFailures(source) - freeFailures));
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay).unref());
      const attempt = source.waiting.shift();
      if (attempt) await this.#compare(source, attempt);
    }
    source.isServed = false;
  }

  async #compare(source: Source, { compare, resolve, reject }: Attempt): Promise<void> {
    try {
      const isRight = await this.#oneAtATime(compare);
      if (!isRight) {
        source.failures = Math.min(maxFailures, countFailures(source) + 1);
        source.failedAt = currentTime();
      }
      resolve(isRight);
    } catch (error) {
      reject(error);
    }
  }

  #add(name: string): Source {
    if (this.#sources.size >= maxSources)
      for (const [other, { isServed }] of this.#sources) {
        if (isServed) continue;
        this.#sources.delete(other);
        break;
      }
    const source = { waiting: [], isServed: false, failures: 0, failedAt: 0 };
    this.#sources.set(name, source);
    return source;
  }
}

/** How many wrong passwords of a source are not forgotten yet. */
function countFailures({ failures, failedAt }: Source): number {
  return Math.max(0, failures - Math.floor((currentTime() - failedAt) / failureLifetime));
}
