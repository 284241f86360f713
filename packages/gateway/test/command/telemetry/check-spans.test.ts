import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { call, findNode } from "../../client.ts";
import { startUpstream } from "../../upstream-server.ts";
import { type EndedSpan, startOwnSdk } from "./own-sdk.ts";

const spans: EndedSpan[] = [];
let endSdk: () => Promise<void>;
let source: Gateway;

beforeAll(async () => {
  endSdk = startOwnSdk((span) => void spans.push(span));
  source = await createGateway({ networks: { "ethereum-mainnet": "simulator" }, blockTime: 3_600_000 });
});
afterAll(async () => {
  await source.close();
  await endSdk();
});

/** Serves the source's chain, with blocks that lack their last transaction if it lies. */
async function startNode(lies: boolean): Promise<string> {
  const { key } = findNode(source, "ethereum");
  const server = await startUpstream((body, response) => {
    if (body === "") return void response.writeHead(426).end();
    const headers = { "content-type": "application/json" };
    void fetch(`${source.url}/${key}`, { method: "POST", headers, body }).then(async (answer) => {
      const replies = (await answer.json()) as unknown;
      for (const { result } of [replies].flat() as { result?: { transactions?: unknown[] } }[])
        if (lies) result?.transactions?.pop();
      response.writeHead(200, headers).end(JSON.stringify(replies));
    });
  });
  closeAfterTest(server);
  return server.url;
}

it.each(["enforce", "observe"] as const)("checks have spans with %s", async (integrity) => {
  spans.splice(0);
  const upstreams = [
    { name: "liar", url: await startNode(true), tier: 1 },
    { name: "honest", url: await startNode(false), tier: 2 },
  ];
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": { rpc: { upstreams, cache: "off", hedging: "off", integrity } } },
    telemetry: true,
    log: () => {},
  });
  closeAfterTest(gateway);
  // With observe, the first results are not checked until the checks are loaded.
  await expect
    .poll(async () => {
      await call(gateway, "eth_getBlockByNumber", "latest", true);
      return spans.some(({ name }) => name === "check eth_getBlockByNumber");
    })
    .toBe(true);
  const checks = (): EndedSpan[] => spans.filter(({ name }) => name === "check eth_getBlockByNumber");
  await expect.poll(() => checks().length).toBeGreaterThan(integrity === "enforce" ? 1 : 0);
  const [first] = checks();
  expect(first).toMatchObject({
    attributes: {
      "node_access.upstream": "liar",
      "node_access.verdict": "wrong",
      "node_access.reason": "transactions-root",
    },
    status: { code: 2 },
  });
  await expect
    .poll(() =>
      spans.some(
        (span) =>
          span.name === "eth_getBlockByNumber" &&
          span.spanContext().spanId === first?.parentSpanContext?.spanId,
      ),
    )
    .toBe(true);
  const honest = (): boolean =>
    checks().some(
      ({ attributes }) =>
        attributes["node_access.upstream"] === "honest" && attributes["node_access.verdict"] === "consistent",
    );
  if (integrity === "enforce") await expect.poll(honest).toBe(true);
});
