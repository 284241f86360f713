// A node that responds to every call with a small result.
// Options, as JSON: `delay` is the milliseconds before each result, or before those of the method `slow`; `bytes` is the size of
// a result; `blocks` is a number of real blocks of 200 transactions, which it makes with a real chain, and then serves from memory.
import type { Socket } from "node:net";
import { attend } from "../child.ts";
import { startRawServer, type WriteResponse } from "../raw-server.ts";
import { makeBlocks } from "../verify/make-blocks.ts";

interface UpstreamOptions {
  readonly delay?: number;
  readonly slow?: string;
  readonly bytes?: number;
  readonly blocks?: number;
}

const {
  delay = 0,
  slow = "",
  bytes = 0,
  blocks = 0,
} = JSON.parse(process.argv[2] ?? "{}") as UpstreamOptions;
const real = new Map<unknown, string>();
for (const { block } of blocks > 0 ? await makeBlocks(blocks) : [])
  real.set(block["number"], JSON.stringify(block));
const blockNumber = String([...real.keys()].at(-1) ?? "0x1234567");
const hash = `0x${"ab".repeat(32)}`;
const block = { number: blockNumber, hash, parentHash: `0x${"cd".repeat(32)}`, timestamp: "0x1" };
const newest = real.get(blockNumber) ?? JSON.stringify(block);
/** The results of the calls with which a pool checks its upstreams. */
const results: Readonly<Record<string, string>> = {
  eth_chainId: blocks > 0 ? '"0x7a69"' : '"0x1"',
  net_version: '"1"',
  eth_blockNumber: `"${blockNumber}"`,
  eth_syncing: "false",
  web3_clientVersion: '"bench/1"',
};
const defaultResult = `"${bytes === 0 ? blockNumber : `0x${"00".repeat(Math.ceil(bytes / 2))}`}"`;
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
  const [, id = "1"] = /"id":("[^"]*"|\d+)/.exec(body) ?? [];
  const [, number = ""] = /"params":\["(0x[\da-f]+)"/.exec(body) ?? [];
  const known = method === "eth_getBlockByNumber" ? (real.get(number) ?? newest) : results[method];
  if (known === undefined) calls++;
  write(`{"jsonrpc":"2.0","id":${id},"result":${known ?? defaultResult}}`);
}
