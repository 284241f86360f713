import { type JsonObject, list } from "../json.ts";
import { differingKeys, noteOthers } from "../not-compared.ts";
import type { Change } from "../findings.ts";
import { compareCache } from "../cache.ts";
import { compareCost } from "../cost.ts";
import { compareIdempotency } from "../idempotency.ts";
import { hasOther } from "../other-texts.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { compareAnswers } from "./compare-answers.ts";
import { compareParameters } from "./compare-parameters.ts";
import { compareRequestBodies } from "./compare-request-bodies.ts";
import { compareTold } from "./compare-told.ts";
import type { Operation } from "./operation.ts";

const TEXT = new Set(["summary", "description", "tags", "externalDocs", "x-source"]);
const COMPARED = new Set([
  "operationId",
  "parameters",
  "requestBody",
  "responses",
  "security",
  "servers",
  "deprecated",
  "x-cache",
  "x-cost",
  "x-events",
  "x-idempotency",
  "x-surface",
  "x-throws",
  "x-web-socket",
]);

/** Notes what differs between two versions of an operation. */
export function compareOperations(comparison: SchemaComparison, before: Operation, after: Operation): void {
  const was = before.node;
  const is = after.node;
  const note = (change: Pick<Change, "rule" | "says" | "generators">): void =>
    comparison.note({ direction: "sent", node: is, ...change });
  if (unnamed(before.place) !== unnamed(after.place))
    note({ rule: "operation-moved", says: `is sent as \`${after.place}\` instead of \`${before.place}\`` });
  compareParameters(comparison, before, after);
  compareRequestBodies(comparison, before, after);
  compareAnswers(comparison, was, is);
  compareIdempotency(note, was["x-idempotency"], is["x-idempotency"]);
  compareCost(note, was["x-cost"], is["x-cost"]);
  compareCache(note, was["x-cache"], is["x-cache"]);
  compareSurface(note, before, after);
  compareThrows(note, was, is);
  compareTold(was, is, note);
  compareRest(note, was, is);
}

type Note = (change: Pick<Change, "rule" | "says">) => void;

/** A path whatever its parameters are called: they go by position. */
function unnamed(place: string): string {
  return place.replaceAll(/\{[^}]*\}/g, "{}");
}

function compareSurface(note: Note, before: Operation, after: Operation): void {
  if (before.surface !== after.surface) {
    const says = `takes the credentials of ${String(after.surface)} instead of ${String(before.surface)}`;
    note({ rule: "surface-changed", says });
  }
}

function compareThrows(note: Note, was: JsonObject, is: JsonObject): void {
  const before = list(was["x-throws"]);
  const after = list(is["x-throws"]);
  for (const code of before.filter((one) => !after.includes(one)))
    note({ rule: "error-removed", says: `no longer ends with \`${String(code)}\`` });
  for (const code of after.filter((one) => !before.includes(one)))
    note({ rule: "error-added", says: `may end with \`${String(code)}\`` });
}

function compareRest(note: Note, was: JsonObject, is: JsonObject): void {
  const texts = differingKeys(was, is).filter((key) => TEXT.has(key));
  if (texts.length > 0) note({ rule: "text", says: hasOther(texts) });
  noteOthers(was, is, new Set([...COMPARED, ...TEXT]), note);
  if ((was["deprecated"] === true) === (is["deprecated"] === true)) return;
  const deprecated = is["deprecated"] === true;
  const says = deprecated ? "is deprecated" : "is no longer deprecated";
  note({ rule: deprecated ? "deprecated-set" : "deprecated-unset", says });
}
