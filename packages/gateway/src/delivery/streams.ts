import type { RunningStream, StreamDefinition, StreamLease } from "@node-access/delivery/model";
import type { StreamRange } from "../generated/management-records.ts";
import { currentTime } from "../observe/clock.ts";
import type { Log } from "../observe/log.ts";
import type { StreamMetrics } from "../observe/stream-metrics.ts";
import { type Change, shareRuns } from "../state/change-feed.ts";
import { DatabaseError } from "../state/database-error.ts";
import type { State } from "../state/state.ts";
import { Certainty } from "./certainty.ts";
import { Definitions, type RunnableStream, type ServedNodes } from "./definitions.ts";
import { DeliveryHost } from "./delivery-host.ts";
import type { Fleet } from "./fleet.ts";
import { Leases } from "./leases.ts";
import { storeAnswers } from "./store-answers.ts";
import type { StreamsOptions } from "./streams-options.ts";
import { StreamWrites } from "./stream-writes.ts";

const noNode = "its network has no node";
/** Milliseconds between two looks at what the streams of this process do. */
const lookInterval = 2_000;

export interface StreamsContext {
  readonly store: State;
  readonly log: Log;
  readonly metrics: StreamMetrics;
  readonly options: StreamsOptions;
  serveNodes(): Promise<ServedNodes>;
}

