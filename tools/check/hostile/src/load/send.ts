/** A response, read to its end and decompressed. */
export interface Response {
  /** The HTTP status. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds that a request may take: longer than the timeouts of all its upstreams together. */
const defaultTimeout = 60_000;

/** Sends a request. The response is compressed only if a header asks for it. @throws Error if there is no response. */
export async function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
  timeout: number = defaultTimeout,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { "accept-encoding": "identity", ...headers },
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends JSON. */
export function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return send(url, "POST", { "content-type": "application/json", ...headers }, body);
}
