import { same, isObject, object } from "../json.ts";
import { target } from "../spec-tree.ts";

/** Whether two schemas name the same property, and the same members by its values. */
export function sameDiscriminator(before: object, after: object): boolean {
  const [was, is] = [before, after].map((node) => {
    const schema = target(node);
    return isObject(schema) ? object(schema["discriminator"]) : {};
  });
  return same(was, is);
}
