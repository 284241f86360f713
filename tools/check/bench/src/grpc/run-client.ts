/** Runs one client in its own process. It receives over IPC which run to make, and responds with the measurement. */
import { Clock, type Measurement } from "../rounds.ts";
import { clients } from "./clients.ts";
import type { Kind } from "./messages.ts";

interface Order {
  readonly kind: Kind;
  readonly milliseconds: number;
}

const [name = "", url = ""] = process.argv.slice(2);
const connect = clients[name];
if (!connect) throw new Error(`no client is named ${JSON.stringify(name)}`);
const open = await connect(url);

async function run({ kind, milliseconds }: Order): Promise<Measurement> {
  let messages = 0;
  let clock: Clock | undefined;
  for await (const _ of open(kind)) {
    // Opening the stream is not measured.
    clock ??= new Clock();
    messages += 1;
    if (messages % 64 === 0 && clock.elapsed > milliseconds) break;
  }
  return (clock ?? new Clock()).measured(messages);
}

process.on("disconnect", () => process.exit());
// A client may throw an error that cannot be caught. The benchmark then reports that its process ended.
process.on("uncaughtException", () => process.exit(1));
process.on("message", (order: Order) => {
  void run(order).then((measurement) => process.send?.(measurement));
});
process.send?.({ url });
