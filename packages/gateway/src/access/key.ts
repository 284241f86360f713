import type { EndReason } from "../codec/web-socket/caller-socket.ts";
import type { StoredKey } from "../state/tables/key-table.ts";
import type { Caller } from "./caller.ts";
import type { DatabaseContact } from "./database-contact.ts";
import { currentTime } from "../observe/clock.ts";
import { MethodList } from "./method-list.ts";

/** The part of a stored key that limits its use. */
export type KeyTerms = Pick<
  StoredKey,
  "id" | "replaces" | "expiresAt" | "revokedAt" | "rate" | "burst" | "methods" | "origins"
> & {
  /** SHA-256 of the key, which itself is not stored. */
  readonly digest: Buffer;
  readonly routing?: boolean;
};

/**
 * A loaded key or credential. It stays the same object when its terms change, so that open sockets see the
 * change.
 */
export class Key implements Caller {
  readonly id: string;
  /** The id of the node or organization that it gives access to. */
  readonly owner: string;
  readonly tenant: string;
  #terms: KeyTerms;
  #methods: MethodList | undefined;
  #isUsed = false;
  readonly #contact: DatabaseContact | undefined;
  /** When it was used while the gateway knew all changes, in milliseconds of `performance.now()`. */
  #usedInContactAt = -Infinity;
  /** The first use after that, which the gateway may not have known to be allowed. */
  #unconfirmedUseAt = Infinity;

  /** @param contact - Contact to a database that others can change. */
  constructor(owner: string, tenant: string, terms: KeyTerms, contact?: DatabaseContact) {
    this.id = terms.id;
    this.owner = owner;
    this.tenant = tenant;
    this.#terms = terms;
    this.#contact = contact;
    this.update(terms);
  }

  /** Changes its terms. */
  update(terms: KeyTerms): void {
    this.#terms = terms;
    this.#methods = terms.methods ? new MethodList(terms.methods) : undefined;
  }

  /** Revokes it permanently. */
  revoke(): void {
    this.#terms = { ...this.#terms, revokedAt: 0 };
  }

  get digest(): Buffer {
    return this.#terms.digest;
  }

  get rate(): number | undefined {
    return this.#terms.rate ?? undefined;
  }

  get burst(): number | undefined {
    return this.#terms.burst ?? undefined;
  }

  get origins(): readonly string[] | undefined {
    return this.#terms.origins ?? undefined;
  }

  get mayRoute(): boolean {
    return this.#terms.routing === true;
  }

  get methods(): MethodList | undefined {
    return this.#methods;
  }

  get ended(): EndReason | undefined {
    const reason = this.revokedOrExpired;
    if (reason !== undefined || !this.#contact) return reason;
    this.#noteUse(this.#contact);
    return this.#contact.accepts(this.#usedInContactAt) ? undefined : "unconfirmed";
  }

  /** Why its terms do not allow any use. */
  get revokedOrExpired(): "revoked" | "expired" | undefined {
    const { revokedAt, expiresAt } = this.#terms;
    if (revokedAt !== null) return "revoked";
    return expiresAt !== null && expiresAt <= currentTime() ? "expired" : undefined;
  }

  /** Whether it is active and has an expiry time. */
  get willExpire(): boolean {
    return this.#terms.expiresAt !== null && this.revokedOrExpired === undefined;
  }

  /** Records that it was used. */
  use(): void {
    this.#isUsed = true;
    if (!this.#contact) return;
    this.#noteUse(this.#contact);
    if (this.#unconfirmedUseAt === Infinity) this.#unconfirmedUseAt = performance.now();
  }

  /** A use counts once the gateway knows that the credential was not revoked before. */
  #noteUse({ last }: DatabaseContact): void {
    if (this.#unconfirmedUseAt > last) return;
    this.#usedInContactAt = this.#unconfirmedUseAt;
    this.#unconfirmedUseAt = Infinity;
  }

  /** @returns whether it was used since the last call of this method. */
  takeUsedFlag(): boolean {
    const isUsed = this.#isUsed;
    this.#isUsed = false;
    return isUsed;
  }
}
