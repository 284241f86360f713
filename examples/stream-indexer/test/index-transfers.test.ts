import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";
import { bearer, createManagementClient } from "@node-access/management";
import { createRpcClient, urlToken } from "@node-access/rpc";
import pg from "pg";
import { openStream } from "../src/open-stream.ts";
import { topReceivers } from "../src/top-receivers.ts";

const database = process.env["DATABASE_URL"];
assert.ok(database, "set DATABASE_URL to a Postgres database: postgres://user:password@host/name");

// A contract that emits Transfer(caller, first argument, second argument) in each call.
const RUNTIME =
  "6020602060003760003533" +
  "7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef" +
  "60206000a300";
const CREATION = `0x60328060093d393df3${RUNTIME}` as const;
const table = "example_transfers";

const gateway = await createGateway({
  networks: { "ethereum-mainnet": { rpc: { anvil: true } } },
  allowMethods: ["eth_sendTransaction", "anvil_reorg"],
  streams: { allowPrivate: true },
});
const postgres = new pg.Client({ connectionString: database });
await postgres.connect();
after(async () => {
  await gateway.close();
  await postgres.query(`DROP TABLE IF EXISTS ${table}, node_access_streams`);
  await postgres.end();
});
const { apiKey, nodes } = gateway.credentials;
const management = createManagementClient({ endpoint: gateway.url, credential: bearer(apiKey) });
const client = createRpcClient({
  protocol: "ethereum",
  endpoint: gateway.url,
  credential: urlToken(nodes.ethereum.key),
});

test("stores past and new transfers, deletes those of replaced blocks, and has each once", async () => {
  const [from = assert.fail("anvil has no account")] = await client.eth_accounts();
  const token = (await send({ from, data: CREATION })).contractAddress ?? assert.fail("nothing was created");
  const transfer = (to: string): Promise<unknown> =>
    send({ from, to: token, data: `0x${to.repeat(20).padStart(64, "0")}${"1".padStart(64, "0")}` });
  const stored = async (): Promise<string> => {
    const rows = await topReceivers(postgres, table).catch((error: { code?: string }) => {
      // The stream creates the table with its first event.
      assert.equal(error.code, "42P01");
      return [];
    });
    return rows.map(({ receiver, count }) => `${receiver.slice(-2)}=${count}`).join(" ");
  };

  await transfer("22");
  await transfer("22");
  const stream = await openStream(management, { token, from: 0, database, table });
  assert.equal((await openStream(management, { token, from: 0, database, table })).id, stream.id);
  await until(async () => (await stored()) === "22=2");
  await transfer("33");
  await until(async () => (await stored()) === "22=2 33=1");

  // The block of the last transfer is replaced by an empty one.
  await client.request({ method: "anvil_reorg", params: [1, []] });
  await until(async () => (await stored()) === "22=2");
  await transfer("44");
  await until(async () => (await stored()) === "22=2 44=1");

  await management.pauseStream(stream.id);
  await management.replayStream(stream.id, { from: 0 });
  await management.resumeStream(stream.id);
  await transfer("55");
  await until(async () => (await stored()) === "22=2 44=1 55=1");
});

async function send(transaction: { from: `0x${string}`; to?: `0x${string}`; data: `0x${string}` }) {
  const hash = await client.eth_sendTransaction({ ...transaction, gas: "0x30d40" });
  for (;;) {
    const receipt = await client.eth_getTransactionReceipt(hash);
    if (receipt !== null) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await condition());) {
    assert.ok(Date.now() < deadline, String(condition));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
