import { type JsonObject, object, type RuleName } from "@node-access/generate/diff";
import { list } from "@node-access/generate/read";
import type { OwnRuleName } from "../rules.ts";

export type Note = (rule: RuleName | OwnRuleName, predicate: string) => void;

/** Reports which methods the gateway starts to reject or to allow, by a row of the catalog's `denied`. Either row may be missing. */
export function compareDenied(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  note: Note,
): void {
  const deny = (what: string): void => note("call-denied", `denies ${what}`);
  const allow = (what: string): void => note("call-allowed", `allows ${what}`);
  const methods = findDifference(before, after, "methods");
  methods.added.forEach(deny);
  methods.gone.forEach(allow);
  // Exceptions matter only if both catalogs have the row.
  if (!before || !after) return;
  const except = findDifference(before, after, "except");
  except.added.forEach(allow);
  except.gone.forEach(deny);
  const [old, current] = [before, after].map((row) => row["unlessNamed"] === true);
  if (old !== current) (current ? allow : deny)("what the specs name");
}

function findDifference(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  key: string,
): { readonly gone: string[]; readonly added: string[] } {
  const namesBefore = list(object(before)[key]);
  const namesAfter = list(object(after)[key]);
  return {
    gone: namesBefore.filter((name) => !namesAfter.includes(name)).map(shown),
    added: namesAfter.filter((name) => !namesBefore.includes(name)).map(shown),
  };
}

function shown(name: unknown): string {
  return `\`${String(name)}\``;
}
