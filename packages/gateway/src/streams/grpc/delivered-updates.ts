/**
 * A node may still send updates for this many slots before the newest one; older slots are rooted or
 * abandoned. Source: Solana, the longest lockout of votes.
 */
const openSlots = 32;
/** The number of slots to remember: newer ones may come while older ones are replayed. */
const retainedSlots = 2 * openSlots;
/** The maximum number of slots to remember, however late the updates about final slots are. */
const maxSlots = 512;

export interface BlockLink {
  /** Whole blocks and blocks without contents are separate chains. */
  readonly kind: string;
  readonly slot: number;
  readonly parent: number;
}

/**
 * Remembers which updates a Geyser subscriber has received, so that another node takes over without gaps and
 * duplicates. A slot may have the same update several times.
 */
export class DeliveredUpdates {
  readonly #delivered = new Map<number, Map<string, number>>();
  /** How often each update has come since another node began to replay. */
  readonly #replayed = new Map<number, Map<string, number>>();
  readonly #blocks = new Map<string, Set<number>>();
  /** The first delivered slot of each series: the subscriber gets nothing from before it. */
  readonly #firstOf = new Map<string, number>();
  #first = -1;
  #newest = -1;
  /** Up to this slot, it is no longer known which updates were delivered. */
  #evictedUpTo = -1;
  /** The newest slot that was reported to the subscriber as final. */
  #finalized = -1;
  /** While updates up to this slot are replayed, those that were delivered before are omitted. */
  #replayedUpTo = -1;

  /** The slot from which the subscription continues; -1 before the first update. */
  get resumeSlot(): number {
    return this.#newest < 0 ? -1 : Math.max(this.#first, this.#oldestOpen);
  }

  /** Whether another node can take over: what was delivered since {@link resumeSlot} is remembered. */
  get canResume(): boolean {
    return this.#newest < 0 || this.resumeSlot > this.#evictedUpTo;
  }

  /** Handles a subscriber's request for updates from a slot on, whether they were delivered before or not. */
  restart(fromSlot: number): void {
    this.#delivered.clear();
    this.#blocks.clear();
    this.#firstOf.clear();
    this.#first = fromSlot;
    this.#newest = -1;
    this.#evictedUpTo = -1;
    this.#finalized = -1;
    this.#replayedUpTo = -1;
  }

  /** Handles a subscriber's new filters: updates from before the change are not replayed. */
  changeFilters(): void {
    this.#first = Math.max(this.#first, this.#newest);
    this.#firstOf.clear();
    this.#blocks.clear();
    this.#finalized = -1;
  }

  /** Another node now sends the updates from {@link resumeSlot} on. */
  beginReplay(): void {
    this.#replayedUpTo = this.#newest;
    this.#replayed.clear();
  }

  /**
   * @param series - Updates that come slot by slot, such as transactions, or final slots.
   * A series can be behind others: the first final slots come from before the subscription began,
   * and their transactions were never part of it.
   * @returns whether to deliver an update to the subscriber. Replayed updates are omitted if they were
   * delivered before, or precede their series.
   */
  isNew(slot: number, key: string, series = ""): boolean {
    // Slots before the first update may still get updates, for example when they become final.
    if (this.#first < 0 || slot < this.#first) this.#first = slot;
    if (slot > this.#newest) this.#advance(slot);
    const isReplayed = slot <= this.#replayedUpTo;
    const first = this.#firstOf.get(series) ?? Infinity;
    if (isReplayed && first < Infinity && slot < first) return false;
    if (slot < first) this.#firstOf.set(series, slot);
    // For slots that are no longer remembered, everything was delivered before the replay began.
    if (slot <= this.#evictedUpTo) return !isReplayed;
    const delivered = getCounts(this.#delivered, slot);
    const before = delivered.get(key) ?? 0;
    if (!isReplayed) {
      delivered.set(key, before + 1);
      return true;
    }
    const replayed = getCounts(this.#replayed, slot);
    const count = (replayed.get(key) ?? 0) + 1;
    replayed.set(key, count);
    if (count <= before) return false;
    delivered.set(key, count);
    return true;
  }

  finalized(slot: number): void {
    this.#finalized = Math.max(this.#finalized, slot);
  }

  /** Records a block, and returns whether the node that took over has skipped blocks before it. */
  skipsBlocks({ kind, slot, parent }: BlockLink): boolean {
    const slots = this.#blocks.get(kind) ?? new Set();
    this.#blocks.set(kind, slots);
    const isAfterReplay = this.#replayedUpTo >= 0 && slot > this.#replayedUpTo;
    const isGap = isAfterReplay && slots.size > 0 && parent >= Math.min(...slots) && !slots.has(parent);
    slots.add(slot);
    for (const old of slots) if (old < this.#oldestRetained) slots.delete(old);
    return isGap;
  }

  get #oldestOpen(): number {
    const open = this.#newest - openSlots;
    return this.#finalized < 0 ? open : Math.min(open, this.#finalized + 1);
  }

  get #oldestRetained(): number {
    const oldest = Math.min(this.#newest - retainedSlots, this.#oldestOpen);
    return Math.max(oldest, this.#newest - maxSlots);
  }

  #advance(slot: number): void {
    this.#newest = slot;
    for (const old of this.#delivered.keys()) {
      if (old >= this.#oldestRetained) continue;
      this.#delivered.delete(old);
      this.#replayed.delete(old);
      this.#evictedUpTo = Math.max(this.#evictedUpTo, old);
    }
  }
}

function getCounts(updates: Map<number, Map<string, number>>, slot: number): Map<string, number> {
  const known = updates.get(slot);
  if (known) return known;
  const created = new Map<string, number>();
  updates.set(slot, created);
  return created;
}
