import { sql } from "kysely";
import { type Cursor, UNSTORED_EVENTS } from "@node-access/delivery/model";
import type {
  OutboxEntry,
  StreamChange,
  StreamLease,
  StreamReport,
  StreamState,
} from "@node-access/delivery/model";
import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import { DeadLetterTable } from "./dead-letters.ts";
import { type OfStream, StreamOutboxTable } from "./stream-outbox.ts";
import { StreamRangeTable } from "./stream-ranges.ts";
import { atLeast, jsonInteger, jsonText, Table } from "./table.ts";

/** What a gateway wants to write for a stream that it runs. */
export interface StreamWrite {
  readonly lease: StreamLease;
  readonly change?: StreamChange;
  readonly report?: StreamReport;
  /** The number of the newest block that could be delivered. */
  readonly head?: number | undefined;
}

type StateRow = Row<"streamStates">;

/** Maximum dead letters of a stream: with more, it is paused. */
const maxDeadLetters = 10_000;

/** What streams have read and delivered, and which gateways run them. */
export class StreamStateTable extends Table {
  /** @returns the state of a stream; `undefined` if another gateway has it now. */
  async load({ stream, epoch }: StreamLease): Promise<StreamState | undefined> {
    const states = this.database.selectFrom("streamStates").selectAll().where("stream", "=", stream);
    const row = await states.where("epoch", "=", epoch).executeTakeFirst();
    if (!row) return undefined;
    const outbox = await new StreamOutboxTable(this.context).blocks(stream);
    const { sequence, delivered } = row;
    return { cursor: readCursor(row.cursor), final: readCursor(row.final), sequence, delivered, outbox };
  }

