import { same, field, isObject, object } from "./json.ts";
import type { Direction, Findings } from "./findings.ts";
import type { SchemaComparison } from "./schema/compare-schemas.ts";
import { compareAnnotations } from "./schema/compare-annotations.ts";
import type { SpecTree } from "./spec-tree.ts";
import type { Uses } from "./uses.ts";

/** Schemas with names, which are exported as types under these. */
export type NamedSchemas = ReadonlyMap<string, object>;

/** The named schemas of some files. */
export function namedSchemas(trees: Iterable<SpecTree>): NamedSchemas {
  return new Map(
    [...trees].flatMap(({ value }) =>
      Object.entries(object(field(field(value, "components"), "schemas"))).filter(
        (entry): entry is [string, object] => isObject(entry[1]),
      ),
    ),
  );
}

/** Notes which names came and went, and what differs in schemas, as they are used; both ways where nothing uses them. */
export function compareComponents(
  comparison: SchemaComparison,
  findings: Findings,
  before: NamedSchemas,
  after: NamedSchemas,
  uses: Uses,
): void {
  const gone = [...before].filter(([name]) => !after.has(name));
  const added = [...after].filter(([name]) => !before.has(name));
  const received: Direction = "received";
  for (const [name, node] of gone) {
    const renamed = added.find(([, other]) => comparison.sameShape(node, other));
    if (renamed) {
      added.splice(added.indexOf(renamed), 1);
      const says = `is exported instead of \`${name}\`, which is the same`;
      findings.add({ rule: "type-renamed", direction: received, node: renamed[1], says, nameOnly: true });
    } else {
      findings.add({
        rule: "type-removed",
        direction: received,
        node,
        old: true,
        says: "is no longer exported",
        nameOnly: true,
      });
    }
  }
  for (const [, node] of added)
    findings.add({ rule: "type-added", direction: received, node, says: "is exported", nameOnly: true });
  for (const [name, was] of before) {
    const is = after.get(name);
    if (is === undefined) continue;
    compareAnnotations(was, is, received, (change) => findings.add(change));
    for (const direction of uses.of(name)?.directions ?? (["sent", "received"] as const))
      comparison.compare(was, is, direction, { before: was, after: is, part: "" });
  }
}

/**
 * Notes places where nothing else was found, though their text differs: they say the same in another way.
 *
 * @param places - What a name stands for, before and after.
 */
export function noteRest(
  findings: Findings,
  before: ReadonlyMap<string, object>,
  after: ReadonlyMap<string, object>,
): void {
  for (const [name, was] of before) {
    const is = after.get(name);
    if (is === undefined || same(was, is) || findings.concerns(is) || findings.concerns(was)) continue;
    findings.add({
      rule: "reworded",
      direction: "received",
      node: is,
      says: "is the same, said in another way",
    });
  }
}
