import type { Delivery, StreamDefinition } from "@node-access/delivery/model";
import { HttpProblem } from "../codec/http/problem.ts";
import type { StreamRange } from "../generated/management-records.ts";
import type { Log } from "../observe/log.ts";
import type { StreamMetrics } from "../observe/stream-metrics.ts";
import type { Change } from "../state/change-feed.ts";
import type { State } from "../state/state.ts";
import { Certainty } from "./certainty.ts";
import { Definitions, type RunnableStream, type ServedNodes } from "./definitions.ts";
import { DeliveryHost } from "./delivery-host.ts";
import type { Fleet } from "./fleet.ts";
import { Leases } from "./leases.ts";
import { noNode, RunningStreams } from "./running-streams.ts";
import type { FollowPart } from "./network-waits.ts";
import type { RunningPosition } from "./position.ts";
import { storeAnswers } from "./store-answers.ts";
import { StreamStatuses } from "./stream-statuses.ts";
import type { StreamsOptions } from "./streams-options.ts";
import { StreamWrites } from "./stream-writes.ts";

/** Milliseconds between two looks at what the streams of this process do. */
const lookInterval = 2_000;

export interface StreamsContext {
  readonly store: State;
  readonly log: Log;
  readonly metrics: StreamMetrics;
  readonly options: StreamsOptions;
  readonly follow: FollowPart;
  serveNodes(): Promise<ServedNodes>;
}

