import { HttpProblem } from "../../contract/http/problem.ts";
import type { UsageQuery } from "../../state/tables/usage.ts";
import type { AdminCall } from "./admin-call.ts";

/** Rows of one response: more are requested by a shorter range of days. */
const mostRows = 50_000;

export async function listUsage({ context, query }: AdminCall): Promise<object> {
  await context.writeUsage();
  // The spec's parameters are called as the query's properties are.
  const results = await context.store.tables.usage.list(query as unknown as UsageQuery, mostRows + 1);
  if (results.length > mostRows) {
    const message = `there are more than ${mostRows} rows: request fewer days, or only one credential`;
    throw new HttpProblem(400, "too_many_rows", message);
  }
  return { results };
}
