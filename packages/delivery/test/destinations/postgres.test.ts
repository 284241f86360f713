import { startPostgres, type Postgres } from "@node-access-tools/local-servers/postgres";
import type { Destination, StreamEvent } from "@node-access/delivery";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { batchOf, batchWith, definitionOf, eventOf } from "./events.ts";
import { testExactlyOnce } from "./exactly-once.ts";
import { query, startPostgresTarget } from "./targets.ts";

const never = new AbortController().signal;

/** An event that has a key of its own choice. */
function about(sequence: number, key: string, removed: boolean, data = "1"): StreamEvent {
  return eventOf(sequence, { key, id: `${key}:${sequence}`, removed, data });
}

describe("a table of Postgres", () => {
  testExactlyOnce(startPostgresTarget);
});

describe("Postgres", () => {
  let server: Postgres;
  let url: string;
  beforeAll(async () => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
    server = await startPostgres({ tls: { cert, key } });
    ({ url } = server);
  });
  afterAll(() => server.stop());

  async function create(table: string, address = url, allowPrivate = true): Promise<Destination> {
    const definition = definitionOf({ type: "postgres", url: address, table });
    const destination = await createDestination(definition, { allowPrivate, log() {} });
    onTestFinished(() => destination.close());
    return destination;
  }

  async function open(table: string, address?: string): Promise<Destination> {
    const destination = await create(table, address);
    await destination.open(1, never);
    return destination;
  }

  /** An empty database, so that the stream has no position. */
  const another = async (): Promise<string> => (url = await server.createDatabase());

  it("has what happened, without what was removed, whatever comes together", async () => {
    await another();
    const destination = await open("app");
    await destination.deliver(
      batchWith([about(1, "a", false), about(2, "b", false), about(3, "c", false)]),
      never,
    );
    await destination.deliver(
      batchWith([about(4, "c", true), about(5, "b", true), about(6, "b", false, '{"n":1e400}')]),
      never,
    );
    await destination.deliver(
      batchWith([about(7, "d", false), about(8, "d", true), about(9, "a", true), about(10, "e", true)]),
      never,
    );
    // Late again: it would bring back what was removed.
    await destination.deliver(
      batchWith([about(1, "a", false), about(2, "b", false), about(3, "c", false)]),
      never,
    );
    expect(await query(url, "SELECT key, id, sequence, data::text FROM app")).toEqual([
      { key: "b", id: "b:6", sequence: "6", data: expect.stringMatching(/^\{"n": 10{400}\}$/) },
    ]);
    expect(await query(url, "SELECT * FROM node_access_streams")).toEqual([
      { stream: "ST-1", epoch: "1", sequence: "10" },
    ]);
  });

  it("has rows of the documented form", async () => {
    await another();
    await (await open("app")).deliver(batchOf(5, 5), never);
    const { hash, time, key } = eventOf(5);
    expect(
      await query(
        url,
        "SELECT key, id, sequence, block_number, block_hash, time, data->>'value' AS value FROM app",
      ),
    ).toEqual([
      {
        key,
        id: key,
        sequence: "5",
        block_number: "2",
        block_hash: hash,
        time: new Date(time ?? ""),
        value: "12345678901234567890",
      },
    ]);
    await (await open("app")).deliver(batchWith([eventOf(6, { time: undefined })]), never);
    expect(await query(url, "SELECT time FROM app WHERE sequence = 6")).toEqual([{ time: null }]);
  });

  it.each([
    ["a character that text cannot have", { data: String.raw`"\u0000"` }],
    ["half a character", { data: String.raw`"\ud800"` }],
    ["a time that is none", { time: "soon" }],
    ["data that is not JSON", { data: "{" }],
    ["a number that is too large", { data: `1${"0".repeat(200_000)}` }],
    [
      "a key that is too large for its index",
      { key: Array.from({ length: 10_000 }, () => Math.random()).join("") },
    ],
  ])("rejects %s, and accepts the rest on the same connection", async (_what, changes) => {
    await another();
    const destination = await open("app");
    await expect(
      destination.deliver(batchWith([eventOf(1), eventOf(2, changes)]), never),
    ).rejects.toMatchObject({
      name: "DeliveryError",
      outcome: "reject",
    });
    expect(await query(url, "SELECT sequence FROM app")).toEqual([]);
    await destination.deliver(batchWith([eventOf(1)]), never);
    await destination.deliver(batchWith([eventOf(3)]), never);
    expect(await query(url, "SELECT sequence FROM app ORDER BY sequence")).toEqual([
      { sequence: "1" },
      { sequence: "3" },
    ]);
  });

  it.each([
    "CREATE TABLE app (key text)",
    "CREATE TABLE app (key text, id text, sequence bigint, block_number bigint, block_hash text, time timestamptz, data jsonb)",
    "CREATE TABLE app (key text PRIMARY KEY, id text, sequence bigint, block_number bigint, block_hash text, time timestamptz, data integer)",
    "CREATE TABLE app (key text PRIMARY KEY, id text, sequence bigint, block_number bigint, block_hash text, time timestamptz, data jsonb, more text NOT NULL)",
    "CREATE TABLE node_access_streams (id text)",
    "CREATE VIEW app AS SELECT 1 AS one",
  ])("pauses the stream after %s", async (text) => {
    await query(await another(), text);
    const destination = await create("app");
    const delivered = destination.open(1, never).then(() => destination.deliver(batchOf(1, 2), never));
    await expect(delivered).rejects.toMatchObject({ name: "DeliveryError", outcome: "pause" });
  });

  it("accepts a table with more columns, in a schema and with a name that SQL reserves, from a user who may only write", async () => {
    await another();
    await query(
      url,
      `CREATE SCHEMA app; CREATE TABLE app."select" (key text PRIMARY KEY, id text, sequence bigint, block_number bigint,
        block_hash text, time timestamptz, data jsonb, seen boolean DEFAULT false, text text GENERATED ALWAYS AS (data->>'text') STORED);
      CREATE TABLE app.node_access_streams (stream text PRIMARY KEY, epoch bigint NOT NULL, sequence bigint NOT NULL);
      DROP ROLE IF EXISTS writer; CREATE ROLE writer LOGIN PASSWORD 'w:r/i@t%e'; GRANT USAGE ON SCHEMA app TO writer;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA app TO writer`,
    );
    const address = url.replace(/\/\/.*@/, `//writer:${encodeURIComponent("w:r/i@t%e")}@`);
    await (await open("app.select", address)).deliver(batchOf(1, 2), never);
    expect(await query(url, 'SELECT seen, text FROM app."select"')).toHaveLength(2);
    await expect(open("public.other", address)).rejects.toMatchObject({
      outcome: "pause",
      message: /permission denied/,
    });
    await query(url, 'REVOKE DELETE ON app."select" FROM writer');
    await expect((await open("app.select", address)).deliver(batchOf(3, 4), never)).rejects.toMatchObject({
      outcome: "pause",
    });
  });

  it("pauses the stream if it may not connect, and names no password", async () => {
    const wrong = url.replace(/\/\/.*@/, "//postgres:wr0ng-pass@");
    await expect(open("app", wrong)).rejects.toMatchObject({
      outcome: "pause",
      message: `127.0.0.1:${server.port}: password authentication failed for user "postgres"`,
    });
    await expect(open("app", url.replace(/[^/]+$/, "nowhere"))).rejects.toMatchObject({ outcome: "pause" });
    await expect(create("app", url.replace(/\/\/.*@/, "//"))).rejects.toMatchObject({ outcome: "pause" });
  });

  it("sends no password of the gateway's environment", async () => {
    const { password, username } = new URL(url);
    vi.stubEnv("PGPASSWORD", password);
    vi.stubEnv("PGUSER", username);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(open("app", url.replace(`:${password}@`, "@"))).rejects.toMatchObject({ outcome: "pause" });
  });

  it("is reached over TLS as the URL says, and its other parameters are not used", async () => {
    await another();
    await (
      await open("app", `${url}?sslmode=require&sslrootcert=/etc/passwd&host=192.0.2.1&port=1`)
    ).deliver(batchOf(1, 2), never);
    await expect(open("app", `${url}?sslmode=verify-full`)).rejects.toMatchObject({
      outcome: "retry",
      message: expect.stringContaining("its certificate is not valid"),
    });
    for (const mode of ["prefer", "no-verify", "x", "__proto__", "constructor"])
      await expect(create("app", `${url}?sslmode=${mode}`)).rejects.toMatchObject({
        outcome: "pause",
        message: /sslmode/,
      });
    await expect(create("app", url, false)).rejects.toMatchObject({
      outcome: "pause",
      message: /private address/,
    });
    await expect(create("app", url.replace("127.0.0.1", "8.8.8.8"))).rejects.toMatchObject({
      outcome: "pause",
      message: expect.stringContaining("add ?sslmode=verify-full to the URL"),
    });
    await expect(open("app", url.replace("127.0.0.1", "%2Fvar%2Frun"))).rejects.toMatchObject({
      name: "DeliveryError",
    });
  });

  it("creates its tables once, however many streams start at once", async () => {
    await another();
    const all = Array.from({ length: 10 }, () => open("app"));
    await Promise.all(all);
    await (await open("app")).deliver(batchOf(1, 2), never);
  });

  it("moves on with another gateway while the first one is frozen in its transaction", async () => {
    await another();
    const proxy = await startCuttingProxy(server.port);
    onTestFinished(() => proxy.close());
    const frozen = await open("app", url.replace(/:\d+\//, `:${proxy.port}/`));
    proxy.stall("client", 3);
    const delivered = frozen.deliver(batchOf(1, 5), never).catch((error: Error) => error);
    await expect
      .poll(() => query(server.url, "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'"))
      .toHaveLength(1);
    const next = await create("app");
    expect(await next.open(2, never)).toBe(0);
    await next.deliver(batchOf(1, 7, 2), never);
    proxy.pass();
    expect(await delivered).toMatchObject({ name: "DeliveryError", outcome: "retry" });
    await expect(create("app").then((late) => late.open(1, never))).rejects.toMatchObject({
      outcome: "retry",
      message: /another gateway runs it/,
    });
    expect(await query(url, "SELECT sequence FROM app")).toHaveLength(7);
  });
});
