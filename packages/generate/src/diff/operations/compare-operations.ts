import { words } from "../../model/tables.ts";
import type { Operation, RpcSpec, Spec, GrpcMethod, Type } from "../../model/index.ts";
import { canonical, same } from "../json.ts";
import { Scope, compareLists } from "../types/scope.ts";
import type { TypeComparison } from "../types/type-comparison.ts";
import { compareFacts, formatCall } from "./compare-facts.ts";
import { compareInputs } from "./compare-inputs.ts";
import { compareMessages } from "./compare-messages.ts";
import { compareOverloads, compareSubscriptions } from "./compare-overloads.ts";
import { compareFailures, compareOutputs } from "./compare-outputs.ts";

/** Compares the operations of a spec: additions, removals and renamings, and the differences of each operation. */
export function compareOperations(comparison: TypeComparison, before: Spec, after: Spec): void {
  const operationsBefore = new Map(before.operations.map((one) => [createKey(one), one]));
  const operationsAfter = new Map(after.operations.map((one) => [createKey(one), one]));
  const added = new Map([...operationsAfter].filter(([key]) => !operationsBefore.has(key)));
  for (const [key, old] of operationsBefore) {
    const current = operationsAfter.get(key) ?? findRenamed(comparison, old, added);
    if (current) compareOperation(comparison, [before, keepName(old, current)], [after, current]);
    else createScope(comparison, old).noteGone("method-removed", "is removed");
  }
  for (const current of added.values()) createScope(comparison, current).note("method-added", "is added");
}

/**
 * The key of an operation: its name; for gRPC with the service, because services may have methods with the same name,
 * and for JSON-RPC with the family if a method of another protocol has the name too.
 */
export function createKey(operation: Operation): string {
  if (operation.kind === "json-rpc" && operation.key !== undefined) return operation.key;
  return operation.kind === "grpc" ? operation.wireName : operation.name;
}

function createScope(comparison: TypeComparison, operation: Operation): Scope {
  return Scope.of(comparison, "sent", "operations", createKey(operation));
}

/** Finds the added operation that is another one findRenamed, if any, removes it from `added`, and reports it. */
function findRenamed(
  comparison: TypeComparison,
  before: Operation,
  added: Map<string, Operation>,
): Operation | undefined {
  const all = [...added.values()];
  const aliased = all.find((after) => after.kind === "json-rpc" && after.aliases.includes(before.name));
  const current = aliased ?? all.find((other) => isSameCall(before, other));
  if (!current) return undefined;
  added.delete(createKey(current));
  const rule = aliased && isSameCall(before, current) ? "method-renamed-aliased" : "method-renamed";
  const predicate = `is the new name of \`${before.name}\`${aliased ? ", which is an alias now" : ""}`;
  createScope(comparison, current).note(rule, predicate);
  return current;
}

function keepName(before: Operation, after: Operation): Operation {
  if (before.name === after.name || before.kind !== "json-rpc" || after.kind !== "json-rpc") return before;
  return { ...before, name: after.name, aliases: after.aliases };
}

/** Whether two operations are the same on the wire: they have the same path, or all facts except for names are equal. */
function isSameCall(one: Operation, other: Operation): boolean {
  if (one.kind === "rest" && other.kind === "rest") return formatCall(one) === formatCall(other);
  const [left, right] = [one, other].map((operation) =>
    canonical(Object.fromEntries(Object.entries(operation).filter(([key]) => !NAMING.has(key)))),
  );
  return one.kind === "json-rpc" && left === right;
}

/** The names and descriptions of a method. */
const NAMING: ReadonlySet<string> = new Set(words("name summary description examples aliases source"));

type Of = readonly [spec: Spec, operation: Operation];

function compareOperation(comparison: TypeComparison, [before, old]: Of, [after, current]: Of): void {
  const sent = createScope(comparison, current);
  const received = sent.towards("received");
  if (!same(old, current)) {
    compareInputs(sent, old.inputs, current.inputs);
    compareOutputs(received, old.outputs, current.outputs);
    compareFailures(received, old.failures, current.failures);
    compareFacts(sent, old, current);
  }
  if (old.kind === "grpc" && current.kind === "grpc")
    compareRpcMessages(comparison, sent, [before, old], [after, current]);
  if (old.kind === "rest" && current.kind === "rest")
    compareMessages(comparison, old.messages, current.messages);
  if (old.kind !== "json-rpc" || current.kind !== "json-rpc") return;
  compareOverloads(sent, old.overloads, current.overloads);
  compareSubscriptions(sent, old.subscription, current.subscription);
  // Changes of a whole family are reported once, for the catalog.
  if (same(old.protocols, current.protocols) && old.section === current.section) return;
  compareLists(listOffering(before, old), listOffering(after, current), {
    gone: (name) => sent.note("protocol-lost", `is no longer offered for ${name}`),
    added: (name) => sent.note("protocol-gained", `is offered for ${name}`),
  });
}

/** The protocols that offer a method. Without a catalog, those that the method names. */
function listOffering(spec: Spec, method: Operation): readonly string[] {
  if (method.kind !== "json-rpc") return [];
  const all = "protocols" in spec ? (spec as RpcSpec).protocols : [];
  const own = all.filter(({ families }) => families.includes(method.section)).map(({ name }) => name);
  if (method.protocols === undefined || own.length === 0) return method.protocols ?? own;
  return own.filter((name) => method.protocols?.includes(name));
}

type MethodOf = readonly [spec: Spec, method: GrpcMethod];

/** Reports a request or response that is another message. A message that is only findRenamed is reported for its type. */
function compareRpcMessages(
  comparison: TypeComparison,
  scope: Scope,
  [before, old]: MethodOf,
  [after, current]: MethodOf,
): void {
  const note = (place: Scope, what: string, from: Type | undefined, to: Type | undefined): void => {
    const [gone = "", now = ""] = [from?.reference, to?.reference];
    if (gone === now) return;
    const isGone = after.types[gone] === undefined && before.types[now] === undefined;
    const [typeBefore, typeAfter] = [before.types[gone]?.type, after.types[now]?.type];
    if (isGone && typeBefore && typeAfter && comparison.hasSameShape(typeBefore, typeAfter)) return;
    place.note("message-changed", `${what} \`${now}\` instead of \`${gone}\``);
  };
  note(scope, "takes", old.inputs[0]?.type, current.inputs[0]?.type);
  note(scope.towards("received"), "returns", old.outputs[0]?.type, current.outputs[0]?.type);
}
