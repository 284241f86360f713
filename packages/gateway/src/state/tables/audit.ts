import type { Selectable } from "kysely";
import type { Schema } from "../schema.ts";
import type { TableContext } from "./table-context.ts";

/** One change that somebody made. Holds no secret. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who: the id of an API key, `admin`, or `command line`. */
  readonly actor: string;
  /** What, as `node.delete`. */
  readonly action: string;
  /** The id of what was changed. */
  readonly subject: string;
  /** The id of its owner, if it has one. */
  readonly organization?: string;
  /** From where: an IP address; empty for the process itself. */
  readonly source: string;
  /** What else there is to say about it, without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Which entries are asked for. */
export interface AuditQuery {
  readonly organization?: string;
  readonly subject?: string;
  /** Only those with a smaller number: the last one of the page before. */
  readonly before?: number;
  /** How many at most. */
  readonly limit: number;
}

/** What was changed, by whom, when and from where. Add an entry in the transaction that makes the change. */
export class AuditTable {
  readonly #context: TableContext;

  constructor(context: TableContext) {
    this.#context = context;
  }

  async add({ at, actor, action, subject, organization, source, detail }: AuditEntry): Promise<void> {
    await this.#context.database
      .insertInto("audit")
      .values({
        at,
        actor,
        action,
        subject,
        organization: organization ?? null,
        source,
        detail: JSON.stringify(detail),
      })
      .execute();
  }

  /** The latest entries, newest first, each with its number. */
  async list({
    organization,
    subject,
    before,
    limit,
  }: AuditQuery): Promise<(AuditEntry & { readonly seq: number })[]> {
    let query = this.#context.database.selectFrom("audit").selectAll();
    if (organization !== undefined) query = query.where("organization", "=", organization);
    if (subject !== undefined) query = query.where("subject", "=", subject);
    if (before !== undefined) query = query.where("seq", "<", before);
    return (await query.orderBy("seq", "desc").limit(limit).execute()).map(entryOf);
  }
}

function entryOf({
  seq,
  at,
  actor,
  action,
  subject,
  organization,
  source,
  detail,
}: Selectable<Schema["audit"]>): AuditEntry & { readonly seq: number } {
  const entry = {
    seq,
    at,
    actor,
    action,
    subject,
    source,
    detail: JSON.parse(detail) as AuditEntry["detail"],
  };
  return organization === null ? entry : { ...entry, organization };
}
