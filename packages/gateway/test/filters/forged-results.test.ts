import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, RESP_TYPES } from "@redis/client";
import { freePorts } from "@node-access-tools/local-servers";
import { isNight, programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createGateway, type Gateway } from "../../src/index.ts";
import { RedisResults } from "../../src/state/redis/redis-results.ts";
import { Vault } from "../../src/state/vault.ts";
import { closeAfterTest } from "../cleanup.ts";
import { call } from "../client.ts";
import { startRedis } from "../redis-server.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";

/** Milliseconds that a busy machine may take. */

const [port = 0] = await freePorts(1);
const url = `redis://127.0.0.1:${port}`;
const program = programForTests("redis");
const server = program === undefined ? undefined : await startRedis(program, port);

const readMiner = async (gateway: Gateway, hash: string): Promise<unknown> =>
  ((await call(gateway, "eth_getBlockByHash", hash, false)) as { miner: unknown }).miner;

describe.runIf(server)("results in a cache that others can write to", () => {
  const vault = new Vault(randomBytes(32));
  const logged: string[] = [];
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  let results: RedisResults;
  beforeAll(async () => {
    await client.connect();
    results = new RedisResults(url, vault, (_, event) => void logged.push(event));
  });
  afterAll(() => {
    client.destroy();
    results.close();
    server?.kill("SIGKILL");
  });

  /** Whether a result is stored: until a gateway is connected, its results are only its own. */
  const stores = async (gateway: Gateway): Promise<string | undefined> => {
    const hash = `0x${randomBytes(32).toString("hex")}`;
    const before = await client.dbSize();
    await readMiner(gateway, hash);
    await sleep(5);
    return (await client.dbSize()) > before ? hash : undefined;
  };
  const hits = async (from: Gateway, to: Gateway): Promise<boolean> => {
    // A lookup that takes too long is a miss.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const hash = await stores(from);
      if (hash && (await readMiner(from, hash)) === (await readMiner(to, hash))) return true;
    }
    return false;
  };

  /** A lookup that takes too long is a miss, and after several of them the cache rests. */
  const finds = (key: string): Promise<void> =>
    expect.poll(async () => String(await results.get(key))).toBe(`"${key}"`);

  const names: string[] = [];
  beforeEach(async () => {
    await client.flushAll();
    names.length = 0;
    for (const key of ["one", "other"])
      await vi.waitFor(async () => {
        results.set(key, Buffer.from(`"${key}"`));
        expect(String(await results.get(key))).toBe(`"${key}"`);
        for (const name of await client.keys("*"))
          if (!names.includes(String(name))) names.push(String(name));
        expect(names.at(-1)).toMatch(/^node-access:result:[0-9a-f]{64}$/);
      }, 120_000);
  });

  it.each<[string, (value: Buffer, other: Buffer, name: string) => Buffer]>([
    ["the value of another key", (_, other) => other],
    ["half of it", (value) => value.subarray(0, value.length / 2)],
    ["its head", (value) => value.subarray(0, 41)],
    ["less than its head", (value) => value.subarray(0, 5)],
    ["more at its end", (value) => Buffer.concat([value, Buffer.from(" ")])],
    ["another character", (value) => Buffer.from(value).fill("x", value.length - 2, value.length - 1)],
    ["another MAC", (value) => Buffer.from(value).fill(0, 9, 41)],
    ["another layout", (value) => Buffer.from(value).fill(2, 0, 1)],
    ["the id of no key", (value) => Buffer.from(value).fill(7, 1, 9)],
    ["a result without a MAC", () => Buffer.from('"forged"')],
    ["what is not JSON", () => Buffer.from('{"a":')],
    ["random bytes", () => randomBytes(100)],
    ["a huge value", (value) => Buffer.concat([value, Buffer.alloc(9 * 1024 * 1024, 0x20)])],
    [
      "one that another key has signed",
      (_, __, name) => new Vault(randomBytes(32)).sign(Buffer.from("1"), name),
    ],
  ])("are ignored if the cache has %s", async (_, change) => {
    const [one = "", other = ""] = names;
    const [value, swapped] = [await client.get(one), await client.get(other)] as [Buffer, Buffer];
    await client.set(one, change(value, swapped, one));
    expect(await results.get("one")).toBeUndefined();
    await client.set(one, value);
    for (const key of ["one", "other"]) await finds(key);
  });

  it("are ignored if the cache has no text, and the log says once that there are others", async () => {
    const [name = ""] = names;
    await client.del(name);
    await client.rPush(name, "item");
    expect(await results.get("one")).toBeUndefined();
    expect(logged).toEqual(["cached result ignored"]);
  });

  it("can be read as long as the key that has signed them is a former one", async () => {
    const [former, next] = [randomBytes(32), randomBytes(32)];
    const signed = new Vault(former).sign(Buffer.from("1"), "place");
    expect(String(new Vault(next, [former]).signed(signed, "place"))).toBe("1");
    expect(new Vault(next).signed(signed, "place")).toBeUndefined();
    // Neither can a part of the place become a part of the result.
    const moved = new Vault(former).sign(Buffer.from("cd"), "ab");
    expect(
      new Vault(former).signed(Buffer.concat([moved.subarray(0, 41), Buffer.from("bcd")]), "a"),
    ).toBeUndefined();
  });

  it("are hits for gateways with the same key, chain and checks, and for no others", async () => {
    const key = randomBytes(32).toString("base64");
    const open = async (
      own: string,
      rpc: object = {},
      network: object = {},
      ownKey = key,
    ): Promise<Gateway> => {
      const node = await startUpstream(
        respondWith((method, params) => {
          if (method === "eth_chainId") return "chainId" in network ? "0x5" : "0x1";
          return method === "eth_getBlockByHash" ? { hash: (params as [string])[0], miner: own } : null;
        }),
      );
      closeAfterTest(node);
      const part = { upstreams: [{ name: "node", url: node.url }], ...rpc };
      const networks = { "ethereum-mainnet": { ...network, rpc: part } };
      const gateway = await createGateway({ key: ownKey, cache: url, networks });
      closeAfterTest(gateway);
      await expect.poll(() => stores(gateway)).toBeDefined();
      return gateway;
    };
    const senders = { mode: "enforce", methods: ["eth_chainId"], senders: true } as const;
    const plain = await open("0x1");
    const strict = await open("0x2", { integrity: senders });
    expect(await hits(strict, await open("0x3", { integrity: senders }))).toBe(true);
    const others = [strict, await open("0x4", {}, { chainId: 5 })];
    if (isNight) {
      expect(await hits(await open("0x5", { integrity: "observe" }), plain)).toBe(true);
      others.push(await open("0x6", { integrity: { ...senders, senders: false } }));
      others.push(await open("0x7", {}, { genesis: `0x${"cd".repeat(32)}` }));
      others.push(await open("0x8", {}, {}, randomBytes(32).toString("base64")));
    }
    for (const other of others) expect(await hits(plain, other)).toBe(false);
    for (const other of others.slice(1)) expect(await hits(strict, other)).toBe(false);
  });
});
