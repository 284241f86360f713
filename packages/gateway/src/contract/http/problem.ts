/** A request that is answered with an error. Each surface gives it the shape of its own spec. */
export class HttpProblem extends Error {
  readonly status: number;
  /** For programs. */
  readonly code: string;
  /** What is wrong with each field, where it is about fields. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which to come back. */
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    Object.assign(this, more);
  }
}

/** Seconds after which there may be room again where others take all that there is. */
export const crowdedFor = 5;

export function tooMany(message: string, retryAfter: number): HttpProblem {
  return new HttpProblem(429, "too_many_requests", message, { retryAfter });
}

/** Why there is no room for a request, or for more of its body. */
export function tooManyPending(): HttpProblem {
  return tooMany("too many requests are in flight", 1);
}

export function unauthorized(message: string): HttpProblem {
  return new HttpProblem(401, "unauthorized", message);
}

export function notFound(message: string): HttpProblem {
  return new HttpProblem(404, "not_found", message);
}
