import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { createGateway } from "../src/index.ts";
import { temporaryFolder } from "./cleanup.ts";

describe("a database's file", () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = temporaryFolder();
    database = join(folder, "gateway.db");
  });

  function createForeignDatabase(journal: string): void {
    const foreign = new DatabaseSync(database);
    foreign.exec(`PRAGMA journal_mode = ${journal}; CREATE TABLE notes (text TEXT); PRAGMA user_version = 1`);
    foreign.close();
  }

  it.each([
    ["which is a directory", () => mkdirSync(database)],
    ["which is no SQLite database", () => writeFileSync(database, "some notes, and no database ".repeat(99))],
    ["which another program has made", () => createForeignDatabase("DELETE")],
    ["which another program has made", () => createForeignDatabase("WAL")],
  ])("%s is rejected and not changed", async (reason, prepare) => {
    prepare();
    const contents = (): unknown =>
      reason.endsWith("directory") ? readdirSync(database) : readFileSync(database);
    const before = contents();
    const start = createGateway({ database });
    await expect(start).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
    await expect(start).rejects.toThrow(reason);
    expect(contents()).toEqual(before);
    expect(readdirSync(folder)).toEqual(["gateway.db"]);
  });

  it("is accepted if it is empty", async () => {
    writeFileSync(database, "");
    const gateway = await createGateway({ database });
    expect(gateway.credentials).toBeDefined();
    await gateway.close();
  });

  it("is not opened with a new key if the old one is missing", async () => {
    await (await createGateway({ database })).close();
    renameSync(`${database}.key`, join(folder, "moved.key"));
    const start = createGateway({ database });
    await expect(start).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "keyFile" } });
    await expect(start).rejects.toThrow("which does not exist");
    expect(readdirSync(folder)).not.toContain("gateway.db.key");
    const gateway = await createGateway({ database, keyFile: join(folder, "moved.key") });
    expect(gateway.credentials).toBeUndefined();
    await gateway.close();
  });
});
