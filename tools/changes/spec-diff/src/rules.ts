import type { Level } from "./level.ts";
import table from "./rules.json" with { type: "json" };

/** A rule: a kind of change, and its level. */
export interface Rule {
  readonly what: string;
  /** The level where callers send the value: it may widen. */
  readonly sent: Level;
  /** The level where callers receive the value: it may narrow. */
  readonly received: Level;
  /** Why a level below major needs a second look. */
  readonly flag?: string;
  /** Set if the flag applies in one direction only. */
  readonly flagged?: "received";
}

/**
 * All rules: for schemas, for names and calls, for HTTP, for the catalog, and additional ones for protos. `retried-less` and
 * `retried-more` change the behaviour of calls, but are patches: they are corrections, which users must receive.
 */
const all = { ...table.schema, ...table.call, ...table.rest, ...table.catalog, ...table.proto };

export type RuleName = keyof typeof all;

export const rules = all as Readonly<Record<RuleName, Rule>>;

/** Whether a rule is about schemas, not about calls, the catalog or files. */
export function concernsSchema(name: RuleName): boolean {
  return name in table.schema;
}
