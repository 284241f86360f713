import { authorizeAny } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import {
  createHttpTransport,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
} from "../http/http-transport.ts";
import type { ApiRequest } from "./api-operation.ts";
import type { Connection, AddCredential } from "./connection.ts";

const MAX_REDIRECTS = 10;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request, and follows redirects of calls that only read. Other origins get no credentials, and no headers
 * but Accept and Content-Type.
 *
 * @param again - Creates the request once more, since it collects the body of its response.
 *
 * Source: RFC 9110 section 15.4; WHATWG Fetch, HTTP-redirect fetch.
 */
export async function sendFollowing(
  connection: Connection,
  operation: ApiRequest,
  attempt: Attempt,
  credential: AddCredential | undefined,
  again: () => HttpRequest,
): Promise<HttpResponse> {
  const { options, transport } = connection;
  let request = again();
  let url: URL | undefined;
  let current = transport;
  let response = await transport.send(credential?.(request) ?? request, attempt);
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    if (operation.idempotency !== "safe" || !REDIRECTS.has(response.status)) return response;
    url ??= new URL(options.endpoint.replace(/\/+$/, "") + request.path);
    const next = resolveTarget(response, url);
    if (!next) return response;
    const isOther = next.origin !== url.origin;
    if (isOther) {
      current = transportTo(connection, next.origin);
      // The option `headers` may hold credentials too.
      attempt.headers = undefined;
    }
    const { decoder } = again();
    const { method, body, headers = {} } = request;
    const shared = Object.entries(headers).filter(
      ([name]) => !isOther || /^(accept|content-type)$/.test(name),
    );
    // Servers expect a GET after these statuses, as browsers send it.
    const becomesGet = response.status < 304 && method !== "HEAD";
    request = {
      method: becomesGet ? "GET" : method,
      path: next.pathname + next.search,
      origin: next.origin,
      headers: Object.fromEntries(shared),
      body: becomesGet ? undefined : body,
      maxResponseBytes: request.maxResponseBytes,
      decoder,
    };
    url = next;
    response = await current.send(
      (current === transport ? credential?.(request) : undefined) ?? request,
      attempt,
    );
  }
  return response;
}

/** Returns where a response redirects to, or `undefined` if nothing must be sent there. */
function resolveTarget({ headers: { location } }: HttpResponse, from: URL): URL | undefined {
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const url = new URL(location, from);
  const isAllowed = url.protocol === "https:" || url.protocol === from.protocol;
  return isAllowed && /^https?:$/.test(url.protocol) && !url.username ? url : undefined;
}

function transportTo(connection: Connection, origin: string): HttpTransport {
  const { options, others } = connection;
  const known = others.get(origin);
  if (known) return known.transport;
  const { fetch, proxy, userAgent } = options;
  const transport = createHttpTransport({ authorized: authorizeAny(origin), fetch, proxy, userAgent });
  others.set(origin, { ...connection, transport });
  return transport;
}