/** The streams of this gateway: those that this process runs, and what operations ask of them. */
export class Streams {
  readonly options: StreamsOptions;
  readonly #context: StreamsContext;
  readonly #certainty = new Certainty();
  readonly #writes: StreamWrites;
  readonly #host: DeliveryHost;
  readonly #definitions: Definitions;
  #served: Promise<ServedNodes> | undefined;
  #leases: Leases | undefined;
  /** Streams that must be started, or started again with other settings. */
  readonly #toStart = new Map<string, StreamLease>();
  /** Those of them whose network has no node. */
  readonly #nodeless = new Set<string>();
  /** The streams that run. */
  readonly #running = new Map<string, Omit<RunnableStream, "definition"> & { readonly isPull: boolean }>();
  readonly #reports = new Map<string, RunningStream>();
  #isClosed = false;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(context: StreamsContext) {
    const { store, log, options } = context;
    this.#context = context;
    this.options = options;
    this.#writes = new StreamWrites(store);
    this.#definitions = new Definitions(store, () => (this.#served ??= context.serveNodes()));
    this.#host = new DeliveryHost({
      allowPrivate: options.allowPrivate ?? false,
      folder: options.folder,
      log,
      certainty: this.#certainty,
      answer: storeAnswers(store, this.#writes, (id) => this.#reports.get(id)?.head),
      onEnd: (hung) => void this.#startAll(hung).catch(() => {}),
    });
    context.metrics.lags = () => this.#lags();
  }

  /** Runs this process's share of the streams. Call it once the gateway serves calls. */
  async start(fleet: Fleet): Promise<void> {
    const { store, log } = this.#context;
    const leases = new Leases(store, fleet, this.#certainty, this.#holder, log);
    this.#leases = leases;
    store.changes.subscribe((changes) => this.#apply(changes));
    await leases.start();
    this.#timers.push(setInterval(() => void this.#look().catch(() => {}), lookInterval).unref());
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

  async recheck(
    id: string,
    ranges: readonly StreamRange[],
  ): Promise<{ readonly events: number; readonly differences: readonly string[] }> {
    const stream = await this.#define(id);
    if (!stream) return { events: 0, differences: [noNode] };
    return this.#host.recheck(stream.definition, ranges);
  }

  /** Says to a stream that its reader has acknowledged events, if it runs in this process. */
  acknowledged(id: string, sequence: number): void {
    this.#host.wake(id, sequence);
  }

  /** What a stream reports that runs in this process. */
  report(id: string): RunningStream | undefined {
    return this.#reports.get(id);
  }

  /** Whether the gateway closes, so that nobody should wait for a stream. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Stops all streams, so that other processes can run them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#leases?.close();
    await this.#host.close();
    await (await this.#served?.catch(() => undefined))?.close();
  }

  readonly #holder = {
    gained: (leases: readonly StreamLease[]): void => {
      for (const lease of leases) this.#toStart.set(lease.stream, lease);
      this.#startSoon();
    },
    changed: (ids: readonly string[]): void => {
      for (const id of ids) {
        const epoch = this.#leases?.own.get(id);
        if (epoch !== undefined) this.#toStart.set(id, { stream: id, epoch });
      }
      this.#startSoon();
    },
    lost: async (ids: readonly string[]): Promise<void> => {
      for (const map of [this.#toStart, this.#nodeless, this.#running, this.#reports])
        for (const id of ids) map.delete(id);
      await this.#host.stop(ids);
    },
  };

  #startSoon(): void {
    void this.#startWaiting().catch((error: unknown) => {
      // The database is away: the next look tries again.
      if (error instanceof DatabaseError) return;
      const reason = error instanceof Error ? error.message : "";
      this.#context.log("error", "streams not started", { reason });
    });
  }

  readonly #startWaiting: () => Promise<void> = shareRuns(async () => {
    const waiting = new Map(this.#toStart);
    if (waiting.size === 0) return;
    const found = await this.#definitions.read([...waiting.keys()]);
    const started: Parameters<DeliveryHost["start"]>[0][number][] = [];
    for (const [id, lease] of waiting) {
      // It was stopped, or gained again, in the meantime.
      if (this.#toStart.get(id) !== lease) continue;
      const stream = found.get(id);
      if (stream === "no node") {
        await this.#leaveWithoutNode(lease);
        continue;
      }
      this.#toStart.delete(id);
      if (!stream) continue;
      if (this.#nodeless.delete(id)) await this.#writes.write({ lease, report: { status: "running" } });
      const { definition, node, until } = stream;
      this.#running.set(id, { node, until, isPull: definition.destination.type === "pull" });
      if (this.#host.runs({ definition, lease })) this.#host.wake(id);
      else started.push({ definition, lease });
    }
    this.#host.start(started);
  });

  /** It starts once its network has a node: until then, each look tries. */
  async #leaveWithoutNode(lease: StreamLease): Promise<void> {
    const { stream } = lease;
    if (this.#nodeless.has(stream)) return;
    await this.#host.stop([stream]);
    this.#running.delete(stream);
    await this.#writes.write({ lease, report: { status: "retrying", reason: noNode } });
    this.#nodeless.add(stream);
  }

  async #define(id: string): Promise<RunnableStream | undefined> {
    const stream = (await this.#definitions.read([id])).get(id);
    return stream === "no node" ? undefined : stream;
  }

  #apply(changes: readonly Change[] | "all"): void {
    if (changes === "all") {
      this.#leases?.check("all");
      return this.#readNodes();
    }
    const ids = changes.filter(({ kind }) => kind === "stream").map(({ id }) => id);
    if (ids.length > 0) this.#leases?.check(ids);
    const nodes = new Set(changes.filter(({ kind }) => kind === "node").map(({ id }) => id));
    if (nodes.size > 0) this.#readNodes(nodes);
  }

  /** Streams of a network whose node was deleted read another one, if it has one; those without a node may have one now. */
  #readNodes(changed?: ReadonlySet<string>): void {
    const affected = [...this.#running].filter(([, { node }]) => !changed || changed.has(node));
    this.#holder.changed(affected.map(([id]) => id));
  }

  /** Reads what streams report, and starts again those that could not be started, or whose secret has ended. */
  async #look(): Promise<void> {
    const now = currentTime();
    const ended = [...this.#running].filter(([, { until }]) => until <= now);
    this.#holder.changed(ended.map(([id]) => id));
    for (const report of await this.#host.reports()) {
      this.#reports.set(report.id, report);
      this.#context.metrics.count(report);
    }
    await this.#readAcknowledged();
  }

  /** Others may have received what the readers of streams acknowledge. */
  async #readAcknowledged(): Promise<void> {
    const pulled = [...this.#running].filter(([, { isPull }]) => isPull);
    const { streamStates } = this.#context.store.tables;
    for (const [id, delivered] of await streamStates.deliveredOf(pulled.map(([stream]) => stream)))
      if (delivered > (this.#reports.get(id)?.delivered ?? 0)) this.#host.wake(id, delivered);
  }

  /** @param hung - The stream whose expression did not end, which is paused. */
  async #startAll(hung: string | undefined): Promise<void> {
    const report = { status: "paused", reason: "its filter or projection did not end" } as const;
    const paused =
      hung !== undefined &&
      this.#context.store.transaction(({ streamStates }) => streamStates.report(hung, report));
    // If the database is away, it hangs again.
    const isPaused = await Promise.resolve(paused).then(
      () => true,
      () => false,
    );
    const own = [...(this.#leases?.own.keys() ?? [])];
    this.#holder.changed(own.filter((id) => !isPaused || id !== hung));
  }

  *#lags(): Generator<readonly [id: string, lag: number]> {
    for (const [id, { next, head }] of this.#reports)
      if (next !== undefined && head !== undefined) yield [id, Math.max(0, head + 1 - next)];
  }
}
