import type { Message, MessageFacts } from "@node-access-tools/generate/model";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { Scope } from "../types/scope.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

type Compare = (key: keyof MessageFacts) => readonly [RuleName, string];

const signing: Compare = () => ["signing-changed", "is signed in another way"];
const limit: Compare = (key) => ["limit-changed", `has another ${key}`];
const events: Compare = (key) => ["subscription-changed", `has another ${key} of its events`];

/** The rule for each fact of a message. */
const FACTS: Readonly<Record<keyof MessageFacts, Compare>> = {
  channel: events,
  encoding: events,
  match: events,
  multiSigValues: signing,
  signer: signing,
  signing,
  weight: limit,
  weightPer: limit,
};

/** Compares the methods that a union of messages becomes. */
export function compareMessages(
  comparison: TypeComparison,
  before: Message | undefined,
  after: Message | undefined,
): void {
  const [had, has] = [before, after].map(
    (message) => new Map(message?.members.map((member) => [member.type, member])),
  );
  const scopeOf = (name: string): Scope =>
    new Scope(comparison, "received", { subject: name, label: name, path: ["types", name] });
  for (const [name, was] of had ?? []) {
    const is = has?.get(name);
    if (is === undefined) {
      scopeOf(name).noteGone("method-removed", "no longer has its own method");
      continue;
    }
    for (const key of Object.keys(FACTS) as (keyof MessageFacts)[])
      if (!same(was.facts[key], is.facts[key])) scopeOf(name).note(...FACTS[key](key));
    const [returned, returns] = [was, is].map(({ outputs }) => outputs[0]?.type?.reference);
    if (returned !== returns)
      scopeOf(name).note("type-changed", `returns \`${returns}\` instead of \`${returned}\``);
    // A renamed constant is reported for its type.
    if (was.name !== is.name && was.value === is.value)
      scopeOf(name).note("method-renamed", `is called \`${is.name}\` instead of \`${was.name}\``);
  }
  for (const name of has?.keys() ?? [])
    if (!had?.has(name)) scopeOf(name).note("method-added", "has its own method");
}
