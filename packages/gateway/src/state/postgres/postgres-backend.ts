import { Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import { measuredDialect } from "../measured-dialect.ts";
import type { StateBackend } from "../state.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import type { PostgresLocation } from "./postgres-options.ts";
import { channelOf, WakeUps } from "./wake-ups.ts";

/** Milliseconds between two looks for changes whose wake-up was lost. */
const pollEvery = 500;
/** Any number that other programs on the same database hardly lock. */
const changeLock = 7_240_264_032;

/** A database that several gateways share. */
export function postgresBackend(location: PostgresLocation, poolSize: number): StateBackend {
  const { dialect, queue } = measuredDialect(postgresDialect(location, poolSize), poolSize);
  const database = new Kysely<Schema>({ dialect });
  let wakeUps: WakeUps | undefined;
  return {
    kind: "postgres",
    database,
    queue,
    pollEvery,
    async announce(transaction) {
      // Until the transaction ends: numbers become visible in their order, so that no reader passes over one.
      await sql`SELECT pg_advisory_xact_lock(${changeLock}), pg_notify(${channelOf(location.schema)}, '')`.execute(
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
