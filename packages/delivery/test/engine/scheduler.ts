import type { Clock } from "../../src/model/clock.ts";

/** A gateway of the simulation. It can stop for a while, or forever, at each `await`. */
export interface Instance {
  state: "alive" | "frozen" | "dead";
}

interface Task {
  readonly instance: Instance;
  readonly at: number;
  resume(): void;
}

/** Decides what happens next, by a seed, without waiting. */
export class Scheduler {
  now = 0;
  #seed: number;
  #tasks: Task[] = [];

  constructor(seed: number) {
    this.#seed = seed | 0;
  }

  /** From 0 to 1 (mulberry32). */
  random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  /** An integer from 0 on, less than the end. */
  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  /** A point where everything else may happen first, and where the instance may end. */
  step(instance: Instance): Promise<void> {
    return this.#wait(instance, this.now);
  }

  clock(instance: Instance): Clock {
    return {
      now: () => this.now,
      time: () => this.now + 1_700_000_000_000,
      random: () => this.random(),
      sleep: (milliseconds, signal) => this.#wait(instance, this.now + milliseconds, signal),
    };
  }

  /** @returns whether there was something to do. */
  async next(): Promise<boolean> {
    // All microtasks run.
    await new Promise(setImmediate);
    this.#tasks = this.#tasks.filter(({ instance }) => instance.state !== "dead");
    const runnable = this.#tasks.filter(({ instance }) => instance.state === "alive");
    const due = runnable.filter(({ at }) => at <= this.now);
    const task =
      due.length > 0
        ? due[this.below(due.length)]
        : runnable.reduce<Task | undefined>(
            (first, one) => (first && first.at <= one.at ? first : one),
            undefined,
          );
    if (!task) return false;
    this.now = Math.max(this.now, task.at);
    this.#tasks.splice(this.#tasks.indexOf(task), 1);
    task.resume();
    return true;
  }

  /** Whether something will happen before this time. */
  busyUntil(time: number): boolean {
    return this.#tasks.some(({ instance, at }) => instance.state === "alive" && at <= time);
  }

  #wait(instance: Instance, at: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const task: Task = {
        instance,
        at,
        resume: () => {
          signal?.removeEventListener("abort", abort);
          resolve();
        },
      };
      const abort = (): void => {
        this.#tasks = this.#tasks.filter((one) => one !== task);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#tasks.push(task);
    });
  }
}
