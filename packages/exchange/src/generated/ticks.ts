// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** How many significant figures a price may have. */
export const significantFigures: number = 5;

/** How many decimal places a price may have, less those of the asset's size, by the kind of market. */
export const priceDecimals: { readonly perpetual: number; readonly spot: number } = {
  perpetual: 6,
  spot: 8,
};
