import { onAbort } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import { type Arrival, Arrivals } from "./arrivals.ts";
import type { WatchedClient, WatchingClient, WatchOptions } from "./chain-events.ts";
import { type Change, HeadChain } from "./head-chain.ts";
import { isPassing } from "./passing-error.ts";

/** One iteration of heads or logs. */
export interface Watch {
  readonly client: WatchingClient;
  readonly chain: HeadChain;
  readonly maxGap: number;
  readonly arrivals: Arrivals;
  /** Ended with the iteration. */
  readonly subscriptions: Subscription[];
}

/** Makes what is iterated. `run` subscribes, and turns what arrives into events until no more does. */
export function startWatch<Event>(
  client: WatchedClient,
  { maxGap = 1_000, signal }: WatchOptions,
  run: (watch: Watch) => AsyncGenerator<Event, void>,
): AsyncIterableIterator<Event, undefined> {
  const ender = new AbortController();
  const arrivals = new Arrivals();
  const end = (): void => {
    ender.abort();
    arrivals.end();
  };
  const calls = client.with({ feed: arrivals, signal: ender.signal });
  const chain = new HeadChain(calls, maxGap);
  const subscriptions: Subscription[] = [];
  const guarded = async function* (): AsyncGenerator<Event, undefined> {
    if (signal?.aborted) return undefined;
    const forget = signal && onAbort(signal, end);
    try {
      await chain.begin();
      yield* run({ client: calls, chain, maxGap, arrivals, subscriptions });
    } catch (error) {
      if (!ender.signal.aborted) throw error;
    } finally {
      forget?.();
      end();
      for (const subscription of subscriptions) void subscription.unsubscribe();
    }
    return undefined;
  };
  const events = guarded();
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

/** What could be read, or nothing where that has to wait for a better moment. */
export async function unlessPassing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
}

/** Continues the chain with a head that has arrived; where nothing more has, with the newest block of the node. */
export async function advance(chain: HeadChain, arrival: Arrival | "idle"): Promise<Change | undefined> {
  if (arrival === "remade" || (arrival !== "idle" && "log" in arrival)) return undefined;
  const head = arrival === "idle" ? await chain.latest() : arrival.head;
  return head && chain.connect(head);
}
