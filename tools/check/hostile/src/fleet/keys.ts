import { chooseOne, type Random } from "@node-access-tools/workspace";

/** A node's key, and when it was created and revoked, in milliseconds of `performance.now()`. */
export interface KnownKey {
  readonly key: string;
  readonly createdAt: number;
  /** When its revocation was sent. From then on, the node may accept or reject the key. */
  revocationSentAt?: number;
  revokedAt?: number;
}

/** Milliseconds within which a change must take effect at every gateway. */
const effectIn = 1_000;

/** How many revoked keys are still tried: the newest ones. */
const revokedLimit = 200;

/** The keys of a fleet, and the outcomes of calls with them. */
export class Keys {
  readonly #open: KnownKey[] = [];
  readonly #revoked: KnownKey[] = [];
  /** `failed`: a call got no response, which is allowed while gateways are killed. */
  readonly counts = { served: 0, rejected: 0, failed: 0 };
  readonly wrong: string[] = [];
  /** The longest time, in milliseconds, between an acknowledged revocation and a later call that was still served. */
  latestServed = 0;

  add(key: string): KnownKey {
    const known = { key, createdAt: performance.now() };
    this.#open.push(known);
    return known;
  }

  revoking(known: KnownKey): void {
    known.revocationSentAt = performance.now();
    const index = this.#open.indexOf(known);
    if (index >= 0) this.#open.splice(index, 1);
    this.#revoked.push(known);
    if (this.#revoked.length > revokedLimit) this.#revoked.shift();
  }

  /** Picks a key to call with. Three in ten are revoked or being revoked. */
  pick(random: Random): KnownKey {
    const list = this.#revoked.length > 0 && random() < 0.3 ? this.#revoked : this.#open;
    return chooseOne(random, list);
  }

  /** Decides whether the status of a call was allowed when the call was sent. */
  judge({ key, createdAt, revocationSentAt, revokedAt }: KnownKey, sentAt: number, status: number): void {
    const late = revokedAt === undefined ? 0 : sentAt - revokedAt;
    if (status === 200) this.latestServed = Math.max(this.latestServed, late);
    if (status === 0) this.counts.failed++;
    else if (status === 200 && late <= effectIn) this.counts.served++;
    else if (status === 401 && (revocationSentAt !== undefined || sentAt - createdAt < effectIn))
      this.counts.rejected++;
    else {
      const since =
        revokedAt === undefined
          ? `${Math.round(sentAt - createdAt)} ms after it was created`
          : `${Math.round(late)} ms after its revocation was acknowledged`;
      this.wrong.push(`a call with ${key.slice(0, 6)}… that was sent ${since} got HTTP ${status}`);
    }
  }
}
