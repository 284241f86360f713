import { listRecord } from "../../codec/rest/list-record.ts";
import type { AuditQuery } from "../../state/tables/audit.ts";
import type { AdminCall } from "./admin-call.ts";
import { isoTime } from "./iso-time.ts";

export async function listAuditEntries({ context, path, query }: AdminCall): Promise<object> {
  // The spec's filters have the names of the query's properties.
  const page = await context.store.tables.audit.page(query as unknown as AuditQuery);
  return listRecord(
    context.address() + path,
    query,
    page,
    ({ seq, at, actor, action, subject, source, detail }) => {
      return { id: String(seq), at: isoTime(at), actor, action, subject, source, detail };
    },
  );
}
