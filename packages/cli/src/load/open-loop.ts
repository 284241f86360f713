import { isNodeAccessError } from "@node-access/auth";
import { createHistogram, performance, type RecordableHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** A call of a load, which is made again and again. */
export interface LoadCall {
  /** The method's name. */
  readonly name: string;
  send(): Promise<unknown>;
}

export interface LoadPlan {
  /** Calls a second. */
  readonly rate: number;
  readonly seconds: number;
  /** How many calls may be in flight. */
  readonly connections: number;
  /** Ends the load. The calls must end with it. */
  readonly signal: AbortSignal;
}

/** What became of the calls of a method. */
export interface MethodCounts {
  calls: number;
  results: number;
  readonly latency: RecordableHistogram;
}

/** Kinds of errors that are counted by themselves. */
const MAX_ERRORS = 50;
/** Microseconds that a histogram can distinguish: those of an hour. */
const HIGHEST = 3_600_000_000;

function createLatencies(): RecordableHistogram {
  return createHistogram({ lowest: 1, highest: HIGHEST, figures: 3 });
}

function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.min(HIGHEST, Math.max(1, Math.round(milliseconds * 1_000))));
}

/**
 * Makes calls at a constant rate, whether or not earlier ones have ended. A call's latency begins when it was planned: if it has to wait
 * because others take long, this time is part of it (no coordinated omission).
 */
export class OpenLoop {
  /** Microseconds of calls with a result, and at least those of calls that got none in time or were never sent. */
  readonly latency: RecordableHistogram = createLatencies();
  /** How many microseconds after its time a call was noticed, because this process was busy. */
  readonly lateness: RecordableHistogram = createLatencies();
  readonly methods: Map<string, MethodCounts> = new Map();
  /** By code, with the message of the first one. Those of further codes are `OTHERS`. */
  readonly errors: Map<string, { count: number; readonly example: string }> = new Map();
  /** How many calls were due. */
  planned = 0;
  sent = 0;
  results = 0;
  /** Calls that the interruption has ended. */
  unfinished = 0;
  /** How long calls were sent. */
  seconds = 0;
  /** The part of the time in which this process did something. */
  utilization = 0;
  readonly #calls: readonly LoadCall[];
  readonly #plan: LoadPlan;
  #started = 0;
  #inFlight = 0;
  #noticed = 0;
  #isOver = false;
  #onIdle: (() => void) | undefined;

  constructor(calls: readonly LoadCall[], plan: LoadPlan) {
    this.#calls = calls;
    this.#plan = plan;
  }

  /** Calls that were due, and for which there was no free connection until the end. */
  get notSent(): number {
    return this.planned - this.sent;
  }

  /** Sends the calls, and waits for the last response. An interruption is no error. */
  async run(): Promise<void> {
    const { seconds, signal } = this.#plan;
    const before = performance.eventLoopUtilization();
    this.#started = performance.now();
    const end = this.#started + seconds * 1_000;
    try {
      for (let now = this.#started; now < end; now = performance.now()) {
        this.#send(now);
        const wait = Math.min(this.#plannedAt(this.#noticed), end) - now;
        await sleep(Math.max(1, wait), undefined, { signal });
      }
      this.#send(end);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    const now = Math.min(performance.now(), end);
    this.#isOver = true;
    this.seconds = (now - this.#started) / 1_000;
    const isFree = this.#inFlight < this.#plan.connections;
    this.planned = signal.aborted && isFree ? this.sent : this.#countDue(now);
    this.utilization = performance.eventLoopUtilization(before).utilization;
    for (let index = this.sent; index < this.planned; index += 1)
      this.#record(this.#countsOf(index), now - this.#plannedAt(index));
    if (this.#inFlight > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }

  #plannedAt(index: number): number {
    return this.#started + (index * 1_000) / this.#plan.rate;
  }

  #countDue(now: number): number {
    const { rate, seconds } = this.#plan;
    const total = Math.max(1, Math.round(rate * seconds));
    return Math.min(total, Math.floor(((now - this.#started) * rate) / 1_000) + 1);
  }

  #send(now: number): void {
    const due = this.#countDue(now);
    for (; this.#noticed < due; this.#noticed += 1)
      record(this.lateness, now - this.#plannedAt(this.#noticed));
    while (this.sent < due && this.#inFlight < this.#plan.connections) this.#start(this.sent++);
  }

  #start(index: number): void {
    const counts = this.#countsOf(index);
    const planned = this.#plannedAt(index);
    this.#inFlight += 1;
    counts.calls += 1;
    const ended = (error?: unknown): void => {
      if (error === undefined) counts.results += 1;
      if (error === undefined) this.results += 1;
      else this.#noteError(error);
      // An error that comes at once would make the node look fast.
      if (error === undefined || isNodeAccessError(error, "TIMEOUT"))
        this.#record(counts, performance.now() - planned);
      this.#inFlight -= 1;
      if (!this.#isOver) this.#send(performance.now());
      else if (this.#inFlight === 0) this.#onIdle?.();
    };
    this.#callAt(index)
      .send()
      .then(() => ended(), ended);
  }

  #callAt(index: number): LoadCall {
    return this.#calls[index % this.#calls.length] as LoadCall;
  }

  #countsOf(index: number): MethodCounts {
    const { name } = this.#callAt(index);
    const known = this.methods.get(name);
    if (known) return known;
    const counts = { calls: 0, results: 0, latency: createLatencies() };
    this.methods.set(name, counts);
    return counts;
  }

  #record(counts: MethodCounts, milliseconds: number): void {
    record(this.latency, milliseconds);
    record(counts.latency, milliseconds);
  }

  #noteError(error: unknown): void {
    if (this.#plan.signal.aborted && isNodeAccessError(error, "ABORTED")) {
      this.unfinished += 1;
      return;
    }
    const name = nameError(error);
    // A node may send another code each time.
    const code = this.errors.has(name) || this.errors.size < MAX_ERRORS ? name : "OTHERS";
    const known = this.errors.get(code);
    if (known) known.count += 1;
    else this.errors.set(code, { count: 1, example: error instanceof Error ? error.message : String(error) });
  }
}

/** The code of an error, with that of the node or of HTTP where there is one. */
function nameError(error: unknown): string {
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) return `${error.code} ${error.context.rpcCode}`;
  if (isNodeAccessError(error, "HTTP_STATUS")) return `${error.code} ${error.context.status}`;
  if (isNodeAccessError(error, "GRPC_STATUS")) return `${error.code} ${error.context.status}`;
  if (isNodeAccessError(error)) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
