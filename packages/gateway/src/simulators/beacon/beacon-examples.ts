import { routes } from "../../generated/routes.ts";

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns the spec's example of an operation's response. */
export function exampleOf(operation: string): Fields {
  return routes.find((route) => route.endpoint === "beacon" && route.operationId === operation)
    ?.example as Fields;
}

/** @returns the `data` of the spec's example. */
export function dataOf(operation: string): Fields {
  return exampleOf(operation)["data"] as Fields;
}
