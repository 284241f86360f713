import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openState } from "../../src/state/open-state.ts";
import type { State } from "../../src/state/state.ts";
import { temporaryFolder } from "../cleanup.ts";
import { createOrganization } from "./records.ts";

let folder: string;
let database: string;
beforeEach(() => {
  folder = temporaryFolder();
  database = join(folder, "gateway.db");
});

const open = (options: object = {}): Promise<State> => openState({ database, ...options }, () => {});

async function createDatabase(): Promise<void> {
  const state = await open();
  await createOrganization(state);
  await state.close();
}

/** Starts Node with a program, which is killed after the test. */
function startNode(...args: string[]): ChildProcessByStdio<null, Readable, null> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  return child;
}

/** Starts a program that runs SQL on the database, reports that, and keeps running. */
function startSql(statements: string): ReturnType<typeof startNode> {
  const script = `const { DatabaseSync } = require("node:sqlite");
    const database = new DatabaseSync(${JSON.stringify(database)});
    try { database.exec(${JSON.stringify(statements)}); } catch { process.exit(1); }
    process.stdout.write("ready"); setInterval(() => {}, 60_000);`;
  return startNode("-e", script);
}

describe("a SQLite database", () => {
  it("that another gateway has open is rejected with its process id", async () => {
    await createDatabase();
    const file = new URL("fixtures/open-state.ts", import.meta.url).pathname;
    const other = startNode(file, database);
    await once(other.stdout, "data");
    const opening = open();
    await expect(opening).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
    const holder = process.platform === "linux" ? `process ${other.pid}` : "another process";
    await expect(opening).rejects.toThrow(`${database}, which ${holder} has open`);
    other.kill("SIGKILL");
    await once(other, "exit");
    const state = await open();
    expect(await state.tables.organizations.isEmpty()).toBe(false);
    await state.close();
  });

  it("that this process has open is rejected, and stays locked for others", async () => {
    const state = await open();
    await expect(open()).rejects.toThrow("which this process has open");
    const reader = new DatabaseSync(database, { timeout: 0 });
    expect(() => reader.exec("SELECT * FROM nodes")).toThrow("locked");
    reader.close();
    await state.close();
    await (await open()).close();
  });

  it("that another program writes to is rejected without waiting", async () => {
    await createDatabase();
    await once(startSql("BEGIN IMMEDIATE").stdout, "data");
    await expect(open()).rejects.toThrow("has open");
  });

  it("that is open cannot be locked by another program, and stays usable", async () => {
    const state = await open();
    const other = startSql("PRAGMA busy_timeout = 100; BEGIN IMMEDIATE");
    await expect(
      Promise.race([
        once(other.stdout, "data").then(() => "locked"),
        expect
          .poll(() => other.exitCode)
          .toBeGreaterThan(0)
          .then(() => "rejected"),
      ]),
    ).resolves.toBe("rejected");
    await createOrganization(state);
    await state.close();
  });

  it.each([
    ["in a missing folder", () => join(folder, "missing", "gateway.db"), "in an existing folder"],
    ["below a file", () => (writeFileSync(database, ""), join(database, "gateway.db")), "database"],
    ["that is a folder", () => (mkdirSync(database), database), "which is a directory"],
    ["that is a device", () => "/dev/null", "which is a device or socket"],
  ])("%s is rejected with a specific error", async (_, path, reason) => {
    const opening = openState({ database: path() }, () => {});
    await expect(opening).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
    await expect(opening).rejects.toThrow(reason);
  });

  it.runIf(process.getuid?.() !== 0)("that is not writable is rejected with a specific error", async () => {
    await createDatabase();
    chmodSync(database, 0o400);
    await expect(open()).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
  });

  it("of a later version is rejected, unless it is compatible with this gateway", async () => {
    await createDatabase();
    const set = (version: number, oldest: number): void => {
      const sqlite = new DatabaseSync(database);
      sqlite.exec(`UPDATE schema_version SET version = ${version}, oldest_compatible = ${oldest}`);
      sqlite.close();
    };
    set(99, 98);
    await expect(open()).rejects.toThrow("one of version 99, made by a later gateway");
    set(99, 1);
    const state = await open();
    expect(await state.tables.organizations.isEmpty()).toBe(false);
    await state.close();
    expect(new DatabaseSync(database).prepare("SELECT version FROM schema_version").get()).toEqual({
      version: 99,
    });
  });

  it("accepts no changes once its file was deleted or replaced by a backup: they would be lost", async () => {
    await createDatabase();
    const backup = join(folder, "backup.db");
    copyFileSync(database, backup);
    const state = await open();
    renameSync(backup, database);
    await expect(createOrganization(state, "lost")).rejects.toMatchObject({
      name: "DatabaseError",
      message: expect.stringContaining("gateway.db was deleted or replaced while it was open"),
    });
    expect(await state.tables.organizations.all()).toHaveLength(1);
    rmSync(database);
    await expect(createOrganization(state, "lost")).rejects.toMatchObject({ failure: "denied" });
    await state.close();
  });

  it("keeps acknowledged changes when its disk is full, reports that, and continues when there is space", async () => {
    const state = await open();
    await createOrganization(state);
    // As many pages as exist, and a few more.
    const [{ page_count: pages = 0 } = {}] = (
      await sql<{ page_count: number }>`PRAGMA page_count`.execute(state.database)
    ).rows;
    await sql.raw(`PRAGMA max_page_count = ${pages + 5}`).execute(state.database);
    let organizations = 1;
    const fill = async (): Promise<void> => {
      for (;;) {
        await createOrganization(state, `organization ${organizations} ${"x".repeat(2_000)}`);
        organizations += 1;
      }
    };
    await expect(fill()).rejects.toMatchObject({ name: "DatabaseError", failure: "full" });
    expect(await state.tables.organizations.all()).toHaveLength(organizations);
    await sql.raw(`PRAGMA max_page_count = 1000000`).execute(state.database);
    await createOrganization(state, "after");
    expect(await state.tables.organizations.all()).toHaveLength(organizations + 1);
    await state.close();
  });
});

