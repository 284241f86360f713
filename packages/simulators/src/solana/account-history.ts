import type { Account } from "./engine.ts";

interface Version {
  readonly slot: number;
  readonly account: Account | undefined;
}

/** What accounts contained at earlier slots: a caller may read at a commitment that is behind. */
export class AccountHistory {
  readonly #versions = new Map<string, Version[]>();
  readonly #bySlot = new Map<number, Set<string>>();

  /** All accounts that a transaction has changed. */
  get addresses(): IterableIterator<string> {
    return this.#versions.keys();
  }

  /** Adds what a transaction made of an account. */
  add(slot: number, address: string, before: Account | undefined, after: Account | undefined): void {
    const versions = this.#versions.get(address) ?? [{ slot: 0, account: before }];
    this.#versions.set(address, versions);
    if (versions.at(-1)?.slot === slot) versions.pop();
    versions.push({ slot, account: after });
    const changed = this.#bySlot.get(slot) ?? new Set();
    this.#bySlot.set(slot, changed.add(address));
  }

  /** @returns an account's content after a slot; `undefined` if no transaction has changed it. */
  at(address: string, slot: number): Version | undefined {
    return this.#versions.get(address)?.findLast((version) => version.slot <= slot);
  }

  hasChangedAfter(address: string, slot: number): boolean {
    return (this.#versions.get(address)?.at(-1)?.slot ?? 0) > slot;
  }

  changedIn(slot: number): ReadonlySet<string> {
    return this.#bySlot.get(slot) ?? new Set();
  }
}
