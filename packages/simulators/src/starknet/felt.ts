/** @returns a field element in canonical form: without leading zeros, and in lower case. */
export function felt(text: string): string {
  return `0x${text
    .slice(2)
    .toLowerCase()
    .replace(/^0+(?=.)/, "")}`;
}
