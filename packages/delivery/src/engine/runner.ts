import type { RunningStream } from "../model/delivery.ts";
import { DeliveryError } from "../model/destination.ts";
import { type Source, SourceError } from "../model/source.ts";
import { LeaseLost } from "../model/store.ts";
import type { StreamDefinition, StreamLease } from "../model/stream.ts";
import { createEvaluation } from "./create-entry.ts";
import { errorMessage } from "./error-message.ts";
import { type Counters, Failures, Paused, StatusReports } from "./failures.ts";
import { StreamRun } from "./run-stream.ts";
import type { EngineOptions } from "./stream-parts.ts";

/** How long a stop waits for the delivery in flight, and how long it takes at most. */
const FINISH_WITHIN = 1500;
const STOP_WITHIN = 2000;

/** Runs a stream until it is stopped or paused, or until it runs elsewhere. */
export class Runner {
  readonly #definition: StreamDefinition;
  readonly #lease: StreamLease;
  readonly #engine: EngineOptions;
  readonly #reads: Failures;
  readonly #deliveries: Failures;
  readonly #runs: Failures;
  readonly #requests = { acknowledged: 0, repeat: true };
  readonly #stopping = new AbortController();
  readonly #aborting = new AbortController();
  #counters: Counters = { events: 0, failures: 0, retries: 0, deadLetters: 0 };
  #source: Source | undefined;
  #run: StreamRun | undefined;
  #reported: { readonly at: number; readonly delivered: number; readonly lag: number | undefined } = {
    at: -Infinity,
    delivered: -1,
    lag: undefined,
  };
  #hasFailed = false;
  /** Whether there is something to do since the run was last called. */
  #isWoken = false;
  #proceeding: Promise<void> | undefined;
  #endWait: (() => void) | undefined;
  readonly #onEnd: (runner: Runner) => void;

  /** @param onEnd - Called when the stream no longer runs. */
  constructor(
    definition: StreamDefinition,
    lease: StreamLease,
    engine: EngineOptions,
    onEnd: (runner: Runner) => void,
  ) {
    this.#onEnd = onEnd;
    this.#definition = definition;
    this.#lease = lease;
    this.#engine = engine;
    const status = new StatusReports(engine.store, lease);
    const create = (): Failures => new Failures(status, engine.clock, this.#counters);
    [this.#reads, this.#deliveries, this.#runs] = [create(), create(), create()];
  }

  get id(): string {
    return this.#definition.id;
  }

  /** Runs what there is to do. @returns when it waits for more, or has ended. */
  start(): Promise<void> {
    this.#endWait?.();
    this.#endWait = undefined;
    this.#proceeding ??= this.#proceed();
    return this.#proceeding;
  }

  /** Continues what waits: dead letters to repeat, or more events after some were acknowledged. */
  wake(acknowledged: number): void {
    this.#requests.acknowledged = Math.max(this.#requests.acknowledged, acknowledged);
    this.#requests.repeat = true;
    if (!this.#run) return;
    this.#run.wake();
    this.#continue();
  }

  /** Lets the delivery in flight finish for a while, and stores what was delivered. */
  async stop(): Promise<void> {
    const { clock } = this.#engine;
    const done = new AbortController();
    const wait = (milliseconds: number): Promise<void> =>
      clock.sleep(milliseconds, done.signal).catch(() => undefined);
    this.#stopping.abort();
    this.#run?.end();
    const ended = this.start().finally(() => done.abort());
    await Promise.race([ended, wait(FINISH_WITHIN)]);
    this.#aborting.abort();
    await Promise.race([ended, wait(STOP_WITHIN - FINISH_WITHIN)]);
  }

  /** @returns `undefined` if it has reported since `before`, and nothing has changed but that the chain has grown. */
  report(before: number): RunningStream | undefined {
    const { progress } = this.#run ?? {};
    if (this.#run?.mustSettle) {
      this.#run.wake();
      this.#continue();
    }
    const { head, next: passed } = this.#source ?? {};
    const read = progress?.cursor?.next;
    const next = read !== undefined && passed !== undefined && passed > read ? passed : read;
    const delivered = progress?.delivered ?? 0;
    const lag = head !== undefined && next !== undefined ? head - next : undefined;
    const reported = this.#reported;
    const { events, failures, retries, deadLetters } = this.#counters;
    const isSame = reported.delivered === delivered && reported.lag === lag;
    if (isSame && reported.at > before && events + failures + retries + deadLetters === 0) return undefined;
    this.#reported = { at: this.#engine.clock.now(), delivered, lag };
    Object.assign(this.#counters, { events: 0, failures: 0, retries: 0, deadLetters: 0 });
    return { id: this.id, next, head, delivered, events, failures, retries, deadLetters };
  }

  async #proceed(): Promise<void> {
    // It was stopped before it began.
    let hasEnded = !this.#run && this.#stopping.signal.aborted;
    while (!hasEnded) {
      try {
        if (!this.#run || this.#hasFailed) this.#run = await this.#createRun();
        this.#hasFailed = false;
        this.#isWoken = false;
        const endWait = await this.#run.run(() => this.#continue());
        if (!this.#isWoken && !this.#stopping.signal.aborted) {
          this.#endWait = endWait;
          this.#proceeding = undefined;
          return;
        }
        endWait();
      } catch (error) {
        await this.#run?.close();
        this.#hasFailed = true;
        hasEnded = await this.#endsAfter(error);
      }
    }
    this.#source?.close();
    this.#onEnd(this);
  }

  #continue(): void {
    this.#isWoken = true;
    void this.start();
  }

  async #createRun(): Promise<StreamRun> {
    const engine = this.#engine;
    const definition = this.#definition;
    this.#source ??= await engine.createSource(definition);
    const evaluation = await createEvaluation(engine, definition, this.#source.type);
    return new StreamRun({
      definition,
      lease: this.#lease,
      engine,
      source: this.#source,
      evaluation,
      counters: this.#counters,
      reads: this.#reads,
      deliveries: this.#deliveries,
      runs: this.#runs,
      requests: this.#requests,
      stopping: this.#stopping.signal,
      aborting: this.#aborting.signal,
    });
  }

  /** Pauses the stream, waits until it may run again, or finds that it ends here. */
  async #endsAfter(error: unknown): Promise<boolean> {
    if (this.#stopping.signal.aborted || error instanceof LeaseLost) return true;
    const reason = errorMessage(error);
    const pauses =
      error instanceof Paused ||
      error instanceof SourceError ||
      (error instanceof DeliveryError && error.outcome === "pause");
    const fields = { stream: this.#definition.id, reason };
    try {
      if (pauses) {
        await this.#engine.store.report(this.#lease, { status: "paused", reason });
        this.#engine.log("info", "a stream pauses", fields);
        return true;
      }
      this.#engine.log("warn", "a stream starts again after a failure", fields);
      await this.#runs.failed(reason, this.#stopping.signal);
      return false;
    } catch (next) {
      return this.#endsAfter(next);
    }
  }
}
