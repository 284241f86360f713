import type { StreamDestination, StreamSettings, StreamStatus } from "../../generated/management-records.ts";
import type { Row } from "../schema.ts";
import { type Listed, ListedTable, type Listing, type Wanted } from "./listed-table.ts";
import { countRows, type Page, readPage } from "./table.ts";

/** The settings of a stream that its owner sees. */
export type StreamTerms = Readonly<
  // The destination is without its password.
  Required<Pick<StreamSettings, "source" | "start" | "confirmations" | "destination">> &
    Pick<StreamSettings, "filter" | "projection">
> & { readonly batchSize: number };

export interface WebhookSecret {
  readonly secret: string;
  /** When it ends, in milliseconds since 1970; absent for the newest one. */
  readonly until?: number;
}

export interface StreamSecrets {
  /** With its password. */
  readonly destination: StreamDestination;
  /** The newest first; none unless the destination is a webhook. */
  readonly secrets: readonly WebhookSecret[];
}

export interface NewStream extends Pick<
  Row<"streams">,
  "id" | "organization" | "network" | "protocol" | "publicNetwork" | "name" | "createdAt"
> {
  readonly terms: StreamTerms;
  readonly secrets: StreamSecrets;
}

/** A stream with its state and its counts. */
export interface StoredStream
  extends
    Omit<NewStream, "secrets">,
    Pick<Row<"streams">, "seq" | "reason" | "retryAt">,
    Omit<Row<"streamStates">, "stream"> {
  readonly status: StreamStatus;
  readonly deadLetters: number;
  /** The block of its oldest stored event that is not delivered. */
  readonly undelivered: number | null;
}

export interface StreamQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly organization?: string;
  readonly status?: string;
}

/** The tables of what streams have. */
const ownedTables = ["streamStates", "streamOutbox", "streamRanges", "streamDeadLetters"] as const;

export class StreamTable extends ListedTable<StoredStream> {
  protected readonly listing: Listing = {
    table: "streams",
    filters: ["network", "name", "status"],
    constants: {},
  };

  async add({ terms, secrets, ...stream }: NewStream): Promise<void> {
    const row = { ...stream, status: "running", settings: JSON.stringify(terms) };
    const sealed = this.#seal(stream.id, secrets);
    await this.database
      .insertInto("streams")
      .values({ ...row, sealed })
      .execute();
    const state = { stream: stream.id, epoch: 0, sequence: 0, delivered: 0 };
    await this.database.insertInto("streamStates").values(state).execute();
    this.context.changed("stream", stream.id);
  }

  async pageOfAll({ page, organization, status }: StreamQuery): Promise<Page<StoredStream>> {
    let streams = this.database.selectFrom("streams").select("seq");
    if (organization !== undefined) streams = streams.where("organization", "=", organization);
    if (status !== undefined) streams = streams.where("status", "=", status);
    const { items, ...counts } = await readPage(streams, page, "asc");
    const seqs = items.map(({ seq }) => seq);
    const found = seqs.length > 0 ? await this.#select().where("t.seq", "in", seqs).execute() : [];
    return { ...counts, items: found.map(readStream).toSorted((one, other) => one.seq - other.seq) };
  }

  async list(ids: readonly string[]): Promise<StoredStream[]> {
    return (await this.#select().where(this.isOneOf("t.id", ids)).execute()).map(readStream);
  }

  async secretsOf(ids: readonly string[]): Promise<ReadonlyMap<string, StreamSecrets>> {
    const streams = this.database
      .selectFrom("streams")
      .select(["id", "sealed"])
      .where(this.isOneOf("id", ids));
    const open = ({ id, sealed }: { readonly id: string; readonly sealed: Uint8Array }): StreamSecrets =>
      JSON.parse(this.context.vault.open(sealed, streamPlace(id))) as StreamSecrets;
    return new Map((await streams.execute()).map((row) => [row.id, open(row)]));
  }

  /** Changes its settings. */
  async update(
    id: string,
    { name, terms, secrets }: Partial<Pick<NewStream, "name" | "terms" | "secrets">>,
  ): Promise<void> {
    const values = {
      ...(name !== undefined && { name }),
      ...(terms && { settings: JSON.stringify(terms) }),
      ...(secrets && { sealed: this.#seal(id, secrets) }),
    };
    await this.database.updateTable("streams").set(values).where("id", "=", id).execute();
    this.context.changed("stream", id);
  }

  async setStatus(id: string, status: StreamStatus, reason: string | null = null): Promise<void> {
    const streams = this.database.updateTable("streams").set({ status, reason, retryAt: null });
    await streams.where("id", "=", id).execute();
    this.context.changed("stream", id);
  }

  /** Removes streams with all that they have. @returns how many existed. */
  async remove(column: "id" | "organization", value: string): Promise<number> {
    const rows = await this.database.selectFrom("streams").select("id").where(column, "=", value).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const own = this.database.selectFrom("streams").select("id").where(column, "=", value);
    for (const table of ownedTables)
      await this.database.deleteFrom(table).where("stream", "in", own).execute();
    await this.database.deleteFrom("streams").where(column, "=", value).execute();
    for (const id of ids) this.context.changed("stream", id);
    return ids.length;
  }

  /** @returns how many streams read a network, or the networks of a project. */
  countOf(column: "id" | "project", id: string): Promise<number> {
    const networks = this.database.selectFrom("networks").select("id").where(column, "=", id);
    return countRows(this.database.selectFrom("streams").where("network", "in", networks));
  }

  #seal(id: string, secrets: StreamSecrets): Uint8Array {
    return this.context.vault.seal(JSON.stringify(secrets), streamPlace(id));
  }

  protected async read({ organization, column, values }: Wanted): Promise<Listed<StoredStream>[]> {
    const streams = this.#select().where("t.organization", "=", organization);
    return (await streams.where(`t.${column}`, "in", values).execute()).map(readStream);
  }

  #select() {
    return this.database
      .selectFrom("streams as t")
      .innerJoin("streamStates as s", "s.stream", "t.id")
      .select(["t.seq", "t.id", "t.organization", "t.network", "t.protocol", "t.publicNetwork", "t.name"])
      .select(["t.status", "t.reason", "t.retryAt", "t.settings", "t.createdAt"])
      .select([
        "s.owner",
        "s.epoch",
        "s.cursor",
        "s.final",
        "s.sequence",
        "s.delivered",
        "s.deliveredAt",
        "s.head",
      ])
      .select((from) => [
        from
          .selectFrom("streamDeadLetters as d")
          .whereRef("d.stream", "=", "t.id")
          .where("d.retriedAs", "is", null)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull()
          .as("deadLetters"),
        from
          .selectFrom("streamOutbox as o")
          .whereRef("o.stream", "=", "t.id")
          .whereRef("o.last", ">", "s.delivered")
          .select(({ fn }) => fn.min("o.number").as("number"))
          .$asScalar()
          .as("undelivered"),
      ]);
  }
}

/** The place at which a stream's secrets are sealed. */
export function streamPlace(id: string): string {
  return `streams/${id}/sealed`;
}

function readStream<Columns extends { status: string; settings: string }>({
  status,
  settings,
  ...row
}: Columns) {
  return { ...row, status: status as StreamStatus, terms: JSON.parse(settings) as StreamTerms };
}
