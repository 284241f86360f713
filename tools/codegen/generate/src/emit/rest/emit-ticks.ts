import { partsOf, type Type, type Types } from "@node-access/generate/model";
import { doc, literal } from "@node-access/generate/emit/typescript";

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
  return `${doc(["The maximum number of significant figures of a price."])}export const significantFigures: number = ${literal(significantFigures)};

${doc(["The maximum number of decimal places of a price, by kind of market. Subtract the decimals of the asset's size."])}export const priceDecimals: { ${markets} } = ${literal(decimals)};\n`;
}

function ticks(type: Type): NonNullable<Type["tick"]>[] {
  return [...(type.tick ? [type.tick] : []), ...partsOf(type).flatMap(ticks)];
}
