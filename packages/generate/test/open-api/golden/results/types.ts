// Generated from fixtures/results.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** An item. Source: interface, Z. */
export interface Item {
  /** Its name. */
  name?: string;
}
