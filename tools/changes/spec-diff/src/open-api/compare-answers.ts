import { type JsonObject, object } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import { compareAnnotations } from "../schema/compare-annotations.ts";
import type { Change } from "../findings.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { target } from "../spec-tree.ts";
import { compareContent } from "./compare-content.ts";

/** Notes what differs in what an operation answers with, status by status. */
export function compareAnswers(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const before = object(was["responses"]);
  const after = object(is["responses"]);
  for (const [status, answer] of Object.entries(before)) {
    const now = after[status];
    const success = isAnswer(status, answer);
    if (now !== undefined && success === isAnswer(status, now))
      compareOne(comparison, object(target(answer)), object(target(now)));
    else if (success)
      comparison.note({
        rule: "answer-removed",
        direction: "received",
        node: was,
        old: true,
        says: `no longer answers with ${status}`,
      });
    else
      comparison.note({
        rule: "error-removed",
        direction: "received",
        node: is,
        says: `no longer fails with ${status}`,
      });
  }
  for (const [status, answer] of Object.entries(after)) {
    const success = isAnswer(status, answer);
    if (status in before && isAnswer(status, before[status]) === success) continue;
    const says = success ? `may answer with ${status}` : `may fail with ${status}`;
    comparison.note({
      rule: success ? "answer-added" : "error-added",
      direction: "received",
      node: is,
      says,
    });
  }
}

/** Whether a status is one of success, or is said to be an answer and no failure. */
function isAnswer(status: string, answer: unknown): boolean {
  return status.startsWith("2") || object(target(answer))["x-answer"] === true;
}

const COMPARED = new Set(["content", "description", "headers", "x-answer"]);
const COMPARED_IN_HEADER = new Set([
  "deprecated",
  "description",
  "example",
  "examples",
  "required",
  "schema",
]);

function compareOne(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  if (was["description"] !== is["description"])
    comparison.note({ rule: "text", direction: "received", node: is, says: "has another description" });
  compareContent(comparison, was, is, "received");
  const before = object(was["headers"]);
  const after = object(is["headers"]);
  for (const [name, header] of Object.entries(before)) {
    const now = after[name];
    if (now === undefined)
      comparison.note({
        rule: "header-removed",
        direction: "received",
        node: was,
        old: true,
        says: `no longer has the header \`${name}\``,
      });
    else compareHeader(comparison, object(target(header)), object(target(now)));
  }
  for (const name of Object.keys(after)) {
    if (!(name in before))
      comparison.note({
        rule: "header-added",
        direction: "received",
        node: is,
        says: `has the header \`${name}\``,
      });
  }
  noteOthers(was, is, COMPARED, (change) => comparison.note({ direction: "received", node: is, ...change }));
}

function compareHeader(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const there = is["required"] === true;
  if ((was["required"] === true) !== there) {
    const says = there ? "is always there" : "may be missing";
    comparison.note({
      rule: there ? "header-required" : "header-optional",
      direction: "received",
      node: is,
      says,
    });
  }
  compareAnnotations(was, is, "received", (change) => comparison.note(change));
  comparison.compare(was["schema"], is["schema"], "received", { before: was, after: is, part: "" });
  const note = (change: Pick<Change, "rule" | "says">): void =>
    comparison.note({ direction: "received", node: is, ...change });
  noteOthers(was, is, COMPARED_IN_HEADER, note);
}
