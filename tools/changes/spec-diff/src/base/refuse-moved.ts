import type { Texts } from "../texts.ts";
import { Problem } from "../problem.ts";

/**
 * Rejects a spec under another path: no generator takes it as the one that it was.
 *
 * @throws Problem
 */
export function refuseMoved(before: Texts, after: Texts): void {
  const gone = [...before.keys()].filter((name) => name.endsWith(".yaml") && !after.has(name));
  for (const name of gone) {
    const file = name.split("/").at(-1);
    const moved = [...after.keys()].find((other) => !before.has(other) && other.split("/").at(-1) === file);
    if (moved === undefined) continue;
    const remedy =
      "put the old specs into a folder, this one under its new path, and compare with that: --base-dir";
    throw new Problem(`${name} has moved to ${moved}`, remedy);
  }
}
