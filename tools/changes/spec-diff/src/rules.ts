import type { Level } from "./level.ts";
import table from "./rules.json" with { type: "json" };

/** A rule: what changed, and the level that follows from it. */
export interface Rule {
  readonly what: string;
  /** Where callers give the value: it may widen. */
  readonly sent: Level;
  /** Where callers get the value: it may narrow. */
  readonly received: Level;
  /** Why a level below major needs a second look. */
  readonly flag?: string;
  /** Where only one direction needs it. */
  readonly flagged?: "received";
}

/**
 * All rules: of a change within a schema; of names and calls; of how a call goes over HTTP; of the catalog; and of protos, beyond
 * these. `retried-less` and `retried-more` are patches, though calls behave otherwise: they are corrections, which users must receive.
 */
const all = { ...table.schema, ...table.call, ...table.rest, ...table.catalog, ...table.proto };

export type RuleName = keyof typeof all;

export const rules = all as Readonly<Record<RuleName, Rule>>;

/** Whether a rule is about a schema, and not about a call, an entry of the catalog or a file. */
export function concernsSchema(name: RuleName): boolean {
  return name in table.schema;
}
