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
import { MissedItems } from "./missed-items.ts";
import type { Follower, SubscriptionPlan } from "./read-subscription.ts";

/** Follows a subscription to transactions or events. What came before a new stream's first position is listed. */
export class ItemFollower implements Follower {
  readonly #kind: ItemKind;
  readonly #plan: SubscriptionPlan;
  readonly #request: SubscribeRequest;
  readonly #missed: MissedItems;
  /** The position up to which everything was delivered. */
  #last: bigint | undefined;
  /** The cursor of the latest message. */
  #cursor: Uint8Array | undefined;
  #wasLost = false;

  constructor(kind: ItemKind, plan: SubscriptionPlan) {
    this.#kind = kind;
    this.#plan = plan;
    const request: SubscribeRequest = plan.request;
    const readMask = withPlace(request.readMask ?? kind.defaultMask, kind.placeMask);
    this.#request = { ...request, readMask };
    this.#missed = new MissedItems(kind, plan, this.#request);
  }

  open(): AsyncIterable<unknown> {
    return this.#kind.subscribe(this.#plan, this.#request, this.#plan.lazy);
  }

  lost(): void {
    this.#wasLost = true;
  }

  async *receive(message: ItemMessage): AsyncGenerator {
    const { watermark } = message;
    const item = message[this.#kind.field];
    const covered = watermark?.checkpoint;
    const position = item ? computePosition(item) : covered === undefined ? undefined : findEnd(covered);
    if (this.#wasLost) {
      // It does not say yet where the new stream begins.
      if (!item && position === undefined) return;
      yield* this.#readUntil(position, watermark, item !== undefined);
      this.#wasLost = false;
    }
    // A repeated item, or a report of what was covered before.
    if (position !== undefined && this.#last !== undefined && position <= this.#last) return;
    yield message;
    this.#delivered(position, watermark);
  }

  /** Reads what was missed before the first position of a new stream. */
  async *#readUntil(
    position: bigint | undefined,
    watermark: Progress | undefined,
    isItem: boolean,
  ): AsyncGenerator {
    const last = this.#last;
    const after = this.#cursor;
    // The new stream begins with something that was delivered, or nothing was.
    if (!after || (position !== undefined && last !== undefined && position <= last)) return;
    const covered = watermark?.checkpoint;
    const begin = last === undefined ? undefined : checkpointAfter(last);
    const to = (isItem && position !== undefined ? checkpointBefore(position) : covered) ?? begin;
    const from = begin ?? to;
    if (from === undefined || to === undefined || from > to) return;
    const bound = isItem ? { before: watermark?.cursor } : { endCheckpoint: to + 1n };
    const canRead = position !== undefined && to - from < this.#plan.maxGap;
    for await (const missed of this.#missed.read({ from, to, after, ...bound }, canRead)) {
      const one = missed.message?.[this.#kind.field];
      const at = one && computePosition(one);
      if (one && (at === undefined || (this.#last !== undefined && at <= this.#last))) continue;
      if (missed.event) yield missed.event;
      // The rest of its checkpoint comes with the new stream, even if the gap ends in that checkpoint.
      this.#delivered(at ?? missed.until, missed.message?.watermark, isItem ? position : undefined);
    }
  }

  /** @param before - A position that was not delivered yet, whatever was covered. */
  #delivered(position: bigint | undefined, watermark: Progress | undefined, before?: bigint): void {
    const covered = watermark?.checkpoint === undefined ? undefined : findEnd(watermark.checkpoint);
    for (const reached of [position, covered]) {
      const end = before !== undefined && reached !== undefined && reached >= before ? before - 1n : reached;
      if (end !== undefined && end > (this.#last ?? -1n)) this.#last = end;
    }
    this.#cursor = watermark?.cursor ?? this.#cursor;
  }
}

/** Adds the fields that say where an item is to a mask. */
function withPlace(mask: readonly string[], place: readonly string[]): string[] {
  return mask.includes("*") ? [...mask] : [...new Set([...mask, ...place])];
}
