/**
 * Reads a stream more slowly than it is sent, and prints what memory this process takes: it must not grow.
 *
 *     node src/memory.ts [messages, ten million by default]
 */
import { startChild } from "@node-access-tools/bench/child";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { setImmediate } from "node:timers/promises";
import { requests } from "./messages.ts";

const messages = Number(process.argv[2] ?? 10_000_000);
const server = await startChild(new URL("run-server.ts", import.meta.url));
const client = createGeyserClient({ endpoint: server.url });
const megabytes = (): string => `${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB`;
let read = 0;
try {
  for await (const _ of client.subscribe(requests.slots)) {
    read += 1;
    // The pause is the consumer's work, in which the server would run ahead if nothing held it up.
    if (read % 100 === 0) await setImmediate();
    if (read === messages || read % Math.ceil(messages / 20) === 0)
      console.log(`${read} messages: ${megabytes()}`);
    if (read === messages) break;
  }
} finally {
  client.close();
  server.stop();
}
