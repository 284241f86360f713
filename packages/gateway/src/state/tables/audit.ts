import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import { type Page, readPage, Table } from "./table.ts";

/** One change and who made it. Holds no secret. */
export interface AuditEntry extends Omit<Row<"audit">, "seq" | "organization" | "detail"> {
  /** The id of the subject's owner, if it has one. */
  readonly organization?: string;
  /** Further details, without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
}

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

export interface AuditQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}

/** What was changed, by whom, when and from where: added in the transaction that makes the change. */
export class AuditTable extends Table {
  async add({ organization, detail, ...entry }: AuditEntry): Promise<void> {
    const values = { ...entry, organization: organization ?? null, detail: JSON.stringify(detail) };
    await this.database.insertInto("audit").values(values).execute();
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
  async page({ page: number, ...wanted }: AuditQuery): Promise<Page<AuditEntry & { readonly seq: number }>> {
    let all = this.database.selectFrom("audit").selectAll();
    for (const column of ["actor", "action", "subject"] as const) {
      const value = wanted[column];
      if (value !== undefined) all = all.where(column, "=", value);
    }
    const page = await readPage(all, number, "desc");
    const items = page.items.map(({ organization, detail: text, ...row }) => {
      const entry = { ...row, detail: JSON.parse(text) as AuditEntry["detail"] };
      return organization === null ? entry : { ...entry, organization };
    });
    return { ...page, items };
  }
}
