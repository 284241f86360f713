import { sql } from "kysely";
import { generate } from "selfsigned";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { describe, expect, it, onTestFinished } from "vitest";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { createOrganization } from "./records.ts";
import { temporaryFolder } from "../cleanup.ts";
import { testKey, usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();
const open = (database: string, options: object = {}): Promise<State> =>
  openState({ database, key: testKey, ...options }, () => {});

/** Runs SQL as the superuser. */
async function run(database: string, ...statements: string[]): Promise<void> {
  const state = await open(database, { databaseSchema: "of_the_test" });
  for (const statement of statements) await sql.raw(statement).execute(state.database);
  await state.close();
}

describe("a Postgres database", () => {
  it.each([
    ["that is unreachable", (url: string) => url.replace(/:\d+\//, ":1/"), "can be reached", "ECONNREFUSED"],
    [
      "on an unknown host",
      (url: string) => url.replace("127.0.0.1", "host.invalid"),
      "can be reached",
      "ENOTFOUND|EAI_AGAIN",
    ],
    [
      "with a wrong password",
      (url: string) => url.replace(/:\w+@/, ":wrong-secret@"),
      "a user and a password",
      "28P01",
    ],
    ["that is unknown", (url: string) => url.replace(/\/\w+$/, "/nowhere"), "create it first", "3D000"],
    [
      "without TLS though it is requested",
      (url: string) => `${url}?sslmode=verify-full`,
      "sslmode=disable",
      "SSL",
    ],
    [
      "with a certificate file that is missing",
      (url: string) => `${url}?sslrootcert=/none.pem`,
      "files that can be read",
      "ENOENT",
    ],
  ])("%s has its own error, without the password", async (_, wrong, expected, received) => {
    const url = postgres().url;
    const opening = open(wrong(url));
    await expect(opening).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
    await expect(opening).rejects.toThrow(expected);
    await expect(opening).rejects.toThrow(new RegExp(received));
    await expect(opening).rejects.not.toThrow(/wrong-secret/);
    await expect(opening).rejects.not.toThrow(new URL(url).password);
  });

  it("whose account may not create tables says what to grant; one that may only use them is enough later", async () => {
    const url = await postgres().createDatabase();
    await run(
      url,
      "CREATE ROLE limited LOGIN PASSWORD 'limited'",
      "CREATE SCHEMA gateway",
      "GRANT USAGE ON SCHEMA gateway TO limited",
    );
    const limited = url.replace(/\/\/.*@/, "//limited:limited@");
    const opening = open(limited, { databaseSchema: "gateway" });
    await expect(opening).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
    await expect(opening).rejects.toThrow(/GRANT CREATE ON SCHEMA.*42501/);
    await expect(open(limited, { databaseSchema: "another" })).rejects.toThrow("GRANT CREATE ON DATABASE");
    await (await open(url, { databaseSchema: "gateway" })).close();
    await run(
      url,
      "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA gateway TO limited",
      "GRANT USAGE ON ALL SEQUENCES IN SCHEMA gateway TO limited",
    );
    const state = await open(limited, { databaseSchema: "gateway" });
    await createOrganization(state);
    await state.close();
  });

  it("needs a key, and rejects another one than it was created with", async () => {
    const url = await postgres().createDatabase();
    await expect(openState({ database: url }, () => {})).rejects.toMatchObject({
      context: { path: "keyFile" },
    });
    const state = await open(url);
    await createOrganization(state);
    await state.close();
    const other = open(url, { key: Buffer.alloc(32, 8).toString("base64") });
    await expect(other).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "keyFile" } });
  });

  it("keeps its tables in its own schema", async () => {
    const url = await postgres().createDatabase();
    const [one, other] = [
      await open(url, { databaseSchema: "one" }),
      await open(url, { databaseSchema: "other" }),
    ];
    await createOrganization(one);
    expect(await other.tables.organizations.isEmpty()).toBe(true);
    await Promise.all([one.close(), other.close()]);
  });

  it("has its tables created once, whichever of several gateways starts first", async () => {
    const url = await postgres().createDatabase();
    const states = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    expect(
      (await sql`SELECT * FROM schema_version`.execute((states[0] as State).database)).rows,
    ).toHaveLength(1);
    await Promise.all(states.map((state) => state.close()));
  });

  it("is reached over TLS, and only if its certificate can be verified", async () => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
      extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
    });
    const server = await startPostgres({ tls: { cert, key } });
    onTestFinished(() => server.stop());
    const folder = temporaryFolder();
    writeFileSync(join(folder, "authority.pem"), cert);
    const url = (await server.createDatabase()).replace("127.0.0.1", "localhost");
    const state = await open(`${url}?sslmode=verify-full&sslrootcert=${join(folder, "authority.pem")}`);
    const { rows } = await sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`.execute(
      state.database,
    );
    expect(rows).toEqual([{ ssl: true }]);
    await state.close();
    const unverified = open(`${url}?sslmode=verify-full`);
    await expect(unverified).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    await expect(unverified).rejects.toThrow("sslrootcert");
  });
});
