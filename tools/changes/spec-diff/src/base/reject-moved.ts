import type { Texts } from "../texts.ts";
import { Problem } from "../problem.ts";

/**
 * Rejects a spec that has moved to another path, because generators do not recognize it.
 *
 * @throws Problem
 */
export function rejectMoved(before: Texts, after: Texts): void {
  const gone = [...before.keys()].filter((name) => name.endsWith(".yaml") && !after.has(name));
  for (const name of gone) {
    const file = name.split("/").at(-1);
    const moved = [...after.keys()].find((other) => !before.has(other) && other.split("/").at(-1) === file);
    if (moved === undefined) continue;
    const remedy =
      "copy the old specs to a folder, with this one at its new path, and compare with that: --base-dir";
    throw new Problem(`${name} has moved to ${moved}`, remedy);
  }
}
