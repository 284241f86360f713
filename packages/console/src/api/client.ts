import { Secret } from "@node-access/auth";
import { secretKeys } from "../generated/constants.ts";
import type { AdminMethods } from "../generated/methods.ts";
import { adminOperations, type Operation } from "../generated/operations.ts";
import type { Problem } from "../generated/types.ts";

/** Timeout of a request, in milliseconds. */
const timeout = 30_000;

export class ApiError extends Error {
  /** 0 without a response. */
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The admin API with the session of the signed-in operator. */
export const admin: AdminMethods = Object.fromEntries(
  Object.entries(adminOperations).map(([name, operation]) => [
    name,
    (...given: readonly unknown[]) => perform(operation, given),
  ]),
) as unknown as AdminMethods;

export async function isSignedIn(): Promise<boolean> {
  const response = await send("GET", "session");
  return ((await response.json()) as { readonly signed_in: boolean }).signed_in;
}

/** @throws ApiError 401 for a wrong password, 429 after too many of them. */
export async function signIn(password: string): Promise<void> {
  await send("POST", "session", { password });
}

export async function signOut(): Promise<void> {
  await send("DELETE", "session");
}

async function perform(
  { method, path, hasBody, hasQuery }: Operation,
  given: readonly unknown[],
): Promise<unknown> {
  const values = [...given];
  const place = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(values.shift())));
  const content = hasBody ? values.shift() : undefined;
  const wanted = Object.entries(Object(hasQuery && values.shift()) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  const search = wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : "";
  const response = await send(method, place.slice(1) + search, content);
  return JSON.parse(await response.text(), hideSecret);
}

/** Secrets are shown only where the operator asks for them. */
function hideSecret(key: string, value: unknown): unknown {
  return secretKeys.includes(key) && typeof value === "string" ? new Secret(value) : value;
}

async function send(method: string, path: string, content?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: {
      "x-node-access-console": "1",
      ...(content !== undefined && { "content-type": "application/json" }),
    },
    ...(content !== undefined && { body: JSON.stringify(content) }),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new ApiError(0, "unreachable", "The gateway does not respond.");
  });
  if (response.ok) return response;
  throw await readProblem(response);
}

async function readProblem(response: Response): Promise<ApiError> {
  const { status } = response;
  const wait = response.headers.get("retry-after");
  const { error } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const {
    code = "failed",
    message = `The gateway responded with HTTP ${status}.`,
    fields = {},
  } = error ?? {};
  const wrong = Object.entries(fields).map(([field, texts]) => `${field} ${texts.join(", ")}`);
  const later = wait === null ? [] : [`try again in ${wait} s`];
  return new ApiError(status, code, [message, ...wrong, ...later].join("; "));
}

export function formatError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
