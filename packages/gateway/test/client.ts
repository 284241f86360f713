import type { Gateway, NodeAccess } from "../src/index.ts";

/** A raw HTTP response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** Sends a request with Node's own client, without any code of ours. */
export async function request(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body } = options;
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== "" ? JSON.parse(text) : undefined,
  };
}

/** @returns a protocol's node that the first start created. */
export function findNode({ credentials }: Pick<Gateway, "credentials">, protocol: string): NodeAccess {
  const node = credentials?.nodes[protocol];
  if (!node) throw new Error(`the gateway has created no ${protocol} node`);
  return node;
}

/** Posts a JSON-RPC body to a node with its token in the URL. */
export function post(gateway: Gateway, protocol: string, body: unknown, path = ""): Promise<HttpResponse> {
  return request(`${gateway.url}/${findNode(gateway, protocol).key}${path}`, { method: "POST", body });
}

/** Makes one call to a node. */
export async function call(gateway: Gateway, method: string, ...params: unknown[]): Promise<unknown> {
  const { json } = await post(gateway, "ethereum", { jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = json as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result;
}
