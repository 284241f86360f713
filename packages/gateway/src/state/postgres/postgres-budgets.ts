import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import type { LeaseGrant, LeaseRequest, SharedBudgets } from "../budgets.ts";

/** Milliseconds by which two readings of the server's clock may differ without its having been set back. */
const skew = 10_000;

/** Milliseconds between two removals of unused buckets, which are full again by then. */
const sweepInterval = 3_600_000;
const unusedAfter = 86_400_000;

interface GrantRow extends LeaseGrant {
  readonly credential: string;
}

/** Rate budgets in Postgres: one statement settles and leases for all credentials that need it. */
export function postgresBudgets(database: Kysely<Schema>): SharedBudgets {
  let sweptAt = performance.now();

  async function lease(requests: readonly LeaseRequest[]): Promise<LeaseGrant[]> {
    const grants = await settle(requests);
    const unknown = requests.filter(({ credential }) => !grants.has(credential));
    if (unknown.length > 0) {
      await add(unknown);
      for (const [credential, grant] of await settle(unknown)) grants.set(credential, grant);
      if (performance.now() - sweptAt > sweepInterval) await sweep();
    }
    return requests.map(({ credential }) => grants.get(credential) ?? { granted: 0, left: 0 });
  }

  /** `settle` of budgets.ts. All instances lock rows in the same order, and read the clock after that. */
  async function settle(requests: readonly LeaseRequest[]): Promise<Map<string, LeaseGrant>> {
    const { rows } = await sql<GrantRow>`
      WITH requested AS (${requestRows(requests)}),
      held AS (
        SELECT requested.*, budget.tokens, budget.filled_at
        FROM rate_budgets AS budget JOIN requested USING (credential)
        ORDER BY credential FOR UPDATE OF budget
      ),
      timed AS (
        SELECT held.*, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now FROM held
      ),
      levels AS (
        SELECT credential, wanted, now, filled_at,
          least(burst, least(burst, tokens + greatest(0, now - filled_at) / 1000.0 * rate) - spent) AS level
        FROM timed
      )
      UPDATE rate_budgets AS budget SET
        tokens = level - greatest(0, least(wanted, level)),
        filled_at = CASE WHEN levels.filled_at - now BETWEEN 0 AND ${sql.lit(skew)} THEN levels.filled_at ELSE now END
      FROM levels WHERE budget.credential = levels.credential
      RETURNING budget.credential, greatest(0, least(wanted, level)) AS granted, greatest(0, tokens) AS left
    `.execute(database);
    return new Map(rows.map((row) => [row.credential, row]));
  }

  async function sweep(): Promise<void> {
    sweptAt = performance.now();
    await sql`
      DELETE FROM rate_budgets
      WHERE filled_at < floor(extract(epoch FROM clock_timestamp()) * 1000) - ${sql.lit(unusedAfter)}
    `.execute(database);
  }

  async function add(requests: readonly LeaseRequest[]): Promise<void> {
    await sql`
      INSERT INTO rate_budgets (credential, tokens, filled_at)
      SELECT credential, burst, floor(extract(epoch FROM clock_timestamp()) * 1000)
      FROM (${requestRows(requests)}) AS requested ORDER BY credential
      ON CONFLICT DO NOTHING
    `.execute(database);
  }

  // Whoever opened the database closes it.
  return { lease, close() {} };
}

function requestRows(requests: readonly LeaseRequest[]): ReturnType<typeof sql> {
  const column = (of: (request: LeaseRequest) => number): number[] => requests.map(of);
  return sql`SELECT * FROM unnest(
    ${requests.map(({ credential }) => credential)}::text[],
    ${column(({ quota }) => quota.rate)}::float8[],
    ${column(({ quota }) => quota.burst)}::float8[],
    ${column(({ spent }) => spent)}::float8[],
    ${column(({ wanted }) => wanted)}::float8[]
  ) AS requested (credential, rate, burst, spent, wanted)`;
}
