import { hash } from "node:crypto";
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
import type { RunningPosition } from "./position.ts";
import type { StreamStatuses } from "./stream-statuses.ts";

/** Maximum streams whose definitions are read together. */
const startSize = 500;

export const noNode = "its network has no node";

export interface RunningStreamsParts {
  readonly store: State;
  readonly log: Log;
  readonly definitions: Definitions;
  readonly host: DeliveryHost;
  readonly statuses: StreamStatuses;
  readonly follow: FollowPart;
}

/** What runs of a stream. */
interface Run extends Pick<RunnableStream, "node" | "until"> {
  /** Of its definition and its lease. */
  readonly digest: string;
  readonly number: number;
  readonly isPull: boolean;
  readonly network: string;
  readonly type: StreamDefinition["source"]["type"];
}

/** A stream that this process has. */
interface Held {
  readonly lease: StreamLease;
  /** `undefined` until it has started, and while its network has no node. */
  run: Run | undefined;
  position: RunningPosition | undefined;
  /** When it last read or delivered something, at the earliest, in milliseconds since 1970; 0 if that is not known. */
  movedAt: number;
}

/**
 * The streams that this process runs: starts them, and starts them again when something about them changes. What it does
 * regularly creates nothing for each of them: with thousands, V8 sees a busy process otherwise, and gives no memory back.
 */
export class RunningStreams implements LeaseHolder {
  readonly #parts: RunningStreamsParts;
  readonly #held = new Map<string, Held>();
  /** Those that must be started, or started again with other settings. */
  #toStart = new Set<string>();
  #lookedAt = 0;

  constructor(parts: RunningStreamsParts) {
    this.#parts = parts;
  }

  gained(leases: readonly StreamLease[]): void {
    const nothing = { run: undefined, position: undefined, movedAt: 0 };
    for (const lease of leases) this.#held.set(lease.stream, { lease, ...nothing });
    this.changed(leases.map(({ stream }) => stream));
  }

  changed(streams: Iterable<string>): void {
    for (const id of streams) if (this.#held.has(id)) this.#toStart.add(id);
    void this.#startWaiting().catch((error: unknown) => {
      // The database is away: the next look tries again.
      if (error instanceof DatabaseError) return;
      const reason = error instanceof Error ? error.message : "";
      this.#parts.log("error", "streams not started", { reason });
    });
  }

  async lost(streams: readonly string[]): Promise<void> {
    const { host, statuses } = this.#parts;
    for (const held of [this.#held, this.#toStart, statuses]) for (const id of streams) held.delete(id);
    await host.stop(streams);
  }

  /** Starts all again, after what ran them has ended. @param except - One that is paused instead. */
  startAgain(except: string | undefined): void {
    for (const held of this.#held.values()) held.run = undefined;
    this.changed([...this.#held.keys()].filter((id) => id !== except));
  }

  /** @returns the stream with a number that runs. */
  withNumber(number: number): string | undefined {
    return this.#those(({ run }) => run?.number === number)[0];
  }

  position(id: string): RunningPosition | undefined {
    return this.#held.get(id)?.position;
  }

  *positions(): Generator<readonly [id: string, RunningPosition]> {
    for (const [id, { position }] of this.#held) if (position) yield [id, position];
  }

  /** Streams of a network whose node was deleted read another one, if it has one. @param nodes - Default: all. */
  nodesChanged(nodes?: ReadonlySet<string>): void {
    this.changed(this.#those(({ run }) => run !== undefined && (!nodes || nodes.has(run.node))));
  }

  /** Reads what streams report, and starts again those that could not be started, or whose secret has ended. */
  async look(): Promise<readonly RunningStream[]> {
    const now = currentTime();
    this.changed(this.#those(({ run }) => run !== undefined && run.until <= now));
    const reports = await this.#parts.host.reports();
    for (const report of reports) this.#update(report);
    this.#lookedAt = now;
    this.#showWaits();
    await this.#readAcknowledged();
    return reports;
  }

  /** How many streams of each network have nothing to read from. */
  waiting(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const [id, { run }] of this.#held)
      if (run)
        counts.set(run.network, (counts.get(run.network) ?? 0) + Number(this.#parts.statuses.isWaiting(id)));
    return counts;
  }

  #update({ id, next, head, delivered }: RunningStream): void {
    const held = this.#held.get(id);
    if (!held) return;
    const { position: before } = held;
    const hasMoved = before?.next !== next || before?.head !== head || before?.delivered !== delivered;
    if (before && hasMoved) held.movedAt = this.#lookedAt;
    held.position = { next, head, delivered };
  }

  #showWaits(): void {
    const { statuses, follow } = this.#parts;
    const waits = new NetworkWaits(follow);
    this.#held.forEach(({ lease, run, movedAt }) => {
      if (run) statuses.set(lease, waits.of(run.network, run.type, movedAt));
    });
  }

  /** Others may have received what the readers of streams acknowledge. */
  async #readAcknowledged(): Promise<void> {
    const pulled = this.#those(({ run }) => run?.isPull ?? false);
    const { store, host } = this.#parts;
    for (const [id, delivered] of await store.tables.streamStates.deliveredOf(pulled))
      if (delivered > (this.position(id)?.delivered ?? 0)) host.wake(id, delivered);
  }

  readonly #startWaiting: () => Promise<void> = shareRuns(async () => {
    // What changes while they are read must be read again.
    const waiting = [...this.#toStart];
    this.#toStart = new Set();
    try {
      for (let from = 0; from < waiting.length; from += startSize)
        await this.#start(waiting.slice(from, from + startSize));
    } catch (error) {
      for (const id of waiting) if (this.#held.has(id)) this.#toStart.add(id);
      throw error;
    }
  });

  async #start(ids: readonly string[]): Promise<void> {
    const { definitions, host, statuses } = this.#parts;
    const before = ids.map((id) => [id, this.#held.get(id)] as const);
    const found = await definitions.read(ids);
    const started: string[] = [];
    const without: Held[] = [];
    for (const [id, held] of before) {
      const stream = found.get(id);
      // It was stopped, or gained again, in the meantime.
      if (!held || this.#held.get(id) !== held || !stream) continue;
      if (stream === "no node") {
        this.#toStart.add(id);
        without.push(held);
        continue;
      }
      const { definition, status, node, until } = stream;
      const text = JSON.stringify({ definition, epoch: held.lease.epoch } satisfies StartedStream);
      const digest = hash("sha1", text, "base64");
      const isNew = digest !== held.run?.digest;
      const { number, source, publicNetwork: network, destination } = definition;
      held.run = {
        digest,
        number,
        node,
        until,
        isPull: destination.type === "pull",
        network,
        type: source.type,
      };
      if (!isNew) {
        host.wake(id);
        continue;
      }
      statuses.started(id, status);
      started.push(text);
    }
    host.start(started);
    for (const held of without) await this.#leaveWithoutNode(held);
  }

  /** It starts once its network has a node: until then, each look tries. */
  async #leaveWithoutNode(held: Held): Promise<void> {
    const { stream } = held.lease;
    const { host, statuses } = this.#parts;
    if (held.run) await host.stop([stream]);
    held.run = undefined;
    if (this.#held.get(stream) !== held) return;
    // What its last run has reported says nothing anymore.
    if (!statuses.isWaiting(stream)) statuses.started(stream);
    statuses.set(held.lease, { status: "waiting", reason: noNode });
  }

  #those(have: (held: Held) => boolean): readonly string[] {
    const ids: string[] = [];
    this.#held.forEach((held, id) => {
      if (have(held)) ids.push(id);
    });
    return ids;
  }
}
