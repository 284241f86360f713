import { sameDigest, sha256 } from "../state/digest.ts";
import type { EndReason } from "../codec/web-socket/caller-socket.ts";
import type { DatabaseContact } from "./database-contact.ts";
import { Key, type KeyTerms } from "./key.ts";

/** Called when an active key has ended, or is not accepted for want of contact to the database. */
export type OnKeyEnd = (key: Key, reason: EndReason) => void;

/** @returns the id of the first of the keys that a key replaces, one after another. */
function findFirst(id: string, replaced: ReadonlyMap<string, string | null>): string {
  let first = id;
  for (let former = replaced.get(id); former; former = replaced.get(former)) first = former;
  return first;
}

/**
 * The keys of each owner: a node or an organization. Finds ended ones too, so that their holders learn the reason.
 *
 * A key is looked up by its digest: a caller cannot choose a digest that resembles another, so the duration of the
 * look-up reveals nothing. The digests are then compared in constant time.
 */
export class KeySet<Terms extends KeyTerms = KeyTerms> {
  readonly #byOwner = new Map<string, ReadonlyMap<string, Key>>();
  readonly #byDigest = new Map<string, Key>();
  readonly #expiring = new Set<Key>();
  readonly #origins = new Map<string, number>();
  /** Those that have ended since someone took them. */
  readonly #ended: string[] = [];
  readonly #onEnd: OnKeyEnd;
  readonly #contact: DatabaseContact | undefined;
  #isContactOver = false;

  constructor(onEnd: OnKeyEnd, contact?: DatabaseContact) {
    this.#onEnd = onEnd;
    this.#contact = contact;
  }

  /** Replaces the keys of an owner, and calls `onEnd` for each that is no longer active. */
  set(owner: string, terms: readonly Terms[]): readonly Key[] {
    const before = this.#byOwner.get(owner);
    for (const key of before?.values() ?? []) this.#removeFromIndexes(key);
    const wereActive = [...(before?.values() ?? [])].filter((key) => !key.revokedOrExpired);
    const replaced = new Map(terms.map(({ id, replaces }) => [id, replaces]));
    const keys = terms.map((one) => {
      const known = before?.get(one.id);
      known?.update(one);
      return known ?? new Key(owner, findFirst(one.id, replaced), one, this.#contact);
    });
    const after = new Map(keys.map((key) => [key.id, key]));
    this.#byOwner.set(owner, after);
    for (const key of keys) {
      this.#countOrigins(key, 1);
      this.#byDigest.set(key.digest.toString("latin1"), key);
    }
    for (const key of wereActive) if (!after.has(key.id)) key.revoke();
    for (const key of [...(before?.values() ?? []), ...keys]) {
      if (key.willExpire) this.#expiring.add(key);
      else this.#expiring.delete(key);
    }
    for (const key of wereActive) if (key.revokedOrExpired) this.#end(key, key.revokedOrExpired);
    return keys;
  }

  /** Does not call `onEnd`: the owner's connections are closed already. */
  remove(owner: string): void {
    for (const key of this.#byOwner.get(owner)?.values() ?? []) {
      key.revoke();
      this.#expiring.delete(key);
      this.#removeFromIndexes(key);
      this.#ended.push(key.id);
    }
    this.#byOwner.delete(owner);
  }

  #end(key: Key, reason: EndReason): void {
    this.#ended.push(key.id);
    this.#onEnd(key, reason);
  }

  #removeFromIndexes(key: Key): void {
    this.#countOrigins(key, -1);
    this.#byDigest.delete(key.digest.toString("latin1"));
  }

  find(secret: string): Key | undefined {
    const digest = sha256(secret);
    const key = this.#byDigest.get(digest.toString("latin1"));
    return key && sameDigest(key.digest, digest) ? key : undefined;
  }

  get owners(): readonly string[] {
    return [...this.#byOwner.keys()];
  }

  hasOrigin(origin: string): boolean {
    return this.#origins.has(origin) || this.#origins.has("*");
  }

  #countOrigins({ origins = [] }: Key, change: 1 | -1): void {
    for (const origin of origins) {
      const count = (this.#origins.get(origin) ?? 0) + change;
      if (count > 0) this.#origins.set(origin, count);
      else this.#origins.delete(origin);
    }
  }

  has(owner: string): boolean {
    return this.#byOwner.has(owner);
  }

  /** Calls `onEnd` for keys that have ended since. Call it every second. */
  expire(): void {
    for (const key of this.#expiring) {
      const { revokedOrExpired } = key;
      if (!revokedOrExpired) continue;
      this.#expiring.delete(key);
      this.#end(key, revokedOrExpired);
    }
    const isOver = this.#contact?.isOver === true;
    if (isOver && !this.#isContactOver)
      for (const keys of this.#byOwner.values())
        for (const key of keys.values()) if (!key.revokedOrExpired) this.#onEnd(key, "unconfirmed");
    this.#isContactOver = isOver;
  }

  takeEnded(): string[] {
    return this.#ended.splice(0);
  }

  takeUsed(): string[] {
    const used: string[] = [];
    for (const keys of this.#byOwner.values())
      for (const key of keys.values()) if (key.takeUsedFlag()) used.push(key.id);
    return used;
  }
}
