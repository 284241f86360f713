/** Returns the next random number from 0 to 1. */
export type Random = () => number;

/** Creates a generator of random numbers that repeats its sequence for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an integer from `from` up to, but excluding, `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from));
}

/** Picks an item of a non-empty list. */
export function chooseOne<T>(random: Random, list: readonly T[]): T {
  return list[between(random, 0, list.length)] as T;
}
