import { startPostgres } from "@node-access-tools/local-servers/postgres";
import pg from "pg";
import { describe } from "vitest";
import { testExactlyOnce } from "./exactly-once.ts";

describe("a table of Postgres", () => {
  testExactlyOnce(async () => {
    const server = await startPostgres();
    return {
      ...server,
      destination: (port, table) => ({
        type: "postgres",
        url: server.url.replace(/:\d+\//, `:${port}/`),
        table,
      }),
      async stored(table) {
        const client = new pg.Client(server.url);
        await client.connect();
        const { rows } = await client.query(`SELECT sequence FROM ${table} ORDER BY sequence`);
        await client.end();
        return rows.map(({ sequence }) => Number(sequence));
      },
    };
  });
});
