import type { Change } from "../findings.ts";
import { type JsonObject, object, same } from "../json.ts";

type Note = (change: Pick<Change, "rule" | "says">) => void;

/** Notes what differs in what operations tell as it happens: on a socket (`x-web-socket`), or as an event stream (`x-events`). */
export function compareTold(was: JsonObject, is: JsonObject, note: Note): void {
  for (const [key, what] of [
    ["x-web-socket", "a socket"],
    ["x-events", "an event stream"],
  ] as const) {
    const [had, has] = [was[key], is[key]];
    if ((had === undefined) !== (has === undefined))
      note({ rule: "subscription-changed", says: has === undefined ? `is no longer ${what}` : `is ${what}` });
    else if (key === "x-events") compareTopics(object(had), object(has), note);
    else if (!same(had, has))
      note({ rule: "subscription-changed", says: "has something else to subscribe to" });
  }
}

function compareTopics(had: JsonObject, has: JsonObject, note: Note): void {
  for (const [topic, schema] of Object.entries(had)) {
    if (!(topic in has)) note({ rule: "kind-removed", says: `no longer tells of \`${topic}\`` });
    else if (has[topic] !== schema)
      note({
        rule: "type-changed",
        says: `tells of \`${topic}\` with \`${lastStep(has[topic])}\` instead of \`${lastStep(schema)}\``,
      });
  }
  for (const topic of Object.keys(has))
    if (!(topic in had)) note({ rule: "kind-added", says: `tells of \`${topic}\`` });
}

/** The name at the end of a reference. */
export function lastStep(reference: unknown): string {
  return String(reference).split("/").at(-1) ?? "";
}
