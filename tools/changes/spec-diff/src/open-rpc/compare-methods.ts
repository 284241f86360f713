import { canonical, same, list, object } from "../json.ts";
import type { Change } from "../findings.ts";
import { differingKeys, noteOthers } from "../not-compared.ts";
import { hasOther } from "../other-texts.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { target } from "../spec-tree.ts";
import { compareDescriptors } from "./compare-descriptors.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareErrors } from "./compare-errors.ts";
import { compareOverloads } from "./compare-overloads.ts";
import { compareParams } from "./compare-params.ts";
import { compareSubscriptions } from "./compare-subscriptions.ts";
import type { RpcSpecs } from "./compare-open-rpc.ts";
import { compareCache } from "../cache.ts";
import { compareCost } from "../cost.ts";
import { compareIdempotency } from "../idempotency.ts";
import { type Method, resolved } from "./method.ts";

const TEXT = new Set([
  "summary",
  "description",
  "tags",
  "externalDocs",
  "examples",
  "links",
  "servers",
  "x-source",
  // Which method a socket asks for a sign of life is no promise to anyone.
  "x-probe",
  // By these a pool chooses a node; what a call gives stays the same.
  "x-height",
  "x-head",
]);
const COMPARED = new Set([
  "name",
  "params",
  "paramStructure",
  "result",
  "errors",
  "deprecated",
  "x-aliases",
  "x-cache",
  "x-client-version",
  "x-cost",
  "x-filter",
  "x-idempotency",
  "x-overloads",
  "x-protocols",
  "x-result-for-each",
  "x-subscription",
]);

/** Notes what differs between two versions of a method. */
export function compareMethods(
  comparison: SchemaComparison,
  before: Method,
  after: Method,
  specs: { readonly before: RpcSpecs; readonly after: RpcSpecs },
): void {
  const was = before.node;
  const is = after.node;
  const note = (change: Pick<Change, "rule" | "says" | "generators">): void =>
    comparison.note({ direction: "sent", node: is, ...change });
  const byName = [was, is].every((node) => node["paramStructure"] === "by-name");
  const owner = { before: was, after: is, byName };
  compareParams(comparison, owner, resolved(was["params"]), resolved(is["params"]));
  const structure = (node: typeof was): string => canonical(node["paramStructure"] ?? "either");
  if (structure(was) !== structure(is))
    note({ rule: "params-by-name", says: `takes its params ${structure(is)} instead of ${structure(was)}` });
  compareResults(comparison, was, is);
  compareErrors(comparison, was, is);
  compareOverloads(comparison, list(was["x-overloads"]), list(is["x-overloads"]), { before: was, after: is });
  compareSubscriptions(comparison, was, is);
  compareNames(note, before, after);
  compareIdempotency(note, was["x-idempotency"], is["x-idempotency"]);
  compareCost(note, was["x-cost"], is["x-cost"]);
  compareCache(note, was["x-cache"], is["x-cache"]);
  compareProtocols(note, before, after, specs);
  compareExtensions(was, is, note);
  compareRest(note, was, is);
}

type Note = (change: Pick<Change, "rule" | "says">) => void;

function compareResults(comparison: SchemaComparison, was: Method["node"], is: Method["node"]): void {
  const [before, after] = [target(was["result"]), target(is["result"])];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const rule = before === undefined ? "result-added" : "result-removed";
    comparison.note({
      rule,
      direction: "received",
      node: is,
      says: before === undefined ? "has a result" : "has no result any more",
    });
    return;
  }
  const use = { before: was, after: is, part: "()" };
  comparison.compare(object(before)["schema"], object(after)["schema"], "received", use);
  compareDescriptors(comparison, object(before), object(after), "received");
}

function compareNames(note: Note, before: Method, after: Method): void {
  const was = list(before.node["x-aliases"]);
  const is = list(after.node["x-aliases"]);
  for (const name of was.filter((alias) => !is.includes(alias)))
    note({ rule: "alias-removed", says: `is no longer called \`${String(name)}\` too` });
  for (const name of is.filter((alias) => !was.includes(alias)))
    note({ rule: "alias-added", says: `is called \`${String(name)}\` too` });
  if (before.family !== after.family)
    note({ rule: "method-moved", says: `is in the family ${after.family} instead of ${before.family}` });
}

/** The protocols that offer a method. Without a catalog, those that it names. */
function offering({ node, family }: Method, { protocols }: RpcSpecs): readonly string[] {
  const all = protocols(family);
  const own = node["x-protocols"];
  if (!Array.isArray(own)) return all;
  return all.length === 0 ? own : all.filter((name) => own.includes(name));
}

function compareProtocols(
  note: Note,
  before: Method,
  after: Method,
  specs: { before: RpcSpecs; after: RpcSpecs },
): void {
  // What a whole family gains or loses is told once, of the catalog.
  const narrows = !same(before.node["x-protocols"], after.node["x-protocols"]);
  if (!narrows && before.family === after.family) return;
  const [was, is] = [offering(before, specs.before), offering(after, specs.after)];
  for (const name of was.filter((one) => !is.includes(one)))
    note({ rule: "protocol-lost", says: `is no longer offered for ${name}` });
  for (const name of is.filter((one) => !was.includes(one)))
    note({ rule: "protocol-gained", says: `is offered for ${name}` });
}

function compareRest(note: Note, was: Method["node"], is: Method["node"]): void {
  const texts = differingKeys(was, is).filter((key) => TEXT.has(key));
  if (texts.length > 0) note({ rule: "text", says: hasOther(texts) });
  noteOthers(was, is, new Set([...COMPARED, ...TEXT]), note);
  if ((was["deprecated"] === true) !== (is["deprecated"] === true)) {
    const deprecated = is["deprecated"] === true;
    note({
      rule: deprecated ? "deprecated-set" : "deprecated-unset",
      says: deprecated ? "is deprecated" : "is no longer deprecated",
    });
  }
}
