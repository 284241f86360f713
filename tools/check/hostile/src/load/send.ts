import { once } from "node:events";
import { WebSocket } from "ws";

type Headers = Readonly<Record<string, string>>;

/** A response, read to its end and decompressed. */
export interface Response {
  /** The HTTP status. */
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly text: string;
}

/** Milliseconds that a request may take: longer than the timeouts of all its upstreams together. */
const defaultTimeout = 60_000;

/** Sends a request. The response is compressed only if a header asks for it. @throws Error if there is no response. */
export async function send(
  url: string,
  method: string,
  headers: Headers,
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

export function post(url: string, body: string, headers: Headers = {}): Promise<Response> {
  return send(url, "POST", { "content-type": "application/json", ...headers }, body);
}

/** The outcome of a request: a response, or none. */
export interface Outcome {
  /** The HTTP status; 0 if there was no response, so that the request's effect is unknown. */
  readonly status: number;
  readonly json: unknown;
}

/** Sends JSON and waits ten seconds at most. Never throws: returns status 0 if there is no response. */
export async function trySend(
  url: string,
  method: string,
  { headers, body }: { readonly headers?: Headers; readonly body?: unknown } = {},
): Promise<Outcome> {
  try {
    const all = { "content-type": "application/json", ...headers };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { status, text } = await send(url, method, all, sent, 10_000);
    return { status, json: text.startsWith("{") ? JSON.parse(text) : undefined };
  } catch {
    return { status: 0, json: undefined };
  }
}

/** Returns a function that sends changes to the management or admin API with a key. */
export function changesAt(base: string, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  return (method: string, path: string, body?: object): Promise<Outcome> =>
    trySend(`${base}/v1${path}`, method, { headers, body });
}

/** A call that every simulated Starknet node serves. */
export const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] } as const;

/** Opens a WebSocket, which may be cut. */
export async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace(/^http/, "ws"), { perMessageDeflate: false });
  socket.on("error", () => {});
  await once(socket, "open", { signal: AbortSignal.timeout(defaultTimeout) });
  return socket;
}

/** Sends a message over a WebSocket, and returns the next one that arrives. */
export async function sendOver(socket: WebSocket, message: string): Promise<string> {
  const received = once(socket, "message", { signal: AbortSignal.timeout(defaultTimeout) });
  socket.send(message);
  return String((await received)[0]);
}
