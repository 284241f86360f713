import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { xToken } from "@node-access/auth";
import { createSuiClient } from "@node-access/grpc/sui";
import { bearer, createManagementClient } from "@node-access/management";
import { createRpcClient, type Middleware, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenGateway, openGateway } from "../src/open-gateway.ts";

const guide = new URL("../../../../site/src/content/docs/guides/observability.md", import.meta.url);

interface Metrics {
  readonly metrics: Middleware;
  readonly totals: ReadonlyMap<string, { calls: number; failures: number }>;
}

/** Runs the guide's code block of metrics as if a reader had copied it into a file. */
async function metricsOfGuide(): Promise<Metrics> {
  const blocks = [...readFileSync(guide, "utf8").matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
  const code = blocks.find((block) => block.includes("export const metrics")) ?? "";
  const source = encodeURIComponent(stripTypeScriptTypes(code));
  return (await import(`data:text/javascript,${source}`)) as Metrics;
}

/** Makes one call over each transport, with a middleware. */
async function callAll(gateway: OpenGateway, middleware: readonly Middleware[]): Promise<void> {
  const { url, wsUrl, grpcUrl, apiKey, nodeOf } = gateway;
  const credential = urlToken(nodeOf("ethereum").key);
  const management = createManagementClient({ endpoint: url, credential: bearer(apiKey), middleware });
  const rpc = createRpcClient({ protocol: "ethereum", endpoint: url, credential, middleware });
  const socket = createRpcWebSocketClient({ protocol: "ethereum", endpoint: wsUrl, credential, middleware });
  const sui = createSuiClient({ endpoint: grpcUrl, credential: xToken(nodeOf("sui").key), middleware });
  try {
    await management.getOrganization();
    await rpc.eth_chainId();
    await socket.eth_blockNumber();
    await sui.ledger.getServiceInfo();
  } finally {
    sui.close();
    await Promise.all([socket.close(), management.close()]);
  }
}

describe("middleware and diagnostics on every transport", () => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  it("run the same logger and metrics on REST, JSON-RPC, WebSocket and gRPC", async () => {
    const { metrics, totals } = await metricsOfGuide();
    const lines: string[] = [];
    const logger: Middleware = async ({ operation, endpoint, requestId, attempt }, next) => {
      const response = await next();
      lines.push(`${requestId} ${operation.name} ${endpoint} attempt ${attempt} ${response.status ?? "ok"}`);
      return response;
    };
    await callAll(gateway, [logger, metrics]);
    expect(lines).toEqual([
      expect.stringMatching(/^[\w-]+ getOrganization http:\/\/\S+ attempt 1 200$/),
      expect.stringMatching(/^[\w-]+ eth_chainId http:\/\/\S+\/\*\*\* attempt 1 200$/),
      expect.stringMatching(/^[\w-]+ eth_blockNumber ws:\/\/\S+\/\*\*\* attempt 1 ok$/),
      expect.stringMatching(/^[\w-]+ sui\.\S+\/GetServiceInfo http:\/\/\S+ attempt 1 ok$/),
    ]);
    expect([...totals].map(([name, { calls, failures }]) => [name, calls, failures])).toEqual([
      ["getOrganization", 1, 0],
      ["eth_chainId", 1, 0],
      ["eth_blockNumber", 1, 0],
      [expect.stringContaining("GetServiceInfo"), 1, 0],
    ]);
    const unreachable = {
      protocol: "ethereum",
      endpoint: "http://127.0.0.1:1",
      middleware: [metrics],
    } as const;
    await expect(createRpcClient(unreachable).net_version()).rejects.toThrow();
    const { calls, failures } = totals.get("net_version") ?? {};
    expect(failures).toBeGreaterThan(0);
    expect(calls).toBe(failures);
  });

  it("publish each call on the diagnostics channels", async () => {
    const published: string[] = [];
    const listener = (message: unknown, channel: string | symbol): void => {
      const { operation, transport, attempt } = message as {
        operation: { name: string };
        transport: string;
        attempt: number;
      };
      published.push(`${String(channel)} ${transport} ${operation.name.replace(/.*\//, "")} ${attempt}`);
    };
    const channels = ["start", "end", "error"].map((phase) => `node-access:call:${phase}`);
    for (const channel of channels) subscribe(channel, listener);
    await callAll(gateway, []);
    for (const channel of channels) unsubscribe(channel, listener);
    await callAll(gateway, []);
    expect(published).toEqual(
      [
        "http getOrganization",
        "http eth_chainId",
        "web-socket eth_blockNumber",
        "grpc GetServiceInfo",
      ].flatMap((call) => [`node-access:call:start ${call} 1`, `node-access:call:end ${call} 1`]),
    );
  });
});
