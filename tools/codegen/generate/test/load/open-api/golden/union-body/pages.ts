// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The limits of a call that returns a list. */
export interface PageFacts {
  /** The maximum number of items in a response. */
  readonly pageItems: number;
  /** The number of newest items that the venue still has, if it is known. */
  readonly retained?: number;
}

/** The calls with such limits, by method. */
export const pageFacts: Readonly<Record<string, PageFacts>> = {
  weather: { pageItems: 50, retained: 70 },
  time: { pageItems: 5 },
};
