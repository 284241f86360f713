import type { Message, MessageFacts } from "@node-access/generate";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import type { Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

type Compare = (had: MessageFacts, has: MessageFacts, key: keyof MessageFacts) => readonly [RuleName, string];

const signing: Compare = () => ["signing-changed", "is signed in another way"];
const limit: Compare = (_, __, key) => ["limit-changed", `has another ${key}`];
const events: Compare = (_, __, key) => ["subscription-changed", `has another ${key} of its events`];
const returns: Compare = (had, has, key) => [
  "type-changed",
  `returns \`${String(has[key])}\` instead of \`${String(had[key])}\``,
];

/** What another fact of a message means. */
const FACTS: Readonly<Record<keyof MessageFacts, Compare>> = {
  channel: events,
  encoding: events,
  event: returns,
  match: events,
  multiSigValues: signing,
  name: (had, has) => ["method-renamed", `is called \`${has.name}\` instead of \`${had.name}\``],
  response: returns,
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
    (message) => new Map(message?.members.map(({ type, facts }) => [type, facts])),
  );
  const note = (name: string, rule: RuleName, says: string, old = false): void => {
    const at: Site = { subject: name, label: name, path: ["types", name] };
    comparison.note({ rule, direction: "received", at, says, old });
  };
  for (const [name, was] of had ?? []) {
    const is = has?.get(name);
    if (is === undefined) {
      note(name, "method-removed", "no longer has a method of its own", true);
      continue;
    }
    for (const key of Object.keys(FACTS) as (keyof MessageFacts)[])
      if (!same(was[key], is[key])) note(name, ...FACTS[key](was, is, key));
  }
  for (const name of has?.keys() ?? [])
    if (!had?.has(name)) note(name, "method-added", "has a method of its own");
}
