import type { Message, MessageValue } from "../../message.ts";
import { matches } from "./filter.ts";
import { checkpoint, listEvents, createTransactionResponses, newestCheckpoint } from "./ledger.ts";
import { hex } from "../../values.ts";

/** Maximum checkpoints that a list searches in one call. */
const scanLimit = 1_000n;
const defaultLimit = 50;
const maxLimit = 1_000;

const cursorBytes = 16;

/** The reasons for which a list ends. Source: `sui.rpc.v2.QueryEndReason`. */
const reasons = { item: 1, scan: 2, checkpoint: 3, cursor: 4, tip: 5 } as const;
const descending = 1;

/** What a list or a subscription consists of. */
type Kind = "checkpoint" | "transaction" | "event";

const lists: Readonly<Record<string, Kind>> = {
  "sui.rpc.v2.LedgerService/ListCheckpoints": "checkpoint",
  "sui.rpc.v2.LedgerService/ListTransactions": "transaction",
  "sui.rpc.v2.LedgerService/ListEvents": "event",
};
const subscriptions: Readonly<Record<string, Kind>> = {
  "sui.rpc.v2.SubscriptionService/SubscribeCheckpoints": "checkpoint",
  "sui.rpc.v2.SubscriptionService/SubscribeTransactions": "transaction",
  "sui.rpc.v2.SubscriptionService/SubscribeEvents": "event",
};

interface Item {
  readonly position: bigint;
  readonly value: Message;
}

/** Creates a subscription's messages since a checkpoint. */
export type SuiUpdates = (
  request: Message,
  after?: bigint,
) => { readonly messages: readonly Message[]; readonly last: bigint };

/**
 * Creates the messages of a list of Sui's ledger.
 *
 * @param name - `package.Service/Method`.
 * @param request - A message of the method's request type.
 * @returns messages of the method's response type, in order; `undefined` for another call.
 * @throws RangeError for a cursor that is none of this ledger.
 * @example
 * ```ts
 * import { suiList } from "@node-access/simulators/grpc";
 *
 * console.log(suiList("sui.rpc.v2.LedgerService/ListEvents", { end_checkpoint: 3n }));
 * ```
 */
export function suiList(name: string, request: Message): Message[] | undefined {
  const kind = lists[name];
  return kind && toList(kind, request);
}

/**
 * Creates the messages of a subscription to Sui's ledger.
 *
 * @param name - `package.Service/Method`.
 * @returns a function that creates the messages since a checkpoint (by default, those of the current one), and the
 * number of the last checkpoint that they are about; `undefined` for another call.
 * @example
 * ```ts
 * import { suiUpdates } from "@node-access/simulators/grpc";
 *
 * const updates = suiUpdates("sui.rpc.v2.SubscriptionService/SubscribeTransactions");
 * console.log(updates?.({}).messages.length);
 * ```
 */
export function suiUpdates(name: string): SuiUpdates | undefined {
  const kind = subscriptions[name];
  return (
    kind &&
    (({ filter }, after = newestCheckpoint() - 1n) => {
      const last = newestCheckpoint();
      const messages: Message[] = [];
      for (let number = after + 1n; number <= last; number += 1n)
        messages.push(...listUpdates(kind, number, filter));
      return { messages, last };
    })
  );
}

function listUpdates(kind: Kind, number: bigint, filter: MessageValue | undefined): Message[] {
  const items = listItems(kind, number, filter);
  if (kind === "checkpoint") return [{ cursor: number, ...(items[0] && { checkpoint: items[0].value }) }];
  const covered = number === 0n ? {} : { checkpoint: number - 1n };
  return [
    ...items.map(({ position, value }) => ({
      [kind]: value,
      watermark: { cursor: cursorAt(position), ...covered },
    })),
    { watermark: { cursor: cursorAt(endOf(number)), checkpoint: number } },
  ];
}

