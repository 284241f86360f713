import type { RunningStream, StreamDefinition, StreamLease } from "@node-access/delivery/model";
import { currentTime } from "../observe/clock.ts";
import type { Log } from "../observe/log.ts";
import { shareRuns } from "../state/change-feed.ts";
import { DatabaseError } from "../state/database-error.ts";
import type { State } from "../state/state.ts";
import type { Definitions, RunnableStream } from "./definitions.ts";
import type { DeliveryHost } from "./delivery-host.ts";
import type { StartedStream } from "./delivery-thread.ts";
import type { LeaseHolder } from "./leases.ts";
import { type FollowPart, NetworkWaits } from "./network-waits.ts";
import type { StreamStatuses } from "./stream-statuses.ts";

export const noNode = "its network has no node";

export interface RunningStreamsParts {
  readonly store: State;
  readonly log: Log;
  readonly definitions: Definitions;
  readonly host: DeliveryHost;
  readonly statuses: StreamStatuses;
  readonly follow: FollowPart;
}

interface Running extends Pick<RunnableStream, "node" | "until"> {
  readonly isPull: boolean;
  readonly network: string;
  readonly type: StreamDefinition["source"]["type"];
  /** When it last read or delivered something, at the earliest, in milliseconds since 1970; 0 if that is not known. */
  movedAt: number;
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
  readonly #running = new Map<string, Running>();
  readonly #reports = new Map<string, RunningStream>();
  #lookedAt = 0;

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
    const { host, statuses } = this.#parts;
    for (const held of [this.#leases, this.#toStart, this.#nodeless, this.#running, this.#reports, statuses])
      for (const id of streams) held.delete(id);
    await host.stop(streams);
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
    for (const report of reports) if (this.#leases.has(report.id)) this.#update(report);
    this.#lookedAt = now;
    this.#showWaits();
    await this.#readAcknowledged();
    return reports;
  }

  /** How many streams of each network have nothing to read from. */
  waiting(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const [id, { network }] of this.#running)
      counts.set(network, (counts.get(network) ?? 0) + Number(this.#parts.statuses.isWaiting(id)));
    return counts;
  }

  #update(report: RunningStream): void {
    const { id, next, head, delivered } = report;
    const before = this.#reports.get(id);
    const hasMoved = before?.next !== next || before?.head !== head || before?.delivered !== delivered;
    const running = this.#running.get(id);
    if (running && before && hasMoved) running.movedAt = this.#lookedAt;
    this.#reports.set(id, report);
  }

  #showWaits(): void {
    const { statuses, follow } = this.#parts;
    const waits = new NetworkWaits(follow);
    for (const [id, { network, type, movedAt }] of this.#running) {
      const lease = this.#leases.get(id);
      if (lease) void statuses.set(lease, waits.of(network, type, movedAt));
    }
  }

  /** Others may have received what the readers of streams acknowledge. */
  async #readAcknowledged(): Promise<void> {
    const pulled = [...this.#running].filter(([, { isPull }]) => isPull).map(([id]) => id);
    const { store, host } = this.#parts;
    for (const [id, delivered] of await store.tables.streamStates.deliveredOf(pulled))
      if (delivered > (this.#reports.get(id)?.delivered ?? 0)) host.wake(id, delivered);
  }

  readonly #startWaiting: () => Promise<void> = shareRuns(async () => {
    const { definitions, host, statuses } = this.#parts;
    const waiting = [...this.#toStart];
    if (waiting.length === 0) return;
    const leases = new Map(this.#leases);
    const found = await definitions.read(waiting);
    const [started, without]: [StartedStream[], StreamLease[]] = [[], []];
    for (const id of waiting) {
      const lease = this.#leases.get(id);
      // It was stopped, or gained again, in the meantime.
      if (!lease || leases.get(id) !== lease) continue;
      const stream = found.get(id);
      if (stream === "no node") without.push(lease);
      else this.#toStart.delete(id);
      if (!stream || stream === "no node") continue;
      this.#nodeless.delete(id);
      const { definition, status, node, until } = stream;
      const { source, publicNetwork: network, destination } = definition;
      const { movedAt = 0 } = this.#running.get(id) ?? {};
      const isPull = destination.type === "pull";
      this.#running.set(id, { node, until, isPull, network, type: source.type, movedAt });
      if (host.runs({ definition, lease })) {
        host.wake(id);
        continue;
      }
      statuses.started(id, status);
      started.push({ definition, lease });
    }
    host.start(started);
    for (const lease of without) await this.#leaveWithoutNode(lease);
  });

  /** It starts once its network has a node: until then, each look tries. */
  async #leaveWithoutNode(lease: StreamLease): Promise<void> {
    const { stream } = lease;
    if (this.#nodeless.has(stream)) return;
    const { host, statuses } = this.#parts;
    await host.stop([stream]);
    this.#running.delete(stream);
    if (this.#leases.get(stream) !== lease) return;
    this.#nodeless.add(stream);
    statuses.started(stream);
    await statuses.set(lease, { status: "waiting", reason: noNode });
  }
}
