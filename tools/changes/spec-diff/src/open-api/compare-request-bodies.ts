import { object } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import type { RuleName } from "../rules.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { target } from "../spec-tree.ts";
import { compareContent } from "./compare-content.ts";
import type { Operation } from "./operation.ts";

const COMPARED = new Set(["content", "description", "required"]);

/** Notes what differs in the body that an operation takes. */
export function compareRequestBodies(
  comparison: SchemaComparison,
  before: Operation,
  after: Operation,
): void {
  const was = target(before.node["requestBody"]);
  const is = target(after.node["requestBody"]);
  const note = (rule: RuleName, says: string, node: object = after.node): void =>
    comparison.note({ rule, direction: "sent", node, part: node === after.node ? "(body)" : "", says });
  if (was === undefined && is === undefined) return;
  if (is === undefined) {
    comparison.note({
      rule: "param-removed",
      direction: "sent",
      node: before.node,
      part: "(body)",
      old: true,
      says: "is removed",
    });
    return;
  }
  const needs = object(is)["required"] === true;
  if (was === undefined) {
    // The body comes before the query among a method's arguments.
    const inserted = before.parameters.some((one) => one["in"] === "query");
    if (needs) note("required-param-added", "is added, and required");
    else
      note(inserted ? "param-inserted" : "param-added", inserted ? "is added before the query" : "is added");
    return;
  }
  if ((object(was)["required"] === true) !== needs)
    note(
      needs ? "param-required" : "param-optional",
      needs ? "is required now" : "is optional now",
      object(is),
    );
  if (object(was)["description"] !== object(is)["description"])
    note("text", "has another description", object(is));
  compareContent(comparison, object(was), object(is), "sent");
  noteOthers(object(was), object(is), COMPARED, ({ rule, says }) => note(rule, says, object(is)));
}
