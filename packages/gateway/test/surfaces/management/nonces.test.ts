import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { nonceLimits } from "../../../src/state/tables/nonces.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { request } from "../../client.ts";
import { testKey, usePostgres } from "../../use-postgres.ts";

const postgres = usePostgres();

interface Taken {
  readonly nonce: number;
  readonly token: string;
}

/** An account on Ethereum that no other test has. */
function newAccount(): string {
  return `1:0x${randomBytes(20).toString("hex")}`;
}

async function start(database: string): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({ database, ...(database !== ":memory:" && { key: testKey }) });
  closeAfterTest(gateway);
  return gateway as Gateway<Credentials>;
}

/** Calls an operation of an account's nonces. */
function nonceCaller({ url, credentials }: Gateway<Credentials>, account: string) {
  const call = async (operation: string, body?: object): Promise<{ status: number; json: unknown }> => {
    const path = `/v1/nonces/${encodeURIComponent(account)}/${operation}`;
    const headers = { authorization: `Bearer ${credentials.apiKey}` };
    return request(url + path, { headers, ...(body && { method: "POST", body }) });
  };
  return {
    call,
    take: async (from: number, lease = 60_000): Promise<Taken> =>
      (await call("take/", { from, lease })).json as Taken,
    add: async (taken: Taken, transaction: string): Promise<unknown> =>
      (await call("add/", { ...taken, transaction })).json,
    list: async (): Promise<unknown> => ((await call("")).json as { results: unknown }).results,
  };
}

describe.each([
  ["SQLite", () => Promise.resolve(":memory:")],
  ["Postgres", () => postgres().createDatabase()],
])("nonces on %s", (_kind, create) => {
  it("belong to an organization's account, and are freed, used and forgotten", async () => {
    const gateway = await start(await create());
    const { take, add, list, call } = nonceCaller(gateway, newAccount());
    const [one, two] = [await take(7), await take(7)];
    expect([one.nonce, two.nonce]).toEqual([7, 8]);
    expect((await call("release/", one)).json).toEqual({ is_done: true });
    expect((await call("release/", one)).json).toEqual({ is_done: false });
    expect(await add(one, "0x01")).toEqual({ is_done: false });
    expect(await take(7)).toMatchObject({ nonce: 7 });
    for (const transaction of ["0x02", "0x02", "0xAb"])
      expect(await add(two, transaction)).toEqual({ is_done: true });
    expect((await call("release/", two)).json).toEqual({ is_done: false });
    expect(await list()).toMatchObject([
      { nonce: 7, transactions: [], is_leased: true },
      { ...two, transactions: ["0x02", "0xAb"], is_leased: true },
    ]);
    // It is the newest again, after a replacement that was rejected.
    expect(await add(two, "0x02")).toEqual({ is_done: true });
    expect(await list()).toMatchObject([{ nonce: 7 }, { transactions: ["0xAb", "0x02"] }]);
    expect(await nonceCaller(gateway, newAccount()).list()).toEqual([]);
    expect((await call("forget/", { below: 8 })).status).toBe(204);
    expect(await list()).toMatchObject([{ nonce: 8 }]);
  });

  it("are free after a lease without a transaction", async () => {
    const gateway = await start(await create());
    const { take, add, list, call } = nonceCaller(gateway, newAccount());
    const [empty, signed] = [await take(1, 1), await take(2, 1)];
    expect(await add(signed, "0x01")).toEqual({ is_done: true });
    await sleep(10);
    expect((await call("release/", signed)).json).toEqual({ is_done: false });
    expect((await take(1)).nonce).toBe(1);
    expect(await add(empty, "0x02")).toEqual({ is_done: false });
    expect((await take(1, 1)).nonce).toBe(3);
    await sleep(10);
    expect((await take(9)).nonce).toBe(9);
    expect(await list()).toMatchObject([{ nonce: 1 }, { nonce: 2, is_leased: false }, { nonce: 9 }]);
  });

  it("are taken up to the maximum of the spec", async () => {
    const gateway = await start(await create());
    const { call, take, list } = nonceCaller(gateway, newAccount());
    const max = 1_000_000_000_000;
    expect((await take(max)).nonce).toBe(max);
    expect(await call("take/", { from: max, lease: 60_000 })).toMatchObject({
      status: 400,
      json: { error: { fields: { from: [`no nonce from ${max} to ${max} is free`] } } },
    });
    expect(await list()).toMatchObject([{ nonce: max }]);
    expect((await take(max - 1)).nonce).toBe(max - 1);
  });

  it("are limited in number and size, without those that are free", async () => {
    const gateway = await start(await create());
    vi.spyOn(nonceLimits, "nonces", "get").mockReturnValue(2);
    vi.spyOn(nonceLimits, "characters", "get").mockReturnValue(10);
    onTestFinished(() => void vi.restoreAllMocks());
    const { call, add, list } = nonceCaller(gateway, newAccount());
    await nonceCaller(gateway, newAccount()).take(0, 1);
    await sleep(10);
    const taken = (await call("take/", { from: 0, lease: 60_000 })).json as Taken;
    expect((await call("take/", { from: 0, lease: 60_000 })).status).toBe(200);
    expect(await call("take/", { from: 0, lease: 60_000 })).toMatchObject({
      status: 400,
      json: { error: { code: "limit_reached" } },
    });
    expect(await add(taken, "0x01020304")).toEqual({ is_done: true });
    expect(await add(taken, "0x05")).toMatchObject({ error: { code: "limit_reached" } });
    expect(await list()).toMatchObject([{ nonce: 0, transactions: ["0x01020304"] }, { nonce: 1 }]);
  });
});

it("rejects other accounts than one on a chain, and other values", async () => {
  const gateway = await start(":memory:");
  const account = newAccount();
  for (const wrong of ["1", account.toUpperCase(), `x${account}`, `${account}\n`, "1:0x", "%"])
    expect((await nonceCaller(gateway, wrong).call("")).status).toBe(400);
  const { url, credentials } = gateway;
  const headers = { authorization: `Bearer ${credentials.apiKey}` };
  expect((await request(`${url}/v1/nonces/%ff/`, { headers })).status).toBe(400);
  expect((await request(`${url}/v1/nonces/${account}`)).status).toBe(401);
  const { call } = nonceCaller(gateway, account);
  const token = "6f1c2a34-5b67-4890-8abc-def012345678";
  for (const [operation, body] of [
    ["take/", { from: -1, lease: 1 }],
    ["take/", { from: 0, lease: 0 }],
    ["take/", { from: 2 ** 60, lease: 1 }],
    ["take/", { from: 0, lease: 1, account }],
    ["add/", { nonce: 0, token, transaction: "0x" }],
    ["add/", { nonce: 0, token, transaction: "0x01,0x02" }],
    ["release/", { nonce: "0", token }],
    ["release/", { nonce: 0, token: "\0".repeat(36) }],
    ["forget/", {}],
  ] as const)
    expect((await call(operation, body)).status).toBe(400);
});

it("accepts a transaction with blobs, which is larger than other bodies may be", async () => {
  const { take, add, list } = nonceCaller(await start(":memory:"), newAccount());
  const transaction = `0x${"ab".repeat(2_300_000)}`;
  expect(await add(await take(0), transaction)).toEqual({ is_done: true });
  expect(await list()).toMatchObject([{ transactions: [transaction] }]);
});
