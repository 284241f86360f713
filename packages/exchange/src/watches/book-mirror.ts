import type { L2BookEvent, L2Delta } from "../generated/types.ts";

/** The total size of all orders at one price. */
export interface BookLevel {
  /** The price. */
  readonly px: string;
  /** Total size of all orders at the price. */
  readonly sz: string;
}

/** A coin's order book at a time. */
export interface Book {
  /** The market. */
  readonly coin: string;
  /** Timestamp, in milliseconds since the Unix epoch. */
  readonly time: number;
  /** Price levels: first the bids, then the asks, each with the best price first. */
  readonly levels: readonly [bids: readonly BookLevel[], asks: readonly BookLevel[]];
}

/** How many levels of a side the venue shows. */
const MAX_LEVELS = 20;
/** How many former books are compared with snapshots, which may arrive after later changes. */
const MAX_FORMER = 32;

/** An order book that is kept up to date with changes, and compared with snapshots of the same time. Each method returns what is wrong, if anything. */
export class BookMirror {
  book: Book | undefined;
  #former: Book[] = [];
  /** A snapshot that is not older than the book: changes of the same time may follow. */
  #pending: Book | undefined;

  /** Replaces the book. */
  start({ coin, time, levels }: Book): string | undefined {
    this.#former = [];
    const [bids, asks] = levels.map((side) => side.map(({ px, sz }) => ({ px, sz })));
    return this.#set({ coin, time, levels: [bids ?? [], asks ?? []] });
  }

  /** Applies changes. */
  apply({ t: time, l: changed, r: removed }: L2Delta): string | undefined {
    const { book } = this;
    if (!book) return "there is no book to change";
    if (time < book.time) return `changes of the time ${time} came after those of ${book.time}`;
    for (const [index, side] of book.levels.entries())
      for (const place of removed[index] ?? [])
        if (!side[place]) return `level ${place} is to be removed, and the book has ${side.length}`;
    if (changed.flat().some(({ p, s }) => !(Number(p) > 0 && Number(s) > 0)))
      return "a level has no price or no size";
    const [bids = [], asks = []] = book.levels.map((side, index) => {
      const prices = new Set(changed[index]?.map(({ p }) => Number(p)));
      const gone = new Set(removed[index]);
      const kept = side.filter(({ px }, place) => !gone.has(place) && !prices.has(Number(px)));
      const added = changed[index]?.map(({ p, s }) => ({ px: p, sz: s })) ?? [];
      const sign = index === 0 ? -1 : 1;
      // The venue need not remove what it no longer shows.
      return [...kept, ...added]
        .toSorted((one, other) => sign * (Number(one.px) - Number(other.px)))
        .slice(0, Math.max(MAX_LEVELS, side.length));
    });
    return this.#set({ coin: book.coin, time, levels: [bids, asks] });
  }

  /** Compares a snapshot with the book of the same time, now or after the next changes. */
  check(snapshot: L2BookEvent): string | undefined {
    const { time, spread, fast } = snapshot;
    // Grouped and short books are not comparable.
    if (!this.book || spread !== undefined || fast) return undefined;
    // Without a change since the last snapshot, that one still applies.
    const silent = this.#pending && compare(this.book, this.#pending);
    if (silent !== undefined) return `${silent}, and no change has arrived since`;
    if (time < this.book.time) return this.#compare(snapshot);
    this.#pending = snapshot;
    return undefined;
  }

  #set(book: Book): string | undefined {
    const pending = this.#pending;
    this.book = book;
    this.#former = [...this.#former.slice(1 - MAX_FORMER), book];
    const [[bid], [ask]] = book.levels;
    if (bid && ask && Number(bid.px) >= Number(ask.px))
      return `the best bid ${bid.px} is not below the best ask ${ask.px}`;
    if (!pending || book.time <= pending.time) return undefined;
    this.#pending = undefined;
    return this.#compare(pending);
  }

  /** Compares a snapshot with the books of the same time, of which there may be none. */
  #compare(snapshot: Book): string | undefined {
    const results = this.#former
      .filter(({ time }) => time === snapshot.time)
      .map((book) => compare(book, snapshot));
    return results.includes(undefined) ? undefined : results[0];
  }
}

function compare(book: Book, snapshot: Book): string | undefined {
  for (const [index, side] of book.levels.entries()) {
    const other = snapshot.levels[index] ?? [];
    const length = Math.min(side.length, other.length);
    const place = side.findIndex((level, at) => at < length && !isSame(level, other[at]));
    // A full side may be truncated.
    if (place >= 0 || (side.length !== other.length && length < MAX_LEVELS))
      return `${index === 0 ? "bid" : "ask"} ${place < 0 ? length : place} differs from the snapshot of the time ${snapshot.time}`;
  }
  return undefined;
}

function isSame({ px, sz }: BookLevel, other: BookLevel | undefined): boolean {
  return Number(px) === Number(other?.px) && Number(sz) === Number(other?.sz);
}
