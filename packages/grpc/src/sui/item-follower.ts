import {
  checkpointAfter,
  checkpointBefore,
  findEnd,
  type ItemKind,
  type ItemMessage,
  computePosition,
  type Progress,
  type SubscribeRequest,
} from "./item-kinds.ts";
import { listMissedItems } from "./missed-items.ts";
import type { Follower, SubscriptionPlan } from "./read-subscription.ts";

/** Follows a subscription to transactions or events. What came before a new stream's first position is listed. */
export function followItems(kind: ItemKind, plan: SubscriptionPlan): Follower {
  const asked: SubscribeRequest = plan.request;
  const readMask = withPlace(asked.readMask ?? kind.defaultMask, kind.placeMask);
  const request: SubscribeRequest = { ...asked, readMask };
  /** The position up to which everything was delivered. */
  let last: bigint | undefined;
  /** The cursor of the latest message. */
  let cursor: Uint8Array | undefined;
  let wasLost = false;

  async function* receive(message: ItemMessage): AsyncGenerator {
    const { watermark } = message;
    const item = message[kind.field];
    const covered = watermark?.checkpoint;
    const position = item ? computePosition(item) : covered === undefined ? undefined : findEnd(covered);
    if (wasLost) {
      // It does not say yet where the new stream begins.
      if (!item && position === undefined) return;
      yield* readUntil(position, watermark, item !== undefined);
      wasLost = false;
    }
    // A repeated item, or a report of what was covered before.
    if (position !== undefined && last !== undefined && position <= last) return;
    yield message;
    delivered(position, watermark);
  }

  /** Reads what was missed before the first position of a new stream. */
  async function* readUntil(
    position: bigint | undefined,
    watermark: Progress | undefined,
    isItem: boolean,
  ): AsyncGenerator {
    const after = cursor;
    // The new stream begins with something that was delivered, or nothing was.
    if (!after || (position !== undefined && last !== undefined && position <= last)) return;
    const covered = watermark?.checkpoint;
    const begin = last === undefined ? undefined : checkpointAfter(last);
    const to = (isItem && position !== undefined ? checkpointBefore(position) : covered) ?? begin;
    const from = begin ?? to;
    if (from === undefined || to === undefined || from > to) return;
    const bound = isItem ? { before: watermark?.cursor } : { endCheckpoint: to + 1n };
    const canRead = position !== undefined && to - from < plan.maxGap;
    const range = { from, to, after, ...bound };
    for await (const missed of listMissedItems(kind, plan, request, range, canRead)) {
      const one = missed.message?.[kind.field];
      const at = one && computePosition(one);
      if (one && (at === undefined || (last !== undefined && at <= last))) continue;
      if (missed.event) yield missed.event;
      // The rest of its checkpoint comes with the new stream, even if the gap ends in that checkpoint.
      delivered(at ?? missed.until, missed.message?.watermark, isItem ? position : undefined);
    }
  }

  /** @param before - A position that was not delivered yet, whatever was covered. */
  function delivered(position: bigint | undefined, watermark: Progress | undefined, before?: bigint): void {
    const covered = watermark?.checkpoint === undefined ? undefined : findEnd(watermark.checkpoint);
    for (const reached of [position, covered]) {
      const end = before !== undefined && reached !== undefined && reached >= before ? before - 1n : reached;
      if (end !== undefined && end > (last ?? -1n)) last = end;
    }
    cursor = watermark?.cursor ?? cursor;
  }

  return {
    open: () => kind.subscribe(plan, request, plan.lazy),
    lost() {
      wasLost = true;
    },
    receive,
  };
}

/** Adds the fields that say where an item is to a mask. */
function withPlace(mask: readonly string[], place: readonly string[]): string[] {
  return mask.includes("*") ? [...mask] : [...new Set([...mask, ...place])];
}
