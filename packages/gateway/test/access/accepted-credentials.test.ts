import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Credentials, Gateway } from "../../src/index.ts";
import { findNode, request } from "../client.ts";
import { networksWith } from "../networks.ts";

/** What endpoints accept in a catalog that differs from the real one. */
const accepted = {
  beacon: ["basic"],
  info: ["bearer", "api-key"],
  exchange: ["path-key", "bearer"],
  feeder: ["x-token"],
  grpc: ["x-token"],
};

describe("an endpoint accepts the credentials that the catalog lists", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    // Other files share the modules: these get their own, which read the other catalog.
    vi.resetModules();
    const { credentialKinds: kinds } = await import("../../src/generated/catalog.ts");
    vi.doMock(import("../../src/generated/catalog.ts"), async (original) => ({
      ...(await original()),
      // Endpoints that are not tested here accept nothing.
      endpointCredentials: accepted as never,
      credentialKinds: {
        ...kinds,
        "api-key": { title: "the header x-api-key", in: "header" as const, header: "X-API-Key" },
      },
    }));
    const { createGateway } = await import("../../src/index.ts");
    gateway = await createGateway({ networks: networksWith({}) });
  });
  afterAll(async () => {
    await gateway.close();
    vi.doUnmock("../../src/generated/catalog.ts");
    vi.resetModules();
  });

  const schemes = ["url-token", "basic", "bearer", "x-token", "api-key"] as const;
  const endpoints = [
    ["beacon", "ethereum", "GET", "/eth/v1/beacon/genesis", undefined, accepted.beacon],
    ["info", "hyperliquid", "POST", "/info", { type: "meta" }, accepted.info],
    ["feeder", "starknet", "POST", "/feeder_gateway/simulate_transaction", {}, accepted.feeder],
    ["exchange", "hyperliquid", "POST", "/exchange", {}, accepted.exchange],
    ["JSON-RPC", "ethereum", "POST", "", {}, ["url-token", "basic"]],
  ] as const;

  it.each(endpoints.flatMap((row) => schemes.map((scheme) => ({ scheme, row, endpoint: row[0] }))))(
    "$scheme at $endpoint",
    async ({ scheme, row: [, protocol, method, path, body, kinds] }) => {
      const { key, username, password } = findNode(gateway, protocol);
      const basic = Buffer.from(`${username}:${password}`).toString("base64");
      const headers = {
        "url-token": {},
        basic: { authorization: `Basic ${basic}` },
        bearer: { authorization: `Bearer ${key}` },
        "x-token": { "x-token": key },
        "api-key": { "x-api-key": key },
      }[scheme] as Record<string, string>;
      const url = `${gateway.url}${scheme === "url-token" ? `/${key}` : ""}${path === "" ? "/" : path}`;
      const { status, text } = await request(url, { method, headers, ...(body && { body }) });
      const names: readonly string[] = scheme === "url-token" ? ["url-token", "path-key"] : [scheme];
      const isListed = names.some((name) => (kinds as readonly string[]).includes(name));
      expect(status === 401, `${status} ${text}`).toBe(!isListed);
      expect(text).not.toContain(key);
    },
  );
});
