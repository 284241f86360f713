import type { Change } from "../findings.ts";
import { type JsonObject, object, same } from "../json.ts";

const SIGNED: ReadonlySet<string> = new Set(["signing", "signer", "multiSigValues"]);
const COUNTED: ReadonlySet<string> = new Set(["weight", "weightPer"]);
/** By what the events of a subscription are known. */
const EVENTS: ReadonlySet<string> = new Set(["channel", "encoding", "match"]);
const ANSWERS: ReadonlySet<string> = new Set(["response", "event"]);

type Note = (change: Pick<Change, "rule" | "says">) => void;

/** Notes what differs between the methods that two versions of a union's member become (`x-member`). */
export function compareMembers(before: JsonObject, after: JsonObject, note: Note): void {
  const [was, is] = [before["x-member"], after["x-member"]];
  if (was === undefined && is === undefined) return;
  if (was === undefined || is === undefined) {
    const says = was === undefined ? "has a method of its own" : "no longer has a method of its own";
    note({ rule: was === undefined ? "method-added" : "method-removed", says });
    return;
  }
  const [had, has] = [object(was), object(is)];
  for (const key of new Set([...Object.keys(had), ...Object.keys(has)])) {
    if (!same(had[key], has[key])) noteKey(key, had, has, note);
  }
}

function noteKey(key: string, had: JsonObject, has: JsonObject, note: Note): void {
  if (ANSWERS.has(key))
    note({ rule: "type-changed", says: `gives \`${String(has[key])}\` instead of \`${String(had[key])}\`` });
  else if (COUNTED.has(key)) note({ rule: "limit-changed", says: `has another ${key}` });
  else if (EVENTS.has(key)) note({ rule: "subscription-changed", says: `has another ${key} of its events` });
  else if (key === "name")
    note({
      rule: "method-renamed",
      says: `is called \`${String(has[key])}\` instead of \`${String(had[key])}\``,
    });
  else if (SIGNED.has(key)) note({ rule: "signing-changed", says: "is signed in another way" });
  else
    note({
      rule: "not-compared",
      says: `could not be compared: \`${key}\` of its method differs, and no rule understands it`,
    });
}
