import { adminKey } from "@node-access-tools/fleet";
import { type NodeRecord, nodeFields } from "../fleet/changes.ts";
import { type LoadContext, request } from "./load.ts";

/** Returns a function that sends changes to an API with a key, and waits for their responses. */
function changesAt(base: string, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  return async <T>(expected: number, method: string, path: string, body?: object): Promise<T> => {
    const { text } = await request(
      `${method} ${path}`,
      [expected],
      method,
      `${base}/v1${path}`,
      headers,
      body,
    );
    return (text === "" ? undefined : JSON.parse(text)) as T;
  };
}

async function call(
  { setup }: LoadContext,
  what: string,
  key: string,
  expected: number,
  method = "eth_chainId",
): Promise<void> {
  const body = { jsonrpc: "2.0", id: 1, method, params: [] };
  await request(`a call ${what}`, [expected], "POST", `${setup.gateway.url}/${key}`, {}, body);
}

interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** Creates credentials and uses each one, so that metrics and history have all the callers they can before memory is measured. */
export async function useManyCredentials(context: LoadContext, count: number): Promise<void> {
  const { gateway, credentials } = context.setup;
  const change = changesAt(gateway.addresses.adminUrl, adminKey);
  const path = `/nodes/${credentials.nodes["starknet"]?.id}/credentials/`;
  for (let created = 0; created < count; created++) {
    const { key } = await change<CreatedKey>(201, "POST", path, { name: `caller ${created}` });
    await call(context, "with a new credential", key, 200, "starknet_chainId");
  }
}

/** Creates and deletes a network with a node, whose key is used immediately. */
export async function createAndDeleteNode(context: LoadContext): Promise<void> {
  const { gateway, credentials, secrets } = context.setup;
  const change = changesAt(gateway.url, credentials.apiKey);
  const project = await change<{ id: string }>(201, "POST", "/projects/", { name: "soak", description: "" });
  const network = await change<{ id: string; nodes: readonly NodeRecord[] }>(201, "POST", "/networks/", {
    project: project.id,
    protocol: "ethereum",
    configuration: { network: "ethereum-mainnet" },
    nodes: [{ name: "soak", ...nodeFields }],
  });
  const [node] = network.nodes;
  if (!node) throw new Error("the network was created without its node");
  const key = node.details.auth_key;
  secrets.push(key);
  await call(context, "to a new node", key, 200);
  await change(200, "PATCH", `/projects/${project.id}/`, { name: "soaked", description: "" });
  await change(204, "DELETE", `/nodes/${node.id}/`);
  await call(context, "to a deleted node", key, 401);
  await change(204, "DELETE", `/networks/${network.id}/`);
  await change(204, "DELETE", `/projects/${project.id}/`);
}

/** Creates, rotates and revokes a credential, and uses each one immediately. */
export async function createAndRevokeKey(context: LoadContext): Promise<void> {
  const { gateway, credentials } = context.setup;
  const change = changesAt(gateway.addresses.adminUrl, adminKey);
  const path = `/nodes/${credentials.nodes["ethereum"]?.id}/credentials/`;
  const created = await change<CreatedKey>(201, "POST", path, { name: "soak" });
  await call(context, "with a new credential", created.key, 200);
  const next = await change<CreatedKey>(201, "POST", `/credentials/${created.id}/rotate/`, { overlap: 0 });
  await call(context, "with a rotated credential", next.key, 200);
  await change(200, "POST", `/credentials/${next.id}/revoke/`, {});
  await call(context, "with a revoked credential", next.key, 401);
}
