/** Text that `JSON.stringify` writes as it is. TypeScript's library does not have it yet. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** @returns an integer that JSON text contains exactly, however large it is. */
export function exact(value: bigint): unknown {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : rawJSON(String(value));
}