/** @returns the items of a checkpoint that match a filter, in order. */
function listItems(kind: Kind, number: bigint, filter: MessageValue | undefined): Item[] {
  const events = listEvents(number).map((event, index) => ({ event, index: BigInt(index) }));
  const found = events.filter(({ event }) => matches(event, filter));
  if (kind === "checkpoint")
    return found.length > 0 || filter === undefined
      ? [{ position: positionOf(number), value: checkpoint(number) }]
      : [];
  const transactions = kind === "transaction" ? createTransactionResponses(number) : [];
  return found.map(({ event, index }) => ({
    position: positionOf(number, index),
    value: transactions[Number(index)] ?? event,
  }));
}

function toList(kind: Kind, request: Message): Message[] {
  const { filter, start_checkpoint = 0n, end_checkpoint } = request;
  const options = (request["options"] ?? {}) as Message;
  const limit = Math.min(Number(options["limit"] ?? defaultLimit) || defaultLimit, maxLimit);
  const [after = -1n, before] = [readCursor(options["after"]), readCursor(options["before"])];
  const isDown = options["ordering"] === descending;
  const tip = newestCheckpoint();
  const first = -smallest(-(start_checkpoint as bigint), -(after >> 64n));
  const end = end_checkpoint === undefined ? tip : (end_checkpoint as bigint) - 1n;
  const last = smallest(tip, end, (before ?? positionOf(tip)) >> 64n);
  const step = isDown ? -1n : 1n;
  const messages: Message[] = [];
  let number = isDown ? last : first;
  for (let scanned = 0n; number >= first && number <= last; scanned += 1n, number += step) {
    if (scanned === scanLimit) return [...messages, endAt(number - step, "scan", isDown)];
    const items = listItems(kind, number, filter).filter(
      ({ position }) => position > after && (before === undefined || position < before),
    );
    for (const { position, value } of isDown ? items.toReversed() : items) {
      const watermark = { cursor: cursorAt(position), ...(scanned > 0n && { checkpoint: number - step }) };
      const isLast = messages.length + 1 === limit;
      messages.push({ [kind]: value, watermark, ...(isLast && { end: { reason: reasons.item } }) });
      if (isLast) return messages;
    }
  }
  const bound = (isDown ? after : before) ?? -1n;
  if ((isDown ? first : last) === bound >> 64n)
    return [...messages, { watermark: { cursor: cursorAt(bound) }, end: { reason: reasons.cursor } }];
  const isTip = !isDown && last === tip && (end_checkpoint === undefined || end > tip);
  return [...messages, endAt(isDown ? first : last, isTip ? "tip" : "checkpoint", isDown)];
}

/** The last message of a list that has covered a checkpoint. */
function endAt(number: bigint, reason: keyof typeof reasons, isDown: boolean): Message {
  const cursor = cursorAt(isDown ? positionOf(number) : endOf(number));
  return { watermark: { cursor, checkpoint: number }, end: { reason: reasons[reason] } };
}

/** A number for a place in the ledger. A transaction's only event is where the transaction is. */
function positionOf(checkpointNumber: bigint, index = 0n): bigint {
  return (checkpointNumber << 64n) + index;
}

function endOf(checkpointNumber: bigint): bigint {
  return positionOf(checkpointNumber + 1n) - 1n;
}

/** @returns a cursor, which is opaque to callers. */
function cursorAt(position: bigint): Uint8Array {
  return Buffer.from(position.toString(16).padStart(2 * cursorBytes, "0"), "hex");
}

/** @throws RangeError if it is no cursor of this ledger. */
function readCursor(cursor: MessageValue | undefined): bigint | undefined {
  if (cursor === undefined) return undefined;
  if (!(cursor instanceof Uint8Array) || cursor.length !== cursorBytes)
    throw new RangeError("`after` and `before` must be cursors from the watermark of an earlier response");
  return BigInt(hex(cursor));
}

function smallest(...values: readonly bigint[]): bigint {
  return values.reduce((least, value) => (value < least ? value : least));
}
