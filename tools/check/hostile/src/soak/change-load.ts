import { adminKey } from "@node-access-tools/fleet";
import { type NodeRecord, nodeFields } from "../fleet/changes.ts";
import { type LoadContext, repeat } from "./load.ts";
import { post, type Response, send } from "../load/send.ts";

const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });

/** Changes records and credentials, uses each new credential immediately, and reloads the config. */
export async function makeChanges(context: LoadContext, reloadEvery: number): Promise<void> {
  await Promise.all([
    repeat(context, "management", 1_000, () => createAndDeleteNode(context)),
    repeat(context, "credentials", 1_000, () => createAndRevokeKey(context)),
    repeat(context, "reloads", reloadEvery, async () => {
      context.tally.count("reloads");
      context.setup.reload();
    }),
  ]);
}

/**
 * Creates credentials and uses each one, so that metrics and history have their maximum number of callers before memory is
 * measured.
 */
export async function useManyCredentials(
  { setup: { gateway, credentials } }: LoadContext,
  count: number,
): Promise<void> {
  const url = `${gateway.adminUrl}/v1/nodes/${credentials.nodes["starknet"]?.id}/credentials/`;
  const headers = { authorization: `Bearer ${adminKey}` };
  const chain = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] });
  for (let created = 0; created < count; created++) {
    const body = JSON.stringify({ name: `caller ${created}` });
    const { key } = JSON.parse(await expectStatus(201, "a new credential", post(url, body, headers))) as {
      key: string;
    };
    await expectStatus(200, "a call with a new credential", post(`${gateway.url}/${key}`, chain));
  }
}

/** Waits for a response. @throws Error if it has another status. */
async function expectStatus(expected: number, request: string, sending: Promise<Response>): Promise<string> {
  const { status, text } = await sending;
  if (status !== expected) throw new Error(`${request} got HTTP ${status}, expected ${expected}: ${text}`);
  return text;
}

async function createAndDeleteNode(context: LoadContext): Promise<void> {
  const { tally } = context;
  const { gateway, credentials, secrets } = context.setup;
  const change = async <T>(expected: number, method: string, path: string, body?: object): Promise<T> => {
    tally.count("management");
    const headers = { authorization: `Bearer ${credentials.apiKey}`, "content-type": "application/json" };
    const url = `${gateway.url}/v1${path}`;
    const text = await expectStatus(
      expected,
      `${method} ${path}`,
      send(url, method, headers, body && JSON.stringify(body)),
    );
    return (text === "" ? undefined : JSON.parse(text)) as T;
  };
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
  await expectStatus(200, "a call to a new node", post(`${gateway.url}/${key}`, call));
  await change(200, "PATCH", `/projects/${project.id}/`, { name: "soaked", description: "" });
  await change(204, "DELETE", `/nodes/${node.id}/`);
  await expectStatus(401, "a call to a deleted node", post(`${gateway.url}/${key}`, call));
  await change(204, "DELETE", `/networks/${network.id}/`);
  await change(204, "DELETE", `/projects/${project.id}/`);
}

async function createAndRevokeKey(context: LoadContext): Promise<void> {
  const { tally } = context;
  const { gateway, credentials } = context.setup;
  const change = async (
    expected: number,
    path: string,
    body: object,
  ): Promise<{ id: string; key: string }> => {
    tally.count("credentials");
    const headers = { authorization: `Bearer ${adminKey}` };
    const sending = post(`${gateway.adminUrl}/v1${path}`, JSON.stringify(body), headers);
    return JSON.parse((await expectStatus(expected, `POST ${path}`, sending)) || "{}") as {
      id: string;
      key: string;
    };
  };
  const path = `/nodes/${credentials.nodes["ethereum"]?.id}/credentials/`;
  const created = await change(201, path, { name: "soak" });
  await expectStatus(200, "a call with a new credential", post(`${gateway.url}/${created.key}`, call));
  const next = await change(201, `/credentials/${created.id}/rotate/`, { overlap: 0 });
  await expectStatus(200, "a call with a rotated credential", post(`${gateway.url}/${next.key}`, call));
  await change(200, `/credentials/${next.id}/revoke/`, {});
  await expectStatus(401, "a call with a revoked credential", post(`${gateway.url}/${next.key}`, call));
}
