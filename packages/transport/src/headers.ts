import { invalidArgument, redactor } from "@node-access/auth";
import { requestIdHeader } from "#platform";
import type { Attempt, AttemptState } from "./attempt.ts";
import { connectionError } from "./call-error.ts";

/** Header values by name. Over gRPC they travel as metadata. */
export type HeaderFields = Readonly<Record<string, string>>;

/**
 * Headers to send besides those of the client: fixed values, or a function that returns them before each attempt. Their values
 * are treated as secrets: no error or log shows them.
 *
 * @example
 * ```ts
 * import type { HeadersOption } from "@node-access/transport";
 *
 * export const fixed: HeadersOption = { "x-team": "indexing" };
 * export const fresh: HeadersOption = async () => ({ traceparent: `00-${crypto.randomUUID().replaceAll("-", "")}-00f067aa0ba902b7-01` });
 * ```
 */
export type HeadersOption =
  | HeaderFields
  | Headers
  | (() => HeaderFields | Headers | Promise<HeaderFields | Headers>);

/** Headers that the client or its platform sets. Source: RFC 9110, WHATWG Fetch "forbidden request-header". */
const RESERVED =
  /^(host|connection|keep-alive|te|trailer|upgrade|expect|accept|(accept|content|proxy|sec|transfer)-.*)$/;
/** Source: RFC 9110 section 5.6.2 and 5.5. */
const FIELD = /^[!#-'*+.0-9^-z|~-]+:[\t -~\x80-\xff]*$/;

/** Shorter values, such as a version, are no secrets, and hiding them would hide ordinary words. */
const SHORTEST_SECRET = 6;

/**
 * Resolves the option `headers` for an attempt, and hides the values in what its errors show.
 *
 * @param option - The option.
 * @param attempt - Gets the headers, under lower-case names, in place of those it has.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names a header which is reserved or malformed; `NOT_SENT` if the function throws.
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
  let given: unknown = option;
  try {
    if (typeof option === "function") given = await option();
  } catch (error) {
    throw connectionError(attempt, error);
  }
  if (!given || typeof given !== "object")
    throw invalidArgument("headers", "an object or a function", typeof given);
  const headers: Record<string, string> = {};
  for (const [key, value] of (given instanceof Headers ? [...given] : Object.entries(given)) as [
    string,
    unknown,
  ][]) {
    const name = key.toLowerCase();
    if (typeof value !== "string" || RESERVED.test(name) || !FIELD.test(`${name}:${value}`))
      throw refused(name);
    headers[name] = value;
  }
  const { redact } = attempt;
  const { "x-request-id": requestId = attempt.requestId, ...secrets } = headers;
  const hide = redactor(Object.values(secrets).filter(({ length }) => length >= SHORTEST_SECRET));
  attempt.redact = (text) => hide(redact(text));
  attempt.requestId = requestId;
  attempt.headers = headers;
}

function refused(name: string): Error {
  const expected = "one line of Latin-1, in a header that the client does not set";
  return invalidArgument(`headers["${name}"]`, expected, "another");
}

/**
 * Joins the headers of a credential with those that an attempt adds: the option `headers`, and its id.
 *
 * @param credential - What `authorize` returned.
 * @param attempt - The attempt.
 * @returns all of them, for the wire only.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the option replaces a header of the credential.
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
  { headers, requestId }: Pick<Attempt, "headers" | "requestId">,
): Record<string, string> {
  for (const name in headers) if (name in credential) throw refused(name);
  return { ...credential, ...requestIdHeader(requestId), ...headers };
}
