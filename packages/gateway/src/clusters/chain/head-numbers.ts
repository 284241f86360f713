/** The numbers of a chain's newest blocks; -1 if unknown. */
export interface HeadNumbers {
  readonly latest: number;
  readonly safe: number;
  readonly finalized: number;
}

export const noNumbers: HeadNumbers = { latest: -1, safe: -1, finalized: -1 };

export function highest(one: HeadNumbers, other: HeadNumbers): HeadNumbers {
  return {
    latest: Math.max(one.latest, other.latest),
    safe: Math.max(one.safe, other.safe),
    finalized: Math.max(one.finalized, other.finalized),
  };
}

export function isSame(one: HeadNumbers, other: HeadNumbers): boolean {
  return one.latest === other.latest && one.safe === other.safe && one.finalized === other.finalized;
}
