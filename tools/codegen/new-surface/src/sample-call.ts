import { exampleOf, type RestOperation, type Spec } from "@node-access/generate";

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
  const inPath = operation.inputs.filter(({ location }) => location === "path");
  const body = operation.inputs.find(({ location, required }) => location === "body" && required);
  const others = operation.inputs.filter(
    ({ location, required }) => required && (location === "query" || location === "header"),
  );
  const valueOf = (type: (typeof inPath)[number]["type"]): unknown => exampleOf(types, type, "required");
  const given = [
    ...inPath.map(({ type }) => valueOf(type)),
    ...(body ? [body.example ?? valueOf(body.type)] : []),
    ...(others.length > 0 ? [Object.fromEntries(others.map(({ name, type }) => [name, valueOf(type)]))] : []),
  ];
  const [output] = operation.outputs;
  const path = inPath.reduce(
    (text, { name, type }) => text.replace(`{${name}}`, encodeURIComponent(String(valueOf(type)))),
    operation.path,
  );
  return {
    call: `${operation.name}(${given.map((value) => JSON.stringify(value)).join(", ")})`,
    operation,
    path,
    response: output?.example ?? (output?.type ? exampleOf(types, output.type, "required") : undefined),
  };
}

function effort({ idempotency, inputs }: RestOperation): number {
  return (idempotency === "safe" ? 0 : 100) + inputs.filter(({ required }) => required).length;
}
