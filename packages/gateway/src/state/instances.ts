import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { currentTime } from "../contract/clock.ts";
import type { Log } from "../observe/log.ts";
import type { Schema } from "./schema.ts";

/** Milliseconds between two signs of life. */
const beatEvery = 250;
/** An instance whose beat has not moved for so long is gone, in milliseconds. */
const goneAfter = 1_000;
/** How long a change waits for instances that live and have not taken it in, in milliseconds. */
const patience = 3_000;
/** Milliseconds between two looks at what the others have taken in. */
const lookEvery = 10;
/** An instance that is gone is forgotten after so long, in milliseconds. */
const forgottenAfter = 60_000;

interface Seen {
  beat: number;
  applied: number;
  /** When the beat last moved, by this process's clock. */
  movedAt: number;
}

/** What an instance tells of itself. */
export interface InstanceFacts {
  /** The version of the tables that the gateway was made for. */
  readonly version: string;
  /** Ids of the vault keys that it has, the one that it seals with first. */
  readonly keys: readonly string[];
}

/**
 * The gateways that share the database: how many there are, and which changes each of them has taken in. No clocks are compared:
 * each counts its beats, and the others look whether the count moves.
 */
export class Instances {
  readonly #id: string = randomUUID();
  readonly #database: Kysely<Schema>;
  readonly #facts: () => InstanceFacts;
  readonly #log: Log;
  readonly #seen = new Map<string, Seen>();
  #beat = 0;
  /** The last change that this instance has taken in, and the last one that it has told of. */
  #applied = 0;
  #told = -1;
  #telling: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #nextLook: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isAway = false;
  #isClosed = false;

  constructor(database: Kysely<Schema>, facts: () => InstanceFacts, log: Log) {
    this.#database = database;
    this.#facts = facts;
    this.#log = log;
  }

  /** How many instances there are at the moment, this one included. */
  get count(): number {
    let count = 1;
    for (const [id, { movedAt }] of this.#seen)
      if (id !== this.#id && performance.now() - movedAt <= goneAfter) count++;
    return count;
  }

  /**
   * Joins the others: from now on they wait for this instance to take in changes.
   *
   * @param applied - The last change that it has taken in.
   * @throws DatabaseError
   */
  async start(applied: number): Promise<void> {
    this.#applied = applied;
    await this.#tell();
    await this.#look();
    this.#timer = setInterval(() => {
      void this.#tell().catch(() => {});
      void this.#look().catch(() => {});
    }, beatEvery).unref();
  }

  /** Notes that this instance has taken in all changes up to one. */
  hasApplied(seq: number): void {
    this.#applied = Math.max(this.#applied, seq);
    if (this.#timer) void this.#tell().catch(() => {});
  }

  /**
   * Waits until every instance that lives has taken in a change.
   *
   * @throws DatabaseError if the database goes away before: then nobody knows.
   */
  async haveApplied(seq: number): Promise<void> {
    const start = performance.now();
    for (;;) {
      await this.#look();
      const now = performance.now();
      const late = [...this.#seen].filter(
        ([id, { applied, movedAt }]) => id !== this.#id && applied < seq && now - movedAt <= goneAfter,
      );
      if (late.length === 0) return;
      if (now - start > patience) return this.#log("warn", "instances are late", { instances: late.length });
      await sleep(lookEvery);
    }
  }

  /** Leaves the others. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#telling?.catch(() => {});
    await this.#database
      .deleteFrom("instances")
      .where("id", "=", this.#id)
      .execute()
      .catch(() => {});
  }

  /** Writes that this instance lives, and what it has taken in; one write at a time. */
  #tell(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#telling ??= this.#tellOnce()
      .finally(() => (this.#telling = undefined))
      .then(() => (this.#applied > this.#told ? this.#tell() : undefined));
    return this.#telling;
  }

  async #tellOnce(): Promise<void> {
    const { version, keys } = this.#facts();
    const applied = this.#applied;
    const values = { version, keys: keys.join(), beat: ++this.#beat, applied };
    await this.#database
      .insertInto("instances")
      .values({ id: this.#id, started_at: currentTime(), ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    this.#told = applied;
  }

  /** Reads what the others tell; one read at a time, which serves all that wait. */
  #look(): Promise<void> {
    if (!this.#looking) {
      this.#looking = this.#lookOnce().finally(() => (this.#looking = undefined));
      return this.#looking;
    }
    // What is in flight may have been asked before the change that this look is for.
    this.#nextLook ??= this.#looking
      .catch(() => {})
      .then(() => {
        this.#nextLook = undefined;
        return this.#look();
      });
    return this.#nextLook;
  }

  async #lookOnce(): Promise<void> {
    const rows = await this.#database
      .selectFrom("instances")
      .select(["id", "beat", "applied"])
      .execute()
      .catch((error: unknown) => {
        this.#isAway = true;
        throw error;
      });
    const now = performance.now();
    // While the database was away nobody could tell anything.
    if (this.#isAway) for (const seen of this.#seen.values()) seen.movedAt = now;
    this.#isAway = false;
    const there = new Set(rows.map(({ id }) => id));
    for (const id of this.#seen.keys()) if (!there.has(id)) this.#seen.delete(id);
    for (const { id, beat, applied } of rows) {
      const seen = this.#seen.get(id);
      if (seen?.beat === beat) {
        seen.applied = applied;
        if (now - seen.movedAt > forgottenAfter) await this.#forget(id, beat);
      } else this.#seen.set(id, { beat, applied, movedAt: now });
    }
  }

  async #forget(id: string, beat: number): Promise<void> {
    await this.#database.deleteFrom("instances").where("id", "=", id).where("beat", "=", beat).execute();
  }
}
