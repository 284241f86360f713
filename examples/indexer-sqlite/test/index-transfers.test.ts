import assert from "node:assert/strict";
import { after, test } from "node:test";
import { urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createGateway } from "@node-access/gateway";
import { indexTransfers } from "../src/index-transfers.ts";
import { TransferStore } from "../src/transfer-store.ts";

// A contract that emits Transfer(caller, first argument, second argument) in each call.
const RUNTIME =
  "6020602060003760003533" +
  "7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef" +
  "60206000a300";
const CREATION = `0x60328060093d393df3${RUNTIME}` as const;

const gateway = await createGateway({
  networks: { "ethereum-mainnet": { rpc: { anvil: true } } },
  allowMethods: ["eth_sendTransaction", "anvil_reorg"],
});
const client = createRpcWebSocketClient({
  protocol: "ethereum",
  endpoint: gateway.url.replace(/^http/, "ws"),
  credential: urlToken(gateway.credentials.nodes.ethereum.key),
});
after(async () => {
  await client.close();
  await gateway.close();
});

test("stores past and new transfers, continues after a restart, and reverts reorganizations", async () => {
  const [from = assert.fail("anvil has no account")] = await client.eth_accounts();
  const address =
    (await send({ from, data: CREATION })).contractAddress ?? assert.fail("nothing was created");
  const transfer = async (value: bigint): Promise<void> => {
    const data = `0x${"22".repeat(20).padStart(64, "0")}${value.toString(16).padStart(64, "0")}` as const;
    await send({ from, to: address, data });
  };
  const store = new TransferStore(":memory:");
  const values = (): bigint[] => store.all().map(({ value }) => value);
  const start = (): (() => Promise<void>) => {
    const stop = new AbortController();
    const done = indexTransfers({ client, store, address, firstBlock: 0, signal: stop.signal });
    return async () => {
      stop.abort();
      await done.catch((error: unknown) => assert.ok(stop.signal.aborted, String(error)));
    };
  };

  await transfer(1n);
  let stop = start();
  await until(() => values().length === 1);
  await transfer(2n);
  await until(() => values().length === 2);
  assert.deepEqual(store.all()[1], { from, to: `0x${"22".repeat(20)}`, value: 2n });

  await stop();
  await client.request({ method: "anvil_reorg", params: [1, []] });
  await transfer(3n);
  stop = start();
  await until(() => values().includes(3n));
  assert.deepEqual(values(), [1n, 3n]);

  await client.request({ method: "anvil_reorg", params: [1, []] });
  await transfer(4n);
  await until(() => values().includes(4n));
  assert.deepEqual(values(), [1n, 4n]);
  await stop();
  store.close();
});

async function send(transaction: { from: `0x${string}`; to?: `0x${string}`; data: `0x${string}` }) {
  const hash = await client.eth_sendTransaction({ ...transaction, gas: "0x30d40" });
  for (;;) {
    const receipt = await client.eth_getTransactionReceipt(hash);
    if (receipt !== null) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !condition();) {
    assert.ok(Date.now() < deadline, String(condition));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
