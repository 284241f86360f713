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

/** A row of a table of rules: what changed, the level where callers send the value, and where they receive it. */
export type Row = readonly [what: string, sent: Level, received?: Level, flag?: string, flagged?: "received"];

export type RuleName = keyof typeof schemaRules | keyof typeof callRules;

/** The rules of a table. */
export function rulesIn<Name extends string>(
  table: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, Rule>> {
  const entries = Object.entries<Row>(table).map(([name, [, sent, received = sent, flag, flagged]]) => [
    name,
    { sent, received, flag, flagged },
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Name, Rule>>;
}

export const rules: Readonly<Record<RuleName, Rule>> = rulesIn<RuleName>({
  ...schemaRules,
  ...callRules,
});

/** Whether a rule is about schemas, not about calls, the catalog or files. */
export function concernsSchema(name: string): boolean {
  return name in schemaRules;
}
