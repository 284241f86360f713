import type { Direction } from "../findings.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import { type Alternative, WORDS } from "./form.ts";

/** The keywords that bound a value from below and from above. */
const BOUNDS = [
  { from: "minLength", to: "maxLength", what: "characters" },
  { from: "minItems", to: "maxItems", what: "items" },
  { from: "minProperties", to: "maxProperties", what: "properties" },
] as const;

interface Bound {
  readonly value: number;
  /** Whether the value itself is out of bounds. */
  readonly open: boolean;
}

type Words = Alternative["words"];

/** Notes which bounds are tighter and which are looser. */
export function compareBounds(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const note = (tighter: boolean, says: string): void =>
    comparison.note({ rule: tighter ? "bound-tighter" : "bound-looser", direction, node: after.node, says });
  const each = (was: Bound | undefined, is: Bound | undefined, sign: 1 | -1, what: string): void => {
    const order = compare(was, is, sign);
    if (order === 0) return;
    const side = sign === 1 ? "least" : "most";
    note(
      order > 0,
      is === undefined
        ? `has no ${side} ${what} any more`
        : `has ${is.value}${is.open ? " (excluded)" : ""} as the ${side} ${what}`,
    );
  };
  for (const { from, to, what } of BOUNDS) {
    if (!WORDS[after.kind].has(from)) continue;
    each(plain(before.words, from), plain(after.words, from), 1, what);
    each(plain(before.words, to), plain(after.words, to), -1, what);
  }
  if (after.kind === "integer" || after.kind === "number") {
    each(
      numeric(before, "minimum", "exclusiveMinimum", 1),
      numeric(after, "minimum", "exclusiveMinimum", 1),
      1,
      "value",
    );
    each(
      numeric(before, "maximum", "exclusiveMaximum", -1),
      numeric(after, "maximum", "exclusiveMaximum", -1),
      -1,
      "value",
    );
    compareSteps(comparison, before, after, direction);
  }
  const unique = [before, after].map(({ words }) => words["uniqueItems"] === true);
  if (after.kind === "array" && unique[0] !== unique[1])
    note(unique[1] === true, unique[1] === true ? "has no item twice" : "may have an item twice");
}

function plain(words: Words, key: string): Bound | undefined {
  const value = words[key];
  // No bound and a least count of nothing are one.
  return typeof value === "number" && !(key.startsWith("min") && value === 0)
    ? { value, open: false }
    : undefined;
}

/** The stricter of an inclusive and an exclusive bound. Of integers, the next one is the bound instead of one that is out. */
function numeric(
  { kind, words }: Alternative,
  inclusive: string,
  exclusive: string,
  sign: 1 | -1,
): Bound | undefined {
  const value = words[inclusive];
  const beyond = words[exclusive];
  const closed = typeof value === "number" ? { value, open: beyond === true } : undefined;
  const open = typeof beyond === "number" ? { value: beyond, open: true } : undefined;
  const bound = compare(closed, open, sign) > 0 ? open : closed;
  return bound?.open === true && kind === "integer" && Number.isInteger(bound.value)
    ? { value: bound.value + sign, open: false }
    : bound;
}

/** Above 0 where the second bound is the tighter one. */
function compare(was: Bound | undefined, is: Bound | undefined, sign: 1 | -1): number {
  if (was === undefined || is === undefined) return Number(is !== undefined) - Number(was !== undefined);
  return Math.sign(is.value - was.value) * sign || Number(is.open) - Number(was.open);
}

function compareSteps(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const was = before.words["multipleOf"];
  const is = after.words["multipleOf"];
  if (was === is) return;
  const at = { direction, node: after.node } as const;
  if (finer(was, is))
    comparison.note({ ...at, rule: "bound-tighter", says: `is a multiple of ${String(is)}` });
  else if (finer(is, was))
    comparison.note({ ...at, rule: "bound-looser", says: `is no longer a multiple of ${String(was)}` });
  else
    comparison.note({
      ...at,
      rule: "not-compared",
      says: `is a multiple of ${String(is)} instead of ${String(was)}`,
    });
}

/** Whether every multiple of a step is one of another step. */
function finer(step: unknown, than: unknown): boolean {
  if (step === undefined) return true;
  return typeof step === "number" && typeof than === "number" && Number.isInteger(than / step);
}
