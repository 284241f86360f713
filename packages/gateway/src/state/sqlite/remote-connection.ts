import { createDatabase } from "../database.ts";
import { DatabaseError, type DatabaseFailure } from "../database-error.ts";
import type { StateBackend } from "../state.ts";
import type { SharedConnection } from "./shared-connection.ts";
import type { DatabaseResponse } from "./sqlite-database.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

export type DatabaseRequest =
  | { readonly kind: "acquire" | "announce" | "release" }
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly parameters: readonly unknown[];
      readonly returnsRows: boolean;
    };

/** Errors are sent as plain data, since they lose their class between processes. */
export type DatabaseReply =
  | DatabaseResponse
  | { readonly failure: DatabaseFailure; readonly code: string; readonly message: string };

/** Sends requests to the process that has the database open. */
export interface DatabaseLink {
  request(request: DatabaseRequest): Promise<DatabaseReply | undefined>;
  /** Calls `onWake` whenever another process has changed something. */
  listen(onWake: () => Promise<void>): void;
}

/** A SQLite database that another process has open, for this process and others. */
export function remoteBackend(link: DatabaseLink): StateBackend {
  const simple = (kind: "acquire" | "announce" | "release") => (): Promise<void> =>
    link.request({ kind }).then(() => {});
  const { database, queue } = createDatabase(
    sqliteDialect({
      acquire: simple("acquire"),
      release: simple("release"),
      async query(sql, parameters, returnsRows) {
        const reply = await link.request({ kind: "query", sql, parameters, returnsRows });
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
  return {
    kind: "sqlite",
    database,
    queue,
    // Wake-ups cannot be lost: if the channel breaks, the other process has ended.
    pollInterval: 0,
    announce: simple("announce"),
    async sync() {
      // Announces without a change: like the end of a transaction, its release waits until the others have
      // applied everything.
      for (const kind of ["acquire", "announce", "release"] as const) await link.request({ kind });
    },
    listen: (onWake) => link.listen(onWake),
    close: () => database.destroy(),
  };
}

export async function runDatabaseRequest(
  connection: SharedConnection,
  name: string,
  request: DatabaseRequest,
): Promise<DatabaseReply | undefined> {
  if (request.kind !== "query") {
    await connection[request.kind](name);
    return undefined;
  }
  try {
    return await connection.query(name, request.sql, request.parameters, request.returnsRows);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const { failure, code, message } = error;
    return { failure, code, message };
  }
}
