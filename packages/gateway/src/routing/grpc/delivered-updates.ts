/**
 * How many slots before the newest one a node may still send updates of. From there on a subscription is replayed when another
 * node takes it over.
 */
const openSlots = 16;
/** How many slots are remembered: newer ones may come while those are replayed. */
const keptSlots = 2 * openSlots;

/**
 * Remembers which updates a Geyser subscriber has had, so that another node can continue where one stopped: from a slot of which
 * nothing can be missing, without what the subscriber has had already.
 */
export class DeliveredUpdates {
  readonly #bySlot = new Map<number, Set<string>>();
  #first = -1;
  #newest = -1;
  /** While updates up to this slot are being replayed, those that were delivered before are left out. */
  #replayedTo = -1;

  /** The slot from which the subscription continues; -1 before the first update. */
  get resumeSlot(): number {
    return this.#newest < 0 ? -1 : Math.max(this.#first, this.#newest - openSlots);
  }

  /** The subscriber asked for updates from a slot on, whether it had them before or not. */
  restart(fromSlot: number | undefined): void {
    this.#bySlot.clear();
    this.#first = fromSlot ?? -1;
    this.#newest = -1;
    this.#replayedTo = -1;
  }

  /** Another node sends the updates from {@link resumeSlot} on. */
  beginReplay(): void {
    this.#replayedTo = this.#newest;
  }

  /** @returns whether the subscriber is to have an update: it is none that is replayed and was delivered before. */
  isNew(slot: number, key: string): boolean {
    if (slot > this.#newest) this.#advance(slot);
    const isReplayed = slot <= this.#replayedTo;
    // Of slots that are no longer remembered, everything was delivered before the replay began.
    if (slot < this.#newest - keptSlots) return !isReplayed;
    let keys = this.#bySlot.get(slot);
    if (!keys) this.#bySlot.set(slot, (keys = new Set()));
    if (keys.has(key)) return !isReplayed;
    keys.add(key);
    return true;
  }

  #advance(slot: number): void {
    if (this.#first < 0) this.#first = slot;
    this.#newest = slot;
    for (const old of this.#bySlot.keys()) if (old < slot - keptSlots) this.#bySlot.delete(old);
  }
}
