import type { JsonObject } from "./json.ts";

/** How much work a method or operation is for a node, as a fact of its row: `light`, the default, is left out. */
export function costOf({ "x-cost": cost }: JsonObject): JsonObject {
  return cost === undefined || cost === "light" ? {} : { cost };
}
