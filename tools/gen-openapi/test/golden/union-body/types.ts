// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** A question. Source: interface, Z. */
export type Question = Weather | Time;

/** Asks for the weather. Source: interface, Z. */
export interface Weather {
  /** The kind of question. */
  kind: "weather";
  /** The place. */
  place: string;
}

/** Asks for the time. Source: interface, Z. */
export interface Time {
  /** The kind of question. */
  kind: "time";
}

/** What comes back. Source: interface, Z. */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
