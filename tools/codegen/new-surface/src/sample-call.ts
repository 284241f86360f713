import {
  type JsonObject,
  resolved,
  type RestOperation,
  sampleOf,
  type Spec,
  type Type,
} from "@node-access-tools/generate/model";
import { sampleArguments } from "@node-access-tools/generate/emit/rest";

/** A call of a spec's method with the arguments of its example. */
export interface SampleCall {
  /** The call with its arguments in TypeScript: `getBlock("12")`. */
  readonly call: string;
  readonly operation: RestOperation;
  readonly path: string;
  /** The response in the spec's example. */
  readonly response: unknown;
}

/** The method for examples, budgets and tests of a package: the read with the fewest arguments. */
export function sampleCall(spec: Spec<RestOperation>): SampleCall {
  const [operation] = callable(spec).toSorted((one, other) => effort(one) - effort(other));
  if (!operation) throw new Error("the spec has no operation that can become a method");
  return callOf(spec, operation);
}

/**
 * A read and a write with `nonce` as a free text in the path or the body, so that requests can be distinguished. Neither, if there is no such read.
 */
export function nonceCalls(spec: Spec<RestOperation>): { readonly read?: string; readonly write?: string } {
  const find = (idempotency: RestOperation["idempotency"]): string | undefined =>
    callable(spec)
      .filter((operation) => operation.idempotency === idempotency)
      .map((operation) => nonceCall(spec, operation))
      .find((call) => call !== undefined);
  const [read, write] = [find("safe"), find("write")];
  if (read === undefined) return {};
  return write === undefined ? { read } : { read, write };
}

/** Whether each response that a method returns is an object or a list, which clients check. */
export function hasOnlyObjects(spec: Spec<RestOperation>): boolean {
  const results = callable(spec).flatMap(({ outputs }) => outputs.flatMap(({ type = [] }) => type));
  return results.every((type) =>
    ["object", "list", "map", "tuple"].includes(resolved(type, spec.types).kind),
  );
}

/** Stands for the nonce until the arguments are written. */
const NONCE = "@nonce@";

function nonceCall(
  { types }: Spec<RestOperation>,
  { name, ...operation }: RestOperation,
): string | undefined {
  const isFree = (type: Type): boolean => {
    const { kind, pattern, format, maxLength } = resolved(type, types);
    return kind === "text" && pattern === undefined && format === undefined && maxLength === undefined;
  };
  const values = [...sampleArguments(types, { name, ...operation })];
  const alone = operation.inputs.filter(({ location }) => location === "path" || location === "body");
  for (const [index, { location, type }] of alone.entries()) {
    const { properties = {} } = resolved(type, types);
    const field = Object.keys(properties).find((key) => isFree(properties[key] ?? type));
    if (location === "path" && isFree(type)) values[index] = NONCE;
    else if (field !== undefined) values[index] = { ...(values[index] as JsonObject), [field]: NONCE };
    else continue;
    const given = values.map((value) => JSON.stringify(value)).join(", ");
    return `${name}(${given.replace(JSON.stringify(NONCE), "nonce")})`;
  }
  return undefined;
}

/** The operations that become methods of the client. */
function callable({ operations }: Spec<RestOperation>): RestOperation[] {
  return operations.filter(({ events, socket }) => events === undefined && socket === undefined);
}

function callOf({ types }: Spec<RestOperation>, operation: RestOperation): SampleCall {
  const { inputs, output } = sampleOf(types, operation);
  const path = inputs.reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const given = sampleArguments(types, operation).map((value) => JSON.stringify(value));
  return { call: `${operation.name}(${given.join(", ")})`, operation, path, response: output };
}

function effort({ idempotency, inputs }: RestOperation): number {
  return (idempotency === "safe" ? 0 : 100) + inputs.filter(({ required }) => required).length;
}
