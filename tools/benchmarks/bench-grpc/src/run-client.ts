/** One client in its own process, told over IPC which round to run. */
import { clients } from "./clients.ts";
import type { Kind } from "./messages.ts";

/** A round to run: answered with its measurement. */
export interface Order {
  readonly kind: Kind;
  readonly milliseconds: number;
}

/** What one round took. */
export interface Measurement {
  readonly messages: number;
  readonly seconds: number;
  /** User and system time of this process. */
  readonly cpuMicroseconds: number;
}

const [name = "", url = ""] = process.argv.slice(2);
const connect = clients[name];
if (!connect) throw new Error(`no client is named ${JSON.stringify(name)}`);
const open = await connect(url);

async function run({ kind, milliseconds }: Order): Promise<Measurement> {
  let messages = 0;
  let start = 0;
  let cpu = process.cpuUsage();
  for await (const _ of open(kind)) {
    // What opens the stream is not measured.
    if (messages === 0) {
      start = performance.now();
      cpu = process.cpuUsage();
    }
    messages += 1;
    if (messages % 64 === 0 && performance.now() - start > milliseconds) break;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { messages, seconds: (performance.now() - start) / 1000, cpuMicroseconds: user + system };
}

process.on("disconnect", () => process.exit());
// A client that throws where nobody can catch it cannot be measured; the benchmark says so.
process.on("uncaughtException", () => process.exit(1));
process.on("message", (order: Order) => {
  void run(order).then((measurement) => process.send?.(measurement));
});
process.send?.({ url });
