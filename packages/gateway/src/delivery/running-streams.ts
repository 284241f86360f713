import type { RunningStream, StreamLease } from "@node-access/delivery/model";
import { currentTime } from "../observe/clock.ts";
import type { Log } from "../observe/log.ts";
import { shareRuns } from "../state/change-feed.ts";
import { DatabaseError } from "../state/database-error.ts";
import type { State } from "../state/state.ts";
import type { Definitions, RunnableStream } from "./definitions.ts";
import type { DeliveryHost } from "./delivery-host.ts";
import type { StartedStream } from "./delivery-thread.ts";
import type { LeaseHolder } from "./leases.ts";
import type { StreamWrites } from "./stream-writes.ts";

export const noNode = "its network has no node";

export interface RunningStreamsParts {
  readonly store: State;
  readonly log: Log;
  readonly definitions: Definitions;
  readonly host: DeliveryHost;
  readonly writes: StreamWrites;
}

/** The streams that this process runs: starts them, and starts them again when something about them changes. */
export class RunningStreams implements LeaseHolder {
  readonly #parts: RunningStreamsParts;
  /** The leases of all of them. */
  readonly #leases = new Map<string, StreamLease>();
  /** Those that must be started, or started again with other settings. */
  readonly #toStart = new Set<string>();
  /** Those of them whose network has no node. */
  readonly #nodeless = new Set<string>();
  readonly #running = new Map<string, Omit<RunnableStream, "definition"> & { readonly isPull: boolean }>();
  readonly #reports = new Map<string, RunningStream>();

  constructor(parts: RunningStreamsParts) {
    this.#parts = parts;
  }

  gained(leases: readonly StreamLease[]): void {
    for (const lease of leases) this.#leases.set(lease.stream, lease);
    this.changed(leases.map(({ stream }) => stream));
  }

  changed(streams: Iterable<string>): void {
    for (const id of streams) if (this.#leases.has(id)) this.#toStart.add(id);
    void this.#startWaiting().catch((error: unknown) => {
      // The database is away: the next look tries again.
      if (error instanceof DatabaseError) return;
      const reason = error instanceof Error ? error.message : "";
      this.#parts.log("error", "streams not started", { reason });
    });
  }

  async lost(streams: readonly string[]): Promise<void> {
    for (const held of [this.#leases, this.#toStart, this.#nodeless, this.#running, this.#reports])
      for (const id of streams) held.delete(id);
    await this.#parts.host.stop(streams);
  }

  get ids(): readonly string[] {
    return [...this.#leases.keys()];
  }

  get reports(): ReadonlyMap<string, RunningStream> {
    return this.#reports;
  }

  /** Streams of a network whose node was deleted read another one, if it has one. @param nodes - Default: all. */
  nodesChanged(nodes?: ReadonlySet<string>): void {
    const affected = [...this.#running].filter(([, { node }]) => !nodes || nodes.has(node));
    this.changed(affected.map(([id]) => id));
  }

  /** Reads what streams report, and starts again those that could not be started, or whose secret has ended. */
  async look(): Promise<readonly RunningStream[]> {
    const now = currentTime();
    this.changed([...this.#running].filter(([, { until }]) => until <= now).map(([id]) => id));
    const reports = await this.#parts.host.reports();
    for (const report of reports) if (this.#leases.has(report.id)) this.#reports.set(report.id, report);
    await this.#readAcknowledged();
    return reports;
  }

  /** Others may have received what the readers of streams acknowledge. */
  async #readAcknowledged(): Promise<void> {
    const pulled = [...this.#running].filter(([, { isPull }]) => isPull).map(([id]) => id);
    const { store, host } = this.#parts;
    for (const [id, delivered] of await store.tables.streamStates.deliveredOf(pulled))
      if (delivered > (this.#reports.get(id)?.delivered ?? 0)) host.wake(id, delivered);
  }

  readonly #startWaiting: () => Promise<void> = shareRuns(async () => {
    const { definitions, host } = this.#parts;
    const waiting = [...this.#toStart];
    if (waiting.length === 0) return;
    const leases = new Map(this.#leases);
    const found = await definitions.read(waiting);
    const [started, without, withNode]: [StartedStream[], StreamLease[], StreamLease[]] = [[], [], []];
    for (const id of waiting) {
      const lease = this.#leases.get(id);
      // It was stopped, or gained again, in the meantime.
      if (!lease || leases.get(id) !== lease) continue;
      const stream = found.get(id);
      if (stream === "no node") without.push(lease);
      else this.#toStart.delete(id);
      if (!stream || stream === "no node") continue;
      if (this.#nodeless.delete(id)) withNode.push(lease);
      const { definition, node, until } = stream;
      this.#running.set(id, { node, until, isPull: definition.destination.type === "pull" });
      if (host.runs({ definition, lease })) host.wake(id);
      else started.push({ definition, lease });
    }
    host.start(started);
    for (const lease of without) await this.#leaveWithoutNode(lease);
    for (const lease of withNode) await this.#parts.writes.write({ lease, report: { status: "running" } });
  });

  /** It starts once its network has a node: until then, each look tries. */
  async #leaveWithoutNode(lease: StreamLease): Promise<void> {
    const { stream } = lease;
    if (this.#nodeless.has(stream)) return;
    const { host, writes } = this.#parts;
    await host.stop([stream]);
    this.#running.delete(stream);
    await writes.write({ lease, report: { status: "retrying", reason: noNode } });
    if (this.#leases.get(stream) === lease) this.#nodeless.add(stream);
  }
}
