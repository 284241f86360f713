import { Kysely } from "kysely";
import { DatabaseError, type DatabaseFailure } from "../database-error.ts";
import type { Schema } from "../schema.ts";
import { measuredDialect } from "../measured-dialect.ts";
import type { StateBackend } from "../state.ts";
import type { SharedConnection } from "./shared-connection.ts";
import type { SqliteAnswer } from "./sqlite-client.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

/** What a process asks of the process that has the database. */
export type DatabaseRequest =
  | { readonly kind: "acquire" | "announce" | "release" }
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly parameters: readonly unknown[];
      readonly wantsRows: boolean;
    };

/** A query's rows, or why it failed: an error loses its kind on the way between processes. */
export type DatabaseReply =
  | SqliteAnswer
  | { readonly failure: DatabaseFailure; readonly code: string; readonly message: string };

/** Carries requests to the process that has the database. */
export interface DatabaseLink {
  request(request: DatabaseRequest): Promise<DatabaseReply | undefined>;
  /** Calls `onWake` whenever another process has changed something. */
  listen(onWake: () => Promise<void>): void;
}

/** A SQLite database that another process has open, for this one and others. */
export function remoteBackend(link: DatabaseLink): StateBackend {
  const simple = (kind: "acquire" | "announce" | "release") => (): Promise<void> =>
    link.request({ kind }).then(() => {});
  const { dialect, queue } = measuredDialect(
    sqliteDialect({
      acquire: simple("acquire"),
      release: simple("release"),
      async query(sql, parameters, wantsRows) {
        const reply = await link.request({ kind: "query", sql, parameters, wantsRows });
        if (!reply || "failure" in reply) {
          const { failure = "failed", code = "", message = "no reply" } = reply ?? {};
          throw new DatabaseError(failure, code, message);
        }
        return reply;
      },
      close: async () => {},
    }),
    1,
  );
  const database = new Kysely<Schema>({ dialect });
  return {
    kind: "sqlite",
    database,
    queue,
    // No wake-up is lost on the way: the other process would have ended.
    pollEvery: 0,
    announce: simple("announce"),
    async sync() {
      // An announcement without a change: its end waits for the others as that of a transaction does.
      for (const kind of ["acquire", "announce", "release"] as const) await link.request({ kind });
    },
    listen: (onWake) => link.listen(onWake),
    close: () => database.destroy(),
  };
}

/** Responds to another process's request. */
export async function answerDatabaseRequest(
  connection: SharedConnection,
  name: string,
  request: DatabaseRequest,
): Promise<DatabaseReply | undefined> {
  if (request.kind !== "query") {
    await connection[request.kind](name);
    return undefined;
  }
  try {
    return await connection.query(name, request.sql, request.parameters, request.wantsRows);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const { failure, code, message } = error;
    return { failure, code, message };
  }
}
