import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import { checkNumbers, checkSignal, onAbort } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import type { Subscription } from "@node-access/transport/web-socket";
import type { Hash, LogFilter } from "../generated/types.ts";
import { readCursor } from "../history-cursor.ts";
import { watchIterator } from "../watch-iterator.ts";
import { InputQueue } from "./input-queue.ts";
import type { WatchClient, WatchClientCalls, WatchOptions } from "./chain-events.ts";
import { type Machine, perform } from "./machine.ts";
import { isQuantity, type Read } from "./reads.ts";

/** A subscription that a watch creates. */
export type Kind = readonly ["newHeads"] | readonly ["logs", LogFilter];

const expectedClient = "a client from createRpcWebSocketClient";

/**
 * Creates the iterator of a watch: passes notifications to the machine, makes its reads and delivers its events.
 *
 * @param create - Creates the machine, for `maxGap`, `fromBlock`, and the hash of the block before that one, if it must have one.
 */
export function startWatch<Event>(
  client: WatchClient,
  options: WatchOptions | undefined,
  create: (maxGap: number, firstBlock?: number, startHash?: Hash) => Machine<Event>,
  kinds: readonly Kind[],
): ItemIterator<Event> {
  const { fromBlock, cursor: given, maxGap = 1_000, signal }: WatchOptions = Object(options);
  // Arrays also have a method `with`.
  if (Array.isArray(client) || typeof (Object(client) as Partial<WatchClient>).with !== "function")
    throw invalidArgument("client", expectedClient, kindOf(client));
  checkNumbers({ maxGap }, ["maxGap"], (value) => value >= 0 && value % 1 === 0, "a whole number");
  if (fromBlock !== undefined && !isQuantity(fromBlock))
    throw invalidArgument("fromBlock", "a block number such as 0x10", describeValue(fromBlock));
  checkSignal({ signal });
  const cursor = readCursor(given);
  const machine = create(maxGap, cursor?.nextBlock ?? (fromBlock && Number(fromBlock)), cursor?.blockHash);
  const controller = new AbortController();
  const queue = new InputQueue();
  const subscriptions: Subscription[] = [];
  const abort = (): void => {
    controller.abort();
    queue.discard();
  };
  const run = async function* (): AsyncGenerator<Event, undefined> {
    if (signal?.aborted) return undefined;
    const removeListener = signal ? onAbort(signal, abort) : undefined;
    const calls = client.with({ signal: controller.signal });
    if (!calls.subscribe) throw invalidArgument("client", expectedClient, "one of another kind");
    const read = (one: Read): Promise<unknown> => readFrom(calls, one);
    try {
      yield* perform(machine.begin(), read);
      for (const kind of kinds) subscriptions.push(await subscribe(client, kind, queue, controller.signal));
      for await (const input of queue.read(() => machine.isBehind))
        yield* perform(machine.handle(input), read);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      removeListener?.();
      abort();
      for (const subscription of subscriptions) void subscription.unsubscribe();
    }
    return undefined;
  };
  return watchIterator(run(), controller.signal, abort);
}

function subscribe(
  client: WatchClient,
  [, filter]: Kind,
  queue: InputQueue,
  signal: AbortSignal,
): Promise<Subscription> {
  const calls = client.with({ queue: queue.queue(filter ? "log" : "head"), signal });
  return filter ? calls.subscribe("logs", filter) : calls.subscribe("newHeads");
}

function readFrom(client: WatchClientCalls, read: Read): Promise<unknown> {
  if (read.method === "eth_getBlockByNumber") return client.eth_getBlockByNumber(...read.params);
  if (read.method === "eth_getBlockByHash") return client.eth_getBlockByHash(...read.params);
  return client.eth_getLogs(...read.params);
}
