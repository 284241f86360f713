// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** How many significant figures a price may have. */
export const significantFigures: number = 3;

/** How many decimal places a price may have, less those of the asset's size, by the kind of market. */
export const priceDecimals: { readonly here: number } = {
  here: 1,
};
