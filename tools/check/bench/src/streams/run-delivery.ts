/** Delivers streams of logs, as the thread of a gateway does. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createDelivery } from "@node-access/delivery";
import { attend } from "../child.ts";
import { createMemoryStore } from "./memory-store.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const delivery = createDelivery({
  store: createMemoryStore(),
  allowPrivate: true,
  log: (level, message, fields) => void (level === "info" || console.log(level, message, fields)),
});

/** Streams to start, or a question for what the process uses. */
export interface Order {
  readonly count?: number;
  readonly node: string;
  readonly webhook: string;
  readonly start: "latest" | { readonly block: number };
}

attend("", ({ count = 0, node: url, webhook, start }: Order) => {
  for (let number = 1; number <= count; number += 1)
    delivery.start(
      {
        id: `ST-${number}`,
        number,
        protocol: "ethereum",
        publicNetwork: "ethereum-mainnet",
        source: { type: "logs", topics: [`0x${"1".padStart(64, "0")}`] },
        start,
        confirmations: 0,
        destination: { type: "webhook", url: webhook },
        secrets: [`whsec_${Buffer.alloc(32, 7).toString("base64")}`],
        batchSize: 100,
        node: { url, grpcUrl: url, key: "a".repeat(32) },
      },
      { stream: `ST-${number}`, epoch: 1 },
    );
  const next = Math.min(...delivery.reports().map((one) => one.next ?? -1));
  const cpu = process.cpuUsage();
  // What is left varies less than resident memory.
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return { cpu, next, megabytes: (heapUsed + external) / 2 ** 20 };
});
