import type { StreamLease } from "@node-access/delivery/model";
import type { Log } from "../observe/log.ts";
import { shareRuns } from "../state/change-feed.ts";
import { DatabaseError } from "../state/database-error.ts";
import type { State } from "../state/state.ts";
import { type Certainty, validity } from "./certainty.ts";
import type { Fleet } from "./fleet.ts";

/** Milliseconds between two looks at which streams nobody runs. */
const interval = 1_000;
/** Maximum streams that are claimed in one transaction. */
const claimSize = 500;

export interface LeaseHolder {
  /** Runs streams that this process has from now on. */
  gained(leases: readonly StreamLease[]): void;
  /** Something of streams has changed that this process runs. */
  changed(streams: Iterable<string>): void;
  /** Stops streams: returns when they write nothing more. */
  lost(streams: readonly string[]): Promise<void>;
}

/**
 * Divides the streams among the processes: each stream has one owner, and each process an equal share. The others get the
 * streams of a process that has ended or is silent. Compares no clocks.
 */
export class Leases {
  readonly #store: State;
  readonly #fleet: Fleet;
  readonly #certainty: Certainty;
  readonly #holder: LeaseHolder;
  readonly #log: Log;
  /** The epochs of the streams that this process runs. */
  readonly #own = new Map<string, number>();
  /** Streams of which something was changed since they were last read. */
  #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isActive = false;
  #mustReconcile = false;
  /** When the last heartbeat began, how often they were too far apart, and after how many of these the own streams were confirmed. */
  #lastBeat = -Infinity;
  #lapses = 0;
  #confirmed = 0;

  constructor(store: State, fleet: Fleet, certainty: Certainty, holder: LeaseHolder, log: Log) {
    this.#store = store;
    this.#fleet = fleet;
    this.#certainty = certainty;
    this.#holder = holder;
    this.#log = log;
  }

  get own(): ReadonlyMap<string, number> {
    return this.#own;
  }

  async start(): Promise<void> {
    this.#isActive = true;
    // If the database is away, a later heartbeat says so.
    await this.#fleet.setActive(true, (startedAt) => this.#beat(startedAt)).catch(() => {});
    this.#timer = setInterval(() => this.check(), interval).unref();
    this.check();
  }

  /** @param changed - Streams of which something was changed; `"all"` if it is not known of which. */
  check(changed: readonly string[] | "all" = []): void {
    if (changed === "all") this.#mustReconcile = true;
    else for (const stream of changed) this.#changed.add(stream);
    void this.#balance().catch((error: unknown) => {
      // The database is away: the next check tries again.
      if (error instanceof DatabaseError) return;
      this.#log("error", "streams not divided", { reason: error instanceof Error ? error.message : "" });
    });
  }

  /** Stops all streams, and lets the others run them. */
  async close(): Promise<void> {
    this.#isActive = false;
    clearInterval(this.#timer);
    await this.#balance().catch(() => {});
    await this.#fleet.setActive(false, () => {}).catch(() => {});
    const streams = [...this.#own.keys()];
    await this.#release(streams).catch(() => {});
    this.#certainty.end();
    if (streams.length === 0) return;
    // The others look for streams at once.
    await this.#store.transaction(async ({ streamLeases }) => streamLeases.announce()).catch(() => {});
  }

  /** A process that was silent for too long first learns which of its streams others have now. */
  #beat(startedAt: number): void {
    // Nobody else can take a stream.
    if (startedAt === Infinity) return this.#certainty.extend(startedAt);
    if (startedAt - this.#lastBeat > validity) this.#lapses += 1;
    this.#lastBeat = startedAt;
    if (this.#confirmed === this.#lapses) return this.#certainty.extend(startedAt);
    const lapses = this.#lapses;
    this.#mustReconcile = true;
    void this.#balance().then(
      () => {
        // Since then, no other process can have taken one.
        if (this.#lapses !== lapses) return;
        this.#confirmed = lapses;
        this.#certainty.extend(this.#lastBeat);
      },
      // The database is away: the next heartbeat tries again.
      () => {},
    );
  }

  readonly #balance: () => Promise<void> = shareRuns(() => this.#balanceOnce());

  async #balanceOnce(): Promise<void> {
    const { id } = this.#fleet;
    const { streamLeases } = this.#store.tables;
    await this.#readChanged();
    await this.#fleet.refresh();
    const owners = await streamLeases.countByOwner(id);
    if (this.#mustReconcile || (owners.get(id) ?? 0) !== this.#own.size) await this.#reconcile();
    const runners = this.#fleet.runners();
    if (!this.#isActive || !runners.has(id)) return;
    const total = [...owners.values()].reduce((sum, count) => sum + count, 0);
    const share = Math.ceil(total / runners.size);
    const surplus = this.#own.size - share;
    if (surplus > 0) return this.#release([...this.#own.keys()].slice(0, surplus));
    const gone = new Map(
      [...owners.keys()]
        .filter((owner) => owner !== null && !runners.has(owner))
        .map((owner) => [String(owner), this.#fleet.beatOf(String(owner))]),
    );
    if (gone.size === 0 && !owners.has(null)) return;
    for (let missing = -surplus; missing > 0; missing -= claimSize)
      if ((await this.#claim(gone, Math.min(missing, claimSize))) < claimSize) break;
  }

  async #claim(gone: ReadonlyMap<string, number | undefined>, max: number): Promise<number> {
    const leases = await this.#store.transaction((tables) =>
      tables.streamLeases.claim(this.#fleet.id, gone, max),
    );
    for (const { stream, epoch } of leases) this.#own.set(stream, epoch);
    if (leases.length > 0) this.#holder.gained(leases);
    return leases.length;
  }

  /** Stops what was paused, deleted or taken, of the streams that were changed. */
  async #readChanged(): Promise<void> {
    const changed = this.#changed;
    this.#changed = new Set();
    const own = [...changed].filter((stream) => this.#own.has(stream));
    if (own.length === 0) return;
    try {
      const states = await this.#store.tables.streamLeases.states(this.#fleet.id, own);
      const isOwn = (stream: string): boolean => states.get(stream)?.epoch === this.#own.get(stream);
      await this.#stop(own.filter((stream) => !isOwn(stream)));
      const kept = own.filter(isOwn);
      await this.#release(kept.filter((stream) => states.get(stream)?.isPaused));
      this.#holder.changed(kept.filter((stream) => !states.get(stream)?.isPaused));
    } catch (error) {
      for (const stream of changed) this.#changed.add(stream);
      throw error;
    }
  }

  /** Compares what this process runs with what it has in the database. */
  async #reconcile(): Promise<void> {
    const owned = await this.#store.tables.streamLeases.states(this.#fleet.id);
    await this.#stop(
      [...this.#own]
        .filter(([stream, epoch]) => owned.get(stream)?.epoch !== epoch)
        .map(([stream]) => stream),
    );
    // Those that it does not run are left from a claim whose answer was lost.
    const unwanted = [...owned].filter(([stream, { isPaused }]) => isPaused || !this.#own.has(stream));
    await this.#release(unwanted.map(([stream]) => stream));
    this.#mustReconcile = false;
    this.#holder.changed([...this.#own.keys()]);
  }

  async #stop(streams: readonly string[]): Promise<void> {
    if (streams.length === 0) return;
    await this.#holder.lost(streams);
    for (const stream of streams) this.#own.delete(stream);
  }

  /** Stops streams, and lets others run them. */
  async #release(streams: readonly string[]): Promise<void> {
    if (streams.length === 0) return;
    await this.#stop(streams);
    await this.#store.tables.streamLeases.release(this.#fleet.id, streams);
  }
}
