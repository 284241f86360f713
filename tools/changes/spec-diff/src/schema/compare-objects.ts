import { same, list } from "../json.ts";
import type { Direction } from "../findings.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import type { Alternative } from "./form.ts";
import { formOf, propertiesOf } from "./form-of.ts";

/** Notes what differs between two objects: their properties, and what they may have besides. */
export function compareObjects(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const had = propertiesOf(before);
  const has = propertiesOf(after);
  const [needed, needs] = [requiredOf(before), requiredOf(after)];
  for (const name of new Set([...Object.keys(had), ...Object.keys(has), ...needed, ...needs])) {
    const schemas = { was: own(had, name), is: own(has, name) };
    const required = { needed: needed.has(name), needs: needs.has(name) };
    compareProperty(comparison, { name, before, after, ...schemas, ...required }, direction);
  }
  compareOthers(comparison, before, after, direction);
  compareNames(comparison, before, after, direction);
  if (!same(before.words["patternProperties"], after.words["patternProperties"]))
    comparison.note({
      rule: "not-compared",
      direction,
      node: after.node,
      says: "could not be compared: `patternProperties` differs, and no rule understands it",
    });
}

interface Property {
  readonly name: string;
  readonly before: Alternative;
  readonly after: Alternative;
  /** Its schemas, if it has any. */
  readonly was: unknown;
  readonly is: unknown;
  /** Whether it was required, and whether it is. */
  readonly needed: boolean;
  readonly needs: boolean;
}

function compareProperty(comparison: SchemaComparison, property: Property, direction: Direction): void {
  const { name, before, after, was, is, needed, needs } = property;
  const at = { direction, node: after.node, part: `.${name}`, at: ["properties", name] } as const;
  const use = { before: before.node, after: after.node, part: `.${name}` };
  if (described(was) && !described(is)) {
    comparison.note({ ...at, node: before.node, old: true, rule: "property-removed", says: "is removed" });
  } else if (was === false && described(is)) {
    const rule = needs ? "type-changed" : "property-not-ruled-out";
    comparison.note({
      ...at,
      rule,
      says: needs ? "is required, and was ruled out" : "is no longer ruled out",
    });
  } else if (!described(was) && described(is)) {
    const rule = needs ? "required-property-added" : "property-added";
    comparison.note({ ...at, rule, says: needs ? "is added, and required" : "is added" });
    // It was there before if other properties were described as one.
    const others = before.words["additionalProperties"];
    if (typeof others === "object") comparison.compare(others, is, direction, use);
  } else if (was === false && is === undefined) {
    comparison.note({
      ...at,
      node: before.node,
      old: true,
      rule: "property-not-ruled-out",
      says: "is no longer ruled out",
    });
  } else if (was === undefined && is === false) {
    comparison.note({ ...at, rule: "property-ruled-out", says: "is ruled out" });
  } else {
    if (needed !== needs) {
      const rule = needs ? "property-required" : "property-optional";
      comparison.note({ ...at, rule, says: needs ? "is required now" : "is optional now" });
    }
    if (was !== undefined && is !== undefined) comparison.compare(was, is, direction, use);
  }
}

/** Whether a property may be there by its schema. */
function described(schema: unknown): boolean {
  return schema !== undefined && schema !== false;
}

function requiredOf({ words }: Alternative): ReadonlySet<string> {
  return new Set(list(words["required"]).map(String));
}

function own(properties: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** What names the properties of a map may have. A list of names is a type that has each of them. */
function compareNames(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const [was, is] = [before.words["propertyNames"], after.words["propertyNames"]];
  if (was === is) return;
  const [had, has] = [listedNames(was), listedNames(is)];
  if (!had || !has) {
    // Readers look values up by name: a narrower name breaks them as it breaks writers.
    comparison.compare(was, is, "sent", { before: before.node, after: after.node, part: "[*]" });
    return;
  }
  for (const name of has.filter((one) => !had.includes(one)))
    comparison.note({
      direction,
      node: after.node,
      part: `.${name}`,
      rule: "required-property-added",
      says: "is added, and required",
    });
  for (const name of had.filter((one) => !has.includes(one)))
    comparison.note({
      direction,
      node: before.node,
      old: true,
      part: `.${name}`,
      rule: "property-removed",
      says: "is removed",
    });
}

/** The names that a map is described to have, if they are listed. */
function listedNames(names: unknown): string[] | undefined {
  const { literals, alternatives } = formOf(names);
  if (alternatives.length > 0 || literals.size === 0) return undefined;
  return [...literals.values()].map(({ value }) => String(value));
}

/** What is said of properties that are not described: nothing, that they are refused, or of what type they are. */
function compareOthers(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const was = before.words["additionalProperties"];
  const is = after.words["additionalProperties"];
  const at = { direction, node: after.node, part: "[*]" } as const;
  if (was === is) return;
  if (is === false) comparison.note({ ...at, rule: "others-refused", says: "is refused" });
  else if (was === false || (was === undefined && is === true))
    comparison.note({ ...at, rule: "others-accepted", says: "is accepted" });
  else if (was === true && is === undefined)
    comparison.note({ ...at, rule: "others-untyped", says: "is no longer typed" });
  else comparison.compare(was, is, direction, { before: before.node, after: after.node, part: "[*]" });
}
