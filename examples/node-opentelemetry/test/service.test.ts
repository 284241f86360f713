import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { verified } from "@node-access/verify";
import { trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace";
import { createService } from "../src/service.ts";
import { traced } from "../src/traced.ts";

const exporter = new InMemorySpanExporter();
const telemetry = new NodeSDK({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
telemetry.start();
const gateway = await createGateway({
  networks: { "ethereum-mainnet": "simulator" },
  fixtures: { eth_getBalance: "0x14d1120d7b160000" },
});
const { key } = gateway.credentials.nodes.ethereum;
const address = "0x742d35cc6634c0532925a3b844bc454e4438f44e";

async function get(token: string, path: string) {
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: gateway.url,
    credential: urlToken(token),
    ...traced,
  });
  const server = createService(client).listen(0);
  await once(server, "listening");
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  const result = { status: response.status, body: await response.json() };
  server.close();
  return result;
}

after(async () => {
  await gateway.close();
  await telemetry.shutdown();
});

test("responds with a balance, and traces the call without its token", async () => {
  exporter.reset();
  assert.deepEqual(await get(key, `/balance/${address}`), {
    status: 200,
    body: { wei: "1500000000000000000" },
  });
  const [span] = exporter.getFinishedSpans();
  assert.equal(span?.name, "eth_getBalance");
  assert.equal(JSON.stringify(span.attributes).includes(key), false);
});

test("sends the span's context to the node", async () => {
  exporter.reset();
  const headers = trace.getTracer("test").startActiveSpan("parent", (span) => {
    span.end();
    return traced.headers();
  });
  const [parent] = exporter.getFinishedSpans();
  assert.match(headers["traceparent"] ?? "", new RegExp(`^00-${parent?.spanContext().traceId}-`));
});

test("the verdict on a result is in the span in which the call was made", async () => {
  exporter.reset();
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: gateway.url,
    credential: urlToken(key),
    ...traced,
  });
  const checked = verified(client, { chainId: 1, require: "consistent" });
  await trace.getTracer("test").startActiveSpan("request", async (span) => {
    await checked.eth_getBlockByNumber("latest", true);
    span.end();
  });
  const request = exporter.getFinishedSpans().find(({ name }) => name === "request");
  assert.deepEqual(
    request?.events.map(({ attributes }) => attributes),
    [{ "rpc.method": "eth_getBlockByNumber", "node_access.verdict": "consistent" }],
  );
});

test("a failed call is an error in the trace, with a request id for the node's operator", async () => {
  exporter.reset();
  const { status, body } = await get("wrong", `/balance/${address}`);
  assert.equal(status, 502);
  const [span] = exporter.getFinishedSpans();
  assert.deepEqual(body, {
    error: "CREDENTIAL_REFUSED",
    requestId: span?.attributes["node_access.request_id"],
  });
  assert.equal(span?.status.code, 2);
});
