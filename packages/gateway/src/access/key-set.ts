import type { EndReason } from "../contract/end-reason.ts";
import { Key, type KeyTerms } from "./key.ts";

/** Called when a key that was at work has ended. */
export type OnKeyEnd = (key: Key, reason: EndReason) => void;

/** The keys of each owner: a node or an organization. */
export class KeySet {
  readonly #byOwner = new Map<string, ReadonlyMap<string, Key>>();
  /** Those that will end by themselves. */
  readonly #expiring = new Set<Key>();
  readonly #onEnd: OnKeyEnd;

  constructor(onEnd: OnKeyEnd) {
    this.#onEnd = onEnd;
  }

  /**
   * Takes over what is stored for an owner. What was at work and is no longer, has ended.
   *
   * @returns the owner's keys, in the order of `terms`.
   */
  set(owner: string, terms: readonly KeyTerms[]): readonly Key[] {
    const before = this.#byOwner.get(owner);
    const wereActive = [...(before?.values() ?? [])].filter((key) => key.ended === undefined);
    const keys = terms.map((one) => {
      const known = before?.get(one.id);
      known?.update(one);
      return known ?? new Key(owner, one);
    });
    const after = new Map(keys.map((key) => [key.id, key]));
    this.#byOwner.set(owner, after);
    for (const key of wereActive) if (!after.has(key.id)) key.revoke();
    for (const key of [...(before?.values() ?? []), ...keys]) {
      if (key.expires) this.#expiring.add(key);
      else this.#expiring.delete(key);
    }
    for (const key of wereActive) if (key.ended) this.#onEnd(key, key.ended);
    return keys;
  }

  /** Forgets an owner and its keys, whose connections its end has ended. */
  remove(owner: string): void {
    for (const key of this.#byOwner.get(owner)?.values() ?? []) {
      key.revoke();
      this.#expiring.delete(key);
    }
    this.#byOwner.delete(owner);
  }

  has(owner: string): boolean {
    return this.#byOwner.has(owner);
  }

  /** Ends the keys that have expired. To be called every second. */
  expire(): void {
    for (const key of this.#expiring) {
      if (!key.ended) continue;
      this.#expiring.delete(key);
      this.#onEnd(key, key.ended);
    }
  }

  /** @returns the ids of the keys that were used since this was last called. */
  takeUsed(): string[] {
    const used: string[] = [];
    for (const keys of this.#byOwner.values())
      for (const key of keys.values()) if (key.takeUse()) used.push(key.id);
    return used;
  }
}
