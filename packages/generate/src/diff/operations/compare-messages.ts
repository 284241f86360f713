import type { Message, MessageFacts } from "../../model/index.ts";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { Scope } from "../types/scope.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

type Compare = (key: keyof MessageFacts) => readonly [RuleName, string];

const describeSigning: Compare = () => ["signing-changed", "is signed differently"];
const describeLimit: Compare = (key) => ["limit-changed", `has a different ${key}`];
const describePage: Compare = () => ["limit-changed", "has a different number of items in a response"];
const describeRetained: Compare = () => ["limit-changed", "has a different number of items in all"];
const describeEvents: Compare = (key) => ["subscription-changed", `has a different ${key} of its events`];

const FACTS: Readonly<Record<keyof MessageFacts, Compare>> = {
  channel: describeEvents,
  encoding: describeEvents,
  match: describeEvents,
  multiSigValues: describeSigning,
  pageItems: describePage,
  retained: describeRetained,
  signer: describeSigning,
  signing: describeSigning,
  weight: describeLimit,
  weightPer: describeLimit,
};

export function compareMessages(
  comparison: TypeComparison,
  before: Message | undefined,
  after: Message | undefined,
): void {
  const [membersBefore, membersAfter] = [before, after].map(
    (message) => new Map(message?.members.map((member) => [member.type, member])),
  );
  const createScope = (name: string): Scope => Scope.of(comparison, "received", "types", name);
  for (const [name, old] of membersBefore ?? []) {
    const current = membersAfter?.get(name);
    if (current === undefined) {
      createScope(name).noteGone("method-removed", "no longer has its own method");
      continue;
    }
    for (const key of Object.keys(FACTS) as (keyof MessageFacts)[])
      if (!same(old.facts[key], current.facts[key])) createScope(name).note(...FACTS[key](key));
    const [returned, returns] = [old, current].map(({ outputs }) => outputs[0]?.type?.reference);
    if (returned !== returns)
      createScope(name).note("type-changed", `returns \`${returns}\` instead of \`${returned}\``);
    // A renamed constant is reported for its type.
    if (old.name !== current.name && old.value === current.value)
      createScope(name).note("method-renamed", `is called \`${current.name}\` instead of \`${old.name}\``);
  }
  for (const name of membersAfter?.keys() ?? [])
    if (!membersBefore?.has(name)) createScope(name).note("method-added", "has its own method");
}
