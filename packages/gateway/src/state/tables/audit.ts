import { currentTime } from "../../observe/clock.ts";
import { countedPage, type Page, pageSize } from "./select-page.ts";
import { Table } from "./table.ts";

/** One change and who made it. Holds no secret. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who made the change: the id of an API key, `admin`, or `command line`. */
  readonly actor: string;
  /** The operation of the management or admin API, such as `deleteNode`. */
  readonly action: string;
  /** The id of what was changed. */
  readonly subject: string;
  /** The id of the subject's owner, if it has one. */
  readonly organization?: string;
  /** The IP address that the change came from; empty for the process itself. */
  readonly source: string;
  /** Further details, without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The request that makes a change. */
interface Change {
  readonly operation: string;
  readonly actor: string;
  readonly source: string;
  /** Whose request it is, if it may change only its own objects. */
  readonly organization?: string;
}

/** The values of an object that change, before and after, without secrets. */
export interface ChangedValues {
  readonly before?: object;
  readonly after?: object;
}

/** Selects entries of the audit log. */
export interface AuditQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}

/**
 * The audit log: what was changed, by whom, when and from where. Add an entry in the transaction that makes
 * the change.
 */
export class AuditTable extends Table {
  async add({ at, actor, action, subject, organization, source, detail }: AuditEntry): Promise<void> {
    await this.context.database
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

  /** Adds what a request changes now. */
  async record(
    { operation: action, actor, source, organization }: Change,
    { before, after, ...of }: ChangedValues & Pick<AuditEntry, "subject" | "organization">,
  ): Promise<void> {
    const detail = { ...(before && { before }), ...(after && { after }) };
    const owner = organization === undefined ? {} : { organization };
    await this.add({ at: currentTime(), actor, action, source, ...owner, ...of, detail });
  }

  /** One page of the entries, newest first, each with its number. */
  async page({ page, ...wanted }: AuditQuery): Promise<Page<AuditEntry & { readonly seq: number }>> {
    let all = this.context.database.selectFrom("audit");
    for (const column of ["actor", "action", "subject"] as const) {
      const value = wanted[column];
      if (value !== undefined) all = all.where(column, "=", value);
    }
    const count = all.select((column) => column.fn.countAll<number>().as("count")).executeTakeFirst();
    return countedPage(page, count, async (offset) => {
      const rows = await all.selectAll().orderBy("seq", "desc").limit(pageSize).offset(offset).execute();
      return rows.map(({ seq, at, actor, action, subject, organization, source, detail: text }) => {
        const detail = JSON.parse(text) as AuditEntry["detail"];
        const entry = { seq, at, actor, action, subject, source, detail };
        return organization === null ? entry : Object.assign(entry, { organization });
      });
    });
  }
}
