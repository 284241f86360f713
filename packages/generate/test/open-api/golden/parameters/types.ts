// Generated from fixtures/parameters.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** A version. Source: interface, Z. */
export type Version = "one" | "two";

/** A kind. Source: interface, Z. */
export type Kind = "round" | "flat";

/** A part. Source: interface, Z. */
export interface Part {
  /** Its text. */
  text?: string;
}

/** What comes back. Source: interface, Z. */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
  /** What did not. */
  flaw?: Flaw;
}

/** What did not. Source: interface, Z. */
export type Flaw = string;
