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

/** Reports bounds that are tighter or looser. */
export function compareBounds(scope: Scope, before: Alternative, after: Alternative): void {
  const note = (tighter: boolean, predicate: string): void =>
    scope.note(tighter ? "bound-tighter" : "bound-looser", predicate);
  const each = (was: Bound | undefined, is: Bound | undefined, sign: 1 | -1, what: string): void => {
    const order = compare(was, is, sign);
    if (order === 0) return;
    const side = sign === 1 ? "minimum" : "maximum";
    note(
      order > 0,
      is === undefined
        ? `no longer has a ${side} of ${what}`
        : `has ${is.value}${is.open ? " (excluded)" : ""} as the ${side} of ${what}`,
    );
  };
  for (const { from, to, what } of BOUNDS) {
    if (!WORDS[after.kind].has(from)) continue;
    each(plain(before.words, from), plain(after.words, from), 1, what);
    each(plain(before.words, to), plain(after.words, to), -1, what);
  }
  if (after.kind === "integer" || after.kind === "number") {
    for (const sign of [1, -1] as const) each(numeric(before, sign), numeric(after, sign), sign, "value");
    compareSteps(scope, before, after);
  }
  const [was, is] = [before, after].map(({ words }) => words.uniqueItems === true);
  if (after.kind === "array" && was !== is)
    note(is === true, is ? "has unique items" : "may have duplicate items");
}

function plain(words: Words, key: (typeof BOUNDS)[number]["from" | "to"]): Bound | undefined {
  const value = words[key];
  // A minimum of 0 is no bound.
  return value === undefined || (key.startsWith("min") && value === 0) ? undefined : { value, open: false };
}

/** The stricter of an inclusive and an exclusive bound. For integers, an exclusive bound becomes the next inclusive one. */
function numeric({ kind, words }: Alternative, sign: 1 | -1): Bound | undefined {
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
function compare(was: Bound | undefined, is: Bound | undefined, sign: 1 | -1): number {
  if (was === undefined || is === undefined) return Number(is !== undefined) - Number(was !== undefined);
  return Math.sign(is.value - was.value) * sign || Number(is.open) - Number(was.open);
}

function compareSteps(scope: Scope, before: Alternative, after: Alternative): void {
  const [was, is] = [before.words.multipleOf, after.words.multipleOf];
  if (was === is) return;
  if (isFiner(was, is)) scope.note("bound-tighter", `is a multiple of ${is}`);
  else if (isFiner(is, was)) scope.note("bound-looser", `is no longer a multiple of ${was}`);
  else scope.note("not-compared", `is a multiple of ${is} instead of ${was}`);
}

/** Whether every multiple of `than` is a multiple of `step`. */
function isFiner(step: number | undefined, than: number | undefined): boolean {
  return step === undefined || (than !== undefined && Number.isInteger(than / step));
}
