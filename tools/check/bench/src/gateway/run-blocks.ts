// A node that serves real blocks of 200 transactions, and responds to any other call with a small result. It makes the blocks with
// a real chain, and then serves them from memory.
import { createServer } from "node:http";
import { listen } from "@node-access-tools/local-servers";
import { attend } from "../child.ts";
import { makeBlocks } from "../verify/make-blocks.ts";

const [count = "16"] = process.argv.slice(2);
const blocks = new Map<unknown, string>();
for (const { block } of await makeBlocks(Number(count))) blocks.set(block["number"], JSON.stringify(block));
const newest = [...blocks.keys()].at(-1) as string;
const results: Readonly<Record<string, string>> = {
  eth_chainId: '"0x7a69"',
  eth_blockNumber: `"${newest}"`,
  eth_syncing: "false",
};
const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("latin1").on("data", (text: string) => (body += text));
  request.on("end", () => {
    if (body === "") return void response.writeHead(426).end();
    const [, method = ""] = /"method":"(\w+)"/.exec(body) ?? [];
    const [, id = "1"] = /"id":("[^"]*"|\d+)/.exec(body) ?? [];
    const [, number = newest] = /"params":\["(0x[\da-f]+)"/.exec(body) ?? [];
    const result =
      method === "eth_getBlockByNumber" ? (blocks.get(number) ?? blocks.get(newest)) : results[method];
    response.setHeader("content-type", "application/json");
    response.end(`{"jsonrpc":"2.0","id":${id},"result":${result ?? '"0x1"'}}`);
  });
});
attend((await listen(server)).url);
