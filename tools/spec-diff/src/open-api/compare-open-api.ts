import { compareComponents, namedSchemas, noteRest } from "../components.ts";
import type { Findings } from "../findings.ts";
import { same, isObject, object } from "../json.ts";
import { SchemaComparison } from "../schema/compare-schemas.ts";
import type { SpecTree } from "../spec-tree.ts";
import { Uses } from "../uses.ts";
import { answerOf } from "./compare-members.ts";
import { compareOperations } from "./compare-operations.ts";
import { type Operation, operationsOf } from "./operation.ts";

/** Notes what differs between two versions of an OpenAPI file. Either may be missing. */
export function compareOpenApi(
  before: SpecTree | undefined,
  after: SpecTree | undefined,
  findings: Findings,
): void {
  const comparison = new SchemaComparison((change) => findings.add(change));
  const had = before ? operationsOf(before) : [];
  const has = after ? operationsOf(after) : [];
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
  const schemas = [before, after].map((tree) => namedSchemas(tree ? [tree] : []));
  const [was = new Map(), is = new Map()] = schemas;
  const uses = usesOf([...had, ...has]);
  compareComponents(comparison, findings, was, is, uses);
  findings.tellOperations((name) => uses.of(name)?.operations, (after ?? before)?.name);
  noteRest(
    findings,
    new Map([...pairs.map(([one], index): [string, object] => [`operation ${index}`, one.node]), ...was]),
    new Map([...pairs.map(([, one], index): [string, object] => [`operation ${index}`, one.node]), ...is]),
  );
  if (before && after) compareTop(object(before.value), object(after.value), findings);
}

/** How operations use schemas: in what they take and give, and in what the methods of a body's members give. */
function usesOf(operations: readonly Operation[]): Uses {
  const uses = new Uses();
  for (const { id, node, parameters } of operations) {
    uses.add(id, { ...node, parameters });
    for (const member of Object.values(object(node["x-members"]))) {
      const answer = answerOf(object(member));
      if (isObject(answer))
        uses.addSchemas(id, "received", new Map([[String(object(member)["response"]), answer]]));
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

const COMPARED = new Set(["paths", "components", "security", "servers", "x-surface"]);
const TEXT = new Set(["openapi", "info", "tags", "externalDocs", "jsonSchemaDialect"]);

function compareTop(
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
  findings: Findings,
): void {
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (COMPARED.has(key) || same(was[key], is[key])) continue;
    const says = TEXT.has(key)
      ? `says something else in \`${key}\``
      : `could not be compared: \`${key}\` differs, and no rule understands it`;
    findings.add({ rule: TEXT.has(key) ? "text" : "not-compared", direction: "received", node: is, says });
  }
}
