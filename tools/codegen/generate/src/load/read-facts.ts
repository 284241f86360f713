import { field } from "@node-access/generate/read";

/**
 * What a part of a spec states under some keys, by the names that the model has: `x-has-block` is `hasBlock`, unless `others` has another
 * name for the key. A fact that is not stated is not there.
 */
export function readFacts(
  value: unknown,
  keys: string,
  others: Readonly<Record<string, string>> = {},
): object {
  const facts = [...keys.split(" "), ...Object.keys(others)].flatMap((key) => {
    const fact = field(value, key);
    const name = key.replace(/^x-/, "").replaceAll(/-(\w)/g, (_, start: string) => start.toUpperCase());
    return fact === undefined ? [] : [[others[key] ?? name, fact] as const];
  });
  return Object.fromEntries(facts);
}
