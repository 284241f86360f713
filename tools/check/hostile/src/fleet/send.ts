/** The outcome of a request: a response, or none. */
export interface Outcome {
  /** The HTTP status; 0 if there was no response, so that the request's effect is unknown. */
  readonly status: number;
  readonly json: unknown;
}

/** Milliseconds that a request may take. */
const timeout = 10_000;

/** Sends a request. Never throws: returns status 0 if there is no response. */
export async function send(
  url: string,
  method: string,
  options: { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: { "content-type": "application/json", ...options.headers },
      signal: AbortSignal.timeout(timeout),
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text.startsWith("{") ? JSON.parse(text) : undefined };
  } catch {
    return { status: 0, json: undefined };
  }
}

/** A call that every simulated Starknet node serves. */
export const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] } as const;