/** The streams of this gateway: those that this process runs, and what operations ask of them. */
export class Streams {
  readonly options: StreamsOptions;
  readonly #context: StreamsContext;
  readonly #certainty = new Certainty();
  readonly #host: DeliveryHost;
  readonly #definitions: Definitions;
  readonly #statuses: StreamStatuses;
  #served: Promise<ServedNodes> | undefined;
  #leases: Leases | undefined;
  readonly #running: RunningStreams;
  #isClosed = false;
  /** Whether a stream may have been deleted. */
  #mayForget = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: StreamsContext) {
    const { store, log, options, follow } = context;
    this.#context = context;
    this.options = options;
    const writes = new StreamWrites(store);
    const statuses = new StreamStatuses(writes);
    this.#statuses = statuses;
    this.#definitions = new Definitions(store, () => (this.#served ??= context.serveNodes()));
    this.#host = new DeliveryHost({
      allowPrivate: options.allowPrivate ?? false,
      folder: options.folder,
      log,
      certainty: this.#certainty,
      answer: storeAnswers(store, writes, statuses, (id) => this.#running.position(id)?.head),
      onEnd: (reason, hung) => void this.#startAgain(reason, hung),
    });
    const parts = { store, log, definitions: this.#definitions, host: this.#host, statuses, follow };
    this.#running = new RunningStreams(parts);
    context.metrics.lags = () => this.#lags();
    context.metrics.waiting = () => this.#running.waiting();
  }

  /** Runs this process's share of the streams. Call it once the gateway serves calls. */
  async start(fleet: Fleet): Promise<void> {
    const { store, log } = this.#context;
    const leases = new Leases(store, fleet, this.#certainty, this.#running, log);
    this.#leases = leases;
    store.changes.subscribe((changes) => this.#apply(changes));
    await leases.start();
    this.#timer = setInterval(() => void this.#look().catch(() => {}), lookInterval).unref();
  }

  /** Looks for streams to run: this process has been chosen, or others have ended. */
  check(): void {
    this.#leases?.check();
  }

  /** @returns what is wrong with the settings of a destination; `undefined` if nothing is. */
  checkDestination(destination: StreamDefinition["destination"]): Promise<string | undefined> {
    return this.#host.checkDestination(destination);
  }

  /** @returns what is wrong with a CEL expression; `undefined` if nothing is. */
  checkExpression(expression: string): Promise<string | undefined> {
    return this.#host.checkExpression(expression);
  }

  /** Delivers a test event once. */
  async test(id: string): Promise<{ readonly delivered: boolean; readonly reason?: string }> {
    const stream = await this.#define(id);
    if (!stream) return { delivered: false, reason: noNode };
    return this.#host.test(stream.definition);
  }

  /** @throws HttpProblem 400 if blocks of the stream's source cannot be read again; 503 if they could not be read now. */
  async recheck(id: string, ranges: readonly StreamRange[]): ReturnType<Delivery["recheck"]> {
    const stream = await this.#define(id);
    if (!stream) throw notRechecked(noNode);
    try {
      const result = await this.#host.recheck(stream.definition, ranges);
      if (result.reason === undefined) return result;
      throw new HttpProblem(400, "cannot_recheck", result.reason);
    } catch (error) {
      throw error instanceof HttpProblem ? error : notRechecked((error as Error).message);
    }
  }

  /** Says to a stream that its reader has acknowledged events, if it runs in this process. */
  acknowledged(id: string, sequence: number): void {
    this.#host.wake(id, sequence);
  }

  /** How far a stream has come that runs in this process. */
  position(id: string): RunningPosition | undefined {
    return this.#running.position(id);
  }

  /** Whether the gateway closes, so that nobody should wait for a stream. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Stops all streams, so that other processes can run them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#leases?.close();
    await this.#host.close();
    await (await this.#served?.catch(() => undefined))?.close();
  }

  async #define(id: string): Promise<RunnableStream | undefined> {
    const stream = (await this.#definitions.read([id])).get(id);
    return stream === "no node" ? undefined : stream;
  }

  #apply(changes: readonly Change[] | "all"): void {
    if (changes === "all") {
      this.#mayForget = true;
      this.#leases?.check("all");
      return this.#running.nodesChanged();
    }
    const ids = changes.filter(({ kind }) => kind === "stream").map(({ id }) => id);
    this.#mayForget ||= ids.length > 0;
    if (ids.length > 0) this.#leases?.check(ids);
    const nodes = new Set(changes.filter(({ kind }) => kind === "node").map(({ id }) => id));
    if (nodes.size > 0) this.#running.nodesChanged(nodes);
  }

  async #look(): Promise<void> {
    for (const report of await this.#running.look()) this.#context.metrics.count(report);
    if (this.#mayForget) await this.#forgetDeleted();
  }

  async #forgetDeleted(): Promise<void> {
    const { store, metrics } = this.#context;
    const { ids } = metrics;
    this.#mayForget = false;
    try {
      const stored = await store.tables.streamLeases.states("", ids);
      metrics.forget(new Set(ids.filter((id) => !stored.has(id))));
    } catch (error) {
      this.#mayForget = true;
      throw error;
    }
  }

  /** @param hung - The stream with this number is paused, whose expression did not end: if the database is away, it hangs again. */
  async #startAgain(reason: string, hung: number): Promise<void> {
    const { store, log } = this.#context;
    const stream = this.#running.withNumber(hung);
    log("error", "streams stopped", { reason, ...(stream !== undefined && { stream }) });
    let paused: string | undefined;
    if (stream !== undefined) {
      const report = { status: "paused", reason: "its filter or projection did not end" } as const;
      await store
        .transaction(({ streamStates }) => streamStates.report(stream, report))
        .then(() => (paused = stream))
        .catch(() => {});
    }
    this.#running.startAgain(paused);
  }

  *#lags(): Generator<readonly [id: string, lag: number]> {
    for (const [id, { next, head }] of this.#running.positions())
      if (next !== undefined && head !== undefined && !this.#statuses.isWaiting(id))
        yield [id, Math.max(0, head + 1 - next)];
  }
}

function notRechecked(reason: string): HttpProblem {
  return new HttpProblem(503, "not_rechecked", `the blocks could not be rechecked: ${reason}`, {
    retryAfter: 5,
  });
}
