/** A predicate for texts that differ: `has a different summary and different examples`. */
export function hasOther(keys: readonly string[]): string {
  const words = keys.map((key) => key.replace(/^x-|^\$/, ""));
  return `has ${words.map((word) => `${word.endsWith("s") ? "different" : "a different"} ${word}`).join(" and ")}`;
}