describe("the key of a SQLite database", () => {
  it.each([
    ["is missing", {}, "which does not exist"],
    [
      "is another one",
      { key: Buffer.alloc(32, 1).toString("base64") },
      "the key that this database was made with",
    ],
    ["is too short", { key: Buffer.alloc(31, 1).toString("base64") }, "32 random bytes in base64"],
    ["is not base64", { key: "-".repeat(43) }, "32 random bytes in base64"],
  ])("that %s is rejected with a specific error that does not show it", async (_, options, reason) => {
    await createDatabase();
    rmSync(`${database}.key`);
    const opening = open(options);
    await expect(opening).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    await expect(opening).rejects.toThrow(reason);
    if ("key" in options) await expect(opening).rejects.not.toThrow(String(options.key));
  });

  it.each(["keyFile", "formerKeyFile"])("that is too short in %s is rejected", async (option) => {
    const file = join(folder, "short.key");
    writeFileSync(file, "short", { mode: 0o600 });
    await expect(open({ [option]: file })).rejects.toThrow("expected 32 bytes");
  });

  it("may be base64 text in a file, as in the environment", async () => {
    const key = Buffer.alloc(32, 9).toString("base64");
    const state = await open({ key });
    await createOrganization(state);
    await state.close();
    const keyFile = join(folder, "text.key");
    writeFileSync(keyFile, `${key}\n`, { mode: 0o600 });
    await (await open({ keyFile })).close();
  });

  it("is written next to the previous one and replaces it", async () => {
    await createDatabase();
    const former = join(folder, "former.key");
    renameSync(`${database}.key`, former);
    const state = await open({ formerKeyFile: former });
    await state.start();
    await expect
      .poll(async () => (await sql`SELECT id FROM vault_keys`.execute(state.database)).rows)
      .toEqual([{ id: state.vault.current }]);
    await state.close();
    await (await open()).close();
  });
});
