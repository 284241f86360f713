import { describeValue, invalidArgument, kindOf } from "@node-access/auth";

/** @throws NodeAccessError `INVALID_ARGUMENT` if one of some options is set, and is no function. */
export function requireFunctions(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && typeof value !== "function")
      throw invalidArgument(name, "a function", kindOf(value));
}

/** @throws NodeAccessError `INVALID_ARGUMENT` if one of some options is no number of calls. */
export function requireCounts(options: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(options))
    if (!Number.isInteger(value) || value < 0)
      throw invalidArgument(name, "an integer from 0", describeValue(value));
}
