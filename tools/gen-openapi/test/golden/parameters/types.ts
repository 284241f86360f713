// Generated from fixtures/parameters.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** A part. Source: interface, Z. */
export interface Part {
  /** Its text. */
  text?: string;
}

/** What comes back. Source: interface, Z. */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
