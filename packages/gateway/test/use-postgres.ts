import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { beforeAll } from "vitest";

/** The key of states in Postgres, in base64. */
export const testKey: string = Buffer.alloc(32, 7).toString("base64");

/** The server of all files that a worker runs. It ends with the worker. */
let shared: Promise<Postgres> | undefined;

/** Starts a Postgres server if none runs yet. The first one on a busy machine takes its time. */
export function usePostgres(): () => Postgres {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    shared ??= startPostgres();
    // The next file tries again.
    shared.catch(() => (shared = undefined));
    postgres = await shared;
  }, 120_000);
  return () => {
    if (!postgres) throw new Error("the server has not started yet");
    return postgres;
  };
}
