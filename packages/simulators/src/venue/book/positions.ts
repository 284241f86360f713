/** What a user holds of a coin: positive for a long position, negative for a short one. */
export interface Position {
  readonly size: bigint;
  /** What it was opened for, with the size's sign: a count of 10^-18 USD. */
  readonly cost: bigint;
  /** What all fills together have paid and, if positive, received: a count of 10^-18 USD. */
  readonly cash: bigint;
}

export interface PositionChange {
  readonly startPosition: bigint;
  /** Profit of the part that the fill closed: a count of 10^-18 USD. */
  readonly closedPnl: bigint;
}

const none: Position = { size: 0n, cost: 0n, cash: 0n };

/** What each user holds, and what it was bought or sold for. */
export class Positions {
  /** All positions by user and coin, for snapshots. */
  contents: Map<string, Map<string, Position>> = new Map();

  /** Records a fill, whose size is negative for a sale. */
  change(user: string, coin: string, size: bigint, price: bigint): PositionChange {
    const before = this.of(user).get(coin) ?? none;
    const isOpposite = before.size !== 0n && before.size > 0n !== size > 0n;
    const closed = isOpposite ? (abs(size) < abs(before.size) ? -size : before.size) : 0n;
    const closedCost = closed === 0n ? 0n : (before.cost * closed) / before.size;
    const after = {
      size: before.size + size,
      cost: before.cost - closedCost + computeValue(size + closed, price),
      cash: before.cash - computeValue(size, price),
    };
    const own = this.contents.get(user) ?? new Map<string, Position>();
    this.contents.set(user, own.set(coin, after));
    return { startPosition: before.size, closedPnl: computeValue(closed, price) - closedCost };
  }

  /** @returns a user's positions by coin, those that were closed included. */
  of(user: string): ReadonlyMap<string, Position> {
    return this.contents.get(user) ?? new Map<string, Position>();
  }

  /** @returns the sum of all long positions in a coin, which is also that of the short ones. */
  openInterest(coin: string): bigint {
    let sum = 0n;
    for (const own of this.contents.values()) {
      const { size } = own.get(coin) ?? none;
      if (size > 0n) sum += size;
    }
    return sum;
  }
}

const one = 10n ** 18n;

/** @returns the value of a size at a price: all three are counts of 10^-18. */
export function computeValue(size: bigint, price: bigint): bigint {
  return (size * price) / one;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
