/** A simulated node. Its arguments: how many blocks it has, and that each of how many blocks has a log. */
import {
  blockAfter,
  type Block,
  type BlockLog,
  blockResult,
  EvmServer,
} from "@node-access-tools/local-servers/evm-node";
import { attend } from "../child.ts";

const [blocks, every] = process.argv.slice(2).map(Number) as [number, number];
let tip: Block | undefined;
for (let number = 0; number < blocks; number += 1) tip = blockAfter(tip, number % every === 0 ? 1 : 0);
const server = new EvmServer(tip as Block);
const final = server.node.chain.at(-10);
server.fault = (call) => {
  const [first] = call.params;
  if (first === "finalized" || first === "safe") return { result: blockResult(final) };
  if (call.method !== "eth_getLogs") return undefined;
  // Logs have the time of their block, as those of current nodes.
  const { result } = server.node.respond(call) as { result: BlockLog[] };
  return { result: result.map((log) => Object.assign(log, { blockTimestamp: "0x6553f100" })) };
};
await server.start();
attend(`http://${server.host}`, ({ mine }: { mine?: number }) => {
  for (let count = 0; count < (mine ?? 0); count += 1) server.node.moveTo(blockAfter(server.node.tip, 1));
  server.received.length = 0;
  return { cpu: process.cpuUsage() };
});
setInterval(() => (server.received.length = 0), 1_000).unref();
