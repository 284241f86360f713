/** How long a gateway that cannot reach its Postgres accepts credentials. */
export interface StalenessOptions {
  /**
   * Milliseconds without contact to Postgres after which credentials that were not used at this gateway in the hour
   * before are rejected with 503: they may have been revoked since. Default: 60,000.
   *
   * @asType integer
   * @minimum 1000
   * @expected milliseconds, from 1000 on
   */
  readonly maxStaleness?: number;
  /**
   * The same for credentials that were used at this gateway in the hour before, with their open sockets and streams.
   * At least `maxStaleness`. Default: 86,400,000, a day.
   *
   * @asType integer
   * @minimum 1000
   * @expected milliseconds, from 1000 on
   */
  readonly maxStalenessInUse?: number;
}

export const defaultStaleness: Required<StalenessOptions> = {
  maxStaleness: 60_000,
  maxStalenessInUse: 86_400_000,
};

/** Milliseconds before the loss of contact within which a credential was used if it counts as in use. */
const inUseWindow = 3_600_000;

/** Decides which credentials a gateway still accepts while it cannot learn which ones were revoked. */
export class DatabaseContact {
  readonly #last: () => number;
  readonly #options: Required<StalenessOptions>;

  /** @param last - When the gateway last knew all changes, by `performance.now()`. */
  constructor(last: () => number, options: Required<StalenessOptions>) {
    this.#last = last;
    this.#options = options;
  }

  get last(): number {
    return this.#last();
  }

  /** Whether the contact was lost so long ago that no credential is accepted. */
  get isOver(): boolean {
    return performance.now() - this.last > this.#options.maxStalenessInUse;
  }

  /** @param usedAt - When a credential was last used while the gateway knew all changes. */
  accepts(usedAt: number): boolean {
    const { last } = this;
    if (performance.now() - last <= this.#options.maxStaleness) return true;
    return usedAt >= last - inUseWindow && !this.isOver;
  }
}
