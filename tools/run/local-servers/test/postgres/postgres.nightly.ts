import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { freePorts, listen } from "../../src/listen.ts";
import { describe, expect, it } from "vitest";
import { startPostgres } from "../../src/postgres/postgres.ts";

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const folders = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("node-access-postgres-"));

describe("startPostgres", () => {
  it("creates separate databases, and leaves nothing behind after stop()", async () => {
    const before = folders();
    const postgres = await startPostgres();
    const [one, other] = [await postgres.createDatabase(), await postgres.createDatabase()];
    await rows(one, "CREATE TABLE notes (text TEXT)");
    await expect(rows(other, "SELECT * FROM notes")).rejects.toThrow('relation "notes" does not exist');
    expect(await rows(one, "SELECT 'a' < 'B' AS by_language")).toEqual([{ by_language: true }]);
    await postgres.stop();
    await postgres.stop();
    await expect(rows(one, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
    expect(folders().filter((name) => !before.includes(name))).toEqual([]);
  });

  it("tries another port if another program has taken the first one", async () => {
    const taker = await listen(createServer((socket) => void socket.destroy()));
    const taken = Number(new URL(taker.url).port);
    const before = folders();
    const chosen: number[][] = [];
    const postgres = await startPostgres({}, async (count) => {
      chosen.push(chosen.length === 0 ? [taken] : await freePorts(count));
      return chosen.at(-1) ?? [];
    });
    expect(chosen).toHaveLength(2);
    expect(postgres.port).not.toBe(taken);
    expect(await rows(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    await taker.close();
    expect(folders().filter((name) => !before.includes(name))).toEqual([]);
  });

  it("requires its password", async () => {
    const postgres = await startPostgres();
    await expect(rows(postgres.url.replace(/:\w+@/, ":wrong@"), "SELECT 1")).rejects.toThrow(
      "password authentication failed",
    );
    await postgres.stop();
  });

  it("keeps its data and port if it is killed and restarted", async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    await rows(url, "CREATE TABLE notes (text TEXT)");
    await postgres.kill();
    await expect(rows(url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
    await postgres.restart();
    expect(await rows(url, "SELECT * FROM notes")).toEqual([]);
    await postgres.stop();
  });

  it.runIf(process.platform === "linux")("sends no response while it is frozen", async () => {
    const postgres = await startPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    postgres.freeze();
    let hasResponded = false;
    const response = client.query("SELECT 1").then(() => (hasResponded = true));
    await new Promise((resolve) => void setTimeout(resolve, 300));
    expect(hasResponded).toBe(false);
    postgres.thaw();
    await response;
    await client.end();
    postgres.freeze();
    await postgres.stop();
  });

  it("rejects with the server's output if it does not start", async () => {
    await expect(startPostgres({ tls: { cert: "none", key: "none" } })).rejects.toThrow(
      /Postgres ended[^]*could not load server certificate file "server.crt"/,
    );
  });

  it.each(["SIGINT", "SIGKILL"] as const)(
    "leaves nothing behind if the starting process is ended by %s",
    async (signal) => {
      const before = folders();
      const parent = spawn(
        process.execPath,
        [fileURLToPath(new URL("fixtures/parent.ts", import.meta.url))],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      // The output ends without any text if the parent failed.
      await once(parent.stdout.setEncoding("utf8"), "readable");
      const url = String(parent.stdout.read());
      expect(await rows(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      parent.kill(signal);
      await once(parent, "exit");
      await expect.poll(() => rows(url, "SELECT 1").catch(String)).toMatch("ECONNREFUSED");
      await expect.poll(() => folders().filter((name) => !before.includes(name))).toEqual([]);
    },
  );
});
