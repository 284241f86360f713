import { sql } from "kysely";
import { digestIds, type LedgerPart } from "@node-access/delivery/model";
import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import type { OfStream } from "./stream-outbox.ts";
import { inserted, jsonInteger, jsonText, type Page, readPage, Table } from "./table.ts";

/** Maximum blocks of a range. */
const maxRange = 10_000;

const textColumns = ["stream", "fromHash", "toHash", "digest"] as const;
const integerColumns = ["number", "fromBlock", "toBlock", "events", "deliveredAt"] as const;

export type StreamRangeRow = Row<"streamRanges">;

/** What streams have delivered: consecutive ranges of blocks. */
export class StreamRangeTable extends Table {
  /** Adds parts in order: joins each with the stream's last range, if it follows on it. */
  async add(parts: readonly OfStream<LedgerPart>[]): Promise<void> {
    if (parts.length === 0) return;
    const last = new Map(
      (await this.#newest(parts.map(({ stream }) => stream))).map((row) => [row.stream, row]),
    );
    const changed = new Map<string, StreamRangeRow>();
    for (const { stream, value } of parts) {
      const before = last.get(stream);
      const { from: fromBlock, to: toBlock, fromHash, toHash, ids } = value;
      const joins = before?.toBlock === fromBlock - 1 && toBlock - before.fromBlock < maxRange;
      const range = joins
        ? before
        : { stream, number: (before?.number ?? 0) + 1, fromBlock, fromHash, events: 0, digest: "" };
      const events = range.events + ids.length;
      const digest = digestIds(range.digest, ids);
      const row = { ...range, toBlock, toHash, events, digest, deliveredAt: currentTime() };
      last.set(stream, row);
      changed.set(`${stream} ${row.number}`, row);
    }
    await this.database
      .insertInto("streamRanges")
      .columns([...textColumns, ...integerColumns])
      .expression((from) =>
        from
          .selectFrom(this.jsonRows([...changed.values()]).as("added"))
          .select([
            ...textColumns.map((name) => jsonText(name).as(name)),
            ...integerColumns.map((name) => jsonInteger(name).as(name)),
          ])
          // Otherwise SQLite reads ON CONFLICT as the condition of a join.
          .where(sql<boolean>`true`),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["stream", "number"])
          .doUpdateSet(inserted("toBlock", "toHash", "events", "digest", "deliveredAt")),
      )
      .execute();
  }

  /** One page of a stream's ranges, newest first. */
  page(stream: string, page: number): Promise<Page<StreamRangeRow>> {
    const ranges = this.database.selectFrom("streamRanges").selectAll().where("stream", "=", stream);
    return readPage(ranges, page, "desc", "number");
  }

  /** The ranges that overlap with some blocks, oldest first: at most `max`. */
  overlapping(stream: string, from: number, to: number, max: number): Promise<StreamRangeRow[]> {
    const ranges = this.database.selectFrom("streamRanges").selectAll().where("stream", "=", stream);
    return ranges
      .where("toBlock", ">=", from)
      .where("fromBlock", "<=", to)
      .orderBy("number")
      .limit(max)
      .execute();
  }

  #newest(streams: readonly string[]): Promise<StreamRangeRow[]> {
    return this.database
      .selectFrom("streamRanges as r")
      .selectAll("r")
      .where(this.isOneOf("r.stream", streams))
      .where("r.number", "=", (from) =>
        from
          .selectFrom("streamRanges as n")
          .whereRef("n.stream", "=", "r.stream")
          .select(({ fn }) => fn.max("n.number").as("number")),
      )
      .execute();
  }
}
