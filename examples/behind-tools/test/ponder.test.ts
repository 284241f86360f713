import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { after, test } from "node:test";
import { deployToken, KEY, runIn, startChain, until } from "../start-chain.ts";

const folder = new URL("../ponder/", import.meta.url);

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

const chain = await startChain();
after(() => chain.close());

test("Ponder indexes old and new transfers, and drops those that a reorganization removes", async () => {
  const token = await deployToken(chain.url);
  const port = await findPort();
  await rm(new URL(".ponder", folder), { recursive: true, force: true });
  const env = { ...process.env, NODE_URL: chain.url, TOKEN: token, CHAIN_ID: "31337", DO_NOT_TRACK: "1" };
  const args = ["start", "--schema", "transfers", "--hostname", "127.0.0.1", "--port", String(port)];
  const ponder = spawn("ponder", args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  after(async () => {
    ponder.kill("SIGKILL");
    if (ponder.exitCode === null && ponder.signalCode === null) await once(ponder, "exit");
  });
  const readValues = async (): Promise<string[]> => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ transfers { items { value } } }" }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { transfers: { items: { value: string }[] } };
      errors?: unknown;
    };
    if (!data) throw new Error("Ponder responded with errors", { cause: errors });
    return data.transfers.items.map(({ value }) => value).toSorted();
  };
  assert.deepEqual(await until(readValues, (values) => values.length === 2), ["1000", "20"]);

  const transfer = [token, "transfer(address,uint256)", "0x0000000000000000000000000000000000003030", "30"];
  await runIn("foundry", "cast", ["send", ...transfer, "--rpc-url", chain.url, "--private-key", KEY]);
  assert.deepEqual(await until(readValues, (values) => values.length === 3), ["1000", "20", "30"]);

  await runIn("foundry", "cast", ["rpc", "anvil_reorg", "1", "[]", "--rpc-url", chain.nodeUrl]);
  await runIn("foundry", "cast", ["rpc", "evm_mine", "--rpc-url", chain.nodeUrl]);
  assert.deepEqual(await until(readValues, (values) => values.length === 2), ["1000", "20"]);
});
