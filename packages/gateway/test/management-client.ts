import type { Gateway } from "../src/index.ts";
import { type HttpResponse, request } from "./client.ts";

/** Sends requests to a gateway's management API with one key. */
export type ApiClient = (method: string, path: string, body?: unknown) => Promise<HttpResponse>;

/**
 * @param key - The API key of the calling organization. Default: the one of the gateway's first organization.
 */
export function managementClient(
  gateway: Gateway,
  key: string = gateway.credentials?.apiKey ?? "",
): ApiClient {
  const headers = { authorization: `Bearer ${key}` };
  return (method, path, body) =>
    request(`${gateway.url}/v1${path}`, { method, headers, ...(body !== undefined && { body }) });
}

/** The wrong fields in an error response, with the reasons. */
export function readFields({ json }: HttpResponse): Readonly<Record<string, readonly string[]>> {
  return (json as { error: { fields?: Record<string, string[]> } }).error.fields ?? {};
}

/** A node as its record shows it. */
export interface NodeRecord {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly details: {
    readonly auth_key: string;
    readonly auth_username: string;
    readonly auth_password: string;
  };
}

/** The body for a new node. */
export const draft = {
  name: "new",
  type: "dedicated",
  role: "peer",
  provider: "aws",
  region: "us-east-1",
  configuration: { archive: false },
} as const;

/** Creates a network in its own project, with nodes. */
export async function createNetwork(
  api: ApiClient,
  protocol: string,
  nodes: readonly object[] = [draft],
  network = `${protocol}-mainnet`,
): Promise<{ id: string; project: string; nodes: NodeRecord[] }> {
  const { json: project } = await api("POST", "/projects/", { name: `${protocol} project` });
  const { status, json } = await api("POST", "/networks/", {
    project: (project as { id: string }).id,
    protocol,
    configuration: { network },
    nodes,
  });
  if (status !== 201) throw new Error(`no network was created: ${JSON.stringify(json)}`);
  return json as { id: string; project: string; nodes: NodeRecord[] };
}
