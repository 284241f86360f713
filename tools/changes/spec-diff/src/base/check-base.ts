import type { Texts } from "../load-trees.ts";
import { parseSpec } from "../parse-spec.ts";
import { MODULE } from "../proto/compare-protos.ts";

/**
 * Parses what is other in the base, so that nobody looks for what is wrong there in the specs of today.
 *
 * @throws Mistakes in specs of the base.
 */
export function checkBase(before: Texts, after: Texts): void {
  for (const [name, content] of before) {
    if (!name.endsWith(".yaml") || name.startsWith(`${MODULE}/`) || content === after.get(name)) continue;
    parseSpec(`the base's ${name}`, content);
  }
}
