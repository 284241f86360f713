import { expect, it } from "vitest";
import { adminKey } from "../../src/index.ts";
import { type HttpResponse, callAt, createNode, manage, request } from "./client.ts";
import { connectSocket } from "./socket.ts";
import type { Target } from "./target.ts";

interface Secret {
  readonly id: string;
  readonly key: string;
}

/** Sends a request to the admin API of any of the target's gateways. */
function administer(target: Target, method: string, path: string, body?: unknown): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${adminKey}` };
  return request(`${target.pick().addresses.adminUrl}/v1${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
}

async function createSecret(target: Target, path: string, body: unknown): Promise<Secret> {
  const { status, json } = await administer(target, "POST", path, body);
  if (status !== 200 && status !== 201)
    throw new Error(`POST ${path}: HTTP ${status} ${JSON.stringify(json)}`);
  return json as Secret;
}

/** Calls every gateway with a key and returns the set of HTTP statuses. */
async function readStatuses(target: Target, key: string): Promise<Set<number>> {
  const responses = await Promise.all(
    target.fleet.gateways.map(({ url }) => callAt(url, key, "eth_chainId")),
  );
  return new Set(responses.map(({ status }) => status));
}

/** Every gateway accepts a key or credential as soon as it exists, and rejects it as soon as it is revoked. */
export function keysContract(target: () => Target): void {
  it("accepts a new credential of a node, both credentials during a rotation, and neither once they are revoked", async () => {
    const node = await createNode(target(), "ethereum");
    const first = await createSecret(target(), `/nodes/${node.id}/credentials/`, { name: "first" });
    expect(await readStatuses(target(), first.key)).toEqual(new Set([200]));
    const second = await createSecret(target(), `/credentials/${first.id}/rotate/`, { overlap: 3600 });
    expect(await readStatuses(target(), first.key)).toEqual(new Set([200]));
    expect(await readStatuses(target(), second.key)).toEqual(new Set([200]));
    const sockets = await Promise.all(
      target().fleet.gateways.map(({ url }) => connectSocket(url, second.key)),
    );
    for (const { id } of [first, second])
      expect((await administer(target(), "POST", `/credentials/${id}/revoke/`)).status).toBeLessThan(300);
    expect(await readStatuses(target(), first.key)).toEqual(new Set([401]));
    expect(await readStatuses(target(), second.key)).toEqual(new Set([401]));
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(sockets.map(() => 1008));
    // The node's first credential is not affected.
    expect(await readStatuses(target(), node.details.auth_key)).toEqual(new Set([200]));
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
  });

  it("accepts a new key to the management API until it is revoked", async () => {
    const { json } = await administer(target(), "GET", "/organizations/");
    const [organization] = (json as { results: { id: string }[] }).results;
    const path = `/organizations/${organization?.id}/api-keys/`;
    const { id, key } = await createSecret(target(), path, { name: "contract" });
    const statuses = async (): Promise<Set<number>> => {
      const headers = { authorization: `Bearer ${key}` };
      const responses = await Promise.all(
        target().fleet.gateways.map(({ url }) => request(`${url}/v1/projects/`, { headers })),
      );
      return new Set(responses.map(({ status }) => status));
    };
    expect(await statuses()).toEqual(new Set([200]));
    expect((await administer(target(), "POST", `/api-keys/${id}/revoke/`)).status).toBeLessThan(300);
    expect(await statuses()).toEqual(new Set([401]));
  });

  it("restricts a credential to its allowed methods at every gateway", async () => {
    const node = await createNode(target(), "ethereum");
    const body = { name: "reader", methods: ["eth_chainId"] };
    const { key } = await createSecret(target(), `/nodes/${node.id}/credentials/`, body);
    for (const { url } of target().fleet.gateways) {
      expect(await callAt(url, key, "eth_chainId")).toMatchObject({ result: "0x7a69" });
      expect((await callAt(url, key, "eth_blockNumber")).error).toBeDefined();
    }
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
  });

  it("stores every change in one audit log, whichever gateway made it", async () => {
    const node = await createNode(target(), "starknet");
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
    const { json } = await administer(target(), "GET", "/audit/");
    expect(JSON.stringify(json)).toContain(node.id);
  });
}
