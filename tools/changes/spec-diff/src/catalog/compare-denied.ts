import { type JsonObject, list, object } from "../json.ts";
import type { RuleName } from "../rules.ts";

/** Adds a finding about a row of the catalog. */
export type Note = (rule: RuleName, says: string) => void;

/** Notes which methods callers may no longer use, or may use now, by a row of the catalog's `denied`. Either may be missing. */
export function compareDenied(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  note: Note,
): void {
  const deny = (what: string): void => note("call-denied", `denies ${what}`);
  const allow = (what: string): void => note("call-allowed", `lets ${what} through`);
  const methods = differenceOf(before, after, "methods");
  methods.added.forEach(deny);
  methods.gone.forEach(allow);
  // What a row lets through says nothing where the row is not there.
  if (!before || !after) return;
  const except = differenceOf(before, after, "except");
  except.added.forEach(allow);
  except.gone.forEach(deny);
  const [was, is] = [before, after].map((row) => row["unlessNamed"] === true);
  if (was !== is) (is ? allow : deny)("what the specs name");
}

function differenceOf(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  key: string,
): { readonly gone: string[]; readonly added: string[] } {
  const had = list(object(before)[key]);
  const has = list(object(after)[key]);
  return {
    gone: had.filter((name) => !has.includes(name)).map(shown),
    added: has.filter((name) => !had.includes(name)).map(shown),
  };
}

function shown(name: unknown): string {
  return `\`${String(name)}\``;
}