  /**
   * Writes for several streams at once. Call it in a transaction.
   *
   * @returns the writes that were not made, because another gateway has the stream now.
   */
  async write(writes: readonly StreamWrite[]): Promise<ReadonlySet<StreamWrite>> {
    const rows = await this.#lock([...new Set(writes.map(({ lease }) => lease.stream))]);
    const lost = new Set(writes.filter(({ lease }) => rows.get(lease.stream)?.epoch !== lease.epoch));
    const made = writes.filter((write) => !lost.has(write));
    const changed = new Map<string, StateRow>();
    const all = <Value>(pick: (change: StreamChange) => readonly Value[] | undefined): OfStream<Value>[] =>
      made.flatMap(({ lease: { stream }, change }) =>
        ((change && pick(change)) ?? []).map((value) => ({ stream, value })),
      );
    for (const { lease, change, head } of made) {
      const before = changed.get(lease.stream) ?? (rows.get(lease.stream) as StateRow);
      changed.set(lease.stream, changeRow(before, change, head));
    }
    await this.#store([...changed.values()]);
    const outbox = new StreamOutboxTable(this.context);
    await outbox.forget(all(({ forget }) => forget));
    await outbox.append(appended(made));
    await new StreamRangeTable(this.context).add(all(({ ledger }) => ledger));
    await this.#writeLetters(
      all(({ deadLetters }) => deadLetters),
      made,
    );
    for (const { lease, report } of made) if (report) await this.report(lease.stream, report);
    return lost;
  }

  async #writeLetters(
    added: Parameters<DeadLetterTable["add"]>[0],
    made: readonly StreamWrite[],
  ): Promise<void> {
    const letters = new DeadLetterTable(this.context);
    for (const { lease, change } of made)
      if (change?.retried) await letters.retried(lease.stream, change.retried);
    await letters.add(added);
    for (const { lease, change } of made)
      for (const { first, last } of change?.withdraw ?? []) await letters.withdraw(lease.stream, first, last);
    for (const stream of new Set(added.map((one) => one.stream)))
      if ((await letters.count(stream)) > maxDeadLetters)
        await this.report(stream, {
          status: "paused",
          reason: `it has more than ${maxDeadLetters} dead letters`,
        });
  }

  /** Stores what a stream does. Does not resume a stream that its owner has paused. */
  async report(stream: string, { status, reason, retryAt }: StreamReport): Promise<void> {
    await this.database
      .updateTable("streams")
      .set({ status, reason: reason ?? null, retryAt: retryAt ?? null })
      .where("id", "=", stream)
      .where("status", "!=", "paused")
      .execute();
    if (status === "paused") this.context.changed("stream", stream);
  }

  /**
   * Prepares a paused stream, which must run nowhere, for other events than those that may be in flight: the next ones have greater
   * numbers.
   */
  async skipNumbers(stream: string): Promise<void> {
    await this.database
      .updateTable("streamStates")
      .set({ sequence: sql<number>`${atLeast("sequence", sql.ref("delivered"))} + ${UNSTORED_EVENTS}` })
      .where("stream", "=", stream)
      .execute();
  }

  /**
   * Moves such a stream back to a block: to the last final one, if that is earlier. Or forward, without the blocks in between.
   * Entries of the outbox that may have been delivered stay, so that the events of those that were replaced are removed.
   *
   * @param isPulled - Whether it has readers: they may have what they have not acknowledged. If all of it comes again, they get
   * it only then.
   */
  async moveTo(stream: string, next: number, isPulled: boolean): Promise<void> {
    const states = this.database.selectFrom("streamStates").selectAll().where("stream", "=", stream);
    const { cursor: current, final, delivered } = await states.executeTakeFirstOrThrow();
    const before = readCursor(final);
    const isForward = next > (readCursor(current)?.next ?? 0);
    const cursor: Cursor = before && before.next <= next && !isForward ? before : { next };
    const outbox = new StreamOutboxTable(this.context);
    await outbox.forgetUndelivered(stream, cursor.next, delivered + UNSTORED_EVENTS);
    const waiting = (await outbox.blocks(stream)).filter(({ last }) => last > delivered);
    const comeAgain = isPulled && waiting.every(({ number }) => number >= cursor.next);
    await this.database
      .updateTable("streamStates")
      .set({
        cursor: JSON.stringify(cursor),
        final: JSON.stringify(cursor),
        ...(comeAgain && { delivered: waiting.at(-1)?.last ?? delivered }),
      })
      .where("stream", "=", stream)
      .execute();
    await this.skipNumbers(stream);
  }

  /** The sequence number of the last event that was delivered, of each stream. */
  async deliveredOf(streams: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (streams.length === 0) return new Map();
    const states = this.database.selectFrom("streamStates").select(["stream", "delivered"]);
    const rows = await states.where(this.isOneOf("stream", streams)).execute();
    return new Map(rows.map(({ stream, delivered }) => [stream, delivered]));
  }

  /** Notes the last event that the reader of a stream has stored. @returns whether there is such an event. */
  async acknowledge(stream: string, sequence: number): Promise<boolean> {
    const row = await this.database
      .updateTable("streamStates")
      .set({ delivered: atLeast("delivered", sql.val(sequence)), deliveredAt: currentTime() })
      .where("stream", "=", stream)
      .where("sequence", ">=", sequence)
      .returning("stream")
      .executeTakeFirst();
    return row !== undefined;
  }

  async #lock(streams: readonly string[]): Promise<ReadonlyMap<string, StateRow>> {
    const states = this.database
      .selectFrom("streamStates")
      .selectAll()
      .where(this.isOneOf("stream", streams));
    const locked = this.context.kind === "postgres" ? states.orderBy("stream").forUpdate() : states;
    return new Map((await locked.execute()).map((row) => [row.stream, row]));
  }

  async #store(rows: readonly StateRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database
      .updateTable("streamStates")
      .from(this.jsonRows(rows).as("changed"))
      .set({
        cursor: jsonText("cursor"),
        final: jsonText("final"),
        sequence: jsonInteger("sequence"),
        delivered: jsonInteger("delivered"),
        deliveredAt: jsonInteger("deliveredAt"),
        head: jsonInteger("head"),
      })
      .where("stream", "=", jsonText("stream"))
      .execute();
  }
}

/** The entries that several changes add and none of them deletes again. */
function appended(writes: readonly StreamWrite[]): OfStream<OutboxEntry>[] {
  const entries = new Map<string, OfStream<OutboxEntry>>();
  for (const { lease, change } of writes) {
    const { stream } = lease;
    for (const first of change?.forget ?? []) entries.delete(`${stream} ${first}`);
    for (const value of change?.append ?? []) entries.set(`${stream} ${value.first}`, { stream, value });
  }
  return [...entries.values()];
}

function changeRow(row: StateRow, change: StreamChange = {}, head: number | undefined): StateRow {
  const delivered = Math.max(row.delivered, change.delivered ?? 0);
  return {
    ...row,
    ...(change.cursor && { cursor: JSON.stringify(change.cursor) }),
    ...(change.final && { final: JSON.stringify(change.final) }),
    ...(change.sequence !== undefined && { sequence: change.sequence }),
    ...(delivered > row.delivered && { delivered, deliveredAt: currentTime() }),
    ...(head !== undefined && { head }),
  };
}

function readCursor(text: string | null): Cursor | undefined {
  return text === null ? undefined : (JSON.parse(text) as Cursor);
}
