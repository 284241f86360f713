// Measures what subscribers of newHeads cost a gateway. Fails unless they share one upstream socket and one subscription.
import { checkLimit, median } from "../measuring.ts";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { readOptions } from "../options.ts";
import { WebSocket, WebSocketServer } from "ws";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { noLimits, oneUpstream } from "../gateway/networks.ts";

const { callers } = readOptions("gateway-subscriptions", { callers: 2_000 });
const heads = 40;
/** Callers that connect concurrently. */
const concurrency = 100;

let number = 1;
const opened: WebSocket[] = [];
let subscriptions = 0;

function createHash(block: number): string {
  return `0x${block.toString(16).padStart(64, "0")}`;
}

function headText(): string {
  return JSON.stringify({
    number: `0x${number.toString(16)}`,
    hash: createHash(number),
    parentHash: createHash(number - 1),
    nonce: "0x0000000000000000",
    sha3Uncles: createHash(0),
    logsBloom: `0x${"0".repeat(512)}`,
    transactionsRoot: createHash(0),
    stateRoot: createHash(0),
    receiptsRoot: createHash(0),
    miner: `0x${"0".repeat(40)}`,
    difficulty: "0x0",
    extraData: "0x",
    gasLimit: "0x1c9c380",
    gasUsed: "0x5208",
    timestamp: "0x68000000",
    mixHash: createHash(0),
    baseFeePerGas: "0x7",
  });
}

function respond(request: string): string {
  const { id, method } = JSON.parse(request) as { id: number; method: string };
  if (method === "eth_subscribe") subscriptions += 1;
  const result = method === "eth_getBlockByNumber" ? headText() : '"0x1"';
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}

function startUpstream(): Promise<LocalServer> {
  const server = createServer(async (request, response) => void response.end(respond(await text(request))));
  new WebSocketServer({ server }).on("connection", (socket) => {
    opened.push(socket);
    socket.on("message", (data: Buffer) => socket.send(respond(data.toString())));
  });
  return listen(server);
}

const upstream = await startUpstream();
const gateway = await startFreshGateway({
  networks: { "ethereum-mainnet": oneUpstream(upstream.url) },
  limits: { ...noLimits, pendingBytes: 2 ** 31 },
});
const address = gateway.urlOf("ethereum", "/ws");
const connected: WebSocket[] = [];
let expected = 0;
let received = 0;
let complete: (() => void) | undefined;
const count = (): void => {
  received += 1;
  if (received === expected) complete?.();
};
/** Runs `act`, and waits until each caller has received a message. @returns the milliseconds. */
async function deliver(act: () => void): Promise<number> {
  received = 0;
  expected = connected.length;
  const done = new Promise<void>((resolve) => (complete = resolve));
  const begin = performance.now();
  act();
  await done;
  return performance.now() - begin;
}

/** Opens a caller's socket, whose messages are counted and not read. */
async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(address.replace("http", "ws"), {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  await once(socket, "open");
  return socket.on("message", count);
}

const before = await gateway.held();
while (connected.length < callers) {
  const group = Array.from({ length: Math.min(concurrency, callers - connected.length) }, () => connect());
  connected.push(...(await Promise.all(group)));
}
const subscribe = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] });
const subscribed = await deliver(() => {
  for (const caller of connected) caller.send(subscribe);
});
const held = (await gateway.held()) - before;
const times: number[] = [];
const cpu = gateway.cpu();
for (let head = 0; head < heads; head += 1) {
  times.push(
    await deliver(() => {
      number += 1;
      for (const socket of opened)
        socket.send(
          `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":${headText()}}}`,
        );
    }),
  );
}
// Of all heads together: collecting garbage belongs to them, which a median omits.
const cost = (gateway.cpu() - cpu) / heads / callers;
const bytes = headText().length;
console.log(
  `${callers} callers of newHeads subscribed in ${subscribed.toFixed(0)} ms; ${heads} heads of ${bytes} bytes`,
);
console.log(
  `a head to the last caller: median ${median(times).toFixed(0)} ms; CPU of the gateway: ${(1000 * cost).toFixed(1)} µs a caller; it holds ${(held / callers).toFixed(1)} KB a caller`,
);
for (const caller of connected) caller.terminate();
await gateway.stop();
for (const socket of opened) socket.terminate();
await upstream.close();
checkLimit("upstream sockets for all callers", opened.length, 1);
checkLimit("upstream subscriptions for all callers", subscriptions, 1);
