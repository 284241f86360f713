import { send as sendOnce } from "../load/send.ts";

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
  { headers, body }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
): Promise<Outcome> {
  try {
    const all = { "content-type": "application/json", ...headers };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { status, text } = await sendOnce(url, method, all, sent, timeout);
    return { status, json: text.startsWith("{") ? JSON.parse(text) : undefined };
  } catch {
    return { status: 0, json: undefined };
  }
}

/** A call that every simulated Starknet node serves. */
export const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] } as const;
