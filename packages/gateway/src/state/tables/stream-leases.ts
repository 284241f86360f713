import type { StreamLease } from "@node-access/delivery/model";
import { currentTime } from "../../observe/clock.ts";
import { Table } from "./table.ts";

/** What decides whether a process still runs a stream. */
export interface LeaseState {
  readonly owner: string | null;
  readonly epoch: number;
  readonly isPaused: boolean;
}

/** Which process runs each stream. */
export class StreamLeaseTable extends Table {
  /**
   * How many streams each process has, and how many it can claim of others and of `null`, no process: of these, those that are
   * paused do not count.
   */
  async countByOwner(self: string): Promise<ReadonlyMap<string | null, number>> {
    const states = this.database.selectFrom("streamStates as s").groupBy("s.owner");
    const counted = states.select(({ fn }) => ["s.owner", fn.countAll<number>().as("count")]);
    const all = await counted.execute();
    const others = all.flatMap(({ owner }) => (owner === null || owner === self ? [] : [owner]));
    const running = counted
      .innerJoin("streams as t", "t.id", "s.stream")
      .where("t.status", "!=", "paused")
      .where(({ eb, or }) => or([eb("s.owner", "is", null), this.isOneOf("s.owner", others)]));
    const own = all.filter(({ owner }) => owner === self);
    const claimable = own.length < all.length ? await running.execute() : [];
    return new Map([...own, ...claimable].map(({ owner, count }) => [owner, count]));
  }

  /** @param streams - Of these; without them, those that the process has. */
  async states(owner: string, streams?: readonly string[]): Promise<ReadonlyMap<string, LeaseState>> {
    const rows = this.database
      .selectFrom("streams as t")
      .innerJoin("streamStates as s", "s.stream", "t.id")
      .select(["s.stream", "s.owner", "s.epoch", "t.status"]);
    const wanted = streams ? rows.where(this.isOneOf("t.id", streams)) : rows.where("s.owner", "=", owner);
    const found = await wanted.execute();
    return new Map(
      found.map(({ stream, status, ...row }) => [stream, { ...row, isPaused: status === "paused" }]),
    );
  }

  /**
   * Claims streams that no process has, or one that is gone. Call it in a transaction. A process that returns can store no heartbeat
   * until the transaction ends, so that it learns of its loss.
   *
   * @param gone - Processes that are gone, and the last heartbeat that was seen of each.
   */
  async claim(
    owner: string,
    gone: ReadonlyMap<string, number | undefined>,
    max: number,
  ): Promise<readonly StreamLease[]> {
    const ended = await this.#confirmGone(gone);
    const free = this.database
      .selectFrom("streamStates as s")
      .innerJoin("streams as t", "t.id", "s.stream")
      .select("s.stream")
      .where("t.status", "!=", "paused")
      .where(({ eb, or }) => or([eb("s.owner", "is", null), this.isOneOf("s.owner", ended)]))
      .orderBy("s.stream")
      .limit(max);
    const locked = this.context.kind === "postgres" ? free.forUpdate("s").skipLocked() : free;
    const streams = (await locked.execute()).map(({ stream }) => stream);
    if (streams.length === 0) return [];
    // After a restored backup too, an epoch is greater than those that destinations have seen.
    const seconds = Math.floor(currentTime() / 1_000);
    return this.database
      .updateTable("streamStates")
      .set(({ eb }) => ({
        owner,
        epoch: eb
          .case()
          .when("epoch", "<", seconds)
          .then(seconds)
          .else(eb("epoch", "+", 1))
          .end(),
      }))
      .where(this.isOneOf("stream", streams))
      .returning(["stream", "epoch"])
      .execute();
  }

  async release(owner: string, streams: readonly string[]): Promise<void> {
    await this.database
      .updateTable("streamStates")
      .set(({ eb }) => ({ owner: null, epoch: eb("epoch", "+", 1) }))
      .where(this.isOneOf("stream", streams))
      .where("owner", "=", owner)
      .execute();
  }

  /** Lets all processes look for streams that nobody runs. */
  announce(): void {
    this.context.changed("stream", "");
  }

  /** Takes a stream from the process that runs it, which can write nothing from then on. */
  async take(stream: string): Promise<void> {
    await this.database
      .updateTable("streamStates")
      .set(({ eb }) => ({ owner: null, epoch: eb("epoch", "+", 1) }))
      .where("stream", "=", stream)
      .execute();
  }

  /** Of processes, those that have stored no heartbeat since the last that was seen. */
  async #confirmGone(gone: ReadonlyMap<string, number | undefined>): Promise<string[]> {
    const ids = [...gone.keys()];
    if (ids.length === 0 || this.context.kind === "sqlite") return ids;
    const instances = this.database.selectFrom("instances").select(["id", "beat"]).where("id", "in", ids);
    const rows = new Map((await instances.forUpdate().execute()).map(({ id, beat }) => [id, beat]));
    return ids.filter((id) => !rows.has(id) || rows.get(id) === gone.get(id));
  }
}
