export interface RestingOrder {
  readonly isBuy: boolean;
  readonly price: bigint;
  /** The remaining size. */
  size: bigint;
}

export interface Match<O extends RestingOrder> {
  readonly maker: O;
  readonly price: bigint;
  readonly size: bigint;
}

/** The resting orders at one price. */
export interface Level {
  readonly price: bigint;
  readonly size: bigint;
  /** Number of orders. */
  readonly count: number;
}

/** The orders of one market. The best price comes first; at the same price, the oldest order. */
export class CoinBook<O extends RestingOrder> {
  readonly bids: O[] = [];
  readonly asks: O[] = [];
  lastPrice: bigint | undefined;

  /** Whether an order would match immediately. */
  crosses(order: RestingOrder): boolean {
    const [best] = order.isBuy ? this.asks : this.bids;
    return best !== undefined && reaches(order, best);
  }

  /** Matches an order with resting orders, as far as its price allows. Filled orders leave the book. */
  take(order: O): Match<O>[] {
    const others = order.isBuy ? this.asks : this.bids;
    const matches: Match<O>[] = [];
    let [maker] = others;
    while (maker && order.size > 0n && reaches(order, maker)) {
      const size = order.size < maker.size ? order.size : maker.size;
      order.size -= size;
      maker.size -= size;
      matches.push({ maker, price: maker.price, size });
      if (maker.size === 0n) others.shift();
      [maker] = others;
    }
    return matches;
  }

  /** Adds an order behind all others at its price. */
  add(order: O): void {
    const side = order.isBuy ? this.bids : this.asks;
    const index = side.findIndex(({ price }) => (order.isBuy ? price < order.price : price > order.price));
    side.splice(index < 0 ? side.length : index, 0, order);
  }

  remove(order: O): void {
    const side = order.isBuy ? this.bids : this.asks;
    const index = side.indexOf(order);
    if (index >= 0) side.splice(index, 1);
  }

  /** @returns the resting orders at each price: bids first, each side from its best price on, `max` levels. */
  levels(max: number): readonly [readonly Level[], readonly Level[]] {
    return [listLevels(this.bids).slice(0, max), listLevels(this.asks).slice(0, max)];
  }
}

function reaches(order: RestingOrder, resting: RestingOrder): boolean {
  return order.isBuy ? order.price >= resting.price : order.price <= resting.price;
}

function listLevels(side: readonly RestingOrder[]): Level[] {
  const levels: Level[] = [];
  for (const { price, size } of side) {
    const last = levels.at(-1);
    if (last?.price === price)
      levels[levels.length - 1] = { price, size: last.size + size, count: last.count + 1 };
    else levels.push({ price, size, count: 1 });
  }
  return levels;
}
