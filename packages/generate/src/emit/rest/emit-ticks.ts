import { docstring } from "./docstring.ts";
import { type Json, type JsonObject, object } from "../../load/open-api/json.ts";
import { literal } from "./literal.ts";

/**
 * Makes the constants that prices are rounded by: of the one property that says with `x-tick` how fine it may be.
 *
 * @returns the text of the file without its first line, or nothing if there is none.
 */
export function emitTicks(schemas: JsonObject): string | undefined {
  const [tick] = ticks(schemas);
  if (tick === undefined) return undefined;
  const { significantFigures, priceDecimals } = tick;
  const decimals = object(priceDecimals);
  const type = Object.keys(decimals)
    .map((market) => `readonly ${market}: number`)
    .join("; ");
  return `${docstring(["How many significant figures a price may have."])}export const significantFigures: number = ${literal(significantFigures ?? null)};

${docstring(["How many decimal places a price may have, less those of the asset's size, by the kind of market."])}export const priceDecimals: { ${type} } = ${literal(decimals)};\n`;
}

function ticks(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(ticks);
  if (typeof value !== "object" || value === null) return [];
  const own = value["x-tick"];
  return [...(own === undefined ? [] : [object(own)]), ...Object.values(value).flatMap(ticks)];
}
