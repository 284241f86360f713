/** Returns a quantile of the values: 0.5 for the median. 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}
