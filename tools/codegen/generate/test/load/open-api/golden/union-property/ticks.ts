// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The maximum number of significant figures of a price. */
export const significantFigures: number = 3;

/**
 * The maximum number of decimal places of a price, by kind of market. Subtract the decimals of the asset's
 * size.
 */
export const priceDecimals: { readonly here: number } = {
  here: 1,
};
