import type { Operation, RpcSpec, Spec } from "@node-access-tools/generate/model";
import { canonical, same } from "../json.ts";
import { Scope } from "../types/scope.ts";
import type { TypeComparison } from "../types/type-comparison.ts";
import { compareFacts, compareLists } from "./compare-facts.ts";
import { compareInputs } from "./compare-inputs.ts";
import { compareMessages } from "./compare-messages.ts";
import { compareOverloads } from "./compare-overloads.ts";
import { compareFailures, compareOutputs } from "./compare-outputs.ts";
import { compareSubscriptions } from "./compare-subscriptions.ts";

/** Compares the operations of a spec: additions, removals and renamings, and the differences of each operation. */
export function compareOperations(comparison: TypeComparison, before: Spec, after: Spec): void {
  const had = new Map(before.operations.map((one) => [keyOf(one), one]));
  const has = new Map(after.operations.map((one) => [keyOf(one), one]));
  const added = new Map([...has].filter(([key]) => !had.has(key)));
  for (const [key, was] of had) {
    const is = has.get(key) ?? renamed(comparison, was, added);
    if (is) compareOperation(comparison, [before, withNameOf(was, is)], [after, is]);
    else scopeOf(comparison, was).noteGone("method-removed", "is removed");
  }
  for (const is of added.values()) scopeOf(comparison, is).note("method-added", "is added");
}

/** The key of an operation: its name; for gRPC with the service, because services may have methods with the same name. */
export function keyOf(operation: Operation): string {
  return operation.kind === "grpc" ? operation.wireName : operation.name;
}

function scopeOf(comparison: TypeComparison, operation: Operation): Scope {
  const key = keyOf(operation);
  return new Scope(comparison, "sent", { subject: key, label: key, path: ["operations", key] });
}

/** Finds the added operation that is another one renamed, if any, removes it from `added`, and reports it. */
function renamed(
  comparison: TypeComparison,
  was: Operation,
  added: Map<string, Operation>,
): Operation | undefined {
  const all = [...added.values()];
  const aliased = all.find((is) => is.kind === "json-rpc" && is.aliases.includes(was.name));
  const is = aliased ?? all.find((other) => isSameCall(was, other));
  if (!is) return undefined;
  added.delete(keyOf(is));
  const rule = aliased && isSameCall(was, is) ? "method-renamed-aliased" : "method-renamed";
  const predicate = `is the new name of \`${was.name}\`${aliased ? ", which is an alias now" : ""}`;
  scopeOf(comparison, is).note(rule, predicate);
  return is;
}

/** An old operation with its new name and aliases. */
function withNameOf(was: Operation, is: Operation): Operation {
  if (was.name === is.name || was.kind !== "json-rpc" || is.kind !== "json-rpc") return was;
  return { ...was, name: is.name, aliases: is.aliases };
}

/** Whether two operations are the same on the wire: they have the same path, or all facts except for names are equal. */
function isSameCall(one: Operation, other: Operation): boolean {
  if (one.kind === "rest" && other.kind === "rest")
    return one.method === other.method && one.path === other.path;
  const [left, right] = [one, other].map((operation) =>
    canonical(Object.fromEntries(Object.entries(operation).filter(([key]) => !NAMING.has(key)))),
  );
  return one.kind === "json-rpc" && left === right;
}

/** The names and descriptions of a method. */
const NAMING: ReadonlySet<string> = new Set([
  "name",
  "summary",
  "description",
  "examples",
  "aliases",
  "source",
]);

type Of = readonly [spec: Spec, operation: Operation];

function compareOperation(comparison: TypeComparison, [before, was]: Of, [after, is]: Of): void {
  const sent = scopeOf(comparison, is);
  const received = sent.towards("received");
  if (!same(was, is)) {
    compareInputs(sent, was.inputs, is.inputs);
    compareOutputs(received, was.outputs, is.outputs);
    compareFailures(received, was.failures, is.failures);
    compareFacts(sent, was, is);
  }
  if (was.kind === "rest" && is.kind === "rest") compareMessages(comparison, was.messages, is.messages);
  if (was.kind !== "json-rpc" || is.kind !== "json-rpc") return;
  compareOverloads(sent, was.overloads, is.overloads);
  compareSubscriptions(sent, was.subscription, is.subscription);
  // Changes of a whole family are reported once, for the catalog.
  if (same(was.protocols, is.protocols) && was.section === is.section) return;
  compareLists(offering(before, was), offering(after, is), {
    gone: (name) => sent.note("protocol-lost", `is no longer offered for ${name}`),
    added: (name) => sent.note("protocol-gained", `is offered for ${name}`),
  });
}

/** The protocols that offer a method. Without a catalog, those that the method names. */
function offering(spec: Spec, method: Operation): readonly string[] {
  if (method.kind !== "json-rpc") return [];
  const all = "protocols" in spec ? (spec as RpcSpec).protocols : [];
  const own = all.filter(({ families }) => families.includes(method.section)).map(({ name }) => name);
  if (method.protocols === undefined || own.length === 0) return method.protocols ?? own;
  return own.filter((name) => method.protocols?.includes(name));
}
