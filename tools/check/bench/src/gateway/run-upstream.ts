// A node that responds to every call with a small result.
// Options, as JSON: `delay` is the milliseconds before each result, or before those of the method `slow`; `bytes` is the size of
// a result.
import type { Socket } from "node:net";
import { attend } from "../child.ts";
import { startRawServer, type WriteResponse } from "../raw-server.ts";

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

const { url } = await startRawServer((body, write, socket) => {
  if (delay === 0 || !body.includes(slow)) respond(body, write, socket);
  else setTimeout(() => respond(body, write, socket), delay);
});
attend(url, () => ({ calls }));

function respond(body: string, write: WriteResponse, socket: Socket): void {
  // Only a WebSocket handshake has no body. This node accepts none.
  if (body === "") return void socket.end("HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0\r\n\r\n");
  const [, method = ""] = /"method":"(\w+)"/.exec(body) ?? [];
  const result = results[method];
  if (result === undefined) calls++;
  const [, id = "1"] = /"id":("[^"]*"|\d+)/.exec(body) ?? [];
  const text = result === undefined ? `"${defaultResult}"` : JSON.stringify(result);
  write(`{"jsonrpc":"2.0","id":${id},"result":${text}}`);
}
