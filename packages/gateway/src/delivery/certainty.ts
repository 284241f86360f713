/**
 * Milliseconds after a heartbeat for which no other gateway can have taken a stream. The others wait for 1,000 ms, and see
 * a heartbeat no earlier than it is stored.
 */
export const validity = 750;

/**
 * Says to a thread until when its process has its leases for certain: a process that was frozen learns only later what others have
 * taken. The clock is that of the machine since its start, which threads share.
 */
export class Certainty {
  /** Until when, in nanoseconds of `process.hrtime.bigint()`. */
  readonly cell: SharedArrayBuffer = new SharedArrayBuffer(8);
  readonly #until = new BigInt64Array(this.cell);

  get isCertain(): boolean {
    return process.hrtime.bigint() < Atomics.load(this.#until, 0);
  }

  /** @param heartbeat - When it began, by `performance.now()`; infinite if nobody can take streams. */
  extend(heartbeat: number): void {
    const rest = Math.floor((heartbeat + validity - performance.now()) * 1e6);
    const until = heartbeat === Number.POSITIVE_INFINITY ? maxTime : process.hrtime.bigint() + BigInt(rest);
    Atomics.store(this.#until, 0, until);
  }

  end(): void {
    Atomics.store(this.#until, 0, 0n);
  }
}

const maxTime = 2n ** 62n;
