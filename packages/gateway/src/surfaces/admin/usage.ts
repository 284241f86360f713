import { HttpProblem } from "../../codec/http/problem.ts";
import type { UsageQuery } from "../../state/tables/usage.ts";
import type { AdminCall } from "./admin-call.ts";

/** Maximum rows of one response. For more, request a shorter range of days. */
const maxRows = 50_000;

export async function listUsage({ context, query }: AdminCall): Promise<object> {
  await context.writeUsage();
  // The spec's parameters have the names of the query's properties.
  const results = await context.store.tables.usage.list(query as unknown as UsageQuery, maxRows + 1);
  if (results.length > maxRows) {
    const message = `there are more than ${maxRows} rows: request fewer days, or only one credential`;
    throw new HttpProblem(400, "too_many_rows", message);
  }
  return { results };
}
