/** Whose limit a caller has met. All callers share that of the gateway. */
export type LimitOwner = "credential" | "gateway" | "upstreams";

/** A request that fails with an error response. Each surface formats it as its own spec says. */
export class HttpProblem extends Error {
  readonly status: number;
  /** The error code, for programs. */
  readonly code: string;
  /** What is wrong with each field, if the error is about fields. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number;
  /** The methods that the path accepts, if the request has another one. */
  readonly allowed?: readonly string[];
  readonly limitOf?: LimitOwner;
  /** The newest block, if the caller asks for a newer one. */
  readonly newest?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Partial<Pick<HttpProblem, "fields" | "retryAfter" | "allowed" | "limitOf" | "newest">> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    Object.assign(this, details);
  }
}

/** Seconds until a caller should retry when other callers take all the room. */
export const overloadedRetryAfter = 5;

export function tooMany(
  message: string,
  retryAfter: number,
  limitOf: LimitOwner = "credential",
): HttpProblem {
  return new HttpProblem(429, "too_many_requests", message, { retryAfter, limitOf });
}

export const pendingText = "too many requests of this credential are in flight";

export function tooManyPending(): HttpProblem {
  return tooMany(pendingText, 1);
}

export function unauthorized(message: string): HttpProblem {
  return new HttpProblem(401, "unauthorized", message);
}

export function notFound(message: string): HttpProblem {
  return new HttpProblem(404, "not_found", message);
}

export function wrongMethod(message: string, allowed: readonly string[]): HttpProblem {
  return new HttpProblem(405, "method_not_allowed", message, { allowed });
}

/** @throws HttpProblem 400 that names the field. */
export function rejectField(field: string, message: string): never {
  throw new HttpProblem(400, "invalid_request", "the request is invalid: see fields", {
    fields: { [field]: [message] },
  });
}

/** @throws HttpProblem 404 if there is no such object. */
export function found<Item>(item: Item | undefined, what: string, id: string): Item {
  if (item === undefined) throw notFound(`there is no ${what} ${id.slice(0, 100)}`);
  return item;
}
