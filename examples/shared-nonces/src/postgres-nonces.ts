import type { NonceEntry, NonceStore, TakenNonce } from "@node-access/rpc/nonces";
import type { Pool } from "pg";

/** The lock, because processes that start together would create the table twice. It ends with these statements. */
const TABLE = `
  select pg_advisory_xact_lock(hashtext('nonces'));
  create table if not exists nonces (
    account text not null,
    nonce bigint not null,
    token uuid not null,
    transactions text[] not null default '{}',
    leased_until timestamptz not null,
    primary key (account, nonce)
  )`;

/** A nonce without a transaction, whose lease has ended, is free. */
const FREE = "nonces.transactions = '{}' and nonces.leased_until <= clock_timestamp()";

const CLEAN = `delete from nonces where account = $1 and nonce < $2 and ${FREE}`;

/** Of as many nonces as there are rows, and one more, at least one is free. */
const TAKE = `
  insert into nonces (account, nonce, token, leased_until)
  select $1, candidate, gen_random_uuid(), clock_timestamp() + $3 * interval '1 millisecond'
  from generate_series($2::bigint, $2::bigint + (select count(*) from nonces where account = $1)) candidate
  where not exists (select from nonces where account = $1 and nonce = candidate and not (${FREE}))
  order by candidate
  limit 1
  on conflict (account, nonce) do update
    set token = excluded.token, leased_until = excluded.leased_until
    where ${FREE}
  returning nonce, token`;

/** Keeps nonces in a table of Postgres. Creates the table if it is missing. */
export async function postgresNonces(pool: Pool): Promise<NonceStore> {
  await pool.query(TABLE);
  const changes = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    (await pool.query(text, [...values])).rowCount === 1;
  return {
    async take(account, from, lease) {
      await pool.query(CLEAN, [account, from]);
      for (;;) {
        // If another process takes the same nonce at this moment, no row is returned.
        const [row] = (await pool.query(TAKE, [account, from, lease])).rows as {
          nonce: string;
          token: string;
        }[];
        if (row) return { nonce: Number(row.nonce), token: row.token };
      }
    },
    add: (account, { nonce, token }: TakenNonce, transaction) =>
      changes(
        `update nonces set transactions = array_append(transactions, $4)
         where account = $1 and nonce = $2 and token = $3`,
        [account, nonce, token, transaction],
      ),
    release: (account, { nonce, token }: TakenNonce) =>
      changes(
        `delete from nonces where account = $1 and nonce = $2 and token = $3
         and cardinality(transactions) < 2 and leased_until > clock_timestamp()`,
        [account, nonce, token],
      ),
    async list(account) {
      const { rows } = await pool.query(
        `select nonce::int, token, transactions, leased_until > clock_timestamp() as "isLeased"
         from nonces where account = $1 order by nonces.nonce`,
        [account],
      );
      return rows as NonceEntry[];
    },
    async forget(account, below) {
      await pool.query("delete from nonces where account = $1 and nonce < $2", [account, below]);
    },
  };
}
