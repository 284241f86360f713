// What memory the gateway has after many calls, reconnecting WebSockets and changes of records, round by round.
import { once } from "node:events";
import { startChild } from "./child.ts";
import { startFreshGateway } from "./gateway-command.ts";
import { load } from "./load.ts";
import { noLimits, oneUpstream } from "./networks.ts";

const rounds = 10;
const callsPerRound = 20_000;
const socketsPerRound = 200;
const changesPerRound = 50;
const atOnce = 64;

const upstream = await startChild("run-upstream.ts");
const gateway = await startFreshGateway({
  limits: noLimits,
  networks: { "ethereum-mainnet": oneUpstream(upstream.url) },
});
const { url, credentials } = gateway;
const socketUrl = gateway.urlOf("ethereum", "/ws").replace("http", "ws");
const headers = { authorization: `Bearer ${credentials?.apiKey}`, "content-type": "application/json" };

try {
  console.log(
    `${rounds} rounds of ${callsPerRound} calls, ${socketsPerRound} WebSockets that come, call and go, and ${changesPerRound} changes of a node`,
  );
  console.log(`at the start  ${resident()} MB`);
  for (let round = 1; round <= rounds; round++) {
    await load(gateway.urlOf("ethereum"), callsPerRound, atOnce);
    for (let count = 0; count < socketsPerRound; count += 20) {
      await Promise.all(Array.from({ length: 20 }, comeAndGo));
    }
    for (let count = 0; count < changesPerRound; count++) await change(`${round}/${count}`);
    console.log(`round ${String(round).padStart(2)}      ${resident()} MB`);
  }
} finally {
  await gateway.stop();
  upstream.stop();
}

/** Megabytes that the machine has given the gateway. */
function resident(): string {
  return gateway.resident().toFixed(0).padStart(4);
}

async function comeAndGo(): Promise<void> {
  const socket = new WebSocket(socketUrl);
  await once(socket, "open");
  socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[]}');
  await once(socket, "message");
  socket.close();
  await once(socket, "close");
}

async function change(name: string): Promise<void> {
  const { status } = await fetch(`${url}/v1/nodes/${credentials?.nodes["ethereum"]?.id}/`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ name, configuration: { name } }),
  });
  if (status !== 200) throw new Error(`a change was answered with ${status}`);
}
