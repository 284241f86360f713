import { adminKey } from "@node-access-tools/fleet";
import { type NodeRecord, nodeFields } from "../fleet/changes.ts";
import { send } from "../load/send.ts";
import { expectStatus, type LoadContext } from "./load.ts";

/** Sends a change and waits for its response. */
type Change = <T>(expected: number, method: string, path: string, body?: object) => Promise<T>;

/** Returns a function that sends changes to an API with a key. */
function changesAt(base: string, key: string): Change {
  return async <T>(expected: number, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const sending = send(`${base}/v1${path}`, method, headers, body && JSON.stringify(body));
    const { text } = await expectStatus(`${method} ${path}`, [expected], sending);
    return (text === "" ? undefined : JSON.parse(text)) as T;
  };
}

/** Makes a call with a key. */
async function call(
  { setup }: LoadContext,
  what: string,
  key: string,
  expected: number,
  method = "eth_chainId",
): Promise<void> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  const headers = { "content-type": "application/json" };
  await expectStatus(
    `a call ${what}`,
    [expected],
    send(`${setup.gateway.url}/${key}`, "POST", headers, body),
  );
}

interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/**
 * Creates credentials and uses each one, so that metrics and history have their maximum number of callers before memory is
 * measured.
 */
export async function useManyCredentials(context: LoadContext, count: number): Promise<void> {
  const { gateway, credentials } = context.setup;
  const change = changesAt(gateway.adminUrl, adminKey);
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
  (secrets as string[]).push(key);
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
  const change = changesAt(gateway.adminUrl, adminKey);
  const path = `/nodes/${credentials.nodes["ethereum"]?.id}/credentials/`;
  const created = await change<CreatedKey>(201, "POST", path, { name: "soak" });
  await call(context, "with a new credential", created.key, 200);
  const next = await change<CreatedKey>(201, "POST", `/credentials/${created.id}/rotate/`, { overlap: 0 });
  await call(context, "with a rotated credential", next.key, 200);
  await change(200, "POST", `/credentials/${next.id}/revoke/`, {});
  await call(context, "with a revoked credential", next.key, 401);
}
