import { invalidArgument } from "@node-access/auth";
import { checkNumbers, checkSignal, onAbort } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import type { LogFilter } from "../generated/types.ts";
import { Arrivals } from "./input-queue.ts";
import type { WatchedClient, WatchingClient, WatchOptions } from "./chain-events.ts";
import type { Machine } from "./machine.ts";
import type { Read, Run } from "./reads.ts";

/** A subscription that a watch needs. */
export type Kind = readonly ["newHeads"] | readonly ["logs", LogFilter];

/**
 * Makes what is iterated: subscribes, gives the machine what arrives, makes its reads and delivers its events.
 *
 * @param make - Makes the machine, for `maxGap`.
 * @param kinds - What to subscribe to, in this order.
 */
export function startWatch<Event>(
  client: WatchedClient,
  options: WatchOptions | undefined,
  make: (maxGap: number) => Machine<Event>,
  kinds: readonly Kind[],
): AsyncIterableIterator<Event, undefined> {
  const { maxGap = 1_000, signal }: WatchOptions = Object(options);
  // Arrays have a `with` too.
  if (Array.isArray(client) || typeof (Object(client) as Partial<WatchedClient>).with !== "function")
    throw invalidArgument("client", "a client made by createRpcWebSocketClient", typeof client);
  checkNumbers({ maxGap }, ["maxGap"], (value) => value >= 0 && value % 1 === 0, "a whole number");
  checkSignal({ signal });
  const machine = make(maxGap);
  const ender = new AbortController();
  const arrivals = new Arrivals();
  const subscriptions: Subscription[] = [];
  const end = (): void => {
    ender.abort();
    arrivals.end();
  };
  const run = async function* (): AsyncGenerator<Event, undefined> {
    if (signal?.aborted) return undefined;
    const forget = signal && onAbort(signal, end);
    const calls = client.with({ signal: ender.signal });
    try {
      yield* perform(machine.begin(), calls);
      for (const kind of kinds) subscriptions.push(await subscribe(client, kind, arrivals, ender.signal));
      for await (const arrival of arrivals.read(() => machine.isBehind))
        yield* perform(machine.handle(arrival), calls);
    } catch (error) {
      if (!ender.signal.aborted) throw error;
    } finally {
      forget?.();
      end();
      for (const subscription of subscriptions) void subscription.unsubscribe();
    }
    return undefined;
  };
  const events = run();
  return {
    next: () => events.next(),
    return() {
      // A `next` that still waits would hold this up until the next event.
      end();
      return events.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function subscribe(
  client: WatchedClient,
  [, filter]: Kind,
  arrivals: Arrivals,
  signal: AbortSignal,
): Promise<Subscription> {
  const calls = client.with({ feed: arrivals.feed(filter ? "log" : "head"), signal });
  return filter ? calls.subscribe("logs", filter) : calls.subscribe("newHeads");
}

/** Makes the reads of a run, and delivers its events. */
async function* perform<Event>(run: Run<Event>, client: WatchingClient): AsyncGenerator<Event, void> {
  for (let next = run.next(); !next.done;) {
    const output = next.value;
    if ("event" in output) {
      yield output.event;
      next = run.next();
      continue;
    }
    const settled = await Promise.allSettled(output.reads.map((read) => readFrom(client, read)));
    const failed = settled.find((one) => one.status === "rejected");
    next = failed
      ? run.throw(failed.reason)
      : run.next(settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)));
  }
}

function readFrom(client: WatchingClient, read: Read): Promise<unknown> {
  if (read.method === "eth_getBlockByNumber") return client.eth_getBlockByNumber(...read.params);
  if (read.method === "eth_getBlockByHash") return client.eth_getBlockByHash(...read.params);
  return client.eth_getLogs(...read.params);
}
