import { type RestOperation, sampleOf, type Spec } from "@node-access/generate/model";
import { sampleArguments } from "@node-access/generate/emit/rest";

/** A call of one of a spec's methods, as its examples have it. */
export interface SampleCall {
  /** With its arguments, as TypeScript: `getBlock("12")`. */
  readonly call: string;
  readonly operation: RestOperation;
  /** The path that the call is sent to. */
  readonly path: string;
  /** What is responded to it, as its spec has it. */
  readonly response: unknown;
}

/** The method that examples, budgets and tests of a package call: the one that only reads, and takes the least. */
export function sampleCall({ operations, types }: Spec<RestOperation>): SampleCall {
  const callable = operations.filter(({ events, socket }) => events === undefined && socket === undefined);
  const [operation] = callable.toSorted((one, other) => effort(one) - effort(other));
  if (!operation) throw new Error("the spec has no operation that a method can be made of");
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
