// What memory the gateway has after many calls, reconnecting WebSockets and changes of records, round by round.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child.ts";
import { credentialsIn, startGatewayCommand } from "./gateway-command.ts";
import { load } from "./load.ts";

const rounds = 10;
const callsPerRound = 20_000;
const socketsPerRound = 200;
const changesPerRound = 50;
const atOnce = 64;

const folder = mkdtempSync(join(tmpdir(), "gateway-soak-"));
const upstream = await startChild("run-upstream.ts");
const config = join(folder, "config.json");
const limits = { requestsPerSecond: 1e9, requestBurst: 1e9 };
const networks = {
  "ethereum-mainnet": { chainId: "any", rpc: { upstreams: [{ name: "node", url: upstream.url }] } },
};
writeFileSync(config, JSON.stringify({ limits, networks }));
const gateway = await startGatewayCommand("--database", join(folder, "state.db"), "--config", config);
const { url } = gateway;
const { apiKey, node, key } = credentialsIn(gateway.output);

try {
  console.log(
    `${rounds} rounds of ${callsPerRound} calls, ${socketsPerRound} WebSockets that come, call and go, and ${changesPerRound} changes of a node`,
  );
  console.log(`at the start  ${resident()} MB`);
  for (let round = 1; round <= rounds; round++) {
    await load(`${url}/${key}`, callsPerRound, atOnce);
    for (let count = 0; count < socketsPerRound; count += 20) {
      await Promise.all(Array.from({ length: 20 }, comeAndGo));
    }
    for (let count = 0; count < changesPerRound; count++) await change(`${round}/${count}`);
    console.log(`round ${String(round).padStart(2)}      ${resident()} MB`);
  }
} finally {
  await gateway.stop();
  upstream.stop();
  rmSync(folder, { recursive: true });
}

/** Megabytes that the machine has given the gateway. */
function resident(): string {
  return gateway.resident().toFixed(0).padStart(4);
}

async function comeAndGo(): Promise<void> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${key}`);
  await once(socket, "open");
  socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[]}');
  await once(socket, "message");
  socket.close();
  await once(socket, "close");
}

async function change(name: string): Promise<void> {
  const { status } = await fetch(`${url}/v1/nodes/${node}/`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ name, configuration: { name } }),
  });
  if (status !== 200) throw new Error(`a change was answered with ${status}`);
}
