/** Numbers from 0 to 1, the same ones each time for the same seed (mulberry32). */
export type Random = () => number;

/** Makes the numbers of a seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from `from` up to, and without, `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from));
}

/** One of a list that is not empty. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[between(random, 0, list.length)] as T;
}
