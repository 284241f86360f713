/** A request that fails with an error response. Each surface formats it as its own spec says. */
export class HttpProblem extends Error {
  readonly status: number;
  /** The error code, for programs. */
  readonly code: string;
  /** What is wrong with each field, if the error is about fields. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    details: { fields?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    Object.assign(this, details);
  }
}

/** Seconds until a caller should retry when other callers take all the room. */
export const overloadedRetryAfter = 5;

/** @returns the error of a caller that exceeds a limit: status 429, with the seconds to wait. */
export function tooMany(message: string, retryAfter: number): HttpProblem {
  return new HttpProblem(429, "too_many_requests", message, { retryAfter });
}

/** The error of a request, or of more of its body, that exceeds the caller's limit on bytes in flight. */
export function tooManyPending(): HttpProblem {
  return tooMany("too many requests are in flight", 1);
}

export function unauthorized(message: string): HttpProblem {
  return new HttpProblem(401, "unauthorized", message);
}

export function notFound(message: string): HttpProblem {
  return new HttpProblem(404, "not_found", message);
}
