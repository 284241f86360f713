import type {
  AddressTransaction,
  TransactionCursor,
  TransactionPart,
  TransactionRange,
} from "./transaction-part.ts";

/** Transactions of a part. It ends with the slot that has the last one. */
const PART_SIZE = 1_000;
/** The same for whole transactions. */
const WHOLE_PART_SIZE = 100;

/** Joins the transactions of slots to parts, which cover the range without a gap. */
export class PartBuilder {
  readonly #range: TransactionRange;
  readonly #tokenAccounts: readonly string[];
  readonly #readFirst: () => Promise<number>;
  /** The first slot of the next part, in the order of the read. */
  #next: number;
  /** The last transaction. */
  #before: string | undefined;

  /** @param readFirst - Reads the first slot whose block the node has. */
  constructor(range: TransactionRange, tokenAccounts: readonly string[], readFirst: () => Promise<number>) {
    this.#range = range;
    this.#tokenAccounts = tokenAccounts;
    this.#readFirst = readFirst;
    this.#before = range.before;
    this.#next = range.order === "forward" ? range.first : range.last;
  }

  /** @param slots - The transactions of one slot at a time. */
  async *build(slots: AsyncIterable<readonly AddressTransaction[]>): AsyncGenerator<TransactionPart> {
    const { order, first, last, encoding } = this.#range;
    const size = encoding ? WHOLE_PART_SIZE : PART_SIZE;
    let available = await this.#readFirst();
    let items: AddressTransaction[] = [];
    for await (const found of slots) {
      items.push(...found);
      const slot = found[0]?.slot ?? 0;
      if (items.length < size || slot === (order === "forward" ? last : first)) continue;
      yield this.#part(slot, items, available);
      items = [];
    }
    // A node may have deleted blocks since the start.
    if (order === "backward") available = await this.#readFirst();
    yield this.#part(order === "forward" ? last : first, items, available);
  }

  #part(slot: number, items: readonly AddressTransaction[], available: number): TransactionPart {
    const { order } = this.#range;
    const from = this.#next;
    this.#next = slot + (order === "forward" ? 1 : -1);
    const fromSlot = Math.min(from, slot);
    this.#before = items.at(-1)?.signature ?? this.#before;
    const before = order === "backward" ? this.#before : undefined;
    const cursor: TransactionCursor = {
      order,
      nextSlot: this.#next,
      ...(before !== undefined && { before }),
      ...(this.#tokenAccounts.length > 0 && { tokenAccounts: this.#tokenAccounts }),
    };
    const toSlot = Math.max(from, slot);
    // Slot 0 has no transactions.
    const isPruned = available > 1 && fromSlot < available;
    return { fromSlot, toSlot, items, cursor, ...(isPruned && { pruned: true as const }) };
  }
}
