/** A predicate for texts that differ: `has another summary and other examples`. */
export function hasOther(keys: readonly string[]): string {
  const words = keys.map((key) => key.replace(/^x-|^\$/, ""));
  return `has ${words.map((word) => `${word.endsWith("s") ? "other" : "another"} ${word}`).join(" and ")}`;
}
