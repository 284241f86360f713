import { type Alternative, type Words, WORDS } from "./form.ts";
import type { Scope } from "./scope.ts";

/** The keywords that bound a value from below and from above. */
const BOUNDS = [
  { from: "minLength", to: "maxLength", what: "characters" },
  { from: "minItems", to: "maxItems", what: "items" },
  { from: "minProperties", to: "maxProperties", what: "properties" },
] as const;

interface Bound {
  readonly value: number;
  /** Whether the value itself is excluded. */
  readonly open: boolean;
}

export function compareBounds(scope: Scope, before: Alternative, after: Alternative): void {
  const note = (tighter: boolean, predicate: string): void =>
    scope.note(tighter ? "bound-tighter" : "bound-looser", predicate);
  const each = (old: Bound | undefined, current: Bound | undefined, sign: 1 | -1, what: string): void => {
    const order = compare(old, current, sign);
    if (order === 0) return;
    note(
      order > 0,
      current === undefined ? describeUnbound(sign, what) : describeBound(current, old, sign, what),
    );
  };
  for (const { from, to, what } of BOUNDS) {
    if (!WORDS[after.kind].has(from)) continue;
    each(readBound(before.words, from), readBound(after.words, from), 1, what);
    each(readBound(before.words, to), readBound(after.words, to), -1, what);
  }
  if (after.kind === "integer" || after.kind === "number") {
    for (const sign of [1, -1] as const)
      each(readNumericBound(before, sign), readNumericBound(after, sign), sign, "value");
    compareSteps(scope, before, after);
  }
  const [uniqueBefore, uniqueAfter] = [before, after].map(({ words }) => words.uniqueItems === true);
  if (after.kind === "array" && uniqueBefore !== uniqueAfter)
    note(uniqueAfter === true, uniqueAfter ? "has unique items" : "may have duplicate items");
}

/** Such as: is at most 8 instead of 9. */
function describeBound(
  { value, open }: Bound,
  before: Bound | undefined,
  sign: 1 | -1,
  what: string,
): string {
  const limit = sign === 1 ? (open ? "more than" : "at least") : open ? "less than" : "at most";
  const former = before === undefined || before.value === value ? "" : ` instead of ${before.value}`;
  return what === "value" ? `is ${limit} ${value}${former}` : `has ${limit} ${value} ${what}${former}`;
}

function describeUnbound(sign: 1 | -1, what: string): string {
  const side = sign === 1 ? "lowest" : "highest";
  return `no longer has a ${side} ${what === "value" ? what : `number of ${what}`}`;
}

function readBound(words: Words, key: (typeof BOUNDS)[number]["from" | "to"]): Bound | undefined {
  const value = words[key];
  // A minimum of 0 is no bound.
  return value === undefined || (key.startsWith("min") && value === 0) ? undefined : { value, open: false };
}

/** The stricter of an inclusive and an exclusive bound. For integers, an exclusive bound becomes the next inclusive one. */
function readNumericBound({ kind, words }: Alternative, sign: 1 | -1): Bound | undefined {
  const value = sign === 1 ? words.minimum : words.maximum;
  const beyond = sign === 1 ? words.exclusiveMinimum : words.exclusiveMaximum;
  const closed = value === undefined ? undefined : { value, open: false };
  const open = beyond === undefined ? undefined : { value: beyond, open: true };
  const bound = compare(closed, open, sign) > 0 ? open : closed;
  return bound?.open === true && kind === "integer" && Number.isInteger(bound.value)
    ? { value: bound.value + sign, open: false }
    : bound;
}

/** Positive if the second bound is tighter. */
function compare(before: Bound | undefined, after: Bound | undefined, sign: 1 | -1): number {
  if (before === undefined || after === undefined)
    return Number(after !== undefined) - Number(before !== undefined);
  return Math.sign(after.value - before.value) * sign || Number(after.open) - Number(before.open);
}

function compareSteps(scope: Scope, before: Alternative, after: Alternative): void {
  const [old, current] = [before.words.multipleOf, after.words.multipleOf];
  if (old === current) return;
  if (isFiner(old, current)) scope.note("bound-tighter", `is a multiple of ${current}`);
  else if (isFiner(current, old)) scope.note("bound-looser", `is no longer a multiple of ${old}`);
  else scope.note("not-compared", `is a multiple of ${current} instead of ${old}`);
}

/** Whether every multiple of `than` is a multiple of `step`. */
function isFiner(step: number | undefined, than: number | undefined): boolean {
  return step === undefined || (than !== undefined && Number.isInteger(than / step));
}
