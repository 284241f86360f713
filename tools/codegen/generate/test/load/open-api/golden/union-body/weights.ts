// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The weight of an info call that is not in the table. */
export const usualWeight: number = 2;

/** The weights of the other info calls. */
export const infoWeights: Readonly<Record<string, number>> = {
  time: 20,
};

/** The number of response items that add one to the weight of an info call. */
export const itemsPerWeight: Readonly<Record<string, number>> = {
  weather: 10,
};
