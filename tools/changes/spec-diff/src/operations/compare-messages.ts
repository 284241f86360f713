import type { Message, MessageFacts } from "@node-access/generate/model";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import type { Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

type Compare = (key: keyof MessageFacts) => readonly [RuleName, string];

const signing: Compare = () => ["signing-changed", "is signed in another way"];
const limit: Compare = (key) => ["limit-changed", `has another ${key}`];
const events: Compare = (key) => ["subscription-changed", `has another ${key} of its events`];

/** What another fact of a message means. */
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

/** Notes what differs between the methods that the members of a union of messages become. */
export function compareMessages(
  comparison: TypeComparison,
  before: Message | undefined,
  after: Message | undefined,
): void {
  const [had, has] = [before, after].map(
    (message) => new Map(message?.members.map((member) => [member.type, member])),
  );
  const note = (name: string, rule: RuleName, says: string, old = false): void => {
    const at: Site = { subject: name, label: name, path: ["types", name] };
    comparison.note({ rule, direction: "received", at, says, old });
  };
  for (const [name, was] of had ?? []) {
    const is = has?.get(name);
    if (is === undefined) {
      note(name, "method-removed", "no longer has its own method", true);
      continue;
    }
    for (const key of Object.keys(FACTS) as (keyof MessageFacts)[])
      if (!same(was.facts[key], is.facts[key])) note(name, ...FACTS[key](key));
    const [returned, returns] = [was, is].map(({ outputs }) => outputs[0]?.type?.reference);
    if (returned !== returns) note(name, "type-changed", `returns \`${returns}\` instead of \`${returned}\``);
    // A renamed constant is reported for its type.
    if (was.name !== is.name && was.value === is.value)
      note(name, "method-renamed", `is called \`${is.name}\` instead of \`${was.name}\``);
  }
  for (const name of has?.keys() ?? []) if (!had?.has(name)) note(name, "method-added", "has its own method");
}
