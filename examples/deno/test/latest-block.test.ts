import assert from "node:assert/strict";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { latestBlock } from "../src/latest-block.ts";
import { startGateway } from "./start-gateway.ts";

Deno.test("reads the newest block, and reports a wrong token", async () => {
  const gateway = await startGateway();
  const client = (token: string) =>
    createRpcClient({ protocol: "ethereum", endpoint: gateway.url, credential: urlToken(token) });
  try {
    assert.match(await latestBlock(client(gateway.token)), /^block \d+: \d+ transactions$/);
    await assert.rejects(latestBlock(client("wrong")), { code: "CREDENTIAL_REFUSED" });
  } finally {
    gateway.stop();
  }
});
