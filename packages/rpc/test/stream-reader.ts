/**
 * Reads all traces of a block from the node at the given address, in a separate process,
 * and prints their number.
 */
import { streamItems } from "@node-access/rpc/stream";

const node = { protocol: "ethereum", endpoint: process.argv[2] ?? "" } as const;
const params = [`0x${"ab".repeat(32)}`] as const;
let items = 0;
for await (const _ of streamItems(node, { method: "debug_traceBlockByHash", params })) items += 1;
process.send?.({ items }, () => process.disconnect());
