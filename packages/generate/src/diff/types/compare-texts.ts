import { readTextType } from "../../spec-file/text-type.ts";
import { canonical, same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { type PatternRelation, relatePatterns } from "./pattern-relation.ts";
import type { Alternative } from "./form.ts";
import type { Scope } from "./scope.ts";

export function comparePatterns(scope: Scope, before: Alternative, after: Alternative): void {
  if (after.kind !== "string") return;
  const [old, current] = [before.words.pattern, after.words.pattern];
  if (same(old, current)) return;
  if (old === undefined) scope.note("pattern-added", `matches \`${formatPattern(current)}\``);
  else if (current === undefined)
    scope.note("pattern-removed", `no longer has to match \`${formatPattern(old)}\``);
  else {
    const rule = chooseTypeRule(old, current) ?? chooseRule(relatePatterns(old, current));
    scope.note(rule, `matches \`${formatPattern(current)}\` instead of \`${formatPattern(old)}\``);
  }
}

/** The rule for patterns that become different types, such as `0x${string}` or `${bigint}`; otherwise `undefined`. */
function chooseTypeRule(old: unknown, current: unknown): RuleName | undefined {
  const [before, after] = [readTextType(old), readTextType(current)];
  if (before?.head === after?.head && before?.rest === after?.rest) return undefined;
  if (before === undefined) return "type-narrowed";
  return after === undefined ? "type-widened" : "type-changed";
}

function chooseRule(relation: PatternRelation): RuleName {
  if (relation === "equal") return "reworded";
  if (relation === "wider") return "pattern-wider";
  return relation === "narrower" ? "pattern-narrower" : "pattern-changed";
}

function formatPattern(pattern: unknown): string {
  return typeof pattern === "string" ? pattern : canonical(pattern);
}

/** The countBits of each integer format. 64 countBits become the type `number | bigint`. */
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
  // The format of bytes is their encoding.
  const [old, current] = [before, after].map(({ words }) =>
    words.contentEncoding ? undefined : words.format,
  );
  if (same(old, current)) return;
  const predicate = `has the format ${formatFormat(current)} instead of ${formatFormat(old)}`;
  const note = (rule: RuleName): void => scope.note(rule, predicate);
  if ([before, after].some(({ kind, words }) => kind === "integer" && countBits(words.format) === 64)) {
    const wider =
      countBits(old) !== 64 && old !== undefined ? fitsIn(old, String(current)) : old === undefined;
    note(wider ? "integer-wider" : "integer-narrower");
  } else if (before.kind !== after.kind) return;
  else if (![old, current].some((format) => READ.has(format))) note("text");
  else if (old === undefined) note("format-added");
  else note(current === undefined ? "format-removed" : "format-changed");
}

/** Clients take and return base64 as bytes. They read both of its alphabets, and write the one that is described. */
export function compareBytes(scope: Scope, before: Alternative, after: Alternative): void {
  const [old, current] = [before.words.contentEncoding, after.words.contentEncoding];
  if (old === current) return;
  const [now, former] = [current, old].map((encoding) => (encoding ? `bytes in ${encoding}` : "text"));
  const isRead = scope.direction === "received" ? "reworded" : "format-changed";
  scope.note(old && current ? isRead : "type-changed", `is ${now} instead of ${former}`);
}

/** Enums and messages have one encoding each. */
const OF_TYPE = "an enum or a message";

/** Compares the encodings of a proto field: with another one, its bytes have another meaning. */
export function compareEncodings(scope: Scope, before: Alternative, after: Alternative): void {
  const [old, current] = [before.words.encoding, after.words.encoding];
  if (old === current) return;
  const [now, former] = [current ?? OF_TYPE, old ?? OF_TYPE];
  scope.note("encoding-changed", `is encoded as ${now} instead of ${former}`);
}

function countBits(format: string | undefined): number | undefined {
  return INTEGERS.get(format ?? "");
}

/** Whether an integer format includes another: 64 countBits include 32, but unsigned does not include signed. */
function fitsIn(before: string, after: string): boolean {
  return INTEGERS.has(before) && (before.startsWith("u") || !after.startsWith("u"));
}

function formatFormat(format: string | undefined): string {
  return format === undefined ? "none" : `\`${format}\``;
}
