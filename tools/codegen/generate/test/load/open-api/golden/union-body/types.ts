// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * What to tell.
 *
 * Source: RFC 0.
 */
export type Wish = Rain | Hail;

/**
 * When it rains.
 *
 * Source: RFC 0.
 */
export interface Rain {
  kind: "rain";
  /** The place. */
  place: string;
}

/**
 * When it hails.
 *
 * Source: RFC 0.
 */
export interface Hail {
  kind: "rain";
}

/**
 * A question.
 *
 * Source: RFC 0.
 */
export type Question = Weather | Time;

/**
 * The weather.
 *
 * Source: RFC 0.
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
 * Source: RFC 0.
 */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
