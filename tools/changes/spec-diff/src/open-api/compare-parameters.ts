import { type JsonObject, object } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import type { RuleName } from "../rules.ts";
import { compareAnnotations } from "../schema/compare-annotations.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { keyOf, type Operation } from "./operation.ts";

/** Notes what differs between the parameters of an operation: those of the path go by position, the others by name. */
export function compareParameters(comparison: SchemaComparison, before: Operation, after: Operation): void {
  const path = { before: inPath(before), after: inPath(after) };
  path.before.forEach((was, index) => {
    const is = path.after[index];
    if (!is) return;
    if (was["name"] !== is["name"]) {
      const swapped = path.after.some(({ name }) => name === was["name"]);
      const says = swapped
        ? "has another place in the path"
        : `is the new name of \`${String(was["name"])}\``;
      comparison.note({
        rule: swapped ? "params-reordered" : "param-renamed",
        direction: "sent",
        node: is,
        says,
      });
    }
    compareOne(comparison, was, is);
  });
  const had = named(before);
  const has = named(after);
  for (const [key, was] of had) {
    const is = has.get(key);
    if (is) compareOne(comparison, was, is);
    else
      comparison.note({ rule: "param-removed", direction: "sent", node: was, old: true, says: "is removed" });
  }
  for (const [key, is] of has) {
    if (had.has(key)) continue;
    const needs = is["required"] === true;
    const says = needs ? "is added, and required" : "is added";
    comparison.note({
      rule: needs ? "required-param-added" : "param-added",
      direction: "sent",
      node: is,
      says,
    });
  }
}

function named({ parameters }: Operation): Map<string, JsonObject> {
  return new Map(parameters.filter((one) => one["in"] !== "path").map((one) => [keyOf(one), one]));
}

/** The path's parameters in its order, which is that of the method's arguments. */
function inPath({ place, parameters }: Operation): JsonObject[] {
  return [...place.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) =>
    parameters.filter((one) => one["in"] === "path" && one["name"] === name),
  );
}

const COMPARED = new Set([
  "name",
  "in",
  "required",
  "schema",
  "content",
  "description",
  "deprecated",
  "example",
  "examples",
]);

function compareOne(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const note = (rule: RuleName, says: string): void =>
    comparison.note({ rule, direction: "sent", node: is, says });
  const needs = is["required"] === true;
  if ((was["required"] === true) !== needs)
    note(needs ? "param-required" : "param-optional", needs ? "is required now" : "is optional now");
  compareAnnotations(was, is, "sent", (change) => comparison.note(change));
  const use = { before: was, after: is, part: "" };
  comparison.compare(schemaOf(was), schemaOf(is), "sent", use);
  noteOthers(was, is, COMPARED, ({ rule, says }) => note(rule, says));
}

function schemaOf(parameter: JsonObject): unknown {
  const [media] = Object.values(object(parameter["content"]));
  return parameter["schema"] ?? object(media)["schema"];
}
