import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { type HttpResponse, findNode, request } from "../client.ts";

const [listed, own, other] = ["https://listed.example", "https://own.example", "https://other.example"];
const adminKey = "a".repeat(32);
const chainId = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };

/** The origin whose pages may read a response. */
const readableBy = ({ headers }: HttpResponse): string | null => headers.get("access-control-allow-origin");

describe("a gateway with a list of origins", () => {
  let gateway: Gateway<Credentials>;
  /** The key of its own credential with origins. */
  let ownKey: string;
  beforeAll(async () => {
    gateway = await createGateway({ cors: { origins: [listed] }, admin: { key: adminKey } });
    const { id } = findNode(gateway, "ethereum");
    const { json } = await request(`${gateway.adminUrl}/v1/nodes/${id}/credentials/`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminKey}` },
      body: { name: "page", origins: [own] },
    });
    expect(json).toMatchObject({ origins: [own] });
    ownKey = (json as { key: string }).key;
  });
  afterAll(() => gateway.close());

  const preflight = (origin: string): Promise<HttpResponse> =>
    request(`${gateway.url}/any-token`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-request-id",
      },
    });
  const callFrom = (origin: string, key: string): Promise<HttpResponse> =>
    request(`${gateway.url}/${key}`, { method: "POST", headers: { origin }, body: chainId });

  it.each([listed, own])(
    "permits the preflight of %s, without a credential, for two hours",
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-allow-headers")).toBe("content-type,x-request-id");
      expect(headers.get("access-control-allow-methods")).toContain("PATCH");
      expect(headers.get("access-control-max-age")).toBe("7200");
    },
  );

  it("rejects the preflight of another page, and says how to allow it", async () => {
    const { status, text } = await preflight(other);
    expect(status).toBe(403);
    expect(text).toContain("--cors-origin");
  });

  it("lets a listed page read responses, errors and headers", async () => {
    const { key } = findNode(gateway, "ethereum");
    const served = await callFrom(listed, key);
    expect(served).toMatchObject({ status: 200, json: { result: "0x7a69" } });
    expect(readableBy(served)).toBe(listed);
    expect(served.headers.get("access-control-expose-headers")).toBe("*");
    expect(served.headers.get("vary")).toMatch(/origin/i);
    const rejected = await callFrom(listed, "no-such-token");
    expect(rejected.status).toBe(401);
    expect(readableBy(rejected)).toBe(listed);
  });

  it("lets a page use a credential only if the credential's own list has it", async () => {
    const served = await callFrom(own, ownKey);
    expect(served.status).toBe(200);
    expect(readableBy(served)).toBe(own);
    const rejected = await callFrom(listed, ownKey);
    expect(rejected).toMatchObject({ status: 403, json: { error: { code: "origin_not_allowed" } } });
  });

  it("lets no page read what only another credential's list allows", async () => {
    const { key } = findNode(gateway, "ethereum");
    expect(readableBy(await callFrom(own, key))).toBeNull();
    expect(readableBy(await callFrom(other, key))).toBeNull();
  });

  it("serves the management API to listed pages", async () => {
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}`, origin: listed };
    const response = await request(`${gateway.url}/v1/organization/`, { headers });
    expect(response.status).toBe(200);
    expect(readableBy(response)).toBe(listed);
  });

  it("rejects the WebSocket of a page that the credential does not list", async () => {
    const url = `${gateway.url.replace("http", "ws")}/ws/${ownKey}`;
    expect(await readStatus(url, own)).toBe(101);
    expect(await readStatus(url, listed)).toBe(403);
  });

  it("rejects the WebSocket of a page that nothing allows, since browsers would let it read", async () => {
    const { key } = findNode(gateway, "ethereum");
    for (const path of [`/ws/${key}`, "/ws"]) {
      const url = gateway.url.replace("http", "ws") + path;
      expect(await readStatus(url, listed)).toBe(101);
      expect(await readStatus(url, own)).toBe(403);
      expect(await readStatus(url, other)).toBe(403);
    }
  });
});

/** @returns the status that the handshake of a page's WebSocket gets. */
function readStatus(url: string, origin: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { origin });
    socket.on("open", () => {
      resolve(101);
      socket.close();
    });
    socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on("error", () => {});
  });
}

it("a gateway for all origins sends a wildcard", async () => {
  const gateway = await createGateway({ cors: { origins: "*", maxAge: 60 } });
  const headers = { origin: other };
  const { key } = findNode(gateway, "ethereum");
  const response = await request(`${gateway.url}/${key}`, { method: "POST", headers, body: chainId });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  await gateway.close();
});

it("a gateway without origins sends no header, and serves clients that are not browsers", async () => {
  const gateway = await createGateway();
  const { key } = findNode(gateway, "ethereum");
  const response = await request(`${gateway.url}/${key}`, {
    method: "POST",
    headers: { origin: other },
    body: chainId,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  await gateway.close();
});

it.each([
  [{ origins: "https://a.example" }, "cors.origins"],
  [{ origins: ["https://a.example/path"] }, "cors.origins.0"],
  [{ origins: [], maxAge: -1 }, "cors.maxAge"],
])("%j is rejected with its name", async (cors, path) => {
  await expect(createGateway({ cors } as never)).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path },
  });
});
