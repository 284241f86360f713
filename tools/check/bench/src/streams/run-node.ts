/** A simulated node. Its arguments: how many blocks it has, and that each of how many blocks has a log. */
import { blockAfter, type Block, blockResult, EvmServer } from "@node-access-tools/local-servers/evm-node";
import { attend } from "../child.ts";

const [blocks, every] = process.argv.slice(2).map(Number) as [number, number];
let tip: Block | undefined;
for (let number = 0; number < blocks; number += 1) tip = blockAfter(tip, number % every === 0 ? 1 : 0);
const server = new EvmServer(tip as Block);
const final = server.node.chain.at(-10);
server.fault = ({ params }) =>
  params[0] === "finalized" || params[0] === "safe" ? { result: blockResult(final) } : undefined;
await server.start();
attend(`http://${server.host}`, ({ mine }: { mine?: number }) => {
  for (let count = 0; count < (mine ?? 0); count += 1) server.node.moveTo(blockAfter(server.node.tip, 1));
  server.received.length = 0;
  return { cpu: process.cpuUsage() };
});
setInterval(() => (server.received.length = 0), 1_000).unref();
