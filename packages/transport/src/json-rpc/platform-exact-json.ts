// For platforms that tell the text of a number which they have parsed, as browsers do since 2025.

/**
 * Parses JSON with a bigint for each integer beyond 2^53.
 *
 * @throws RangeError for such an integer where the platform would round it.
 */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, exact);
}

function exact(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== "number" || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  const { source } = context ?? {};
  if (!source) throw new RangeError("an integer beyond 2^53, which this platform would round");
  return /[.eE]/.test(source) ? value : BigInt(source);
}

/**
 * Writes JSON with all digits of each bigint.
 *
 * @throws TypeError where the platform cannot.
 */
export function stringifyExactly(value: unknown): string {
  const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };
  return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? rawJSON(`${item}`) : item));
}
