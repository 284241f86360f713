import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { beforeAll, onTestFinished } from "vitest";

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

/** The server, for a test that kills or freezes it: afterwards it runs again. */
export function brokenInTest(
  server: Postgres,
): Pick<Postgres, "createDatabase" | "freeze" | "kill" | "restart" | "thaw"> {
  let repair: (() => Promise<void>) | undefined;
  onTestFinished(() => repair?.());
  return {
    createDatabase: () => server.createDatabase(),
    freeze() {
      repair = async () => server.thaw();
      server.freeze();
    },
    thaw() {
      repair = undefined;
      server.thaw();
    },
    kill() {
      repair = () => server.restart();
      return server.kill();
    },
    restart() {
      repair = undefined;
      return server.restart();
    },
  };
}
