import { HttpProblem, rejectField } from "../codec/http/problem.ts";
import type { Reply, RoutePreference } from "../upstreams/upstream.ts";
import type { RequestSpan } from "../observe/request-span.ts";
import { parseIfJson } from "../codec/json/json-text.ts";

export interface CallToTry {
  readonly kind: "rpc" | "rest" | "graphql" | "grpc";
  /** The JSON-RPC method, the HTTP method and the path with its query, or the gRPC service and method. */
  readonly name: string;
  /** The params, the body or the gRPC request, as JSON; the text of a GraphQL query. */
  readonly input?: string;
  /** The variables of a GraphQL query, as JSON. */
  readonly variables?: string;
  /** Whether to send the call even if it may change something. */
  readonly allowsWrite: boolean;
  readonly route: RoutePreference;
  /** Records the requests that are sent to upstreams for this call. */
  readonly span?: RequestSpan;
}

export interface TriedAttempt {
  readonly upstream: string;
  /** Milliseconds, as `performance.now()` counts them. */
  readonly sentAt: number;
  readonly endedAt: number;
  /** `rejected` if another upstream was tried because of its response, `abandoned` if it was given up. */
  readonly outcome: "responded" | "rejected" | "failed" | "abandoned";
  readonly detail: string | undefined;
}

/** The response to a call that an operator tried, and the route it took. */
export interface TriedReply {
  readonly reply: Omit<Reply, "body">;
  readonly text: string;
  readonly isTruncated: boolean;
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly attempts: readonly TriedAttempt[];
}

/** @throws HttpProblem 409 if the call may change something and its operator has not allowed that. */
export function checkWrite({ name, allowsWrite }: CallToTry, idempotency: string | undefined): void {
  if (idempotency !== "write" || allowsWrite) return;
  const message = `${name.slice(0, 100)} may change something: to send it anyway, set allow_write`;
  throw new HttpProblem(409, "is_write", message);
}

/** @throws HttpProblem 400 if a part of the call is no JSON, or not of the wanted kind. */
export function checkJson(
  call: CallToTry,
  field: "input" | "variables",
  expected: string,
  isWanted: (value: unknown) => boolean = () => true,
): void {
  const text = call[field];
  const value = text === undefined ? undefined : parseIfJson(text);
  if (text === undefined || (value !== undefined && isWanted(value))) return;
  rejectField(field, `must be ${expected}`);
}
