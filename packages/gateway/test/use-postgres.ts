import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { afterAll, beforeAll } from "vitest";

/** The key of states in Postgres, in base64. */
export const testKey: string = Buffer.alloc(32, 7).toString("base64");

/** Starts a Postgres server for the tests of one file. The first one on a busy machine takes its time. */
export function usePostgres(): () => Postgres {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres?.stop());
  return () => {
    if (!postgres) throw new Error("the server has not started yet");
    return postgres;
  };
}
