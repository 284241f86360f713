import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { createRpcClient, type Middleware } from "@node-access/rpc";
import { expect, it } from "vitest";
import { fromMarkdown } from "../src/extract.ts";

interface Metrics {
  readonly metrics: Middleware;
  readonly totals: ReadonlyMap<string, object>;
}

const guide = new URL("../../../../site/src/content/docs/guides/observability.md", import.meta.url);

/** Runs the guide's example, like a reader who copies it into a file. */
async function metricsOfGuide(): Promise<Metrics> {
  const { examples } = fromMarkdown("observability.md", readFileSync(guide, "utf8"));
  const { text = "" } = examples.find((example) => example.text.includes("export const metrics")) ?? {};
  const source = encodeURIComponent(stripTypeScriptTypes(text.trim()));
  return (await import(`data:text/javascript,${source}`)) as Metrics;
}

it("the guide's middleware counts attempts by operation", async () => {
  const { metrics, totals } = await metricsOfGuide();
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    if (received === 1) return void response.writeHead(503).end("busy");
    request.setEncoding("utf8").on("data", (body: string) => {
      const { id } = JSON.parse(body) as { id: number };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: `http://127.0.0.1:${port}`,
    middleware: [metrics],
  });
  expect(await client.eth_chainId()).toBe("0x1");
  expect(totals).toEqual(
    new Map([["eth_chainId", { calls: 2, failures: 1, milliseconds: expect.any(Number) }]]),
  );
  server.close();
});
