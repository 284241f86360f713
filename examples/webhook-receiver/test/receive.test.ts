import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";
import { bearer, createManagementClient } from "@node-access/management";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { countTransfers } from "../src/count-transfers.ts";
import { receive } from "../src/receive.ts";

// A contract that emits Transfer(caller, first argument, second argument) in each call.
const RUNTIME =
  "6020602060003760003533" +
  "7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef" +
  "60206000a300";
const CREATION = `0x60328060093d393df3${RUNTIME}` as const;

const gateway = await createGateway({
  networks: { "ethereum-mainnet": { rpc: { anvil: true } } },
  allowMethods: ["eth_sendTransaction", "anvil_reorg"],
  streams: { allowPrivate: true },
});
after(() => gateway.close());
const { apiKey, nodes } = gateway.credentials;
const management = createManagementClient({ endpoint: gateway.url, credential: bearer(apiKey) });
const client = createRpcClient({
  protocol: "ethereum",
  endpoint: gateway.url,
  credential: urlToken(nodes.ethereum.key),
});

test("handles each event once: while it is down, when requests are repeated or forged, and through a reorganization", async () => {
  const [from = assert.fail("anvil has no account")] = await client.eth_accounts();
  const address =
    (await send({ from, data: CREATION })).contractAddress ?? assert.fail("nothing was created");
  const transfer = (): Promise<unknown> =>
    send({ from, to: address, data: `0x${"22".repeat(20).padStart(64, "0")}${"1".padStart(64, "0")}` });
  const [network = assert.fail("there is no network")] = (
    await management.listNetworks({ protocol: "ethereum" })
  ).results;

  const database = new DatabaseSync(":memory:");
  const transfers = countTransfers(database);
  const counted = (): number => transfers.all().reduce((sum, { count }) => sum + count, 0);
  let secret = "";
  const open = async (port = 0) => {
    const server = receive(secret, database, transfers.store).listen(port, "127.0.0.1");
    await once(server, "listening");
    return server;
  };
  let server = await open();
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/events`;
  server.close();
  const stream = await management.createStream({
    network: network.id,
    source: { type: "logs", addresses: [address] },
    start: { block: 0 },
    destination: { type: "webhook", url },
  });
  secret = stream.signing_secret?.reveal() ?? assert.fail("there is no secret");

  // The receiver is down: nothing is lost.
  await transfer();
  await transfer();
  await until(async () => (await management.getStream(stream.id)).status === "retrying");
  server = await open(port);
  await until(() => counted() === 2);

  // The same events again.
  await management.pauseStream(stream.id);
  await management.replayStream(stream.id, { from: 0 });
  await management.resumeStream(stream.id);
  await transfer();
  await until(() => counted() === 3);

  const forged = await fetch(url, {
    method: "POST",
    headers: {
      "webhook-id": "ST-1:1-1",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": `v1,${btoa("forged".padEnd(32))}`,
    },
    body: "[]",
  });
  assert.equal(forged.status, 401);

  // The block of the last transfer is replaced by an empty one.
  await client.request({ method: "anvil_reorg", params: [1, []] });
  await until(() => counted() === 2);
  await transfer();
  await until(() => counted() === 3);
  server.closeAllConnections();
  server.close();
});

async function send(transaction: { from: `0x${string}`; to?: `0x${string}`; data: `0x${string}` }) {
  const hash = await client.eth_sendTransaction({ ...transaction, gas: "0x30d40" });
  for (;;) {
    const receipt = await client.eth_getTransactionReceipt(hash);
    if (receipt !== null) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await condition());) {
    assert.ok(Date.now() < deadline, String(condition));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
