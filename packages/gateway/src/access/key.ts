import type { EndReason } from "../codec/web-socket/caller-socket.ts";
import type { StoredKey } from "../state/tables/key-table.ts";
import { type Caller, MethodList } from "./caller.ts";
import type { DatabaseContact } from "./database-contact.ts";
import { currentTime } from "../observe/clock.ts";

export type KeyTerms = Pick<
  StoredKey,
  "id" | "replaces" | "expiresAt" | "revokedAt" | "rate" | "burst" | "methods" | "origins"
> & {
  /** SHA-256 of the key, which itself is not stored. */
  readonly digest: Buffer;
  readonly routing?: boolean;
};

/** A loaded key. It stays the same object when its terms change, so that open sockets see the change. */
export class Key implements Caller {
  readonly id: string;
  /** The id of the node or organization that it gives access to. */
  readonly owner: string;
  readonly tenant: string;
  rate: number | undefined;
  burst: number | undefined;
  origins: readonly string[] | undefined;
  mayRoute = false;
  methods: MethodList | undefined;
  #terms: KeyTerms;
  #isUsed = false;
  readonly #contact: DatabaseContact | undefined;
  /** When it was used while the gateway knew all changes, by `performance.now()`. */
  #usedInContactAt = -Infinity;
  /** The first use after that, which the gateway may not have known to be allowed. */
  #unconfirmedUseAt = Infinity;

  constructor(owner: string, tenant: string, terms: KeyTerms, contact?: DatabaseContact) {
    this.id = terms.id;
    this.owner = owner;
    this.tenant = tenant;
    this.#terms = terms;
    this.#contact = contact;
    this.update(terms);
  }

  update(terms: KeyTerms): void {
    this.#terms = terms;
    this.rate = terms.rate ?? undefined;
    this.burst = terms.burst ?? undefined;
    this.origins = terms.origins ?? undefined;
    this.mayRoute = terms.routing === true;
    this.methods = terms.methods ? new MethodList(terms.methods) : undefined;
  }

  revoke(): void {
    this.#terms = { ...this.#terms, revokedAt: 0 };
  }

  get digest(): Buffer {
    return this.#terms.digest;
  }

  get ended(): EndReason | undefined {
    const reason = this.revokedOrExpired;
    if (reason !== undefined || !this.#contact) return reason;
    this.#noteUse(this.#contact);
    return this.#contact.accepts(this.#usedInContactAt) ? undefined : "unconfirmed";
  }

  get revokedOrExpired(): "revoked" | "expired" | undefined {
    const { revokedAt, expiresAt } = this.#terms;
    if (revokedAt !== null) return "revoked";
    return expiresAt !== null && expiresAt <= currentTime() ? "expired" : undefined;
  }

  get willExpire(): boolean {
    return this.#terms.expiresAt !== null && this.revokedOrExpired === undefined;
  }

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

  takeUsedFlag(): boolean {
    const isUsed = this.#isUsed;
    this.#isUsed = false;
    return isUsed;
  }
}
