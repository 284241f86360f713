import type { Findings } from "../findings.ts";
import { field, type JsonObject, object } from "../json.ts";
import { differingKeys, noteOthers } from "../not-compared.ts";
import { hasOther } from "../other-texts.ts";
import { type SpecTree, target } from "../spec-tree.ts";
import { VERBS } from "./operation.ts";

const TEXT = ["summary", "description"];
/** What stands for all operations of a path is compared with each. */
const COMPARED = new Set([...VERBS, ...TEXT, "$ref", "parameters", "servers"]);

/** Notes what differs beside the operations of the paths that both states have. */
export function comparePathItems(
  before: readonly SpecTree[],
  after: readonly SpecTree[],
  findings: Findings,
): void {
  const [had, has] = [itemsOf(before), itemsOf(after)];
  for (const [path, is] of has) {
    const was = had.get(path);
    if (!was) continue;
    const at = { direction: "sent", node: is } as const;
    const texts = differingKeys(was, is).filter((key) => TEXT.includes(key));
    if (texts.length > 0) findings.add({ ...at, rule: "text", says: hasOther(texts) });
    noteOthers(was, is, COMPARED, (change) => findings.add({ ...at, ...change }));
  }
}

function itemsOf(trees: readonly SpecTree[]): Map<string, JsonObject> {
  return new Map(
    trees.flatMap(({ value }) =>
      Object.entries(object(field(value, "paths"))).map(([path, item]): [string, JsonObject] => [
        path,
        object(target(item)),
      ]),
    ),
  );
}
