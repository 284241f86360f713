import type { OutboxBlock, OutboxEntry, StreamEvent } from "@node-access/delivery/model";
import { sql } from "kysely";
import type { Row } from "../schema.ts";
import { chunks, Table } from "./table.ts";

/** Something of a stream. */
export interface OfStream<Value> {
  readonly stream: string;
  readonly value: Value;
}

/** Characters of data after which no more events are read together. */
const maxSize = 4_000_000;

/** The events that streams have stored before they deliver them. */
export class StreamOutboxTable extends Table {
  async append(entries: readonly OfStream<OutboxEntry>[]): Promise<void> {
    const rows = entries.map(({ stream, value: { removed, keys, events, first, last, number, hash } }) => {
      const texts = { keys: JSON.stringify(keys), events: JSON.stringify(events) };
      return { stream, first, last, number, hash, removed: Number(removed), ...texts };
    });
    for (const some of chunks(rows)) await this.database.insertInto("streamOutbox").values(some).execute();
  }

  /** @param entries - The sequence numbers of first events. */
  async forget(entries: readonly OfStream<number>[]): Promise<void> {
    for (const some of chunks(entries)) {
      const wanted = sql.join(
        some.map(({ stream, value }) => sql`(CAST(${stream} AS TEXT), CAST(${value} AS BIGINT))`),
      );
      await this.database
        .deleteFrom("streamOutbox")
        .where(sql<boolean>`(stream, first) IN (VALUES ${wanted})`)
        .execute();
    }
  }

  /** Deletes the entries of blocks from a number on of which no event was delivered. */
  async forgetUndelivered(stream: string, number: number, delivered: number): Promise<void> {
    const entries = this.database.deleteFrom("streamOutbox").where("stream", "=", stream);
    await entries.where("number", ">=", number).where("first", ">", delivered).execute();
  }

  /** The blocks of a stream, in order, without their events. */
  async blocks(stream: string): Promise<OutboxBlock[]> {
    const columns = ["first", "last", "number", "hash", "removed"] as const;
    const rows = this.database.selectFrom("streamOutbox").select(columns).where("stream", "=", stream);
    return (await rows.orderBy("first").execute()).map(({ removed, ...row }) =>
      Object.assign(row, { removed: removed === 1 }),
    );
  }

  /** Entries of a stream, by the sequence numbers of their first events, in order. */
  async entries(stream: string, firsts: readonly number[]): Promise<OutboxEntry[]> {
    const found: OutboxEntry[] = [];
    for (const some of chunks(firsts)) {
      const rows = this.database.selectFrom("streamOutbox").selectAll().where("stream", "=", stream);
      found.push(...(await rows.where("first", "in", some).orderBy("first").execute()).map(readEntry));
    }
    return found;
  }

  /** Reads events after a sequence number, in order: at most `limit`, and fewer if their data is large. */
  async eventsAfter(stream: string, sequence: number, limit: number): Promise<StreamEvent[]> {
    const events: StreamEvent[] = [];
    let after = sequence;
    let size = 0;
    const isFull = (): boolean => events.length === limit || size >= maxSize;
    while (!isFull()) {
      const rows = this.database.selectFrom("streamOutbox").selectAll().where("stream", "=", stream);
      const entries = await rows.where("last", ">", after).orderBy("first").limit(20).execute();
      const last = entries.at(-1);
      if (!last) break;
      for (const entry of entries)
        for (const event of readEntry(entry).events)
          if (event.sequence > sequence && !isFull()) {
            events.push(event);
            size += event.data.length;
          }
      after = last.last;
    }
    return events;
  }
}

function readEntry({ removed, keys, events, first, last, number, hash }: Row<"streamOutbox">): OutboxEntry {
  return {
    first,
    last,
    number,
    hash,
    removed: removed === 1,
    keys: JSON.parse(keys) as string[],
    events: JSON.parse(events) as StreamEvent[],
  };
}
