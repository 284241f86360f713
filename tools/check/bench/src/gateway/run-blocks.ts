// A node that serves real blocks of 200 transactions, and responds to any other call with a small result. It makes the blocks with
// anvil, and then serves them from memory. It sends its address when it listens.
import { createServer } from "node:http";
import { callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { listen } from "@node-access-tools/local-servers";

const [count = "16", size = "200"] = process.argv.slice(2);
const anvil = await startAnvil({ arguments: ["--no-mining", "--order", "fifo", "--gas-limit", "100000000"] });
const [from = "", to = ""] = (await callNode(anvil.url, "eth_accounts")) as string[];
const blocks = new Map<string, string>();
for (let number = 1; number <= Number(count); number += 1) {
  for (let index = 0; index < Number(size); index += 1) {
    const nonce = (number - 1) * Number(size) + index;
    const transfer = { from, to, value: hex(index), gas: "0x5208", nonce: hex(nonce) };
    await callNode(anvil.url, "eth_sendTransaction", transfer);
  }
  await callNode(anvil.url, "evm_mine");
  const name = hex(number);
  blocks.set(name, JSON.stringify(await callNode(anvil.url, "eth_getBlockByNumber", name, true)));
}
await anvil.stop();

const newest = hex(Number(count));
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
process.on("message", () => process.send?.({ calls: 0, cpu: process.cpuUsage() }));
process.on("disconnect", () => process.exit(0));
process.send?.({ url: (await listen(server)).url });

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
