// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * What to tell.
 *
 * Source: interface, Z.
 */
export type Wish = Rain | Hail;

/**
 * When it rains.
 *
 * Source: interface, Z.
 */
export interface Rain {
  kind: "rain";
  /** The place. */
  place: string;
}

/**
 * When it hails.
 *
 * Source: interface, Z.
 */
export interface Hail {
  kind: "rain";
}

/**
 * A question.
 *
 * Source: interface, Z.
 */
export type Question = Weather | Time;

/**
 * The weather.
 *
 * Source: interface, Z.
 */
export interface Weather {
  kind: "weather";
  /** The place. */
  place: string;
}

/**
 * The time.
 *
 * Source: some standard.
 */
export interface Time {
  kind: "time";
}

/**
 * What comes back.
 *
 * Source: interface, Z.
 */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
