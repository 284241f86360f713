import type { DeadLetterEntry, RetriedDeadLetter, StreamEvent } from "@node-access/delivery/model";
import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import type { OfStream } from "./stream-outbox.ts";
import { chunks, countRows, type Page, readPage, Table } from "./table.ts";

export type DeadLetterOutcome = Pick<Row<"streamDeadLetters">, "sequence" | "isWanted" | "retriedAs">;

export type StoredDeadLetter = DeadLetterEntry & { readonly createdAt: number };

/** The events that could not be delivered. */
export class DeadLetterTable extends Table {
  async add(letters: readonly OfStream<DeadLetterEntry>[]): Promise<void> {
    const createdAt = currentTime();
    const rows = letters.map(({ stream, value: { sequence, reason, event, raw } }) => {
      return { stream, sequence, reason, event: JSON.stringify(event), raw: Number(raw), createdAt };
    });
    for (const some of chunks(rows))
      await this.database
        .insertInto("streamDeadLetters")
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  count(stream: string): Promise<number> {
    return countRows(this.#of(stream));
  }

  async page(stream: string, page: number): Promise<Page<StoredDeadLetter>> {
    const { items, ...counts } = await readPage(this.#of(stream).selectAll(), page, "desc", "sequence");
    return { ...counts, items: items.map(readLetter) };
  }

  /** Those that someone wants to be delivered again, in order: at most `max`. */
  async wanted(stream: string, max: number): Promise<StoredDeadLetter[]> {
    const letters = this.#of(stream).selectAll().where("isWanted", "=", 1);
    return (await letters.orderBy("sequence").limit(max).execute()).map(readLetter);
  }

  /** Notes that someone wants them to be delivered again. @returns their sequence numbers. */
  async want(stream: string, sequences: readonly number[] | undefined): Promise<number[]> {
    const all = this.database
      .updateTable("streamDeadLetters")
      .set({ isWanted: 1 })
      .where("stream", "=", stream);
    let letters = all.where("retriedAs", "is", null);
    if (sequences) letters = letters.where("sequence", "in", sequences);
    this.context.changed("stream", stream);
    return (await letters.returning("sequence").execute()).map(({ sequence }) => sequence);
  }

  /** The rows of some, also of those that are events again. */
  async outcomes(stream: string, sequences: readonly number[]): Promise<DeadLetterOutcome[]> {
    const found: DeadLetterOutcome[] = [];
    for (const some of chunks(sequences))
      found.push(
        ...(await this.database
          .selectFrom("streamDeadLetters")
          .select(["sequence", "isWanted", "retriedAs"])
          .where("stream", "=", stream)
          .where("sequence", "in", some)
          .execute()),
      );
    return found;
  }

  /** Stores what became of those that were to be delivered again. */
  async retried(stream: string, outcomes: readonly RetriedDeadLetter[]): Promise<void> {
    for (const { sequence, as, reason } of outcomes) {
      const letter = this.database.updateTable("streamDeadLetters").where("stream", "=", stream);
      if (as !== undefined)
        await letter.set({ retriedAs: as, isWanted: 0 }).where("sequence", "=", sequence).execute();
      else if (reason !== undefined)
        await letter.set({ reason, isWanted: 0 }).where("sequence", "=", sequence).execute();
      else await this.#delete(stream, [sequence]);
    }
  }

  /** Deletes those with sequence numbers from one to another: of blocks that were replaced. */
  async withdraw(stream: string, first: number, last: number): Promise<void> {
    const letters = this.database.deleteFrom("streamDeadLetters").where("stream", "=", stream);
    await letters.where("sequence", ">=", first).where("sequence", "<=", last).execute();
  }

  /** Deletes those that became events up to a sequence number. */
  async forgetRetried(stream: string, upTo: number): Promise<void> {
    const letters = this.database.deleteFrom("streamDeadLetters").where("stream", "=", stream);
    await letters.where("retriedAs", "<=", upTo).execute();
  }

  async #delete(stream: string, sequences: readonly number[]): Promise<void> {
    const letters = this.database.deleteFrom("streamDeadLetters").where("stream", "=", stream);
    await letters.where("sequence", "in", sequences).execute();
  }

  #of(stream: string) {
    const letters = this.database.selectFrom("streamDeadLetters").where("stream", "=", stream);
    return letters.where("retriedAs", "is", null);
  }
}

function readLetter({ sequence, reason, event, raw, createdAt }: Row<"streamDeadLetters">): StoredDeadLetter {
  return { sequence, reason, event: JSON.parse(event) as StreamEvent, raw: raw === 1, createdAt };
}
