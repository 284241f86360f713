import type { Target } from "./target.ts";

/** A response over HTTP. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/** Sends one request over HTTP, without any package of this repository. */
export async function request(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body } = options;
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : undefined };
}

/** Sends a request to the management API of any of the target's gateways. */
export function manage(target: Target, method: string, path: string, body?: unknown): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${target.fleet.credentials.apiKey}` };
  return request(`${target.pick().url}/v1${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
}

/** Creates an object with the management API. */
export async function create<Created>(target: Target, path: string, body: unknown): Promise<Created> {
  const { status, json } = await manage(target, "POST", path, body);
  if (status !== 201) throw new Error(`POST ${path}: HTTP ${status} ${JSON.stringify(json)}`);
  return json as Created;
}

/** A response of JSON-RPC. */
export interface RpcResponse {
  readonly status: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Makes one JSON-RPC call at a gateway, with the node's key in the URL. */
export async function callAt(
  url: string,
  key: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<RpcResponse> {
  const body = { jsonrpc: "2.0", id: 1, method, params };
  const { status, json } = await request(`${url}/${key}`, { method: "POST", body });
  return { status, ...(json as object) };
}

/** Makes one JSON-RPC call of the Ethereum node at any of the target's gateways. */
export function call(target: Target, method: string, ...params: readonly unknown[]): Promise<RpcResponse> {
  return callAt(target.pick().url, target.findNode("ethereum").key, method, params);
}

/** A node as the management API returns it. */
export interface NodeRecord {
  readonly id: string;
  readonly name: string;
  readonly details: {
    readonly auth_key: string;
    readonly auth_username: string;
    readonly auth_password: string;
  };
}

/** A network as the management API returns it. */
export interface NetworkRecord {
  readonly id: string;
  readonly name: string;
  readonly nodes: readonly NodeRecord[];
}

/** The fields that every new node needs. */
export const draft = {
  type: "dedicated",
  role: "peer",
  provider: "aws",
  region: "us-east-1",
  configuration: {},
} as const;

/** Creates a network of a protocol in its own project, with one node. */
export async function createNode(target: Target, protocol: string): Promise<NodeRecord> {
  const { id: project } = await create<{ id: string }>(target, "/projects/", { name: `${protocol} project` });
  const { nodes } = await create<NetworkRecord>(target, "/networks/", {
    project,
    protocol,
    configuration: { network: `${protocol}-mainnet` },
    nodes: [{ name: "node", ...draft }],
  });
  return nodes[0] as NodeRecord;
}
