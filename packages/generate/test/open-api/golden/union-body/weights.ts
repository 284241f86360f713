// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** What an info call counts, if it is not in the table. */
export const usualWeight: number = 2;

/** What the other info calls count. */
export const infoWeights: Readonly<Record<string, number>> = {
  time: 20,
};

/** For how many items of its response an info call counts one more. */
export const itemsPerWeight: Readonly<Record<string, number>> = {
  weather: 10,
};
