/** Reads a stream more slowly than it is sent, and prints the memory of this process, which must not grow. */
import { startChild } from "../child.ts";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { setImmediate } from "node:timers/promises";
import { createRequest } from "../grpc/messages.ts";
import { readOptions } from "../options.ts";

const { messages } = readOptions("grpc-memory", { messages: 10_000_000 });
using server = await startChild(new URL("../grpc/call-server.ts", import.meta.url));
const client = createGeyserClient({ endpoint: server.url });
const megabytes = (): string => `${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB`;
let read = 0;
try {
  for await (const _ of client.subscribe(createRequest("slots", "flooded"))) {
    read += 1;
    // A pause for the consumer's work. Without back-pressure, the server would run ahead meanwhile.
    if (read % 100 === 0) await setImmediate();
    if (read === messages || read % Math.ceil(messages / 20) === 0)
      console.log(`${read} messages: ${megabytes()}`);
    if (read === messages) break;
  }
} finally {
  client.close();
}
