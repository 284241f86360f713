import { type Json, resolved, type RestOperation, type Type, type Types } from "@node-access/generate/model";
import { createSample } from "./example.ts";

/** A call of a REST client, as TypeScript and on the wire. */
export interface SampleCall {
  readonly call: string;
  readonly path: string;
  readonly status: number;
  readonly output: Json | undefined;
}

/** The call, with the inputs of {@link createSample}, of the operation that needs least: reads without arguments come first. */
export function simplestCall(types: Types, operations: readonly RestOperation[]): SampleCall | undefined {
  const [operation] = operations.toSorted((one, other) => effort(one) - effort(other));
  if (!operation) return undefined;
  const { inputs, output } = createSample(types, operation);
  const path = inputs.reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const call = formatCall(operation, sampleArguments(types, operation));
  return { call, path, status: operation.outputs[0]?.status ?? 200, output };
}

/** How much a call needs: reads without arguments need least. */
function effort({ idempotency, inputs }: RestOperation): number {
  return (idempotency === "safe" ? 0 : 100) + inputs.filter(({ required }) => required).length;
}

/** A call with `variable` as a text of the path or the body that may be anything; none if no operation has such a text. */
export function variedCall(
  types: Types,
  operations: readonly RestOperation[],
  variable: string,
): string | undefined {
  const isFree = (type: Type | undefined): boolean => {
    const { kind, pattern, format, maxLength } = resolved(type, types);
    return kind === "text" && (pattern ?? format ?? maxLength) === undefined;
  };
  for (const operation of operations) {
    const values: unknown[] = sampleArguments(types, operation);
    const alone = operation.inputs.filter(({ location }) => location === "path" || location === "body");
    for (const [index, { location, type }] of alone.entries()) {
      const { properties = {} } = resolved(type, types);
      const field = Object.keys(properties).find((key) => isFree(properties[key]));
      if (location === "path" && isFree(type)) values[index] = "@variable@";
      else if (field !== undefined)
        values[index] = Object.assign({}, values[index], { [field]: "@variable@" });
      else continue;
      return formatCall(operation, values).replace('"@variable@"', variable);
    }
  }
  return undefined;
}

/** The arguments of a client's method: the path's parameters, the body, and the others in one object. */
export function sampleArguments(types: Types, operation: RestOperation): unknown[] {
  const located = new Map(operation.inputs.map(({ name, location }) => [name, location]));
  const { inputs } = createSample(types, operation);
  const alone = inputs.filter(({ name }) => ["path", "body"].includes(located.get(name) ?? ""));
  const together = inputs.filter((input) => !alone.includes(input));
  const options = Object.fromEntries(together.map(({ name, value }) => [name, value]));
  return [...alone.map(({ value }) => value), ...(together.length > 0 ? [options] : [])];
}

function formatCall({ name }: RestOperation, values: readonly unknown[]): string {
  return `${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
}
