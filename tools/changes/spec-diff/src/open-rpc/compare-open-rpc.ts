import { compareComponents, namedSchemas, noteRest } from "../components.ts";
import { compareTop } from "../compare-top.ts";
import { canonical, type JsonObject, list, object } from "../json.ts";
import type { Findings } from "../findings.ts";
import { SchemaComparison } from "../schema/compare-schemas.ts";
import type { SpecTree } from "../spec-tree.ts";
import { Unchanged } from "../unchanged.ts";
import { Uses } from "../uses.ts";
import { compareMethods } from "./compare-methods.ts";
import { familyOf, type Method, methodsOf } from "./method.ts";

/** OpenRPC files that belong together, and who offers what they describe. */
export interface RpcSpecs {
  readonly trees: readonly SpecTree[];
  /** The protocols that offer a family. */
  readonly protocols: (family: string) => readonly string[];
}

/** Notes what differs between two sets of OpenRPC files. */
export function compareOpenRpc(before: RpcSpecs, after: RpcSpecs, findings: Findings): void {
  const comparison = new SchemaComparison(
    (change) => findings.add(change),
    new Unchanged(before.trees, after.trees),
  );
  const had = methodsOf(before.trees);
  const has = methodsOf(after.trees);
  const gone = [...had.values()].filter(({ name }) => !has.has(name));
  const added = [...has.values()].filter(({ name }) => !had.has(name));
  for (const method of gone) noteGone(findings, method, added);
  for (const { node } of added)
    findings.add({ rule: "method-added", direction: "sent", node, says: "is added" });
  for (const [name, method] of had) {
    const now = has.get(name);
    if (now) compareMethods(comparison, method, now, { before, after });
  }
  const schemas = { before: namedSchemas(before.trees), after: namedSchemas(after.trees) };
  const uses = new Uses();
  for (const { name, node } of [...had.values(), ...has.values()]) uses.add(name, node);
  compareComponents(comparison, findings, schemas.before, schemas.after, uses);
  findings.tellOperations((name) => uses.of(name)?.operations);
  noteRest(findings, new Map([...nodes(had), ...schemas.before]), new Map([...nodes(has), ...schemas.after]));
  compareTops(before.trees, after.trees, findings);
}

/** Methods beside schemas, which may have the same names. */
function nodes(methods: ReadonlyMap<string, Method>): [string, object][] {
  return [...methods].map(([name, { node }]) => [`method ${name}`, node]);
}

/** A method that is gone may be there under another name. */
function noteGone(findings: Findings, method: Method, added: Method[]): void {
  const { name, node } = method;
  const aliased = added.find((other) => list(other.node["x-aliases"]).includes(name));
  const renamed = aliased ?? added.find((other) => sameCall(node, other.node));
  if (!renamed) {
    findings.add({ rule: "method-removed", direction: "sent", node, old: true, says: "is removed" });
    return;
  }
  added.splice(added.indexOf(renamed), 1);
  const rule = aliased && sameCall(node, renamed.node) ? "method-renamed-aliased" : "method-renamed";
  const says = aliased
    ? `is the new name of \`${name}\`, which is an alias now`
    : `is the new name of \`${name}\``;
  findings.add({ rule, direction: "sent", node: renamed.node, says });
}

const NAMES = new Set(["name", "summary", "description", "tags", "examples", "x-aliases", "x-source"]);

/** Whether two methods differ in nothing but what they are called. */
function sameCall(one: JsonObject, other: JsonObject): boolean {
  const [left, right] = [one, other].map((node) =>
    canonical(Object.fromEntries(Object.entries(node).filter(([key]) => !NAMES.has(key)))),
  );
  return left === right;
}

const TOP = {
  compared: new Set(["methods", "components"]),
  texts: new Set(["openrpc", "info", "externalDocs", "servers", "$schema"]),
  components: new Set([
    "contentDescriptors",
    "errors",
    "examplePairings",
    "examples",
    "links",
    "schemas",
    "tags",
  ]),
};

function compareTops(before: readonly SpecTree[], after: readonly SpecTree[], findings: Findings): void {
  for (const tree of after) {
    const was = before.find((other) => familyOf(other) === familyOf(tree));
    if (was) compareTop(object(was.value), object(tree.value), TOP, findings);
  }
}
