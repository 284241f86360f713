import { oneOf, type Random } from "@node-access-tools/workspace";

/** A node's key, and since when it should open the node, or nothing. */
export interface KnownKey {
  readonly key: string;
  /** When its creation was acknowledged, in milliseconds of `performance.now()`. */
  readonly madeAt: number;
  /** When its revocation was sent. From then on the key may or may not open the node. */
  revocationSentAt?: number;
  /** When its revocation was acknowledged. */
  revokedAt?: number;
}

/** What one call showed. */
export type Verdict = "served" | "refused" | "unanswered" | "wrong";

/** Milliseconds in which a change takes effect everywhere. */
const effectIn = 1_000;

/** Revoked keys that are still tried: the newest. */
const triedRevoked = 200;

/** The keys of a fleet, and what calls with them have shown. */
export class Keys {
  readonly #open: KnownKey[] = [];
  readonly #revoked: KnownKey[] = [];
  readonly counts: Record<Verdict, number> = { served: 0, refused: 0, unanswered: 0, wrong: 0 };
  readonly wrong: string[] = [];
  /** The longest time after an acknowledged revocation at which a call was sent that was served. */
  latestServed = 0;

  add(key: string): KnownKey {
    const known = { key, madeAt: performance.now() };
    this.#open.push(known);
    return known;
  }

  /** Notes that a revocation is sent. */
  revoking(known: KnownKey): void {
    known.revocationSentAt = performance.now();
    const index = this.#open.indexOf(known);
    if (index >= 0) this.#open.splice(index, 1);
    this.#revoked.push(known);
    if (this.#revoked.length > triedRevoked) this.#revoked.shift();
  }

  /** One to call with: three in ten are revoked, or about to be. */
  pick(random: Random): KnownKey {
    const list = this.#revoked.length > 0 && random() < 0.3 ? this.#revoked : this.#open;
    return oneOf(random, list);
  }

  /** Judges a call by what was known when it was sent. */
  judge({ key, madeAt, revocationSentAt, revokedAt }: KnownKey, sentAt: number, status: number): Verdict {
    const verdict = ((): Verdict => {
      if (status === 200) {
        if (revokedAt === undefined || sentAt <= revokedAt) return "served";
        this.latestServed = Math.max(this.latestServed, sentAt - revokedAt);
        return sentAt - revokedAt > effectIn ? "wrong" : "served";
      }
      if (status === 401) {
        const mayBeRefused = revocationSentAt !== undefined || sentAt - madeAt < effectIn;
        return mayBeRefused ? "refused" : "wrong";
      }
      return status === 0 ? "unanswered" : "wrong";
    })();
    this.counts[verdict]++;
    if (verdict === "wrong") {
      const since =
        revokedAt === undefined
          ? `${Math.round(sentAt - madeAt)} ms after it was made`
          : `${Math.round(sentAt - revokedAt)} ms after its revocation was acknowledged`;
      this.wrong.push(`a call with ${key.slice(0, 6)}… that was sent ${since} got HTTP ${status}`);
    }
    return verdict;
  }
}
