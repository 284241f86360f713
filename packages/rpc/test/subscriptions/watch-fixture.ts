import { onTestFinished } from "vitest";
import type { HeadEvent, LogEvent } from "../../src/subscriptions/index.ts";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "../../src/web-socket-client.ts";
import { ChainNode } from "./chain-node.ts";

/** Starts a node and a client, which are closed after the test. */
export async function nodeAndClient(
  height?: number,
): Promise<{ node: ChainNode; client: RpcWebSocketClient<"ethereum"> }> {
  const node = await ChainNode.start(height);
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: node.url, timeout: 5_000 });
  onTestFinished(() => node.close());
  onTestFinished(() => client.close());
  return { node, client };
}

/** Collects events in an array. */
export function collect<Event>(events: AsyncIterable<Event>): { events: Event[]; done: Promise<void> } {
  const collected: Event[] = [];
  const read = async (): Promise<void> => {
    for await (const event of events) collected.push(event);
  };
  const done = read();
  // Closing the client after the test rejects this, which matters only to tests that await it.
  done.catch(() => {});
  return { events: collected, done };
}

/**
 * Applies events and returns the block hashes in order. Throws for duplicate blocks or unknown
 * removals.
 */
export function followChain(events: readonly HeadEvent[]): string[] {
  const chain: string[] = [];
  for (const event of events) {
    if (event.type === "head") {
      if (chain.includes(event.head.hash)) throw new Error(`delivered twice: ${event.head.number}`);
      chain.push(event.head.hash);
    } else if (event.type === "removed" && chain.pop() !== event.head.hash)
      throw new Error(`removed, but not the newest: ${event.head.number}`);
  }
  return chain;
}

/** Applies events and returns the logs. Throws for duplicate logs or unknown removals. */
export function logsLeft(events: readonly LogEvent[]): Set<string> {
  const logs = new Set<string>();
  for (const event of events) {
    if (event.type === "gap") continue;
    const { blockHash, logIndex } = event.log;
    const key = `${blockHash} ${logIndex}`;
    if (event.type === "log" ? logs.has(key) : !logs.has(key)) throw new Error(`${event.type} again: ${key}`);
    if (event.type === "log") logs.add(key);
    else logs.delete(key);
  }
  return logs;
}

/** Waits until a condition is true. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A generator of numbers from 0 up to below 1 that a seed decides. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
