/** One client in its own process, which receives over IPC which round to run. */
import { Clock, type Measurement } from "@node-access-tools/bench/turns";
import { clients } from "./clients.ts";
import type { Kind } from "./messages.ts";

/** A round to run: answered with its measurement. */
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
    // What opens the stream is not measured.
    clock ??= new Clock();
    messages += 1;
    if (messages % 64 === 0 && clock.elapsed > milliseconds) break;
  }
  return (clock ?? new Clock()).measured(messages);
}

process.on("disconnect", () => process.exit());
// A client that throws where nobody can catch it cannot be measured; the benchmark says so.
process.on("uncaughtException", () => process.exit(1));
process.on("message", (order: Order) => {
  void run(order).then((measurement) => process.send?.(measurement));
});
process.send?.({ url });
