import { list } from "@node-access/generate/read";
import { findNearestName, placesIn } from "../../spec-file/index.ts";
import { type JsonObject, object } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

/**
 * Checks extensions about actions, the members of a union that is sent: `x-per` must name properties of the actions
 * whose response has it, and only one `x-tick` may state the precision of prices.
 *
 * @param reader - The spec; mistakes are noted there.
 */
export function checkActions(reader: SpecReader): void {
  const actions = Object.values(reader.schemas)
    .map(object)
    .filter((schema) => "x-member" in schema);
  let hasTick = false;
  for (const { place, value, path } of placesIn(reader.root)) {
    if (place !== "schema") continue;
    const { "x-per": per, "x-tick": tick } = value as JsonObject;
    const [, , response] = path;
    const known = actions
      .filter((action) => object(action["x-member"])["response"] === response)
      .flatMap((action) => Object.keys(object(action["properties"])));
    for (const [index, name] of list(per).map(String).entries()) {
      if (known.includes(name)) continue;
      const nearest = findNearestName(name, known);
      const remedy = nearest === undefined ? "name a property of one" : `did you mean ${nearest}?`;
      const what = `no action whose response is ${response} has a property ${name}`;
      reader.note([...path, "x-per", index], what, remedy);
    }
    if (tick !== undefined && hasTick)
      reader.note([...path, "x-tick"], "another property says how fine a price may be", "remove one of them");
    hasTick ||= tick !== undefined;
  }
}
