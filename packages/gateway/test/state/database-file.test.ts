import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { createGateway } from "../../src/index.ts";
import { temporaryFolder } from "../cleanup.ts";

describe("a database's file", () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = temporaryFolder();
    database = join(folder, "gateway.db");
  });

  function createForeignDatabase(content: string): void {
    const foreign = new DatabaseSync(database);
    foreign.exec(content);
    foreign.close();
  }

  it.each([
    ["which is a directory", () => mkdirSync(database)],
    [
      "which is not a SQLite database",
      () => writeFileSync(database, "some notes, and no database ".repeat(99)),
    ],
    ["which another program has made", () => createForeignDatabase("CREATE TABLE notes (text TEXT)")],
    [
      "which another program has made",
      () => createForeignDatabase("PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT)"),
    ],
    ["which another program has made", () => createForeignDatabase("PRAGMA application_id = 7")],
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

  describe("that a gateway has made", () => {
    /** A database that was closed, and its bytes. */
    let bytes: Buffer;
    beforeEach(async () => {
      await (await createGateway({ database })).close();
      bytes = readFileSync(database);
    });

    const cut = (length: number) => (): void => writeFileSync(database, bytes.subarray(0, length));
    const changed = (change: (copy: Buffer) => void) => (): void => {
      const copy = Buffer.from(bytes);
      change(copy);
      writeFileSync(database, copy);
    };
    it.each<[string, string, () => void]>([
      ["is empty", "which is empty: restore a backup, or move it away", cut(0)],
      ["has one byte", "which is truncated to 1 bytes", cut(1)],
      ["ends in its header", "which is damaged: restore a backup, or move it away", cut(600)],
      ["lacks its last bytes", "which is damaged", () => cut(bytes.length - 10)()],
      ["lacks a page", "which is damaged", () => cut(bytes.length - 4096)()],
      ["has no header", "which is not a SQLite database", changed((copy) => copy.fill(0, 0, 100))],
      [
        "has a page of zeros at its end",
        "which is damaged",
        changed((copy) => copy.fill(0, copy.length - 4096)),
      ],
      ["has other bytes in the middle", "which is damaged", changed((copy) => copy.fill(7, 40_960, 49_152))],
      [
        "has a log of something else",
        "gateway.db-wal, which is damaged",
        () => writeFileSync(`${database}-wal`, "something else"),
      ],
      [
        "is missing although its log is there",
        "which does not exist although its log",
        () => {
          const log = Buffer.alloc(5_000);
          log.writeUInt32BE(0x377f0682);
          writeFileSync(`${database}-wal`, log);
          rmSync(database);
        },
      ],
      [
        "is of a later version",
        "made by a later gateway: start that one",
        () => {
          const own = new DatabaseSync(database);
          own.exec("UPDATE schema_version SET version = 99, oldest_compatible = 99");
          own.close();
        },
      ],
    ])("and that %s is rejected and not changed", async (_, reason, prepare) => {
      prepare();
      const before = readContents(folder);
      const start = createGateway({ database });
      await expect(start).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
      await expect(start).rejects.toThrow(reason);
      await expect(start).rejects.not.toThrow(/\n/);
      expect(readContents(folder)).toEqual(before);
    });
  });

  it("continues from its log after the gateway was killed, even while the log was being moved into it", async () => {
    const gateway = await createGateway({ database });
    const copies = ["", "-wal", ".key"].map((end) => [end, readFileSync(database + end)] as const);
    await gateway.close();
    const complete = readFileSync(database);
    for (const firstBytes of [0, 4096]) {
      const copy = join(folder, `copy-${firstBytes}.db`);
      for (const [end, content] of copies) writeFileSync(copy + end, content, { mode: 0o600 });
      // The header is the first that is written, and says that more pages follow.
      if (firstBytes > 0) writeFileSync(copy, complete.subarray(0, firstBytes));
      // SQLite finds the log next to the file itself.
      const link = `${copy}.link`;
      symlinkSync(copy, link);
      const again = await createGateway({ database: link, keyFile: `${copy}.key` });
      expect(again.credentials).toBeUndefined();
      await expect(again.addOrganization("another")).resolves.toMatchObject({
        organization: { name: "another" },
      });
      await again.close();
    }
  });

  it("is not left empty by a start that fails", async () => {
    const keyFile = join(folder, "none", "a.key");
    await expect(createGateway({ database, keyFile })).rejects.toMatchObject({
      context: { path: "keyFile" },
    });
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

function readContents(folder: string): unknown[] {
  return readdirSync(folder).map((file) => [file, readFileSync(join(folder, file)).toString("base64")]);
}
