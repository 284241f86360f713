// A node that responds to every call with a small result. It reads and writes bytes itself, so that the proxies do not wait for it.
// Options, as JSON: `delay` is the milliseconds before each result, or before those of the method `slow`; `bytes` is the size of
// a result.
import { createServer, type Socket } from "node:net";
import { listen } from "@node-access-tools/local-servers";
import { attend } from "../child.ts";
import { isWhole } from "./message.ts";

interface UpstreamOptions {
  readonly delay?: number;
  readonly slow?: string;
  readonly bytes?: number;
}

const { delay = 0, slow = "", bytes = 0 } = JSON.parse(process.argv[2] ?? "{}") as UpstreamOptions;
const blockNumber = "0x1234567";
const block = {
  number: blockNumber,
  hash: `0x${"ab".repeat(32)}`,
  parentHash: `0x${"cd".repeat(32)}`,
  timestamp: "0x1",
};
/** The results of the calls with which a pool checks its upstreams. */
const results: Readonly<Record<string, unknown>> = {
  eth_chainId: "0x1",
  net_version: "1",
  eth_blockNumber: blockNumber,
  eth_syncing: false,
  eth_getBlockByNumber: block,
  web3_clientVersion: "bench/1",
};
const defaultResult = bytes === 0 ? blockNumber : `0x${"00".repeat(Math.ceil(bytes / 2))}`;
let calls = 0;

const server = createServer({ noDelay: true }, (socket) => {
  let request = "";
  socket.setEncoding("latin1");
  socket.on("error", () => socket.destroy());
  socket.on("data", (text: string) => {
    request += text;
    if (!isWhole(request)) return;
    const body = request.slice(request.indexOf("\r\n\r\n") + 4);
    request = "";
    if (delay === 0 || !body.includes(slow)) respond(socket, body);
    else setTimeout(() => respond(socket, body), delay);
  });
});
attend((await listen(server)).url, () => ({ calls }));

function respond(socket: Socket, body: string): void {
  // Only a WebSocket handshake has no body. This node accepts none.
  if (body === "") return void socket.end("HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0\r\n\r\n");
  const [, method = ""] = /"method":"(\w+)"/.exec(body) ?? [];
  const result = results[method];
  if (result === undefined) calls++;
  const [, id = "1"] = /"id":("[^"]*"|\d+)/.exec(body) ?? [];
  const text = `{"jsonrpc":"2.0","id":${id},"result":${result === undefined ? `"${defaultResult}"` : JSON.stringify(result)}}`;
  socket.write(
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  );
}
