import { afterAll, expect, test } from "bun:test";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { latestBlock } from "../src/latest-block.ts";
import { startGateway } from "./start-gateway.ts";

const gateway = await startGateway();
afterAll(() => gateway.stop());

test("reads the newest block", async () => {
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: gateway.url,
    credential: urlToken(gateway.token),
  });
  expect(await latestBlock(client)).toMatch(/^block \d+: \d+ transactions$/);
});

test("reports a wrong token", async () => {
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: gateway.url,
    credential: urlToken("wrong"),
  });
  expect(latestBlock(client)).rejects.toMatchObject({ code: "CREDENTIAL_REFUSED" });
});
