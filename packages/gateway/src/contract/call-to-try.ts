import { HttpProblem } from "./http/problem.ts";
import type { Reply, RouteWish } from "./part-source.ts";
import type { RequestSpan } from "./request-span.ts";

/** A call that an operator tries. */
export interface CallToTry {
  readonly kind: "rpc" | "rest";
  /** The JSON-RPC method, or the HTTP method and the path with its query. */
  readonly name: string;
  /** The params or the body, as JSON. */
  readonly input?: string;
  /** Whether it is sent although it may change something. */
  readonly allowsWrite: boolean;
  readonly route: RouteWish;
  /** Notes what is sent to upstreams for it. */
  readonly span?: RequestSpan;
}

/** A request that was sent to an upstream. */
export interface TriedAttempt {
  /** The upstream's name. */
  readonly upstream: string;
  /** Milliseconds of `performance.now()`. */
  readonly sentAt: number;
  readonly endedAt: number;
  /** `refused` if its response made the gateway ask another upstream, `abandoned` if it was given up before a response came. */
  readonly outcome: "responded" | "refused" | "failed" | "abandoned";
  /** Why it was rejected or failed. */
  readonly detail: string | undefined;
}

/** The response to a call that was tried, and its route. */
export interface TriedReply {
  readonly reply: Omit<Reply, "body">;
  readonly text: string;
  readonly isCut: boolean;
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly attempts: readonly TriedAttempt[];
}

/** @throws HttpProblem 409 if the call may change something, and its operator has not said that this is meant. */
export function checkWrite({ name, allowsWrite }: CallToTry, idempotency: string | undefined): void {
  if (idempotency !== "write" || allowsWrite) return;
  const message = `${name.slice(0, 100)} may change something: send it with allow_write if that is meant`;
  throw new HttpProblem(409, "is_write", message);
}

/**
 * @param isWanted - What else must hold of its value.
 * @throws HttpProblem 400 if the input is no JSON of the wanted kind.
 */
export function checkInput(
  { input }: CallToTry,
  expected: string,
  isWanted: (value: unknown) => boolean = () => true,
): void {
  try {
    if (input === undefined || isWanted(JSON.parse(input))) return;
  } catch {
    // Said below.
  }
  const message = "the request is invalid: see fields";
  throw new HttpProblem(400, "invalid_request", message, { fields: { input: [`must be ${expected}`] } });
}
