/** How a request ended: with a response, or without one. */
export interface Ending {
  /** 0 where there was no response: nobody can say what became of the request. */
  readonly status: number;
  readonly json: unknown;
}

/** Milliseconds that a request may take. */
const patience = 10_000;

/** Sends a request, and returns however it ends. */
export async function send(
  url: string,
  method: string,
  given: { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
): Promise<Ending> {
  try {
    const response = await fetch(url, {
      method,
      headers: { "content-type": "application/json", ...given.headers },
      signal: AbortSignal.timeout(patience),
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text.startsWith("{") ? JSON.parse(text) : undefined };
  } catch {
    return { status: 0, json: undefined };
  }
}

/** A call that every simulated Starknet node serves. */
export const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] } as const;
