import { found, HttpProblem, rejectField } from "../../codec/http/problem.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import type { AuditQuery } from "../../state/tables/audit.ts";
import type { UsageQuery } from "../../state/tables/usage.ts";
import type { ListedWrongResult } from "../../state/tables/wrong-results.ts";
import { type AdminCall, formatTime, parseTime } from "./admin-call.ts";

// What the gateway has recorded: who changed what, how many calls there were, and which results were wrong.

export async function listAuditEntries({ context, path, query }: AdminCall): Promise<object> {
  // The spec's filters have the names of the query's properties.
  const page = await context.store.tables.audit.page(query as unknown as AuditQuery);
  return listRecord(
    context.address() + path,
    query,
    page,
    ({ seq, at, actor, action, subject, source, detail }) => {
      return { id: String(seq), at: formatTime(at), actor, action, subject, source, detail };
    },
  );
}

/** Maximum rows of one response. For more, request a shorter range of days. */
const maxRows = 50_000;

export async function listUsage({ context, query }: AdminCall): Promise<object> {
  // The spec's parameters have the names of the query's properties.
  const usage = query as unknown as UsageQuery;
  for (const field of ["from", "to"] as const) {
    if (parseTime(usage[field]) === undefined) rejectField(field, "is not a day of the calendar");
  }
  if (usage.from > usage.to) rejectField("to", "must not be before from");
  await context.writeUsage();
  const results = await context.store.tables.usage.list(usage, maxRows + 1);
  if (results.length > maxRows) {
    const message = `there are more than ${maxRows} rows: request fewer days, or only one credential`;
    throw new HttpProblem(400, "too_many_rows", message);
  }
  return { results };
}

export async function listWrongResults({ context, path, query }: AdminCall): Promise<object> {
  const { page: number, upstream } = query as { page: number; upstream?: string };
  const page = await context.store.tables.wrongResults.page(number, upstream);
  return listRecord(context.address() + path, query, page, wrongResult);
}

export async function readWrongResult({ context, id }: AdminCall): Promise<object> {
  const result = /^\d{1,15}$/.test(id) ? await context.store.tables.wrongResults.find(Number(id)) : undefined;
  const { evidence, ...listed } = found(result, "wrong result", id);
  return { ...wrongResult(listed), evidence: evidence === "" ? null : (JSON.parse(evidence) as object) };
}

function wrongResult({ seq, at, isCordoned, size, ...rest }: ListedWrongResult): object {
  return { id: String(seq), at: formatTime(at), ...rest, cordoned: isCordoned, evidence_size: size };
}
