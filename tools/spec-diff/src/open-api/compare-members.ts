import { same, type JsonObject, list, object } from "../json.ts";
import type { RuleName } from "../rules.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { placeOf } from "../spec-tree.ts";

const TEXT = ["summary", "x-source", "description"];
const COMPARED = new Set([...TEXT, "response", "x-envelope", "x-signing"]);

/** Notes what differs between the methods that a body's members become. */
export function compareMembers(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const before = object(was["x-members"]);
  const after = object(is["x-members"]);
  for (const [name, member] of Object.entries(before)) {
    const now = after[name];
    if (now === undefined)
      comparison.note({
        rule: "method-removed",
        direction: "sent",
        node: object(member),
        old: true,
        says: "is removed",
      });
    else compareOne(comparison, object(member), object(now));
  }
  for (const [name, member] of Object.entries(after)) {
    if (!(name in before))
      comparison.note({ rule: "method-added", direction: "sent", node: object(member), says: "is added" });
  }
}

function compareOne(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const note = (rule: RuleName, says: string): void =>
    comparison.note({ rule, direction: "sent", node: is, says });
  if (was["response"] !== is["response"])
    comparison.compare(answerOf(was), answerOf(is), "received", { before: was, after: is, part: "()" });
  if (!same(was["x-signing"], is["x-signing"])) note("signing-changed", "is signed in another way");
  compareEnvelopes(note, was["x-envelope"], is["x-envelope"]);
  const differs = (key: string): boolean => !same(was[key], is[key]);
  if (TEXT.some(differs)) note("text", "has another description");
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (!COMPARED.has(key) && differs(key))
      note("not-compared", `could not be compared: \`${key}\` differs, and no rule understands it`);
  }
}

/** The schema that a member names as its answer. */
export function answerOf(member: JsonObject): unknown {
  return placeOf(member)?.tree.resolve(`#/components/schemas/${String(member["response"])}`);
}

/** What may be given beside the member. Without a list it is everything. */
function compareEnvelopes(note: (rule: RuleName, says: string) => void, was: unknown, is: unknown): void {
  const [open, opens] = [was, is].map((envelope) => list(envelope).length === 0);
  if (open === true && opens !== true)
    note("property-removed", `takes only \`${list(is).join("`, `")}\` beside itself`);
  else if (open !== true && opens === true)
    note("property-added", "takes everything of the body beside itself");
  else {
    for (const name of list(was).filter((one) => !list(is).includes(one)))
      note("property-removed", `no longer takes \`${String(name)}\` beside itself`);
    for (const name of list(is).filter((one) => !list(was).includes(one)))
      note("property-added", `takes \`${String(name)}\` beside itself`);
  }
}
