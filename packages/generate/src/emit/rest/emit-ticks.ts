import { partsOf } from "../../model/references.ts";
import type { Types } from "../../model/spec.ts";
import type { Type } from "../../model/type.ts";
import { doc } from "../typescript/text.ts";
import { literal } from "../typescript/literal.ts";

/**
 * Generates the constants for rounding prices, from the one property with `x-tick`.
 *
 * @returns the text of the file without its first line, or `undefined` if there is no such property.
 */
export function emitTicks(types: Types): string | undefined {
  const [tick] = Object.values(types).flatMap(({ type }) => ticks(type));
  if (tick === undefined) return undefined;
  const { significantFigures, priceDecimals: decimals } = tick;
  const markets = Object.keys(decimals)
    .map((market) => `readonly ${market}: number`)
    .join("; ");
  return `${doc(["How many significant figures a price may have."])}export const significantFigures: number = ${literal(significantFigures)};

${doc(["How many decimal places a price may have, less those of the asset's size, by the kind of market."])}export const priceDecimals: { ${markets} } = ${literal(decimals)};\n`;
}

function ticks(type: Type): NonNullable<Type["tick"]>[] {
  return [...(type.tick ? [type.tick] : []), ...partsOf(type).flatMap(ticks)];
}
