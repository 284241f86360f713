import { badResult } from "@node-access/transport";
import { type HistoryCalls, readItem } from "./history-calls.ts";
import type { AddressTransaction, TransactionRange } from "./transaction-part.ts";

type Page = readonly AddressTransaction[];

const METHOD = "getSignaturesForAddress";
/** Transactions of a walk back to remember at most, for each that a page may have. The way forward begins at each of them. */
const MARKS = 0.25;
/** Maximum pages of a walk back to hold. Longer ones are read again. */
const MAX_HELD = 2;

/** Lists the transactions of an address with the method that all nodes have: it lists the newest first. */
export class SignatureList {
  readonly #calls: HistoryCalls;
  readonly #address: string;
  readonly #range: TransactionRange;
  readonly #limit: number;

  /** @param limit - Maximum transactions to request at once, from 2. */
  constructor(calls: HistoryCalls, address: string, range: TransactionRange, limit: number) {
    this.#calls = calls;
    this.#address = address;
    this.#range = range;
    this.#limit = limit;
  }

  /** Lists the pages in the order of the read. */
  async *pages(): AsyncGenerator<Page> {
    const pages = this.#backward(this.#range.before);
    if (this.#range.order === "backward") return yield* pages;
    const { value: [newest, ...rest] = [] } = await pages.next();
    if (!newest) return;
    yield* this.#between(newest, prepend(rest, pages));
    yield [newest];
  }

  /**
   * Lists what is older than a transaction, the oldest first. What a walk back does not hold is read again, from
   * transactions that it has passed: nodes have no other way forward.
   */
  async *#between(newer: AddressTransaction, pages: AsyncIterable<Page>): AsyncGenerator<Page> {
    let marks = [newer];
    let oldest = newer;
    const held: Page[] = [];
    let [stride, count] = [1, 0];
    for await (const page of pages) {
      oldest = page.at(-1) ?? oldest;
      count += 1;
      if (count <= MAX_HELD) held.push(page.toReversed());
      if (count % stride === 0) marks.push(oldest);
      if (marks.length <= Math.max(8, this.#limit * MARKS)) continue;
      marks = marks.filter((_, index) => index % 2 === 0);
      stride *= 2;
    }
    if (count <= MAX_HELD) return yield* held.toReversed();
    held.length = 0;
    if (marks.at(-1) !== oldest) marks.push(oldest);
    yield [oldest];
    for (let index = marks.length - 2; index >= 0; index -= 1) {
      const [mark, older] = marks.slice(index, index + 2) as [AddressTransaction, AddressTransaction];
      yield* this.#between(mark, this.#backward(mark.signature, older));
      if (mark !== newer) yield [mark];
    }
  }

  /** Lists what is older than a transaction, the newest first, up to the first slot, or another transaction that follows. */
  async *#backward(before?: string, until?: AddressTransaction): AsyncGenerator<Page> {
    const { first, last, commitment } = this.#range;
    const options = { commitment, limit: this.#limit, minContextSlot: last };
    let anchor = before;
    let previous: AddressTransaction | undefined;
    for (;;) {
      const page = await this.#calls.call(
        METHOD,
        [this.#address, { ...options, ...(anchor !== undefined && { before: anchor }) }],
        (result) => readPage(result, previous, until),
      );
      if (page.length === 0) return;
      const end = page.findIndex(({ signature, slot }) =>
        until ? signature === until.signature : slot < first,
      );
      const wanted = page.slice(0, end < 0 ? page.length : end).filter(({ slot }) => slot <= last);
      if (wanted.length > 0) yield wanted;
      if (end >= 0) return;
      // Pages overlap by one: a node before Agave 4 that does not have the transaction `before` lists nothing, as at the end.
      const known = [previous, ...page].filter((one) => one !== undefined);
      anchor = known.at(-2)?.signature ?? anchor;
      previous = known.at(-1);
      if (anchor !== undefined) continue;
      anchor = previous?.signature;
      previous = undefined;
    }
  }
}

async function* prepend(first: Page, pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  if (first.length > 0) yield first;
  yield* pages;
}

/** Reads a page, which begins with a transaction of the page before, and must not end before one that is known to follow. */
function readPage(
  result: unknown,
  previous: AddressTransaction | undefined,
  until: AddressTransaction | undefined,
): Page {
  if (!Array.isArray(result)) throw badResult(METHOD, "a list of transactions", result);
  const page = result.map((one) => readItem(METHOD, one));
  if (!page.every(({ slot }, index) => index === 0 || slot <= (page[index - 1]?.slot ?? 0)))
    throw badResult(METHOD, "transactions in the order of their slots, the newest first", result);
  if (previous && page.shift()?.signature !== previous.signature)
    throw badResult(METHOD, `transactions from ${previous.signature} on`, result);
  const isPast = (page.at(-1)?.slot ?? -1) < (until?.slot ?? -1);
  if (until && isPast && !page.some(({ signature }) => signature === until.signature))
    throw badResult(METHOD, `transactions up to ${until.signature}`, result);
  return page;
}
