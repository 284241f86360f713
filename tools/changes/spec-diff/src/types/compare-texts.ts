import { textType } from "@node-access-tools/generate/spec-file";
import { canonical, same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { type PatternRelation, relationOf } from "./pattern-relation.ts";
import type { Alternative } from "./form.ts";
import type { Scope } from "./scope.ts";

/** Compares two patterns by what they accept. */
export function comparePatterns(scope: Scope, before: Alternative, after: Alternative): void {
  if (after.kind !== "string") return;
  const [was, is] = [before.words.pattern, after.words.pattern];
  if (same(was, is)) return;
  if (was === undefined) scope.note("pattern-added", `matches \`${shownPattern(is)}\``);
  else if (is === undefined) scope.note("pattern-removed", `no longer has to match \`${shownPattern(was)}\``);
  else {
    const rule = typeRule(was, is) ?? ruleOf(relationOf(was, is));
    scope.note(rule, `matches \`${shownPattern(is)}\` instead of \`${shownPattern(was)}\``);
  }
}

/** The rule for patterns that become different types, such as `0x${string}` or `${bigint}`; otherwise `undefined`. */
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

/** The bits of each integer format. 64 bits become the type `number | bigint`. */
const INTEGERS = new Map([
  ["int32", 32],
  ["uint32", 32],
  ["int64", 64],
  ["uint64", 64],
]);

/** The formats that generators read. Others count as descriptions. */
const READ: ReadonlySet<unknown> = new Set([...INTEGERS.keys(), "ip"]);

/** Compares formats. Formats of integers determine the type, so they have their own rules. */
export function compareFormats(scope: Scope, before: Alternative, after: Alternative): void {
  const [was, is] = [before.words.format, after.words.format];
  if (same(was, is)) return;
  const predicate = `has the format ${shownFormat(is)} instead of ${shownFormat(was)}`;
  const note = (rule: RuleName): void => scope.note(rule, predicate);
  if ([before, after].some(({ kind, words }) => kind === "integer" && bits(words.format) === 64)) {
    const wider = bits(was) !== 64 && was !== undefined ? fitsIn(was, String(is)) : was === undefined;
    note(wider ? "integer-wider" : "integer-narrower");
  } else if (before.kind !== after.kind) return;
  else if (![was, is].some((format) => READ.has(format))) note("text");
  else if (was === undefined) note("format-added");
  else note(is === undefined ? "format-removed" : "format-changed");
}

/** Compares the encodings of a proto field: with another one, its bytes have another meaning. */
export function compareEncodings(scope: Scope, before: Alternative, after: Alternative): void {
  const [was, is] = [before.words.encoding, after.words.encoding];
  if (was === is) return;
  scope.note("encoding-changed", `is encoded as ${is ?? "nothing"} instead of ${was ?? "nothing"}`);
}

function bits(format: string | undefined): number | undefined {
  return INTEGERS.get(format ?? "");
}

/** Whether an integer format includes another: 64 bits include 32, but unsigned does not include signed. */
function fitsIn(was: string, is: string): boolean {
  return INTEGERS.has(was) && (was.startsWith("u") || !is.startsWith("u"));
}

function shownFormat(format: string | undefined): string {
  return format === undefined ? "none" : `\`${format}\``;
}
