import type { ErrorContexts, NodeAccessError } from "@node-access/auth";
import {
  badResponse,
  callError,
  type CallTarget,
  excerpt,
  type HttpResponse,
  isSuccess,
  readJson,
  statusError,
  withoutSecrets,
} from "@node-access/transport";

/** An error of a GraphQL response: a message, and the field that it concerns. */
export type GraphqlError = ErrorContexts["GRAPHQL_ERROR"]["errors"][number];

/** What an operation returns: data, and the errors of fields that could not be returned. */
export type GraphqlResult<Data> =
  | {
      /** The data. */
      readonly data: Data;
      /** Absent, because there are none. */
      readonly errors?: undefined;
    }
  | {
      /** The data of the fields without errors; `null` if nothing could be returned. */
      readonly data: Data | null;
      /** What went wrong, at least one error. */
      readonly errors: readonly [GraphqlError, ...GraphqlError[]];
    };

/** Statuses that say something about the request as a whole, whatever the body is. */
const NOT_ABOUT_THE_DOCUMENT: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/**
 * Reads a response. Servers send errors with status 200, and with 400 as geth does.
 *
 * @throws NodeAccessError `HTTP_STATUS`, `CREDENTIAL_REFUSED`, `UNDECODABLE_BODY` or `INVALID_RESPONSE`.
 *
 * Source: GraphQL over HTTP, Response; go-ethereum, graphql.
 */
export function readResponse(response: HttpResponse, target: CallTarget): GraphqlResult<unknown> {
  const { status, text } = response;
  const isRejected = status >= 400 && status < 500 && !NOT_ABOUT_THE_DOCUMENT.has(status);
  if (!isSuccess(status) && !isRejected) throw statusError(response, target);
  const body = isRejected ? tryParse(response, target) : readJson(response, target);
  const { data, errors } = Object(body) as { data?: unknown; errors?: unknown };
  const found = readErrors(errors, target);
  if (found === undefined || (isRejected && found.length === 0)) {
    if (isRejected) throw statusError(response, target);
    throw badResponse(target, "INVALID_RESPONSE", "no GraphQL response: its errors are not a list", text);
  }
  const [first, ...more] = found;
  if (first) return { data: typeof data === "object" ? data : null, errors: [first, ...more] };
  if (typeof data !== "object" || data === null)
    throw badResponse(target, "INVALID_RESPONSE", "no GraphQL response: it has no data and no errors", text);
  return { data };
}

function tryParse(response: HttpResponse, target: CallTarget): unknown {
  try {
    return readJson(response, target);
  } catch {
    return undefined;
  }
}

/** The errors of a response, without secrets. @returns `undefined` if it is none of GraphQL. */
function readErrors(errors: unknown, target: CallTarget): GraphqlError[] | undefined {
  if (errors === undefined || errors === null) return [];
  if (!Array.isArray(errors)) return undefined;
  const shown = withoutSecrets(errors, target);
  if (!Array.isArray(shown)) return [{ message: `${errors.length} errors, which are too long to be shown` }];
  return shown.map((error) => {
    const { message }: { message?: unknown } = Object(error);
    const said = typeof message === "string" ? message : "the server gave no message";
    return Object.assign(Object(error), { message: said }) as GraphqlError;
  });
}

export function createGraphqlError(
  { data, errors = [] as never }: GraphqlResult<unknown>,
  { status }: HttpResponse,
  target: CallTarget,
): NodeAccessError {
  const [{ message, path }] = errors;
  // A server's path may be anything.
  const fields = Array.isArray(path) ? path.filter((field) => typeof field !== "object") : [];
  const at = fields.length > 0 ? ` at ${fields.join(".")}` : "";
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  return callError(target, "GRAPHQL_ERROR", `${excerpt(message, target)}${at}${more}`, {
    errors,
    data: withoutSecrets(data, target),
    ...(status !== 200 && { status }),
  });
}
