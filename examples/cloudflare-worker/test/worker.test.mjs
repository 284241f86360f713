import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";

const gateway = await createGateway({
  networks: { "ethereum-mainnet": "simulator" },
  fixtures: { eth_getBalance: "0x14d1120d7b160000" },
});
const address = "0x742d35cc6634c0532925a3b844bc454e4438f44e";
const workers = [];
after(async () => {
  for (const worker of workers) worker.kill("SIGINT");
  await gateway.close();
});

/** Runs the worker in Cloudflare's own runtime and returns its address. */
async function start(token) {
  const variables = [`ENDPOINT:${gateway.url}`, `TOKEN:${token}`].flatMap((variable) => ["--var", variable]);
  const worker = spawn(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "dev", "--port", "0", "--inspector-port", "0", ...variables],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  workers.push(worker);
  for await (const line of createInterface({ input: worker.stdout })) {
    const url = /Ready on (http:\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  return assert.fail("the worker did not start");
}

async function get(url) {
  const response = await fetch(url);
  return { status: response.status, body: await response.json() };
}

test("responds with a balance", async () => {
  const url = await start(gateway.credentials.nodes.ethereum.key);
  assert.deepEqual(await get(`${url}/${address}`), { status: 200, body: { wei: "0x14d1120d7b160000" } });
  assert.equal((await get(`${url}/nobody`)).status, 404);
});

test("reports a wrong token by code and request id", async () => {
  const { status, body } = await get(`${await start("wrong")}/${address}`);
  assert.equal(status, 502);
  assert.equal(body.error, "CREDENTIAL_REFUSED");
  assert.equal(typeof body.requestId, "string");
});
