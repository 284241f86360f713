/**
 * Checks a filter or a projection.
 *
 * @param text - A CEL expression over `event`.
 * @returns what is wrong with it, in plain words; `undefined` if nothing is.
 *
 * @example
 * ```ts
 * import { checkExpression } from "@node-access/delivery";
 *
 * console.log(await checkExpression('event.address == "0x5fbdb2315678afecb367f032d93f642f64180aa3"')); // undefined
 * ```
 */
export async function checkExpression(text: string): Promise<string | undefined> {
  const { findMistake } = await import("./find-mistake.ts");
  return findMistake(text);
}
