import { invalidArgument, redactor } from "@node-access/auth";
import { checkKindsOnNode, requestIdHeader } from "#platform";
import type { Attempt, AttemptState } from "./attempt.ts";
import { connectionError } from "./call-error.ts";
import { checkFields } from "./check-options.ts";
import type { HeaderFields, HeadersOption } from "./operation.ts";

/** Headers that the client or platform sets. Source: RFC 9110, Fetch "forbidden request-header". */
const RESERVED =
  /^(host|connection|keep-alive|te|trailer|upgrade|expect|accept|(accept|content|proxy|sec|transfer)-.*)$/;
/** Source: RFC 9110 section 5.6.2 and 5.5. */
const FIELD = /^[!#-'*+.0-9^-z|~-]+:[\t -~\x80-\xff]*$/;

/** Shorter values, such as a version, are not redacted, because that would redact ordinary words. */
const SHORTEST_SECRET = 6;

/**
 * Resolves the option `headers` for an attempt, and redacts the values in the attempt's errors.
 *
 * @param option - The option.
 * @param attempt - Receives the headers with lower-case names, replacing those it has.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names a reserved or malformed header;
 * `NOT_SENT` if the function throws.
 *
 * @example
 * ```ts
 * import { addHeaders, type Attempt } from "@node-access/transport";
 *
 * export const withTeam = (attempt: Attempt): Promise<void> => addHeaders({ "x-team": "indexing" }, attempt);
 * ```
 */
export async function addHeaders(
  option: HeadersOption,
  attempt: AttemptState & Pick<Attempt, "headers" | "requestId">,
): Promise<void> {
  checkKindsOnNode("attempt", attempt, { redact: "function", requestId: "string" });
  let resolved: Headers | HeaderFields;
  try {
    resolved = typeof option === "function" ? await option() : option;
  } catch (error) {
    throw connectionError(attempt, error);
  }
  checkFields("headers", resolved);
  const headers: Record<string, string> = {};
  for (const [key, value] of Symbol.iterator in resolved ? resolved : Object.entries<unknown>(resolved)) {
    const name = key.toLowerCase();
    if (typeof value !== "string" || RESERVED.test(name) || !FIELD.test(`${name}:${value}`))
      throw invalidHeader(name);
    headers[name] = value;
  }
  const { redact } = attempt;
  const { "x-request-id": requestId = attempt.requestId, ...secrets } = headers;
  const hide = redactor(Object.values(secrets).filter(({ length }) => length >= SHORTEST_SECRET));
  attempt.redact = (text) => hide(redact(text));
  attempt.requestId = requestId;
  attempt.headers = headers;
}

function invalidHeader(name: string): Error {
  const expected = "a header that the client does not set, with one line of Latin-1";
  return invalidArgument(`headers["${name}"]`, expected, "another header or value");
}

/**
 * Merges the headers of a credential with those of an attempt: the option `headers` and the request id.
 *
 * @param credential - The credential's headers, from `authorize`.
 * @param attempt - The attempt.
 * @returns all headers, including secrets. Never log them.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the option contains a header of the credential.
 *
 * @example
 * ```ts
 * import { joinHeaders } from "@node-access/transport";
 *
 * const attempt = { requestId: "k3u8-1", headers: { "x-team": "indexing" } };
 * console.log(joinHeaders({ authorization: "Bearer k3y" }, attempt));
 * ```
 */
export function joinHeaders(
  credential: HeaderFields,
  attempt: Pick<Attempt, "headers" | "requestId">,
): Record<string, string> {
  const headers = attempt?.headers;
  for (const name in headers) if (Object.hasOwn(credential ?? {}, name)) throw invalidHeader(name);
  return { ...credential, ...requestIdHeader(attempt), ...headers };
}
