import { callFlags, callRules } from "./call-rules.ts";
import type { Level } from "./finding.ts";
import { schemaFlags, schemaRules } from "./schema-rules.ts";

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
export type Row = readonly [what: string, sent: Level, received?: Level];

export type RuleName = keyof typeof schemaRules | keyof typeof callRules;

/** Rules whose flag is for those who receive the value. */
const ON_RECEIPT: ReadonlySet<string> = new Set(["value-added", "member-added", "media-type-added"]);

export function rulesIn<Name extends string>(
  table: Readonly<Record<Name, Row>>,
  flags: Readonly<Record<string, string>>,
): Readonly<Record<Name, Rule>> {
  const entries = Object.entries<Row>(table).map(([name, [, sent, received = sent]]) => [
    name,
    { sent, received, flag: flags[name], flagged: ON_RECEIPT.has(name) ? "received" : undefined },
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Name, Rule>>;
}

export const rules: Readonly<Record<RuleName, Rule>> = rulesIn<RuleName>(
  { ...schemaRules, ...callRules },
  { ...schemaFlags, ...callFlags },
);

/** Whether a rule is about schemas, not about calls, the catalog or files. */
export function concernsSchema(name: string): boolean {
  return name in schemaRules;
}
