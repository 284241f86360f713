import { callRules } from "./call-rules.ts";
import type { Level } from "./level.ts";
import { schemaRules } from "./schema-rules.ts";

/** A rule: a kind of change, and its level. */
export interface Rule {
  /** The level where callers send the value: it may widen. */
  readonly sent: Level;
  /** The level where callers receive the value: it may narrow. */
  readonly received: Level;
  /** Why a level below major needs a second look. */
  readonly flag?: string | undefined;
  /** Set if the flag applies in one direction only. */
  readonly flagged?: "received" | undefined;
}

type Row = readonly [what: string, sent: Level, received?: Level, flag?: string, flagged?: "received"];

const all = { ...schemaRules, ...callRules };

export type RuleName = keyof typeof all;

export const rules = Object.fromEntries(
  Object.entries<Row>(all).map(([name, [, sent, received = sent, flag, flagged]]): [string, Rule] => [
    name,
    { sent, received, flag, flagged },
  ]),
) as Readonly<Record<RuleName, Rule>>;

/** Whether a rule is about schemas, not about calls, the catalog or files. */
export function concernsSchema(name: RuleName): boolean {
  return name in schemaRules;
}
