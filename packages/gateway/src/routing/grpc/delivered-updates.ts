/**
 * Slots before the newest one of which a node may still send updates: one that is further behind is rooted or abandoned. Source: Solana,
 * the longest lockout of votes. From there on a subscription is replayed when another node takes it over.
 */
const openSlots = 32;
/** Slots that are remembered: newer ones may come while those are replayed. */
const keptSlots = 2 * openSlots;
/** The most slots that are remembered, however late the subscriber's updates about final slots are. */
const mostSlots = 512;

/** A block, as far as it says which one it follows. */
export interface BlockLink {
  /** Whole blocks and blocks without contents are chains of their own. */
  readonly kind: string;
  readonly slot: number;
  readonly parent: number;
}

/**
 * Remembers which updates a Geyser subscriber has had, so that another node can continue where one stopped: from a slot of which
 * nothing can be missing, without what the subscriber has had already. A slot may have the same update several times.
 */
export class DeliveredUpdates {
  /** How often each update of a slot was delivered. */
  readonly #delivered = new Map<number, Map<string, number>>();
  /** How often each has come since another node began to replay. */
  readonly #replayed = new Map<number, Map<string, number>>();
  /** The slots of the blocks that were delivered, by kind. */
  readonly #blocks = new Map<string, Set<number>>();
  /** The first slot of each series that was delivered: of what came before, the subscriber gets nothing. */
  readonly #firstOf = new Map<string, number>();
  #first = -1;
  #newest = -1;
  /** Up to this slot, it is no longer known which updates were delivered. */
  #forgottenTo = -1;
  /** The newest slot that the subscriber was told is final. */
  #finalized = -1;
  /** While updates up to this slot are being replayed, those that were delivered before are omitted. */
  #replayedTo = -1;

  /** The slot from which the subscription continues; -1 before the first update. */
  get resumeSlot(): number {
    return this.#newest < 0 ? -1 : Math.max(this.#first, this.#oldestOpen);
  }

  /** Whether another node can continue without repeating updates: those since {@link resumeSlot} are remembered. */
  get canResume(): boolean {
    return this.#newest < 0 || this.resumeSlot > this.#forgottenTo;
  }

  /** The subscriber asked for updates from a slot on, whether it had them before or not. */
  restart(fromSlot: number): void {
    this.#delivered.clear();
    this.#blocks.clear();
    this.#firstOf.clear();
    this.#first = fromSlot;
    this.#newest = -1;
    this.#forgottenTo = -1;
    this.#finalized = -1;
    this.#replayedTo = -1;
  }

  /** The subscriber asked for something else from now on: what is before is not replayed. */
  changeFilters(): void {
    this.#first = Math.max(this.#first, this.#newest);
    this.#firstOf.clear();
    this.#blocks.clear();
    this.#finalized = -1;
  }

  /** Another node sends the updates from {@link resumeSlot} on. */
  beginReplay(): void {
    this.#replayedTo = this.#newest;
    this.#replayed.clear();
  }

  /**
   * @param series - Updates that come slot by slot, such as transactions, or slots that are final. A series can be behind others: the first
   *   slots that are final come before the subscription began, and their transactions were never part of it.
   * @returns whether the subscriber gets an update. It does not if the update is replayed, and was delivered before or precedes the series.
   */
  isNew(slot: number, key: string, series = ""): boolean {
    // Slots before the first update may still have updates to come, such as that they are final.
    if (this.#first < 0 || slot < this.#first) this.#first = slot;
    if (slot > this.#newest) this.#advance(slot);
    const isReplayed = slot <= this.#replayedTo;
    const first = this.#firstOf.get(series) ?? Infinity;
    if (isReplayed && first < Infinity && slot < first) return false;
    if (slot < first) this.#firstOf.set(series, slot);
    // Of slots that are no longer remembered, everything was delivered before the replay began.
    if (slot <= this.#forgottenTo) return !isReplayed;
    const delivered = countsOf(this.#delivered, slot);
    const before = delivered.get(key) ?? 0;
    if (!isReplayed) {
      delivered.set(key, before + 1);
      return true;
    }
    const replayed = countsOf(this.#replayed, slot);
    const count = (replayed.get(key) ?? 0) + 1;
    replayed.set(key, count);
    if (count <= before) return false;
    delivered.set(key, count);
    return true;
  }

  /** Notes that the subscriber was told that a slot is final. Nothing more comes of the slots before it. */
  finalized(slot: number): void {
    this.#finalized = Math.max(this.#finalized, slot);
  }

  /**
   * Notes a block that the subscriber is to have.
   *
   * @returns whether the node that took over has omitted blocks before it.
   */
  skipsBlocks({ kind, slot, parent }: BlockLink): boolean {
    const slots = this.#blocks.get(kind) ?? new Set();
    this.#blocks.set(kind, slots);
    const isAfterReplay = this.#replayedTo >= 0 && slot > this.#replayedTo;
    const isGap = isAfterReplay && slots.size > 0 && parent >= Math.min(...slots) && !slots.has(parent);
    slots.add(slot);
    for (const old of slots) if (old < this.#oldestKept) slots.delete(old);
    return isGap;
  }

  /** The oldest slot of which a node may still send updates. */
  get #oldestOpen(): number {
    const open = this.#newest - openSlots;
    return this.#finalized < 0 ? open : Math.min(open, this.#finalized + 1);
  }

  get #oldestKept(): number {
    const oldest = Math.min(this.#newest - keptSlots, this.#oldestOpen);
    return Math.max(oldest, this.#newest - mostSlots);
  }

  #advance(slot: number): void {
    this.#newest = slot;
    for (const old of this.#delivered.keys()) {
      if (old >= this.#oldestKept) continue;
      this.#delivered.delete(old);
      this.#replayed.delete(old);
      this.#forgottenTo = Math.max(this.#forgottenTo, old);
    }
  }
}

function countsOf(updates: Map<number, Map<string, number>>, slot: number): Map<string, number> {
  const known = updates.get(slot);
  if (known) return known;
  const made = new Map<string, number>();
  updates.set(slot, made);
  return made;
}
