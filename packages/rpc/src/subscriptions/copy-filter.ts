import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import type { LogFilter } from "../generated/types.ts";

/** Copies a filter, because the caller may change it before it is sent again. Rejects one with blocks. */
export function copyFilter(filter: LogFilter): LogFilter {
  if (!filter || typeof filter !== "object") throw invalidArgument("filter", "an object", kindOf(filter));
  for (const name of ["fromBlock", "toBlock", "blockHash"]) {
    const value = (filter as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined)
      throw invalidArgument(`filter.${name}`, "only address and topics", describeValue(value));
  }
  try {
    return structuredClone(filter);
  } catch {
    throw invalidArgument("filter", "an object of JSON values", "one with a function, a symbol or similar");
  }
}
