import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { bearer, createManagementClient } from "@node-access/management";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { createRpcPool } from "@node-access/rpc/pool";

assert.ok(
  process.env["DATABASE_URL"],
  "set DATABASE_URL to an empty Postgres database: postgres://user:password@host/name",
);
const key = randomBytes(32).toString("base64");
const running: ChildProcess[] = [];
after(() => running.forEach((child) => child.kill()));

/** Starts a gateway in a separate process. */
async function start() {
  const child = spawn(process.execPath, ["src/main.ts"], {
    env: { ...process.env, NODE_ACCESS_GATEWAY_KEY: key, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let credentials: { apiKey: string; node: { id: `ND-${string}`; key: string } } | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("{")) credentials = JSON.parse(line);
    const url = /^listening on (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { child, url, credentials };
  }
  return assert.fail("the gateway did not start");
}

test("gateways serve the same nodes, and one serves on when another is killed", async () => {
  const first = await start();
  const second = await start();
  const { apiKey, node } = first.credentials ?? assert.fail("the first gateway has no credentials");
  assert.equal(second.credentials, undefined);

  const client = (url: string) =>
    createRpcClient({ protocol: "ethereum", endpoint: url, credential: urlToken(node.key) });
  assert.equal(await client(first.url).eth_chainId(), await client(second.url).eth_chainId());

  const pool = createRpcPool({
    protocol: "ethereum",
    endpoints: [first, second].map(({ url }) => ({ endpoint: url, credential: urlToken(node.key) })),
  });
  const before = Number(await pool.eth_blockNumber());
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  assert.ok(Number(await pool.eth_blockNumber()) >= before);

  // The node was created at a gateway that is gone; any other one manages it.
  await createManagementClient({ endpoint: second.url, credential: bearer(apiKey) }).deleteNode(node.id);
  await assert.rejects(client(second.url).eth_chainId(), { code: "CREDENTIAL_REFUSED" });
});
