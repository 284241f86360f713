import { textType } from "@node-access/generate/spec-file";
import { canonical, same } from "../json.ts";
import type { Direction } from "../findings.ts";
import type { RuleName } from "../rules.ts";
import { type PatternRelation, relationOf } from "./pattern-relation.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import type { Alternative } from "./form.ts";

/** Notes another pattern, by what the two take in. */
export function comparePatterns(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  if (after.kind !== "string") return;
  const was = before.words["pattern"];
  const is = after.words["pattern"];
  if (same(was, is)) return;
  const at = { direction, node: after.node } as const;
  if (was === undefined) comparison.note({ ...at, rule: "pattern-added", says: `matches \`${String(is)}\`` });
  else if (is === undefined)
    comparison.note({ ...at, rule: "pattern-removed", says: `need no longer match \`${String(was)}\`` });
  else {
    const rule = typeRule(was, is) ?? ruleOf(relationOf(was, is));
    comparison.note({
      ...at,
      rule,
      says: `matches \`${shownPattern(is)}\` instead of \`${shownPattern(was)}\``,
    });
  }
}

/** The rule for patterns that make types of their own: `0x${string}` or `${bigint}`, if one makes another type than the other. */
function typeRule(was: unknown, is: unknown): RuleName | undefined {
  const [before, after] = [textType(was), textType(is)];
  if (before?.head === after?.head && before?.rest === after?.rest) return undefined;
  if (before === undefined) return "type-narrowed";
  return after === undefined ? "type-widened" : "type-changed";
}

function ruleOf(relation: PatternRelation): RuleName {
  if (relation === "equal") return "reworded";
  if (relation === "wider") return "pattern-wider";
  return relation === "narrower" ? "pattern-narrower" : "pattern-changed";
}

function shownPattern(pattern: unknown): string {
  return typeof pattern === "string" ? pattern : canonical(pattern);
}

/** Bits of a format of integers, and whether the type becomes `number | bigint`. */
const INTEGERS = new Map([
  ["int32", 32],
  ["uint32", 32],
  ["int64", 64],
  ["uint64", 64],
]);

/** The formats that say more than a description: what the others say, no generator reads. */
const READ: ReadonlySet<unknown> = new Set([...INTEGERS.keys(), "ip"]);

/** Notes another format. Formats of integers decide the type, so they have rules of their own. */
export function compareFormats(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const was = before.words["format"];
  const is = after.words["format"];
  if (same(was, is)) return;
  const at = { direction, node: after.node } as const;
  if ([before, after].some(({ kind, words }) => kind === "integer" && bits(words["format"]) === 64)) {
    const wider = bits(was) !== 64 && was !== undefined ? fitsIn(String(was), String(is)) : was === undefined;
    const says = `has the format ${shownFormat(is)} instead of ${shownFormat(was)}`;
    comparison.note({ ...at, rule: wider ? "integer-wider" : "integer-narrower", says });
  } else if (before.kind !== after.kind) return;
  else if (![was, is].some((format) => READ.has(format)))
    comparison.note({
      ...at,
      rule: "text",
      says: `has the format ${shownFormat(is)} instead of ${shownFormat(was)}`,
    });
  else if (was === undefined)
    comparison.note({ ...at, rule: "format-added", says: `has the format ${shownFormat(is)}` });
  else if (is === undefined)
    comparison.note({ ...at, rule: "format-removed", says: `no longer has the format ${shownFormat(was)}` });
  else
    comparison.note({
      ...at,
      rule: "format-changed",
      says: `has the format ${shownFormat(is)} instead of ${shownFormat(was)}`,
    });
}

function bits(format: unknown): number | undefined {
  return typeof format === "string" ? INTEGERS.get(format) : undefined;
}

/** 32 bits fit in 64, but no negative number in an unsigned one. */
function fitsIn(was: string, is: string): boolean {
  return INTEGERS.has(was) && (was.startsWith("u") || !is.startsWith("u"));
}

function shownFormat(format: unknown): string {
  return format === undefined ? "none" : `\`${String(format)}\``;
}
