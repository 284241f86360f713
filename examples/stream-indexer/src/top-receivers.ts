import type { Client } from "pg";

/** Reads who has received the most transfers. The table has what happened, and nothing of replaced blocks. */
export async function topReceivers(
  client: Client,
  table: string,
): Promise<{ receiver: string; count: number }[]> {
  const { rows } = await client.query<{ receiver: string; count: number }>(
    `SELECT '0x' || right(data->'topics'->>2, 40) AS receiver, count(*)::int AS count
       FROM ${table} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 10`,
  );
  return rows;
}
