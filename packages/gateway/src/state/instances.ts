import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { currentTime } from "../observe/clock.ts";
import type { Log } from "../observe/log.ts";
import { type Position, shareRuns } from "./change-feed.ts";
import type { Schema } from "./schema.ts";

const heartbeatInterval = 250;
/**
 * Milliseconds without a heartbeat after which an instance counts as gone. Between two reads, at most an interval counts: while this
 * process stands still or the database is away, nobody's heartbeats are seen.
 */
const heartbeatTimeout = 1_000;
/** Milliseconds that a change waits for live instances that have not applied it. */
const maxWait = 3_000;
/** Milliseconds between two checks of what the other instances have applied. */
const checkInterval = 10;
/** Milliseconds after which the row of a gone instance is removed. */
const retention = 60_000;

interface SeenInstance {
  beat: number;
  applied: number;
  runsStreams: boolean;
  /** Milliseconds in which this process has seen no heartbeat. */
  silence: number;
}

export interface InstanceFacts {
  /** The version of the tables that this gateway was built for. */
  readonly version: string;
  /** Ids of its vault keys; it seals with the first. */
  readonly keys: readonly string[];
}

/**
 * Tracks the gateways that share the database: how many there are, and which changes each has applied.
 * Compares no clocks: each instance increments its own heartbeat, and the others watch whether it changes.
 */
export class Instances {
  /** The id of this instance. */
  readonly id: string = randomUUID();
  readonly #database: Kysely<Schema>;
  readonly #facts: () => InstanceFacts;
  readonly #log: Log;
  readonly #seen = new Map<string, SeenInstance>();
  #heartbeat = 0;
  #runsStreams = false;
  #onBeat: (startedAt: number) => void = () => {};
  /** The last change that this instance has applied, and the last one that it has published. */
  #applied: Position = { seq: 0, mark: null };
  #published: Position | undefined;
  #publishing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #readAt = performance.now();
  #isClosed = false;

  constructor(database: Kysely<Schema>, facts: () => InstanceFacts, log: Log) {
    this.#database = database;
    this.#facts = facts;
    this.#log = log;
  }

  get count(): number {
    let count = 1;
    for (const [id, { silence }] of this.#seen) if (id !== this.id && silence <= heartbeatTimeout) count++;
    return count;
  }

  /** The live instances that run streams, with the heartbeat that was last seen of the others. */
  get streamRunners(): ReadonlyMap<string, number> {
    const runners = new Map<string, number>(this.#runsStreams ? [[this.id, this.#heartbeat]] : []);
    for (const [id, { beat, silence, runsStreams }] of this.#seen)
      if (id !== this.id && runsStreams && silence <= heartbeatTimeout) runners.set(id, beat);
    return runners;
  }

  /** The heartbeat that was last seen of an instance, if its row exists. */
  beatOf(id: string): number | undefined {
    return this.#seen.get(id)?.beat;
  }

  /**
   * Announces whether this instance runs streams.
   *
   * @param onBeat - Called after each heartbeat that was stored, with when it began, by `performance.now()`.
   */
  async setRunsStreams(runsStreams: boolean, onBeat: (startedAt: number) => void): Promise<void> {
    this.#runsStreams = runsStreams;
    this.#onBeat = onBeat;
    // The one that is being stored may say otherwise.
    await this.#publishing;
    await this.#publish();
  }

  /** Joins the other instances: from now on they wait until this one has applied their changes. */
  async start(applied: Position): Promise<void> {
    this.#applied = applied;
    await this.#publish();
    await this.#read();
    this.#timer = setInterval(() => {
      void this.#publish().catch(() => {});
      void this.#read().catch(() => {});
    }, heartbeatInterval).unref();
  }

  hasApplied(position: Position): void {
    this.#applied = position;
    if (this.#timer) void this.#publish().catch(() => {});
  }

  /** Waits until every live instance has applied a change. @throws DatabaseError if this cannot be known. */
  async waitUntilApplied(seq: number): Promise<void> {
    const start = performance.now();
    for (;;) {
      await this.#read();
      const late = [...this.#seen].filter(
        ([id, { applied, silence }]) => id !== this.id && applied < seq && silence <= heartbeatTimeout,
      );
      if (late.length === 0) return;
      if (performance.now() - start > maxWait)
        return this.#log("warn", "instances are late", { instances: late.length });
      await sleep(checkInterval);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#publishing?.catch(() => {});
    await this.#database
      .deleteFrom("instances")
      .where("id", "=", this.id)
      .execute()
      .catch(() => {});
  }

  /** Writes this instance's heartbeat and its last applied change; one write at a time. */
  #publish(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#publishing ??= this.#publishOnce()
      .finally(() => (this.#publishing = undefined))
      .then(() => (this.#applied === this.#published ? undefined : this.#publish()));
    return this.#publishing;
  }

  async #publishOnce(): Promise<void> {
    const { version, keys } = this.#facts();
    const applied = this.#applied;
    const { seq, mark } = applied;
    const runsStreams = Number(this.#runsStreams);
    const values = { version, keys: keys.join(), beat: ++this.#heartbeat, applied: seq, mark, runsStreams };
    const startedAt = performance.now();
    await this.#database
      .insertInto("instances")
      .values({ id: this.id, startedAt: currentTime(), ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    this.#published = applied;
    this.#onBeat(startedAt);
  }

  /** Reads which instances there are. */
  refresh(): Promise<void> {
    return this.#read();
  }

  readonly #read: () => Promise<void> = shareRuns(() => this.#readOnce());

  async #readOnce(): Promise<void> {
    const rows = await this.#database
      .selectFrom("instances")
      .leftJoin("changes", (join) =>
        join.onRef("changes.seq", "=", "instances.applied").onRef("changes.mark", "=", "instances.mark"),
      )
      .select(["instances.id", "beat", "applied", "instances.mark", "runsStreams", "changes.seq"])
      .execute();
    const now = performance.now();
    const watched = Math.min(now - this.#readAt, heartbeatInterval);
    this.#readAt = now;
    const existing = new Set(rows.map(({ id }) => id));
    for (const id of this.#seen.keys()) if (!existing.has(id)) this.#seen.delete(id);
    for (const { id, beat, mark, seq, ...row } of rows) {
      // What it has applied is not in a database that went back, where others may use the same number again.
      const applied = mark !== null && seq === null ? 0 : row.applied;
      const runsStreams = row.runsStreams === 1;
      const seen = this.#seen.get(id);
      if (seen?.beat === beat) {
        Object.assign(seen, { applied, runsStreams });
        seen.silence += watched;
        if (seen.silence > retention) await this.#deleteRow(id, beat);
      } else this.#seen.set(id, { beat, applied, runsStreams, silence: 0 });
    }
  }

  async #deleteRow(id: string, beat: number): Promise<void> {
    await this.#database.deleteFrom("instances").where("id", "=", id).where("beat", "=", beat).execute();
  }
}
