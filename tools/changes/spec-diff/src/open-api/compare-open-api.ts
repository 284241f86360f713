import { compareComponents, type NamedSchemas, namedSchemas, noteRest } from "../components.ts";
import { compareTop } from "../compare-top.ts";
import type { Findings } from "../findings.ts";
import { field, object } from "../json.ts";
import { SchemaComparison } from "../schema/compare-schemas.ts";
import type { SpecTree } from "../spec-tree.ts";
import { Unchanged } from "../unchanged.ts";
import { Uses } from "../uses.ts";
import { comparePathItems } from "./compare-path-items.ts";
import { compareSignedOrder } from "./compare-signed-order.ts";
import { compareOperations } from "./compare-operations.ts";
import { lastStep } from "./compare-told.ts";
import { type Operation, operationsOf } from "./operation.ts";

/** Of `security` and `securitySchemes`, which specs no longer have, no generator has read anything. */
const TOP = {
  compared: new Set(["paths", "components", "security", "servers", "x-surface"]),
  texts: new Set(["openapi", "info", "tags", "externalDocs", "jsonSchemaDialect"]),
  components: new Set([
    "callbacks",
    "examples",
    "headers",
    "links",
    "parameters",
    "pathItems",
    "requestBodies",
    "responses",
    "schemas",
    "securitySchemes",
  ]),
};

/** Notes what differs between two versions of an OpenAPI file with its parts. Either may be missing. */
export function compareOpenApi(
  before: readonly SpecTree[],
  after: readonly SpecTree[],
  findings: Findings,
): void {
  const comparison = new SchemaComparison((change) => findings.add(change), new Unchanged(before, after));
  const had = before.flatMap(operationsOf);
  const has = after.flatMap(operationsOf);
  const pairs = had.flatMap((was): [Operation, Operation][] => {
    const is = has.find(({ id }) => id === was.id) ?? renamed(was, had, has);
    return is ? [[was, is]] : [];
  });
  for (const [was, is] of pairs) {
    if (was.id !== is.id)
      findings.add({
        rule: "method-renamed",
        direction: "sent",
        node: is.node,
        says: `is the new name of \`${was.id}\``,
      });
    compareOperations(comparison, was, is);
  }
  const paired = new Set(pairs.flat());
  for (const { node } of had.filter((one) => !paired.has(one)))
    findings.add({ rule: "method-removed", direction: "sent", node, old: true, says: "is removed" });
  for (const { node } of has.filter((one) => !paired.has(one)))
    findings.add({ rule: "method-added", direction: "sent", node, says: "is added" });
  const [was, is] = [namedSchemas(before), namedSchemas(after)];
  const uses = usesOf([...had, ...has], [was, is]);
  compareComponents(comparison, findings, was, is, uses);
  compareSignedOrder(was, is, findings);
  comparePathItems(before, after, findings);
  const files = new Set([...before, ...after].map(({ name }) => name));
  findings.tellOperations((name) => uses.of(name)?.operations, files);
  noteRest(
    findings,
    new Map([...pairs.map(([one], index): [string, object] => [`operation ${index}`, one.node]), ...was]),
    new Map([...pairs.map(([, one], index): [string, object] => [`operation ${index}`, one.node]), ...is]),
  );
  for (const tree of after) {
    const old = before.find(({ name }) => name === tree.name);
    if (old) compareTop(object(old.value), object(tree.value), TOP, findings);
  }
}

/** How operations use schemas: in what they take, give and tell, and in what the methods of a union's members give. */
function usesOf(operations: readonly Operation[], schemas: readonly NamedSchemas[]): Uses {
  const uses = new Uses();
  const receives = (operation: string, name: string): void => {
    for (const named of schemas) {
      const node = named.get(name);
      if (node) uses.addSchemas(operation, "received", new Map([[name, node]]));
    }
  };
  for (const { id, node, parameters } of operations) {
    uses.add(id, { ...node, parameters });
    for (const event of Object.values(object(node["x-events"]))) receives(id, lastStep(event));
  }
  for (const named of schemas) {
    for (const [name, schema] of named) {
      const member = object(field(schema, "x-member"));
      for (const answer of [member["response"], member["event"]]) receives(name, String(answer));
    }
  }
  return uses;
}

/** The same verb and path under another name, if that name is new and the old one gone. */
function renamed(
  was: Operation,
  had: readonly Operation[],
  has: readonly Operation[],
): Operation | undefined {
  return has.find(({ place, id }) => place === was.place && !had.some((other) => other.id === id));
}
