import { invalidArgument, type NodeAccessError } from "@node-access/auth";
import type { Head, Log, Quantity } from "../generated/decoded-types.ts";
import type { HeadEvent as WireHeadEvent, LogEvent as WireLogEvent } from "../subscriptions/chain-events.ts";
import { decode } from "./decode.ts";
import { mapped, type Source } from "./map-iterator.ts";
import { type Shape, shapeOfResult } from "./shape.ts";

/** Blocks of which it is not known what happened in them. Whoever needs it reads them again. */
export interface Gap {
  /** Tells it from the other events. */
  readonly type: "gap";
  /** The first of them. */
  readonly fromBlock: Quantity;
  /** The last of them. */
  readonly toBlock: Quantity;
  /** The node's refusal to give them; none where it does not have them, or where there are more than `maxGap`. */
  readonly reason: NodeAccessError | undefined;
}

/** What `watchHeads` tells, with quantities as bigint. */
export type HeadEvent =
  | { readonly type: "head"; readonly head: Head }
  | { readonly type: "removed"; readonly head: Head }
  | Gap;

/** What `watchLogs` tells, with quantities as bigint. */
export type LogEvent =
  | { readonly type: "log"; readonly log: Log }
  | { readonly type: "removed"; readonly log: Log }
  | Gap;

/**
 * The decoded view of what `watchHeads` or `watchLogs` tells: heads, logs and gaps with quantities as bigint.
 *
 * @param events - What one of them has returned.
 * @returns the same events. Leaving the loop ends the watch.
 * @throws NodeAccessError as these do.
 *
 * @example
 * ```ts
 * import { decodedEvents } from "@node-access/rpc/decoded";
 * import { watchHeads } from "@node-access/rpc/subscriptions";
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 *
 * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
 * for await (const event of decodedEvents(watchHeads(client))) {
 *   if (event.type === "head") console.log(event.head.number + 1n, "is next");
 * }
 * ```
 *
 * Source: ethereum/execution-apis, for what is a quantity.
 */
export function decodedEvents(
  events: AsyncIterableIterator<WireHeadEvent, undefined>,
): AsyncIterableIterator<HeadEvent, undefined>;
export function decodedEvents(
  events: AsyncIterableIterator<WireLogEvent, undefined>,
): AsyncIterableIterator<LogEvent, undefined>;
export function decodedEvents(events: object): unknown {
  if (typeof (events as Partial<Source> | undefined)?.next !== "function")
    throw invalidArgument("events", "what watchHeads or watchLogs returns", typeof events);
  const head = shapeOfResult("newHeads", []);
  const log = shapeOfResult("logs", []);
  const parts: [string, Shape][] = [];
  if (head) parts.push(["head", head]);
  if (log) parts.push(["log", log]);
  const event: Shape = {
    isQuantity: false,
    isHexDigits: false,
    quantities: ["fromBlock", "toBlock"],
    parts,
    items: undefined,
    values: undefined,
  };
  return mapped(events as Source, (told) => decode(told, event));
}
