import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";

const gateway = await createGateway({
  networks: { "ethereum-mainnet": "simulator" },
  fixtures: { eth_getBalance: "0x14d1120d7b160000" },
});
const token = gateway.credentials.nodes.ethereum.key;
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "--port", "0"], {
  env: { ...process.env, ENDPOINT: gateway.url, TOKEN: token },
  stdio: ["ignore", "pipe", "inherit"],
});
after(async () => {
  server.kill();
  await gateway.close();
});
let url = "";
for await (const line of createInterface({ input: server.stdout })) {
  url ||= /http:\/\/localhost:\d+/.exec(line)?.[0] ?? "";
  if (line.includes("Ready")) break;
}

test("renders the newest block and a balance, without the token", async () => {
  const home = await (await fetch(url)).text();
  assert.match(home, /block \d+/);
  const page = await (await fetch(`${url}/0x742d35cc6634c0532925a3b844bc454e4438f44e`)).text();
  assert.match(page, /1500000000000000000 wei/);
  assert.equal((home + page).includes(token), false);
});

test("an address that is none is not found", async () => {
  assert.equal((await fetch(`${url}/nobody`)).status, 404);
});
