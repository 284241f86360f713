import { rpcExamples } from "./generated/rpc-examples.ts";
import type { Fields } from "./values.ts";

/** @returns the specs' example of a method's result. */
export function findExample(method: string): Fields {
  return rpcExamples[method]?.result as Fields;
}
