import { createSample } from "../../model/example.ts";
import type { Json, RestOperation, Types } from "@node-access/generate/model";

/**
 * The arguments of a client's method for a call from {@link createSample}: the path's parameters, the body,
 * and the others in one object.
 */
export function sampleArguments(types: Types, operation: RestOperation): readonly Json[] {
  const located = new Map(operation.inputs.map(({ name, location }) => [name, location]));
  const { inputs } = createSample(types, operation);
  const alone = inputs.filter(({ name }) => ["path", "body"].includes(located.get(name) ?? ""));
  const together = inputs.filter((input) => !alone.includes(input));
  const options = Object.fromEntries(together.map(({ name, value }) => [name, value]));
  return [...alone.map(({ value }) => value), ...(together.length > 0 ? [options] : [])];
}
