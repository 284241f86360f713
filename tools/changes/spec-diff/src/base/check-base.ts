import { SpecFile } from "@node-access-tools/generate/spec-file";
import { isProto, type Texts } from "../texts.ts";

/**
 * Parses the files that differ in the base, so that errors name the base and not the current specs.
 *
 * @throws Mistakes in specs of the base.
 */
export function checkBase(before: Texts, after: Texts): void {
  for (const [name, content] of before) {
    if (name.endsWith(".yaml") && !isProto(name) && content !== after.get(name))
      void new SpecFile(`the base's ${name}`, content);
  }
}
