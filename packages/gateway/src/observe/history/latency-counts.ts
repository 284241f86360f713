/** The first bucket in milliseconds, and the growth to the next: percentiles are off by 5 % at most. */
const first = 0.05;
const growth = 1.1;
const buckets = 160;
const scale = 1 / Math.log(growth);

/** A histogram of latencies with exponential buckets: its size does not depend on the number of calls. */
export type LatencyCounts = Uint32Array;

export function newLatencyCounts(): LatencyCounts {
  return new Uint32Array(buckets);
}

export function countLatency(counts: LatencyCounts, milliseconds: number): void {
  const at =
    milliseconds <= first ? 0 : Math.min(buckets - 1, Math.ceil(Math.log(milliseconds / first) * scale));
  counts[at] = (counts[at] as number) + 1;
}

export function addLatencies(counts: LatencyCounts, others: LatencyCounts): void {
  for (const [at, count] of others.entries()) counts[at] = (counts[at] as number) + count;
}

/** @returns the percentile `share` in milliseconds; `undefined` without calls. */
export function latencyAt(counts: LatencyCounts, share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = Math.ceil(total * share);
  // The geometric middle of the bucket, equally far from both bounds.
  return (
    Math.round(1000 * first * growth ** (counts.findIndex((count) => (left -= count) <= 0) - 0.5)) / 1000
  );
}
