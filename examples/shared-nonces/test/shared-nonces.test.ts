import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { after, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { createGateway } from "@node-access/gateway";
import { bearer, createManagementClient } from "@node-access/management";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { gatewayNonces, type NonceStore } from "@node-access/rpc/nonces";
import { createClient } from "@redis/client";
import pg from "pg";
import { keccak256 } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { createPayer } from "../src/pay.ts";
import { postgresNonces } from "../src/postgres-nonces.ts";
import { redisNonces } from "../src/redis-nonces.ts";

const { DATABASE_URL } = process.env;
assert.ok(DATABASE_URL, "set DATABASE_URL to an empty Postgres database: postgres://user:password@host/name");
const pool = new pg.Pool({ connectionString: DATABASE_URL });
const redisServer = ["valkey-server", "redis-server"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
const skip = redisServer === undefined && "neither valkey-server nor redis-server is installed";
const closing: (() => unknown)[] = [() => pool.end()];
after(async () => {
  for (const close of closing.toReversed()) await close();
});

/** Collects a process's lines, and kills it at the last one. */
async function read(child: ChildProcess, lines: string[], last = Infinity): Promise<void> {
  if (!child.stdout) return;
  for await (const line of createInterface({ input: child.stdout }))
    if (lines.push(line) >= last) child.kill("SIGKILL");
}

async function startRedis(): Promise<NonceStore> {
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", ""];
  const server = spawn(redisServer ?? "", options, { stdio: ["ignore", "pipe", "inherit"] });
  closing.push(() => server.kill());
  for await (const line of createInterface({ input: server.stdout }))
    if (line.includes("eady to accept")) break;
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  await client.connect();
  closing.push(() => client.close());
  return redisNonces(client);
}

async function startGateway(database: string): Promise<NonceStore> {
  const gateway = await createGateway({ database, key: randomBytes(32).toString("base64") });
  closing.push(() => gateway.close());
  assert.ok(gateway.credentials, "the gateway has started before");
  const credential = bearer(gateway.credentials.apiKey);
  return gatewayNonces(createManagementClient({ endpoint: gateway.url, credential }));
}

test("processes that start together create one table", async () => {
  await Promise.all(Array.from({ length: 4 }, () => pool.query("select pg_sleep(0.1)")));
  await Promise.all(Array.from({ length: 4 }, () => postgresNonces(pool)));
});

const stores: [string, () => Promise<NonceStore>, string | false][] = [
  ["Postgres", () => postgresNonces(pool), false],
  ["Valkey or Redis", startRedis, skip],
  ["a gateway", () => startGateway(":memory:"), false],
  ["a gateway on Postgres", () => startGateway(DATABASE_URL), false],
];
for (const [name, open, reason] of stores) {
  describe(`a store in ${name}`, { skip: reason }, () => {
    const account = `1:0x${randomBytes(20).toString("hex")}`;
    let store: NonceStore;

    test("gives each nonce to one of many, and frees only what nobody has sent", async () => {
      store = await open();
      const all = await Promise.all(Array.from({ length: 30 }, () => store.take(account, 5, 60_000)));
      const nonces = all.map(({ nonce }) => nonce).toSorted((a, b) => a - b);
      assert.deepEqual(
        nonces,
        Array.from({ length: 30 }, (_, index) => index + 5),
      );
      const [one = assert.fail(), two = assert.fail(), three = assert.fail()] = all;
      assert.equal(await store.release(account, one), true);
      assert.equal(await store.release(account, one), false);
      assert.equal((await store.take(account, 5, 60_000)).nonce, one.nonce);
      assert.equal(await store.add(account, one, "0x01"), false);
      for (const transaction of ["0x02", "0x03"] as const)
        assert.equal(await store.add(account, two, transaction), true);
      assert.equal(await store.release(account, two), false);
      assert.equal(await store.add(account, three, "0x04"), true);
      const entry = (await store.list(account)).find(({ nonce }) => nonce === two.nonce);
      assert.deepEqual(entry, { ...two, transactions: ["0x02", "0x03"], isLeased: true });
    });

    test("frees a nonce without a transaction after its lease, and forgets", async () => {
      await store.forget(account, 1_000);
      assert.deepEqual(await store.list(account), []);
      const [empty, signed] = [await store.take(account, 1, 1), await store.take(account, 2, 1)];
      assert.equal(await store.add(account, signed, "0x01"), true);
      await sleep(10);
      assert.equal(await store.release(account, signed), false);
      const again = await store.take(account, 1, 60_000);
      assert.equal(again.nonce, 1);
      assert.equal(await store.add(account, empty, "0x02"), false);
      assert.equal((await store.take(account, 1, 1)).nonce, 3);
      await sleep(10);
      assert.equal((await store.take(account, 9, 60_000)).nonce, 9);
      assert.deepEqual(
        (await store.list(account)).map(({ nonce, isLeased }) => [nonce, isLeased]),
        [
          [1, true],
          [2, false],
          [9, true],
        ],
      );
    });
  });
}

test("two processes use each nonce once, also if one of them is killed", async () => {
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": { rpc: { anvil: true } } },
    allowMethods: ["eth_sendTransaction"],
  });
  closing.push(() => gateway.close());
  const token = gateway.credentials.nodes.ethereum.key;
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: gateway.url,
    credential: urlToken(token),
  });
  const privateKey = generatePrivateKey();
  const { address } = privateKeyToAccount(privateKey);
  const [rich = assert.fail("anvil has no account")] = await client.eth_accounts();
  await client.eth_sendTransaction({ from: rich, to: address, value: "0xde0b6b3a7640000" });

  const lease = 1_000;
  const env = {
    ENDPOINT: gateway.url,
    TOKEN: token,
    PRIVATE_KEY: privateKey,
    DATABASE_URL,
    LEASE: `${lease}`,
  };
  const start = (count: number): ChildProcess =>
    spawn(process.execPath, ["src/main.ts", `${count}`], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const [killed, other] = [start(40), start(40)];
  const [first, second]: [string[], string[]] = [[], []];
  await Promise.all([read(killed, first, 3), read(other, second), once(killed, "exit"), once(other, "exit")]);
  assert.equal(killed.signalCode, "SIGKILL");
  assert.equal(second.length, 40);

  // Later, another process completes what the killed one has begun.
  await sleep(lease);
  const store = await postgresNonces(pool);
  const { sender, pay } = createPayer({ endpoint: gateway.url, token, privateKey, store, lease });
  const { gaps } = await sender.recover();
  for (let gap = 0; gap < gaps.length; gap += 1) await pay(`0x${"66".repeat(20)}`);
  const { settled } = await sender.recover();
  assert.deepEqual(await sender.recover(), { resent: [], stuck: [], gaps: [], settled });

  const chainId = Number(await client.eth_chainId());
  const all = await store.list(`${chainId}:${address.toLowerCase()}`);
  // The killed process may have taken the last nonces without a transaction: nothing waits for them.
  const entries = all.filter(({ transactions }) => transactions.length > 0);
  const used = Number(await client.eth_getTransactionCount(address, "latest"));
  assert.deepEqual(
    entries.map(({ nonce, transactions }) => [nonce, transactions.length]),
    Array.from({ length: used }, (_, nonce) => [nonce, 1]),
  );
  for (const { nonce, transactions } of entries) {
    const [transaction = assert.fail()] = transactions;
    const receipt = await client.eth_getTransactionReceipt(keccak256(transaction));
    assert.equal(receipt?.status, "0x1", `nonce ${nonce}`);
  }
  const sent = [...first, ...second].map((line) => (JSON.parse(line) as { nonce: number }).nonce);
  assert.equal(new Set(sent).size, sent.length);
  assert.ok(sent.every((nonce) => nonce < used));
});
