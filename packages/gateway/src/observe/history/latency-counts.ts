/** Milliseconds of the first bucket, and how much wider each is than the one before: what is read from it is off by 5 % at most. */
const first = 0.05;
const growth = 1.1;
const buckets = 160;
const scale = 1 / Math.log(growth);

/** How many calls took how long, in buckets that grow: it takes the same room for any number of calls. */
export type LatencyCounts = Uint32Array;

export function newLatencyCounts(): LatencyCounts {
  return new Uint32Array(buckets);
}

export function countLatency(counts: LatencyCounts, milliseconds: number): void {
  const at =
    milliseconds <= first ? 0 : Math.min(buckets - 1, Math.ceil(Math.log(milliseconds / first) * scale));
  counts[at] = (counts[at] as number) + 1;
}

/** Adds other counts to these. */
export function addLatencies(counts: LatencyCounts, others: LatencyCounts): void {
  for (const [at, count] of others.entries()) counts[at] = (counts[at] as number) + count;
}

/** @returns the milliseconds that this share of the calls took no longer than; nothing without calls. */
export function latencyAt(counts: LatencyCounts, share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = Math.ceil(total * share);
  // In the middle of its bucket, so that the bounds on both sides are equally far.
  return (
    Math.round(1000 * first * growth ** (counts.findIndex((count) => (left -= count) <= 0) - 0.5)) / 1000
  );
}
