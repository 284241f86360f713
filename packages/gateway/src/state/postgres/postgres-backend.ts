import { Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import { measuredDialect } from "../measured-dialect.ts";
import type { StateBackend } from "../state.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import type { PostgresLocation } from "./postgres-options.ts";
import { nameChannel, WakeUps } from "./wake-ups.ts";

/** Milliseconds between two polls, for changes whose wake-up was lost. */
const pollInterval = 500;
/** An arbitrary number that other programs on the same database are unlikely to lock. */
const changeLock = 7_240_264_032;

/** Stores state in a database that several gateways share. */
export function postgresBackend(location: PostgresLocation, poolSize: number): StateBackend {
  const { dialect, queue } = measuredDialect(postgresDialect(location, poolSize), poolSize);
  const database = new Kysely<Schema>({ dialect });
  let wakeUps: WakeUps | undefined;
  return {
    kind: "postgres",
    database,
    queue,
    pollInterval,
    async announce(transaction) {
      // Locked until the transaction ends: numbers become visible in order, so that no reader skips one.
      await sql`SELECT pg_advisory_xact_lock(${changeLock}), pg_notify(${nameChannel(location.schema)}, '')`.execute(
        transaction,
      );
    },
    listen(onWake) {
      wakeUps = new WakeUps(location, () => void onWake());
    },
    async close() {
      await wakeUps?.close();
      await database.destroy();
    },
  };
}
